import type { FormData } from '../../forms/paths.ts';
import type { ProfitDeduction } from '../../tax/inputs/deductions.ts';
import type { BroughtForwardLoss, FilingInput, LossKind, Regime, TaxInput } from '../../tax/types.ts';
import { form10IEAOf } from '../filing.ts';
import type { Contribution } from '../itr2/gains/contributions.ts';
import { filing as itr2Filing, itr2TaxInput } from '../itr2/tax-input.ts';
import { ofParts } from '../of-parts.ts';
import { dateAt, rowsAt, textAt, typedAt } from '../read.ts';
import { type BusinessWorking, businessInput } from './bp.ts';
import { carriedYears3 } from './parts/losses.ts';
import { profitDeductions } from './parts/tax.ts';
import type { Itr3Year } from './years.ts';

const kinds: readonly [string, LossKind][] = [
  ['house_property', 'house-property'],
  ['business', 'business'],
  ['speculative', 'speculative'],
  ['specified', 'specified-business'],
  ['short_term', 'short-term'],
  ['long_term', 'long-term'],
  ['race_horses', 'race-horses'],
];

/** Business loss of an earlier year less what the new regime took away. */
const availableLoss = (data: FormData, key: string, field: string): number => {
  const amount = typedAt(data, `carried_losses.${key}.${field}`);
  return field === 'business'
    ? Math.max(0, amount - typedAt(data, `carried_losses.${key}.adjusted_115bac`))
    : amount;
};

/** Unabsorbed depreciation of a row of Schedule UD. */
export const unabsorbedOf = (row: FormData): number =>
  Math.max(0, typedAt(row, 'depreciation') - typedAt(row, 'adjusted_115bac'));

export const broughtForward = ofParts<FormData>()(
  ['carried_losses', 'unabsorbed'],
  (data, year: Itr3Year): BroughtForwardLoss[] => [
    ...carriedYears3(year).flatMap(({ key, assessmentYear, eight, four }) =>
      kinds.flatMap(([field, kind]): BroughtForwardLoss[] => {
        const amount = availableLoss(data, key, field);
        const lives =
          kind === 'specified-business' || (kind === 'speculative' || kind === 'race-horses' ? four : eight);
        return amount > 0 && lives ? [{ assessmentYear, kind, amount }] : [];
      }),
    ),
    // an unabsorbed allowance u/s 35(4) is set off as depreciation is
    ...rowsAt(data, 'unabsorbed.rows').flatMap((row): BroughtForwardLoss[] => {
      const amount = unabsorbedOf(row) + typedAt(row, 'allowance');
      const assessmentYear = textAt(row, 'year');
      return amount > 0 && /^\d{4}-\d{2}$/.test(assessmentYear)
        ? [{ assessmentYear, kind: 'depreciation', amount }]
        : [];
    }),
  ],
);

const dueDateClasses = ['business', 'audit', 'transfer-pricing'] as const;

/** As in ITR-2, by the due date chosen and the answers on Form 10-IEA; without business the regime is chosen in the return. */
export const filing = (year: Itr3Year, data: FormData): FilingInput => {
  const chosen = year.dueDates.indexOf(textAt(data, 'filing.due_date') as (typeof year.dueDates)[number]);
  const inReturn =
    textAt(data, 'filing.income_from_business') === 'N' ||
    textAt(data, 'filing.opt_out_method') === 'OPTINRETURN';
  return {
    ...itr2Filing(data),
    dueDateClass: dueDateClasses[Math.max(0, chosen)]!,
    ...(inReturn ? {} : { form10IEA: form10IEAOf(data) }),
  };
};

/** Claims of Part C and section 10AA. */
const profitLinked = (data: FormData): ProfitDeduction[] => [
  ...profitDeductions.flatMap(([key, , section]): ProfitDeduction[] => {
    const amount = typedAt(data, `deductions.${key}`);
    return amount > 0 && section !== '80JJAA' ? [{ section, amount }] : [];
  }),
  ...rowsAt(data, 'economic_zone.rows').flatMap((row): ProfitDeduction[] => {
    const amount = typedAt(row, 'amount');
    return amount > 0 ? [{ section: '10AA', amount }] : [];
  }),
];

/** What the tax engine needs of an ITR-3, claims of both regimes included; the engine applies the regime's bars. */
export function itr3TaxInput(
  year: Itr3Year,
  data: FormData,
  regime: Regime,
  working: BusinessWorking,
  items: readonly Contribution[],
  /** What ITR-3 shares with ITR-2: the same under both regimes. */
  base: TaxInput = itr2TaxInput(year, data, regime, items),
): TaxInput {
  const { '80GGA': _, ...deductions } = base.deductions ?? {};
  const specified = typedAt(data, 'amt.sec_35ad');
  return {
    ...base,
    regime,
    form: 'ITR-3',
    filing: filing(year, data),
    business: businessInput(data, working),
    capitalGains: {
      ...base.capitalGains,
      virtualAssets: rowsAt(data, 'schedule_vda.rows')
        .filter((row) => textAt(row, 'head') !== 'BI')
        .map((row) => {
          const soldOn = dateAt(row, 'sold_on');
          return {
            saleValue: typedAt(row, 'sale_value'),
            cost: typedAt(row, 'cost'),
            ...(soldOn ? { soldOn } : {}),
          };
        }),
    },
    deductions: {
      ...deductions,
      '80JJAA': typedAt(data, 'deductions.sec_80jjaa'),
      profitLinked: profitLinked(data),
    },
    agriculturalIncome: (base.agriculturalIncome ?? 0) + working.a['agricultural']!,
    broughtForward: broughtForward(data, year),
    amt: { ...base.amt, ...(specified > 0 ? { deduction35AD: specified } : {}) },
  };
}
