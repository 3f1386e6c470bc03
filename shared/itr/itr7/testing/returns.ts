import type { FormValues } from '../../../forms/paths.ts';

/** A public charitable trust registered under section 12AB with nothing else; overrides by part. */
export const trust = (parts: FormValues = {}): FormValues => {
  const part = (key: string, own: FormValues): FormValues => ({
    ...own,
    ...(parts[key] as FormValues | undefined),
  });
  return {
    ...parts,
    personal: part('personal', {
      return_under: '139-4A',
      exemption: '11',
      status: '5',
      sub_status: '5v',
      last_name: 'Example Charitable Trust',
      pan_number: 'AAATE1234F',
      date_of_birth: '2010-04-01',
      mobile: '9876543210',
      email: 'office@example.in',
      address: { flat_no: '12', locality: 'MG Road', city: 'Pune', state: '19', pincode: '411001' },
    }),
    registration: part('registration', {
      under_act: [
        {
          section: 'VI',
          claimed: 'true',
          on: '2021-05-28',
          number: 'AAATE1234FE20214',
          authority: 'CPC',
          effective: '2021-04-01',
        },
      ],
    }),
    filing: part('filing', {
      section_filed: '11',
      due_date: '2026-10-31',
      resident_status: 'RES',
      filing_date: '2026-07-20',
    }),
    purpose: part('purpose', { general_utility: 'N', activities_changed: 'N' }),
    audit: part('audit', {}),
    verification: part('verification', {
      name: 'Asha Rao',
      father_name: 'Mohan Rao',
      pan: 'ABCPR1234A',
      capacity: 'PO',
      place: 'Pune',
    }),
    bank_accounts: [
      {
        bank_name: 'State Bank of India',
        ifsc_code: 'SBIN0001234',
        account_number: '12345678901',
        account_type: 'SB',
        is_refund_account: true,
      },
    ],
  };
};

/** A trust of s.11 with every schedule of its own and every head of income. */
export const fullTrust = (): FormValues =>
  trust({
    contributions: {
      local: { corpus_other: 4_00_000, donations: 60_00_000 },
      foreign: { not_corpus: 10_00_000, purpose: 'Schools' },
      anonymous: { received: 12_00_000 },
    },
    property_income: { rent: 20_00_000, interest: 10_00_000, agriculture: 1_00_000 },
    application: { education: { revenue: 30_00_000 }, medical: { revenue: 10_00_000 } },
    accumulation: { rows: [{ year: '2025', purpose: 'School building', amount: 20_00_000 }] },
    deemed_application: { rows: [{ year: '7', reason: '1', amount: 7_00_000 }] },
    investments: {
      corpus: [{ kind: 'OTIA', opening: 50_00_000, received: 4_00_000, invested: 54_00_000, year: '13' }],
      loans: [{ opening: 20_00_000, repaid: 5_00_000, year: '14', repaid_all: 5_00_000 }],
    },
    specified: { insiders: 6_00_000 },
    applied_income: { form_9a: 'Y', form_9a_on: '2026-08-20', form_10: 'Y', form_10_on: '2026-08-20' },
    business_about: {
      has_business: 'Y',
      businesses: [{ lines: [{ code: '04043', trade_name: 'Press' }] }],
      method: 'MERC',
    },
    business_income: { profit: 30_00_000, credited_house: 2_00_000, add_37: 1_00_000 },
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
    capital_gains: { long: { gain_112a: 10_00_000 } },
    other_sources: { other_interest: 6_00_000 },
  });

/** A trade union, whose receipts are exempt, with every head of income. */
export const fullUnion = (): FormValues => {
  const { business_about, business_income, house_property, capital_gains, other_sources } = fullTrust();
  return trust({
    personal: { return_under: '139-4C', exemption: '24', sub_status: '5vii', shares_unknown: 'N' },
    registration: { under_act: [] },
    professional_receipts: {
      receipts: 20_00_000,
      applied: 15_00_000,
      accumulated: 5_00_000,
      taxable: 'Y',
      capital_gains: 'Y',
    },
    business_about,
    business_income,
    house_property,
    capital_gains,
    other_sources,
  });
};
