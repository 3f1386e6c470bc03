import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, signInAdmin } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ensureAdmin } from './first-admin.ts';
import { User } from './model.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const login = (email: string, password: string, device_id?: string) =>
  server.post('/api/auth/login', { email, password, ...(device_id ? { device_id } : {}) });

/** The token in the newest mail with a link to choose a password or to join. */
async function linkTo(from: TestServer, address: string): Promise<string> {
  const { text } = await mailTo(from, address, /password|invite|join/i);
  return /#([\w-]{43})/.exec(text ?? '')![1]!;
}

const change = (token: string, current_password: string, new_password: string) =>
  server.post(
    '/api/users/change-password',
    { current_password, new_password, confirm_password: new_password },
    token,
  );

describe('a first password', () => {
  const first = 'plum river 58 lamp';
  const made = async (email: string) => {
    const admin = await signInAdmin(server);
    const answer = await server.post(
      '/api/admin/users',
      { email, full_name: 'Clerk', role: 'ca', password: first },
      admin.token,
    );
    expect(answer.status, answer.text).toBe(200);
  };

  it('that an administrator typed signs in for seven days, says so, and not after', async () => {
    await made('first@example.in');
    const at = server.deps.now().getTime();
    const early = await login('first@example.in', first);
    expect(early.status, early.text).toBe(200);
    const by = Date.parse(early.body.choose_password_by) - at;
    expect(Math.abs(by - 7 * day)).toBeLessThan(5 * minute);
    server.advance(7 * day - 5 * minute);
    expect((await login('first@example.in', first)).status).toBe(200);
    server.advance(10 * minute);
    const late = await login('first@example.in', first);
    expect(late.status).toBe(403);
    expect(late.body.error.id).toBe('password_expired');
    // A wrong one learns nothing of it.
    expect((await login('first@example.in', 'plum river 58 lamb')).status).toBe(401);
  });

  it('is over once the person chose another, which has no end', async () => {
    await made('second@example.in');
    const { token } = (await login('second@example.in', first)).body;
    expect((await change(token, first, 'walnut tram 31 sky')).status).toBe(200);
    server.advance(30 * day);
    const answer = await login('second@example.in', 'walnut tram 31 sky');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.choose_password_by).toBeUndefined();
    expect((await login('second@example.in', first)).status).toBe(401);
  });

  it('that expired gives way to one chosen by a mailed link', async () => {
    await made('third@example.in');
    server.advance(8 * day);
    await server.post('/api/auth/forgot-password', { email: 'third@example.in' });
    const token = await linkTo(server, 'third@example.in');
    expect(
      (await server.post('/api/auth/reset-password', { token, new_password: 'walnut tram 31 sky' })).status,
    ).toBe(200);
    expect((await login('third@example.in', 'walnut tram 31 sky')).status).toBe(200);
  });

  it('of the first administrator, when generated, is replaced by another at a start after seven days', async () => {
    const deps = { ...server.deps, config: { ...server.deps.config, adminPassword: undefined } };
    await User.deleteMany({ role: 'admin' });
    const made = await ensureAdmin(deps);
    expect(made?.password).toMatch(/^[a-zA-Z2-9]{16}$/);
    // Another start within the days prints nothing.
    expect(await ensureAdmin(deps)).toBeUndefined();
    server.advance(7 * day + minute);
    expect((await login('admin@localhost', made!.password!)).body.error.id).toBe('password_expired');
    const renewed = await ensureAdmin(deps);
    expect(renewed?.password).toMatch(/^[a-zA-Z2-9]{16}$/);
    expect(renewed!.password).not.toBe(made!.password);
    expect((await login('admin@localhost', made!.password!)).status).toBe(401);
    const answer = await login('admin@localhost', renewed!.password!);
    expect(answer.status, answer.text).toBe(200);
    expect((await change(answer.body.token, renewed!.password!, 'walnut tram 31 sky')).status).toBe(200);
    server.advance(60 * day);
    expect(await ensureAdmin(deps)).toBeUndefined();
  });
});

