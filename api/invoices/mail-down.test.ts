import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runMailQueue } from '../mail/queue.ts';
import { buildEntity } from '../testing/factories.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { startMailServer } from '../testing/smtp.ts';
import { invoiceMails } from './mail.ts';

let server: TestServer;
const later: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await server.stop();
  while (later.length > 0) await later.pop()!();
});

/** A port of this machine where no one listens now. */
async function freePort(): Promise<number> {
  const once = await startMailServer();
  await once.stop();
  return once.port;
}

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'karsetu-mail-'));
  later.push(() => rm(made, { recursive: true, force: true }));
  return made;
};

it('an invoice stays saved when the mail server is down, and goes out after a restart', async () => {
  const port = await freePort();
  const dataDir = await folder();
  const config = { smtpUrl: `smtp://127.0.0.1:${port}` };
  server = await startTestServer({ dataDir, config });
  const { owner, id } = await buildEntity(server);
  const body = invoiceBody(id, { customer_email: 'rao@example.in' });
  const answer = await server.post('/api/invoices/send', body, owner.token);
  expect(answer.status, answer.text).toBe(503);
  expect(answer.body.message).toBe(
    'Invoice INV-202611-001 is saved, but its mail could not be sent yet. It will be tried again.',
  );
  expect(answer.body.invoice).toMatchObject({
    status: 'not-sent',
    invoice_number: 'INV-202611-001',
    mail: { state: 'failed', reason: 'The mail server did not accept the mail. It will be tried again.' },
  });
  const path = `/api/invoices/${answer.body.invoice.id}`;
  expect((await server.get(path, owner.token)).body.invoice).toMatchObject({ status: 'not-sent' });

  await server.stop();
  const mail = await startMailServer(port);
  later.push(mail.stop);
  server = await startTestServer({ dataDir, config });
  const arrived = await mail.next(/INV-202611-001/);
  expect(arrived.to).toMatchObject([{ address: 'rao@example.in' }]);
  expect(arrived.attachments[0]).toMatchObject({ filename: 'INV-202611-001.pdf' });
  // The state follows a moment after the mail server has said yes.
  let stored = (await server.get(path, owner.token)).body.invoice;
  for (let tries = 0; stored.status !== 'sent' && tries < 200; tries++) {
    await new Promise((done) => setTimeout(done, 20));
    stored = (await server.get(path, owner.token)).body.invoice;
  }
  expect(stored).toMatchObject({ status: 'sent', mail: { state: 'sent', reason: '' } });
  await runMailQueue(server.deps, invoiceMails, true);
  expect(mail.mails).toHaveLength(1);
});

it('waits longer from attempt to attempt, and a cancelled invoice is not mailed any more', async () => {
  const port = await freePort();
  server = await startTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const { owner, id } = await buildEntity(server);
  const send = async () =>
    (await server.post('/api/invoices/send', invoiceBody(id), owner.token)).body.invoice as {
      id: string;
      version: number;
    };
  await send();
  const second = await send();
  const failures = () => server.deps.mail.health().failed;
  expect(failures()).toBe(2);
  await runMailQueue(server.deps, invoiceMails);
  expect(failures()).toBe(2);
  server.advance(31_000);
  await runMailQueue(server.deps, invoiceMails);
  expect(failures()).toBe(4);
  server.advance(31_000);
  await runMailQueue(server.deps, invoiceMails);
  expect(failures()).toBe(4);
  const cancelled = await server.post(
    `/api/invoices/${second.id}/cancel`,
    { version: second.version },
    owner.token,
  );
  expect(cancelled.status, cancelled.text).toBe(200);
  const mail = await startMailServer(port);
  later.push(mail.stop);
  server.advance(31_000);
  await runMailQueue(server.deps, invoiceMails);
  expect(mail.mails.map((m) => m.subject)).toEqual([expect.stringContaining('INV-202611-001')]);
});
