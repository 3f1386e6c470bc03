import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, entityBody } from '../testing/factories.ts';
import { mailTo } from '../testing/mails.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

it('settings of the firm take effect: UPI of its own invoices, sender of its mails, the year pages open with', async () => {
  const owner = await buildUser(server, { full_name: 'Asha Kulkarni' });
  const set = await server.call('PATCH', '/api/firm', {
    token: owner.token,
    body: { upi: 'office@okaxis', mail_sender: 'Kulkarni Desk', default_financial_year: '2024-25' },
  });
  expect(set.status, set.text).toBe(200);
  const client = async (more: Record<string, unknown>) => {
    const made = await server.post('/api/companies/create', entityBody(more), owner.token);
    expect(made.status, made.text).toBe(200);
    return made.body.data.id as string;
  };
  // The first client is the firm itself, by name; the other is not: its customers pay it, not the office.
  const own = await client({});
  const list = (await server.get('/api/companies/list', owner.token)).body.companies;
  expect(list[0].name ?? list[0].company_name).toBe('Asha Kulkarni');
  expect((await server.get(`/api/invoices/settings/${own}`, owner.token)).body.settings.upi_id).toBe(
    'office@okaxis',
  );
  await server.call('PATCH', '/api/firm', { token: owner.token, body: { gstin: '27AAPFU0939F1ZV' } });
  // With a GSTIN the name alone is not enough.
  expect((await server.get(`/api/invoices/settings/${own}`, owner.token)).body.settings.upi_id).toBe('');
  await server.call('PATCH', '/api/firm', { token: owner.token, body: { gstin: '' } });

  await server.post('/api/firm/members', { email: 'sender@example.in', role: 'staff' }, owner.token);
  const mail = await mailTo(server, 'sender@example.in', /invites you/);
  expect(mail.from?.name).toBe('Kulkarni Desk');

  const me = (await server.get('/api/users/profile', owner.token)).body.user;
  expect(me.financial_year).toBe('2024-25');
});
