import { expect } from 'vitest';
import { toId } from '../base/records.ts';
import { Session } from '../users/model.ts';
import { buildDriveOwner, buildShare, putFile } from './drive.ts';
import { buildEntity, buildReturn, buildUser, entityBody, type TestUser } from './factories.ts';
import { buildGstEntity, buildGstReturn, formWith, gstr2aOf, imsOf } from './gst.ts';
import { buildCreditNote, buildInvoice } from './invoices.ts';
import type { TestServer } from './server.ts';
import { buildDeductor, buildStatement } from './tds.ts';
import { buildTrialBalance } from './trial-balance.ts';

/** One thing of a person for the `:id` of a noun's paths, and what it looks like in the store to see that it was left alone. */
export interface Sample {
  id: string;
  owner: TestUser;
  /** Its stored state as text. */
  look: () => Promise<string>;
}

const seen = async (server: TestServer, path: string, owner: TestUser) =>
  (await server.get(path, owner.token)).text;

/**
 * Makes the thing that stands behind `:id`, by the beginning of the path. A noun with ids adds itself here; the tests that try
 * every route as somebody else fail until it does.
 */
export const samples: Record<string, (server: TestServer) => Promise<Sample>> = {
  '/companies/': async (server) => {
    const { owner, id } = await buildEntity(server);
    return { id, owner, look: () => seen(server, `/api/companies/${id}`, owner) };
  },
  '/clients/': async (server) => {
    const { owner, id } = await buildEntity(server);
    return { id, owner, look: () => seen(server, `/api/companies/${id}`, owner) };
  },
  '/advance-tax/': async (server) => {
    const { owner, id } = await buildEntity(server);
    await server.call('PUT', `/api/advance-tax/${id}`, {
      token: owner.token,
      body: { heads: { interest: 25_00_000 } },
    });
    return { id, owner, look: () => seen(server, `/api/advance-tax/${id}`, owner) };
  },
  '/jobs/': async (server) => {
    const { owner, id: client } = await buildEntity(server);
    const made = await server.post(
      '/api/jobs',
      { kind: 'print', clients: [client], options: { period: '10-2026' } },
      owner.token,
    );
    const id = made.body.job_id as string;
    for (let i = 0; i < 200; i++) {
      if ((await server.get(`/api/jobs/${id}`, owner.token)).body.state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { id, owner, look: () => seen(server, `/api/jobs/${id}`, owner) };
  },
  '/due-dates/': async (server) => {
    const owner = await buildUser(server);
    const body = {
      kind: 'IFF',
      period: '10-2026',
      due: '2026-11-20',
      notification: 'Notification 1/2026-CT',
    };
    const made = await server.post('/api/due-dates', body, owner.token);
    const id = made.body.due_date.id as string;
    return { id, owner, look: () => seen(server, '/api/due-dates', owner) };
  },
  '/itr/': async (server) => {
    const { owner, id } = await buildReturn(server);
    return { id, owner, look: () => seen(server, `/api/itr/${id}`, owner) };
  },
  '/gst/home/': async (server) => {
    const { owner, id } = await buildGstEntity(server);
    return { id, owner, look: () => seen(server, `/api/gst/home/${id}`, owner) };
  },
  '/gst/gstr1/': async (server) => {
    const { owner, id } = await buildGstReturn(server, 'GSTR-1');
    return { id, owner, look: () => seen(server, `/api/gst/gstr1/${id}`, owner) };
  },
  '/gst/gstr3b/': async (server) => {
    const { owner, id } = await buildGstReturn(server, 'GSTR-3B');
    return { id, owner, look: () => seen(server, `/api/gst/gstr3b/${id}`, owner) };
  },
  '/gst/gstr2b/': async (server) => {
    const { owner, id } = await buildGstReturn(server, 'GSTR-2B');
    return { id, owner, look: () => seen(server, `/api/gst/gstr2b/${id}`, owner) };
  },
  '/gst/gstr9/': async (server) => {
    const { owner, id: gst_master_id } = await buildGstEntity(server);
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id, financial_year: '2025-26' },
      owner.token,
    );
    const id = made.body.gst_id as string;
    return { id, owner, look: () => seen(server, `/api/gst/gstr9/${id}`, owner) };
  },
  '/gst/suppliers/': async (server) => {
    const { owner, id, gstin } = await buildGstEntity(server);
    // Its supplier, to whom a letter goes.
    const form = formWith('2a.json', JSON.stringify(gstr2aOf(gstin)), { gst_master_id: id });
    const made = await server.call('POST', '/api/gst/gstr2a', { token: owner.token, form });
    if (made.status !== 200) throw new Error(made.text);
    return { id, owner, look: () => seen(server, `/api/gst/suppliers/${id}`, owner) };
  },
  '/gst/gstr2a/': async (server) => {
    const { owner, id, gstin } = await buildGstEntity(server);
    const form = formWith('2a.json', JSON.stringify(gstr2aOf(gstin)), { gst_master_id: id });
    const made = await server.call('POST', '/api/gst/gstr2a', { token: owner.token, form });
    if (made.status !== 200) throw new Error(made.text);
    return {
      id,
      owner,
      look: () => seen(server, `/api/gst/gstr2a/${id}/json?return_period=10-2025`, owner),
    };
  },
  '/gst/ims/': async (server) => {
    const { owner, id, gstin } = await buildGstEntity(server);
    const form = formWith('ims.json', JSON.stringify(imsOf(gstin)), { gst_master_id: id });
    const made = await server.call('POST', '/api/gst/ims', { token: owner.token, form });
    if (made.status !== 200) throw new Error(made.text);
    return { id, owner, look: () => seen(server, `/api/gst/ims/${id}`, owner) };
  },
  '/gst/einvoices/': async (server) => {
    const { owner, id } = await buildGstEntity(server);
    return { id, owner, look: () => seen(server, `/api/gst/einvoices/${id}`, owner) };
  },
  '/gst/composition/': async (server) => {
    const { owner, id } = await buildGstEntity(server);
    return { id, owner, look: () => seen(server, `/api/gst/composition/${id}`, owner) };
  },
  '/gst/credit-ledger/': async (server) => {
    const { owner, id } = await buildGstEntity(server);
    return { id, owner, look: () => seen(server, `/api/gst/credit-ledger/${id}`, owner) };
  },
  '/intake/': async (server) => {
    const { owner, id: company_id } = await buildGstEntity(server);
    const form = formWith(
      'register.csv',
      'Invoice No,Invoice Date,Taxable Value,Rate\nA/1,15-10-2025,1000,18\n',
      {
        company_id,
        purpose: 'sales',
      },
    );
    const read = await server.call('POST', '/api/intake', { token: owner.token, form });
    const id = read.body.intake_id as string;
    return { id, owner, look: () => seen(server, `/api/intake/${id}`, owner) };
  },
  '/evidence/files/': async (server) => {
    const { owner, id } = await buildEntity(server);
    const { file_id } = await sendPaper(server, owner, id);
    const look = () => seen(server, `/api/evidence?company_id=${id}&assessment_year=2026-27`, owner);
    return { id: file_id, owner, look };
  },
  '/evidence/sheet/': async (server) => {
    const { owner, id } = await buildEntity(server);
    await sendPaper(server, owner, id);
    const path = `/api/evidence?company_id=${id}&assessment_year=2026-27`;
    return { id, owner, look: () => seen(server, path, owner) };
  },
  '/evidence/': async (server) => {
    const { owner, id } = await buildEntity(server);
    await sendPaper(server, owner, id);
    const path = `/api/evidence?company_id=${id}&assessment_year=2026-27`;
    const desk = await server.get(path, owner.token);
    return { id: desk.body.pieces[0].id as string, owner, look: () => seen(server, path, owner) };
  },
  '/invoices/settings/': async (server) => {
    const { owner, entityId } = await buildInvoice(server);
    return { id: entityId, owner, look: () => seen(server, `/api/invoices/settings/${entityId}`, owner) };
  },
  '/invoices/credit-notes/': async (server) => {
    const { owner, entityId } = await buildInvoice(server);
    const { id } = await buildCreditNote(server, owner, entityId);
    return { id, owner, look: async () => id };
  },
  '/invoices/': async (server) => {
    const { owner, id } = await buildInvoice(server);
    return { id, owner, look: () => seen(server, `/api/invoices/${id}`, owner) };
  },
  '/accounts/trial-balance/': async (server) => {
    const { owner, id } = await buildTrialBalance(server);
    return { id, owner, look: () => seen(server, `/api/accounts/trial-balance/${id}`, owner) };
  },
  '/tds/home/': async (server) => {
    const { owner, id } = await buildDeductor(server);
    return { id, owner, look: () => seen(server, `/api/tds/home/${id}`, owner) };
  },
  '/tds/statements/': async (server) => {
    const { owner, id } = await buildStatement(server);
    return { id, owner, look: () => seen(server, `/api/tds/statements/${id}`, owner) };
  },
  '/files/': async (server) => {
    const owner = await buildDriveOwner(server);
    await putFile(server, owner, { name: 'form 16.txt' });
    return { id: owner.id, owner, look: () => seen(server, `/storage/files/list/${owner.id}`, owner) };
  },
  '/folders/': async (server) => {
    const owner = await buildDriveOwner(server);
    return { id: owner.id, owner, look: () => seen(server, `/storage/files/list/${owner.id}`, owner) };
  },
  '/items/': async (server) => {
    const owner = await buildDriveOwner(server);
    const { id } = await putFile(server, owner, { name: 'form 26.txt' });
    return { id, owner, look: () => seen(server, `/storage/items/${id}`, owner) };
  },
  '/uploads/': async (server) => {
    const owner = await buildDriveOwner(server);
    const opened = await server.post(
      '/storage/uploads',
      { folder_id: '', name: 'scan.bin', size: 9 },
      owner.token,
    );
    const id = opened.body.upload.id as string;
    return { id, owner, look: () => seen(server, `/storage/uploads/${id}`, owner) };
  },
  '/shares/': async (server) => {
    const { id, owner } = await buildShare(server);
    return { id, owner, look: () => seen(server, '/storage/shares', owner) };
  },
  '/cloud-storage/documents/': async (server) => {
    const { owner, id } = await buildEntity(server);
    return { id, owner, look: () => seen(server, `/api/cloud-storage/documents/${id}`, owner) };
  },
  '/firm/members/': async (server) => {
    const owner = await buildUser(server);
    const { body } = await server.get('/api/firm', owner.token);
    return { id: body.member_id, owner, look: () => seen(server, '/api/firm/members', owner) };
  },
  '/firm/invitations/': async (server) => {
    const owner = await buildUser(server);
    const invited = await server.post(
      '/api/firm/members',
      { email: `invited-${owner.id}@example.in`, role: 'staff' },
      owner.token,
    );
    return {
      id: invited.body.invitation.id,
      owner,
      look: () => seen(server, '/api/firm/members', owner),
    };
  },
  '/firm/groups/': async (server) => {
    const owner = await buildUser(server);
    const made = await server.post('/api/firm/groups', { name: 'Mehta family' }, owner.token);
    return { id: made.body.group.id, owner, look: () => seen(server, '/api/firm/groups', owner) };
  },
  '/firm/portal-maps/': async (server) => {
    const owner = await buildUser(server);
    const map = { format: 'karsetu-portal-map/1', form: 'itr1', years: ['2026-27'], fields: {} };
    const made = await server.post('/api/firm/portal-maps', { map }, owner.token);
    return { id: made.body.maps[0].id, owner, look: () => seen(server, '/api/firm/portal-maps', owner) };
  },
  '/firm/clients/': async (server) => {
    const { owner, id } = await buildEntity(server);
    return { id, owner, look: () => seen(server, '/api/firm/assignments', owner) };
  },
  '/users/sessions/': async (server) => {
    const owner = await buildUser(server);
    const session = await Session.findOne({ user_id: toId(owner.id) }).lean();
    const id = String(session!._id);
    return { id, owner, look: async () => JSON.stringify(await Session.findById(id).lean()) };
  },
};

