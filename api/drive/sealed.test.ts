import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toId } from '../base/records.ts';
import { backup } from '../database/backup.ts';
import { restore } from '../database/restore.ts';
import { rotate } from '../database/rotate.ts';
import { external } from '../database/testing/client.ts';
import { buildDriveOwner, putFile, sendChunk } from '../testing/drive.ts';
import { buildEntity } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { diskOf } from './base/disk.ts';
import { DriveBlob } from './base/model.ts';
import { verifyDrive } from './base/verify.ts';

const passphrase = 'river stone 42 lantern';
const content = Buffer.alloc(150_000, 'Salary of Asha Kulkarni 1841200 ');

let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'karsetu-sealed-'));
  dataDir = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Files below a folder whose bytes hold a text: what someone finds who took the disk. */
async function found(text: string, below = dataDir): Promise<string[]> {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  const holding: string[] = [];
  for (const entry of entries.filter((e) => e.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) holding.push(path.slice(below.length + 1));
  }
  return holding;
}

const started = (config: object = {}) => startTestServer({ dataDir, config });
const again = async (server: TestServer, who: { email: string; password: string }) =>
  (await server.post('/api/auth/login', { email: who.email, password: who.password })).body.token as string;

describe.skipIf(external)('files of the drive', () => {
  it('are sealed from the first byte that arrives, and come back whole and in parts', async () => {
    const server = await started();
    const who = await buildDriveOwner(server);
    const opened = await server.post(
      '/storage/uploads',
      { folder_id: '', name: 'half.txt', size: content.length },
      who.token,
    );
    await sendChunk(server, who.token, opened.body.upload.id, 0, content.subarray(0, 70_001));
    expect(await found('Salary of Asha')).toEqual([]);
    const item = await putFile(server, who, { name: 'salary.txt', bytes: content });
    const form = new FormData();
    form.append('files', new File([content], 'form.txt'));
    const sent = await server.call('POST', `/storage/files/upload/${who.id}`, { token: who.token, form });
    expect(sent.status, sent.text).toBe(200);
    expect(await found('Salary of Asha')).toEqual([]);
    const whole = await server.get(`/storage/items/${item.id}/download`, who.token);
    expect(whole.bytes.equals(content)).toBe(true);
    const part = await server.call('GET', `/storage/items/${item.id}/download`, {
      token: who.token,
      headers: { Range: 'bytes=65530-65560' },
    });
    expect([part.status, part.text]).toEqual([206, content.subarray(65_530, 65_561).toString()]);
    await server.stop();
  });

  it('of an earlier version are read as they are, sealed behind the running server, and sealed again by rotate-keys', async () => {
    let server = await started();
    const who = await buildDriveOwner(server);
    const item = await putFile(server, who, { name: 'salary.txt', bytes: content });
    const blob = (await DriveBlob.findOne({ owner_id: toId(who.id) }).lean())!;
    const path = join(dataDir, 'drive', who.id, blob.file.slice(0, 2), blob.file);
    // As earlier versions left it.
    await writeFile(path, content);
    await rm(join(dataDir, 'drive', '.sealed-with'), { force: true });
    expect((await server.get(`/storage/items/${item.id}/download`, who.token)).bytes.equals(content)).toBe(
      true,
    );
    await server.stop();
    server = await started();
    await expect.poll(() => found('Salary of Asha'), { timeout: 10_000 }).toEqual([]);
    let token = await again(server, who);
    expect((await server.get(`/storage/items/${item.id}/download`, token)).bytes.equals(content)).toBe(true);
    expect((await verifyDrive(diskOf(server.deps))).findings).toEqual([]);
    await server.stop();
    const before = await readFile(path);
    const done = await rotate({ dataDir, dataKeys: [], dataKeyFile: undefined, passphrase: undefined });
    expect([done.files, done.failed]).toEqual([1, 0]);
    expect((await readFile(path)).subarray(8, 12)).toEqual(Buffer.from(done.keyId, 'hex'));
    expect((await readFile(path)).equals(before)).toBe(false);
    server = await started();
    token = await again(server, who);
    expect((await server.get(`/storage/items/${item.id}/download`, token)).bytes.equals(content)).toBe(true);
    await server.stop();
  }, 60_000);
});

describe.skipIf(external)('who takes DATA_DIR while the keys are elsewhere', () => {
  it('finds no PAN, no file and no mail in it, and no key; mails written open before are sealed at the start', async () => {
    let server = await started();
    const { owner } = await buildEntity(server);
    const who = await buildDriveOwner(server);
    await putFile(server, who, { name: 'salary.txt', bytes: content });
    await server.post('/api/auth/forgot-password', { email: who.email });
    await mailTo(server, who.email, /password/i);
    await server.stop();
    expect((await found('Subject: ')).length).toBeGreaterThan(0);
    server = await started({ dataPassphrase: passphrase });
    await expect.poll(() => found('Subject: '), { timeout: 10_000 }).toEqual([]);
    await mailTo(server, who.email, /password/i);
    const pan = (await server.get('/api/companies/list', await again(server, owner))).body.companies[0].pan;
    expect(pan).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
    await server.stop();
    for (const text of [pan, 'Salary of Asha', 'Subject: ', server.deps.secrets.dataKeys[0]!.toString('hex')])
      expect(await found(text), text).toEqual([]);
    await expect(started()).rejects.toThrow('DATA_PASSPHRASE');
    await expect(started({ dataPassphrase: 'wrong wrong wrong 1' })).rejects.toThrow('does not open');
    server = await started({ dataPassphrase: passphrase });
    await server.stop();
  }, 60_000);
});

describe.skipIf(external)('a backup behind a passphrase', () => {
  it('is not read or restored without it, and brings everything back with it', async () => {
    let server = await started();
    const who = await buildDriveOwner(server);
    const item = await putFile(server, who, { name: 'salary.txt', bytes: content });
    const [open, sealed] = [join(root, 'open.bak'), join(root, 'sealed.bak')];
    await backup(open, { dataDir });
    await backup(sealed, { dataDir, passphrase });
    await server.stop();
    const raw = await readFile(sealed);
    expect(raw.subarray(0, 24).toString()).toBe('KARSETU SEALED BACKUP 1\n');
    expect((await stat(sealed)).mode & 0o077).toBe(0);
    const to = join(root, 'to');
    await expect(restore(sealed, { dataDir: to })).rejects.toThrow('behind a passphrase');
    await expect(
      restore(sealed, { dataDir: to, passphrase: async () => 'not the right one' }),
    ).rejects.toThrow('the passphrase is wrong');
    const cut = join(root, 'cut.bak');
    await writeFile(cut, raw.subarray(0, -100));
    await expect(restore(cut, { dataDir: to, passphrase: async () => passphrase })).rejects.toThrow('wrong');
    const done = await restore(sealed, { dataDir: to, passphrase: async () => passphrase });
    expect(done.files).toBeGreaterThan(0);
    server = await startTestServer({ dataDir: to });
    const token = await again(server, who);
    expect((await server.get(`/storage/items/${item.id}/download`, token)).bytes.equals(content)).toBe(true);
    await server.stop();
  }, 60_000);
});
