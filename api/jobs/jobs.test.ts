import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../base/records.ts';
import { ItrReturn } from '../itr/model.ts';
import { renderPdf } from '../pdf/render.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../testing/gst.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  server.advance(Date.parse('2026-11-19T06:00:00Z') - Date.now());
});
afterAll(() => server.stop());

const begin = async (user: TestUser, kind: string, clients: string[], options: object): Promise<string> => {
  const answer = await server.post('/api/jobs', { kind, clients, options }, user.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.job_id;
};
/** The job when it has ended. */
const ended = async (user: TestUser, id: string) => {
  for (;;) {
    const { body } = await server.get(`/api/jobs/${id}`, user.token);
    if (body.state === 'done') return body;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const run = async (user: TestUser, kind: string, clients: string[], options: object) =>
  ended(user, await begin(user, kind, clients, options));
const itr = { duty: 'ITR', period: '10-2026' };

describe('jobs', () => {
  it('start: last year’s return of the client carries into this year’s; one already begun is left alone', async () => {
    const { owner, id } = await buildEntity(server);
    await buildReturn(server, { owner, entityId: id, itr_type: 'ITR-1', assessment_year: '2025-26' });
    const begun = await buildReturn(server, { owner, itr_type: 'ITR-1', assessment_year: '2026-27' });
    const job = await run(owner, 'start', [id, begun.entityId], itr);
    expect(job.progress).toEqual({ total: 2, finished: 2, done: 1, skipped: 1, failed: 0, waiting: 0 });
    expect(job.lines[0]).toMatchObject({
      client: { id },
      state: 'done',
      message: 'ITR-1 started with details carried forward from AY 2025-26',
    });
    expect(job.lines[1]).toMatchObject({ state: 'skipped', return_id: begun.id });
    const made = await server.get(`/api/itr/${job.lines[0].return_id}`, owner.token);
    expect(made.body.return).toMatchObject({
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
      status: 'draft',
    });
    expect(JSON.stringify(made.body.return.form_data)).toContain('Kulkarni');
  });

  it('start: without an earlier return the form has to be named', async () => {
    const { owner, id } = await buildEntity(server);
    const without = await run(owner, 'start', [id], itr);
    expect(without.lines[0]).toMatchObject({ state: 'skipped' });
    const named = await run(owner, 'start', [id], { ...itr, itr_type: 'ITR-1' });
    expect(named.lines[0]).toMatchObject({ state: 'done', message: 'ITR-1 started' });
    const board = await server.get('/api/board', owner.token);
    expect(board.body.rows[0].cells.at(-1)).toMatchObject({
      duty: 'ITR',
      return_id: named.lines[0].return_id,
    });
  });

  it('start and check GST returns; a client without the duty is told so', async () => {
    const { owner, id } = await buildGstEntity(server);
    const { id: person } = await buildEntity(server, { owner });
    for (const duty of ['GSTR-1', 'GSTR-3B']) {
      const options = { duty, period: '10-2026' };
      const started = await run(owner, 'start', [id, person], options);
      // Lines are by name, whichever client was ticked first.
      const names = started.lines.map((l: { client: { name: string } }) => l.client.name);
      expect(names).toEqual(names.toSorted());
      const of = (client: string) =>
        started.lines.find((l: { client: { id: string } }) => l.client.id === client);
      expect(of(id).state).toBe('done');
      expect(of(person)).toMatchObject({
        state: 'failed',
        message: 'This client has no such duty in the period',
      });
      const checked = await run(owner, 'check', [id], options);
      expect(checked.lines[0]).toMatchObject({ state: 'done', return_id: of(id).return_id });
    }
  });

  it('export: one archive with a file of each return that has one', async () => {
    const { owner, entity } = await buildGstReturn(server, 'GSTR-3B', { period: '10-2026' });
    const { id: other } = await buildGstEntity(server, { owner });
    const job = await run(owner, 'export', [entity.id, other], { duty: 'GSTR-3B', period: '10-2026' });
    expect(job.progress).toMatchObject({ done: 1, skipped: 1 });
    expect(job.has_file).toBe(true);
    const file = await server.get(`/api/jobs/${job.id}/file`, owner.token);
    expect(file.status).toBe(200);
    expect(Object.keys(unzipSync(new Uint8Array(file.bytes)))).toEqual([
      `GSTR3B_${entity.gstin}_102026.json`,
    ]);
    await buildGstReturn(server, 'GSTR-1', { entity, period: '10-2026' });
    for (const [format, name] of [
      ['json', `returns_19112026_R1_${entity.gstin}_offline.json`],
      ['pdf', `GSTR1_${entity.gstin}_102026.pdf`],
    ] as const) {
      const sales = await run(owner, 'export', [entity.id], { duty: 'GSTR-1', period: '10-2026', format });
      const packed = await server.get(`/api/jobs/${sales.id}/file`, owner.token);
      expect(Object.keys(unzipSync(new Uint8Array(packed.bytes)))).toEqual([name]);
    }
    const print = await run(owner, 'print', [entity.id], { period: '10-2026' });
    const list = await server.get(`/api/jobs/${print.id}/file`, owner.token);
    expect(list.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('request papers: a mail to the client in the language chosen, and the duty waits for papers', async () => {
    const { owner, id } = await buildGstEntity(server);
    const job = await run(owner, 'request_papers', [id], {
      duty: 'GSTR-3B',
      period: '10-2026',
      language: 'hi',
    });
    expect(job.lines[0]).toMatchObject({ state: 'done', message: 'Asked asha@example.in' });
    const mail = await mailTo(server, 'asha@example.in', /GSTR-3B/);
    expect(mail.text).toContain('20-11-2026');
    expect(mail.text).toContain('ख़रीद बिल');
    const board = await server.get('/api/board', owner.token);
    expect(board.body.rows[0].cells.find((c: { duty: string }) => c.duty === 'GSTR-3B').state).toBe(
      'waiting_for_papers',
    );
  });

  it('mark filed: by PAN, GSTIN or TAN; what is not named, named twice or dated ahead stays open', async () => {
    const owner = await buildUser(server);
    const made = [];
    for (let i = 0; i < 4; i++) {
      const entity = await buildGstEntity(server, { owner });
      await buildGstReturn(server, 'GSTR-3B', { entity, period: '10-2026' });
      made.push(entity);
    }
    const [a, b, c, d] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0], (typeof made)[0]];
    const pan = a.gstin.slice(2, 12);
    const job = await run(
      owner,
      'mark_filed',
      made.map((e) => e.id),
      {
        duty: 'GSTR-3B',
        period: '10-2026',
        acknowledgements: [
          { of: pan.toLowerCase(), number: 'AA1', filed_on: '2026-11-18' },
          { of: b.gstin, number: 'AA2', filed_on: '2026-11-20' },
          { of: c.gstin, number: 'AA3', filed_on: '2026-11-18' },
          { of: c.id, number: 'AA4', filed_on: '2026-11-18' },
        ],
      },
    );
    expect(job.lines.map((l: { state: string }) => l.state)).toEqual(['done', 'failed', 'failed', 'skipped']);
    const { rows } = (await server.get('/api/board', owner.token)).body;
    const cell = (id: string) =>
      rows
        .find((r: { client: { id: string } }) => r.client.id === id)
        .cells.find((x: { duty: string }) => x.duty === 'GSTR-3B');
    expect(cell(a.id)).toMatchObject({ state: 'filed', acknowledgement: 'AA1', filed_on: '2026-11-18' });
    for (const e of [b, c, d]) expect(cell(e.id).state).toBe('in_progress');
  });

  it('mark filed: of acknowledgements of several returns of a client the one of the duty counts', async () => {
    const owner = await buildUser(server);
    const entity = await buildGstEntity(server, { owner });
    await buildGstReturn(server, 'GSTR-3B', { entity, period: '10-2026' });
    const of = entity.gstin;
    const job = await run(owner, 'mark_filed', [entity.id], {
      duty: 'GSTR-3B',
      period: '10-2026',
      acknowledgements: [
        { of, number: 'AA1', filed_on: '2026-11-11', return_of: 'GSTR-1 10-2026' },
        { of, number: 'AA2', filed_on: '2026-11-18', return_of: 'GSTR-3B 10-2026' },
        { of: 'ABCPZ9999Q', number: 'AA3', filed_on: '2026-11-18' },
      ],
    });
    expect(job.lines[0]).toMatchObject({ state: 'done', message: 'Marked as filed: AA2' });
    // Whose acknowledgement it was that no client of the job has is told.
    expect(job.unused).toEqual(['ABCPZ9999Q']);
  });

  it('mark_filed: ITR-V PDFs are read by the server and mark the returns; one of another year, or no acknowledgement, says so', async () => {
    const owner = await buildUser(server);
    const pans = ['ABCPK1234F', 'ABCPM4321G'];
    const [first, second] = await Promise.all(
      pans.map(async (pan) => {
        const { id } = await buildEntity(server, { owner, fields: { pan } });
        const made = await buildReturn(server, { owner, entityId: id });
        await ItrReturn.updateOne({ _id: toId(made.id) }, { $set: { status: 'validated' } });
        return { id, return_id: made.id };
      }),
    );
    const itrV = (pan: string, year: string, number: string) =>
      renderPdf({
        content: [
          { text: `Acknowledgement Number:${number}          Date of filing : 18-Jul-2026*` },
          'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT',
          `Assessment Year ${year}`,
          { columns: ['PAN', pan] },
          { columns: ['Form Number', 'ITR-1'] },
          { columns: ['e-Filing Acknowledgement Number', number] },
        ],
      });
    const form = new FormData();
    const files = {
      'first.pdf': await itrV(pans[0]!, '2026-27', '123456789180726'),
      'second.pdf': await itrV(pans[1]!, '2025-26', '223456789180726'),
      'bill.pdf': await renderPdf({ content: ['Electricity bill'] }),
      'cut.pdf': Buffer.from('%PDF-1.4 and no more'),
    };
    Object.entries(files).forEach(([name, bytes], i) => {
      form.append(`file${i}`, new Blob([new Uint8Array(bytes)]), name);
    });
    const answer = await server.call('POST', '/api/jobs/acknowledgements', { token: owner.token, form });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.acknowledgements).toEqual([
      {
        file: 'first.pdf',
        of: pans[0],
        number: '123456789180726',
        filed_on: '2026-07-18',
        return_of: 'ITR 2026-27',
      },
      {
        file: 'second.pdf',
        of: pans[1],
        number: '223456789180726',
        filed_on: '2026-07-18',
        return_of: 'ITR 2025-26',
      },
    ]);
    expect(answer.body.unread.map((u: { file: string; message: string }) => [u.file, u.message])).toEqual([
      ['bill.pdf', 'This is not an acknowledgement of an income-tax or GST return'],
      ['cut.pdf', 'This is not a PDF, or it is incomplete'],
    ]);
    const acknowledgements = answer.body.acknowledgements.map(({ file: _, ...a }: { file: string }) => a);
    const job = await run(owner, 'mark_filed', [first!.id, second!.id], { ...itr, acknowledgements });
    expect(job.lines.map((l: { state: string; message: string }) => [l.state, l.message])).toEqual([
      ['done', 'Marked as filed: 123456789180726'],
      ['failed', 'The acknowledgement is for ITR 2025-26'],
    ]);
    const read = async (id: string) => (await server.get(`/api/itr/${id}`, owner.token)).body.return;
    expect(await read(first!.return_id)).toMatchObject({
      status: 'filed',
      acknowledgement: '123456789180726',
      filed_on: '2026-07-18',
    });
    expect((await read(second!.return_id)).status).toBe('validated');
    const none = await server.call('POST', '/api/jobs/acknowledgements', {
      token: owner.token,
      form: new FormData(),
    });
    expect([none.status, none.body.error.fields[0].path]).toEqual([400, 'file0']);
  });

  it('pause, resume and cancel; each client is done once however often it is resumed', async () => {
    const owner = await buildUser(server);
    const clients = [];
    for (let i = 0; i < 6; i++) clients.push((await buildGstEntity(server, { owner })).id);
    const id = await begin(owner, 'start', clients, { duty: 'GSTR-3B', period: '10-2026' });
    const turn = (act: string) => server.post(`/api/jobs/${id}/${act}`, {}, owner.token);
    const paused = await turn('pause');
    expect(paused.status, paused.text).toBe(200);
    if (paused.body.state === 'paused') {
      await turn('resume');
      await turn('resume');
    }
    const job = await ended(owner, id);
    expect(job.progress).toMatchObject({ total: 6, done: 6 });
    expect((await server.get('/api/gst/list', owner.token)).body.total).toBe(6);
    expect((await turn('cancel')).status).toBe(409);
    const second = await begin(owner, 'print', clients, { period: '10-2026' });
    expect([200, 409]).toContain((await server.post(`/api/jobs/${second}/cancel`, {}, owner.token)).status);
  });

  it('assign: the member has the client on the board, and may do only what the role allows', async () => {
    const { owner, id } = await buildGstEntity(server);
    const members = (await server.get('/api/firm/members', owner.token)).body.members;
    const job = await run(owner, 'assign', [id], { member_id: members[0].id, duty: 'gst' });
    expect(job.lines[0]).toMatchObject({ state: 'done', message: 'Assigned' });
    const { rows } = (await server.get('/api/board', owner.token)).body;
    expect(rows[0].cells[0].who).toEqual({ id: owner.id, name: owner.doc.full_name });
    const none = await run(owner, 'assign', [id], { member_id: '0123456789abcdef01234567' });
    expect(none.lines[0].state).toBe('failed');
  });

  it('refuses what it cannot do, naming the field, and shows no job to anyone else', async () => {
    const { owner, id } = await buildEntity(server);
    const stranger = await buildUser(server);
    const send = (body: object, token = owner.token) => server.post('/api/jobs', body, token);
    const good = { kind: 'check', clients: [id], options: itr };
    expect((await send({ ...good, kind: 'burn' })).status).toBe(422);
    expect((await send({ ...good, clients: [] })).status).toBe(422);
    const bad = await send({ ...good, options: { duty: 'ITR' } });
    expect([bad.status, bad.body.error.fields[0].path]).toEqual([422, 'options.period']);
    expect((await send({ ...good, options: { ...itr, period: '13-2026' } })).status).toBe(422);
    expect((await send({ ...good, clients: [id, '0123456789abcdef01234567'] })).status).toBe(404);
    expect((await send(good, stranger.token)).status).toBe(404);
    const job = await begin(owner, 'check', [id], itr);
    for (const path of ['', '/file'])
      expect((await server.get(`/api/jobs/${job}${path}`, stranger.token)).status).toBe(404);
    expect((await ended(owner, job)).lines[0]).toMatchObject({ state: 'skipped' });
  });
});
