import type { FormValues } from '../../forms/paths.ts';
import { association, firm, partner, society } from '../itr5/testing/returns.ts';
import { company } from '../itr6/testing/returns.ts';
import { trust } from '../itr7/testing/returns.ts';
import type { Whole } from './whole.ts';

const balanced = { capital: 10_00_000, bank: 10_00_000 };
const books = (sales: number): FormValues => ({ trading: { sale_of_goods: sales }, balance_sheet: balanced });
/** Sales less purchases, of a company. */
const accounts = (profit: number): FormValues => ({
  trading: { sale_of_goods: 10_00_00_000 + profit, purchases: 10_00_00_000 },
});

/**
 * Returns of AY 2026-27 in which several rules meet, worked by hand from the sections named before the program saw them. Filed on
 * 20 July 2026 with nothing paid unless said.
 */
export const nasty5: readonly Whole[] = [
  {
    // s.167B(2): a member above the exemption and a foreign company with 30%: 15,12,000 at 35% 5,29,200, 35,28,000 at 30% 10,58,400: 15,87,600
    // surcharge 10% 1,58,760; at fifty lakh 5,25,000 + 10,50,000 = 15,75,000 and 40,000 above: 16,15,000, so surcharge 27,400; cess 64,600
    name: 'association with a rich member and a foreign company, just above fifty lakh',
    data: association({
      ...books(50_40_000),
      filing: { income_from_business: 'Y', opted_out_earlier: 'N', opt_out_now: 'N' },
      partners: {
        rows: [
          partner('Asha Rao', 'ABCPR1234A', {
            kind: 'INDIVIDUAL',
            interest_rate: 0,
            share: 50,
            above_exemption: 'Y',
          }),
          partner('Rao Global Inc', 'AAACR1234F', {
            kind: 'FOREIGN_COMPANY',
            interest_rate: 0,
            share: 30,
            foreign_company: 'YES',
            foreign_share: 30,
            above_exemption: 'Y',
          }),
          partner('Vijay Rao', 'ABCPR1234B', {
            kind: 'INDIVIDUAL',
            interest_rate: 0,
            share: 20,
            above_exemption: 'N',
          }),
        ],
      },
    }),
    figures: {
      business: 50_40_000,
      total_income: 50_40_000,
      normal_tax: 15_87_600,
      surcharge: 27_400,
      cess: 64_600,
      net: 16_79_600,
    },
  },
  {
    // s.115BAE(1): manufacture 30,00,000 at 15% 4,50,000, trade 5,00,000 and interest 10,00,000 at 22% 3,30,000; s.112 5,00,000 at 12.5% 62,500
    // 8,42,500; surcharge 10% 84,250; cess 4% of 9,26,750 37,070. No 80P (sub-s. 2): the deduction for interest from a society is gone
    name: 'manufacturing co-operative in section 115BAE with trade, interest and a gain',
    data: society({
      ...books(35_00_000),
      personal: { date_of_birth: '2023-05-01', commenced_on: '2023-06-01' },
      filing: {
        chosen_115bad: 'N',
        chosen_115bae: 'Y',
        continue_115bae: 'Y',
        form_10ifa_date: '2024-07-01',
        form_10ifa_ack: '123456789012345',
        manufacturing_income: 30_00_000,
      },
      other_sources: { other_interest: 10_00_000 },
      capital_gains: { long: { assets: { sale: { other_value: 15_00_000, cost: 10_00_000 } } } },
    }),
    figures: {
      business: 35_00_000,
      gains: 5_00_000,
      sources: 10_00_000,
      total_income: 50_00_000,
      normal_tax: 7_80_000,
      special_tax: 62_500,
      surcharge: 84_250,
      cess: 37_070,
      net: 9_63_820,
    },
  },
  {
    // 30% of 45,00,000 13,50,000 and 12.5% of 10,00,000 1,25,000: 14,75,000, cess 59,000: 15,34,000. s.115JC: 60,00,000 (5,00,000 of s.80-IAC
    // back) at 18.5% 11,10,000, cess 44,400: 11,54,400. Room 3,79,600: 1,20,000 of AY 2016-17, 2,00,000 of 2019-20, 59,600 of 2022-23
    name: 'limited liability partnership with credit of three years and a gain',
    data: firm({
      ...books(50_00_000),
      personal: { sub_status: '5', llpin: 'AAA-1234' },
      filing: { startup: 'Y', startup_number: 'DIPP12345' },
      deductions: { sec_80iac: 5_00_000 },
      start_up: {
        incorporated_on: '2019-04-01',
        nature: 'Software',
        certificate: 'IMB123',
        first_year: '2024-25',
        amount: 5_00_000,
      },
      capital_gains: { long: { assets: { sale: { other_value: 25_00_000, cost: 15_00_000 } } } },
      amtc: {
        rows: [
          { year: '2016-17', gross: 2_00_000, set_off: 80_000 },
          { year: '2019-20', gross: 2_00_000 },
          { year: '2022-23', gross: 1_00_000 },
        ],
      },
    }),
    figures: {
      business: 50_00_000,
      gains: 10_00_000,
      deductions: 5_00_000,
      total_income: 55_00_000,
      normal_tax: 13_50_000,
      special_tax: 1_25_000,
      gross: 15_34_000,
      minimum: 11_54_400,
      credit: 3_79_600,
      net: 11_54_400,
    },
  },
  {
    // A partner leaves. s.9B: land worth 40,00,000 (cost 10,00,000) goes to him: gain 30,00,000; stock worth 5,00,000 (cost 3,00,000): 2,00,000 of business
    // s.45(4): B 50,00,000 + C 40,00,000 - D 70,00,000: 20,00,000, long-term. s.48(iii): of it 15,00,000 belong to a plot sold for 60,00,000, cost 20,00,000,
    // expenses 1,00,000: 24,00,000. Gains 74,00,000 at 12.5% 9,25,000; business 10,00,000 and 2,00,000 at 30% 3,60,000: 12,85,000; cess 51,400
    name: 'firm whose partner left with land and money (sections 9B, 45(4), 48(iii))',
    data: firm({
      trading: { sale_of_goods: 18_00_000, purchases: 6_00_000 },
      balance_sheet: balanced,
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
            profit: 0,
          },
        ],
        rows: [partner('Asha Rao', 'ABCPR1234A'), partner('Vijay Rao', 'ABCPR1234B')],
      },
      capital_gains: {
        long: {
          deemed_45_4: 20_00_000,
          land: [
            {
              bought_on: '2012-05-01',
              sold_on: '2025-09-30',
              sale_value: 40_00_000,
              stamp_value: 40_00_000,
              cost: 10_00_000,
            },
            {
              bought_on: '2014-05-01',
              sold_on: '2026-01-15',
              sale_value: 60_00_000,
              stamp_value: 60_00_000,
              cost: 20_00_000,
              expenses: 1_00_000,
              reduction_48iii: 15_00_000,
            },
          ],
        },
      },
    }),
    figures: {
      business: 12_00_000,
      gains: 74_00_000,
      total_income: 86_00_000,
      normal_tax: 3_60_000,
      special_tax: 9_25_000,
      surcharge: 0,
      cess: 51_400,
      net: 13_36_400,
    },
  },
];

