import type { CDPSession, Page } from 'puppeteer';
import type { Combination } from './list.ts';

/** Further ways of looking at a screen, beside widths, colours and languages. */

/** 1440 × 900 enlarged twice, 1280 × 1024 enlarged four times (WCAG 1.4.10), colours of the system alone, wider spacing of texts. */
export const furtherCombinations: readonly Combination[] = (['en', 'hi'] as const).flatMap((language) => [
  { way: 'zoomed', width: 720, height: 450, scale: 2, theme: 'light', language },
  { way: 'zoomed', width: 320, height: 256, scale: 4, theme: 'light', language },
  { way: 'forced', width: 1440, theme: 'dark', language },
  { way: 'forced', width: 360, theme: 'light', language },
  // Last: its rules stay in the page.
  { way: 'spaced', width: 1440, theme: 'light', language },
  { way: 'spaced', width: 360, theme: 'light', language },
]);

export async function showAs(page: Page, session: CDPSession, as: Combination): Promise<void> {
  await page.setViewport({
    width: as.width,
    height: as.height ?? 900,
    deviceScaleFactor: as.scale ?? 1,
  });
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      // The colours follow the device where nothing else was chosen.
      { name: 'prefers-color-scheme', value: as.theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: as.way === 'forced' ? 'active' : 'none' },
    ],
  });
  if (as.way !== 'spaced') return;
  // WCAG 1.4.12: nothing may be lost when a reader sets these.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts that stand upon one another. What sticks to the screen covers others only until they are scrolled. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes: { text: string; e: Element; l: number; r: number; t: number; b: number }[] = [];
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const e = node.parentElement;
      if (!text || !e?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (e.closest('script, style, option, .sr-only, [role=menu], [role=listbox]')) continue;
      let skip = false;
      const clip = { l: -1e9, r: 1e9, t: -1e9, b: 1e9 };
      for (let at: Element | null = e; at && at !== within; at = at.parentElement) {
        const s = getComputedStyle(at);
        if (s.position === 'sticky' || s.position === 'fixed' || s.clipPath !== 'none') skip = true;
        if (s.overflowX !== 'visible' || s.overflowY !== 'visible') {
          const f = at.getBoundingClientRect();
          clip.l = Math.max(clip.l, f.left);
          clip.r = Math.min(clip.r, f.right);
          clip.t = Math.max(clip.t, f.top);
          clip.b = Math.min(clip.b, f.bottom);
        }
      }
      if (skip) continue;
      range.selectNodeContents(node);
      for (const f of range.getClientRects()) {
        // Letters are lower than the line they stand in.
        const air = f.height * 0.2;
        const box = {
          text: text.slice(0, 40),
          e,
          l: Math.max(f.left, clip.l),
          r: Math.min(f.right, clip.r),
          t: Math.max(f.top + air, clip.t),
          b: Math.min(f.bottom - air, clip.b),
        };
        if (box.r - box.l > 2 && box.b - box.t > 2) boxes.push(box);
      }
    }
    boxes.sort((a, b) => a.t - b.t);
    const found = new Set<string>();
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        if (b.t > a.b - 2) break;
        if (Math.min(a.r, b.r) - Math.max(a.l, b.l) > 3 && !(a.e === b.e && a.text === b.text))
          found.add(`“${a.text}” and “${b.text}” stand upon one another`);
      }
    return [...found].slice(0, 8);
  });

/** Chosen, pressed and current parts that look like the others beside them: in forced colours grounds and shadows are gone. */
export const chosenLikeOthers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const states = {
      'aria-selected': '[role=tab], [role=option]',
      'aria-pressed': 'button',
      'aria-current': 'a, button',
    };
    const look = (e: Element) =>
      [e, e.firstElementChild ?? e]
        .map((one) => {
          const s = getComputedStyle(one);
          return [
            s.borderWidth,
            s.borderStyle,
            s.borderColor,
            s.outlineStyle,
            s.outlineWidth,
            s.backgroundColor,
            s.color,
            s.fontWeight,
            s.textDecorationLine,
          ].join();
        })
        .join('|') + e.querySelectorAll('svg').length;
    const found: string[] = [];
    for (const [state, of] of Object.entries(states)) {
      const all = [...document.querySelectorAll(of)].filter((e) => e.checkVisibility());
      for (const e of all) {
        const value = e.getAttribute(state);
        if (value === null || value === 'false') continue;
        const other = all.find(
          (one) =>
            one.className === e.className &&
            (one.getAttribute(state) === null || one.getAttribute(state) === 'false') &&
            (one.parentElement === e.parentElement ||
              one.parentElement?.parentElement === e.parentElement?.parentElement),
        );
        if (other && look(other) === look(e))
          found.push(`chosen looks like the others: ${e.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });
