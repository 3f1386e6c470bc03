import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bodyCaps, largeBodies } from './base/limits.ts';
import { route } from './base/route.ts';
import { capOf } from './middleware/body.ts';
import { routes } from './routes.ts';
import { buildUser, type TestUser } from './testing/factories.ts';
import { buildGstEntity, buildGstReturn, saveGstr1 } from './testing/gst.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** Large bodies, slow ones and too many of them, over real sockets. */

const KB = 1024;
const MB = 1024 * KB;
const missing = '0123456789abcdef01234567';

/** Sends a body as fast as it is taken and reads the answer while sending; tells how much went out before it came. */
async function send(
  server: TestServer,
  path: string,
  token: string,
  body: Buffer | string,
  { method = 'POST', chunked = false, type = 'application/json' } = {},
): Promise<{ status: number; sent: number; text: string }> {
  const bytes = Buffer.from(body);
  const call = request(server.url + path, {
    method,
    agent: false,
    headers: {
      'content-type': type,
      ...(chunked ? {} : { 'content-length': bytes.length }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  let status = 0;
  let text = '';
  let sent = 0;
  const answered = new Promise<void>((resolve, reject) => {
    call.on('error', (error) => (status ? resolve() : reject(error)));
    call.on('response', async (answer) => {
      status = answer.statusCode!;
      for await (const part of answer) text += part;
      resolve();
    });
  });
  for (let at = 0; at < bytes.length && !status; at += 64 * KB) {
    const part = bytes.subarray(at, at + 64 * KB);
    sent += part.length;
    if (!call.write(part)) await Promise.race([once(call, 'drain'), answered]);
    await new Promise(setImmediate);
  }
  // Who is refused stops sending, as `fetch` does.
  if (sent === bytes.length) call.end();
  await answered;
  call.destroy();
  return { status, sent, text };
}

let server: TestServer;
let person: TestUser;
let go = () => {};
const gate = new Promise<void>((open) => {
  go = open;
});
/** Takes a large body and holds on to it until `go`. */
const slow = route({
  method: 'POST',
  path: '/test/large',
  access: 'signed-in',
  limit: 'work',
  body: z.looseObject({ wait: z.boolean() }),
  audit: 'test.large',
  handle: async ({ body }) => {
    if (body.wait) await gate;
    return {};
  },
});
beforeAll(async () => {
  server = await startTestServer({ routes: [slow] });
  person = await buildUser(server);
});
afterAll(() => server.stop());

describe('a large body', () => {
  const emptyRows = (entity: string, mb: number) =>
    `{"gst_master_id":"${entity}","return_period":"10-2025","b2b_invoices":[${'{},'.repeat((mb * MB) / 3)}{}]}`;

  it('of 38 MB for an entity that does not exist is refused after its first part, and health is answered', async () => {
    const health: number[] = [];
    let over = false;
    const watch = (async () => {
      while (!over) {
        health.push((await server.get('/api/health')).status);
        await pause(20);
      }
    })();
    const sending = send(server, '/api/gst/gstr1.php', person.token, emptyRows(missing, 38));
    const { status, sent } = await sending.finally(() => {
      over = true;
    });
    await watch;
    expect(status).toBe(404);
    expect(sent).toBeLessThan(16 * MB);
    expect(new Set(health)).toEqual(new Set([200]));
  });

  it('of more rows than any return has is refused while it arrives, for one’s own entity too', async () => {
    const own = await buildGstEntity(server);
    const answer = await send(server, '/api/gst/gstr1.php', own.owner.token, emptyRows(own.id, 38));
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('At most 2,00,000 rows');
    expect(answer.sent).toBeLessThan(16 * MB);
  });

  it('that names its entity behind the rows is refused all the same', async () => {
    const rows = JSON.stringify(Array.from({ length: 4000 }, () => ({ receiver_name: 'x'.repeat(100) })));
    const body = `{"b2b_invoices":${rows},"return_period":"10-2025","gst_master_id":"${missing}"}`;
    expect((await send(server, '/api/gst/gstr1.php', person.token, body)).status).toBe(404);
  });

  const filler = 'x'.repeat(300 * KB);
  it.each([
    ['POST', '/api/gst/gstr1.php', { gst_master_id: missing }],
    ['POST', '/api/gst/gstr1.php', { gst_id: missing, version: 1 }],
    ['PATCH', `/api/gst/gstr1/${missing}`, { version: 1 }],
    ['POST', '/api/itr/create-itr.php', { company_id: missing }],
    ['POST', '/api/itr/create-itr.php', { itr_id: missing, version: 1 }],
    ['POST', '/api/accounts/import-trial-balance.php', { company_id: missing }],
    ['POST', '/api/accounts/import-trial-balance.php', { id: missing, version: 1 }],
    ['PATCH', `/api/tds/statements/${missing}`, { version: 1 }],
  ])('to %s %s for %j stops before it is read', async (method, path, head) => {
    // Not JSON towards its end: whoever reads it to the end says 400.
    const body = `${JSON.stringify(head).slice(0, -1)},"rest":"${filler}`;
    const answer = await send(server, path, person.token, body, { method });
    expect(answer.status, answer.text).toBe(404);
  });

  it('is limited by who may change what it names, not only by who may see it', async () => {
    const made = await buildGstReturn(server, 'GSTR-1');
    const viewer = await buildUser(server);
    await server.post(
      `/api/companies/${made.entity.id}/shares`,
      { email: viewer.email, permission: 'view' },
      made.owner.token,
    );
    const body = `{"gst_id":"${made.id}","version":1,"rest":"${filler}`;
    expect((await send(server, '/api/gst/gstr1.php', viewer.token, body)).status).toBe(403);
  });

  it('has a look at whom it concerns on every route that takes one', () => {
    const large = routes.filter((r) => r.bodyLimit !== undefined);
    expect(large.length).toBeGreaterThan(4);
    expect(large.filter((r) => !r.before).map((r) => r.path)).toEqual([]);
  });

  it('that is right is taken, whether its length was told or not', async () => {
    const own = await buildGstEntity(server);
    const rows = Array.from({ length: 3000 }, (_, i) => ({
      gstin: '24AANFA2641L1ZF',
      invoice_number: `A-${i}`,
      invoice_date: '2025-10-05',
      invoice_value: 11800,
      place_of_supply: '24',
      taxable_value: 10000,
      cgst: 900,
      sgst: 900,
    }));
    const saved = await saveGstr1(server, own, { b2b_invoices: rows });
    expect(saved.body).toMatchObject({ version: 1, totals: { total_b2b_invoices: 3000 } });
    const head = { gst_id: saved.body.gst_id, version: 1, status: 'draft' };
    const again = JSON.stringify({ ...head, b2b_invoices: rows.slice(0, 2900) });
    const answer = await send(server, '/api/gst/gstr1.php', own.owner.token, again, { chunked: true });
    expect(JSON.parse(answer.text)).toMatchObject({ version: 2, totals: { total_b2b_invoices: 2900 } });
    const { body } = await server.get(`/api/gst/gstr1/${saved.body.gst_id}`, own.owner.token);
    expect(body.return.b2b_invoices.map((r: { invoice_number: string }) => r.invoice_number)).toEqual(
      rows.slice(0, 2900).map((r) => r.invoice_number),
    );
  });

  it('is refused like a small one: no JSON, a key that reaches a prototype, no object', async () => {
    const own = await buildGstEntity(server);
    const say = async (rest: string) =>
      (
        await send(
          server,
          '/api/gst/gstr1.php',
          own.owner.token,
          `{"gst_master_id":"${own.id}","b":"${filler}"${rest}`,
        )
      ).text;
    expect(await say('')).toContain('not valid JSON');
    expect(await say(',"b2b_invoices":[{"__proto__":{}}]}')).toContain('forbidden key');
    expect(await say(',"b2b_invoices":[{"inum":{"toString":null}}]}')).toContain('forbidden key');
    expect(await say('}')).toContain('Unknown field');
    const list = `[${JSON.stringify(filler)}]`;
    expect((await send(server, '/api/gst/gstr1.php', own.owner.token, list)).status).toBe(400);
  });
});

describe('a form with a file', () => {
  const field = (name: string, value: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, bytes: number) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="a.json"\r\nContent-Type: application/json\r\n\r\n${'x'.repeat(bytes)}\r\n`;
  const type = 'multipart/form-data; boundary=cut';
  const end = '--cut--\r\n';

  it.each([
    ['/api/gst/gstr1/import', 'gst_id', 'file'],
    ['/api/gst/gstr1/import', 'gst_master_id', 'file'],
    ['/api/gst/gstr2b', 'gst_master_id', 'file'],
    ['/api/gst/gstr2b/purchases', 'gst_id', 'file'],
    ['/api/gst/gstr3b/import', 'gst_master_id', 'file'],
    ['/api/tds/statements/import', 'tds_id', 'file'],
    ['/api/tds/corrections', 'company_id', 'file'],
    ['/api/accounts/trial-balance/read-file', 'company_id', 'file'],
    ['/api/itr/import-json', 'company_id', 'jsonFile'],
  ])('to %s stops before the file when it may not be used for its %s', async (path, name, part) => {
    const body = `${field(name, missing)}${file(part, 30 * MB)}${end}`;
    const answer = await send(server, path, person.token, body, { type });
    expect(answer.status, answer.text).toBe(404);
    expect(answer.sent).toBeLessThan(16 * MB);
  });

  it('is refused all the same when the field comes behind the file, or in a small form', async () => {
    const path = '/api/gst/gstr2b';
    const late = `${file('file', 300 * KB)}${field('gst_master_id', missing)}${end}`;
    expect((await send(server, path, person.token, late, { type })).status).toBe(404);
    const small = `${field('gst_master_id', missing)}${file('file', 10)}${end}`;
    expect((await send(server, path, person.token, small, { type })).status).toBe(404);
    expect((await send(server, path, person.token, small, { type, chunked: true })).status).toBe(404);
  });
});

describe('a caller without a session', () => {
  const million = `{"token":"x","ids":[${'{},'.repeat(1_000_000)}{}]}`;
  const open = routes.filter((r) => r.access === 'public' && r.method !== 'GET' && !r.multipart && !r.stream);

  it.each(open.map((r) => [`${r.base ?? '/api'}${r.path}`, r] as const))(
    'sends little to %s',
    async (path, r) => {
      const at = path.replace(/:\w+/g, missing);
      const answer = await send(server, at, '', million, { method: r.method });
      expect(answer.status).toBe(413);
      expect(answer.sent).toBeLessThan(1 * MB);
      // Nor without telling how much it will be.
      const chunked = await send(server, at, '', million, { method: r.method, chunked: true });
      expect(chunked.status).toBe(413);
      expect(chunked.sent).toBeLessThan(1 * MB);
      const many = `{"token":"x","ids":[${'1,'.repeat(6000)}1]}`;
      expect((await send(server, at, '', many, { method: r.method })).status).toBe(413);
    },
  );

  it('is refused on every other route before anything is read', async () => {
    for (const r of routes.filter((x) => x.access !== 'public' && x.method !== 'GET')) {
      const at = `${r.base ?? '/api'}${r.path}`.replace(/:\w+/g, missing);
      const answer = await send(server, at, '', million, { method: r.method });
      expect(answer.status, at).toBe(401);
      expect(answer.sent, at).toBeLessThan(2 * MB);
    }
  });

  it('has the smallest cap on every route', () => {
    for (const r of routes) expect(capOf(r, false)).toEqual(bodyCaps.open);
  });
});

describe('too many large bodies', () => {
  it('of one account are told to come back; others are served', async () => {
    const [one, two] = [await buildUser(server), await buildUser(server)];
    const body = (wait: boolean) => JSON.stringify({ wait, text: 'x'.repeat(300 * KB) });
    const inHand = largeBodies.perAccount + largeBodies.waitingPerAccount;
    // Whichever comes last finds no room; the others wait for `go`.
    const sent = Array.from({ length: inHand + 1 }, () =>
      server.post('/api/test/large', body(true), one.token),
    );
    const refused = await Promise.race(sent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.post('/api/test/large', body(false), two.token)).status).toBe(200);
    // Small bodies of the same account do not wait for a turn.
    expect((await server.post('/api/test/large', { wait: false }, one.token)).status).toBe(200);
    go();
    expect((await Promise.all(sent)).map((a) => a.status).sort()).toEqual([...Array(inHand).fill(200), 429]);
    expect((await server.post('/api/test/large', body(false), one.token)).status).toBe(200);
  });
});
