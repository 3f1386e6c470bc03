import type { Learned } from '../../shared/portal-maps.ts';
import {
  type Control,
  captionsOf,
  controlOf,
  gridWords,
  type Heads,
  headingsOf,
  isAllowed,
  isHeading,
  isShown,
  radioText,
  stateOf,
} from './control.ts';
import { isFurniture, type Sight, scope } from './dom.ts';
import { dashed, live } from './live.ts';
import {
  crossing,
  type FieldCaptions,
  isOfOther,
  type Meaning,
  meaningOf,
  relationOf,
  type Vocabulary,
} from './match.ts';
import type { JsonPath, Step } from './plan.ts';
import { plain } from './values.ts';
import { asksInUnits, isUnit, saysUnits } from './words.ts';

/** A control with its names. */
export interface Candidate {
  control: Control;
  /** Tokens of dotted ids without row numbers, lower case. */
  ids: string[][];
  /** Row number after each token of the first dotted id: `othersincdtlsothsrc` -> `0`. */
  rows: Map<string, string>;
  /** `Entity_Field` names, lower case. */
  names: string[];
  /** Headings above it, nearest first, looked up when first needed. */
  headings?: string[];
  /** Captions, most specific first, looked up when first needed. */
  captions?: string[];
  /** Headings of the page as read together with the candidate. */
  heads?: Heads;
  /** Result of its grid position, `null` for none, computed lazily. */
  crossing?: ReturnType<typeof crossing> | null;
  /** Whether it may be touched at all, looked up when first needed. */
  allowed?: boolean;
  /** Whether it is in sight and allowed, looked up when first needed: on large pages that is dear. */
  usable?: boolean;
  /** Whether it has no name of the file, computed lazily. */
  nameless?: boolean;
  /** Meanings of its captions among the fields of a list, by the list's path. */
  meanings?: Map<string, Meaning>;
}

/** Headings above a candidate, nearest first, as the page writes them; in a grid the group that its row or column names. */
export function headingsAbove(candidate: Candidate, root: Element): readonly string[] {
  candidate.headings ??= [
    ...(crossingOf(candidate) ? [crossingOf(candidate)!.group] : []),
    ...headingsOf(candidate.control.host, root, candidate.heads),
  ];
  return candidate.headings;
}

/** Captions of a candidate, most specific first. */
export function captionsFor(candidate: Candidate): readonly string[] {
  candidate.captions ??= [
    ...new Set([
      ...(crossingOf(candidate) ? [crossingOf(candidate)!.caption] : []),
      ...captionsOf(candidate.control, candidate.heads),
    ]),
  ];
  return candidate.captions;
}

/** Field of a box by row and column of a grid, if one names a group and the other a field of it. */
function crossingOf(candidate: Candidate): ReturnType<typeof crossing> {
  if (candidate.crossing === undefined) {
    const words = vocabulary && gridWords(candidate.control);
    candidate.crossing = (words && crossing(words.down, words.across, vocabulary!)) || null;
  }
  return candidate.crossing ?? undefined;
}

let vocabulary: Vocabulary | undefined;
let byJson = new Map<string, FieldCaptions>();
let leaves = new Set<string>();

/** From now on captions are read by the words of this section; called before a plan is run. */
export function readBy(words: Vocabulary | undefined): void {
  if (words === vocabulary) return;
  vocabulary = words;
  byJson = new Map(words?.fields.map((f) => [f.json, f]));
  leaves = new Set(words?.fields.map((f) => f.json.slice(f.json.lastIndexOf('.') + 1).toLowerCase()));
}

/** The words in use. */
export const wordsInUse = (): Vocabulary | undefined => vocabulary;

/** Known facts of a step's field. */
export const knownOf = (json: JsonPath): FieldCaptions | undefined => byJson.get(json.join('.'));

/** Meaning of a candidate's captions among the fields of a list, `''` for those outside lists. */
export function meaningIn(c: Candidate, list: string, root: Element): Meaning {
  c.meanings ??= new Map();
  let meaning = c.meanings.get(list);
  if (!meaning) {
    meaning = meaningOf(captionsFor(c), headingsAbove(c, root), list, vocabulary!);
    c.meanings.set(list, meaning);
  }
  return meaning;
}

