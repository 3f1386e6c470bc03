import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { buildGstEntity } from '../../api/testing/gst.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { presentAccount } from '../../api/users/present.ts';
import { buildStale } from '../build.ts';
import { launchChromium } from '../chromium.ts';
import { still } from '../screens/still.ts';
import { enterFile } from './file-chooser.ts';

/** A server and a Chromium for the journeys of GST. */
export async function startGst(): Promise<{
  server: TestServer;
  browser: Browser;
  stop: () => Promise<void>;
}> {
  await buildStale(console.log, ['web']);
  const server = await startTestServer();
  const browser = await launchChromium();
  return {
    server,
    browser,
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** One person at the keyboard: signed in, with a proprietor in Gujarat. The mouse is never used. */
export interface Desk {
  page: Page;
  owner: TestUser;
  entity: Awaited<ReturnType<typeof buildGstEntity>>;
  /** Where downloads go. */
  folder: string;
  /** What the page's console complained of. */
  wrong: string[];
  /** Tabs on until the focus is on a control of this text or label. */
  reach: (name: string) => Promise<void>;
  /** Reaches a control and presses Enter; in an open menu it goes by arrows. */
  press: (name: string) => Promise<void>;
  /** Chooses a file in the file input that comes next. */
  give: (path: string) => Promise<void>;
  shows: (text: string) => Promise<unknown>;
  downloaded: (pattern: RegExp) => Promise<string>;
  axe: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Accessible name of what has the focus, as far as our pages give one: label, text, or the file input's kind. */
const focusName = () => {
  const e = document.activeElement as HTMLElement | null;
  if (!e || e === document.body) return '';
  if (e.matches('input[type=file]')) return '(file)';
  return (e.getAttribute('aria-label') ?? e.textContent ?? '').trim();
};

export async function openDesk(server: TestServer, browser: Browser): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'karsetu-gst-'));
  const owner = await buildUser(server);
  const entity = await buildGstEntity(server, { owner });
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  const wrong: string[] = [];
  page.on('console', (m) => {
    if (m.type() === 'error') wrong.push(m.text());
  });
  page.on('pageerror', (e) => wrong.push(String(e)));
  page.on('dialog', (d) => void d.accept());
  const client = await browser.target().createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id ? { browserContextId: context.id } : {}),
  });
  await page.evaluateOnNewDocument(
    (token, user) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
      localStorage.setItem('hideExtensionPromo', 'true');
    },
    owner.token,
    JSON.stringify(presentAccount(owner.doc)),
  );
  const standing = (name: string) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>('button, a, input, [role=tab], [role=menuitem]')].some(
          (e) =>
            e.checkVisibility() &&
            !e.matches(':disabled') &&
            (wanted === '(file)'
              ? e.matches('input[type=file]')
              : (e.getAttribute('aria-label') ?? e.textContent)?.trim() === wanted),
        ),
      { timeout: 20_000 },
      name,
    );
  const reach = async (name: string) => {
    await standing(name);
    for (let i = 0; i < 300; i++) {
      if ((await page.evaluate(focusName)) === name) return;
      const place = await page.evaluate(() =>
        document.activeElement?.closest('[role=menu]')
          ? 'menu'
          : document.activeElement?.closest('[role=grid]')
            ? 'grid'
            : '',
      );
      // Escape leaves the grid, arrows move in a menu, Tab does everything else.
      if (place === 'grid') await page.keyboard.press('Escape');
      await page.keyboard.press(place === 'menu' ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`no focus on ${name}`);
  };
  return {
    page,
    owner,
    entity,
    folder,
    wrong,
    reach,
    press: async (name) => {
      await reach(name);
      await page.keyboard.press('Enter');
    },
    give: async (path) => {
      await reach('(file)');
      await enterFile(page, path);
    },
    shows: (text) =>
      page.waitForFunction(
        // biome-ignore lint/performance/useDomNodeTextContent: what a person can see, not what is hidden
        (wanted) => document.body.innerText.includes(wanted),
        { timeout: 20_000 },
        text,
      ),
    downloaded: async (pattern) => {
      for (let i = 0; i < 200; i++) {
        const name = (await readdir(folder)).find((n) => pattern.test(n) && !n.endsWith('.crdownload'));
        if (name) return readFile(join(folder, name), 'utf8');
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`nothing like ${pattern} was downloaded: ${(await readdir(folder)).join(', ')}`);
    },
    axe: async () => {
      await still(page);
      await page.evaluate(axe.source);
      return page.evaluate(async () => {
        const { axe: run } = globalThis as unknown as {
          axe: {
            run: (
              o: object,
            ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
          };
        };
        const { violations } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
        return violations
          .filter((v) => v.impact === 'serious' || v.impact === 'critical')
          .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
      });
    },
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
