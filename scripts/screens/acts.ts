import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, KeyInput, Page } from 'puppeteer';

/** What brings a page into a state: presses, typing, a chosen file. */
export type Act = (page: Page) => Promise<unknown>;

const patience = { timeout: 15_000 };

/** Every Hindi of each English text: rooms may say the same differently. */
const hindi = new Map<string, Set<string>>();
const rooms = new URL('../../web/i18n/hi/', import.meta.url);
for (const file of readdirSync(rooms))
  for (const [text, words] of Object.entries<string>(JSON.parse(readFileSync(new URL(file, rooms), 'utf8'))))
    hindi.set(text, (hindi.get(text) ?? new Set()).add(words));

const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\/-]/g, '\\$&');

/** A pattern that matches a text in either language; placeholders match what is given for them, or anything. */
const inAnyLanguage = (text: string, given: Record<string, string> = {}) =>
  [text, ...(hindi.get(text) ?? [])]
    .map((words) =>
      literal(words).replace(/\{(\w+)\}/g, (_, name: string) =>
        given[name] === undefined ? '.+' : literal(given[name]),
      ),
    )
    .join('|');

/** Several acts, one after the other. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Waits for something of this selector. */
export const wait =
  (selector: string): Act =>
  (page) =>
    page.waitForSelector(selector, { ...patience, visible: true });

/** Presses the first control of this text or label, in the uppermost dialog when one is open. */
export function press(text: string, given?: Record<string, string>): Act {
  const wanted = inAnyLanguage(text, given);
  return (page) =>
    page.waitForFunction(
      (pattern) => {
        // Entries of menus end with their keys.
        const tells = new RegExp(`^(?:${pattern})(?:Enter|Del|F2|Ctrl\\+[A-Z])?$`);
        const menu = document.querySelector('[role=menu]');
        const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
        const found = [
          ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
          ...within.querySelectorAll<HTMLElement>(
            'button:not(:disabled), [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=tab]',
          ),
        ].find(
          (e) =>
            e.checkVisibility() &&
            tells.test(e.getAttribute('aria-label') ?? e.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
        );
        // As a person's press does: what it opens gives the focus back to it.
        found?.focus();
        if (found) Object.assign(window, { fromNowhere: false });
        found?.click();
        return found !== undefined;
      },
      patience,
      wanted,
    );
}

/** Presses what opens a dialog or menu. */
export const opening = (text: string, given?: Record<string, string>): Act =>
  inTurn(press(text, given), wait('dialog[open], [role=menu]'));

/** What opens while nothing has the focus has nothing to give it back to. */
const fromWhere = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { fromNowhere: document.activeElement === document.body });
  });

/** Presses keys together. */
export const keys =
  (...pressed: KeyInput[]): Act =>
  async (page) => {
    await fromWhere(page);
    const last = pressed.at(-1)!;
    for (const key of pressed.slice(0, -1)) await page.keyboard.down(key);
    await page.keyboard.press(last);
    for (const key of pressed.slice(0, -1)) await page.keyboard.up(key);
  };

let folder: Promise<string> | undefined;

/** Chooses a made-up file where files are taken; `shown` is what is there when it was read. */
export const choose =
  (name: string, content: string, shown: string): Act =>
  async (page) => {
    folder ??= mkdtemp(join(tmpdir(), 'karsetu-screens-'));
    const path = join(await folder, name);
    await writeFile(path, content);
    await fromWhere(page);
    const input = await page.waitForSelector('dialog[open] input[type=file], input[type=file]', patience);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await wait(shown)(page);
  };

/** Lets the server's answers to these addresses wait for ever, or never arrive. */
export const network =
  (addresses: RegExp, fate: 'wait' | 'fail'): Act =>
  async (page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!addresses.test(request.url())) void request.continue();
      else if (fate === 'fail') void request.abort('connectionfailed');
    });
  };
