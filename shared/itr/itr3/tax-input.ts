import type { ProfitDeduction } from '../../tax/inputs/deductions.ts';
import type { LossKind } from '../../tax/inputs/losses.ts';
import type { BroughtForwardLoss, FilingInput, Regime, TaxInput } from '../../tax/model/types.ts';
import { form10IEAOf } from '../common/filing.ts';
import { ofParts } from '../common/of-parts.ts';
import { dateOf, rowsOf, rupees, textOf } from '../common/read.ts';
import type { Contribution } from '../itr2/gains/contributions.ts';
import { itr2BaseInput, filing as itr2Filing } from '../itr2/input/tax-input.ts';
import type { Itr3, Itr3CarriedLossesYear1 } from '../values/itr3.ts';
import { asItr2 } from './as-itr2.ts';
import { type BusinessWorking, businessInput } from './bp.ts';
import type { Itr3Year } from './data/years.ts';
import { unabsorbedOf } from './figures/losses.ts';
import { carriedYears3 } from './parts/losses.ts';
import { profitDeductions } from './parts/tax.ts';

const kinds = [
  ['house_property', 'house-property'],
  ['business', 'business'],
  ['speculative', 'speculative'],
  ['specified', 'specified-business'],
  ['short_term', 'short-term'],
  ['long_term', 'long-term'],
  ['race_horses', 'race-horses'],
] as const satisfies readonly [string, LossKind][];

/** Business loss of an earlier year less the part withdrawn by the new regime. */
const availableLoss = (
  losses: Itr3CarriedLossesYear1 | undefined,
  field: (typeof kinds)[number][0],
): number => {
  const amount = rupees(losses?.[field]);
  return field === 'business' ? Math.max(0, amount - rupees(losses?.adjusted_115bac)) : amount;
};

const broughtForward = ofParts<Itr3>()(
  ['carried_losses', 'unabsorbed'],
  (data, year: Itr3Year): BroughtForwardLoss[] => [
    ...carriedYears3(year).flatMap(({ key, assessmentYear, eight, four }) =>
      kinds.flatMap(([field, kind]): BroughtForwardLoss[] => {
        const amount = availableLoss(data.carried_losses?.[key], field);
        const lives =
          kind === 'specified-business' || (kind === 'speculative' || kind === 'race-horses' ? four : eight);
        return amount > 0 && lives ? [{ assessmentYear, kind, amount }] : [];
      }),
    ),
    // an unabsorbed allowance u/s 35(4) is set off as depreciation is
    ...rowsOf(data.unabsorbed?.rows).flatMap((row): BroughtForwardLoss[] => {
      const amount = unabsorbedOf(row) + rupees(row.allowance);
      const assessmentYear = textOf(row.year);
      return amount > 0 && /^\d{4}-\d{2}$/.test(assessmentYear)
        ? [{ assessmentYear, kind: 'depreciation', amount }]
        : [];
    }),
  ],
);

const dueDateClasses = ['business', 'audit', 'transfer-pricing'] as const;

/** As in ITR-2, by the due date chosen and the answers on Form 10-IEA; without business the regime is chosen in the return. */
export const filing = (year: Itr3Year, data: Itr3): FilingInput => {
  const chosen = year.dueDates.indexOf(textOf(data.filing?.due_date) as (typeof year.dueDates)[number]);
  const inReturn =
    textOf(data.filing?.income_from_business) === 'N' ||
    textOf(data.filing?.opt_out_method) === 'OPTINRETURN';
  return {
    ...itr2Filing(asItr2(data)),
    dueDateClass: dueDateClasses[Math.max(0, chosen)]!,
    ...(inReturn ? {} : { form10IEA: form10IEAOf(data) }),
  };
};

/** Claims of Part C and section 10AA. */
const profitLinked = (data: Itr3): ProfitDeduction[] => [
  ...profitDeductions.flatMap(([key, , section]): ProfitDeduction[] => {
    const amount = rupees(data.deductions?.[key]);
    return amount > 0 && section !== '80JJAA' ? [{ section, amount }] : [];
  }),
  ...rowsOf(data.economic_zone?.rows).flatMap((row): ProfitDeduction[] => {
    const amount = rupees(row.amount);
    return amount > 0 ? [{ section: '10AA', amount }] : [];
  }),
];

/** What does not depend on the business: the same object until one of its parts is replaced. */
const itr3BaseInput = ofParts<Itr3>()(
  [
    'filing',
    'updated_return',
    'schedule_vda',
    'deductions',
    'economic_zone',
    'carried_losses',
    'unabsorbed',
    'amt',
  ],
  (data, year: Itr3Year, base: Omit<TaxInput, 'regime'>): Omit<TaxInput, 'regime' | 'business'> => {
    const { '80GGA': _, ...deductions } = base.deductions ?? {};
    const specified = rupees(data.amt?.sec_35ad);
    return {
      ...base,
      form: 'ITR-3',
      filing: filing(year, data),
      capitalGains: {
        ...base.capitalGains,
        virtualAssets: rowsOf(data.schedule_vda?.rows)
          .filter((row) => textOf(row.head) !== 'BI')
          .map((row) => {
            const soldOn = dateOf(row.sold_on);
            return {
              saleValue: rupees(row.sale_value),
              cost: rupees(row.cost),
              ...(soldOn ? { soldOn } : {}),
            };
          }),
      },
      deductions: {
        ...deductions,
        '80JJAA': rupees(data.deductions?.sec_80jjaa),
        profitLinked: profitLinked(data),
      },
      broughtForward: broughtForward(data, year),
      amt: { ...base.amt, ...(specified > 0 ? { deduction35AD: specified } : {}) },
    };
  },
);

/** Tax engine input of an ITR-3, with the claims of both regimes; the engine applies the regime. */
export function itr3TaxInput(
  year: Itr3Year,
  data: Itr3,
  regime: Regime,
  working: BusinessWorking,
  items: readonly Contribution[],
): TaxInput {
  const base = itr3BaseInput(data, year, itr2BaseInput(asItr2(data), year, items));
  return {
    ...base,
    regime,
    business: businessInput(data, working),
    agriculturalIncome: (base.agriculturalIncome ?? 0) + working.a['agricultural']!,
  };
}
