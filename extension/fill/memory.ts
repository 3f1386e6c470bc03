import type { Expect, PlanNode, RowSet } from './plan.ts';
import { stepsOf } from './plan.ts';

/** A record that was filled into the page's entry form in this visit. */
interface Entered {
  /** How many records the list showed then. */
  count: number;
  /** Whether the page shows the list, so that missing records can be detected. */
  readable: boolean;
  /** Paths of the values verified in the form. */
  kept: Set<string>;
  /** How often it was filled into an empty form. */
  times: number;
  /** For records filled into open boxes: a box, and the part of the page with its list. */
  place?: { box: WeakRef<Element>; around: WeakRef<Element> };
}

/** By return, section and list, then by the record's values. Lives in the content script only. */
const visits = new Map<string, Map<string, Entered>>();

const keyOf = ({ form, year, pan, section }: Expect, set: RowSet) =>
  [form, year, pan, section, set.path].join(' ');

const valuesOf = (row: readonly PlanNode[]): string =>
  stepsOf(row)
    .map((s) => `${s.json.join('.')}=${s.want}`)
    .join('\u0000');

/** Distinguishes a record of a list: all its values, and its number among equal records. */
export function fingerprint(set: RowSet, index: number): string {
  const values = valuesOf(set.rows[index]!);
  return `${values}\u0000${set.rows.slice(0, index).filter((row) => valuesOf(row) === values).length}`;
}

/** Parts of the run needed here. */
interface Remembering {
  expect: Expect;
  entries: ReadonlyMap<string, { status: string }>;
}

/** A record of this return that was entered in this visit. */
export function enteredBefore(run: Remembering, set: RowSet, print: string): Entered | undefined {
  return visits.get(keyOf(run.expect, set))?.get(print);
}

/** Notes that a record is filled in the page's form; `fresh`: the form was empty before. */
export function noteEntered(
  run: Remembering,
  set: RowSet,
  index: number,
  count: number,
  readable: boolean,
  fresh: boolean,
): void {
  const key = keyOf(run.expect, set);
  const known = visits.get(key) ?? new Map<string, Entered>();
  visits.set(key, known);
  const kept = new Set(
    stepsOf(set.rows[index]!)
      .filter((s) => /^(filled|right)$/.test(run.entries.get(s.path)?.status ?? ''))
      .map((s) => s.path),
  );
  const print = fingerprint(set, index);
  known.set(print, { count, readable, kept, times: (known.get(print)?.times ?? 0) + (fresh ? 1 : 0) });
}

/** Notes that a record was filled into open boxes. */
export function notePlace(run: Remembering, set: RowSet, index: number, box: Element, around: Element): void {
  noteEntered(run, set, index, 0, false, false);
  const place = { box: new WeakRef(box), around: new WeakRef(around) };
  visits.get(keyOf(run.expect, set))!.get(fingerprint(set, index))!.place = place;
}

/**
 * Whether a record filled into open boxes in this visit is no longer there, though its list is: a page may
 * collapse it to a line of text. If the list is gone too, the user left it and finds it empty on return.
 */
export function isFoldedUp(run: Remembering, set: RowSet, index: number): boolean {
  const place = enteredBefore(run, set, fingerprint(set, index))?.place;
  return place?.around.deref()?.isConnected === true && place.box.deref()?.isConnected !== true;
}

/** Forgets the records filled into open boxes: the user has undone them. */
export function forgetPlaces(): void {
  for (const lists of visits.values())
    for (const [print, entered] of lists) if (entered.place) lists.delete(print);
}

/** Forgets of a value in the form that it was read back: the page has changed it since. */
export function unkeep(path: string): void {
  for (const lists of visits.values()) for (const entered of lists.values()) entered.kept.delete(path);
}

/** Forgets the records of every visit. */
export function forgetEntered(): void {
  visits.clear();
}
