import mongoose from 'mongoose';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteHead, writeHeads } from '../audit/head.ts';
import { tidy } from '../janitor.ts';
import { buildDriveOwner, buildShare, putFile } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Access, AccessBatch } from './model.ts';
import { verifyAccess } from './verify.ts';

let server: TestServer;
let owner: TestUser;
let helper: TestUser;
let entityId: string;
let itr: string;

const rowsOf = async (query = '', token = owner.token) => {
  const answer = await server.get(`/api/access-log${query}`, token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.entries as {
    at: string;
    act: string;
    person: { id: string; name: string } | null;
    client: { id: string; name: string } | null;
    record: { kind: string; id: string };
    ip: string;
    times: number;
  }[];
};

beforeAll(async () => {
  server = await startTestServer();
  const made = await buildReturn(server);
  owner = made.owner;
  entityId = made.entityId;
  itr = made.id;
  helper = await buildUser(server);
  await server.post(
    `/api/companies/${entityId}/shares`,
    { email: helper.email, permission: 'edit' },
    owner.token,
  );
});
afterAll(() => server.stop());

describe('who saw what', () => {
  it('names person, client, record and address of each reading, change and file that left', async () => {
    expect((await server.get(`/api/itr/${itr}`, helper.token)).status).toBe(200);
    const [read] = await rowsOf(`?person=${helper.id}`);
    expect(read).toMatchObject({
      act: 'read',
      person: { id: helper.id, name: helper.doc.full_name },
      client: { id: entityId, name: 'Asha Kulkarni' },
      record: { kind: 'itr', id: itr },
      ip: '127.0.0.1',
      times: 1,
    });
    const saved = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: itr, version: 1, form_data: {} },
      helper.token,
    );
    expect(saved.status, saved.text).toBe(200);
    expect((await rowsOf(`?person=${helper.id}&act=changed`))[0]).toMatchObject({ record: { id: itr } });
    const pdf = await server.get(`/api/itr/${itr}/computation.pdf`, helper.token);
    expect(pdf.status, pdf.text.slice(0, 200)).toBe(200);
    expect((await rowsOf(`?client=${entityId}&act=exported`))[0]).toMatchObject({
      person: { id: helper.id },
      record: { kind: 'itr', id: itr },
    });
  });

  it('counts what one person does several times in a moment, and forgets none', async () => {
    const before = await rowsOf(`?person=${owner.id}&client=${entityId}&act=read`);
    for (let n = 0; n < 3; n++) await server.get(`/api/companies/${entityId}`, owner.token);
    const rows = await rowsOf(`?person=${owner.id}&client=${entityId}&act=read`);
    const times = (all: typeof rows) => all.reduce((sum, r) => sum + r.times, 0);
    expect(times(rows) - times(before)).toBe(3);
  });

  it('has a row for each client and return that left together', async () => {
    await server.get('/api/companies/export', helper.token);
    expect((await rowsOf(`?person=${helper.id}&act=exported`))[0]).toMatchObject({
      client: { id: entityId },
      record: { kind: 'companies', id: entityId },
    });
    await server.get('/api/reports/export.zip?type=itr', helper.token);
    expect((await rowsOf(`?person=${helper.id}&act=exported`))[0]).toMatchObject({
      client: { id: entityId },
      record: { kind: 'reports', id: itr },
    });
  });

  it('has files of the drive and views by a share link, with nobody’s name', async () => {
    const { owner: giver, token } = (await buildShare(server)) as Awaited<ReturnType<typeof buildShare>> & {
      token: string;
    };
    const opened = await server.get(`/api/cloud-storage/access-shared.php?token=${token}`);
    expect(opened.status, opened.text).toBe(200);
    expect((await rowsOf('', giver.token))[0]).toMatchObject({ act: 'shared', person: null });
    const keeper = await buildDriveOwner(server);
    const { id } = await putFile(server, keeper, { name: 'form 16.txt' });
    expect((await server.get(`/storage/items/${id}/download`, keeper.token)).status).toBe(200);
    const [row] = await rowsOf('?act=exported', keeper.token);
    expect(row).toMatchObject({ person: { id: keeper.id }, record: { kind: 'items', id } });
  });

  it('has nothing of a refused call, and shows nothing to others', async () => {
    const stranger = await buildUser(server);
    expect((await server.get(`/api/itr/${itr}`, stranger.token)).status).toBe(404);
    expect(await rowsOf(`?person=${stranger.id}`)).toEqual([]);
    expect((await server.get(`/api/access-log?client=${entityId}`, stranger.token)).status).toBe(404);
    expect((await server.get(`/api/access-log?client=${entityId}`, helper.token)).status).toBe(404);
    expect(await rowsOf('', stranger.token)).toEqual([]);
    expect((await server.get('/api/access-log?client=abc', owner.token)).status).toBe(400);
    expect((await server.get('/api/access-log?from=2026-13-01', owner.token)).status).toBe(400);
  });

  it('is taken by day in India, and leaves as CSV with formulas disarmed', async () => {
    const today = new Date(server.deps.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect((await rowsOf(`?from=${today}&to=${today}`)).length).toBeGreaterThan(0);
    expect(await rowsOf('?to=2020-01-01')).toEqual([]);
    const { id } = await buildEntity(server, {
      owner,
      fields: { first_name: '=HYPERLINK', last_name: '("x")' },
    });
    await server.get(`/api/companies/${id}`, owner.token);
    for (const ask of [
      () => server.get(`/api/access-log?client=${id}&format=csv`, owner.token),
      () =>
        server.call('GET', `/api/access-log?client=${id}`, {
          token: owner.token,
          headers: { accept: 'text/csv' },
        }),
    ]) {
      const answer = await ask();
      expect(answer.headers.get('content-type')).toContain('text/csv');
      const [row] = Papa.parse<Record<string, string>>(answer.text.replace('\ufeff', ''), {
        header: true,
      }).data;
      expect(row).toMatchObject({ act: 'read', client_id: id, ip: '127.0.0.1', email: owner.email });
      expect(row!['client']).toMatch(/^'=/);
    }
  });
});

describe('the log', () => {
  it('is a chain under a key that shows a row changed, taken out or cut off the end', async () => {
    const admin = await signInAdmin(server);
    await writeHeads(server.deps);
    const verified = await server.get('/api/admin/audit/verify', admin.token);
    expect(verified.body).toMatchObject({ whole: true, access_log: { whole: true } });
    expect(verified.body.access_log.rows).toBe(await Access.countDocuments());
    const row = (await Access.findOne({ batch: 2 }).lean())!;
    await Access.collection.updateOne({ _id: row._id }, { $set: { ip: '10.0.0.1' } });
    expect((await verifyAccess(server.deps)).broken).toBe(2);
    await Access.collection.updateOne({ _id: row._id }, { $set: { ip: row.ip } });
    await Access.collection.deleteOne({ _id: row._id });
    expect((await verifyAccess(server.deps)).broken).toBe(2);
    await Access.collection.insertOne(row);
    const last = (await AccessBatch.findOne().sort({ seq: -1 }).lean())!;
    const rows = await Access.find({ batch: last.seq }).lean();
    await AccessBatch.collection.deleteOne({ _id: last._id });
    await Access.collection.deleteMany({ batch: last.seq });
    expect((await verifyAccess(server.deps)).broken).toBe(last.seq);
    await AccessBatch.collection.insertOne(last);
    await Access.collection.insertMany(rows);
  });

  it('keeps the later head of two written at once, also the very first', async () => {
    const heads = mongoose.connection.collection('chain_heads');
    const kept = await heads.findOne({ chain: 'access' });
    await heads.deleteOne({ chain: 'access' });
    const [old, late] = [{ ...server.deps }, { ...server.deps }];
    for (const seq of [1, 2]) {
      noteHead(old, 'access', seq, 'old');
      noteHead(late, 'access', seq + 1, 'late');
      await Promise.all([writeHeads(old), writeHeads(late), writeHeads(old), writeHeads(late)]);
      expect(await heads.findOne({ chain: 'access' })).toMatchObject({ seq: seq + 1, hash: 'late' });
    }
    await heads.deleteOne({ chain: 'access' });
    await heads.insertOne(kept!);
  });

  it('shows rows cut off the end of the audit trail', async () => {
    const admin = await signInAdmin(server);
    await writeHeads(server.deps);
    const { Audit } = await import('../audit/model.ts');
    const last = (await Audit.findOne().sort({ seq: -1 }).lean())!;
    await Audit.collection.deleteOne({ _id: last._id });
    const cut = await server.get('/api/admin/audit/verify', admin.token);
    expect(cut.body).toMatchObject({ whole: false, first_broken: last.seq });
    await Audit.collection.insertOne(last);
    expect((await server.get('/api/admin/audit/verify', admin.token)).body.whole).toBe(true);
  });

  it('is kept for three years, then goes; the chain stays whole', async () => {
    const count = await Access.countDocuments();
    server.advance(2.9 * 365 * 86_400_000);
    await tidy(server.deps);
    expect(await Access.countDocuments()).toBe(count);
    server.advance(0.2 * 365 * 86_400_000);
    await tidy(server.deps);
    expect(await Access.countDocuments()).toBe(0);
    expect((await verifyAccess(server.deps)).broken).toBeUndefined();
  });
});

it('is written when the server stops', async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  await server.stop();
  const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-access-'));
  const first = await startTestServer({ dataDir });
  const { owner: person, id } = await buildEntity(first);
  await first.get(`/api/companies/${id}`, person.token);
  await first.stop();
  server = await startTestServer({ dataDir });
  const answer = await server.get('/api/access-log', person.token);
  expect(answer.body.entries[0]).toMatchObject({ act: 'read', record: { id } });
});
