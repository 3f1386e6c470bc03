import type { FormValues } from '../../../forms/paths.ts';
import type { Whole } from '../../testing/whole.ts';
import { association, firm, juridical, partner, society } from './returns.ts';

const balanced = { capital: 10_00_000, bank: 10_00_000 };
/** Books that show a profit before what the account debits. */
const books = (sales: number, account: FormValues = {}): FormValues => ({
  trading: { sale_of_goods: sales },
  balance_sheet: balanced,
  profit_loss: account,
});
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });
const audited = {
  turnover_band: 'MoreThan10CR',
  liable_44ab: 'Y',
  condition_44ab: 'bi',
  audited_44ab: 'Y',
  report_date: '2026-07-10',
  auditor_name: 'S Iyer and Co',
  auditor_pan: 'AAAFI1234F',
  report_ack: '123456789012345',
};
const belated = { section_filed: '12', filing_date: '2026-09-10' };
const llp = (parts: FormValues): FormValues =>
  firm({ ...parts, personal: { sub_status: '5', llpin: 'AAA-1234' } });
const startUp = (amount: number): FormValues => ({
  filing: { startup: 'Y', startup_number: 'DIPP12345' },
  deductions: { sec_80iac: amount },
  start_up: {
    incorporated_on: '2019-04-01',
    nature: 'Software',
    certificate: 'IMB123',
    first_year: '2024-25',
    amount,
  },
});
const member = (name: string, pan: string, more: FormValues): FormValues =>
  partner(name, pan, { kind: 'INDIVIDUAL', interest_rate: 0, above_exemption: 'N', ...more });

