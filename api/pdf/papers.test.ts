import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullOldRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, complete, saveGstr1 } from '../testing/gst.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { screenTexts, textsOfPapers } from './languages.ts';

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
  server = await startTestServer();
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
      'The old regime costs ₹ 97,552 less.',
      'SBIN0001234 12345678901',
    ])
      expect(text).toContain(part);
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

it('has one Hindi of a text: what the screen says is not said otherwise on paper', () => {
  expect(Object.keys(textsOfPapers).filter((text) => screenTexts().has(text))).toEqual([
    // A status of residence, not a home; and details of a line, not particulars.
    'Residence',
    'Details',
  ]);
});
