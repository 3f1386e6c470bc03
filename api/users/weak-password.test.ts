import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDriveOwner, putFile } from '../testing/drive.ts';
import { buildUser, signInAdmin } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Passwords that hold a name anyone would try first, wherever a password is set. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const ravi = { email: 'rkumar.tax@sharma-associates.in', full_name: 'Ravi Menon' };
const refused = [
  ['the product', 'karsetu'],
  ['the product, dressed up', 'Karsetu@123'],
  ['the product in other characters', 'K4r$37u!!'],
  ['the product with something between', 'kar-se-tu 2026'],
  ['the product stretched', 'Kaarsetuu'],
  ['the product backwards', 'utesraK1'],
  ['a name', 'Menon@2026'],
  ['a name in other characters', 'm3n0n-2026'],
  ['both names', 'RaviMenon99'],
  ['the part of the e-mail before the @', 'rkumar.tax!'],
  ['a word of it', 'Rkumar#1985'],
  ['the firm, by the e-mail', 'Sharma@1234'],
] as const;
const taken = ['tuesday mango rail 7', 'monsoon', 'see at noon', 'बारिश की पहली सुबह', 'Setu-by-the-sea'];

const register = (password: string) =>
  server.post('/api/auth/register.php', { ...ravi, password, phone: '', pan_number: '', role: 'client' });

describe('a password', () => {
  it.each(refused)('with %s is refused at registration: %s', async (_what, password) => {
    const answer = await register(password);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.error).toMatchObject({ id: 'guessable_password', fields: [{ path: 'password' }] });
  });

  it('of a short name is refused where the name is a word of it, not inside another', async () => {
    const raj = { email: 'office@bluehill.in', full_name: 'Raj Ali' };
    const ask = (password: string) => server.post('/api/auth/register.php', { ...raj, password });
    for (const password of ['raj@1234', 'Ali 2026!']) expect((await ask(password)).status).toBe(422);
    expect((await ask('trajectory of ants')).status).toBe(200);
  });

  it('without a name is taken', async () => {
    for (const password of taken.slice(0, 3)) expect((await register(password)).status, password).toBe(200);
    const person = await buildUser(server, ravi);
    let current_password = person.password;
    for (const new_password of taken) {
      const body = { current_password, new_password, confirm_password: new_password };
      const answer = await server.post('/api/users/change-password', body, person.token);
      expect(answer.status, `${new_password} ${answer.text}`).toBe(200);
      current_password = new_password;
    }
  });

  it('is refused wherever one is set: changed, by a link, by an administrator, of a share', async () => {
    const person = await buildUser(server, { email: 'office@menon-rao.in', full_name: 'Ravi Menon' });
    const password = 'Menon@2026';
    const is = (answer: { status: number; body: { error?: { id: string } } }) =>
      expect([answer.status, answer.body.error?.id]).toEqual([422, 'guessable_password']);
    const body = {
      current_password: person.password,
      new_password: password,
      confirm_password: password,
    };
    is(await server.post('/api/users/change-password', body, person.token));
    await server.post('/api/auth/forgot-password', { email: person.email });
    const { text } = await mailTo(server, person.email, /Reset your Karsetu password/);
    const token = /reset-password#([\w-]{43})/.exec(text!)![1];
    is(await server.post('/api/auth/reset-password', { token, new_password: password }));
    // The link is not used up by a password that was refused.
    const good = { token, new_password: 'seven blue boats' };
    expect((await server.post('/api/auth/reset-password', good)).status).toBe(200);
    const admin = await signInAdmin(server);
    const made = { email: 'x@example.in', full_name: 'Ravi Menon', role: 'ca', password };
    is(await server.post('/api/admin/users', made, admin.token));
    const owner = await buildDriveOwner(server, { full_name: 'Asha Menon' });
    const { id } = await putFile(server, owner, { name: 'a.txt' });
    const share = (secret: string) =>
      server.post('/storage/shares', { item_id: id, access: 'public', password: secret }, owner.token);
    is(await share(password));
    is(await share('Karsetu@123'));
    expect((await share('seven blue boats')).status).toBe(200);
  });
});
