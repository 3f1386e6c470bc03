import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../../../shared/plans.ts';
import { toId } from '../../base/records.ts';
import { tidy } from '../../janitor.ts';
import { buildDriveOwner, driveCalls, putFile, sendChunk, sha256 } from '../../testing/drive.ts';
import type { TestUser } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { Drive } from '../base/model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const { names, send, upload, onDisk, waiting } = driveCalls(() => server);

describe('an upload', () => {
  const begin = async (who: TestUser, size: number, more: object = {}) =>
    (await send(who, 'POST', '/storage/uploads', { folder_id: '', name: 'scan.bin', size, ...more })).body
      .upload.id as string;
  const bytes = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 13) % 256));

  it('goes on from where it stopped, and only from there', async () => {
    const who = await buildDriveOwner(server);
    const id = await begin(who, 4000);
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 1500));
    const wrong = await sendChunk(server, who.token, id, 1000, bytes.subarray(1000, 2000));
    expect(wrong.status).toBe(409);
    expect(await wrong.json()).toMatchObject({ error: { id: 'wrong_offset' }, offset: 1500 });
    const early = await send(who, 'POST', `/storage/uploads/${id}/complete`, {});
    expect(early.body).toMatchObject({ error: { id: 'incomplete' }, offset: 1500 });
    expect((await server.get('/storage/uploads', who.token)).body.uploads).toMatchObject([
      { id, offset: 1500 },
    ]);
    expect((await sendChunk(server, who.token, id, 1500, Buffer.concat([bytes, bytes]))).status).toBe(422);
    await sendChunk(server, who.token, id, 1500, bytes.subarray(1500));
    const done = await send(who, 'POST', `/storage/uploads/${id}/complete`, { sha256: sha256(bytes) });
    expect(done.body, done.text).toMatchObject({
      sha256: sha256(bytes),
      item: { name: 'scan.bin', size: 4000 },
    });
    const again = await send(who, 'POST', `/storage/uploads/${id}/complete`, {});
    expect(again.body.item.id, 'a lost answer costs nothing').toBe(done.body.item.id);
    expect(await names(who)).toEqual(['scan.bin']);
  });

  it('completed twice at once is taken in once', async () => {
    const who = await buildDriveOwner(server);
    const id = await begin(who, 4000, { on_clash: 'keep_both' });
    await sendChunk(server, who.token, id, 0, bytes);
    const both = await Promise.all(
      [1, 2, 3].map(() => send(who, 'POST', `/storage/uploads/${id}/complete`, { sha256: sha256(bytes) })),
    );
    for (const answer of both) expect([200, 409]).toContain(answer.status);
    expect(both.some((answer) => answer.status === 200)).toBe(true);
    expect(await names(who)).toEqual(['scan.bin']);
    expect((await onDisk(who)).length).toBe(1);
  });

  it('of a part that changed on its way keeps nothing of it; of a whole that changed, nothing at all', async () => {
    const who = await buildDriveOwner(server);
    const id = await begin(who, 4000);
    const digest = (part: Buffer) => ({
      'Content-Digest': `sha-256=:${Buffer.from(sha256(part), 'hex').toString('base64')}:`,
    });
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 1000), digest(bytes.subarray(0, 1000)));
    const bad = await sendChunk(server, who.token, id, 1000, bytes.subarray(1000, 2000), digest(bytes));
    expect([bad.status, (await bad.json()).error.id]).toEqual([422, 'chunk_changed']);
    expect((await server.get(`/storage/uploads/${id}`, who.token)).body.upload.offset).toBe(1000);
    await sendChunk(server, who.token, id, 1000, bytes.subarray(1000));
    const done = await send(who, 'POST', `/storage/uploads/${id}/complete`, { sha256: sha256('other') });
    expect([done.status, done.body.error.id]).toEqual([422, 'checksum_mismatch']);
    expect(await names(who)).toEqual([]);
    expect((await server.get('/storage/uploads', who.token)).body.total).toBe(0);
  });

  it('from a second connection goes on while the first one hangs', async () => {
    const who = await buildDriveOwner(server);
    const id = await begin(who, 4000);
    let hang: (() => void) | undefined;
    const slow = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 1000))),
      pull: () =>
        new Promise<void>((resolve) => {
          hang = resolve;
        }),
    });
    const first = fetch(`${server.url}/storage/uploads/${id}?offset=0`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${who.token}`, 'Content-Type': 'application/octet-stream' },
      body: slow,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    let there = 0;
    while (there === 0) there = (await server.get(`/storage/uploads/${id}`, who.token)).body.upload.offset;
    const second = await sendChunk(server, who.token, id, there, bytes.subarray(there));
    expect(second.status).toBe(200);
    const done = await send(who, 'POST', `/storage/uploads/${id}/complete`, { sha256: sha256(bytes) });
    expect(done.status, done.text).toBe(200);
    hang?.();
    await first;
  });

  it('outlives its token: refused with 401, then gone on with after signing in', async () => {
    const who = await buildDriveOwner(server);
    const id = await begin(who, 4000);
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 2000));
    server.advance(13 * 3_600_000);
    expect((await sendChunk(server, who.token, id, 2000, bytes.subarray(2000))).status).toBe(401);
    const { token } = (await server.post('/api/auth/login', { email: who.email, password: who.password }))
      .body;
    const there = (await server.get(`/storage/uploads/${id}`, token)).body.upload.offset;
    expect(there).toBe(2000);
    await sendChunk(server, token, id, there, bytes.subarray(there));
    const done = await server.post(`/storage/uploads/${id}/complete`, { sha256: sha256(bytes) }, token);
    expect(done.status, done.text).toBe(200);
  });

  it('larger than the plan, or than the room left, is refused before a byte is sent', async () => {
    const who = await buildDriveOwner(server, { tier: 'tier1' });
    const plan = planOf('tier1');
    const ask = (size: number) =>
      send(who, 'POST', '/storage/uploads', { folder_id: '', name: 'x.bin', size });
    const large = await ask(plan.maxFileBytes + 1);
    expect([large.status, large.body.message]).toEqual([
      413,
      'Maximum file size for your Starter plan is 1 GB per upload.',
    ]);
    await Drive.updateOne({ owner_id: toId(who.id) }, { $set: { used_bytes: plan.storageBytes - 5000 } });
    const full = await ask(6000);
    expect([full.status, full.body.error.id]).toEqual([413, 'quota_exceeded']);
    expect(full.body.message).toBe(
      'Not enough storage: 5.9 KB needed, 4.9 KB free. Empty the trash or ask for a larger plan.',
    );
    await begin(who, 4000);
    expect((await ask(4000)).status, 'what is promised to another upload is not free').toBe(413);
  });

  it('that meets a full drive on its way stops cleanly, and goes on after room was made', async () => {
    const who = await buildDriveOwner(server, { tier: 'tier1' });
    const total = planOf('tier1').storageBytes;
    const id = await begin(who, 4000);
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 2000));
    const fill = (used: number) =>
      Drive.updateOne({ owner_id: toId(who.id) }, { $set: { used_bytes: used } });
    await fill(total - 100);
    const stopped = await sendChunk(server, who.token, id, 2000, bytes.subarray(2000));
    expect([stopped.status, (await stopped.json()).error.id]).toEqual([413, 'quota_exceeded']);
    await fill(0);
    await sendChunk(server, who.token, id, 2000, bytes.subarray(2000));
    await fill(total - 100);
    const late = await send(who, 'POST', `/storage/uploads/${id}/complete`, {});
    expect(late.status).toBe(413);
    expect(await names(who)).toEqual([]);
    await fill(0);
    const done = await send(who, 'POST', `/storage/uploads/${id}/complete`, { sha256: sha256(bytes) });
    expect(done.status, done.text).toBe(200);
    const form = await upload(who, { 'y.bin': Buffer.alloc(10) });
    expect(form.status).toBe(200);
    await fill(total - 5);
    const over = await upload(who, { 'z.bin': Buffer.alloc(600_000) });
    expect([over.status, over.body.error.id]).toEqual([413, 'quota_exceeded']);
    expect(await waiting(), 'nothing is left behind').toBe(0);
  });

  it('cancelled leaves nothing, and one nobody went on with goes after a week', async () => {
    const who = await buildDriveOwner(server);
    const incoming = async () => (await readdir(join(server.deps.config.storageDir, 'incoming'))).length;
    const before = await incoming();
    const id = await begin(who, 4000);
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 2000));
    expect(await incoming()).toBe(before + 1);
    await server.call('DELETE', `/storage/uploads/${id}`, { token: who.token });
    expect(await incoming()).toBe(before);
    expect((await server.get(`/storage/uploads/${id}`, who.token)).status).toBe(404);
    await begin(who, 10);
    await tidy({ ...server.deps, now: () => new Date(server.deps.now().getTime() + 8 * 86_400_000) });
    expect((await server.get('/storage/uploads', who.token)).body.total).toBe(0);
    expect(await incoming()).toBe(0);
  });

  it('whose content is not what its extension says is refused, by form and by parts', async () => {
    const who = await buildDriveOwner(server);
    const cases: Record<string, string> = {
      'form16.pdf': '<html><script>alert(1)</script>',
      'invoice.pdf': 'MZ\u0001\u0000',
      'itr.json': '<?xml version="1.0"?><a/>',
      'photo.png': 'just text',
    };
    for (const [name, content] of Object.entries(cases)) {
      const sent = await upload(who, { [name]: content });
      expect([sent.status, sent.body.error.id], name).toEqual([422, 'content_mismatch']);
      await expect(putFile(server, who, { name, bytes: content })).rejects.toThrow('content_mismatch');
    }
    expect(await names(who)).toEqual([]);
    expect(await onDisk(who).catch(() => [])).toEqual([]);
  });

  it('of an archive is kept as it is: nothing is ever unpacked', async () => {
    const who = await buildDriveOwner(server);
    // 1 MB of zeros said to be in 50 bytes, with a way up as the name of an entry.
    const bomb = Buffer.concat([
      Buffer.from('504b0304', 'hex'),
      Buffer.from('../../../evil.txt'),
      Buffer.alloc(40, 1),
    ]);
    const item = await putFile(server, who, { name: 'bomb.zip', bytes: bomb });
    expect((await server.get(`/storage/items/${item.id}/download`, who.token)).bytes.equals(bomb)).toBe(true);
    const { usage } = (await server.get(`/storage/files/usage/${who.id}`, who.token)).body;
    expect(usage.usedBytes).toBe(bomb.length);
    await expect(stat(join(server.dataDir, 'evil.txt'))).rejects.toThrow();
  });

  it('too many files or fields in one form is refused and leaves nothing', async () => {
    const who = await buildDriveOwner(server);
    const many = new FormData();
    for (let i = 0; i < 60; i++) many.append(`f${i}`, 'x');
    expect(
      (await server.call('POST', `/storage/files/upload/${who.id}`, { token: who.token, form: many })).status,
    ).toBe(400);
    const files = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.txt`, 'x']));
    expect((await upload(who, files)).status).toBe(413);
    expect((await upload(who, {})).status).toBe(400);
    expect(await waiting()).toBe(0);
  });
});
