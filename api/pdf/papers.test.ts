import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullOldRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, complete, saveGstr1 } from '../testing/gst.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  buildDeductor,
  buildStatement,
  contractor,
  fullStatement,
  statementChallan,
} from '../testing/tds.ts';
import { buildTrialBalance } from '../testing/trial-balance.ts';

let server: TestServer;
let owner: TestUser;
const letterhead = {
  name: 'Kulkarni & Deshpande, Chartered Accountants',
  address: '204 Karve Road\nPune 411004',
  frn: '123456W',
  phone: '020 2543 0000',
  email: 'office@kulkarni.example',
};

beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  owner = await buildUser(server);
  const firm = (await server.get('/api/firm', owner.token)).body.firm;
  const kept = await server.call('PATCH', '/api/firm', {
    token: owner.token,
    body: { version: firm.version, letterhead },
  });
  expect(kept.status, kept.text).toBe(200);
});
afterAll(() => server.stop());

async function paper(path: string, method: 'GET' | 'POST' = 'GET', body?: object): Promise<string> {
  const answer = await server.call(method, path, { token: owner.token, ...(body ? { body } : {}) });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return pdfText(answer.bytes);
}
const head = [
  'Kulkarni & Deshpande, Chartered Accountants',
  '204 Karve Road, Pune 411004',
  'FRN 123456W · 020 2543 0000',
];

describe('the computation of income', () => {
  let id: string;
  beforeAll(async () => {
    const entity = await buildEntity(server, { owner });
    id = (await buildReturn(server, { owner, entityId: entity.id, form_data: fullOldRegime('2026-27') })).id;
  });

  it('has letterhead, particulars, slabs, taxes paid line by line, both regimes and the bank', async () => {
    const text = await paper(`/api/itr/${id}/computation.pdf`);
    for (const part of [
      ...head,
      'Assessment year 2026-27, financial year 2025-26',
      'Father’s name Ravi Example',
      '15-06-1980',
      '7, Example Nagar, Pune, Maharashtra, 411001',
      // 7,80,800 at the old rates below 60: 2,50,000 nil, 2,50,000 at 5%, 2,80,800 at 20% = 12,500 + 56,160 = 68,660
      'Income of 2,50,001 to 5,00,000 2,50,000 5% 12,500',
      'Income of 5,00,001 to 10,00,000 2,80,800 20% 56,160',
      'Total 7,80,800 68,660',
      'Example Bank PNEB12345C 194A',
      'Example Motors PNEC12345D TCS 11,00,000 11,000',
      // 1,50,000 + 5,000 + 3,000 + 11,000
      'Total 1,69,000',
      'Advance tax 0510308 12 10-03-2026 20,000',
      'Self-assessment tax 0510308 345 10-07-2026 15,000',
      'Old regime (chosen) 71,406',
      // 1,68,958 less 71,406
      'The old regime saves ₹ 97,552.',
      'SBIN0001234 12345678901',
    ])
      expect(text).toContain(part);
  });

  it('sums up the challans and counts the accounts beyond those it prints', async () => {
    const entity = await buildEntity(server, { owner });
    const whole = fullOldRegime('2026-27');
    const many = <T>(length: number, of: (n: number) => T) => Array.from({ length }, (_, n) => of(n));
    const [bank] = whole['bank_accounts'] as object[];
    const form_data = {
      ...whole,
      taxes_paid: {
        ...(whole['taxes_paid'] as object),
        payments: many(63, (n) => ({
          bsr_code: '0510308',
          date: '2026-03-10',
          challan_number: n + 1,
          amount: 1000 + n,
        })),
      },
      bank_accounts: many(62, (n) => ({
        ...bank,
        account_number: String(12_345_678_901 + n),
        is_refund_account: n === 0,
      })),
    };
    const made = await buildReturn(server, { owner, entityId: entity.id, form_data });
    const text = await paper(`/api/itr/${made.id}/computation.pdf`);
    expect(text).toContain('Advance tax 0510308 60 10-03-2026 1,059');
    // 1,060 + 1,061 + 1,062 of 63 x 1,000 + (0 + ... + 62)
    expect(text).toContain('3 more challans 3,183 Total 64,953');
    expect(text).toContain('12345678960');
    expect(text).not.toContain('12345678961');
    expect(text).toContain('2 more accounts');
  });

  it('is in Hindi where asked for, figures and codes as they are', async () => {
    const text = await paper(`/api/itr/${id}/computation.pdf?language=hi`);
    expect(text.replace(/\s/g, '')).toContain('आयकीगणना');
    expect(text).toContain('68,660');
    expect(text).not.toContain('Particulars');
    const other = await server.get(`/api/itr/${id}/computation.pdf?language=fr`, owner.token);
    expect(other.status).toBe(400);
  });
});

