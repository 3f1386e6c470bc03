import { uploadLimit } from '../data/limits.ts';
import type { Row } from './columns.ts';
import { documentsOf, gstr1FileName, type Turnovers, writeGstr1 } from './json-write.ts';
import { type SectionId, type Sheets, sectionIds, sections } from './sections.ts';
import type { Taxpayer } from './supply.ts';

/** A file to upload. */
interface GstFile {
  name: string;
  text: string;
  lines: number;
}

/** Bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let extra = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // A surrogate is half of a four-byte character, so each half counts two bytes.
    if (code > 0x7f) extra += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return text.length + extra;
}

/** Cuts sheets into parts of at most `most` lines without splitting a document; summaries all stay in the first part. */
function cut(sheets: Sheets, most: number): Sheets[] {
  const parts: { sheets: Sheets; lines: number }[] = [{ sheets: {}, lines: 0 }];
  const add = (id: SectionId, rows: readonly Row[]) => {
    let part = parts.at(-1)!;
    if (part.lines > 0 && part.lines + rows.length > most) {
      part = { sheets: {}, lines: 0 };
      parts.push(part);
    }
    const list = part.sheets[id] ?? [];
    part.sheets[id] = list;
    list.push(...rows);
    part.lines += rows.length;
  };
  const whole = sectionIds.filter((id) => !sections[id].document && (sheets[id]?.length ?? 0) > 0);
  for (const id of whole) {
    parts[0]!.sheets[id] = [...sheets[id]!];
    parts[0]!.lines += sheets[id]!.length;
  }
  for (const id of sectionIds) {
    if (whole.includes(id) || !sheets[id]) continue;
    for (const rows of documentsOf(sections[id], sheets[id])) add(id, rows);
  }
  return parts.map((part) => part.sheets);
}

/** The return as files for the portal's upload: one, or several if it exceeds the limits. */
export function gstr1Files(
  who: Taxpayer,
  sheets: Sheets,
  today: string,
  turnovers: Turnovers = {},
  limit = uploadLimit,
): GstFile[] {
  let most = limit.lines;
  for (;;) {
    const texts = cut(sheets, most).map((part) => ({
      text: JSON.stringify(writeGstr1(who, part, turnovers)),
      lines: sectionIds.reduce((n, id) => n + (part[id]?.length ?? 0), 0),
    }));
    const largest = texts.reduce(
      (n, t) => Math.max(n, t.text.length * 3 > limit.bytes ? utf8Length(t.text) : t.text.length),
      0,
    );
    const smaller = Math.floor(most * Math.min(0.9, (limit.bytes / largest) * 0.95));
    if (largest <= limit.bytes || smaller < 1) {
      return texts.map((t, i) => ({
        ...t,
        name: gstr1FileName(who.gstin, today, texts.length > 1 ? i + 1 : undefined),
      }));
    }
    most = smaller;
  }
}
