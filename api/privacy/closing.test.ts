import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { tidy } from '../janitor.ts';
import { Firm, FirmMember } from '../membership/model.ts';
import { buildUser, entityBody, type TestUser } from '../testing/factories.ts';
import { addMember } from '../testing/firm.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { User } from '../users/model.ts';

const day = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const addClient = async (who: TestUser) => {
  const made = await server.post('/api/companies/create', entityBody(), who.token);
  expect(made.status, made.text).toBe(200);
  return made.body.data.id as string;
};
const close = (who: TestUser, name: string, password = who.password) =>
  server.post('/api/firm/closing', { confirm_name: name, password }, who.token);
const clients = async (token: string) => (await server.get('/api/companies/list', token)).body;

describe('closing a firm', () => {
  it('is one act of an owner, asked for by name and password, with what goes shown before', async () => {
    const owner = await buildUser(server, { full_name: 'Closing One' });
    const partner = await addMember(server, owner, 'partner');
    await addClient(owner);
    const asked = await server.get('/api/firm/closing', owner.token);
    expect(asked.status, asked.text).toBe(200);
    expect(asked.body).toMatchObject({ closes_at: null, grace_days: 30, members: 2, held: [] });
    expect(asked.body.counts.clients).toBe(1);
    // A partner neither sees nor does it.
    expect((await server.get('/api/firm/closing', partner.token)).status).toBe(403);
    expect((await close(partner, 'Closing One')).status).toBe(403);
    expect((await close(owner, 'Closing Two')).body.error.fields[0].path).toBe('confirm_name');
    expect((await close(owner, 'Closing One', 'not this one 1')).body.error.id).toBe('wrong_password');
    expect((await Firm.findById(owner.id).lean())!.closing ?? null).toBeNull();
  });

  it('shuts out everyone but owners, ends invitations, and can be taken back', async () => {
    const owner = await buildUser(server, { full_name: 'Closing Three' });
    const staff = await addMember(server, owner, 'partner');
    await addClient(owner);
    expect((await clients(staff.token)).companies).toHaveLength(1);
    await server.post('/api/firm/members', { email: 'late@example.in', role: 'staff' }, owner.token);
    const closed = await close(owner, 'closing three');
    expect(closed.status, closed.text).toBe(200);
    expect(closed.body.receipt).toMatchObject({ firm: 'Closing Three', counts: { clients: 1 } });
    expect(Date.parse(closed.body.closes_at) - server.deps.now().getTime()).toBeGreaterThan(29.9 * day);
    expect((await close(owner, 'closing three')).body.error.id).toBe('already_closing');
    await mailTo(server, staff.email, /closes on/);
    await mailTo(server, owner.email, /closes on/);
    // The session ended, and a new one has no place in the firm.
    expect((await server.get('/api/firm', staff.token)).status).toBe(401);
    const again = await server.post('/api/auth/login', { email: staff.email, password: staff.password });
    expect((await clients(again.body.token)).companies).toEqual([]);
    const firm = await server.get('/api/firm', again.body.token);
    expect([firm.body.firm, firm.body.firms]).toEqual([null, []]);
    const switched = await server.post('/api/firm/switch', { firm_id: owner.id }, again.body.token);
    expect(switched.status).not.toBe(200);
    const open = (await server.get('/api/firm/members', owner.token)).body.invitations;
    expect(open).toEqual([]);
    // The owner still saves its data, and keeps it.
    expect((await server.get('/api/users/my-data', owner.token)).text).toContain('asha@example.in');
    expect((await server.call('DELETE', '/api/firm/closing', { token: owner.token })).status).toBe(200);
    expect((await server.call('DELETE', '/api/firm/closing', { token: owner.token })).status).toBe(409);
    await mailTo(server, staff.email, /stays open/);
    expect((await clients(again.body.token)).companies).toHaveLength(1);
    server.advance(31 * day);
    await tidy(server.deps);
    expect(await Firm.exists({ _id: toId(owner.id) })).toBeTruthy();
  });

  it('deletes it after thirty days, leaves the accounts and a receipt, and touches no other firm', async () => {
    const owner = await buildUser(server, { full_name: 'Closing Four' });
    const other = await buildUser(server, { full_name: 'Staying Five' });
    const staff = await addMember(server, owner, 'staff');
    await addClient(owner);
    await addClient(other);
    expect((await close(owner, 'Closing Four')).status).toBe(200);
    server.advance(30 * day - 60_000);
    await tidy(server.deps);
    expect(await Entity.countDocuments({ owner_id: toId(owner.id) })).toBe(1);
    server.advance(120_000);
    await tidy(server.deps);
    expect(await Entity.countDocuments({ owner_id: toId(owner.id) })).toBe(0);
    expect(await FirmMember.countDocuments({ firm_id: toId(owner.id) })).toBe(0);
    expect(await Entity.countDocuments({ owner_id: toId(other.id) })).toBe(1);
    for (const { email } of [owner, staff]) expect(await User.exists({ email })).toBeTruthy();
    const mail = await mailTo(server, owner.email, /was closed/);
    expect(mail.text).toContain('clients: 1');
    const back = await server.post('/api/auth/login', { email: owner.email, password: owner.password });
    expect((await clients(back.body.token)).companies).toEqual([]);
    const receipts = (await server.get('/api/firm/erasures', back.body.token)).body.erasures;
    expect(receipts).toMatchObject([{ reason: 'The firm was closed', company_id: owner.id }]);
  });

  it('waits while a client is under legal hold', async () => {
    const owner = await buildUser(server, { full_name: 'Closing Six' });
    const id = await addClient(owner);
    await server.post(`/api/companies/${id}/hold`, { reason: 'Appeal' }, owner.token);
    const held = await close(owner, 'Closing Six');
    expect([held.status, held.body.error.id]).toEqual([409, 'legal_hold']);
  });
});
