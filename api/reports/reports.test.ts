import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAt } from '../../shared/forms/paths.ts';
import { fullReturn } from '../../shared/itr/itr5/testing/returns.ts';
import { toId } from '../base/records.ts';
import { GstReturn } from '../gst/base/model.ts';
import { buildEntity, buildReturn, buildUser } from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn, formWith, imsOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement } from '../testing/tds.ts';
import { ReportTicket } from './model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Kind = 'gst' | 'gst-year' | 'itr' | 'tds' | 'company';
const askTicket = (id: string, type: Kind, token: string) =>
  server.post('/api/reports/ticket', { id, type }, token);
const ticketFor = async (id: string, type: Kind, token: string): Promise<string> => {
  const answer = await askTicket(id, type, token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.ticket;
};
const address = (act: 'view' | 'download', id: string, type: Kind, ticket: string) =>
  `/api/reports/${act}?id=${id}&type=${type}&ticket=${ticket}`;
const open = async (act: 'view' | 'download', id: string, type: Kind, token: string) =>
  server.get(address(act, id, type, await ticketFor(id, type, token)));

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const lines: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++)
    for (const item of (await (await pdf.getPage(page)).getTextContent()).items)
      if ('str' in item) lines.push(item.str);
  return lines.join(' ');
}

const invoice = (taxable_value: number) => ({
  gstin: '24AANFA2641L1ZF',
  invoice_number: 'A-1',
  invoice_date: '2025-10-05',
  invoice_value: 11800,
  place_of_supply: '24',
  taxable_value,
  cgst: 900,
  sgst: 900,
  igst: 0,
  cess: 0,
});

