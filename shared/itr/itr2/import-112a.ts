import { fill, type Message, type Names } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import type { Itr2Schedule112aRows } from '../values/itr2.ts';
import { shareFigures } from './gains/shares.ts';
import { ISIN } from './parts/share-rows.ts';

/** A problem in one cell of the file: line counted with the heading as 1, column by its number in the template. */
interface ImportProblem {
  row: number;
  column: string;
  message: Message;
  /** Errors leave the row out; warnings do not. */
  severity: 'error' | 'warning';
}

/** Rows of Schedule 112A or 115AD read from a file, with its problems. */
export interface ImportResult {
  rows: FormValues[];
  /** The line of the file each of `rows` was in, the heading being line 1. */
  lines: number[];
  /** Column 14 of each of `rows`, whole rupees. */
  balances: number[];
  /** Lines left out for an error: number, and the share's name or ISIN as the file has it. */
  refused: { row: number; name: string }[];
  /** Data rows of the file, read or not. */
  total: number;
  problems: ImportProblem[];
  /** Lines that are not rows: the file's own totals, and repeated headings. */
  left: { line: number; kind: 'totals' | 'headings' }[];
  /**
   * Sums of columns 6 and 14 over all data rows, rupees: as in the file, and in whole rupees as stored in the
   * return.
   */
  sums: { sale: number; balance: number; wholeSale: number; wholeBalance: number };
  /** The same from the file's total line, if present. */
  own: { sale?: number; balance?: number } | undefined;
}

/** The heading line, from 0, and the field of each column ('' for none). */
interface Heading112a {
  line: number;
  names: string[];
  fields: string[];
}

type Reader = { key: Column; number: string; words: string };
type Column =
  | 'acquired'
  | 'transferred'
  | 'isin'
  | 'name'
  | 'units'
  | 'price'
  | 'sale'
  | 'cost'
  | 'purchase'
  | 'lower'
  | 'fmv'
  | 'fmvTotal'
  | 'expenses'
  | 'deductions'
  | 'balance';

/** Columns of the department's template by the number in their heading; 1b came with AY 2025-26. */
const columns: readonly Reader[] = [
  { key: 'acquired', number: '1a', words: 'Share/Unit acquired' },
  { key: 'transferred', number: '1b', words: 'Share/Unit Transferred' },
  { key: 'isin', number: '2', words: 'ISIN Code' },
  { key: 'name', number: '3', words: 'Name of the Share/Unit' },
  { key: 'units', number: '4', words: 'No. of Shares/Units' },
  { key: 'price', number: '5', words: 'Sale-price per Share/Unit' },
  { key: 'sale', number: '6', words: 'Full Value of Consideration' },
  { key: 'cost', number: '7', words: 'Cost of acquisition without indexation' },
  { key: 'purchase', number: '8', words: 'Cost of acquisition' },
  { key: 'lower', number: '9', words: 'If the long term capital asset was acquired before 01.02.2018' },
  { key: 'fmv', number: '10', words: 'Fair Market Value per share/unit' },
  { key: 'fmvTotal', number: '11', words: 'Total Fair Market Value' },
  { key: 'expenses', number: '12', words: 'Expenditure' },
  { key: 'deductions', number: '13', words: 'Total deductions' },
  { key: 'balance', number: '14', words: 'Balance' },
];

/** Names of the columns as a person chooses them on the page of imports; the columns calculated are compared. */
const fieldNames: Readonly<Record<Column, string>> = {
  acquired: 'acquired',
  transferred: 'transferred',
  isin: 'isin',
  name: 'name',
  units: 'units',
  price: 'sell_price',
  sale: 'sale',
  cost: 'worked_cost',
  purchase: 'cost',
  lower: 'lower',
  fmv: 'fmv',
  fmvTotal: 'fmv_total',
  expenses: 'expenses',
  deductions: 'deductions',
  balance: 'gain',
};

/** The template's headings as the department's utility writes them; years without the split have no second column. */
export const template112a = (split: boolean): string[] => [
  'Share/Unit acquired(1a)',
  ...(split ? ['Share/Unit Transferred(1b)'] : []),
  'ISIN Code(2)',
  'Name of the Share/Unit(3)',
  'No. of Shares/Units(4)',
  'Sale-price per Share/Unit(5)',
  'Full Value of Consideration(Total Sale Value)(6) = 4 * 5',
  'Cost of acquisition without indexation(7)',
  'Cost of acquisition(8)',
  'If the long term capital asset was acquired before 01.02.2018(9)',
  'Fair Market Value per share/unit as on 31st January 2018(10)',
  'Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10',
  'Expenditure wholly and exclusively in connection with transfer(12)',
  'Total deductions(13) = 7 + 12',
  'Balance(14) = 6 - 13',
];

/** Column number a heading bears: `Balance(14) = 6 - 13` has 14; years before 2025-26 number the first column 1. */
const numberOf = (heading: string): string | undefined => {
  const found = /\((\d{1,2}[ab]?)\)\s*(?:=|$)/.exec(heading)?.[1];
  return found === '1' ? '1a' : found;
};