export const nasty6: readonly Whole[] = [
  {
    // 35% of 10,05,00,000 3,51,75,000; fees for technical services 20% of 5,00,000 1,00,000: 3,52,75,000; surcharge 5% 17,63,750
    // at ten crore (9,95,00,000 and 5,00,000): 3,48,25,000 + 1,00,000 and 2% 6,98,500: 3,56,23,500, and 10,00,000 above: 3,66,23,500
    // surcharge 13,48,500; cess 14,64,940
    name: 'foreign company just above ten crore: marginal relief',
    data: company({
      ...accounts(10_05_00_000),
      personal: { domestic: 'N', status: '6', last_name: 'Example Shipping Limited', cin: undefined },
      filing: {
        resident_status: 'NRI',
        permanent_establishment: 'Y',
        economic_presence: 'NA',
        option_earlier: undefined,
        option_now_flag: undefined,
        large: undefined,
      },
      other_sources: { special_rows: [{ source: '5A1bA', amount: 5_00_000 }] },
    }),
    figures: {
      business: 10_05_00_000,
      sources: 5_00_000,
      total_income: 10_10_00_000,
      normal_tax: 3_51_75_000,
      special_tax: 1_00_000,
      surcharge: 13_48_500,
      cess: 14_64_940,
      net: 3_80_88_440,
    },
  },
  {
    // s.115BAA(2)(ii), (3): of the loss of AY 2024-25 20,00,000, 5,00,000 are of additional depreciation; of the depreciation of AY 2025-26 10,00,000, 4,00,000
    // 80,00,000 less 15,00,000 and 6,00,000: 59,00,000 at 22% 12,98,000; surcharge 10% 1,29,800; cess 57,112. No minimum tax (s.115JB(5A))
    name: 'section 115BAA with loss and depreciation of additional depreciation brought forward',
    data: company({
      ...accounts(80_00_000),
      filing: {
        option_now_flag: 'Y',
        option_now: '115BAA',
        option_now_date: '2026-06-30',
        option_now_ack: '123456789012345',
      },
      carried_losses: {
        year_2: { filed_on: '2024-10-30', business: 20_00_000, adjusted_115bac: 5_00_000 },
      },
      unabsorbed: { rows: [{ year: '2025-26', depreciation: 10_00_000, adjusted_115bac: 4_00_000 }] },
    }),
    figures: {
      business: 80_00_000,
      total_income: 59_00_000,
      normal_tax: 12_98_000,
      surcharge: 1_29_800,
      cess: 57_112,
      minimum: 0,
      net: 14_84_912,
    },
  },
];

