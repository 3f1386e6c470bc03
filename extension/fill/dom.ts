import { changesSeen, live } from './live.ts';

/** Small helpers over the page. Elements are looked up again at each use: the portal re-creates them. */

/** Lets the page's own listeners, promises and change detection run. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when anything in the page is changed, or after `ms`: some things change without notice. */
function stirred(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, ms);
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
}

/** Asks again at every change of the page until `get` gives something or `ms` have passed. */
export async function until<T>(get: () => T | undefined | null | false, ms: number): Promise<T | undefined> {
  const end = performance.now() + ms;
  for (let i = 0; ; i++) {
    const value = get();
    if (value) return value;
    if (performance.now() >= end) return undefined;
    if (i < 2) await turn();
    else await stirred(15);
  }
}

/** Brings what moves inside an element to where it is going: animations would only be waited for. */
export function hurry(el: Element | null | undefined): void {
  for (const animation of el?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity)) animation.finish();
}

/** What is known of elements' ancestors during one reading of the page. */
export type Sight = Map<Element, boolean>;

/** Whether neither the element nor anything around it is faded, clipped away or declared hidden. */
function isClear(el: Element, sight: Sight): boolean {
  const known = sight.get(el);
  if (known !== undefined) return known;
  const style = getComputedStyle(el);
  let clear =
    !el.matches('[aria-hidden="true"], [hidden], [inert]') &&
    Number(style.opacity) >= 0.1 &&
    !(style.clipPath !== 'none' && /inset\((?:50%|100%)|circle\(0/.test(style.clipPath)) &&
    !(style.position === 'absolute' && /^rect\((0|1)(px)?,? (0|1)(px)?,? /.test(style.clip));
  const parent = el.parentElement;
  if (clear && parent && parent !== document.body) clear = isClear(parent, sight);
  sight.set(el, clear);
  return clear;
}

/** Whether a person could see the element: displayed, opaque, of some size, within the page, not clipped away. */
export function isVisible(el: Element): boolean {
  return isVisibleIn(el, new Map());
}

/** The same during one reading of many elements, remembering their common ancestors. */
export function isVisibleIn(el: Element, sight: Sight): boolean {
  if (!el.isConnected) return false;
  if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }))
    return false;
  const box = el.getBoundingClientRect();
  if (box.width < 4 || box.height < 4) return false;
  // Off the page to the left or above; what is in sight now need not ask how far the page is scrolled.
  if (box.right < 0 && box.right + scrollX < 0) return false;
  if (box.bottom < 0 && box.bottom + scrollY < 0) return false;
  if (
    box.left > innerWidth &&
    box.left + scrollX > Math.max(document.documentElement.scrollWidth, innerWidth)
  )
    return false;
  return isClear(el, sight);
}

/** What only helps to answer and is no part of a caption. */
export const helps =
  'sup, [role="tooltip"], [role="alert"], .tooltip, .tooltiptext, .tip, .hint, .help, .help-text, .help-block, .form-text, mat-hint, mat-error, .error, .error-message, .invalid-feedback';

/** Text of an element without its controls, options, icons and what only helps to answer. */
export function textOf(el: Element | null | undefined): string {
  if (!el) return '';
  let out = '';
  for (const node of el.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) out += node.textContent;
    else if (
      node instanceof Element &&
      !/^(INPUT|SELECT|TEXTAREA|BUTTON|MAT-ICON|I|SCRIPT|STYLE|SVG|MAT-SELECT)$/i.test(node.tagName) &&
      !node.matches(helps)
    )
      out += ` ${textOf(node)}`;
  }
  return out.replace(/\s+/g, ' ').trim();
}

/** What a dialog may be. */
export const dialogSelector =
  '.modal.show, .modal.in, mat-dialog-container, [role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether an element that matches `dialogSelector` is a dialog in sight. Calendars and option lists are no dialogs. */
export function isOpenDialog(el: Element): boolean {
  return (
    !el.matches('.mat-datepicker-content, mat-datepicker-content, .mat-datepicker-popup') &&
    !el.closest('mat-datepicker-content') &&
    isVisible(el)
  );
}

/** Visible dialogs, the topmost last. */
function openDialogs(): Element[] {
  const named = live(dialogSelector).filter(isOpenDialog);
  const layer = named.length === 0 ? (layerOver() ?? windowOver()) : undefined;
  return layer ? [layer] : named;
}

const boxes = 'input:not([type="hidden"]), select, textarea, mat-select';

const mainSelector = 'main, [role="main"]';

