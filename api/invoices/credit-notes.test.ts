import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, freshPan, type TestUser } from '../testing/factories.ts';
import { gstinOf } from '../testing/gst.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { mailsTo, mailTo } from '../testing/mails.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

async function supplier() {
  const pan = freshPan();
  return buildEntity(server, { fields: { pan, gstin: gstinOf(pan, '27') } });
}
const item = (over: object = {}) => ({ description: 'Accounting', quantity: 1, rate: 1000, ...over });
async function sent(owner: TestUser, company: string, over: Record<string, unknown> = {}) {
  const answer = await server.post('/api/invoices/send', invoiceBody(company, over), owner.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { id: string; version: number; invoice_number: string };
}
const credit = (
  owner: TestUser,
  invoice: { id: string; version: number },
  items: object[],
  over: object = {},
) =>
  server.post(
    `/api/invoices/${invoice.id}/credit-note`,
    { version: invoice.version, note_date: '2026-11-20', reason: 'Price agreed later', items, ...over },
    owner.token,
  );

describe('credit notes (section 34 of the CGST Act)', () => {
  it('take back a part with a number of their own, lower what is due, and the rest to the rupee', async () => {
    const { owner, id } = await supplier();
    const invoice = await sent(owner, id, { items: [item({ rate: 1000.5 })] });
    // 1,000.50 + 90.05 + 90.05 = 1,180.60, rounded 1,181.
    const part = await credit(owner, invoice, [item({ rate: 250.25 })]);
    expect(part.status, part.text).toBe(200);
    // 250.25 + 22.52 + 22.52 = 295.29, rounded 295.
    expect(part.body).toMatchObject({
      note_number: 'CN-202611-001',
      invoice: { status: 'sent', total: 1181, credited: 295, balance: 886 },
    });
    const rest = await credit(owner, { ...invoice, version: part.body.invoice.version }, [
      item({ rate: 750.25 }),
    ]);
    // 885.30 would round to 885; the last note takes the 886 that are left.
    expect(rest.body).toMatchObject({
      note_number: 'CN-202611-002',
      invoice: {
        status: 'credited',
        balance: 0,
        credit_notes: [{ note_number: 'CN-202611-001', total: 295 }, { total: 886 }],
      },
    });
    const pdf = await server.get(`/api/invoices/credit-notes/${part.body.credit_note_id}/pdf`, owner.token);
    const text = await pdfText(pdf.bytes);
    for (const words of [
      'Credit Note',
      'CN-202611-001',
      `Against invoice: ${invoice.invoice_number} of 20-11-2026`,
      'CGST 9%',
      '295.00',
      'Rupees Two Hundred and Ninety Five Only',
      'Price agreed later',
    ])
      expect(text).toContain(words);
  });

  it('never exceed the invoice at any rate, name the day the law sets, and leave drafts alone', async () => {
    const { owner, id } = await supplier();
    const invoice = await sent(owner, id, { invoice_date: '2024-10-01', due_date: '2024-10-31' });
    const say = async (items: object[], over: object = {}) =>
      (await credit(owner, invoice, items, { note_date: '2025-06-01', ...over })).body.message;
    expect(await say([item({ rate: 1000.01 })])).toBe(
      'Only 1,000.00 at 18% of this invoice can still be credited.',
    );
    expect(await say([item({ gst_rate: '5' })])).toBe(
      'Only 0.00 at 5% of this invoice can still be credited.',
    );
    expect(await say([item()], { note_date: '2024-09-30' })).toBe('Must not be before the invoice date.');
    // An invoice of 2024-25 can be credited with its tax until 30 November 2025.
    expect(await say([item()], { note_date: '2025-12-01' })).toBe(
      'Tax can be credited until 30 November after the financial year (section 34).',
    );
    // the day itself is in time: only the amount is refused
    expect(await say([item({ rate: 1000.01 })], { note_date: '2025-11-30' })).toBe(
      'Only 1,000.00 at 18% of this invoice can still be credited.',
    );
    expect(await say([item({ rate: 1000.01 })], { note_date: '2024-10-01' })).toBe(
      'Only 1,000.00 at 18% of this invoice can still be credited.',
    );
    const draft = await server.post('/api/invoices/save', invoiceBody(id), owner.token);
    expect((await credit(owner, draft.body, [item()])).status).toBe(409);
    expect((await server.get(`/api/invoices/${invoice.id}`, owner.token)).body.invoice.credited).toBe(0);
  });

  it('two at once: one is saved, the other is told, no number is lost', async () => {
    const { owner, id } = await supplier();
    const invoice = await sent(owner, id);
    const both = await Promise.all([1, 2].map(() => credit(owner, invoice, [item()])));
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const next = await sent(owner, id);
    const another = await credit(owner, next, [item()]);
    expect(another.body.note_number).toBe('CN-202611-002');
  });
});

describe('reminders', () => {
  it('are mailed with what is due and since when, once a day, and noted', async () => {
    const { owner, id } = await supplier();
    const invoice = await sent(owner, id, {
      customer_name: 'Rao & Sons',
      customer_email: 'rao.reminded@example.in',
      invoice_date: '2025-11-20',
      due_date: '2025-12-20',
    });
    const remind = (version: number) =>
      server.post(`/api/invoices/${invoice.id}/remind`, { version }, owner.token);
    const first = await remind(invoice.version);
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({ message: 'Reminder sent', sent: true });
    expect(first.body.invoice.reminders).toHaveLength(1);
    expect(first.body.invoice.reminders[0].overdue_days).toBeGreaterThan(300);
    const mail = await mailTo(server, 'rao.reminded@example.in', /^Reminder: invoice INV-202511-001/);
    expect(mail.text).toMatch(/It was due on 20-12-2025, \d+ days ago\./);
    expect(mail.attachments[0]).toMatchObject({ filename: 'INV-202511-001.pdf' });
    const again = await remind(first.body.invoice.version);
    expect([again.status, again.body.message]).toEqual([
      429,
      'This customer was already reminded within the last 24 hours.',
    ]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(80_000);
    server.advance(25 * 3_600_000);
    const { email, password } = owner;
    const back = await server.post('/api/auth/login', { email, password, device_id: 'device-next-day' });
    owner.token = back.body.token;
    expect((await remind(first.body.invoice.version)).status).toBe(200);
    await mailTo(server, 'rao.reminded@example.in', /^Reminder/);
    expect(await mailsTo(server, 'rao.reminded@example.in')).toHaveLength(3);
  });

  it('and the mail of the invoice are in Hindi where its paper is', async () => {
    const { owner, id } = await supplier();
    const path = `/api/invoices/settings/${id}`;
    const { settings } = (await server.get(path, owner.token)).body;
    await server.call('PUT', path, { token: owner.token, body: { ...settings, language: 'hi' } });
    const to = 'rao.hindi@example.in';
    const invoice = await sent(owner, id, {
      customer_name: 'Rao & Sons',
      customer_email: to,
      invoice_date: '2025-11-20',
      due_date: '2025-12-20',
    });
    const mail = await mailTo(server, to, /बिल INV-202511-001$/);
    for (const part of ['Rao & Sons जी,', '20-11-2025 का बिल INV-202511-001 साथ में है।', 'ड्यू डेट: 20-12-2025'])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('lang="hi"');
    await server.post(`/api/invoices/${invoice.id}/remind`, { version: invoice.version }, owner.token);
    const reminder = await mailTo(server, to, /^याद दिलाना: /);
    expect(reminder.text).toMatch(/ड्यू डेट 20-12-2025 थी, \d+ दिन पहले।/);
    expect(`${mail.text}${reminder.text}`).not.toMatch(/Please|Dear|Amount|due/i);
  });

  it('need an address and something to pay', async () => {
    const { owner, id } = await supplier();
    const invoice = await sent(owner, id);
    const remind = (version: number) =>
      server.post(`/api/invoices/${invoice.id}/remind`, { version }, owner.token);
    expect((await remind(invoice.version)).body.message).toBe(
      'This invoice has no customer e-mail to send a reminder to.',
    );
    const paid = await server.post(
      `/api/invoices/${invoice.id}/payment`,
      { version: invoice.version, amount: 1180, paid_on: '2026-11-20' },
      owner.token,
    );
    expect((await remind(paid.body.invoice.version)).body.message).toBe(
      'This invoice is paid; there is nothing to remind of.',
    );
  });
});

/** The smallest PNG: one black point. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';
const bank = {
  account_name: 'Asha Rao',
  bank_name: 'SBI',
  account_number: '12345678901',
  ifsc: 'SBIN0001234',
};

describe("an entity's invoice details", () => {
  it('are kept with the entity and printed; an issued invoice keeps the account it was issued with', async () => {
    const { owner, id } = await supplier();
    const path = `/api/invoices/settings/${id}`;
    const put = (body: object) => server.call('PUT', path, { token: owner.token, body });
    expect((await server.get(path, owner.token)).body.settings).toMatchObject({ version: 0, logo: '' });
    const kept = await put({ version: 0, logo: png, upi_id: 'asha@okaxis', bank, terms: 'Net 30 days' });
    expect(kept.body.settings, kept.text).toMatchObject({ version: 1, bank, terms: 'Net 30 days' });
    // The client's next year begins with them.
    const copied = await server.post(`/api/companies/${id}/copy-year`, {}, owner.token);
    const next = await server.get(`/api/invoices/settings/${copied.body.data.id}`, owner.token);
    expect(next.body.settings).toMatchObject({ version: 0, bank, terms: 'Net 30 days' });
    expect((await put({ version: 0, logo: '' })).status).toBe(409);
    const invoice = await sent(owner, id);
    await put({ version: 1, bank: { ...bank, account_number: '99999999999' } });
    const pdf = await server.get(`/api/invoices/${invoice.id}/pdf`, owner.token);
    const text = await pdfText(pdf.bytes);
    expect(text).toContain('Account 12345678901');
    expect(text).toContain('IFSC SBIN0001234');
    const whole = (await server.get(`/api/invoices/${invoice.id}`, owner.token)).body.invoice;
    expect(whole.bank.account_number).toBe('12345678901');
    const stranger = await buildUser(server);
    expect((await server.get(path, stranger.token)).status).toBe(404);
  });

  it('refuse half a bank account and a picture nobody can print, naming the field', async () => {
    const { owner, id } = await supplier();
    const put = async (body: object) => {
      const answer = await server.call('PUT', `/api/invoices/settings/${id}`, {
        token: owner.token,
        body: { version: 0, ...body },
      });
      return [answer.status, answer.body.error?.fields?.[0]?.path];
    };
    expect(await put({ bank: { account_number: '12345678901' } })).toEqual([422, 'bank.ifsc']);
    expect(await put({ logo: 'data:image/png;base64,AAAA' })).toEqual([422, 'logo']);
    // A header that promises 60,000 by 60,000 points.
    const bytes = Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    const bomb = await put({ logo: `data:image/png;base64,${bytes.toString('base64')}` });
    expect(bomb).toEqual([422, 'logo']);
    expect(await put({ logo: 'data:image/svg+xml;base64,AAAA' })).toEqual([422, 'logo']);
  });
});