describe('the length of a password', () => {
  it('is what the firm asks of its members, wherever they set one', async () => {
    const owner = await buildUser(server);
    const asked = await server.call('PATCH', '/api/firm', {
      token: owner.token,
      body: { password_min_length: 12 },
    });
    expect(asked.status, asked.text).toBe(200);
    expect(asked.body.firm.password_min_length).toBe(12);
    const short = await change(owner.token, owner.password, 'lemonbus 4x');
    expect(short.status).toBe(422);
    expect(short.body.error).toMatchObject({
      id: 'short_password',
      fields: [{ path: 'new_password', message: 'Password must be at least 12 characters long' }],
    });
    await server.post('/api/auth/forgot-password', { email: owner.email });
    const token = await linkTo(server, owner.email);
    expect(
      (await server.post('/api/auth/reset-password', { token, new_password: 'lemonbus 4x' })).body.error.id,
    ).toBe('short_password');
    const invited = await server.post(
      '/api/firm/members',
      { email: 'longpass@example.in', role: 'staff' },
      owner.token,
    );
    expect(invited.status, invited.text).toBe(200);
    const invitation = await linkTo(server, 'longpass@example.in');
    const join = (password: string) =>
      server.post('/api/firm/invitations/accept', { token: invitation, full_name: 'Long', password });
    expect((await join('lemonbus 4x')).body.error.id).toBe('short_password');
    expect((await join('lemonbus 4xy')).status).toBe(200);
    expect((await change(owner.token, owner.password, 'lemonbus 4xy')).status).toBe(200);
    // Not less than the documented six, nor more than a form can hold.
    for (const password_min_length of [5, 65])
      expect(
        (await server.call('PATCH', '/api/firm', { token: owner.token, body: { password_min_length } }))
          .status,
      ).toBe(422);
  });

  it('is what PASSWORD_MIN_LENGTH asks of everyone', async () => {
    const register = (password: string) =>
      server.post('/api/auth/register.php', {
        email: 'seven@example.in',
        password,
        full_name: 'Seven',
        role: 'ca',
      });
    server.deps.config.passwordMinLength = 8;
    try {
      const short = await register('kiwi 7x');
      expect(short.status).toBe(422);
      expect(short.body.error.fields).toMatchObject([
        { path: 'password', message: 'Password must be at least 8 characters long' },
      ]);
      expect((await register('kiwi 78x')).status).toBe(200);
    } finally {
      server.deps.config.passwordMinLength = 6;
    }
    // As documented, without the setting.
    expect((await register('kiwi 7')).status).toBe(200);
  });
});

describe('signing other devices out', () => {
  it('asks for the password once the sign-in is ten minutes old', async () => {
    const person = await buildUser(server);
    const other = (await login(person.email, person.password, 'phone-123456')).body.token as string;
    const here = (await login(person.email, person.password, 'desk-1234567')).body.token as string;
    const list = (await server.get('/api/users/sessions', here)).body.sessions as {
      id: string;
      device_id: string;
      current: boolean;
    }[];
    const phone = list.find((s) => s.device_id === 'phone-123456')!;
    const end = (body?: object) =>
      server.call('DELETE', `/api/users/sessions/${phone.id}`, { token: here, ...(body ? { body } : {}) });
    server.advance(11 * minute);
    const refused = await end();
    expect(refused.status).toBe(403);
    expect(refused.body.error.id).toBe('password_needed');
    expect((await server.post('/api/users/sessions/end-others', {}, here)).body.error.id).toBe(
      'password_needed',
    );
    expect((await end({ current_password: 'not this one 1' })).body.error.id).toBe('wrong_password');
    expect((await server.get('/api/users/profile', other)).status).toBe(200);
    expect((await end({ current_password: person.password })).status).toBe(200);
    expect((await server.get('/api/users/profile', other)).status).toBe(401);
    const all = await server.post(
      '/api/users/sessions/end-others',
      { current_password: person.password },
      here,
    );
    expect(all.status, all.text).toBe(200);
    // Leaving oneself asks nothing.
    const mine = list.find((s) => s.current)!;
    expect((await server.call('DELETE', `/api/users/sessions/${mine.id}`, { token: here })).status).toBe(200);
  });
});
