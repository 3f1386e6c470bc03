import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Audit } from '../audit/model.ts';
import {
  buildEntity,
  buildReturn,
  buildUser,
  entityBody,
  signInAdmin,
  type TestUser,
} from '../testing/factories.ts';
import { addMember, buildFirm, invitationFor } from '../testing/firm.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { Session, User } from '../users/model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const call = (method: string, path: string, who: { token: string }, body?: object) =>
  server.call(method, path, { token: who.token, ...(body ? { body } : {}) });
const clientsOf = async (who: { token: string }): Promise<string[]> =>
  (await server.get('/api/companies/list', who.token)).body.companies.map((c: { id: string }) => c.id);
const assign = (by: { token: string }, company_id: string, member_id: string, duty?: string) =>
  server.post('/api/firm/assignments', { company_id, member_id, ...(duty ? { duty } : {}) }, by.token);

describe('a registration', () => {
  it('makes a firm of one that skips review, whose owner may do everything', async () => {
    const owner = await buildUser(server, { full_name: 'Asha Kulkarni' });
    const { body } = await server.get('/api/firm', owner.token);
    expect(body).toMatchObject({
      role: 'owner',
      firm: { name: 'Asha Kulkarni', members: 1, review: false, review_required: null },
      firms: [{ name: 'Asha Kulkarni', role: 'owner', current: true }],
    });
    expect(Object.values(body.may)).not.toContain(false);
    expect((await server.get('/api/firm/members', owner.token)).body).toMatchObject({
      total: 1,
      members: [{ role: 'owner', status: 'active', current: true, email: owner.email }],
      invitations: [],
    });
  });

  it('takes settings, refuses a stale version and a wrong GSTIN', async () => {
    const owner = await buildUser(server);
    const saved = await call('PATCH', '/api/firm', owner, {
      version: 1,
      name: 'Kulkarni & Co',
      frn: '123456W',
      gstin: '27AAACR5055K1Z7',
    });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.firm).toMatchObject({ name: 'Kulkarni & Co', gstin: '27AAACR5055K1Z7', version: 2 });
    const late = await call('PUT', '/api/firm', owner, { version: 1, name: 'Other' });
    expect([late.status, late.body.stored.name]).toEqual([409, 'Kulkarni & Co']);
    expect((await call('PUT', '/api/firm', owner, { gstin: '27AAACR5055K1Z8' })).status).toBe(422);
    expect((await call('PUT', '/api/firm', owner, { owner_id: owner.id })).status).toBe(400);
  });
});

