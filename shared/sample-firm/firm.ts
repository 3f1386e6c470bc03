import { gstinCheckCharacter } from '../identifiers.ts';
import { sampleReturn } from './return.ts';

/** Suffix of every name in the sample firm, so that none is mistaken for a client. */
export const sampleMark = '(Sample)';

type Body = Record<string, unknown>;

const gstinOf = (pan: string): string => {
  const first14 = `27${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
};

const place: Body = {
  address: '12, M G Road, Camp',
  mobile: '9876543210',
  email: 'office@example.in',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  financial_year: '2025-26',
  assessment_year: '2026-2027',
  other_sources: true,
};

/** Three fictitious entities for `POST /companies/create`: a salaried person, a trader, a company. */
export const sampleEntities: readonly Body[] = [
  {
    ...place,
    status: 'Individual',
    first_name: 'Asha',
    last_name: `Kulkarni ${sampleMark}`,
    pan: 'ABCPK1234F',
    date_of_birth: '1985-06-15',
    residential_status: '01',
    salary: true,
    self_occupied_property: true,
  },
  {
    ...place,
    status: 'Sole Proprietorship',
    last_name: `Deccan Traders ${sampleMark}`,
    pan: 'BBCPT9876K',
    gstin: gstinOf('BBCPT9876K'),
    date_of_birth: '1979-04-01',
    business: true,
  },
  {
    ...place,
    status: 'Private limited domestic company',
    last_name: `Sahyadri Textiles Pvt Ltd ${sampleMark}`,
    pan: 'AAACS1234E',
    gstin: gstinOf('AAACS1234E'),
    tan: 'PNEK01234E',
    date_of_birth: '2009-08-20',
    business: true,
  },
];

/** The salaried person's ITR-1 for `POST /itr/create-itr.php`, without the entity. */
export const sampleItr: Body = {
  itr_type: 'ITR-1',
  assessment_year: '2026-27',
  status: 'draft',
  form_data: sampleReturn,
};

const buyers = ['AANFA2641L', 'AAACB1234C', 'AABFR5678L', 'AAACD4321M'];

/** One month of the trader's invoices with an HSN line, in rupees, for `POST /gst/gstr1.php`. */
export const sampleGstr1: Body = {
  return_period: '10-2026',
  status: 'draft',
  b2b_invoices: buyers.map((pan, i) => {
    const taxable = 24_000 + i * 8_500;
    return {
      gstin: gstinOf(pan),
      receiver_name: ['Anand Stores', 'Bharat Tools', 'Rao & Sons', 'Deepak Mills'][i],
      invoice_number: `DT/26-27/${101 + i}`,
      invoice_date: `2026-10-${String(5 + i * 6).padStart(2, '0')}`,
      invoice_value: (taxable * 118) / 100,
      place_of_supply: '27',
      rate: 18,
      taxable_value: taxable,
      cgst: (taxable * 9) / 100,
      sgst: (taxable * 9) / 100,
      igst: 0,
      cess: 0,
    };
  }),
  hsn_summary: [],
};

/** The trader's books for the year, rupees, for `POST /accounts/import-trial-balance.php`. */
export const sampleLedgers: Body = {
  assessment_year: '2026-27',
  tb_date: '2026-03-31',
  import_source: 'Manual',
  ledgers: [
    {
      ledger_name: 'Capital',
      ledger_group: 'Capital Account',
      opening_balance: -4_00_000,
      debit: 0,
      credit: 0,
    },
    {
      ledger_name: 'Bank',
      ledger_group: 'Current Assets',
      head: 'Cash and bank balances',
      opening_balance: 3_00_000,
      debit: 18_60_000,
      credit: 15_90_000,
    },
    {
      ledger_name: 'Opening stock',
      ledger_group: 'Current Assets',
      head: 'Inventories',
      opening_balance: 1_00_000,
      debit: 0,
      credit: 0,
    },
    {
      ledger_name: 'Sales',
      ledger_group: 'Sales / Revenue',
      opening_balance: 0,
      debit: 0,
      credit: 18_60_000,
    },
    { ledger_name: 'Purchases', ledger_group: 'Purchase', opening_balance: 0, debit: 12_40_000, credit: 0 },
    {
      ledger_name: 'Shop rent',
      ledger_group: 'Indirect Expenses',
      opening_balance: 0,
      debit: 2_40_000,
      credit: 0,
    },
    {
      ledger_name: 'Electricity',
      ledger_group: 'Indirect Expenses',
      opening_balance: 0,
      debit: 1_10_000,
      credit: 0,
    },
  ],
};