describe('a ticket', () => {
  it('opens its report once, without a bearer token', async () => {
    const { id, owner } = await buildEntity(server);
    const ticket = await ticketFor(id, 'company', owner.token);
    const first = await server.get(address('view', id, 'company', ticket));
    expect(first.status, first.text).toBe(200);
    const second = await server.get(address('view', id, 'company', ticket));
    expect([second.status, second.body.error.id]).toEqual([403, 'ticket_invalid']);
  });

  it('is used up by one of two openings at the same moment', async () => {
    const { id, owner } = await buildEntity(server);
    const at = address('view', id, 'company', await ticketFor(id, 'company', owner.token));
    const answers = await Promise.all([server.get(at), server.get(at), server.get(at)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 403, 403]);
  });

  it('is good for a minute', async () => {
    const { id, owner } = await buildEntity(server);
    const early = await ticketFor(id, 'company', owner.token);
    server.advance(59_000);
    expect((await server.get(address('view', id, 'company', early))).status).toBe(200);
    const late = await ticketFor(id, 'company', owner.token);
    server.advance(60_001);
    expect((await server.get(address('view', id, 'company', late))).status).toBe(403);
  });

  it('opens nothing of another type, id or person', async () => {
    const { id, owner } = await buildEntity(server);
    const other = await buildEntity(server, { owner });
    const itr = await buildReturn(server, { owner, entityId: id });
    const wrongType = await ticketFor(id, 'company', owner.token);
    expect((await server.get(address('view', id, 'itr', wrongType))).status).toBe(403);
    const wrongId = await ticketFor(id, 'company', owner.token);
    expect((await server.get(address('download', other.id, 'company', wrongId))).status).toBe(403);
    const stranger = await buildUser(server);
    expect((await askTicket(id, 'company', stranger.token)).status).toBe(404);
    expect((await askTicket(itr.id, 'itr', stranger.token)).status).toBe(404);
    expect((await askTicket(itr.id, 'tds', owner.token)).status).toBe(404);
    const shared = await ticketFor(id, 'company', owner.token);
    const asStranger = await server.get(address('view', other.id, 'company', shared), stranger.token);
    expect(asStranger.status).toBe(403);
  });

  it('ends with the session and with the access it was given for', async () => {
    const { id, owner } = await buildEntity(server);
    const guest = await buildUser(server);
    await server.post(`/api/companies/${id}/shares`, { email: guest.email, permission: 'view' }, owner.token);
    const shared = await ticketFor(id, 'company', guest.token);
    await server.call('DELETE', `/api/companies/${id}/shares`, {
      token: owner.token,
      body: { email: guest.email },
    });
    expect((await server.get(address('view', id, 'company', shared))).status).toBe(404);
    const ticket = await ticketFor(id, 'company', owner.token);
    expect((await server.post('/api/auth/logout', {}, owner.token)).status).toBe(200);
    expect((await server.get(address('view', id, 'company', ticket))).status).toBe(401);
  });

  it('is kept as a fingerprint only, and not longer than needed', async () => {
    const { id, owner } = await buildEntity(server);
    const ticket = await ticketFor(id, 'company', owner.token);
    expect(JSON.stringify(await ReportTicket.find({}).lean())).not.toContain(ticket);
    server.advance(61_000);
    await ticketFor(id, 'company', owner.token);
    expect(await ReportTicket.countDocuments({})).toBe(1);
    expect(server.logs()).not.toContain(ticket);
  });

  it('is asked for in the documented types only, and a tab gets its refusal as a page', async () => {
    const { id, owner } = await buildEntity(server);
    const answer = await askTicket(id, 'invoice' as Kind, owner.token);
    expect(answer.status).toBe(422);
    const used = 'a'.repeat(43);
    const page = await server.call('GET', address('view', id, 'company', used), {
      headers: { Accept: 'text/html,*/*' },
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(page.text).toContain('works once, within a minute');
    expect((await server.get(`/api/reports/view?id=${id}&type=company`)).status).toBe(400);
  });
});

describe('the page of a report', () => {
  it('runs no script, loads nothing, and shows typed text as text', async () => {
    const { id, owner } = await buildEntity(server, {
      fields: { address: '<script>alert(1)</script> & "Lane"', city: '<b>Pune' },
    });
    const page = await open('view', id, 'company', owner.token);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain(`style-src 'nonce-${/<style nonce="([^"]+)"/.exec(page.text)![1]}'`);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script|<b>|\s(src|href|onclick)=/i);
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Lane&quot;');
    expect(page.text).toContain('@media print');
  });

  it('shows a GSTR-1 by table, and its PDF the same figures', async () => {
    const made = await buildGstReturn(server, 'GSTR-1', { rows: { b2b_invoices: [invoice(1_00_000.5)] } });
    const page = await open('view', made.id, 'gst', made.owner.token);
    for (const text of ['GSTR-1 summary', made.entity.gstin, '1,00,000.50', '900.00', 'Draft'])
      expect(page.text).toContain(text);
    const file = await open('download', made.id, 'gst', made.owner.token);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(`GSTR1_${made.entity.gstin}_102025.pdf`);
    const text = await pdfText(file.bytes);
    for (const part of ['GSTR-1 summary', made.entity.gstin, '1,00,000.50']) expect(text).toContain(part);
  });

  it('shows GSTR-3B with its payment and GSTR-2B with its documents', async () => {
    const b3 = await buildGstReturn(server, 'GSTR-3B');
    const page = await open('view', b3.id, 'gst', b3.owner.token);
    expect(page.text).toContain('Tax paid in cash');
    const b2 = await buildGstReturn(server, 'GSTR-2B');
    const statement = await open('view', b2.id, 'gst', b2.owner.token);
    // Two invoices of 1,000 and 500 with 180 and 90 of integrated tax.
    for (const text of ['1,500.00', '270.00', 'Invoices']) expect(statement.text).toContain(text);
    expect(await pdfText((await open('download', b2.id, 'gst', b2.owner.token)).bytes)).toContain('1,500.00');
    // Its annual return: 8A has the 270.00 of the statement.
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: b2.entity.id, financial_year: '2025-26' },
      b2.owner.token,
    );
    const annual = await open('view', made.body.gst_id, 'gst', b2.owner.token);
    for (const text of ['GSTR-9', 'Credit as per GSTR-2B for documents of the year', '270.00', '2025-26'])
      expect(annual.text).toContain(text);
  });

  it('shows CMP-08 with GSTR-4, GSTR-9C and IMS records, each in the list and the counts', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const tax = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
    const nothing = { value: 0, tax };
    const quarter = { outward: 0, taxable: 0, inward: 0, inwardTax: tax, paid_on: '2025-07-18' };
    const year = await server.call('PUT', `/api/gst/composition/${e.id}`, {
      token,
      body: {
        financial_year: '2025-26',
        version: 0,
        dealer: 'trader',
        quarters: [{ ...quarter, outward: 500_000, taxable: 400_000 }, quarter, quarter, quarter],
        inward: { '4A': nothing, '4B': nothing, '4C': nothing, '4D': nothing },
        filed_on: '2026-06-30',
      },
    });
    expect(year.status, year.text).toBe(200);
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const recon = await server.call('PUT', `/api/gst/gstr9/${made.body.gst_id}/9c`, {
      token,
      body: {
        version: 0,
        typed: { '5A': { value: 9_000 } },
        reasons: { '6': ['Unbilled <revenue>'] },
      },
    });
    expect(recon.status, recon.text).toBe(200);
    const ims = await server.call('POST', '/api/gst/ims', {
      token,
      form: formWith('ims.json', JSON.stringify(imsOf(e.gstin)), { gst_master_id: e.id }),
    });
    expect(ims.status, ims.text).toBe(200);
    const list = await server.get('/api/gst/statements?sort=period', token);
    const rows = list.body.statements as { id: string; kind: string; form: string; status: string }[];
    expect(rows.map((r) => [r.form, r.status]).sort()).toEqual([
      ['CMP-08, GSTR-4', 'filed'],
      ['GSTR-9C', 'draft'],
      ['IMS', ''],
    ]);
    const other = await buildGstEntity(server);
    const idOf = (kind: string) => rows.find((r) => r.kind === kind)!.id;
    expect((await server.get('/api/gst/statements', other.owner.token)).body.total).toBe(0);
    expect((await askTicket(idOf('composition'), 'gst-year', other.owner.token)).status).toBe(404);
    const shows = async (kind: string, parts: string[]) => {
      const page = await open('view', idOf(kind), 'gst-year', token);
      for (const part of parts) expect(page.text).toContain(part);
      const file = await open('download', idOf(kind), 'gst-year', token);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    };
    // 1% of 4,00,000: 2,000 each half. IMS: 180 + 90 of invoices and 18 of a credit note: 252 available.
    await shows('composition', ['CMP-08 and GSTR-4', '5,00,000.00', '2,000.00', 'Filed on 30-06-2026']);
    await shows('gstr9c', ['GSTR-9C', '9,000.00', 'Unbilled &lt;revenue&gt;']);
    await shows('IMS', ['IMS records', 'No action', '252.00']);
    const { body } = await server.get('/api/reports/summary', token);
    expect(body['gst-year']).toEqual({ total: 2, filed: 1 });
  });

  it('shows the computation of an income-tax return, and its PDF is the computation sheet', async () => {
    const { owner, id: entityId, entity } = await buildEntity(server);
    const { id } = await buildReturn(server, { owner, entityId });
    const pan: string = entity.pan;
    const page = await open('view', id, 'itr', owner.token);
    for (const text of ['Comparison of regimes', pan, '2026-27', 'Total income'])
      expect(page.text).toContain(text);
    const text = await pdfText((await open('download', id, 'itr', owner.token)).bytes);
    expect(text).toContain('Computation of income');
    expect(text).toContain(pan);
  });

  it('shows one computation of a firm, which has no choice of regime, and names years of losses', async () => {
    const data = fullReturn();
    const { owner, id: company_id } = await buildEntity(server, {
      fields: {
        status: 'Partnership firm',
        pan: getAt(data, 'personal.pan_number'),
        first_name: undefined,
        last_name: getAt(data, 'personal.last_name'),
        salary: undefined,
      },
    });
    const made = await server.post(
      '/api/itr/create-itr.php',
      { company_id, itr_type: 'ITR-5', assessment_year: '2026-27', status: 'validated', form_data: data },
      owner.token,
    );
    expect(made.status, made.text.slice(0, 500)).toBe(200);
    const page = await open('view', made.body.itr_id, 'itr', owner.token);
    // worked by hand in the tests of ITR-5
    for (const text of ['Summary', '33,44,250', '6,87,206']) expect(page.text).toContain(text);
    for (const text of ['Comparison of regimes', 'old regime']) expect(page.text).not.toContain(text);
    expect(await pdfText((await open('download', made.body.itr_id, 'itr', owner.token)).bytes)).toContain(
      'Business loss of AY 2024-25',
    );
  });

  it('shows a TDS statement by section and month', async () => {
    const s = await buildStatement(server);
    await server.call('PATCH', `/api/tds/statements/${s.id}`, {
      token: s.owner.token,
      body: {
        version: 1,
        challans: [{ id: 'c1', bsr: '0510308', serial: '00123', deposited_on: '2025-05-07', tax: 1000_00 }],
        deductees: [
          {
            id: 'd1',
            challan: 'c1',
            pan: 'ABCPK1234F',
            name: 'Kiran Works',
            code: '94C',
            paid_on: '2025-04-20',
            amount: 1_00_000_00,
            deducted_on: '2025-04-20',
            tax: 1000_00,
            deposited: 1000_00,
            rate: 10_000,
          },
        ],
      },
    });
    const page = await open('view', s.id, 'tds', s.owner.token);
    for (const text of ['Form 26Q', '94C', '2025-04', '1,00,000.00', '0510308', 'MUMA12345B'])
      expect(page.text).toContain(text);
    const text = await pdfText((await open('download', s.id, 'tds', s.owner.token)).bytes);
    for (const part of ['94C', '1,00,000.00', '07-05-2025']) expect(text).toContain(part);
  });

  it('shows a company with its particulars and returns', async () => {
    const { id, owner, entity } = await buildEntity(server);
    await buildReturn(server, { owner, entityId: id });
    const page = await open('view', id, 'company', owner.token);
    for (const text of [entity.pan, 'Asha Kulkarni', '15-06-1985', 'ITR-1', 'AY 2026-27'])
      expect(page.text).toContain(text);
    const text = await pdfText((await open('download', id, 'company', owner.token)).bytes);
    for (const part of [entity.pan, '15-06-1985', 'ITR-1']) expect(text).toContain(part);
  });
});

