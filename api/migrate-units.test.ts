import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { toId } from './base/records.ts';
import { buildReturn } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer | undefined;
let dataDir: string;
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const quantitative = (...units: string[]) => ({
  quantitative: { trading: units.map((unit) => ({ item: 'Cotton', unit, opening: 5, sold: 5 })) },
});

it('units of open returns of an earlier version are asked: the code is kept beside, filed returns and the list of today stay', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'karsetu-old-'));
  server = await startTestServer({ dataDir });
  const open = await buildReturn(server, { itr_type: 'ITR-3', form_data: quantitative('101', '102') });
  const { owner, entityId } = open;
  const more = (itr_type: string, assessment_year: string, form_data: object) =>
    buildReturn(server!, { owner, entityId, itr_type, assessment_year, form_data });
  const filed = await more('ITR-3', '2025-26', quantitative('107'));
  const plain = await more('ITR-3', '2024-25', quantitative('102'));
  const binned = await more('ITR-5', '2026-27', quantitative('104'));
  const other = await more('ITR-1', '2026-27', {});
  await server.call('DELETE', `/api/itr/${binned.id}`, { token: owner.token });

  // As the version before left them: no marker; one filed, one complete.
  const returns = () => mongoose.connection.collection('itr_returns');
  const stored = (id: string) => returns().findOne({ _id: toId(id) });
  const mark = (id: string, $set: object) => returns().updateOne({ _id: toId(id) }, { $set });
  await returns().updateMany({}, { $unset: { code_lists: 1 } });
  await mark(open.id, { status: 'validated' });
  await mark(filed.id, {
    status: 'filed',
    acknowledgement: '123456789012345',
    filed_on: '2025-07-20',
    open_key: `${filed.id} filed`,
  });
  const left = {
    filed: await stored(filed.id),
    plain: await stored(plain.id),
    other: await stored(other.id),
  };
  await server.stop();

  server = await startTestServer({ dataDir });
  const rowsOf = async (id: string) =>
    (await server!.get(`/api/itr/${id}`, owner.token)).body.return.form_data.quantitative.trading;
  const [asked, kept] = await rowsOf(open.id);
  expect(asked).toEqual({ item: 'Cotton', opening: 5, sold: 5, unit_before: '101' });
  expect(kept).toEqual({ item: 'Cotton', unit: '102', opening: 5, sold: 5 });
  const moved = await stored(open.id);
  expect(moved).toMatchObject({ status: 'draft', version: open.version + 1, code_lists: 2 });
  expect(await stored(filed.id)).toEqual(left.filed);
  expect(await stored(other.id)).toEqual(left.other);
  expect(await stored(plain.id)).toEqual({ ...left.plain, code_lists: 2 });
  // from the bin it comes back with its question
  await server.call('POST', `/api/itr/${binned.id}/restore`, { token: owner.token });
  expect(await rowsOf(binned.id)).toEqual([{ item: 'Cotton', opening: 5, sold: 5, unit_before: '104' }]);

  // What a browser still has of the version before does not bring the code back.
  const save = (body: object) =>
    server!.post('/api/itr/create-itr.php', { itr_id: open.id, ...body }, owner.token);
  const late = await save({ version: open.version, form_data: quantitative('101', '102') });
  expect(late.status).toBe(409);
  const whole = await save({
    version: moved!['version'],
    status: 'validated',
    form_data: { quantitative: { trading: [asked] } },
  });
  expect(whole.status).toBe(422);
  expect(whole.text).toContain('an earlier version showed code 101 as “Number”');
  // Answered as on the list of today, whose 107 the list before had too: it is not asked again.
  const answered = await save({
    version: moved!['version'],
    form_data: { quantitative: { trading: [{ ...asked, unit: '107' }] } },
  });
  expect(answered.status, answered.text).toBe(200);
  // The revision of a filed return asks, the filed one stays.
  const revised = await server.post(`/api/itr/${filed.id}/revise`, {}, owner.token);
  expect(revised.status, revised.text).toBe(200);
  expect(revised.body.return.form_data.quantitative.trading[0]).toEqual({
    item: 'Cotton',
    opening: 5,
    sold: 5,
    unit_before: '107',
  });
  const fresh = await more('ITR-6', '2026-27', quantitative('108'));
  const before = await returns().find({}).sort({ _id: 1 }).toArray();
  await server.stop();

  server = await startTestServer({ dataDir });
  expect(await returns().find({}).sort({ _id: 1 }).toArray()).toEqual(before);
  expect((await rowsOf(open.id))[0]).toMatchObject({ unit: '107' });
  expect((await rowsOf(fresh.id))[0]).toMatchObject({ unit: '108' });
});
