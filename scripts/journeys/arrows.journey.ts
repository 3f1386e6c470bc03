import type { BrowserContext, KeyInput, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { inTurn, opening, press, wait } from '../screens/acts.ts';
import { furnish } from '../screens/firm.ts';
import { settled } from '../screens/inspect.ts';
import { preparerScreens, type Screen } from '../screens/list.ts';
import { clear, signIn, stage } from './stage.ts';

/**
 * Keys inside the parts that are one Tab stop, as the ARIA Authoring Practices have them: menus, tabs, boxes with a list, the palette; in
 * long mode also radio buttons, the grids, the drive, the computation and days.
 */

const long = process.env['MODE'] === 'long';
let server: TestServer;
let profile: BrowserContext;
let owner: TestUser;
let page: Page;

beforeAll(async () => {
  const { browser, ...rest } = await stage();
  server = rest.server;
  profile = await browser.createBrowserContext();
  owner = await buildUser(server);
  for (const first_name of ['Asha', 'Bina', 'Chitra'])
    await buildEntity(server, { owner, fields: { first_name } });
  page = await profile.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await signIn(page, owner);
});
afterAll(clear);

const go = async (path: string) => {
  await page.goto(server.url + path);
  await settled(page);
};
const key = async (name: KeyInput, ...held: KeyInput[]) => {
  for (const one of held) await page.keyboard.down(one);
  await page.keyboard.press(name);
  for (const one of held) await page.keyboard.up(one);
};

/** Words of what has the focus, or of the entry it points to in its list. */
const said = () => {
  const e = document.activeElement;
  const pointed = e?.getAttribute('aria-activedescendant');
  const one = pointed ? document.getElementById(pointed) : e;
  return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').replace(/\s+/g, ' ').trim();
};
/** Waits until the focus is on what says this; a failure tells what it was on. */
async function on(words: string): Promise<void> {
  const there = await page
    .waitForFunction(
      (wanted, read) => new Function(`return (${read})()`)().startsWith(wanted),
      { timeout: 5000 },
      words,
      said.toString(),
    )
    .catch(() => null);
  if (!there) expect(await page.evaluate(said)).toBe(words);
}
/** Presses a key and waits until the focus is on what says this. */
async function to(name: KeyInput, words: string, ...held: KeyInput[]): Promise<void> {
  await key(name, ...held);
  await on(words);
}
const texts = (selector: string) =>
  page.$$eval(selector, (all) =>
    all.map((e) => (e.getAttribute('aria-label') ?? e.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
const shown = (selector: string, is = true) =>
  page.waitForFunction(
    (s, wanted) => (document.querySelector(s) !== null) === wanted,
    { timeout: 5000 },
    selector,
    is,
  );

it('a menu opens by arrows at either end, goes round, finds by letter, and closes', async () => {
  await go('/app');
  const trigger = 'header button[aria-haspopup=menu][aria-label^="Account of"]';
  await page.waitForSelector(trigger);
  await page.focus(trigger);
  await key('ArrowDown');
  await shown('[role=menu]');
  const items = await texts('[role=menu] [role^=menuitem]:not([aria-disabled=true])');
  expect(items.length).toBeGreaterThan(2);
  await on(items[0]!);
  await to('ArrowDown', items[1]!);
  await to('End', items.at(-1)!);
  await to('ArrowDown', items[0]!);
  await to('ArrowUp', items.at(-1)!);
  await to('Home', items[0]!);
  // The last item of that letter is never the one the focus is on, unless it is alone.
  const letter = items.at(-1)![0]!.toLowerCase();
  await to(letter as KeyInput, items.find((text, i) => i > 0 && text.toLowerCase().startsWith(letter))!);
  await to('Escape', 'Account of');
  await shown('[role=menu]', false);
  await key('ArrowUp');
  await on(items.at(-1)!);
  await key('Tab');
  await shown('[role=menu]', false);
  expect(await page.$eval(trigger, (e) => e.ariaExpanded)).toBe('false');
});

it('the palette is walked by arrows, goes round, and gives the focus back', async () => {
  const trigger = 'header button[aria-haspopup=menu][aria-label^="Account of"]';
  await page.focus(trigger);
  await key('k', 'Control');
  await shown('dialog[open] [role=option]');
  const options = await texts('dialog[open] [role=option]');
  await on(options[0]!);
  await to('ArrowDown', options[1]!);
  await to('ArrowUp', options[0]!);
  await to('ArrowUp', options.at(-1)!);
  await to('ArrowDown', options[0]!);
  await to('Escape', 'Account of');
});

it('tabs are walked by arrows, Home and End; the box with a list opens, walks, chooses and keeps', async () => {
  await go('/app/reports');
  const tabs = await texts('[role=tab]');
  await page.focus('[role=tab][aria-selected=true]');
  await to('ArrowRight', tabs[1]!);
  await shown(`[role=tab][aria-selected=true]:nth-child(2)`);
  expect(await page.$eval('[role=tab][aria-selected=true]', (e) => e === document.activeElement)).toBe(true);
  await to('End', tabs.at(-1)!);
  await to('ArrowRight', tabs[0]!);
  await to('ArrowLeft', tabs.at(-1)!);
  await to('Home', tabs[0]!);

  await go('/app/itr');
  const box = 'input[role=combobox]';
  await page.waitForSelector(box);
  await page.focus(box);
  await key('ArrowDown');
  await shown('[role=listbox] [role=option]:nth-of-type(3)');
  await on('Asha');
  await to('ArrowDown', 'Bina');
  await to('PageDown', 'Chitra');
  await to('ArrowDown', 'Asha');
  await to('ArrowUp', 'Chitra');
  await to('PageUp', 'Asha');
  await key('Escape');
  await shown('[role=listbox]', false);
  expect(await page.$eval(box, (e) => (e as HTMLInputElement).value)).toBe('');
  await key('ArrowDown');
  await shown('[role=listbox] [role=option]');
  await to('ArrowDown', 'Bina');
  await key('Enter');
  await page.waitForFunction(
    (s) => document.querySelector<HTMLInputElement>(s)?.value.startsWith('Bina'),
    {},
    box,
  );
  await shown('[role=listbox]', false);
  await page.keyboard.type('zzz');
  await page.waitForFunction(
    () => document.querySelector('[role=status]:not(:empty)')?.textContent === 'No matches',
  );
});

describe.runIf(long)('in a furnished office', () => {
  let screens: Screen[];
  beforeAll(async () => {
    const firm = await furnish({ url: server.url, token: owner.token, userId: owner.id });
    screens = await preparerScreens(firm);
  });
  const at = (name: string) => go(screens.find((s) => s.name === name)!.path);

  it('radio buttons are one stop, and arrows choose', async () => {
    await at('gst-settings');
    await page.waitForSelector('[role=radiogroup] input');
    const values = () =>
      page.$$eval('[role=radiogroup] input', (all) =>
        all.map((e) => [(e as HTMLInputElement).checked, e === document.activeElement]),
      );
    // Nothing chosen yet: the first is the stop.
    await page.focus('[role=radiogroup] input');
    await key('Space');
    await page.waitForSelector('[role=radiogroup] input:checked:focus');
    const before = (await values()).findIndex(([checked]) => checked);
    await key('ArrowDown');
    await page.waitForFunction(
      (was) => document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')[was]?.checked === false,
      {},
      before,
    );
    const after = await values();
    expect(after.filter(([checked]) => checked)).toEqual([[true, true]]);
    await key('ArrowUp');
    await page.waitForFunction(
      (was) => document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')[was]?.checked === true,
      {},
      before,
    );
  });

  it('the computation folds, unfolds and is walked as a tree', async () => {
    await at('itr1-view-tax');
    const lines = 'main tbody [aria-expanded]';
    await page.waitForSelector(lines);
    const all = await texts(lines);
    await page.focus(lines);
    await to('ArrowDown', all[1]!);
    await to('End', all.at(-1)!);
    await to('Home', all[0]!);
    await to('ArrowRight', all[1]!);
    await key('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.ariaExpanded === 'false');
    expect((await texts(lines)).length).toBeLessThan(all.length);
    await on(all[1]!);
    await to('ArrowLeft', all[0]!);
    await to('ArrowDown', all[1]!);
    await key('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.ariaExpanded === 'true');
    expect(await texts(lines)).toEqual(all);
  });

  it('a grid goes by arrows, Home, End, to its corners and by pages; Escape leaves it', async () => {
    await at('gstr1');
    await page.waitForSelector('[role=grid] [role=gridcell]');
    const size = await page.$eval('[role=grid]', (e) => ({
      columns: Number(e.ariaColCount),
      rows: Number(e.ariaRowCount),
    }));
    const cell = () =>
      page.evaluate(() => {
        const e = document.activeElement!.closest('[role=gridcell], [role=columnheader]');
        return [Number(e?.ariaColIndex), Number(e?.closest('[role=row]')?.ariaRowIndex)];
      });
    const stands = async (column: number, row: number) => {
      await page
        .waitForFunction(
          (c, r) => {
            const e = document.activeElement?.closest('[role=gridcell], [role=columnheader]');
            return Number(e?.ariaColIndex) === c && Number(e?.closest('[role=row]')?.ariaRowIndex) === r;
          },
          { timeout: 5000 },
          column,
          row,
        )
        .catch(() => null);
      expect(await cell()).toEqual([column, row]);
    };
    await page.click('[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="4"]');
    await stands(4, 2);
    await key('ArrowRight');
    await stands(5, 2);
    await key('ArrowDown');
    await stands(5, 3);
    await key('ArrowLeft');
    await stands(4, 3);
    await key('ArrowUp');
    await stands(4, 2);
    await key('Home');
    await stands(1, 2);
    await key('End');
    await stands(size.columns, 2);
    await key('Home', 'Control');
    await stands(1, 1);
    await key('End', 'Control');
    await page.waitForFunction(
      () =>
        document.activeElement?.closest('[role=row]') ===
        [...document.querySelectorAll('[role=grid] [role=row]')].at(-1),
    );
    await key('PageUp');
    await key('PageUp');
    await page.waitForFunction(
      () => Number(document.activeElement?.closest('[role=row]')?.ariaRowIndex) <= 2,
    );
    await key('Escape');
    await page.waitForFunction(() => !document.activeElement?.closest('[role=grid]'));
  });

  it('the drive goes by arrows, ends, letters; Escape in a box of a dialog leaves the dialog open', async () => {
    await at('drive');
    const grid = 'main [role=grid]';
    await page.waitForSelector(`${grid} [role=row]`);
    await page.focus(`${grid}[tabindex="0"], ${grid} [tabindex="0"]`);
    const standing = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant');
        return id ? (document.getElementById(id)?.textContent ?? '') : '';
      });
    await key('Home');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('aria-activedescendant'));
    const first = await standing();
    await key('ArrowDown');
    const second = await standing();
    expect(second).not.toBe(first);
    await key('End');
    const last = await standing();
    expect([first, second]).not.toContain(last);
    await key('Home');
    expect(await standing()).toBe(first);

    await inTurn(
      opening('Actions for {name}', { name: 'Engagement letter (Demo).txt' }),
      press('Client and year'),
      wait('dialog[open] input[role=combobox]'),
    )(page);
    await page.focus('dialog[open] input[role=combobox]');
    await key('ArrowDown');
    await shown('dialog[open] [role=option]');
    await key('Escape');
    await shown('dialog[open] [role=option]', false);
    await shown('dialog[open]');
    await key('Escape');
    await shown('dialog[open]', false);
  });

  it('a day opens its calendar by Alt and the arrow down', async () => {
    await at('invoice');
    await page.waitForSelector('input[placeholder="dd-mm-yyyy"]:not(:disabled)');
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        document.body.dataset['calendar'] = this.type;
      };
    });
    await page.focus('input[placeholder="dd-mm-yyyy"]:not(:disabled)');
    await key('ArrowDown', 'Alt');
    await shown('body[data-calendar=date]');
  });
});
