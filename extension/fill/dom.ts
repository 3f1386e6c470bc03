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

/** Calls `get` at every change of the page until it returns something or `ms` have passed. */
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

/** Finishes animations inside an element, to avoid waiting for them. */
export function hurry(el: Element | null | undefined): void {
  for (const animation of el?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity)) animation.finish();
}

/** Cache of facts about elements' ancestors, for one reading of the page. */
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
  // Off the page to the left or above; visible elements need not query the scroll position.
  if (box.right < 0 && box.right + scrollX < 0) return false;
  if (box.bottom < 0 && box.bottom + scrollY < 0) return false;
  if (
    box.left > innerWidth &&
    box.left + scrollX > Math.max(document.documentElement.scrollWidth, innerWidth)
  )
    return false;
  return isClear(el, sight);
}

/** Help texts, which are not part of a caption. */
export const helps =
  'sup, [role="tooltip"], [role="alert"], .tooltip, .tooltiptext, .tip, .hint, .help, .help-text, .help-block, .form-text, mat-hint, mat-error, .error, .error-message, .invalid-feedback';

/** Text of an element without its controls, options, icons and help texts. */
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

/** Selector of possible dialogs. */
export const dialogSelector =
  '.modal.show, .modal.in, mat-dialog-container, [role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether an element matching `dialogSelector` is a visible dialog. Calendars and option lists are not. */
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

/** Cache of fixed elements around boxes, refreshed every second. */
let around = {
  until: 0,
  stamp: undefined as number | undefined,
  seen: new WeakSet<Element>(),
  fixed: new Set<Element>(),
};

/**
 * Whether a fixed element with boxes covers the middle of the page. Hit testing is expensive on a long page
 * that has just changed, so it is done only if such an element is visible.
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

/** A layer with boxes over the middle of the page that is not marked as a dialog. */
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

/** A window with boxes in front of a pane over the whole page. */
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

/** Whether an element belongs to the page's navigation rather than to the form. */
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

/** Whether fields may be in a frame: same site, visible, with boxes. */
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

/** After the next paint and `wait` milliseconds. A hidden tab does not paint: there it is a fifth of a second. */
export const drawn = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200 + wait);
    requestAnimationFrame(() => setTimeout(resolve, wait));
  });
