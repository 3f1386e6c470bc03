import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { softKey } from '../testing/authenticator.ts';
import { buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Factor } from './factor/model.ts';
import { totpStep } from './factor/totp.ts';
import { User } from './model.ts';

/** A code as RFC 4226 (section 5.3) and RFC 6238 make it, apart from the library the server uses. */
function codeOf(secret: string, at: number, digits = 6): string {
  const bits = [...secret].map((c) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hmac = createHmac('sha1', key).update(counter).digest();
  const offset = hmac[19]! & 15;
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

// RFC 6238, appendix B, SHA-1: the ASCII secret 12345678901234567890 as base32; its codes of eight digits, of which six are the last six.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcCodes = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
] as const;

describe('codes of an app', () => {
  it.each(rfcCodes)('at %i s is the one of RFC 6238', (seconds, code) => {
    expect(codeOf(rfcSecret, seconds * 1000, 8)).toBe(code);
    const at = (s: number) => totpStep(rfcSecret, code.slice(2), new Date(s * 1000));
    const step = Math.floor(seconds / 30);
    expect(at(seconds)).toBe(step);
    // One step of a slow or fast clock counts, two do not.
    expect(at(seconds + 30)).toBe(step);
    expect(at(seconds + 60)).toBeUndefined();
    expect(at(seconds - 30)).toBe(step);
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const now = () => server.deps.now().getTime();
const base = '/api/auth/second-factor';

/** Sets up an app for a person: its secret and the recovery codes. */
async function withApp(user: TestUser) {
  const begun = await server.post(`${base}/totp/begin`, { password: user.password }, user.token);
  expect(begun.status, begun.text).toBe(200);
  const { secret, otpauth_url } = begun.body as { secret: string; otpauth_url: string };
  expect(otpauth_url).toContain(`secret=${secret}`);
  const confirmed = await server.post(`${base}/totp/confirm`, { code: codeOf(secret, now()) }, user.token);
  expect(confirmed.status, confirmed.text).toBe(200);
  server.advance(30_000);
  return { secret, recovery: confirmed.body.recovery_codes as string[] };
}

async function withPasskey(user: TestUser) {
  const key = softKey();
  const asked = await server.post(`${base}/passkey/options`, { password: user.password }, user.token);
  expect(asked.status, asked.text).toBe(200);
  const passkey = key.register(asked.body.options.challenge);
  const made = await server.post(`${base}/passkey/register`, { name: 'Blue key', passkey }, user.token);
  expect(made.status, made.text).toBe(200);
  return { key, recovery: made.body.recovery_codes as string[] };
}

const login = (user: TestUser, more: object = {}) =>
  server.post('/api/auth/login', { email: user.email, password: user.password, ...more });

async function ticketOf(user: TestUser, more: object = {}): Promise<string> {
  const answer = await login(user, more);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ success: true, requiresSecondFactor: true });
  expect(answer.body.token).toBeUndefined();
  expect(answer.body.user).toBeUndefined();
  return answer.body.ticket;
}

const verify = (ticket: string, way: object) => server.post(`${base}/verify`, { ticket, ...way });

describe('an authenticator app', () => {
  let user: TestUser;
  let secret: string;
  let recovery: string[];
  beforeEach(async () => {
    user = await buildUser(server);
    ({ secret, recovery } = await withApp(user));
  });

  it('is asked for after the password, and its code opens a session', async () => {
    const ticket = await ticketOf(user);
    const answer = await verify(ticket, { code: codeOf(secret, now()) });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.user.email).toBe(user.email);
    expect((await server.get('/api/users/profile', answer.body.token)).status).toBe(200);
    // The ticket is used up.
    expect((await verify(ticket, { code: codeOf(secret, now() + 30_000) })).status).toBe(401);
  });

  it('takes no wrong, replayed or late code, and none before the password', async () => {
    const code = codeOf(secret, now());
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const first = await ticketOf(user);
    const refused = await verify(first, { code: wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ id: 'wrong_code', fields: [{ path: 'code' }] });
    expect((await verify(first, { code })).status).toBe(200);
    const again = await ticketOf(user);
    expect((await verify(again, { code })).body.error.id).toBe('wrong_code');
    // Two steps late.
    expect((await verify(again, { code: codeOf(secret, now() - 60_000) })).body.error.id).toBe('wrong_code');
    expect((await verify('x'.repeat(43), { code: codeOf(secret, now() + 30_000) })).status).toBe(401);
    expect((await verify(again, { code: codeOf(secret, now() + 30_000) })).status).toBe(200);
  });

  it('takes one of two right answers that come at the same moment', async () => {
    const code = codeOf(secret, now());
    const tickets = [await ticketOf(user), await ticketOf(user)];
    const answers = await Promise.all(tickets.map((ticket) => verify(ticket, { code })));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422]);
  });

  it('lets a ticket run out, and end with a new password', async () => {
    const old = await ticketOf(user);
    server.advance(10 * 60_000 + 1000);
    expect((await verify(old, { code: codeOf(secret, now()) })).body.error.id).toBe('ticket_ended');
    const before = await ticketOf(user);
    const changed = await server.post(
      '/api/users/change-password',
      {
        current_password: user.password,
        new_password: 'another mango rail 8',
        confirm_password: 'another mango rail 8',
      },
      user.token,
    );
    expect(changed.status, changed.text).toBe(200);
    expect((await verify(before, { code: codeOf(secret, now()) })).body.error.id).toBe('ticket_ended');
  });

  it('stores the secret sealed and the recovery codes hashed', async () => {
    const stored = JSON.stringify(await Factor.findOne({ user_id: user.doc._id }).lean());
    expect(stored).not.toContain(secret);
    for (const code of recovery) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    expect(recovery).toHaveLength(10);
  });

  it('can be done without by a recovery code, each once, which is told by mail', async () => {
    const [first] = recovery;
    const told = first!.toLowerCase().replaceAll('-', ' ');
    expect((await verify(await ticketOf(user), { recovery_code: told })).status).toBe(200);
    const again = await verify(await ticketOf(user), { recovery_code: first });
    expect(again.body.error.id).toBe('wrong_recovery_code');
    const status = await server.get(`${base}/status`, user.token);
    expect(status.body.recovery_codes_left).toBe(9);
    expect((await mailTo(server, user.email, /recovery code/)).text).toContain('Codes left: 9');
    const renewed = await server.post(`${base}/recovery-codes`, { password: user.password }, user.token);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await verify(await ticketOf(user), { recovery_code: recovery[1] })).status).toBe(422);
    const fresh = renewed.body.recovery_codes[0];
    expect((await verify(await ticketOf(user), { recovery_code: fresh })).status).toBe(200);
  });

  it('counts guesses before it checks them; a browser that signed in before is not shut out by a stranger', async () => {
    const device_id = 'browser-of-this-person';
    const first = await verify(await ticketOf(user, { device_id }), { code: codeOf(secret, now()) });
    expect(first.status).toBe(200);
    server.advance(30_000);
    const ticket = await ticketOf(user);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => verify(ticket, { code: String(n).padStart(6, '0') })),
    );
    const statuses = guesses.map((g) => g.status);
    expect(statuses.filter((s) => s === 422)).toHaveLength(10);
    expect(statuses.filter((s) => s === 429)).toHaveLength(4);
    // The right code is not looked at any more from there, but from the known browser.
    expect((await verify(ticket, { code: codeOf(secret, now()) })).status).toBe(429);
    const known = await ticketOf(user, { device_id });
    expect((await verify(known, { code: codeOf(secret, now()) })).status).toBe(200);
  });

  it('is changed only with the password, which ends the other sessions', async () => {
    const other = await verify(await ticketOf(user, { device_id: 'another-device' }), {
      code: codeOf(secret, now()),
    });
    const without = await server.post(`${base}/totp/begin`, { password: 'not the password' }, user.token);
    expect(without.body.error.id).toBe('wrong_password');
    server.advance(30_000);
    await withApp(user);
    expect((await server.get('/api/users/profile', other.body.token)).status).toBe(401);
    expect((await server.get('/api/users/profile', user.token)).status).toBe(200);
  });

  it('cannot be removed while one must be there, and can once another is', async () => {
    const last = await server.post(`${base}/totp/remove`, { password: user.password }, user.token);
    expect(last.body.error.id).toBe('second_factor_required');
    await withPasskey(user);
    const removed = await server.post(`${base}/totp/remove`, { password: user.password }, user.token);
    expect(removed.status, removed.text).toBe(200);
    const { body } = await server.get(`${base}/status`, user.token);
    expect(body).toMatchObject({ enrolled: true, totp: false, passkeys: [{ name: 'Blue key' }] });
  });

  it('goes on after a full set of devices with the same ticket', async () => {
    const small = await buildUser(server, { tier: 'tier1' });
    const { secret: its } = await withApp(small);
    const limit = (await server.get('/api/users/profile', small.token)).body.user.device_limit as number;
    for (let n = 1; n < limit; n++) {
      const ticket = await ticketOf(small, { device_id: `device-of-mine-${n}` });
      expect((await verify(ticket, { code: codeOf(its, now()) })).status).toBe(200);
      server.advance(30_000);
    }
    const ticket = await ticketOf(small, { device_id: 'device-of-mine-x' });
    const full = await verify(ticket, { code: codeOf(its, now()) });
    expect(full.body.error.id).toBe('device_limit');
    const [{ device_id }] = full.body.devices;
    const done = await verify(ticket, { end_device_id: device_id });
    expect(done.status, done.text).toBe(200);
  });
});

