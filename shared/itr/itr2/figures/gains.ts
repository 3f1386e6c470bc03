import { type FormData, getAt, setAt } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/types.ts';
import { amountAt, dateAt, rowsAt, sumOf, typedAt } from '../../read.ts';
import { blockFigures, gainBlocks } from '../gains/blocks.ts';
import { type Contribution, deemed, lessExempt, shareBalances, treatyRate } from '../gains/contributions.ts';
import { longLand, NEW_RATES_FROM, shortLand } from '../gains/land.ts';
import { passThroughSums } from '../gains/pass-through.ts';
import { shareColumns, shareFigures, transferredBefore } from '../gains/shares.ts';
import type { Itr2Year } from '../years.ts';

const whole = (data: unknown, path: string): number => {
  const n = Math.round(amountAt(data, path));
  return Number.isSafeInteger(n) ? n : 0;
};

const blocks = (year: Itr2Year, cg: unknown): FormData => {
  let out: FormData = {};
  for (const { path, after } of gainBlocks(year)) {
    const row = getAt(cg, path);
    if (row === null || typeof row !== 'object') continue;
    const { unquoted, full, deductions, balance, gain } = blockFigures(row as FormData, after);
    const apart = /securities_115ad|other_assets|nri_|assets\./.test(path);
    out = setAt(out, path, {
      ...(apart ? { unquoted_50ca: unquoted, full_value: full } : {}),
      deductions,
      balance,
      gain,
    });
  }
  return out;
};

/** Figures of a treaty table: the lower rate of each row, and its sums. */
const treatyFigures = (data: unknown, path: string) => {
  const rows = rowsAt(data, path);
  const taxed = rows.filter((row) => treatyRate(row) > 0);
  return {
    rows: rows.map((row) => ({ rate: treatyRate(row) })),
    exempt: sumOf(rows, 'amount') - sumOf(taxed, 'amount'),
    taxed: sumOf(taxed, 'amount'),
  };
};

const parts = (list: { key: string; amount: number }[]): FormData =>
  Object.fromEntries(list.map(({ key, amount }) => [key, amount]));

/** The typed parts are the preparer's; only what follows from them is written. */
const computedParts = (year: Itr2Year, term: 'short' | 'long', list: { key: string; amount: number }[]) => {
  const typed =
    term === 'short'
      ? ['pass_through_30', ...(year.split ? ['pass_through_15'] : [])]
      : ['pass_through_10', ...(year.split ? ['pass_through_112a_10', 'pass_through_20'] : [])];
  return parts(list.filter(({ key }) => !typed.includes(key)));
};

const sumTerm = (items: readonly Contribution[], term: 'short' | 'long'): number =>
  items
    .filter(({ bucket }) => /^(111A|115AD|stcg)/.test(bucket) === (term === 'short'))
    .reduce((t, { gain }) => t + gain, 0);

const shortFigures = (year: Itr2Year, data: FormData, items: readonly Contribution[]): FormData => {
  const cg = getAt(data, 'capital_gains');
  const worked = getAt(blocks(year, cg), 'short') as FormData | undefined;
  const { short } = passThroughSums(year, data);
  const treaty = treatyFigures(cg, 'short.treaty');
  const totals = (key: string): FormData => {
    const block = getAt(cg, `short.${key}`);
    return year.split && block !== undefined
      ? {
          [key]: {
            ...((worked?.[key] as FormData | undefined) ?? {}),
            total: whole(worked, `${key}.before.gain`) + whole(worked, `${key}.sale.gain`),
          },
        }
      : {};
  };
  return {
    ...worked,
    ...totals('equity_111a'),
    ...totals('equity_fii'),
    land: rowsAt(cg, 'short.land').map((row) => {
      const { full, deductions, balance, gain } = shortLand(year, row);
      return { full_value: full, deductions, balance, gain };
    }),
    ...(year.split ? { nri_stt: whole(cg, 'short.nri_stt_before') + whole(cg, 'short.nri_stt_after') } : {}),
    deemed: deemed(cg, 'short'),
    pass_through: short.reduce((t, { amount }) => t + amount, 0),
    ...computedParts(year, 'short', short),
    treaty: treaty.rows,
    treaty_exempt: treaty.exempt,
    treaty_taxed: treaty.taxed,
    total: sumTerm(items, 'short') + treaty.taxed,
  };
};

const sharesBlock = (
  year: Itr2Year,
  data: FormData,
  schedule: 'schedule_112a' | 'schedule_115ad',
  key: string,
): FormData => {
  const at = (field: string) => typedAt(data, `capital_gains.long.${key}.${field}`);
  const { before, after } = shareBalances(data, schedule);
  if (!year.split) {
    const balance = before + after;
    return { balance, gain: lessExempt(balance, at('exempt_54f')) };
  }
  const gainBefore = lessExempt(before, at('exempt_54f_before'));
  const gainAfter = lessExempt(after, at('exempt_54f_after'));
  return {
    balance_before: before,
    balance_after: after,
    balance: before + after,
    exempt_54f: at('exempt_54f_before') + at('exempt_54f_after'),
    gain_before: gainBefore,
    gain_after: gainAfter,
    gain: gainBefore + gainAfter,
  };
};

const foreignExchange = (year: Itr2Year, cg: unknown): FormData => {
  const fx = 'long.foreign_exchange';
  const at = (key: string) => whole(cg, `${fx}.${key}`);
  if (year.split) {
    const before = lessExempt(at('specified_before'), at('exempt_115f_before'));
    const after = lessExempt(at('specified_after'), at('exempt_115f_after'));
    return {
      specified: at('specified_before') + at('specified_after'),
      exempt_115f: at('exempt_115f_before') + at('exempt_115f_after'),
      balance_before: before,
      balance_after: after,
      balance: before + after,
    };
  }
  return {
    balance: lessExempt(at('specified'), at('exempt_115f')),
    ...(year.detailed ? {} : { others_balance: lessExempt(at('others'), at('others_115f')) }),
  };
};

