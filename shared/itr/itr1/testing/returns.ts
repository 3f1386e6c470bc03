import type { FormValues } from '../../../forms/paths.ts';
import type { Itr1AssessmentYear } from '../data/years.ts';

const lender = (account: string, sanctioned: string, interest: number, loan = 3_000_000) => ({
  lender: 'B',
  lender_name: 'Example Bank',
  account_number: account,
  sanction_date: sanctioned,
  loan_amount: loan,
  outstanding: loan - 200_000,
  interest,
});

/** A donation to a trust; from AY 2026-27 cash and other modes stand in rows of their own, other modes with their reference. */
const donee = (pan: string, other: number, cash = 0, ay?: Itr1AssessmentYear) => ({
  donee_name: 'Example Trust',
  donee_pan: pan,
  address: '1 Example Road',
  city: 'Pune',
  state: '19',
  pincode: '411001',
  ...(ay === '2026-27'
    ? { other_mode: other + cash, transaction_reference: 'UPI456', ifsc_code: 'SBIN0001234' }
    : { cash, other_mode: other }),
});

const personal = (category: string) => ({
  first_name: 'Asha',
  last_name: 'Example',
  pan_number: 'ABCPE1234F',
  aadhar_number: '234567890124',
  date_of_birth: '1980-06-15',
  employer_category: category,
  mobile: '9876543210',
  email: 'asha@example.in',
  address: { flat_no: '7', locality: 'Example Nagar', city: 'Pune', state: '19', pincode: '411001' },
});

const filing = (ay: Itr1AssessmentYear, optOut: 'Y' | 'N') => ({
  section_filed: '11',
  filing_date: `${ay.slice(0, 4)}-07-15`,
  opt_out_new_tax_regime: optOut,
});

const house = { address: '7 Example Nagar', city: 'Pune', state: '19', pincode: '411001', owner: 'SE' };

const ended = (ay: Itr1AssessmentYear) => {
  const year = Number(ay.slice(0, 4));
  return {
    advance: `${year}-03-10`,
    selfAssessment: `${year}-07-10`,
    contribution: `${year - 1}-09-01`,
    code: String(year - 1),
  };
};

const section = (ay: Itr1AssessmentYear, code: string) => (ay === '2024-25' ? {} : { section: code });

const taxes = (ay: Itr1AssessmentYear) => ({
  tds_other: [
    {
      tan: 'PNEB12345C',
      name: 'Example Bank',
      ...section(ay, '94A'),
      gross_receipt: 50_000,
      year: ended(ay).code,
      tds_deducted: 5000,
      tds_claimed: 5000,
    },
  ],
  tds_tenant: [
    {
      tenant_pan: 'ABCPT1234K',
      tenant_name: 'A Tenant',
      ...section(ay, '4IB'),
      gross_receipt: 60_000,
      year: ended(ay).code,
      tds_deducted: 3000,
      tds_claimed: 3000,
    },
  ],
  tcs: [
    {
      tan: 'PNEC12345D',
      name: 'Example Motors',
      gross_payment: 1_100_000,
      year: ended(ay).code,
      tcs_collected: 11_000,
      tcs_claimed: 11_000,
    },
  ],
  payments: [
    { bsr_code: '0510308', date: ended(ay).advance, challan_number: 12, amount: 20_000 },
    { bsr_code: '0510308', date: ended(ay).selfAssessment, challan_number: 345, amount: 15_000 },
  ],
});

const closing = (ay: Itr1AssessmentYear) => ({
  bank_accounts: [
    {
      bank_name: 'Example Bank',
      ifsc_code: 'SBIN0001234',
      account_number: '12345678901',
      account_type: 'SB',
      ...(ay === '2024-25' ? {} : { is_refund_account: true }),
    },
  ],
  verification: {
    name: 'Asha Example',
    father_name: 'Ravi Example',
    pan: 'ABCPE1234F',
    capacity: 'S',
    place: 'Pune',
  },
});

/** Exempt income of a year's form. */
const exempt = (ay: Itr1AssessmentYear, rows: readonly [string, string, number][]) =>
  rows.map(([category, nature, amount]) =>
    ay === '2026-27'
      ? { category, ...(category === 'AGRI' ? {} : { sub_category: nature }), amount }
      : { nature, amount },
  );

