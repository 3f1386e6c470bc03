import type { ByInstalment, OtherSourcesInput, SpecialSource } from '../../../tax/inputs/other-sources.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountsOf, rowsOf, rupees, signed, textOf, total } from '../../common/read.ts';
import type { Itr2 } from '../../values/itr2.ts';
import { passThroughRates, type QuarterTable, specialRates } from '../codes/special-sources.ts';
import type { Itr2Year } from '../data/years.ts';
import { treatyRate } from '../gains/contributions.ts';
import { lineNet } from '../gains/pass-through.ts';
import { instalmentColumns } from '../parts/gain-tables.ts';

/** An income at a special rate for the engine, and its code in Schedule SI. */
interface SpecialIncome {
  si: string;
  source: SpecialSource;
}

const byCode = new Map([...specialRates, ...passThroughRates].map((r) => [r.value, r]));
/** A row of an income at a special rate, own or passed through. */
interface SpecialRow {
  source?: string;
  amount?: number;
}

const columns = (
  data: Itr2,
  keys: QuarterTable | readonly QuarterTable[],
  amount: number,
): { byInstalment?: ByInstalment } => {
  const list = instalmentColumns.map(([column]) =>
    [keys].flat().reduce((t, key) => t + rupees(data.other_sources?.[key]?.[column]), 0),
  );
  return list.reduce((a, b) => a + b, 0) === amount ? { byInstalment: list as unknown as ByInstalment } : {};
};

/** Items of Schedule OS at normal rates a treaty row may be included in, and the engine's side of them. */
const normalItems = ['56i', '56', '562iii', '562x'];

/** Treaty rows of Schedule OS with the lower of the two rates in basis points. */
export const treatySources = (data: Itr2) =>
  rowsOf(data.other_sources?.treaty).map((row) => ({
    item: textOf(row.item),
    amount: rupees(row.amount),
    rate: Math.round(Math.max(0, treatyRate(row)) * 100),
  }));

/** Income at treaty rates in Schedules CYLA and BFLA, nil if the year has no such row. */
export const treatyRowOf = (year: Pick<Itr2Year, 'treatyRow'>, data: Itr2): number =>
  year.treatyRow ? treatySources(data).reduce((t, { amount }) => t + amount, 0) : 0;

/** Treaty parts of the incomes at normal rates. */
export const treatyFromNormal = (data: Itr2): number =>
  treatySources(data)
    .filter(({ item }) => normalItems.includes(item))
    .reduce((t, { amount }) => t + amount, 0);

/** Items of the Act that are dividends. */
const dividendItems: ReadonlySet<string> = new Set([
  '56i',
  ...specialRates.filter(({ quarters }) => quarters).map(({ value }) => value),
]);

/** Instalments shared out over rows, the earliest to the first row: columns of each add up to its amount. */
function inTurn<T extends { amount: number }>(
  columns: ByInstalment,
  rows: readonly T[],
): Map<T, ByInstalment> {
  const left = [...columns];
  return new Map(
    rows.map((row) => {
      let open = row.amount;
      const own = left.map((amount, i) => {
        const taken = Math.min(amount, open);
        open -= taken;
        left[i] = amount - taken;
        return taken;
      });
      return [row, own as unknown as ByInstalment];
    }),
  );
}

const lessTreaty = (data: Itr2, amount: number, ...items: string[]): number =>
  Math.max(
    0,
    amount -
      treatySources(data)
        .filter(({ item }) => items.includes(item))
        .reduce((t, row) => t + row.amount, 0),
  );

/** Sum of the rows of a table of special-rate incomes. */
export const specialSum = (data: Itr2, key: 'special_rows' | 'pass_through_rows'): number =>
  rowsOf<SpecialRow>(data.other_sources?.[key]).reduce((t, row) => t + rupees(row.amount), 0);

/** Unexplained credits, investments, money and expenditure (ss.68 to 69D). */
export const unexplained = (data: Itr2): number =>
  (
    [
      'cash_credits',
      'unexplained_investments',
      'unexplained_money',
      'undisclosed_investments',
      'unexplained_expenditure',
      'hundi',
    ] as const
  ).reduce((t, key) => t + rupees(data.other_sources?.[key]), 0);

/**
 * Incomes of Schedule OS at special rates, in the order of the form. The balance of a provident fund is taxed
 * with the tax of earlier years (s.111): it is entered as that tax at the full rate and the rest at nil.
 */
