import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetsToWire } from '../../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../../shared/gst/testing/many.ts';
import { toId } from '../../base/records.ts';
import { unlessReplaced } from '../../base/staged.ts';
import { buildGstEntity, saveGstr1 } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { GstBlock, GstReturn, GstRows } from '../base/model.ts';
import { blocksOf, dropStaged, loadRows, sealedRows, stageRows } from '../base/rows.ts';

/** A return of several blocks of rows, as a large one has: 2,000 invoices are 8 blocks. */
const count = 2000;
/** Fewer than all, and no whole number of blocks. */
const most = 1200;
const period = '10-2025';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const build = async () => {
  const entity = await buildGstEntity(server);
  const sheets = manyInvoices({ gstin: entity.gstin, period, frequency: 'monthly' }, count);
  const rows = sheetsToWire(sheets);
  return { entity, token: entity.owner.token, rows };
};
const read = async (id: string, token: string) =>
  (await server.get(`/api/gst/gstr1/${id}`, token)).body.return;
/** Sum of a column in paise, from the rows as they were sent. */
const sumOf = (rows: readonly Record<string, unknown>[], key: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0);

it('is saved, read, changed, saved again and exported like a small one', async () => {
  const { entity, token, rows } = await build();
  const saved = await saveGstr1(server, entity, rows);
  expect(saved.status, saved.text.slice(0, 500)).toBe(200);
  const id = saved.body.gst_id as string;
  expect(saved.body.totals).toMatchObject({
    total_b2b_invoices: count,
    b2b_taxable_value: sumOf(rows['b2b_invoices']!, 'taxable_value') / 100,
  });
  const stored = await read(id, token);
  expect(stored.b2b_invoices).toEqual(rows['b2b_invoices']);
  expect(stored.hsn_summary).toEqual(rows['hsn_summary']);

  const one = { ...stored.b2b_invoices[count / 2], receiver_name: 'Changed' };
  const patched = await server.call('PATCH', `/api/gst/gstr1/${id}`, {
    token,
    body: { version: 1, b2b_invoices: [one] },
  });
  expect(patched.body.version).toBe(2);
  expect((await read(id, token)).b2b_invoices[count / 2].receiver_name).toBe('Changed');

  // Many rows changed, added and removed together.
  const changed = stored.b2b_invoices.slice(0, most).map((r: object) => ({ ...r, receiver_name: 'Again' }));
  const added = { ...one, id: 'new-1', invoice_number: 'NEW/1' };
  const gone = stored.b2b_invoices.slice(most).map((r: { id: string }) => r.id);
  const large = await server.call('PATCH', `/api/gst/gstr1/${id}`, {
    token,
    body: { version: 2, b2b_invoices: [...changed, added], removed: gone },
  });
  expect(large.body, large.text.slice(0, 500)).toMatchObject({
    version: 3,
    totals: { total_b2b_invoices: most + 1 },
  });
  expect((await read(id, token)).b2b_invoices).toEqual([...changed, added]);

  // One list sent: the others stay, rows and figures.
  const half = rows['b2b_invoices']!.slice(0, count / 2);
  const again = await saveGstr1(server, entity, { gst_id: id, version: 3, b2b_invoices: half });
  expect(again.body.totals).toMatchObject({ total_b2b_invoices: count / 2 });
  expect(again.body.totals.sections.hsn).toEqual(saved.body.totals.sections.hsn);
  const after = await read(id, token);
  expect(after.b2b_invoices).toEqual(half);
  expect(after.hsn_summary).toEqual(rows['hsn_summary']);
  // Nothing is left of what was replaced.
  const blocks = await GstBlock.countDocuments({ entity_id: toId(entity.id) });
  expect(await GstRows.countDocuments({ return_id: toId(id) })).toBe(blocks);

  const csv = await server.get(`/api/gst/gstr1/${id}/csv?section=b2b`, token);
  expect(csv.text.trim().split('\n')).toHaveLength(count / 2 + 1);
  const xlsx = await server.get(`/api/gst/gstr1/${id}/xlsx`, token);
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(xlsx.headers.get('content-length')).toBe(String(xlsx.bytes.length));
});

it('is filed only without errors, its other periods’ numbers included', async () => {
  const { entity, token, rows } = await build();
  const [first, ...rest] = rows['b2b_invoices']!;
  const wrong = { ...rows, b2b_invoices: [{ ...first, place_of_supply: '' }, ...rest], status: 'filed' };
  const refused = await saveGstr1(server, entity, wrong);
  expect(refused.status).toBe(422);
  expect(refused.body.error.id).toBe('incomplete_return');
  expect(refused.body.error.fields[0].path).toBe('b2b_invoices.0.place_of_supply');
  expect(await GstReturn.countDocuments({ entity_id: toId(entity.id) })).toBe(0);

  const filed = await saveGstr1(server, entity, { ...rows, status: 'filed' });
  expect(filed.status, filed.text.slice(0, 500)).toBe(200);
  const issues = await server.get(`/api/gst/gstr1/${filed.body.gst_id}/issues`, token);
  expect(issues.body).toMatchObject({ success: true, valid: true, total_errors: 0 });
  const json = await server.get(`/api/gst/gstr1/${filed.body.gst_id}/json`, token);
  expect(json.status).toBe(200);

  const november = manyInvoices({ gstin: entity.gstin, period: '11-2025', frequency: 'monthly' }, count);
  const next = await saveGstr1(server, entity, { ...sheetsToWire(november), return_period: '11-2025' });
  const again = await server.get(`/api/gst/gstr1/${next.body.gst_id}/issues`, token);
  // Every number was reported in October.
  expect(again.body.total_errors + again.body.total_warnings).toBeGreaterThanOrEqual(count);
  const told = [...again.body.errors, ...again.body.warnings].filter(
    (issue) => issue.field === 'invoice_number' && issue.message.includes('10-2025'),
  );
  expect(told.slice(0, 2).map((issue) => issue.number)).toEqual(['INV/000001', 'INV/000002']);
});

