import type { FormValues } from '../../../forms/paths.ts';
import type { Itr2AssessmentYear } from '../data/years.ts';

const personal = {
  status: 'I',
  first_name: 'Asha',
  last_name: 'Example',
  pan_number: 'ABCPE1234F',
  aadhar_number: '234567890124',
  date_of_birth: '1980-06-15',
  mobile: '9876543210',
  email: 'asha@example.in',
  address: { flat_no: '7', locality: 'Example Nagar', city: 'Pune', state: '19', pincode: '411001' },
};

const donee = (ay: Itr2AssessmentYear, pan: string, other: number) => ({
  donee_name: 'Example Trust',
  donee_pan: pan,
  address: '1 Example Road',
  city: 'Pune',
  state: '19',
  pincode: '411001',
  other_mode: other,
  ...(ay === '2026-27' ? { transaction_reference: 'UPI456', ifsc_code: 'SBIN0001234' } : {}),
});

const employer = (salary: number) => ({
  employer_name: 'Example Industries',
  nature_of_employment: 'OTH',
  employer_tan: 'PNEE12345A',
  address: '5 Industrial Estate',
  city: 'Pune',
  state: '19',
  pincode: '411018',
  salary_17_1: salary,
  salary_items: [
    { nature: '1', amount: salary - 130_000 },
    { nature: '5', amount: 30_000 },
    { nature: '4', amount: 100_000 },
  ],
});

const loan = (account: string, interest: number) => ({
  lender: 'B',
  lender_name: 'Example Bank',
  account_number: account,
  sanction_date: '2015-05-05',
  loan_amount: 3_000_000,
  outstanding: 2_500_000,
  interest,
});

const line = (income: number, tds = 0) => ({ income, tds });

