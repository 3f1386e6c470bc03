import { headingsOf, regionOf } from './control.ts';
import { ground, isFurniture, textOf } from './dom.ts';
import { knownOf, wordsInUse } from './find.ts';
import { isListUnder, type Relation } from './match.ts';
import type { RowSet, Step } from './plan.ts';
import { cellsOf, headsOf } from './table.ts';
import { codeOf, numberText, plain, readDate, sameNumber } from './values.ts';
import { isTotals, likeness } from './words.ts';

/** A record that is on the page as text: in a table, a card, an item of a list. */
export interface Listed {
  el: Element;
  cells: readonly { text: string; head: string }[];
  /** Whether the headings above it name the list it is looked up for. */
  relation: Relation;
}

const editable =
  'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]), select, textarea, mat-select';

/** Whether an element is rendered; a page under a dialog is marked as hidden but still there. */
function isDrawn(el: Element): boolean {
  const box = el.getBoundingClientRect();
  return (
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    box.width >= 4 &&
    box.height >= 4
  );
}

/** Controls that a person may type into; a row of read-only boxes is as good as text. */
const open = (el: Element) =>
  [...el.querySelectorAll<HTMLInputElement>(editable)].some((c) => !c.readOnly && !c.disabled && isDrawn(c));

const rowWords = /^(edit|modify|delete|remove|view|update|✎|🗑)\b|\b(edit|delete|remove|trash|pencil)\b/i;

/** A button of one record: Edit, Delete, an icon named so. */
const isRowButton = (b: Element) =>
  rowWords.test((b.textContent ?? '').trim()) ||
  rowWords.test(b.getAttribute('aria-label') ?? '') ||
  rowWords.test(b.getAttribute('title') ?? '') ||
  /\b(edit|delete|remove|trash|pencil)\b/i.test(b.className.toString().replace(/[-_]/g, ' ')) ||
  b.querySelector('[class*="edit" i], [class*="trash" i], [class*="delete" i], [class*="pencil" i]') !== null;

const buttons = 'button, a, [role="button"], input[type="button"], .fa-edit, .fa-trash, .fa-pencil';

/** One text of a record with the words that name it. */
interface Cell {
  text: string;
  head: string;
}

/** Values within a longer text: `A/c No. 3001 (SBIN0000123)`, `₹ 15,000 paid on 12 June 2025`. */
function tokensOf(text: string): Cell[] {
  if (!/\s/.test(text) || text.length > 300) return [];
  const out: Cell[] = [];
  const found =
    /(?:₹|rs\.?|inr)\s*[\d,]+(?:\.\d+)?|\b\d{1,2}(?:st|nd|rd|th)?[\s-]+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s,-]+\d{4}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?=[A-Z]*\d)[A-Z0-9]{4,}\b/gi;
  for (const [all] of text.matchAll(found)) if (all !== text) out.push({ head: '', text: all.trim() });
  return out;
}

const oneLine = (el: Element): string => {
  const field = el.querySelector<HTMLInputElement>(editable);
  const value = field
    ? field instanceof HTMLSelectElement
      ? (field.selectedOptions[0]?.text ?? '')
      : field.value
    : '';
  return `${(el.textContent ?? '').replace(/\s+/g, ' ').trim()} ${value ?? ''}`.trim();
};

function tableCells(row: Element): Cell[] | undefined {
  const heads = headsOf(row.closest('table, [role="table"], [role="grid"], mat-table'));
  const cells = cellsOf(row)
    .map((cell, at) => ({ cell, head: heads[at] ?? [] }))
    .filter(
      ({ cell }, at, all) =>
        cell.matches(
          'td, th, [role="cell"], [role="gridcell"], [role="rowheader"], mat-cell, .mat-mdc-cell, .mat-cell',
        ) && all[at - 1]?.cell !== cell,
    );
  if (cells.length < 2) return undefined;
  return cells.flatMap(({ cell, head }) => {
    const text = oneLine(cell);
    return [{ text, head: head.at(-1) ?? '' }, ...tokensOf(text)];
  });
}

