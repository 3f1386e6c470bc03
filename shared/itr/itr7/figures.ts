import type { FormValues } from '../../forms/paths.ts';
import type { FormNode } from '../../forms/walk.ts';
import { positive, sum } from '../../money.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { mergeFigures } from '../common/read.ts';
import { withItr3Figures } from '../itr3/figures.ts';
import { isObject } from '../json/path.ts';
import type { Itr3, Itr3TotalIncome } from '../values/itr3.ts';
import type { Itr7, Itr7AppliedIncome, Itr7Tax } from '../values/itr7.ts';
import { asItr3 } from './as-itr3.ts';
import type { Itr7Year } from './data/years.ts';
import {
  accretedSums,
  accumulationSums,
  applicationSums,
  contributionSums,
  deemedSums,
  electoralSums,
  exemptionOf,
  exemptReceiptsOf,
  investmentSums,
  isApplied,
  isForfeited,
  propertySum,
  scheduleFigures,
} from './schedules.ts';
import type { Working } from './tax-input.ts';

/** Computed fields of a form's data. */
const workedOut = (nodes: readonly FormNode[], data: unknown): FormValues => {
  if (!isObject(data)) return {};
  const out: FormValues = {};
  for (const node of nodes) {
    const value = data[node.key];
    if (value === undefined) continue;
    if (node.node === 'field') {
      if (node.meta.computed) out[node.key] = value;
    } else if (node.node === 'group') {
      const inner = workedOut(node.children, value);
      if (Object.keys(inner).length > 0) out[node.key] = inner;
    } else if (Array.isArray(value)) out[node.key] = value.map((row) => workedOut(node.children, row));
  }
  return out;
};

interface Both {
  /** With every head, for the schedules. */
  all: TaxResult;
  /** Taxable amounts. */
  taxed: TaxResult;
}

type Row = { code: string; rate: number; income: number; tax: number };

/** Rows of Schedule SI in this form: ss.111A and 115BBH have other codes, ss.115BBC and 115BBI separate lines. */
const specialRows = (rows: readonly Row[], working: Working): Row[] =>
  rows.flatMap((row): Row[] => {
    if (row.code === '115BBC' || row.code === '115BBI') return [];
    if (row.code === '5AD1biip') return [{ ...row, code: '5AD1biiP' }];
    if (row.code !== '5BBH') return [row];
    const business = Math.min(row.income, working.sums.virtualAssets);
    const tax = (income: number) => (row.income === 0 ? 0 : Math.round((row.tax * income) / row.income));
    const parts = [
      { ...row, code: '5BBHi', income: business, tax: tax(business) },
      { ...row, code: '5BBHii', income: row.income - business, tax: row.tax - tax(business) },
    ];
    return parts.filter(({ income }) => income > 0);
  });

/** Lines of income by head: the key here, and of Part B-TI of ITR-3. */
const headLines = [
  ['house_property', 'house_property'],
  ['business', 'business_total'],
  ['short_term', 'short_term'],
  ['long_term', 'long_term'],
  ['gains', 'gains'],
  ['virtual_assets', 'virtual_assets'],
  ['capital_gains', 'capital_gains'],
  ['other_sources', 'other_sources'],
  ['st_20', 'st20'],
  ['st_30', 'st30'],
  ['st_slab', 'st_app'],
  ['st_treaty', 'st_dtaa'],
  ['lt_12_5', 'lt12_5'],
  ['lt_treaty', 'lt_dtaa'],
] as const satisfies readonly (readonly [keyof Itr7AppliedIncome, keyof Itr3TotalIncome])[];
type Heads = Record<(typeof headLines)[number][0] | 'heads', number>;

/** Income of the heads outside the block, as ITR-3 has it in Part B-TI. */
const headFigures = (totals: Itr3TotalIncome): Heads => {
  const lines = Object.fromEntries(headLines.map(([key, from]) => [key, totals[from] ?? 0])) as Heads;
  const { house_property, business, capital_gains, other_sources } = lines;
  return { ...lines, heads: house_property + business + capital_gains + other_sources };
};

