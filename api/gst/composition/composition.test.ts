import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGstEntity } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const tax = (each = 0) => ({ igst: 0, cgst: each, sgst: each, cess: 0 });
const nothing = { value: 0, tax: tax() };
const quarter = (outward: number, taxable: number, more: object = {}) => ({
  outward,
  taxable,
  inward: 0,
  inwardTax: tax(),
  paid_on: '2025-07-18',
  ...more,
});
const body = {
  financial_year: '2025-26',
  version: 0,
  dealer: 'trader',
  quarters: [quarter(500_000, 400_000), quarter(0, 0), quarter(0, 0), quarter(0, 0)],
  inward: { '4A': { value: 90_000, tax: tax(8_100) }, '4B': nothing, '4C': nothing, '4D': nothing },
  filed_on: '2026-06-30',
};

it('keeps a composition dealer’s year, shows CMP-08 and GSTR-4, and writes Excel', async () => {
  const e = await buildGstEntity(server);
  const { token } = e.owner;
  const path = `/api/gst/composition/${e.id}`;
  const put = (more: object) => server.call('PUT', path, { token, body: { ...body, ...more } });
  expect((await server.get(`${path}?financial_year=2025-26`, token)).body).toMatchObject({
    version: 0,
    dealer: 'trader',
  });
  const saved = await put({});
  expect(saved.status, saved.text).toBe(200);
  // 1% of 4,00,000 taxable = 4,000, half each
  expect(saved.body).toMatchObject({
    version: 1,
    statements: [{ due: '2025-07-18', outward: 500_000, payable: tax(2_000), days: 0 }, {}, {}, {}],
    annual: {
      due: '2026-06-30',
      paid: { outward: 500_000, tax: tax(2_000) },
      by_rate: [
        { rate: 1, value: 400_000 },
        { rate: 0, value: 100_000 },
      ],
      fee: { days: 0, amount: 0 },
    },
    issues: [],
  });
  const sheet = await server.get(`${path}/xlsx?financial_year=2025-26`, token);
  expect([sheet.status, sheet.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`GSTR4_${e.gstin}_2025-26.xlsx`),
  ]);
  expect((await put({})).status).toBe(409);
  const odd = await put({ version: 1, quarters: [quarter(1, 2), ...body.quarters.slice(1)] });
  expect(odd.body.issues.map((i: { path: string }) => i.path)).toEqual(['quarters.0.taxable']);
  const bad = await put({ version: 2, quarters: [quarter(-1, 0.005), ...body.quarters.slice(1)] });
  expect([bad.status, bad.body.error.fields.map((f: { path: string }) => f.path).sort()]).toEqual([
    422,
    ['quarters.0.outward', 'quarters.0.taxable'],
  ]);
});
