import mongoose from 'mongoose';
import { addDays, todayInIst } from '../../shared/dates.ts';
import { dayOrder } from '../../shared/intake/day-order.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { type RawCell, shownCell as shown } from '../../shared/sheets/cells.ts';
import { takeStatementText } from '../../shared/tds/carried.ts';
import {
  formFor,
  type Quarter,
  quarters,
  type TdsForm,
  tdsForms,
  tdsYears,
} from '../../shared/tds/data/forms.ts';
import type { Head } from '../../shared/tds/draft.ts';
import { namedTable } from '../../shared/tds/files.ts';
import { challansOf, withSections } from '../../shared/tds/flat-list.ts';
import type { SheetRow, TableName } from '../../shared/tds/sheets.ts';
import { invalidField, notFound } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { change, insert, refuseClosed } from '../returns/life.ts';
import { takeSheets, takeText } from '../tds/import.ts';
import { TdsStatement, type TdsStatementDoc } from '../tds/model.ts';
import { loadRows, type Rows, replacingRows } from '../tds/rows.ts';
import { cellText, cinOf, withoutChallan, withStoredChallans } from '../tds/same-challans.ts';
import {
  type Deductor,
  headOf,
  ofTan,
  reachTan,
  reachTds,
  startingHead,
  tdsLife,
  totalsOf,
} from '../tds/store.ts';
import { askDates } from './bank.ts';
import {
  because,
  contentKey,
  type ImportInput,
  type Placed,
  previewOf,
  type Reader,
  type Reading,
  type RecordCounts,
  rupees,
  type Way,
  wayOf,
} from './reading.ts';
import { tanFor } from './registration.ts';

/** Rows of a statement, and their target. */
interface TdsData {
  of: Deductor | undefined;
  /** The statement the file was opened from; else the one of form and quarter. */
  named: TdsStatementDoc | undefined;
  /** Deductor and person responsible in a text file. */
  head?: Head;
  rows: Partial<Rows>;
  form: TdsForm;
  year: (typeof tdsYears)[number] | undefined;
  quarter: Quarter | undefined;
}

const none = (): Rows => ({ challans: [], deductees: [], salaries: [] });
const num = (row: SheetRow, key: string): number => Number((row as Record<string, unknown>)[key] ?? 0);
const sum = (rows: readonly SheetRow[], ...keys: string[]): number =>
  rows.reduce((n, row) => n + keys.reduce((m, key) => m + num(row, key), 0), 0);

/** Financial year and quarter of a day. */
function quarterOf(day: string): { year: string; quarter: Quarter } {
  const [y, m] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const start = m < 4 ? y - 1 : y;
  return { year: `${start}-${start + 1}`, quarter: quarters[m < 4 ? 3 : Math.floor((m - 4) / 3)]! };
}

/**
 * Dates a deposit may be for: early in a quarter (April: during the month) also the previous quarter (rule
 * 30(2), Income-tax Rules).
 */
const paidFor = (day: string): string[] => {
  const [m, d] = [day.slice(5, 7), Number(day.slice(8))];
  const late = (['01', '07', '10'].includes(m) && d <= 7) || m === '04';
  return late ? [addDays(day, -31), day] : [day];
};

const salary = /^(1?92[ABC]?|192)$/i;
const abroad = /^(1?95|1?94E|1?94LB|1?94LC|1?94LD|1?96[ABCD])$/i;
const collected = /^(206C|6C)/i;

/** The form whose sections the lines use, as of 2025-26; undefined if they have none. */
function formOf(file: { tables: readonly { rows: readonly (readonly unknown[])[] }[] }): TdsForm | undefined {
  const texts = new Set<string>();
  for (const { rows } of file.tables) {
    const line = rows.findIndex((r) =>
      r.some((c) => /^(tds\s*)?sec(tion)?(\s*code)?$/i.test(String(c ?? '').trim())),
    );
    if (line < 0) continue;
    const at = rows[line]!.findIndex((c) => /^(tds\s*)?sec(tion)?(\s*code)?$/i.test(String(c ?? '').trim()));
    for (const row of rows.slice(line + 1)) {
      const text = String(row[at] ?? '')
        .trim()
        .replace(/^u\/s\s*/i, '')
        .replace(/[\s()-]/g, '');
      if (text !== '') texts.add(text);
    }
  }
  const all = [...texts];
  if (all.length === 0) return undefined;
  if (all.some((s) => collected.test(s))) return '27EQ';
  if (all.every((s) => salary.test(s))) return '24Q';
  if (all.some((s) => abroad.test(s))) return '27Q';
  return '26Q';
}

