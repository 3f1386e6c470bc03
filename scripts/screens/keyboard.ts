import type { Page } from 'puppeteer';

/** Tab stops of one round at the most: more would be a page nobody can work through. */
const MOST = 400;

/**
 * What the keyboard misses on a page: controls that Tab never comes to, stops whose focus cannot be seen, and a round that does not end.
 * Tabs, menus, lists, grids and radio groups are one stop each; their arrows are tried where those parts are tested.
 */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  const wanted = await page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
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
    Object.assign(window, { stops: new Set<number>() });
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
  const unseen = new Set<string>();
  let first: string | undefined;
  let rounds = 0;
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const e = document.activeElement as HTMLElement | null;
      if (!e || e === document.body) return null;
      const stop = e.closest<HTMLElement>('[data-stop]')?.dataset['stop'];
      if (stop !== undefined) (window as unknown as { stops: Set<number> }).stops.add(Number(stop));
      e.dataset['tabbed'] ??= String(document.querySelectorAll('[data-tabbed]').length);
      const shows = (one: Element | null) => {
        if (!one) return false;
        const s = getComputedStyle(one);
        return (s.outlineStyle !== 'none' && Number.parseFloat(s.outlineWidth) > 0) || s.boxShadow !== 'none';
      };
      // A drawn box or cell may show the focus of the control inside it; in the palette nothing else can have it.
      const visible =
        shows(e) ||
        shows(e.parentElement) ||
        shows(e.nextElementSibling) ||
        e.matches('[role=grid] *, dialog [role=combobox]');
      return { n: e.dataset['tabbed'] as string, visible, html: e.outerHTML.slice(0, 120) };
    });
    if (at && !at.visible) unseen.add(at.html);
    if (at === null || at.n === first) {
      rounds++;
      if (rounds === 3 || (at && at.n === first)) break;
    }
    first ??= at?.n;
    if (i === MOST - 1) found.push(`Tab does not come round in ${MOST} steps`);
  }
  const missed = await page.evaluate((count) => {
    const { stops } = window as unknown as { stops: Set<number> };
    return Array.from({ length: count }, (_, n) => n)
      .filter((n) => !stops.has(n))
      .map((n) => document.querySelector(`[data-stop="${n}"]`)?.outerHTML.slice(0, 140) ?? '')
      .filter(Boolean);
  }, wanted);
  found.push(...missed.map((html) => `no Tab comes to: ${html}`));
  found.push(...[...unseen].map((html) => `focus is not seen on: ${html}`));
  return found;
}
