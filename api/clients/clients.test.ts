import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientPage, ReadyReminder } from '../../shared/duties/client-page.ts';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn, formWith } from '../testing/gst.ts';
import { mailTo } from '../testing/mails.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  // Thursday, 19 November 2026 in India.
  server.advance(Date.parse('2026-11-19T06:00:00Z') - Date.now());
});
afterAll(() => server.stop());

const page = async (user: TestUser, id: string, query = ''): Promise<ClientPage> => {
  const answer = await server.get(`/api/clients/${id}${query}`, user.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const letter = async (user: TestUser, id: string, query: string): Promise<ReadyReminder> => {
  const answer = await server.get(`/api/clients/${id}/reminder?${query}`, user.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe('GET /clients/{id}', () => {
  it('answers who it is with the PAN masked, the duties of the month at hand and the next, each once', async () => {
    const { owner, id } = await buildGstEntity(server);
    const found = await page(owner, id);
    expect(found.client).toMatchObject({ id, permission: 'own', owner_name: null, canFileGST: true });
    expect(found.client.pan).toMatch(/^[A-Z]{3}••••\d[\dA-Z][A-Z]$|^.{3}••••.{3}$/);
    expect([found.period, found.today]).toEqual(['10-2026', '2026-11-19']);
    // Rule 59 and 61: October on 11 and 20 November, November on 11 and 20 December; section 211 and 139(1) once.
    expect(found.duties.map((d) => [d.duty, d.period, d.due, d.state, d.month])).toEqual([
      ['ITR', '2026-27', '2026-08-31', 'late', '10-2026'],
      ['GSTR-1', '10-2026', '2026-11-11', 'late', '10-2026'],
      ['GSTR-3B', '10-2026', '2026-11-20', 'not_started', '10-2026'],
      ['GSTR-1', '11-2026', '2026-12-11', 'not_due', '11-2026'],
      ['Advance tax', '2026-27 Q3', '2026-12-15', 'not_due', '10-2026'],
      ['GSTR-3B', '11-2026', '2026-12-20', 'not_due', '11-2026'],
    ]);
    expect(found.registrations.map((r) => [r.kind, r.main])).toEqual([['gstin', true]]);
    expect((await page(owner, id, '?period=01-2027')).duties.map((d) => d.duty)).toContain('Advance tax');
    expect((await server.get(`/api/clients/${id}?period=soon`, owner.token)).status).toBe(422);
  });

  it('has the returns of every year and tax of the same person under their financial year', async () => {
    const { owner, id, ...entity } = await buildGstEntity(server);
    await buildGstReturn(server, 'GSTR-3B', { entity: { id, owner, ...entity }, period: '03-2026' });
    const copied = await server.post(`/api/companies/${id}/copy-year`, {}, owner.token);
    expect(copied.status, copied.text).toBe(200);
    // Opened by the record of another year it is the same client.
    for (const of of [id, copied.body.data.id])
      expect((await page(owner, of)).returns).toMatchObject([
        { tax: 'gst', form: 'GSTR-3B', year: '2025-26', period: '03-2026', company_id: id, status: 'draft' },
      ]);
    const itr = await buildReturn(server, { assessment_year: '2026-27' });
    expect((await page(itr.owner, itr.entityId)).returns).toMatchObject([
      { tax: 'itr', year: '2025-26', id: itr.id, period: '', correction: 0 },
    ]);
  });

  it('says which papers came and what is unexplained', async () => {
    const { owner, id } = await buildEntity(server);
    const statement =
      'Account No : 123456789012\nDate,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n30/06/2025,CREDIT INTEREST,,100.00,1100.00\n';
    const form = formWith('bank.csv', statement, { company_id: id, assessment_year: '2026-27' });
    expect((await server.call('POST', '/api/evidence', { token: owner.token, form })).status).toBe(200);
    expect((await page(owner, id)).evidence).toMatchObject([
      { year: '2026-27', company_id: id, files: 1, sources: ['bank'], rows: 1, explained: 0 },
    ]);
  });

  it('is a 404 for anyone else, and shows nothing of the office to whom it is shared with', async () => {
    const { owner, id } = await buildEntity(server);
    await server.post(`/api/clients/${id}/notes`, { text: 'Pays late' }, owner.token);
    const guest = await buildUser(server);
    expect((await server.get(`/api/clients/${id}`, guest.token)).status).toBe(404);
    const email = guest.doc.email;
    await server.post(`/api/companies/${id}/shares`, { email, permission: 'edit' }, owner.token);
    const seen = await page(guest, id);
    expect(seen.client.permission).toBe('edit');
    expect([seen.notes, seen.people, seen.reminders]).toEqual([[], [], []]);
    expect((await server.post(`/api/clients/${id}/notes`, { text: 'x' }, guest.token)).status).toBe(403);
  });
});

describe('notes', () => {
  it('are kept, listed with who wrote them, and removed', async () => {
    const { owner, id } = await buildEntity(server);
    const made = await server.post(`/api/clients/${id}/notes`, { text: '  Calls on Mondays ' }, owner.token);
    expect(made.status, made.text).toBe(200);
    expect((await page(owner, id)).notes).toMatchObject([
      { id: made.body.note_id, text: 'Calls on Mondays', by: owner.doc.full_name, can_remove: true },
    ]);
    const remove = (user: TestUser, client = id) =>
      server.call('DELETE', `/api/clients/${client}/notes`, {
        token: user.token,
        body: { note_id: made.body.note_id },
      });
    // A note of one client is not another's.
    const other = await buildEntity(server, { owner });
    expect((await remove(owner, other.id)).status).toBe(404);
    expect((await remove(await buildUser(server))).status).toBe(404);
    expect((await remove(owner)).status).toBe(200);
    expect((await page(owner, id)).notes).toEqual([]);
    expect((await server.post(`/api/clients/${id}/notes`, { text: '  ' }, owner.token)).status).toBe(422);
  });
});

describe('reminders', () => {
  const always = [
    'Form 26AS and the annual information statement (AIS)',
    'Bank statements and interest certificates',
    'Papers for deductions claimed',
  ];
  it.each([
    ['salary', 'Form 16 of each employer'],
    ['letout_property', 'Rent agreement and receipts of municipal taxes'],
    ['ltcg', 'Purchase and sale papers of shares, funds and property'],
    ['stcg', 'Purchase and sale papers of shares, funds and property'],
    ['special_business', 'Turnover of the year, in cash and through the bank'],
    ['business', 'Books of account, balance sheet and profit and loss account'],
    ['profession', 'Books of account, balance sheet and profit and loss account'],
    ['other_sources', undefined],
  ])('ask of a client with %s alone for what it needs', async (head, paper) => {
    const { owner, id } = await buildEntity(server, {
      fields: { salary: false, other_sources: false, [head]: true },
    });
    const { papers } = await letter(owner, id, 'period=10-2026&duty=ITR');
    expect([...papers].sort()).toEqual([...always, ...(paper ? [paper] : [])].sort());
  });

  it('list what is missing by the heads of the client, without what lies on the desk', async () => {
    const { owner, id } = await buildEntity(server, { fields: { salary: true, ltcg: false, stcg: false } });
    const query = 'period=10-2026&duty=ITR';
    const before = await letter(owner, id, query);
    expect(before.papers).toContain('Form 16 of each employer');
    expect(before.papers).toContain('Bank statements and interest certificates');
    expect(before.papers.join()).not.toMatch(/shares/);
    const statement =
      'Account No : 123456789012\nDate,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n30/06/2025,CREDIT INTEREST,,100.00,1100.00\n';
    const form = formWith('bank.csv', statement, { company_id: id, assessment_year: '2026-27' });
    await server.call('POST', '/api/evidence', { token: owner.token, form });
    const after = await letter(owner, id, query);
    expect(after.papers).toEqual(before.papers.filter((p) => !p.startsWith('Bank')));
    // Each paper is in the text and in the link, and nothing else is.
    expect(after.text.match(/^• .*$/gm)).toEqual(after.papers.map((p) => `• ${p}`));
    const link = new URL(after.whatsapp);
    expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual(['wa.me', '/', after.text]);
    const hindi = await letter(owner, id, `${query}&language=hi`);
    expect(hindi.papers).toHaveLength(after.papers.length);
    for (const paper of hindi.papers) expect(paper).toMatch(/[\u0900-\u097f]/);
    // The same letter on A4, under the firm's letterhead.
    const { firm } = (await server.get('/api/firm', owner.token)).body;
    const letterhead = {
      name: 'Kulkarni & Co',
      address: '204 Karve Road',
      frn: '123456W',
      phone: '020 2543 0000',
      email: 'office@kulkarni.example',
    };
    await server.call('PATCH', '/api/firm', {
      token: owner.token,
      body: { version: firm.version, letterhead },
    });
    const printed = await server.get(`/api/clients/${id}/reminder.pdf?${query}`, owner.token);
    expect(printed.status, printed.text.slice(0, 200)).toBe(200);
    const text = await pdfText(printed.bytes);
    for (const part of ['Kulkarni & Co', 'FRN 123456W', after.subject, 'Dear ', ...after.papers])
      expect(text).toContain(part);
    expect(text).not.toContain('Bank statements');
    // A return just started has no figures yet: the papers are still to come.
    await buildReturn(server, { owner, entityId: id, itr_type: 'ITR-1' });
    expect((await letter(owner, id, query)).papers).toEqual(after.papers);
  });

  it('go by mail in the name of the firm, are logged, and the duty waits for papers', async () => {
    const { owner, id } = await buildGstEntity(server);
    await server.call('PATCH', '/api/firm', { token: owner.token, body: { name: 'Kulkarni & Co' } });
    const send = (body: object) =>
      server.post(
        `/api/clients/${id}/reminders`,
        { period: '10-2026', duty: 'GSTR-3B', ...body },
        owner.token,
      );
    const sent = await send({ channel: 'mail' });
    expect(sent.status, sent.text).toBe(200);
    const mail = await mailTo(server, 'asha@example.in', /Papers for GSTR-3B/);
    expect(mail.from).toMatchObject({ name: 'Kulkarni & Co' });
    expect(mail.text).toContain('Kulkarni & Co');
    expect(mail.text).not.toContain('Karsetu');
    expect(mail.text).toContain('Purchase invoices with the supplier’s GSTIN');
    const link = await send({ channel: 'whatsapp', language: 'hi' });
    expect(link.status, link.text).toBe(200);
    const { reminders, duties } = await page(owner, id);
    expect(reminders.map((r) => [r.channel, r.duty, r.period, r.language, r.by])).toEqual([
      ['whatsapp', 'GSTR-3B', '10-2026', 'hi', owner.doc.full_name],
      ['mail', 'GSTR-3B', '10-2026', 'en', owner.doc.full_name],
    ]);
    expect(reminders[1]!.text).toContain('Dear ');
    expect(duties.find((d) => d.duty === 'GSTR-3B')?.state).toBe('waiting_for_papers');
  });

  it('do not ask again for the sales of a month whose GSTR-1 is filed', async () => {
    const { owner, id, ...entity } = await buildGstEntity(server);
    const query = 'period=10-2026&duty=GSTR-3B';
    expect((await letter(owner, id, query)).papers[0]).toMatch(/^Sales/);
    const made = await buildGstReturn(server, 'GSTR-1', {
      entity: { id, owner, ...entity },
      period: '10-2026',
    });
    const filed = await server.post(
      '/api/gst/gstr1.php',
      {
        gst_id: made.id,
        version: made.version,
        status: 'filed',
        acknowledgement: 'AA2710260000001',
        filed_on: '2026-11-11',
      },
      owner.token,
    );
    expect(filed.status, filed.text).toBe(200);
    expect((await letter(owner, id, query)).papers[0]).toMatch(/^Purchase/);
  });

  it('say that a due date is ahead, today or past, in both languages and as a mail', async () => {
    // 19 November 2026: rules 59 and 61 have GSTR-1 on the 11th, GSTR-3B on the 20th.
    const { owner, id } = await buildGstEntity(server);
    const says = async (query: string) => (await letter(owner, id, `period=10-2026&${query}`)).text;
    expect(await says('duty=GSTR-1')).toContain('GSTR-1 for October 2026 was due on 11-11-2026.');
    expect(await says('duty=GSTR-1&language=hi')).toContain('की ड्यू डेट 11-11-2026 थी।');
    expect(await says('duty=GSTR-3B')).toContain('GSTR-3B for October 2026 is due on 20-11-2026.');
    expect(await says('duty=GSTR-3B&language=hi')).toContain('की ड्यू डेट 20-11-2026 है।');
    const late = { period: '10-2026', duty: 'GSTR-1', channel: 'mail' };
    expect((await server.post(`/api/clients/${id}/reminders`, late, owner.token)).status).toBe(200);
    expect((await mailTo(server, 'asha@example.in', /Papers for GSTR-1 /)).text).toContain('was due on');
    // A day later, when the session of before has ended.
    server.advance(86_400_000);
    const later = await buildGstEntity(server);
    const due = async (more = '') =>
      (await letter(later.owner, later.id, `period=10-2026&duty=GSTR-3B${more}`)).text;
    expect(await due()).toContain('is due today, 20-11-2026.');
    expect(await due('&language=hi')).toContain('की ड्यू डेट आज, 20-11-2026 है।');
    server.advance(-86_400_000);
  });

  it('refuse a duty the client does not have, one that is filed, and a mail without an address', async () => {
    const { owner, id } = await buildGstEntity(server);
    const send = (body: object) =>
      server.post(
        `/api/clients/${id}/reminders`,
        { period: '10-2026', channel: 'mail', ...body },
        owner.token,
      );
    expect((await send({ duty: 'CMP-08' })).status).toBe(422);
    expect((await send({ duty: 'GSTR-3B', channel: 'pigeon' })).status).toBe(422);
    const foreign = await buildUser(server);
    const body = { period: '10-2026', duty: 'GSTR-3B', channel: 'whatsapp' };
    expect((await server.post(`/api/clients/${id}/reminders`, body, foreign.token)).status).toBe(404);
  });
});
