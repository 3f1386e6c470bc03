import type { FormValues } from '../forms/paths.ts';

/**
 * A salaried person's ITR-1 for AY 2026-27 as typed by a preparer: details of one employer, own house on
 * loan, savings and deposit interest, dividends by quarter, the usual deductions, TDS and two banks. Old
 * regime.
 */
export const sampleReturn: FormValues = {
  personal: {
    first_name: 'Asha',
    last_name: 'Kulkarni',
    pan_number: 'ABCPK1234F',
    date_of_birth: '1985-06-15',
    employer_category: 'OTH',
    mobile: '9876543210',
    email: 'asha@example.in',
    same_secondary_address: 'Y',
    address: {
      flat_no: '12',
      road: 'M G Road',
      locality: 'Camp',
      city: 'Pune',
      state: '19',
      pincode: '411001',
    },
    aadhar_number: '234567890124',
  },
  filing: { section_filed: '11', opt_out_new_tax_regime: 'Y', filing_date: '2026-07-20' },
  salary: {
    employers: [
      {
        employer_name: 'Deccan Instruments Ltd',
        employer_tan: 'PNED01234E',
        salary_17_1: 15_40_000,
        perquisites: 20_000,
        tds_deducted: 1_75_000,
      },
    ],
    professional_tax: 2_500,
  },
  house_property: {
    properties: [
      {
        address: 'Flat 12, Camp',
        city: 'Pune',
        state: '19',
        pincode: '411001',
        owner: 'SE',
        co_owned: 'NO',
        property_type: 'S',
        loans: [
          {
            lender: 'B',
            lender_name: 'State Bank of India',
            account_number: '30012345678',
            sanction_date: '2019-05-06',
            loan_amount: 30_00_000,
            outstanding: 21_40_000,
            interest: 1_72_000,
          },
        ],
      },
    ],
  },
  other_sources: {
    interest_from_savings: 8_400,
    interest_from_deposits: 46_300,
    dividend_income: 12_000,
    dividend_quarters: { upto_15_jun: 2_000, upto_15_sep: 3_000, upto_15_dec: 4_000, upto_15_mar: 3_000 },
  },
  deductions: {
    schedule_80c: [
      { nature: 'ppf', amount: 1_00_000, identification: 'PPF 00112233' },
      { nature: 'life_insurance', amount: 45_000, identification: '889900112' },
    ],
    schedule_80d: {
      self_senior: 'N',
      parents_senior: 'P',
      self_policies: [{ insurer: 'Star Health', policy_number: 'P/700001/01', premium: 21_000 }],
    },
    sec_80tta: 8_400,
  },
  taxes_paid: {
    tds_other: [
      {
        tan: 'MUMS12345B',
        name: 'State Bank of India',
        section: '94A',
        gross_receipt: 46_300,
        year: '2025',
        tds_deducted: 4_630,
        tds_claimed: 4_630,
      },
    ],
    payments: [{ bsr_code: '0510308', date: '2026-03-14', challan_number: 12345, amount: 20_000 }],
  },
  bank_accounts: [
    {
      bank_name: 'State Bank of India',
      ifsc_code: 'SBIN0001234',
      account_number: '30012345999',
      account_type: 'SB',
      is_refund_account: true,
    },
    {
      bank_name: 'HDFC Bank',
      ifsc_code: 'HDFC0000123',
      account_number: '50100012345678',
      account_type: 'SB',
      is_refund_account: false,
    },
  ],
  verification: {
    name: 'Asha Kulkarni',
    father_name: 'Vinayak Kulkarni',
    pan: 'ABCPK1234F',
    capacity: 'S',
    place: 'Pune',
  },
};
