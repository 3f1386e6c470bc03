import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDriveOwner, putFile } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { mailsTo, mailTo, otpFor } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** What rests on who holds an address or knows a password, and ends when that changes. */

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  admin = await signInAdmin(server);
});
afterAll(() => server.stop());

let count = 0;
const freshEmail = () => `holder-${++count}@example.in`;
const share = (id: string, owner: TestUser, email: string) =>
  server.post(`/api/companies/${id}/shares`, { email, permission: 'view' }, owner.token);
const sees = async (id: string, token: string) =>
  (await server.get(`/api/companies/${id}`, token)).status === 200;
const login = (email: string, password: string) => server.post('/api/auth/login', { email, password });
const tokenOf = async (email: string, password: string): Promise<string> =>
  (await login(email, password)).body.token;
const linkIn = (text: string | undefined) => /reset-password#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const useLink = (token: string, new_password: string) =>
  server.post('/api/auth/reset-password', { token, new_password });
const put = (who: { token: string }, body: object) =>
  server.call('PUT', '/api/users/update-profile', { token: who.token, body: { full_name: 'X', ...body } });

/** Moves an account to another address, with the code mailed there. */
async function move(who: TestUser, email: string): Promise<void> {
  const body = { email, current_password: who.password };
  expect((await put(who, body)).body.requiresOTP).toBe(true);
  const done = await put(who, { ...body, otp: await otpFor(server, email) });
  expect(done.body.user?.email, done.text).toBe(email);
}

/** Registers an address by its code and has it approved. */
async function register(email: string): Promise<string> {
  const details = {
    email,
    password: 'monsoon',
    full_name: 'Ravi',
    phone: '',
    pan_number: '',
    role: 'client',
  };
  await server.post('/api/auth/register.php', details);
  const done = await server.post('/api/auth/register.php', { ...details, otp: await otpFor(server, email) });
  expect(done.status, done.text).toBe(200);
  await server.post(
    '/api/admin/approve-registration.php',
    { user_id: done.body.user_id, tier: 'tier1' },
    admin.token,
  );
  return tokenOf(email, 'monsoon');
}

const makeAccount = (email: string, more: object = {}) =>
  server.post('/api/admin/users', { email, full_name: 'Clerk', role: 'ca', ...more }, admin.token);

describe('an account made by an administrator', () => {
  it('sees nothing that was shared with its address until the address is proved', async () => {
    const { id, owner } = await buildEntity(server);
    const drive = await buildDriveOwner(server);
    const file = await putFile(server, drive, { name: 'form 16.txt' });
    const email = freshEmail();
    await share(id, owner, email);
    const invitation = { item_id: file.id, access: 'restricted', people: [{ email, permission: 'view' }] };
    const shared = await server.post('/storage/shares', invitation, drive.token);
    const secret = (shared.body.link as string).split('/').at(-1)!;
    const made = await makeAccount(email, { password: 'known to admin' });
    expect(made.status, made.text).toBe(200);
    const token = await tokenOf(email, 'known to admin');
    expect(token, 'the documented call makes an account that can sign in').toBeTruthy();
    const nothing = async () => {
      expect((await server.get('/api/companies/list', token)).body.total).toBe(0);
      expect(await sees(id, token)).toBe(false);
      expect((await server.get('/api/cloud-storage/shared-with-me', token)).body.total).toBe(0);
      expect((await server.get(`/storage/items/${file.id}`, token)).status).toBe(404);
      const opened = await server.get(`/api/cloud-storage/access-shared.php?token=${secret}`, token);
      expect(opened.status).toBe(404);
    };
    await nothing();
    // Also what is shared with it, or again, after it was made.
    const later = await buildEntity(server);
    await share(later.id, later.owner, email);
    await share(id, owner, email);
    await server.post('/storage/shares', invitation, drive.token);
    await nothing();
    expect(await sees(later.id, token)).toBe(false);

    const link = linkIn((await mailTo(server, email, /account was created/)).text);
    expect((await useLink(link, 'mine alone now')).status).toBe(200);
    expect((await login(email, 'known to admin')).status).toBe(401);
    const own = await tokenOf(email, 'mine alone now');
    expect(await sees(id, own)).toBe(true);
    expect(await sees(later.id, own)).toBe(true);
    expect((await server.get('/api/cloud-storage/shared-with-me', own)).body.total).toBe(1);
    expect((await server.get(`/storage/items/${file.id}`, own)).status).toBe(200);
  });

  it('starts with a link mailed to it: without a password there is none until the link is used', async () => {
    const email = freshEmail();
    const made = await makeAccount(email);
    expect(made.status, made.text).toBe(200);
    const link = linkIn((await mailTo(server, email, /account was created/)).text);
    expect(link).not.toBe('');
    // The link lasts for days: people are away.
    server.advance(6 * 24 * 3_600_000);
    expect((await useLink(link, 'chosen by myself')).status).toBe(200);
    expect((await login(email, 'chosen by myself')).status).toBe(200);
    expect((await useLink(link, 'chosen by others')).status).toBe(422);
    admin = await signInAdmin(server);
  });

  it('whose administrator makes themselves another role sees nothing either', async () => {
    const { id, owner } = await buildEntity(server);
    const email = freshEmail();
    await share(id, owner, email);
    const made = await makeAccount(email, { password: 'known to admin', role: 'admin' });
    const { id: user, version } = made.body.user;
    await server.call('PUT', `/api/admin/users/${user}`, {
      token: admin.token,
      body: { version, role: 'ca' },
    });
    expect(await sees(id, await tokenOf(email, 'known to admin'))).toBe(false);
  });
});

