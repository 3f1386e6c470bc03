import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, freshPan, type TestUser } from '../testing/factories.ts';
import { gstinOf } from '../testing/gst.ts';
import { buildInvoice, invoiceBody } from '../testing/invoices.ts';
import { mailTo } from '../testing/mails.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

/** A supplier registered in Maharashtra. */
async function supplier() {
  const pan = freshPan();
  return buildEntity(server, { fields: { pan, gstin: gstinOf(pan, '27') } });
}
const send = (who: TestUser, body: object) => server.post('/api/invoices/send', body, who.token);
const save = (who: TestUser, body: object) => server.post('/api/invoices/save', body, who.token);

describe('POST /invoices/save', () => {
  it('takes the documented body, 18% by default, and keeps a draft', async () => {
    const { owner, id } = await supplier();
    const answer = await save(
      owner,
      invoiceBody(id, {
        invoice_number: 'INV-202611-042',
        subtotal: 1000,
        tax: 180,
        total: 1180,
        user_id: owner.id,
      }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Invoice saved successfully!',
      invoice_number: '',
      invoice: { status: 'draft', subtotal: 1000, cgst: 90, sgst: 90, igst: 0, tax: 180, total: 1180 },
    });
  });
  it('splits by place of supply: another State is integrated tax (s.7 IGST Act)', async () => {
    const { owner, id } = await supplier();
    const answer = await save(owner, invoiceBody(id, { place_of_supply: '29' }));
    expect(answer.body.invoice).toMatchObject({ cgst: 0, sgst: 0, igst: 180, inter_state: true });
  });
  it('refuses totals that differ, naming both', async () => {
    const { owner, id } = await supplier();
    const answer = await save(owner, invoiceBody(id, { subtotal: 1000, tax: 170, total: 1170 }));
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('The tax sent is 170.00, but the items total 180.00.');
  });
  it('refuses a stale version with what is stored, and a due date before the invoice', async () => {
    const { owner, entityId, id } = await buildInvoice(server);
    const first = await save(owner, invoiceBody(entityId, { id, version: 1, notes: 'first' }));
    expect(first.body.version).toBe(2);
    const second = await save(owner, invoiceBody(entityId, { id, version: 1, notes: 'second' }));
    expect(second.status).toBe(409);
    expect(second.body.stored).toMatchObject({ id, version: 2, notes: 'first' });
    expect((await save(owner, invoiceBody(entityId, { due_date: '2026-11-19' }))).status).toBe(422);
  });
});

describe('POST /invoices/send', () => {
  it('mails the PDF to the customer, with words, tax and UPI', async () => {
    const { owner, id } = await supplier();
    const answer = await send(
      owner,
      invoiceBody(id, {
        customer_name: 'Rao & Sons',
        customer_email: 'rao.invoices@example.in',
        upi_id: 'asha@okaxis',
      }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Invoice sent successfully!',
      invoice_number: 'INV-202611-001',
      invoice: { status: 'sent', mail: { state: 'sent' } },
    });
    expect(answer.body.invoice.upi_link).toContain('am=1180.00');
    const mail = await mailTo(server, 'rao.invoices@example.in', /INV-202611-001/);
    expect(mail.attachments[0]).toMatchObject({
      filename: 'INV-202611-001.pdf',
      mimeType: 'application/pdf',
    });
    const text = await pdfText(new Uint8Array(mail.attachments[0]!.content as ArrayBuffer));
    for (const part of [
      'Tax Invoice',
      'INV-202611-001',
      'Rao & Sons',
      'CGST 9%',
      '1,180.00',
      'Rupees One Thousand One Hundred and Eighty Only',
      'asha@okaxis',
    ])
      expect(text).toContain(part);
  });
  it('numbers ten of two people at once without gap or clash, by financial year', async () => {
    const { owner, id } = await supplier();
    const colleague = await buildUser(server);
    const share = { email: colleague.email, permission: 'edit' };
    expect((await server.post(`/api/companies/${id}/shares`, share, owner.token)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send(i % 2 ? owner : colleague, invoiceBody(id))),
    );
    expect(answers.map((a) => a.body.invoice_number).sort()).toEqual(
      Array.from({ length: 10 }, (_, i) => `INV-202611-${String(i + 1).padStart(3, '0')}`),
    );
    const next = await send(owner, invoiceBody(id, { invoice_date: '2027-04-01', due_date: '2027-04-01' }));
    expect(next.body.invoice_number).toBe('INV-202704-001');
  });
  it('a refused one takes no number; rule 46 asks for the customer from fifty thousand rupees', async () => {
    const { owner, id } = await supplier();
    const large = { items: [{ description: 'Audit', quantity: 1, rate: 50_000 }] };
    const refused = await send(owner, invoiceBody(id, large));
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields.map((f: { path: string }) => f.path)).toEqual([
      'customer_name',
      'customer_address',
    ]);
    expect((await send(owner, invoiceBody(id))).body.invoice_number).toBe('INV-202611-001');
  });
});

describe('the life of an invoice', () => {
  it('is paid in parts, never above what is due, and is not changed once sent', async () => {
    const { owner, id: company } = await supplier();
    const { id, version } = (await send(owner, invoiceBody(company))).body;
    const pay = (amount: number, v: number) =>
      server.post(`/api/invoices/${id}/payment`, { version: v, amount, paid_on: '2026-11-25' }, owner.token);
    const part = await pay(180.5, version);
    expect(part.body.invoice).toMatchObject({ status: 'part-paid', paid: 180.5, balance: 999.5 });
    expect((await pay(1000, part.body.invoice.version)).status).toBe(422);
    expect((await pay(10, version)).status).toBe(409);
    const rest = await pay(999.5, part.body.invoice.version);
    expect(rest.body.invoice).toMatchObject({ status: 'paid', balance: 0 });
    const edit = await save(owner, invoiceBody(company, { id, version: rest.body.invoice.version }));
    expect([edit.status, edit.body.error.id]).toEqual([409, 'invoice_issued']);
  });
  it('is cancelled with its number kept, duplicated as a draft; drafts are deleted and come back', async () => {
    const { owner, id: company } = await supplier();
    const { id, version } = (await send(owner, invoiceBody(company))).body;
    const call = (method: string, path: string, body?: object) =>
      server.call(method, `/api/invoices/${path}`, { token: owner.token, body });
    expect((await call('DELETE', id)).status).toBe(409);
    const cancelled = await call('POST', `${id}/cancel`, { version });
    expect(cancelled.body.invoice).toMatchObject({ status: 'cancelled', invoice_number: 'INV-202611-001' });
    const copy = (await call('POST', `${id}/duplicate`)).body;
    expect(copy.invoice).toMatchObject({ status: 'draft', invoice_number: '', total: 1180 });
    expect((await call('DELETE', copy.id)).status).toBe(200);
    expect((await call('GET', copy.id)).status).toBe(404);
    expect((await call('POST', `${copy.id}/restore`)).status).toBe(200);
    const drafts = await call('GET', `list?status=draft&company_id=${company}`);
    expect(drafts.body).toMatchObject({ total: 1, page: 1, invoices: [{ id: copy.id, can_edit: true }] });
    const pdf = await call('GET', `${copy.id}/pdf`);
    expect(await pdfText(pdf.bytes)).toContain('Number: Draft');
  });
  it("is nobody else's", async () => {
    const { id } = await buildInvoice(server);
    const other = await buildUser(server);
    expect((await server.get(`/api/invoices/${id}`, other.token)).status).toBe(404);
    expect((await server.get('/api/invoices/list', other.token)).body.total).toBe(0);
  });
});
