import type { FormValues } from '../../forms/paths.ts';
import { association, firm, juridical, partner, society } from '../itr5/testing/returns.ts';
import { company } from '../itr6/testing/returns.ts';
import { trust } from '../itr7/testing/returns.ts';
import type { Whole } from './whole.ts';

const balanced = { capital: 10_00_000, bank: 10_00_000 };
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });
const books = (sales: number, account: FormValues = {}): FormValues => ({
  trading: { sale_of_goods: sales },
  balance_sheet: balanced,
  profit_loss: account,
});
const llp = (parts: FormValues): FormValues =>
  firm({ ...parts, personal: { sub_status: '5', llpin: 'AAA-1234' } });
const listed = (sale: number, cost: number): FormValues => ({
  rows: [{ acquired: 'AE', isin: 'INE002A01018', name: 'Reliance', sale_value: sale, purchase_cost: cost }],
});

/** Further whole returns of ITR-5, AY 2026-27, of other shapes, worked by hand in the same way. Nothing paid and filed on 20 July 2026 unless said. */
export const further5: readonly Whole[] = [
  {
    // business 50,00,000 less 40,00,000 (s.80-IAC); s.112A 9,25,000 less 4,00,000: 5,25,000
    // 30% of 10,00,000 3,00,000; 12.5% of 4,00,000 50,000; cess 14,000: 3,64,000
    // s.115JC: 18.5% of 15,25,000 and 40,00,000 10,22,125; cess 40,885: 10,63,010, the credit arising 6,99,010
    name: 'limited liability partnership with a gain, below its minimum tax',
    data: llp({
      ...books(50_00_000),
      filing: { startup: 'Y', startup_number: 'DIPP12345' },
      deductions: { sec_80iac: 40_00_000 },
      start_up: {
        incorporated_on: '2019-04-01',
        nature: 'Software',
        certificate: 'IMB123',
        first_year: '2024-25',
        amount: 40_00_000,
      },
      schedule_112a: listed(9_25_000, 4_00_000),
    }),
    figures: {
      business: 50_00_000,
      gains: 5_25_000,
      deductions: 40_00_000,
      total_income: 15_25_000,
      normal_tax: 3_00_000,
      special_tax: 50_000,
      cess: 14_000,
      gross: 3_64_000,
      minimum: 10_63_010,
      credit: 0,
      net: 10_63_010,
    },
  },
  {
    // account: 1,00,00,000 less 60,00,000, salaries 5,00,000, depreciation 3,00,000, pay 25,00,000, interest 2,40,000: 4,60,000
    // s.32: 15% of 20,00,000 3,00,000 and half of it on 4,00,000 30,000; furniture 10% of 5,00,000 50,000: 3,80,000
    // book profit 4,60,000 + 3,00,000 - 3,80,000 + 25,00,000: 28,80,000; 90% of 6,00,000 and 60% of 22,80,000: 19,08,000; not allowed 5,92,000
    // business 9,72,000. s.78(1): of the loss of 6,00,000 a quarter is 1,50,000, of this year's profit 1,00,000: 50,000 lapse; 5,50,000 set off
    // 4,22,000 at 30% 1,26,600; cess 5,064
    name: 'firm with depreciation, pay above the limit and a partner who retired',
    data: firm({
      trading: { sale_of_goods: 1_00_00_000, purchases: 60_00_000 },
      balance_sheet: balanced,
      profit_loss: {
        salaries: 5_00_000,
        depreciation: 3_00_000,
        partners_remuneration: 25_00_000,
        interest_partners: 2_40_000,
      },
      depreciation: {
        plant_15: { opening: 20_00_000, additions_half: 4_00_000 },
        furniture: { opening: 5_00_000 },
      },
      partners: {
        changed: 'Y',
        losses_reduced: 'N',
        changes: [
          {
            name: 'Ravi Rao',
            change: 'RET',
            on: '2025-09-30',
            share: 25,
            pan: 'ABCPR1234C',
            remuneration: 0,
            profit: 1_00_000,
          },
        ],
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { remuneration: 15_00_000, interest: 1_20_000 }),
          partner('Vijay Rao', 'ABCPR1234B', { remuneration: 10_00_000, interest: 1_20_000 }),
        ],
      },
      carried_losses: { year_2: { filed_on: '2024-07-30', business: 6_00_000 } },
    }),
    figures: {
      business: 9_72_000,
      gross_total_income: 4_22_000,
      total_income: 4_22_000,
      normal_tax: 1_26_600,
      cess: 5_064,
      net: 1_31_664,
    },
  },
  {
    // old regime: 12,500 + 1,00,000 + 30% of 2,00,000 60,000: 1,72,500; cess 6,900
    name: 'association in the old regime',
    data: association({
      ...interest(12_00_000),
      filing: { due_date: '2026-07-31', income_from_business: 'N', old_regime: 'Y' },
    }),
    figures: { total_income: 12_00_000, normal_tax: 1_72_500, cess: 6_900, net: 1_79_400 },
  },
  {
    // s.80P(4): nothing for a co-operative bank. 3,000 and 30% of 29,80,000 8,94,000: 8,97,000; cess 35,880
    name: 'co-operative bank',
    data: society({
      ...books(30_00_000),
      personal: { sub_status: '17' },
      audit: { businesses: [{ code: '13001', trade_name: 'Bank' }] },
    }),
    figures: { total_income: 30_00_000, normal_tax: 8_97_000, cess: 35_880, net: 9_32_880 },
  },
  {
    // s.115BAD: 22% of 25,00,000, the interest from another society included (sub-section (2)(i)): 5,50,000; surcharge 10% 55,000; cess 24,200
    name: 'co-operative society in section 115BAD with interest from a society',
    data: society({
      ...books(20_00_000),
      personal: { sub_status: '4' },
      audit: { businesses: [{ code: '23010', trade_name: 'Marketing' }] },
      filing: {
        chosen_115bad: 'Y',
        year_115bad: '2023-24',
        form_10if_date: '2023-07-20',
        form_10if_ack: '123456789012345',
      },
      other_sources: { interest_from_deposits: 5_00_000 },
    }),
    figures: {
      business: 20_00_000,
      sources: 5_00_000,
      total_income: 25_00_000,
      normal_tax: 5_50_000,
      surcharge: 55_000,
      cess: 24_200,
      net: 6_29_200,
    },
  },
  {
    // s.115UA(2): 30% of 10,00,000 3,00,000; gains at their own rate 12.5% of 20,00,000 2,50,000; cess 22,000
    name: 'business trust with a gain',
    data: association({
      ...interest(10_00_000),
      personal: { sub_status: '20', pan_number: 'AAATE1234F' },
      filing: { due_date: '2026-07-31', business_trust: 'Y' },
      capital_gains: { long: { assets: { sale: { other_value: 30_00_000, cost: 10_00_000 } } } },
    }),
    figures: {
      total_income: 30_00_000,
      normal_tax: 3_00_000,
      special_tax: 2_50_000,
      cess: 22_000,
      net: 5_72_000,
    },
  },
  {
    // interest 3,00,000 is below the slabs; what is left of 4,00,000 does not lower the gain (s.112A: resident individuals and families only)
    // 2,25,000 less 1,25,000: 1,00,000 at 12.5% 12,500; cess 500
    name: 'estate with a small income and a gain',
    data: juridical('9', {
      ...interest(3_00_000),
      personal: { sub_status: '12' },
      filing: { income_from_business: 'N', old_regime: 'N' },
      schedule_112a: listed(3_25_000, 1_00_000),
    }),
    figures: { total_income: 5_25_000, normal_tax: 0, special_tax: 12_500, cess: 500, net: 13_000 },
  },
  {
    // 12,00,000, unpaid tax 1,00,000 (s.43B) and 30% of 2,00,000 without TDS 60,000 (s.40(a)(ia)) added, bonus of last year 40,000 taken off
    // 13,20,000; speculation loss of AY 2025-26 cannot touch it (s.73). 80GGC 20,000: 13,00,000; 3,90,000; cess 15,600
    name: 'firm with disallowances and a contribution to a party',
    data: firm({
      ...books(12_00_000),
      other_information: {
        method: 'MERC',
        disallowed_43b: { unpaid_tax: 1_00_000 },
        disallowed_40: { tds_resident: 60_000 },
        allowed_43b: { now_bonus: 40_000 },
      },
      carried_losses: { year_1: { filed_on: '2025-07-30', speculative: 3_00_000 } },
      deductions: {
        contributions_80ggc: [
          {
            date: '2025-12-01',
            other_mode: 20_000,
            party_name: 'Example Party',
            party_pan: 'AAATP1234F',
            transaction_reference: 'UTR123',
            ifsc_code: 'SBIN0001234',
          },
        ],
      },
    }),
    figures: {
      business: 13_20_000,
      deductions: 20_000,
      total_income: 13_00_000,
      normal_tax: 3_90_000,
      net: 4_05_600,
    },
  },
  {
    // s.167B(1): shares unknown, 30% of 9,00,000 2,70,000; lottery 1,00,000 at 30% 30,000; cess 12,000
    name: 'body of individuals with unknown shares and a lottery',
    data: association({
      other_sources: {
        other_interest: 9_00_000,
        lottery: 1_00_000,
        lottery_quarters: { upto_15_jun: 1_00_000 },
      },
      personal: { sub_status: '8', pan_number: 'ABCBE1234F' },
      partners: {
        shares_unknown: 'Y',
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { kind: 'INDIVIDUAL', interest_rate: 0, above_exemption: 'N' }),
          partner('Vijay Rao', 'ABCPR1234B', { kind: 'INDIVIDUAL', interest_rate: 0, above_exemption: 'N' }),
        ],
      },
    }),
    figures: {
      total_income: 10_00_000,
      normal_tax: 2_70_000,
      special_tax: 30_000,
      cess: 12_000,
      net: 3_12_000,
    },
  },
  {
    // 30% of 80,00,000 24,00,000; cess 96,000: 24,96,000. TDS 3,96,000: 21,00,000 in instalments of 3,15,000, 9,45,000, 15,75,000, 21,00,000
    // paid 2,40,000 in June, 6,00,000 in September, 6,00,000 in December, 5,00,000 in March: 2,40,000 is below 12% (2,52,000): 75,000 at 3% 2,250
    // 8,40,000 is above 36% 7,56,000: nothing; 75%: 15,75,000 less 14,40,000: 1,35,000 at 3% 4,050; 21,00,000 less 19,40,000: 1,60,000 at 1% 1,600
    // 19,40,000 is above 90% of 21,00,000 (18,90,000): no s.234B. Payable 1,60,000 and 7,900
    name: 'firm that paid in four instalments',
    data: firm({
      ...books(80_00_000),
      taxes_paid: {
        payments: (
          [
            ['2025-06-14', 2_40_000],
            ['2025-09-14', 6_00_000],
            ['2025-12-14', 6_00_000],
            ['2026-03-14', 5_00_000],
          ] as const
        ).map(([date, amount], i) => ({ bsr_code: '1234567', date, challan_number: 10 + i, amount })),
        tds_other: [
          {
            credit_of: 'S',
            tan: 'PNEA12345B',
            section: '94C',
            deducted: 3_96_000,
            tds_claimed: 3_96_000,
            gross_receipt: 80_00_000,
            head: 'BP',
          },
        ],
      },
    }),
    figures: { total_income: 80_00_000, net: 24_96_000, a: 0, b: 0, c: 7_900, fee: 0, payable: 1_67_900 },
  },
];

