import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startFactor } from '../testing/factor.ts';
import { buildEntity, buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { mailsTo, mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Session, User } from '../users/model.ts';

/** Attacks on signing in, sessions, tokens and what a browser of another site can do, over HTTP. */
let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  user = await buildUser(server);
});
afterAll(() => server.stop());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/auth/login', { body: { email, password }, headers });
const now = () => server.deps.now().getTime();
const plain = ({ request_id: _, ...body }: Record<string, unknown>) => body;

describe('the limit of guesses', () => {
  it('is not walked round by addresses that a caller claims', async () => {
    const victim = await buildUser(server);
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++) {
      const forged = `203.0.113.${n}`;
      const answer = await login(victim.email, `wrong ${n}`, {
        'X-Forwarded-For': forged,
        'X-Real-IP': forged,
        'X-Client-IP': forged,
        'CF-Connecting-IP': forged,
        'True-Client-IP': forged,
        Forwarded: `for=${forged}`,
        Via: forged,
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });

  it('is not walked round by spellings of the address', async () => {
    const victim = await buildUser(server);
    const spelt = [
      victim.email.toUpperCase(),
      ` ${victim.email} `,
      victim.email,
      `${victim.email}\t`,
      victim.email.replace('example', 'EXAMPLE'),
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++) statuses.push((await login(spelt[n % 5]!, `wrong ${n}`)).status);
    expect(statuses.slice(10).every((s) => s === 429)).toBe(true);
  });

  it('is not walked round by device ids of the caller’s choice', async () => {
    const victim = await buildUser(server);
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++)
      statuses.push(
        (
          await server.post('/api/auth/login', {
            email: victim.email,
            password: `wrong ${n}`,
            device_id: `made-up-device-${n}`,
          })
        ).status,
      );
    expect(statuses.slice(10).every((s) => s === 429)).toBe(true);
  });
});

describe('who has an account', () => {
  it('is told by no public call: sign-in, reset, registration', async () => {
    const nobody = 'nobody-here@example.in';
    for (const [path, body] of [
      ['/api/auth/login', { password: 'wrong but long' }],
      ['/api/auth/forgot-password', {}],
      [
        '/api/auth/register.php',
        { password: 'quiet harbour 12', full_name: 'Ravi', role: 'client', phone: '', pan_number: '' },
      ],
    ] as const) {
      const known = await server.post(path, { ...body, email: user.email });
      const unknown = await server.post(path, { ...body, email: nobody });
      expect([known.status, plain(known.body)], path).toEqual([unknown.status, plain(unknown.body)]);
    }
  });

  it('is told to no member of a firm by inviting or sharing', async () => {
    const owner = await buildUser(server);
    const { id } = await buildEntity(server, { owner });
    const answers = [];
    for (const email of [user.email, 'nobody-there@example.in']) {
      const invited = await server.post('/api/firm/members', { email, role: 'staff' }, owner.token);
      const { id: _, created_at: _c, expires_at: _e, email: _m, ...invitation } = invited.body.invitation;
      const shared = await server.post(
        `/api/companies/${id}/shares`,
        { email, permission: 'view' },
        owner.token,
      );
      answers.push([invited.status, invitation, shared.status, shared.body.message]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the second step', () => {
  it('takes no code twice: not in another sign-in, not for setting up, not after being refused elsewhere', async () => {
    const person = await buildUser(server);
    const { secret } = await startFactor(server, person);
    const ticket = async () => (await login(person.email, person.password)).body.ticket as string;
    const verify = (held: string, code: string) =>
      server.post('/api/auth/second-factor/verify', { ticket: held, code });
    const code = codeOf(secret, now());
    expect((await verify(await ticket(), code)).status).toBe(200);
    expect((await verify(await ticket(), code)).body.error.id).toBe('wrong_code');
    const begun = await server.post(
      '/api/auth/second-factor/totp/begin',
      { password: person.password },
      person.token,
    );
    // The code of the app there is does not confirm a new one.
    const wrong = await server.post(
      '/api/auth/second-factor/totp/confirm',
      { code: codeOf(secret, now()) },
      person.token,
    );
    expect(begun.status === 200 ? wrong.status : 401, wrong.text).not.toBe(200);
  });

  it('is not gone round by the ticket, by an older session, or by asking for the account again', async () => {
    const person = await buildUser(server);
    await startFactor(server, person);
    const { ticket } = (await login(person.email, person.password)).body;
    for (const token of [ticket, `${ticket}.${ticket}.${ticket}`])
      expect((await server.get('/api/companies/list', token)).status).toBe(401);
    for (const body of [
      { ticket },
      { ticket, code: '' },
      { ticket, code: null },
      { ticket, code: ['000000'] },
      { ticket, code: { $ne: '' } },
      { ticket, recovery_code: '' },
      { ticket, passkey: {} },
      { ticket, code: '000000', recovery_code: 'x' },
    ]) {
      const answer = await server.post('/api/auth/second-factor/verify', body);
      expect([400, 422], JSON.stringify(body)).toContain(answer.status);
      expect(answer.body.token).toBeUndefined();
    }
  });

  it('is asked for after a reset of the password too', async () => {
    const person = await buildUser(server);
    const { secret } = await startFactor(server, person);
    await server.post('/api/auth/forgot-password', { email: person.email });
    const mail = await mailTo(server, person.email, /password/i);
    const token = /reset-password#([\w-]{43})/.exec(mail.text ?? '')![1];
    const new_password = 'harbour lane 31';
    const reset = await server.post('/api/auth/reset-password', { token, new_password });
    expect(reset.status, reset.text).toBe(200);
    const { body } = await login(person.email, new_password);
    expect([body.requiresSecondFactor, body.token]).toEqual([true, undefined]);
    const verified = await server.post('/api/auth/second-factor/verify', {
      ticket: body.ticket,
      code: codeOf(secret, now()),
    });
    expect(verified.status, verified.text).toBe(200);
  });

  it('of one person does not open the account of another', async () => {
    const [one, two] = [await buildUser(server), await buildUser(server)];
    const { secret } = await startFactor(server, one);
    await startFactor(server, two);
    const { ticket } = (await login(two.email, two.password)).body;
    const answer = await server.post('/api/auth/second-factor/verify', {
      ticket,
      code: codeOf(secret, now()),
    });
    expect(answer.body.error.id).toBe('wrong_code');
  });
});

describe('a session', () => {
  it('is new at each sign-in and cannot be fixed before it', async () => {
    const first = await login(user.email, user.password);
    const second = await server.call('POST', '/api/auth/login', {
      token: first.body.token,
      headers: { Cookie: `token=${first.body.token}; session=fixed` },
      body: { email: user.email, password: user.password, device_id: 'device-of-this-test' },
    });
    expect(second.status).toBe(200);
    expect(second.body.token).not.toBe(first.body.token);
    expect(second.headers.has('set-cookie')).toBe(false);
    const sid = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid;
    expect(sid(second.body.token)).not.toBe(sid(first.body.token));
    expect(
      (await server.call('GET', '/api/users/profile', { headers: { Cookie: `token=${first.body.token}` } }))
        .status,
    ).toBe(401);
  });

  it('cannot be made from another account’s number, with another key or without a signature', async () => {
    const victim = await buildUser(server);
    const token = (await login(user.email, user.password)).body.token as string;
    const [head, body, signature] = token.split('.') as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    for (const forged of [
      `${head}.${encode({ ...claims, sub: victim.id })}.${signature}`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({ ...claims, sub: victim.id })}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.x`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      `${head}.${body}`,
    ])
      expect((await server.get('/api/users/profile', forged)).status, forged).toBe(401);
  });

  it('ends everywhere with the password, and cannot be ended for another person', async () => {
    const person = await buildUser(server);
    const there = (await login(person.email, person.password)).body.token as string;
    const victim = await Session.findOne({ user_id: user.doc._id, ended_at: null }).lean();
    const other = await server.call('DELETE', `/api/users/sessions/${victim!._id}`, { token: person.token });
    expect(other.status).toBe(404);
    const changed = await server.post(
      '/api/users/change-password',
      {
        current_password: person.password,
        new_password: 'harbour lane 31',
        confirm_password: 'harbour lane 31',
      },
      person.token,
    );
    expect(changed.status, changed.text).toBe(200);
    expect((await server.get('/api/users/profile', there)).status).toBe(401);
  });

  it('changes nothing of who one is: role, plan, state, proof of the address, second step', async () => {
    const before = await User.findById(user.id).lean();
    for (const field of [
      { role: 'admin' },
      { tier: 'tier3' },
      { status: 'active' },
      { email_proved_at: '2026-01-01' },
      { factor_optional: true },
      { factor_since: null },
      { number: 1 },
      { password_hash: 'x' },
      { known_devices: ['x'] },
      { _id: '0123456789abcdef01234567' },
      { $set: { role: 'admin' } },
      { 'role\u0000': 'admin' },
    ]) {
      const answer = await server.call('PUT', '/api/users/update-profile', {
        token: user.token,
        body: { full_name: before!.full_name, email: user.email, ...field },
      });
      expect(answer.status, JSON.stringify(field)).toBe(400);
    }
    const after = await User.findById(user.id).lean();
    expect([after!.role, after!.tier, after!.number]).toEqual([before!.role, before!.tier, before!.number]);
  });
});

describe('a page of another site', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://localhost:3000',
    'http://localhost:3000@evil.example',
    'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
    'file://',
  ])('of origin %s changes nothing and reads nothing', async (origin) => {
    const changed = await server.call('POST', '/api/auth/login', {
      headers: { Origin: origin },
      body: { email: user.email, password: user.password },
    });
    expect([changed.status, changed.body.error.id]).toEqual([403, 'foreign_origin']);
    const read = await server.call('GET', '/api/users/profile', {
      token: user.token,
      headers: { Origin: origin },
    });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const asked = await server.call('OPTIONS', '/api/users/profile', {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'DELETE' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('does not get a form of its own taken for a call', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/csp-report']) {
      const answer = await server.call('POST', '/api/firm/members', {
        token: user.token,
        headers: { 'Content-Type': type },
        body: JSON.stringify({ email: 'x@example.in', role: 'owner' }),
      });
      expect([400, 415], `${type} ${answer.text}`).toContain(answer.status);
    }
  });

  it('does not change a method by header or field', async () => {
    for (const headers of [
      { 'X-HTTP-Method-Override': 'DELETE' },
      { 'X-HTTP-Method': 'DELETE' },
      { 'X-Method-Override': 'DELETE' },
    ]) {
      const answer = await server.call('POST', '/api/users/account', {
        token: user.token,
        headers: headers as unknown as Record<string, string>,
        body: { password: user.password },
      });
      expect([404, 405]).toContain(answer.status);
    }
    await server.get('/api/users/sessions?_method=DELETE', user.token);
    expect((await server.get('/api/users/profile', user.token)).status).toBe(200);
  });
});

describe('a letter', () => {
  it('takes no head from a name, a firm or an address', async () => {
    const name = 'Ravi\r\nBcc: thief@example.in\r\nSubject: Hello';
    const owner = await buildUser(server, { full_name: name });
    await server.call('PATCH', '/api/firm', {
      token: owner.token,
      body: { name: 'Firm\nBcc: thief@example.in' },
    });
    for (const email of [
      'guest@example.in\r\nBcc: thief@example.in',
      'guest@example.in,thief@example.in',
      '"a\nb"@example.in',
    ])
      expect(
        (await server.post('/api/firm/members', { email, role: 'staff' }, owner.token)).status,
      ).toBeGreaterThanOrEqual(400);
    const sent = await server.post(
      '/api/firm/members',
      { email: 'guest-2@example.in', role: 'staff' },
      owner.token,
    );
    expect(sent.status, sent.text).toBe(200);
    for (let i = 0; i < 100 && (await mailsTo(server, 'guest-2@example.in')).length === 0; i++)
      await new Promise((done) => setTimeout(done, 20));
    const [mail] = await mailsTo(server, 'guest-2@example.in');
    expect(mail!.bcc ?? []).toEqual([]);
    expect(mail!.headers.filter((h) => h.key === 'subject')).toHaveLength(1);
    expect(await mailsTo(server, 'thief@example.in')).toEqual([]);
    expect(mail!.html ?? '').not.toContain('<script');
  });

  it('builds its links from the setting, whatever host the caller names', async () => {
    const answer = await server.call('POST', '/api/auth/forgot-password', {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
      body: { email: user.email },
    });
    expect(answer.status).toBe(200);
    for (let i = 0; i < 100 && (await mailsTo(server, user.email)).length === 0; i++)
      await new Promise((done) => setTimeout(done, 20));
    for (const mail of await mailsTo(server, user.email))
      expect(mail.text ?? '').not.toContain('evil.example');
  });
});

describe('the administrator', () => {
  it('cannot set a password, an address or a second step of somebody', async () => {
    const admin = await signInAdmin(server);
    const { version } = (await User.findById(user.id).lean())!;
    for (const body of [
      { password: 'new password 11' },
      { password_hash: 'x' },
      { email: 'other@example.in' },
      { factor_since: null },
      { email_proved_at: null },
    ]) {
      const answer = await server.call('PUT', `/api/admin/users/${user.id}`, {
        token: admin.token,
        body: { version, ...body },
      });
      expect(answer.status, JSON.stringify(body)).toBe(400);
    }
  });

  it('is made by no registration, invitation or share', async () => {
    for (const role of ['admin', 'owner', 'superuser', ['admin'], { $ne: 'client' }]) {
      const answer = await server.post('/api/auth/register.php', {
        email: 'climber@example.in',
        password: 'quiet harbour 12',
        full_name: 'Climber',
        role,
      });
      expect([400, 422], JSON.stringify(role)).toContain(answer.status);
    }
  });
});