it('names what cannot be read by list and row, and more rows than a list may have', async () => {
  const { entity, rows } = await build();
  const list = [...rows['b2b_invoices']!];
  list[1321] = { ...list[1321], taxable_value: 'twelve' };
  const refused = await saveGstr1(server, entity, { b2b_invoices: list });
  expect(refused.status).toBe(400);
  expect(refused.body.error.fields[0].path).toBe('b2b_invoices.1321.taxable_value');
  const many = await saveGstr1(server, entity, { b2b_invoices: Array(100_001).fill({ cess: 0 }) });
  expect(many.status).toBe(400);
  expect(many.body.error.fields[0].path).toBe('b2b_invoices');
  const unknown = await saveGstr1(server, entity, { invoices: list });
  expect(unknown.body.error.fields[0].path).toBe('invoices');
});

it('is never seen half: a reader has the rows before or after a save', async () => {
  const { entity, token, rows } = await build();
  const saved = await saveGstr1(server, entity, rows);
  const id = saved.body.gst_id as string;
  const fewer = rows['b2b_invoices']!.slice(0, most);
  let over = false;
  const seen = new Set<number>();
  const reading = (async () => {
    while (!over) seen.add((await read(id, token)).b2b_invoices.length);
  })();
  for (let version = 1; version < 5; version++) {
    const list = version % 2 ? fewer : rows['b2b_invoices'];
    const answer = await saveGstr1(server, entity, { gst_id: id, version, b2b_invoices: list });
    expect(answer.body.version).toBe(version + 1);
  }
  over = true;
  await reading;
  for (const length of seen) expect([most, count]).toContain(length);
});

it('whose rows were replaced between finding and reading them is read again', async () => {
  const { entity, rows } = await build();
  const { gst_id } = (await saveGstr1(server, entity, rows)).body;
  const found = await blocksOf(toId(gst_id));
  await saveGstr1(server, entity, { ...rows, gst_id, version: 1 });
  let tries = 0;
  const read = await unlessReplaced(async () => {
    const blocks = tries++ === 0 ? found : await blocksOf(toId(gst_id));
    let sealed = 0;
    for await (const part of sealedRows(blocks)) sealed += part.filter((p) => p.sealed).length;
    return sealed;
  });
  expect([tries, read]).toEqual([2, found.length]);
});

it('of a stale version, or one too many of a period, leaves nothing behind', async () => {
  const { entity, rows } = await build();
  const saved = await saveGstr1(server, entity, rows);
  const blocks = () => GstBlock.countDocuments({ entity_id: toId(entity.id) });
  const before = await blocks();
  const stale = await saveGstr1(server, entity, { gst_id: saved.body.gst_id, version: 7, ...rows });
  expect(stale.status).toBe(409);
  expect(stale.body.stored.version).toBe(1);
  expect((await saveGstr1(server, entity, rows)).status).toBe(409);
  const [one, two] = await Promise.all(
    [1, 2].map(() => saveGstr1(server, entity, { ...rows, gst_id: saved.body.gst_id, version: 1 })),
  );
  expect([one!.status, two!.status].sort()).toEqual([200, 409]);
  expect(await blocks()).toBe(before);
});

it('whose save was cut off is as it was, and the janitor takes away what lay beside it', async () => {
  const { entity, rows } = await build();
  const saved = await saveGstr1(server, entity, rows);
  const record = (await GstReturn.findById(saved.body.gst_id).lean())!;
  const count = await GstRows.countDocuments({});
  const staged = stageRows(record);
  await staged.put([{ section: 'b2b', seq: 0, row_ids: ['x'], keys: [], rows_sealed: 'v1.x.x' }]);
  expect((await loadRows(server.deps, record._id)).b2b).toHaveLength(rows['b2b_invoices']!.length);
  await dropStaged(new Date(Date.now() - 3_600_000));
  expect(await GstRows.countDocuments({})).toBe(count + 1);
  await dropStaged(new Date(Date.now() + 1000));
  expect(await GstRows.countDocuments({})).toBe(count);
  expect((await loadRows(server.deps, record._id)).b2b).toHaveLength(rows['b2b_invoices']!.length);
});
