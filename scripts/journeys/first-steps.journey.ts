import type { BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { clear, press, shows, stage } from './stage.ts';

/** A newcomer's first minutes: the sample firm, its return with a tax, the help by the palette, and everything gone again. */

let server: TestServer;
let profile: BrowserContext;
let person: TestUser;
let page: Page;

/** The first steps with the mark of what is done. */
const ticked = () =>
  page.$$eval('main ol li', (all) =>
    all
      .filter((step) => step.querySelector('[aria-label=Done]'))
      .map((step) => step.querySelector('a')?.textContent),
  );

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  person = await buildUser(server, { full_name: 'Meera Joshi', tier: 'tier1' });
  page = await profile.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      token: person.token,
      user: JSON.stringify({ id: person.id, full_name: 'Meera Joshi', email: person.email, role: 'ca' }),
    },
  );
});
afterAll(clear);

it('makes a sample firm in one click, with a return that has a tax, invoices and books', async () => {
  await page.goto(`${server.url}/app`);
  await shows(page, 'First steps');
  await press(page, 'Try with a sample firm');
  await shows(page, 'The sample firm is ready');
  await shows(page, 'Asha Kulkarni (Sample)');
  const of = async (path: string) => (await server.get(path, person.token)).body;
  expect((await of('/api/companies/list')).total).toBe(3);
  const [itr] = (await of('/api/itr/list')).returns as { id: string }[];
  const tax = await of(`/api/itr/calculate-tax.php?itr_id=${itr!.id}&regime=New`);
  expect(tax.data.total_tax).toBeGreaterThan(0);
  expect((await of('/api/gst/list')).total).toBe(1);
  // What is tried on the sample firm ticks nothing: the steps are for a client of one's own.
  expect((await of('/api/dashboard/summary')).begun).toEqual({ client: false, return: false });
  expect(await ticked()).toEqual([]);
  const answer = await server.post(`/api/itr/${itr!.id}/validate`, {}, person.token);
  expect(answer.status, answer.text).toBe(200);
});

it('opens the sample’s return from the overview, at its year', async () => {
  await page.goto(`${server.url}/app/overview`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a')].some((a) =>
      a.pathname.startsWith('/app/itr/itr1/'),
    ),
  );
  await page.evaluate(() => {
    [...document.querySelectorAll<HTMLAnchorElement>('main a')]
      .find((a) => a.pathname.startsWith('/app/itr/itr1/'))!
      .click();
  });
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('ITR-1'));
  expect(page.url()).toContain('return=');
});

it('finds a topic of the help in the palette and on its page', async () => {
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('dialog[open] [role=combobox]');
  await page.keyboard.type('88A');
  await shows(page, 'GSTR-2B matching and GSTR-3B');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/app/help' && location.hash === '#gstr3b');
  await page.waitForSelector('main input[type=search]');
  await page.type('main input[type=search]', 'validator');
  await page.waitForFunction(() => document.querySelectorAll('main h2').length === 1);
  expect(await page.$eval('main h2', (e) => e.textContent)).toBe('TDS and TCS statements');
});

it('removes the sample firm in one click', async () => {
  await page.goto(`${server.url}/app/overview`);
  await shows(page, 'Remove the sample firm');
  expect(await ticked()).toEqual(['Browse the help']);
  await press(page, 'Remove the sample firm');
  await shows(page, 'Try with a sample firm');
  expect((await server.get('/api/companies/list', person.token)).body.total).toBe(0);
});
