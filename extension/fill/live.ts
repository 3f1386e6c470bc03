/**
 * Elements matching a selector, kept up to date as the page changes. Querying a page of hundreds of rows
 * before every act costs more the longer the page is; the changes since the last query are few.
 */

/** Attributes used by the selectors. */
const telling = ['class', 'role', 'open', 'type', 'id', 'aria-busy', 'aria-valuenow', 'aria-haspopup'];

interface Kept {
  fits: (el: Element) => boolean;
  all: Set<Element>;
  /** In document order, computed lazily. */
  sorted?: Element[] | undefined;
}

let kept = new Map<string, Kept>();
let observer: MutationObserver | undefined;
let keepers = 0;
let stamp = 0;

/** Custom elements, which may have shadow roots. */
export const dashed = '-';

const within = (el: Element, selector: string): Iterable<Element> =>
  selector === dashed
    ? [...el.querySelectorAll('*')].filter((e) => e.localName.includes('-'))
    : el.querySelectorAll(selector);

function begin(selector: string): Kept {
  const fits =
    selector === dashed ? (el: Element) => el.localName.includes('-') : (el: Element) => el.matches(selector);
  return { fits, all: new Set(within(document.documentElement, selector)) };
}

function notice(records: readonly MutationRecord[]): void {
  if (records.length === 0) return;
  const added = new Set<Element>();
  const changed = new Set<Element>();
  let lost = false;
  for (const record of records) {
    if (record.type === 'attributes') changed.add(record.target as Element);
    for (const node of record.addedNodes) if (node instanceof Element) added.add(node);
    lost ||= record.removedNodes.length > 0;
    if (record.type !== 'attributes') stamp += 1;
  }
  for (const [selector, one] of kept) {
    // A moved element changes its position in the order.
    const put = (el: Element) => {
      one.all.add(el);
      one.sorted = undefined;
    };
    if (lost)
      for (const el of one.all)
        if (!el.isConnected) {
          one.all.delete(el);
          one.sorted = undefined;
        }
    for (const el of added) {
      if (!el.isConnected) continue;
      if (one.fits(el)) put(el);
      for (const inner of within(el, selector)) put(inner);
    }
    for (const el of changed) {
      const fits = el.isConnected && one.fits(el);
      if (fits && !one.all.has(el)) put(el);
      else if (!fits && one.all.delete(el)) one.sorted = undefined;
    }
  }
}

/** Keeps `live` up to date until the returned function has been called as often as this one. */
export function keepUp(): () => void {
  keepers += 1;
  if (!observer) {
    kept = new Map();
    observer = new MutationObserver(notice);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: telling,
    });
  }
  let over = false;
  return () => {
    if (over) return;
    over = true;
    keepers -= 1;
    if (keepers > 0) return;
    observer?.disconnect();
    observer = undefined;
    kept = new Map();
  };
}

/** A counter that grows with every change of the page; undefined while not observing. */
export function changesSeen(): number | undefined {
  if (!observer) return undefined;
  notice(observer.takeRecords());
  return stamp;
}

const follows = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Elements of the document matching a selector on the element itself, in document order. */
export function live(selector: string): readonly Element[] {
  if (!observer) return [...within(document.documentElement, selector)];
  notice(observer.takeRecords());
  let one = kept.get(selector);
  if (!one) {
    one = begin(selector);
    kept.set(selector, one);
  }
  if (!one.sorted) {
    one.sorted = [...one.all].sort(follows);
    // Next time few of them are out of order.
    one.all = new Set(one.sorted);
  }
  return one.sorted;
}
