import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChain } from '../audit/chain.ts';
import { Audit } from '../audit/model.ts';
import { tidy } from '../janitor.ts';
import { buildEntity, buildReturn, buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { mailsTo, mailTo, otpFor } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { User } from './model.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  admin = await signInAdmin(server);
});
afterAll(() => server.stop());

const minutes = (n: number) => n * 60_000;
let count = 0;
const newcomer = (over: Record<string, unknown> = {}) => ({
  email: `person${++count}@example.in`,
  password: 'monsoon',
  full_name: 'Ravi Kumar',
  phone: '',
  pan_number: '',
  role: 'client',
  ...over,
});
const register = (body: object) => server.post('/api/auth/register.php', body);
const login = (body: object) => server.post('/api/auth/login', body);

describe('registration by OTP', () => {
  it('binds the code to the details sent first', async () => {
    for (const change of [
      { full_name: 'Someone Else' },
      { role: 'ca' },
      { phone: '9876543210' },
      { password: 'other-one' },
    ]) {
      const details = newcomer();
      await register(details);
      const otp = await otpFor(server, details.email);
      const answer = await register({ ...details, ...change, subscription_tier: 1, otp });
      expect(answer.status, JSON.stringify(change)).toBe(422);
      expect(answer.body.error.id).toBe('wrong_otp');
    }
  });

  it('ends a code after five wrong tries, and a new code ends the old one', async () => {
    const details = newcomer();
    await register(details);
    const otp = await otpFor(server, details.email);
    const wrong = otp === '0000' ? '0001' : '0000';
    for (let i = 0; i < 5; i++) expect((await register({ ...details, otp: wrong })).status).toBe(422);
    expect((await register({ ...details, otp })).status).toBe(422);
    server.advance(1000);
    await register(details);
    const fresh = await otpFor(server, details.email);
    if (fresh !== otp) expect((await register({ ...details, otp })).status).toBe(422);
    expect((await register({ ...details, otp: fresh })).status).toBe(200);
    expect((await register({ ...details, otp: fresh })).status).toBe(422);
  });

  it('gives one account to two right answers at once', async () => {
    const details = newcomer();
    await register(details);
    const otp = await otpFor(server, details.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ ...details, otp })));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422, 422, 422]);
    expect(await User.countDocuments({ email: details.email })).toBe(1);
  });

  it('lets a code expire after ten minutes', async () => {
    const details = newcomer();
    await register(details);
    const otp = await otpFor(server, details.email);
    server.advance(minutes(10) + 1000);
    expect((await register({ ...details, otp })).status).toBe(422);
  });

  it('mails at most three codes in fifteen minutes', async () => {
    const details = newcomer();
    for (let i = 0; i < 3; i++) expect((await register(details)).status).toBe(200);
    const fourth = await register(details);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    server.advance(minutes(15) + 1000);
    expect((await register(details)).status).toBe(200);
  });

  it('answers the same for an e-mail that has an account, and tells only its owner', async () => {
    const owner = await buildUser(server);
    const known = await register(newcomer({ email: owner.email }));
    const unknown = await register(newcomer());
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    await mailTo(server, owner.email, /already have a Karsetu account/);
    expect((await mailsTo(server, owner.email)).some((m) => /code/.test(m.subject ?? ''))).toBe(false);
  });

  it('says the registration is awaiting approval, only to who knows the password', async () => {
    const details = newcomer();
    await register(details);
    await register({ ...details, otp: await otpFor(server, details.email) });
    const right = await login({ email: details.email, password: details.password });
    expect(right.status).toBe(403);
    expect(right.body.message).toBe('Your registration is awaiting approval.');
    expect((await login({ email: details.email, password: 'guess' })).body.message).toBe(
      'Invalid email or password',
    );
  });

  it('cannot make an admin', async () => {
    expect((await register(newcomer({ role: 'admin' }))).status).toBe(422);
  });

  it('refuses the commonest passwords and takes any other of six characters', async () => {
    const common = await register(newcomer({ password: 'password1' }));
    expect(common.status).toBe(422);
    expect(common.body.error.id).toBe('common_password');
    for (const password of ['x'.repeat(64), 'बारिश की पहली सुबह', ' spaces kept ']) {
      const details = newcomer({ password });
      await register(details);
      const step2 = await register({ ...details, otp: await otpFor(server, details.email) });
      expect(step2.status, step2.text).toBe(200);
      await server.post(
        '/api/admin/approve-registration.php',
        { user_id: step2.body.user_id, tier: 'tier1' },
        admin.token,
      );
      expect((await login({ email: details.email, password })).status).toBe(200);
      expect((await login({ email: details.email, password: password.trim() })).status).toBe(
        password.trim() === password ? 200 : 401,
      );
    }
  });
});