describe('a passkey', () => {
  let user: TestUser;
  let key: ReturnType<typeof softKey>;
  beforeEach(async () => {
    user = await buildUser(server);
    ({ key } = await withPasskey(user));
  });
  const challenge = async (ticket: string) =>
    (await server.post(`${base}/passkey/challenge`, { ticket })).body.options.challenge as string;

  it('is told to its owner by mail when it is set up', async () => {
    const { text } = await mailTo(server, user.email, /Two-step sign-in .* was changed/);
    expect(text).toContain('Your other devices were signed out.');
  });

  it('is removed by its owner with the password, and opens nothing from then on', async () => {
    const status = async () => (await server.get(`${base}/status`, user.token)).body;
    const [{ id }] = (await status()).passkeys;
    const remove = (id: string, who = user, password = who.password) =>
      server.post(`${base}/passkey/remove`, { id, password }, who.token);
    expect((await remove(id, user, 'not the password')).body.error.id).toBe('wrong_password');
    const other = await buildUser(server);
    expect((await remove(id, other)).status).toBe(404);
    expect((await status()).passkeys).toHaveLength(1);
    await withPasskey(user);
    const removed = await remove(id);
    expect([removed.status, removed.body.message]).toEqual([200, 'The passkey was removed.']);
    expect((await status()).passkeys.map((left: { id: string }) => left.id)).not.toContain(id);
    const ticket = await ticketOf(user);
    expect((await verify(ticket, { passkey: key.answer(await challenge(ticket)) })).status).toBe(422);
    expect((await remove(id)).status).toBe(404);
  });

  it('signs the challenge of this sign-in, once', async () => {
    const ticket = await ticketOf(user);
    const asked = await challenge(ticket);
    const passkey = key.answer(asked);
    const answer = await verify(ticket, { passkey });
    expect(answer.status, answer.text).toBe(200);
    const next = await ticketOf(user);
    await challenge(next);
    expect((await verify(next, { passkey })).body.error.id).toBe('wrong_passkey');
    // The challenge of that sign-in was used by the try: the right answer comes too late.
    expect((await verify(next, { passkey: key.answer(asked) })).status).toBe(422);
  });

  it('is not accepted from another page, another key, another person or a copy', async () => {
    const tries = [
      (asked: string) => key.answer(asked, { origin: 'http://localhost.evil.example:3000' }),
      (asked: string) => softKey().answer(asked),
      (asked: string) => ({ ...softKey().answer(asked), id: key.id, rawId: key.id }),
      () => key.answer(Buffer.from('another challenge').toString('base64url')),
    ];
    for (const make of tries) {
      const ticket = await ticketOf(user);
      expect((await verify(ticket, { passkey: make(await challenge(ticket)) })).status).toBe(422);
    }
    const other = await buildUser(server);
    const theirs = await withPasskey(other);
    const ticket = await ticketOf(user);
    const foreign = theirs.key.answer(await challenge(ticket));
    expect((await verify(ticket, { passkey: foreign })).status).toBe(422);
    const right = await ticketOf(user);
    expect((await verify(right, { passkey: key.answer(await challenge(right)) })).status).toBe(200);
    const copied = await ticketOf(user);
    const stale = key.answer(await challenge(copied), { counter: 1 });
    expect((await verify(copied, { passkey: stale })).status).toBe(422);
  });

  it('is registered only for a challenge of this session, asked with the password', async () => {
    const fresh = softKey();
    const without = await server.post(
      `${base}/passkey/register`,
      { passkey: fresh.register('AAAA') },
      user.token,
    );
    expect(without.body.error.id).toBe('wrong_passkey');
    const asked = await server.post(`${base}/passkey/options`, { password: user.password }, user.token);
    const elsewhere = fresh.register(asked.body.options.challenge, 'https://karsetu.evil.example');
    const forged = await server.post(`${base}/passkey/register`, { passkey: elsewhere }, user.token);
    expect(forged.body.error.id).toBe('wrong_passkey');
    const late = fresh.register(asked.body.options.challenge);
    expect((await server.post(`${base}/passkey/register`, { passkey: late }, user.token)).status).toBe(422);
  });
});