/** What AY 2024-25 asks as one figure. */
const plain = {
  sec_80c: 100_000,
  schedule_80d: {
    self_senior: 'N',
    self_premium: 18_000,
    self_checkup: 3000,
    parents_senior: 'Y',
    parents_senior_premium: 40_000,
    parents_senior_medical: 15_000,
  },
  schedule_80dd: { nature: '1', dependant: '3', form_10ia: 'F10IA-1' },
  sec_80e: 25_000,
  sec_80ee: 20_000,
  sec_80eeb: 15_000,
  schedule_80u: { nature: '1', form_10ia: 'F10IA-2' },
};

const withoutRows = ({
  schedule_80c: _c,
  pran: _p,
  sec_80ddb_disease: _d,
  loans_80e: _e,
  loans_80ee: _ee,
  loans_80eeb: _eeb,
  ...rest
}: FormValues): FormValues => rest;

const deductions = (ay: Itr1AssessmentYear): FormValues =>
  ay === '2024-25' ? { ...withoutRows(deductionsInFull(ay)), ...plain } : deductionsInFull(ay);

const deductionsInFull = (ay: Itr1AssessmentYear): FormValues => ({
  schedule_80c: [
    { nature: 'ppf', amount: 60_000, identification: 'PPF-1' },
    { nature: 'life_insurance', amount: 40_000, identification: 'LIC-2' },
  ],
  ...(ay === '2026-27'
    ? {
        pension_80ccc: [{ identifier_type: 'OTHPRAN', identifier: 'JS-1', amount: 10_000 }],
        prans: [{ number: '123456789012' }],
      }
    : { sec_80ccc: 10_000, pran: '123456789012' }),
  sec_80ccd1: 30_000,
  sec_80ccd1b: 50_000,
  sec_80ccd2: 90_000,
  schedule_80d: {
    self_senior: 'N',
    self_policies: [{ insurer: 'Example Insurance', policy_number: 'H-1', premium: 18_000 }],
    self_checkup: 3000,
    parents_senior: 'Y',
    parents_senior_policies: [{ insurer: 'Example Insurance', policy_number: 'H-2', premium: 40_000 }],
    parents_senior_medical: 15_000,
  },
  schedule_80dd: { nature: '1', type: '1', dependant: '3', form_10ia: 'F10IA-1' },
  sec_80ddb_person: '1',
  sec_80ddb_disease: 'c',
  sec_80ddb: 40_000,
  loans_80e: [lender('EL-1', '2021-06-01', 25_000, 800_000)],
  loans_80ee: [lender('HL-1', '2016-06-01', 20_000)],
  loans_80eeb: [{ ...lender('EV-1', '2021-06-01', 15_000, 900_000), vehicle_number: 'MH12AB1234' }],
  donations_80g_100: [donee('AAATE1234A', 5000, 1000, ay)],
  donations_80g_50: [donee('AAATE1234B', 4000, 0, ay)],
  donations_80g_100_limit: [donee('AAATE1234C', 3000, 0, ay)],
  donations_80g_50_limit: [donee('AAATE1234D', 2000, 0, ay)],
  donations_80gga: [{ clause: '80GGA2a', ...donee('AAATE1234E', 2500, 500) }],
  contributions_80ggc: [
    {
      date: ended(ay).contribution,
      ...(ay === '2026-27' ? { party_name: 'Example Party', party_pan: 'AAATP1234P' } : {}),
      other_mode: 6000,
      transaction_reference: 'UPI123',
      ifsc_code: 'SBIN0001234',
    },
  ],
  schedule_80u: { nature: '1', type: '1', form_10ia: 'F10IA-2' },
  sec_80tta: 10_000,
});