const askForm = (): AskedQuestion =>
  askedQuestion({
    id: 'form',
    text: say('askStatement'),
    options: ['24Q', '26Q', '27Q', '27EQ'].map((value) => ({ value, label: { text: value } })),
  });

type Sheets = ReturnType<typeof takeSheets>['sheets'];
const dateFields = new Set(['paid_on', 'deducted_on', 'deposited_on']);
const datesIn = (sheet: Sheets[number] | undefined): number[] =>
  sheet?.columns.flatMap(({ field }, i) => (dateFields.has(field) ? [i] : [])) ?? [];

/** Date order (day or month first) across all sheets, and of one of them. */
function orderOf(sheets: Sheets, tables: readonly Table[], said: string | undefined, today: string) {
  const texts = tables.flatMap((t) => {
    const sheet = sheets.find((s) => s.name === t.name);
    const at = datesIn(sheet);
    return t.rows
      .slice((sheet?.line ?? 0) + 1)
      .flatMap((row) => at.map((i) => row[i]).filter((c): c is string => typeof c === 'string'));
  });
  const example = texts.find((t) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]/.test(t)) ?? '';
  return { order: dayOrder(texts, { said, today }), example: example.trim() };
}

/** The table with month-first dates converted. */
function dayFirst(table: Table, sheet: Sheets[number] | undefined): Table {
  const at = new Set(datesIn(sheet));
  const turned = (raw: RawCell): RawCell =>
    typeof raw === 'string' ? raw.replace(/^(\s*)(\d{1,2})([-/.])(\d{1,2})\3/, '$1$4$3$2$3') : raw;
  return { ...table, rows: table.rows.map((row) => row.map((c, i) => (at.has(i) ? turned(c) : c))) };
}

/** The target statement, if it exists. */
const standingOf = async ({
  of,
  named,
  form,
  year,
  quarter,
}: Pick<TdsData, 'of' | 'named' | 'form' | 'year' | 'quarter'>): Promise<TdsStatementDoc | null> =>
  named ??
  ((await TdsStatement.findOne({
    ...ofTan(of!),
    form_type: form,
    financial_year: year!,
    quarter: quarter!,
    correction: op({ $in: [0, null] }),
    deleted_at: null,
  }).lean()) as TdsStatementDoc | null);

/**
 * Merges rows with the stored ones: a challan with the same number, date and branch replaces the earlier one,
 * and an identical row is not added again.
 */
function mergeRows(
  standing: Rows,
  rows: Partial<Rows>,
  way: Way,
): { merged: Partial<Rows>; counts: RecordCounts } {
  const counts: RecordCounts = { new: 0, changed: 0, same: 0 };
  const merged: Partial<Rows> = {};
  /** Stored ids of the file's challans. */
  const ids = new Map<string, string>();
  for (const table of ['challans', 'deductees', 'salaries'] as const) {
    const given = rows[table];
    if (!given) continue;
    const list = [...standing[table]];
    const places = new Map(list.map((r, i) => [r.id, i]));
    const equal = Map.groupBy(list, contentKey);
    const sameChallan = Map.groupBy(
      table === 'challans' ? list.filter((r) => cellText(r, 'serial')) : [],
      cinOf,
    );
    for (const own of given) {
      const challan = ids.get(cellText(own, 'challan'));
      const row = challan ? ({ ...own, challan } as SheetRow) : own;
      const met = [
        equal.get(contentKey(row)),
        table === 'challans' ? sameChallan.get(cinOf(row)) : undefined,
      ];
      const known = met.flatMap((rows) => rows ?? []).find((r) => places.has(r.id));
      if (!known) {
        counts.new++;
        list.push(row);
        continue;
      }
      if (table === 'challans') ids.set(row.id, known.id);
      counts[contentKey(known) === contentKey(row) ? 'same' : 'changed']++;
      list[places.get(known.id)!] = { ...row, id: known.id };
      places.delete(known.id);
    }
    merged[table] = list as never;
    if (way === 'add') continue;
    const gone = standing[table].filter((r) => places.has(r.id)).length;
    if (gone > 0) counts.gone = (counts.gone ?? 0) + gone;
  }
  return { merged: way === 'replace' ? withStoredChallans(standing, rows) : merged, counts };
}

