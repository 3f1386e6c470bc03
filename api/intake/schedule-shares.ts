import { treeOf } from '../../shared/forms/form.ts';
import { type Message, sentence } from '../../shared/forms/messages.ts';
import { type FormValues, getAt, setAt } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { heading112a, import112aTable } from '../../shared/itr/itr2/import-112a.ts';
import { mergeShares } from '../../shared/itr/itr2/merge-shares.ts';
import { assessmentYears, isItrFormAvailable } from '../../shared/itr/registry.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { invalidField } from '../base/errors.ts';
import { formOf } from '../itr/forms.ts';
import type { ItrReturnDoc } from '../itr/model.ts';
import { draftOf, draftStep, formToFill, returnNamed, shareForms } from './itr-draft.ts';
import {
  because,
  firstWarnings,
  type ImportInput,
  type Reading,
  type Step,
  tellSheet,
  wayOf,
  waysOf,
} from './reading.ts';

/** Share schedules with a department template; both have the same columns. */
const schedules = ['schedule_112a', 'schedule_115ad'] as const;
type Schedule = (typeof schedules)[number];
const names = { schedule_112a: 'Schedule 112A', schedule_115ad: 'Schedule 115AD' } as const;

/** Rows for one schedule, with their line numbers. */
interface Taken {
  rows: FormValues[];
  lines: number[];
}

/** Rows of the department's template, for the return of a year. */
export interface ScheduleData {
  year: string;
  taken: Map<Schedule, Taken>;
}

/** The year whose return asks on which side of 23 July 2024 a share was sold (column 1b). */
const SPLIT_YEAR = '2025-26';

export const isTemplate = (tables: readonly Table[]): boolean =>
  tables.some((t) => heading112a(t.rows) !== undefined);

/** The schedule named by sheet, file, or a title above the headings. */
function marked(given: ImportInput, table: Table, line: number, alone: boolean): Schedule | undefined {
  const title = table.rows.slice(0, line).flatMap((row) => row.map(shown));
  const text = [table.name, ...(alone ? [given.name] : []), ...title].join(' ').replaceAll('_', ' ');
  const [is112a, is115ad] = [/\b112\s*-?A\b/i.test(text), /\b115\s*-?AD\b/i.test(text)];
  return is112a === is115ad ? undefined : is112a ? 'schedule_112a' : 'schedule_115ad';
}

const askSchedule = (text: Message): AskedQuestion =>
  askedQuestion({
    id: 'schedule',
    text,
    options: schedules.map((value) => ({ value, label: { text: names[value] } })),
  });

/** The schedule of a table, or a question if the file names none, or another than the page it was opened from. */
function scheduleOf(given: ImportInput, found: Schedule | undefined): Schedule | AskedQuestion {
  const { answers } = given;
  const said = schedules.find((s) => s === answers['schedule']);
  const page = schedules.find((s) => s === answers['list']?.replace(/\.rows$/, ''));
  if (said) return said;
  if (found && page && found !== page)
    return askSchedule(say('askOtherSchedule', { found: names[found], wanted: names[page] }));
  return found ?? page ?? askSchedule(say('askSchedule'));
}

/** Year of a file: of the return it was opened from, else the answer; undefined if it must be asked. */
function yearFor({ answers }: ImportInput, named: ItrReturnDoc | undefined): string | undefined {
  if (named) return named.assessment_year;
  const said = answers['assessment_year'];
  return said && isItrFormAvailable('ITR-2', said) ? said : undefined;
}

const askYear = (): AskedQuestion =>
  askedQuestion({
    id: 'assessment_year',
    text: say('askReturnYear'),
    options: assessmentYears
      .filter((year) => isItrFormAvailable('ITR-2', year))
      .map((year) => ({ value: year, label: { text: year } })),
  });

/** Asks for the date of sale if the return needs it and the template has no column. */
const askTransferred = (): AskedQuestion =>
  askedQuestion({
    id: 'transferred',
    text: say('askTransferred'),
    options: [
      { value: 'BE', label: say('soldEarlier') },
      { value: 'AE', label: say('soldLater') },
      { value: 'blank', label: say('soldOpen') },
    ],
  });

/** Why a row's column 1b does not match the return's year. */
function wrongSide(side: unknown, year: string | undefined): Message | undefined {
  if (!year || year === SPLIT_YEAR || side === undefined) return undefined;
  if (year > SPLIT_YEAR && side === 'BE')
    return sentence('Sold before 23 July 2024, so not part of the return of {year}', { year });
  if (year < SPLIT_YEAR && side === 'AE')
    return sentence('Sold on or after 23 July 2024, so not part of the return of {year}', { year });
  return undefined;
}

