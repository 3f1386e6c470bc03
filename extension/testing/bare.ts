import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { launchChromium } from '../../scripts/chromium.ts';
import type { Learned } from '../../shared/portal-maps.ts';
import type { Plan, Report } from '../fill/plan.ts';

/**
 * The filler in a page without the extension around it: its code runs in an isolated world, as a content script does.
 * For pages of the tests alone; building and starting the extension takes many times as long.
 */
export interface Bare {
  open: (html: string) => Promise<Sheet>;
  close: () => Promise<void>;
}

/** One page with the filler in it. */
export interface Sheet {
  page: Page;
  fill: (plan: Plan, options?: { overwrite?: Record<string, string>; rest?: number }) => Promise<Report>;
  /** Points at an element, as the user does when the panel asks; what the filler keeps of it. */
  point: (selector: string, what?: 'add') => Promise<Learned | undefined>;
  /** Chooses the option of these words in a list or radio group by hand; what the filler reads there, '' for nothing. */
  choose: (selector: string, words: string) => Promise<string>;
  /** Runs an expression in the filler's own world. */
  ask: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

/** A tab, and the page it is given when it goes to the portal's address. */
interface Tab {
  page: Page;
  client: CDPSession;
  html: string;
}

/** The portal's address; each page has a number of its own, so that going to it is never a jump within the page before. */
const address = 'https://eportal.incometax.gov.in/iec/foservices/?';
let opened = 0;

let bundled: Promise<string> | undefined;

/** The filler as one script; gives `window.karsetu`. */
function script(): Promise<string> {
  bundled ??= build({
    stdin: {
      contents: `import { runPlan } from './fill/run.ts'; import { pointAt } from './fill/point.ts'; import { chosenWords } from './fill/act.ts'; import { among, captionsFor, headingsAbove, readBy, readOn, readPage } from './fill/find.ts'; import { keepUp, live } from './fill/live.ts'; import { readOutline } from './fill/outline.ts'; import { forgetEntered } from './fill/memory.ts'; import { notePress } from './fill/rows.ts';
        addEventListener('click', (e) => e.isTrusted && e.target instanceof Element && notePress(e.target), true);
        globalThis.karsetu = { point: async (selector, what) => { const all = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()); const seen = pointAt(new AbortController().signal, what); all[0].click(); return seen; },
          words: (selector) => { const own = among(readPage(), (c) => [c.control.el, ...(c.control.inputs ?? [])].some((e) => e.matches(selector)))[0]; return own ? chosenWords(own.control) : ''; }, outline: readOutline, forget: forgetEntered, reading: { among, captionsFor, headingsAbove, keepUp, live, readBy, readOn, readPage }, fill: async (plan, options) => (await runPlan(plan, { mode: 'fill', halt: () => undefined, ...options })).report };`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome116',
    logLevel: 'error',
  }).then((r) => r.outputFiles[0]!.text);
  return bundled;
}

/**
 * Starts one browser; every page opens at the portal's address and makes no network requests. `sideBySide`: several pages are filled at a
 * time, each as if it had the focus.
 */
export async function startBare({ sideBySide = false } = {}): Promise<Bare> {
  const [code, browser] = await Promise.all([
    script(),
    launchChromium({ defaultViewport: { width: 1200, height: 900 } }) as Promise<Browser>,
  ]);
  /** Tabs that stand empty: a new one, with a process of its own, takes longer than most pages. */
  const idle: Tab[] = [];
  const newTab = async (): Promise<Tab> => {
    const page = await browser.newPage();
    const tab: Tab = { page, client: await page.createCDPSession(), html: '' };
    if (sideBySide) await tab.client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.setRequestInterception(true);
    page.on('request', (r) =>
      r.isNavigationRequest() && r.frame() === page.mainFrame()
        ? void r.respond({ status: 200, contentType: 'text/html; charset=utf-8', body: tab.html })
        : void r.abort(),
    );
    return tab;
  };
  return {
    open: async (html) => {
      const tab = idle.pop() ?? (await newTab());
      const { page, client } = tab;
      tab.html = html;
      await page.goto(`${address}${++opened}#/foreturns-ay26/fo-itr1-ay2026/x`);
      const { frameTree } = await client.send('Page.getFrameTree');
      const { executionContextId } = await client.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
      });
      const ask = async <T>(expression: string): Promise<T> => {
        const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
          expression,
          contextId: executionContextId,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value as T;
      };
      await ask(code);
      return {
        page,
        ask,
        fill: (plan, options = {}) =>
          ask(`karsetu.fill(${JSON.stringify(plan)}, ${JSON.stringify({ rest: 0, ...options })})`),
        point: (selector, what) => ask(`karsetu.point(${JSON.stringify(selector)}, ${JSON.stringify(what)})`),
        choose: async (selector, words) => {
          await page.evaluate(
            (at, text) => {
              const all = [...document.querySelectorAll<HTMLElement>(at)].filter((e) => e.checkVisibility());
              const list = all[0];
              if (list instanceof HTMLSelectElement) {
                const option = [...list.options].find((o) => o.text === text);
                if (!option) return;
                const own = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!;
                own.set!.call(list, option.value);
                list.dispatchEvent(new Event('change', { bubbles: true }));
              } else all.find((e) => e.closest('label')?.textContent?.trim() === text)?.click();
            },
            selector,
            words,
          );
          return ask(`karsetu.words(${JSON.stringify(selector)})`);
        },
        close: async () => {
          idle.push(tab);
        },
      };
    },
    close: () => browser.close(),
  };
}
