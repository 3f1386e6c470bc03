import { assessmentYearOf, financialYearOn, todayInIst } from '../../shared/dates.ts';
import { mayFile } from '../../shared/entities/types.ts';
import { type Message, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { mergeShares } from '../../shared/itr/itr2/merge-shares.ts';
import { readSales, type ShareSale } from '../../shared/itr/itr2/share-sales.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { hasMarketValue, isAtNewRates } from '../../shared/tax/years/gain-dates.ts';
import { invalid } from '../base/errors.ts';
import { notEligible } from '../entities/edit.ts';
import type { ItrReturnDoc } from '../itr/model.ts';
import { askDates } from './bank.ts';
import { draftOf, draftStep, formToFill, humanForms, returnNamed } from './itr-draft.ts';
import {
  because,
  type ImportInput,
  type Reader,
  type Reading,
  type RecordCounts,
  rupees,
  tellSheet,
} from './reading.ts';
import { isTemplate, readSchedules, type ScheduleData, scheduleSteps } from './schedule-shares.ts';

/** Shares sold by assessment year, or rows of the department's schedule template. */
type GainsData = { years: Map<string, ShareSale[]> } | { schedules: ScheduleData };

const askAsset: AskedQuestion = askedQuestion({
  id: 'asset',
  text: say('askListed'),
  options: [{ value: 'listed', label: say('allListed') }],
});

const gainOf = (s: ShareSale): number => s.sale - s.cost - s.expenses;

/** A long-term sale as a row of Schedule 112A. */
function rowOf(s: ShareSale, split: boolean): FormValues {
  const before = hasMarketValue(s.bought_on);
  return {
    acquired: before ? 'BE' : 'AE',
    ...(split ? { transferred: isAtNewRates(s.sold_on) ? 'AE' : 'BE' } : {}),
    isin: s.isin || 'INNOTREQUIRD',
    name: s.name.slice(0, 125) || s.isin,
    units: Math.round(s.units * 10_000) / 10_000,
    price: Math.round((s.sale / 100 / s.units) * 10_000) / 10_000,
    sale_value: Math.round(s.sale / 100),
    purchase_cost: s.cost / 100,
    ...(before && s.fmv !== undefined ? { fmv_unit: Math.round((s.fmv / 100) * 10_000) / 10_000 } : {}),
    ...(s.expenses ? { expenses: s.expenses / 100 } : {}),
  };
}

const amountOf = (x: unknown): number => (typeof x === 'number' ? x : 0);
const objectOf = (x: unknown): FormValues => (typeof x === 'object' && x !== null ? (x as FormValues) : {});

/** Adds short-term sales to a section 111A block, whole rupees. */
function withShort(block: FormValues, sales: readonly ShareSale[]): FormValues {
  const sum = (of: (s: ShareSale) => number) => Math.round(sales.reduce((n, s) => n + of(s), 0) / 100);
  return {
    ...block,
    full_value: amountOf(block['full_value']) + sum((s) => s.sale),
    cost: amountOf(block['cost']) + sum((s) => s.cost),
    ...(sum((s) => s.expenses) > 0 ? { expenses: amountOf(block['expenses']) + sum((s) => s.expenses) } : {}),
  };
}

/** Form data including these sales: long-term in Schedule 112A, short-term in the totals of section 111A. */
function withSales(data: FormValues, sales: readonly ShareSale[], split: boolean): FormValues {
  const out = structuredClone(data);
  const long = sales.filter((s) => s.long);
  if (long.length > 0) {
    const schedule = objectOf(out['schedule_112a']);
    const { rows } = mergeShares(
      (schedule['rows'] as FormValues[] | undefined) ?? [],
      { rows: long.map((s) => rowOf(s, split)), lines: long.map((s) => s.line) },
      'add',
    );
    out['schedule_112a'] = { ...schedule, rows };
  }
  const short = sales.filter((s) => !s.long);
  if (short.length === 0) return out;
  const gains = objectOf(out['capital_gains']);
  const inShort = objectOf(gains['short']);
  const equity = objectOf(inShort['equity_111a']);
  const early = split ? short.filter((s) => !isAtNewRates(s.sold_on)) : [];
  const late = short.filter((s) => !early.includes(s));
  out['capital_gains'] = {
    ...gains,
    short: {
      ...inShort,
      equity_111a: {
        ...equity,
        ...(early.length > 0 ? { before: withShort(objectOf(equity['before']), early) } : {}),
        ...(late.length > 0 ? { sale: withShort(objectOf(equity['sale']), late) } : {}),
      },
    },
  };
  return out;
}

/** The return sales go to: the one they were opened from, else the client's draft. */
async function returnOf(given: ImportInput, year: string): Promise<ItrReturnDoc | null> {
  const named = await returnNamed(given);
  const fits = named?.assessment_year === year && /^ITR-[23]$/.test(named.itr_type);
  return fits ? named : draftOf(given, year, humanForms);
}

/** Why a sale is refused, and the column concerned. */
function problemOf(s: ShareSale, year: string): [string | null, Message | undefined] {
  if (!isItrFormAvailable('ITR-2', year))
    return [null, sentence('Sold in assessment year {year}, which is not supported here', { year })];
  if (s.long && hasMarketValue(s.bought_on) && s.fmv === undefined)
    return [null, sentence('Bought by 31 January 2018: the fair market value on that date is missing')];
  if (s.bought_on === s.sold_on)
    return [
      null,
      sentence(
        'Bought and sold on the same day: speculative business income (section 43(5)), not a capital gain',
      ),
    ];
  if (s.isin === '' && /(\bFUT|\d(CE|PE)|FUT)$|\bF&O\b/i.test(s.name.trim()))
    return [null, sentence('Futures and options are business income (section 43(5)), not capital gains')];
  if (s.isin !== '' && !/^IN[0-9A-Z]{10}$/.test(s.isin)) return ['ISIN', sentence('This is not an ISIN')];
  return [null, undefined];
}

/** Reads sales of shares and equity units. */
export const gainsReader: Reader<GainsData> = {
  read: async (given, file): Promise<Reading<GainsData>> => {
    if (file.kind !== 'tables') {
      const message = 'Send the statement of shares sold as CSV or Excel';
      throw invalid(message, [{ path: 'file', message }], 'other_kind');
    }
    if (given.entity && !mayFile(given.entity.status, 'itr')) throw notEligible('income-tax returns');
    if (isTemplate(file.tables)) return readSchedules(given, file.tables);
    const years = new Map<string, ShareSale[]>();
    const out: Reading<{ years: typeof years }> = {
      source: null,
      confidence: 0.9,
      sheets: [],
      placed: {},
      set_aside: [],
      unmapped: [],
      file_totals: {},
      total_row: null,
      questions: [],
      warnings: [],
      target: {},
      data: { years },
    };
    const several = file.tables.length > 1;
    let value = 0;
    let amount = 0;
    let count = 0;
    for (const table of file.tables) {
      const read = readSales(table.rows, {
        answers: given.answers,
        mapping: given.mapping,
        today: todayInIst(given.deps.now()),
      });
      const sheet = several ? table.name : '';
      if (!read.heading) {
        if (several) out.warnings.push(say('leftSheetGains', { name: table.name }));
        else
          out.set_aside.push(
            ...read.refused.map((r) => ({
              sheet,
              row: r.line,
              column: r.column ?? null,
              ...because(r.message),
              refused: true,
              cells: r.cells,
            })),
          );
        continue;
      }
      const { heading } = read;
      tellSheet(out, table, heading, shown);
      if (read.order === 'open') out.questions.push(askDates(read.example));
      const aside = (line: number, column: string | null, message: Message, refused: boolean) =>
        out.set_aside.push({
          sheet,
          row: line,
          column,
          ...because(message),
          refused,
          cells: refused ? (table.rows[line - 1] ?? []).map(shown) : [],
        });
      for (const r of read.refused) aside(r.line, r.column ?? null, r.message, true);
      for (const l of read.left) aside(l.line, null, l.message, false);
      for (const s of read.sales) {
        const year = assessmentYearOf(financialYearOn(s.sold_on));
        const [column, problem] = problemOf(s, year);
        if (problem) {
          aside(s.line, column, problem, true);
          continue;
        }
        const list = years.get(year) ?? [];
        years.set(year, list);
        list.push(s);
        value += s.sale;
        amount += gainOf(s);
        count++;
      }
      if (read.own?.value !== undefined) {
        const all = read.sales.reduce((n, s) => n + s.sale, 0);
        out.total_row = rupees({ value: read.own.value });
        if (all !== read.own.value && given.answers['totals'] !== 'lines')
          out.questions.push(
            askedQuestion({
              id: 'totals',
              text: say('askGainTotals', { own: { paise: read.own.value }, lines: { paise: all } }),
              options: [{ value: 'lines', label: say('linesRight') }],
            }),
          );
      }
    }
    if (count > 0 && given.answers['asset'] !== 'listed') out.questions.push(askAsset);
    const beside: RecordCounts = { new: 0, changed: 0, same: 0 };
    if (given.entity)
      for (const [year, sales] of years) {
        const draft = await returnOf(given, year);
        formToFill(given, draft, year, humanForms);
        const form = draft && given.deps.vault.open<FormValues>(draft.form_sealed);
        const rows = (objectOf(form?.['schedule_112a'])['rows'] as FormValues[] | undefined) ?? [];
        const long = sales.filter((s) => s.long);
        const taken = {
          rows: long.map((s) => rowOf(s, year === '2025-26')),
          lines: long.map((s) => s.line),
        };
        for (const { kind } of mergeShares(rows, taken, 'add').changes) beside[kind]++;
        // Short-term sales are added to totals, which do not list sales.
        beside.new += sales.length - long.length;
        const equity = objectOf(objectOf(objectOf(form?.['capital_gains'])['short'])['equity_111a']);
        const there = ['sale', 'before'].some((k) => amountOf(objectOf(equity[k])['full_value']) > 0);
        if (there && sales.some((s) => !s.long) && given.answers['short'] !== 'add')
          out.questions.push(
            askedQuestion({
              id: 'short',
              text: say('askShortGains', { year }),
              options: [{ value: 'add', label: say('addThem') }],
            }),
          );
      }
    const totals = rupees({ value, amount });
    return {
      ...out,
      placed: count > 0 ? { gains: { rows: count, totals } } : {},
      file_totals: totals,
      target: {
        assessment_years: [...years.keys()],
        ...(count > 0 && out.questions.length === 0 ? { beside } : {}),
      },
    };
  },
  steps: async (given, { data }) => {
    if ('schedules' in data) return scheduleSteps(given, data.schedules);
    const steps = [];
    for (const [year, sales] of data.years) {
      const draft = await returnOf(given, year);
      const before = draft ? given.deps.vault.open<FormValues>(draft.form_sealed) : {};
      const after = withSales(before, sales, year === '2025-26');
      const type = formToFill(given, draft, year, humanForms);
      steps.push(await draftStep(given, { draft, type, year, after, rows: sales.length }));
    }
    return steps;
  },
};