/** Splits a flat list whose lines include the challan into deductees and challans; other tables are unchanged. */
function withChallans(form: TdsForm, tables: Table[], said: Readonly<Record<string, string>>): Table[] {
  const [list, ...others] = tables.filter((t) => t.rows.length > 1);
  if (!list || others.length > 0 || namedTable(list.name) === 'challans') return tables;
  const challans = challansOf(form, list.rows, said);
  return challans
    ? [
        { ...list, name: 'Deductees' },
        { name: 'Challans', rows: challans },
      ]
    : tables;
}

/** The TAN of a file, and the statement it was opened from. */
async function statementFor(given: ImportInput) {
  const { deps, user, entity, answers } = given;
  const id = answers['statement'];
  if (!entity || !id) return { ...(await tanFor(given)), named: undefined };
  const { record } = await reachTds(user, id, 'edit');
  const of = await reachTan(deps, user, String(entity._id), 'edit', record.registration_id ?? undefined);
  if (String(record.entity_id) !== String(entity._id)) throw notFound();
  return { of, named: record, question: undefined };
}

/** Asks whether payments of another quarter go into the statement the file was opened from. */
const askOtherQuarter = (
  found: { year: string; quarter: Quarter },
  wanted: Pick<TdsStatementDoc, 'financial_year' | 'quarter'>,
): AskedQuestion =>
  askedQuestion({
    id: 'other_quarter',
    text: say('askOtherQuarter', {
      found: `${found.quarter} ${found.year}`,
      wanted: `${wanted.quarter} ${wanted.financial_year}`,
    }),
    options: [{ value: 'take', label: say('thisStatement') }],
  });

/** Rows by table with totals in rupees. */
function placedRows({ challans = [], deductees = [], salaries = [] }: Partial<Rows>): Record<string, Placed> {
  const out: Record<string, Placed> = {};
  if (challans.length > 0)
    out['challans'] = {
      rows: challans.length,
      totals: rupees({
        tax: sum(challans, 'tax'),
        amount: sum(challans, 'tax', 'surcharge', 'cess', 'interest', 'fee', 'other'),
      }),
    };
  if (deductees.length > 0)
    out['deductees'] = {
      rows: deductees.length,
      totals: rupees({
        amount: sum(deductees, 'amount'),
        tax: sum(deductees, 'tax', 'surcharge', 'cess'),
      }),
    };
  if (salaries.length > 0) out['salaries'] = { rows: salaries.length, totals: {} };
  return out;
}

/**
 * A correction is compared row by row with the filed statement, so its rows are never replaced by a file's. A
 * text file is a full statement.
 */
const wayFor = (given: ImportInput, data: TdsData, found: Pick<TdsStatementDoc, 'correction'> | null): Way =>
  found?.correction ? 'add' : data.head && !given.answers['existing'] ? 'replace' : wayOf(given);

/** New, changed and unchanged rows compared with the statement, its row count, and what replacing loses. */
async function besideStored(given: ImportInput, data: TdsData) {
  const found = await standingOf(data);
  const standing = found ? await loadRows(given.deps, found._id) : none();
  const way = wayFor(given, data, found);
  const { merged, counts } = mergeRows(standing, data.rows, way);
  const rows = (Object.keys(data.rows) as TableName[]).reduce((n, t) => n + standing[t].length, 0);
  return {
    warnings: way === 'replace' ? withoutChallan(standing, merged) : [],
    target: { beside: counts, ...(rows > 0 && !found?.correction ? { ways: { way, standing: rows } } : {}) },
  };
}

