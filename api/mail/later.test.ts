import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { buildEntity, buildUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startMailServer } from '../testing/smtp.ts';
import { letterMails } from './later.ts';
import { queueMail, runMailQueue } from './queue.ts';

let server: TestServer;
const later: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await server.stop();
  while (later.length > 0) await later.pop()!();
});

async function withoutMailServer() {
  const once = await startMailServer();
  await once.stop();
  const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-mail-'));
  later.push(() => rm(dataDir, { recursive: true, force: true }));
  const config = { smtpUrl: `smtp://127.0.0.1:${once.port}` };
  server = await startTestServer({ dataDir, config });
  const again = async () => {
    await server.stop();
    const mail = await startMailServer(once.port);
    later.push(mail.stop);
    server = await startTestServer({ dataDir, config });
    return mail;
  };
  return { again };
}

const waiting = () => mongoose.connection.collection('mail_jobs').countDocuments();
async function until(there: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await there()); tries++)
    await new Promise((done) => setTimeout(done, 20));
  expect(await there()).toBe(true);
}

it('letters of every kind wait for the mail server over a restart; each arrives once, and none is stored afterwards', async () => {
  const { again } = await withoutMailServer();
  const { owner, id } = await buildEntity(server);
  const friend = await buildUser(server);
  const shared = await server.post(
    `/api/companies/${id}/shares`,
    { email: friend.email, permission: 'view' },
    owner.token,
  );
  expect(shared.status, shared.text).toBe(200);
  expect((await server.post('/api/auth/forgot-password', { email: owner.email })).status).toBe(200);
  await until(async () => (await waiting()) === 2);
  const stored = JSON.stringify(await mongoose.connection.collection('mail_jobs').find().toArray());
  expect(stored).not.toContain(owner.email);
  expect(stored).not.toContain('reset-password');

  const mail = await again();
  await until(async () => mail.mails.length === 2 && (await waiting()) === 0);
  const to = mail.mails.map((m) => (m.to?.[0] as { address?: string } | undefined)?.address).sort();
  expect(to).toEqual([friend.email, owner.email].sort());
  await runMailQueue(server.deps, letterMails, true);
  expect(mail.mails).toHaveLength(2);
});

it('a link that has run out is not mailed any more', async () => {
  const { again } = await withoutMailServer();
  const user = await buildUser(server);
  await server.post('/api/auth/forgot-password', { email: user.email });
  await until(async () => (await waiting()) === 1);
  server.advance(31 * 60_000);
  await runMailQueue(server.deps, letterMails, true);
  expect(await waiting()).toBe(0);
  const mail = await again();
  expect(mail.mails).toHaveLength(0);
});

it('of several processes that look at the queue at the same moment one sends each mail', async () => {
  const { again } = await withoutMailServer();
  const { owner } = await buildEntity(server);
  expect((await server.post('/api/auth/forgot-password', { email: owner.email })).status).toBe(200);
  await until(async () => (await waiting()) === 1);
  const mail = await again();
  await until(async () => (await waiting()) === 0);
  expect(mail.mails).toHaveLength(1);
  // Three letters due now; three looks at the queue, which is what three servers on one store are.
  const sent: string[] = [];
  const handlers = {
    letter: {
      send: async (_deps: unknown, ref: { toString: () => string }) => {
        await new Promise((done) => setTimeout(done, 20));
        sent.push(String(ref));
      },
    },
  } as never;
  const refs = Array.from({ length: 3 }, () => new mongoose.Types.ObjectId());
  for (const ref of refs) await queueMail(server.deps, 'letter', ref, 'somebody@example.in');
  server.advance(10 * 60_000);
  await Promise.all(Array.from({ length: 3 }, () => runMailQueue(server.deps, handlers)));
  expect(sent.toSorted()).toEqual(refs.map(String).toSorted());
});
