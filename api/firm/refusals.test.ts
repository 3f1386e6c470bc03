import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Audit } from '../audit/model.ts';
import { toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { FirmMember } from '../membership/model.ts';
import { buildEntity, buildReturn, buildUser, entityBody } from '../testing/factories.ts';
import { addMember, buildFirm, invitationFor } from '../testing/firm.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** What someone of the firm, or of none, tries and must not get. */
let server: TestServer;
let firm: Awaited<ReturnType<typeof buildFirm>>;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  firm = await buildFirm(server);
});
afterAll(() => server.stop());

const call = (method: string, path: string, who: { token: string }, body?: object) =>
  server.call(method, path, { token: who.token, ...(body ? { body } : {}) });

describe('two people who save one field', () => {
  it('the later is refused and shown what the earlier saved', async () => {
    const { id: client, entity } = await buildEntity(server, { owner: firm.owner });
    await call('POST', '/api/firm/assignments', firm.owner, {
      company_id: client,
      member_id: firm.staff.memberId,
    });
    const body = (address: string) => ({
      ...entityBody({ pan: entity.pan, address }),
      version: entity.version,
    });
    const first = await call('PUT', `/api/companies/update/${client}`, firm.staff, body('Saved first'));
    expect(first.status, first.text).toBe(200);
    const second = await call('PUT', `/api/companies/update/${client}`, firm.partner, body('Saved second'));
    expect([second.status, second.body.stored.address]).toEqual([409, 'Saved first']);
    const { entityId, id, version } = await buildReturn(server, { owner: firm.owner, entityId: client });
    expect(entityId).toBe(client);
    const save = (who: { token: string }, first_name: string) =>
      call('POST', '/api/itr/create-itr.php', who, {
        itr_id: id,
        version,
        form_data: { personal: { first_name } },
      });
    const one = await save(firm.staff, 'Asha');
    expect(one.status, one.text).toBe(200);
    const other = await save(firm.partner, 'Usha');
    expect(other.status).toBe(409);
    expect(other.text).toContain('"Asha"');
    expect(other.text).not.toContain('"Usha"');
  });
});

describe('a member without a right', () => {
  it('gets a refusal that names nobody, and leaves a row', async () => {
    const { id } = await buildEntity(server, {
      owner: firm.owner,
      fields: { first_name: 'Hidden', last_name: 'Client' },
    });
    const tries = [
      ['GET', `/api/companies/${id}`, undefined],
      ['GET', `/api/clients/${id}`, undefined],
      ['GET', `/api/companies/${id}/privacy`, undefined],
      ['GET', `/api/companies/${id}/reveal`, undefined],
      ['POST', `/api/companies/${id}/erase`, { confirm_name: 'Hidden Client', reason: 'x' }],
      ['PATCH', `/api/firm/members/${firm.staff.memberId}`, { role: 'owner' }],
      ['PATCH', '/api/firm', { second_factor_required: false }],
      ['GET', '/api/firm/breach-report', undefined],
      ['GET', '/api/access-log', undefined],
    ] as const;
    for (const [method, path, body] of tries) {
      const answer = await call(method, path, firm.staff, body);
      expect([403, 404], `${path} ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toMatch(/Hidden|Client"/);
      expect(answer.text).not.toContain(firm.owner.email);
    }
    const rows = await Audit.find({ actor_id: firm.staff.id, outcome: 'refused' }).lean();
    expect(rows.map((r) => r.action)).toEqual(
      expect.arrayContaining(['firm.member-changed', 'firm.changed', 'entity.erased', 'access-log.read']),
    );
    expect(await Entity.countDocuments({ _id: toId(id), deleted_at: null })).toBe(1);
    expect((await FirmMember.findById(firm.staff.memberId).lean())!.role).toBe('staff');
  });

  it('does not come by more through members of a body that are not theirs to send', async () => {
    const { id } = await buildEntity(server, { owner: firm.owner });
    const stranger = await buildUser(server);
    for (const [method, path, body] of [
      ['PATCH', '/api/users/profile', { role: 'admin' }],
      ['PUT', '/api/users/profile', { role: 'admin', full_name: 'X' }],
      ['PATCH', '/api/firm', { owner_id: firm.owner.id }],
      ['PATCH', '/api/firm', { $set: { name: 'x' } }],
      ['PATCH', '/api/firm', { letterhead: { $ne: null } }],
      ['PATCH', '/api/firm', { idle_minutes: { $gt: 0 } }],
      ['POST', '/api/firm/switch', { firm_id: { $ne: null } }],
      ['POST', '/api/firm/assignments', { company_id: id, member_id: firm.staff.memberId }],
      ['POST', '/api/firm/groups', { name: 'Mine', company_ids: [id] }],
      ['POST', '/api/firm/members', { email: 'x@example.in\r\nBcc: y@example.in', role: 'owner' }],
    ] as const) {
      const answer = await call(method, path, stranger, body);
      expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
    const answer = await server.call('PATCH', '/api/firm', { token: stranger.token, body: deep });
    expect([400, 413, 422]).toContain(answer.status);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    const polluted = await server.call('PATCH', '/api/firm', {
      token: stranger.token,
      body: '{"__proto__":{"isAdmin":true},"name":"x"}',
    });
    expect(polluted.status).toBe(400);
  });
});

describe('sessions', () => {
  it('lose a right the moment it is taken away, and end with the place in the firm', async () => {
    const member = await addMember(server, firm.owner, 'partner');
    const { id } = await buildEntity(server, { owner: firm.owner });
    expect((await server.get(`/api/companies/${id}`, member.token)).status).toBe(200);
    await call('PATCH', `/api/firm/members/${member.memberId}`, firm.owner, { role: 'staff' });
    const after = await server.get(`/api/companies/${id}`, member.token);
    expect([401, 404]).toContain(after.status);
    await call('PATCH', `/api/firm/members/${member.memberId}`, firm.owner, {
      status: 'disabled',
      hand_over_to: firm.partner.memberId,
    });
    expect((await server.get('/api/firm', member.token)).status).toBe(401);
  });
});

describe('invitations', () => {
  it('are not guessed, and are over once used, for another address, or after seven days', async () => {
    const owner = await buildUser(server);
    const email = 'once@example.in';
    await call('POST', '/api/firm/members', owner, { email, role: 'staff' });
    const token = await invitationFor(server, email);
    const accept = (tried: string, who?: string) =>
      server.post(
        '/api/firm/invitations/accept',
        { token: tried, full_name: 'Ravi', password: 'quiet harbour 12' },
        who,
      );
    for (let n = 0; n < 5; n++) {
      const guess = `${'A'.repeat(42)}${n}`;
      const answer = await accept(guess);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain(owner.email);
    }
    const other = await buildUser(server);
    expect((await accept(token, other.token)).status).toBe(403);
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token)).body.error.id).toBe('invitation_over');
  });

  it('the last owner cannot leave, be disabled or take another role', async () => {
    const owner = await buildUser(server);
    const { member_id } = (await server.get('/api/firm', owner.token)).body;
    await addMember(server, owner, 'partner');
    const path = `/api/firm/members/${member_id}`;
    for (const answer of [
      await call('POST', '/api/firm/leave', owner, {}),
      await call('PATCH', path, owner, { role: 'staff' }),
      await call('PATCH', path, owner, { status: 'disabled' }),
      await call('DELETE', path, owner, {}),
    ])
      expect([409, 422], answer.text).toContain(answer.status);
    expect((await server.get('/api/firm', owner.token)).body.role).toBe('owner');
  });
});
