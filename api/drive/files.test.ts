import { readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { planOf } from '../../shared/plans.ts';
import { tidy } from '../janitor.ts';
import { toId } from '../records.ts';
import { buildDriveOwner, putFile, putFolder, sendChunk, sha256 } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Drive, DriveBlob, DriveItem as Items } from './model.ts';
import { verifyDrive } from './verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = async (who: TestUser, query = '') =>
  (await server.get(`/storage/files/list/${who.id}?${query}`, who.token)).body;
const names = async (who: TestUser, query = ''): Promise<string[]> =>
  (await list(who, query)).items.map((i: DriveItem) => i.name);
const send = (who: TestUser, method: string, path: string, body: object) =>
  server.call(method, path, { token: who.token, body });
const form = (files: Record<string, string | Buffer>, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, content] of Object.entries(files))
    data.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return data;
};
const upload = (who: TestUser, files: Record<string, string | Buffer>, fields: Record<string, string> = {}) =>
  server.call('POST', `/storage/files/upload/${who.id}`, { token: who.token, form: form(files, fields) });
const onDisk = async (who: TestUser) =>
  (
    await readdir(join(server.deps.config.storageDir, who.id), { recursive: true, withFileTypes: true })
  ).filter((e) => e.isFile());
const waiting = async () =>
  (await readdir(join(server.dataDir, 'tmp'), { recursive: true }).catch(() => [])).length;

describe('the documented calls', () => {
  it('upload, list, make folders, rename, copy, move, download and delete by path, with their messages', async () => {
    const who = await buildDriveOwner(server);
    const made = await send(who, 'POST', `/storage/folders/create/${who.id}`, { path: '/', name: 'Clients' });
    expect(made.body).toMatchObject({ success: true, message: 'Folder created successfully!' });
    const sent = await upload(who, { 'बिल 🧾.txt': 'one', 'b.csv': 'a,b' }, { path: '/Clients' });
    expect(sent.body.message, sent.text).toBe('2 file(s) uploaded successfully!');
    expect(await names(who, 'path=/Clients')).toEqual(['b.csv', 'बिल 🧾.txt']);
    const renamed = await send(who, 'PUT', `/storage/files/rename/${who.id}`, {
      oldPath: '/Clients/b.csv',
      newName: 'ledger.csv',
    });
    expect(renamed.body).toMatchObject({
      message: 'Renamed successfully!',
      item: { path: '/Clients/ledger.csv', type: 'file', extension: 'csv', size: 3, preview: 'csv' },
    });
    const copied = await send(who, 'POST', `/storage/files/copy/${who.id}`, {
      sourcePath: '/Clients/ledger.csv',
      destPath: '/',
    });
    expect(copied.body.message, copied.text).toBe('Copied successfully!');
    const moved = await send(who, 'PUT', `/storage/files/move/${who.id}`, {
      sourcePath: '/ledger.csv',
      destPath: '/Clients/second.csv',
    });
    expect(moved.body).toMatchObject({
      message: 'Moved successfully!',
      item: { path: '/Clients/second.csv' },
    });
    const path = encodeURIComponent('/Clients/second.csv');
    const got = await server.get(`/storage/files/download/${who.id}?path=${path}`, who.token);
    expect(got.text).toBe('a,b');
    const gone = await send(who, 'DELETE', `/storage/files/delete/${who.id}`, {
      path: '/Clients/second.csv',
    });
    expect(gone.body.message).toBe('second.csv deleted successfully!');
    const { usage } = (await server.get(`/storage/files/usage/${who.id}`, who.token)).body;
    expect(usage).toMatchObject({ usedBytes: 9, trashBytes: 3, level: 'normal', totalGBFormatted: '500GB' });
  });

  it('say what is missing in the documented words', async () => {
    const who = await buildDriveOwner(server);
    const blank = await send(who, 'POST', `/storage/folders/create/${who.id}`, { path: '/', name: '  ' });
    expect(blank.status).toBe(422);
    expect(blank.body).toMatchObject({
      message: 'Folder name is required',
      error: { fields: [{ path: 'name', message: 'Folder name is required' }] },
    });
    await putFolder(server, who, 'A');
    const unnamed = await send(who, 'PUT', `/storage/files/rename/${who.id}`, { oldPath: '/A', newName: '' });
    expect(unnamed.body.message).toBe('Name is required');
    const closed = await buildUser(server);
    const shut = await server.get(`/storage/files/list/${closed.id}`, closed.token);
    expect(shut.status).toBe(403);
    expect(shut.body.error.id).toBe('storage_not_open');
  });
});

