import { startYear } from '../dates.ts';
import { type Issue, type Message, messagesOf } from '../forms/messages.ts';
import { statementDue } from './data/due-dates.ts';
import { formInfo, type Quarter, type TdsForm } from './data/forms.ts';
import { viaSections } from './data/salary.ts';
import type { Head } from './draft.ts';
import { plain } from './plain.ts';
import { oldRegimeExemptions } from './salary-records.ts';
import {
  type ColumnKey,
  columnsOf,
  ownColumns,
  type SheetColumn,
  type SheetRow,
  type SheetRows,
  type TableName,
  tables,
} from './sheets.ts';

/** Types of correction, by the department's letters. */
export const correctionTypes = {
  C1: 'Particulars of the deductor or the person responsible',
  C2: 'Challans',
  C3: 'Deductees',
  C4: 'Salary annexure',
  C5: 'PAN of deductees or employees',
  C9: 'New challans with their deductees',
} as const;
export type CorrectionType = keyof typeof correctionTypes;

/** Change of a row: added, updated, deleted. */
type Mode = 'A' | 'U' | 'D';

/** One row that differs from the earlier statement. */
export interface RowChange {
  table: TableName;
  mode: Mode;
  /** Row number in the correction, in the earlier statement for a deleted one; from 1. */
  line: number;
  row: SheetRow;
  before?: SheetRow;
  /** Columns that differ, of an updated row. */
  keys: ColumnKey[];
}

/** One particular of the deductor or the person responsible that differs. */
export interface HeadChange {
  part: 'deductor' | 'responsible';
  key: string;
  before: string;
  after: string;
}

/** Changes of a correction compared with the previous statement. */
export interface Changes {
  types: CorrectionType[];
  head: HeadChange[];
  rows: RowChange[];
}

/** Messages of the rules of corrections. */
export const correctionPatterns = {
  tanFixed: 'The TAN of a filed statement cannot be corrected: file a statement with the correct TAN',
  challanStays: 'Challan {line} of the earlier statement is missing: a correction cannot remove a challan',
  nothing: 'No changes from the earlier statement yet',
} as const;

/** Notices for the text file of a correction. */
const notices = {
  take: 'The text file of a correction is made from the TRACES consolidated file: request it there, and add it under Changes. Differences from the statement saved here are shown first.',
  fresh:
    'The department has not published the layout of corrections for the 2026 forms, so no text file can be created. Enter these changes in the department’s utility, or use online correction on TRACES.',
  known:
    'The layout of corrections follows published tables of the old forms; two points have a single source: the totals of a challan record are those of the rows in its batch, and a changed salary record is deleted and added. A challan matched by the bank cannot be changed, nor a payee allowed through Form 26A or 27BA. Check the file with the department’s validator and the consolidated file before you upload it.',
} as const;

/** Whether the correction of a form has a text file, which needs the consolidated file, and its notice. */
export function correctionFile(form: TdsForm, taken: boolean): { writes: boolean; notice: string } {
  if (formInfo[form].to === undefined) return { writes: false, notice: notices.fresh };
  return taken ? { writes: true, notice: notices.known } : { writes: false, notice: notices.take };
}

/** A text as written to a file; a blank flag is N. */
const headValue = (key: string, value: string | undefined): string =>
  key === 'address_changed' ? value || 'N' : plain(value ?? '');

const headChanges = (before: Head, after: Head): HeadChange[] =>
  (['deductor', 'responsible'] as const).flatMap((part) =>
    [...new Set([...Object.keys(before[part]), ...Object.keys(after[part])])]
      .filter((key) => headValue(key, before[part][key]) !== headValue(key, after[part][key]))
      .map((key) => ({ part, key, before: before[part][key] ?? '', after: after[part][key] ?? '' })),
  );

const taken = (row: SheetRow): number => (row.tax ?? 0) + (row.surcharge ?? 0) + (row.cess ?? 0);

/** Columns not used under the new regime: exemptions and deductions of the old one. */
const oldOnly: ReadonlySet<string> = new Set([
  ...oldRegimeExemptions,
  'entertainment',
  'professional_tax',
  'house_loss',
  ...viaSections
    .filter((s) => !('both' in s))
    .flatMap(({ key }) => [`via_${key}`, `gross_${key}`, `qualifying_${key}`]),
]);

/** Answers a file gives as N where they are blank. */
const flags: ReadonlySet<string> = new Set([
  'nil',
  'by_book_entry',
  'rent_over_lakh',
  'interest_to_lender',
  'superannuation',
]);

