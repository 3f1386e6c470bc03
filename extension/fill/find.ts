import { type Control, captionsOf, controlOf, headingsOf } from './control.ts';
import { isFurniture, scope } from './dom.ts';
import type { JsonPath, Step } from './plan.ts';
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
}

/** All candidates of the present page. */
export interface Page {
  root: Element;
  all: Candidate[];
}

/** Chooses among candidates, for example those of one row. */
export type Within = (candidate: Candidate) => boolean;

const controls =
  'input, select, textarea, mat-select, [id*="."]:is(span, output, td, div, p, b, strong)';

const tidy = (token: string) => token.toLowerCase().replace(/_(select|input|txt|text|date|chk|radio|dd)$|-input$/, '');

function namesOf(el: Element, into: { ids: string[][]; names: string[]; rows: Map<string, string> }, option: boolean) {
  if (el.id.includes('.') || /^[A-Za-z]\w*$/.test(el.id)) {
    const raw = el.id.replace(/\[(\w+)\]/g, '.$1').split('.').filter(Boolean);
    const tokens: string[] = [];
    for (const part of raw) {
      if (/^\d+$/.test(part) && tokens.length > 0) into.rows.set(tokens.at(-1)!, part);
      else tokens.push(tidy(part));
    }
    if (tokens.length > 0) into.ids.push(tokens);
    // A radio button's id ends in the code of its option.
    if (option && raw.length > 1) into.ids.push((/^\d+$/.test(raw.at(-1)!) ? tokens : tokens.slice(0, -1)));
  }
  const name = el.getAttribute('formcontrolname');
  if (name) into.names.push(name.toLowerCase());
  const entity = el.getAttribute('entityname');
  if (entity && el.getAttribute('name')) into.names.push(`${entity}_${el.getAttribute('name')}`.toLowerCase());
}

/** Reads the page once: every visible, allowed control in scope with its names. */
export function readPage(): Page {
  const root = scope();
  const all: Candidate[] = [];
  const seen = new Set<HTMLElement>();
  const radios = new Map<string, HTMLInputElement[]>();
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    radios.set(input.name, [...(radios.get(input.name) ?? []), input]);
  for (const el of root.querySelectorAll(controls)) {
    if (el.closest('mat-select') !== null && el.tagName !== 'MAT-SELECT') continue;
    if (isFurniture(el)) continue;
    const control = controlOf(el, radios);
    if (!control || seen.has(control.el)) continue;
    seen.add(control.el);
    const candidate: Candidate = { control, ids: [], rows: new Map(), names: [] };
    const carriers = new Set<Element>([control.el, control.host]);
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
  return { root, all };
}

/** How many trailing nodes of a government path a candidate's names agree with; 0 is no match. */
export function score(candidate: Candidate, json: JsonPath): number {
  let best = 0;
  for (const tokens of candidate.ids) {
    let n = 0;
    while (n < json.length && n < tokens.length && tokens.at(-1 - n) === json.at(-1 - n)!.toLowerCase()) n++;
    best = Math.max(best, n);
  }
  const leaf = json.at(-1)!.toLowerCase();
  const entity = json.at(-2)?.toLowerCase();
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
  for (const heading of headingsOf(candidate.control.host, root).map(plain)) {
    if (theirs.has(heading)) return false;
    if (ours.has(heading) && !shared.has(heading)) return true;
  }
  return false;
}

/** The result of a search: one control, or why there is none. */
export type Found = { control: Control; why?: undefined } | { control?: undefined; why: 'absent' | 'twins' };

/** Finds the one control of a step: by id or control name along the government path, else by caption. Never guesses. */
export function find(page: Page, step: Step, within?: Within): Found {
  const pool = within ? page.all.filter(within) : page.all;
  if (step.ids && !within) {
    const exact = pool.filter((c) => step.ids!.some((id) => c.control.el.id === id || c.control.host.id === id));
    if (exact.length === 1) return { control: exact[0]!.control };
  }
  const scored: { candidate: Candidate; points: number }[] = [];
  for (const candidate of pool) {
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
  return byCaption(page, step, pool);
}

function byCaption(page: Page, step: Step, pool: readonly Candidate[]): Found {
  const wanted = new Set([step.label, ...(step.labels ?? [])].map(plain));
  // A control that carries a government name of its own belongs to that name.
  const nameless = pool.filter(
    (c) => c.names.length === 0 && !c.ids.some((t) => t.length > 1) && c.control.type !== 'output',
  );
  const same = nameless.filter((c) => captionsOf(c.control).some((caption) => wanted.has(plain(caption))));
  const mine = step.rivals.length > 0 || same.length > 1 ? same.filter((c) => headingSpeaks(c, step, page.root)) : same;
  if (mine.length === 1) return { control: mine[0]!.control };
  return { why: same.length > 0 ? 'twins' : 'absent' };
}
