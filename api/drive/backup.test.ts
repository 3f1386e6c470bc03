import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { backup } from '../database/backup.ts';
import { restore } from '../database/restore.ts';
import { external } from '../database/testing/client.ts';
import { buildDriveOwner, putFile, putFolder, sendChunk, sha256 } from '../testing/drive.ts';
import { startTestServer } from '../testing/server.ts';

const run = promisify(execFile);
const dirs: string[] = [];
const fresh = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'karsetu-drive-'));
  dirs.push(dir);
  return dir;
};
afterAll(async () => {
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

describe.skipIf(external)('a backup made while the program runs', () => {
  it('brings back the drive with its files, a half-finished upload too, and every sum is right', async () => {
    const [from, to] = [await fresh(), await fresh()];
    const bytes = Buffer.alloc(200_000, 'karsetu drive ');
    const file = join(from, '..', `${Date.now()}.karsetu`);
    dirs.push(file);
    let server = await startTestServer({ dataDir: from });
    const who = await buildDriveOwner(server);
    const folder = await putFolder(server, who, 'Clients');
    const item = await putFile(server, who, { name: 'आय.bin', bytes, folder_id: folder.id });
    const opened = await server.post(
      '/storage/uploads',
      { folder_id: '', name: 'half.bin', size: 200_000 },
      who.token,
    );
    const { id } = opened.body.upload;
    await sendChunk(server, who.token, id, 0, bytes.subarray(0, 120_000));
    await backup(file, { dataDir: from });
    await server.stop();
    await restore(file, { dataDir: to });
    server = await startTestServer({ dataDir: to });
    const { token } = (await server.post('/api/auth/login', { email: who.email, password: who.password }))
      .body;
    expect((await server.get(`/storage/items/${item.id}/download`, token)).bytes.equals(bytes)).toBe(true);
    const { offset } = (await server.get(`/storage/uploads/${id}`, token)).body.upload;
    expect(offset).toBe(120_000);
    await sendChunk(server, token, id, offset, bytes.subarray(offset));
    const done = await server.post(`/storage/uploads/${id}/complete`, { sha256: sha256(bytes) }, token);
    expect(done.status, done.text).toBe(200);
    await server.stop();
    const looked = await run(process.execPath, ['scripts/drive-verify.ts'], {
      env: { ...process.env, DATA_DIR: to, STORAGE_DIR: '' },
    });
    expect(looked.stdout).toContain('3 items, 1 files (200000 bytes) read, 0 findings');
  }, 120_000);
});
