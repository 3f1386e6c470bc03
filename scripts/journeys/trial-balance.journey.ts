import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntity, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { accessibility, excessWidth } from '../screens/inspect.ts';
import { clear, press, shows, signIn, stage } from './stage.ts';

let server: TestServer;
let profile: BrowserContext;
let owner: TestUser;
let entityId: string;
let folder: string;

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  folder = await mkdtemp(join(tmpdir(), 'karsetu-tally-'));
  owner = await buildUser(server);
  entityId = (await buildEntity(server, { owner })).id;
});
afterAll(async () => {
  await clear();
  await rm(folder, { recursive: true, force: true });
});

const line = (name: string, opening: string, debit: string, credit: string) =>
  `<DSPACCNAME><DSPDISPNAME>${name}</DSPDISPNAME></DSPACCNAME><DSPACCINFO>` +
  `<DSPOPAMT><DSPOPAMTA>${opening}</DSPOPAMTA></DSPOPAMT><DSPDRAMT><DSPDRAMTA>${debit}</DSPDRAMTA></DSPDRAMT>` +
  `<DSPCRAMT><DSPCRAMTA>${credit}</DSPCRAMTA></DSPCRAMT></DSPACCINFO>`;
/** Opening: capital 1,500, stock 500, cash 1,000. Sales 3,000, purchases 1,200, wages 200 in a group of the office's own. */
const tally = `<ENVELOPE>${[
  line('Capital Account', '1500.00', '', ''),
  line('Stock-in-Hand', '-500.00', '', ''),
  line('Cash-in-Hand', '-1000.00', '-3000.00', '1400.00'),
  line('Sales Accounts', '', '', '3000.00'),
  line('Purchase Accounts', '', '-1200.00', ''),
  line('Staff cost', '', '-200.00', ''),
].join('')}</ENVELOPE>`;

/** Rows of the table with this caption or label as texts. */
const linesOf = (page: Page, label: string) =>
  page.$$eval(`[role=group][aria-label="${label}"] tr`, (rows) =>
    rows.map((r) => [...r.children].map((c) => c.textContent ?? '').join('|')),
  );

