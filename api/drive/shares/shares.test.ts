import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../../base/records.ts';
import { buildDriveOwner, buildShare, putFile, putFolder, sha256 } from '../../testing/drive.ts';
import { buildUser, signInAdmin, type TestUser } from '../../testing/factories.ts';
import { mailTo } from '../../testing/mails.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { User } from '../../users/model.ts';
import { DriveShare } from '../base/share-model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    answersKept: true,
    // As it is outside of tests, so that guessing is seen to stop.
    limits: { tokens: { per: 'ip', max: 20, seconds: 60 } },
  });
});
afterAll(() => server.stop());

const open = (token: string, who?: TestUser) =>
  server.get(`/api/cloud-storage/access-shared.php?token=${token}`, who?.token);
const linkCall = (call: string, body: object, who?: TestUser) =>
  server.post(`/api/cloud-storage/${call}`, body, who?.token);
const send = (who: TestUser, method: string, path: string, body: object = {}) =>
  server.call(method, path, { token: who.token, body });
const refused = 'Failed to access shared file. The link may be invalid or expired.';

/** The code of the newest mail that opens a share. */
const guestCode = async (address: string) =>
  /^\d{6}/.exec((await mailTo(server, address, /^\d{6} is your code to open/)).subject!)![0];

describe('a guest', () => {
  const address = () => `guest0${Math.random().toString(36).slice(2)}@example.in`;

  it('opens a folder with a code mailed to the address it is shared with: no account, no plan, no approval', async () => {
    const email = address();
    const owner = await buildDriveOwner(server);
    const folder = await putFolder(server, owner, 'Papers');
    await putFile(server, owner, { name: 'form16.txt', folder_id: folder.id });
    const people = [{ email, permission: 'edit' }];
    const { id, token } = await buildShare(server, { access: 'restricted', people }, { owner, item: folder });
    const mail = await mailTo(server, email, /shared Papers with you/);
    expect(mail.text).toContain(`/shared/${token}`);
    expect(mail.text).not.toContain('register');
    expect((await open(token)).status).toBe(401);
    expect((await linkCall('guest-code', { token, email: email.toUpperCase() })).status).toBe(200);
    const otp = await guestCode(email);
    const wrong = await linkCall('guest-open', { token, email, otp: otp === '000000' ? '000001' : '000000' });
    expect([wrong.status, wrong.body.error.id, wrong.body.error.fields[0].path]).toEqual([
      422,
      'wrong_otp',
      'otp',
    ]);
    const { key, expires_in } = (await linkCall('guest-open', { token, email, otp })).body;
    expect(expires_in).toBe(3600);
    expect((await linkCall('guest-open', { token, email, otp })).status, 'a code opens once').toBe(422);
    const inside = await linkCall('shared-items', { token, key });
    expect(inside.body.items.map((i: { name: string }) => i.name)).toEqual(['form16.txt']);
    expect(inside.body.folder.permission, 'a guest looks; to edit they sign in').toBe('view');
    expect((await linkCall('shared-items', { token })).status, 'the key is the leave').toBe(401);
    const ids = [inside.body.items[0].id];
    const { url } = (await linkCall('shared-ticket', { token, key, ids, act: 'download' })).body;
    expect((await server.get(url)).text).toBe('content of form16.txt');
    const { views } = (await server.get(`/storage/shares/${id}/views`, owner.token)).body;
    expect(views.map((v: { who: string; act: string }) => [v.who, v.act])).toEqual([
      [`<${email}>`, 'downloaded'],
      ['', 'refused'],
      [`<${email}>`, 'opened'],
      ['', 'refused'],
    ]);
    // Taken off the list: key and ticket end with it.
    const other = [{ email: address(), permission: 'view' }];
    await send(owner, 'PUT', `/storage/shares/${id}`, { version: 1, people: other });
    expect((await linkCall('shared-items', { token, key })).status).toBe(401);
    expect((await server.get(url)).status).toBe(401);
  });

  it('whom the share does not name hears the same and gets no mail; a code is of one share and one address', async () => {
    const [named, other] = [address(), address()];
    const people = [{ email: named, permission: 'view' }];
    const { token } = await buildShare(server, { access: 'restricted', people });
    const known = await linkCall('guest-code', { token, email: named });
    const unknown = await linkCall('guest-code', { token, email: other });
    expect([unknown.status, unknown.body.message]).toEqual([known.status, known.body.message]);
    const otp = await guestCode(named);
    await expect(mailTo(server, other, /code/)).rejects.toThrow('no mail');
    expect((await linkCall('guest-open', { token, email: other, otp })).status).toBe(422);
    const second = await buildShare(server, { access: 'restricted', people });
    expect((await linkCall('guest-open', { token: second.token, email: named, otp })).status).toBe(422);
    const { key } = (await linkCall('guest-open', { token, email: named, otp })).body;
    expect((await linkCall('shared-items', { token: second.token, key })).status).toBe(401);
    expect((await linkCall('guest-code', { token: 'A'.repeat(22), email: named })).status).toBe(404);
    expect((await linkCall('guest-code', { token, email: 'nobody' })).body.error.fields[0].path).toBe(
      'email',
    );
    const open = await buildShare(server);
    expect((await linkCall('guest-code', { token: open.token, email: named })).status, 'a public link').toBe(
      404,
    );
  });

  it('whose address was taken over is not the one it was shared with', async () => {
    const known = await buildUser(server);
    const people = [{ email: known.email, permission: 'view' }];
    const { token } = await buildShare(server, { access: 'restricted', people });
    await User.updateOne({ _id: toId(known.id) }, { $set: { email: `left-${known.email}` } });
    await linkCall('guest-code', { token, email: known.email });
    await expect(mailTo(server, known.email, /code/)).rejects.toThrow('no mail');
  });

  it('added later gets a link that opens; a new link ends it', async () => {
    const [first, late] = [address(), address()];
    const { owner, id } = await buildShare(server, {
      access: 'restricted',
      people: [{ email: first, permission: 'view' }],
    });
    const people = [first, late].map((email) => ({ email, permission: 'view' }));
    await send(owner, 'PUT', `/storage/shares/${id}`, { version: 1, people });
    const mail = await mailTo(server, late, /shared notice.txt with you/);
    const token = /\/shared\/([\w-]{22})/.exec(mail.text!)![1]!;
    await linkCall('guest-code', { token, email: late });
    const { key } = (await linkCall('guest-open', { token, email: late, otp: await guestCode(late) })).body;
    const asked = { token, key };
    expect((await linkCall('shared-items', asked)).body.items[0].name).toBe('notice.txt');
    await send(owner, 'PUT', `/storage/shares/${id}`, { version: 2, people: [...people].reverse() });
    expect((await linkCall('shared-items', asked)).status, 'a later change keeps the link').toBe(200);
    await send(owner, 'POST', `/storage/shares/${id}/new-link`);
    expect((await linkCall('shared-items', asked)).status).toBe(404);
  });
});

