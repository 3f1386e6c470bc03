import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../forms/paths.ts';
import { itr5Form } from '../itr5/form.ts';
import { association, firm, partner, society } from '../itr5/testing/returns.ts';
import { itr6Form } from '../itr6/form.ts';
import { company } from '../itr6/testing/returns.ts';

const itr5 = itr5Form('2026-27');
const itr6 = itr6Form('2026-27');
const chosen = {
  option_now_flag: 'Y',
  option_now: '115BAA',
  option_now_date: '2026-06-30',
  option_now_ack: '123456789012345',
};
const sales = (amount: number) => ({ trading: { sale_of_goods: amount } });
const individual = { kind: 'INDIVIDUAL', interest_rate: 0, share: 50 };

/** What a rate closes and how minimum tax and presumptive income go: AY 2026-27, worked by hand from the sections named. */
describe('returns that claim what their rate closes', () => {
  it.each<[name: string, form: typeof itr5, data: FormValues, income: number, net: number]>([
    [
      // s.115BAA(2)(i): no 80-IA. 22% of 50,00,000 11,00,000; surcharge 10% 1,10,000; cess 48,400
      'company in section 115BAA with section 80-IA',
      itr6,
      company({ ...sales(50_00_000), filing: chosen, deductions: { sec_80ia: 5_00_000 } }),
      50_00_000,
      12_58_400,
    ],
    [
      // s.115BAA(2)(i): 15% of 30,00,000 4,50,000, nothing additional; a 45% block at 40% 4,00,000 (rule 5(1), proviso)
      // 50,00,000 less 8,50,000: 22% of 41,50,000 9,13,000; 91,300; cess 40,172
      'company in section 115BAA with new plant and a block of 45%',
      itr6,
      company({
        ...sales(50_00_000),
        filing: chosen,
        depreciation: {
          plant_15: { opening: 20_00_000, additions: 10_00_000 },
          plant_45: { opening: 10_00_000 },
        },
      }),
      41_50_000,
      10_44_472,
    ],
    [
      // s.115BAD(2)(i): no 80P. 22% of 10,00,000 2,20,000; 22,000; cess 9,680
      'co-operative society in section 115BAD with section 80P',
      itr5,
      society({
        ...sales(10_00_000),
        filing: {
          chosen_115bad: 'Y',
          year_115bad: '2023-24',
          form_10if_date: '2023-07-20',
          form_10if_ack: '123456789012345',
        },
        society_income: { ai: 5_00_000 },
      }),
      10_00_000,
      2_51_680,
    ],
    [
      // s.167B(2), s.115JC: 30% of 10,00,000 is less than 18.5% of 60,00,000 11,10,000; surcharge of that income 10% 1,11,000; cess 48,840
      'association at the maximum rate below its minimum tax',
      itr5,
      association({
        ...sales(60_00_000),
        filing: {
          income_from_business: 'Y',
          opted_out_earlier: 'N',
          opt_out_now: 'Y',
          opt_out_date: '2026-07-01',
          opt_out_ack: '123456789012345',
        },
        deductions: { sec_80ia: 50_00_000 },
        partners: {
          rows: [
            partner('Asha Rao', 'ABCPR1234A', { ...individual, above_exemption: 'Y' }),
            partner('Vijay Rao', 'ABCPR1234B', { ...individual, above_exemption: 'N' }),
          ],
        },
      }),
      10_00_000,
      12_69_840,
    ],
    [
      // s.44AE: 20 tonnes for 12 months 2,40,000, less pay of 1,00,000 within 3,00,000 (proviso to sub-s. 3): 30% 42,000; cess 1,680
      'firm with one carriage and a paid partner',
      itr5,
      firm({
        carriages44ae: {
          goods_carriages: [{ registration_number: 'MH12AB1234', ownership: 'OWN', tonnage: 20, months: 12 }],
          partners_pay: 1_00_000,
        },
        partners: {
          rows: [
            partner('Asha Rao', 'ABCPR1234A', { remuneration: 1_00_000 }),
            partner('Vijay Rao', 'ABCPR1234B'),
          ],
        },
      }),
      1_40_000,
      43_680,
    ],
    [
      // s.44AD: 8% of 10,00,000 is final, pay of partners or not: 30% of 80,000 24,000; cess 960
      'firm in section 44AD',
      itr5,
      firm({ business44ad: { cash_receipts: 10_00_000 } }),
      80_000,
      24_960,
    ],
  ])('%s', (_, form, data, income, net) => {
    const { totalIncome, tax } = form.compute(data).chosen;
    expect({ totalIncome, net: tax.net }).toEqual({ totalIncome: income, net });
  });
});
