import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { toId } from './base/records.ts';
import { buildEntity, freshPan } from './testing/factories.ts';
import { b2bRow, buildGstReturn, gstinOf } from './testing/gst.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { buildStatement } from './testing/tds.ts';

let server: TestServer | undefined;
let dataDir: string;
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const names = [
  'entities',
  'gst_returns',
  'gst_blocks',
  'gst_rows',
  'gst_profiles',
  'tds_statements',
  'tds_rows',
];
/** What the move may change; every other member of every record must be the same before and after. */
const moved = ['registration_id', 'registrations_sealed', 'registrations', 'open_key', 'pan_keys'];

/** Number of records and a checksum of each collection, without what the move may change. */
async function sums(whole = false) {
  const out: Record<string, { count: number; sum: string }> = {};
  for (const name of names) {
    const docs = await mongoose.connection.collection(name).find({}).sort({ _id: 1 }).toArray();
    const text = docs.map((doc) =>
      JSON.stringify(
        Object.entries(doc)
          .filter(([key]) => whole || !moved.includes(key))
          .sort(),
      ),
    );
    out[name] = { count: docs.length, sum: createHash('sha256').update(text.join('\n')).digest('hex') };
  }
  return out;
}

it('a store of one GSTIN and TAN a client: everything belongs to a registration afterwards, and nothing else changed', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'karsetu-old-'));
  server = await startTestServer({ dataDir });
  const db = (name: string) => mongoose.connection.collection(name);
  // One client files quarterly in 2025-26; its October return is in the bin and another one is in its place.
  const first = await buildGstReturn(server, 'GSTR-1', { rows: { b2b_invoices: [b2bRow()] } });
  const { owner } = first;
  const at = { entity: first.entity };
  await server.call('DELETE', `/api/gst/gstr1/${first.id}`, { token: owner.token });
  const again = await buildGstReturn(server, 'GSTR-1', at);
  const three = await buildGstReturn(server, 'GSTR-3B', at);
  const two = await buildGstReturn(server, 'GSTR-2B', at);
  // Another client's GSTIN was changed to that of another State after a return was made.
  const pan = freshPan();
  const [gujarat, maharashtra] = [gstinOf(pan, '24'), gstinOf(pan, '27')];
  const changed = await buildEntity(server, {
    owner,
    fields: { status: 'Sole Proprietorship', pan, gstin: gujarat, salary: false, business: true },
  });
  const old = await buildGstReturn(server, 'GSTR-1', { entity: { ...changed, gstin: gujarat } });
  // A third deducts tax under its own TAN, and made one statement under another.
  const own = await buildStatement(server);
  const other = await buildStatement(server, { entity: own.entity, quarter: 'Q2' });
  await server.call('PATCH', `/api/tds/statements/${other.id}`, {
    body: { version: 1, deductor: { tan: 'PNEB54321C' } },
    token: own.owner.token,
  });
  const plain = await buildEntity(server, { owner });

  // As the version before left them.
  await db('entities').updateMany({}, { $unset: { registrations_sealed: 1 } });
  await db('entities').updateOne(
    { _id: toId(changed.id) },
    { $set: { gstin_sealed: server.deps.vault.seal(maharashtra) } },
  );
  for (const r of await db('gst_returns').find({}).toArray()) {
    const key = `${r['entity_id']} ${r['return_type']} ${r['period']}`;
    await db('gst_returns').updateOne(
      { _id: r._id },
      { $set: { open_key: r['deleted_at'] ? `${key} ${r._id}` : key }, $unset: { registration_id: 1 } },
    );
  }
  for (const r of await db('tds_statements').find({}).toArray())
    await db('tds_statements').updateOne(
      { _id: r._id },
      {
        $set: { open_key: `${r['entity_id']} ${r['form_type']} ${r['financial_year']} ${r['quarter']}` },
        $unset: { registration_id: 1 },
      },
    );
  await db('gst_profiles').deleteMany({});
  await db('gst_profiles').insertOne({
    entity_id: toId(first.entity.id),
    years: { '2025-26': { frequency: 'quarterly', turnover: 123_00 } },
    sez: true,
    version: 1,
    created_at: new Date(),
    updated_at: new Date(),
  });
  const before = await sums();
  expect(before['gst_returns']!.count).toBe(5);
  expect(before['tds_statements']!.count).toBe(2);
  await server.stop();

  server = await startTestServer({ dataDir });
  expect(await sums()).toEqual(before);
  const registrations = async (id: string, token: string) =>
    (await server!.get(`/api/companies/${id}`, token)).body.company.registrations as {
      id: string;
      number: string;
      main: boolean;
    }[];
  const numbers = async (id: string, token: string) =>
    (await registrations(id, token)).map((r) => [r.number, r.main]);
  expect(await numbers(first.entity.id, owner.token)).toEqual([[first.entity.gstin, true]]);
  expect(await numbers(changed.id, owner.token)).toEqual([
    [maharashtra, true],
    [gujarat, false],
  ]);
  expect(await numbers(own.entity.id, own.owner.token)).toEqual([
    ['MUMA12345B', true],
    ['PNEB54321C', false],
  ]);
  expect(await numbers(plain.id, owner.token)).toEqual([]);
  // Each return under the registration of its own number.
  const ofReturn = async (path: string, id: string, token: string, member: string) =>
    (await server!.get(`${path}/${id}`, token)).body[member].registration_id as string;
  const [main] = await registrations(first.entity.id, owner.token);
  for (const [path, id] of [
    ['/api/gst/gstr1', again.id],
    ['/api/gst/gstr3b', three.id],
    ['/api/gst/gstr2b', two.id],
  ] as const)
    expect(await ofReturn(path, id, owner.token, 'return')).toBe(main!.id);
  const [, left] = await registrations(changed.id, owner.token);
  expect(await ofReturn('/api/gst/gstr1', old.id, owner.token, 'return')).toBe(left!.id);
  const [mum, pne] = await registrations(own.entity.id, own.owner.token);
  const ofStatement = (id: string) => ofReturn('/api/tds/statements', id, own.owner.token, 'statement');
  expect([await ofStatement(own.id), await ofStatement(other.id)]).toEqual([mum!.id, pne!.id]);
  // How it filed is how its GSTIN files.
  const home = await server.get(`/api/gst/home/${first.entity.id}?financial_year=2025-26`, owner.token);
  expect(home.body.settings).toEqual({ frequency: 'quarterly', turnover: 123, sez: true });
  // Only one of a kind, as before: the one in the bin can not come back while the other stands.
  const back = await server.post(`/api/gst/gstr1/${first.id}/restore`, {}, owner.token);
  expect([back.status, back.body.error?.id, back.body.gst_id]).toEqual([409, 'return_exists', again.id]);
  // The other State's October is free.
  const made = await server.post(
    '/api/gst/gstr1.php',
    { gst_master_id: changed.id, return_period: '10-2025' },
    owner.token,
  );
  expect(made.status, made.text).toBe(200);
  const after = await sums(true);
  await server.stop();

  server = await startTestServer({ dataDir });
  expect(await sums(true)).toEqual(after);
});
