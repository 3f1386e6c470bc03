import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DriveItem } from '../../../shared/drive/calls.ts';
import { Audit } from '../../audit/model.ts';
import { toId } from '../../base/records.ts';
import { tidy } from '../../janitor.ts';
import { buildDriveOwner, driveCalls, putFile, putFolder } from '../../testing/drive.ts';
import { buildUser } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { diskOf } from '../base/disk.ts';
import { Drive, DriveBlob, DriveItem as Items } from '../base/model.ts';
import { verifyDrive } from '../base/verify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const { list, names, send, upload, onDisk } = driveCalls(() => server);

describe('the documented calls', () => {
  it('upload, list, make folders, rename, copy, move, download and delete by path, with their messages', async () => {
    const who = await buildDriveOwner(server);
    const made = await send(who, 'POST', `/storage/folders/create/${who.id}`, { path: '/', name: 'Clients' });
    expect(made.body).toMatchObject({ success: true, message: 'Folder created successfully!' });
    const sent = await upload(who, { 'बिल 🧾.txt': 'one', 'b.csv': 'a,b' }, { path: '/Clients' });
    expect(sent.body.message, sent.text).toBe('2 file(s) uploaded successfully!');
    expect(sent.body.items.map((i: DriveItem) => i.name)).toEqual(['बिल 🧾.txt', 'b.csv']);
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
    for (const path of ['../..', '..%2f..%2fetc', '%2e%2e/x', '/a/../../b', 'C:%5CWindows', 'a%00b', '/./x'])
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
    expect((await verifyDrive(diskOf(server.deps))).findings).toContainEqual(
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
    expect((await verifyDrive(diskOf(server.deps))).findings.filter((f) => f.kind === 'loop')).toEqual([]);
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
    expect(found.items.map((i: DriveItem) => [i.name, i.parent_id])).toContainEqual([
      'bill deep.txt',
      inner.id,
    ]);
    expect(found.total).toBe(4);
    expect((await list(who, 'q=.*')).total).toBe(0);
    const here = await list(who, `folder_id=${inner.id}`);
    expect(here.breadcrumbs).toEqual([
      { id: '', name: 'My Drive' },
      { id: inner.id, name: 'zFolder' },
    ]);
    const tree = await server.get(`/storage/folders/tree/${who.id}`, who.token);
    expect(tree.body.folders).toEqual([{ id: inner.id, name: 'zFolder', parent_id: '', has_folders: false }]);
    // All folders are offered, however many.
    const { _id, ...folder } = (await Items.findById(inner.id).lean())!;
    await Items.collection.insertMany(
      Array.from({ length: 1000 }, (_, i) => ({ ...folder, sort_key: `a${i}`, unique_key: `${_id} ${i}` })),
    );
    const all = await server.get(`/storage/folders/tree/${who.id}`, who.token);
    expect(all.body.folders).toHaveLength(1001);
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

  it('leaves one row a minute in the audit trail when it is fetched in parts, and one each time it is fetched whole', async () => {
    const who = await buildDriveOwner(server);
    const item = await putFile(server, who, { name: 'long.bin', bytes: Buffer.alloc(5000, 7) });
    const other = await putFile(server, who, { name: 'other.bin', bytes: Buffer.alloc(5000, 8) });
    const get = (id: string, range?: string) =>
      server.call('GET', `/storage/items/${id}/download`, {
        token: who.token,
        ...(range ? { headers: { Range: range } } : {}),
      });
    const rows = (id: string) => Audit.countDocuments({ action: 'drive.downloaded', target_id: id });
    // The first byte is never asked for: parts without it are a download too.
    const parts = ['bytes=1-999', 'bytes=1000-1999', 'bytes=2000-2999', 'bytes=3000-'];
    await Promise.all(parts.map((range) => get(item.id, range)));
    expect(await rows(item.id)).toBe(1);
    await get(other.id, 'bytes=0-9');
    expect(await rows(other.id)).toBe(1);
    server.advance(61_000);
    await get(item.id, 'bytes=0-9');
    expect(await rows(item.id)).toBe(2);
    await get(item.id);
    await get(item.id);
    expect(await rows(item.id)).toBe(4);
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
