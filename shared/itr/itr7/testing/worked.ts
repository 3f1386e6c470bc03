import type { FormValues } from '../../../forms/paths.ts';
import { trust } from './returns.ts';

/** Returns of AY 2026-27 worked by hand from the sections named in each; no figure was taken from the program. */

const registered = (section: string, more: FormValues = {}): FormValues => ({
  under_act: [
    { section, claimed: 'true', on: '2021-05-28', number: 'AAATE1234FE20214', authority: 'CIT(E)', ...more },
  ],
});
const of = (
  exemption: string,
  returnUnder: string,
  personal: FormValues,
  parts: FormValues,
  registration: FormValues = {},
): FormValues =>
  trust({
    ...parts,
    personal: { exemption, return_under: returnUnder, ...personal },
    registration: { under_act: [], ...registration },
  });
const university = {
  kind: 'EDU',
  flat_no: '1',
  locality: 'University Road',
  city: 'Pune',
  state: '19',
  pincode: '411007',
};
const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });
const auditedParty = {
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
  reported: 'Y',
  reported_on: '2026-09-25',
  commission: '33',
};
const electoral = {
  books: 'Y',
  recorded: 'Y',
  parties_recorded: 'Y',
  audited: 'Y',
  audited_on: '2026-07-01',
  listed: 'Y',
  first_year: 'N',
};