describe('summaries', () => {
  it('count what is in reach by type, client and period', async () => {
    const entity = await buildGstEntity(server);
    const { owner } = entity;
    for (const period of ['10-2025', '12-2025', '01-2026'])
      await buildGstReturn(server, 'GSTR-1', { entity, period });
    const gstr3b = await buildGstReturn(server, 'GSTR-3B', { entity, period: '12-2025' });
    await server.post(
      '/api/gst/gstr3b.php',
      { gst_id: gstr3b.id, version: gstr3b.version, status: 'filed', filed_on: '2026-01-18' },
      owner.token,
    );
    const second = await buildEntity(server, { owner });
    await buildReturn(server, { owner, entityId: second.id });
    const { body } = await server.get('/api/reports/summary', owner.token);
    expect(body).toMatchObject({
      gst: { total: 4, filed: 1 },
      itr: { total: 1, filed: 0 },
      tds: { total: 0, filed: 0 },
      company: { total: 2 },
    });
    const overview = await server.get('/api/reports/overview?type=gst', owner.token);
    expect(overview.body).toMatchObject({
      total: 4,
      filed: 1,
      clients: [{ company_id: entity.id, total: 4, filed: 1 }],
      periods: [
        { period: '01-2026', total: 1, filed: 0 },
        { period: '12-2025', total: 2, filed: 1 },
        { period: '10-2025', total: 1, filed: 0 },
      ],
    });
    const foreign = await buildEntity(server);
    const ids = [entity.id, second.id, foreign.id].join(',');
    const documents = await server.get(`/api/reports/documents?company_ids=${ids}`, owner.token);
    expect(documents.body.documents).toEqual({ [entity.id]: 4, [second.id]: 1 });
  });
});

