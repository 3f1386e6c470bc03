import type { Message } from '../../forms/messages.ts';
import type { Answers, Question } from '../../intake/questions.ts';
import type { Table } from '../../intake/recognise-table.ts';
import type { Row } from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import { uniqueKey } from '../gstr1/rules-groups.ts';
import { type SectionId, type Sheets, sections } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { placeTable } from './place-table.ts';
import type { Layout, SalesMapping } from './register-layout.ts';
import { addTo, noSums, placedSums, type Sums, sumKinds } from './register-sums.ts';
import type { LeftLine, Refused } from './table.ts';
import { importTally } from './tally.ts';

/** A message with its sheet, if a file has several. */
interface SheetNote {
  sheet: string;
  message: Message;
}

/** GSTR-1 content of a sales file; amounts in paise. */
export interface SalesRead {
  sheets: Sheets;
  /** `line` of tables, `number` of vouchers; `asked` if an answer would accept the line. */
  refused: (Omit<Refused, 'line'> & {
    sheet: string;
    line: number | null;
    section: SectionId | null;
    number: string | null;
  })[];
  notes: SheetNote[];
  /** Lines of registers that are not supplies: totals, repeated headings, cancelled and other documents. */
  left: (LeftLine & { sheet: string })[];
  questions: Question[];
  /** For registers: their columns, and the first rows below the headings. */
  layouts: { sheet: string; layout: Layout; rows: Table['rows'] }[];
  /** Sums over the lines of registers: in the file, placed in tables, refused. */
  totals?: { file: Sums; placed: Sums; refused: Sums };
  /** The file's own totals line, if any. */
  own?: Partial<Sums>;
}

/** The user's input for a file. */
export interface SalesOptions {
  section?: SectionId | undefined;
  answers?: Answers;
  mapping?: SalesMapping;
  /** Remembered columns, by `layoutKey`. */
  remembered?: Readonly<Record<string, SalesMapping>>;
}

/** Rows shown with a mapping. */
const PREVIEW = 10;

/** Reads the tables of a CSV or workbook, sheet by sheet; sheets that are not tables of a return are listed. */
export function readSalesTables(
  who: Taxpayer,
  tables: readonly Table[],
  next: NextId,
  { section, answers = {}, mapping = {}, remembered = {} }: SalesOptions = {},
): SalesRead {
  const out: SalesRead = { sheets: {}, refused: [], notes: [], left: [], questions: [], layouts: [] };
  const several = tables.length > 1;
  const templates: Sheets = {};
  const registers: { own: Partial<Sums>; file: Sums }[] = [];
  for (const { name, rows } of tables) {
    if (rows.length === 0) continue;
    const read = placeTable(who, { name, rows }, section, next, { answers, mapping, remembered });
    if (!read.placed && several) {
      out.notes.push({ sheet: '', message: say('sheetLeft', { name }) });
      // A table with values below another one on its sheet is not there by chance.
      if (/ \(\d+\)$/.test(name) && read.layout?.at.taxable)
        out.refused.push(...read.refused.map((r) => ({ ...r, sheet: name, number: null })));
      continue;
    }
    for (const [id, list] of Object.entries(read.sheets) as [SectionId, Row[]][])
      out.sheets[id] = [...(out.sheets[id] ?? []), ...list];
    // A blank sheet of a template is not an error.
    if (!several || rows.length > 1)
      out.refused.push(...read.refused.map((r) => ({ ...r, sheet: several ? name : '', number: null })));
    out.notes.push(...read.notes.map((message) => ({ sheet: several ? name : '', message })));
    for (const l of read.left ?? []) out.left.push({ ...l, sheet: several ? name : '' });
    for (const q of read.questions ?? []) {
      const known = out.questions.find((x) => x.id === q.id);
      if (known) known.documents = [...(known.documents ?? []), ...(q.documents ?? [])];
      else out.questions.push(q);
    }
    if (read.layout)
      out.layouts.push({
        sheet: name,
        layout: read.layout,
        rows: rows.slice(read.layout.line + 1, read.layout.line + 1 + PREVIEW),
      });
    if (read.totals) {
      out.totals ??= { file: noSums(), placed: noSums(), refused: noSums() };
      for (const key of ['file', 'placed', 'refused'] as const) addTo(out.totals[key], read.totals[key]);
      registers.push({ own: read.own ?? {}, file: read.totals.file });
    } else
      for (const [id, list] of Object.entries(read.sheets) as [SectionId, Row[]][])
        templates[id] = [...(templates[id] ?? []), ...list];
    if (read.own && Object.keys(read.own).length > 0)
      out.own = several ? { ...out.own, ...read.own } : read.own;
  }
  // A totals line that is the sum of its own table does not apply to others.
  const proved = registers.every(({ own, file }) =>
    sumKinds.every((key) => own[key] === undefined || Math.abs(own[key]) === Math.abs(file[key])),
  );
  if (registers.length > 1 && proved && registers.some(({ own }) => Object.keys(own).length === 0))
    delete out.own;
  // Sheets in the portal's layout next to a register: their documents count on both sides.
  if (out.totals)
    for (const key of ['file', 'placed'] as const) addTo(out.totals[key], placedSums(templates));
  out.sheets = addSummaries(out.sheets);
  return out;
}