/** A return that fills most schedules and breaks no rule. */
export const fullReturn = (ay: Itr2AssessmentYear, regime: 'old' | 'new' = 'old'): FormValues => {
  const y = Number(ay.slice(0, 4));
  const detailed = ay !== '2024-25';
  const split = ay === '2025-26';
  const interest = (account: string, amount: number) =>
    detailed ? { loans: [loan(account, amount)] } : { interest_on_loan: amount };
  const sold = `${y - 1}-09-10`;
  return {
    personal,
    filing: {
      section_filed: '11',
      filing_date: `${y}-07-15`,
      opt_out_new_tax_regime: regime === 'old' ? 'Y' : 'N',
      resident_status: 'RES',
      resident_condition: '1',
    },
    salary: {
      employers: [employer(1_800_000)],
      exempt_allowances: regime === 'old' ? [{ nature: '10(5)', amount: 30_000 }] : [],
      ...(regime === 'old' ? { professional_tax: 2400 } : {}),
    },
    house_property: {
      properties: [
        {
          address: '7 Example Nagar',
          city: 'Pune',
          state: '19',
          pincode: '411001',
          owner: 'SE',
          property_type: 'L',
          co_owned: 'YES',
          own_share: 60,
          co_owners: [{ name: 'Ravi Example', share: 40 }],
          tenants: [{ name: 'Tenant Example' }],
          gross_annual_value: 300_000,
          municipal_taxes_paid: 20_000,
          ...interest('HL-1', 350_000),
        },
      ],
    },
    capital_gains: {
      short: {
        equity_111a: { sale: { full_value: 500_000, cost: 560_000, expenses: 1000 } },
        other_assets: { other_value: 250_000, cost: 100_000, expenses: 500 },
        deemed_other: 1000,
      },
      long: {
        land: [
          {
            bought_on: '2010-06-10',
            sold_on: sold,
            sale_value: 6_000_000,
            stamp_value: 6_100_000,
            cost: 1_000_000,
            improvements: [{ cost: 100_000, year: '2015-16' }],
            expenses: 60_000,
            exemptions: [{ section: '54EC', amount: 400_000 }],
            buyers: [
              {
                name: 'Buyer Example',
                pan: 'AAAPB1234C',
                share: 100,
                amount: 6_000_000,
                address: 'Plot 9',
                state: '19',
                pincode: '411045',
              },
            ],
          },
        ],
        assets: { sale: { other_value: 100_000, cost: 150_000 } },
      },
      claims: {
        s54ec: [{ transferred_on: sold, invested: 400_000, invested_on: `${y - 1}-11-01`, amount: 400_000 }],
      },
    },
    schedule_112a: {
      rows: [
        {
          acquired: 'BE',
          ...(split ? { transferred: 'AE' } : {}),
          isin: 'INE154A01025',
          name: 'ITC',
          units: 200,
          price: 460,
          sale_value: 92_000,
          purchase_cost: 38_000,
          fmv_unit: 305,
        },
        {
          acquired: 'AE',
          ...(split ? { transferred: 'BE' } : {}),
          isin: 'INNOTREQUIRD',
          name: 'CONSOLIDATED',
          sale_value: 438_400,
          purchase_cost: 152_000,
        },
      ],
    },
    schedule_vda: {
      rows: [{ bought_on: `${y - 1}-05-01`, sold_on: `${y - 1}-12-20`, cost: 20_000, sale_value: 50_000 }],
    },
    other_sources: {
      dividend_income: 50_000,
      dividend_quarters: { upto_15_jun: 20_000, upto_15_dec: 25_000 },
      interest_from_savings: 12_000,
      interest_from_deposits: 40_000,
      gift_money: 60_000,
      others: [{ description: 'Honorarium', amount: 5000 }],
      lottery: 10_000,
      lottery_quarters: { upto_15_mar: 10_000 },
      dividend_interest: 5000,
      horses: { receipts: 30_000, expenses: 10_000 },
    },
    pass_through: {
      rows: [
        {
          kind: 'A',
          name: 'Example Trust Fund',
          pan: 'AAATE1234D',
          long_112a: { income: 20_000, loss: 0, tds: 0 },
          dividend: line(3000, 300),
          other: line(2000, 200),
          exempt_23fbb: line(1500),
        },
      ],
    },
    included_income: {
      rows: [{ name: 'Minor Example', relationship: 'Daughter', amount: 2000, head: 'OS' }],
    },
    exempt_income: {
      interest: 1000,
      agricultural_receipts: 90_000,
      agricultural_expenses: 30_000,
      rows:
        detailed && !split
          ? [{ category: 'SRST', sub_category: '10(11)', description: 'Provident fund', amount: 70_000 }]
          : [{ nature: '10(11)', amount: 70_000 }],
      treaty: [],
    },
    carried_losses: {
      year_2: { filed_on: `${y - 2}-07-20`, house_property: 10_000, short_term: 20_000, long_term: 15_000 },
    },
    deductions: {
      ...(detailed
        ? {
            schedule_80c: [{ nature: 'ppf', amount: 150_000, identification: 'PPF-1' }],
            schedule_80d: {
              self_senior: 'N',
              self_policies: [{ insurer: 'Example Insurance', policy_number: 'P-1', premium: 18_000 }],
              parents_senior: 'P',
            },
          }
        : {
            sec_80c: 150_000,
            schedule_80d: { self_senior: 'N', self_premium: 18_000, parents_senior: 'P' },
          }),
      sec_80ccd2: 60_000,
      sec_80tta: 10_000,
      donations_80g_50_limit: [donee(ay, 'AAATE4321D', 20_000)],
      donations_80g_100: [donee(ay, 'AAAGP0033M', 5000)],
    },
    foreign_income: {
      rows: [
        {
          country_name: 'Singapore',
          country: '65',
          tin: 'S1234567A',
          relief_section: '90',
          other_sources: { income: 5000, tax_paid: 500 },
        },
      ],
    },
    assets: {
      immovable: [
        {
          description: 'Flat',
          address: { flat_no: '7', locality: 'Example Nagar', city: 'Pune', state: '19', pincode: '411001' },
          amount: 3_500_000,
        },
      ],
      deposits: 900_000,
      liabilities: 2_500_000,
    },
    amtc: detailed ? {} : { rows: [{ year: '2022-23', gross: 5000, set_off: 1000 }] },
    taxes_paid: {
      tds_salary: [
        {
          employer_tan: 'PNEE12345A',
          employer_name: 'Example Industries',
          income: 1_800_000,
          tds_deducted: 350_000,
        },
      ],
      tds_other: [
        {
          credit_of: 'S',
          tan: 'PNEB12345C',
          ...(detailed ? { section: '94A' } : {}),
          deducted: 4000,
          tds_claimed: 4000,
          gross_receipt: 40_000,
          head: 'OS',
        },
      ],
      tds_buyer_tenant: [
        {
          credit_of: 'S',
          deductor_pan: 'AAAPB1234C',
          ...(detailed ? { section: '4IA' } : {}),
          deducted: 60_000,
          tds_claimed: 60_000,
          gross_receipt: 6_000_000,
          head: 'CG',
        },
      ],
      tcs: [{ credit_of: '1', tan: 'PNES12345D', collected: 1000, tcs_claimed: 1000 }],
      payments: [
        { bsr_code: '0510308', date: `${y}-03-10`, challan_number: 123, amount: 200_000 },
        { bsr_code: '0510308', date: `${y}-07-10`, challan_number: 456, amount: 100_000 },
      ],
    },
    bank_accounts: [
      {
        bank_name: 'Example Bank',
        ifsc_code: 'SBIN0001234',
        account_number: '12345678901',
        account_type: 'SB',
        is_refund_account: true,
      },
    ],
    tax: { foreign_assets: 'NO' },
    verification: {
      name: 'Asha Example',
      father_name: 'Mohan Example',
      pan: 'ABCPE1234F',
      capacity: 'S',
      place: 'Pune',
    },
  };
};