/** Whole returns of AY 2026-27 worked by hand from the sections named; no figure was taken from the program. Nothing paid and filed on 20 July 2026 unless said. */
export const whole: readonly Whole[] = [
  {
    // account: 20,00,000 less purchases 15,00,000, salaries 6,00,000, pay 4,00,000, interest at 12% 2,40,000: loss 7,40,000
    // book profit: loss 7,40,000 and pay 4,00,000: loss 3,40,000, so that 3,00,000 is allowed (s.40(b)(v)(a)) and 1,00,000 not: loss 6,40,000
    // 1,00,000 of interest takes part of it (s.71), 5,40,000 go on (s.72)
    name: 'firm with a loss: the least of s.40(b)(v) is allowed',
    data: firm({
      ...books(20_00_000, {
        salaries: 6_00_000,
        partners_remuneration: 4_00_000,
        interest_partners: 2_40_000,
      }),
      trading: { sale_of_goods: 20_00_000, purchases: 15_00_000 },
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', { remuneration: 4_00_000, interest: 2_40_000 }),
          partner('Vijay Rao', 'ABCPR1234B'),
        ],
      },
      ...interest(1_00_000),
    }),
    figures: {
      business: 0,
      sources: 1_00_000,
      gross_total_income: 0,
      total_income: 0,
      losses_carried: 5_40_000,
      net: 0,
      b: 0,
      c: 0,
      fee: 0,
    },
  },
  {
    // 15,00,000 less interest 1,50,000 at 15% and pay 12,00,000: 1,50,000; interest above 12% 30,000 is not allowed
    // book profit 1,50,000 + 30,000 + 12,00,000: 13,80,000; 90% of 6,00,000 and 60% of 7,80,000: 10,08,000; not allowed 1,92,000
    // 3,72,000 at 30% 1,11,600; cess 4,464. s.234B: 1,16,000 for four months 4,640
    // s.234C: 15% 17,409: 17,400 at 3% 522; 45% 52,228: 52,200 1,566; 75% 87,048: 87,000 2,610; 1,16,000 at 1% 1,160
    name: 'firm whose interest passes 12% and whose pay passes the limit',
    data: firm({
      ...books(15_00_000, { partners_remuneration: 12_00_000, interest_partners: 1_50_000 }),
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', {
            remuneration: 7_00_000,
            interest: 1_50_000,
            interest_rate: 15,
          }),
          partner('Vijay Rao', 'ABCPR1234B', { remuneration: 5_00_000, interest_rate: 15 }),
        ],
      },
    }),
    figures: {
      business: 3_72_000,
      total_income: 3_72_000,
      normal_tax: 1_11_600,
      cess: 4_464,
      net: 1_16_064,
      a: 0,
      b: 4_640,
      c: 5_858,
      fee: 0,
      payable: 1_26_560,
    },
  },
  {
    // business 12,00,000: 3,60,000. s.111A 2,00,000 at 20%: 40,000. s.112A 5,00,000 less 1,25,000 at 12.5%: 46,875. s.112 4,00,000: 50,000
    // lottery 1,00,000 at 30%: 30,000. Virtual assets 50,000 at 30%: 15,000. 5,41,875; cess 21,675; 5,63,550
    // due 31 August, filed 10 September: TDS 30,000 and 1,00,000 in December leave 4,33,550
    // s.234A 4,33,500 for one month 4,335; s.234B six months 26,010
    // s.234C on 5,33,550, all income being of the first quarter: 80,000 2,400; 2,40,000 7,200; 75% 4,00,162 less 1,00,000: 3,00,100 9,003; 4,33,500 4,335
    name: 'firm with gains of every kind, a lottery and virtual assets, filed late',
    data: firm({
      ...books(12_00_000),
      filing: belated,
      capital_gains: {
        short: { equity_111a: { sale: { full_value: 5_00_000, cost: 3_00_000 } } },
        long: { assets: { sale: { other_value: 9_00_000, cost: 5_00_000 } } },
        quarters: { st20: { upto_15_jun: 2_00_000 }, lt12_5: { upto_15_jun: 9_00_000 } },
      },
      schedule_112a: {
        rows: [
          {
            acquired: 'AE',
            isin: 'INE002A01018',
            name: 'Reliance',
            sale_value: 9_00_000,
            purchase_cost: 4_00_000,
          },
        ],
      },
      other_sources: { lottery: 1_00_000, lottery_quarters: { upto_15_jun: 1_00_000 } },
      schedule_vda: {
        rows: [
          {
            bought_on: '2025-04-10',
            sold_on: '2025-05-20',
            head: 'CG',
            cost: 1_00_000,
            sale_value: 1_50_000,
          },
        ],
      },
      taxes_paid: {
        payments: [{ bsr_code: '1234567', date: '2025-12-10', challan_number: 12, amount: 1_00_000 }],
        tds_other: [
          {
            credit_of: 'S',
            tan: 'PNEA12345B',
            section: '94B',
            deducted: 30_000,
            tds_claimed: 30_000,
            gross_receipt: 1_00_000,
            head: 'OS',
          },
        ],
      },
    }),
    figures: {
      business: 12_00_000,
      gains: 11_00_000,
      virtual_assets: 50_000,
      sources: 1_00_000,
      gross_total_income: 24_50_000,
      total_income: 24_50_000,
      at_normal_rates: 12_00_000,
      normal_tax: 3_60_000,
      special_tax: 1_81_875,
      surcharge: 0,
      cess: 21_675,
      net: 5_63_550,
      a: 4_335,
      b: 26_010,
      c: 22_938,
      fee: 5_000,
      payable: 4_91_830,
    },
  },
  {
    // 40,00,000 less 10,00,000 (s.80-IAC): 30% of 30,00,000 9,00,000, cess 36,000: 9,36,000
    // s.115JC: 18.5% of 40,00,000 7,40,000, cess 29,600: 7,69,600. Room for credit 1,66,400: 60,000 of AY 2022-23, then 1,06,400 (s.115JD(4))
    name: 'limited liability partnership with credit of minimum tax',
    data: llp({
      ...books(40_00_000),
      ...startUp(10_00_000),
      amtc: {
        rows: [
          { year: '2022-23', gross: 1_00_000, set_off: 40_000 },
          { year: '2024-25', gross: 2_00_000 },
        ],
      },
    }),
    figures: {
      business: 40_00_000,
      deductions: 10_00_000,
      total_income: 30_00_000,
      normal_tax: 9_00_000,
      gross: 9_36_000,
      minimum: 7_69_600,
      credit: 1_66_400,
      net: 7_69_600,
      fee: 0,
    },
  },
  {
    // 1,20,00,000 less 1,00,00,000: 30% of 20,00,000 6,00,000, cess 24,000. s.115JC: 18.5% of 1,20,00,000 22,20,000; surcharge 12% 2,66,400
    // (at one crore 18,50,000 and the 20,00,000 above are more: no relief); cess 99,456: 25,85,856
    name: 'limited liability partnership whose adjusted income is above one crore',
    data: llp({ ...books(1_20_00_000), ...startUp(1_00_00_000) }),
    figures: {
      total_income: 20_00_000,
      gross: 6_24_000,
      minimum: 25_85_856,
      credit: 0,
      net: 25_85_856,
    },
  },
  {
    // s.167B(2)(ii): 40% of 20,00,000 at 35% 2,80,000; 60% at 30% 3,60,000; cess 25,600
    name: 'association with a foreign company',
    data: association({
      ...interest(20_00_000),
      partners: {
        rows: [
          member('Rao Global Inc', 'AAACR1234F', {
            kind: 'FOREIGN_COMPANY',
            share: 40,
            foreign_company: 'YES',
            foreign_share: 40,
            above_exemption: 'Y',
          }),
          member('Asha Rao', 'ABCPR1234A', { share: 60 }),
        ],
      },
    }),
    figures: { total_income: 20_00_000, normal_tax: 6_40_000, surcharge: 0, cess: 25_600, net: 6_65_600 },
  },
  {
    // s.167B(2): 30% of 50,50,000 15,15,000; surcharge 10% 1,51,500, at most 15,00,000 and 50,000 less 15,15,000: 35,000; cess 62,000
    name: 'association at the maximum rate just above fifty lakh: marginal relief',
    data: association({
      ...interest(50_50_000),
      partners: {
        rows: [
          member('Asha Rao', 'ABCPR1234A', { above_exemption: 'Y' }),
          member('Vijay Rao', 'ABCPR1234B', {}),
        ],
      },
    }),
    figures: {
      total_income: 50_50_000,
      normal_tax: 15_15_000,
      surcharge: 35_000,
      cess: 62_000,
      net: 16_12_000,
    },
  },
  {
    // 3,00,000 up to 24,00,000 and 30% of 2,76,00,000: 85,80,000; surcharge 25% 21,45,000 (s.115BAC: not 37%); cess 4,29,000
    name: 'association at three crore by the slabs',
    data: association(interest(3_00_00_000)),
    figures: {
      total_income: 3_00_00_000,
      normal_tax: 85_80_000,
      surcharge: 21_45_000,
      cess: 4_29_000,
      net: 1_11_54_000,
    },
  },
  {
    // s.80P: interest from another society 4,00,000 (d), 50,000 of the marketing of others' goods (c)(ii)
    // 1,15,00,000 less 4,50,000: 1,10,50,000; 3,000 and 30% of 1,10,30,000 33,09,000: 33,12,000; surcharge 7% 2,31,840; cess 1,41,754
    name: 'co-operative society with income from another society, above one crore',
    data: society({
      ...books(1_10_00_000),
      personal: { sub_status: '4' },
      audit: {
        businesses: [
          { code: '23010', trade_name: 'Marketing' },
          { code: '23011', trade_name: 'Deposits' },
        ],
        ...audited,
      },
      other_sources: { interest_from_deposits: 4_00_000, other_interest: 1_00_000 },
      society_income: { d: 4_00_000, cii: 1_10_00_000 },
    }),
    figures: {
      business: 1_10_00_000,
      sources: 5_00_000,
      gross_total_income: 1_15_00_000,
      deductions: 4_50_000,
      total_income: 1_10_50_000,
      normal_tax: 33_12_000,
      surcharge: 2_31_840,
      cess: 1_41_754,
      net: 36_85_594,
    },
  },
  {
    // 3,000 and 30% of 10,00,80,000: 3,00,27,000; surcharge 12% 36,03,240; at ten crore 2,99,97,000 and 7% 20,99,790: 3,20,96,790, and 1,00,000
    // above: 3,21,96,790: surcharge 21,69,790; cess 12,87,872
    name: 'co-operative society just above ten crore: marginal relief keeps the 7%',
    data: society({
      ...books(10_01_00_000),
      personal: { sub_status: '4' },
      filing: { due_date: '2026-10-31' },
      audit: { businesses: [{ code: '23010', trade_name: 'Marketing' }], ...audited },
    }),
    figures: {
      total_income: 10_01_00_000,
      normal_tax: 3_00_27_000,
      surcharge: 21_69_790,
      cess: 12_87_872,
      net: 3_34_84_662,
    },
  },
  {
    // 30% of 1,02,00,000 30,60,000; 12% 3,67,200, at most 30,00,000 and 2,00,000: 1,40,000; cess 1,28,000
    name: 'local authority just above one crore',
    data: juridical('2', interest(1_02_00_000)),
    figures: {
      sources: 1_02_00_000,
      total_income: 1_02_00_000,
      normal_tax: 30_60_000,
      surcharge: 1_40_000,
      cess: 1_28_000,
      net: 33_28_000,
      fee: 0,
    },
  },
  {
    // s.115BAC(1A): 20,000, 40,000, 60,000 and 20% of 2,00,000 40,000: 1,60,000; no rebate (s.87A is of individuals); cess 6,400
    name: 'estate of a deceased person by the slabs',
    data: juridical('9', {
      ...interest(18_00_000),
      personal: { sub_status: '12' },
      filing: { income_from_business: 'N', old_regime: 'N' },
    }),
    figures: { total_income: 18_00_000, normal_tax: 1_60_000, cess: 6_400, net: 1_66_400 },
  },
  {
    // s.115BBE: 60% of 10,00,000 6,00,000, surcharge 25% 1,50,000; 30% of 5,00,000 1,50,000; cess 36,000
    name: 'firm with unexplained money',
    data: firm({ ...books(5_00_000), other_sources: { unexplained_money: 10_00_000 } }),
    figures: {
      total_income: 15_00_000,
      at_normal_rates: 5_00_000,
      normal_tax: 1_50_000,
      special_tax: 6_00_000,
      surcharge_115bbe: 1_50_000,
      cess: 36_000,
      net: 9_36_000,
    },
  },
  {
    // house: 70% of 3,00,000 less interest 8,00,000: loss 5,90,000, of which 2,00,000 (s.71(3A)); 3,90,000 go on
    // business 10,00,000 less the loss: 8,00,000; 2,40,000; cess 9,600
    name: 'firm with a loss from house property',
    data: firm({
      ...books(10_00_000),
      house_property: {
        properties: [
          {
            address: '5 Station Road',
            city: 'Pune',
            state: '19',
            pincode: '411001',
            owner: 'SE',
            property_type: 'Y',
            gross_annual_value: 3_00_000,
            loans: [
              {
                lender: 'B',
                lender_name: 'State Bank of India',
                account_number: '12345678901',
                sanction_date: '2020-06-01',
                loan_amount: 1_00_00_000,
                outstanding: 90_00_000,
                interest: 8_00_000,
              },
            ],
            tenants: [{ name: 'R Shah' }],
          },
        ],
      },
    }),
    figures: {
      house: 0,
      business: 10_00_000,
      gross_total_income: 8_00_000,
      total_income: 8_00_000,
      losses_carried: 3_90_000,
      net: 2_49_600,
    },
  },
  {
    // business 5,00,000 less the loss of AY 2024-25 2,00,000 (s.72), then depreciation 4,00,000: 3,00,000 of it there, 1,00,000 against interest (s.32(2))
    // 2,00,000 at 30% 60,000; cess 2,400
    name: 'firm with a loss and depreciation brought forward: their order',
    data: firm({
      ...books(5_00_000),
      ...interest(3_00_000),
      carried_losses: { year_2: { filed_on: '2024-07-30', business: 2_00_000 } },
      unabsorbed: { rows: [{ year: '2024-25', depreciation: 4_00_000 }] },
    }),
    figures: {
      business: 5_00_000,
      sources: 3_00_000,
      gross_total_income: 2_00_000,
      total_income: 2_00_000,
      normal_tax: 60_000,
      net: 62_400,
    },
  },
  {
    // s.44AD: 6% of 1,50,00,000 9,00,000; savings 50,000; 30% of 9,50,000 2,85,000; cess 11,400: 2,96,400
    // one instalment by 15 March (s.211(1)(b)): s.234C 2,964; s.234B four months 11,856
    name: 'firm u/s 44AD that paid no advance tax',
    data: firm({
      audit: { books_44aa: 'N' },
      balance_sheet: { no_accounts: { cash: 10_000 } },
      business44ad: {
        businesses: [{ name: 'Example Traders', code: '09028' }],
        digital_receipts: 1_50_00_000,
      },
      other_sources: { interest_from_savings: 50_000 },
    }),
    figures: {
      business: 9_00_000,
      sources: 50_000,
      total_income: 9_50_000,
      net: 2_96_400,
      b: 11_856,
      c: 2_964,
      payable: 3_11_220,
    },
  },
  {
    // s.164(1): 30% of 8,00,000; cess 9,600
    name: 'private discretionary trust at the maximum rate',
    data: association({
      ...interest(8_00_000),
      personal: { sub_status: '13', pan_number: 'AAATE1234F' },
      partners: {
        trust: {
          shares_known: 'N',
          business: 'N',
          below_exemption: 'N',
          sole_will: 'N',
          relatives: 'N',
          employees: 'N',
        },
      },
    }),
    figures: { total_income: 8_00_000, normal_tax: 2_40_000, cess: 9_600, net: 2_49_600 },
  },
  {
    // 90,00,000 and a gain of 15,00,000: 27,00,000 and 1,87,500: 28,87,500; surcharge 12% 3,46,500
    // one crore (85,00,000 and the gain): 27,37,500 and 5,00,000 above: 32,37,500 is more than 32,34,000: no relief; cess 1,29,360
    name: 'firm above one crore with a long-term gain',
    data: firm({
      ...books(90_00_000),
      capital_gains: { long: { assets: { sale: { other_value: 25_00_000, cost: 10_00_000 } } } },
    }),
    figures: {
      business: 90_00_000,
      gains: 15_00_000,
      total_income: 1_05_00_000,
      at_normal_rates: 90_00_000,
      normal_tax: 27_00_000,
      special_tax: 1_87_500,
      surcharge: 3_46_500,
      cess: 1_29_360,
      net: 33_63_360,
    },
  },
  {
    // exactly one crore: no surcharge. 30,00,000; cess 1,20,000
    name: 'firm at one crore',
    data: firm(books(1_00_00_000)),
    figures: { total_income: 1_00_00_000, surcharge: 0, cess: 1_20_000, net: 31_20_000 },
  },
];