const rowsAt = (form: FormValues | undefined, schedule: Schedule): FormValues[] => {
  const rows = form && getAt(form, `${schedule}.rows`);
  return Array.isArray(rows) ? (rows as FormValues[]) : [];
};

/** Compares rows with those of the return, and counts these. */
function compareRecords(given: ImportInput, draft: ItrReturnDoc | null, taken: ScheduleData['taken']) {
  const form = draft ? given.deps.vault.open<FormValues>(draft.form_sealed) : undefined;
  const beside = { new: 0, changed: 0, same: 0, gone: 0 };
  let standing = 0;
  for (const [schedule, read] of taken) {
    const now = rowsAt(form, schedule);
    standing += now.length;
    const { changes, removed } = mergeShares(now, read, wayOf(given));
    for (const { kind } of changes) beside[kind]++;
    beside.gone += removed;
  }
  return { beside, ...waysOf(given, standing) };
}

/**
 * Reads the department's template of Schedule 112A or 115AD, CSV or Excel; other sheets of the workbook are
 * skipped with a remark.
 */
export async function readSchedules(
  given: ImportInput,
  tables: readonly Table[],
): Promise<Reading<{ schedules: ScheduleData }>> {
  const named = await returnNamed(given);
  const year = yearFor(given, named);
  const taken: ScheduleData['taken'] = new Map();
  const out: Reading<{ schedules: ScheduleData }> = {
    source: null,
    confidence: 1,
    sheets: [],
    placed: {},
    set_aside: [],
    unmapped: [],
    file_totals: {},
    total_row: null,
    questions: year ? [] : [askYear()],
    warnings: [],
    target: year ? { assessment_year: year } : {},
    data: { schedules: { year: year ?? '', taken } },
  };
  const asked = (question: AskedQuestion) => {
    if (!out.questions.some((q) => q.id === question.id)) out.questions.push(question);
  };
  const several = tables.length > 1;
  const file = { value: 0, amount: 0 };
  const placed = { value: 0, amount: 0 };
  let rounded = false;
  for (const table of tables) {
    const heading = heading112a(table.rows, given.mapping);
    if (!heading) {
      if (table.rows.length > 0) out.warnings.push(say('leftSheetGains', { name: table.name }));
      continue;
    }
    const hasSide = heading.fields.includes('transferred');
    const read = import112aTable(table.rows, year === SPLIT_YEAR, given.mapping);
    const sheet = several ? table.name : '';
    tellSheet(out, table, heading, shown);
    const chosen = scheduleOf(given, marked(given, table, heading.line, !several));
    if (typeof chosen !== 'string') asked(chosen);
    const schedule = typeof chosen === 'string' ? chosen : 'schedule_112a';
    if (year === SPLIT_YEAR && !hasSide && read.rows.length > 0 && !given.answers['transferred'])
      asked(askTransferred());

    const aside = (line: number, column: string | null, messages: readonly Message[], refused: boolean) =>
      out.set_aside.push({
        sheet,
        row: line,
        column,
        ...because(...messages),
        refused,
        cells: refused ? (table.rows[line - 1] ?? []).map(shown) : [],
      });
    for (const { line, kind } of read.left)
      aside(line, null, [say(kind === 'totals' ? 'leftTotals' : 'leftHeadings')], false);
    for (const [line, list] of Map.groupBy(
      read.problems.filter((p) => p.severity === 'error'),
      (p) => p.row,
    ))
      aside(
        line,
        list.length === 1 ? list[0]!.column : null,
        list.length === 1 ? [list[0]!.message] : list.map((p) => columnMessage(p)),
        true,
      );
    const doubts = read.problems.filter((p) => p.severity === 'warning');
    out.warnings.push(
      ...firstWarnings(
        doubts.map(({ row, column, message }) =>
          sentence('Row {row}, column {column}: {message}', { row, column, message }),
        ),
      ),
    );

    const into = taken.get(schedule) ?? { rows: [], lines: [] };
    taken.set(schedule, into);
    for (const [i, row] of read.rows.entries()) {
      const line = read.lines[i]!;
      const problem = wrongSide(row['transferred'], year);
      if (problem) {
        aside(line, '1b', [problem], true);
        continue;
      }
      into.rows.push(sided(row, year, hasSide, given.answers['transferred']));
      into.lines.push(line);
      placed.value += Number(row['sale_value'] ?? 0);
      placed.amount += read.balances[i]!;
    }
    file.value += read.sums.wholeSale;
    file.amount += read.sums.wholeBalance;
    rounded ||= read.sums.sale !== read.sums.wholeSale || read.sums.balance !== read.sums.wholeBalance;
    if (read.own) compareTotals(given, read, out, asked);
  }
  const count = [...taken.values()].reduce((n, { rows }) => n + rows.length, 0);
  if (rounded) out.warnings.push(sentence('Amounts are rounded to whole rupees, as in the return'));
  const draft = year && given.entity ? (named ?? (await draftOf(given, year, shareForms))) : null;
  const form = year && given.entity ? formToFill(given, draft, year, shareForms) : undefined;
  if (form && year) await refuseMissing(form, year, taken);
  return {
    ...out,
    placed: count > 0 ? { gains: { rows: count, totals: placed } } : {},
    file_totals: file,
    target: {
      ...out.target,
      ...(form ? { form_type: form } : {}),
      ...(count > 0 && year && given.entity ? compareRecords(given, draft, taken) : {}),
    },
  };
}

