import type { FormValues } from '../../../forms/paths.ts';

/** A private domestic company with turnover up to 400 crore and nothing else; overrides by part. */
export const company = (parts: FormValues = {}): FormValues => {
  const part = (key: string, own: FormValues): FormValues => ({
    ...own,
    ...(parts[key] as FormValues | undefined),
  });
  return {
    ...parts,
    personal: part('personal', {
      domestic: 'Y',
      status: '7',
      last_name: 'Example Textiles Private Limited',
      pan_number: 'AAACE1234F',
      cin: 'U17111MH2009PTC123456',
      date_of_birth: '2009-08-20',
      mobile: '9876543210',
      email: 'office@example.in',
      address: { flat_no: '12', locality: 'MG Road', city: 'Pune', state: '19', pincode: '411001' },
    }),
    filing: part('filing', {
      section_filed: '11',
      due_date: '2026-10-31',
      resident_status: 'RES',
      option_earlier: 'NA',
      option_now_flag: 'N',
      large: 'N',
      filing_date: '2026-07-20',
    }),
    audit: part('audit', {
      turnover_band: 'MoreThan10CR',
      businesses: [{ code: '04015', trade_name: 'Example Textiles' }],
    }),
    company: part('company', {
      group: '4',
      key_persons: [
        {
          name: 'Asha Rao',
          designation: 'DIR',
          pan: 'ABCPR1234A',
          address: '12 MG Road',
          city: 'Pune',
          state: '19',
          pincode: '411001',
        },
      ],
    }),
    verification: part('verification', {
      name: 'Asha Rao',
      father_name: 'Mohan Rao',
      pan: 'ABCPR1234A',
      capacity: 'DR',
      place: 'Pune',
    }),
    bank_accounts: [
      {
        bank_name: 'State Bank of India',
        ifsc_code: 'SBIN0001234',
        account_number: '12345678901',
        account_type: 'CA',
        is_refund_account: true,
      },
    ],
  };
};

/** A company with accounts, every head of income, minimum tax with credit, losses and deductions. */
export const fullCompany = (): FormValues =>
  company({
    balance_sheet: {
      share_capital: 50_00_000,
      surplus: 30_00_000,
      tangible_gross: 60_00_000,
      bank: 20_00_000,
    },
    trading: { sale_of_goods: 9_00_00_000, purchases: 7_00_00_000 },
    profit_loss: { depreciation: 10_00_000, tax_provision: 40_00_000, dividends: 2_00_000 },
    depreciation: { plant_15: { opening: 1_00_00_000 } },
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
    other_sources: {
      other_interest: 6_00_000,
      dividend_income: 5_00_000,
      dividend_quarters: { upto_15_jun: 5_00_000 },
    },
    capital_gains: {
      short: { equity_111a: { sale: { full_value: 9_00_000, cost: 5_00_000 } } },
      long: { assets: { sale: { other_value: 20_00_000, cost: 9_00_000 } } },
    },
    matc: { rows: [{ year: '2022-23', gross: 5_00_000 }] },
    carried_losses: { year_2: { filed_on: '2024-10-30', business: 8_00_000 } },
  });