/** Texts of a card: `Caption: text`, a caption and the text after it, or texts alone. */
function cardCells(box: Element): Cell[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words !== '' && !node.parentElement?.closest('button, script, style, mat-icon')) texts.push(words);
  }
  for (const field of box.querySelectorAll<HTMLInputElement>(editable))
    if (field.value) texts.push(field.value);
  const out: Cell[] = [];
  texts.forEach((words, i) => {
    const pair = /^([^:]{2,60}):\s*(.+)$/.exec(words);
    if (pair) out.push({ head: pair[1]!, text: pair[2]! });
    else out.push({ head: (texts[i - 1] ?? '').replace(/:$/, ''), text: words.replace(/:$/, '') });
    out.push(...tokensOf(words));
    for (const part of words.split(/\s*[|•·;]\s*|\s[-–—]\s/))
      if (part !== words) out.push({ head: '', text: part });
  });
  return out;
}

/** Action of a record's button, by its words or icon. */
const actOf = (b: Element) =>
  plain(b.textContent) ||
  plain(b.getAttribute('aria-label')) ||
  plain(b.getAttribute('title')) ||
  b.className.toString();

/** The largest element around a record's button without another record's button or an open box. */
function cardOf(button: Element, all: readonly Element[], root: Element): Element | undefined {
  let at: Element = button;
  while (at.parentElement && at.parentElement !== root) {
    const next = at.parentElement;
    const twins = all.filter((b) => b !== button && actOf(b) === actOf(button));
    if (twins.some((b) => next.contains(b)) || open(next) || next.matches('table, tbody, form, section'))
      break;
    at = next;
    if (at.matches('tr, [role="row"], li, mat-card, .card, mat-row, .row-item')) break;
  }
  return at === button ? undefined : at;
}

const dialogs = '.modal, mat-dialog-container, [role="dialog"], dialog';