describe('a public link', () => {
  it('opens for a visitor and a second person to view, and counts who came', async () => {
    const { owner, item, id, token, link } = await buildShare(server);
    expect(link).toBe(`${server.deps.config.publicUrl}/shared/${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const second = await buildUser(server, { full_name: 'Second Person' });
    const visitor = await open(token);
    expect(visitor.body).toMatchObject({
      success: true,
      requires_login: false,
      requires_password: false,
      share: {
        owner_name: owner.doc.full_name,
        permission: 'view',
        item: { id: item.id, name: 'notice.txt' },
      },
    });
    expect(visitor.headers.get('referrer-policy')).toBe('no-referrer');
    expect(visitor.headers.get('x-robots-tag')).toBe('noindex');
    expect((await open(token, second)).body.share.permission).toBe('view');
    const { url } = (await linkCall('shared-ticket', { token, ids: [], act: 'download' })).body;
    expect((await server.get(url)).text).toBe('content of notice.txt');
    const views = (await server.get(`/storage/shares/${id}/views`, owner.token)).body;
    expect(views.views.map((v: { who: string; act: string }) => [v.who, v.act])).toEqual([
      ['', 'downloaded'],
      [`Second Person <${second.email}>`, 'opened'],
      ['', 'opened'],
    ]);
    expect((await server.get('/storage/shares', owner.token)).body.shares[0]).toMatchObject({ id, views: 2 });
  });

  it('is kept only as a hash', async () => {
    const { token, id } = await buildShare(server);
    const stored = await DriveShare.findById(id).lean();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored!.link_hash).toBe(sha256(token));
    expect(server.logs()).not.toContain(token);
  });

  it('revoked, expired, deleted or of a closed account is the same 404 as one that never was', async () => {
    const absent = await open('AAAAAAAAAAAAAAAAAAAAAA');
    expect([absent.status, absent.body.message]).toEqual([404, refused]);
    const { request_id: _, ...said } = absent.body;
    const revoked = await buildShare(server);
    const ticket = (await linkCall('shared-ticket', { token: revoked.token, ids: [], act: 'download' })).body;
    await send(revoked.owner, 'DELETE', `/storage/shares/${revoked.id}`);
    expect((await server.get(ticket.url)).status, 'an address made before ends too').toBe(404);
    const deleted = await buildShare(server);
    await send(deleted.owner, 'POST', '/storage/items/trash', { ids: [deleted.item.id] });
    const renewed = await buildShare(server);
    const fresh = await send(renewed.owner, 'POST', `/storage/shares/${renewed.id}/new-link`);
    const disabled = await buildShare(server);
    await User.updateOne({ _id: toId(disabled.owner.id) }, { $set: { status: 'disabled' } });
    const tomorrow = new Date(server.deps.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const expiring = await buildShare(server, { access: 'public', expires_on: tomorrow });
    expect((await open(expiring.token)).status).toBe(200);
    server.advance(3 * 86_400_000);
    for (const { token } of [revoked, deleted, renewed, disabled, expiring]) {
      const answer = await open(token);
      const { request_id: __, ...body } = answer.body;
      expect(answer.status).toBe(404);
      expect(body).toEqual(said);
    }
    expect((await open(fresh.body.link.split('/').at(-1))).status).toBe(200);
  });

  it('of one thing reads nothing else', async () => {
    const owner = await buildDriveOwner(server);
    const folder = await putFolder(server, owner, 'Shared');
    const inner = await putFolder(server, owner, 'Inner', folder.id);
    const inside = await putFile(server, owner, { name: 'in.txt', folder_id: inner.id });
    const outside = await putFile(server, owner, { name: 'out.txt' });
    const { token } = await buildShare(server, { access: 'public' }, { owner, item: folder });
    const other = await buildShare(server);
    const look = (folder_id: string) => linkCall('shared-items', { token, folder_id });
    expect((await look('')).body.items.map((i: { name: string }) => i.name)).toEqual(['Inner']);
    const deeper = await look(inner.id);
    expect(deeper.body).toMatchObject({
      total: 1,
      items: [{ name: 'in.txt', path: '' }],
      breadcrumbs: [{ name: 'Shared' }, { name: 'Inner' }],
    });
    const found = await linkCall('shared-items', { token, q: 'txt' });
    expect(found.body.items.map((i: { name: string }) => i.name)).toEqual(['in.txt']);
    for (const id of [outside.id, other.item.id, '0123456789abcdef01234567']) {
      expect((await linkCall('shared-ticket', { token, ids: [id], act: 'download' })).status).toBe(404);
      expect((await look(id)).status).toBe(404);
    }
    const seen = async (...ids: string[]) => {
      const { url } = (await linkCall('shared-ticket', { token, ids, act: 'preview' })).body;
      return (await server.get(url)).status;
    };
    expect([await seen(inside.id), await seen(inside.id, inner.id)], 'one file is seen, not several').toEqual(
      [200, 404],
    );
    server.advance(120_000);
  });

  it('with a password asks for it, hides everything until then, and ten wrong ones close it for a while', async () => {
    const owner = await buildDriveOwner(server);
    const short = await send(owner, 'POST', '/storage/shares', {
      item_id: (await putFile(server, owner, { name: 'x.txt' })).id,
      access: 'public',
      password: '12345',
    });
    expect(short.body.error.fields[0].path).toBe('password');
    const { token, id } = await buildShare(server, { access: 'public', password: 'sesame 42' }, { owner });
    const shut = await open(token);
    expect(shut.body).toMatchObject({ requires_password: true, share: { item: null } });
    expect(shut.text).not.toContain('notice.txt');
    expect((await linkCall('shared-items', { token })).body.error.id).toBe('password_required');
    const wrong = await linkCall('unlock-shared', { token, password: 'open' });
    expect([wrong.status, wrong.body.error.id]).toEqual([403, 'wrong_password']);
    const { key } = (await linkCall('unlock-shared', { token, password: 'sesame 42' })).body;
    expect((await linkCall('shared-items', { token, key })).body.items[0].name).toBe('notice.txt');
    const other = await buildShare(server, { access: 'public', password: 'another 42' });
    expect((await linkCall('shared-items', { token: other.token, key })).status, 'of another link').toBe(403);
    expect((await DriveShare.findById(id).lean())!.password_hash).toMatch(/^\$argon2id\$/);
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => linkCall('unlock-shared', { token, password: 'guess' })),
    );
    expect(tries.filter((r) => r.status === 403).length).toBeLessThanOrEqual(10);
    const right = await linkCall('unlock-shared', { token, password: 'sesame 42' });
    expect(right.status, 'the right one has to wait too').toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    await send(owner, 'PUT', `/storage/shares/${id}`, { version: 1, password: 'changed 42' });
    expect((await linkCall('shared-items', { token, key })).status, 'a new password ends old keys').toBe(403);
  });

  it('cannot be guessed: twenty wrong ones in a minute, then 429 for right ones too', async () => {
    const { token } = await buildShare(server);
    server.advance(120_000);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++)
      statuses.push((await open(`AAAAAAAAAAAAAAAAAAAA${String(i).padStart(2, '0')}`)).status);
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
    expect((await open(token)).status).toBe(429);
    server.advance(61_000);
    expect((await open(token)).status).toBe(200);
  });
});

describe('a share with people', () => {
  it('checks addresses in the documented words', async () => {
    const owner = await buildDriveOwner(server);
    const item = await putFile(server, owner, { name: 'a.txt' });
    const make = (people: object[], more: object = {}) =>
      send(owner, 'POST', '/storage/shares', { item_id: item.id, access: 'restricted', people, ...more });
    const person = (email: string) => ({ email, permission: 'view' });
    expect((await make([person('nobody')])).body.message).toBe('Please enter a valid email address');
    const twice = await make([person('a@example.in'), person('A@example.in')]);
    expect([twice.status, twice.body.message]).toEqual([422, 'Email already added']);
    expect((await make([])).status).toBe(422);
    expect((await make([person(owner.email)])).status).toBe(422);
    expect((await make([person('a@example.in')], { password: 'sesame 42' })).status).toBe(422);
    expect((await make([person('a@example.in')], { expires_on: '2020-01-01' })).status).toBe(422);
  });

  it('asks a visitor to sign in, opens for those named, and is nothing to others', async () => {
    const friend = await buildUser(server);
    const stranger = await buildUser(server);
    const people = [{ email: friend.email, permission: 'view' }];
    const { owner, token } = await buildShare(server, { access: 'restricted', people });
    const visitor = await open(token);
    expect([visitor.status, visitor.body.requires_login]).toEqual([401, true]);
    expect(visitor.text).not.toContain('notice.txt');
    expect((await open(token, friend)).body.share).toMatchObject({
      permission: 'view',
      item: { name: 'notice.txt' },
    });
    expect((await open(token, stranger)).status).toBe(404);
    const mail = await mailTo(server, friend.email, /shared notice.txt with you/);
    expect(mail.text).toContain(`/shared/${token}`);
    expect(mail.text).toContain(owner.doc.full_name);
    expect((await open(token, await signInAdmin(server))).status, 'the admin is a visitor').toBe(401);
  });

  it('gives exactly what was granted: view reads, edit writes, both end with the share', async () => {
    const owner = await buildDriveOwner(server);
    const reader = await buildDriveOwner(server);
    const writer = await buildDriveOwner(server);
    const folder = await putFolder(server, owner, 'Client');
    const file = await putFile(server, owner, { name: 'a.txt', bytes: 'one', folder_id: folder.id });
    const outside = await putFile(server, owner, { name: 'private.txt' });
    const people = [
      { email: reader.email, permission: 'view' },
      { email: writer.email, permission: 'edit' },
    ];
    const { id } = await buildShare(server, { access: 'restricted', people }, { owner, item: folder });
    const withMe = (who: TestUser) => server.get('/api/cloud-storage/shared-with-me', who.token);
    expect((await withMe(reader)).body).toMatchObject({
      total: 1,
      items: [
        { id: folder.id, name: 'Client', permission: 'view', owner_name: owner.doc.full_name, path: '' },
      ],
    });
    expect((await withMe(writer)).body.items[0].permission).toBe('edit');
    const listed = await server.get(`/storage/files/list/${reader.id}?folder_id=${folder.id}`, reader.token);
    expect(listed.body).toMatchObject({
      items: [{ name: 'a.txt', permission: 'view', path: '' }],
      breadcrumbs: [{ id: folder.id, name: 'Client' }],
    });
    for (const [method, path, body] of [
      ['PUT', `/storage/items/${file.id}`, { version: 1, name: 'b.txt' }],
      ['POST', '/storage/items/trash', { ids: [file.id] }],
      ['POST', '/storage/uploads', { folder_id: folder.id, name: 'x', size: 1 }],
      ['POST', `/storage/folders/create/${reader.id}`, { folder_id: folder.id, name: 'x' }],
      ['POST', '/storage/items/move', { ids: [file.id], folder_id: '' }],
      ['POST', '/storage/shares', { item_id: file.id, access: 'public' }],
    ] as const)
      expect((await send(reader, method, path, body)).status, `${method} ${path}`).toBe(403);
    expect(
      (await send(reader, 'POST', '/storage/items/copy', { ids: [file.id], folder_id: '' })).status,
    ).toBe(200);
    const mine = await server.get(`/storage/files/list/${reader.id}`, reader.token);
    expect(mine.body.items[0]).toMatchObject({ name: 'a.txt', permission: 'own', sha256: file.sha256 });

    const put = await putFile(server, writer, { name: 'by writer.txt', folder_id: folder.id });
    expect(put).toMatchObject({ permission: 'edit', owner_name: owner.doc.full_name });
    expect(
      (await send(writer, 'PUT', `/storage/items/${file.id}`, { version: 1, name: 'b.txt' })).status,
    ).toBe(200);
    expect((await send(writer, 'POST', '/storage/items/trash', { ids: [put.id] })).status).toBe(200);
    expect((await send(writer, 'POST', '/storage/items/trash', { ids: [folder.id] })).status).toBe(403);
    const across = await send(writer, 'POST', '/storage/items/move', { ids: [file.id], folder_id: '' });
    expect([across.status, across.body.error.id]).toEqual([409, 'other_drive']);
    expect(
      (await server.get('/storage/trash', owner.token)).body.items[0].name,
      'in the bin of its owner',
    ).toBe('by writer.txt');
    for (const who of [reader, writer])
      expect((await server.get(`/storage/items/${outside.id}`, who.token)).status).toBe(404);

    const { url } = (await send(reader, 'POST', '/storage/tickets', { ids: [file.id], act: 'download' }))
      .body;
    await send(owner, 'DELETE', `/storage/shares/${id}`);
    expect((await server.get(url)).status).toBe(404);
    for (const who of [reader, writer]) {
      expect((await server.get(`/storage/items/${file.id}`, who.token)).status).toBe(404);
      expect((await withMe(who)).body.total).toBe(0);
    }
    const copy = mine.body.items[0].id;
    expect(
      (await server.get(`/storage/items/${copy}/download`, reader.token)).text,
      'a copy is one’s own',
    ).toBe('one');
  });

  it('finds a person who registers later, but not whoever takes over their address', async () => {
    const email = `later${Date.now()}@example.in`;
    const people = [{ email, permission: 'view' }];
    const { item } = await buildShare(server, { access: 'restricted', people });
    const later = await buildUser(server, { email });
    expect((await server.get(`/storage/items/${item.id}`, later.token)).status).toBe(200);
    const known = await buildUser(server);
    const second = await buildShare(server, {
      access: 'restricted',
      people: [{ email: known.email, permission: 'view' }],
    });
    const old = known.email;
    await User.updateOne({ _id: toId(known.id) }, { $set: { email: `moved-${old}` } });
    const taker = await buildUser(server, { email: old });
    expect((await server.get(`/storage/items/${second.item.id}`, taker.token)).status).toBe(404);
    expect((await server.get(`/storage/items/${second.item.id}`, known.token)).status).toBe(200);
  });

  it('changes by version; whoever is added is told, whoever is left out is out', async () => {
    const [first, second] = [await buildUser(server), await buildUser(server)];
    const { owner, id, item } = await buildShare(server, {
      access: 'restricted',
      people: [{ email: first.email, permission: 'view' }],
    });
    const change = (version: number, body: object) =>
      send(owner, 'PUT', `/storage/shares/${id}`, { version, ...body });
    const changed = await change(1, { people: [{ email: second.email, permission: 'edit' }] });
    expect(changed.body.share).toMatchObject({ version: 2, people: [{ email: second.email }] });
    await mailTo(server, second.email, /shared notice.txt with you/);
    expect((await server.get(`/storage/items/${item.id}`, first.token)).status).toBe(404);
    const late = await change(1, { access: 'public' });
    expect([late.status, late.body.stored.version]).toEqual([409, 2]);
    await send(owner, 'DELETE', `/storage/shares/${id}`);
    expect((await change(3, { access: 'public' })).status).toBe(409);
  });
});

describe('from the waitlist to a drive', () => {
  it('asked, approved with a mail, opened', async () => {
    const admin = await signInAdmin(server);
    const who = await buildUser(server);
    const status = async () => (await server.get('/api/cloud-storage/status', who.token)).body.status;
    expect(await status()).toBe('none');
    await send(who, 'POST', '/api/cloud-storage/join-waitlist');
    expect(await status()).toBe('waiting');
    expect((await send(who, 'POST', '/storage/uploads', { folder_id: '', name: 'a', size: 1 })).status).toBe(
      403,
    );
    const { waitlist } = (await server.get('/api/admin/waitlist', admin.token)).body;
    const entry = waitlist.find((w: { user_id: string }) => w.user_id === who.id);
    await send(admin, 'POST', '/api/admin/approve-waitlist', { waitlist_id: entry.id, user_id: who.id });
    await mailTo(server, who.email, /cloud storage is ready/);
    expect((await putFile(server, who, { name: 'a.txt' })).path).toBe('/a.txt');
  });
});
