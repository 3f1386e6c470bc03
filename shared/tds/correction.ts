import { startYear } from '../dates.ts';
import { type Issue, type Message, messagesOf } from '../forms/messages.ts';
import { statementDue } from './data/due-dates.ts';
import { formInfo, type Quarter, type TdsForm } from './data/forms.ts';
import type { Head } from './draft.ts';
import {
  type ColumnKey,
  columnsOf,
  type SheetRow,
  type SheetRows,
  type TableName,
  tables,
} from './sheets.ts';

/** What a correction statement corrects, by the letters the department gives its kinds. */
export const correctionTypes = {
  C1: 'Particulars of the deductor or the person responsible',
  C2: 'Challans',
  C3: 'Deductees',
  C4: 'Salary annexure',
  C5: 'PAN of deductees or employees',
  C9: 'New challans with their deductees',
} as const;
export type CorrectionType = keyof typeof correctionTypes;

/** What happens to a row: added, updated, deleted. */
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

/** What a correction does to the statement before it. */
export interface Changes {
  types: CorrectionType[];
  head: HeadChange[];
  rows: RowChange[];
}

/** Messages of the rules of corrections. */
export const correctionPatterns = {
  tanFixed: 'The TAN of a filed statement cannot be corrected: file a statement of the right TAN',
  challanStays:
    'Challan {line} of the earlier statement is missing: a challan cannot be taken away by a correction',
  nothing: 'Nothing differs from the earlier statement yet',
} as const;

/** What is said of the text file of a correction. */
export const correctionNotice =
  'The text file of a correction is made from the consolidated file of TRACES, whose hashes are not public, so none is written here. Carry these changes into the department’s utility, or use online correction on TRACES.';

const headChanges = (before: Head, after: Head): HeadChange[] =>
  (['deductor', 'responsible'] as const).flatMap((part) =>
    [...new Set([...Object.keys(before[part]), ...Object.keys(after[part])])]
      .filter((key) => (before[part][key] ?? '') !== (after[part][key] ?? ''))
      .map((key) => ({ part, key, before: before[part][key] ?? '', after: after[part][key] ?? '' })),
  );

function tableChanges(
  form: TdsForm,
  table: TableName,
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): RowChange[] {
  const keys = columnsOf(form, table).map((c) => c.key);
  const old = new Map(before.map((row) => [row.id, row]));
  const out: RowChange[] = [];
  after.forEach((row, i) => {
    const was = old.get(row.id);
    old.delete(row.id);
    if (!was) {
      out.push({ table, mode: 'A', line: i + 1, row, keys: [] });
      return;
    }
    const differs = keys.filter((key) => (was[key] ?? '') !== (row[key] ?? ''));
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

/** What stands against a correction as such: another TAN, a challan taken away, nothing changed. */
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
 * Last day a correction of an old form is taken: six years from the end of the financial year in which the statement was due
 * (section 206C(3B) proviso; section 200(3) proviso likewise). Undefined for forms of 2026, whose rule is not public here.
 */
export function correctionUntil(form: TdsForm, year: string, quarter: Quarter): string | undefined {
  if (formInfo[form].to === undefined) return undefined;
  const { due } = statementDue(form, year, quarter);
  const fy = due.slice(5) >= '04-01' ? startYear(due) : startYear(due) - 1;
  return `${fy + 1 + 6}-03-31`;
}
