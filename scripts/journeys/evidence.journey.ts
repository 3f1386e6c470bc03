import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { afterAll, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser } from '../../api/testing/factories.ts';
import { clear, press, shows, signIn, stage, until, watch } from './stage.ts';

const root = join(import.meta.dirname, '../../../shared/samples/evidence');

afterAll(() => clear());

it.skipIf(!existsSync(root))('goes from four files to a return with nothing unexplained', async () => {
  const { browser, server } = await stage();
  const { pan, date_of_birth } = JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8')).s1.client;
  const owner = await buildUser(server);
  const { id } = await buildEntity(server, { owner, fields: { pan, date_of_birth } });
  await buildReturn(server, { owner, entityId: id, itr_type: 'ITR-2', form_data: {} });
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
  await shows(page, 'Accept all suggestions');
  const before = await page.$eval('[data-open-differences]', (e) =>
    Number(e.getAttribute('data-open-differences')),
  );
  expect(before).toBeGreaterThan(3);
  await click('Accept all suggestions');
  await shows(page, 'Nothing is unexplained');
  await click('Open the return');
  await shows(page, 'File and download');
  await click('File and download');
  await until(
    page,
    'the answer of the check',
    page.waitForFunction(() => /No: fix|Yes:|Pay .* first/.test(document.body.textContent ?? '')),
  );
  // To the answer of the return's own check; the client of this journey has no particulars yet, which it names.
  expect(clicks).toBeLessThanOrEqual(15);
  expect(wrong).toEqual([]);
});
