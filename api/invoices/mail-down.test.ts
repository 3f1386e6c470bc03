import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity } from '../testing/factories.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody listens on the discard port.
  server = await startTestServer({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
});
afterAll(() => server.stop());

it('an invoice stays saved with its number and says not sent when the mail server is down', async () => {
  const { owner, id } = await buildEntity(server);
  const answer = await server.post('/api/invoices/send', invoiceBody(id), owner.token);
  expect(answer.status, answer.text).toBe(503);
  expect(answer.body.message).toBe(
    'Invoice INV-202611-001 is saved, but its mail could not be sent yet. It is tried again.',
  );
  expect(answer.body.invoice).toMatchObject({
    status: 'not-sent',
    invoice_number: 'INV-202611-001',
    mail: { state: 'failed', reason: 'The mail server did not take the mail.' },
  });
  const kept = await server.get(`/api/invoices/${answer.body.invoice.id}`, owner.token);
  expect(kept.body.invoice).toMatchObject({ status: 'not-sent', invoice_number: 'INV-202611-001' });
});
