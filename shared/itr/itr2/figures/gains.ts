import { type FormValues, getAt, setAt } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { type AmountKey, amountsOf, dateOf, rowsOf, rupees, signed, total } from '../../common/read.ts';
import type {
  Itr2,
  Itr2CapitalGains,
  Itr2CapitalGainsLongForeignExchange,
  Itr2CapitalGainsLongLand,
  Itr2CapitalGainsLongShares112a,
} from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { type BlockRow, blockFigures, gainBlocks } from '../gains/blocks.ts';
import {
  type Contribution,
  deemed,
  lessExempt,
  shareBalances,
  type TreatyRow,
  treatyRate,
} from '../gains/contributions.ts';
import { landRate, longLand, NEW_RATES_FROM, shortLand } from '../gains/land.ts';
import { passThroughSums } from '../gains/pass-through.ts';
import { shareColumns, shareFigures, transferredBefore } from '../gains/shares.ts';

/** Computed figures of the blocks of both terms. */
const blocks = (year: Itr2Year, cg: Itr2CapitalGains | undefined): Itr2CapitalGains => {
  let out: Itr2CapitalGains = {};
  for (const { path, after } of gainBlocks(year)) {
    const row = getAt(cg, path);
    if (row === null || typeof row !== 'object') continue;
    const { unquoted, full, deductions, balance, gain } = blockFigures(row as BlockRow, after);
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
const treatyFigures = (table: readonly TreatyRow[] | undefined) => {
  const rows = rowsOf(table);
  const taxed = rows.filter((row) => treatyRate(row) > 0);
  return {
    rows: rows.map((row) => ({ rate: treatyRate(row) })),
    exempt: total(rows, 'amount') - total(taxed, 'amount'),
    taxed: total(taxed, 'amount'),
  };
};

const parts = (list: { key: string; amount: number }[]): FormValues =>
  Object.fromEntries(list.map(({ key, amount }) => [key, amount]));

/** Typed parts are not overwritten; only computed ones are written. */
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

/** A block and its sales before 23 July 2024, with the sum of both. */
const bothParts = (block: { before?: { gain?: number }; sale?: { gain?: number } } = {}) => ({
  ...block,
  total: signed(block.before?.gain) + signed(block.sale?.gain),
});

const shortFigures = (year: Itr2Year, data: Itr2, items: readonly Contribution[]): FormValues => {
  const cg = data.capital_gains;
  const given = cg?.short ?? {};
  const worked = blocks(year, cg).short;
  const { short } = passThroughSums(year, data);
  const treaty = treatyFigures(given.treaty);
  const totals = (key: 'equity_111a' | 'equity_fii'): FormValues =>
    year.split && given[key] !== undefined ? { [key]: bothParts(worked?.[key]) } : {};
  return {
    ...worked,
    ...totals('equity_111a'),
    ...totals('equity_fii'),
    land: rowsOf(given.land).map((row) => {
      const { full, deductions, balance, gain } = shortLand(year, row);
      return { full_value: full, deductions, balance, gain };
    }),
    ...(year.split ? { nri_stt: signed(given.nri_stt_before) + signed(given.nri_stt_after) } : {}),
    deemed: deemed(cg, 'short'),
    ...(year.moreContacts
      ? { buy_back: signed(given.buy_back_20) + signed(given.buy_back_30) + signed(given.buy_back_app) }
      : {}),
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
  data: Itr2,
  schedule: 'schedule_112a' | 'schedule_115ad',
  key: 'shares_112a' | 'shares_115ad',
): FormValues => {
  const at = amountsOf<Itr2CapitalGainsLongShares112a>(data.capital_gains?.long?.[key]);
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

const foreignExchange = (year: Itr2Year, fx: Itr2CapitalGainsLongForeignExchange = {}): FormValues => {
  const at = (key: AmountKey<Itr2CapitalGainsLongForeignExchange>) => signed(fx[key]);
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

/** The indexed alternative of a sale, for residents who bought before 23 July 2024 (s.112(1)(a) second proviso). */
const alternative = (year: Itr2Year, data: Itr2, w: ReturnType<typeof longLand>) => {
  const { indexationChoiceBefore, indexedRate } = rulesOf(year.assessmentYear).capitalGains;
  const open =
    w.boughtOn !== undefined && w.boughtOn < indexationChoiceBefore && data.filing?.resident_status !== 'NRI';
  const plain = percentOf(positive(w.gain), landRate);
  const indexed = open ? percentOf(positive(w.indexedGain), indexedRate) : 0;
  return {
    deductions_indexed: w.indexedDeductions,
    balance_indexed: w.indexedBalance,
    gain_indexed: w.indexedGain,
    tax_plain: plain,
    tax_indexed: indexed,
    excess: open ? positive(plain - indexed) : 0,
  };
};

const landFigures = (year: Itr2Year, data: Itr2, result: TaxResult): FormValues => {
  const rows = rowsOf(data.capital_gains?.long?.land);
  const worked = rows.map((row) => longLand(year, row));
  const early = (row: Itr2CapitalGainsLongLand) => {
    const on = dateOf(row.sold_on);
    return on !== undefined && on < NEW_RATES_FROM;
  };
  const sum = (test: (row: Itr2CapitalGainsLongLand) => boolean) =>
    worked.reduce((t, w, i) => t + (test(rows[i]!) ? w.gain : 0), 0);
  const line = result.tax.specialRates.find(({ code }) => code === '112-12.5');
  const alternatives = year.moreContacts ? worked.map((w) => alternative(year, data, w)) : [];
  return {
    land: worked.map((w, i) => ({
      full_value: w.full,
      ...(rows[i]!.fmv_2001 === undefined ? {} : { cost: w.cost }),
      cost_indexed: w.costIndexed,
      improvements: w.improvements.map((indexed) => ({ indexed })),
      improvement: w.raised,
      ...(year.detailed ? { improvement_plain: w.plain } : {}),
      deductions: w.deductions,
      balance: w.balance,
      exempt: w.exempt,
      gain: w.gain,
      ...alternatives[i],
    })),
    ...(year.detailed && rows.length > 0
      ? {
          ...(year.split ? { land_before: sum(early), land_after: sum((row) => !early(row)) } : {}),
          land_total: sum(() => true),
          // rule A-470 of ITR-3: the sum of the sales; before those lines existed, the part excluded from tax
          excess_tax: year.moreContacts
            ? alternatives.reduce((t, { excess }) => t + excess, 0)
            : line
              ? positive(percentOf(line.taxable, line.rate) - line.tax)
              : 0,
        }
      : {}),
  };
};

const longFigures = (
  year: Itr2Year,
  data: Itr2,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues => {
  const cg = data.capital_gains;
  const given = cg?.long ?? {};
  const worked = blocks(year, cg).long ?? {};
  const { long } = passThroughSums(year, data);
  const treaty = treatyFigures(given.treaty);
  const both = (key: 'listed_112' | 'gdr_115aca' | 'assets'): FormValues =>
    year.split && given[key] !== undefined ? { [key]: bothParts(worked[key]) } : {};
  const sum = deemed(cg, 'long');
  return {
    ...worked,
    ...both('listed_112'),
    ...both('gdr_115aca'),
    ...both('assets'),
    ...landFigures(year, data, result),
    shares_112a: sharesBlock(year, data, 'schedule_112a', 'shares_112a'),
    shares_115ad: sharesBlock(year, data, 'schedule_115ad', 'shares_115ad'),
    ...(given.nri_48 === undefined
      ? {}
      : {
          nri_48: {
            gain: lessExempt(signed(given.nri_48.gain_before), rupees(given.nri_48.exempt_54f)),
          },
        }),
    foreign_exchange: foreignExchange(year, given.foreign_exchange),
    deemed: sum,
    ...(year.split ? { deemed_after: sum - Math.min(rupees(given.deemed_before), sum) } : {}),
    pass_through: long.reduce((t, { amount }) => t + amount, 0),
    ...computedParts(year, 'long', long),
    treaty: treaty.rows,
    treaty_exempt: treaty.exempt,
    treaty_taxed: treaty.taxed,
    total: sumTerm(items, 'long') + treaty.taxed,
  };
};

const claims = ['s54', 's54b', 's54ec', 's54f', 's115f'] as const;

/** Figures of items A, B and D of Schedule CG. */
export const gainFigures = (
  year: Itr2Year,
  data: Itr2,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues => ({
  short: shortFigures(year, data, items),
  long: longFigures(year, data, items, result),
  claims: {
    total: claims.reduce(
      (t, key) => t + total<{ amount?: number }>(rowsOf(data.capital_gains?.claims?.[key]), 'amount'),
      0,
    ),
  },
});

/** Figures of Schedule 112A or 115AD. */
export const shareSchedule = (
  year: Itr2Year,
  data: Itr2,
  schedule: 'schedule_112a' | 'schedule_115ad',
): FormValues => {
  const rows = rowsOf(data[schedule]?.rows);
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
export const virtualFigures = (data: Itr2, result: TaxResult): FormValues => ({
  rows: rowsOf(data.schedule_vda?.rows).map((row) => ({
    income: positive(rupees(row.sale_value) - rupees(row.cost)),
  })),
  total: result.capitalGains.virtualAssets,
});
