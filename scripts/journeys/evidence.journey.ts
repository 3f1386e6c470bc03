import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { afterAll, expect, it } from 'vitest';
import { buildEntity, buildUser } from '../../api/testing/factories.ts';
import { clear, gone, press, shows, signIn, stage, until, watch } from './stage.ts';

const root = join(import.meta.dirname, '../../../shared/samples/evidence');

afterAll(() => clear());

/** Sample 1 has intraday trades and derivatives of a broker besides salary: its form is ITR-3. */
it.skipIf(!existsSync(root))('goes from four files to a return with no open finding', async () => {
  const { browser, server } = await stage();
  const { pan, date_of_birth } = JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8')).s1.client;
  const owner = await buildUser(server);
  const { id } = await buildEntity(server, {
    owner,
    fields: { pan, date_of_birth, father_name: 'Ravi Specimen' },
  });
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1366, height: 900 });
  const wrong = watch(page);
  await signIn(page, owner);
  let clicks = 0;
  const click = (name: string) => {
    clicks += 1;
    return press(page, name);
  };
  await page.goto(`${server.url}/app/evidence?company=${id}&year=2026-27`);
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  const files = ['ais.json', '26as.zip', 'form16.pdf', 'zerodha-taxpnl.xlsx'].map((f) => join(root, 's1', f));
  // The field, and the files in the dialog of the system.
  clicks += 2;
  await input.uploadFile(...files);
  await shows(page, 'zerodha-taxpnl.xlsx');
  await click('Begin ITR-3');
  await gone(page, 'Begin ITR-3');
  const before = await page.$eval('[data-open-differences]', (e) =>
    Number(e.getAttribute('data-open-differences')),
  );
  expect(before).toBeGreaterThan(3);
  await click('Accept all suggestions');
  await shows(page, 'Everything is explained');
  await click('Open the return');
  await shows(page, 'File and download');
  await click('File and download');
  await shows(page, 'Answer here');

  /** Fields of a part: one click into the first, from each to the next with the keyboard. */
  const answer = async (fields: readonly (readonly [path: string, ...keys: string[]])[]) => {
    clicks += 1;
    for (const [path, ...keys] of fields) {
      const at = `[id="field-${path}"]`;
      await until(page, path, page.waitForSelector(at));
      await page.$eval(at, (e) => (e.querySelector('input') ?? (e as HTMLElement)).focus());
      for (const key of keys) {
        if (key === 'Space' || key === 'Enter' || key === 'ArrowRight') await page.keyboard.press(key);
        else await page.keyboard.type(key);
      }
    }
    await page.keyboard.press('Tab');
  };
  await answer([['personal.address.locality', 'Camp']]);
  await answer([
    ['filing.section_filed', '139(4)'],
    // No, Form 10-IEA was not filed; the client's record says that they are resident.
    ['filing.opted_out_earlier', 'ArrowRight'],
  ]);
  await answer([
    ['salary.employers.0.nature_of_employment', 'Others'],
    ['salary.employers.0.address', '1 Residency Road'],
    ['salary.employers.0.city', 'Bengaluru'],
    ['salary.employers.0.state', 'Karnataka', 'Enter'],
    ['salary.employers.0.pincode', '560025'],
  ]);
  // 318 of a company that says no day: it was received in May.
  await answer([['other_sources.dividend_quarters.upto_15_jun', '318']]);
  await click('Add Account');
  await answer([
    ['bank_accounts.0.bank_name', 'State Bank of India'],
    ['bank_accounts.0.ifsc_code', 'SBIN0001234'],
    ['bank_accounts.0.account_number', '12345678901'],
    ['bank_accounts.0.account_type', 'Savings'],
    ['bank_accounts.0.is_refund_account', 'Space'],
  ]);
  // Asked once it is known that Form 10-IEA was not filed earlier.
  await answer([['filing.opt_out_now', 'ArrowRight']]);
  await until(
    page,
    'no problem left',
    page.waitForFunction(
      () => /Yes:|Yes, with the extension|Pay .* first/.test(document.body.textContent ?? ''),
      { timeout: 30_000 },
    ),
  );
  expect(clicks).toBeLessThanOrEqual(15);
  expect(wrong).toEqual([]);
});
