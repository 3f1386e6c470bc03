import type { FormValues } from '../../../forms/paths.ts';
import type { Whole } from '../../testing/whole.ts';
import { company } from './returns.ts';

/** Books with a profit: sales of goods less purchases, and what the account debits or credits beside. */
const books = (profit: number, account: FormValues = {}): FormValues => ({
  trading: { sale_of_goods: 10_00_00_000 + profit, purchases: 10_00_00_000 },
  profit_loss: account,
});
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });
const choosing = (section: string): FormValues => ({
  option_now_flag: 'Y',
  option_now: section,
  option_now_date: '2026-06-30',
  option_now_ack: '123456789012345',
});
const foreign = (parts: FormValues): FormValues =>
  company({
    ...parts,
    personal: { domestic: 'N', status: '6', last_name: 'Example Shipping Limited', cin: undefined },
    filing: {
      resident_status: 'NRI',
      permanent_establishment: 'Y',
      economic_presence: 'NA',
      option_earlier: undefined,
      option_now_flag: undefined,
      large: undefined,
    },
  });

/** Whole returns of AY 2026-27 worked by hand from the sections named; no figure was taken from the program. Nothing paid and filed on 20 July 2026 unless said. */
export const whole: readonly Whole[] = [
  {
    // 25% of 40,00,000 10,00,000, cess 40,000. Due 31 October, filed 23 November: s.234A one month of 10,40,000 10,400; s.234B April to November 83,200
    // s.234C: 1,56,000 at 3% 4,680; 4,68,000 14,040; 7,80,000 23,400; 10,40,000 at 1% 10,400: 52,520; s.234F 5,000
    name: 'company that filed late',
    data: company({
      ...books(40_00_000),
      filing: { section_filed: '12', filing_date: '2026-11-23' },
    }),
    figures: {
      business: 40_00_000,
      total_income: 40_00_000,
      at_normal_rates: 40_00_000,
      normal_tax: 10_00_000,
      cess: 40_000,
      net: 10_40_000,
      a: 10_400,
      b: 83_200,
      c: 52_520,
      fee: 5_000,
      payable: 11_91_120,
    },
  },
  {
    // s.115BAA: 22% of 1,50,00,000 33,00,000; 12.5% of 20,00,000 2,50,000; surcharge 10% of both 3,55,000; cess 1,56,200
    name: 'section 115BAA with a long-term gain',
    data: company({
      ...books(1_50_00_000),
      capital_gains: { long: { assets: { sale: { other_value: 30_00_000, cost: 10_00_000 } } } },
      filing: choosing('115BAA'),
    }),
    figures: {
      business: 1_50_00_000,
      gains: 20_00_000,
      total_income: 1_70_00_000,
      at_normal_rates: 1_50_00_000,
      normal_tax: 33_00_000,
      special_tax: 2_50_000,
      surcharge: 3_55_000,
      cess: 1_56_200,
      minimum: 0,
      net: 40_61_200,
    },
  },
  {
    // s.115BAB: 15% of 50,00,000 7,50,000; 22% of the short-term gain on a share of a private company 10,00,000 and of interest 5,00,000: 3,30,000
    // surcharge 10% 1,08,000; cess 47,520
    name: 'section 115BAB with a short-term gain at 22%',
    data: company({
      ...books(50_00_000),
      ...interest(5_00_000),
      personal: { date_of_birth: '2021-06-01' },
      capital_gains: { short: { other_assets: { other_value: 15_00_000, cost: 5_00_000 } } },
      filing: { ...choosing('115BAB'), manufacturing_income: 50_00_000 },
    }),
    figures: {
      business: 50_00_000,
      gains: 10_00_000,
      sources: 5_00_000,
      total_income: 65_00_000,
      normal_tax: 10_80_000,
      surcharge: 1_08_000,
      cess: 47_520,
      net: 12_35_520,
    },
  },
  {
    // s.115BAB(6) and its second proviso: of a profit of 50,00,000 12,00,000 are more than the ordinary, 30%: 3,60,000; 38,00,000 at 15% 5,70,000
    // surcharge 93,000; cess 40,920
    name: 'section 115BAB with more than ordinary profit at 30%',
    data: company({
      ...books(50_00_000),
      personal: { date_of_birth: '2021-06-01' },
      filing: { ...choosing('115BAB'), manufacturing_income: 38_00_000, excess_income: 12_00_000 },
    }),
    figures: {
      business: 50_00_000,
      total_income: 50_00_000,
      normal_tax: 9_30_000,
      surcharge: 93_000,
      cess: 40_920,
      net: 10_63_920,
    },
  },
  {
    // profit 1,81,00,000 after 20,00,000 of depreciation and nothing for tax: book profit; s.32: 15% of 10,00,00,000 1,50,00,000: 51,00,000
    // 25% 12,75,000, cess 51,000: 13,26,000. s.115JB: 15% of 1,81,00,000 27,15,000; 7% 1,90,050; cess 1,16,202: 30,21,252; credit 16,95,252
    name: 'minimum alternate tax with surcharge',
    data: company({
      ...books(2_01_00_000, { depreciation: 20_00_000 }),
      depreciation: { plant_15: { opening: 10_00_00_000 } },
    }),
    figures: {
      business: 51_00_000,
      total_income: 51_00_000,
      gross: 13_26_000,
      minimum: 30_21_252,
      credit: 0,
      net: 30_21_252,
    },
  },
  {
    // book profit 1,01,00,000: 15% 15,15,000; 7% 1,06,050, at most 15,00,000 and 1,00,000: 85,000; cess 64,000: 16,64,000
    // regular: 1,01,00,000 and 20,00,000 less 60,00,000: 61,00,000 at 25% 15,25,000, cess 61,000: 15,86,000
    name: 'minimum alternate tax just above one crore: marginal relief',
    data: company({
      ...books(1_21_00_000, { depreciation: 20_00_000 }),
      depreciation: { plant_15: { opening: 4_00_00_000 } },
    }),
    figures: { total_income: 61_00_000, gross: 15_86_000, minimum: 16_64_000, credit: 0, net: 16_64_000 },
  },
  {
    // 35% of 10,05,00,000 3,51,75,000; 5% 17,58,750: 3,69,33,750, at most 3,50,00,000 and 2% 7,00,000 and 5,00,000 above: 3,62,00,000
    // surcharge 10,25,000; cess 14,48,000
    name: 'foreign company just above ten crore',
    data: foreign(books(10_05_00_000)),
    figures: {
      total_income: 10_05_00_000,
      normal_tax: 3_51_75_000,
      surcharge: 10_25_000,
      cess: 14_48_000,
      net: 3_76_48_000,
    },
  },
  {
    // 35% of 1,01,00,000 35,35,000; 2% 70,700: 36,05,700; at most 35,00,000 and 1,00,000: 36,00,000: surcharge 65,000; cess 1,44,000
    name: 'foreign company just above one crore',
    data: foreign(books(1_01_00_000)),
    figures: {
      total_income: 1_01_00_000,
      normal_tax: 35_35_000,
      surcharge: 65_000,
      cess: 1_44_000,
      net: 37_44_000,
    },
  },
  {
    // s.115A(1)(b): royalty 50,00,000 at 20% 10,00,000; business 20,00,000 at 35% 7,00,000; cess 68,000
    name: 'foreign company with royalty',
    data: foreign({
      ...books(20_00_000),
      other_sources: { special_rows: [{ source: '5A1bA', amount: 50_00_000 }] },
    }),
    figures: {
      business: 20_00_000,
      sources: 50_00_000,
      total_income: 70_00_000,
      at_normal_rates: 20_00_000,
      normal_tax: 7_00_000,
      special_tax: 10_00_000,
      cess: 68_000,
      net: 17_68_000,
    },
  },
  {
    // s.79(1): the loss of AY 2023-24 10,00,000 lapses, its depreciation 6,00,000 does not (s.32(2)): 20,00,000 less 6,00,000
    // 25% of 14,00,000 3,50,000; cess 14,000. Minimum tax: 15% of 20,00,000 3,00,000, cess 12,000, is less
    name: 'change of shareholding: the loss lapses, the depreciation does not',
    data: company({
      ...books(20_00_000),
      carried_losses: { year_3: { filed_on: '2023-10-30', business: 10_00_000 } },
      unabsorbed: { rows: [{ year: '2023-24', depreciation: 6_00_000 }] },
      filing: { section_79: [{ year: '2023-24' }] },
    }),
    figures: {
      business: 20_00_000,
      gross_total_income: 14_00_000,
      total_income: 14_00_000,
      minimum: 3_12_000,
      net: 3_64_000,
    },
  },
  {
    // s.2(22)(f): 10,00,000 for shares bought back in December are dividend; their cost 4,00,000 is a long-term loss (s.46A)
    // gain on listed shares 8,00,000 less 4,00,000: 4,00,000, above 1,25,000 2,75,000 at 12.5% 34,375; 20,00,000 at 25% 5,00,000; cess 21,375
    name: 'shares bought back',
    data: company({
      ...books(10_00_000),
      other_sources: { dividend_22f: 10_00_000, dividend_22f_quarters: { upto_15_dec: 10_00_000 } },
      schedule_112a: {
        rows: [
          {
            acquired: 'AE',
            isin: 'INE002A01018',
            name: 'Reliance',
            sale_value: 15_00_000,
            purchase_cost: 7_00_000,
          },
        ],
      },
      capital_gains: { long: { buy_back: -4_00_000 } },
    }),
    figures: {
      business: 10_00_000,
      gains: 4_00_000,
      sources: 10_00_000,
      total_income: 24_00_000,
      at_normal_rates: 20_00_000,
      normal_tax: 5_00_000,
      special_tax: 34_375,
      cess: 21_375,
      net: 5_55_750,
    },
  },
  {
    // 30% of 90,00,000 27,00,000; gain of s.111A 20,00,000 4,00,000; lottery 5,00,000 1,50,000: 32,50,000; 7% 2,27,500
    // one crore: 90,00,000 less the 15,00,000 above: 22,50,000 + 5,50,000 + 15,00,000: 43,00,000 is more; cess 1,39,100
    name: 'large company with gains and a lottery above one crore',
    data: company({
      ...books(90_00_000),
      filing: { large: 'Y' },
      capital_gains: { short: { equity_111a: { sale: { full_value: 30_00_000, cost: 10_00_000 } } } },
      other_sources: { lottery: 5_00_000, lottery_quarters: { upto_15_jun: 5_00_000 } },
    }),
    figures: {
      total_income: 1_15_00_000,
      at_normal_rates: 90_00_000,
      normal_tax: 27_00_000,
      special_tax: 5_50_000,
      surcharge: 2_27_500,
      cess: 1_39_100,
      net: 36_16_600,
    },
  },
];