/** Whether a record only shows how one is written: `e.g. State Bank`, `Example`, `Sample`. */
const isSample = (el: Element): boolean =>
  /(?:^|[\s(])(?:e\.\s?g\.|eg:|for example|example\b|sample\b)/i.test(el.textContent ?? '') ||
  /\b(sample|example)\b/i.test(el.className.toString());

/** Records of a list shown as text, in page order; those under other headings are excluded. */
export function listedRows(set: RowSet): Listed[] {
  const root = ground();
  const found = new Map<Element, { text: string; head: string }[]>();
  const take = (el: Element, cells: { text: string; head: string }[] | undefined) => {
    if (!cells || found.has(el) || isFurniture(el) || el.closest(dialogs) || isSample(el)) return;
    if (!isDrawn(el) || open(el)) return;
    if (cells.filter((c) => c.text !== '').length > 0) found.set(el, cells);
  };
  for (const row of root.querySelectorAll('tbody > tr, table > tr, [role="row"], mat-row, .mat-mdc-row')) {
    if (row.closest('thead, tfoot, mat-header-row') || row.querySelector('table')) continue;
    if (
      row.querySelector('th, [role="columnheader"]') &&
      !row.querySelector('td, [role="cell"], [role="gridcell"]')
    )
      continue;
    const cells = tableCells(row);
    if (!isTotals(cells?.find((c) => c.text !== '')?.text ?? '')) take(row, cells);
  }
  const all = [...root.querySelectorAll(buttons)].filter(
    (b) => !b.closest('tr, [role="row"], mat-row') && isRowButton(b),
  );
  for (const button of all) {
    const card = cardOf(button, all, root);
    if (card && ![...found.keys()].some((el) => el.contains(card) || card.contains(el)))
      take(card, cardCells(card));
  }
  for (const item of root.querySelectorAll(
    'li, mat-list-item, .list-group-item, mat-card, .card, .record, .chip',
  )) {
    if (item.querySelector('li, mat-card, .card') || (item.textContent ?? '').length > 800) continue;
    if (![...found.keys()].some((el) => el.contains(item) || item.contains(el))) take(item, cardCells(item));
  }
  const words = wordsInUse();
  const names = namesOf(set);
  return [...found]
    .map(([el, cells]) => ({
      el,
      cells,
      relation: words ? isListUnder(headingsOf(el, root), names, words, set.heading) : ('unknown' as const),
    }))
    .filter((row) => row.relation !== 'foreign');
}

/** Whether an element is under the list's own heading. */
const isUnder = (el: Element, set: RowSet): boolean => {
  const words = wordsInUse();
  return (
    words !== undefined && isListUnder(headingsOf(el, ground()), namesOf(set), words, set.heading) === 'ours'
  );
};

/** The list's table, with or without records. */
const tableOf = (set: RowSet): Element | undefined =>
  [...ground().querySelectorAll('table, [role="table"], [role="grid"], mat-table')].find(
    (t) => isDrawn(t) && headsOf(t).length > 1 && !open(t) && isUnder(t, set),
  );

/** Whether the list's table is there, with or without records. */
export const hasTable = (set: RowSet): boolean => tableOf(set) !== undefined;

/** Place of an empty list: its table, or a button under its heading. */
export const placeOf = (set: RowSet): Element | undefined =>
  tableOf(set) ?? [...ground().querySelectorAll(buttons)].find((b) => isDrawn(b) && isUnder(b, set));

/** Names of a list: its own, and those the department gives it. */
export function namesOf(set: RowSet): readonly string[] {
  const words = wordsInUse();
  const own = words?.fields.find((f) => f.list === set.json.join('.'))?.under.find((g) => g[0] === set.label);
  return own ?? [set.label];
}

const identifying =
  /ISIN|AccNo|AccountNo|PolicyNo|BSR|SrlNo|Ack|Regn|PRAN|Identification|ArnNbr|TransactionRef|GSTIN|IFSC|RegNumber|TIN$/i;
const strong = /^(pan|tan|gstin|ifsc|aadhaar)$/;

/** Whether a field alone distinguishes records of a list. */
const tellsApart = (step: Step) => strong.test(step.kind) || identifying.test(step.json.at(-1)!);

/** Format of texts by kind; other texts are something else. */
const looks: Readonly<Record<string, RegExp>> = {
  pan: /\b[A-Z]{5}\d{4}[A-Z]\b/gi,
  tan: /\b[A-Z]{4}\d{5}[A-Z]\b/gi,
  gstin: /\b\d{2}[A-Z]{5}\d{4}[A-Z]\w{3}\b/gi,
  ifsc: /\b[A-Z]{4}0\w{6}\b/gi,
  aadhaar: /\d{4}/g,
};

/** Whether a record that shows another value of this field is surely another record: no two have the same. */
export const isUnique = (step: Step): boolean =>
  /^(pan|tan|gstin|aadhaar)$/.test(step.kind) ||
  /ISIN|AccNo|AccountNo|PolicyNo|SrlNo|Ack|Regn|PRAN|ArnNbr|TransactionRef|RegNumber/i.test(
    step.json.at(-1)!,
  );

type Agreement = 'same' | 'other' | 'unclear';

/** Whether a text of the page is a value; a masked number agrees with one of the same visible end. */
function compare(text: string, step: Step): Agreement {
  if (blankText(text)) return 'other';
  const { want, kind } = step;
  if (/^(amount|integer|decimal)$/.test(kind)) {
    const number = numberText(text);
    return number === undefined ? 'unclear' : number === numberText(want) ? 'same' : 'other';
  }
  if (kind === 'date') {
    const date = readDate(text);
    return !date
      ? 'unclear'
      : date.iso === want || (!date.certain && readDate(text, true)?.iso === want)
        ? 'same'
        : 'other';
  }
  if (kind === 'choice' || kind === 'flag') {
    const options = step.options ?? [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ];
    const code = codeOf(options, '', text);
    return code === undefined ? 'unclear' : code === want ? 'same' : 'other';
  }
  if (sameNumber(text, want)) return 'same';
  const shown = text.toUpperCase().replace(/[\s-]/g, '');
  const wanted = want.toUpperCase().replace(/[\s-]/g, '');
  const masked = /[X*•]{3,}/.test(shown);
  if (looks[kind] && !masked) {
    const ids = text.match(looks[kind]) ?? shown.match(looks[kind]) ?? [];
    return ids.some((id) => id.toUpperCase() === wanted) ? 'same' : ids.length > 0 ? 'other' : 'unclear';
  }
  if (masked) {
    const end = /[^X*•]+$/.exec(shown)?.[0] ?? '';
    return end.length >= 3 && wanted.endsWith(end) ? 'unclear' : 'other';
  }
  // Long texts are cut on the page; a cell may say more than one thing.
  const cut = /(…|\.\.\.)$/.test(text) && wanted.startsWith(shown.replace(/(…|\.\.\.)$/, ''));
  return cut || (wanted.length >= 4 && shown.includes(wanted)) ? 'unclear' : 'other';
}

const blankText = (text: string) => text === '' || /^[-–—]$/.test(text);

/** A record's text for one value: equal, different (with its text), or none. */
interface ValueReading {
  agrees?: boolean;
  text?: string;
  /** A column that may be the field's shows another value. */
  doubt?: boolean;
}

const labelsOf = (step: Step): readonly string[] => {
  const labels = knownOf(step.json)?.labels ?? [];
  const taught = step.learned?.caption ? [step.learned.caption] : [];
  return [...taught, ...(labels.length > 0 ? labels : [step.label, ...(step.labels ?? [])])];
};

const columns = new WeakMap<Step, Map<string, number>>();

/** How much a column heading is one of a field, 0 to 1. */
function speaksFor(head: string, step: Step): number {
  const known = columns.get(step) ?? new Map<string, number>();
  columns.set(step, known);
  let points = known.get(head);
  if (points === undefined) {
    points = Math.max(...labelsOf(step).map((l) => likeness(head, l)));
    known.set(head, points);
  }
  return points;
}

/**
 * Agreement of a record's cells with the values of a wanted row: each column counts for the one field it
 * names best.
 */
export function agreementsOf(row: Listed, steps: readonly Step[]): Map<Step, ValueReading> {
  const fits: { step: Step; i: number; points: number; found: Agreement }[] = [];
  row.cells.forEach(({ head, text }, i) => {
    if (head === '') return;
    for (const step of steps) {
      const points = speaksFor(head, step);
      if (points >= 0.5) fits.push({ step, i, points, found: compare(text, step) });
    }
  });
  const rank = { same: 0, unclear: 1, other: 2 };
  fits.sort((a, b) => b.points - a.points || rank[a.found] - rank[b.found]);
  const out = new Map<Step, ValueReading>();
  const taken = new Set<number>();
  for (const { step, i, found, points } of fits) {
    if (out.has(step) || taken.has(i)) continue;
    if (found === 'same') out.set(step, { agrees: true, text: row.cells[i]!.text });
    // A column that is only nearly the field's may be another one's.
    else if (found === 'other' && points >= (blankText(row.cells[i]!.text) ? 0.9 : 0.7))
      out.set(step, { agrees: false, text: row.cells[i]!.text });
    else continue;
    taken.add(i);
  }
  for (const { step, i, found } of fits)
    if (found === 'other' && !out.has(step) && !taken.has(i) && !blankText(row.cells[i]!.text))
      out.set(step, { doubt: true });
  for (const step of steps) {
    if (out.get(step)?.agrees) continue;
    // Text of an unknown column counts only for a distinctive value.
    const telling = tellsApart(step) || (step.want.length >= 4 && out.get(step)?.agrees === undefined);
    if (telling && row.cells.some((c, i) => !taken.has(i) && compare(c.text, step) === 'same'))
      out.set(step, { agrees: true });
  }
  return out;
}

/** How well a record on the page fits a wanted row; 0 not at all. */
function fitOfListed(row: Listed, steps: readonly Step[]): number {
  let points = 0;
  let against = 0;
  let telling = false;
  // A record of answers only is identified by them.
  const chosen = steps.every((s) => s.kind === 'choice' || s.kind === 'flag');
  for (const [step, said] of agreementsOf(row, steps)) {
    if (said.agrees === undefined) continue;
    const amount = step.kind === 'amount' || step.kind === 'decimal';
    const weight = tellsApart(step)
      ? 4
      : amount && step.want === '0'
        ? 0.5
        : step.kind === 'choice' || step.kind === 'flag'
          ? 1.5
          : 2;
    if (said.agrees) {
      points += weight;
      if (weight >= 2 || chosen) telling = true;
    } else {
      if (isUnique(step) && said.text && !blankText(said.text)) return 0;
      against += weight;
    }
  }
  return telling && points > against ? points : 0;
}

/** Pairs wanted rows with records on the page, best fit first. */
export function pairListed(
  rows: readonly Listed[],
  wanted: readonly (readonly Step[])[],
): { pairs: Map<number, number>; rest: number[] } {
  const scores: { want: number; at: number; points: number }[] = [];
  for (const [at, row] of rows.entries())
    for (const [want, steps] of wanted.entries()) {
      const points = fitOfListed(row, steps);
      if (points > 0) scores.push({ want, at, points: points + (row.relation === 'ours' ? 0.1 : 0) });
    }
  scores.sort((a, b) => b.points - a.points || a.want - b.want || a.at - b.at);
  const pairs = new Map<number, number>();
  const used = new Set<number>();
  for (const { want, at } of scores) {
    if (pairs.has(want) || used.has(at)) continue;
    pairs.set(want, at);
    used.add(at);
  }
  return { pairs, rest: rows.map((_, i) => i).filter((i) => !used.has(i)) };
}

// "The previous year" is the year of the return itself (section 3).
const reference =
  /26\s?as|\bais\b|\btis\b|pre-?fill|preview|summary|earlier year|(?<!\bthe )previous year|last year|reference|available data/i;

/** Whether a record is in the list itself: under its heading, or with its own Edit or Delete; not in a summary or a copy of 26AS. */
export function isOfList(row: Listed): boolean {
  const own = [...row.el.querySelectorAll(buttons)].some(isRowButton);
  if (row.relation === 'ours') {
    const nearest = headingsOf(row.el, ground())[0] ?? '';
    return own || !reference.test(nearest) || /as per form/i.test(nearest);
  }
  return own;
}

const flat = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

/** A text of the page, in capitals without blanks and dashes, and its element. */
interface Words {
  at: Element;
  text: string;
}

/** The texts of the page under its dialogs. */
export function wordsOnPage(): Words[] {
  const out: Words[] = [];
  const walker = document.createTreeWalker(ground(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = flat(node.textContent ?? '');
    if (text.length > 0 && node.parentElement) out.push({ at: node.parentElement, text });
  }
  return out;
}

/**
 * Whether the record seems to be on the page as text not read as a row: all its identifying values are within
 * one small block under the list's heading, which is not a copy of another paper.
 */
export function isSaidInWords(
  set: RowSet,
  steps: readonly Step[],
  rows: readonly Listed[],
  texts: readonly Words[],
): boolean {
  const words = wordsInUse();
  const ids = steps.filter(tellsApart).map((s) => flat(s.want));
  if (!words || ids.length === 0 || ids.every((id) => id.length < 6)) return false;
  const root = ground();
  const longest = ids.reduce((a, b) => (b.length > a.length ? b : a));
  for (const { at, text } of texts) {
    if (!text.includes(longest)) continue;
    if (at.closest(`script, style, option, button, [role="option"], ${dialogs}`) || !isDrawn(at)) continue;
    if (rows.some((r) => r.el.contains(at)) || isFurniture(at)) continue;
    const above = headingsOf(at, root);
    if (reference.test(above[0] ?? '') || isListUnder(above, namesOf(set), words, set.heading) !== 'ours')
      continue;
    for (
      let box: Element | null = at, level = 0;
      box && box !== root && level < 4;
      box = box.parentElement, level++
    ) {
      if (open(box)) break;
      const all = flat(textOf(box));
      if (all.length < 400 && ids.every((id) => all.includes(id))) return true;
    }
  }
  return false;
}

/** Whether the list continues out of view: further pages, or rows rendered only when visible. */
export function goesOn(set: RowSet, rows: readonly Listed[]): 'pages' | Element | undefined {
  const first = rows[0]?.el;
  const place = first ?? placeOf(set);
  if (place && saysMore(place, rows)) return 'pages';
  if (!first) return undefined;
  for (let at = first.parentElement, level = 0; at && level < 5; at = at.parentElement, level++) {
    if (isPaged(at)) return 'pages';
    const box = at as HTMLElement;
    const scrolls =
      /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 40;
    if (at.matches('cdk-virtual-scroll-viewport') || (scrolls && box.clientHeight > 40)) return at;
  }
  return undefined;
}

const shows =
  /^(?:(?:view|show|see|load|expand)\s+(?:all|more|the rest|remaining|\d+\s+more)\b|\+\s*\d+\s+more\b)/i;
const counts =
  /\b(\d{1,3})\s+(?:more\s+)?(?:records?|entries|entry|rows?|items?|deductors?|employers?|collectors?|challans?|accounts?|donees?|tenants?|properties)\b/i;
const bounds = /\b(?:max(?:imum)?|up ?to|at ?most|limit(?:ed)?|at least|minimum|per page|allowed)\b/i;

/**
 * Whether the page says under the list's heading that it has more records than shown: `View all (7)`, `Added
 * (2)`, `3 records added`.
 */
function saysMore(place: Element, rows: readonly Listed[]): boolean {
  const root = ground();
  const region = regionOf(place, root);
  if (region === root) return false;
  for (const el of region.querySelectorAll(
    `${buttons}, [role="tab"], summary, p, span, small, strong, b, div`,
  )) {
    const text = (el.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text === '' || text.length > 90 || el.closest('tr, [role="row"], label, legend, th')) continue;
    if (el.querySelector('input, select, textarea') || rows.some((r) => r.el.contains(el)) || !isDrawn(el))
      continue;
    const press = el.matches(`${buttons}, [role="tab"], summary`);
    if (press && shows.test(text)) return true;
    const said = press ? (/\((\d{1,3})\)$/.exec(text) ?? counts.exec(text)) : counts.exec(text);
    if (said && !bounds.test(text) && Number(said[1]) > rows.length) return true;
  }
  return false;
}

const turns = /^(?:next|previous|prev|older|newer)(?: page)?$|^[›‹»«<>❯❮]{1,2}$/i;

/**
 * Whether a box says that it is paged: an enabled next-page button, `1 to 5 of 12 entries`, `Page 1 of 3`,
 * links to numbered pages.
 */
function isPaged(box: Element): boolean {
  for (const b of box.querySelectorAll<HTMLButtonElement>('button, a, [role="button"]')) {
    const words = [b.getAttribute('aria-label'), b.getAttribute('title'), b.textContent].map(
      (w) => w?.trim() ?? '',
    );
    const off = b.disabled || b.getAttribute('aria-disabled') === 'true' || b.closest('.disabled') !== null;
    if (!off && words.some((w) => turns.test(w)) && !b.closest('[role="dialog"]') && isDrawn(b)) return true;
  }
  for (const el of box.querySelectorAll('div, span, p, label, nav, ul, mat-paginator')) {
    const text = el.textContent ?? '';
    if (text.length > 160 || el.closest('tr, [role="row"], li') || !isDrawn(el)) continue;
    const of = /\b(\d+)\s*(?:-|–|to)\s*(\d+)\s+of\s+(\d+)\b/i.exec(text);
    if (of && (Number(of[1]) > 1 || Number(of[2]) < Number(of[3]))) return true;
    const page = /\bpage\s+(\d+)\s+of\s+(\d+)\b/i.exec(text);
    if (page && Number(page[2]) > 1) return true;
    if (el.matches('[class*="pagina" i], [class*="pager" i], [aria-label*="pagination" i]')) {
      const numbers = [...el.querySelectorAll('a, button, li')].filter((b) =>
        /^\d+$/.test(b.textContent?.trim() ?? ''),
      );
      if (new Set(numbers.map((b) => b.textContent!.trim())).size > 1) return true;
    }
  }
  return false;
}