/** Whether a candidate has no name of the government's file, only a caption. */
export function isNameless(c: Candidate): boolean {
  c.nameless ??= carriesNoName(c);
  return c.nameless;
}

function carriesNoName(c: Candidate): boolean {
  if (c.control.type === 'output') return false;
  if (!vocabulary) return c.names.length === 0 && !c.ids.some((t) => t.length > 1);
  const known = (name: string) => leaves.has(name) || leaves.has(name.slice(name.indexOf('_') + 1));
  return !c.names.some(known) && !c.ids.some((t) => leaves.has(t.at(-1)!));
}

/** All candidates of one reading of the page; use `among` or `namedLike`, which exclude hidden ones. */
export interface Page {
  root: Element;
  all: readonly Candidate[];
  sight: Sight;
  /** Candidates by the last node of any of their names, lower case. */
  byLeaf: ReadonlyMap<string, readonly Candidate[]>;
  /** Whether a text on the page says that all amounts are in lakhs or similar, computed lazily. */
  inUnits?: boolean;
  /** Its rows by the path of their list. */
  rows: Map<string, readonly Row[]>;
  /** The rows as they were before the page was added to. */
  earlier?: ReadonlyMap<string, readonly Row[]>;
  /** Candidates of each row. */
  parts: Map<Within, Page>;
}

/** One row of a list on the page. `key` distinguishes it: its number or its box. */
interface Row {
  key: unknown;
  within: Within;
  parent: Within | undefined;
}

/** A page of known candidates. */
export function pageOf(root: Element, all: readonly Candidate[], sight: Sight = new Map()): Page {
  const byLeaf = new Map<string, Candidate[]>();
  for (const candidate of all)
    for (const leaf of leavesOf(candidate)) {
      const known = byLeaf.get(leaf);
      if (known) known.push(candidate);
      else byLeaf.set(leaf, [candidate]);
    }
  return { root, all, sight, byLeaf, rows: new Map(), parts: new Map() };
}

/** The last nodes of all names of a candidate. */
function leavesOf(candidate: Candidate): Set<string> {
  const leaves = new Set(candidate.ids.map((tokens) => tokens.at(-1)!));
  for (const name of candidate.names) {
    leaves.add(name);
    for (let at = name.indexOf('_'); at >= 0; at = name.indexOf('_', at + 1)) leaves.add(name.slice(at + 1));
  }
  return leaves;
}

/** The part of the page forming one row. */
export function partOf(page: Page, within: Within | undefined): Page {
  if (!within) return page;
  let part = page.parts.get(within);
  if (!part) {
    part = pageOf(page.root, page.all.filter(within), page.sight);
    page.parts.set(within, part);
  }
  return part;
}

/** The candidates that pass a test and that a person sees and may fill. */
export function among(page: Page, test: (candidate: Candidate) => boolean): Candidate[] {
  return page.all.filter((c) => test(c) && isThere(page, c));
}

function isThere(page: Page, candidate: Candidate): boolean {
  candidate.allowed ??= isAllowed(candidate.control);
  candidate.usable ??= candidate.allowed && isShown(candidate.control, page.sight);
  return candidate.usable;
}

const lowered = new WeakMap<JsonPath, readonly string[]>();

function lower(json: JsonPath): readonly string[] {
  let out = lowered.get(json);
  if (!out) {
    out = json.map((node) => node.toLowerCase());
    lowered.set(json, out);
  }
  return out;
}

/** Candidates that go by the last node of a path. */
export function namedLike(page: Page, json: JsonPath): readonly Candidate[] {
  return (page.byLeaf.get(lower(json).at(-1)!) ?? []).filter((c) => isThere(page, c));
}

/** Chooses among candidates, for example those of one row. */
export type Within = (candidate: Candidate) => boolean;

const controls =
  'input, select, textarea, mat-select, [role="combobox"], [role="switch"], [aria-haspopup="listbox"], [id*="."]:is(span, output, td, div, p, b, strong)';

const tidy = (token: string) =>
  token.toLowerCase().replace(/_(select|input|txt|text|date|chk|radio|dd)$|-input$/, '');

