import type axe from 'axe-core';
import type { Page } from 'puppeteer';
import { still } from './still.ts';

/** The page is drawn: its heading stands and nothing waits for the server. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      (document.querySelector('h1') || document.querySelector('main h2')) &&
      !document.querySelector('[aria-busy=true]'),
    { timeout: 30_000 },
  );

/** What another colour scheme of the same page may change. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Findings of WCAG 2.2 AA by axe, or those of colours only; its source is put into the page when a fresh one was loaded. */
export async function accessibility(page: Page, source: string, colours = false): Promise<string[]> {
  // What is scrolled half under the bar at the top would seem too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  // So would what the bar at the foot half covers, until it is scrolled up from there.
  await page.evaluate(() => {
    for (const e of document.querySelectorAll<HTMLElement>('main div, main footer')) {
      const { position, bottom } = getComputedStyle(e);
      if (position === 'sticky' && bottom !== 'auto') e.style.position = 'static';
    }
  });
  // Half faded in, a dialog has half its contrast; a toast may still come while axe looks.
  await still(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  try {
    return await byAxe(page, source, colours);
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}

async function byAxe(page: Page, source: string, colours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      const tool = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await tool.run(document, {
        runOnly: rules
          ? { type: 'rule', values: rules }
          : ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      });
      return violations.map((v) => `${v.id} (${v.nodes.length}): ${v.nodes[0]?.html.slice(0, 200)}`);
    },
    colours ? ofColour : null,
  );
}

/** How many pixels the page is wider than the screen. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Open menus and dialogs that stand partly outside of the screen. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=menu], [role=listbox], dialog[open]')]
      .filter((e) => e.checkVisibility())
      .filter((e) => {
        const { left, right } = e.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((e) => `outside of the screen: ${e.outerHTML.slice(0, 100)}`),
  );

/** Texts cut off by a box that hides what it cannot hold, with nothing (ellipsis and a title, scrolling) to read the rest by. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest('script, style, svg, option, .sr-only'))
        continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        // Hidden on purpose for the eye, kept for screen readers.
        if (style.clipPath !== 'none' || at.clientWidth === 1) break;
        const cutsX = /hidden|clip/.test(style.overflowX);
        const cutsY = /hidden|clip/.test(style.overflowY);
        const frame = at.getBoundingClientRect();
        const wide = cutsX && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5);
        const tall = cutsY && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
        const readable = style.textOverflow === 'ellipsis' && at.closest('[title], [aria-label]');
        if (wide || tall) {
          if (!readable) found.push(`${text.slice(0, 60)} in ${at.outerHTML.slice(0, 100)}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowX) && /auto|scroll/.test(style.overflowY)) break;
      }
    }
    return [...new Set(found)];
  });

/** Parts that move although the person asked for none. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((e) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(e);
        const longest = (text: string) => Math.max(...text.split(',').map((s) => Number.parseFloat(s)));
        return (
          (animationName !== 'none' && longest(animationDuration) > 0.05) ||
          longest(transitionDuration) > 0.05
        );
      })
      .map((e) => e.outerHTML.slice(0, 100)),
  );

/** Buttons and ways about that would be on paper, and how much wider than the paper the page is. */
export async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMediaType('print');
  const found = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('button, nav, [role=tablist], dialog')]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1)
      // A folding line or a sorting heading stays as words.
      .filter(
        (e) =>
          !(e.closest('th, td, [role=columnheader]') || e.matches('[data-part], [aria-controls]')) ||
          e.hasAttribute('aria-label'),
      )
      .map((e) => `on paper: ${e.outerHTML.slice(0, 120)}`);
    return seen;
  });
  const wider = await excessWidth(page);
  await page.emulateMediaType();
  return wider > 0 ? [...found, `${wider} px wider than the paper`] : found;
}
