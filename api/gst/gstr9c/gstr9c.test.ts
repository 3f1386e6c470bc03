import { afterAll, beforeAll, expect, it } from 'vitest';
import { b2bRow, buildGstEntity, saveGstr1 } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

it('reconciles GSTR-9 with the accounts, keeps what was entered, and writes Excel and PDF', async () => {
  const e = await buildGstEntity(server);
  const { token } = e.owner;
  // One invoice: taxable 10,000 at 18%
  await saveGstr1(server, e, { b2b_invoices: [b2bRow()] });
  const made = await server.post('/api/gst/gstr9', { gst_master_id: e.id, financial_year: '2025-26' }, token);
  const path = `/api/gst/gstr9/${made.body.gst_id}/9c`;
  const put = (more: object) =>
    server.call('PUT', path, { token, body: { version: 0, typed: {}, reasons: {}, ...more } });
  const first = await server.get(path, token);
  expect(first.status, first.text).toBe(200);
  expect(first.body).toMatchObject({
    version: 0,
    financial_year: '2025-26',
    figures: { '5Q': { value: 10_000 }, '7F': { value: 10_000 } },
    accounts: { turnover: null },
    can_edit: true,
  });
  const asked = (body: { issues: { path: string }[] }) => body.issues.map((i) => i.path);
  expect(asked(first.body)).toEqual(['5A', '5R', '7G']);

  const typed = {
    '5A': { value: 9_000 },
    '5M': { value: -250.5 },
    '9E': { value: 10_000, cgst: 900, sgst: 900 },
  };
  const saved = await put({ typed, reasons: { '6': ['Unbilled <revenue>'], '8': ['As in table 6'] } });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({
    version: 1,
    // 9,000 - 250.50 = 8,749.50; 10,000 - 8,749.50; 9R: nothing paid - 900
    figures: {
      '5P': { value: 8_749.5 },
      '5R': { value: 1_250.5 },
      '7G': { value: 1_250.5 },
      '9R': { cgst: -900 },
    },
    typed,
    reasons: { '6': ['Unbilled <revenue>'] },
  });
  expect(asked(saved.body)).toEqual(['9R']);
  expect((await server.get(path, token)).body).toMatchObject({ version: 1, typed });
  expect((await put({})).status).toBe(409);
  expect((await put({ version: 3 })).status).toBe(409);

  const bad = await put({
    version: 1,
    typed: {
      '5P': { value: 1 },
      '9Z': { value: 1 },
      '5A': { value: -1 },
      '12A': { cgst: 1 },
      '5B': { value: 0.005 },
    },
  });
  expect([bad.status, bad.body.error.fields.map((f: { path: string }) => f.path)]).toEqual([
    400,
    ['typed.5P', 'typed.9Z', 'typed.5A.value', 'typed.12A.cgst', 'typed.5B.value'],
  ]);

  const sheet = await server.get(`${path}/xlsx`, token);
  expect([sheet.status, sheet.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`GSTR9C_${e.gstin}_2025-26.xlsx`),
  ]);
  const pdf = await server.get(`${path}/pdf`, token);
  expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF']);
  const stranger = await buildGstEntity(server);
  expect((await server.get(path, stranger.owner.token)).status).toBe(404);
});