it('a Tally file becomes a saved trial balance, a profit and loss account and a balance sheet', async () => {
  const page = await profile.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => void faults.push(String(error)));
  await page.setViewport({ width: 1280, height: 900 });
  await signIn(page, owner);
  await page.goto(`${server.url}/app/accounts/trial-balance?company_id=${entityId}&year=2026-27`);
  await shows(page, 'Trial Balance is balanced!');

  // A file of another kind is refused with the documented sentence.
  const wrong = join(folder, 'tb.pdf');
  await writeFile(wrong, 'x');
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(wrong);
  await shows(page, 'Unsupported file format. Use XML or CSV');

  const file = join(folder, 'tb.xml');
  await writeFile(file, tally);
  await ((await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
  await shows(page, 'Imported 6 ledgers successfully');
  await shows(page, '1 group name not recognised');
  await page.select('select[aria-label="Where Staff cost belongs"]', 'Direct Expenses');
  await page.waitForFunction(() => !document.body.textContent?.includes('is not known yet'));
  await shows(page, 'Trial Balance is balanced!');

  await press(page, 'Save Trial Balance');
  await shows(page, 'Trial Balance saved successfully');

  await press(page, 'Generate P&L');
  await shows(page, 'Profit and Loss Account for the year ended 31-03-2026');
  // Opening stock 500 with nothing left: 3,000 − 500 − 1,200 − 200.
  await shows(page, 'Closing stock is blank');
  const closing = (await page.waitForSelector(
    '::-p-aria([name="Closing stock (₹)"][role="textbox"])',
  )) as ElementHandle;
  await closing.type('300');
  await page.waitForFunction(() => document.body.textContent?.includes('1,400.00'));
  // The tables are redrawn with the stock; read once they are there.
  await expect
    .poll(() => linesOf(page, 'Profit and Loss Account for the year ended 31-03-2026'), { timeout: 10_000 })
    .toContain('Gross profit||1,400.00');
  const profit = await linesOf(page, 'Profit and Loss Account for the year ended 31-03-2026');
  expect(profit).toContain('Net profit||1,400.00');

  await press(page, 'Balance Sheet');
  await shows(page, 'Balance Sheet as at 31-03-2026');
  const sheet = await linesOf(page, 'Balance Sheet as at 31-03-2026');
  // Cash 2,600 and stock 300 against capital 1,500 and profit 1,400.
  expect(sheet).toContain('Total assets||2,900.00');
  expect(sheet).toContain('Total equity and liabilities||2,900.00');

  // The PDF is made of what is stored, so the closing stock is saved with it.
  await press(page, 'PDF');
  await page.waitForFunction(() => !document.body.textContent?.includes('Not saved yet'), {
    timeout: 20_000,
  });
  const kept = await server.get(
    `/api/accounts/trial-balance?company_id=${entityId}&assessment_year=2026-27`,
    owner.token,
  );
  expect(kept.body.trial_balance).toMatchObject({
    status: 'saved',
    import_source: 'Tally',
    adjustments: { closing_stock: 300 },
  });
  expect(kept.body.mapping).toEqual([{ name: 'Staff cost', ledger_group: 'Direct Expenses' }]);

  // The accounts go on into the return: profit, and a balance sheet whose sides agree.
  const back = page.url();
  await press(page, 'Use in ITR-3');
  await page.waitForFunction(() => location.pathname.startsWith('/app/itr/itr3/'), { timeout: 60_000 });
  await shows(page, 'Accounts copied to ITR-3.');
  const returnOf = async () => {
    const { body } = await server.get(`/api/itr/list?company_id=${entityId}`, owner.token);
    const id = body.returns[0]?.id;
    return id ? (await server.get(`/api/itr/${id}`, owner.token)).body : undefined;
  };
  await expect.poll(async () => (await returnOf()) !== undefined, { timeout: 40_000 }).toBe(true);
  const form = ((await returnOf()).return ?? (await returnOf())).form_data;
  expect(form).toMatchObject({
    trading: { sale_of_goods: 3000, opening_stock: 500, closing_stock: 300, purchases: 1200 },
    balance_sheet: { capital: 1500, other_reserve: 1400, finished_goods: 300, bank: 2600 },
  });
  await page.goto(back);
  await shows(page, 'Trial Balance is balanced!');
  await shows(page, 'Balance Sheet as at 31-03-2026');

  // Typed by hand: a ledger more throws it off balance, and saving waits until it is fixed.
  await press(page, 'Add row');
  await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.keyboard.type('Rent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await shows(page, 'Trial Balance is not balanced. Difference: ₹250.00');
  const disabled = () =>
    page.$$eval('button', (all) => all.find((b) => b.textContent === 'Save Trial Balance')?.disabled);
  expect(await disabled()).toBe(true);
  await press(page, 'Save draft');
  await page.waitForFunction(() => document.body.textContent?.includes('Draft'));
  const draft = await server.get(`/api/accounts/trial-balance/${kept.body.trial_balance.id}`, owner.token);
  expect(draft.body.trial_balance).toMatchObject({ status: 'draft', ledger_count: 7 });
  expect(faults).toEqual([]);
}, 120_000);

// rooms.journey.ts looks at these pages too, in fewer states.
it.runIf(process.env['MODE'] === 'long').each([
  { colorMode: 'light', language: 'en', width: 1440 },
  { colorMode: 'dark', language: 'hi', width: 1440 },
  { colorMode: 'light', language: 'hi', width: 360 },
])('is usable by everyone: $colorMode, $language, $width px wide', async ({ colorMode, language, width }) => {
  const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const made = await buildEntity(server, { owner });
  const year = (assessment_year: string) =>
    server.post(
      '/api/accounts/import-trial-balance.php',
      {
        company_id: made.id,
        assessment_year,
        ledgers: [
          { ledger_name: 'Capital', ledger_group: 'Capital Account', opening_balance: -500 },
          { ledger_name: 'Cash', ledger_group: 'Cash-in-Hand', debit: 100, opening_balance: 500 },
          { ledger_name: 'Sales', ledger_group: 'Sales / Revenue', credit: 100 },
          { ledger_name: 'Stock', ledger_group: 'Stock-in-Hand', source_group: 'Own stock' },
        ],
      },
      owner.token,
    );
  for (const ay of ['2025-26', '2026-27']) expect((await year(ay)).status).toBe(200);
  const page = await profile.newPage();
  await page.setBypassCSP(true);
  await page.setViewport({ width, height: 900 });
  await signIn(page, owner, { colorMode, language });
  const findings: string[] = [];
  for (const query of ['', 'view=bs', 'view=pl&tab=manual']) {
    await page.goto(`${server.url}/app/accounts/trial-balance?company_id=${made.id}&year=2026-27&${query}`);
    await page.waitForSelector('[role=grid]');
    const violations = await accessibility(page, axeSource);
    const wider = await excessWidth(page);
    if (wider > 0) findings.push(`${query}: ${wider} px wider than the screen`);
    for (const violation of violations) findings.push(`${query}: ${violation}`);
  }
  await page.close();
  expect(findings).toEqual([]);
});