const landFigures = (year: Itr2Year, cg: unknown, result: TaxResult): FormData => {
  const rows = rowsAt(cg, 'long.land');
  const worked = rows.map((row) => longLand(year, row));
  const early = (row: FormData) => {
    const on = dateAt(row, 'sold_on');
    return on !== undefined && on < NEW_RATES_FROM;
  };
  const sum = (test: (row: FormData) => boolean) =>
    worked.reduce((t, w, i) => t + (test(rows[i]!) ? w.gain : 0), 0);
  const line = result.tax.specialRates.find(({ code }) => code === '112-12.5');
  return {
    land: worked.map((w) => ({
      full_value: w.full,
      cost_indexed: w.costIndexed,
      improvements: w.improvements.map((indexed) => ({ indexed })),
      improvement: w.raised,
      ...(year.detailed ? { improvement_plain: w.plain } : {}),
      deductions: w.deductions,
      balance: w.balance,
      exempt: w.exempt,
      gain: w.gain,
    })),
    ...(year.detailed && rows.length > 0
      ? {
          ...(year.split ? { land_before: sum(early), land_after: sum((row) => !early(row)) } : {}),
          land_total: sum(() => true),
          // what the second proviso to s.112(1)(a) left out of the tax
          excess_tax: line ? positive(percentOf(line.taxable, line.rate) - line.tax) : 0,
        }
      : {}),
  };
};

const longFigures = (
  year: Itr2Year,
  data: FormData,
  items: readonly Contribution[],
  result: TaxResult,
): FormData => {
  const cg = getAt(data, 'capital_gains');
  const worked = (getAt(blocks(year, cg), 'long') ?? {}) as FormData;
  const { long } = passThroughSums(year, data);
  const treaty = treatyFigures(cg, 'long.treaty');
  const both = (key: string): FormData =>
    year.split && getAt(cg, `long.${key}`) !== undefined
      ? {
          [key]: {
            ...((worked[key] as FormData | undefined) ?? {}),
            total: whole(worked, `${key}.before.gain`) + whole(worked, `${key}.sale.gain`),
          },
        }
      : {};
  const sum = deemed(cg, 'long');
  return {
    ...worked,
    ...both('listed_112'),
    ...both('gdr_115aca'),
    ...both('assets'),
    ...landFigures(year, cg, result),
    shares_112a: sharesBlock(year, data, 'schedule_112a', 'shares_112a'),
    shares_115ad: sharesBlock(year, data, 'schedule_115ad', 'shares_115ad'),
    ...(getAt(cg, 'long.nri_48') === undefined
      ? {}
      : {
          nri_48: {
            gain: lessExempt(whole(cg, 'long.nri_48.gain_before'), typedAt(cg, 'long.nri_48.exempt_54f')),
          },
        }),
    foreign_exchange: foreignExchange(year, cg),
    deemed: sum,
    ...(year.split ? { deemed_after: sum - Math.min(typedAt(cg, 'long.deemed_before'), sum) } : {}),
    pass_through: long.reduce((t, { amount }) => t + amount, 0),
    ...computedParts(year, 'long', long),
    treaty: treaty.rows,
    treaty_exempt: treaty.exempt,
    treaty_taxed: treaty.taxed,
    total: sumTerm(items, 'long') + treaty.taxed,
  };
};

const claims = ['s54', 's54b', 's54ec', 's54f', 's115f'];

/** Figures of items A, B and D of Schedule CG. */
export const gainFigures = (
  year: Itr2Year,
  data: FormData,
  items: readonly Contribution[],
  result: TaxResult,
): FormData => ({
  short: shortFigures(year, data, items),
  long: longFigures(year, data, items, result),
  claims: {
    total: claims.reduce((t, key) => t + sumOf(rowsAt(data, `capital_gains.claims.${key}`), 'amount'), 0),
  },
});

/** Figures of Schedule 112A or 115AD. */
export const shareSchedule = (
  year: Itr2Year,
  data: FormData,
  schedule: 'schedule_112a' | 'schedule_115ad',
): FormData => {
  const rows = rowsAt(data, `${schedule}.rows`);
  const worked = rows.map(shareFigures);
  const sum = (key: keyof ReturnType<typeof shareFigures>) => worked.reduce((t, w) => t + w[key], 0);
  const before = worked.reduce((t, w, i) => t + (transferredBefore(rows[i]!) ? w.balance : 0), 0);
  const balance = sum('balance');
  return {
    rows: rows.map(shareColumns),
    sale_value: sum('sale'),
    cost: sum('cost'),
    purchase_cost: sum('purchase'),
    lower_of_two: sum('lower'),
    fmv: sum('fmv'),
    expenses: sum('expenses'),
    deductions: sum('deductions'),
    ...(year.split ? { balance_before: before, balance_after: balance - before } : {}),
    balance,
    ...(year.detailed ? { total: balance } : {}),
  };
};

/** Figures of Schedule VDA. */
export const virtualFigures = (data: FormData, result: TaxResult): FormData => ({
  rows: rowsAt(data, 'schedule_vda.rows').map((row) => ({
    income: positive(typedAt(row, 'sale_value') - typedAt(row, 'cost')),
  })),
  total: result.capitalGains.virtualAssets,
});
