import { cp, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { buildStale, root } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { leave, shows } from './stage.ts';

/** Code of a page that is gone from the server, as after an update while a tab stood open. */

let server: TestServer;
let browser: Browser;
let person: TestUser;
let folder: string;

beforeAll(async () => {
  await leave();
  await buildStale(console.log, ['web']);
  folder = await mkdtemp(join(tmpdir(), 'karsetu-chunks-'));
  await cp(join(root, 'dist/web'), join(folder, 'web'), { recursive: true });
  server = await startTestServer({ config: { distDir: folder } });
  person = await buildUser(server, { full_name: 'Meera Joshi' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Takes the files of a chunk away, or brings them back. */
async function move(chunk: RegExp, from: string, to: string): Promise<number> {
  const names = (await readdir(from)).filter((name) => chunk.test(name));
  for (const name of names) await rename(join(from, name), join(to, name));
  // A new build has a new page: that is when the server looks at its files again.
  const now = new Date();
  await utimes(join(folder, 'web/index.html'), now, now);
  return names.length;
}

const presses = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .find((b) => b.textContent === wanted)
        ?.click(),
    text,
  );

const long = process.env['MODE'] === 'long';
const languages = [
  ['en', 'Part of this page did not load', 'Try Again', 'Help'],
  ['hi', 'इस पेज का एक भाग नहीं पहुँचा', 'फिर कोशिश करें', 'सहायता'],
] as const;

it.each(languages.filter(([language]) => long || language === 'hi'))(
  'says so after one reload, leaves the ways about, and goes on once it is back (%s)',
  async (language, words, again, heading) => {
    const assets = join(folder, 'web/assets');
    await move(/^HelpPage-/, folder, assets);
    expect(await move(/^HelpPage-/, assets, folder)).toBeGreaterThan(0);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.evaluateOnNewDocument(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { token: person.token, user: JSON.stringify(presentAccount(person.doc)), language },
    );
    await page.goto(`${server.url}/app/help`, { waitUntil: 'domcontentloaded' });
    await shows(page, words);
    expect(await page.$$eval('main', (all) => all.length)).toBe(1);
    expect(await page.$eval('nav a[href="/app"]', (a) => a.checkVisibility())).toBe(true);
    // Whatever else arrives in the meantime, the page does not reload itself again.
    await page.waitForNetworkIdle({ idleTime: 3_000, timeout: 90_000 });
    expect(loads).toBe(2);
    const asked = page.waitForResponse((answer) => /HelpPage-/.test(answer.url()) && answer.status() === 404);
    await presses(page, again);
    await asked;
    await shows(page, words);
    expect(loads).toBe(2);

    await move(/^HelpPage-/, folder, assets);
    await presses(page, again);
    await page.waitForFunction(
      (text) => document.querySelector('main h1')?.textContent === text,
      { timeout: 60_000 },
      heading,
    );
    expect(loads).toBe(2);
    await context.close();
  },
);