describe('names and paths', () => {
  it('never lead out of the drive, however they are written', async () => {
    const who = await buildDriveOwner(server);
    const file = await putFile(server, who, { name: 'a.txt' });
    for (const path of ['../', '..%2f..%2fetc', '%2e%2e/x', '/a/../../b', 'C:%5CWindows', 'a%00b', '/./x'])
      expect((await server.get(`/storage/files/list/${who.id}?path=${path}`, who.token)).status, path).toBe(
        400,
      );
    expect((await server.get(`/storage/files/list/${who.id}?path=/etc/passwd`, who.token)).status).toBe(404);
    expect((await server.get(`/storage/files/list/${who.id}?path=%252e%252e/x`, who.token)).status).toBe(404);
    for (const name of ['..', '../../x.txt', 'a\0b', 'x'.repeat(300), 'nul.txt', 'a:b', '/abs']) {
      const made = await send(who, 'POST', '/storage/uploads', { folder_id: '', name, size: 1 });
      expect(made.status, name).toBe(422);
      expect(made.body.error.fields[0].path).toBe('name');
      const renamed = await send(who, 'PUT', `/storage/items/${file.id}`, { version: 1, name });
      expect(renamed.status, name).toBe(422);
    }
    for (const id of ['../x', '..%2f..%2fx', 'a%00b', '%2e%2e'])
      expect((await server.get(`/storage/items/${id}/download`, who.token)).status, id).toBe(404);
    expect(await names(who)).toEqual(['a.txt']);
  });

  it('of Hindi, emoji and composed letters come back as they are; letters of another case are the same name', async () => {
    const who = await buildDriveOwner(server);
    await putFile(server, who, { name: 'Re\u0301sume\u0301 आयकर 🧾.txt' });
    expect(await names(who)).toEqual(['Résumé आयकर 🧾.txt']);
    const again = await send(who, 'POST', '/storage/uploads', {
      folder_id: '',
      name: 'RÉSUMÉ आयकर 🧾.TXT',
      size: 3,
    });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      error: { id: 'name_clash' },
      clashes: [{ name: 'RÉSUMÉ आयकर 🧾.TXT', existing: { name: 'Résumé आयकर 🧾.txt' } }],
    });
    const [item] = (await list(who)).items;
    const recased = await send(who, 'PUT', `/storage/items/${item.id}`, {
      version: item.version,
      name: 'RÉSUMÉ आयकर 🧾.txt',
    });
    expect(recased.body.item.name, 'its own name in another case is no clash').toBe('RÉSUMÉ आयकर 🧾.txt');
  });

  it('a link put where content should be is not followed', async () => {
    const who = await buildDriveOwner(server);
    const item = await putFile(server, who, { name: 'a.txt' });
    const [blob] = await DriveBlob.find({ owner_id: toId(who.id) }).lean();
    const path = join(server.deps.config.storageDir, who.id, blob!.file.slice(0, 2), blob!.file);
    const secret = join(server.dataDir, 'secret.txt');
    await writeFile(secret, 'the key');
    await rm(path);
    await symlink(secret, path);
    const got = await server.get(`/storage/items/${item.id}/download`, who.token);
    expect(got.status).toBe(500);
    expect(got.text).not.toContain('the key');
    await DriveBlob.updateOne({ _id: blob!._id }, { $set: { file: '../../secret.txt' } });
    expect((await server.get(`/storage/items/${item.id}/download`, who.token)).status).toBe(500);
    expect((await verifyDrive(server.deps.config.storageDir)).findings).toContainEqual(
      expect.objectContaining({ kind: 'missing', what: expect.stringContaining(who.id) }),
    );
    await DriveBlob.updateOne({ _id: blob!._id }, { $set: { file: blob!.file } });
    await rm(path);
  });
});

