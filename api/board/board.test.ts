import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board, Cell } from '../../shared/duties/board.ts';
import {
  buildEntity,
  buildReturn,
  buildUser,
  freshPan,
  signInAdmin,
  type TestUser,
} from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn, gstinOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildDeductor, buildStatement } from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  // Thursday, 19 November 2026 in India.
  server.advance(Date.parse('2026-11-19T06:00:00Z') - Date.now());
});
afterAll(() => server.stop());

const read = async (user: TestUser, query = ''): Promise<Board> => {
  const answer = await server.get(`/api/board${query}`, user.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const cellOf = async (user: TestUser, duty: string, query = ''): Promise<Cell | undefined> =>
  (await read(user, query)).rows.flatMap((r) => r.cells).find((c) => c.duty === duty);

describe('GET /board', () => {
  it('answers columns, rows with cells, and counts for the month before this one', async () => {
    const { owner, id } = await buildGstEntity(server);
    const board = await read(owner);
    expect(board.period).toBe('10-2026');
    expect(board.columns.map((c) => c.id)).toEqual(['GSTR-1', 'GSTR-3B', 'Advance tax', 'ITR']);
    expect(board.rows).toHaveLength(1);
    const [row] = board.rows;
    expect(row!.client).toMatchObject({ id, status: 'Sole Proprietorship' });
    expect(row!.client.pan).toMatch(/^[A-Z]{3}••••\d\d[A-Z]$|^[A-Z]{3}••••\d[A-Z]{2}$|^.{10}$/);
    const who = { id: owner.id, name: owner.doc.full_name };
    // Hand dates: rule 59 the 11th (passed), rule 61 the 20th, section 211 15 December, section 139(1) 31 August for business.
    expect(row!.cells.map(({ registration_id: _, ...c }) => c)).toEqual([
      { duty: 'GSTR-1', state: 'late', due: '2026-11-11', who, return_id: null },
      { duty: 'GSTR-3B', state: 'not_started', due: '2026-11-20', who, return_id: null },
      { duty: 'Advance tax', state: 'not_due', due: '2026-12-15', who, return_id: null },
      { duty: 'ITR', state: 'late', due: '2026-08-31', who, return_id: null },
    ]);
    expect(board.counts.columns['GSTR-1']).toMatchObject({ total: 1, left: 1, late: 1 });
    expect(board.counts.week).toEqual([{ column: 'GSTR-3B', due: 1, left: 1 }]);
  });

  it('follows the work: a draft, a return marked as filed with its number', async () => {
    const { owner, id } = await buildGstEntity(server);
    const entity = { id, owner, gstin: '' };
    const { id: gst, version } = await buildGstReturn(server, 'GSTR-3B', { entity, period: '10-2026' });
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({ state: 'in_progress', return_id: gst });
    const filed = await server.post(
      '/api/gst/gstr3b.php',
      { gst_id: gst, version, status: 'filed', acknowledgement: 'AA2710260000001', filed_on: '2026-11-18' },
      owner.token,
    );
    expect(filed.status, filed.text).toBe(200);
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({
      state: 'filed',
      return_id: gst,
      acknowledgement: 'AA2710260000001',
      filed_on: '2026-11-18',
    });
    // Another period is another duty.
    expect(await cellOf(owner, 'GSTR-3B', '?period=09-2026')).toMatchObject({
      state: 'late',
      return_id: null,
    });
  });

  it('shows statements of the quarter and returns of the assessment year, whatever entity of the person they are under', async () => {
    const deductor = await buildDeductor(server);
    const { id } = await buildStatement(server, {
      entity: deductor,
      form_type: '138',
      financial_year: '2026-2027',
      quarter: 'Q2',
    });
    // Form 138 was made for this TAN: it is a duty, late since 31 October 2026.
    expect(await cellOf(deductor.owner, '138')).toMatchObject({
      state: 'late',
      due: '2026-10-31',
      return_id: id,
    });

    const itr = await buildReturn(server, { assessment_year: '2026-27' });
    const copied = await server.post(`/api/companies/${itr.entityId}/copy-year`, {}, itr.owner.token);
    expect(copied.status, copied.text).toBe(200);
    const board = await read(itr.owner);
    expect(board.rows).toHaveLength(1);
    expect(board.rows[0]!.cells.at(-1)).toMatchObject({ duty: 'ITR', return_id: itr.id });
  });

  it('shows a person by the newest year, with what was done under the numbers of earlier ones', async () => {
    const owner = await buildUser(server);
    const pan = freshPan();
    const numbers = [gstinOf(pan, '24'), gstinOf(pan, '27')] as const;
    const of = (assessment_year: string, last_name: string) =>
      buildEntity(server, {
        owner,
        fields: {
          pan,
          assessment_year,
          status: 'Sole Proprietorship',
          last_name,
          business: true,
          salary: false,
          tan: 'MUMA12345B',
          registrations: numbers.map((number) => ({ kind: 'gstin', number })),
        },
      });
    const before = await of('2026-2027', 'Asha');
    const [, pune] = before.entity.registrations as { id: string }[];
    const registration_id = pune!.id;
    const made = await server.post(
      '/api/gst/gstr1.php',
      { gst_master_id: before.id, registration_id, return_period: '10-2026' },
      owner.token,
    );
    expect(made.status, made.text).toBe(200);
    const { id: statement } = await buildStatement(server, {
      entity: { ...before, pan },
      form_type: '138',
      financial_year: '2026-2027',
      quarter: 'Q2',
    });
    const note = (id: string, state: string, registration: string) =>
      server.post(
        `/api/clients/${id}/duties`,
        { period: '10-2026', duty: 'GSTR-3B', state, registration_id: registration },
        owner.token,
      );
    expect((await note(before.id, 'waiting_for_papers', registration_id)).status).toBe(200);
    const { entity } = await buildEntity(server, { owner, fields: { first_name: 'Omar' } });
    const now = await of('2027-2028', 'Zubin');
    const [, puneNow, tan] = now.entity.registrations as { id: string }[];
    const { rows } = await read(owner);
    expect(rows.map((r) => r.client.name)).toEqual([entity.name, now.entity.name]);
    const told = (list: Cell[]) =>
      list
        .filter((c) => c.return_id || c.state === 'waiting_for_papers')
        .map((c) => [c.duty, c.state, c.registration_id, c.return_id]);
    expect(told(rows[1]!.cells)).toEqual([
      ['GSTR-1', 'late', puneNow!.id, made.body.gst_id],
      ['GSTR-3B', 'waiting_for_papers', puneNow!.id, null],
      ['138', 'late', tan!.id, statement],
    ]);
    expect((await note(now.id, 'clear', puneNow!.id)).body.cell.state).toBe('not_started');
  });

  it('asks for GSTR-9 above two crore of turnover, until 31 December after the year', async () => {
    const { owner, id } = await buildGstEntity(server);
    const turnover = (amount: number) =>
      server.call('PUT', `/api/gst/home/${id}`, {
        token: owner.token,
        body: { financial_year: '2026-27', frequency: 'monthly', turnover: amount, sez: false },
      });
    expect(await cellOf(owner, 'GSTR-9')).toBeUndefined();
    // Notification 15/2025-CT: not required up to two crore rupees.
    expect((await turnover(2_00_00_000)).status).toBe(200);
    expect(await cellOf(owner, 'GSTR-9')).toBeUndefined();
    expect((await turnover(2_00_00_001)).status).toBe(200);
    expect(await cellOf(owner, 'GSTR-9')).toMatchObject({ due: '2026-12-31', state: 'not_started' });
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: id, financial_year: '2025-26' },
      owner.token,
    );
    expect(await cellOf(owner, 'GSTR-9')).toMatchObject({
      state: 'in_progress',
      return_id: made.body.gst_id,
    });
    // GSTR-9C above five crore (rule 80(3)), on the page of that GSTR-9, until it is marked as filed.
    expect(await cellOf(owner, 'GSTR-9C')).toBeUndefined();
    await turnover(5_00_00_000);
    expect(await cellOf(owner, 'GSTR-9C')).toBeUndefined();
    await turnover(5_00_00_001);
    expect(await cellOf(owner, 'GSTR-9C')).toMatchObject({
      due: '2026-12-31',
      state: 'not_started',
      return_id: made.body.gst_id,
    });
    const file9c = (body: object) =>
      server.call('PUT', `/api/gst/gstr9/${made.body.gst_id}/9c`, {
        token: owner.token,
        body: { typed: {}, reasons: {}, ...body },
      });
    expect((await file9c({ version: 0 })).status).toBe(200);
    expect(await cellOf(owner, 'GSTR-9C')).toMatchObject({ state: 'in_progress' });
    expect((await file9c({ version: 1, filed_on: '2026-11-20' })).status).toBe(200);
    expect(await cellOf(owner, 'GSTR-9C')).toMatchObject({ state: 'filed', filed_on: '2026-11-20' });
    // In March 2026 the year at hand is 2024-25, due since 31 December 2025.
    expect(await cellOf(owner, 'GSTR-9', '?period=03-2026')).toBeUndefined();
  });

  it('narrows by name, PAN and filter, and counts what it shows', async () => {
    const owner = await buildUser(server);
    await buildGstEntity(server, { owner });
    const { entity } = await buildEntity(server, { owner, fields: { first_name: 'Zubin' } });
    expect((await read(owner)).rows).toHaveLength(2);
    expect((await read(owner, '?q=zubin')).rows.map((r) => r.client.name)).toEqual([entity.name]);
    expect((await read(owner, `?q=${entity.pan}`)).rows).toHaveLength(1);
    const late = await read(owner, '?filter=state:late,duty:GSTR-1');
    expect(late.rows).toHaveLength(1);
    expect(late.counts.clients).toBe(1);
  });

  it('refuses a period or filter it cannot read, naming the field', async () => {
    const owner = await buildUser(server);
    for (const [query, path] of [
      ['period=13-2026', 'period'],
      ['period=soon', 'period'],
      ['filter=state:lateish', 'filter'],
      ['filter=colour:red', 'filter'],
    ]) {
      const answer = await server.get(`/api/board?${query}`, owner.token);
      expect([answer.status, answer.body.error.fields[0].path]).toEqual([422, path]);
    }
    expect((await server.get('/api/board?page=2', owner.token)).status).toBe(400);
  });

  it("shows nobody else's clients", async () => {
    await buildGstEntity(server);
    const stranger = await buildUser(server);
    expect((await read(stranger)).rows).toEqual([]);
    expect((await server.get('/api/board', (await signInAdmin(server)).token)).status).toBe(403);
  });
});