function namesOf(
  el: Element,
  into: { ids: string[][]; names: string[]; rows: Map<string, string> },
  option: boolean,
) {
  if (el.id.includes('.') || /^[A-Za-z]\w*$/.test(el.id)) {
    const whole = el.id
      .replace(/\[(\w+)\]/g, '.$1')
      .split('.')
      .filter(Boolean);
    // A radio button's id ends in the code of its option, which may be a number.
    const raw = option && whole.length > 1 ? whole.slice(0, -1) : whole;
    const tokens: string[] = [];
    for (const part of raw) {
      if (/^\d+$/.test(part) && tokens.length > 0) into.rows.set(tokens.at(-1)!, part);
      // The form for a new record.
      else if (/^(new|add|edit|entry|form|temp|tmp|current)$/i.test(part) && tokens.length > 0) continue;
      else tokens.push(tidy(part));
    }
    if (tokens.length > 0) into.ids.push(tokens);
  }
  const name = el.getAttribute('formcontrolname');
  if (name) into.names.push(name.toLowerCase());
  const entity = el.getAttribute('entityname');
  if (entity && el.getAttribute('name'))
    into.names.push(`${entity}_${el.getAttribute('name')}`.toLowerCase());
}

/** Elements within one and in the open shadow roots there. */
function everywhere(root: Element | ShadowRoot, selector: string, whole = false): Element[] {
  const inside = (els: readonly Element[]) => els.filter((e) => e !== root && root.contains(e));
  const out = whole ? inside(live(selector)) : [...root.querySelectorAll(selector)];
  for (const el of whole ? inside(live(dashed)) : root.querySelectorAll('*'))
    if (el.shadowRoot && el.tagName.includes('-')) out.push(...everywhere(el.shadowRoot, selector));
  return out;
}

const owners = new WeakMap<Control, Candidate>();

/** Candidates for elements of a page, in page order. */
function candidatesOf(
  els: Iterable<Element>,
  radios: Map<string, HTMLInputElement[]>,
  heads: Heads,
  seen: Set<HTMLElement>,
): Candidate[] {
  const out: Candidate[] = [];
  for (const el of els) {
    if (el.closest('mat-select') !== null && el.tagName !== 'MAT-SELECT') continue;
    // The element drawn by select2 and similar represents a list that is read itself.
    if (el.closest('.select2-container, .chosen-container')) continue;
    const control = controlOf(el, radios);
    if (!control || seen.has(control.el) || isFurniture(el)) continue;
    seen.add(control.el);
    const candidate: Candidate = { control, ids: [], rows: new Map(), names: [], heads };
    owners.set(control, candidate);
    // A lone radio button's id belongs to its option, not to the question.
    const carriers = new Set<Element>(
      control.el instanceof HTMLInputElement && control.inputs ? [] : [control.el, control.host],
    );
    for (const input of control.inputs ?? []) {
      namesOf(input, candidate, true);
      const host = input.closest('mat-radio-button');
      if (host) namesOf(host, candidate, true);
    }
    const outer = control.el.closest('mat-checkbox, mat-radio-group, mat-slide-toggle');
    if (outer) carriers.add(outer);
    for (const carrier of carriers) namesOf(carrier, candidate, false);
    out.push(candidate);
  }
  return out;
}

/** Radio buttons by their name. */
function radiosIn(root: Element): Map<string, HTMLInputElement[]> {
  const radios = new Map<string, HTMLInputElement[]>();
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    radios.set(input.name, [...(radios.get(input.name) ?? []), input]);
  return radios;
}

/** Reads the page once: every control in scope with its names. */
export function readPage(): Page {
  const root = scope();
  return pageOf(root, candidatesOf(everywhere(root, controls, true), radiosIn(root), new Map(), new Set()));
}

/** Elements added or restyled since the page was read. */
export interface News {
  grown: Element[];
  restyled: Set<Element>;
}

const loneRadio = 'input[type="radio"]:not(mat-radio-group *)';

/**
 * The page after controls were added and nothing was removed: existing ones are not read again, except for
 * visibility if they or an ancestor were restyled. Undefined if more may have changed.
 */
