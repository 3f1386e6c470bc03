import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Route } from './base/route.ts';
import { routes } from './routes.ts';
import { buildUser, signInAdmin, type TestUser } from './testing/factories.ts';
import { bodies, lookout, type Sample, samples } from './testing/samples.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { User } from './users/model.ts';

/** Every route as people who may look but not touch, who may not come in any more, and with what no form would send. */

const nameOf = (route: Route) => `${route.method} ${route.base ?? '/api'}${route.path}`;
const missingId = '0123456789abcdef01234567';
const pathOf = (route: Route, id = missingId) =>
  `${route.base ?? '/api'}${route.path.replace(/:\w+/g, encodeURIComponent(id))}`;
const named = (chosen: readonly Route[]) => chosen.map((r) => [nameOf(r), r] as const);
const bodyOf = (route: Route) => bodies[`${route.method} ${route.path}`]?.() ?? {};
const takesJson = (r: Route) => r.method !== 'GET' && !r.multipart && !r.stream;

/** The members of a route's body or query that are fields of a plain object. */
function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][];
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in as z.ZodType);
  return [];
}

let server: TestServer;
let admin: TestUser;
let person: TestUser;
const made = new Map<string, Sample>();

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAdmin(server);
  person = await buildUser(server);
  for (const [prefix, make] of Object.entries(samples)) made.set(prefix, await make(server));
});
afterAll(() => server.stop());

const tokenFor = (route: Route) => (route.access === 'admin' ? admin.token : person.token);

describe('a person whose account was disabled', () => {
  let token: string;
  beforeAll(async () => {
    const gone = await buildUser(server);
    const doc = await User.findById(gone.id).lean();
    const answer = await server.call('PUT', `/api/admin/users/${gone.id}`, {
      token: admin.token,
      body: { version: doc!.version, status: 'disabled' },
    });
    expect(answer.status, answer.text).toBe(200);
    token = gone.token;
  });
  it.each(named(routes.filter((r) => r.access !== 'public')))('%s is closed', async (_name, route) => {
    const body = takesJson(route) ? { body: bodyOf(route) } : {};
    expect((await server.call(route.method, pathOf(route), { token, ...body })).status).toBe(401);
  });
});

describe('a person with whom an entity is shared to be viewed', () => {
  let viewer: TestUser;
  let leftAlone: Awaited<ReturnType<typeof lookout>>;
  beforeAll(async () => {
    viewer = await buildUser(server);
    for (const sample of made.values()) {
      const { body } = await server.get('/api/companies/list', sample.owner.token);
      for (const { id } of body.companies as { id: string }[])
        await server.post(
          `/api/companies/${id}/shares`,
          { email: viewer.email, permission: 'view' },
          sample.owner.token,
        );
    }
    leftAlone = await lookout(made.values());
  });
  const changing = routes.filter(
    (r) => r.path.includes(':') && r.access === 'tax' && r.method !== 'GET' && !r.readOnly,
  );
  it.each(named(changing))('%s changes nothing', async (_name, route) => {
    const sample = made.get(Object.keys(samples).find((p) => route.path.startsWith(p))!)!;
    const answer = await server.call(route.method, pathOf(route, sample.id), {
      token: viewer.token,
      ...(takesJson(route) ? { body: bodyOf(route) } : {}),
    });
    expect([400, 403, 404, 409, 415, 422], answer.text).toContain(answer.status);
    await leftAlone(sample);
  });
  it('may look at it', async () => {
    const { id } = made.get('/companies/')!;
    expect((await server.get(`/api/companies/${id}`, viewer.token)).status).toBe(200);
  });
});

describe('what no form sends', () => {
  const odd: unknown[] = [{ $ne: null }, [{ $where: '1' }]];
  const withBody = routes.filter((r) => takesJson(r) && fieldsOf(r.body).length > 0);

  it.each(named(withBody))('%s takes no operator or object where a value is meant', async (_name, route) => {
    const send = (fields: Record<string, unknown>) =>
      server.call(route.method, pathOf(route), {
        token: tokenFor(route),
        body: { ...bodyOf(route), ...fields },
      });
    for (const value of odd) {
      const keys = fieldsOf(route.body).flatMap(([key, schema]) =>
        schema.safeParse(value).success ? [] : [key],
      );
      if (keys.length === 0) continue;
      const all = await send(Object.fromEntries(keys.map((key) => [key, value])));
      expect([400, 404, 422], all.text).toContain(all.status);
      // All together, each refused by name; what is not named is sent alone.
      const named = new Set(all.body.error?.fields?.map((f: { path: string }) => f.path.split('.')[0]));
      for (const key of keys.filter((k) => keys.length > 1 && !named.has(k))) {
        const answer = await send({ [key]: value });
        expect([400, 404, 422], `${key}: ${answer.text}`).toContain(answer.status);
      }
    }
  });

  const large = JSON.stringify({ a: 'x'.repeat(1024 * 1024 + 10) });
  it.each(named(withBody.filter((r) => (r.bodyLimit ?? 0) <= 1024 * 1024)))(
    '%s takes no body over its limit, and none that is not an object',
    async (_name, route) => {
      const send = (body: string) =>
        fetch(server.url + pathOf(route), {
          method: route.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenFor(route)}` },
          body,
        });
      expect((await send(large)).status).toBe(413);
      for (const text of ['[]', 'null', '{"a":'])
        expect([400, 404, 422], text).toContain((await send(text)).status);
    },
  );

  it.each(named(routes.filter((r) => fieldsOf(r.query).length > 0)))(
    '%s takes no operator and no repeated name in its address',
    async (_name, route) => {
      const refused = async (query: string) => {
        const answer = await server.call(route.method, `${pathOf(route)}?${query}`, {
          token: tokenFor(route),
        });
        expect(answer.status, `${query}: ${answer.text}`).toBe(400);
        return new Set(answer.body.error.fields?.map((f: { path: string }) => f.path));
      };
      const keys = fieldsOf(route.query).map(([key]) => key);
      const told = await refused(keys.map((key) => `${key}[$ne]=x`).join('&'));
      for (const key of keys) {
        if (!told.has(`${key}[$ne]`)) await refused(`${key}[$ne]=x`);
        await refused(`${key}=a&${key}=b`);
      }
    },
  );
});

describe('somebody else’s id inside a body', () => {
  const kinds: Record<string, string> = {
    company_id: '/companies/',
    gst_master_id: '/companies/',
    entity_id: '/companies/',
    itr_id: '/itr/',
    gst_id: '/gst/gstr1/',
    statement_id: '/tds/statements/',
    invoice_id: '/invoices/',
    item_id: '/items/',
    parent_id: '/items/',
    folder_id: '/items/',
  };
  let leftAlone: Awaited<ReturnType<typeof lookout>>;
  beforeAll(async () => {
    leftAlone = await lookout(new Set(Object.values(kinds).map((prefix) => made.get(prefix)!)));
  });
  const nested = routes.filter(
    (r) => takesJson(r) && r.access === 'tax' && fieldsOf(r.body).some(([key]) => key in kinds),
  );
  it.each(named(nested))('%s does nothing with it', async (_name, route) => {
    for (const [key] of fieldsOf(route.body)) {
      const prefix = kinds[key];
      if (!prefix) continue;
      const sample = made.get(prefix)!;
      const answer = await server.call(route.method, pathOf(route), {
        token: person.token,
        body: { ...bodyOf(route), [key]: sample.id },
      });
      expect([400, 403, 404, 422], `${key}: ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain(sample.owner.email);
      await leftAlone(sample);
    }
  });
});
