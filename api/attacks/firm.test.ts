import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Audit } from '../audit/model.ts';
import { toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { FirmInvitation, FirmMember } from '../membership/model.ts';
import { buildDriveOwner, putFile } from '../testing/drive.ts';
import {
  buildEntity,
  buildReturn,
  buildUser,
  entityBody,
  signInAdmin,
  type TestUser,
} from '../testing/factories.ts';
import { addMember, buildFirm, invitationFor } from '../testing/firm.ts';
import { buildGstEntity, buildGstReturn } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Attacks from inside a firm and between firms, over HTTP. */
let server: TestServer;
let firm: Awaited<ReturnType<typeof buildFirm>>;
let other: TestUser;
/** A client of the firm that is assigned to its staff and viewer, and one that is not. */
let assigned: string;
let hidden: string;

type Who = { token: string };
const call = (method: string, path: string, who: Who, body?: object) =>
  server.call(method, path, { token: who.token, ...(body ? { body } : {}) });
const assign = (company_id: string, member_id: string) =>
  call('POST', '/api/firm/assignments', firm.owner, { company_id, member_id });

beforeAll(async () => {
  server = await startTestServer();
  firm = await buildFirm(server);
  other = await buildUser(server);
  assigned = (await buildEntity(server, { owner: firm.owner })).id;
  hidden = (
    await buildEntity(server, { owner: firm.owner, fields: { first_name: 'Hidden', last_name: 'Person' } })
  ).id;
  await assign(assigned, firm.staff.memberId);
  await assign(assigned, firm.viewer.memberId);
});
afterAll(() => server.stop());

describe('a firm of several owners', () => {
  const firmOfTwo = async () => {
    const owner = await buildUser(server);
    const second = await addMember(server, owner, 'owner');
    const { member_id } = (await server.get('/api/firm', owner.token)).body;
    const owners = () =>
      FirmMember.countDocuments({ firm_id: toId(owner.id), role: 'owner', status: 'active' });
    return { owner, second, member_id: member_id as string, owners };
  };

  it('keeps one of two who leave at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, second, owners } = await firmOfTwo();
      const left = await Promise.all([
        call('POST', '/api/firm/leave', owner, {}),
        call('POST', '/api/firm/leave', second, {}),
      ]);
      expect(left.map((a) => a.status).sort(), left.map((a) => a.text).join()).toEqual([200, 409]);
      expect(await owners()).toBe(1);
    }
  });

  it('keeps one of two who take the role from each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, second, member_id, owners } = await firmOfTwo();
      const done = await Promise.all([
        call('PATCH', `/api/firm/members/${second.memberId}`, owner, { role: 'staff' }),
        call('PATCH', `/api/firm/members/${member_id}`, second, { role: 'staff' }),
      ]);
      expect(done.filter((a) => a.status === 200)).toHaveLength(1);
      expect(await owners()).toBe(1);
    }
  });

  it('keeps one when one leaves and the other closes the account', async () => {
    const { owner, second, owners } = await firmOfTwo();
    await Promise.all([
      call('POST', '/api/firm/leave', second, {}),
      call('DELETE', '/api/users/account', owner, { password: owner.password }),
    ]);
    expect(await owners()).toBeGreaterThanOrEqual(1);
  });

  it('does not count an owner whose account is about to be deleted, and takes no one in after them', async () => {
    const { owner, second, owners } = await firmOfTwo();
    const body = { password: owner.password };
    const closing = await call('DELETE', '/api/users/account', owner, body);
    expect(closing.status, closing.text).toBe(200);
    expect((await call('POST', '/api/firm/leave', second, {})).status).toBe(409);
    expect(await owners()).toBe(2);
    const { id } = await buildEntity(server, { owner: second });
    const { member_id } = (await server.get('/api/firm', second.token)).body;
    const members = (await server.get('/api/firm/members', second.token)).body.members;
    const gone = members.find((m: { id: string }) => m.id !== member_id).id;
    const given = await call('POST', '/api/firm/assignments', second, { company_id: id, member_id: gone });
    expect([given.status, given.body.error.fields[0].path]).toEqual([422, 'member_id']);
    const alone = await buildUser(server);
    await call('POST', '/api/firm/members', alone, { email: `late-${alone.id}@example.in`, role: 'staff' });
    const token = await invitationFor(server, `late-${alone.id}@example.in`);
    await call('DELETE', '/api/users/account', alone, { password: alone.password });
    const late = await server.post('/api/firm/invitations/accept', {
      token,
      full_name: 'Late',
      password: 'quiet harbour 12',
    });
    expect([late.status, late.body.error?.id]).toEqual([422, 'invitation_over']);
  });

  it('closes the invitations of an owner who is not an owner any more', async () => {
    const { owner, second } = await firmOfTwo();
    const email = `accomplice-${second.id}@example.in`;
    await call('POST', '/api/firm/members', second, { email, role: 'owner' });
    const token = await invitationFor(server, email);
    await call('PATCH', `/api/firm/members/${second.memberId}`, owner, { role: 'staff' });
    const joined = await server.post('/api/firm/invitations/accept', {
      token,
      full_name: 'Ravi',
      password: 'quiet harbour 12',
    });
    expect([joined.status, joined.body.error?.id]).toEqual([422, 'invitation_over']);
  });
});

