import axe from 'axe-core';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import { invoiceBody } from '../../api/testing/invoices.ts';
import { pdfText } from '../../api/testing/pdf.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { startMailServer, type TestMailServer } from '../../api/testing/smtp.ts';
import { todayInIst } from '../../shared/dates.ts';
import { buildStale } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { accessibility, excessWidth } from '../screens/inspect.ts';
import { still } from '../screens/still.ts';
import { leave, press, shows, signIn, watch } from './stage.ts';

/** An invoice from the composer to the customer's mail box, paid, credited in part, and into GSTR-1; its pages in both themes and languages. */

let mail: TestMailServer;
let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: TestUser;
let entity: Awaited<ReturnType<typeof buildGstEntity>>;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  await leave();
  await buildStale(console.log, ['web']);
  mail = await startMailServer();
  server = await startTestServer({ config: { smtpUrl: mail.url } });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mail?.stop();
});

async function open(settings: Record<string, string> = {}, width = 1400): Promise<void> {
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width, height: 1000 });
  watch(page, wrong);
  await signIn(page, owner, settings);
}
beforeEach(async () => {
  wrong.length = 0;
  owner = await buildUser(server);
  entity = await buildGstEntity(server, { owner });
});
afterEach(() => context.close());

/** Types into the field of a label, in place of what is there. */
const type = async (label: string, text: string) => {
  const field = (await page.waitForFunction(
    (wanted) => {
      const root = document.querySelector('dialog[open]') ?? document;
      const found = [...root.querySelectorAll('label')].find(
        (l) => l.textContent?.replace('*', '').trim() === wanted,
      );
      return found && document.getElementById(found.htmlFor);
    },
    { timeout: 20_000 },
    label,
  )) as unknown as ElementHandle<HTMLInputElement>;
  await field.evaluate((e) => {
    e.focus();
    e.select();
  });
  await page.keyboard.type(text);
};
async function findings(): Promise<string[]> {
  const violations = await accessibility(page, axe.source);
  const wider = await excessWidth(page);
  return [...violations, ...(wider > 0 ? [`${wider} px wider than the screen`] : [])];
}

describe('an invoice', () => {
  it('is composed, looked at, mailed, paid in parts, credited and reported', async () => {
    await open();
    await page.goto(`${server.url}/app/send-invoice`);
    await page.waitForSelector('h1');
    await type('Company', 'a');
    await page.waitForSelector('[role=option]');
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=option]')!.click());
    // What every invoice of the company carries is kept once.
    await press(page, 'Logo, bank and default texts');
    await type('Account number', '12345678901');
    await type('IFSC', 'SBIN0001234');
    await type('UPI ID', 'asha@okaxis');
    await type('Terms', 'Payment within 30 days.');
    expect(await findings()).toEqual([]);
    await press(page, 'Save');
    await shows(page, 'Account ending 8901 is printed.');

    await type('Customer', 'राव एंड सन्स');
    await type('Customer e-mail', 'rao@example.in');
    await type('Customer address', 'Ring Road, Surat');
    await type('Customer GSTIN', '24AANFA2641L1ZF');
    await type('Description of item 1', 'Accounting');
    await type('HSN or SAC of item 1', '998221');
    await type('Rate of item 1', '1000');
    await shows(page, '₹ 1,180.00');
    expect(await findings()).toEqual([]);

    const opened = context.waitForTarget((target) => target.url().includes('/invoice-preview'));
    await press(page, 'Preview');
    const preview = (await (await opened).page())!;
    watch(preview, wrong);
    await shows(preview, 'Rupees One Thousand One Hundred and Eighty Only');
    await shows(preview, 'IFSC SBIN0001234');
    await preview.close();

    await press(page, 'Send Invoice');
    const month = todayInIst().slice(0, 7);
    const number = `INV-${month.replace('-', '')}-001`;
    const letter = await mail.next(new RegExp(number));
    const text = await pdfText(new Uint8Array(letter.attachments[0]!.content as ArrayBuffer));
    for (const part of ['Tax Invoice', number, 'CGST 9%', 'Account 12345678901', 'asha@okaxis'])
      expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain('रावएंडसन्स');
    // The page goes to the list two seconds after it was sent.
    await page.waitForFunction(() => location.search === '?tab=list', { timeout: 20_000 });
    await shows(page, number);

    await press(page, `Enter a payment of ${number}`);
    await type('Amount', '500');
    await press(page, 'Save payment');
    await shows(page, 'Part paid');
    await shows(page, '₹ 680.00');
    await press(page, `More for ${number}`);
    await press(page, 'Remind the customer');
    expect((await mail.next(/^Reminder/)).text).toContain('Still to pay: INR 680.00');
    await shows(page, 'Reminded once');
    await press(page, `More for ${number}`);
    await press(page, 'Issue a credit note');
    await type('Reason', 'Price agreed later');
    await type('Rate of item 1', '100');
    await press(page, 'Issue credit note');
    await shows(page, '₹ 118.00 credited');
    await press(page, `Enter a payment of ${number}`);
    await press(page, 'Save payment');
    // “Paid” is among the choices of the filter all along: the row that asks for no more says that the payment has arrived.
    await page.waitForSelector(`[aria-label="Enter a payment of ${number}"]`, { hidden: true });
    await shows(page, 'Paid');
    // A message that fades in has not its colours yet.
    await still(page);
    expect(await findings()).toEqual([]);

    const [year, m] = month.split('-');
    const { id } = await buildGstReturn(server, 'GSTR-1', { entity, period: `${m}-${year}` });
    await page.goto(`${server.url}/app/gst/gstr1/${id}`);
    await press(page, 'Import');
    await press(page, 'Import sent invoices of this period');
    await shows(page, 'What will change');
    await press(page, 'Add 5 documents');
    await shows(page, 'B2B Invoices (1)');
    const stored = (await server.get(`/api/gst/gstr1/${id}`, owner.token)).body.return;
    expect(stored).toMatchObject({
      b2b_invoices: [{ invoice_number: number, invoice_value: 1180, taxable_value: 1000 }],
      credit_debit_notes: [{ note_type: 'C', note_value: 118, taxable_value: 100, cgst: 9, sgst: 9 }],
    });
    expect(wrong).toEqual([]);
  });
});

describe('the invoice pages', () => {
  const states = [
    { colorMode: 'dark', language: 'en', width: 1440 },
    { colorMode: 'light', language: 'hi', width: 360 },
    { colorMode: 'dark', language: 'hi', width: 360 },
  ];
  it.each(process.env['MODE'] === 'long' ? states : states.slice(-1))(
    '$colorMode, $language, $width px: nothing too wide, nothing axe minds',
    async (state) => {
      const sent = await server.post(
        '/api/invoices/send',
        invoiceBody(entity.id, { customer_name: 'Rao & Sons', upi_id: 'asha@okaxis' }),
        owner.token,
      );
      await open({ colorMode: state.colorMode, language: state.language }, state.width);
      for (const path of [
        '/app/send-invoice',
        '/app/send-invoice?tab=list',
        `/invoice-preview?id=${sent.body.id}`,
      ]) {
        await page.goto(server.url + path);
        await page.waitForFunction(
          () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
        );
        expect([path, await findings()]).toEqual([path, []]);
      }
      expect(wrong).toEqual([]);
    },
  );
});
