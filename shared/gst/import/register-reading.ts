import type { Message } from '../../forms/messages.ts';
import type { SalesField } from '../../intake/headings.ts';
import type { Answers, Questions } from '../../intake/questions.ts';
import { cellText, type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import type { OutwardDocument, OutwardLine } from './outward.ts';
import { amount, totalEnd, totalLine } from './register-cells.ts';
import { fieldLabels, type Layout } from './register-layout.ts';
import { addTo, noSums, type Sums, sumKinds } from './register-sums.ts';
import type { LeftLine, Refused } from './table.ts';

/** Results of reading a register, and the cells of its lines by field. */

/** One line of a register as it was read; amounts in paise with the file's own sign. */
export interface Line {
  line: number;
  cells: readonly RawCell[];
  kind: OutwardDocument['kind'] | undefined;
  /** The file's document type: a sale repeated after its return is not part of the first sale. */
  word: string;
  number: string;
  date: string;
  gstin: string;
  party: string;
  place: string | undefined;
  supply: string;
  taxability: OutwardLine['taxability'];
  reverse: boolean;
  total: number | undefined;
  original: string;
  amounts: Sums;
  /** The file has taxes; `lump` as one total, kept under `igst` until the place is known. */
  taxed: boolean;
  lump: boolean;
  rate: number | undefined;
  hsn: string;
  description: string;
  unit: string;
  quantity: number | undefined;
  port: string;
  shippingNumber: string;
  shippingDate: string;
  operator: string;
  eligible: string;
}

/** Parts of a register below titles. */
export type Section = 'invoice' | 'C' | 'D' | 'cancelled' | 'other';

/** Results of reading one table besides its lines. */
export interface Reading {
  who: Taxpayer;
  layout: Layout;
  answers: Answers;
  questions: Questions;
  /** Kind of the entire table, for lines that do not tell. */
  wholeKind: OutwardDocument['kind'];
  /** The numbers belong to notes; `undefined` if neither heading nor title tells which kind. */
  ofNotes: boolean;
  notesAre: 'C' | 'D' | undefined;
  refused: Refused[];
  notes: Message[];
  totals: { file: Sums; refused: Sums };
  cancelled: string[];
  aside: string[];
  /** A purchase register: the party is the supplier. */
  inward?: true;
  /** The taxable value column includes the tax. */
  inside?: true;
  /** The register has purchases as well: a debit note may be one to a supplier. */
  mixed?: boolean;
  /** Kind of the lines below the last title: `Sales Return`, `Cancelled bills`, `Purchases`. */
  section?: Section | undefined;
  /** Lines of sums; `part` where one adds up only the lines since the sum before it. */
  sums: { cells: readonly RawCell[]; part: boolean }[];
  /** Lines that are not supplies, with their kind. */
  left: LeftLine[];
}

/** A line below the headings, with its number in the file. */
export interface BodyLine {
  line: number;
  cells: readonly RawCell[];
}

/** First filled cell of a field. */
export function cellOf(layout: Layout, cells: readonly RawCell[], field: SalesField): RawCell {
  const list = layout.at[field];
  if (!list) return undefined;
  return cells[list.find((i) => shown(cells[i]) !== '') ?? list[0]!];
}

/** Texts of all columns of a field. */
const textsOf = (layout: Layout, cells: readonly RawCell[], field: SalesField): string =>
  (layout.at[field] ?? [])
    .map((i) => cellText(cells[i]))
    .filter((text) => text !== '')
    .join(' ');

/** Paise of all columns of a field; undefined where all are blank. */
export function moneyOf(
  layout: Layout,
  cells: readonly RawCell[],
  field: SalesField,
): ReturnType<typeof amount> {
  let sum: number | undefined;
  for (const i of layout.at[field] ?? []) {
    const read = amount(cells[i]);
    if (!read) continue;
    if ('message' in read) return read;
    sum = (sum ?? 0) + read.paise;
  }
  return sum === undefined ? undefined : { paise: sum };
}

/** Whether a line belongs to a document: a total has neither date, party nor rate; a bill of Total Fabs does. */
export function isData(layout: Layout, cells: readonly RawCell[]): boolean {
  const first = cells.findIndex((raw) => shown(raw) !== '');
  const says = (field: SalesField) =>
    (layout.at[field] ?? []).some((i) => i !== first && shown(cells[i]) !== '');
  return (
    first >= 0 &&
    ((!totalLine.test(shown(cells[first])) && (!totalEnd.test(shown(cells[first])) || says('number'))) ||
      (['date', 'gstin', 'place', 'rate', 'hsn'] as const).some(says))
  );
}

/** One line of a register by field. */
export interface Fields {
  cells: readonly RawCell[];
  /** The first filled cell, and its text. */
  cell: (field: SalesField) => RawCell;
  text: (field: SalesField) => string;
  /** All columns of the field: their texts, their paise. */
  texts: (field: SalesField) => string;
  money: (field: SalesField) => ReturnType<typeof amount>;
}

export const fieldsOf = (layout: Layout, cells: readonly RawCell[]): Fields => ({
  cells,
  cell: (field) => cellOf(layout, cells, field),
  text: (field) => cellText(cellOf(layout, cells, field)),
  texts: (field) => textsOf(layout, cells, field),
  money: (field) => moneyOf(layout, cells, field),
});

/** The field of a table's messages as the file calls it. */
const columnOf = (layout: Layout, field: SalesField): string | undefined => {
  const i = layout.at[field]?.[0];
  return i === undefined ? fieldLabels[field] : layout.names[i] || `${i + 1}`;
};

/** Refuses a line; its readable amounts count as refused, so that the sums stay complete. */
export function refuseLine(
  reading: Reading,
  { line, cells }: BodyLine,
  message: Message,
  field?: SalesField,
  asked?: string,
): void {
  const column = field && columnOf(reading.layout, field);
  reading.refused.push({
    line,
    ...(column ? { column } : {}),
    message,
    cells: cells.map(shown),
    ...(asked ? { asked } : {}),
  });
}

/** Adds a refused line to the file's amounts, so that the sums show what is missing; credit notes are subtracted. */
export function countRefused({ totals }: Reading, amounts: Sums, credit: boolean): void {
  const signed = noSums();
  for (const key of sumKinds) signed[key] = credit ? -Math.abs(amounts[key]) : amounts[key];
  addTo(totals.file, signed);
  addTo(totals.refused, signed);
}
