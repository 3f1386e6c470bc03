import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAt } from '../shared/forms/paths.ts';
import { sampleReturn } from '../shared/sample-firm/return.ts';
import { Audit, type AuditDoc } from './audit/model.ts';
import { type Route, route } from './base/route.ts';
import { routes } from './routes.ts';
import { buildDriveOwner, putFile } from './testing/drive.ts';
import { buildEntity, buildReturn, buildUser, signInAdmin, type TestUser } from './testing/factories.ts';
import { bodies, type Sample, samples } from './testing/samples.ts';
import { type Answer, startTestServer, type TestServer } from './testing/server.ts';
import { buildStatement, fullStatement } from './testing/tds.ts';

/** What leaves the program and what is refused leaves a row that names person, record and address: tried on every route. */

const nameOf = (r: Route) => `${r.method} ${r.base ?? '/api'}${r.path}`;
/** What an address asks for, where it must. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/clients/:id/reminder.pdf': '?period=10-2026&duty=ITR',
};
const pathOf = (r: Route, id: string) =>
  `${r.base ?? '/api'}${r.path.replace(/:\w+/g, id)}${queries[nameOf(r)] ?? ''}`;
const named = (chosen: readonly Route[]) => chosen.map((r) => [nameOf(r), r] as const);

/** A file route that names no audit row. */
const forgotten = route({
  method: 'GET',
  path: '/forgotten/export',
  access: 'tax',
  limit: 'work',
  handle: async () => ({ file: { name: 'a.csv', type: 'text/csv', body: Buffer.from('a') } }),
});

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ routes: [forgotten] });
  admin = await signInAdmin(server);
});
afterAll(() => server.stop());

/** The rows a call left. */
async function rowsOf(act: () => Promise<Answer>): Promise<{ answer: Answer; rows: AuditDoc[] }> {
  const last = (await Audit.findOne().sort({ seq: -1 }).lean())?.seq ?? 0;
  const answer = await act();
  const rows = (await Audit.find().sort({ seq: 1 }).lean()).filter((r) => r.seq > last);
  return { answer, rows };
}