describe('groups, labels and views', () => {
  it('narrows by group, by its id or name, and by label; shows both to the firm alone', async () => {
    const owner = await buildUser(server);
    const a = await buildGstEntity(server, { owner });
    const b = await buildGstEntity(server, { owner });
    const made = await server.post(
      '/api/firm/groups',
      { name: 'Mehta family', company_ids: [a.id] },
      owner.token,
    );
    const group = made.body.group.id as string;
    await server.call('PATCH', `/api/firm/clients/${b.id}`, {
      token: owner.token,
      body: { labels: ['Audit, big'] },
    });
    const ids = async (filter: string) =>
      (await read(owner, `?filter=${encodeURIComponent(filter)}`)).rows.map((r) => r.client.id);
    expect(await ids(`group:${group}`)).toEqual([a.id]);
    expect(await ids('group:mehta family')).toEqual([a.id]);
    expect(await ids('label:Audit%2C big')).toEqual([b.id]);
    expect(await ids('label:Other')).toEqual([]);
    const guest = await buildUser(server);
    await server.post(
      `/api/companies/${a.id}/shares`,
      { email: guest.doc.email, permission: 'view' },
      owner.token,
    );
    expect((await read(guest)).rows[0]!.client).not.toHaveProperty('group');
  });

  it('keeps views for the person alone', async () => {
    const owner = await buildUser(server);
    const put = (views: object[]) =>
      server.call('PUT', '/api/board/views', { token: owner.token, body: { views } });
    const late = { name: 'Late GST', search: 'filter=state%3Alate' };
    expect((await server.get('/api/board/views', owner.token)).body.views).toEqual([]);
    expect((await put([{ ...late, search: '' }, late])).body.views).toEqual([late]);
    expect((await server.get('/api/board/views', owner.token)).body.views).toEqual([late]);
    expect((await put([{ name: ' ', search: '' }])).status).toBe(422);
    const other = await buildUser(server);
    expect((await server.get('/api/board/views', other.token)).body.views).toEqual([]);
  });
});

