import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SignJWT } from 'jose';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { op, toId } from './base/records.ts';
import { route } from './base/route.ts';
import { literal } from './base/schemas.ts';
import { withTransaction } from './database/connect.ts';
import { Entity } from './entities/model.ts';
import { ItrReturn } from './itr/model.ts';
import {
  buildEntity,
  buildReturn,
  buildUser,
  entityBody,
  signInAdmin,
  type TestUser,
} from './testing/factories.ts';
import { innerMembers, startTestServer, type TestServer } from './testing/server.ts';
import { User } from './users/model.ts';

const secretText = 'mongodb://user:hunter2@db.internal';
const faulty = route({
  method: 'GET',
  path: '/test/fault',
  access: 'public',
  limit: 'open',
  handle: async () => {
    throw new Error(secretText);
  },
});

let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await startTestServer({ routes: [faulty] });
  person = await buildUser(server);
});
afterAll(() => server.stop());

/** A call with headers fetch would not let us set. */
const raw = (
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(
      server.url + path,
      { method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    call.end(options.body);
  });

describe('failures', () => {
  it('have one shape, and an unknown one says nothing of itself, in the answer or the log', async () => {
    const answer = await server.get('/api/test/fault');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      message: 'Something went wrong on our side.',
      error: { id: 'internal' },
      request_id: answer.headers.get('x-request-id'),
    });
    expect(server.logs()).not.toContain('hunter2');
    expect(server.logs()).toContain(answer.body.request_id);
    const missing = await server.get('/api/nothing/here');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({
      success: false,
      error: { id: 'not_found' },
      request_id: expect.any(String),
    });
  });
});

describe('tokens', () => {
  const claims = { iss: 'karsetu', aud: 'karsetu-api' };
  const kid = () =>
    JSON.parse(Buffer.from(person.token.split('.')[0]!, 'base64url').toString()).kid as string;
  const sid = () =>
    JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString()).sid as string;
  const key = () => Buffer.from(server.deps.secrets.tokenSecrets[0]!);
  const make = (header: object, payload: object, secret: Buffer | CryptoKey = key()) => {
    const token = new SignJWT({ sid: sid(), sub: person.id, ...claims, ...payload }).setProtectedHeader({
      alg: 'HS256',
      typ: 'at+jwt',
      kid: kid(),
      ...header,
    } as { alg: string });
    return token.sign(secret as never);
  };
  const now = Math.floor(Date.now() / 1000);
  const whole = { iat: now, exp: now + 600 };
  const status = async (token: string) => (await server.get('/api/users/profile', token)).status;

  it('are accepted as made here', async () => {
    expect(await status(await make({}, whole))).toBe(200);
  });

  it.each([
    ['another algorithm of the same key', () => make({ alg: 'HS512' }, whole)],
    ['no expiry', () => make({}, { iat: now })],
    ['expired', () => make({}, { iat: now - 700, exp: now - 100 })],
    ['another issuer', () => make({}, { ...whole, iss: 'evil' })],
    ['another audience', () => make({}, { ...whole, aud: 'evil' })],
    ['another type', () => make({ typ: 'reset+jwt' }, whole)],
    ['no session', () => make({}, { ...whole, sid: undefined })],
    ['an object for a session', () => make({}, { ...whole, sid: { $ne: null } })],
    ['somebody else’s session', () => make({}, { ...whole, sub: '0123456789abcdef01234567' })],
    ['another key', () => make({}, whole, randomBytes(32))],
    ['an unknown key id', () => make({ kid: 'deadbeef' }, whole)],
    [
      'a key of its own in the header',
      () =>
        make(
          { jwk: { kty: 'oct', k: Buffer.from('evil').toString('base64url') }, kid: undefined },
          whole,
          Buffer.from('evil'.repeat(8)),
        ),
    ],
    [
      'no signature',
      async () => {
        const part = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url');
        return `${part({ alg: 'none', typ: 'at+jwt', kid: kid() })}.${part({ sid: sid(), sub: person.id, ...claims, ...whole })}.`;
      },
    ],
    [
      'a public key taken for a secret',
      async () => {
        const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const pem = publicKey.export({ type: 'spki', format: 'pem' });
        const part = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url');
        const head = `${part({ alg: 'RS256', typ: 'at+jwt', kid: kid() })}.${part({ sid: sid(), sub: person.id, ...claims, ...whole })}`;
        return `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`;
      },
    ],
    [
      'a changed letter',
      async () => `${person.token.slice(0, -3)}${person.token.slice(-3) === 'AAA' ? 'BBB' : 'AAA'}`,
    ],
  ])('are refused with %s', async (_what, token) => {
    expect(await status(await token())).toBe(401);
  });

  it('are not taken from the address', async () => {
    expect((await server.get(`/api/users/profile?token=${person.token}`)).status).toBe(401);
    expect((await server.get(`/api/users/profile?access_token=${person.token}`)).status).toBe(401);
  });

  it('of a former key stay valid while it is listed, and no longer', async () => {
    const listed = server.deps.secrets.tokenSecrets;
    try {
      server.deps.secrets.tokenSecrets = [randomBytes(32).toString('hex'), ...listed];
      expect(await status(person.token)).toBe(200);
      server.deps.secrets.tokenSecrets = [randomBytes(32).toString('hex')];
      expect(await status(person.token)).toBe(401);
    } finally {
      server.deps.secrets.tokenSecrets = listed;
    }
  });
});

