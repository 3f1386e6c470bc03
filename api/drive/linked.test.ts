import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../base/records.ts';
import { buildDriveOwner, driveCalls, putFile, putFolder, sha256 } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { diskOf } from './base/disk.ts';
import { Drive, DriveBlob, DriveItem as Items } from './base/model.ts';
import { verifyDrive } from './base/verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { names, send } = driveCalls(() => server);

describe('entities and returns', () => {
  it('have documents: attached, found by entity and year, seen by those who reach the entity', async () => {
    const who = await buildDriveOwner(server);
    const { id: entity } = await buildEntity(server, { owner: who });
    const clerk = await buildUser(server);
    const file = await putFile(server, who, {
      name: 'form16.txt',
      entity_id: entity,
      assessment_year: '2026-27',
    });
    await putFile(server, who, { name: 'other.txt' });
    expect(await names(who, `entity_id=${entity}`)).toEqual(['form16.txt']);
    expect(await names(who, `entity_id=${entity}&assessment_year=2025-26`)).toEqual([]);
    const open = () => server.get(`/storage/items/${file.id}/download`, clerk.token);
    expect((await open()).status).toBe(404);
    await server.post(
      `/api/companies/${entity}/shares`,
      { email: clerk.email, permission: 'view' },
      who.token,
    );
    expect((await open()).status).toBe(200);
    const seen = await server.get(`/api/cloud-storage/documents/${entity}`, clerk.token);
    expect(seen.body).toMatchObject({ total: 1, items: [{ name: 'form16.txt', permission: 'view' }] });
    const renamed = await send(clerk, 'PUT', `/storage/items/${file.id}`, { version: 1, name: 'x.txt' });
    expect(renamed.status).toBe(403);
    await server.call('DELETE', `/api/companies/${entity}/shares`, {
      token: who.token,
      body: { email: clerk.email },
    });
    expect((await open()).status).toBe(404);
    const foreign = await buildEntity(server);
    const wrong = await send(who, 'PUT', `/storage/items/${file.id}`, { version: 1, entity_id: foreign.id });
    expect(wrong.status).toBe(404);
  });

  it('are saved into the drive as they are, below their entity and year', async () => {
    const who = await buildDriveOwner(server);
    const made = await buildReturn(server, { owner: who });
    const saved = await send(who, 'POST', '/storage/save', { what: 'report-pdf', type: 'itr', id: made.id });
    expect(saved.body.item, saved.text).toMatchObject({
      path: expect.stringMatching(/^\/Returns\/Asha Kulkarni\/AY 2026-27\/.+\.pdf$/),
      mime: 'application/pdf',
      entity_id: made.entityId,
      assessment_year: '2026-27',
    });
    const again = await send(who, 'POST', '/storage/save', { what: 'report-pdf', type: 'itr', id: made.id });
    expect(again.status).toBe(409);
    const incomplete = await send(who, 'POST', '/storage/save', { what: 'itr-json', id: made.id });
    expect([incomplete.status, incomplete.body.error.id]).toEqual([422, 'incomplete_return']);
    const stranger = await buildDriveOwner(server);
    expect((await send(stranger, 'POST', '/storage/save', { what: 'itr-json', id: made.id })).status).toBe(
      404,
    );
    // The first PDF of a process loads fonts and the layout engine.
  }, 120_000);
});

describe('the account', () => {
  it('lists its files in "my data" and takes them off the disk when it goes', async () => {
    const who = await buildDriveOwner(server);
    const folder = await putFolder(server, who, 'Clients');
    await putFile(server, who, { name: 'a.txt', bytes: 'mine', folder_id: folder.id });
    const data = JSON.parse((await server.get('/api/users/my-data', who.token)).text);
    expect(data.drive.items).toContainEqual(
      expect.objectContaining({ path: '/Clients/a.txt', size: 4, sha256: sha256('mine') }),
    );
    const { owned } = await import('../owned.ts');
    for (const part of owned) await part.purge(server.deps, who.id);
    expect(await Items.countDocuments({ owner_id: toId(who.id) })).toBe(0);
    await expect(stat(join(server.deps.config.storageDir, who.id))).rejects.toThrow('ENOENT');
  });
});

describe('looking through the whole drive', () => {
  it('finds what was changed, lost, miscounted or left over, and mends what can be mended', async () => {
    const root = server.deps.config.storageDir;
    const who = await buildDriveOwner(server);
    await putFile(server, who, { name: 'a.txt', bytes: 'first' });
    await putFile(server, who, { name: 'b.txt', bytes: 'second' });
    const mine = async (options = {}) =>
      (await verifyDrive(diskOf(server.deps), { olderThan: 0, ...options })).findings.filter((f) =>
        f.what.includes(who.id),
      );
    expect(await mine()).toEqual([]);
    const [one, two] = await DriveBlob.find({ owner_id: toId(who.id) }).lean();
    const at = (file: string) => join(root, who.id, file.slice(0, 2), file);
    await writeFile(at(one!.file), 'f1rst');
    await rm(at(two!.file));
    await writeFile(join(root, who.id, 'stray'), 'x');
    await Drive.updateOne({ owner_id: toId(who.id) }, { $inc: { used_bytes: 7 } });
    expect((await mine({ repair: true })).map((f) => f.kind).sort()).toEqual([
      'changed',
      'missing',
      'orphan',
      'usage',
    ]);
    expect((await mine()).map((f) => f.kind).sort(), 'what is lost stays told').toEqual([
      'changed',
      'missing',
    ]);
  });
});