describe('an e-mail address that changed hands', () => {
  it('leaves one reader behind a share, whom the owner sees and can take it from', async () => {
    const { id, owner } = await buildEntity(server);
    const [email, elsewhere] = [freshEmail(), freshEmail()];
    const first = await buildUser(server, { email });
    await share(id, owner, email);
    await move(first, elsewhere);
    const second = await register(email);
    const shares = async () => (await server.get(`/api/companies/${id}/shares`, owner.token)).body.shares;
    expect(await shares(), 'the reader by the address they have now').toEqual([
      { email: elsewhere, permission: 'view' },
    ]);
    expect([await sees(id, first.token), await sees(id, second)]).toEqual([true, false]);
    // Shared with the address again, it is whose the address is now.
    await share(id, owner, email);
    expect(await sees(id, second)).toBe(true);
    const unshare = (from: string) =>
      server.call('DELETE', `/api/companies/${id}/shares`, { token: owner.token, body: { email: from } });
    await unshare(elsewhere);
    expect([await sees(id, first.token), await sees(id, second)]).toEqual([false, true]);
    await unshare(email);
    expect(await shares()).toEqual([]);
    expect([await sees(id, first.token), await sees(id, second)]).toEqual([false, false]);
  });

  it('gives a share that waited to the first who proves the address, and to nobody after them', async () => {
    const { id, owner } = await buildEntity(server);
    const email = freshEmail();
    await share(id, owner, email);
    const mover = await buildUser(server);
    expect(await sees(id, mover.token)).toBe(false);
    await move(mover, email);
    expect(await sees(id, mover.token)).toBe(true);
    await move(mover, freshEmail());
    const taker = await register(email);
    expect([await sees(id, mover.token), await sees(id, taker)]).toEqual([true, false]);
  });

  it('makes one share of two when both addresses were named, with the wider permission', async () => {
    const { id, owner } = await buildEntity(server);
    const [email, elsewhere] = [freshEmail(), freshEmail()];
    const first = await buildUser(server, { email });
    await server.post(`/api/companies/${id}/shares`, { email, permission: 'edit' }, owner.token);
    await share(id, owner, elsewhere);
    await move(first, elsewhere);
    const shares = await server.get(`/api/companies/${id}/shares`, owner.token);
    expect(shares.body.shares).toEqual([{ email: elsewhere, permission: 'edit' }]);
  });

  it('leaves one reader in the drive', async () => {
    const drive = await buildDriveOwner(server);
    const file = await putFile(server, drive, { name: 'form 26.txt' });
    const [email, elsewhere] = [freshEmail(), freshEmail()];
    // Invited before there is an account: the first to prove the address is meant.
    const people = [{ email, permission: 'view' }];
    const made = await server.post(
      '/storage/shares',
      { item_id: file.id, access: 'restricted', people },
      drive.token,
    );
    const secret = (made.body.link as string).split('/').at(-1)!;
    const reads = async (token: string) => [
      (await server.get(`/storage/items/${file.id}`, token)).status,
      (await server.get(`/api/cloud-storage/access-shared.php?token=${secret}`, token)).status,
      (await server.get('/api/cloud-storage/shared-with-me', token)).body.total,
    ];
    const first = await buildUser(server);
    expect(await reads(first.token)).toEqual([404, 404, 0]);
    await move(first, email);
    expect(await reads(first.token)).toEqual([200, 200, 1]);
    await move(first, elsewhere);
    const second = await register(email);
    expect(await reads(second)).toEqual([404, 404, 0]);
    expect(await reads(first.token)).toEqual([200, 200, 1]);
    const shown = (await server.get('/storage/shares', drive.token)).body.shares[0];
    expect(shown.people).toEqual([{ email: elsewhere, permission: 'view' }]);
  });
});