describe('summaries of GST returns', () => {
  it('GSTR-1 and GSTR-3B: letterhead, tables with totals, place to sign', async () => {
    const e = await buildGstEntity(server, { owner });
    const { gst_id } = (await saveGstr1(server, e, complete, owner.token)).body;
    const gstr1 = await paper(`/api/gst/gstr1/${gst_id}/summary.pdf`);
    // one invoice of 10,000 at 18% inside the State
    for (const part of [
      ...head,
      e.gstin,
      'October 2025',
      'Total of tables 4 to 9B 10,000.00 0.00 900.00 900.00',
    ])
      expect(gstr1).toContain(part);
    const gstr3b = await server.post(
      '/api/gst/gstr3b.php',
      { gst_master_id: e.id, return_period: '10-2025' },
      owner.token,
    );
    expect(gstr3b.status, gstr3b.text).toBe(200);
    const text = await paper(`/api/gst/gstr3b/${gstr3b.body.gst_id}/summary.pdf`);
    for (const part of [
      ...head,
      '3.1 Outward supplies and inward supplies liable to reverse charge',
      'Outward taxable supplies (other than zero rated, nil rated and exempted) 10,000.00 0.00 900.00 900.00 0.00',
      '6.1 Payment of tax',
      'Tax paid in cash 0.00 900.00 900.00 0.00',
      'Authorised signatory',
    ])
      expect(text).toContain(part);
  });
});

it('letters have the letterhead, also one of several lines', async () => {
  const entity = await buildEntity(server, { owner });
  const { id } = await buildReturn(server, {
    owner,
    entityId: entity.id,
    form_data: { salary: { employers: [{ salary_17_1: 15_00_000 }] }, filing: { filing_date: '2026-07-01' } },
  });
  const plan = await paper(`/api/itr/${id}/plan/letter`, 'POST', {
    columns: [{ title: 'Old regime', regime: 'old' }],
  });
  const advance = await paper(`/api/advance-tax/${entity.id}/letter.pdf?year=2026-27`);
  for (const part of head) {
    expect(plan).toContain(part);
    expect(advance).toContain(part);
  }
});

it('the colour of invoices is kept with the client; one that is not offered is refused', async () => {
  const entity = await buildGstEntity(server, { owner });
  const path = `/api/invoices/settings/${entity.id}`;
  const before = (await server.get(path, owner.token)).body.settings;
  expect(before.colour).toBe('blue');
  const put = (colour: string) =>
    server.call('PUT', path, { token: owner.token, body: { ...before, colour } });
  expect((await put('pink')).status).toBe(422);
  expect((await put('green')).body.settings.colour).toBe('green');
  const sent = await server.post(
    '/api/invoices/send',
    invoiceBody(entity.id, { terms: 'Pay within 15 days.', upi_id: 'asha@okaxis' }),
    owner.token,
  );
  expect(sent.status, sent.text).toBe(200);
  expect(await paper(`/api/invoices/${sent.body.id}/pdf`)).toContain('Pay within 15 days.');
});