export function readOn(page: Page, { grown, restyled }: News): Page | undefined {
  if (!page.root.isConnected || scope() !== page.root) return undefined;
  const added = grown.filter((el) => page.root.contains(el));
  // A heading applies to what follows it, a radio button may belong to an existing group.
  if (added.some((el) => isHeading(el) || el.matches(loneRadio) || el.querySelector(loneRadio) !== null))
    return undefined;
  if ([page.root, document.body, document.documentElement].some((el) => restyled.has(el))) return undefined;
  const seen = new Set(page.all.map((c) => c.control.el));
  const heads: Heads = page.all[0]?.heads ?? new Map();
  const els = added.flatMap((el) => [...(el.matches(controls) ? [el] : []), ...everywhere(el, controls)]);
  const radios = new Map<string, HTMLInputElement[]>();
  const fresh = candidatesOf(els.sort(inOrder), radios, heads, seen);
  if (fresh.some((c) => c.control.el.getRootNode() !== document)) return undefined;
  const sight: Sight = restyled.size > 0 ? new Map() : page.sight;
  const parts = new Map(page.parts);
  for (const within of parts.keys()) if (fresh.some(within)) parts.delete(within);
  const touched = new Set<Element>(restyled);
  for (const el of restyled) for (const inner of el.querySelectorAll(controls)) touched.add(inner);
  for (const c of restyled.size > 0 ? page.all : []) {
    const { el, host, inputs } = c.control;
    const apart = el !== host && !host.contains(el);
    if (
      touched.has(el) ||
      inputs?.some((i) => touched.has(i)) ||
      (apart && isWithinAny(host, restyled, page.root))
    )
      delete c.usable;
  }
  const all = merged(page.all, fresh);
  const now: Page = {
    ...pageOf(page.root, all, sight),
    parts,
    earlier: new Map([...(page.earlier ?? []), ...page.rows]),
  };
  if (page.inUnits !== undefined)
    now.inUnits = page.inUnits || added.some((el) => saysUnits(el.textContent ?? ''));
  return now;
}

const inOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function isWithinAny(el: Element, some: ReadonlySet<Element>, root: Element): boolean {
  for (let at: Element | null = el; at && at !== root; at = at.parentElement) if (some.has(at)) return true;
  return false;
}

/** Merges two lists of candidates in page order; those in shadow roots stay last. */
function merged(old: readonly Candidate[], fresh: readonly Candidate[]): Candidate[] {
  const out = [...old];
  let from = 0;
  for (const c of fresh) {
    let [low, high] = [from, out.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const { el } = out[middle]!.control;
      if (el.getRootNode() === document && inOrder(el, c.control.el) < 0) low = middle + 1;
      else high = middle;
    }
    out.splice(low, 0, c);
    from = low + 1;
  }
  return out;
}

/** How many trailing nodes a dotted id and a government path share. */
export function tail(tokens: readonly string[], json: JsonPath): number {
  const nodes = lower(json);
  let n = 0;
  while (n < nodes.length && n < tokens.length && tokens.at(-1 - n) === nodes.at(-1 - n)) n++;
  return n;
}

/** Number of trailing nodes of a government path matching a candidate's names; 0 is no match. */
export function score(candidate: Candidate, json: JsonPath): number {
  let best = 0;
  for (const tokens of candidate.ids) best = Math.max(best, tail(tokens, json));
  const leaf = lower(json).at(-1)!;
  const entity = lower(json).at(-2);
  for (const name of candidate.names) {
    if (entity !== undefined && name === `${entity}_${leaf}`) best = Math.max(best, 2);
    else if (name === leaf) best = Math.max(best, 1);
  }
  return best;
}

/** Whether the headings above a candidate speak for this step rather than for a rival. */
export function headingSpeaks(candidate: Candidate, step: Step, root: Element): boolean {
  const ours = new Set(step.heading.map(plain));
  const theirs = new Set(step.rivals.flatMap((r) => r.heading.map(plain)).filter((h) => !ours.has(h)));
  const shared = new Set(step.rivals.flatMap((r) => r.heading.map(plain)).filter((h) => ours.has(h)));
  for (const heading of headingsAbove(candidate, root).map(plain)) {
    if (theirs.has(heading)) return false;
    if (ours.has(heading) && !shared.has(heading)) return true;
  }
  return false;
}

/** Result of a search: one control, or the reason for none; `doubt` is a possible one. */
export type FindResult =
  | { control: Control; why?: undefined; doubt?: undefined }
  | {
      control?: undefined;
      why: 'absent' | 'twins' | 'doubtful';
      doubt?: { caption: string; learned: Learned; host: Element };
    };