describe('Export All', () => {
  it('holds every report of the type once, and folders when no type is asked for', async () => {
    const { owner, id, entity } = await buildEntity(server);
    await buildReturn(server, { owner, entityId: id });
    await buildReturn(server, { owner, entityId: id, assessment_year: '2025-26' });
    const zip = await server.get('/api/reports/export.zip?type=itr', owner.token);
    expect([zip.status, zip.headers.get('x-report-count')]).toEqual([200, '2']);
    const files = unzipSync(new Uint8Array(zip.bytes));
    expect(Object.keys(files).sort()).toEqual([
      `${entity.pan}_ITR1_AY2025-26.pdf`,
      `${entity.pan}_ITR1_AY2026-27.pdf`,
    ]);
    expect(await pdfText(files[`${entity.pan}_ITR1_AY2025-26.pdf`]!)).toContain('2025-26');
    const all = unzipSync(new Uint8Array((await server.get('/api/reports/export.zip', owner.token)).bytes));
    expect(Object.keys(all).map((name) => name.split('/')[0])).toEqual(['itr', 'itr', 'company']);
  });

  it('sends reports as they are made, and stops when the caller does', async () => {
    const { owner, id, gstin } = await buildGstEntity(server);
    const sealed = server.deps.vault.seal(gstin);
    await GstReturn.insertMany(
      Array.from({ length: 150 }, (_, i) => ({
        entity_id: toId(id),
        return_type: 'GSTR-1' as const,
        period: `${String((i % 12) + 1).padStart(2, '0')}-${2018 + (i % 8)}`,
        status: 'draft' as const,
        gstin_sealed: sealed,
        open_key: `${id} ${i}`,
      })),
    );
    const leave = new AbortController();
    const cut = await fetch(`${server.url}/api/reports/export.zip?type=gst`, {
      headers: { Authorization: `Bearer ${owner.token}` },
      signal: leave.signal,
    });
    expect(cut.headers.get('x-report-count')).toBe('150');
    const began = performance.now();
    await cut.body!.getReader().read();
    const firstBytes = performance.now() - began;
    leave.abort();
    const whole = performance.now();
    const zip = await server.get('/api/reports/export.zip?type=gst', owner.token);
    const took = performance.now() - whole;
    const files = unzipSync(new Uint8Array(zip.bytes));
    expect(Object.keys(files)).toHaveLength(150);
    expect(Object.values(files).every((f) => Buffer.from(f.subarray(0, 5)).toString() === '%PDF-')).toBe(
      true,
    );
    // The first file is out long before the last is made.
    expect(firstBytes).toBeLessThan(took / 4);
  }, 120_000);
});