describe('an invitation', () => {
  it('is used once, by the address it was sent to, within seven days', async () => {
    const owner = await buildUser(server);
    const email = 'new-staff@example.in';
    const invite = (more: object = {}) =>
      server.post('/api/firm/members', { email, role: 'staff', ...more }, owner.token);
    expect((await invite()).status).toBe(200);
    const first = await invitationFor(server, email);
    const accept = (token: string, who?: string, more: object = {}) =>
      server.post('/api/firm/invitations/accept', { token, ...more }, who);
    const account = { full_name: 'Ravi', password: 'quiet harbour 12' };

    const other = await buildUser(server);
    const asOther = await accept(first, other.token);
    expect([asOther.status, asOther.body.error.id]).toEqual([403, 'other_address']);
    const unnamed = await accept(first);
    expect([unnamed.status, unnamed.body.error.fields.map((f: { path: string }) => f.path)]).toEqual([
      422,
      ['full_name', 'password'],
    ]);
    // A second invitation to the address replaces the first.
    expect((await invite({ role: 'viewer' })).status).toBe(200);
    expect((await accept(first, undefined, account)).body.error.id).toBe('invitation_over');
    const second = await invitationFor(server, email, first);
    expect(second).not.toBe(first);
    expect((await server.post('/api/firm/invitations/read', { token: second })).body).toMatchObject({
      email,
      role: 'viewer',
      has_account: false,
    });
    expect((await accept(second, undefined, account)).status).toBe(200);
    // whoever has the link has the address
    expect((await User.findOne({ email }).lean())?.email_proved_at).toBeTruthy();
    const again = await accept(second, undefined, account);
    expect([again.status, again.body.error.id]).toEqual([422, 'invitation_over']);
    expect((await invite()).body.error.id).toBe('already_member');

    const late = 'late@example.in';
    await server.post('/api/firm/members', { email: late, role: 'staff' }, owner.token);
    const token = await invitationFor(server, late);
    server.advance(7 * 86_400_000 + 1000);
    expect((await accept(token, undefined, account)).body.error.id).toBe('invitation_over');
    server.advance(-7 * 86_400_000 - 1000);
    const { body } = await server.get('/api/firm/members', owner.token);
    await call('DELETE', `/api/firm/invitations/${body.invitations[0].id}`, owner);
    expect((await accept(token, undefined, account)).body.error.id).toBe('invitation_over');
  });

  it('gives somebody with a firm of their own a second one to switch to, and no more than the plan allows', async () => {
    const owner = await buildUser(server);
    const { id: clientOfFirm } = await buildEntity(server, { owner });
    const own = await buildEntity(server);
    const person = own.owner;
    await server.post('/api/firm/members', { email: person.email, role: 'partner' }, owner.token);
    const token = await invitationFor(server, person.email);
    expect((await server.post('/api/firm/invitations/accept', { token })).body.error.id).toBe(
      'sign_in_first',
    );
    const joined = await server.post('/api/firm/invitations/accept', { token }, person.token);
    expect(joined.status, joined.text).toBe(200);
    expect(await clientsOf(person)).toEqual([clientOfFirm]);
    expect((await server.get(`/api/companies/${own.id}`, person.token)).status).toBe(404);
    const { firms } = (await server.get('/api/firm', person.token)).body;
    expect(firms.map((f: { role: string; current: boolean }) => [f.role, f.current])).toEqual([
      ['owner', false],
      ['partner', true],
    ]);
    expect((await server.post('/api/firm/switch', { firm_id: person.id }, person.token)).status).toBe(200);
    expect(await clientsOf(person)).toEqual([own.id]);
    expect((await server.get(`/api/companies/${clientOfFirm}`, person.token)).status).toBe(404);
    const stranger = await buildUser(server);
    expect((await server.post('/api/firm/switch', { firm_id: owner.id }, stranger.token)).status).toBe(404);

    // Starter: five members, open invitations included.
    const small = await buildUser(server, { tier: 'tier1' });
    const answers = [];
    for (let i = 0; i < 5; i++)
      answers.push(
        (await server.post('/api/firm/members', { email: `m${i}@example.in`, role: 'staff' }, small.token))
          .status,
      );
    expect(answers).toEqual([200, 200, 200, 200, 403]);
  });
});

