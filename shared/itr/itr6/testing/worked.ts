import type { FormValues } from '../../../forms/paths.ts';
import { company } from './returns.ts';

/** Books with a profit: sales of goods, purchases and the tax provided. */
const books = (profit: number, tax = 0, more: FormValues = {}): FormValues => ({
  trading: { sale_of_goods: 10_00_00_000 + profit, purchases: 10_00_00_000 },
  profit_loss: { tax_provision: tax, ...more },
});
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });
const option = (filing: FormValues): FormValues => ({ option_now_flag: 'Y', ...filing });
const form = (section: string): FormValues =>
  option({ option_now: section, option_now_date: '2026-06-30', option_now_ack: '123456789012345' });

/** Returns of AY 2026-27 worked by hand from the sections named in each; no figure was taken from the program. */
export const worked: readonly [name: string, data: FormValues, totalIncome: number, net: number][] = [
  [
    // 25%: turnover of FY 2023-24 up to 400 crore; 40,00,000: 10,00,000; cess 40,000. Minimum tax 15% of 40,00,000 is less
    'company up to 400 crore',
    company(books(40_00_000, 10_40_000)),
    40_00_000,
    10_40_000,
  ],
  [
    // 30% of 40,00,000: 12,00,000; cess 48,000
    'company above 400 crore',
    company({ ...books(40_00_000, 12_48_000), filing: { large: 'Y' } }),
    40_00_000,
    12_48_000,
  ],
  [
    // 25% of 1,00,50,000: 25,12,500; 7% 1,75,875: 26,88,375; at one crore 25,00,000 and the 50,000 above: 25,50,000
    // surcharge 37,500 after relief; cess on 25,50,000: 1,02,000
    'marginal relief just above one crore',
    company(books(1_00_50_000)),
    1_00_50_000,
    26_52_000,
  ],
  [
    // 25% of 10,01,00,000: 2,50,25,000; 12% 30,03,000: 2,80,28,000; at ten crore 2,50,00,000 and 7%: 2,67,50,000, and 1,00,000 above: 2,68,50,000
    // cess 10,74,000
    'marginal relief just above ten crore',
    company(books(10_01_00_000)),
    10_01_00_000,
    2_79_24_000,
  ],
  [
    // 25% of 12 crore 3,00,00,000; 12% 36,00,000; cess 13,44,000
    'above ten crore',
    company(books(12_00_00_000)),
    12_00_00_000,
    3_49_44_000,
  ],
  [
    // s.115BAA: 22% of 40,00,000: 8,80,000; surcharge 10% at any income 88,000; cess 38,720
    'section 115BAA',
    company({ ...books(40_00_000), filing: form('115BAA') }),
    40_00_000,
    10_06_720,
  ],
  [
    // s.115BAB: 15% of 50,00,000 from manufacture 7,50,000; 22% of 5,00,000 interest 1,10,000; 10% 86,000; cess 37,840
    'section 115BAB, new manufacturing company with interest',
    company({
      ...books(50_00_000),
      ...interest(5_00_000),
      personal: { date_of_birth: '2021-06-01' },
      filing: { ...form('115BAB'), manufacturing_income: 50_00_000 },
    }),
    55_00_000,
    9_83_840,
  ],
  [
    // s.115BA chosen in AY 2020-21: 25% although the turnover is above 400 crore; surcharge 7% above one crore
    // 2 crore: 50,00,000; 3,50,000; cess 2,14,000
    'section 115BA chosen earlier',
    company({
      ...books(2_00_00_000),
      personal: { date_of_birth: '2018-06-01' },
      filing: {
        option_earlier: '115BA',
        option_year: '2020-21',
        option_form_date: '2020-10-30',
        option_form_ack: '123456789012345',
        option_now_flag: undefined,
        large: 'Y',
      },
    }),
    2_00_00_000,
    55_64_000,
  ],
  [
    // books: profit 80,00,000 after tax provided 5,00,000; book profit 85,00,000, 15% 12,75,000, cess 51,000: 13,26,000
    // depreciation u/s 32: 15% of 4,00,00,000 is 60,00,000 against 20,00,000 in the books: 85,00,000 + 20,00,000 - 60,00,000 = 45,00,000
    // 25% 11,25,000, cess 45,000: 11,70,000. Minimum tax is more; credit 1,56,000
    'minimum alternate tax',
    company({
      trading: { sale_of_goods: 11_05_00_000, purchases: 10_00_00_000 },
      profit_loss: { depreciation: 20_00_000, tax_provision: 5_00_000 },
      depreciation: { plant_15: { opening: 4_00_00_000 } },
    }),
    45_00_000,
    13_26_000,
  ],
  [
    // 25% of 60,00,000 15,00,000, cess 60,000: 15,60,000; book profit 60,00,000: 15% 9,00,000, cess 36,000: 9,36,000
    // credit of 2022-23 5,00,000 and of 2020-21 2,00,000 less 50,000 used: at most 6,24,000: 1,50,000 then 4,74,000
    'credit of minimum alternate tax used down to the minimum tax',
    company({
      ...books(60_00_000, 10_00_000),
      matc: {
        rows: [
          { year: '2022-23', gross: 5_00_000 },
          { year: '2020-21', gross: 2_00_000, set_off: 50_000 },
        ],
      },
    }),
    60_00_000,
    9_36_000,
  ],
  [
    // foreign company: 35% of 1,50,00,000: 52,50,000; 2% above one crore 1,05,000; cess 2,14,200
    'foreign company',
    company({
      personal: {
        domestic: 'N',
        status: '6',
        last_name: 'Example Shipping Limited',
        cin: undefined,
        address: {
          flat_no: '12',
          locality: 'MG Road',
          city: 'Pune',
          state: '19',
          pincode: '411001',
        },
      },
      filing: {
        resident_status: 'NRI',
        permanent_establishment: 'Y',
        economic_presence: 'NA',
        option_earlier: undefined,
        option_now_flag: undefined,
        large: undefined,
      },
      ...books(1_50_00_000),
    }),
    1_50_00_000,
    55_69_200,
  ],
  [
    // profit 20,00,000; loss of AY 2024-25 8,00,000 set off, that of AY 2022-23 lapses (s.79): 12,00,000
    // 25% 3,00,000, cess 12,000; the book profit bears 15% of 20,00,000: 3,00,000 and 12,000: not above
    'losses brought forward, one year lapsed by section 79',
    company({
      ...books(20_00_000),
      carried_losses: {
        year_2: { filed_on: '2024-10-30', business: 8_00_000 },
        year_4: { filed_on: '2022-10-30', business: 9_00_000 },
      },
      filing: { section_79: [{ year: '2022-23' }] },
    }),
    12_00_000,
    3_12_000,
  ],
  [
    // s.80M: dividend 10,00,000, distributed 6,00,000: deducted; profit 30,00,000: 34,00,000 at 25% 8,50,000; cess 34,000
    // book profit 30,00,000 (the dividend is not in these books): less
    'dividend distributed (section 80M)',
    company({
      ...books(30_00_000),
      other_sources: { dividend_income: 10_00_000, dividend_quarters: { upto_15_jun: 10_00_000 } },
      dividends: { rows: [{ on: '2026-08-31', amount: 6_00_000, schedule: 'ScheduleOS' }] },
    }),
    34_00_000,
    8_84_000,
  ],
  [
    // long-term gain on listed shares 11,25,000: 12.5% above 1,25,000: 1,25,000; profit 10,00,000: 2,50,000; cess 15,000
    'listed shares sold',
    company({
      ...books(10_00_000),
      schedule_112a: {
        rows: [
          {
            acquired: 'AE',
            isin: 'INE002A01018',
            name: 'Reliance',
            sale_value: 20_00_000,
            purchase_cost: 8_75_000,
          },
        ],
      },
    }),
    21_25_000,
    3_90_000,
  ],
  [
    // contributions to a party of 1,00,000 not in cash are deducted (s.80GGB), not the 10,000 of social responsibility (Expl. 2 to s.37(1))
    // profit 9,90,000 + 10,000 - 1,00,000: 9,00,000; 25% 2,25,000; cess 9,000
    'contribution to a party and social responsibility',
    company({
      ...books(9_90_000),
      other_information: { method: 'MERC', disallowed_37: { social_responsibility: 10_000 } },
      deductions: {
        contributions_80ggc: [
          {
            date: '2025-12-01',
            other_mode: 1_00_000,
            transaction_reference: 'UTR123',
            ifsc_code: 'SBIN0001234',
            party_name: 'Example Party',
            party_pan: 'AAATP1234F',
          },
        ],
      },
    }),
    9_00_000,
    2_34_000,
  ],
  [
    // loss: nothing to pay; every company files
    'loss',
    company({ trading: { sale_of_goods: 10_00_000, purchases: 30_00_000 } }),
    0,
    0,
  ],
];