const texts = {
  notTemplate: { text: 'This is not the template of Schedule 112A: column {column} is missing' },
  side: { text: 'Enter BE or AE' },
  isin: { text: 'Not an ISIN: enter IN and ten letters or digits, or INNOTREQUIRD' },
  number: { text: 'Enter a number that is not negative' },
  required: { text: 'This is required' },
  product: { text: 'The file has {found}, but number × price is {value}' },
  figure: { text: 'The file has {found}; calculated: {value}' },
  blank: { text: 'Blank in the file; calculated: {value}' },
  script: { text: 'Shares bought on or before 31 January 2018 need number and fair market value' },
  notBefore: { text: 'Only for shares bought on or before 31 January 2018: left out' },
} as const satisfies Record<string, Message>;

const with_ = <T extends string>(
  { text }: { text: T },
  params: Readonly<Record<Names<T>, string | number>>,
): Message => ({ text, params });

/** `1,23,456.50` as a number; undefined if empty, NaN if invalid. */
const numeric = (cell: string): number | undefined => {
  const plain = cell.replace(/[,\s₹]/g, '');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** A cell as text: numbers of a spreadsheet as digits, nothing for blanks and days. */
const cellOf = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell
    : typeof cell === 'number' && Number.isFinite(cell)
      ? plainNumber(cell)
      : '';

/** Spreadsheets have binary fractions: 1200.1000000000001 was typed as 1200.1. */
const plainNumber = (n: number): string => {
  const text = String(Number(n.toPrecision(15)));
  return /e/i.test(text) ? n.toFixed(4) : text;
};

const round4 = (n: number) => Math.round(n * 10_000) / 10_000;
const MOST = 99_999_999_999_999;
/** Lines that may be above the headings. */
const TOP = 30;

const numbers: ReadonlySet<string | undefined> = new Set(columns.map((c) => c.number));
const isHeading = (texts: readonly string[]): boolean =>
  texts.filter((cell) => numbers.has(numberOf(cell))).length >= 5;

/**
 * Finds the template's headings in a table, also below a title; undefined for any other table. `mapping` has
 * the user's choices.
 */
export function heading112a(
  cells: readonly (readonly unknown[])[],
  mapping: Readonly<Record<string, string>> = {},
): Heading112a | undefined {
  const line = cells.slice(0, TOP).findIndex((row) => isHeading(row.map(cellOf)));
  if (line < 0) return undefined;
  const names = cells[line]!.map(cellOf);
  const seen = new Set<string>();
  const fields = names.map((name) => {
    const column = columns.find((c) => c.number === numberOf(name));
    const own = column ? fieldNames[column.key] : '';
    const field = Object.hasOwn(mapping, name) ? mapping[name]! : own;
    if (seen.has(field)) return '';
    seen.add(field);
    return field;
  });
  return { line, names, fields };
}

interface RowRead {
  row: Itr2Schedule112aRows;
  problems: ImportProblem[];
  /** Whole rupees of columns 6 and 14: calculated where the row is right, else as the file has them. */
  sale: number;
  balance: number;
}

/** One row: its cells by column, and their problems. */
function readRow(line: number, cell: (key: Column) => string, split: boolean): RowRead {
  const problems: ImportProblem[] = [];
  const say = (key: Column, message: Message, severity: ImportProblem['severity'] = 'error') =>
    problems.push({ row: line, column: columns.find((c) => c.key === key)!.number, message, severity });
  const number = (key: Column, signed = false): number | undefined => {
    const n = numeric(cell(key));
    if (n === undefined) return undefined;
    if (Number.isNaN(n) || (!signed && n < 0) || Math.abs(n) > MOST) {
      say(key, texts.number);
      return undefined;
    }
    return n;
  };
  const side = (key: 'acquired' | 'transferred') => {
    const value = cell(key).toUpperCase();
    if (value === 'BE' || value === 'AE') return value;
    say(key, value === '' ? texts.required : texts.side);
    return undefined;
  };
  const acquired = side('acquired');
  // Years without this field may still have the column: it identifies rows of another year.
  const transferred = split || cell('transferred') !== '' ? side('transferred') : undefined;
  const isin = cell('isin').toUpperCase();
  if (!ISIN.test(isin)) say('isin', isin === '' ? texts.required : texts.isin);
  const name = cell('name').slice(0, 125);
  if (name === '') say('name', texts.required);
  const [units, price, sale, purchase, fmv, expenses] = (
    ['units', 'price', 'sale', 'purchase', 'fmv', 'expenses'] as const
  ).map((key) => number(key));
  if (cell('sale') === '') say('sale', texts.required);
  const before = acquired === 'BE';
  if (before && (!units || fmv === undefined)) say(units ? 'fmv' : 'units', texts.script);
  if (!before && fmv !== undefined && fmv !== 0) say('fmv', texts.notBefore, 'warning');
  const made = units !== undefined && price !== undefined ? Math.round(units * price) : undefined;
  if (made !== undefined && sale !== undefined && Math.abs(made - sale) > 1)
    say('sale', with_(texts.product, { found: sale, value: made }));

  const row: Itr2Schedule112aRows = {
    ...(acquired ? { acquired } : {}),
    ...(transferred ? { transferred } : {}),
    isin,
    name,
    ...(units !== undefined ? { units: round4(units) } : {}),
    ...(price !== undefined ? { price: round4(price) } : {}),
    sale_value: Math.round(sale ?? 0),
    ...(purchase ? { purchase_cost: round4(purchase) } : {}),
    ...(before && fmv ? { fmv_unit: round4(fmv) } : {}),
    ...(expenses ? { expenses: round4(expenses) } : {}),
  };
  const worked = shareFigures(row);
  let balance: number | undefined;
  for (const [key, value] of [
    ['cost', worked.cost],
    ['lower', worked.lower],
    ['fmvTotal', worked.fmv],
    ['deductions', worked.deductions],
    ['balance', worked.balance],
  ] as const) {
    const found = number(key, key === 'balance');
    if (key === 'balance') balance = found;
    if (found === undefined) {
      if (cell(key) === '' && value !== 0) say(key, with_(texts.blank, { value }), 'warning');
    } else if (Math.abs(found - value) > 1) say(key, with_(texts.figure, { found, value }));
  }
  const right = problems.every((p) => p.severity !== 'error');
  return {
    row,
    problems,
    sale: Math.round(sale ?? 0),
    balance: right ? worked.balance : Math.round(balance ?? worked.balance),
  };
}

/**
 * Reads rows of the department's template of Schedule 112A (or 115AD, with the same columns) as form rows;
 * the headings may be below a title. `split`: the year has column 1b. Computed columns are checked, never
 * used; a row with an error is omitted and every error names line and column. Never throws.
 */
export function import112aTable(
  cells: readonly (readonly unknown[])[],
  split = true,
  mapping: Readonly<Record<string, string>> = {},
): ImportResult {
  const out: ImportResult = {
    rows: [],
    lines: [],
    balances: [],
    refused: [],
    total: 0,
    problems: [],
    left: [],
    sums: { sale: 0, balance: 0, wholeSale: 0, wholeBalance: 0 },
    own: undefined,
  };
  const filled = cells
    .map((line, i) => ({ line: i + 1, texts: line.map(cellOf) }))
    .filter(({ texts: all }) => all.some((cell) => cell.trim() !== ''));
  const heading = heading112a(cells, mapping);
  const at = new Map<Column, number>();
  for (const { key } of columns) {
    const place = heading?.fields.indexOf(fieldNames[key]) ?? -1;
    if (place >= 0) at.set(key, place);
  }
  const missing = columns.find((c) => c.key !== 'transferred' && !at.has(c.key));
  if (missing || !heading) {
    const { words, number } = missing ?? columns[0]!;
    const message = with_(texts.notTemplate, { column: `${words}(${number})` });
    const row = heading ? heading.line + 1 : (filled[0]?.line ?? 1);
    out.problems.push({ row, column: number, message, severity: 'error' });
    return out;
  }
  for (const { line, texts: all } of filled) {
    if (line <= heading.line + 1) continue;
    const cell = (key: Column) => (all[at.get(key) ?? -1] ?? '').trim();
    const amount = (key: Column): number | undefined => {
      const n = numeric(cell(key));
      return n === undefined || Number.isNaN(n) ? undefined : n;
    };
    const [sale, balance] = [amount('sale'), amount('balance')];
    if (isHeading(all)) {
      out.left.push({ line, kind: 'headings' });
      continue;
    }
    if (/^(grand\s*)?totals?\b/i.test(all.find((text) => text.trim() !== '')!.trim())) {
      out.left.push({ line, kind: 'totals' });
      out.own = { ...(sale === undefined ? {} : { sale }), ...(balance === undefined ? {} : { balance }) };
      continue;
    }
    const read = readRow(line, cell, split && at.has('transferred'));
    out.total += 1;
    out.problems.push(...read.problems);
    out.sums.sale += sale ?? 0;
    out.sums.balance += balance ?? read.balance;
    out.sums.wholeSale += read.sale;
    out.sums.wholeBalance += read.balance;
    if (read.problems.some((p) => p.severity === 'error'))
      out.refused.push({ row: line, name: read.row.name || read.row.isin || '' });
    else {
      out.rows.push(read.row as FormValues);
      out.lines.push(line);
      out.balances.push(read.balance);
    }
  }
  return out;
}

/** A problem in one English line: `Row 3, column 6: …`. */
export const importProblemText = ({ row, column, message }: ImportProblem): string =>
  `Row ${row}${column ? `, column ${column}` : ''}: ${fill(message.text, message.params)}`;
