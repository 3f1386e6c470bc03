import type { Page } from 'puppeteer';

/** Tab stops of one round at the most: more would be a page no one can work through. */
const MOST = 400;

/**
 * What the keyboard misses on a page: controls that Tab never comes to, stops whose focus cannot be seen or is covered by what sticks to
 * the screen, an order against that of reading, a round that does not end, and dialogs and menus that neither take the focus nor give it
 * back. Tabs, menus, lists, grids and radio groups are one stop each; their arrows are tried where those parts are tested.
 */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  const uppermost = await page.evaluate(() => {
    const on = [...document.querySelectorAll('dialog[open], [role=menu]')].filter((e) => e.checkVisibility());
    const last = on.at(-1);
    return (
      last && {
        menu: last.tagName !== 'DIALOG',
        // A question that must be answered: by its buttons alone.
        strict: last.hasAttribute('data-strict'),
        holds: last.contains(document.activeElement),
      }
    );
  });
  const found: string[] = [];
  if (uppermost && !uppermost.holds) found.push('what has opened does not take the focus');
  // Tab would close a menu; the page below it is a screen of its own.
  if (!uppermost?.menu) found.push(...(await round(page)));
  if (uppermost && !uppermost.strict) found.push(...(await givesBack(page)));
  return found;
}

/** Escape closes what is uppermost, or asks before, and the focus comes back to a control. */
async function givesBack(page: Page): Promise<string[]> {
  const standing = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('dialog[open], [role=menu]')].filter((e) => e.checkVisibility()).length,
    );
  const before = await standing();
  await page.keyboard.press('Escape');
  // Closing may wait for a frame or fade out.
  await new Promise((resolve) => setTimeout(resolve, 400));
  const after = await standing();
  if (after === before) return ['Escape does not close it'];
  if (after > before) return [];
  const lost = await page.evaluate(
    () => !('fromNowhere' in window && window.fromNowhere) && document.activeElement === document.body,
  );
  return lost ? ['the focus is lost after Escape'] : [];
}

async function round(page: Page): Promise<string[]> {
  const wanted = await page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const e of document.querySelectorAll<HTMLElement>('[data-stop], [data-tabbed]')) {
      delete e.dataset['stop'];
      delete e.dataset['tabbed'];
    }
    const controls = [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [role=button], [onclick]',
      ),
    ]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0)
      // The calendar beside a day is for the mouse: the day is typed, and the device's own picker is no control of the page.
      .filter((e) => !(e.tabIndex < 0 && e.closest(':has(> input[type=date][aria-hidden=true])')));
    // One stop a group: the arrows go on from there.
    const group = (e: HTMLElement) =>
      e.closest('[role=tablist], [role=menu], [role=listbox], [role=grid], [role=toolbar][data-roving]') ??
      (e instanceof HTMLInputElement && e.type === 'radio' ? e.name : e);
    const seen = new Map<unknown, number>();
    Object.assign(window, { stops: new Set<number>(), lastStop: undefined });
    for (const e of controls) {
      const key = group(e);
      if (!seen.has(key)) seen.set(key, seen.size);
      e.dataset['stop'] = String(seen.get(key));
    }
    // A box that is itself the stop of what it holds.
    for (const [key, n] of seen) if (key instanceof HTMLElement) key.dataset['stop'] = String(n);
    (document.activeElement as HTMLElement | null)?.blur();
    return seen.size;
  });
  const found: string[] = [];
  const wrong = new Set<string>();
  let first: string | undefined;
  let rounds = 0;
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(stopHere);
    for (const text of at.wrong) wrong.add(text);
    if (at.n === null || at.n === first) {
      rounds++;
      if (rounds === 3 || (at.n !== null && at.n === first)) break;
    }
    first ??= at.n ?? undefined;
    if (i === MOST - 1) found.push(`Tab does not come round in ${MOST} steps`);
  }
  // Backwards, what is come to is at the other edge of the screen, under what sticks there.
  await page.evaluate(() => {
    Object.assign(window, { lastStop: undefined });
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const stops = new Set<string>();
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    const at = await page.evaluate(stopHere);
    for (const text of at.wrong) if (!/upwards/.test(text)) wrong.add(`backwards, ${text}`);
    if (at.n !== null && stops.has(at.n)) break;
    if (at.n !== null) stops.add(at.n);
    else if (stops.size > 0) break;
  }
  const missed = await page.evaluate((count) => {
    const { stops } = window as unknown as { stops: Set<number> };
    return Array.from({ length: count }, (_, n) => n)
      .filter((n) => !stops.has(n))
      .map((n) => document.querySelector(`[data-stop="${n}"]`)?.outerHTML.slice(0, 140) ?? '')
      .filter(Boolean);
  }, wanted);
  found.push(...missed.map((html) => `no Tab comes to: ${html}`), ...wrong);
  return found;
}