describe('an invitation', () => {
  it('accepted by two calls at the same moment makes one account and one place', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `twice-${round}-${firm.owner.id}@example.in`;
      const owner = await buildUser(server);
      await call('POST', '/api/firm/members', owner, { email, role: 'staff' });
      const token = await invitationFor(server, email);
      const answers = await Promise.all(
        ['Asha', 'Usha', 'Isha'].map((full_name) =>
          server.post('/api/firm/invitations/accept', { token, full_name, password: 'quiet harbour 12' }),
        ),
      );
      const statuses = answers.map((a) => a.status).sort();
      expect(
        statuses.filter((s) => s === 200),
        JSON.stringify(statuses),
      ).toHaveLength(1);
      expect(
        statuses.every((s) => s === 200 || s === 422 || s === 409),
        JSON.stringify(statuses),
      ).toBe(true);
      expect(await FirmMember.countDocuments({ firm_id: toId(owner.id), status: 'active' })).toBe(2);
    }
  });

  it('accepted by a member who signed in, twice at the same moment, gives one place', async () => {
    const owner = await buildUser(server);
    const guest = await buildUser(server);
    await call('POST', '/api/firm/members', owner, { email: guest.email, role: 'staff' });
    const token = await invitationFor(server, guest.email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.post('/api/firm/invitations/accept', { token }, guest.token)),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422, 422]);
  });

  it.each(['partner', 'manager', 'staff', 'viewer'] as const)('is not the %s’s to send', async (role) => {
    const answer = await call('POST', '/api/firm/members', firm[role], {
      email: `by-${role}@example.in`,
      role: 'owner',
    });
    expect([answer.status, answer.body.error.id]).toEqual([403, 'role_in_firm']);
    expect(await FirmInvitation.exists({ email: `by-${role}@example.in` })).toBeNull();
  });

  it('cannot be read, withdrawn or accepted by its number', async () => {
    const invited = await call('POST', '/api/firm/members', firm.owner, {
      email: 'number@example.in',
      role: 'viewer',
    });
    const { id } = invited.body.invitation;
    expect((await call('DELETE', `/api/firm/invitations/${id}`, other)).status).toBe(404);
    for (const token of [id, id.padEnd(43, 'A'), ''])
      expect((await server.post('/api/firm/invitations/read', { token })).status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(invited.body)).not.toMatch(/[\w-]{43}/);
  });

  it('cannot name a firm, a role or an address of the caller’s choice when it is accepted', async () => {
    const email = 'chooser@example.in';
    await call('POST', '/api/firm/members', firm.owner, { email, role: 'viewer' });
    const token = await invitationFor(server, email);
    for (const more of [
      { role: 'owner' },
      { firm_id: other.id },
      { email: 'x@example.in' },
      { allowed: ['delete'] },
    ]) {
      const answer = await server.post('/api/firm/invitations/accept', {
        token,
        full_name: 'Ravi',
        password: 'quiet harbour 12',
        ...more,
      });
      expect(answer.status, answer.text).toBe(400);
    }
  });
});