describe('who must have a second step', () => {
  it('closes an account seven days after the first sign-in without one, but for setting it up', async () => {
    const user = await buildUser(server);
    const first = await login(user);
    expect(first.body.second_factor).toMatchObject({ enrolled: false, required: true });
    const due = new Date(first.body.second_factor.due_at).getTime();
    expect(Math.abs(due - now() - 7 * 86_400_000)).toBeLessThan(60_000);
    server.advance(7 * 86_400_000 + 60_000);
    const late = await login(user);
    const { token } = late.body;
    expect(late.body.second_factor.due_at).toBe(first.body.second_factor.due_at);
    const closed = await server.get('/api/companies/list', token);
    expect([closed.status, closed.body.error.id]).toEqual([403, 'second_factor_required']);
    expect((await server.get('/api/users/my-data', token)).status).toBe(403);
    expect((await server.get(`${base}/status`, token)).status).toBe(200);
    await withApp({ ...user, token });
    expect((await server.get('/api/companies/list', token)).status).toBe(200);
  });

  it('is every administrator: at the first sign-in where the days of grace are set to none', async () => {
    const admin = await signInAdmin(server);
    const status = await server.get(`${base}/status`, admin.token);
    expect(status.body).toMatchObject({ required: true, enrolled: false });
    await User.updateOne({ _id: admin.doc._id }, { $set: { factor_optional: true, factor_due_at: null } });
    const strict = server.deps.config.adminFactorGraceDays;
    server.deps.config.adminFactorGraceDays = 0;
    try {
      const again = await signInAdmin(server);
      const closed = await server.get('/api/admin/users', again.token);
      expect([closed.status, closed.body.error.id]).toEqual([403, 'second_factor_required']);
      await withApp(again);
      expect((await server.get('/api/admin/users', again.token)).status).toBe(200);
      const user = await buildUser(server);
      await withApp(user);
      const path = `/api/admin/users/${user.id}/reset-second-factor`;
      expect((await server.post(path, {}, user.token)).status).toBe(403);
      expect((await server.post(path, {}, again.token)).status).toBe(200);
      expect((await server.get('/api/users/profile', user.token)).status).toBe(401);
      expect((await login(user)).body.token).toBeDefined();
    } finally {
      server.deps.config.adminFactorGraceDays = strict;
    }
  });
});

