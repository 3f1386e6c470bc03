import type { FormValues } from '../../../forms/paths.ts';

export const partner = (name: string, pan: string, more: FormValues = {}): FormValues => ({
  name,
  kind: 'IND_WORKING',
  pan,
  share: 50,
  interest_rate: 12,
  remuneration: 0,
  address: '12 MG Road',
  city: 'Pune',
  state: '19',
  pincode: '411001',
  ...more,
});

/** A resident partnership firm with two working partners; nothing else. Overrides by part. */
export const firm = (parts: FormValues = {}): FormValues => {
  const part = (key: string, own: FormValues): FormValues => ({
    ...own,
    ...(parts[key] as FormValues | undefined),
  });
  return {
    ...parts,
    personal: part('personal', {
      status: '1',
      sub_status: '10',
      last_name: 'Example Traders',
      pan_number: 'ABCFE1234F',
      date_of_birth: '2015-04-01',
      mobile: '9876543210',
      email: 'office@example.in',
      address: { flat_no: '12', locality: 'MG Road', city: 'Pune', state: '19', pincode: '411001' },
    }),
    filing: part('filing', {
      section_filed: '11',
      due_date: '2026-08-31',
      resident_status: 'RES',
      filing_date: '2026-07-20',
    }),
    audit: part('audit', { books_44aa: 'Y', businesses: [{ code: '09028', trade_name: 'Example Traders' }] }),
    partners: part('partners', {
      rows: [partner('Asha Rao', 'ABCPR1234A'), partner('Vijay Rao', 'ABCPR1234B')],
    }),
    verification: part('verification', {
      name: 'Asha Rao',
      father_name: 'Mohan Rao',
      pan: 'ABCPR1234A',
      capacity: 'MP',
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

const members = [
  partner('Asha Rao', 'ABCPR1234A', { kind: 'INDIVIDUAL', above_exemption: 'N', interest_rate: 0 }),
  partner('Vijay Rao', 'ABCPR1234B', { kind: 'INDIVIDUAL', above_exemption: 'N', interest_rate: 0 }),
];

/** The same for another assessee: status, sub-status, letter of the PAN, and what the form asks of it. */
const other = (
  own: { personal: FormValues; filing: FormValues; partners: FormValues; verification: FormValues },
  parts: FormValues,
): FormValues => {
  const with_ = (key: keyof typeof own) => ({ ...own[key], ...(parts[key] as FormValues | undefined) });
  return firm({
    ...parts,
    personal: with_('personal'),
    filing: with_('filing'),
    partners: with_('partners'),
    verification: with_('verification'),
  });
};

/** An association of two resident individuals below the exemption, new regime, no business. */
export const association = (parts: FormValues = {}): FormValues =>
  other(
    {
      personal: { status: '14', sub_status: '8', last_name: 'Rao Associates', pan_number: 'ABCAE1234F' },
      filing: { due_date: '2026-07-31', income_from_business: 'N' },
      partners: { rows: members },
      verification: { capacity: 'ME' },
    },
    parts,
  );

/** A co-operative credit society with books. */
export const society = (parts: FormValues = {}): FormValues =>
  other(
    {
      personal: {
        status: '14',
        sub_status: '15',
        last_name: 'Village Credit Society',
        pan_number: 'AAAAE1234F',
      },
      filing: { chosen_115bad: 'N' },
      partners: {},
      verification: { capacity: 'PO' },
    },
    {
      audit: { businesses: [{ code: '23001', trade_name: 'Credit' }] },
      ...parts,
    },
  );

/** A local authority (status 2) or a juridical person (9) without business. */
export const juridical = (status: '2' | '9', parts: FormValues = {}): FormValues => {
  const out = other(
    {
      personal: {
        status,
        last_name: 'Example Body',
        pan_number: status === '2' ? 'AAALE1234F' : 'AAAJE1234F',
      },
      filing: { due_date: '2026-07-31' },
      partners: {},
      verification: { capacity: status === '2' ? 'PO' : 'EX' },
    },
    parts,
  );
  const { sub_status, ...person } = out['personal'] as FormValues;
  const { rows: _, ...listed } = out['partners'] as FormValues;
  return {
    ...out,
    personal: status === '2' ? person : { ...person, sub_status },
    partners: listed,
  };
};

/** A firm with books, depreciation, partners' pay and interest, a house, gains, sources, donations and taxes paid; breaks no rule. */
export const fullReturn = (): FormValues =>
  firm({
    partners: {
      rows: [
        partner('Asha Rao', 'ABCPR1234A', { remuneration: 4_00_000, interest: 1_00_000, interest_rate: 10 }),
        partner('Vijay Rao', 'ABCPR1234B', { remuneration: 3_00_000, interest: 1_80_000, interest_rate: 18 }),
      ],
    },
    balance_sheet: {
      capital: 20_00_000,
      gross_block: 10_00_000,
      depreciation: 1_00_000,
      finished_goods: 6_00_000,
      bank: 5_00_000,
    },
    trading: {
      sale_of_goods: 90_00_000,
      closing_stock: 6_00_000,
      opening_stock: 4_00_000,
      purchases: 60_00_000,
      other_direct: [{ name: 'Octroi', amount: 10_000 }],
    },
    profit_loss: {
      salaries: 6_00_000,
      rent_paid: 2_40_000,
      depreciation: 1_00_000,
      partners_remuneration: 7_00_000,
      interest_partners: 2_80_000,
      other_expenses: [{ nature: 'Office', amount: 1_00_000 }],
    },
    other_information: { disallowed_37: { personal_expenses: 20_000 } },
    depreciation: { plant_15: { opening: 6_00_000, additions: 1_00_000, additions_half: 50_000 } },
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
          municipal_taxes_paid: 20_000,
          tenants: [{ name: 'R Shah' }],
        },
      ],
    },
    capital_gains: {
      short: { equity_111a: { sale: { full_value: 3_00_000, cost: 2_00_000 } } },
      long: {
        land: [
          {
            bought_on: '2019-06-01',
            sold_on: '2025-12-10',
            sale_value: 30_00_000,
            cost: 10_00_000,
            improvement_paid: 1_00_000,
            buyers: [
              {
                name: 'K Mehta',
                pan: 'ABCPM1234K',
                share: 100,
                amount: 30_00_000,
                address: '7 Lake View',
                state: '19',
                pincode: '411002',
              },
            ],
          },
        ],
      },
    },
    other_sources: { interest_from_savings: 12_000, dividend_income: 20_000 },
    deductions: {
      donations_80g_50: [
        {
          donee_name: 'Relief Fund',
          donee_pan: 'AAATR1234F',
          address: '1 Park Street',
          city: 'Pune',
          state: '19',
          pincode: '411001',
          other_mode: 50_000,
          transaction_reference: 'UTR123',
          ifsc_code: 'SBIN0001234',
        },
      ],
    },
    carried_losses: { year_2: { filed_on: '2025-07-30', business: 1_00_000 } },
    taxes_paid: {
      payments: [{ bsr_code: '1234567', date: '2025-12-14', challan_number: 12, amount: 3_00_000 }],
      tds_other: [
        {
          credit_of: 'S',
          tan: 'PNEA12345B',
          section: '94C',
          deducted: 20_000,
          tds_claimed: 20_000,
          gross_receipt: 10_00_000,
          head: 'BP',
        },
      ],
    },
  });