describe('signing in', () => {
  it('tells nothing about which e-mails exist, in words or in time', async () => {
    const before = server.deps.config.hashCost;
    server.deps.config.hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    try {
      const people = await Promise.all(Array.from({ length: 9 }, () => buildUser(server)));
      // Computing, not waiting: what else runs on the machine must not decide this test.
      const time = async (email: string) => {
        const started = process.cpuUsage();
        const answer = await login({ email, password: 'not the one' });
        const { user, system } = process.cpuUsage(started);
        const { request_id: _, ...body } = answer.body;
        return { spent: user + system, said: JSON.stringify([answer.status, body]) };
      };
      const median = (runs: { spent: number }[]) => runs.map((r) => r.spent).sort((a, b) => a - b)[4]!;
      await time('warm-up@example.in');
      const known = [];
      const unknown = [];
      for (const [i, person] of people.entries()) {
        known.push(await time(person.email));
        unknown.push(await time(`nobody${i}@example.in`));
      }
      expect(new Set([...known, ...unknown].map((r) => r.said)).size).toBe(1);
      // Without the pretended check an unknown e-mail would be answered in a fraction of the time.
      expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
      expect(median(unknown) / median(known)).toBeLessThan(1.6);
    } finally {
      server.deps.config.hashCost = before;
    }
  });

  it('blocks an account after ten wrong passwords, the right one included, and no other account', async () => {
    const person = await buildUser(server);
    const other = await buildUser(server);
    for (let i = 0; i < 10; i++)
      expect((await login({ email: person.email, password: `guess ${i}` })).status).toBe(401);
    const blocked = await login({ email: person.email, password: person.password });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login({ email: other.email, password: other.password })).status).toBe(200);
    server.advance(minutes(15) + 1000);
    expect((await login({ email: person.email, password: person.password })).status).toBe(200);
  });

  it('counts devices: one too many gets the list and may sign one out', async () => {
    const person = await buildUser(server, { tier: 'tier1' });
    await server.post('/api/auth/logout', {}, person.token);
    const on = (device_id: string, more: object = {}) =>
      login({ email: person.email, password: person.password, device_id, ...more });
    const laptop = await on('device-laptop');
    expect((await on('device-phone')).status).toBe(200);
    expect((await on('device-laptop')).status, 'a known device signs in anew').toBe(200);
    expect(
      (await server.get('/api/users/profile', laptop.body.token)).status,
      'its former session is over',
    ).toBe(401);
    const third = await on('device-tablet');
    expect(third.status).toBe(403);
    expect(third.body.error.id).toBe('device_limit');
    expect(third.body.devices.map((d: { device_id: string }) => d.device_id).sort()).toEqual([
      'device-laptop',
      'device-phone',
    ]);
    const wrong = await login({
      email: person.email,
      password: 'guess',
      device_id: 'device-tablet',
      end_device_id: 'device-phone',
    });
    expect(wrong.status).toBe(401);
    const moved = await on('device-tablet', { end_device_id: 'device-phone' });
    expect(moved.status, moved.text).toBe(200);
    const list = await server.get('/api/users/sessions', moved.body.token);
    expect(list.body.sessions.map((s: { device_id: string }) => s.device_id).sort()).toEqual([
      'device-laptop',
      'device-tablet',
    ]);
    await mailTo(server, person.email, /New sign-in/);
  });

  it('lets only as many devices in as the plan has, when they come at once', async () => {
    const person = await buildUser(server, { tier: 'tier1' });
    await server.post('/api/auth/logout', {}, person.token);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        login({ email: person.email, password: person.password, device_id: `device-at-once-${n}` }),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(2);
  });

  it('renews a weaker hash', async () => {
    const strong = await startWithHash();
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  const startWithHash = async () => {
    const { isWeakHash, hashPassword } = await import('./password.ts');
    const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
    const person = await buildUser(server);
    expect(isWeakHash(person.doc.password_hash, cost)).toBe(true);
    const before = server.deps.config.hashCost;
    server.deps.config.hashCost = cost;
    try {
      expect((await login({ email: person.email, password: person.password })).status).toBe(200);
      expect(isWeakHash(await hashPassword('x', cost), cost)).toBe(false);
    } finally {
      server.deps.config.hashCost = before;
    }
    return (await User.findById(person.id).lean())!.password_hash;
  };
});