/** Books with a profit: sales of goods less purchases. */
const accounts = (profit: number, account: FormValues = {}): FormValues => ({
  trading: { sale_of_goods: 10_00_00_000 + profit, purchases: 10_00_00_000 },
  profit_loss: account,
});

/** Further whole returns of ITR-6. */
export const further6: readonly Whole[] = [
  {
    // dividend 10,00,000, in the books and under other sources; 6,00,000 distributed in time (s.80M)
    // 20,00,000 and 10,00,000 less 6,00,000: 24,00,000 at 25% 6,00,000; cess 24,000. s.115JB: 15% of 30,00,000 4,50,000, cess 18,000
    name: 'dividend received and distributed',
    data: company({
      ...accounts(20_00_000, { dividends: 10_00_000 }),
      schedule_bp: { business: { credited: { dividend: 10_00_000 } } },
      other_sources: { dividend_income: 10_00_000, dividend_quarters: { upto_15_jun: 10_00_000 } },
      dividends: { rows: [{ on: '2026-09-20', amount: 6_00_000, schedule: 'ScheduleOS' }] },
    }),
    figures: {
      business: 20_00_000,
      sources: 10_00_000,
      deductions: 6_00_000,
      total_income: 24_00_000,
      normal_tax: 6_00_000,
      minimum: 4_68_000,
      net: 6_24_000,
    },
  },
  {
    // 25% of 40,00,000 10,00,000, cess 40,000; s.115JB 15% 6,00,000, cess 24,000: room 4,16,000
    // credit of 2019-20 3,00,000 and of 2023-24 2,00,000: 3,00,000 and 1,16,000
    name: 'credit of minimum tax of two years',
    data: company({
      ...accounts(40_00_000),
      matc: {
        rows: [
          { year: '2019-20', gross: 3_00_000 },
          { year: '2023-24', gross: 2_00_000 },
        ],
      },
    }),
    figures: {
      total_income: 40_00_000,
      gross: 10_40_000,
      minimum: 6_24_000,
      credit: 4_16_000,
      net: 6_24_000,
    },
  },
  {
    // 30% of 10,04,00,000 3,01,20,000; 12% 36,14,400; at ten crore 3,00,00,000 and 7% 21,00,000: 3,21,00,000, and 4,00,000 above: 3,25,00,000
    // surcharge 23,80,000; cess 13,00,000
    name: 'large company just above ten crore',
    data: company({ ...accounts(10_04_00_000), filing: { large: 'Y' } }),
    figures: {
      total_income: 10_04_00_000,
      normal_tax: 3_01_20_000,
      surcharge: 23_80_000,
      cess: 13_00_000,
      net: 3_38_00_000,
    },
  },
  {
    // s.115BA: 25% whatever the turnover; it keeps minimum tax. 25% of 1,20,00,000 30,00,000; 7% 2,10,000; cess 1,28,400
    name: 'section 115BA with a turnover above 400 crore',
    data: company({
      ...accounts(1_20_00_000),
      personal: { date_of_birth: '2017-06-01' },
      filing: {
        large: 'Y',
        option_earlier: '115BA',
        option_year: '2018-19',
        option_form_date: '2018-09-20',
        option_form_ack: '123456789012345',
        option_now_flag: undefined,
      },
    }),
    figures: {
      total_income: 1_20_00_000,
      normal_tax: 30_00_000,
      surcharge: 2_10_000,
      cess: 1_28_400,
      net: 33_38_400,
    },
  },
  {
    // profit 30,00,000 after depreciation 10,00,000, tax provision 8,00,000: after tax 22,00,000
    // book profit 22,00,000 + 8,00,000 + 10,00,000 depreciation is in the account: 30,00,000; less the lower of book loss 4,00,000 and depreciation 9,00,000: 26,00,000
    // s.32: 40% of 60,00,000 24,00,000: 30,00,000 + 10,00,000 - 24,00,000: 16,00,000, less unabsorbed depreciation 9,00,000: 7,00,000
    // 25% 1,75,000, cess 7,000: 1,82,000; s.115JB 15% of 26,00,000 3,90,000, cess 15,600: 4,05,600
    name: 'minimum tax after the lower of book loss and depreciation',
    data: company({
      ...accounts(40_00_000, { depreciation: 10_00_000, tax_provision: 8_00_000 }),
      depreciation: { plant_40: { opening: 60_00_000 } },
      unabsorbed: { rows: [{ year: '2024-25', depreciation: 9_00_000 }] },
      mat: { brought_forward: 4_00_000 },
    }),
    figures: {
      business: 16_00_000,
      gross_total_income: 7_00_000,
      total_income: 7_00_000,
      gross: 1_82_000,
      minimum: 4_05_600,
      net: 4_05_600,
    },
  },
  {
    // s.115A(1)(a): dividend 40,00,000 at 20% 8,00,000; fees for technical services 10,00,000 at 20% 2,00,000; no business
    // 50,00,000 is below one crore; cess 40,000
    name: 'foreign company with dividend and technical fees',
    data: company({
      personal: { domestic: 'N', status: '6', last_name: 'Example Shipping Limited', cin: undefined },
      filing: {
        resident_status: 'NRI',
        permanent_establishment: 'N',
        economic_presence: 'N',
        option_earlier: undefined,
        option_now_flag: undefined,
        large: undefined,
      },
      other_sources: {
        special_rows: [
          { source: '5A1ai', amount: 40_00_000 },
          { source: '5A1bA', amount: 10_00_000 },
        ],
        dividend_115a1ai: { upto_15_sep: 40_00_000 },
      },
    }),
    figures: {
      sources: 50_00_000,
      total_income: 50_00_000,
      special_tax: 10_00_000,
      cess: 40_000,
      net: 10_40_000,
    },
  },
  {
    // s.115BAA: 22% of 60,00,000 13,20,000; s.111A 20% of 5,00,000 1,00,000; surcharge 10% 1,42,000; cess 62,480; credit of minimum tax is gone (s.115JAA(8))
    name: 'section 115BAA with credit of minimum tax that is gone',
    data: company({
      ...accounts(60_00_000),
      filing: {
        option_now_flag: 'Y',
        option_now: '115BAA',
        option_now_date: '2026-06-30',
        option_now_ack: '123456789012345',
      },
      capital_gains: { short: { equity_111a: { sale: { full_value: 15_00_000, cost: 10_00_000 } } } },
    }),
    figures: {
      total_income: 65_00_000,
      normal_tax: 13_20_000,
      special_tax: 1_00_000,
      surcharge: 1_42_000,
      cess: 62_480,
      minimum: 0,
      credit: 0,
      net: 16_24_480,
    },
  },
  {
    // business loss 10,00,000 and house 70% of 20,00,000 14,00,000 (s.71): 4,00,000 at 25% 1,00,000; cess 4,000
    name: 'business loss against rent',
    data: company({
      trading: { sale_of_goods: 10_00_000, purchases: 20_00_000 },
      house_property: {
        properties: [
          {
            address: '5 Station Road',
            city: 'Pune',
            state: '19',
            pincode: '411001',
            owner: 'SE',
            property_type: 'Y',
            gross_annual_value: 20_00_000,
            tenants: [{ name: 'R Shah', pan: 'ABCPS1234A' }],
          },
        ],
      },
    }),
    figures: { gross_total_income: 4_00_000, total_income: 4_00_000, normal_tax: 1_00_000, net: 1_04_000 },
  },
];