describe('a member', () => {
  it.each(['partner', 'manager', 'staff', 'viewer'] as const)(
    'as %s cannot give themselves a role or allowance',
    async (role) => {
      for (const body of [{ role: 'owner' }, { allowed: ['delete', 'file', 'export'] }])
        for (const method of ['PUT', 'PATCH'])
          expect(
            (await call(method, `/api/firm/members/${firm[role].memberId}`, firm[role], body)).status,
          ).toBe(403);
    },
  );

  it('as manager cannot assign a client out of reach to themselves, by group either', async () => {
    const tries = [
      await call('POST', '/api/firm/assignments', firm.manager, {
        company_id: hidden,
        member_id: firm.manager.memberId,
      }),
      await call('POST', '/api/firm/assignments', firm.manager, {
        company_ids: [hidden],
        member_id: firm.manager.memberId,
      }),
      await call('POST', '/api/firm/groups', firm.manager, {
        name: 'Mine',
        member_ids: [firm.manager.memberId],
        company_ids: [hidden],
      }),
      await call('PATCH', `/api/firm/clients/${hidden}`, firm.manager, { labels: ['x'] }),
    ];
    for (const answer of tries) expect([403, 404], answer.text).toContain(answer.status);
    const job = await call('POST', '/api/jobs', firm.manager, {
      kind: 'assign',
      clients: [hidden],
      options: { member_id: firm.manager.memberId },
    });
    expect([400, 403, 404, 422], job.text).toContain(job.status);
    expect((await server.get(`/api/companies/${hidden}`, firm.manager.token)).status).toBe(404);
  });

  it('as staff gets no client out of reach through a job, an export, a report or a board', async () => {
    for (const kind of ['print', 'check', 'export', 'start', 'request_papers', 'advance_tax']) {
      const options =
        kind === 'print'
          ? { period: '10-2026' }
          : kind === 'advance_tax'
            ? {}
            : { duty: 'ITR', period: '10-2026' };
      const answer = await call('POST', '/api/jobs', firm.staff, { kind, clients: [hidden], options });
      expect([400, 403, 404, 422], `${kind} ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain('Hidden');
    }
    for (const path of [
      '/api/companies/list',
      '/api/companies/list?q=Hidden',
      '/api/companies/deleted',
      '/api/companies/export?format=csv',
      '/api/board?period=10-2026',
      '/api/dashboard/summary',
      '/api/reports/summary',
      '/api/reports/overview',
      '/api/reports/export.zip',
      '/api/advance-tax',
      '/api/firm/assignments',
      `/api/firm/assignments?company_id=${hidden}`,
      '/api/firm/retention',
      '/api/firm/erasures',
      '/api/invoices/list?q=Hidden',
      '/api/users/my-data',
    ]) {
      const { text } = await server.get(path, firm.staff.token);
      expect(text, path).not.toMatch(/Hidden/);
    }
  });

  it('as staff does not approve, by review, by the documented save or by marking as filed', async () => {
    const { id, version } = await buildReturn(server, { owner: firm.owner, entityId: assigned });
    await call('POST', `/api/itr/${id}/review`, firm.staff, { action: 'submit' });
    const approve = await call('POST', `/api/itr/${id}/review`, firm.staff, { action: 'approve' });
    expect([approve.status, approve.body.error.id]).toEqual([403, 'role_in_firm']);
    const filed = await call('POST', `/api/itr/${id}/mark-filed`, firm.staff, {
      version,
      acknowledgement: '123456789012345',
      filed_on: '2026-07-20',
    });
    expect(filed.status).toBe(403);
    for (const status of ['filed', 'approved', 'submitted']) {
      const saved = await call('POST', '/api/itr/create-itr.php', firm.staff, {
        itr_id: id,
        version,
        status,
      });
      expect(saved.status, `${status} ${saved.text}`).toBeGreaterThanOrEqual(400);
    }
    expect((await server.get(`/api/itr/${id}`, firm.owner.token)).body.status).not.toBe('filed');
  });

  it('as staff does not mark as filed through the board, a job or the status of a GST return', async () => {
    const entity = await buildGstEntity(server, { owner: firm.owner });
    await assign(entity.id, firm.staff.memberId);
    const { id } = await buildGstReturn(server, 'GSTR-3B', { entity });
    const { body } = await server.get(`/api/gst/gstr3b/${id}`, firm.staff.token);
    const saved = await call('POST', '/api/gst/gstr3b.php', firm.staff, {
      gst_id: id,
      version: body.version,
      status: 'filed',
      arn: 'AA270126000001A',
      filed_on: '2026-11-20',
    });
    expect(saved.status, saved.text).toBeGreaterThanOrEqual(400);
    const job = await call('POST', '/api/jobs', firm.staff, {
      kind: 'mark_filed',
      clients: [entity.id],
      options: {
        duty: 'GSTR-3B',
        period: '10-2025',
        acknowledgements: [{ of: entity.id, number: 'AA270126000001A', filed_on: '2026-11-20' }],
      },
    });
    if (job.status === 200)
      for (let i = 0; i < 100; i++) {
        if ((await server.get(`/api/jobs/${job.body.job_id}`, firm.staff.token)).body.state === 'done') break;
        await new Promise((done) => setTimeout(done, 10));
      }
    const now = await server.get(`/api/gst/gstr3b/${id}`, firm.owner.token);
    expect(now.body.status, now.text).not.toBe('filed');
  });

  it('reads comments of no other firm’s return, and answers none', async () => {
    const { id } = await buildReturn(server, { owner: firm.owner, entityId: hidden });
    await call('POST', `/api/itr/${id}/review`, firm.owner, { action: 'comment', text: 'Secret remark' });
    for (const who of [other, firm.staff]) {
      expect((await server.get(`/api/itr/${id}/review`, who.token)).status).toBe(404);
      for (const action of ['submit', 'comment', 'approve', 'reopen'])
        expect((await call('POST', `/api/itr/${id}/review`, who, { action, text: 'x' })).status).toBe(404);
    }
    expect((await server.get(`/api/itr/${id}/review`, firm.viewer.token)).status).toBe(404);
  });

  it('as viewer reads an assigned client and changes nothing of it', async () => {
    expect((await server.get(`/api/companies/${assigned}`, firm.viewer.token)).status).toBe(200);
    for (const [method, path, body] of [
      [
        'PUT',
        `/api/companies/${assigned}/privacy`,
        { kind: 'consent', agreed_on: '2026-04-01', agreed_by: 'A' },
      ],
      ['POST', `/api/companies/${assigned}/hold`, { reason: 'x' }],
      ['POST', `/api/companies/${assigned}/shares`, { email: 'x@example.in', permission: 'edit' }],
      ['POST', `/api/clients/${assigned}/notes`, { text: 'x' }],
      ['DELETE', `/api/companies/delete/${assigned}`, undefined],
      ['GET', `/api/companies/${assigned}/everything`, undefined],
    ] as const)
      expect((await call(method, path, firm.viewer, body)).status, path).toBe(403);
  });

  it('is told nothing of what is out of reach: the answer is that of a thing that is not there', async () => {
    const missing = '0123456789abcdef01234567';
    for (const [method, path] of [
      ['GET', '/api/companies/ID'],
      ['GET', '/api/clients/ID'],
      ['GET', '/api/companies/ID/privacy'],
      ['GET', '/api/companies/ID/reveal'],
      ['GET', '/api/advance-tax/ID'],
      ['GET', '/api/gst/home/ID'],
    ] as const) {
      const [there, not] = [
        await call(method, path.replace('ID', hidden), firm.staff),
        await call(method, path.replace('ID', missing), firm.staff),
      ];
      const plain = ({ status, body: { request_id: _, ...body } }: typeof there) => ({ status, body });
      expect(plain(there), path).toEqual(plain(not));
    }
    expect(
      await Audit.countDocuments({ actor_id: firm.staff.id, outcome: 'refused', target_id: hidden }),
    ).toBeGreaterThan(0);
  });

  it('cannot be assigned work of another firm, nor take it over', async () => {
    const theirs = (await server.get('/api/firm', other.token)).body.member_id;
    const { id } = await buildEntity(server, { owner: other });
    for (const [path, body] of [
      ['/api/firm/assignments', { company_id: id, member_id: firm.staff.memberId }],
      ['/api/firm/assignments', { company_id: hidden, member_id: theirs }],
      ['/api/firm/groups', { name: 'x', member_ids: [theirs] }],
      ['/api/firm/groups', { name: 'y', company_ids: [id] }],
    ] as const)
      expect([404, 422]).toContain((await call('POST', path, firm.owner, body)).status);
    const handed = await call('PATCH', `/api/firm/members/${firm.staff.memberId}`, firm.owner, {
      status: 'disabled',
      hand_over_to: theirs,
    });
    expect(handed.status, handed.text).toBe(422);
    expect((await server.get('/api/firm', firm.staff.token)).status).toBe(200);
  });
});

describe('a former member', () => {
  it('opens nothing with a session, a ticket for a report or an address for a new tab issued before', async () => {
    const leaver = await addMember(server, firm.owner, 'staff');
    const { id } = await buildReturn(server, { owner: firm.owner, entityId: assigned, itr_type: 'ITR-4' });
    await assign(assigned, leaver.memberId);
    const ticket = await call('POST', '/api/reports/ticket', leaver, { id, type: 'itr' });
    expect(ticket.status, ticket.text).toBe(200);
    const left = await call('PATCH', `/api/firm/members/${leaver.memberId}`, firm.owner, {
      status: 'disabled',
      hand_over_to: firm.partner.memberId,
    });
    expect(left.status, left.text).toBe(200);
    for (const kind of ['view', 'download'])
      expect([401, 403]).toContain(
        (await server.get(`/api/reports/${kind}?id=${id}&type=itr&ticket=${ticket.body.ticket}`)).status,
      );
    expect((await server.get('/api/companies/list', leaver.token)).status).toBe(401);
    const again = await server.post('/api/auth/login', { email: leaver.email, password: leaver.password });
    expect(again.status).toBe(200);
    expect((await server.get(`/api/companies/${assigned}`, again.body.token)).status).toBe(404);
    expect((await server.get('/api/companies/list', again.body.token)).body.total).toBe(0);
    expect((await call('POST', '/api/firm/switch', again.body, { firm_id: firm.owner.id })).status).toBe(404);
    expect(
      (await call('PATCH', `/api/firm/members/${leaver.memberId}`, again.body, { status: 'active' })).status,
    ).toBe(403);
  });

  it('keeps no work that was begun: the job does not go on', async () => {
    const leaver = await addMember(server, firm.owner, 'manager');
    const { id } = await buildEntity(server, { owner: firm.owner });
    await assign(id, leaver.memberId);
    const job = await call('POST', '/api/jobs', leaver, {
      kind: 'print',
      clients: [id],
      options: { period: '10-2026' },
    });
    expect(job.status, job.text).toBe(200);
    await call('DELETE', `/api/firm/members/${leaver.memberId}`, firm.owner, {
      hand_over_to: firm.partner.memberId,
    });
    const again = await server.post('/api/auth/login', { email: leaver.email, password: leaver.password });
    expect((await server.get('/api/users/my-data', again.body.token)).text).not.toContain(id);
    expect((await server.get('/api/jobs', again.body.token)).body.jobs).toEqual([]);
    for (const path of ['', '/file']) {
      const answer = await server.get(`/api/jobs/${job.body.job_id}${path}`, again.body.token);
      expect([403, 404], answer.text).toContain(answer.status);
    }
  });

  it('leaves no client behind who is given to them at the moment they leave', async () => {
    for (let round = 0; round < 5; round++) {
      const leaver = await addMember(server, firm.owner, 'staff');
      const { id } = await buildEntity(server, { owner: firm.owner });
      const [left] = await Promise.all([
        call('DELETE', `/api/firm/members/${leaver.memberId}`, firm.owner, {
          hand_over_to: firm.partner.memberId,
        }),
        assign(id, leaver.memberId),
      ]);
      expect(left.status, left.text).toBe(200);
      const entity = await Entity.findById(id).lean();
      expect((entity!.assignments ?? []).map((a) => String(a.user_id))).not.toContain(leaver.id);
    }
  });

  it('leaves no group behind whose manager they become at the moment they leave', async () => {
    for (let round = 0; round < 3; round++) {
      const leaver = await addMember(server, firm.owner, 'manager');
      const [left, made] = await Promise.all([
        call('DELETE', `/api/firm/members/${leaver.memberId}`, firm.owner, {
          hand_over_to: firm.partner.memberId,
        }),
        call('POST', '/api/firm/groups', firm.owner, {
          name: `Race ${leaver.id}`,
          member_ids: [leaver.memberId],
        }),
      ]);
      expect(left.status, left.text).toBe(200);
      if (made.status !== 200) continue;
      const groups = (await server.get('/api/firm/groups', firm.owner.token)).body.groups;
      const group = groups.find((g: { id: string }) => g.id === made.body.group.id);
      expect(group.managers.map((m: { member_id: string }) => m.member_id)).not.toContain(leaver.memberId);
    }
  });

  it('cannot be handed the work of a member who leaves at the same moment', async () => {
    const [one, two] = [
      await addMember(server, firm.owner, 'staff'),
      await addMember(server, firm.owner, 'staff'),
    ];
    const { id } = await buildEntity(server, { owner: firm.owner });
    await assign(id, one.memberId);
    await Promise.all([
      call('DELETE', `/api/firm/members/${one.memberId}`, firm.owner, { hand_over_to: two.memberId }),
      call('DELETE', `/api/firm/members/${two.memberId}`, firm.owner, {
        hand_over_to: firm.partner.memberId,
      }),
    ]);
    const entity = await Entity.findById(id).lean();
    for (const { user_id } of entity!.assignments ?? [])
      expect(
        await FirmMember.exists({ firm_id: toId(firm.owner.id), user_id, status: 'active' }),
        'assigned to a member who left',
      ).not.toBeNull();
  });
});

describe('two saves at the same moment', () => {
  it('of a client, a return, a group and the firm: one is kept, the other is shown it', async () => {
    const pairs = async (act: (n: number) => Promise<{ status: number; text: string }>) => {
      const done = await Promise.all([act(1), act(2)]);
      expect(done.map((a) => a.status).sort(), done.map((a) => a.text).join('\n')).toEqual([200, 409]);
    };
    const { entity, id } = await buildEntity(server, { owner: firm.owner });
    await pairs((n) =>
      call('PUT', `/api/companies/update/${id}`, firm.owner, {
        ...entityBody({ pan: entity.pan }),
        address: `Save ${n}`,
        version: entity.version,
      }),
    );
    const made = await buildReturn(server, { owner: firm.owner, entityId: id });
    await pairs((n) =>
      call('POST', '/api/itr/create-itr.php', firm.owner, {
        itr_id: made.id,
        version: made.version,
        form_data: { personal: { first_name: `Save${n}` } },
      }),
    );
    const { firm: now } = (await server.get('/api/firm', firm.owner.token)).body;
    await pairs((n) => call('PATCH', '/api/firm', firm.owner, { version: now.version, name: `Save ${n}` }));
    const group = (await call('POST', '/api/firm/groups', firm.owner, { name: 'Two saves' })).body.group;
    await pairs((n) =>
      call('PATCH', `/api/firm/groups/${group.id}`, firm.owner, {
        version: group.version,
        name: `Save ${n}`,
      }),
    );
    const member = firm.viewer.memberId;
    const list = (await server.get('/api/firm/members', firm.owner.token)).body.members;
    const { version } = list.find((m: { id: string }) => m.id === member);
    await pairs((n) =>
      call('PATCH', `/api/firm/members/${member}`, firm.owner, {
        version,
        allowed: n === 1 ? [] : ['export'],
      }),
    );
    await call('PATCH', `/api/firm/members/${member}`, firm.owner, { allowed: [] });
  });

  it('approved by two partners at the same moment is approved once', async () => {
    const { id } = await buildReturn(server, { owner: firm.owner, entityId: hidden, itr_type: 'ITR-2' });
    await call('POST', `/api/itr/${id}/review`, firm.owner, { action: 'submit' });
    const done = await Promise.all([
      call('POST', `/api/itr/${id}/review`, firm.owner, { action: 'approve' }),
      call('POST', `/api/itr/${id}/review`, firm.partner, { action: 'approve' }),
    ]);
    expect(done.map((a) => a.status).sort(), done.map((a) => a.text).join('\n')).toEqual([200, 409]);
  });

  it('an approval of figures that were saved again meanwhile is refused', async () => {
    const { id, version } = await buildReturn(server, {
      owner: firm.owner,
      entityId: hidden,
      itr_type: 'ITR-3',
    });
    await call('POST', `/api/itr/${id}/review`, firm.owner, { action: 'submit' });
    await call('POST', '/api/itr/create-itr.php', firm.owner, {
      itr_id: id,
      version,
      form_data: { personal: { first_name: 'Changed' } },
    });
    const late = await call('POST', `/api/itr/${id}/review`, firm.partner, { action: 'approve', version });
    expect(late.status, late.text).toBe(409);
  });
});

describe('another firm and the platform’s administrator', () => {
  it('switch into no firm that is not theirs', async () => {
    for (const firm_id of [firm.owner.id, '000000000000000000000000'])
      expect((await call('POST', '/api/firm/switch', other, { firm_id })).status).toBe(404);
    const admin = await signInAdmin(server);
    expect((await call('POST', '/api/firm/switch', admin, { firm_id: firm.owner.id })).status).toBe(403);
  });

  it('as administrator come to no tax data by an invitation, a share or another role', async () => {
    const admin = await signInAdmin(server);
    await call('POST', '/api/firm/members', firm.owner, { email: admin.email, role: 'partner' });
    const invited = await FirmInvitation.findOne({ email: admin.email }).lean();
    if (invited) {
      const token = await invitationFor(server, admin.email);
      expect((await server.post('/api/firm/invitations/accept', { token }, admin.token)).status).toBe(403);
    }
    await call('POST', `/api/companies/${hidden}/shares`, firm.owner, {
      email: admin.email,
      permission: 'view',
    });
    expect((await server.get(`/api/companies/${hidden}`, admin.token)).status).toBe(403);
    expect((await server.get('/api/access-log', admin.token)).status).toBe(403);
    const self = await server.call('PUT', `/api/admin/users/${admin.id}`, {
      token: admin.token,
      body: { version: admin.doc.version, role: 'ca' },
    });
    expect(self.status).toBeGreaterThanOrEqual(400);
  });

  it('see no names or PANs of clients in the trail, the list of people or the state of the server', async () => {
    const admin = await signInAdmin(server);
    const { entity } = await buildEntity(server, { owner: firm.owner, fields: { first_name: 'Unseen' } });
    for (const path of ['/api/admin/audit', '/api/admin/users', '/api/admin/health', '/api/admin/waitlist']) {
      const { text, status } = await server.get(path, admin.token);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/Unseen/);
      expect(text, path).not.toContain(entity.pan);
    }
  });

  it('read nothing of the access log, breach report or receipts of a firm that is not theirs', async () => {
    await call('GET', `/api/companies/${hidden}`, firm.owner);
    for (const path of [
      `/api/access-log?client=${hidden}`,
      `/api/access-log?person=${firm.owner.id}`,
      `/api/access-log?client=${hidden}&format=csv`,
      '/api/firm/breach-report?from=2020-01-01',
      `/api/firm/breach-report?person=${firm.owner.id}&from=2020-01-01`,
    ]) {
      const { text } = await server.get(path, other.token);
      expect(text, path).not.toMatch(/Hidden/);
      expect(text, path).not.toContain(firm.owner.email);
    }
    for (const role of ['partner', 'manager', 'staff', 'viewer'] as const)
      expect((await server.get('/api/access-log', firm[role].token)).status).toBe(403);
  });
});

describe('the drive of a firm', () => {
  it('is closed to members who see assigned clients only, and to another firm, by every call', async () => {
    const owner = await buildDriveOwner(server);
    const staff = await addMember(server, owner, 'staff');
    const file = await putFile(server, owner, { name: 'salary.txt' });
    for (const who of [staff, other]) {
      for (const path of [
        `/storage/items/${file.id}`,
        `/storage/items/${file.id}/download`,
        `/storage/items/${file.id}/preview`,
        `/storage/files/list/${owner.id}`,
        `/storage/files/download/${owner.id}?path=/salary.txt`,
        `/storage/folders/tree/${owner.id}`,
      ])
        expect([403, 404], path).toContain((await server.get(path, who.token)).status);
      for (const [path, body] of [
        ['/storage/items/move', { ids: [file.id], folder_id: '' }],
        ['/storage/items/copy', { ids: [file.id], folder_id: '' }],
        ['/storage/items/trash', { ids: [file.id] }],
        ['/storage/items/purge', { ids: [file.id] }],
        ['/storage/tickets', { ids: [file.id], act: 'download' }],
        ['/storage/shares', { item_id: file.id, access: 'public' }],
      ] as const)
        expect([403, 404], path).toContain((await call('POST', path, who, body)).status);
    }
    expect((await server.get(`/storage/items/${file.id}`, owner.token)).status).toBe(200);
  });
});