/** Reads a statement's text file, ours or another program's, for its form, year and quarter. 422 for another TAN. */
export async function readStatementText(given: ImportInput, text: string): Promise<Reading<TdsData>> {
  const { deps, entity, answers } = given;
  const read = takeStatementText(text);
  const { form, financial_year, quarter, deductor } = read.statement ?? {};
  const theirs = String(deductor?.tan ?? '');
  const own = entity && registrationsOf(deps, entity).find((r) => r.kind === 'tan' && r.number === theirs);
  const { of, named, question } = await statementFor({
    ...given,
    answers: own ? { ...answers, registration: own.id } : answers,
  });
  const wanted = named ?? {
    form_type: (form ?? read.form ?? '26Q') as TdsForm,
    financial_year: financial_year ?? '',
    quarter: quarter ?? 'Q1',
  };
  const head = named ? headOf(deps, named) : of && (await startingHead(deps, of));
  const taken = takeText(
    wanted as TdsStatementDoc,
    head?.deductor['tan'] ?? '',
    text,
    todayInIst(deps.now()),
  );
  const data: TdsData = {
    of,
    named,
    ...(taken.head ? { head: taken.head } : {}),
    rows: taken.rows,
    form: wanted.form_type,
    year: wanted.financial_year as TdsData['year'],
    quarter: wanted.quarter as Quarter,
  };
  const placed = placedRows(taken.rows);
  const stored = of && (await besideStored(given, data));
  return {
    source: 'FVU',
    confidence: 1,
    sheets: [],
    placed,
    set_aside: taken.refused.map((r) => ({
      sheet: r.table ?? '',
      row: r.line,
      column: r.column ?? null,
      ...because(r.message),
      refused: true,
      cells: [],
    })),
    unmapped: [],
    file_totals: placed['deductees']?.totals ?? placed['challans']?.totals ?? {},
    total_row: null,
    questions: question ? [question] : [],
    warnings: [...taken.warnings, ...(stored?.warnings ?? [])],
    target: {
      form_type: data.form,
      financial_year: data.year ?? null,
      quarter: data.quarter ?? null,
      ...stored?.target,
    },
    data,
  };
}

/**
 * Whether a file is a statement for the department's validator: caret-separated fields, starting with a file
 * header.
 */
export const isStatementText = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*\d+\^FH\^/.test(bytes.subarray(0, 200).toString('utf8'));