describe('what comes in', () => {
  it('never carries an operator', async () => {
    const objects = await server.post('/api/auth/login', { email: { $ne: null }, password: { $ne: null } });
    expect(objects.status).toBe(400);
    for (const query of ['status[$ne]=x', 'q[$regex]=.*', 'page=1&page=2', 'sort[]=name'])
      expect((await server.get(`/api/companies/list?${query}`, person.token)).status, query).toBe(400);
    const admin = await signInAdmin(server);
    const user = await server.post(
      '/api/admin/approve-registration.php',
      { user_id: { $ne: null }, tier: 'tier1' },
      admin.token,
    );
    expect(user.status).toBe(400);
  });

  it('is refused by the store, too: unknown fields throw, operators in values are values', async () => {
    await expect(Entity.find({ tpyo: 1 } as never).exec()).rejects.toThrow(/strict/i);
    await expect(Entity.countDocuments({ firmId: 'x' } as never).exec()).rejects.toThrow(/strict/i);
    const sneaky = { email: { $gt: '' } } as never;
    for (const act of [
      () => User.find(sneaky).lean(),
      () => User.findOne(sneaky).lean(),
      () => User.countDocuments(sneaky),
      () => User.distinct('email', sneaky),
      () => User.updateMany(sneaky, { $set: { city: 'x' } }),
      () => User.deleteMany(sneaky),
      () =>
        User.find({ $nor: [{ email: { $gt: '' } }] } as never)
          .limit(0)
          .lean(),
    ]) {
      const before = await User.countDocuments({});
      const result = (await act().catch(() => 0)) as unknown;
      const nothing =
        result === 0 ||
        result === null ||
        (Array.isArray(result) && (result.length === 0 || result.length === before)) ||
        (result as { modifiedCount?: number }).modifiedCount === 0 ||
        (result as { deletedCount?: number }).deletedCount === 0;
      expect(nothing, JSON.stringify(result)).toBe(true);
      expect(await User.countDocuments({})).toBe(before);
    }
    expect(await User.countDocuments({ email: op({ $gt: '' }) })).toBeGreaterThan(0);
  });

  it('is searched for literally', () => {
    for (const text of ['(a+)+$', '.*', '[', '\\', 'a|b', '^x$'])
      expect(new RegExp(literal(text)).test(text), text).toBe(true);
    expect(new RegExp(literal('.*')).test('anything')).toBe(false);
  });

  it('must be JSON where JSON is meant', async () => {
    const send = (body: string, type: string) =>
      raw('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) },
        body,
      });
    const body = JSON.stringify({ email: person.email, password: person.password });
    expect((await send(body, 'text/plain')).status).toBe(415);
    expect((await send(body, 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{"email":', 'application/json')).status).toBe(400);
    expect((await send('"text"', 'application/json')).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(400);
    expect((await send('{"__proto__":{"isAdmin":true}}', 'application/json')).status).toBe(400);
    expect(
      (await send('{"email":"a","password":{"constructor":{"prototype":1}}}', 'application/json')).status,
    ).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('may be nested as deep as it likes without exhausting the stack', async () => {
    const deep = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`;
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': String(deep.length),
      Authorization: `Bearer ${person.token}`,
    };
    expect((await raw('/api/auth/login', { method: 'POST', headers, body: deep })).status).toBe(400);
    const form = new FormData();
    form.set('jsonFile', new File([`{"ITR":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`], 'x.json'));
    const file = await server.call('POST', '/api/itr/import-json', { token: person.token, form });
    expect(file.status).toBe(400);
  });

  it('never names an address for the server to fetch', async () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const names = (await readdir(folder, { recursive: true })).filter(
      (n) => n.endsWith('.ts') && !/test|testing/.test(n),
    );
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      expect(/\bfetch\(|https?\.(get|request)\(/.test(text), name).toBe(false);
    }
  });

  it('is limited in size, and nothing stays on disk', async () => {
    const big = await server.post(
      '/api/companies/create',
      { first_name: 'x'.repeat(1024 * 1024 + 1) },
      person.token,
    );
    expect(big.status).toBe(413);
    const form = (files: [string, number][], fields = 0) => {
      const data = new FormData();
      for (const [name, size] of files) data.append(name, new File([new Uint8Array(size)], 'x.json'));
      for (let i = 0; i < fields; i++) data.append(`field${i}`, 'x');
      return server.call('POST', '/api/companies/upload-json-autofill', { token: person.token, form: data });
    };
    expect((await form([['jsonFile', 16 * 1024 * 1024]])).status).toBe(413);
    expect(
      (
        await form([
          ['jsonFile', 10],
          ['jsonFile', 10],
        ])
      ).status,
    ).toBe(413);
    expect((await form([['other', 10]])).status).toBe(400);
    expect((await form([['jsonFile', 10]], 60)).status).toBe(413);
    expect((await form([])).status).toBe(400);
    expect(await readdir(join(server.dataDir, 'tmp')).catch(() => [])).toEqual([]);
  });

  it('does not come from another site', async () => {
    const body = JSON.stringify({ email: person.email, password: person.password });
    const login = (headers: Record<string, string>) =>
      raw('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length), ...headers },
        body,
      });
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:3000.evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await login(headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
    }
    expect((await login({ Origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await login({ Origin: server.url })).status).toBe(200);
  });
});

describe('what goes out', () => {
  const pages = () =>
    [
      ['the page', '/'],
      ['an answer', '/api/health'],
      ['a missing thing', '/api/nothing'],
      ['a fault', '/api/test/fault'],
    ] as const;

  it('carries the security headers everywhere and no cookie', async () => {
    for (const [what, path] of pages()) {
      const { headers } = await server.get(path);
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
      expect(headers.get('content-security-policy'), what).toBe(
        `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; ` +
          "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('has a new nonce each time', async () => {
    const one = (await server.get('/api/health')).headers.get('content-security-policy');
    expect((await server.get('/api/health')).headers.get('content-security-policy')).not.toBe(one);
  });

  it('is never stored by a cache', async () => {
    for (const path of ['/api/health', '/api/users/profile', '/api/nothing', '/storage/files/list/x'])
      expect((await server.get(path)).headers.get('cache-control'), path).toBe('no-store');
  });

  it('allows no other origin', async () => {
    for (const Origin of ['null', 'https://evil.example', 'http://localhost:3000.evil.example']) {
      const answer = await fetch(`${server.url}/api/health`, { headers: { Origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await fetch(`${server.url}/api/auth/login`, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is nothing that was not meant to be served', async () => {
    for (const path of [
      '/.env',
      '/.git/HEAD',
      '/assets/',
      '/assets/x.js',
      '/assets/x.js.map',
      '/dev/',
      '/../package.json',
      '/%2e%2e/package.json',
      '/downloads/',
      '/downloads/..%2f..%2fpackage.json',
      '/package.json',
      '/data/token-secret',
    ]) {
      const answer = await raw(path);
      const isPage = answer.status === 200 && answer.text.includes('<div id="root">');
      expect(answer.status === 404 || isPage, `${path} ${answer.status}`).toBe(true);
      expect(answer.text).not.toContain('"devDependencies"');
      if (/\.\w+$|assets/.test(path)) expect(answer.status, path).toBe(404);
    }
  });

  it('has no inner members', async () => {
    const { owner, id } = await buildReturn(server);
    const admin = await signInAdmin(server);
    const answers = [
      await server.get('/api/users/profile', owner.token),
      await server.get('/api/users/sessions', owner.token),
      await server.get('/api/companies/list', owner.token),
      await server.get('/api/itr/list', owner.token),
      await server.get(`/api/itr/${id}`, owner.token),
      await server.get('/api/dashboard/summary', owner.token),
      await server.get('/api/users/my-data', owner.token),
      await server.get('/api/admin/users', admin.token),
      await server.get('/api/admin/audit', admin.token),
    ];
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).not.toMatch(innerMembers);
    }
  });

  it('is logged without secrets or personal data, one line an event', async () => {
    const { owner, entity } = await buildEntity(server);
    await server.post('/api/auth/login', { email: owner.email, password: owner.password });
    await fetch(`${server.url}/api/health`, {
      headers: { 'User-Agent': 'x"}\\n{"level":30,"msg":"forged"}' },
    });
    await server.get(`/api/companies/list?q=${entity.pan}`, owner.token);
    const logs = server.logs();
    for (const text of [entity.pan, owner.email, owner.password, owner.token, 'forged'])
      expect(logs).not.toContain(text);
    for (const line of logs.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
  });
});

describe('the store', () => {
  it('holds no Aadhaar, bank account or PAN in the open', async () => {
    const { id } = await buildReturn(server, {
      form_data: {
        personal: { pan_number: 'ABCPK1234L', aadhar_number: '234123412346' },
        bank_accounts: [{ ifsc_code: 'SBIN0001234', account_number: '123456789012' }],
      },
    });
    const stored = JSON.stringify(await ItrReturn.collection.findOne({ _id: toId(id) }));
    expect(stored).not.toMatch(/\d{12}/);
    expect(stored).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
  });

  it('keeps all or nothing of several writes', async () => {
    const owner = await buildUser(server);
    const before = await Entity.countDocuments({});
    const { insertEntity, acceptEntity } = await import('./entities/store.ts');
    await expect(
      withTransaction(async () => {
        for (let i = 0; i < 20; i++) await insertEntity(server.deps, owner.id, acceptEntity(entityBody()));
        throw new Error('the power goes');
      }),
    ).rejects.toThrow('the power goes');
    expect(await Entity.countDocuments({})).toBe(before);
  });

  it('takes part in transactions without being handed the session', () => {
    expect(mongoose.get('transactionAsyncLocalStorage')).toBe(true);
    expect(mongoose.get('sanitizeFilter')).toBe(true);
    expect(mongoose.get('strictQuery')).toBe('throw');
  });
});