describe('due dates moved by notification', () => {
  const moved = {
    kind: 'GSTR-3B monthly',
    period: '10-2026',
    due: '2026-11-18',
    notification: 'Notification 99/2026-CT',
  };

  it('set once by the office they hold for all its clients and no other', async () => {
    const { owner } = await buildGstEntity(server);
    const other = await buildGstEntity(server);
    const made = await server.post('/api/due-dates', moved, owner.token);
    expect(made.status, made.text).toBe(200);
    // The 18th has passed on the 19th.
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({ state: 'late', due: '2026-11-18' });
    expect(await cellOf(other.owner, 'GSTR-3B')).toMatchObject({ due: '2026-11-20' });
    expect((await server.post('/api/due-dates', moved, owner.token)).status).toBe(409);
    const id = made.body.due_date.id;
    expect((await server.call('DELETE', `/api/due-dates/${id}`, { token: other.owner.token })).status).toBe(
      404,
    );
    expect((await server.call('DELETE', `/api/due-dates/${id}`, { token: owner.token })).status).toBe(200);
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({ due: '2026-11-20' });
  });

  it('set by an administrator they hold for everyone; what the office set comes first', async () => {
    const admin = await signInAdmin(server);
    const { owner } = await buildGstEntity(server);
    const made = await server.post('/api/due-dates', { ...moved, due: '2026-11-27' }, admin.token);
    expect(made.status, made.text).toBe(200);
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({ due: '2026-11-27' });
    await server.post('/api/due-dates', { ...moved, due: '2026-11-30' }, owner.token);
    expect(await cellOf(owner, 'GSTR-3B')).toMatchObject({ due: '2026-11-30' });
    const list = await server.get('/api/due-dates', owner.token);
    expect(list.body.due_dates.map((d: { everyone: boolean }) => d.everyone)).toEqual([false, true]);
    await server.call('DELETE', `/api/due-dates/${made.body.due_date.id}`, { token: admin.token });
  });

  it.each([
    [{ period: '2026-27' }, 422],
    [{ due: '2026-02-30' }, 422],
    [{ notification: '' }, 422],
    [{ kind: 'GSTR-10' }, 422],
    [{ states: ['99'] }, 422],
  ])('refuses %j', async (over, status) => {
    const owner = await buildUser(server);
    const answer = await server.post('/api/due-dates', { ...moved, ...over }, owner.token);
    expect([400, status]).toContain(answer.status);
    expect(answer.body.error.fields[0].path.split('.')[0]).toBe(Object.keys(over)[0]);
  });
});

