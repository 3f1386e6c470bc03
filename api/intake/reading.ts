import { english, type Message } from '../../shared/forms/messages.ts';
import type { Answers, AskedQuestion } from '../../shared/intake/questions.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import type { ReadFile } from '../files/read-file.ts';

/** What a person says of a file beside it, and whose it is. */
export interface Given {
  deps: Deps;
  user: SignedIn;
  /** The client it is imported for; absent for lists of clients, and until it is said. */
  entity: EntityDoc | undefined;
  /** Name of the file, and its bytes. */
  name: string;
  bytes: Buffer;
  answers: Answers;
  /** Fields by heading; '' leaves a column out. */
  mapping: Readonly<Record<string, string>>;
  /** Lines refused before, corrected in our own Excel of them: they come to what is there. */
  corrected: boolean;
  /** What was said of columns of such files before. */
  remembered: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a sheet's columns are read, beside its first rows as text. */
interface SheetRead {
  sheet: string;
  source: string | null;
  /** Number of the last line of headings. */
  line: number;
  columns: { heading: string; field: string }[];
  rows: string[][];
}

/** Records that are new, changed and the same beside what is stored; `gone` where a table takes the place of the one before. */
export interface Beside {
  new: number;
  changed: number;
  same: number;
  gone?: number;
}

/** What a record says apart from its id, to be compared. */
export const contentKey = (record: object): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([key, value]) => key !== 'id' && value !== undefined && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** How records of a file are beside those stored, told apart by `keyOf`; `gone` where stored ones are not among them. */
export function compareRecords<T>(
  had: readonly T[],
  now: readonly T[],
  keyOf: (record: T) => string,
  said: (record: T) => string,
): Beside & { gone: number } {
  const before = Map.groupBy(had, keyOf);
  const beside = { new: 0, changed: 0, same: 0, gone: 0 };
  for (const record of now) {
    const old = before.get(keyOf(record))?.shift();
    beside[old === undefined ? 'new' : said(old) === said(record) ? 'same' : 'changed']++;
  }
  beside.gone = [...before.values()].reduce((n, list) => n + list.length, 0);
  return beside;
}

/** What becomes of rows that are saved: the file's are added to them (one that is there is updated), or take their place. */
export type Way = 'add' | 'replace';
/** The way a person chose, and how many rows are saved; undefined where none is, so that there is nothing to choose. */
export const waysOf = (given: Pick<Given, 'answers' | 'corrected'>, standing: number) =>
  standing === 0 || given.corrected ? {} : { ways: { way: wayOf(given), standing } };
export const wayOf = ({ answers, corrected }: Pick<Given, 'answers' | 'corrected'>): Way =>
  answers['existing'] === 'replace' && !corrected ? 'replace' : 'add';

/** Amounts in rupees by the names of the answer: taxable igst cgst sgst cess value debit credit amount tax. */
export type Totals = Record<string, number>;

/** What goes to one table: documents, or lines where a table has no documents; credit notes count negative in the totals. */
export interface Placed {
  rows: number;
  /** Lines, where a document may have several. */
  lines?: number;
  totals: Totals;
}

/** A line that is not taken; `refused` where correcting it would take it. */
interface SetAside {
  sheet: string;
  row: number | null;
  number?: string | null;
  column: string | null;
  reason: string;
  /** The reason as messages, for other languages. */
  messages: readonly Message[];
  refused: boolean;
  cells: string[];
}

/** A file as read by the reader of its kind. `data` is what `apply` needs. */
export interface Reading<T = unknown> {
  source: string | null;
  confidence: number;
  sheets: SheetRead[];
  placed: Record<string, Placed>;
  set_aside: SetAside[];
  /** Headings of columns with data that are not read. */
  unmapped: string[];
  /** Sums over the lines of the file, and the file's own line of totals. */
  file_totals: Totals;
  total_row: Totals | null;
  questions: AskedQuestion[];
  warnings: Message[];
  /** Where it goes: periods, a year, a statement. */
  target: Record<string, unknown>;
  data: T;
}

/** What goes with the records of one kind: staged beside them, then put in force in the transaction of all. */
export interface Step {
  /** Writes what is to come beside the records, runs `act`, and clears what it did not take. */
  stage?: <R>(act: () => Promise<R>) => Promise<R>;
  /** In the transaction: puts it in force. Answers how it is taken back. */
  commit: () => Promise<Undo>;
}

/** What was changed and how it was before; kept sealed with the import. */
export interface Undo {
  kind: 'gst' | 'inward' | 'trial-balance' | 'entities' | 'tds' | 'itr' | 'bank' | 'lines' | 'none';
  /** Records with the version they had when the import was applied: another version is another person's work. */
  records: { id: string; version: number }[];
  /** The record was begun by the import. */
  created: boolean;
  before: unknown;
  /** Shown to people: what it is and where it opens. */
  name: string;
  detail: Record<string, unknown>;
}

/** A reader: what a file gives, and the steps that apply it. */
export interface Reader<T = never> {
  read: (given: Given, file: ReadFile) => Promise<Reading<T>>;
  steps: (given: Given, reading: Reading<T>, options: ApplyOptions) => Promise<Step[]>;
}

/** What a person says when a file is applied. */
interface ApplyOptions {
  leave_out_reported: boolean;
  /** The import they belong to. */
  intake_id: string;
}

/** Why a line is set aside. */
export const because = (...messages: readonly Message[]): Pick<SetAside, 'reason' | 'messages'> => ({
  reason: messages.map(english).join('; '),
  messages,
});

/** Rows shown beside a mapping. */
const PREVIEW = 10;

const isBlank = (raw: RawCell): boolean => raw === null || raw === undefined || String(raw).trim() === '';

/** First rows with data behind the headings, as text. */
export const previewOf = (
  rows: readonly (readonly RawCell[])[],
  line: number,
  width: number,
  shown: (raw: RawCell) => string,
): string[][] => {
  const out: string[][] = [];
  for (let i = line + 1; i < rows.length && out.length < PREVIEW; i++)
    if (!rows[i]!.every(isBlank))
      out.push(Array.from({ length: width }, (_, k) => shown(rows[i]![k]).slice(0, 80)));
  return out;
};

/** Headings of columns with data that hold no field. */
export const unusedOf = (
  names: readonly string[],
  used: ReadonlySet<number>,
  rows: readonly (readonly RawCell[])[],
  line: number,
): string[] =>
  names.filter(
    (name, i) => name !== '' && !used.has(i) && rows.slice(line + 1).some((cells) => !isBlank(cells[i])),
  );

/** Notes on a reading how the columns of a sheet are read, with its first rows, and which of them hold something and are not used. */
export function tellSheet(
  out: Pick<Reading, 'sheets' | 'unmapped'>,
  { name, rows }: { name: string; rows: readonly (readonly RawCell[])[] },
  { line, names, fields }: { line: number; names: readonly string[]; fields: readonly string[] },
  shown: (raw: RawCell) => string,
): void {
  out.sheets.push({
    sheet: name,
    source: null,
    line: line + 1,
    columns: names.map((heading, i) => ({ heading, field: fields[i]! })),
    rows: previewOf(rows, line, names.length, shown),
  });
  const used = new Set(fields.flatMap((field, i) => (field === '' ? [] : [i])));
  out.unmapped.push(...unusedOf(names, used, rows, line));
}

const round = (n: number): number => Math.round(n * 100) / 100;
/** Paise by name as rupees. */
export const rupees = (sums: object): Totals =>
  Object.fromEntries(
    (Object.entries(sums) as [string, number | undefined][]).flatMap(([k, v]) =>
      v === undefined ? [] : [[k, round(v / 100)] as const],
    ),
  );

/** One sum of the file beside what was placed, in rupees; `total_row` where the file has a line of totals. */
export interface Proof {
  key: string;
  file: number;
  total_row: number | null;
  placed: number;
  difference: number;
}

/** One difference between the file and what was placed, in rupees. */
export interface Difference {
  key: string;
  file: number;
  placed: number;
  set_aside: number;
  difference: number;
}
