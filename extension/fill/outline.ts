import { captionsOf, controlOf, headingsOf, stateOf } from './control.ts';
import { isForbidden } from './deny.ts';
import { isFurniture, isVisible, scope, textOf } from './dom.ts';

/** One control or button of a page, without its content. */
export interface OutlineItem {
  role: string;
  /** Captions, most specific first. */
  captions: readonly string[];
  /** Headings above it, nearest first. */
  headings: readonly string[];
  id?: string;
  name?: string;
  /** Words of the options, of short lists; else how many there are. */
  options?: readonly string[] | number;
  state?: 'locked' | 'read-only';
}

/** A page as labels, roles, ids, headings and options: enough for a portal map, without personal data. */
export interface Outline {
  format: 'karsetu-outline/1';
  /** The address without host and query. */
  route: string;
  headings: readonly string[];
  items: readonly OutlineItem[];
  /** Column headings of tables, without cells. */
  tables: readonly (readonly string[])[];
}

/** Texts that may identify a person: identity and account numbers, e-mail addresses, amounts, dates, long digits. */
const personal =
  /[A-Za-z]{5}\d{4}[A-Za-z]|[A-Za-z]{4}\d{5}[A-Za-z]|\b[A-Za-z]{4}0[A-Za-z0-9]{6}\b|\b\d{2}[A-Za-z]{5}\d{4}[A-Za-z][A-Za-z0-9]Z\w\b|\S+@\S+|₹\s*[\d,]+(?:\.\d+)?|\b\d{1,3}(?:,\d{2,3})+(?:\.\d+)?\b|\b\d{4} \d{4} \d{4}\b|\b\d{1,2}[-/]\w{2,3}[-/]\d{4}\b|\b[\d,X*]{6,}\b/g;

/** `Employer 1: Bombay Looms`, `Bank account 2 - State Bank of India`: the text after a record's number is a name. */
const named =
  /\b((?:employer|deductor|collector|tenant|owner|co-?owner|donee|buyer|seller|lender|partner|director|shareholder|company|firm|trust|bank|account|house|property|challan|person|record|entry|item|row)\s*(?:account|no\.?|number)?\s*#?\d{1,3})\s*[:\-–—|(]\s*\S.*$/i;

/** Personal texts on the page: typed values, table contents, the signed-in user, and those given. */
function knownTexts(root: Element, given: readonly string[]): RegExp | undefined {
  const texts = new Set<string>(given);
  for (const box of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (!/^(?:radio|checkbox|button|submit|hidden)$/.test(box.type)) texts.add(box.value);
  // A table without boxes lists records; one with boxes is a form, and its first cells are captions.
  for (const cell of root.querySelectorAll('td, [role="cell"], mat-cell, dd'))
    if (!cell.closest('tr, [role="row"], mat-row')?.querySelector('input, select, textarea, mat-select'))
      texts.add(cell.textContent ?? '');
  for (const who of document.querySelectorAll(
    '#loginUsername, [class*="user-name" i], [class*="username" i], [class*="user-details" i], [class*="profile" i]',
  ))
    for (const part of (who.textContent ?? '').split(/[|:,()\n]|\bwelcome\b|\bPAN\b/i)) texts.add(part);
  const words = [...texts]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length >= 3 && text.length <= 120 && /\p{L}{2}|\d{3}/u.test(text))
    .sort((a, b) => b.length - a.length)
    .slice(0, 2_000)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return words.length > 0
    ? new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'giu')
    : undefined;
}

/** Ids and names keep their shape: row numbers and possible identity numbers become `#`. */
const shape = (id: string) =>
  id
    .replace(personal, '#')
    .replace(/\d{4,}/g, '#')
    .slice(0, 200);

/**
 * Reads the current page: labels, roles, ids, headings, options of short lists. No values and no table cells;
 * personal data known from the page or from the loaded return (`given`) becomes `#` in labels.
 */
export function readOutline(given: readonly string[] = []): Outline {
  const root = scope();
  const known = knownTexts(root, given);
  const clean = (text: string) =>
    (known ? text.replace(/\s+/g, ' ').replace(known, '#') : text)
      .replace(personal, '#')
      .replace(named, '$1: #')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 250);
  const radios = new Map<string, HTMLInputElement[]>();
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    radios.set(input.name, [...(radios.get(input.name) ?? []), input]);
  const items: OutlineItem[] = [];
  const seen = new Set<Element>();
  for (const el of root.querySelectorAll(
    'input, select, textarea, mat-select, [role="combobox"], button, a[role="button"]',
  )) {
    if (isFurniture(el) || isForbidden(el) || items.length >= 1_500) {
      if (!el.matches('button')) continue;
    }
    if (el.matches('button, a')) {
      const words = clean(textOf(el) || (el.textContent ?? ''));
      if (isVisible(el) && words !== '')
        items.push({ role: 'button', captions: [words], headings: headingsOf(el, root).map(clean) });
      continue;
    }
    const control = controlOf(el, radios);
    if (!control || control.type === 'output' || seen.has(control.el) || !isVisible(control.host)) continue;
    seen.add(control.el);
    const state = stateOf(control);
    const id = shape(control.el.id || control.host.id);
    const name = shape(control.el.getAttribute('formcontrolname') ?? control.el.getAttribute('name') ?? '');
    items.push({
      role: control.type,
      captions: captionsOf(control).map(clean),
      headings: headingsOf(control.host, root).map(clean),
      ...(id ? { id } : {}),
      ...(name ? { name } : {}),
      ...(el instanceof HTMLSelectElement
        ? { options: el.options.length <= 60 ? [...el.options].map((o) => clean(o.text)) : el.options.length }
        : {}),
      ...(state === 'ready' ? {} : { state }),
    });
  }
  const heads = [...root.querySelectorAll('h1, h2, h3, h4, legend')]
    .filter(isVisible)
    .map((h) => clean(textOf(h)));
  const tables = [...root.querySelectorAll('table')]
    .filter(isVisible)
    .map((t) => [...t.querySelectorAll('th')].map((h) => clean(h.textContent ?? '')))
    .filter((t) => t.length > 0);
  return {
    format: 'karsetu-outline/1',
    route: location.hash.split('?')[0]!.slice(0, 200),
    headings: heads,
    items,
    tables,
  };
}
