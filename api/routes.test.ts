import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Audit } from './audit/model.ts';
import { accesses, type Route } from './base/route.ts';
import { rightOf } from './membership/acts.ts';
import { routes } from './routes.ts';
import { buildUser, signInAdmin, type TestUser } from './testing/factories.ts';
import { bodies, lookout, type Sample, samples } from './testing/samples.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const publicRoutes = [
  'GET /api/client-config',
  // Share links: the token in the call is the leave (drive/shared.ts).
  'GET /api/cloud-storage/access-shared.php',
  'GET /api/health',
  'GET /api/privacy/notice',
  'GET /api/ready',
  // Opened in a new tab: a ticket for one report stands for the caller (reports/tickets.ts).
  'GET /api/reports/download',
  'GET /api/reports/view',
  'GET /storage/open',
  'POST /api/auth/forgot-password',
  'POST /api/auth/login',
  'POST /api/auth/register.php',
  'POST /api/auth/reset-password',
  // Between the password and the second step: the ticket in the call is the leave (users/factor/ticket.ts).
  'POST /api/auth/second-factor/passkey/challenge',
  'POST /api/auth/second-factor/verify',
  // The link and the code mailed to an address it names are the leave (drive/shares/guests.ts).
  'POST /api/cloud-storage/guest-code',
  'POST /api/cloud-storage/guest-open',
  'POST /api/cloud-storage/shared-items',
  'POST /api/cloud-storage/shared-ticket',
  'POST /api/cloud-storage/unlock-shared',
  // The token of the mailed link is the leave (firm/invitations.ts).
  'POST /api/firm/invitations/accept',
  'POST /api/firm/invitations/read',
];

const nameOf = (route: Route) => `${route.method} ${route.base ?? '/api'}${route.path}`;
const missingId = '0123456789abcdef01234567';
const pathOf = (route: Route, id = missingId) => `${route.base ?? '/api'}${route.path.replace(/:\w+/g, id)}`;
const withId = routes.filter((r) => r.path.includes(':') && r.access !== 'admin');
const signedIn = routes.filter((r) => r.access !== 'public');

let server: TestServer;
let admin: TestUser;
let stranger: TestUser;
let client: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAdmin(server);
  stranger = await buildUser(server);
  client = await buildUser(server, { role: 'client' });
});
afterAll(() => server.stop());

const ask = (route: Route, options: { token?: string; id?: string } = {}) => {
  const body = bodies[`${route.method} ${route.path}`]?.() ?? {};
  return server.call(route.method, pathOf(route, options.id), {
    token: options.token,
    ...(route.method === 'GET' || route.multipart || route.stream ? {} : { body }),
  });
};

/** Schemas that take members they do not know. The return call takes the flat fields of any form and checks them itself. */
const openBodies = ['POST /api/itr/create-itr.php'];

function isStrict(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodObject) return schema.def.catchall instanceof z.ZodNever;
  if (schema instanceof z.ZodPipe) return isStrict(schema.def.in as z.ZodType);
  return false;
}

