import { b2bRow, complete, formWith, gstinOf, statementOf } from '../../api/testing/gst.ts';
import { fullStatement } from '../../api/testing/tds.ts';
import { fullReturn as fullItr2 } from '../../shared/itr/itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../../shared/itr/itr3/testing/returns.ts';
import { fullItr4 } from '../../shared/itr/itr4/testing/returns.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';
import { loadDemoDrive } from '../demo-drive.ts';

/** Who looks: a running server and an open session of an account on a plan with everything. */
export interface Looker {
  url: string;
  token: string;
  userId: string;
}

/** Ids of what the screens show. */
export interface Firm {
  person: string;
  trader: string;
  company: string;
  itr: Record<'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4', string>;
  gstr1: string;
  gstr2b: string;
  gstr3b: string;
  invoice: string;
}

const pan = 'ABCPD1234K';
const place = {
  assessment_year: '2026-2027',
  date_of_birth: '1985-06-15',
  address: '12, M G Road, Camp',
  mobile: '9876543210',
  residential_status: '01',
  other_sources: true,
  email: 'office@karsetu.example',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  financial_year: '2025-26',
};
/** A company's year: long names, a loss in stock, every statement with something in it. */
const ledgers = [
  ['Share capital', 'Capital Account', -500_000, 0, 0],
  ['State Bank of India, Cash Credit Account 30012345678', 'Current Assets', 500_000, 3_250_000, 2_480_000],
  ['Sales of textiles within Maharashtra', 'Sales / Revenue', 0, 0, 3_250_000],
  ['Purchases', 'Purchase', 0, 1_900_000, 0],
  ['Salaries', 'Indirect Expenses', 0, 480_000, 0],
  ['Rent', 'Indirect Expenses', 0, 100_000, 0],
] as const;

/** Fills an account with one of everything, by the same calls the web app makes. */
export async function furnish({ url, token, userId }: Looker): Promise<Firm> {
  // biome-ignore lint/suspicious/noExplicitAny: the caller picks the members it knows
  const call = async (method: string, path: string, body: object): Promise<any> => {
    const form = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(form ? {} : { 'Content-Type': 'application/json' }),
      },
      body: form ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  const entity = async (fields: object): Promise<string> =>
    (await call('POST', '/companies/create', { ...place, ...fields })).data.id;
  const person = await entity({
    status: 'Individual',
    pan: 'ABCPK1234F',
    first_name: 'Asha',
    last_name: 'Kulkarni',
    salary: true,
  });
  const gstin = gstinOf(pan);
  const trader = await entity({
    status: 'Sole Proprietorship',
    pan,
    last_name: 'Deccan Traders and Textile Merchants of Pune',
    gstin,
    state: 'Gujarat',
    pincode: '395003',
    business: true,
  });
  const company = await entity({
    status: 'Private limited domestic company',
    pan: 'ABCCE1234F',
    last_name: 'Sahyadri Precision Tools and Instruments Private Limited',
    tan: 'MUMA12345B',
    business: true,
  });
  const itr = {} as Firm['itr'];
  for (const [form, data] of [
    ['ITR-1', sampleReturn],
    ['ITR-2', fullItr2('2026-27')],
    ['ITR-3', fullItr3('2026-27')],
    ['ITR-4', fullItr4()],
  ] as const)
    itr[form] = (
      await call('POST', '/itr/create-itr.php', {
        company_id: person,
        itr_type: form,
        assessment_year: '2026-27',
        status: 'draft',
        form_data: data,
      })
    ).itr_id;
  const month = { gst_master_id: trader, return_period: '10-2025', status: 'draft' };
  const gstr1 = await call('POST', '/gst/gstr1.php', {
    ...month,
    ...complete,
    b2b_invoices: [b2bRow(), b2bRow({ invoice_number: 'A-2', gstin: '24AANFA2641L1Z' })],
  });
  const gstr2b = await call(
    'POST',
    '/gst/gstr2b',
    formWith('2b.json', JSON.stringify(statementOf(gstin)), { gst_master_id: trader }),
  );
  const gstr3b = await call('POST', '/gst/gstr3b.php', month);
  for (const form_type of ['24Q', '26Q']) {
    const { statement } = await call('POST', '/tds/statements', {
      company_id: company,
      form_type,
      financial_year: '2025-2026',
      quarter: 'Q1',
    });
    if (form_type === '26Q')
      await call('PATCH', `/tds/statements/${statement.id}`, {
        version: statement.version,
        ...fullStatement,
      });
  }
  await call('POST', '/accounts/import-trial-balance.php', {
    company_id: company,
    assessment_year: '2026-27',
    tb_date: '2026-03-31',
    import_source: 'Manual',
    ledgers: ledgers.map(([ledger_name, ledger_group, opening_balance, debit, credit]) => ({
      ledger_name,
      ledger_group,
      opening_balance,
      debit,
      credit,
    })),
  });
  const bill = {
    company_id: trader,
    invoice_date: '2026-10-20',
    due_date: '2026-11-05',
    customer_name: 'Sahyadri Precision Tools and Instruments Private Limited',
    items: [
      {
        description: 'Return of income and audit of the year 2025-26',
        quantity: 1,
        rate: 12_500,
        hsn: '998231',
      },
      { description: 'GST returns, April to September', quantity: 6, rate: 1500, hsn: '998232' },
    ],
    notes: 'Thank you.',
    terms: 'Payable within fifteen days.',
  };
  await call('POST', '/invoices/save', bill);
  const sent = await call('POST', '/invoices/send', bill);
  await loadDemoDrive({ url }, { id: userId, token }, { asha: person });
  return {
    person,
    trader,
    company,
    itr,
    gstr1: gstr1.gst_id,
    gstr2b: gstr2b.gst_id ?? gstr2b.return.id,
    gstr3b: gstr3b.gst_id,
    invoice: sent.id,
  };
}
