import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildReturn, type TestUser } from '../testing/factories.ts';
import { buildFirm } from '../testing/firm.ts';
import { buildGstEntity, buildGstReturn, complete } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const review = (path: string, who: { token: string }, body: object) =>
  server.post(`/api/${path}/review`, body, who.token);

describe('prepare, review, approve', () => {
  it('goes from draft over review to approved; a change of a figure reopens it and says what changed', async () => {
    const firm = await buildFirm(server);
    const { id: company_id } = await buildEntity(server, { owner: firm.owner });
    for (const who of [firm.staff, firm.manager, firm.viewer])
      await server.post('/api/firm/assignments', { company_id, member_id: who.memberId }, firm.owner.token);
    const made = await buildReturn(server, {
      owner: firm.staff as TestUser,
      entityId: company_id,
    });
    const path = `itr/${made.id}`;
    const state = async (who = firm.owner) =>
      (await server.get(`/api/${path}/review`, who.token)).body.review.state;
    expect(await state()).toBe('draft');
    expect((await review(path, firm.staff, { action: 'approve' })).status).toBe(403);
    expect((await review(path, firm.partner, { action: 'approve' })).status).toBe(409);
    expect((await review(path, firm.viewer, { action: 'submit' })).status).toBe(403);
    expect((await review(path, firm.staff, { action: 'submit' })).body.review.state).toBe('in_review');
    const noted = await review(path, firm.manager, {
      action: 'comment',
      path: 'person.mobile',
      text: 'Is this the number on the portal?',
    });
    expect(noted.body.review.comments[0]).toMatchObject({ path: 'person.mobile', by: 'The manager' });
    const comment_id = noted.body.review.comments[0].id as string;
    const answered = await review(path, firm.staff, { action: 'comment', comment_id, text: 'Yes' });
    expect(answered.body.review.comments[0].answers).toHaveLength(1);
    const resolved = await review(path, firm.manager, { action: 'comment', comment_id, resolve: true });
    expect(resolved.body.review.comments[0].resolved_by).toBe('The manager');
    expect((await review(path, firm.manager, { action: 'approve' })).status).toBe(403);
    const late = await review(path, firm.partner, { action: 'approve', version: made.version + 1 });
    expect(late.status).toBe(409);
    expect(
      (await review(path, firm.partner, { action: 'approve', version: made.version })).body.review.state,
    ).toBe('approved');
    const saved = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: made.id, version: made.version, form_data: { personal: { first_name: 'Asha' } } },
      firm.staff.token,
    );
    expect(saved.status, saved.text).toBe(200);
    const after = (await server.get(`/api/${path}/review`, firm.partner.token)).body.review;
    expect(after.state).toBe('in_review');
    expect(after.changes).toContainEqual(
      expect.objectContaining({
        field: 'personal.first_name',
        before: null,
        after: 'Asha',
        by: 'The staff',
      }),
    );
    expect(
      (await review(path, firm.manager, { action: 'reopen', text: 'Please attach 26AS' })).body.review,
    ).toMatchObject({
      state: 'draft',
      comments: [{}, { text: 'Please attach 26AS', path: '' }],
    });
    // Two people save one field: the later one sees the earlier value.
    const clash = await server.post(
      '/api/itr/create-itr.php',
      { itr_id: made.id, version: made.version, form_data: { personal: { first_name: 'Usha' } } },
      firm.partner.token,
    );
    expect([clash.status, clash.body.stored.form_data.personal.first_name]).toEqual([409, 'Asha']);
  });

  it('comes before filing in a firm of several, by every way of filing', async () => {
    const firm = await buildFirm(server);
    const entity = await buildGstEntity(server, { owner: firm.owner as TestUser });
    const made = await buildGstReturn(server, 'GSTR-1', { entity });
    const path = `gst/gstr1/${made.id}`;
    const version = async () => (await server.get(`/api/${path}`, firm.owner.token)).body.return.version;
    const file = async (who: { token: string }, more: object = {}) =>
      server.post(
        '/api/gst/gstr1.php',
        {
          gst_id: made.id,
          version: await version(),
          status: 'filed',
          acknowledgement: 'AA2710251234567',
          ...more,
        },
        who.token,
      );
    await server.post(
      '/api/firm/assignments',
      { company_id: entity.id, member_id: firm.staff.memberId },
      firm.owner.token,
    );
    const early = await file(firm.partner);
    expect([early.status, early.body.error.id]).toEqual([409, 'not_approved']);
    await review(path, firm.staff, { action: 'submit' });
    await review(path, firm.partner, { action: 'approve' });
    const byStaff = await file(firm.staff);
    expect([byStaff.status, byStaff.body.error.id]).toEqual([403, 'role_in_firm']);
    const altered = await file(firm.partner, complete);
    expect([altered.status, altered.body.error.id]).toEqual([409, 'changed_after_approval']);
    const filed = await file(firm.partner);
    expect(filed.status, filed.text).toBe(200);
    expect((await server.get(`/api/${path}/review`, firm.owner.token)).body.review.state).toBe('filed');
    expect((await review(path, firm.partner, { action: 'reopen' })).status).toBe(409);
  });
});
