import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { getAt } from '../../shared/forms/paths.ts';
import { template112a } from '../../shared/itr/itr2/import-112a.ts';
import { clear, press, shows, stage } from './stage.ts';
import { typist } from './typist.ts';

/** Bringing figures into ITR-2: shares from CSV and Excel, last year's losses. */

let server: TestServer;
let browser: Browser;
let folder: string;
let owner: TestUser;
let entityId: string;
let returnId: string;

beforeAll(async () => {
  ({ server, browser } = await stage());
  folder = await mkdtemp(join(tmpdir(), 'karsetu-shares-'));
  owner = await buildUser(server);
  const { id } = await buildEntity(server, { owner, fields: { pan: 'ABCPE1234F' } });
  entityId = id;
  const personal = { status: 'I', pan_number: 'ABCPE1234F', last_name: 'Example' };
  const sold = { acquired: 'AE', transferred: 'AE', isin: 'INE154A01025', name: 'ITC' };
  await buildReturn(server, {
    owner,
    entityId,
    itr_type: 'ITR-2',
    assessment_year: '2025-26',
    form_data: {
      personal,
      filing: { section_filed: '11' },
      schedule_112a: { rows: [{ ...sold, sale_value: 100_000, purchase_cost: 160_000 }] },
    },
  });
  const made = await buildReturn(server, {
    owner,
    entityId,
    itr_type: 'ITR-2',
    form_data: {
      personal,
      schedule_112a: {
        rows: [
          { acquired: 'AE', isin: 'INE002A01018', name: 'SHARE 1', sale_value: 11_000, purchase_cost: 9_000 },
          { acquired: 'AE', isin: 'INE154A01025', name: 'MINE', sale_value: 5_000, purchase_cost: 1_000 },
        ],
      },
    },
  });
  returnId = made.id;
});
afterAll(async () => {
  await clear();
  await rm(folder, { recursive: true, force: true });
});

const line = (i: number) =>
  ['AE', 'INE002A01018', `SHARE ${i}`, 10, 1200, 12_000, 9_000, 9_000, '', '', '', 0, 9_000, 3_000] as (
    | string
    | number
  )[];

async function openStep(step: string): Promise<Page> {
  const { page } = await typist(browser, server, owner);
  await page.goto(`${server.url}/app/itr/itr2/${entityId}?year=2026-27&return=${returnId}&step=${step}`);
  await page.waitForSelector('h2');
  return page;
}
/** From the step to the page of imports, and the file into it. */
const bringIn = async (page: Page, path: string) => {
  await press(page, 'Import Schedule 112A');
  await page.waitForFunction(() => location.pathname === '/app/import');
  const input = await page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
};
/** Lines that stay out: number, column, reason. */
const aside = (page: Page) =>
  page.$$eval('table', (all) =>
    [...(all.find((t) => /not imported/.test(t.caption?.textContent ?? ''))?.tBodies[0]?.rows ?? [])].map(
      (r) => [...r.cells].slice(0, 3).map((c) => c.textContent),
    ),
  );
const stored = async () => (await server.get(`/api/itr/${returnId}`, owner.token)).body.return;
async function until(what: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await what()) return;
    await new Promise((r) => setTimeout(r, 100));
  }
  expect(await what()).toBe(true);
}

it('900 shares from CSV of which 3 are wrong: counted, named by row, taken over, marked and undone', async () => {
  const lines = Array.from({ length: 900 }, (_, i) => line(i + 1));
  lines[9]![0] = 'XX';
  lines[449]![1] = 'INE002A0101';
  lines[899]![6] = -9_000;
  const file = join(folder, 'broker.csv');
  await writeFile(
    file,
    [template112a(false).map((h) => `"${h}"`), ...lines].map((l) => l.join(',')).join('\n'),
  );
  const page = await openStep('shares');
  await bringIn(page, file);
  await shows(page, 'Compared with saved data: 896 new, 1 changed, 0 unchanged.');
  expect(await aside(page)).toEqual([
    ['11', '1a', 'Enter BE or AE'],
    ['451', '2', 'Not an ISIN: enter IN and ten letters or digits, or INNOTREQUIRD'],
    ['901', '7', 'Enter a number that is not negative'],
  ]);
  expect((await stored()).version).toBe(1);
  await press(page, 'Import');
  await shows(page, 'The file was imported.');
  const rows = async () => (await stored()).form_data.schedule_112a.rows as Record<string, unknown>[];
  expect(await rows()).toHaveLength(898);
  expect((await rows())[0]).toMatchObject({ name: 'SHARE 1', sale_value: 12_000 });
  expect((await rows())[1]).toMatchObject({ name: 'MINE', sale_value: 5_000 });
  expect((await stored()).sources['schedule_112a.rows.0']).toEqual({
    from: 'csv',
    name: 'broker.csv',
    place: 'row 2',
  });
  await press(page, 'Undo this import');
  await shows(page, 'The import was undone.');
  expect(await rows()).toHaveLength(2);
  // The way back opens the same step of the same return.
  await press(page, 'Back to the page you came from');
  await shows(page, 'Import Schedule 112A');
  const at = new URL(page.url());
  expect([at.pathname, at.searchParams.get('return'), at.searchParams.get('step')]).toEqual([
    `/app/itr/itr2/${entityId}`,
    returnId,
    'shares',
  ]);
  await page.browserContext().close();
});

it.runIf(process.env['MODE'] === 'long')(
  '5,000 shares from Excel come in, and the same file again changes nothing',
  async () => {
    const file = join(folder, 'broker.xlsx');
    const cells = [template112a(false), ...Array.from({ length: 5000 }, (_, i) => line(i + 1))].map((l) =>
      l.map((value) => (value === '' ? null : { value })),
    );
    await writeXlsxFile(cells as never).toFile(file);
    const page = await openStep('shares');
    for (const expected of ['4999 new, 1 changed, 0 unchanged', '0 new, 0 changed, 5000 unchanged']) {
      await bringIn(page, file);
      await shows(page, `Compared with saved data: ${expected}.`);
      if (expected.startsWith('0 new')) break;
      await press(page, 'Import');
      await shows(page, 'The file was imported.');
      await until(async () => (await stored()).form_data.schedule_112a.rows.length === 5001);
      await press(page, 'Back to the page you came from');
      await shows(page, 'Import Schedule 112A');
    }
    await page.browserContext().close();
  },
  170_000,
);

it('last year’s return brings its losses, with where each came from', async () => {
  const page = await openStep('losses');
  await press(page, 'Import or carry forward');
  await page.waitForFunction(() => document.querySelector('dialog[open] section button') !== null);
  await page.evaluate(() => (document.querySelector('dialog[open] section button') as HTMLElement).click());
  await page.waitForSelector('dialog[open] table');
  const lines = await page.$$eval('dialog[open] tbody tr', (all) =>
    all.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent)),
  );
  expect(lines).toContainEqual([
    expect.stringContaining('Long-term capital loss'),
    '—',
    '₹ 60,000',
    'AY 2025-26, ScheduleCFL 2025-26',
  ]);
  await press(page, 'Apply');
  await until(async () => getAt((await stored()).form_data, 'carried_losses.year_1.long_term') === 60_000);
  const badge = await page.waitForSelector(
    '[data-field="field-carried_losses.year_1.long_term"] [title*="Carried forward"]',
  );
  expect(await badge!.evaluate((e) => e.getAttribute('title'))).toBe(
    'Carried forward from AY 2025-26 (AY 2025-26, ScheduleCFL 2025-26)',
  );
  await page.browserContext().close();
});
