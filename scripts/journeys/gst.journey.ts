import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { xlsxOf } from '../../api/files/workbook.ts';
import { buildGstReturn, statementOf } from '../../api/testing/gst.ts';
import { invoiceBody } from '../../api/testing/invoices.ts';
import { workbook } from '../../shared/gst/gstr1/export.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { type Desk, openDesk } from './gst-browser.ts';
import { clear } from './stage.ts';

/** A month from Excel to the portal's JSON, sent invoices into GSTR-1, a GSTR-2B to GSTR-3B: by keyboard alone. */

let desk: Desk;
afterAll(clear);
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());
const stored = async (id: string) =>
  (await desk.server.get(`/api/gst/gstr1/${id}`, desk.owner.token)).body.return;

describe('a month from Excel to JSON', () => {
  it('picks the entity, starts the period, imports a workbook, finds nothing to refuse and downloads the file', async () => {
    const { page, entity, folder, press, give, shows, downloaded, axe, wrong } = desk;
    const who = { gstin: entity.gstin, period: '10-2025', frequency: 'monthly' as const };
    const sheets = manyInvoices(who, 40);
    const file = join(folder, 'october.xlsx');
    await writeFile(file, await xlsxOf(workbook(sheets)));

    await page.goto(`${desk.server.url}/app/gst?entity=${entity.id}`);
    await shows(entity.gstin);
    await press('Proceed to GST Filing');
    await page.waitForFunction((id) => location.pathname === `/app/gst/home/${id}`, {}, entity.id);
    await page.goto(`${desk.server.url}/app/gst/home/${entity.id}?year=2025-26&period=10-2025`);
    await press('Start GSTR-1');
    await page.waitForFunction(() => location.pathname.startsWith('/app/gst/gstr1/'));
    await shows('B2B Invoices');
    await press('Import');
    await press('Import a file');
    await page.waitForFunction(() => location.pathname === '/app/import');
    await give(file);
    await shows('Imported');
    expect(await axe()).toEqual([]);
    await press('Import');
    await press('Open GSTR-1 October 2025');
    await shows('B2B Invoices (40)');
    await shows('No problems found by the portal’s rules');
    expect(await axe()).toEqual([]);
    await press('Export');
    await press('JSON for the portal');
    const json = JSON.parse(await downloaded(/^returns_\d{8}_R1_.*_offline\.json$/));
    expect(json.gstin).toBe(entity.gstin);
    expect(json.b2b.flatMap((g: { inv: unknown[] }) => g.inv).length).toBe(40);
    expect(json.hsn.hsn_b2b.length).toBe(sheets.hsn!.length);
    expect(wrong).toEqual([]);
  });
});

describe('sent invoices', () => {
  it('are looked at, added, and found unchanged the second time', async () => {
    const { page, entity, press, shows, axe, wrong } = desk;
    const invoice = invoiceBody(entity.id, {
      invoice_date: '2025-10-05',
      due_date: '2025-11-05',
      customer_name: 'Acme',
      customer_address: 'Ring Road, Surat',
      customer_gstin: '24AANFA2641L1ZF',
      place_of_supply: '24',
      items: [{ description: 'Accounting', hsn: '998221', quantity: 1, rate: 1000 }],
    });
    // 503 tells only that its mail still waits; the invoice has its number.
    expect([200, 503]).toContain(
      (await desk.server.post('/api/invoices/send', invoice, desk.owner.token)).status,
    );
    const { id } = await buildGstReturn(desk.server, 'GSTR-1', { entity });
    await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
    await press('Import');
    await press('Import sent invoices of this period');
    await shows('What will change');
    expect(await axe()).toEqual([]);
    await press('Add 3 documents');
    await shows('B2B Invoices (1)');
    await shows('No problems found by the portal’s rules');
    await press('Import');
    await press('Import sent invoices of this period');
    await shows('Nothing new for this return.');
    expect(await stored(id)).toMatchObject({
      b2b_invoices: [{ invoice_value: 1180, taxable_value: 1000, cgst: 90, sgst: 90 }],
      hsn_summary: [{ hsn_code: '998221', taxable_value: 1000 }],
    });
    expect(wrong).toEqual([]);
  });
});