export const worked: readonly [name: string, data: FormValues, totalIncome: number, net: number][] = [
  [
    // contributions 12,00,000 and fees 8,00,000; applied 17,00,000; 15% of 20,00,000 is 3,00,000: nothing is left
    'charitable trust that applied 85%',
    trust({
      contributions: { local: { donations: 12_00_000 } },
      property_income: { main: 8_00_000 },
      application: { education: { revenue: 15_00_000, capital: 2_00_000 } },
    }),
    0,
    0,
  ],
  [
    // 100 lakh; applied 40, loan repaid 5, corpus put back 3, Form 9A 7, Form 10 20, set apart 15: 90; left 10 lakh
    // slabs: 5% of 4 lakh and 10% of 2 lakh 40,000; cess 1,600
    'charitable trust with accumulation, corpus and a loan',
    trust({
      contributions: {
        local: { corpus_other: 4_00_000, donations: 60_00_000 },
        foreign: { not_corpus: 10_00_000, purpose: 'Schools' },
      },
      property_income: { rent: 20_00_000, interest: 10_00_000, agriculture: 1_00_000 },
      application: { education: { revenue: 30_00_000 }, medical: { revenue: 10_00_000 } },
      accumulation: { rows: [{ year: '2025', purpose: 'School building', amount: 20_00_000 }] },
      deemed_application: { rows: [{ year: '7', reason: '1', amount: 7_00_000 }] },
      investments: {
        corpus: [
          {
            kind: 'OTIA',
            opening: 50_00_000,
            received: 4_00_000,
            restored: 3_00_000,
            year: '13',
            restored_all: 3_00_000,
            invested: 57_00_000,
          },
        ],
        loans: [{ opening: 20_00_000, repaid: 5_00_000, year: '14', repaid_all: 5_00_000 }],
      },
      applied_income: { form_9a: 'Y', form_9a_on: '2026-08-20', form_10: 'Y', form_10_on: '2026-08-20' },
    }),
    10_00_000,
    41_600,
  ],
  [
    // s.13(1)(c): 6,00,000 for the benefit of a trustee; s.11(3): of the 10,00,000 of 2020-21, 4,00,000 are unspent
    // 10,00,000 at 30% 3,00,000; cess 12,000; the rest of the income is applied
    'trust with a benefit to a trustee and a lapsed accumulation',
    trust({
      contributions: { local: { donations: 30_00_000 } },
      application: { education: { revenue: 25_50_000 } },
      accumulation: {
        rows: [
          {
            year: '2020',
            purpose: 'Hostel',
            amount: 10_00_000,
            applied_before: 6_00_000,
            not_used: 4_00_000,
          },
        ],
      },
      specified: { insiders: 6_00_000 },
    }),
    10_00_000,
    3_12_000,
  ],
  [
    // s.115BBC: donations 38 lakh and anonymous 12 lakh; 5% of 50 lakh is 2.5 lakh, 9.5 lakh are charged at 30%: 2,85,000
    // 38 lakh and 2.5 lakh: 15% 6,07,500; applied 30,00,000; left 4,42,500: 5% of 42,500 is 2,125; 2,87,125, cess 11,485
    'trust with anonymous donations',
    trust({
      contributions: { local: { donations: 38_00_000 }, anonymous: { received: 12_00_000 } },
      application: { medical: { revenue: 30_00_000 } },
    }),
    13_92_500,
    2_98_610,
  ],
  [
    // s.11(4A) is not met: the press is taxed. 30,00,000 less 2,00,000 of rent let elsewhere, plus 1,00,000 not allowed: 29,00,000
    // 3,00,000 up to 24 lakh and 30% of 5,00,000: 4,50,000; cess 18,000. Donations are applied
    'trust with a business undertaking outside s.11(4A)',
    trust({
      contributions: { local: { donations: 10_00_000 } },
      application: { poor: { revenue: 8_50_000 } },
      business_about: {
        has_business: 'Y',
        businesses: [{ lines: [{ code: '04043', trade_name: 'Press' }] }],
        method: 'MERC',
      },
      business_income: { profit: 30_00_000, credited_house: 2_00_000, add_37: 1_00_000 },
    }),
    29_00_000,
    4_68_000,
  ],
  [
    // registration cancelled: assets 5 crore less liabilities 1 crore, less 1 crore before registration with 20 lakh of debt: 3.2 crore
    // the tax of s.115TD is apart: 42.744% is 1,36,78,080. Income of the year is all applied
    'cancelled registration: tax on accreted income',
    trust({
      contributions: { local: { donations: 10_00_000 } },
      application: { poor: { revenue: 8_50_000 } },
      accreted: {
        assets: 5_00_00_000,
        liabilities: 1_00_00_000,
        before: 1_00_00_000,
        excluded_liabilities: 20_00_000,
        rate: 'FA',
        on: '2025-12-15',
      },
    }),
    0,
    0,
  ],
  [
    // s.13(10): trade receipts 40% of 50,00,000; 50,00,000 less 42,00,000 plus depreciation 3,00,000 and 1,00,000 paid in cash: 12,00,000
    // 5% of 4 lakh and 10% of 4 lakh: 60,000; cess 2,400
    'body of general public utility above 20%',
    trust({
      purpose: {
        general_utility: 'Y',
        trade: 'Y',
        trade_percent: 40,
        service: 'N',
        utility_receipts: [{ name: 'Example Charitable Trust', amount: 20_00_000 }],
        activities_changed: 'N',
        section_13_10: 'Y',
        lost_trade: 'Y',
        lost_books: 'N',
        lost_audit: 'N',
        lost_return: 'N',
      },
      contributions: { local: { donations: 10_00_000 } },
      property_income: { main: 40_00_000 },
      application: { utility: { revenue: 45_00_000 } },
      forfeited_income: {
        receipts: 50_00_000,
        expenditure: 42_00_000,
        depreciation: 3_00_000,
        in_cash: 1_00_000,
      },
    }),
    12_00_000,
    62_400,
  ],
  [
    // s.10(23C)(vi): fees 8 crore and interest 20 lakh; applied 6.5 crore; 15% of 8.2 crore 1.23 crore; left 47,00,000
    // 3,00,000 and 30% of 23 lakh: 9,90,000; cess 39,600
    'university approved under s.10(23C)(vi)',
    of(
      '23CVI',
      '139-4C',
      { sub_status: '5i' },
      {
        property_income: { main: 8_00_00_000, interest: 20_00_000 },
        application: { education: { revenue: 5_00_00_000, capital: 1_50_00_000 } },
      },
      registered('IV'),
    ),
    47_00_000,
    10_29_600,
  ],
  [
    // s.10(23C)(iiiae): receipts of 4.5 crore are within 5 crore and exempt; interest on a private deposit is not claimed as exempt: 6,00,000
    // 5% of 2 lakh 10,000; cess 400
    'hospital up to five crore',
    of(
      '23CIIIAE',
      '139-4C',
      { sub_status: '5v' },
      {
        small_receipts: {
          rows: [
            {
              ...university,
              kind: 'MED',
              receipts: 4_50_00_000,
              applied: 4_00_00_000,
              accumulated: 50_00_000,
            },
          ],
        },
        ...interest(6_00_000),
      },
    ),
    6_00_000,
    10_400,
  ],
  [
    // s.13A: contributions 5 crore, interest 30 lakh and rent are exempt; profit of a press is not: 30% of 4,00,000 (s.167B(1)), cess 4,800
    'political party with a press',
    of(
      '13A',
      '139-4B',
      { sub_status: '5vii', shares_unknown: 'Y' },
      {
        contributions: { local: { donations: 5_00_00_000 } },
        party: { ...auditedParty, up_to_20000: 2_00_00_000, above_20000: 3_00_00_000 },
        ...interest(30_00_000),
        business_about: {
          has_business: 'Y',
          businesses: [{ lines: [{ code: '04043', trade_name: 'Press' }] }],
        },
        business_income: { profit: 4_00_000 },
        filing: { filing_date: '2026-10-20' },
      },
    ),
    4_00_000,
    1_24_800,
  ],
  [
    // filed after 31 October: s.13A is lost (third proviso); 60 lakh at 30% 18,00,000; surcharge 10% (above 50 lakh) 1,80,000, relief none: 19,80,000; cess 79,200
    'political party that filed late',
    of(
      '13A',
      '139-4B',
      { sub_status: '5vii', shares_unknown: 'Y' },
      {
        contributions: { local: { donations: 60_00_000 } },
        party: { ...auditedParty, up_to_20000: 60_00_000 },
        filing: { section_filed: '12', filing_date: '2026-11-20' },
      },
    ),
    60_00_000,
    20_59_200,
  ],
  [
    // s.13B: 96 lakh of 100 lakh and an opening balance of 1 lakh is above 95%; 2,50,000 spent is within 3,00,000: exempt
    // a company under section 8; interest of 3,00,000 at the rate of a company up to 400 crore: 75,000; cess 3,000
    'electoral trust, a company',
    of(
      '13B',
      '139-4B',
      {
        status: '7',
        sub_status: '7i',
        company_rate: 'COMPANY',
        small_company: 'Y',
        pan_number: 'AAACE1234F',
      },
      {
        contributions: { local: { donations: 1_00_00_000 } },
        electoral_trust: { ...electoral, opening: 1_00_000, distributed: 96_00_000, spent: 2_50_000 },
        ...interest(3_00_000),
      },
      registered('VIII'),
    ),
    3_00_000,
    78_000,
  ],
  [
    // s.10(21): receipts exempt; 2,00,000 of an accumulation lapsed and 4,00,000 of rent: annual value 70% 2,80,000; 4,80,000: 5% of 80,000; cess 160
    'research association',
    of(
      '21',
      '139-4C',
      { sub_status: '5i' },
      {
        exempt_receipts: { receipts: 90_00_000, applied: 80_00_000, accumulated: 10_00_000 },
        exempt_income: { lapsed: 2_00_000 },
        house_property: {
          properties: [
            {
              address: '5 Station Road',
              city: 'Pune',
              state: '19',
              pincode: '411001',
              owner: 'SE',
              property_type: 'Y',
              gross_annual_value: 4_00_000,
              tenants: [{ name: 'R Shah' }],
            },
          ],
        },
      },
      registered('IX'),
    ),
    4_80_000,
    4_160,
  ],
  [
    // s.10(24): a trade union; 12.5% of a long-term gain of 10,00,000 on listed units less 1,25,000: 1,09,375; cess 4,375
    'trade union with a gain',
    of(
      '24',
      '139-4C',
      { sub_status: '5vii', shares_unknown: 'N' },
      {
        professional_receipts: {
          receipts: 20_00_000,
          applied: 15_00_000,
          accumulated: 5_00_000,
          taxable: 'Y',
          capital_gains: 'Y',
        },
        capital_gains: { long: { gain_112a: 10_00_000 } },
      },
    ),
    10_00_000,
    1_13_750,
  ],
  [
    // small fund without any income
    'nil return',
    trust(),
    0,
    0,
  ],
  [
    // 1,10,00,000 specified income: 33,00,000; surcharge 15% 4,95,000: 37,95,000; at one crore 30,00,000 and 10% 3,00,000: 33,00,000
    // and the 10,00,000 above: 43,00,000 is more, no relief; cess 1,51,800
    'specified income above one crore',
    trust({
      contributions: { local: { donations: 1_00_000 } },
      application: { poor: { revenue: 85_000 } },
      specified: { modes: 1_10_00_000 },
    }),
    1_10_00_000,
    39_46_800,
  ],
  [
    // the same at 1,01,00,000: 30,30,000 and 15% 4,54,500 are 34,84,500, at most 33,00,000 and 1,00,000: 34,00,000; cess 1,36,000
    'specified income just above one crore: marginal relief',
    trust({
      contributions: { local: { donations: 1_00_000 } },
      application: { poor: { revenue: 85_000 } },
      specified: { modes: 1_01_00_000 },
    }),
    1_01_00_000,
    35_36_000,
  ],
];