describe('a session without activity', () => {
  it('ends after thirty minutes, and goes on for as long as it is used', async () => {
    const user = await buildUser(server);
    for (let n = 0; n < 4; n++) {
      server.advance(20 * 60_000);
      expect((await server.get('/api/users/profile', user.token)).status).toBe(200);
    }
    server.advance(32 * 60_000);
    expect((await server.get('/api/users/profile', user.token)).status).toBe(401);
    expect((await server.get('/api/users/unsaved-key', user.token)).status).toBe(401);
  });

  it('ends when its account says, which is changed with the password', async () => {
    const user = await buildUser(server);
    const set = (body: object) =>
      server.call('PUT', '/api/users/security', {
        token: user.token,
        body: { password: user.password, ...body },
      });
    expect((await set({ idle_minutes: 5, password: 'a guess' })).status).toBe(403);
    expect((await set({ idle_minutes: 7 })).status).toBe(422);
    expect((await set({ idle_minutes: 5 })).status).toBe(200);
    server.advance(7 * 60_000);
    expect((await server.get('/api/users/profile', user.token)).status).toBe(401);
  });

  it('of an office that does without a second step is never closed for want of one; an administrator cannot', async () => {
    const user = await buildUser(server);
    const optional = { password: user.password, second_factor: 'optional' };
    const done = await server.call('PUT', '/api/users/security', { token: user.token, body: optional });
    expect(done.status, done.text).toBe(200);
    expect((await login(user)).body.second_factor).toEqual({
      enrolled: false,
      required: false,
      due_at: null,
    });
    server.advance(8 * 86_400_000);
    const { token } = (await login(user)).body;
    expect((await server.get('/api/companies/list', token)).status).toBe(200);
  });
});
