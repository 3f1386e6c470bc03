import type { FormData } from '../../../forms/paths.ts';

/** A public charitable trust registered under section 12AB with nothing else; overrides by part. */
export const trust = (parts: FormData = {}): FormData => {
  const part = (key: string, own: FormData): FormData => ({
    ...own,
    ...(parts[key] as FormData | undefined),
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
