import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  admin = await signInAdmin(server);
});
afterAll(() => server.stop());

const put = (id: string, body: object) =>
  server.call('PUT', `/api/admin/users/${id}`, { token: admin.token, body });
const users = async (query = '') => (await server.get(`/api/admin/users?${query}`, admin.token)).body;

describe('people', () => {
  it('are made with a role and tier, told by mail, and can sign in', async () => {
    const made = await server.post(
      '/api/admin/users',
      {
        email: 'clerk@example.in',
        full_name: 'Clerk One',
        password: 'first day 22',
        role: 'accountant',
        tier: 'tier2',
      },
      admin.token,
    );
    expect(made.status, made.text).toBe(200);
    expect(made.body.user).toMatchObject({
      role: 'accountant',
      tier: 'tier2',
      status: 'active',
      user_id: expect.stringMatching(/^KS-\d{6}$/),
    });
    const mail = await mailTo(server, 'clerk@example.in', /account was created/);
    expect(mail.text).not.toContain('first day 22');
    expect(
      (await server.post('/api/auth/login', { email: 'clerk@example.in', password: 'first day 22' })).status,
    ).toBe(200);
    const again = await server.post(
      '/api/admin/users',
      { email: 'CLERK@example.in', full_name: 'X', password: 'first day 22', role: 'ca' },
      admin.token,
    );
    expect(again.status).toBe(409);
  });

  it('are found by name, e-mail or number, filtered and paged', async () => {
    const person = await buildUser(server, { full_name: 'Zubin Mehta', tier: 'tier1' });
    const number = (await users('q=zubin')).users[0].user_id;
    expect((await users('q=ZUBIN')).total).toBe(1);
    expect((await users(`q=${person.email}`)).total).toBe(1);
    expect((await users(`q=${number}`)).users[0].id).toBe(person.id);
    expect((await users('q=.*')).total).toBe(0);
    expect((await users('role=admin')).total).toBe(1);
    const page = await users('page_size=1&page=2');
    expect(page.users).toHaveLength(1);
    expect(page.total).toBeGreaterThan(1);
  });

  it('change by version; disabled ones cannot sign in', async () => {
    const person = await buildUser(server);
    expect((await put(person.id, { version: 1, tier: 'tier1' })).body.user).toMatchObject({
      tier: 'tier1',
      version: 2,
    });
    expect((await server.get('/api/users/profile', person.token)).status, 'a tier alone ends nothing').toBe(
      200,
    );
    const late = await put(person.id, { version: 1, tier: 'tier2' });
    expect(late.status).toBe(409);
    expect(late.body.stored).toMatchObject({ tier: 'tier1', version: 2 });
    await put(person.id, { version: 2, status: 'disabled' });
    const login = await server.post('/api/auth/login', { email: person.email, password: person.password });
    expect(login.status).toBe(403);
    expect(login.body.error.id).toBe('account_disabled');
    await put(person.id, { version: 3, status: 'active' });
    expect(
      (await server.post('/api/auth/login', { email: person.email, password: person.password })).status,
    ).toBe(200);
  });

  it('cannot be locked out by themselves', async () => {
    const mine = (await users('role=admin')).users[0];
    expect((await put(admin.id, { version: mine.version, status: 'disabled' })).status).toBe(422);
    expect((await put(admin.id, { version: mine.version, role: 'ca' })).status).toBe(422);
  });

  it('are signed out everywhere on demand', async () => {
    const person = await buildUser(server);
    const listed = await server.get(`/api/admin/users/${person.id}/sessions`, admin.token);
    expect(listed.body).toMatchObject({ total: 1 });
    expect(
      (await server.post(`/api/admin/users/${person.id}/end-sessions`, {}, admin.token)).body.ended,
    ).toBe(1);
    expect((await server.get('/api/users/profile', person.token)).status).toBe(401);
    expect(
      (await server.post('/api/admin/users/0123456789abcdef01234567/end-sessions', {}, admin.token)).status,
    ).toBe(404);
  });
});

describe('the trail', () => {
  it('is searched by act, person and outcome', async () => {
    const person = await buildUser(server);
    await server.post('/api/auth/logout', {}, person.token);
    const of = async (query: string) => (await server.get(`/api/admin/audit?${query}`, admin.token)).body;
    const mine = await of(`actor_id=${person.id}`);
    expect(mine).toMatchObject({
      total: 1,
      audit: [{ action: 'session.ended', actor_name: person.doc.full_name }],
    });
    expect((await of(`q=session.&actor_id=${person.id}`)).total).toBe(1);
    expect((await of(`q=entity&actor_id=${person.id}`)).total).toBe(0);
    expect(
      (await of('outcome=refused')).audit.every((r: { outcome: string }) => r.outcome === 'refused'),
    ).toBe(true);
  });
});

describe('health', () => {
  it('shows store and mail', async () => {
    const { body } = await server.get('/api/admin/health', admin.token);
    expect(body).toMatchObject({
      store: { database: server.deps.database, answers: true },
      mail: { transport: 'outbox', failed: 0 },
      itd_software_id_set: false,
    });
    expect(body.memory.rss_bytes).toBeLessThan(body.memory.total_bytes);
    expect(body.disk.free_bytes).toBeLessThan(body.disk.total_bytes);
  });
});
