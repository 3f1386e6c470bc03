import { buildEntity, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** The documented invoice of a call: one item of 1,000 rupees; rupees throughout. */
export const invoiceBody = (
  company_id: string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> => ({
  company_id,
  invoice_date: '2026-11-20',
  due_date: '2026-12-20',
  items: [{ description: 'Accounting', quantity: 1, rate: 1000, amount: 1000 }],
  notes: '',
  terms: '',
  ...overrides,
});

/** A draft invoice made through the API, with its entity and owner. */
export async function buildInvoice(
  server: TestServer,
  overrides: { owner?: TestUser; fields?: Record<string, unknown> } = {},
) {
  const { owner, id: entityId } = await buildEntity(
    server,
    overrides.owner ? { owner: overrides.owner } : {},
  );
  const answer = await server.post(
    '/api/invoices/save',
    invoiceBody(entityId, overrides.fields),
    owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return { owner, entityId, id: answer.body.id as string, version: answer.body.version as number };
}

/** A sent invoice of an entity, credited whole; ids of the credit note and the invoice. */
export async function buildCreditNote(server: TestServer, owner: TestUser, entityId: string) {
  const body = invoiceBody(entityId);
  const sent = await server.post('/api/invoices/send', body, owner.token);
  const answer = await server.post(
    `/api/invoices/${sent.body.id}/credit-note`,
    { version: sent.body.version, note_date: '2026-11-20', reason: 'Returned', items: body['items'] },
    owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return { id: answer.body.credit_note_id as string, invoiceId: sent.body.id as string };
}
