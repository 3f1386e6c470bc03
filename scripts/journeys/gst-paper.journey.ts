import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildGstReturn } from '../../api/testing/gst.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { type Desk, openDesk } from './gst-browser.ts';
import { clear } from './stage.ts';

/** What leaves the GST pages beside the portal's file: a nil return, refused lines for Excel, GSTR-1 on paper. */
const long = process.env['MODE'] === 'long';

describe.runIf(long)('what leaves the GST pages', () => {
  let desk: Desk;
  afterAll(clear);
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk.close());

  it('files a nil GSTR-1 and then a nil GSTR-3B from the cards, with the acknowledgement', async () => {
    const { page, entity, reach, press, shows, axe, wrong } = desk;
    const home = `/api/gst/home/${entity.id}?financial_year=2025-26`;
    const card = async (kind: 'gstr1' | 'gstr3b') => {
      const { periods } = (await desk.server.get(home, desk.owner.token)).body;
      return periods.find((p: { period: string }) => p.period === '10-2025')[kind];
    };
    const file = async (dialog: string, arn: string, done: string) => {
      await shows(dialog);
      await shows('Nothing is reported: file it as a nil return');
      expect(await axe()).toEqual([]);
      await page.waitForFunction(() => document.activeElement?.matches('dialog input'));
      await page.keyboard.type(arn);
      await press('Mark as filed');
      await shows(done);
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    };
    await page.goto(`${desk.server.url}/app/gst/home/${entity.id}?year=2025-26&period=10-2025`);
    await shows('Prepare GSTR-3B');
    await press('File nil return');
    await file('File nil GSTR-1', 'aa2410250000011', 'GSTR-1 saved as filed');
    expect(await card('gstr1')).toMatchObject({
      status: 'filed',
      nil: true,
      acknowledgement: 'AA2410250000011',
    });
    await reach('Prepare GSTR-3B');
    await press('File nil return');
    await file('File nil GSTR-3B', 'aa2410250000022', 'GSTR-3B saved as filed');
    expect(await card('gstr3b')).toMatchObject({
      status: 'filed',
      nil: true,
      acknowledgement: 'AA2410250000022',
    });
    expect(wrong).toEqual([]);
  });

  it('gives refused lines of an import as a workbook that reads back: place, column, reason, content', async () => {
    const { page, entity, folder, press, give, shows, downloaded, wrong } = desk;
    const { id } = await buildGstReturn(desk.server, 'GSTR-1', { entity });
    const line = (n: string, day: string, value: string) =>
      `24AANFA2641L1ZF,${n},${day},11800,24-Gujarat,N,Regular B2B,18,${value}\n`;
    const csv = join(folder, 'b2b.csv');
    await writeFile(
      csv,
      `GSTIN/UIN of Recipient,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Invoice Type,Rate,Taxable Value\n${line('A-1', '05-10-2025', '10000')}${line('A-2', '35-10-2025', '10000')}${line('A-3', '06-10-2025', 'ten')}`,
    );
    await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
    await press('Import');
    await press('Import a file');
    await page.waitForFunction(() => location.pathname === '/app/import');
    await give(csv);
    await shows('2 lines are not imported');
    await press('Download these lines with their reasons');
    await downloaded(/^refused\.xlsx$/);
    const [sheet] = (await readXlsxFile(await readFile(join(folder, 'refused.xlsx')))) as unknown as {
      sheet: string;
      data: unknown[][];
    }[];
    expect(sheet!.sheet).toBe('Refused lines');
    const [heads, ...rows] = sheet!.data;
    expect(heads!.slice(-3)).toEqual(['Line in the file', 'Column', 'Reason']);
    expect(rows.map((row) => row.slice(-3))).toEqual([
      [3, 'Invoice date', 'Enter a date as dd-mm-yyyy'],
      [4, 'Taxable Value', expect.stringMatching(/\S/)],
    ]);
    expect(rows.map((row) => [row[1], row[2], row[8]])).toEqual([
      ['A-2', '35-10-2025', '10000'],
      ['A-3', '06-10-2025', 'ten'],
    ]);
    expect(wrong).toEqual([]);
  });

  it('prints the summary by table and every row, and says where the rest is when there are too many', async () => {
    const { page, entity, shows, wrong } = desk;
    const who = { gstin: entity.gstin, period: '10-2025', frequency: 'monthly' as const };
    const onPaper = async (count: number, period: string) => {
      const sheets = manyInvoices({ ...who, period }, count);
      const { id } = await buildGstReturn(desk.server, 'GSTR-1', {
        entity,
        period,
        rows: sheetsToWire(sheets),
      });
      await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
      await shows(`B2B Invoices (${count.toLocaleString('en-IN')})`);
      await page.evaluate(() => {
        // After the page's own listener: what the printer is given.
        addEventListener('beforeprint', () => {
          const paper = document.querySelector<HTMLElement>('[data-print]');
          Object.assign(globalThis, {
            // biome-ignore lint/performance/useDomNodeTextContent: cells apart from each other
            paper: paper?.innerText ?? '',
            lines: paper?.querySelectorAll('table:not(:first-of-type) tbody tr').length ?? 0,
          });
        });
      });
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.byteLength).toBeGreaterThan(10_000);
      await page.waitForFunction(() => !document.querySelector('[data-print]'));
      const { paper, lines } = await page.evaluate(() => {
        const seen = globalThis as unknown as { paper: string; lines: number };
        return { paper: seen.paper, lines: seen.lines };
      });
      return { paper, lines, sheets };
    };
    const all = await onPaper(60, '10-2025');
    const rows = Object.values(all.sheets).reduce((n, list) => n + list.length, 0);
    expect(all.lines).toBe(rows);
    for (const row of all.sheets.b2b!) expect(all.paper).toContain(row.invoice_number);
    expect(all.paper).not.toContain('not printed');
    const many = await onPaper(1200, '09-2025');
    expect(many.lines).toBe(1000);
    expect(many.paper).toMatch(/further rows are not printed/);
    expect(wrong).toEqual([]);
  });
});
