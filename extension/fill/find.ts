import { type Control, captionsOf, controlOf, headingsOf, isUsable } from './control.ts';
import { isFurniture, type Sight, scope } from './dom.ts';
import type { JsonPath, Learned, Step } from './plan.ts';
import { plain } from './values.ts';

/** A control with the names it goes by. */
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
  /** Whether it is in sight and allowed, looked up when first needed: on large pages that is dear. */
  usable?: boolean;
}

/** Headings above a candidate, nearest first, in plain words. */
export function headingsAbove(candidate: Candidate, root: Element): readonly string[] {
  candidate.headings ??= headingsOf(candidate.control.host, root).map(plain);
  return candidate.headings;
}

/** Whether a candidate carries no name of the government's file: only its caption speaks for it. */
export function isNameless(c: Candidate): boolean {
  return c.names.length === 0 && !c.ids.some((t) => t.length > 1) && c.control.type !== 'output';
}

/** All candidates of one reading of the page; ask for them by `among` or `namedLike`, which leave out what is hidden. */
export interface Page {
  root: Element;
  all: readonly Candidate[];
  sight: Sight;
  /** Candidates by the last node of any of their names, lower case. */
  byLeaf: Map<string, Candidate[]>;
}

/** A page of known candidates. */
export function pageOf(root: Element, all: readonly Candidate[], sight: Sight = new Map()): Page {
  const byLeaf = new Map<string, Candidate[]>();
  for (const candidate of all) {
    const leaves = new Set(candidate.ids.map((tokens) => tokens.at(-1)!));
    for (const name of candidate.names) {
      leaves.add(name);
      for (let at = name.indexOf('_'); at >= 0; at = name.indexOf('_', at + 1))
        leaves.add(name.slice(at + 1));
    }
    for (const leaf of leaves) byLeaf.set(leaf, [...(byLeaf.get(leaf) ?? []), candidate]);
  }
  return { root, all, sight, byLeaf };
}

/** The candidates that pass a test and that a person sees and may fill. */
export function among(page: Page, test: (candidate: Candidate) => boolean): Candidate[] {
  return page.all.filter((c) => test(c) && isThere(page, c));
}

function isThere(page: Page, candidate: Candidate): boolean {
  candidate.usable ??= isUsable(candidate.control, page.sight);
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

const controls = 'input, select, textarea, mat-select, [id*="."]:is(span, output, td, div, p, b, strong)';

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

/** Reads the page once: every control in scope with its names. */
export function readPage(): Page {
  const root = scope();
  const all: Candidate[] = [];
  const seen = new Set<HTMLElement>();
  const radios = new Map<string, HTMLInputElement[]>();
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    radios.set(input.name, [...(radios.get(input.name) ?? []), input]);
  for (const el of root.querySelectorAll(controls)) {
    if (el.closest('mat-select') !== null && el.tagName !== 'MAT-SELECT') continue;
    const control = controlOf(el, radios);
    if (!control || seen.has(control.el) || isFurniture(el)) continue;
    seen.add(control.el);
    const candidate: Candidate = { control, ids: [], rows: new Map(), names: [] };
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
    all.push(candidate);
  }
  return pageOf(root, all);
}

/** How many trailing nodes a dotted id and a government path share. */
export function tail(tokens: readonly string[], json: JsonPath): number {
  const nodes = lower(json);
  let n = 0;
  while (n < nodes.length && n < tokens.length && tokens.at(-1 - n) === nodes.at(-1 - n)) n++;
  return n;
}

/** How many trailing nodes of a government path a candidate's names agree with; 0 is no match. */
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
  for (const heading of headingsAbove(candidate, root)) {
    if (theirs.has(heading)) return false;
    if (ours.has(heading) && !shared.has(heading)) return true;
  }
  return false;
}

/** The result of a search: one control, or why there is none. */
type Found = { control: Control; why?: undefined } | { control?: undefined; why: 'absent' | 'twins' };

function isPointed({ control, names }: Candidate, learned: Learned): boolean {
  if (learned.id)
    return [control.el.id, control.host.id].some((id) => id !== '' && shapeOf(id) === learned.id);
  if (learned.name) return names.includes(learned.name);
  return learned.caption !== undefined && plain(captionsOf(control)[0]) === plain(learned.caption);
}

/** Finds the one control of a step: by id or control name along the government path, else by caption. Never guesses. */
export function find(page: Page, step: Step, within?: Within): Found {
  if (step.learned) {
    const { learned } = step;
    const pointed = among(page, (c) => (!within || within(c)) && isPointed(c, learned));
    if (pointed.length === 1) return { control: pointed[0]!.control };
  }
  const scored: { candidate: Candidate; points: number }[] = [];
  for (const candidate of namedLike(page, step.json)) {
    if (within && !within(candidate)) continue;
    const points = score(candidate, step.json);
    if (points === 0) continue;
    if (!within && candidate.rows.size > 0) continue;
    const rival = Math.max(0, ...step.rivals.map((r) => score(candidate, r.json)));
    if (rival > points) continue;
    if (rival === points && !headingSpeaks(candidate, step, page.root)) continue;
    scored.push({ candidate, points });
  }
  const top = Math.max(0, ...scored.map((s) => s.points));
  let best = scored.filter((s) => s.points === top).map((s) => s.candidate);
  if (best.length > 1) best = best.filter((c) => c.control.type !== 'output');
  if (best.length > 1) best = best.filter((c) => headingSpeaks(c, step, page.root));
  if (best.length === 1) return { control: best[0]!.control };
  if (top > 0) return { why: 'twins' };
  if (!step.byLabel) return { why: 'absent' };
  return byCaption(page, step, within);
}

function byCaption(page: Page, step: Step, within?: Within): Found {
  const wanted = new Set([step.label, ...(step.labels ?? [])].map(plain));
  // A control that carries a government name of its own belongs to that name.
  const nameless = among(page, (c) => isNameless(c) && (!within || within(c)));
  const same = nameless.filter((c) => captionsOf(c.control).some((caption) => wanted.has(plain(caption))));
  const mine =
    step.rivals.length > 0 || same.length > 1 ? same.filter((c) => headingSpeaks(c, step, page.root)) : same;
  if (mine.length === 1) return { control: mine[0]!.control };
  return { why: same.length > 0 ? 'twins' : 'absent' };
}

/** Row numbers of a dotted id become `#`, so that one row teaches all. */
export function shapeOf(id: string): string {
  return id.replace(/\[(\d+)\]/g, '.$1').replace(/(?<=\.)\d+(?=\.|$)/g, '#');
}