export const specialIncomes = (data: Itr2): SpecialIncome[] => {
  const at = amountsOf(data.other_sources);
  const out: SpecialIncome[] = [];
  const add = (si: string, source: SpecialSource): void => {
    if (source.amount > 0) out.push({ si, source });
  };
  add('5BB', {
    code: '115BB',
    amount: lessTreaty(data, at('lottery'), '5BB'),
    ...columns(data, 'lottery_quarters', at('lottery')),
  });
  add('5BBJ', {
    code: '115BBJ',
    amount: lessTreaty(data, at('online_games'), '5BBJ'),
    ...columns(data, 'online_games_quarters', at('online_games')),
  });
  add('5BBE', { code: '115BBE', amount: unexplained(data) });
  const fund = rowsOf(data.other_sources?.provident_fund);
  const benefit = total(fund, 'income');
  const due = Math.min(total(fund, 'tax'), benefit);
  add('1', { code: '115BB', amount: due, rate: 10_000 });
  add('1', { code: '115BB', amount: benefit - due, rate: 0 });
  for (const key of ['special_rows', 'pass_through_rows'] as const) {
    const sums = new Map<string, number>();
    for (const row of rowsOf<SpecialRow>(data.other_sources?.[key])) {
      const source = textOf(row.source);
      sums.set(source, (sums.get(source) ?? 0) + rupees(row.amount));
    }
    for (const [source, amount] of sums) {
      const known = byCode.get(source);
      if (!known) continue;
      add(source, {
        code: known.engine,
        amount: lessTreaty(data, amount, source),
        rate: known.rate,
        ...(known.quarters ? columns(data, known.quarters, amount) : {}),
      });
    }
  }
  const treaty = treatySources(data);
  const ofDividends = treaty.filter(({ item }) => dividendItems.has(item));
  const { byInstalment } = columns(
    data,
    'dividend_treaty',
    ofDividends.reduce((t, row) => t + row.amount, 0),
  );
  const split = byInstalment ? inTurn(byInstalment, ofDividends) : new Map();
  for (const row of treaty) {
    const { amount, rate } = row;
    const own = split.get(row);
    add('DTAAOS', { code: '115A(1)(a)(ii)', amount, rate, ...(own ? { byInstalment: own } : {}) });
  }
  return out;
};

/** Pass-through income of this head at normal rates. */
export const passThroughSources = (data: Itr2): number =>
  rowsOf(data.pass_through?.rows).reduce((t, row) => t + lineNet(row.dividend) + lineNet(row.other), 0) -
  specialSum(data, 'pass_through_rows');

/** Dividends for shares bought back (s.2(22)(f)). */
const buyBack = (data: Itr2): number => rupees(data.other_sources?.dividend_22f);

/** Gross dividends at normal rates. */
export const dividendsOf = (data: Itr2): number =>
  rupees(data.other_sources?.dividend_income) + rupees(data.other_sources?.dividend_22e) + buyBack(data);

/** Schedule OS as tax engine input; treaty income is subtracted from the incomes at normal rates. */
export const otherSourcesInput = ofParts<Itr2>()(
  ['other_sources', 'pass_through'],
  (data): OtherSourcesInput => {
    const at = amountsOf(data.other_sources);
    const dividends = dividendsOf(data);
    const dividendTreaty = Math.min(
      dividends,
      treatySources(data)
        .filter(({ item }) => item === '56i')
        .reduce((t, row) => t + row.amount, 0),
    );
    const horses = data.other_sources?.horses;
    return {
      savingsInterest: at('interest_from_savings'),
      depositInterest: at('interest_from_deposits'),
      refundInterest: at('interest_on_refund'),
      otherInterest:
        at('pf_interest_10_11_first') +
        at('pf_interest_10_11_second') +
        at('pf_interest_10_12_first') +
        at('pf_interest_10_12_second') +
        at('other_interest'),
      dividends: {
        amount: dividends - dividendTreaty,
        ...(buyBack(data) > 0 ? { buyBack: buyBack(data) } : {}),
        interestExpense: at('dividend_interest'),
        // from AY 2026-27 dividends on a buy-back, s.2(22)(f), have a separate table
        ...columns(data, ['dividend_quarters', 'dividend_22f_quarters'], dividends - dividendTreaty),
      },
      familyPension: at('family_pension'),
      retirementAccount:
        total(rowsOf(data.other_sources?.retirement_notified_rows), 'amount') +
        at('retirement_other') +
        at('retirement_earlier'),
      relief89A: at('relief_89a'),
      plantRent: at('plant_rent'),
      plantExpenses: at('depreciation'),
      gifts: giftsOf(data),
      other: [
        { label: 'Any other income', amount: total(rowsOf(data.other_sources?.others), 'amount') },
        { label: 'Business trust and life insurance', amount: at('business_trust') + at('life_insurance') },
        {
          label: 'Sections 58 and 59',
          amount: signed(data.other_sources?.not_deductible) + signed(data.other_sources?.profits_59),
        },
        { label: 'At treaty rates', amount: -(treatyFromNormal(data) - dividendTreaty) },
      ],
      expenses: at('expenses'),
      passThrough: passThroughSources(data),
      special: specialIncomes(data).map(({ source }) => source),
      raceHorses: {
        receipts: rupees(horses?.receipts) + signed(horses?.not_deductible) + signed(horses?.profits_59),
        expenses: rupees(horses?.expenses),
      },
    };
  },
);

/** Gifts and inadequate consideration (s.56(2)(x)). */
export const giftsOf = (data: Itr2): number =>
  (
    [
      'gift_money',
      'gift_property',
      'gift_property_inadequate',
      'gift_other',
      'gift_other_inadequate',
    ] as const
  ).reduce((t, key) => t + rupees(data.other_sources?.[key]), 0);
