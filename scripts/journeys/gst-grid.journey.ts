import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildGstReturn } from '../../api/testing/gst.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { type Desk, openDesk } from './gst-browser.ts';
import { clear } from './stage.ts';

/** The grid of GSTR-1 by keyboard alone, and with ten thousand invoices. */

let desk: Desk;
afterAll(clear);
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());
const stored = async (id: string) =>
  (await desk.server.get(`/api/gst/gstr1/${id}`, desk.owner.token)).body.return;

describe('the grid by keyboard', () => {
  it('adds a row, types, fills down, pastes, undoes, finds, and saves without pressing anything', async () => {
    const { page, entity, press, shows, wrong } = desk;
    const { id } = await buildGstReturn(desk.server, 'GSTR-1', { entity });
    await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
    await shows('No rows yet');
    await press('Add row');
    await page.waitForSelector('[role=gridcell][aria-selected=true]');
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    const right = () => page.keyboard.press('ArrowRight');
    await type('24AANFA2641L1ZF');
    await right();
    await right();
    await type('A-1');
    await right();
    await type('05-10-2025');
    const saved = (check: (r: { b2b_invoices: Record<string, unknown>[] }) => boolean) =>
      expect.poll(async () => check(await stored(id)), { timeout: 15_000 }).toBe(true);
    await saved(
      (r) =>
        r.b2b_invoices[0]?.['invoice_number'] === 'A-1' &&
        r.b2b_invoices[0]?.['invoice_date'] === '2025-10-05',
    );

    // What a spreadsheet copies: three lines from the number on.
    const paste = (text: string) =>
      page.evaluate((content) => {
        const data = new DataTransfer();
        data.setData('text/plain', content);
        document.activeElement!.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, text);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await paste(
      ['A-1', 'A-2', 'A-3']
        .map((n) =>
          [
            '24AANFA2641L1ZF',
            'Acme',
            n,
            '05-10-2025',
            '1,18,000.00',
            '24-Gujarat',
            'N',
            '',
            'Regular B2B',
            '18%',
            '1,00,000.00',
          ].join('\t'),
        )
        .join('\n'),
    );
    await shows('3 rows');
    await saved(
      (r) =>
        r.b2b_invoices.length === 3 &&
        r.b2b_invoices.every(
          (x) => x['taxable_value'] === 100000 && x['cgst'] === 9000 && x['sgst'] === 9000,
        ),
    );
    await shows('3,54,000.00');

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await type('Other');
    await saved((r) => r.b2b_invoices[0]?.['receiver_name'] === 'Other');
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await saved((r) => r.b2b_invoices[0]?.['receiver_name'] === 'Acme');

    await page.keyboard.down('Control');
    await page.keyboard.press('f');
    await page.keyboard.up('Control');
    await page.keyboard.type('A-2');
    await shows('1 of 3 rows');
    expect(wrong).toEqual([]);
  });

  it('says what is wrong with a cell, keeps a text that does not read, and leads from the list of findings to the cell', async () => {
    const { page, entity, press, shows, wrong } = desk;
    const { id } = await buildGstReturn(desk.server, 'GSTR-1', {
      entity,
      rows: {
        b2b_invoices: [
          {
            gstin: '24AANFA2641L1ZG',
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
    await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
    await shows('would be refused by the portal');
    const cell = await page.waitForSelector('.has-error');
    expect(await cell!.evaluate((e) => e.textContent)).toContain('The check character does not match');
    await press('Findings');
    await shows('The HSN summary of B2B supplies is empty');
    await press('Go to A-1');
    await page.waitForFunction(() =>
      document.querySelector('[role=gridcell][aria-selected=true]')?.textContent?.includes('24AANFA2641L1ZG'),
    );
    await page.keyboard.type('24AANFA2641L1ZF');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.has-error').length === 0);
    expect(wrong).toEqual([]);
  });
});

describe('ten thousand invoices on screen', () => {
  it('stand there, take a paste of a thousand cells, and keep it', async () => {
    const { page, entity, reach, shows, wrong } = desk;
    const who = { gstin: entity.gstin, period: '10-2025', frequency: 'monthly' as const };
    const { id } = await buildGstReturn(desk.server, 'GSTR-1', {
      entity,
      rows: sheetsToWire(manyInvoices(who, 10_000)),
    });
    await page.goto(`${desk.server.url}/app/gst/gstr1/${id}`);
    await shows('10,000 rows');
    await shows('No problems found by the portal’s rules');
    // No figure of the totals row may be cut.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.rdg-summary-row [role=gridcell]')]
        .filter((e) => e.scrollWidth > e.clientWidth + 1)
        .map((e) => e.textContent),
    );
    expect(cut).toEqual([]);
    await reach('Find in the table');
    for (let i = 0; i < 5; i++) {
      if (await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', Array.from({ length: 1000 }, (_, i) => `Pasted ${i}`).join('\n'));
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect
      .poll(
        async () =>
          (await stored(id)).b2b_invoices.filter((r: { receiver_name?: string }) =>
            r.receiver_name?.startsWith('Pasted '),
          ).length,
        { timeout: 20_000 },
      )
      .toBe(1000);
    expect(wrong).toEqual([]);
  }, 120_000);
});
