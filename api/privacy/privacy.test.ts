import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Audit } from '../audit/model.ts';
import { toId } from '../base/records.ts';
import { DriveBlob, DriveItem } from '../drive/base/model.ts';
import { openDrive } from '../drive/base/tree.ts';
import { Erasure } from '../entities/erasures.ts';
import { Entity } from '../entities/model.ts';
import { ItrReturn } from '../itr/model.ts';
import { Firm } from '../membership/model.ts';
import { putFile } from '../testing/drive.ts';
import { buildEntity, buildReturn, buildUser } from '../testing/factories.ts';
import { addMember, buildFirm } from '../testing/firm.ts';
import { buildInvoice } from '../testing/invoices.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { User } from '../users/model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const call = (method: string, path: string, who: { token: string }, body?: object) =>
  server.call(method, path, { token: who.token, ...(body ? { body } : {}) });
const filed = async (id: string, on: string) =>
  ItrReturn.updateOne({ _id: toId(id) }, { $set: { status: 'filed', filed_on: on } });
const day = 86_400_000;

describe('a client of the firm', () => {
  it('has a record of engagement, dated, and refuses days that cannot be', async () => {
    const { owner, id } = await buildEntity(server);
    const path = `/api/companies/${id}/privacy`;
    expect((await server.get(path, owner.token)).body).toMatchObject({
      engagement: null,
      legal_hold: null,
      keep_until: '',
    });
    const engagement = {
      kind: 'consent',
      agreed_on: '2026-04-02',
      agreed_by: 'Asha Kulkarni',
      notice_on: '2026-04-01',
    };
    const saved = await call('PUT', path, owner, engagement);
    expect(saved.status, saved.text).toBe(200);
    expect((await server.get(path, owner.token)).body.engagement).toMatchObject(engagement);
    for (const [field, value] of [
      ['agreed_on', '2099-01-01'],
      ['withdrawn_on', '2026-01-01'],
    ] as const) {
      const wrong = await call('PUT', path, owner, { ...engagement, [field]: value });
      expect([wrong.status, wrong.body.error.fields[0].path]).toEqual([422, field]);
    }
    expect((await call('PUT', path, owner, { ...engagement, owner_id: id })).status).toBe(400);
    expect((await server.get(path, owner.token)).body.engagement.withdrawn_on).toBe('');
  });

  it('is handed out whole: particulars, returns, invoices and documents in one zip, whose names lead nowhere', async () => {
    const { owner, id: other } = await buildInvoice(server).then(async (made) => ({
      owner: made.owner,
      id: made.entityId,
    }));
    const made = await buildReturn(server, { owner });
    await User.updateOne({ _id: toId(owner.id) }, { $set: { storage_status: 'approved' } });
    await openDrive(toId(owner.id));
    const item = await putFile(server, owner, {
      name: 'form16.txt',
      bytes: 'salary 1841200',
      entity_id: made.entityId,
    });
    await DriveItem.updateOne({ _id: toId(item.id) }, { $set: { name: '../../etc/form16.txt' } });
    const file = await server.get(`/api/companies/${made.entityId}/everything`, owner.token);
    expect(file.headers.get('content-type')).toBe('application/zip');
    const entries = unzipSync(file.bytes);
    const text = (name: string) => Buffer.from(entries[name]!).toString('utf8');
    for (const name of Object.keys(entries)) expect(name).toMatch(/^((papers|documents)\/)?[^/\\]+$/);
    expect(JSON.parse(text('client.json'))).toMatchObject({ id: made.entityId, first_name: 'Asha' });
    expect(JSON.parse(text('itr_returns.json'))).toHaveLength(1);
    expect(JSON.parse(text('invoices.json'))).toEqual([]);
    const [document] = Object.keys(entries).filter((name) => name.startsWith('documents/'));
    expect(text(document!)).toBe('salary 1841200');
    // The receipt names every other file with its size and checksum.
    const receipt = JSON.parse(text('receipt.json')) as { files: object[] };
    expect(receipt.files).toEqual(
      Object.entries(entries)
        .filter(([name]) => name !== 'receipt.json')
        .map(([name, body]) => ({
          name,
          bytes: body.length,
          sha256: createHash('sha256').update(body).digest('hex'),
        })),
    );
    const invoiced = unzipSync((await server.get(`/api/companies/${other}/everything`, owner.token)).bytes);
    expect(JSON.parse(Buffer.from(invoiced['invoices.json']!).toString('utf8'))).toHaveLength(1);
    const stranger = await buildUser(server);
    expect((await server.get(`/api/companies/${made.entityId}/everything`, stranger.token)).status).toBe(404);
  });

  it('is erased with a receipt, nothing of it left, once neither hold nor retention keeps it', async () => {
    const { owner, entityId: id, id: returnId } = await buildReturn(server);
    await User.updateOne({ _id: toId(owner.id) }, { $set: { storage_status: 'approved' } });
    await openDrive(toId(owner.id));
    await putFile(server, owner, { name: 'form16.txt', bytes: `salary of ${id}`, entity_id: id });
    const { name } = (await Entity.findById(id).lean())!;
    const erase = (more: object = {}) =>
      call('POST', `/api/companies/${id}/erase`, owner, {
        confirm_name: name,
        reason: 'Asked for by the client',
        ...more,
      });
    expect(
      (await call('POST', `/api/companies/${id}/hold`, owner, { reason: 'Appeal before the ITAT' })).status,
    ).toBe(200);
    const held = await erase();
    expect([held.status, held.body.error.id]).toEqual([409, 'legal_hold']);
    const kept = await call('DELETE', `/api/companies/delete/${id}`, owner, { confirm_name: name });
    expect([kept.status, kept.body.error.id]).toEqual([409, 'legal_hold']);
    expect((await call('DELETE', `/api/companies/${id}/hold`, owner)).status).toBe(200);
    await filed(returnId, '2019-07-20');
    // Filed on 20 July 2019 and kept for eight years: until 20 July 2027.
    const early = await erase();
    expect([early.status, early.body.error.id, early.body.keep_until]).toEqual([
      409,
      'retention',
      '2027-07-20',
    ]);
    await call('PATCH', '/api/firm', owner, { retention_years: 7 });
    const listed = (await server.get('/api/firm/retention', owner.token)).body;
    expect(listed.clients).toMatchObject([
      { company_id: id, last_filed_on: '2019-07-20', keep_until: '2026-07-20' },
    ]);
    expect((await erase({ confirm_name: 'Somebody else' })).status).toBe(422);
    expect(await Entity.countDocuments({ _id: toId(id), deleted_at: null })).toBe(1);
    const done = await erase();
    expect(done.status, done.text).toBe(200);
    expect(done.body.receipt).toMatchObject({ company_id: id, name, counts: { itr: 1, documents: 1 } });
    expect(await Entity.countDocuments({ _id: toId(id) })).toBe(0);
    expect(await ItrReturn.countDocuments({ entity_id: toId(id) })).toBe(0);
    expect(await DriveItem.countDocuments({ owner_id: toId(owner.id) })).toBe(0);
    expect(await DriveBlob.countDocuments({ owner_id: toId(owner.id) })).toBe(0);
    expect((await erase()).status).toBe(404);
    const { erasures } = (await server.get('/api/firm/erasures', owner.token)).body;
    expect(erasures).toMatchObject([{ company_id: id, counts: { itr: 1 } }]);
    expect(JSON.stringify(erasures)).not.toContain(name);
    // Every receipt is listed.
    const { _id, ...receipt } = (await Erasure.findOne({ client_id: toId(id) }).lean())!;
    await Erasure.collection.insertMany(
      Array.from({ length: 1000 }, () => ({ ...receipt, created_at: new Date(0) })),
    );
    expect((await server.get('/api/firm/erasures', owner.token)).body.total).toBe(1001);
  });
});