/** A made-up return in the old regime that uses every schedule ITR-1 has and breaks no rule. */
export const fullOldRegime = (ay: Itr1AssessmentYear): FormValues => ({
  personal: personal('OTH'),
  filing: filing(ay, 'Y'),
  salary: {
    employers: [
      {
        employer_name: 'Example Limited',
        employer_tan: 'PNEA12345B',
        salary_17_1: 1_800_000,
        perquisites: 100_000,
        tds_deducted: 150_000,
      },
    ],
    ...(ay === '2024-25'
      ? {}
      : {
          hra: {
            place_of_work: '1',
            hra_received: 300_000,
            rent_paid: 360_000,
            salary_17_1: 1_800_000,
            basic_salary: 900_000,
          },
        }),
    exempt_allowances: [
      // the least of 3,00,000, 3,60,000 less a tenth of 9,00,000, and half of it (s.10(13A), rule 2A)
      ...(ay === '2024-25' ? [{ nature: '10(13A)', amount: 270_000 }] : []),
      { nature: '10(5)', amount: 30_000 },
      { nature: '10(10CC)', amount: 20_000 },
      { nature: '10(14)(i)', amount: 12_000 },
    ],
    professional_tax: 2500,
  },
  house_property:
    ay === '2026-27'
      ? { properties: [{ ...house, property_type: 'S', loans: [lender('HL-1', '2016-06-01', 220_000)] }] }
      : ay === '2024-25'
        ? { property_type: 'S', interest_on_loan: 200_000 }
        : { property_type: 'S', loans: [lender('HL-1', '2016-06-01', 220_000)] },
  other_sources: {
    interest_from_savings: 12_000,
    interest_from_deposits: 50_000,
    interest_on_refund: 300,
    family_pension: 30_000,
    dividend_income: 10_000,
    dividend_quarters: { upto_15_jun: 2500, upto_15_sep: 2500, upto_15_dec: 5000 },
    others: [{ description: 'Prize', amount: 5000 }],
  },
  exempt_income: {
    rows: exempt(ay, [
      ['AGRI', 'AGRI', 4000],
      ['SRST', '10(10D)', 50_000],
    ]),
    ...(ay === '2024-25' ? {} : { ltcg_112a: { sale_consideration: 200_000, cost: 150_000 } }),
  },
  deductions: deductions(ay),
  taxes_paid: taxes(ay),
  ...closing(ay),
});

/** A made-up return in the new regime with a let-out house; what only the old regime allows is typed too and left out of the file. */
export const fullNewRegime = (ay: Itr1AssessmentYear): FormValues => ({
  // an Agniveer (section 80CCH) enrols from 17 to 27 years of age
  personal: { ...personal('CGOV'), date_of_birth: '2001-06-15' },
  filing: filing(ay, 'N'),
  salary: {
    employers: [
      {
        employer_name: 'Ministry of Examples',
        employer_tan: 'DELA12345B',
        salary_17_1: 1_800_000,
        tds_deducted: 150_000,
      },
    ],
    exempt_allowances: [
      { nature: '10(14)(ii)(115BAC)', amount: 38_400 },
      { nature: '10(5)', amount: 20_000 },
    ],
    professional_tax: 2500,
  },
  house_property:
    ay === '2026-27'
      ? {
          properties: [
            {
              ...house,
              co_owned: 'YES',
              own_share: 50,
              co_owners: [{ name: 'B Example', pan: 'ABCPB1234G', share: 50 }],
              property_type: 'L',
              tenants: [{ name: 'A Tenant', pan: 'ABCPT1234K' }],
              gross_annual_value: 600_000,
              municipal_taxes_paid: 40_000,
              unrealized_rent: 20_000,
              loans: [lender('HL-9', '2018-06-01', 100_000)],
              arrears: 7000,
            },
          ],
        }
      : {
          property_type: 'L',
          gross_annual_value: 300_000,
          municipal_taxes_paid: 20_000,
          ...(ay === '2024-25'
            ? { interest_on_loan: 100_000 }
            : { loans: [lender('HL-9', '2018-06-01', 100_000)] }),
          arrears: 7000,
        },
  other_sources: {
    interest_from_savings: 12_000,
    interest_from_deposits: 50_000,
    family_pension: 90_000,
    dividend_income: 4000,
    dividend_quarters: { upto_31_mar: 4000 },
    ...(ay !== '2026-27'
      ? {
          retirement_notified_rows: [{ country: 'US', amount: 20_000 }],
          relief_89a: 15_000,
          retirement_quarters: { upto_15_jun: 5000 },
        }
      : {}),
  },
  deductions: { ...deductions(ay), sec_80ccd2: 200_000, sec_80cch: 10_000 },
  taxes_paid: taxes(ay),
  ...closing(ay),
});