describe('every export', () => {
  it('is declared: a route that hands out a file and names no act fails its first call', async () => {
    const { token } = await buildUser(server);
    expect((await server.get('/api/forgotten/export', token)).status).toBe(500);
  });

  const looksLike = /(json|csv|xlsx|pdf|zip|text|template|export|download|preview|open|(?<!re)view)$/;
  it('is declared: what looks like one by its address, and no change', () => {
    const reads = routes.filter((r) => r.method === 'GET');
    const missing = reads.filter((r) => looksLike.test(r.path) && !r.exports);
    // It says how many there are.
    expect(missing.map(nameOf).filter((name) => !/\/reports\/overview$/.test(name))).toEqual([]);
    expect(routes.filter((r) => r.exports && r.method !== 'GET' && !r.readOnly).map(nameOf)).toEqual([]);
  });

  const made = new Map<string, Sample>();
  const sampleFor = async (r: Route) => {
    const special = complete[nameOf(r)];
    if (special) return special();
    const prefix = Object.keys(samples).find((p) => r.path.startsWith(p))!;
    const sample = made.get(prefix) ?? (await samples[prefix]!(server));
    made.set(prefix, sample);
    return sample;
  };
  /** Files that are written of a complete record only. */
  const complete: Record<string, () => Promise<{ id: string; owner: TestUser }>> = {
    'GET /api/itr/:id/json': async () => {
      const { owner, id: entityId, entity } = await buildEntity(server);
      const asha = { 'personal.first_name': 'Asha', 'personal.last_name': 'Kulkarni' };
      const own = { ...asha, 'personal.pan_number': entity.pan, 'verification.pan': entity.pan };
      let form_data = setAt(sampleReturn, 'verification.name', 'Asha Kulkarni');
      for (const [path, value] of Object.entries(own)) form_data = setAt(form_data, path, value);
      return buildReturn(server, { owner, entityId, form_data });
    },
    'GET /api/tds/statements/:id/text': () => wholeStatement(),
    'GET /api/tds/statements/:id/documents': () => wholeStatement(),
    'GET /api/tds/statements/:id/certificates.zip': () => wholeStatement(),
  };
  const wholeStatement = async () => {
    const { owner, id } = await buildStatement(server);
    const body = { version: 1, ...fullStatement };
    await server.call('PATCH', `/api/tds/statements/${id}`, { token: owner.token, body });
    return { owner, id };
  };
  const ofRecord = routes.filter((r) => r.exports && r.path.includes(':'));
  it.each(named(ofRecord))('%s leaves a row', async (_name, r) => {
    const { id, owner } = await sampleFor(r);
    const body = bodies[`${r.method} ${r.path}`]?.();
    const { answer, rows } = await rowsOf(() =>
      server.call(r.method, pathOf(r, id), { token: owner.token, ...(body ? { body } : {}) }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: r.exports,
      outcome: 'done',
      actor_id: owner.id,
      target_id: id,
      target_kind: r.exports!.split('.')[0],
      ip: '127.0.0.1',
    });
  });

  /** Exports whose address names no record. */
  const others: Record<string, () => Promise<void>> = {
    'GET /api/companies/export': async () => {
      const { owner, id } = await buildEntity(server);
      const { id: second } = await buildEntity(server, { owner });
      const { rows } = await rowsOf(() => server.get('/api/companies/export?format=xlsx', owner.token));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ action: 'entities.exported', actor_id: owner.id, ip: '127.0.0.1' });
      for (const one of [id, second]) expect(rows[0]!.detail).toContain(one);
    },
    'GET /api/reports/export.zip': async () => {
      const { owner, entityId, id } = await buildReturn(server);
      const { rows } = await rowsOf(() => server.get('/api/reports/export.zip', owner.token));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ action: 'report.exported', actor_id: owner.id, ip: '127.0.0.1' });
      expect(rows[0]!.detail).toBe(`export.zip itr:${id} company:${entityId}`);
    },
    'GET /api/reports/view': () => opensReport('view'),
    'GET /api/reports/download': () => opensReport('download'),
    'GET /api/firm/breach-report': async () => {
      const { owner } = await buildEntity(server);
      const { rows } = await rowsOf(() => server.get('/api/firm/breach-report?format=csv', owner.token));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ action: 'access-log.breach-report', actor_id: owner.id });
    },
    'GET /api/access-log': async () => {
      const { owner, id } = await buildEntity(server);
      const path = `/api/access-log?client=${id}&format=csv`;
      const { rows } = await rowsOf(() => server.get(path, owner.token));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ action: 'access-log.read', actor_id: owner.id, target_id: id });
    },
    'GET /api/users/my-data': async () => {
      const { id, token } = await buildUser(server);
      const { rows } = await rowsOf(() => server.get('/api/users/my-data', token));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ action: 'account.exported', actor_id: id, target_id: id });
    },
    'GET /storage/open': async () => {
      const owner = await buildDriveOwner(server);
      const ids = [];
      for (const name of ['a.txt', 'b.txt']) ids.push((await putFile(server, owner, { name })).id);
      const ticket = await server.post('/storage/tickets', { ids, act: 'download' }, owner.token);
      const { answer, rows } = await rowsOf(() => server.get(ticket.body.url));
      expect(answer.headers.get('content-disposition')).toContain('.zip');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        action: 'drive.opened',
        actor_id: owner.id,
        target_id: ids[0],
        detail: `download ${ids.join(' ')}`,
        ip: '127.0.0.1',
      });
      // A visitor with a link has no name; the address is there.
      const body = { item_id: ids[0], access: 'public' };
      const { link } = (await server.post('/storage/shares', body, owner.token)).body;
      const token = link.split('/').at(-1);
      const open = await server.post('/api/cloud-storage/shared-ticket', { token, ids: [], act: 'download' });
      const visit = await rowsOf(() => server.get(open.body.url));
      expect(visit.answer.status).toBe(200);
      expect(visit.rows).toHaveLength(1);
      expect(visit.rows[0]).toMatchObject({ actor_id: '', target_id: ids[0], ip: '127.0.0.1' });
    },
  };
  async function opensReport(act: 'view' | 'download') {
    const { owner, id } = await buildReturn(server);
    const { ticket } = (await server.post('/api/reports/ticket', { id, type: 'itr' }, owner.token)).body;
    const address = `/api/reports/${act}?id=${id}&type=itr&ticket=${ticket}`;
    const once = await rowsOf(() => server.get(address));
    expect(once.answer.status).toBe(200);
    expect(once.rows).toHaveLength(1);
    const about = { target_kind: 'itr', target_id: id, ip: '127.0.0.1' };
    expect(once.rows[0]).toMatchObject({ ...about, outcome: 'done', actor_id: owner.id });
    // A second use is refused, shown as a page, and a row too.
    const page = { headers: { Accept: 'text/html' } };
    const again = await rowsOf(() => server.call('GET', address, page));
    expect(again.answer.status).toBe(403);
    expect(again.rows).toHaveLength(1);
    expect(again.rows[0]).toMatchObject({ ...about, outcome: 'refused', detail: 'ticket_invalid' });
  }
  it.each(named(routes.filter((r) => r.exports && !r.path.includes(':'))))(
    '%s leaves a row',
    async (_name, r) => {
      expect(others, 'a case of its own in this file').toHaveProperty([nameOf(r)]);
      await others[nameOf(r)]!();
    },
  );
});

describe('every 403', () => {
  const missingId = '0123456789abcdef01234567';
  const ask = (r: Route, id: string, token: string) =>
    server.call(r.method, pathOf(r, id), {
      token,
      ...(r.method === 'GET' || r.multipart || r.stream
        ? {}
        : { body: bodies[`${r.method} ${r.path}`]?.() ?? {} }),
    });

  it.each(named(routes.filter((r) => r.access === 'tax')))(
    '%s, as the admin, leaves a row',
    async (_name, r) => {
      const { answer, rows } = await rowsOf(() => ask(r, missingId, admin.token));
      expect(answer.status, answer.text).toBe(403);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        action: r.audit ?? r.exports ?? 'access.refused',
        outcome: 'refused',
        actor_id: admin.id,
        target_id: r.path.includes(':') ? missingId : '',
        ip: '127.0.0.1',
        detail: r.audit || r.exports ? 'not_for_admin' : `not_for_admin ${nameOf(r)}`,
      });
    },
  );

  it('of a viewer who changes something leaves a row that names the record', async () => {
    const { id, owner } = await buildEntity(server);
    const viewer = await buildUser(server);
    const share = { email: viewer.email, permission: 'view' };
    await server.post(`/api/companies/${id}/shares`, share, owner.token);
    const update = routes.find((r) => r.path === '/companies/update/:id')!;
    const { answer, rows } = await rowsOf(() => ask(update, id, viewer.token));
    expect(answer.status).toBe(403);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: 'entity.changed',
      outcome: 'refused',
      actor_id: viewer.id,
      target_id: id,
      ip: '127.0.0.1',
      detail: 'view_only',
    });
  });
});
