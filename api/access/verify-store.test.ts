import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeHeads } from '../audit/head.ts';
import { Audit } from '../audit/model.ts';
import { external } from '../database/testing/client.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { flushAccess } from './log.ts';
import { Access, AccessBatch } from './model.ts';
import { verifyTrail } from './verify-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { owner, id } = await buildEntity(server);
  await buildEntity(server, { owner });
  await buildEntity(server, { owner });
  await flushAccess(server.deps);
  await server.get(`/api/companies/${id}`, owner.token);
  await flushAccess(server.deps);
  await writeHeads(server.deps);
});
afterAll(() => server.stop());

const verified = () => verifyTrail({ dataDir: server.dataDir, keys: server.deps.secrets.dataKeys });

it.skipIf(external)('both chains are verified from outside while the program runs', async () => {
  const { trail, access } = await verified();
  expect([trail.broken, access.broken]).toEqual([undefined, undefined]);
  expect(trail.rows).toBe(await Audit.countDocuments());
  expect(trail.rows).toBeGreaterThan(2);
  expect(access.rows).toBe(await Access.countDocuments());
  expect(access.batches).toBe(await AccessBatch.countDocuments());
  expect(access.rows).toBeGreaterThan(0);
  const last = (await Audit.findOne().sort({ seq: -1 }).lean())!;
  expect(trail.head).toBe(last.hash);
});

it.skipIf(external)('a row of the access log that was changed, added or cut off the end shows', async () => {
  const rows = await Access.find().sort({ _id: 1 }).lean();
  const first = rows[0]!;
  await Access.collection.updateOne({ _id: first._id }, { $set: { ip: '10.9.9.9' } });
  expect((await verified()).access.broken).toBe(1);
  await Access.collection.updateOne({ _id: first._id }, { $set: { ip: first.ip } });
  const { _id, ...like } = first;
  const added = await Access.collection.insertOne({ ...like } as never);
  expect((await verified()).access.broken).toBe(1);
  await Access.collection.deleteOne({ _id: added.insertedId });
  expect((await verified()).access.broken).toBeUndefined();
  const end = (await AccessBatch.findOne().sort({ seq: -1 }).lean())!;
  const gone = await Access.find({ batch: end.seq }).lean();
  await AccessBatch.collection.deleteOne({ _id: end._id });
  await Access.collection.deleteMany({ batch: end.seq });
  expect((await verified()).access.broken).toBe(end.seq);
  await AccessBatch.collection.insertOne(end as never);
  await Access.collection.insertMany(gone as never);
  expect((await verified()).access.broken).toBeUndefined();
});

it.skipIf(external)('a row taken out of the trail, or cut off its end, shows', async () => {
  const rows = await Audit.find().sort({ seq: 1 }).lean();
  const last = rows.at(-1)!;
  await Audit.collection.deleteOne({ _id: last._id });
  expect((await verified()).trail.broken).toBe(last.seq);
  await Audit.collection.insertOne(last as never);
  expect((await verified()).trail.broken).toBeUndefined();
  await Audit.collection.deleteOne({ seq: 2 });
  expect((await verified()).trail.broken).toBe(2);
});