/** Reads deductees and challans of a TDS or TCS statement. */
export const tdsReader: Reader<TdsData> = {
  read: async (given, file) => {
    const { deps, answers } = given;
    if (file.kind !== 'tables') {
      throw invalidField('file', 'Send deductees and challans as CSV or Excel', 'other_kind');
    }
    const { of, named, question } = await statementFor(given);
    const questions: AskedQuestion[] = question ? [question] : [];
    const said = named?.form_type ?? tdsForms.find((f) => f === answers['form']);
    file.tables = file.tables.map((t) =>
      namedTable(t.name) && namedTable(t.name) !== 'deductees'
        ? t
        : { ...t, rows: withSections(said ?? '26Q', t.name, t.rows, given.mapping) },
    );
    const old = said ?? formOf(file);
    file.tables = withChallans(old ?? '26Q', file.tables, given.mapping);
    if (!old) questions.push(askForm());
    const head = named ? headOf(deps, named) : of && (await startingHead(deps, of));
    const there = named ? await loadRows(deps, named._id) : none();
    const tan = head?.deductor['tan'] ?? '';
    const take = () => takeSheets(old ?? '26Q', file.tables, undefined, 'replace', there, tan, given.mapping);
    let taken = take();
    const { order, example } = orderOf(taken.sheets, file.tables, answers['dates'], todayInIst(deps.now()));
    if (order === 'open') questions.push(askDates(example));
    if (order === 'month') {
      file.tables = file.tables.map((t) =>
        dayFirst(
          t,
          taken.sheets.find((s) => s.name === t.name),
        ),
      );
      taken = take();
    }
    // Tax without the amount it was deducted from is not a deductee row: the table is refused.
    const amountless =
      (taken.rows.deductees ?? []).length > 0 &&
      !taken.sheets.some((s) => s.columns.some((c) => c.field === 'amount'));
    if (amountless) {
      taken.refused.push({
        line: taken.sheets[0]!.line + 1,
        message: say('columnMissing', { column: 'Amount paid or credited' }),
      } as (typeof taken.refused)[number]);
      delete taken.rows.deductees;
    }
    const { challans = [], deductees = [] } = taken.rows;
    const days = [
      ...new Set(
        deductees
          .map((r) => String(r['deducted_on'] ?? r['paid_on'] ?? ''))
          .concat(
            deductees.length === 0 ? challans.flatMap((r) => paidFor(String(r['deposited_on'] ?? ''))) : [],
          )
          .filter((d) => d !== '')
          .map((d) => JSON.stringify(quarterOf(d))),
      ),
    ].map((t) => JSON.parse(t) as { year: string; quarter: Quarter });
    const chosen = /^(20\d{2}-20\d{2}) (Q[1-4])$/.exec(answers['quarter'] ?? '');
    const year = named?.financial_year ?? chosen?.[1] ?? (days.length === 1 ? days[0]!.year : undefined);
    const quarter =
      named?.quarter ??
      (chosen?.[2] as Quarter | undefined) ??
      (days.length === 1 ? days[0]!.quarter : undefined);
    const strange = named && days.length > 0 && !days.some((d) => d.year === year && d.quarter === quarter);
    if (strange && answers['other_quarter'] !== 'take') questions.push(askOtherQuarter(days[0]!, named));
    if (!year && (deductees.length > 0 || challans.length > 0))
      questions.push(
        askedQuestion({
          id: 'quarter',
          text: days.length > 1 ? say('askQuarters') : say('askQuarter'),
          options: (days.length > 1
            ? days
            : tdsYears.slice(0, 2).flatMap((y) => quarters.map((q) => ({ year: y, quarter: q })))
          ).map((d) => ({ value: `${d.year} ${d.quarter}`, label: { text: `${d.quarter} ${d.year}` } })),
        }),
      );
    if (year && !(tdsYears as readonly string[]).includes(year)) {
      throw invalidField('file', say('earlierPayments', { year, first: tdsYears.at(-1)! }), 'other_year');
    }
    const form = named?.form_type ?? (year ? formFor(old ?? '26Q', year) : (old ?? '26Q'));
    const placed = placedRows(taken.rows);
    const data: TdsData = { of, named, rows: taken.rows, form, year: year as TdsData['year'], quarter };
    const stored = of && year && questions.length === 0 ? await besideStored(given, data) : undefined;
    const cellsOf = (sheet: string | undefined, line: number) =>
      (file.tables.find((t) => t.name === sheet)?.rows[line - 1] ?? []).map(shown);
    return {
      source: null,
      confidence: 0.95,
      sheets: taken.sheets.map((s) => ({
        sheet: s.name,
        source: null,
        line: s.line + 1,
        columns: s.columns,
        rows: previewOf(file.tables.find((t) => t.name === s.name)!.rows, s.line, s.columns.length, shown),
      })),
      placed,
      set_aside: taken.refused.map((r) => ({
        sheet: r.sheet ?? '',
        row: r.line,
        column: r.column ?? null,
        ...because(r.message),
        refused: true,
        cells: cellsOf(r.sheet, r.line),
      })),
      unmapped: taken.sheets.flatMap((s) => s.unused),
      file_totals: placed['deductees']?.totals ?? placed['challans']?.totals ?? {},
      total_row: null,
      questions,
      warnings: [...taken.warnings, ...(stored?.warnings ?? [])],
      target: {
        form_type: form,
        financial_year: year ?? null,
        quarter: quarter ?? null,
        ...stored?.target,
      },
      data,
    };
  },
  steps: async (given, { data }) => {
    const { deps, user } = given;
    const of = data.of!;
    const { entity } = of;
    const by = { deps, user };
    const { form, year, quarter } = data;
    const found = await standingOf(data);
    if (found) refuseClosed(tdsLife, found);
    const made = {
      ...ofTan(of),
      form_type: form,
      financial_year: year!,
      quarter: quarter!,
      status: 'draft' as const,
      head_sealed: deps.vault.seal({ ...(await startingHead(deps, of)), ...data.head }),
    };
    const head =
      found && data.head ? { head_sealed: deps.vault.seal({ ...headOf(deps, found), ...data.head }) } : {};
    const name = `${form} ${quarter} ${year}`;
    const standing = found ? await loadRows(deps, found._id) : none();
    const tables = Object.keys(data.rows) as TableName[];
    const { merged: rows, counts } = mergeRows(standing, data.rows, wayFor(given, data, found));
    const _id = found?._id ?? new mongoose.Types.ObjectId();
    const record = (found ?? { ...made, _id, counting: 'calendar' }) as TdsStatementDoc;
    const totals = totalsOf(deps, record, { ...standing, ...rows });
    let take: () => Promise<undefined>;
    return [
      {
        stage: (act) =>
          replacingRows(deps, record, rows, (own) => {
            take = own;
            return act();
          }),
        commit: async () => {
          const doc = found
            ? await change(tdsLife, by, { record: found, entity }, found.version, { ...head, totals })
            : await insert(tdsLife, by, entity, { ...made, _id, totals } as Partial<TdsStatementDoc>);
          await take();
          return {
            kind: 'tds',
            records: [{ id: String(doc._id), version: doc.version }],
            created: !found,
            before: found
              ? {
                  rows: Object.fromEntries(tables.map((t) => [t, standing[t]])),
                  set: { totals: found.totals, head_sealed: found.head_sealed },
                }
              : null,
            name,
            detail: { tds_id: String(doc._id), form_type: form, financial_year: year, quarter, ...counts },
          };
        },
      },
    ];
  },
};
