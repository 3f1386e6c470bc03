import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, freshPan } from './testing/factories.ts';
import { gstinOf } from './testing/gst.ts';
import { invoiceBody } from './testing/invoices.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what answers say to a person', () => {
  it('an error is an English sentence, and where values are filled in the sentence as data', async () => {
    const { token } = await buildUser(server);
    const { status, body } = await server.get('/api/companies/list?page=1&page=2', token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: 'page was sent twice.' });
    expect(body.error).toEqual({
      id: 'malformed',
      text: '{name} was sent twice.',
      params: { name: 'page' },
      fields: [{ path: 'page', message: 'Given twice' }],
    });
  });

  it('a limit of a schema comes with its value', async () => {
    const { token } = await buildUser(server);
    const { status, body } = await server.call('PUT', '/api/users/update-profile', {
      token,
      body: { full_name: 'A'.repeat(121) },
    });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.error.fields).toContainEqual({
      path: 'full_name',
      message: 'Use at most 120 characters',
      text: 'Use at most {max} characters',
      params: { max: 120 },
    });
  });

  it('money is raw: 1,180.00 of an invoice is 118000 paise', async () => {
    const pan = freshPan();
    const { owner, id } = await buildEntity(server, { fields: { pan, gstin: gstinOf(pan, '27') } });
    // 1,000 and 18% GST
    const sent = await server.post('/api/invoices/send', invoiceBody(id), owner.token);
    const { body } = await server.post(
      `/api/invoices/${sent.body.id}/payment`,
      { version: sent.body.version, amount: 9_999, paid_on: '2026-11-25' },
      owner.token,
    );
    expect(body.message).toBe('Only 1,180.00 is outstanding.');
    expect(body.error).toMatchObject({
      text: 'Only {amount} is outstanding.',
      params: { amount: { paise: 118_000 } },
    });
  });

  it('a success says so in both ways', async () => {
    const { owner, id } = await buildEntity(server, { fields: { assessment_year: '2025-2026' } });
    const { body } = await server.post(`/api/companies/${id}/copy-year`, {}, owner.token);
    expect(body).toMatchObject({
      success: true,
      message: 'Copied to 2026-2027',
      text: 'Copied to {year}',
      params: { year: '2026-2027' },
    });
  });

  it('a client of before reads `message` alone, and every one is a finished sentence', async () => {
    const { token } = await buildUser(server);
    const answers = [
      await server.get('/api/companies/list?page=1&page=2', token),
      await server.post('/api/auth/login', { email: 'nobody@example.in', password: 'x' }),
      await server.call('PUT', '/api/users/update-profile', { token, body: { full_name: 'A'.repeat(121) } }),
      await server.get('/api/itr/calculate-tax.php?income=1&regime=Third', token),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      const sentences = [body, ...(body.error.fields ?? [])].map((one: { message: unknown }) => one.message);
      for (const sentence of sentences) {
        expect(sentence).toBeTypeOf('string');
        expect(sentence).toMatch(/\S/);
        expect(sentence).not.toMatch(/[{}]|\[object/);
      }
    }
  });
});