describe('what was issued before', () => {
  const forgot = async (email: string) => {
    const before = (await mailsTo(server, email)).length;
    await server.post('/api/auth/forgot-password', { email });
    await expect.poll(async () => (await mailsTo(server, email)).length).toBe(before + 1);
    return linkIn((await mailTo(server, email, /Reset your Karsetu password/)).text);
  };
  const changePassword = (who: TestUser, current_password: string, new_password: string) =>
    server.post(
      '/api/users/change-password',
      { current_password, new_password, confirm_password: new_password },
      who.token,
    );

  /** Everything someone may hold of an account: a link, a code, another session, tickets of a report and of a file. */
  async function holding() {
    const who = await buildDriveOwner(server);
    const file = await putFile(server, who, { name: 'balance sheet.txt' });
    const { id } = await buildReturn(server, { owner: who });
    const elsewhere = await tokenOf(who.email, who.password);
    const reset = await forgot(who.email);
    const target = freshEmail();
    await put(who, { email: target, current_password: who.password });
    const otp = await otpFor(server, target);
    const tickets = async (token: string) => {
      const report = (await server.post('/api/reports/ticket', { id, type: 'itr' }, token)).body.ticket;
      const open = await server.post('/storage/tickets', { ids: [file.id], act: 'download' }, token);
      return [`/api/reports/view?id=${id}&type=itr&ticket=${report}`, open.body.url as string];
    };
    return {
      who,
      elsewhere,
      reset,
      target,
      otp,
      urls: [...(await tickets(who.token)), ...(await tickets(elsewhere))],
    };
  }

  it('dies with the password', async () => {
    const had = await holding();
    const { who } = had;
    expect((await changePassword(who, who.password, 'quiet harbour')).status).toBe(200);
    expect((await useLink(had.reset, 'taken over 1')).body.error?.id).toBe('link_expired');
    expect((await server.get('/api/users/profile', had.elsewhere)).status).toBe(401);
    for (const url of had.urls) expect([401, 403], url).toContain((await server.get(url)).status);
    for (const current_password of [who.password, 'quiet harbour'])
      expect([403, 422]).toContain(
        (await put(who, { email: had.target, current_password, otp: had.otp })).status,
      );
    expect((await server.get('/api/users/profile', who.token)).status, 'this session goes on').toBe(200);
    expect((await login(who.email, 'quiet harbour')).status).toBe(200);
  });

  it('dies with the password even when it becomes what it was', async () => {
    const { who, reset, target, otp } = await holding();
    await changePassword(who, who.password, 'quiet harbour');
    await changePassword(who, 'quiet harbour', who.password);
    expect((await useLink(reset, 'taken over 1')).status).toBe(422);
    expect((await put(who, { email: target, current_password: who.password, otp })).status).toBe(422);
  });

  it('dies with the e-mail', async () => {
    const had = await holding();
    const { who } = had;
    await move(who, freshEmail());
    expect((await useLink(had.reset, 'taken over 1')).body.error?.id).toBe('link_expired');
    expect((await server.get('/api/users/profile', had.elsewhere)).status).toBe(401);
    for (const url of had.urls) expect([401, 403], url).toContain((await server.get(url)).status);
    const again = { email: had.target, current_password: who.password, otp: had.otp };
    expect((await put(who, again)).body.error.id).toBe('wrong_otp');
    expect((await server.get('/api/users/profile', who.token)).status, 'this session goes on').toBe(200);
  });

  it('dies with a reset, and with disabling', async () => {
    const had = await holding();
    expect((await useLink(had.reset, 'by the link 7')).status).toBe(200);
    for (const url of had.urls) expect([401, 403], url).toContain((await server.get(url)).status);
    const token = await tokenOf(had.who.email, 'by the link 7');
    const code = { email: had.target, otp: had.otp };
    for (const current_password of [had.who.password, 'by the link 7'])
      expect([403, 422]).toContain((await put({ token }, { ...code, current_password })).status);

    const other = await buildUser(server);
    const link = await forgot(other.email);
    const change = (version: number, status: string) =>
      server.call('PUT', `/api/admin/users/${other.id}`, { token: admin.token, body: { version, status } });
    await change(1, 'disabled');
    await change(2, 'active');
    expect((await useLink(link, 'after a while')).status).toBe(422);
  });

  it('of an account made by an administrator dies when its password is changed otherwise', async () => {
    const email = freshEmail();
    await makeAccount(email, { password: 'known to admin' });
    const link = linkIn((await mailTo(server, email, /account was created/)).text);
    const token = await tokenOf(email, 'known to admin');
    await server.post(
      '/api/users/change-password',
      {
        current_password: 'known to admin',
        new_password: 'quiet harbour',
        confirm_password: 'quiet harbour',
      },
      token,
    );
    expect((await useLink(link, 'taken over 1')).status).toBe(422);
  });
});