/** What was looked at around boxes for elements that stay in place when the page is scrolled, begun anew every second. */
let around = {
  until: 0,
  stamp: undefined as number | undefined,
  seen: new WeakSet<Element>(),
  fixed: new Set<Element>(),
};

/**
 * Whether something around boxes that stays in place lies over the middle of the page. What lies there is dear to ask on a long page
 * that has just changed, so it is asked only where such a thing is in sight.
 */
function mayHaveLayer(): boolean {
  const now = performance.now();
  const stamp = changesSeen();
  const isNew = stamp === undefined || stamp !== around.stamp || now > around.until;
  if (now > around.until) around = { until: now + 1_000, stamp, seen: new WeakSet(), fixed: new Set() };
  around.stamp = stamp;
  for (const box of isNew ? live(boxes) : [])
    for (let at: Element | null = box; at && !around.seen.has(at); at = at.parentElement) {
      around.seen.add(at);
      if (getComputedStyle(at).position === 'fixed') around.fixed.add(at);
    }
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  return [...around.fixed].some((el) => {
    if (!el.isConnected || !el.checkVisibility()) return false;
    const box = el.getBoundingClientRect();
    return box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
  });
}

/** A layer with boxes that lies over the middle of the page without saying that it is a dialog. */
function layerOver(): Element | undefined {
  if (!mayHaveLayer()) return undefined;
  const mains = live(mainSelector);
  for (
    let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    at && at !== document.body;
    at = at.parentElement
  ) {
    if (mains.some((m) => at === m || at.contains(m) || m.contains(at))) return undefined;
    if (getComputedStyle(at).position !== 'fixed') continue;
    const layer = at;
    const under = [...document.querySelectorAll('main, [role="main"], h1, h2, h3')].some(
      (e) => !layer.contains(e) && !isFurniture(e) && isVisible(e),
    );
    return under && !isFurniture(layer) && layer.querySelector(boxes) ? layer : undefined;
  }
  return undefined;
}

/** A window with boxes that lies before a pane over the whole page. */
function windowOver(): Element | undefined {
  const all = [...document.body.children];
  const pane = all.find((e) => {
    if (getComputedStyle(e).position !== 'fixed' || e.querySelector(boxes) || !e.checkVisibility())
      return false;
    const box = e.getBoundingClientRect();
    return box.width >= innerWidth * 0.9 && box.height >= innerHeight * 0.9;
  });
  if (!pane) return undefined;
  return all.find((e) => {
    if (e === pane || !/^(?:absolute|fixed)$/.test(getComputedStyle(e).position) || !e.querySelector(boxes))
      return false;
    const box = e.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 40));
    return isVisible(e) && top !== null && e.contains(top);
  });
}

/** The page under its dialogs, without header, navigation and footer. */
export function ground(): Element {
  const mains = live(mainSelector).filter((m) => m.checkVisibility());
  return mains.length === 1 ? mains[0]! : document.body;
}

/** The topmost dialog in sight. */
export const topDialog = (): Element | undefined => openDialogs().at(-1);

/** Where fields may be looked for: the topmost dialog, else the page without header, navigation and footer. */
export function scope(): Element {
  const dialog = openDialogs().at(-1);
  if (dialog) return dialog;
  const mains = live(mainSelector).filter(isVisible);
  return mains.length === 1 ? mains[0]! : document.body;
}

/** Whether an element lies in the page's furniture rather than in the form. */
export function isFurniture(el: Element): boolean {
  return (
    el.closest(
      'header, nav, footer, [role="banner"], [role="navigation"], [role="search"], .cdk-overlay-container [role="listbox"]',
    ) !== null
  );
}

const loaders =
  'mat-spinner, mat-progress-spinner, mat-progress-bar, .spinner, .spinner-border, .spinner-grow, .loader, .loading, .skeleton, [role="progressbar"]:not([aria-valuenow]), [aria-busy="true"]';

/** Whether the page shows that it is loading. */
export const isBusy = (): boolean => live(loaders).some(isVisible);

/** Where fields that are not on the page itself may be: a frame of the same site, in sight, with boxes of its own. */
export const hasFrame = (): boolean =>
  live('iframe').some((f) => {
    try {
      return (
        isVisible(f) &&
        (f as HTMLIFrameElement).contentDocument?.querySelector('input, select, textarea') != null
      );
    } catch {
      return false;
    }
  });

/** After the page was drawn and `wait` milliseconds more. A tab out of sight draws nothing: there it is a fifth of a second. */
export const drawn = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200 + wait);
    requestAnimationFrame(() => setTimeout(resolve, wait));
  });
