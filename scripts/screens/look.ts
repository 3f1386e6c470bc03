import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { readConfig } from '../../api/base/config.ts';
import { type Running, start } from '../../api/index.ts';
import { createAccount } from '../../api/users/create.ts';
import { User } from '../../api/users/model.ts';
import { presentAccount } from '../../api/users/present.ts';
import { root } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { type Firm, furnish } from './firm.ts';
import { settled } from './inspect.ts';
import type { Screen } from './list.ts';
import { furnishMore, type More, people, sessionOf, type Who } from './more.ts';

/** A separate server and a browser, for taking pictures of screens. */
export interface Studio {
  server: Running;
  browser: Browser;
  close: () => Promise<void>;
}

export async function openStudio(dist?: string): Promise<Studio> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-gallery-'));
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, { rootDir: root });
  if (!read.ok) throw new Error('settings');
  const server = await start(dist ? { ...read.config, distDir: dist } : read.config, {
    say: () => undefined,
  });
  const browser = await launchChromium();
  const close = async () => {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, browser, close };
}

/** What a browser keeps of someone's session. */
export type Kept = Record<string, string>;

/** Someone signed in, as the browser keeps it. */
export async function keptOf(server: Running, email: string): Promise<Kept> {
  const { token } = await sessionOf(server.deps, email);
  const user = (await User.findOne({ email }).lean())!;
  return { token, user: JSON.stringify(presentAccount(user)) };
}

/** A furnished account and everyone who looks at screens. */
export async function populate(
  server: Running,
): Promise<{ firm: Firm; more: More; sessions: Record<Who, Kept> }> {
  const email = 'gallery@karsetu.example';
  await createAccount(server.deps, {
    email,
    email_proved: true,
    full_name: 'Meera Joshi',
    password_hash: 'nobody signs in by password',
    role: 'ca',
    tier: 'tier3',
    status: 'active',
  });
  await people(server.deps);
  const { id, token } = await sessionOf(server.deps, email);
  const looker = { url: server.url, token, userId: id };
  const firm = await furnish(looker);
  const more = await furnishMore(looker, firm);
  const admin = (await User.findOne({ role: 'admin' }).lean())!;
  return {
    firm,
    more,
    sessions: {
      nobody: {},
      preparer: await keptOf(server, email),
      admin: await keptOf(server, admin.email),
      newcomer: await keptOf(server, 'newcomer@karsetu.example'),
      client: await keptOf(server, 'client@karsetu.example'),
    },
  };
}

/** A page of a browser that keeps nothing but this. */
export async function freshPage(browser: Browser, kept: Kept): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // What the page keeps for offline use would be fetched again by each of them.
  await (await page.createCDPSession()).send('Network.setBypassServiceWorker', { bypass: true });
  await page.setBypassCSP(true);
  await page.evaluateOnNewDocument((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, kept);
  return page;
}

/** Goes to a screen and waits until it is drawn. */
export async function visit(page: Page, url: string, screen: Screen): Promise<void> {
  await screen.before?.(page);
  await page.goto(url + screen.path, { waitUntil: 'domcontentloaded' });
  if (screen.waiting) await page.waitForSelector('[aria-busy=true]', { timeout: 15_000 });
  else if (!screen.before) await settled(page);
  await screen.open?.(page);
  // Figures that a return calculates come a moment after its fields, and pictures of letters last.
  if (!screen.before) await page.waitForNetworkIdle({ idleTime: 250, timeout: 20_000 });
  else await new Promise((resolve) => setTimeout(resolve, 800));
  await page.evaluate(() => document.fonts.ready);
  // Pictures below the fold load when scrolled to; a full-page picture shows them too.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
}

/** Two drawn frames, and what measures itself has measured. */
export const redrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))),
  );