/** Whether a candidate is the one of a lesson, under the headings it was learnt under. */
export function isPointed(candidate: Candidate, learned: Learned, root: Element): boolean {
  const { control, names } = candidate;
  const same = learned.id
    ? [control.el.id, control.host.id].some((id) => id !== '' && shapeOf(id) === learned.id)
    : learned.name
      ? names.includes(learned.name)
      : learned.caption !== undefined && plain(captionsFor(candidate)[0]) === plain(learned.caption);
  if (!same) return false;
  // A caption counts only under the headings it was learnt with; a name counts if it is unique.
  if (!learned.headings) return learned.caption === undefined;
  return isUnderHeadings(headingsAbove(candidate, root), learned.headings);
}

/** `Tenant 2` and `Tenant 1` are rows of one list. */
const unnumbered = (heading: string) => plain(heading).replace(/\s\d{1,3}$/, '');

/** Whether headings, nearest first, begin with those of a lesson. */
export const isUnderHeadings = (above: readonly string[], learned: readonly string[]): boolean =>
  learned.every((h, i) => unnumbered(above[i] ?? '') === unnumbered(h)) &&
  (learned.length > 0 || above.length === 0);

/** Identification of a control: its id or control name if present, else its caption; and its headings. */
export function lessonOf(candidate: Candidate, root: Element): Learned | undefined {
  const { el, host } = candidate.control;
  const headings = headingsAbove(candidate, root).slice(0, 2);
  // A lone radio button's id is that of its option.
  const lone = candidate.control.type === 'radio' && el instanceof HTMLInputElement;
  const id = lone ? undefined : [el.id, host.id].find(isNamed);
  const caption = captionsFor(candidate)[0];
  if (id) return { id: shapeOf(id), headings };
  if (candidate.names[0] && !/\d$/.test(candidate.names[0])) return { name: candidate.names[0], headings };
  return caption ? { caption, headings } : undefined;
}

/** An id that is a name and not a running number of the page. */
const isNamed = (id: string) => id !== '' && (id.includes('.') || !/\d/.test(id));

/** Of several similar ones, the editable one: others mirror it. */
function editable(candidates: Candidate[]): Candidate[] {
  if (candidates.length < 2) return candidates;
  const ready = candidates.filter((c) => c.control.type !== 'output' && stateOf(c.control) === 'ready');
  return ready.length > 0 ? ready : candidates;
}

/** Whether the headings above a candidate name another group than a step's. */
function isForeign(candidate: Candidate, step: Step, root: Element): boolean {
  const known = knownOf(step.json);
  if (!vocabulary || !known) return false;
  return /foreign|stranger/.test(relationOf(headingsAbove(candidate, root), known, vocabulary));
}

/** Whether the headings above a candidate speak of another person than a step does. */
function isOfStranger(candidate: Candidate, step: Step, root: Element): boolean {
  const known = knownOf(step.json);
  return !!vocabulary && !!known && isOfOther(headingsAbove(candidate, root), known, vocabulary);
}

/** Finds the one control of a step: by id or control name along the government path, else by caption. Never guesses. */
export function find(whole: Page, step: Step, within?: Within): FindResult {
  const page = partOf(whole, within);
  if (step.learned) {
    const { learned } = step;
    const pointed = among(page, (c) => isPointed(c, learned, page.root));
    if (pointed.length === 1) return { control: pointed[0]!.control };
  }
  const scored: { candidate: Candidate; points: number }[] = [];
  for (const candidate of namedLike(page, step.json)) {
    const points = score(candidate, step.json);
    if (points === 0) continue;
    if (!within && candidate.rows.size > 0) continue;
    const rival = Math.max(0, ...step.rivals.map((r) => score(candidate, r.json)));
    if (rival > points) continue;
    if (rival === points && !headingSpeaks(candidate, step, page.root) && !saysSo(candidate, step, page.root))
      continue;
    if (candidate.control.type !== 'output' && isOfStranger(candidate, step, page.root)) continue;
    // A short name such as FirstName is in the blocks of other people too.
    if (
      points === 1 &&
      !within &&
      candidate.control.type !== 'output' &&
      isForeign(candidate, step, page.root)
    )
      continue;
    scored.push({ candidate, points });
  }
  const top = Math.max(0, ...scored.map((s) => s.points));
  let best = scored.filter((s) => s.points === top).map((s) => s.candidate);
  if (best.length > 1) best = best.filter((c) => c.control.type !== 'output');
  best = editable(best);
  if (best.length > 1) {
    const spoken = best.filter((c) => headingSpeaks(c, step, page.root) || saysSo(c, step, page.root));
    if (spoken.length > 0 || !vocabulary) best = spoken;
    else best = [];
  }
  if (best.length === 1) return { control: best[0]!.control };
  if (top > 0) return { why: 'twins' };
  if (!step.byLabel) return { why: 'absent' };
  return byCaption(page, step);
}

