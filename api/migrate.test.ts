import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { toId } from './base/records.ts';
import { buildEntity, buildReturn, buildUser } from './testing/factories.ts';
import { mailsTo, mailTo } from './testing/mails.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer | undefined;
let dataDir: string;
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a store of an earlier version: proved addresses keep their shares, unproved ones wait, one reader stands behind a share', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'karsetu-old-'));
  server = await startTestServer({ dataDir });
  const { owner, entityId: id } = await buildReturn(server);
  const shared = await buildEntity(server, { owner });
  const registered = await buildUser(server);
  const made = await buildUser(server);
  const left = await buildUser(server);
  for (const { email } of [registered, made])
    await server.post(`/api/companies/${shared.id}/shares`, { email, permission: 'view' }, owner.token);
  // As an earlier version left them: no member for the proof; one was approved after registering; who left an address stayed a reader.
  const users = mongoose.connection.collection('users');
  await users.updateMany({}, { $unset: { email_proved_at: 1 } });
  for (const { id: user, doc } of [owner, registered, left])
    await users.updateOne(
      { _id: toId(user) },
      { $set: { approved_at: new Date(doc.registered_at.getTime() + 5000) } },
    );
  await mongoose.connection
    .collection('entities')
    .updateOne({ _id: toId(shared.id) }, { $push: { reader_ids: toId(left.id) } } as object);
  // Clients were listed by the letters of their names.
  await mongoose.connection.collection('entities').updateMany({}, { $unset: { sort_key: 1 } });
  const sees = async (token: string) =>
    (await server!.get('/api/companies/list', token)).body.companies.map((c: { id: string }) => c.id);
  expect(await sees(left.token)).toEqual([shared.id]);
  await server.stop();

  server = await startTestServer({ dataDir });
  expect((await sees(owner.token)).sort()).toEqual([id, shared.id].sort());
  expect(
    await mongoose.connection.collection('entities').countDocuments({ sort_key: { $exists: true } }),
  ).toBe(2);
  expect(await sees(registered.token)).toEqual([shared.id]);
  expect(await sees(made.token)).toEqual([]);
  expect(await sees(left.token)).toEqual([]);
  const { text } = await mailTo(server, made.email, /Verify your Karsetu e-mail address/);
  const token = /reset-password#([\w-]{43})/.exec(text!)![1];
  await server.stop();
  // a question still in hand when the first start asks again is replaced by it, so there are one or two
  const before = (await mailsTo(server, made.email)).map((mail) => mail.subject);
  expect(before).toContainEqual(expect.stringMatching(/shared .* with you/));

  server = await startTestServer({ dataDir });
  await sees(owner.token);
  expect((await mailsTo(server, made.email)).map((mail) => mail.subject)).toEqual(before);
  const proof = { token, new_password: 'mine alone now' };
  expect((await server.post('/api/auth/reset-password', proof)).status).toBe(200);
  const own = await server.post('/api/auth/login', { email: made.email, password: 'mine alone now' });
  expect(await sees(own.body.token)).toEqual([shared.id]);
});
