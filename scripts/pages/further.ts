import { b2bRow, complete, formWith, gstinOf, gstr2aOf, imsOf } from '../../api/testing/gst.ts';
import { contractor, landlord, statementChallan, statementHead } from '../../api/testing/tds.ts';
import type { Firm, Looker } from '../screens/firm.ts';

/** Ids of further records for the pages: filed, empty, wrong and credited ones. */
export interface Further {
  filedGstr1: string;
  nilGstr1: string;
  filedGstr3b: string;
  cancelled: string;
  credited: string;
  noGstin: string;
}

/** Adds to an account with one of everything the states that only follow from other acts. */
export async function furnishFurther({ url, token }: Looker, firm: Firm): Promise<Further> {
  // biome-ignore lint/suspicious/noExplicitAny: the caller picks the members it knows
  const call = async (method: string, path: string, body: object): Promise<any> => {
    const form = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(form ? {} : { 'Content-Type': 'application/json' }) },
      body: form ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  const gstin = gstinOf('ABCPD1234K');
  const of = { gst_master_id: firm.trader };
  await call('POST', '/gst/ims', formWith('ims.json', JSON.stringify(imsOf(gstin)), of));
  await call('POST', '/gst/gstr2a', formWith('2a.json', JSON.stringify(gstr2aOf(gstin)), of));
  await call(
    'POST',
    '/gst/gstr2b/purchases',
    formWith(
      'register.csv',
      'Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P/1,05-10-2025,1100,198\n29AABCR1718E1ZL,P/9,07-10-2025,300,54\n',
      { gst_id: firm.gstr2b },
    ),
  );
  const gstr1 = (return_period: string, more: object) =>
    call('POST', '/gst/gstr1.php', { ...of, return_period, status: 'draft', ...complete, ...more });
  const september = {
    b2b_invoices: [b2bRow({ invoice_number: 'S-1', invoice_date: '2025-09-10' })],
  };
  const drafted = await gstr1('09-2025', september);
  const filedGstr1 = (
    await gstr1('09-2025', {
      ...september,
      gst_id: drafted.gst_id,
      version: drafted.version,
      status: 'filed',
      acknowledgement: 'AA2409250000001',
      filed_on: '2025-10-10',
    })
  ).gst_id;
  const nilGstr1 = (
    await call('POST', '/gst/gstr1.php', { ...of, return_period: '08-2025', status: 'draft' })
  ).gst_id;
  const gstr3b = await call('POST', '/gst/gstr3b.php', { ...of, return_period: '09-2025', status: 'draft' });
  await call('POST', '/gst/gstr3b.php', {
    ...of,
    gst_id: gstr3b.gst_id,
    version: gstr3b.version,
    return_period: '09-2025',
    status: 'filed',
    acknowledgement: 'AB2409250000002',
    filed_on: '2025-11-02',
  });
  await statements(call, firm.company);
  const bill = {
    company_id: firm.trader,
    invoice_date: '2026-10-20',
    due_date: '2026-11-05',
    customer_name: 'Lotus Stores',
    customer_email: 'lotus@example.in',
    items: [{ description: 'Cloth', quantity: 2, rate: 1000, hsn: '520811' }],
  };
  const [first, second] = [
    await call('POST', '/invoices/send', bill),
    await call('POST', '/invoices/send', bill),
  ];
  await call('POST', `/invoices/${first.id}/cancel`, { version: first.version ?? 1 });
  const noGstin = (
    await call('POST', '/companies/create', {
      status: 'Individual',
      assessment_year: '2026-2027',
      financial_year: '2025-26',
      pan: 'BNFPS7788Q',
      first_name: 'Farah',
      last_name: 'Sheikh',
      date_of_birth: '1990-01-02',
      address: '5, Park Road',
      mobile: '9876543210',
      email: 'farah@example.in',
      phone: '9876543210',
      state: 'Maharashtra',
      residential_status: '01',
      salary: true,
      pincode: '411001',
    })
  ).data.id;
  return {
    filedGstr1,
    nilGstr1,
    filedGstr3b: gstr3b.gst_id,
    cancelled: first.id,
    credited: second.id,
    noGstin,
  };
}

type Call = (
  method: string,
  path: string,
  body: object,
) => Promise<{
  statement: { id: string; version: number };
}>;

/** Salaries of a year, collections, payments to non-residents without a PAN, and one with problems. */
async function statements(call: Call, company_id: string): Promise<void> {
  const filled = async (form_type: string, quarter: string, rows: object, financial_year = '2025-2026') => {
    const { statement } = await call('POST', '/tds/statements', {
      company_id,
      form_type,
      financial_year,
      quarter,
    });
    await call('PATCH', `/tds/statements/${statement.id}`, {
      version: statement.version,
      ...statementHead,
      ...rows,
    });
  };
  await filled('24Q', 'Q4', {
    challans: [statementChallan({ deposited_on: '2026-03-07' })],
    deductees: [
      { ...contractor(), code: '92B', paid_on: '2026-02-28', deducted_on: '2026-02-28', amount: 3_00_000_00 },
    ],
    salaries: ['Kiran Patil', 'Lakshmi Rao'].map((name, i) => ({
      id: `s${i}`,
      pan: `ABCPK123${i}F`,
      name,
      new_regime: 'Y',
      salary: 18_00_000_00,
    })),
  });
  await filled('26Q', 'Q2', { challans: [], deductees: [contractor(), landlord({ pan: 'PANNOTAVBL' })] });
  await filled('27EQ', 'Q1', {
    challans: [statementChallan()],
    deductees: [{ ...contractor(), code: '6CE' }],
  });
  await filled('144', 'Q1', { challans: [], deductees: [] }, '2026-2027');
}