const incomeFigures = (
  year: Itr7Year,
  data: Itr7,
  working: Working,
  { taxed }: Both,
  totals: Itr3TotalIncome,
  special: number,
): Pick<Itr7, 'forfeited_income' | 'applied_income' | 'exempt_income'> => {
  const heads = headFigures(totals);
  const losses = totals.current_losses ?? 0;
  const trust = taxed.trust!;
  const common = {
    ...heads,
    losses,
    total: taxed.totalIncome,
    special,
  };
  const charged = {
    specified: trust.specified,
    anonymous: trust.anonymous.charged,
    of_anonymous: trust.anonymous.charged,
    of_specified: trust.specified,
    normal: positive(taxed.totalIncome - special - trust.anonymous.charged - trust.specified),
    income: trust.total,
  };
  if (isForfeited(data))
    return {
      forfeited_income: {
        ...common,
        ...charged,
        not_allowed: notAllowed(data),
        additions: trust.additions - business(data) + trust.specified + trust.anonymous.charged,
      },
    };
  if (isApplied(data)) {
    const investments = investmentSums(data);
    return {
      applied_income: {
        ...common,
        ...charged,
        gross: trust.total + heads.heads,
        contributions: trust.contributions,
        property: propertySum(data).all,
        to_apply: positive(trust.toBeApplied),
        applied: applicationSums(year, data).allowed,
        loans_repaid: investments.repaid,
        corpus_restored: investments.restored,
        deemed_applied: exemptionOf(data) === '11' ? deemedSums(year, data).now : 0,
        set_apart: trust.setApart,
        accumulated: accumulationSums(year, data).now,
        deductions: trust.deductions,
        additions: trust.additions - business(data) + trust.specified + trust.anonymous.charged,
      },
    };
  }
  const exempt = exemptReceiptsOf(data);
  const line = exempt ? { [exempt.key]: exempt.amount } : {};
  const contributions = contributionSums(year, data).all;
  const lapsed = trust.kind === 'exempt' ? trust.additions : 0;
  // of a party's heads and contributions, all that is not taxed
  const exempt13a =
    exemptionOf(data) === '13A'
      ? positive(contributions + heads.heads + lapsed - losses - taxed.grossTotalIncome)
      : 0;
  const exempt13b = electoralSums(year, data).exempt;
  const maximum = working.maximum ? positive(taxed.totalIncome - special) : 0;
  return {
    exempt_income: {
      ...common,
      ...line,
      group_1: exempt?.group === 1 ? exempt.amount : 0,
      group_2: exempt?.group === 2 ? exempt.amount : 0,
      exempt_13a: exempt13a,
      exempt_13b: exempt13b,
      contributions,
      gross: positive(contributions + heads.heads - exempt13a - exempt13b + lapsed),
      aggregate: positive(taxed.totalIncome - special) + taxed.agriculturalIncome,
      maximum,
    },
  };
};

const business = (data: Itr7): number =>
  Math.max(0, (isForfeited(data) ? data.forfeited_income : data.applied_income)?.business_excess ?? 0);
const notAllowed = (data: Itr7): number =>
  sum(
    (
      [
        'from_corpus',
        'from_loans',
        'depreciation',
        'donations',
        'capital',
        'without_tds',
        'in_cash',
        'in_cash_later',
        'other_expense',
      ] as const
    ).map((key) => Math.max(0, data.forfeited_income?.[key] ?? 0)),
  );

/** Part B-TTI: ss.115BBC and 115BBI, and the maximum marginal rate, have lines of their own. */
const taxLines = (year: Itr7Year, data: Itr7, working: Working, { taxed }: Both): Itr7Tax => {
  const of = (code: string) => taxed.tax.specialRates.find((line) => line.code === code)?.tax ?? 0;
  const [anonymous, specified] = [of('115BBC'), of('115BBI')];
  return {
    special: taxed.tax.atSpecialRates - anonymous - specified,
    anonymous,
    specified,
    normal: working.maximum ? 0 : taxed.tax.atNormalRates,
    maximum: working.maximum ? taxed.tax.atNormalRates : 0,
    accreted: positive(accretedSums(year, data).balance),
  };
};

/** The form with every read-only figure written over the data. */
export function withItr7Figures(
  year: Itr7Year,
  nodes: readonly FormNode[],
  data: Itr7,
  working: Working,
  both: Both,
): FormValues {
  const itr3: Itr3 = asItr3(data);
  const figuresOf = (result: TaxResult): FormValues =>
    withItr3Figures(year as never, itr3, itr3, working.business, working.items, result);
  const common = figuresOf(both.all);
  const taxed = both.taxed === both.all ? common : figuresOf(both.taxed);
  const totals = (common['total_income'] ?? {}) as Itr3TotalIncome;
  const special = specialRows(
    ((taxed['special_income'] as FormValues | undefined)?.['rows'] as Row[] | undefined) ?? [],
    working,
  );
  const specialIncome = sum(special.map(({ income }) => income));
  const specialTax = sum(special.map(({ tax }) => tax));
  const inHead = (common['business_totals'] ?? {}) as Record<string, unknown>;
  const own: FormValues = {
    ...scheduleFigures(year, data),
    ...(data.business_income === undefined
      ? {}
      : {
          business_income: {
            ...working.sums.figures,
            loss: inHead['loss'],
            speculative_set_off: setOff(inHead['speculative']),
            specified_set_off: setOff(inHead['specified']),
            set_off: inHead['total_set_off'],
            loss_left: inHead['loss_remaining'],
          },
        }),
    ...incomeFigures(year, data, working, both, totals, specialIncome),
    tax: taxLines(year, data, working, both),
  };
  const figures = mergeFigures(
    workedOut(nodes, { ...common, tax: taxed['tax'], taxes_paid: taxed['taxes_paid'] }),
    own,
  );
  let out = mergeFigures(data, figures) as FormValues;
  const relief = (common['tax_relief'] as FormValues | undefined)?.['rows'];
  if (out['tax_relief'] !== undefined || relief)
    out = { ...out, tax_relief: { ...(out['tax_relief'] as FormValues | undefined), rows: relief } };
  const group = out['special_income'] as FormValues | undefined;
  if (special.length > 0)
    out = { ...out, special_income: { ...group, rows: special, income: specialIncome, tax: specialTax } };
  else if (group) {
    const { special_income: _, ...rest } = out;
    out = rest;
  }
  return out;
}

const setOff = (row: unknown): FormValues => {
  const { income, set_off, remaining } = (row ?? {}) as Record<string, number | undefined>;
  return { income: income ?? 0, set_off: set_off ?? 0, after: remaining ?? 0 };
};