export const nasty7: readonly (Whole & { part?: Readonly<Record<string, number>> })[] = [
  {
    // Due 31 October, filed 20 December: s.13(9) takes the accumulation of s.11(2) of 10,00,000 away, so that Schedule I is empty. 60,00,000 less 35,00,000 and 15% 9,00,000: 16,00,000
    // s.13(1)(c): 4,00,000 at 30% 1,20,000. Slabs 20,000 + 40,000 + 60,000: 1,20,000; 2,40,000, cess 9,600: 2,49,600
    // s.234A two months 4,992; s.234B April to December 9% 22,464; s.234C 37,440 (37,400) at 3% 1,122, 1,12,320 (1,12,300) 3,369, 1,87,200 5,616,
    // 2,49,600 at 1% 2,496: 12,603; s.234F 5,000: 2,94,659, to tens 2,94,660
    name: 'trust that filed late and gave a benefit to a trustee',
    data: trust({
      contributions: { local: { donations: 60_00_000 } },
      application: { education: { revenue: 35_00_000 } },
      specified: { insiders: 4_00_000 },
      filing: { section_filed: '12', filing_date: '2026-12-20' },
    }),
    figures: {
      total_income: 20_00_000,
      normal_tax: 1_20_000,
      cess: 9_600,
      net: 2_49_600,
      a: 4_992,
      b: 22_464,
      c: 12_603,
      fee: 5_000,
      payable: 2_94_660,
    },
  },
  {
    // no report u/s 29C: s.13A is lost (third proviso). Contributions 45,00,000, rent 10,00,000 less 30% 7,00,000, interest 3,00,000: 55,00,000
    // s.167B(1) 30% 16,50,000; surcharge 10% 1,65,000 (at fifty lakh 15,00,000 and 5,00,000 above are more); cess 72,600
    name: 'political party without a report of its contributions',
    data: trust({
      personal: { exemption: '13A', return_under: '139-4B', sub_status: '5vii', shares_unknown: 'Y' },
      registration: { under_act: [] },
      contributions: { local: { donations: 45_00_000 } },
      party: {
        registered: 'Y',
        register_number: '56/12/2009',
        registered_on: '2009-06-01',
        recognised: 'N',
        books: 'Y',
        recorded: 'Y',
        bonds: 'N',
        audited: 'Y',
        audit: {
          furnished_on: '2026-09-20',
          report_on: '2026-09-15',
          auditor: 'S Iyer',
          membership: '123456',
          firm: 'Iyer and Co',
        },
        cash: 'N',
        reported: 'N',
        up_to_20000: 45_00_000,
      },
      other_sources: { other_interest: 3_00_000 },
      house_property: {
        properties: [
          {
            address: '5 Station Road',
            city: 'Pune',
            state: '19',
            pincode: '411001',
            owner: 'SE',
            property_type: 'Y',
            gross_annual_value: 10_00_000,
            tenants: [{ name: 'R Shah', pan: 'ABCPS1234A' }],
          },
        ],
      },
    }),
    figures: {
      total_income: 55_00_000,
      surcharge: 1_65_000,
      cess: 72_600,
      net: 18_87_600,
    },
  },
  {
    // a company of section 8 registered u/s 12AB: what is not exempt is charged as the income of an association (s.164(2)), new slabs
    // 30,00,000 less 10,00,000 and 4,50,000: 15,50,000: 20,000 + 40,000 + 15% of 3,50,000 52,500: 1,12,500; cess 4,500
    name: 'company of section 8 that applied too little',
    data: trust({
      personal: {
        status: '7',
        sub_status: '7i',
        pan_number: 'AAACE1234F',
        company_rate: 'AOP',
      },
      contributions: { local: { donations: 30_00_000 } },
      application: { education: { revenue: 10_00_000 } },
    }),
    figures: { total_income: 15_50_000, normal_tax: 1_12_500, surcharge: 0, cess: 4_500, net: 1_17_000 },
  },
];
