import type { Browser, Page } from 'puppeteer';
import type { TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { signIn } from './stage.ts';
import { inFocus, nearTo } from './tabs.ts';

/** One thing a preparer does in a step: add a row to a part, or type into a field (a choice takes its label's beginning). */
export type Act =
  | { add: string }
  /** Adds a row to a table and pastes a row of a sheet over it. */
  | { add: string; paste: string }
  | { path: string; type: string; confirm?: 'Enter' }
  | { path: string; press: 'Space' | 'ArrowDown' };

/** A person at the keyboard: no mouse, no call into the page but looking where the focus is. */
export interface Typist {
  page: Page;
  /** Tabs on until the element in focus matches. */
  tabTo: (selector: string, most?: number) => Promise<void>;
  tabToText: (text: string) => Promise<void>;
  /** Tabs to the control with this label. */
  tabToLabel: (label: string) => Promise<void>;
  chord: (key: 'Enter', modifier: 'Control') => Promise<void>;
  heading: (text: string) => Promise<void>;
  /** Does a step's acts, one after the other in the order of the page. */
  fill: (acts: readonly Act[]) => Promise<void>;
}

const fieldSelector = (path: string) => `[id="field-${path}"]`;

/** A signed-in person with a fresh window. */
export async function typist(browser: Browser, server: TestServer, who: TestUser): Promise<Typist> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await signIn(page, who);
  await page.goto(`${server.url}/app/itr`);

  /** Tabs until `there` holds for the element in focus. */
  const tabUntil = async (
    there: (element: HTMLElement, wanted: string) => boolean,
    wanted: string,
    most = 220,
  ) => {
    await nearTo(page, there, wanted);
    for (let i = 0; i < most; i++) {
      if (await inFocus(page, there, wanted)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${wanted}`);
  };
  const tabTo = (selector: string, most?: number) => tabUntil((e, s) => e.matches(s), selector, most);
  /** Opens the folded parts a path lies in until `there` is on the page. */
  const unfold = async (path: string, there: string) => {
    while (!(await page.$(there))) {
      const around = path.split('.').map((_, i, all) => all.slice(0, i + 1).join('.'));
      const heads = around.map((p) => `button[data-part="${p}"][aria-expanded=false]`).join(', ');
      // A field that an answer brings up comes a frame later.
      await page.waitForSelector(`${there}, ${heads}`);
      if (await page.$(there)) return;
      await tabTo(heads);
      await page.keyboard.press('Enter');
    }
  };
  const tabToField = async (path: string) => {
    // Radios carry the field's id on their group.
    const field = `${fieldSelector(path)}, ${fieldSelector(path)} input`;
    await unfold(path, field);
    await tabTo(field);
  };
  /** Ctrl+V into the cell in focus, then Esc out of the table: a browser without a window has no clipboard to share. */
  const pasteRow = async (text: string) => {
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
    await page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
    const cell = text.split('\t')[1]!;
    await page.waitForFunction(
      (shown) => document.activeElement?.closest('[role=grid]')?.textContent?.includes(shown),
      {},
      cell,
    );
    await page.keyboard.press('Escape');
  };
  const fill = async (acts: readonly Act[]) => {
    for (const act of acts) {
      if ('add' in act) {
        await unfold(act.add, `[id="part-${act.add}"]`);
        await tabTo(`[id="part-${act.add}"] button`);
        await page.keyboard.press('Enter');
        if ('paste' in act) {
          await pasteRow(act.paste);
          continue;
        }
        await page.waitForFunction(
          (list) => document.activeElement?.id.startsWith(`field-${list}.`),
          {},
          act.add,
        );
        continue;
      }
      await tabToField(act.path);
      if ('press' in act) await page.keyboard.press(act.press);
      else {
        await page.keyboard.type(act.type);
        if (act.confirm) await page.keyboard.press(act.confirm);
      }
    }
  };
  return {
    page,
    tabTo,
    fill,
    tabToText: (text) => tabUntil((e, t) => e.textContent?.trim() === t, text),
    tabToLabel: (label) =>
      tabUntil(
        (e, l) =>
          [...((e as HTMLInputElement).labels ?? [])].some((one) => one.textContent?.trim().startsWith(l)),
        label,
      ),
    chord: async (key, modifier) => {
      await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      await page.keyboard.up(modifier);
    },
    heading: async (text) => {
      await page.waitForFunction((t) => document.querySelector('h2')?.textContent === t, {}, text);
    },
  };
}

/** From the picker, with the form chosen by hand, into the wizard of a named entity. */
export async function chooseForm(at: Typist, entity: string, form: string): Promise<void> {
  const { page } = at;
  await page.waitForSelector('[role=combobox]');
  await at.tabTo('[role=combobox]');
  await page.keyboard.type(entity);
  await page.waitForFunction(
    (name) => document.querySelector('[role=option]')?.textContent?.includes(name),
    {},
    entity,
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.body.textContent?.includes('Suggested: ITR-1.'));
  await at.tabToLabel('Form');
  await page.keyboard.type(form);
  await page.waitForFunction((f) => document.body.textContent?.includes(`You chose ${f};`), {}, form);
  await at.tabToText('Proceed');
  await page.keyboard.press('Enter');
  await page.waitForSelector('h2');
  await page.waitForFunction((f) => document.querySelector('h1')?.textContent?.startsWith(f), {}, form);
}

/** Submits on the last step and takes the JSON, all by keyboard; the problems when there are any. */
export async function submitAndDownload(at: Typist): Promise<string> {
  const { page } = at;
  await at.chord('Enter', 'Control');
  await page.waitForFunction(() => new URL(location.href).searchParams.get('view') !== null, {
    timeout: 30_000,
  });
  const view = await page.evaluate(() => new URL(location.href).searchParams.get('view'));
  if (view !== 'file') {
    await page.waitForSelector('[role=tabpanel] a[href^="#field-"]');
    return page.$$eval('[role=tabpanel] a[href^="#field-"]', (all) =>
      all.map((a) => `${a.getAttribute('href')} ${a.closest('li')?.textContent}`).join('; '),
    );
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((b) => b.textContent === 'Download JSON'),
  );
  await at.tabToText('Download JSON');
  const answer = page.waitForResponse((r) => /\/api\/itr\/[0-9a-f]+\/json$/.test(r.url()));
  await page.keyboard.press('Enter');
  return String((await answer).status());
}
