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