describe('roles', () => {
  let firm: Awaited<ReturnType<typeof buildFirm>>;
  let first: string;
  let second: string;
  beforeAll(async () => {
    firm = await buildFirm(server);
    first = (await buildEntity(server, { owner: firm.owner })).id;
    second = (await buildEntity(server, { owner: firm.owner })).id;
  });

  it('see all clients, those of their groups, or those assigned to them', async () => {
    const seen = async () => {
      const out: Record<string, number> = {};
      for (const [role, who] of Object.entries(firm)) out[role] = (await clientsOf(who)).length;
      return out;
    };
    expect(await seen()).toEqual({ owner: 2, partner: 2, manager: 0, staff: 0, viewer: 0 });
    const group = await server.post(
      '/api/firm/groups',
      { name: 'Mehta family', kind: 'family', member_ids: [firm.manager.memberId], company_ids: [first] },
      firm.owner.token,
    );
    expect(group.status, group.text).toBe(200);
    expect((await assign(firm.owner, second, firm.staff.memberId)).status).toBe(200);
    expect((await assign(firm.partner, second, firm.viewer.memberId, 'itr')).status).toBe(200);
    expect(await seen()).toEqual({ owner: 2, partner: 2, manager: 1, staff: 1, viewer: 1 });
    // A manager gives away what is in reach, and nothing else.
    expect((await assign(firm.manager, first, firm.staff.memberId, 'gst')).status).toBe(200);
    expect((await assign(firm.manager, second, firm.staff.memberId)).status).toBe(404);
    expect((await assign(firm.staff, second, firm.viewer.memberId)).status).toBe(403);
    const { body } = await server.get('/api/firm/assignments', firm.owner.token);
    expect(body.assignments).toHaveLength(3);
    const own = await server.get('/api/firm/assignments', firm.viewer.token);
    expect(own.body.assignments).toHaveLength(1);
    expect(own.text).not.toContain(firm.staff.memberId);
    const taken = await call('DELETE', '/api/firm/assignments', firm.owner, {
      company_id: first,
      member_id: firm.staff.memberId,
      duty: 'gst',
    });
    expect(taken.status, taken.text).toBe(200);
    expect(await seen()).toMatchObject({ staff: 1 });
  });

  it('do what the table allows, and a refusal leaves a row', async () => {
    const { id, version } = await buildReturn(server, { owner: firm.staff as TestUser, entityId: second });
    const filed = (who: { token: string }) =>
      call('POST', `/api/itr/${id}/mark-filed`, who, {
        version,
        acknowledgement: '123456789012345',
        filed_on: '2026-07-20',
      });
    const refused = async (answer: Promise<{ status: number }>) => (await answer).status;
    expect(await refused(filed(firm.staff))).toBe(403);
    expect(await refused(filed(firm.viewer))).toBe(403);
    expect(await refused(filed(firm.manager))).toBe(403);
    expect(await refused(call('DELETE', `/api/itr/${id}`, firm.staff))).toBe(403);
    expect(await refused(call('GET', '/api/companies/export', firm.staff))).toBe(403);
    expect(await refused(call('DELETE', `/api/companies/delete/${second}`, firm.staff, {}))).toBe(403);
    expect(await refused(call('POST', '/api/companies/create', firm.staff, entityBody()))).toBe(403);
    expect(await refused(call('GET', '/api/firm/members', firm.staff))).toBe(403);
    expect(await refused(call('PATCH', '/api/firm', firm.partner, { name: 'Mine' }))).toBe(403);
    const save = (who: { token: string }) =>
      call('POST', '/api/itr/create-itr.php', who, { itr_id: id, version, form_data: {} });
    expect(await refused(save(firm.viewer))).toBe(403);
    expect(await refused(save(firm.manager))).toBe(404);
    const rows = await Audit.find({ actor_id: firm.manager.id, outcome: 'refused' }).lean();
    expect(rows.map((r) => r.action)).toEqual(expect.arrayContaining(['itr.filed', 'itr.saved']));

    // The owner may allow a single member more; it counts with the session that is open.
    const changed = await call('PATCH', `/api/firm/members/${firm.staff.memberId}`, firm.owner, {
      allowed: ['delete', 'export'],
    });
    expect(changed.body.member).toMatchObject({ allowed: ['delete', 'export'] });
    expect(await refused(call('GET', '/api/companies/export', firm.staff))).toBe(200);
    expect(await refused(call('DELETE', `/api/itr/${id}`, firm.staff))).toBe(200);
  });

  it('create clients for the firm: a manager is assigned to what they add', async () => {
    const made = await server.post('/api/companies/create', entityBody(), firm.manager.token);
    expect(made.status, made.text).toBe(200);
    expect(await clientsOf(firm.manager)).toContain(made.body.data.id);
    expect(await clientsOf(firm.owner)).toContain(made.body.data.id);
    expect(await clientsOf(firm.staff)).not.toContain(made.body.data.id);
  });
});

