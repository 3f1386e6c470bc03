import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import { society } from '../itr5/testing/returns.ts';
import { company } from '../itr6/testing/returns.ts';
import { loadItrForm } from '../registry.ts';

const said = async (type: 'ITR-5' | 'ITR-6', data: FormValues) =>
  (await loadItrForm(type, '2026-27'))
    .compute(data, '2026-07-20')
    .notes.map(({ message }) => english(message))
    .filter((text) => text.includes('115BA'));

const profit = { trading: { sale_of_goods: 10_40_00_000, purchases: 10_00_00_000 } };
const chosen = {
  option_now_flag: 'Y',
  option_now: '115BAA',
  option_now_date: '2026-06-30',
  option_now_ack: '123456789012345',
};

describe('the rate that is better where there is a choice', () => {
  it('of a company: section 115BAA against 25%', async () => {
    // 25% of 40,00,000 and cess 10,40,000; 22% 8,80,000, 10% 88,000, cess 38,720: 10,06,720
    expect(await said('ITR-6', company(profit))).toEqual([
      'Under section 115BAA, this year’s tax would be ₹ 10,06,720, lower by ₹ 33,280. It is chosen by Form 10-IC up to the due date, removes most deductions, and cannot be withdrawn',
    ]);
    // credit brings the tax down to the minimum of 15%, 6,24,000
    expect(
      await said('ITR-6', company({ ...profit, matc: { rows: [{ year: '2019-20', gross: 9_00_000 }] } })),
    ).toEqual([]);
    // too late, or never open again
    for (const filing of [
      { section_filed: '12', filing_date: '2026-11-20' },
      { option_earlier: '115BAB', option_now_flag: undefined },
    ])
      expect(await said('ITR-6', company({ ...profit, filing }))).toEqual([]);
  });

  it('of a company that chose it this year and would pay less without', async () => {
    // without: 40,00,000 less 20,00,000 (s.80JJA) 5,20,000, minimum tax 6,24,000
    expect(
      await said('ITR-6', company({ ...profit, filing: chosen, deductions: { sec_80jja: 20_00_000 } })),
    ).toEqual([
      'Without section 115BAA, this year’s tax would be ₹ 6,24,000, lower by ₹ 3,82,720. Once chosen, it cannot be withdrawn',
    ]);
    expect(await said('ITR-6', company({ ...profit, filing: chosen }))).toEqual([]);
  });

  it('of a society: section 115BAD against the slabs, not where s.80P takes the income', async () => {
    const books = {
      trading: { sale_of_goods: 10_00_000 },
      balance_sheet: { capital: 10_00_000, bank: 10_00_000 },
    };
    // 3,000 and 30% of 9,80,000 with cess 3,08,880; 22% with 10% and cess 2,51,680
    expect(await said('ITR-5', society(books))).toEqual([
      'Under section 115BAD, this year’s tax would be ₹ 2,51,680, lower by ₹ 57,200. It is chosen by Form 10-IF up to the due date, removes most deductions, and cannot be withdrawn',
    ]);
    expect(await said('ITR-5', society({ ...books, society_income: { ai: 10_00_000 } }))).toEqual([]);
  });
});