/** Tables whose rows are totals over documents. */
const summed: readonly SectionId[] = ['b2cs', 'nil', 'hsn', 'at', 'txpd', 'supeco'];

/** Adds up rows of one summary line from several sheets or files: returns reduce sales of another sheet. */
function addSummaries(sheets: Sheets): Sheets {
  const out: Sheets = { ...sheets };
  for (const id of summed) {
    const rows = out[id];
    if (!rows || rows.length < 2) continue;
    const byKey = new Map<string, Row>();
    for (const row of rows) {
      const key = uniqueKey(sections[id], row) ?? row.id;
      const known = byKey.get(key);
      if (!known) {
        byKey.set(key, { ...row });
        continue;
      }
      for (const { key: column, kind } of sections[id].columns)
        if (kind === 'money' || kind === 'quantity') {
          const sum =
            ((known[column] as number | undefined) ?? 0) + ((row[column] as number | undefined) ?? 0);
          known[column] = (kind === 'quantity' ? Math.round(sum * 100) / 100 : sum) as never;
        }
    }
    out[id] = [...byKey.values()];
  }
  return out;
}

/**
 * Reads Tally's vouchers in XML, optionally only some dates (`YYYYMMDD`) and GSTINs of the company
 * (`within`); a message if there are none.
 */
export function readSalesVouchers(
  who: Taxpayer,
  text: string,
  next: NextId,
  answers: Answers = {},
  within?: (day: string, own: string) => boolean,
): SalesRead | { message: Message } {
  const read = importTally(who, text, next, answers, within);
  if (!read.ok) return { message: read.message };
  const { sheets, refused, skipped, left, withoutHsn, cancelled, exempt, questions } = read.result;
  const kinds = Object.entries(left).map(([type, count]) => `${type} (${count})`);
  const notes: Message[] = [];
  if (skipped > 0) notes.push(say('vouchersSkipped', { count: skipped }));
  if (kinds.length > 0) notes.push(say('vouchersLeft', { kinds: kinds.slice(0, 30).join(', ') }));
  if (withoutHsn.length > 0)
    notes.push(
      say('linesWithoutHsn', { count: withoutHsn.length, numbers: withoutHsn.slice(0, 50).join(', ') }),
    );
  if (cancelled.length > 0)
    notes.push(say('cancelledLeft', { count: cancelled.length, numbers: cancelled.slice(0, 50).join(', ') }));
  if (exempt > 0) notes.push(say('exemptFound', { count: exempt }));
  return {
    sheets,
    refused: refused.map((r) => ({
      sheet: '',
      section: null,
      line: null,
      number: r.number,
      message: r.message,
      cells: [],
      ...(r.asked ? { asked: r.asked } : {}),
    })),
    notes: notes.map((message) => ({ sheet: '', message })),
    left: [],
    questions,
    layouts: [],
  };
}