describe('leaving', () => {
  it('hands every client over in the same step, and ends the sessions', async () => {
    const firm = await buildFirm(server);
    const { id } = await buildEntity(server, { owner: firm.owner });
    const { id: other } = await buildEntity(server, { owner: firm.owner });
    await assign(firm.owner, id, firm.staff.memberId);
    await assign(firm.owner, other, firm.staff.memberId, 'gst');
    const path = `/api/firm/members/${firm.staff.memberId}`;
    const disable = (more: object) => call('PATCH', path, firm.owner, { status: 'disabled', ...more });
    const bare = await disable({});
    expect([bare.status, bare.body.error.fields[0].path]).toEqual([422, 'hand_over_to']);
    expect((await disable({ hand_over_to: firm.viewer.memberId })).status).toBe(422);
    const stranger = await buildUser(server);
    const theirs = (await server.get('/api/firm', stranger.token)).body.member_id;
    expect((await disable({ hand_over_to: theirs })).status).toBe(422);
    expect(await clientsOf(firm.staff)).toHaveLength(2);
    const done = await disable({ hand_over_to: firm.manager.memberId });
    expect(done.status, done.text).toBe(200);
    expect((await server.get('/api/companies/list', firm.staff.token)).status).toBe(401);
    expect((await clientsOf(firm.manager)).sort()).toEqual([id, other].sort());
    const { assignments } = (await server.get('/api/firm/assignments', firm.owner.token)).body;
    expect(assignments.map((a: { member_id: string }) => a.member_id)).toEqual([
      firm.manager.memberId,
      firm.manager.memberId,
    ]);
    // Signed in again, the former member finds nothing.
    const back = await server.post('/api/auth/login', {
      email: firm.staff.email,
      password: firm.staff.password,
      device_id: 'device-former-1',
    });
    expect(back.status, back.text).toBe(200);
    const former = { token: back.body.token as string };
    expect(await clientsOf(former)).toEqual([]);
    expect((await server.get(`/api/companies/${id}`, former.token)).status).toBe(404);
    expect((await server.get('/api/firm', former.token)).body).toMatchObject({
      firm: null,
      role: null,
      firms: [],
    });
    expect((await server.post('/api/companies/create', entityBody(), former.token)).status).toBe(403);
  });

  it('is refused to the last owner, whichever way; the firm outlives its founder', async () => {
    const founder = await buildUser(server, { tier: 'tier2' });
    const { id } = await buildEntity(server, { owner: founder });
    const heir = await addMember(server, founder, 'partner');
    const own = (await server.get('/api/firm', founder.token)).body.member_id as string;
    for (const answer of [
      await call('PATCH', `/api/firm/members/${own}`, founder, { role: 'staff' }),
      await call('PATCH', `/api/firm/members/${own}`, founder, { status: 'disabled' }),
      await call('DELETE', `/api/firm/members/${own}`, founder, {}),
      await call('POST', '/api/firm/leave', founder, {}),
      await call('DELETE', '/api/users/account', founder, { password: founder.password }),
    ])
      expect([answer.status, answer.body.error?.id], answer.text).toEqual([409, 'last_owner']);
    await call('PATCH', `/api/firm/members/${heir.memberId}`, founder, { role: 'owner' });
    // As staff of the own firm the founder sees what is assigned, although the firm has their id.
    expect((await call('PATCH', `/api/firm/members/${own}`, founder, { role: 'staff' })).status).toBe(200);
    expect(await clientsOf(founder)).toEqual([]);
    expect((await server.get(`/api/companies/${id}`, founder.token)).status).toBe(404);
    const left = await call('POST', '/api/firm/leave', founder, {});
    expect(left.status, left.text).toBe(200);
    expect(await Session.countDocuments({ user_id: founder.doc._id, ended_at: null })).toBe(0);
    const back = await server.post('/api/auth/login', { email: founder.email, password: founder.password });
    expect(await clientsOf({ token: back.body.token })).toEqual([]);
    // The account closes and goes; the firm, its plan and its clients stay.
    await server.call('DELETE', '/api/users/account', {
      token: back.body.token,
      body: { password: founder.password },
    });
    server.advance(31 * 86_400_000);
    await User.updateOne({ email: heir.email }, { $set: { factor_due_at: null } });
    const { tidy } = await import('../janitor.ts');
    await tidy(server.deps);
    const admin = await signInAdmin(server);
    expect((await server.get(`/api/admin/users?q=${founder.email}`, admin.token)).body.total).toBe(0);
    const again = await server.post('/api/auth/login', { email: heir.email, password: heir.password });
    expect(await clientsOf({ token: again.body.token })).toEqual([id]);
    expect((await server.get('/api/firm', again.body.token)).body.plan).toMatchObject({ tier: 'tier2' });
  });
});

describe('the plan', () => {
  it('counts clients and devices of all members together', async () => {
    const owner = await buildUser(server, { tier: 'tier1' });
    const partner = await addMember(server, owner, 'partner');
    const create = (who: { token: string }) => server.post('/api/companies/create', entityBody(), who.token);
    for (const who of [owner, partner, owner, partner, owner]) expect((await create(who)).status).toBe(200);
    for (const who of [owner, partner])
      expect([(await create(who)).status, (await create(who)).body.error.id]).toEqual([403, 'entity_limit']);
    const third = await server.post('/api/auth/login', {
      email: partner.email,
      password: partner.password,
      device_id: 'device-number-3',
    });
    expect([third.status, third.body.error?.id, third.body.devices?.length]).toEqual([
      403,
      'device_limit',
      1,
    ]);
  });
});
