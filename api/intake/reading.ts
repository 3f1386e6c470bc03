import { english, type Message, sentence } from '../../shared/forms/messages.ts';
import type { Answers, AskedQuestion } from '../../shared/intake/questions.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import type { ReadFile } from '../files/read-file.ts';

/** The user's input for a file, and its client. */
export interface ImportInput {
  deps: Deps;
  user: SignedIn;
  /** The client; absent for client lists, and until known. */
  entity: EntityDoc | undefined;
  /** File name and bytes. */
  name: string;
  bytes: Buffer;
  answers: Answers;
  /** Fields by heading; '' leaves a column out. */
  mapping: Readonly<Record<string, string>>;
  /** Lines refused before and corrected in our Excel: they are added to the existing ones. */
  corrected: boolean;
  /** Remembered column mappings. */
  remembered: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Meaning of a sheet's columns, and its first rows as text. */
interface SheetRead {
  sheet: string;
  source: string | null;
  /** Number of the last heading line. */
  line: number;
  columns: { heading: string; field: string }[];
  rows: string[][];
}

/** New, changed and unchanged records compared with the stored ones; `gone` if a table is replaced. */
export interface RecordCounts {
  new: number;
  changed: number;
  same: number;
  gone?: number;
}

/** A record's content without its id, for comparison. */
export const contentKey = (record: object): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([key, value]) => key !== 'id' && value !== undefined && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Compares records of a file with the stored ones by `keyOf`; `gone` counts stored ones missing in the file. */
export function compareRecords<T>(
  had: readonly T[],
  now: readonly T[],
  keyOf: (record: T) => string,
  said: (record: T) => string,
): RecordCounts & { gone: number } {
  const before = Map.groupBy(had, keyOf);
  const beside = { new: 0, changed: 0, same: 0, gone: 0 };
  for (const record of now) {
    const old = before.get(keyOf(record))?.shift();
    beside[old === undefined ? 'new' : said(old) === said(record) ? 'same' : 'changed']++;
  }
  beside.gone = [...before.values()].reduce((n, list) => n + list.length, 0);
  return beside;
}

/** How existing rows are treated: the file's rows are added (updating existing ones), or replace them. */
export type Way = 'add' | 'replace';
/** The chosen way, and the number of existing rows; undefined if there are none to choose about. */
export const waysOf = (given: Pick<ImportInput, 'answers' | 'corrected'>, standing: number) =>
  standing === 0 || given.corrected ? {} : { ways: { way: wayOf(given), standing } };
export const wayOf = ({ answers, corrected }: Pick<ImportInput, 'answers' | 'corrected'>): Way =>
  answers['existing'] === 'replace' && !corrected ? 'replace' : 'add';

/** Amounts in rupees by key: taxable igst cgst sgst cess value debit credit amount tax. */
export type Totals = Record<string, number>;

/** Content of one table: documents, or lines if it has no documents; credit notes count as negative. */
export interface Placed {
  rows: number;
  /** Number of lines; a document may have several. */
  lines?: number;
  totals: Totals;
}

/** A line that is not imported; `refused` if it can be corrected. */
interface SetAside {
  sheet: string;
  row: number | null;
  number?: string | null;
  column: string | null;
  reason: string;
  /** The reason as translatable messages. */
  messages: readonly Message[];
  refused: boolean;
  cells: string[];
}

/** A file as read by its kind's reader. `data` is the input of `apply`. */
export interface Reading<T = unknown> {
  source: string | null;
  confidence: number;
  sheets: SheetRead[];
  placed: Record<string, Placed>;
  set_aside: SetAside[];
  /** Headings of unused columns with data. */
  unmapped: string[];
  /** Sums over the file's lines, and its own totals line. */
  file_totals: Totals;
  total_row: Totals | null;
  questions: AskedQuestion[];
  warnings: Message[];
  /** Target: periods, a year, a statement. */
  target: Record<string, unknown>;
  data: T;
}

/** The changes of one kind of record: staged, then committed in the common transaction. */
export interface Step {
  /** Stages the changes, runs `act`, and removes what was not used. */
  stage?: <R>(act: () => Promise<R>) => Promise<R>;
  /** Inside the transaction: activates the changes. Returns the undo data. */
  commit: () => Promise<Undo>;
}

/** Changed records and their previous state; stored encrypted with the import. */
export interface Undo {
  kind: 'gst' | 'inward' | 'trial-balance' | 'entities' | 'tds' | 'itr' | 'bank' | 'lines' | 'none';
  /** Records with their version after the import: a different version means someone has edited them. */
  records: { id: string; version: number }[];
  /** The record was created by the import. */
  created: boolean;
  before: unknown;
  /** Display name and address. */
  name: string;
  detail: Record<string, unknown>;
}

/** A reader: parses a file, and gives the steps that apply it. */
export interface Reader<T = never> {
  read: (given: ImportInput, file: ReadFile) => Promise<Reading<T>>;
  steps: (given: ImportInput, reading: Reading<T>, options: ApplyOptions) => Promise<Step[]>;
}

/** Options for applying a file. */
interface ApplyOptions {
  leave_out_reported: boolean;
  /** The import's id. */
  intake_id: string;
}

/** Most warnings of one kind in an answer. */
const MOST_WARNINGS = 200;

/** The first warnings of a list, and how many more there are. */
export const firstWarnings = (all: readonly Message[]): Message[] =>
  all.length <= MOST_WARNINGS
    ? [...all]
    : [...all.slice(0, MOST_WARNINGS), sentence('and {count} more', { count: all.length - MOST_WARNINGS })];

/** A line excluded with its reason. */
export const because = (...messages: readonly Message[]): Pick<SetAside, 'reason' | 'messages'> => ({
  reason: messages.map(english).join('; '),
  messages,
});

/** Rows shown with a mapping. */
const PREVIEW = 10;

const isBlank = (raw: RawCell): boolean => raw === null || raw === undefined || String(raw).trim() === '';

/** First non-blank rows below the headings, as text. */
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

/** Headings of columns with data but without a field. */
export const unusedOf = (
  names: readonly string[],
  used: ReadonlySet<number>,
  rows: readonly (readonly RawCell[])[],
  line: number,
): string[] =>
  names.filter(
    (name, i) => name !== '' && !used.has(i) && rows.slice(line + 1).some((cells) => !isBlank(cells[i])),
  );

/** Adds a sheet's columns and first rows to a reading, and its unused columns. */
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
/** Paise by name, as rupees. */
export const rupees = (sums: object): Totals =>
  Object.fromEntries(
    (Object.entries(sums) as [string, number | undefined][]).flatMap(([k, v]) =>
      v === undefined ? [] : [[k, round(v / 100)] as const],
    ),
  );

/** A sum of the file and of the placed rows, in rupees; `total_row` if the file has a totals line. */
export interface Proof {
  key: string;
  file: number;
  total_row: number | null;
  placed: number;
  difference: number;
}

/** A difference between file and placed rows, in rupees. */
export interface Difference {
  key: string;
  file: number;
  placed: number;
  set_aside: number;
  difference: number;
}