describe('a TDS statement', () => {
  it('has deductor, sections, challans, rows with totals, interest, fee and token number', async () => {
    const { id } = await buildStatement(server, {
      entity: { ...(await buildDeductor(server, { owner })), owner },
    });
    const path = `/api/tds/statements/${id}`;
    const saved = await server.call('PATCH', path, {
      token: owner.token,
      // the landlord's 6,000 deducted on 30 April was deposited on 20 June, due on 7 May
      body: {
        version: 1,
        ...fullStatement,
        challans: [statementChallan({ deposited_on: '2025-06-20', interest: 200_00 })],
      },
    });
    expect(saved.status, saved.text).toBe(200);
    const draft = await paper(`${path}/statement.pdf`);
    for (const part of [
      ...head,
      'Form 26Q: TDS on non-salary, domestic',
      'Q1 2025-2026 (Apr-Jun) · Draft',
      'Deductor Asha Traders Pvt Ltd TAN MUMA12345B',
      'Asha Rao, Director',
      '94C 194C Contractors',
      '04-2025 07-05-2025 1,00,000.00 1,000.00 1,000.00 0.00',
      // 1,00,000 + 60,000; 1,000 + 6,000
      'Total 1,60,000.00 7,000.00 7,000.00 0.00',
      // challan: tax 7,000, interest 200, together 7,200; rows use 7,000
      '1 0510308 00123 20-06-2025 7,000.00 200.00 0.00 0.00 7,200.00 7,000.00',
      '1 Kiran Works ABCPK1234F 94C 20-04-2025 1,00,000.00 1% 1,000.00 20-04-2025 1,000.00 1',
      '2 Lakshmi and Co ABCFL1234F 4IB 30-04-2025 60,000.00 10% 6,000.00 30-04-2025 6,000.00 1',
      // section 201(1A)(ii): April, May and June are three months at 1.5%: 1,000 x 4.5% = 45, 6,000 x 4.5% = 270
      'Interest under section 201(1A) 315.00 200.00 115.00',
    ])
      expect(draft).toContain(part);
    const filed = await server.post(
      `${path}/file`,
      { version: saved.body.version, token_number: '012345678901234', filed_on: '2025-07-25' },
      owner.token,
    );
    expect(filed.status, filed.text).toBe(200);
    const text = await paper(`${path}/statement.pdf`);
    expect(text).toContain('Filed on 25-07-2025');
    expect(text).toContain('Token number 012345678901234');
    // The report of bulk exports is the same paper.
    const { ticket } = (await server.post('/api/reports/ticket', { id, type: 'tds' }, owner.token)).body;
    expect(await paper(`/api/reports/download?id=${id}&type=tds&ticket=${ticket}`)).toContain(
      'Interest under section 201(1A) 315.00 200.00 115.00',
    );
  });

  it('one with thousands of rows prints the first and sums up the rest', async () => {
    const { id } = await buildStatement(server, {
      entity: { ...(await buildDeductor(server, { owner })), owner },
    });
    const empty = await paper(`/api/tds/statements/${id}/statement.pdf`);
    for (const part of ['Challans No challans yet.', 'Deductees No deductee rows yet.'])
      expect(empty).toContain(part);
    const rows = Array.from({ length: 1100 }, (_, n) => contractor({ id: `d${n}`, name: `Payee ${n}` }));
    const saved = await server.call('PATCH', `/api/tds/statements/${id}`, {
      token: owner.token,
      body: { version: 1, ...fullStatement, deductees: rows },
    });
    expect(saved.status, saved.text).toBe(200);
    const text = await paper(`/api/tds/statements/${id}/statement.pdf`);
    expect(text).toContain('Payee 999 ');
    expect(text).not.toContain('Payee 1000 ');
    // 100 x 1,00,000 and 100 x 1,000
    expect(text).toContain('100 more rows are in the workbook 1,00,00,000.00 1,00,000.00 1,00,000.00');
    expect(text).toContain('Total 11,00,00,000.00 11,00,000.00 11,00,000.00');
  });
});