const columnMessage = ({ column, message }: { column: string; message: Message }): Message =>
  sentence('column {column}: {message}', { column, message });

/** A row in its year's format: with the side of 23 July 2024 if the year asks for it, else without. */
function sided(
  row: FormValues,
  year: string | undefined,
  hasSide: boolean,
  said: string | undefined,
): FormValues {
  const { transferred, ...rest } = row;
  if (year !== SPLIT_YEAR) return rest;
  const side = hasSide ? transferred : said === 'BE' || said === 'AE' ? said : undefined;
  return side === undefined ? rest : { acquired: rest['acquired'], transferred: side, ...rest };
}

/** The file's totals line compared with the sum of its lines; a difference of one rupee is rounding. */
function compareTotals(
  { answers }: ImportInput,
  { own, sums }: ReturnType<typeof import112aTable>,
  out: Reading<{ schedules: ScheduleData }>,
  asked: (question: AskedQuestion) => void,
): void {
  const pairs = [
    ['value', own!.sale, sums.sale, sums.wholeSale],
    ['amount', own!.balance, sums.balance, sums.wholeBalance],
  ] as const;
  for (const [key, found, lines, whole] of pairs) {
    if (found === undefined) continue;
    const fits = Math.abs(found - lines) <= 1;
    out.total_row = {
      ...out.total_row,
      [key]: (out.total_row?.[key] ?? 0) + (fits ? whole : found),
    };
    if (!fits && answers['totals'] !== 'lines')
      asked(
        askedQuestion({
          id: 'totals',
          text: say(key === 'value' ? 'askGainTotals' : 'askBalanceTotals', {
            own: { rupees: found },
            lines: { rupees: lines },
          }),
          options: [{ value: 'lines', label: say('linesRight') }],
        }),
      );
  }
}

/** 422 if the target return has no such schedule. */
async function refuseMissing(
  type: ItrReturnDoc['itr_type'],
  year: string,
  taken: ScheduleData['taken'],
): Promise<void> {
  const form = await formOf(type, year);
  const fields = fieldsOf(treeOf(form.model));
  for (const schedule of taken.keys())
    if (!fields.some((f) => f.path.startsWith(`${schedule}.rows`)))
      throw invalidField(
        'file',
        sentence('{form} has no {schedule}', { form: type, schedule: names[schedule] }),
        'no_schedule',
      );
}

/** Writes the rows to the return's schedules, each with its source file and line. */
export async function scheduleSteps(given: ImportInput, { year, taken }: ScheduleData): Promise<Step[]> {
  const { deps, name } = given;
  const draft = (await returnNamed(given)) ?? (await draftOf(given, year, shareForms));
  const type = formToFill(given, draft, year, shareForms);
  let after: FormValues = draft ? deps.vault.open<FormValues>(draft.form_sealed) : {};
  let sources: Record<string, unknown> = draft?.sources_sealed ? deps.vault.open(draft.sources_sealed) : {};
  let count = 0;
  for (const [schedule, read] of taken) {
    if (read.rows.length === 0) continue;
    const list = `${schedule}.rows`;
    const { rows, changes } = mergeShares(rowsAt(after, schedule), read, wayOf(given));
    const moving = changes.filter((c) => c.kind !== 'same');
    const marks = Object.fromEntries(
      moving.map((c) => [`${list}.${c.index}`, { from: 'csv', name, place: `row ${c.line}` }]),
    );
    const rowOf = (path: string) => `${list}.${path.slice(list.length + 1).split('.')[0]}`;
    const kept = Object.entries(sources).filter(
      ([path]) =>
        !path.startsWith(`${list}.`) || (wayOf(given) === 'add' && !Object.hasOwn(marks, rowOf(path))),
    );
    after = setAt(after, list, rows);
    sources = { ...Object.fromEntries(kept), ...marks };
    count += read.rows.length;
  }
  return [await draftStep(given, { draft, type, year, after, sources, rows: count })];
}