describe('a taken name', () => {
  it('is asked about once for all, and kept, replaced or skipped as answered', async () => {
    const who = await buildDriveOwner(server);
    const from = await putFolder(server, who, 'From');
    const to = await putFolder(server, who, 'To');
    const ids: string[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      ids.push((await putFile(server, who, { name, bytes: `new ${name}`, folder_id: from.id })).id);
    for (const name of ['A.txt', 'b.txt'])
      await putFile(server, who, { name, bytes: `old ${name}`, folder_id: to.id });
    const asked = await send(who, 'POST', '/storage/items/copy', { ids, folder_id: to.id });
    expect(asked.status).toBe(409);
    expect(asked.body.clashes.map((c: { name: string }) => c.name)).toEqual(['a.txt', 'b.txt']);
    expect(await names(who, `folder_id=${to.id}`), 'nothing half done').toEqual(['A.txt', 'b.txt']);
    const skipped = await send(who, 'POST', '/storage/items/copy', {
      ids,
      folder_id: to.id,
      on_clash: 'skip',
    });
    expect(skipped.body.skipped).toEqual(ids.slice(0, 2));
    const kept = await send(who, 'POST', '/storage/items/copy', {
      ids,
      folder_id: to.id,
      on_clash: 'keep_both',
    });
    expect(kept.status, kept.text).toBe(200);
    expect(await names(who, `folder_id=${to.id}`)).toEqual([
      'a (2).txt',
      'A.txt',
      'b (2).txt',
      'b.txt',
      'c (2).txt',
      'c.txt',
    ]);
    const replaced = await send(who, 'POST', '/storage/items/move', {
      ids,
      folder_id: to.id,
      on_clash: 'replace',
    });
    expect(replaced.status, replaced.text).toBe(200);
    const { body: trash } = await server.get('/storage/trash', who.token);
    expect(trash.items.map((i: { name: string; from_path: string }) => [i.name, i.from_path]).sort()).toEqual(
      [
        ['A.txt', '/To'],
        ['b.txt', '/To'],
        ['c.txt', '/To'],
      ],
    );
    expect(await names(who, `folder_id=${from.id}`)).toEqual([]);
  });

  it('of a whole form is refused as a whole', async () => {
    const who = await buildDriveOwner(server);
    await upload(who, { 'b.txt': 'old' });
    const again = await upload(who, { 'a.txt': '1', 'b.txt': '2' });
    expect(again.status).toBe(409);
    expect(await names(who)).toEqual(['b.txt']);
    const both = await upload(who, { 'a.txt': '1', 'b.txt': '2' }, { on_clash: 'skip' });
    expect(both.body).toMatchObject({ message: '1 file(s) uploaded successfully!', skipped: ['b.txt'] });
    expect((await onDisk(who)).length, 'what was not kept leaves nothing behind').toBe(2);
  });
});

describe('moving', () => {
  it('a folder into itself or below is refused, moved or copied', async () => {
    const who = await buildDriveOwner(server);
    const a = await putFolder(server, who, 'A');
    const b = await putFolder(server, who, 'B', a.id);
    for (const act of ['move', 'copy'])
      for (const folder_id of [a.id, b.id]) {
        const answer = await send(who, 'POST', `/storage/items/${act}`, { ids: [a.id], folder_id });
        expect(answer.status, act).toBe(409);
        expect(answer.body.error.id).toBe('into_itself');
      }
  });

  it('two folders into each other at once ends with one inside the other, never with a loop', async () => {
    const who = await buildDriveOwner(server);
    for (let round = 0; round < 5; round++) {
      const a = await putFolder(server, who, `A${round}`);
      const b = await putFolder(server, who, `B${round}`);
      const both = await Promise.all([
        send(who, 'POST', '/storage/items/move', { ids: [a.id], folder_id: b.id }),
        send(who, 'POST', '/storage/items/move', { ids: [b.id], folder_id: a.id }),
      ]);
      expect(both.map((r) => r.status).sort()).toEqual([200, 409]);
    }
    expect(
      (await verifyDrive(server.deps.config.storageDir)).findings.filter((f) => f.kind === 'loop'),
    ).toEqual([]);
  });

  it('one folder to two places at once leaves it in one of them', async () => {
    const who = await buildDriveOwner(server);
    const [a, b, c] = [
      await putFolder(server, who, 'A'),
      await putFolder(server, who, 'B'),
      await putFolder(server, who, 'C'),
    ];
    await putFile(server, who, { name: 'in.txt', folder_id: a.id });
    await Promise.all(
      [b, c].map((to) => send(who, 'POST', '/storage/items/move', { ids: [a.id], folder_id: to.id })),
    );
    const places = [...(await names(who, `folder_id=${b.id}`)), ...(await names(who, `folder_id=${c.id}`))];
    expect(places).toEqual(['A']);
    expect(await names(who, `folder_id=${a.id}`)).toEqual(['in.txt']);
  });
});

describe('the trash', () => {
  it('gives back what was deleted, beside what took its name, and at the top when its folder is gone', async () => {
    const who = await buildDriveOwner(server);
    const folder = await putFolder(server, who, 'F');
    const file = await putFile(server, who, { name: 'a.txt', bytes: 'first', folder_id: folder.id });
    await send(who, 'POST', '/storage/items/trash', { ids: [file.id] });
    expect((await server.get(`/storage/items/${file.id}`, who.token)).status).toBe(404);
    await putFile(server, who, { name: 'a.txt', bytes: 'second', folder_id: folder.id });
    const back = await send(who, 'POST', '/storage/items/restore', { ids: [file.id] });
    expect(back.body.items[0]).toMatchObject({ name: 'a (2).txt', path: '/F/a (2).txt' });
    await send(who, 'POST', '/storage/items/trash', { ids: [file.id] });
    await send(who, 'POST', '/storage/items/trash', { ids: [folder.id] });
    expect(await names(who, 'q=a')).toEqual([]);
    const top = await send(who, 'POST', '/storage/items/restore', { ids: [file.id] });
    expect(top.body.items[0].path).toBe('/a (2).txt');
    await send(who, 'POST', '/storage/items/restore', { ids: [folder.id] });
    expect(await names(who, `folder_id=${folder.id}`)).toEqual(['a.txt']);
  });

  it('emptied or after 30 days takes content off the disk, but not what something else still shows', async () => {
    const who = await buildDriveOwner(server);
    const first = await putFile(server, who, { name: 'a.txt', bytes: 'same' });
    await putFile(server, who, { name: 'b.txt', bytes: 'same' });
    const alone = await putFile(server, who, { name: 'c.txt', bytes: 'alone' });
    expect((await onDisk(who)).length, 'the same content lies there once').toBe(2);
    await send(who, 'POST', '/storage/items/trash', { ids: [first.id, alone.id] });
    const emptied = await send(who, 'POST', '/storage/trash/empty', {});
    expect(emptied.body).toMatchObject({ removed: 2, freed: 9 });
    expect((await onDisk(who)).length).toBe(1);
    expect((await server.get(`/storage/files/download/${who.id}?path=/b.txt`, who.token)).text).toBe('same');
    const [last] = (await list(who)).items;
    await send(who, 'POST', '/storage/items/trash', { ids: [last.id] });
    const later = { ...server.deps, now: () => new Date(Date.now() + 29 * 86_400_000) };
    await tidy(later);
    expect((await server.get('/storage/trash', who.token)).body.total).toBe(1);
    await tidy({ ...server.deps, now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect(await Items.countDocuments({ owner_id: toId(who.id) })).toBe(0);
    expect(await onDisk(who)).toEqual([]);
    expect((await Drive.findOne({ owner_id: toId(who.id) }).lean())!.used_bytes).toBe(0);
  });
});

describe('lists', () => {
  it('are sorted, paged and searched by the server', async () => {
    const who = await buildDriveOwner(server);
    const inner = await putFolder(server, who, 'zFolder');
    for (const n of [1, 2, 10])
      await putFile(server, who, { name: `Bill ${n}.txt`, bytes: 'x'.repeat(20 - n) });
    await putFile(server, who, { name: 'bill deep.txt', folder_id: inner.id });
    expect(await names(who)).toEqual(['zFolder', 'Bill 1.txt', 'Bill 2.txt', 'Bill 10.txt']);
    expect(await names(who, 'sort=-name')).toEqual(['zFolder', 'Bill 10.txt', 'Bill 2.txt', 'Bill 1.txt']);
    expect(await names(who, 'sort=size&only=files')).toEqual(['Bill 10.txt', 'Bill 2.txt', 'Bill 1.txt']);
    const page = await list(who, 'page=2&page_size=2');
    expect(page).toMatchObject({ total: 4, page: 2, page_size: 2 });
    const found = await list(who, 'q=BILL');
    expect(found.items.map((i: DriveItem) => i.path)).toContain('/zFolder/bill deep.txt');
    expect(found.total).toBe(4);
    expect((await list(who, 'q=.*')).total).toBe(0);
    const here = await list(who, `folder_id=${inner.id}`);
    expect(here.breadcrumbs).toEqual([
      { id: '', name: 'My Drive' },
      { id: inner.id, name: 'zFolder' },
    ]);
    const tree = await server.get(`/storage/folders/tree/${who.id}`, who.token);
    expect(tree.body.folders).toEqual([{ id: inner.id, name: 'zFolder', parent_id: '', has_folders: false }]);
  });
});

describe('what leaves the drive', () => {
  it('is an attachment with a name every browser reads, nothing sniffed, nothing run', async () => {
    const who = await buildDriveOwner(server);
    for (const [name, type] of [
      ["a';x=.html", 'application/octet-stream'],
      ['नोटिस 🧾.svg', 'application/octet-stream'],
      ['plain.txt', 'text/plain'],
    ] as const) {
      const content = name.endsWith('.txt') ? 'hello' : '<svg onload="alert(1)">';
      const item = await putFile(server, who, { name, bytes: content });
      const got = await server.get(`/storage/items/${item.id}/download`, who.token);
      const said = got.headers.get('content-disposition')!;
      expect(said).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.~%!&+^`|$-]+$/);
      expect(decodeURIComponent(said.split("UTF-8''")[1]!)).toBe(name);
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      expect(got.headers.get('content-security-policy')).toContain('sandbox');
      expect(got.headers.get('content-type')).toContain(type);
      expect(got.text).toBe(content);
      const seen = await server.get(`/storage/items/${item.id}/preview`, who.token);
      expect(seen.headers.get('content-type'), 'never a page, never a drawing').toBe(
        'text/plain; charset=utf-8',
      );
      expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('comes in ranges that fit together', async () => {
    const who = await buildDriveOwner(server);
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7) % 256));
    const item = await putFile(server, who, { name: 'a.bin', bytes });
    const part = (range: string, more: Record<string, string> = {}) =>
      server.call('GET', `/storage/items/${item.id}/download`, {
        token: who.token,
        headers: { Range: range, ...more },
      });
    const first = await part('bytes=0-99');
    expect(first.status).toBe(206);
    expect(first.headers.get('content-range')).toBe('bytes 0-99/5000');
    const rest = await part('bytes=100-');
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(bytes)).toBe(true);
    expect((await part('bytes=-10')).bytes.equals(bytes.subarray(-10))).toBe(true);
    expect((await part('bytes=4990-9999')).headers.get('content-range')).toBe('bytes 4990-4999/5000');
    const outside = await part('bytes=5000-');
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toBe('bytes */5000');
    for (const odd of ['bytes=9-1', 'bytes=a-b', 'pages=1-2', 'bytes=0-1,3-4'])
      expect((await part(odd)).status, odd).toBe(200);
    expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200);
    expect((await part('bytes=0-9', { 'If-Range': `"${item.sha256}"` })).status).toBe(206);
  });

  it('is a zip for a folder, with its whole length said before', async () => {
    const who = await buildDriveOwner(server);
    const folder = await putFolder(server, who, 'आशा');
    await putFolder(server, who, 'Empty', folder.id);
    const big = Buffer.alloc(300_000, 'karsetu');
    await putFile(server, who, { name: 'big.bin', bytes: big, folder_id: folder.id });
    await putFile(server, who, { name: 'nothing.txt', bytes: '', folder_id: folder.id });
    await putFile(server, who, { name: '📄.txt', bytes: 'नमस्ते', folder_id: folder.id, relative_path: 'a/b' });
    const zip = await server.get(`/storage/items/${folder.id}/download`, who.token);
    expect(Number(zip.headers.get('content-length'))).toBe(zip.bytes.length);
    const files = unzipSync(zip.bytes);
    expect(
      Object.keys(files)
        .filter((n) => !n.endsWith('/'))
        .sort(),
    ).toEqual(['आशा/a/b/📄.txt', 'आशा/big.bin', 'आशा/nothing.txt']);
    expect(Buffer.from(files['आशा/big.bin']!).equals(big)).toBe(true);
    expect(Buffer.from(files['आशा/a/b/📄.txt']!).toString()).toBe('नमस्ते');
    const ticket = await send(who, 'POST', '/storage/tickets', { ids: [folder.id], act: 'download' });
    expect(ticket.body).toMatchObject({ name: 'आशा.zip', size: zip.bytes.length });
    expect((await server.get(ticket.body.url)).bytes.equals(zip.bytes)).toBe(true);
    server.advance(601_000);
    expect((await server.get(ticket.body.url)).status).toBe(403);
    expect((await server.get('/storage/open?ticket=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403);
  });

  it('is a preview only of harmless kinds, by content', async () => {
    const who = await buildDriveOwner(server);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const image = await putFile(server, who, { name: 'a.jpg', bytes: png });
    const seen = await server.get(`/storage/items/${image.id}/preview`, who.token);
    expect(seen.headers.get('content-type')).toBe('image/png');
    const zip = await putFile(server, who, { name: 'a.dat', bytes: Buffer.from('504b0304', 'hex') });
    const none = await server.get(`/storage/items/${zip.id}/preview`, who.token);
    expect(none.status).toBe(415);
    expect(none.body.error.id).toBe('no_preview');
    const long = await putFile(server, who, { name: 'long.csv', bytes: 'a,b\n'.repeat(400_000) });
    const cut = await server.get(`/storage/items/${long.id}/preview`, who.token);
    expect(cut.headers.get('x-truncated')).toBe('true');
    expect(cut.bytes.length).toBe(1024 * 1024);
    const utf16 = await putFile(server, who, {
      name: 'tally.xml',
      bytes: Buffer.from('\ufeff<?xml version="1.0"?><a>नाम</a>', 'utf16le'),
    });
    expect((await server.get(`/storage/items/${utf16.id}/preview`, who.token)).text).toContain('<a>नाम</a>');
  });
});

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
  });
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
      (await verifyDrive(root, { olderThan: 0, ...options })).findings.filter((f) => f.what.includes(who.id));
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