describe('a GSTR-2B to GSTR-3B', () => {
  it('brings in the statement, compares the register, decides, and sets the credit off step by step', async () => {
    const { page, entity, folder, press, reach, give, shows, downloaded, axe, wrong } = desk;
    await buildGstReturn(desk.server, 'GSTR-1', {
      entity,
      rows: {
        b2b_invoices: [
          {
            gstin: '24AANFA2641L1ZF',
            invoice_number: 'A-1',
            invoice_date: '2025-10-05',
            invoice_value: 11800,
            place_of_supply: '24',
            rate: 18,
            taxable_value: 10000,
          },
        ],
      },
    });
    const statement = join(folder, '2b.json');
    await writeFile(statement, JSON.stringify(statementOf(entity.gstin)));
    const register = join(folder, 'purchases.csv');
    await writeFile(
      register,
      'Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P/1,2025-10-05,1000,180\n',
    );

    await page.goto(`${desk.server.url}/app/gst/home/${entity.id}?year=2025-26&period=10-2025`);
    await shows('GSTR-2B JSON');
    await give(statement);
    await shows('Compared with saved data');
    await reach('Choose another file');
    await press('Import');
    await press('GSTR-2B October 2025');
    await page.waitForFunction(() => location.pathname.startsWith('/app/gst/gstr2b/'));
    await shows('Only in GSTR-2B (2)');
    // The page of imports opens with the file, and leads back to the statement.
    await give(register);
    await shows('Compared with saved data');
    // The heading of the page has the focus and the same name as the button.
    await reach('Choose another file');
    await press('Import');
    await press('Back to the page you came from');
    await shows('Exact (1)');
    await reach('Claim credit for P/2');
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () =>
        (document.querySelector('[aria-label="Claim credit for P/2"]') as HTMLInputElement | null)?.checked,
    );
    await shows('270.00');
    expect(await axe()).toEqual([]);
    await press('On to GSTR-3B');
    await page.waitForFunction(() => location.pathname.startsWith('/app/gst/gstr3b/'));
    await shows('6.1 Payment');
    await shows('rule 88A');
    const id = page.url().split('/').at(-1)!.split('?')[0]!;
    const { form, payment } = (await desk.server.get(`/api/gst/gstr3b/${id}`, desk.owner.token)).body.return;
    expect(form.supplies.taxable).toEqual({ taxable: 10000, igst: 0, cgst: 900, sgst: 900, cess: 0 });
    expect(payment.setOff.cash).toMatchObject({ cgst: 765, sgst: 765 });
    expect(await axe()).toEqual([]);
    await press('Export');
    await press('JSON for the portal');
    const json = JSON.parse(await downloaded(/^GSTR3B_.*\.json$/));
    expect(json.itc_elg.itc_net).toEqual({ iamt: 270, camt: 0, samt: 0, csamt: 0 });

    // Ctrl+S takes neither the field nor what is typed before and after its answer.
    const paid = await page.waitForSelector(
      '::-p-xpath(//table[contains(., "Interest and late fee")]//input)',
    );
    const answers = () => page.waitForResponse((r) => r.url().endsWith('/api/gst/gstr3b.php'));
    const ctrlS = async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('s');
      await page.keyboard.up('Control');
    };
    await paid!.focus();
    await page.keyboard.type('1');
    const saved = answers();
    await ctrlS();
    await page.keyboard.type('2');
    await saved;
    await shows('GSTR-3B saved as draft');
    await page.keyboard.type('3');
    const again = answers();
    await ctrlS();
    await again;
    const later = (await desk.server.get(`/api/gst/gstr3b/${id}`, desk.owner.token)).body.return;
    expect(later.form.interest.igst).toBe(123);
    expect(wrong).toEqual([]);
  });
});