describe('a session', () => {
  it('ends with logout, at once', async () => {
    const { token } = await buildUser(server);
    expect((await server.post('/api/auth/logout', {}, token)).status).toBe(200);
    expect((await server.get('/api/users/profile', token)).status).toBe(401);
  });

  it('ends after twelve hours', async () => {
    const { token } = await buildUser(server);
    server.advance(minutes(12 * 60) + 1000);
    expect((await server.get('/api/users/profile', token)).status).toBe(401);
    admin = await signInAdmin(server);
  });

  it('alone is given the key of unsaved work, which is the person’s own and kept sealed', async () => {
    const person = await buildUser(server);
    const keyOf = (token: string) => server.get('/api/users/unsaved-key', token);
    const both = await Promise.all([keyOf(person.token), keyOf(person.token)]);
    const { key } = both[0]!.body;
    expect(both[1]!.body.key).toBe(key);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await keyOf((await buildUser(server)).token)).body.key).not.toBe(key);
    const stored = await User.findById(person.id).lean();
    expect(stored!.unsaved_key_sealed).toMatch(/^v1\./);
    expect(JSON.stringify(stored)).not.toContain(key);

    await server.post('/api/auth/logout', {}, person.token);
    expect((await keyOf(person.token)).status).toBe(401);
    const again = (await login({ email: person.email, password: person.password })).body.token;
    expect((await keyOf(again)).body.key).toBe(key);
    await User.updateOne({ _id: person.doc._id }, { $set: { status: 'disabled' } });
    expect((await keyOf(again)).status).toBe(401);
  });

  it('can be ended from the list, others too, but not a stranger’s', async () => {
    const person = await buildUser(server);
    const second = (
      await login({ email: person.email, password: person.password, device_id: 'device-second' })
    ).body.token;
    const list = (await server.get('/api/users/sessions', person.token)).body.sessions;
    expect(list).toHaveLength(2);
    const other = list.find((s: { current: boolean }) => !s.current);
    expect(
      (await server.call('DELETE', `/api/users/sessions/${other.id}`, { token: person.token })).status,
    ).toBe(200);
    expect((await server.get('/api/users/profile', second)).status).toBe(401);
    const third = (await login({ email: person.email, password: person.password, device_id: 'device-third' }))
      .body.token;
    expect((await server.post('/api/users/sessions/end-others', {}, person.token)).body.ended).toBe(1);
    expect((await server.get('/api/users/profile', third)).status).toBe(401);
    expect((await server.get('/api/users/profile', person.token)).status).toBe(200);
  });

  it('ends elsewhere when the password changes', async () => {
    const person = await buildUser(server);
    const elsewhere = (
      await login({ email: person.email, password: person.password, device_id: 'device-else' })
    ).body.token;
    const wrong = await server.post(
      '/api/users/change-password',
      { current_password: 'guess', new_password: 'quiet harbour', confirm_password: 'quiet harbour' },
      person.token,
    );
    expect(wrong.status).toBe(403);
    await server.post(
      '/api/users/change-password',
      { current_password: person.password, new_password: 'quiet harbour', confirm_password: 'quiet harbour' },
      person.token,
    );
    expect((await server.get('/api/users/profile', elsewhere)).status).toBe(401);
    expect((await server.get('/api/users/profile', person.token)).status).toBe(200);
  });

  it('ends when an admin disables the person or changes their role', async () => {
    for (const change of [{ status: 'disabled' }, { role: 'client' }]) {
      const person = await buildUser(server);
      const changed = await server.call('PUT', `/api/admin/users/${person.id}`, {
        token: admin.token,
        body: { version: 1, ...change },
      });
      expect(changed.status, changed.text).toBe(200);
      expect((await server.get('/api/companies/list', person.token)).status).toBe(401);
    }
  });
});

