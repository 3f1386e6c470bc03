import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { BrowserContext, Page } from 'puppeteer';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import { buildGstEntity } from '../../api/testing/gst.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { still } from '../screens/still.ts';
import { enterFile } from './file-chooser.ts';
import { downloadsTo, shows, signIn, stage, watch } from './stage.ts';
import { inFocus, nearTo } from './tabs.ts';

/** One person at the keyboard: signed in, with a proprietor in Gujarat. The mouse is never used. */
export interface Desk {
  server: TestServer;
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

/** Whether a control has this accessible name, as far as our pages give one: label, text, or the file input's kind. */
const called = (e: HTMLElement, wanted: string): boolean =>
  (e.matches('input[type=file]')
    ? '(file)'
    : (e.getAttribute('aria-label') ?? e.textContent ?? '').trim()) === wanted;

export async function openDesk(): Promise<Desk> {
  const { server, browser } = await stage();
  const folder = await mkdtemp(join(tmpdir(), 'karsetu-gst-'));
  const owner = await buildUser(server);
  const entity = await buildGstEntity(server, { owner });
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  const wrong = watch(page);
  page.on('dialog', (d) => void d.accept());
  await downloadsTo(page, folder);
  await signIn(page, owner);
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
      if (await inFocus(page, called, name)) return;
      const place = await page.evaluate(() => {
        const e = document.activeElement;
        return e?.closest('[role=menu]') ? 'menu' : e?.closest('[role=grid]') ? 'grid' : '';
      });
      if (i === 0 && place === '') await nearTo(page, called, name);
      // Escape leaves the grid, arrows move in a menu, Tab does everything else.
      if (place === 'grid') await page.keyboard.press('Escape');
      await page.keyboard.press(place === 'menu' ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`no focus on ${name}`);
  };
  return {
    server,
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
    shows: (text) => shows(page, text),
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
