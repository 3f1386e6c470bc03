import type { FormValues } from '../../../forms/paths.ts';
import { fullReturn as fullItr2 } from '../../itr2/testing/returns.ts';
import type { Itr3AssessmentYear } from '../data/years.ts';

/** Answers on Form 10-IEA that lead to the old regime, as the year asks them. */
const oldRegime = {
  '2026-27': {
    opted_out_earlier: 'N',
    opt_out_now: 'Y',
    opt_out_date: '2026-07-10',
    opt_out_ack: '123456789012345',
  },
  '2025-26': {
    opted_out_2024: 'N',
    opt_out_now: 'Y',
    opt_out_date: '2025-07-10',
    opt_out_ack: '123456789012345',
  },
  '2024-25': { opted_out_by_form: 'Y', opt_out_date: '2024-07-10', opt_out_ack: '123456789012345' },
};

/** A trader with books and derivatives beside everything ITR-2's full return has, in the old regime; breaks no rule. */
export const fullReturn = (ay: Itr3AssessmentYear): FormValues => {
  const base = fullItr2(ay, 'old');
  const { opt_out_new_tax_regime: _, ...filing } = base['filing'] as FormValues;
  return {
    ...base,
    filing: { ...filing, ...oldRegime[ay] },
    audit: {
      businesses: [{ code: '09028', trade_name: 'Example Traders' }],
      books_44aa: 'Y',
      liable_44ab: 'N',
    },
    trading: {
      sale_of_goods: 5_000_000,
      closing_stock: 300_000,
      opening_stock: 200_000,
      purchases: 3_500_000,
      derivatives_turnover: 900_000,
      derivatives_income: -100_000,
    },
    profit_loss: {
      salaries: 300_000,
      rent_paid: 120_000,
      depreciation: 80_000,
      other_expenses: [{ nature: 'Office', amount: 50_000 }],
    },
    balance_sheet: { capital: 1_000_000, gross_block: 550_000, depreciation: 80_000, bank: 530_000 },
    depreciation: { plant_15: { opening: 400_000, additions: 100_000, additions_half: 50_000 } },
    other_information: { disallowed_37: { personal_expenses: 20_000 } },
  };
};