describe('lists', () => {
  it('mask PAN and GSTIN on request; what is shown whole leaves a row', async () => {
    const { owner, id, entity } = await buildEntity(server);
    const { companies } = (await server.get('/api/companies/list?masked=true', owner.token)).body;
    expect(companies[0].pan).toBe(`${entity.pan.slice(0, 3)}••••${entity.pan.slice(-3)}`);
    expect(JSON.stringify(companies)).not.toContain(entity.pan);
    const shown = await server.get(`/api/companies/${id}/reveal?field=pan`, owner.token);
    expect(shown.body).toMatchObject({ field: 'pan', value: entity.pan });
    expect(await Audit.countDocuments({ action: 'entity.revealed', actor_id: owner.id, target_id: id })).toBe(
      1,
    );
    const log = (await server.get(`/api/access-log?client=${id}`, owner.token)).body.entries;
    expect(log.map((e: { act: string }) => e.act)).toContain('exported');
    const stranger = await buildUser(server);
    expect((await server.get(`/api/companies/${id}/reveal`, stranger.token)).status).toBe(404);
  });
});

it('no list of a page shows a PAN in full', async () => {
  const { owner, entity, id } = await buildEntity(server);
  await buildReturn(server, { owner, entityId: id });
  const { id: gone, entity: deleted } = await buildEntity(server, { owner });
  await call('DELETE', `/api/companies/delete/${gone}`, owner);
  for (const path of [
    '/api/companies/list?masked=true',
    '/api/companies/list-by-status.php?module=itr&masked=true',
    '/api/companies/deleted?masked=true',
    '/api/dashboard/summary',
    '/api/board?period=10-2026',
    '/api/itr/list',
    '/api/gst/list',
    '/api/tds/list',
    '/api/invoices/list',
    '/api/accounts/trial-balance',
    '/api/advance-tax',
    '/api/jobs',
    '/api/reports/overview',
    '/api/reports/documents',
    '/api/access-log',
    '/api/firm/assignments',
    '/api/firm/retention',
    '/api/cloud-storage/shared-with-me',
    `/api/clients/${id}`,
  ]) {
    const { status, text } = await server.get(path, owner.token);
    expect(status, `${path} ${text}`).toBe(200);
    for (const { pan } of [entity, deleted]) expect(text, path).not.toContain(pan);
  }
  const { companies } = (await server.get('/api/companies/deleted?masked=true', owner.token)).body;
  expect(companies[0].pan).toContain('••••');
});

