import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../forms/form.ts';
import { kept } from '../../testing/kept.ts';
import { amountAt, rowsAt } from '../common/read.ts';
import * as allForm from './form.ts';

const { itr3Form } = kept(allForm);

describe('a long-term slump sale (s.50B)', () => {
  it.each([
    // s.112 before and after the Finance (No. 2) Act 2024; 20,00,000 of other income leaves no unused exemption
    ['2024-25', 20, 2_00_000, 'lt20'],
    ['2026-27', 12.5, 1_25_000, 'lt12_5'],
  ] as const)('of AY %s bears %s%%', (year, rate, tax, group) => {
    const { derived, chosen } = itr3Form(year).compute({
      personal: { status: 'I', date_of_birth: '1980-06-15' },
      filing: { section_filed: '11', resident_status: 'RES', filing_date: `${year.slice(0, 4)}-07-20` },
      other_sources: { other_interest: 20_00_000 },
      capital_gains: { long: { slump_sale: { fmv_11uae_2: 30_00_000, net_worth: 20_00_000 } } },
    });
    expect(rowsAt(derived, 'special_income.rows')).toEqual([{ code: '21', rate, income: 10_00_000, tax }]);
    expect(amountAt(derived, `total_income.${group}`)).toBe(10_00_000);
    expect(amountAt(derived, 'total_income.heads')).toBe(chosen.grossTotalIncome);
  });

  // s.112 in the year of the Finance (No. 2) Act 2024: the day of transfer decides
  it.each([
    ['2024-07-22', '21_BE', 20, 2_00_000, 'lt20'],
    ['2024-07-23', '21', 12.5, 1_25_000, 'lt12_5'],
  ] as const)('of %s bears the rate of its day', (soldOn, code, rate, tax, group) => {
    const { derived } = itr3Form('2025-26').compute({
      personal: { status: 'I', date_of_birth: '1980-06-15' },
      filing: { section_filed: '11', resident_status: 'RES', filing_date: '2025-07-20' },
      other_sources: { other_interest: 20_00_000 },
      capital_gains: {
        long: { slump_sale: { sold_on: soldOn, fmv_11uae_2: 30_00_000, net_worth: 20_00_000 } },
      },
    });
    expect(rowsAt(derived, 'special_income.rows')).toEqual([{ code, rate, income: 10_00_000, tax }]);
    expect(amountAt(derived, `total_income.${group}`)).toBe(10_00_000);
  });

  it('needs its day where the rate hangs on it', () => {
    const data = { capital_gains: { long: { slump_sale: { fmv_11uae_2: 30_00_000 } } } };
    const at = 'capital_gains.long.slump_sale.sold_on';
    const paths = (year: '2025-26' | '2026-27') =>
      checkComplete(itr3Form(year).model, data).map((i) => i.path);
    expect(paths('2025-26')).toContain(at);
    expect(paths('2026-27')).not.toContain(at);
  });
});