const donations = (amount: number): FormValues => ({ contributions: { local: { donations: amount } } });
const applied = (amount: number): FormValues => ({ application: { education: { revenue: amount } } });

/** Further whole returns of ITR-7. */
export const further7: readonly (Whole & { part?: Readonly<Record<string, number>> })[] = [
  {
    // s.13(1)(d): 3,00,000 from shares not of s.11(5) at 30% 90,000; 50,00,000 less 30,00,000 and 7,50,000: 12,50,000
    // slabs 20,000 + 40,000 + 15% of 50,000 7,500: 67,500; 1,57,500; cess 6,300
    name: 'trust with another mode of investment and too little applied',
    data: trust({ ...donations(50_00_000), ...applied(30_00_000), specified: { modes: 3_00_000 } }),
    part: {
      'PartB_TI.IncToBeApplied': 50_00_000,
      'PartB_TI.TIDeductions.AmtAccumulatedForCharitable': 7_50_000,
    },
    figures: { total_income: 15_50_000, normal_tax: 67_500, cess: 6_300, net: 1_63_800 },
  },
  {
    // set apart 15% of 40,00,000 6,00,000, Form 10 10,00,000, paid 20,00,000, of it 2,00,000 from the accumulation of 2022: 18,00,000
    // 40,00,000 less 18,00,000, 10,00,000, 6,00,000: 6,00,000; 10,000; cess 400
    name: 'trust that spent an earlier accumulation too',
    data: trust({
      ...donations(40_00_000),
      application: { education: { revenue: 20_00_000 }, out_of: { accumulated: { revenue: 2_00_000 } } },
      accumulation: {
        rows: [
          {
            year: '2022',
            purpose: 'Hostel',
            amount: 8_00_000,
            applied_before: 3_00_000,
            applied: 2_00_000,
            invested: 3_00_000,
          },
          { year: '2025', purpose: 'Library', amount: 10_00_000, invested: 10_00_000 },
        ],
      },
      applied_income: { form_10: 'Y', form_10_on: '2026-08-20' },
    }),
    part: {
      'PartB_TI.TIDeductions.AmtAppliedtForCharitablePurpose': 18_00_000,
      'PartB_TI.TIDeductions.AmtFulfilledUs11_2': 10_00_000,
      'PartB_TI.TotalTI': 6_00_000,
    },
    figures: { total_income: 6_00_000, normal_tax: 10_000, cess: 400, net: 10_400 },
  },
  {
    // accrual of this year not paid 4,00,000 is no application; 3,00,000 accrued before and paid now is: 30,00,000 - 4,00,000 + 3,00,000
    // 29,00,000; 45,00,000 less 29,00,000 and 6,75,000: 9,25,000; 20,000 + 12,500: 32,500; cess 1,300
    name: 'trust that owes part of what it spent',
    data: trust({
      ...donations(45_00_000),
      application: {
        education: { revenue: 30_00_000 },
        unpaid: { revenue: 4_00_000 },
        paid_now: { revenue: 3_00_000 },
      },
    }),
    part: { 'PartB_TI.TIDeductions.AmtAppliedtForCharitablePurpose': 29_00_000 },
    figures: { total_income: 9_25_000, normal_tax: 32_500, cess: 1_300, net: 33_800 },
  },
  {
    // corpus 25,00,000 is not income (s.11(1)(d)); interest 10,00,000, of it 8,50,000 applied and 15% set apart: nil
    name: 'trust with a donation to its corpus',
    data: trust({
      contributions: { local: { corpus_other: 25_00_000 } },
      property_income: { interest: 10_00_000 },
      application: { medical: { revenue: 8_50_000 } },
      investments: {
        corpus: [{ kind: 'OTIA', received: 25_00_000, invested: 25_00_000, year: '13' }],
      },
    }),
    part: { 'PartB_TI.IncToBeApplied': 10_00_000 },
    figures: { total_income: 0, net: 0 },
  },
];
