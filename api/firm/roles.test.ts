import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirmRole, firmRoles, may } from '../../shared/firm/rights.ts';
import { toId } from '../base/records.ts';
import type { Route } from '../base/route.ts';
import { Entity } from '../entities/model.ts';
import { rightOf } from '../membership/acts.ts';
import { FirmMember } from '../membership/model.ts';
import { routes } from '../routes.ts';
import { buildUser, signInAdmin, type TestUser } from '../testing/factories.ts';
import { bodies, lookout, type Sample, samples } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createAccount } from '../users/create.ts';
import { startSession } from '../users/session.ts';

/** Every route of tax data as every role of the firm, from the list of routes: nothing out of reach is told or touched. */

const nameOf = (route: Route) => `${route.method} ${route.base ?? '/api'}${route.path}`;
const pathOf = (route: Route, id: string) => `${route.base ?? '/api'}${route.path.replace(/:\w+/g, id)}`;
const takesJson = (r: Route) => r.method !== 'GET' && !r.multipart && !r.stream;
const tax = routes.filter((r) => r.access === 'tax');
const withId = tax.filter((r) => r.path.includes(':'));
const changes = (r: Route) => r.method !== 'GET' && !r.readOnly;

type Kind = FirmRole | 'former' | 'other firm' | 'administrator';
const narrow: readonly Kind[] = ['manager', 'staff', 'viewer'];
/** People who do not belong to the firm, the owner of another one among them: every route, and nothing shown. */
const outsiders: readonly Kind[] = ['former', 'other firm', 'administrator'];

let server: TestServer;
const people = new Map<Kind, { id: string; token: string }>();
const made = new Map<string, Sample>();
/** One of everything again, all in one firm: what a list of it could show. */
const together = new Map<string, Sample>();
const counts: Record<string, number> = {};
let leaks = 0;
/** Nothing of a sample has changed since all were made. */
let leftAlone: Awaited<ReturnType<typeof lookout>>;
const counted = (who: string) => {
  counts[who] = (counts[who] ?? 0) + 1;
};
/** What no answer to somebody out of reach may hold. */
const leaksOf = (text: string, sample: Sample) =>
  [sample.owner.email, sample.owner.doc.full_name].filter((told) => text.includes(told));

/** Signs somebody in to work in the firm of a sample, once for each firm. */
const signedIn = new Map<string, string>();
const workIn = async (who: Kind, sample: Sample) => {
  const key = `${who} ${sample.owner.id}`;
  let token = signedIn.get(key);
  if (!token) {
    const device = { id: `device-${key}`, name: 'Test', ip: '127.0.0.1' };
    token = await startSession(server.deps, { _id: toId(people.get(who)!.id) }, device, sample.owner.id);
    signedIn.set(key, token);
  }
  people.set(who, { ...people.get(who)!, token });
};
const sampleFor = (route: Route) => made.get(Object.keys(samples).find((p) => route.path.startsWith(p))!)!;
const ask = (route: Route, who: Kind, id: string) => {
  const body = bodies[`${route.method} ${route.path}`]?.() ?? {};
  return server.call(route.method, pathOf(route, id), {
    token: people.get(who)!.token,
    ...(takesJson(route) ? { body } : {}),
  });
};

beforeAll(async () => {
  server = await startTestServer();
  for (const kind of [...firmRoles, 'former'] as const) {
    const doc = await createAccount(server.deps, {
      email: `role-${kind}@example.in`,
      email_proved: true,
      full_name: `As ${kind}`,
      password_hash: 'x',
      role: 'accountant',
      tier: 'tier1',
      status: 'active',
      firm: 'none',
    });
    const device = { id: `device-${kind}-x`, name: 'Test', ip: '127.0.0.1' };
    people.set(kind, { id: String(doc._id), token: await startSession(server.deps, doc, device) });
  }
  people.set('other firm', await buildUser(server));
  people.set('administrator', await signInAdmin(server));
  const joinedBy = async (owner: TestUser) => {
    for (const [kind, { id }] of people)
      if (kind !== 'other firm' && kind !== 'administrator')
        await FirmMember.create([
          {
            firm_id: toId(owner.id),
            user_id: toId(id),
            role: kind === 'former' ? 'owner' : kind,
            status: kind === 'former' ? 'disabled' : 'active',
            joined_at: new Date(),
          },
        ]);
  };
  const builtFor = await buildUser(server);
  await joinedBy(builtFor);
  for (const [prefix, make] of Object.entries(samples)) {
    together.set(prefix, await make({ ...server, builtFor }));
    const sample = await make(server);
    made.set(prefix, sample);
    await joinedBy(sample.owner);
  }
  leftAlone = await lookout(made.values());
}, 120_000);
afterAll(async () => {
  console.log(`routes tried by role: ${JSON.stringify(counts)}, leaks: ${leaks}`);
  await server.stop();
});