describe('a breach report', () => {
  it('names the clients somebody touched in a time, how to reach them, and nobody else', async () => {
    const firm = await buildFirm(server);
    const { id: seen } = await buildEntity(server, {
      owner: firm.owner,
      fields: { first_name: '=HYPERLINK("x")' },
    });
    const { id: other } = await buildEntity(server, { owner: firm.owner });
    await server.get(`/api/companies/${seen}`, firm.partner.token);
    const to = new Date(server.deps.now().getTime() + day).toISOString();
    const from = new Date(server.deps.now().getTime() - day).toISOString();
    const path = `/api/firm/breach-report?from=${from}&to=${to}&person=${firm.partner.id}`;
    await call('PATCH', '/api/firm', firm.owner, {
      grievance: { name: 'Meera', email: 'meera@example.in', phone: '' },
    });
    const { body } = await server.get(path, firm.owner.token);
    expect(body.clients).toMatchObject([{ company_id: seen, email: 'asha@example.in', acts: ['read'] }]);
    expect(JSON.stringify(body)).not.toContain(other);
    expect(body.contact.name).toBe('Meera');
    const csv = await server.get(`${path}&format=csv`, firm.owner.token);
    expect(csv.text).toContain('\'=HYPERLINK(""x"")');
    expect((await server.get(path, firm.partner.token)).status).toBe(403);
    expect(
      (await server.get('/api/firm/breach-report?from=2026-02-02&to=2026-02-01', firm.owner.token)).status,
    ).toBe(400);
  });
});

describe('the firm', () => {
  it('has a letterhead whose empty lines follow the firm, also from the lines of an earlier version; a logo is a picture', async () => {
    const owner = await buildUser(server);
    await call('PATCH', '/api/firm', owner, { name: 'Kulkarni & Co', frn: '123456W', address: 'Pune' });
    await Firm.updateOne({ _id: toId(owner.id) }, { $set: { letterhead: '12, MG Road\nPune' } });
    expect((await server.get('/api/firm', owner.token)).body.firm.letterhead).toEqual({
      name: 'Kulkarni & Co',
      address: '12, MG Road\nPune',
      frn: '123456W',
      phone: '',
      email: '',
      logo: '',
    });
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const letterhead = { name: 'K & Co', address: 'Nashik', frn: '1W', phone: '020', email: 'o@k.in', logo };
    const saved = await call('PATCH', '/api/firm', owner, { letterhead });
    expect(saved.body.firm?.letterhead, saved.text).toEqual(letterhead);
    for (const wrong of [
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/png;base64,PHNjcmlwdD4=',
      'https://tracker.example/logo.png',
      'javascript:alert(1)',
    ])
      expect((await call('PATCH', '/api/firm', owner, { letterhead: { logo: wrong } })).status, wrong).toBe(
        422,
      );
  });

  it('may ask every member for a second step, and ends idle sessions sooner', async () => {
    const owner = await buildUser(server);
    const staff = await addMember(server, owner, 'staff');
    const status = async () => (await server.get('/api/auth/second-factor/status', staff.token)).body;
    expect(await status()).toMatchObject({ required: false, idle_minutes: 30 });
    const set = await call('PATCH', '/api/firm', owner, { second_factor_required: true, idle_minutes: 10 });
    expect(set.status, set.text).toBe(200);
    expect(await status()).toMatchObject({ required: true, idle_minutes: 10, may_be_optional: false });
    const off = await call('PUT', '/api/users/security', staff, {
      second_factor: 'optional',
      password: staff.password,
    });
    expect([off.status, off.body.error.id]).toEqual([403, 'second_factor_required']);
    const late = await call('PUT', '/api/users/update-profile', staff, {
      full_name: 'Second',
      email: staff.email,
      version: 99,
    });
    expect([late.status, late.body.stored.idle_minutes]).toEqual([409, 10]);
    server.advance(12 * 60_000);
    expect((await server.get('/api/firm', staff.token)).status).toBe(401);
    server.advance(-12 * 60_000);
    // Seven days after the next sign-in nothing but setting it up is open.
    const again = await server.post('/api/auth/login', { email: staff.email, password: staff.password });
    expect(again.body.second_factor).toMatchObject({ required: true, enrolled: false });
    await User.updateOne({ _id: toId(staff.id) }, { $set: { factor_due_at: new Date(0) } });
    expect((await server.get('/api/companies/list', again.body.token)).status).toBe(403);
  });

  it('tells the notice before anybody has an account', async () => {
    const { status, body } = await server.get('/api/privacy/notice');
    expect(status).toBe(200);
    expect(body.version).toMatch(/^\d{4}-\d\d$/);
    expect(body.points.length).toBeGreaterThan(3);
  });
});