/** A cell as written to the department's file, so that formatting and omitted values are not differences. */
function carried(form: TdsForm, column: SheetColumn, row: SheetRow): string | number {
  const { key, kind } = column;
  const value = row[key];
  const nil = row.nil === 'Y';
  if (ownColumns.has(key)) return '';
  if (flags.has(key)) return value || 'N';
  if (key === 'minor_head') return nil || row.by_book_entry === 'Y' ? '' : value || '200';
  if (nil && (key === 'bsr' || key === 'serial' || key === 'deposited_on')) return '';
  if (key === 'serial') return String(value ?? '').replace(/^0+/, '');
  if (key === 'rate' && formInfo[form].kind === 'salary') return '';
  if (key === 'rate' || key === 'deducted_on') return taken(row) === 0 ? '' : (value ?? '');
  if (row.new_regime === 'Y' && oldOnly.has(key)) return 0;
  const section = /^gross_(.+)$/.exec(key)?.[1];
  if (section && Number(value ?? 0) <= Number(row[`via_${section}` as ColumnKey] ?? 0)) return 0;
  if ((key === 'chapter_via' || key === 'via_both') && viaSections.some((s) => row[`via_${s.key}`])) return 0;
  return kind === 'money' || kind === 'rate' ? (value ?? 0) : plain(String(value ?? ''));
}

function tableChanges(
  form: TdsForm,
  table: TableName,
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): RowChange[] {
  // Calculated columns differ along with their inputs.
  const columns = columnsOf(form, table).filter((c) => !c.computed);
  const old = new Map(before.map((row) => [row.id, row]));
  const out: RowChange[] = [];
  after.forEach((row, i) => {
    const was = old.get(row.id);
    old.delete(row.id);
    if (!was) {
      out.push({ table, mode: 'A', line: i + 1, row, keys: [] });
      return;
    }
    const differs = columns.filter((c) => carried(form, c, was) !== carried(form, c, row)).map((c) => c.key);
    if (differs.length > 0) out.push({ table, mode: 'U', line: i + 1, row, before: was, keys: differs });
  });
  before.forEach((row, i) => {
    if (old.has(row.id)) out.push({ table, mode: 'D', line: i + 1, row, keys: [] });
  });
  return out;
}

const onlyPan = (change: RowChange): boolean =>
  change.mode === 'U' && change.keys.length === 1 && change.keys[0] === 'pan';

/** Compares a correction with the earlier statement; rows are the same by their id. */
export function changesOf(
  form: TdsForm,
  before: { head: Head; rows: SheetRows },
  after: { head: Head; rows: SheetRows },
): Changes {
  const head = headChanges(before.head, after.head);
  const rows = tables.flatMap((table) => tableChanges(form, table, before.rows[table], after.rows[table]));
  const fresh = new Set(rows.filter((c) => c.table === 'challans' && c.mode === 'A').map((c) => c.row.id));
  const found = new Set<CorrectionType>();
  if (head.length > 0) found.add('C1');
  for (const change of rows) {
    if (change.table !== 'challans' && onlyPan(change)) found.add('C5');
    else if (change.table === 'salaries') found.add('C4');
    else if (change.table === 'challans') found.add(change.mode === 'A' ? 'C9' : 'C2');
    else if (change.mode !== 'A' || !fresh.has(change.row.challan ?? '')) found.add('C3');
  }
  const types = (Object.keys(correctionTypes) as CorrectionType[]).filter((type) => found.has(type));
  return { types, head, rows };
}

/** Errors of a correction: another TAN, a removed challan, no changes. */
export function correctionIssues(changes: Changes): Issue[] {
  const out: Issue[] = [];
  const say = messagesOf(correctionPatterns);
  const error = (path: string, message: Message) => out.push({ path, message, severity: 'error' });
  if (changes.head.some((h) => h.part === 'deductor' && h.key === 'tan'))
    error('deductor.tan', say('tanFixed'));
  for (const c of changes.rows)
    if (c.table === 'challans' && c.mode === 'D') error('challans', say('challanStays', { line: c.line }));
  if (changes.types.length === 0) error('correction', say('nothing'));
  return out;
}

/**
 * Last date for a correction of an old form: six years from the end of the financial year in which the
 * statement was due (section 206C(3B) proviso; section 200(3) proviso likewise). Undefined for forms of 2026,
 * whose rule is not published.
 */
export function correctionUntil(form: TdsForm, year: string, quarter: Quarter): string | undefined {
  if (formInfo[form].to === undefined) return undefined;
  const { due } = statementDue(form, year, quarter);
  const fy = due.slice(5) >= '04-01' ? startYear(due) : startYear(due) - 1;
  return `${fy + 1 + 6}-03-31`;
}
