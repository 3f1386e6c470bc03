import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildDeductor } from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Deductor = Awaited<ReturnType<typeof buildDeductor>>;
async function take(client: Deductor, name: string, bytes: string | Buffer) {
  const form = new FormData();
  form.set('company_id', client.id);
  form.set('file', new File([new Uint8Array(Buffer.from(bytes))], name));
  const { token } = client.owner;
  const read = await server.call('POST', '/api/intake', { token, form });
  expect([read.status, read.body.question], read.text).toEqual([200, undefined]);
  const done = await server.post(`/api/intake/${read.body.intake_id}/apply`, {}, token);
  expect(done.status, done.text).toBe(200);
  const { tds_id } = done.body.applied[0];
  const { statement } = (await server.get(`/api/tds/statements/${tds_id}`, token)).body;
  return {
    statement: statement as {
      form_type: string;
      quarter: string;
      challans: SheetRow[];
      deductees: SheetRow[];
    },
    undo: () => server.post(`/api/intake/${read.body.intake_id}/undo`, {}, token),
    again: () => server.get(`/api/tds/statements/${tds_id}`, token),
  };
}

const sample = '../shared/samples/tables/tds-26q-deductees';
if (!existsSync(`${sample}.xlsx`)) console.log('skipped: the shared samples are not beside the project');

it.skipIf(!existsSync(`${sample}.xlsx`))(
  'the sample’s deductees and challans land in the statement, rupee by rupee',
  async () => {
    const { truth } = JSON.parse(readFileSync(`${sample}.truth.json`, 'utf8'));
    const { statement, undo, again } = await take(
      await buildDeductor(server),
      'tds-26q-deductees.xlsx',
      readFileSync(`${sample}.xlsx`),
    );
    expect([statement.form_type, statement.quarter]).toEqual(['26Q', 'Q2']);
    const sum = (rows: SheetRow[], of: (row: SheetRow) => number | undefined) =>
      rows.reduce((n, row) => n + (of(row) ?? 0), 0);
    expect([statement.deductees.length, statement.challans.length]).toEqual([
      truth.deductees,
      truth.challans,
    ]);
    expect(sum(statement.deductees, (r) => r.amount)).toBe(truth.paid * 100);
    expect(sum(statement.deductees, (r) => r.tax)).toBe(truth.tds * 100);
    // Each payment names the challan that paid it: zeros before its serial are kept.
    const paid = statement.challans.map((c) => [
      c.serial,
      sum(
        statement.deductees.filter((d) => d.challan === c.id),
        (r) => r.tax,
      ) / 100,
    ]);
    expect(Object.fromEntries(paid)).toEqual(truth.byChallan);
    expect((await undo()).status).toBe(200);
    const gone = await again();
    expect(gone.status === 404 || gone.body.statement.deductees.length === 0).toBe(true);
  },
);

it('paise land as paise', async () => {
  const csv = [
    'Name,PAN,Section code,Date of payment or credit,Amount paid or credited,Rate in %,Tax,Date of deduction,Total tax deposited',
    'Kiran Works,ABCPK1234F,94C,20-07-2025,"1,23,456.78",1,1234.57,20-07-2025,1234.57',
    'Lakshmi and Co,ABCFL1234F,94J,21-07-2025,99.01,10,9.90,21-07-2025,9.90',
  ].join('\r\n');
  const { statement } = await take(await buildDeductor(server), 'deductees.csv', csv);
  expect(statement.deductees.map((r) => [r.amount, r.tax, r.deposited])).toEqual([
    [1_23_456_78, 1234_57, 1234_57],
    [99_01, 9_90, 9_90],
  ]);
});

it('a list whose lines name their challans lands as deductees and challans', async () => {
  const csv = [
    'Name,PAN,Section code,Date of payment or credit,Amount paid or credited,Rate in %,Tax,Date of deduction,Total tax deposited,Challan Serial No.,BSR Code,Date of Deposit',
    'Kiran Works,ABCPK1234F,94C,20-07-2025,1000,1,10,20-07-2025,10,00021,0510308,07-08-2025',
    'Lakshmi and Co,ABCFL1234F,94J,21-07-2025,500,10,50,21-07-2025,50,00021,0510308,07-08-2025',
    'Kiran Works,ABCPK1234F,94C,20-08-2025,2000,1,20,20-08-2025,20,00022,0510308,07-09-2025',
  ].join('\r\n');
  const { statement } = await take(await buildDeductor(server), 'deductees.csv', csv);
  // Serial 21 paid 10 and 50, serial 22 paid 20.
  expect(statement.challans.map((c) => [Number(c.serial), c.bsr, c.deposited_on, c.tax])).toEqual([
    [21, '0510308', '2025-08-07', 60_00],
    [22, '0510308', '2025-09-07', 20_00],
  ]);
  const of = Object.fromEntries(statement.challans.map((c) => [c.id, Number(c.serial)]));
  expect(statement.deductees.map((d) => [d.tax, of[d.challan as string]])).toEqual([
    [10_00, 21],
    [50_00, 21],
    [20_00, 22],
  ]);
});