describe('the list of routes', () => {
  it('has a known policy and limit on every route, and only the agreed ones are public', () => {
    for (const route of routes) expect(accesses, nameOf(route)).toContain(route.access);
    expect(
      routes
        .filter((r) => r.access === 'public')
        .map(nameOf)
        .sort(),
    ).toEqual(publicRoutes);
  });

  it('has every method and path once', () => {
    const names = routes.map(nameOf);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('names an audit act on every route that changes something, and never on a GET', () => {
    const wrong = routes.filter((r) => (r.method === 'GET' ? r.audit : !r.audit && !r.readOnly));
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('takes no member it does not know', () => {
    const loose = routes.flatMap((r) =>
      [r.params, r.query, r.body].some((s) => s && !isStrict(s)) && !openBodies.includes(nameOf(r))
        ? [nameOf(r)]
        : [],
    );
    expect(loose).toEqual([]);
  });

  it('has a right of a firm’s member for every act on tax data', () => {
    const open = routes.filter((r) => r.access === 'tax' && !r.right && rightOf(r) === 'firm.change');
    expect(open.map(nameOf)).toEqual(['POST /api/cloud-storage/join-waitlist']);
  });

  it('describes every id of a path', () => {
    expect(routes.filter((r) => r.path.includes(':') && !r.params).map(nameOf)).toEqual([]);
  });

  it('has a sample for every noun with ids', () => {
    expect(withId.filter((r) => !Object.keys(samples).some((p) => r.path.startsWith(p))).map(nameOf)).toEqual(
      [],
    );
  });
});

describe('as nobody', () => {
  it.each(signedIn.map((r) => [nameOf(r), r] as const))('%s asks to sign in', async (_name, route) => {
    const answer = await ask(route);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, error: { id: 'not_signed_in' } });
  });
});

describe('by role', () => {
  it.each(routes.filter((r) => r.access === 'admin').map((r) => [nameOf(r), r] as const))(
    '%s is closed to everyone but admins',
    async (_name, route) => {
      for (const who of [stranger, client]) {
        const answer = await ask(route, { token: who.token });
        expect(answer.status).toBe(403);
        expect(answer.body.message).toBe('Access Denied: Admin privileges required');
      }
    },
  );

  it.each(routes.filter((r) => r.access === 'tax').map((r) => [nameOf(r), r] as const))(
    '%s is closed to the admin',
    async (_name, route) => {
      const answer = await ask(route, { token: admin.token });
      expect(answer.status).toBe(403);
      expect(answer.body.error.id).toBe('not_for_admin');
    },
  );
});

describe('as someone else', () => {
  const made = new Map<string, Sample>();
  let leftAlone: Awaited<ReturnType<typeof lookout>>;
  beforeAll(async () => {
    for (const [prefix, make] of Object.entries(samples)) made.set(prefix, await make(server));
    leftAlone = await lookout(made.values());
  });
  const sampleFor = (route: Route) => made.get(Object.keys(samples).find((p) => route.path.startsWith(p))!)!;

  it.each(withId.map((r) => [nameOf(r), r] as const))(
    '%s does not know the thing and leaves it alone',
    async (_name, route) => {
      const sample = sampleFor(route);
      const foreign = await ask(route, { token: stranger.token, id: sample.id });
      const absent = await ask(route, { token: stranger.token });
      expect(foreign.status, foreign.text).toBe(404);
      const { request_id: _a, ...foreignBody } = foreign.body;
      const { request_id: _b, ...absentBody } = absent.body;
      expect(foreignBody).toEqual(absentBody);
      await leftAlone(sample);
    },
  );

  const bad = ['x', '../../etc/passwd', '%00', '{"$ne":null}', `${missingId}0`];
  it.each(withId.map((r, i) => [nameOf(r), r, bad[i % bad.length]!] as const))(
    '%s takes a malformed id for a missing thing',
    async (_name, route, sent) => {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      // By the schema each is refused; by HTTP the one sent, the ids going round.
      for (const id of bad) {
        const { error } = route.params!.safeParse(Object.fromEntries(names.map((name) => [name, id])));
        expect(new Set(error?.issues.map((issue) => issue.path[0])), id).toEqual(new Set(names));
      }
      const answer = await ask(route, { token: stranger.token, id: encodeURIComponent(sent) });
      expect(answer.status, `${sent} ${answer.text}`).toBe(404);
    },
  );

  const lists = routes.filter(
    (r) =>
      r.method === 'GET' &&
      !r.path.includes(':') &&
      r.access === 'tax' &&
      // The one computes, the other is of one client, which it must be asked for (api/evidence/bank.test.ts).
      !['/itr/calculate-tax.php', '/evidence/bank'].includes(r.path),
  );
  it.each(lists.map((r) => [nameOf(r), r] as const))('%s shows nothing of it', async (_name, route) => {
    const answer = await server.get(pathOf(route), stranger.token);
    expect(answer.status, answer.text).toBe(200);
    for (const sample of made.values()) {
      expect(answer.text).not.toContain(sample.id);
      expect(answer.text).not.toContain(sample.owner.email);
    }
  });
});

describe('the trail', () => {
  const acts: [string, string, () => Promise<unknown>][] = [];
  it('gets exactly one row from each act that changes something', async () => {
    const { entityBody } = await import('./testing/factories.ts');
    const { token } = await buildUser(server);
    const created = await server.post('/api/companies/create', entityBody(), token);
    const id = created.body.data.id as string;
    const saved = await server.post(
      '/api/itr/create-itr.php',
      { company_id: id, itr_type: 'ITR-1', form_data: {} },
      token,
    );
    const itr = saved.body.itr_id as string;
    acts.push(
      [
        'entity.changed',
        id,
        () =>
          server.call('PUT', `/api/companies/update/${id}`, { token, body: { ...entityBody(), version: 1 } }),
      ],
      [
        'entity.shared',
        id,
        () =>
          server.post(`/api/companies/${id}/shares`, { email: 'b@example.in', permission: 'view' }, token),
      ],
      [
        'entity.unshared',
        id,
        () =>
          server.call('DELETE', `/api/companies/${id}/shares`, { token, body: { email: 'b@example.in' } }),
      ],
      [
        'itr.saved',
        itr,
        () => server.post('/api/itr/create-itr.php', { itr_id: itr, version: 1, form_data: {} }, token),
      ],
      ['itr.deleted', itr, () => server.call('DELETE', `/api/itr/${itr}`, { token })],
      ['itr.restored', itr, () => server.post(`/api/itr/${itr}/restore`, {}, token)],
      ['entity.deleted', id, () => server.call('DELETE', `/api/companies/delete/${id}`, { token })],
      ['entity.restored', id, () => server.post(`/api/companies/restore/${id}`, {}, token)],
    );
    for (const [action, target, act] of acts) {
      const before = await Audit.countDocuments({});
      const answer = (await act()) as { status: number; text: string };
      expect(answer.status, `${action} ${answer.text}`).toBe(200);
      const [row] = await Audit.find({}).sort({ seq: -1 }).limit(1).lean();
      expect(await Audit.countDocuments({})).toBe(before + 1);
      expect(row).toMatchObject({ action, target_id: target, outcome: 'done', ip: '127.0.0.1' });
    }
  });
});