describe('clients that are not theirs', () => {
  it.each(withId.map((r) => [nameOf(r), r] as const))(
    '%s: neither told nor touched',
    async (_name, route) => {
      const sample = sampleFor(route);
      for (const who of narrow) {
        // A manager reads members and groups: these are the firm's, not a client's.
        if (
          who === 'manager' &&
          route.path.startsWith('/firm/') &&
          may({ role: who, allowed: [] }, rightOf(route))
        )
          continue;
        // Portal maps hold words of the portal and are of no client: every member reads them.
        if (route.method === 'GET' && route.path.startsWith('/firm/portal-maps/')) continue;
        await workIn(who, sample);
        const answer = await ask(route, who, sample.id);
        expect([403, 404], `${who}: ${answer.status} ${answer.text}`).toContain(answer.status);
        expect(answer.text).not.toContain(sample.owner.email);
        counted(who);
      }
      await leftAlone(sample);
    },
  );

  const lists = tax.filter(
    (r) => r.method === 'GET' && !r.path.includes(':') && r.path !== '/itr/calculate-tax.php',
  );
  it.each(lists.map((r) => [nameOf(r), r] as const))('%s shows nothing of them', async (_name, route) => {
    const { owner } = together.get('/companies/')!;
    for (const who of [...narrow, 'former'] as const) {
      if (who === 'manager' && route.path.startsWith('/firm')) continue;
      await workIn(who, together.get('/companies/')!);
      const answer = await ask(route, who, owner.id);
      expect([200, 400, 403], `${who}: ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain(owner.email);
      for (const [prefix, { id }] of together) {
        // The id of a drive is that of the firm.
        if (id === owner.id) continue;
        // Every member sees the portal maps.
        if (prefix === '/firm/portal-maps/' && who !== 'former') continue;
        expect(answer.text, `${who} ${prefix}`).not.toContain(id);
      }
      counted(who);
    }
  });
});

describe('people of no place in the firm', () => {
  const reading = tax.filter((r) => r.method === 'GET' || r.readOnly);
  it.each(tax.map((r) => [nameOf(r), r] as const))('%s shows and changes nothing', async (_name, route) => {
    const chosen = route.path.includes(':') ? [sampleFor(route)] : [...made.values()];
    for (const who of outsiders) {
      for (const sample of chosen) {
        // Naming the firm to work in is no way into it.
        if (who !== 'administrator') await workIn(who, sample);
        const answer = await ask(route, who, sample.id);
        const told = leaksOf(answer.text, sample);
        leaks += told.length;
        expect(told, `${who}: ${answer.text.slice(0, 300)}`).toEqual([]);
        if (route.path.includes(':')) {
          const refused = who === 'administrator' ? [403] : [403, 404];
          expect(refused, `${who}: ${answer.status} ${answer.text}`).toContain(answer.status);
        } else break;
      }
      counted(who);
    }
    if (route.path.includes(':')) await leftAlone(chosen[0]!);
  });

  it('while the owner, asked the same way, is answered: what is refused is there', async () => {
    let answered = 0;
    for (const route of withId.filter((r) => reading.includes(r))) {
      const sample = sampleFor(route);
      const body = bodies[`${route.method} ${route.path}`]?.() ?? {};
      const { status, text } = await server.call(route.method, pathOf(route, sample.id), {
        token: sample.owner.token,
        ...(takesJson(route) ? { body } : {}),
      });
      // 400 and 422: the address or the sample lacks what this route needs further.
      expect([200, 400, 409, 422], `${nameOf(route)} ${status} ${text.slice(0, 200)}`).toContain(status);
      if (status === 200) answered += 1;
    }
    counts['owner, answered'] = answered;
    expect(answered).toBeGreaterThan(60);
  });
});

describe('rights', () => {
  it.each(tax.map((r) => [nameOf(r), r] as const))(
    '%s is closed to roles without its right',
    async (_name, route) => {
      const missing = '0123456789abcdef01234567';
      for (const role of firmRoles) {
        if (may({ role, allowed: [] }, rightOf(route))) continue;
        await workIn(role, made.get('/companies/')!);
        const answer = await ask(route, role, missing);
        expect([answer.status, answer.body.error?.id], `${role}: ${answer.text}`).toEqual([
          403,
          'role_in_firm',
        ]);
        counted(role);
      }
    },
  );

  it('give a viewer every changing route of none of their clients', async () => {
    for (const { owner } of made.values())
      await Entity.updateMany(
        { owner_id: toId(owner.id) },
        { $set: { assignments: [{ user_id: toId(people.get('viewer')!.id), duty: 'all' }] } },
      );
    const unchanged = await lookout(made.values());
    for (const route of withId.filter(changes)) {
      if (route.path.startsWith('/firm/') || route.path.startsWith('/users/')) continue;
      const sample = sampleFor(route);
      await workIn('viewer', sample);
      const answer = await ask(route, 'viewer', sample.id);
      expect(answer.status, `${nameOf(route)} ${answer.text}`).toBeGreaterThanOrEqual(400);
      await unchanged(sample);
      counted('viewer, assigned');
    }
  });
});
