import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyGstr3b } from '../../shared/gst/gstr3b/form.ts';
import { type Desk, openDesk } from './gst-browser.ts';
import { clear } from './stage.ts';

const c = (cgst: number) => ({ igst: 0, cgst, sgst: cgst, cess: 0 });

describe('a year of GST', () => {
  let desk: Desk;
  afterAll(clear);
  beforeEach(async () => {
    desk = await openDesk();
  });
  afterEach(() => desk.close());

  it('from the credit ledger to GSTR-9 with its months', async () => {
    const { page, entity, owner, press, shows, axe, wrong, server } = desk;
    for (const [period, credit] of [
      ['11-2025', { other: c(20) }],
      ['12-2025', { reversed_other: c(20) }],
    ] as const) {
      const empty = emptyGstr3b();
      await server.post(
        '/api/gst/gstr3b.php',
        {
          gst_master_id: entity.id,
          return_period: period,
          form: { ...empty, credit: { ...empty.credit, ...credit } },
        },
        owner.token,
      );
    }
    await page.goto(`${server.url}/app/gst/home/${entity.id}?year=2025-26&tab=ledger`);
    await press('Add a line');
    const choose = (label: string, value: string) =>
      page.select(`select[aria-label="${label}, line 1"]`, value);
    await choose('Return', '12-2025');
    for (const head of ['Central tax', 'State/UT tax']) {
      await page.click(`input[aria-label="${head}, line 1"]`, { count: 3 });
      await page.keyboard.type('20');
    }
    expect(await axe()).toEqual([]);
    await press('Save');
    await shows('Credit ledger saved');

    await page.goto(`${server.url}/app/gst/home/${entity.id}?year=2025-26&tab=annual`);
    await press('Start GSTR-9');
    await shows('Part III: input tax credit of the year');
    const figure = (label: string) =>
      page.$eval(`input[aria-label="${label}: Central tax"]`, (i) => (i as HTMLInputElement).value);
    expect(await figure('7A Rule 37')).toBe('20.00');
    await press('Inward supplies, not imports nor reverse charge: inputs');
    await shows('November 2025');
    await page.click('input[aria-label="6B Inward supplies: input services: Central tax"]', { count: 3 });
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    expect(await axe()).toEqual([]);
    await press('Save as Draft');
    await shows('GSTR-9 saved as draft');
    expect(await figure('6B Inward supplies: input services')).toBe('5.00');
    if (process.env['SHOTS']) {
      for (const [width, height, name] of [
        [1440, 900, 'wide'],
        [360, 740, 'phone'],
      ] as const) {
        await page.setViewport({ width, height });
        await page.screenshot({
          path: `${process.env['SHOTS']}/gstr9-${name}.png` as `${string}.png`,
          fullPage: true,
        });
      }
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(`${server.url}/app/gst/home/${entity.id}?year=2025-26&tab=ledger`);
      await shows('May still be reclaimed');
      await page.screenshot({ path: `${process.env['SHOTS']}/ledger.png` as `${string}.png` });
    }
    expect(wrong).toEqual([]);
  });
});