/** Whether a unit other than rupees is chosen on the page. */
const standsOnUnit = (root: Element): boolean =>
  [...root.querySelectorAll<HTMLSelectElement>('select')].some((s) =>
    isUnit(s.selectedOptions[0]?.text ?? ''),
  ) ||
  [
    ...root.querySelectorAll(
      'mat-select, input[type="radio"]:checked, [role="radio"][aria-checked="true"], [role="tab"][aria-selected="true"], [aria-pressed="true"], .mat-button-toggle-checked',
    ),
  ].some((e) => isUnit(e instanceof HTMLInputElement ? radioText(e) : (e.textContent ?? '')));

/** Whether the page asks for the amount of a control in lakhs, thousands or similar. */
export function isInUnits(page: Page, control: Control): boolean {
  page.inUnits ??= saysUnits(page.root.textContent ?? '') || standsOnUnit(page.root);
  if (page.inUnits) return true;
  const candidate = owners.get(control) ?? { control, ids: [], rows: new Map(), names: [] };
  return [...captionsFor(candidate), ...headingsAbove(candidate, page.root)].some(asksInUnits);
}

/** Whether caption and headings of a candidate match a step with certainty. */
function saysSo(candidate: Candidate, step: Step, root: Element): boolean {
  const known = knownOf(step.json);
  if (!vocabulary || !known) return false;
  return meaningIn(candidate, known.list, root).json === known.json;
}

function byCaption(page: Page, step: Step): FindResult {
  const known = knownOf(step.json);
  // A control with a government name belongs to that name.
  const nameless = among(page, isNameless);
  if (!vocabulary || !known) return byEqualCaption(page, step, nameless);
  const { json, list } = known;
  const read = nameless.map((c) => ({
    c,
    meaning: meaningIn(c, list, page.root),
  }));
  const sure = editable(read.filter((r) => r.meaning.json === json).map((r) => r.c));
  if (sure.length === 1) return { control: sure[0]!.control };
  if (sure.length > 1) {
    const under = sure.filter((c) => relationOf(headingsAbove(c, page.root), known, vocabulary!) === 'ours');
    return under.length === 1 ? { control: under[0]!.control } : { why: 'twins' };
  }
  const doubts = editable(read.filter((r) => r.meaning.doubt === json).map((r) => r.c));
  if (doubts.length !== 1) return { why: doubts.length > 1 ? 'twins' : 'absent' };
  const learned = lessonOf(doubts[0]!, page.root);
  return learned
    ? {
        why: 'doubtful',
        doubt: { caption: captionsFor(doubts[0]!)[0] ?? '', learned, host: doubts[0]!.control.host },
      }
    : { why: 'absent' };
}

/** Where the section's words are not known: captions that are equal, under a heading that speaks for the step. */
function byEqualCaption(page: Page, step: Step, nameless: readonly Candidate[]): FindResult {
  const wanted = new Set([step.label, ...(step.labels ?? [])].map(plain));
  const same = nameless.filter((c) => captionsFor(c).some((caption) => wanted.has(plain(caption))));
  const mine =
    step.rivals.length > 0 || same.length > 1 ? same.filter((c) => headingSpeaks(c, step, page.root)) : same;
  if (mine.length === 1) return { control: mine[0]!.control };
  return { why: same.length > 0 ? 'twins' : 'absent' };
}

/** Row numbers of a dotted id become `#`, so that one row is an example for all. */
function shapeOf(id: string): string {
  return id.replace(/\[(\d+)\]/g, '.$1').replace(/(?<=\.)\d+(?=\.|$)/g, '#');
}
