import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../base/records.ts';
import { buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstReturn, complete } from '../testing/gst.ts';
import { buildInvoice, invoiceBody } from '../testing/invoices.ts';
import { type Answer, startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement, fullStatement } from '../testing/tds.ts';
import { buildTrialBalance, smallSheet } from '../testing/trial-balance.ts';

/** A record and whose it is. */
interface Made {
  id: string;
  entityId: string;
  owner: TestUser;
}

/** One kind of record: how it is made and saved, and what its calls say of it. */
interface Case {
  path: string;
  list: string;
  collection: string;
  /** Makes one; with `beside` the same of the same entity once more. */
  make: (beside?: Made) => Promise<Answer>;
  owned: () => Promise<Made>;
  save: (made: Made, version: number | undefined) => Promise<Answer>;
  noun: string;
  /** Error that refuses a second one, and the member that names the first; none where several may stand. */
  second?: { error: string; member: string; name: string };
  /** State and refusal of what can no longer be changed; none where everything can. */
  closed?: { status: string; error: string; message: string };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const filed = (noun: string) => ({
  status: 'filed',
  error: 'already_filed',
  message: `This ${noun} is filed and can no longer be changed.`,
});

const gst = (type: 'GSTR-1' | 'GSTR-3B', call: string): Case => ({
  path: `/api/gst/${call}`,
  list: '/api/gst/list',
  collection: 'gst_returns',
  owned: async () => {
    const { id, entity, owner } = await buildGstReturn(server, type);
    return { id, entityId: entity.id, owner };
  },
  make: (m) =>
    server.post(
      `/api/gst/${call}.php`,
      { gst_master_id: m!.entityId, return_period: '10-2025' },
      m!.owner.token,
    ),
  save: (m, version) => server.post(`/api/gst/${call}.php`, { gst_id: m.id, version }, m.owner.token),
  noun: type,
  second: { error: 'return_exists', member: 'gst_id', name: `${type} of 10-2025` },
  closed: filed(type),
});

const cases: Record<string, Case> = {
  'ITR-1': {
    path: '/api/itr',
    list: '/api/itr/list',
    collection: 'itr_returns',
    owned: () => buildReturn(server),
    make: (m) =>
      server.post(
        '/api/itr/create-itr.php',
        { company_id: m!.entityId, itr_type: 'ITR-1', assessment_year: '2026-27', form_data: {} },
        m!.owner.token,
      ),
    save: (m, version) =>
      server.post('/api/itr/create-itr.php', { itr_id: m.id, version, form_data: {} }, m.owner.token),
    noun: 'Return',
    second: { error: 'return_exists', member: 'itr_id', name: 'ITR-1 of AY 2026-27' },
    closed: filed('return'),
  },
  'GSTR-1': gst('GSTR-1', 'gstr1'),
  'GSTR-3B': gst('GSTR-3B', 'gstr3b'),
  'Form 26Q': {
    path: '/api/tds/statements',
    list: '/api/tds/list',
    collection: 'tds_statements',
    owned: async () => {
      const { id, entity, owner } = await buildStatement(server);
      return { id, entityId: entity.id, owner };
    },
    make: (m) =>
      server.post(
        '/api/tds/statements',
        { company_id: m!.entityId, form_type: '26Q', financial_year: '2025-2026', quarter: 'Q1' },
        m!.owner.token,
      ),
    save: (m, version) =>
      server.call('PATCH', `/api/tds/statements/${m.id}`, { body: { version }, token: m.owner.token }),
    noun: 'Statement',
    second: { error: 'statement_exists', member: 'tds_id', name: '26Q of Q1 2025-2026' },
    closed: filed('statement'),
  },
  'a trial balance': {
    path: '/api/accounts/trial-balance',
    list: '/api/accounts/trial-balance',
    collection: 'trial_balances',
    owned: () => buildTrialBalance(server),
    make: (m) =>
      server.post(
        '/api/accounts/import-trial-balance.php',
        { company_id: m!.entityId, assessment_year: '2026-27', ledgers: smallSheet() },
        m!.owner.token,
      ),
    save: (m, version) =>
      server.post(
        '/api/accounts/import-trial-balance.php',
        { id: m.id, version, ledgers: smallSheet() },
        m.owner.token,
      ),
    noun: 'Trial Balance',
    second: { error: 'trial_balance_exists', member: 'id', name: 'Trial Balance of AY 2026-27' },
  },
  'an invoice': {
    path: '/api/invoices',
    list: '/api/invoices/list',
    collection: 'invoices',
    owned: () => buildInvoice(server),
    make: (m) => server.post('/api/invoices/save', invoiceBody(m!.entityId), m!.owner.token),
    save: (m, version) =>
      server.post('/api/invoices/save', { ...invoiceBody(m.entityId), id: m.id, version }, m.owner.token),
    noun: 'Invoice',
    closed: {
      status: 'sent',
      error: 'invoice_issued',
      message: 'This invoice was sent and can no longer be changed. Cancel it and duplicate it instead.',
    },
  },
};

describe.each(Object.entries(cases))('the life of %s', (_name, c) => {
  const at = (m: Made, act = '') => `${c.path}/${m.id}${act}`;
  const read = (m: Made) => server.get(at(m), m.owner.token);
  const remove = (m: Made, token = m.owner.token) => server.call('DELETE', at(m), { token });
  const restore = (m: Made) => server.post(at(m, '/restore'), {}, m.owner.token);
  const count = async (m: Made) => (await server.get(c.list, m.owner.token)).body.total as number;
  const stored = (m: Made) => mongoose.connection.collection(c.collection).findOne({ _id: toId(m.id) });
  const mark = (m: Made, status: string) =>
    mongoose.connection.collection(c.collection).updateOne({ _id: toId(m.id) }, { $set: { status } });

  it('is saved in the version that was edited, and in no other', async () => {
    const m = await c.owned();
    expect((await c.save(m, undefined)).status).toBe(400);
    const saved = await c.save(m, 1);
    expect([saved.status, saved.body.version], saved.text).toEqual([200, 2]);
    const late = await c.save(m, 1);
    expect([late.status, late.body.error.id, late.body.stored]).toMatchObject([
      409,
      'stale_version',
      { id: m.id, version: 2 },
    ]);
    expect((await stored(m))!['version']).toBe(2);
  });

  it('goes into the bin and out of it for 30 days, for those who may change it', async () => {
    const m = await c.owned();
    const viewer = await buildUser(server);
    await server.post(
      `/api/companies/${m.entityId}/shares`,
      { email: viewer.email, permission: 'view' },
      m.owner.token,
    );
    expect((await remove(m, viewer.token)).status).toBe(403);
    const gone = await remove(m);
    expect([gone.status, gone.body.message]).toEqual([200, `${c.noun} deleted`]);
    expect([(await read(m)).status, (await c.save(m, 2)).status, await count(m)]).toEqual([404, 404, 0]);
    const back = await restore(m);
    expect([back.status, back.body.message]).toEqual([200, `${c.noun} restored`]);
    expect([(await read(m)).status, await count(m)]).toEqual([200, 1]);
    expect((await restore(m)).status).toBe(404);

    await remove(m);
    const at31 = new Date(Date.now() - 31 * 86_400_000);
    await mongoose.connection
      .collection(c.collection)
      .updateOne({ _id: toId(m.id) }, { $set: { deleted_at: at31 } });
    expect((await restore(m)).status).toBe(404);
  });

  if (c.second)
    it('is the only one of its kind in force', async () => {
      const m = await c.owned();
      const { error, member, name } = c.second!;
      const refused = async (answer: Answer, id: string) => {
        expect([answer.status, answer.body.error?.id, answer.body[member]], answer.text).toEqual([
          409,
          error,
          id,
        ]);
        expect(answer.body.message).toMatch(new RegExp(`^${name} of .+ already exists\\.$`));
      };
      await refused(await c.make(m), m.id);
      await remove(m);
      const made = await c.make(m);
      expect(made.status, made.text).toBe(200);
      const second = { ...m, id: String(made.body[member] ?? made.body.statement.id) };
      await refused(await restore(m), second.id);
      expect((await remove(second)).status).toBe(200);
      expect((await restore(m)).status).toBe(200);
    });

  if (c.closed)
    it('can be neither changed nor deleted once it has gone out', async () => {
      const m = await c.owned();
      const { status, error, message } = c.closed!;
      await mark(m, status);
      const before = await stored(m);
      for (const answer of [await c.save(m, 1), await remove(m)])
        expect([answer.status, answer.body.error?.id, answer.body.message]).toEqual([409, error, message]);
      expect(await stored(m)).toEqual(before);
    });
});

describe('filing', () => {
  it.each([
    ['POST', 'ITR-1', '/revise', {}],
    ['POST', 'GSTR-1', '/reopen', { version: 1 }],
    ['POST', 'GSTR-3B', '/reopen', { version: 1 }],
    ['POST', 'Form 26Q', '/reopen', { version: 1 }],
    ['POST', 'Form 26Q', '/correct', {}],
  ] as const)('%s: a draft of %s has nothing to %s', async (_method, name, act, body) => {
    const c = cases[name]!;
    const m = await c.owned();
    const answer = await server.post(`${c.path}/${m.id}${act}`, body, m.owner.token);
    const noun = { Return: 'return', Statement: 'statement' }[c.noun] ?? c.noun;
    expect([answer.status, answer.body.error.id, answer.body.message]).toEqual([
      409,
      'not_filed',
      `This ${noun} is not marked as filed.`,
    ]);
  });

  it('is not noted for a day that has not come', async () => {
    const filed_on = '2090-01-01';
    const itr = await buildReturn(server);
    const gstr1 = await buildGstReturn(server, 'GSTR-1', { rows: complete });
    const gstr3b = await buildGstReturn(server, 'GSTR-3B');
    const tds = await buildStatement(server);
    const answers = [
      await server.post(
        `/api/itr/${itr.id}/mark-filed`,
        { version: 1, acknowledgement: '123456789012345', filed_on },
        itr.owner.token,
      ),
      await server.post(
        '/api/gst/gstr1.php',
        { gst_id: gstr1.id, version: 1, status: 'filed', filed_on },
        gstr1.owner.token,
      ),
      await server.post(
        '/api/gst/gstr3b.php',
        { gst_id: gstr3b.id, version: 1, status: 'filed', filed_on },
        gstr3b.owner.token,
      ),
      await server.post(
        `/api/tds/statements/${tds.id}/file`,
        { version: 1, token_number: '012345678901234', filed_on },
        tds.owner.token,
      ),
    ];
    for (const { status, body } of answers)
      expect([status, body.error.fields]).toEqual([
        422,
        [{ path: 'filed_on', message: 'The filing date cannot be in the future' }],
      ]);
  });

  it('is taken back with what the portal gave', async () => {
    const { id, owner } = await buildStatement(server);
    const at = `/api/tds/statements/${id}`;
    await server.call('PATCH', at, { body: { version: 1, ...fullStatement }, token: owner.token });
    const given = { token_number: '012345678901234', filed_on: '2025-07-30' };
    const filed = await server.post(`${at}/file`, { version: 2, ...given }, owner.token);
    expect(filed.body.statement, filed.text).toMatchObject({ status: 'filed', version: 3, ...given });
    expect((await server.post(`${at}/reopen`, { version: 2 }, owner.token)).body.error.id).toBe(
      'stale_version',
    );
    const open = await server.post(`${at}/reopen`, { version: 3 }, owner.token);
    expect(open.body.statement).toMatchObject({
      status: 'draft',
      version: 4,
      token_number: '',
      filed_on: '',
    });
  });
});
