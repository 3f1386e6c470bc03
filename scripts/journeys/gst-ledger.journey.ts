import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildGstReturn, formWith } from '../../api/testing/gst.ts';
import { type Desk, openDesk } from './gst-browser.ts';
import { clear } from './stage.ts';

const supplier = '29AABCR1718E1ZL';

describe('ledgers of a year', () => {
  let desk: Desk;
  afterAll(clear);
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk.close());

  it('from an unpaid bill to table 4 of GSTR-3B, and a composition quarter', async () => {
    const { page, entity, owner, press, shows, axe, wrong, server } = desk;
    const { id } = await buildGstReturn(server, 'GSTR-2B', { entity: { ...entity, owner } });
    await server.call('POST', '/api/gst/gstr2b/purchases', {
      token: owner.token,
      form: formWith(
        'register.csv',
        `Supplier GSTIN,Supplier name,Document number,Document date,Taxable value,Integrated tax\n${supplier},Rao Traders,P/1,05-10-2025,1000,180`,
        { gst_id: id },
      ),
    });
    const shots = async (name: string) => {
      if (!process.env['SHOTS']) return;
      for (const [width, height] of [
        [1440, 900],
        [360, 740],
      ] as const) {
        await page.setViewport({ width, height });
        await page.screenshot({
          path: `${process.env['SHOTS']}/${name}-${width}.png` as `${string}.png`,
          fullPage: true,
        });
      }
      await page.setViewport({ width: 1440, height: 900 });
    };
    const ledger = `${server.url}/app/gst/ledger/${entity.id}?year=2025-26`;
    await page.goto(`${ledger}&tab=rule37`);
    await shows('Unpaid after 180 days');
    expect(await axe()).toEqual([]);
    await shots('rule37');
    await press('Add all to the credit ledger');
    await shows('Nothing to do');

    await page.goto(ledger);
    await shows('Opening balances and deposits');
    await page.click('input[aria-label="Credit ledger: Integrated tax"]', { count: 3 });
    await page.keyboard.type('500');
    await page.keyboard.press('Tab');
    await press('Save');
    await shows('Balances saved');
    expect(await axe()).toEqual([]);
    await shots('ledgers');

    // 5 October 2025 + 180 days is 3 April 2026: the return of May 2026 reverses.
    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: entity.id, return_period: '05-2026' },
      owner.token,
    );
    expect(prepared.body.form.credit.reversed_other.igst).toBe(180);

    await page.goto(`${server.url}/app/gst/composition/${entity.id}?year=2025-26`);
    await shows('CMP-08 by quarter');
    await page.click('input[aria-label="Of which taxable, April-June 2025"]', { count: 3 });
    await page.keyboard.type('400000');
    await page.keyboard.press('Tab');
    await press('Save');
    // 1% of 4,00,000, half each; more taxable than in all is named.
    await shows('Check these figures');
    await shows('2,000.00');
    expect(await axe()).toEqual([]);
    await shots('composition');
    expect(wrong).toEqual([]);
  });
});
