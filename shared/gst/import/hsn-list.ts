import type { RawCell } from '../../sheets/cells.ts';
import { cellText } from '../../sheets/cells.ts';
import { hsnTitle } from '../data/hsn.ts';

/** Codes found in a list, and lines without one. */
interface ReadHsnList {
  codes: string[];
  refused: { line: number; text: string }[];
}

const isHeading = (text: string): boolean => /(^|[^a-z])(hsn|sac)([^a-z]|$)/i.test(text);

/** Codes have an even number of digits; a spreadsheet drops the zero before chapters 01 to 09. */
function codeOf(raw: RawCell): string | undefined {
  const digits = cellText(raw).replace(/[\s.]/g, '');
  if (!/^\d{2,8}$/.test(digits)) return undefined;
  const code = digits.length % 2 === 1 ? `0${digits}` : digits;
  return hsnTitle(code) ? code : undefined;
}

/**
 * Reads a list of HSN codes, such as the portal's HSN master: the column headed HSN or SAC, else the first
 * one. Titles are not needed.
 */
export function readHsnList(tables: readonly (readonly (readonly RawCell[])[])[]): ReadHsnList {
  const codes = new Set<string>();
  const refused: ReadHsnList['refused'] = [];
  for (const rows of tables) {
    // The last such line: a title may be above the heading.
    const head = rows.slice(0, 12).findLastIndex((row) => row.some((cell) => isHeading(cellText(cell))));
    const cells = rows[head] ?? [];
    // `HSN Code` and not `HSN description`, when both are there.
    const named = cells.findIndex((cell) => isHeading(cellText(cell)) && /code|cd/i.test(cellText(cell)));
    const column = Math.max(0, named >= 0 ? named : cells.findIndex((cell) => isHeading(cellText(cell))));
    for (let i = head + 1; i < rows.length; i++) {
      const raw = rows[i]![column];
      const text = cellText(raw);
      if (text === '') continue;
      const code = codeOf(raw);
      if (code) codes.add(code);
      else refused.push({ line: i + 1, text: text.slice(0, 40) });
    }
  }
  return { codes: [...codes].sort(), refused };
}

/**
 * Codes allowed by a list: each code and its prefixes of four and six digits, which represent it at a lower
 * turnover.
 */
export function hsnSet(codes: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const code of codes)
    for (const length of [4, 6, 8]) if (code.length >= length) all.add(code.slice(0, length));
  return all;
}