interface Stop {
  e: HTMLElement;
  look: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  flows: Element | null;
}

/** In the page, after a press of Tab: which stop it is, and what is wrong with it or with how the one before showed its focus. */
function stopHere(): { n: string | null; wrong: string[] } {
  const keep = window as unknown as { stops: Set<number>; lastStop?: Stop | undefined };
  const wrong: string[] = [];
  const called = (one: Element) => one.outerHTML.slice(0, 120);
  // A drawn box or label may show the focus of the control inside it, a row the focus of its list.
  const look = (one: Element) =>
    [
      one,
      one.parentElement,
      one.nextElementSibling,
      one.closest('label, [role=row], form > *'),
      document.getElementById(one.getAttribute('aria-activedescendant') ?? ''),
    ]
      .map((part) => {
        if (!part) return '';
        const s = getComputedStyle(part);
        return [
          s.outlineStyle === 'none' ? 0 : `${s.outlineWidth}${s.outlineColor}`,
          s.boxShadow,
          s.borderColor,
          s.borderWidth,
          s.backgroundColor,
          s.clipPath,
        ].join();
      })
      .join('|');
  const last = keep.lastStop;
  const active = document.activeElement as HTMLElement | null;
  const e = active === document.body ? null : active;
  // Nothing else in the palette can have the focus.
  if (last?.e.isConnected && last.e !== e && !last.e.matches('dialog [role=combobox]'))
    if (look(last.e) === last.look) wrong.push(`focus is not seen on: ${called(last.e)}`);
  keep.lastStop = undefined;
  if (!e) return { n: null, wrong };
  const stop = e.closest<HTMLElement>('[data-stop]')?.dataset['stop'];
  if (stop !== undefined) keep.stops.add(Number(stop));
  const anew = e.dataset['tabbed'] === undefined;
  e.dataset['tabbed'] ??= String(document.querySelectorAll('[data-tabbed]').length);
  // A box too small to be seen is drawn by its label or what stands beside it.
  let shown: Element = e;
  if (e.getBoundingClientRect().width < 4 || getComputedStyle(e).opacity === '0')
    shown = e.closest('label') ?? e.nextElementSibling ?? e.parentElement ?? e;
  const box = shown.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, clientWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, clientHeight);
  if (right - left < 2 || bottom - top < 2) wrong.push(`focus is outside of the screen: ${called(e)}`);
  else {
    let free = 0;
    let cover: Element | null = null;
    for (const x of [0.2, 0.5, 0.8])
      for (const y of [0.2, 0.5, 0.8]) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        const inLabel = hit?.closest('label');
        if (!hit || hit.contains(shown) || shown.contains(hit) || (inLabel && inLabel === e.closest('label')))
          free++;
        else cover = hit;
      }
    if (free < 5 && cover) wrong.push(`focus is covered on: ${called(e)} by ${called(cover)}`);
  }
  // Against the order of reading: upwards in the same column, apart from what sticks to the screen.
  let flows: Element | null = e;
  for (let one: Element | null = e; one && flows; one = one.parentElement) {
    const { position } = getComputedStyle(one);
    if (position === 'sticky' || position === 'fixed') flows = null;
    if (one.tagName === 'DIALOG') break;
  }
  if (flows) flows = e.closest('dialog, main, nav, header, footer');
  const here: Stop = {
    e,
    look: look(e),
    flows,
    left: box.left + scrollX,
    right: box.right + scrollX,
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
  };
  if (anew && last?.flows && last.flows === flows && here.bottom < last.top - 4) {
    const common = Math.min(here.right, last.right) - Math.max(here.left, last.left);
    if (common > 0.5 * Math.min(here.right - here.left, last.right - last.left))
      wrong.push(`Tab goes upwards from ${called(last.e)} to ${called(e)}`);
  }
  keep.lastStop = here;
  return { n: e.dataset['tabbed'] ?? null, wrong };
}
