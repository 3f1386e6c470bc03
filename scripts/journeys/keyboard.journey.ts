import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAdmin } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { enterFile } from './file-chooser.ts';
import { sampleFile } from './sample-return.ts';
import { clear, stage } from './stage.ts';

/** From sign-in to the picker without a mouse; wizard.journey.ts goes on from the picker to the department's JSON. */

let server: TestServer;
let profile: BrowserContext;
let folder: string;
let page: Page;
const email = 'keys@example.in';
const password = 'no mouse in the house';

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  folder = await mkdtemp(join(tmpdir(), 'karsetu-keys-'));
  const admin = await signInAdmin(server);
  await server.post(
    '/api/admin/users',
    { email, password, full_name: 'Key Board', role: 'ca', tier: 'tier2' },
    admin.token,
  );
});
afterAll(async () => {
  await clear();
  await rm(folder, { recursive: true, force: true });
});

/** Tabs on until the focus is on an element of this text or selector. */
async function tabTo(wanted: { text?: string; selector?: string }): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate((w) => {
      const e = document.activeElement;
      return w.selector ? (e?.matches(w.selector) ?? false) : e?.textContent?.trim() === w.text;
    }, wanted);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no focus on ${JSON.stringify(wanted)}`);
}
const at = (path: string) => page.waitForFunction((p) => location.pathname === p, { timeout: 20_000 }, path);

it('signs in, adds a client from JSON and comes to the picker by keyboard alone', async () => {
  const file = join(folder, 'last-year.json');
  await writeFile(file, (await sampleFile()).json);
  page = await profile.newPage();
  await page.goto(`${server.url}/login`);
  await page.waitForSelector('#f-email');
  await tabTo({ selector: '#f-email' });
  await page.keyboard.type(email);
  await tabTo({ selector: '#f-password' });
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await at('/app');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('dialog[open] [role=combobox]');
  await page.keyboard.type('Add Company');
  await page.waitForFunction(() =>
    document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Add Company'),
  );
  await page.keyboard.press('Enter');
  await at('/app/companies/new');

  await page.waitForSelector('input[type=file]');
  await tabTo({ selector: 'input[type=file]' });
  await enterFile(page, file);
  await page.waitForFunction(() => document.body.textContent?.includes('Form filled'), { timeout: 15_000 });
  await tabTo({ text: 'Next' });
  await page.keyboard.press('Enter');
  await tabTo({ text: 'Submit & Create' });
  await page.keyboard.press('Enter');
  await at('/app/companies/success');
  await tabTo({ text: 'File ITR' });
  await page.keyboard.press('Enter');
  await at('/app/itr');
  await page.waitForFunction(() => document.title.includes('Income-tax returns'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
