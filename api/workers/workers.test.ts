import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { Audit } from '../audit/model.ts';
import { toId } from '../base/records.ts';
import type { Route } from '../base/route.ts';
import { GstProfile } from '../gst/base/model.ts';
import { routes } from '../routes.ts';
import { buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, saveGstr1 } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { slowAside } from '../testing/slow-routes.ts';
import { createWorkers } from './pool.ts';

let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await startTestServer({ routes: [slowAside], workersIdleMs: 1500 });
  person = await buildUser(server);
});
afterAll(() => server.stop());

let last = 0;
const newId = () => (++last).toString(16).padStart(24, 'a');
const send = (id: string, wait: string, signal?: AbortSignal, request = 'request-of-test') =>
  fetch(`${server.url}/api/test/aside`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': request,
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ id, wait }),
    ...(signal ? { signal } : {}),
  });
const stored = (id: string) => GstProfile.countDocuments({ entity_id: toId(id) });
const audited = (id: string) => Audit.countDocuments({ action: 'test.aside', target_id: id });
const gone = () => vi.waitFor(() => expect(server.deps.workers.running()).toBe(0), { timeout: 30_000 });

describe('a call handled in a worker process', () => {
  it('is answered, refused, audited and broken like any other', async () => {
    const id = newId();
    const answer = await send(id, 'no');
    expect(await answer.json()).toEqual({ success: true, email: person.email });
    expect([await stored(id), await audited(id)]).toEqual([1, 1]);
    const refused = await send(newId(), 'refuse');
    expect(refused.status).toBe(422);
    expect((await refused.json()).error.fields).toEqual([{ path: 'wait', message: 'No' }]);
    const broken = await send(newId(), 'break');
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('holds data');
    expect(server.logs()).not.toContain('holds data');
  });

  it('says how far it has come to its caller alone, by the id it was sent with', async () => {
    await gone();
    const other = await buildUser(server);
    const request = 'progress-of-one';
    const asked = async (token: string) =>
      (await server.get(`/api/progress?request=${request}`, token)).body.progress;
    const away = new AbortController();
    const sending = send(newId(), 'before', away.signal, request).catch((error) => error.name);
    await vi.waitFor(
      async () => expect(await asked(person.token)).toEqual({ step: 'saving', done: 3, total: 10 }),
      { timeout: 20_000 },
    );
    expect(await asked(other.token)).toBeNull();
    away.abort();
    expect(await sending).toBe('AbortError');
    await vi.waitFor(async () => expect(await asked(person.token)).toBeNull(), { timeout: 20_000 });
  });

  it('ends when its caller goes away before anything is applied', async () => {
    await gone();
    const id = newId();
    const away = new AbortController();
    const sending = send(id, 'before', away.signal).catch((error) => error.name);
    await vi.waitFor(() => expect(server.deps.workers.running()).toBe(1));
    await pause(300);
    away.abort();
    expect(await sending).toBe('AbortError');
    await gone();
    expect([await stored(id), await audited(id)]).toEqual([0, 0]);
    // Others are served.
    expect((await send(newId(), 'no')).status).toBe(200);
  });

  it('is finished when its caller goes away while it is applied', async () => {
    const id = newId();
    const away = new AbortController();
    const request = 'applied-without-caller';
    const sending = send(id, 'inside', away.signal, request).catch((error) => error.name);
    await vi.waitFor(
      async () => {
        const { body } = await server.get(`/api/progress?request=${request}`, person.token);
        expect(body.progress?.step).toBe('writing');
      },
      { timeout: 20_000 },
    );
    away.abort();
    await sending;
    await vi.waitFor(async () => expect([await stored(id), await audited(id)]).toEqual([1, 1]), {
      timeout: 10_000,
    });
  });
});

describe('worker processes', () => {
  it('that end because they were idle are not given a call', async () => {
    const { config, secrets, database, storeUri, version } = server.deps;
    const setting = { config, dataKeys: secrets.dataKeys, database, storeUri, version };
    const workers = createWorkers(setting, 1, 1);
    for (let i = 0; i < 4; i++) {
      const reply = await workers.run(
        'long',
        {
          module: slowAside.aside!,
          method: 'POST',
          path: slowAside.path,
          params: {},
          query: {},
          body: { fields: { id: newId(), wait: 'no' } },
          uploads: {},
          user: { id: person.id, email: person.email } as never,
          now: new Date().toISOString(),
          ip: '',
          agent: '',
          requestId: '',
          encoding: false,
        },
        new AbortController().signal,
        () => {},
      );
      expect(reply).toHaveProperty('json');
      await pause(i);
    }
    await vi.waitFor(() => expect(workers.running()).toBe(0));
    await workers.close();
  });

  it('go some seconds after the last large call, and nothing of it stays in memory', async () => {
    const inspector = new Session();
    inspector.connect();
    const held = async () => {
      await inspector.post('HeapProfiler.collectGarbage');
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1024 / 1024;
    };
    const entity = await buildGstEntity(server);
    const rows = sheetsToWire(
      manyInvoices({ gstin: entity.gstin, period: '10-2025', frequency: 'monthly' }, 10_000),
    );
    const { gst_id } = (await saveGstr1(server, entity, rows)).body;
    const before = await held();
    // The body has 2.8 MB, its rows some 15: six of either would be seen.
    for (let version = 1; version <= 6; version++) {
      const answer = await saveGstr1(server, entity, { gst_id, version, ...rows });
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    }
    expect(server.deps.workers.running()).toBeGreaterThan(0);
    await gone();
    expect((await held()) - before).toBeLessThan(12);
    inspector.disconnect();
  }, 120_000);
});

describe('routes', () => {
  const large = routes.filter((r) => r.bodyLimit !== undefined || r.multipart);

  it('that take large bodies or files are handled in a worker process', () => {
    expect(large.length).toBeGreaterThan(12);
    expect(large.filter((r) => !r.aside).map((r) => r.path)).toEqual([]);
  });

  it('are found by the module they name', async () => {
    for (const r of routes.filter((one) => one.aside)) {
      const exported = Object.values((await import(r.aside!)) as Record<string, Route>);
      expect(exported.filter((one) => one.method === r.method && one.path === r.path)).toEqual([r]);
    }
  });

  it('that take a file ask whom it concerns before they read it', () => {
    // These concern the caller alone.
    const own = [
      '/gst/hsn-list',
      '/companies/upload-json-autofill',
      '/companies/import',
      '/jobs/acknowledgements',
    ];
    const missing = large.filter((r) => !r.before).map((r) => r.path);
    expect(missing.sort()).toEqual(own.sort());
  });
});