describe('POST /clients/{id}/duties', () => {
  it('notes papers asked for, and takes the note back', async () => {
    const { owner, id } = await buildGstEntity(server);
    const note = (body: object) =>
      server.post(`/api/clients/${id}/duties`, { period: '10-2026', ...body }, owner.token);
    const asked = await note({ duty: 'GSTR-3B', state: 'waiting_for_papers' });
    expect(asked.status, asked.text).toBe(200);
    expect(asked.body.cell).toMatchObject({ state: 'waiting_for_papers' });
    expect((await note({ duty: 'GSTR-3B', state: 'clear' })).body.cell.state).toBe('not_started');
  });

  it('files by a note what the product makes no return of, and only that', async () => {
    const { owner, id } = await buildGstEntity(server);
    const note = (body: object) =>
      server.post(`/api/clients/${id}/duties`, { period: '10-2026', ...body }, owner.token);
    const paid = await note({
      duty: 'Advance tax',
      state: 'filed',
      filed_on: '2026-11-17',
      acknowledgement: '0510308',
    });
    expect(paid.body.cell).toMatchObject({
      state: 'filed',
      filed_on: '2026-11-17',
      acknowledgement: '0510308',
    });
    expect(await cellOf(owner, 'Advance tax')).toMatchObject({ state: 'filed' });
    // The next instalment is another one.
    expect(await cellOf(owner, 'Advance tax', '?period=01-2027')).toMatchObject({ state: 'not_due' });
    expect((await note({ duty: 'GSTR-3B', state: 'filed' })).status).toBe(409);
    expect((await note({ duty: 'CMP-08', state: 'filed' })).status).toBe(422);
    expect((await note({ duty: 'Advance tax', state: 'filed', filed_on: '2026-11-20' })).status).toBe(422);
    const stranger = await buildUser(server);
    const foreign = { period: '10-2026', duty: 'GSTR-3B', state: 'clear' };
    expect((await server.post(`/api/clients/${id}/duties`, foreign, stranger.token)).status).toBe(404);
  });
});
