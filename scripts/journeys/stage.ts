import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import type { TestUser } from '../../api/testing/factories.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { buildStale } from '../build.ts';
import { launchChromium } from '../chromium.ts';

/** What the journeys of a worker share: one server with its store, one Chromium. */
interface Stage {
  server: TestServer;
  browser: Browser;
}

let set: Promise<Stage> | undefined;

async function setUp(): Promise<Stage> {
  await buildStale(console.log, ['web']);
  const dataDir = mkdtempSync(join(process.env['JOURNEYS_DIR']!, 'store-'));
  const [server, browser] = await Promise.all([
    startTestServer({ dataDir, config: { itdSoftwareId: 'SW12345678' } }),
    launchChromium(),
  ]);
  return { server, browser };
}

/** The shared server and browser, begun by the first journey that asks. Each journey makes people and clients of its own. */
export const stage = (): Promise<Stage> => {
  set ??= setUp();
  return set;
};

/** Closes what a journey left open, and looks at what was logged: for `afterAll`. */
export async function clear(): Promise<void> {
  const { server, browser } = await stage();
  for (const context of browser.browserContexts())
    if (context !== browser.defaultBrowserContext()) await context.close();
  server.checkLogs();
}

/** Ends the shared server, for a journey whose server is set up otherwise: a process has one store at a time. */
export async function leave(): Promise<void> {
  const left = await set;
  set = undefined;
  await left?.browser.close();
  await left?.server.stop();
}

/**
 * What a page begins with: a person's session, settings kept in the browser. Without the worker for pages offline, which would load
 * and keep every file once more in each fresh window; the journeys of accounts and of what is left behind have it.
 */
export const signIn = (page: Page, who: TestUser, kept: Readonly<Record<string, string>> = {}) =>
  page.evaluateOnNewDocument(
    (stored) => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token: who.token, user: JSON.stringify(presentAccount(who.doc)), hideExtensionPromo: 'true', ...kept },
  );

/** Gathers what the console of a page complains of. */
export function watch(page: Page, wrong: string[] = []): string[] {
  page.on('console', (m) => {
    if (m.type() === 'error') wrong.push(`${m.text()} ${m.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (e) => wrong.push(String(e)));
  return wrong;
}

/** Downloads of a page's browser profile go to a folder. */
export async function downloadsTo(page: Page, folder: string): Promise<void> {
  const context = page.browserContext();
  const client = await page.browser().target().createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id ? { browserContextId: context.id } : {}),
  });
}

const patience = { timeout: 30_000, polling: 50 };

/** Waits for something; when it does not come, says what is on the page instead. */
export async function until<T>(page: Page, what: string, wait: Promise<T>): Promise<T> {
  try {
    return await wait;
  } catch {
    // biome-ignore lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
    const there = await page.evaluate(() => document.body.innerText);
    throw new Error(`“${what}” did not come at ${page.url()}, which shows: ${there}`);
  }
}

/** Waits until a person can read a text. */
export const shows = (page: Page, text: string): Promise<unknown> =>
  until(
    page,
    text,
    // biome-ignore lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
    page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), patience, text),
  );

/** Waits until a text is gone from a part of the page: its content, or all of it with dialogs and banners. */
export const gone = (page: Page, text: string, part: 'main' | 'body' = 'main'): Promise<unknown> =>
  page.waitForFunction(
    (wanted, where) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
      !(document.querySelector<HTMLElement>(where) ?? document.body)?.innerText.includes(wanted),
    patience,
    text,
    part,
  );

/** Waits for a path of the address. */
export const at = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((wanted) => location.pathname === wanted, patience, path);

/**
 * The button, link, tab or choice of a text or accessible name: in the open dialog when there is one, else in the page's content
 * before its navigation; one that says exactly this before one that begins with it, as where a count follows.
 */
async function control(page: Page, name: string): Promise<ElementHandle<HTMLElement>> {
  const found = page.waitForFunction(
    (wanted) => {
      const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
      const all = [
        ...root.querySelectorAll<HTMLElement>('button, a, [role=tab], [role^=menuitem], [role=option]'),
      ]
        .filter((e) => e.checkVisibility() && !(e as HTMLButtonElement).disabled)
        .sort((a, b) => Number(a.closest('nav') !== null) - Number(b.closest('nav') !== null));
      const says = (fits: (text: string) => boolean) =>
        all.find((e) => fits(e.getAttribute('aria-label') ?? '') || fits(e.textContent?.trim() ?? ''));
      return says((text) => text === wanted) ?? says((text) => text.startsWith(wanted));
    },
    patience,
    name,
  );
  return (await until(page, name, found)) as unknown as ElementHandle<HTMLElement>;
}

/** Presses it. `asHand`: with the mouse, for what only a person's press may do. */
export async function press(page: Page, name: string, how: { asHand?: true } = {}): Promise<void> {
  const found = await control(page, name);
  await (how.asHand ? found.click() : found.evaluate((e) => e.click()));
}