describe('a forgotten password', () => {
  const linkOf = async (email: string) => {
    const mail = await mailTo(server, email, /Reset your Karsetu password/);
    const link = /http:\/\/localhost:3000\/reset-password#([\w-]{43})/.exec(mail.text ?? '');
    return link![1]!;
  };

  it('is replaced by a link that works once, within thirty minutes, and ends all sessions', async () => {
    const person = await buildUser(server);
    expect((await server.post('/api/auth/forgot-password', { email: person.email })).status).toBe(200);
    const token = await linkOf(person.email);
    const reset = (new_password: string) => server.post('/api/auth/reset-password', { token, new_password });
    expect((await reset('abc')).body.message).toBe('New password must be at least 6 characters long');
    expect((await reset('a new morning')).status).toBe(200);
    expect((await reset('and another')).status).toBe(422);
    expect((await server.get('/api/users/profile', person.token)).status).toBe(401);
    expect((await login({ email: person.email, password: 'a new morning' })).status).toBe(200);
  });

  it('expires, and only the newest link works', async () => {
    const person = await buildUser(server);
    await server.post('/api/auth/forgot-password', { email: person.email });
    const first = await linkOf(person.email);
    server.advance(1000);
    await server.post('/api/auth/forgot-password', { email: person.email });
    await expect.poll(async () => (await linkOf(person.email)) !== first).toBe(true);
    const second = await linkOf(person.email);
    expect(
      (await server.post('/api/auth/reset-password', { token: first, new_password: 'late night' })).status,
    ).toBe(422);
    server.advance(minutes(31));
    expect(
      (await server.post('/api/auth/reset-password', { token: second, new_password: 'late night' })).status,
    ).toBe(422);
    admin = await signInAdmin(server);
  });

  it('answers the same for an unknown e-mail and writes no mail', async () => {
    const person = await buildUser(server);
    const known = await server.post('/api/auth/forgot-password', { email: person.email });
    const unknown = await server.post('/api/auth/forgot-password', { email: 'nobody@example.in' });
    expect(known.body).toEqual(unknown.body);
    expect(await mailsTo(server, 'nobody@example.in')).toEqual([]);
  });
});

describe('a profile', () => {
  it('changes its e-mail only with the password and the code mailed to the new one, and tells the old', async () => {
    const person = await buildUser(server);
    const put = (body: object) =>
      server.call('PUT', '/api/users/update-profile', { token: person.token, body });
    const email = 'moved@example.in';
    expect((await put({ full_name: 'X', email })).status).toBe(403);
    const proved = { full_name: 'X', email, current_password: person.password };
    const asked = await put(proved);
    expect(asked.body).toMatchObject({ success: true, requiresOTP: true });
    expect((await User.findById(person.id).lean())!.email).toBe(person.email);
    const otp = await otpFor(server, email);
    expect((await put({ ...proved, otp: otp === '000000' ? '000001' : '000000' })).body.error.id).toBe(
      'wrong_otp',
    );
    expect((await put({ ...proved, email: 'other@example.in', otp })).body.error.id).toBe('wrong_otp');
    expect((await put({ ...proved, otp })).body.user.email).toBe(email);
    await mailTo(server, person.email, /e-mail address .* was changed/);
    expect((await put({ ...proved, email: person.email, otp })).body.error.id).toBe('wrong_otp');
  });

  it('does not tell that a new e-mail is somebody’s, and tells that person instead', async () => {
    const person = await buildUser(server);
    const other = await buildUser(server);
    const body = { full_name: 'X', email: other.email, current_password: person.password };
    const asked = await server.call('PUT', '/api/users/update-profile', { token: person.token, body });
    expect(asked.body).toMatchObject({ success: true, requiresOTP: true });
    await mailTo(server, other.email, /already have a Karsetu account/);
    expect((await mailsTo(server, other.email)).some((m) => /code/.test(m.subject ?? ''))).toBe(false);
  });

  it('refuses members that are not a profile’s, and a stale version with the stored record', async () => {
    const person = await buildUser(server);
    const put = (body: object) =>
      server.call('PUT', '/api/users/update-profile', { token: person.token, body });
    for (const extra of [
      { role: 'admin' },
      { tier: 'tier3' },
      { _id: 'x' },
      { password_hash: 'x' },
      { status: 'active' },
    ])
      expect((await put({ full_name: 'X', email: person.email, ...extra })).status).toBe(400);
    expect((await put({ full_name: 'First', email: person.email, version: 1 })).status).toBe(200);
    const late = await put({ full_name: 'Second', email: person.email, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: { id: 'stale_version' },
      stored: { full_name: 'First', version: 2 },
    });
  });
});