/** Holds things against how they looked: one look after each call that must change nothing, none before it. */
export async function lookout(things: Iterable<Sample>): Promise<(thing: Sample) => Promise<void>> {
  const looks = new Map<Sample, string>();
  for (const thing of things) looks.set(thing, await thing.look());
  return async (thing) => {
    const before = looks.get(thing);
    const now = await thing.look();
    looks.set(thing, now);
    expect(now).toBe(before);
  };
}

/** A bank statement on the desk of a client. */
const sendPaper = async (server: TestServer, owner: TestUser, company_id: string) => {
  const statement =
    'Account No : 123456789012\nDate,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n30/06/2025,CREDIT INTEREST,,100.00,1100.00\n';
  const form = formWith('bank.csv', statement, { company_id, assessment_year: '2026-27' });
  return (await server.call('POST', '/api/evidence', { token: owner.token, form })).body as {
    file_id: string;
  };
};

/** A body each route with `:id` accepts, where it needs one; keyed `METHOD path`. */
export const bodies: Record<string, () => Record<string, unknown>> = {
  'PUT /companies/:id/privacy': () => ({ kind: 'consent', agreed_on: '2026-04-01', agreed_by: 'Asha' }),
  'POST /companies/:id/hold': () => ({ reason: 'Appeal' }),
  'POST /companies/:id/erase': () => ({ confirm_name: 'Asha Kulkarni', reason: 'Asked for' }),
  'PUT /companies/update/:id': () => ({ ...entityBody(), version: 1 }),
  'POST /companies/:id/shares': () => ({ email: 'someone@example.in', permission: 'edit' }),
  'DELETE /companies/:id/shares': () => ({ email: 'someone@example.in' }),
  'POST /clients/:id/notes': () => ({ text: 'Calls on Mondays' }),
  'DELETE /clients/:id/notes': () => ({ note_id: '0123456789abcdef01234567' }),
  'POST /clients/:id/reminders': () => ({ period: '10-2026', duty: 'ITR', channel: 'whatsapp' }),
  'PUT /advance-tax/:id': () => ({ heads: { salary: 15_00_000 } }),
  'POST /clients/:id/duties': () => ({ period: '10-2026', duty: 'ITR', state: 'clear' }),
  'PATCH /evidence/:id': () => ({ decision: 'set_aside', note: 'Not income' }),
  'PUT /itr/:id/documents': () => ({ at_hand: ['26as'] }),
  'POST /itr/:id/plan': () => ({ columns: [{ title: 'Old regime', regime: 'old' }] }),
  'POST /itr/:id/plan/letter': () => ({ columns: [{ title: 'Old regime', regime: 'old' }] }),
  'POST /itr/:id/mark-filed': () => ({
    version: 1,
    acknowledgement: '123456789012345',
    filed_on: '2026-07-20',
  }),
  'POST /invoices/:id/payment': () => ({ version: 1, amount: 1, paid_on: '2026-11-20' }),
  'POST /invoices/:id/cancel': () => ({ version: 1 }),
  'POST /invoices/:id/remind': () => ({ version: 1 }),
  'POST /invoices/:id/credit-note': () => ({
    version: 1,
    note_date: '2026-11-20',
    reason: 'Returned',
    items: [{ description: 'Accounting', quantity: 1, rate: 1 }],
  }),
  'PUT /invoices/settings/:id': () => ({ version: 0 }),
  'PUT /gst/home/:id': () => ({
    financial_year: '2025-26',
    frequency: 'monthly',
    turnover: null,
    sez: false,
  }),
  'PATCH /gst/gstr1/:id': () => ({ version: 1 }),
  'POST /gst/gstr1/:id/invoices': () => ({ mode: 'apply', version: 1 }),
  'PATCH /gst/gstr2b/:id': () => ({ version: 1 }),
  'POST /gst/gstr1/:id/reopen': () => ({ version: 1 }),
  'POST /gst/gstr3b/:id/reopen': () => ({ version: 1 }),
  'POST /gst/gstr9/:id/reopen': () => ({ version: 1 }),
  'PUT /gst/gstr9/:id/9c': () => ({ version: 0, typed: {}, reasons: {} }),
  'PUT /gst/ims/:id': () => ({ version: 1 }),
  // Noted as printed: without a channel the letter is only read.
  'POST /gst/suppliers/:id/letter': () => ({
    financial_year: '2025-26',
    gstin: '29AABCR1718E1ZL',
    channel: 'print',
  }),
  'POST /gst/suppliers/:id/letter.pdf': () => ({ financial_year: '2025-26', gstin: '29AABCR1718E1ZL' }),
  'PUT /gst/einvoices/:id': () => ({ document_id: 'f'.repeat(24), version: 1, details: {} }),
  'POST /gst/einvoices/:id/file': () => ({ documents: ['f'.repeat(24)] }),
  'PUT /gst/composition/:id': () => {
    const tax = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
    const inward = { value: 0, tax };
    return {
      financial_year: '2025-26',
      version: 0,
      dealer: 'trader',
      quarters: [0, 1, 2, 3].map(() => ({ outward: 0, taxable: 0, inward: 0, inwardTax: tax, paid_on: '' })),
      inward: { '4A': inward, '4B': inward, '4C': inward, '4D': inward },
    };
  },
  'PUT /gst/credit-ledger/:id': () => ({ version: 0, entries: [] }),
  'POST /gst/credit-ledger/:id/watch': () => ({ version: 0, financial_year: '2025-26', rule: '37' }),
  'PUT /gst/credit-ledger/:id/payments': () => ({ version: 0 }),
  'PATCH /tds/statements/:id': () => ({ version: 1 }),
  'POST /tds/statements/:id/file': () => ({
    version: 1,
    token_number: '123456789012345',
    filed_on: '2026-07-20',
  }),
  'POST /tds/statements/:id/reopen': () => ({ version: 1 }),
  'POST /tds/statements/:id/challan-file/remove': () => ({ version: 1 }),
  'POST /folders/create/:userId': () => ({ path: '/', name: 'Returns' }),
  'PUT /files/rename/:userId': () => ({ oldPath: '/form 16.txt', newName: 'other.txt' }),
  'PUT /files/move/:userId': () => ({ sourcePath: '/form 16.txt', destPath: '/other.txt' }),
  'POST /files/copy/:userId': () => ({ sourcePath: '/form 16.txt', destPath: '/other.txt' }),
  'DELETE /files/delete/:userId': () => ({ path: '/form 16.txt' }),
  'PUT /items/:id': () => ({ version: 1, name: 'other.txt' }),
  'PUT /shares/:id': () => ({ version: 1, expires_on: '' }),
  'PATCH /firm/clients/:id': () => ({ labels: ['Audit'] }),
  ...Object.fromEntries(
    ['itr', 'gst/gstr1', 'gst/gstr3b', 'gst/gstr9', 'tds/statements', 'accounts/trial-balance'].map(
      (path) => [`POST /${path}/:id/review`, () => ({ action: 'submit' })],
    ),
  ),
  'PUT /admin/users/:id': () => ({ version: 1, tier: 'tier2' }),
};