/** Forms, codes and abbreviations keep Latin letters: they have capitals or digits in a row. */
const isCode = (word: string) => /^([A-Z0-9]{2,}s?|VI-A|i[abiv]+)$/.test(word) || /\d/.test(word);
/** Names of the test's people, firms and places, of forms' parts and of files. */
const named = new Set(
  (
    'Kulkarni Deshpande Chartered Accountants Karve Road Pune office kulkarni example Form Part annexure Excel Asha Rao Traders Pvt Ltd ' +
    'MG Kiran Works Lakshmi and Co Director Ravi Example Nagar Maharashtra Bank Motors Limited Tenant Finance Act Circular ' +
    'Capital Cash Sales Stock Surat Gujarat asha in Accounting'
  ).split(' '),
);
const english = (text: string): string[] => [
  ...new Set((text.match(/[A-Za-z][A-Za-z0-9’'-]+/g) ?? []).filter((w) => !isCode(w) && !named.has(w))),
];

describe('in Hindi nothing is left in English but names, forms and codes', () => {
  it.each([
    ['GSTR-1, GSTR-3B, GSTR-9, GSTR-9C', gstPapers],
    ['TDS', tdsPapers],
    ['final accounts', accountsPapers],
    ['computation, plan and advance tax', itrPapers],
    ['invoice and credit note', invoicePapers],
  ])('%s', async (_, of) => {
    for (const [name, text] of await of()) {
      expect.soft(english(text), name).toEqual([]);
      expect.soft(text, name).toMatch(/[\u0900-\u097f]/);
    }
  });
});

type Papers = [name: string, text: string][];

async function gstPapers(): Promise<Papers> {
  const e = await buildGstEntity(server, { owner });
  const { gst_id } = (await saveGstr1(server, e, complete, owner.token)).body;
  const of = { gst_master_id: e.id, return_period: '10-2025' };
  const gstr3b = (await server.post('/api/gst/gstr3b.php', of, owner.token)).body.gst_id;
  const year = { gst_master_id: e.id, financial_year: '2025-26' };
  const gstr9 = (await server.post('/api/gst/gstr9', year, owner.token)).body.gst_id;
  return [
    ['GSTR-1', await paper(`/api/gst/gstr1/${gst_id}/summary.pdf?language=hi`)],
    ['GSTR-3B', await paper(`/api/gst/gstr3b/${gstr3b}/summary.pdf?language=hi`)],
    ['GSTR-9', await paper(`/api/gst/gstr9/${gstr9}/pdf?language=hi`)],
    ['GSTR-9C', await paper(`/api/gst/gstr9/${gstr9}/9c/pdf?language=hi`)],
  ];
}
async function tdsPapers(): Promise<Papers> {
  const entity = { ...(await buildDeductor(server, { owner })), owner };
  const { id } = await buildStatement(server, { entity });
  const path = `/api/tds/statements/${id}`;
  await server.call('PATCH', path, { token: owner.token, body: { version: 1, ...fullStatement } });
  return [
    ['statement', await paper(`${path}/statement.pdf?language=hi`)],
    ['certificates', await paper(`${path}/documents?kind=certificates&language=hi`)],
    ['challans', await paper(`${path}/documents?kind=challans&language=hi`)],
    ['payees without PAN', await paper(`${path}/documents?kind=no-pan&language=hi`)],
  ];
}
async function accountsPapers(): Promise<Papers> {
  const { id } = await buildTrialBalance(server, { owner });
  const path = `/api/accounts/trial-balance/${id}/statements.pdf?language=hi`;
  return [
    ['vertical', await paper(path)],
    ['prescribed', await paper(`${path}&format=prescribed`)],
  ];
}
async function itrPapers(): Promise<Papers> {
  const entity = await buildEntity(server, { owner });
  const { id } = await buildReturn(server, {
    owner,
    entityId: entity.id,
    form_data: fullOldRegime('2026-27'),
  });
  return [
    ['computation', await paper(`/api/itr/${id}/computation.pdf?language=hi`)],
    [
      'plan',
      await paper(`/api/itr/${id}/plan/letter`, 'POST', {
        columns: [{ title: 'New regime', regime: 'new' }],
        language: 'hi',
      }),
    ],
    ['advance tax', await paper(`/api/advance-tax/${entity.id}/letter.pdf?year=2026-27&language=hi`)],
  ];
}
async function invoicePapers(): Promise<Papers> {
  const entity = await buildGstEntity(server, { owner });
  const settings = `/api/invoices/settings/${entity.id}`;
  const before = (await server.get(settings, owner.token)).body.settings;
  const put = await server.call('PUT', settings, {
    token: owner.token,
    body: { ...before, language: 'hi' },
  });
  expect(put.status, put.text).toBe(200);
  const sent = await server.post(
    '/api/invoices/send',
    invoiceBody(entity.id, { notes: '', terms: '' }),
    owner.token,
  );
  return [['invoice', await paper(`/api/invoices/${sent.body.id}/pdf`)]];
}