describe('my data', () => {
  it('hands out everything of the caller and nothing of others', async () => {
    const mine = await buildReturn(server);
    const other = await buildReturn(server);
    const answer = await server.get('/api/users/my-data', mine.owner.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const data = JSON.parse(answer.text);
    expect(data.account.email).toBe(mine.owner.email);
    expect(data.companies.map((c: { id: string }) => c.id)).toEqual([mine.entityId]);
    expect(data.itr_returns.map((r: { id: string }) => r.id)).toEqual([mine.id]);
    expect(data.activity.length).toBeGreaterThan(0);
    for (const foreign of [other.entityId, other.id, other.owner.email])
      expect(answer.text).not.toContain(foreign);
  });

  it('goes with the account after thirty days, unless the person signs in before', async () => {
    const gone = await buildReturn(server);
    const kept = await buildEntity(server);
    const close = (who: TestUser, password: string) =>
      server.call('DELETE', '/api/users/account', { token: who.token, body: { password } });
    expect((await close(gone.owner, 'guess')).status).toBe(403);
    for (const who of [gone.owner, kept.owner]) expect((await close(who, who.password)).status).toBe(200);
    expect((await server.get('/api/users/profile', gone.owner.token)).status).toBe(401);
    const asked = await login({ email: kept.owner.email, password: kept.owner.password });
    expect(asked.body.error.id).toBe('account_closing');
    const back = await login({ email: kept.owner.email, password: kept.owner.password, keep_account: true });
    expect(back.status).toBe(200);
    server.advance(31 * 24 * 60 * 60_000);
    await tidy(server.deps);
    expect((await login({ email: gone.owner.email, password: gone.owner.password })).status).toBe(401);
    const { Entity } = await import('../entities/model.ts');
    const { ItrReturn } = await import('../itr/model.ts');
    expect(await Entity.findById(gone.entityId)).toBeNull();
    expect(await ItrReturn.findById(gone.id)).toBeNull();
    expect(await Entity.findById(kept.id)).not.toBeNull();
    admin = await signInAdmin(server);
  });
});

describe('the audit trail', () => {
  it('is a whole chain, shown to admins only, and cannot be changed', async () => {
    expect((await checkChain()).broken).toBeUndefined();
    const shown = await server.get('/api/admin/audit?page_size=5', admin.token);
    expect(shown.body.audit).toHaveLength(5);
    expect(shown.body.audit[0].seq).toBe(shown.body.total);
    expect((await server.get('/api/admin/audit/verify', admin.token)).body).toMatchObject({ whole: true });
    await expect(Audit.updateOne({ seq: 1 }, { $set: { action: 'x' } })).rejects.toThrow('append-only');
    await expect(Audit.deleteOne({ seq: 1 })).rejects.toThrow('append-only');
  });

  it('shows tampering', async () => {
    await Audit.collection.updateOne({ seq: 3 }, { $set: { actor_id: 'someone else' } });
    expect((await checkChain()).broken).toBe(3);
    expect((await server.get('/api/admin/audit/verify', admin.token)).body).toMatchObject({
      whole: false,
      first_broken: 3,
    });
  });

  it('holds refused sign-ins', async () => {
    const person = await buildUser(server);
    await login({ email: person.email, password: 'guess' });
    const [row] = await Audit.find({ action: 'session.started' }).sort({ seq: -1 }).limit(1).lean();
    expect(row).toMatchObject({ outcome: 'refused', detail: 'wrong_credentials' });
  });
});
