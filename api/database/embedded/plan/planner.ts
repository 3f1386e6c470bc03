import { bsonType, type Doc } from '../base/bson.ts';
import { idKey } from '../base/keys.ts';
import type { SortKey } from '../query/sort.ts';
import type { Collection, Index } from '../storage/catalog.ts';
import { type Interval, pointPrefix, prefixInterval, rangeInterval, tidy } from './bounds.ts';
import { type Predicate, type Predicates, predicatesOf } from './predicates.ts';

/** An index scan; `index` undefined is the primary key on `_id`. */
export type IndexPlan = {
  kind: 'index';
  index: Index | undefined;
  intervals: Interval[];
  reverse: boolean;
  /** The bounds cover every condition of the filter: documents need not be read. */
  exact: boolean;
  providesSort: boolean;
  bounded: number;
  /** The only primary key that can match. */
  point?: Uint8Array;
};

/** How to find the documents of a filter. */
export type Plan =
  | IndexPlan
  | { kind: 'or'; plans: IndexPlan[]; exact: false; providesSort: false }
  | { kind: 'scan'; exact: boolean; providesSort: false };

/** Input of the planner. */
type PlanInput = { collection: Collection; filter: Doc; sort: SortKey[] };

/** Most intervals of a plan; a larger `$in` product uses fewer fields. */
const MAX_INTERVALS = 2000;

const EMPTY = new Uint8Array(0);

type Candidate = Pick<Index, 'fields' | 'descending' | 'multikey' | 'sparse'>;

const primary: Candidate = { fields: ['_id'], descending: [false], multikey: false, sparse: false };

const hasNull = (p: Predicate) => p.kind === 'points' && p.values.some((v) => v === null);

const topField = (path: string) => path.split('.', 1)[0]!;

type Bounds = {
  intervals: Interval[];
  used: Set<Predicate>;
  constants: number;
  bounded: number;
  exact: boolean;
};

const choosePredicate = (c: Candidate, field: string, predicates: Predicates): Predicate[] => {
  const fits = predicates.list.filter((p) => p.path === field && !(c.sparse && hasNull(p)));
  const points = fits.filter((p) => p.kind === 'points').sort((a, b) => a.values.length - b.values.length);
  if (points.length > 0) return [points[0]!];
  const ranges = fits.filter((p) => p.kind === 'range');
  const first = ranges[0];
  if (!first || c.multikey) return first ? [first] : [];
  // Without arrays both ends can be combined if they have the same type.
  const low = ranges.find((p) => p.low && p.type === first.type);
  const high = ranges.find((p) => p.high && p !== low && p.type === first.type);
  return [...new Set([low, high].filter((p) => p !== undefined))];
};

const mergeRanges = (list: Predicate[]): Extract<Predicate, { kind: 'range' }> => {
  const [a, b] = list as Extract<Predicate, { kind: 'range' }>[];
  if (!b) return a!;
  const merged = { ...a!, exact: a!.exact && b.exact };
  const low = a!.low ?? b.low;
  const high = b.high ?? a!.high;
  if (low) merged.low = low;
  if (high) merged.high = high;
  return merged;
};

const boundsOf = (c: Candidate, predicates: Predicates): Bounds => {
  let prefixes: Uint8Array[] = [EMPTY];
  const used = new Set<Predicate>();
  let constants = 0;
  let bounded = 0;
  let exact = true;
  let usedTop: string | undefined;
  for (let i = 0; i < c.fields.length; i++) {
    const field = c.fields[i]!;
    // Two fields under one array are paired by element, which bounds cannot express.
    if (c.multikey && usedTop === topField(field)) break;
    const chosen = choosePredicate(c, field, predicates);
    const first = chosen[0];
    if (!first) break;
    if (first.kind === 'points' && prefixes.length * first.values.length > MAX_INTERVALS && i > 0) break;
    usedTop = topField(field);
    bounded++;
    for (const p of chosen) {
      used.add(p);
      if (!p.exact || (c.multikey && hasNull(p))) exact = false;
    }
    const descending = c.descending[i]!;
    if (first.kind === 'range') {
      const range = mergeRanges(chosen);
      const intervals = tidy(prefixes.map((p) => rangeInterval(p, range, descending)));
      return { intervals, used, constants, bounded, exact };
    }
    if (first.values.length === 1 && constants === i) constants++;
    prefixes = prefixes.flatMap((p) => first.values.map((v) => pointPrefix(p, v, descending)));
  }
  return { intervals: tidy(prefixes.map(prefixInterval)), used, constants, bounded, exact };
};

/** 1 or -1 if scanning the index forwards or backwards gives the requested order, else 0. */
const sortDirection = (c: Candidate, unique: boolean, bounds: Bounds, sort: SortKey[]): number => {
  if (sort.length === 0 || c.multikey) return 0;
  const constant = new Set(c.fields.slice(0, bounds.constants));
  const wanted = sort.filter((s) => !constant.has(s.path));
  if (wanted.length === 0) return 1;
  let direction = 0;
  let at = bounds.constants;
  for (const key of wanted) {
    if (at >= c.fields.length) return unique ? direction : 0;
    if (c.fields[at] !== key.path) return 0;
    const step = key.descending === c.descending[at] ? 1 : -1;
    if (direction !== 0 && direction !== step) return 0;
    direction = step;
    at++;
  }
  return direction;
};

const planWith = (
  index: Index | undefined,
  predicates: Predicates,
  sort: SortKey[],
): IndexPlan | undefined => {
  const c: Candidate = index ?? primary;
  const bounds = boundsOf(c, predicates);
  const direction = sortDirection(c, index?.unique ?? true, bounds, sort);
  // A sparse index misses documents unless a condition on its fields excludes them.
  if (bounds.bounded === 0 && (c.sparse || direction === 0)) return undefined;
  return {
    kind: 'index',
    index,
    intervals: bounds.intervals,
    reverse: direction === -1,
    exact: bounds.exact && bounds.used.size === predicates.conditions,
    providesSort: direction !== 0,
    bounded: bounds.bounded,
  };
};

const score = (plan: IndexPlan, predicates: Predicates): number => {
  const { fields } = plan.index ?? primary;
  const points = fields
    .slice(0, plan.bounded)
    .filter((f) => predicates.list.some((p) => p.path === f && p.kind === 'points')).length;
  if (points === fields.length && (plan.index?.unique ?? true)) return 1000 - plan.intervals.length / 10_000;
  return (
    points * 20 +
    (plan.bounded - points) * 8 +
    (plan.providesSort ? 12 : 0) +
    (plan.exact ? 5 : 0) +
    (plan.intervals.length <= 1 ? 1 : 0) -
    fields.length / 100
  );
};

/** The most common filter, `{ _id: value }`, as a shortcut. */
const byIdAlone = (filter: Doc): IndexPlan | undefined => {
  let names = 0;
  for (const name in filter) if (name !== '_id' || ++names > 1) return undefined;
  const value = filter['_id'];
  const plain = typeof value === 'number' || typeof value === 'string' || bsonType(value) === 'ObjectId';
  if (names === 0 || !plain) return undefined;
  return {
    kind: 'index',
    index: undefined,
    intervals: [prefixInterval(pointPrefix(EMPTY, value, false))],
    reverse: false,
    exact: true,
    providesSort: true,
    bounded: 1,
    point: idKey(value),
  };
};

/**
 * Chooses how to find the documents of a filter: by bounds, by order, by the branches of `$or`, or by a full
 * scan.
 */
export const plan = (input: PlanInput): Plan => {
  const direct = byIdAlone(input.filter);
  if (direct) return direct;
  const predicates = predicatesOf(input.filter);
  let best: IndexPlan | undefined;
  let bestScore = -1;
  for (const index of [undefined, ...input.collection.indexes]) {
    const found = planWith(index, predicates, input.sort);
    if (!found) continue;
    const points = score(found, predicates);
    if (points > bestScore) {
      best = found;
      bestScore = points;
    }
    // At most one document: optimal.
    if (points > 999) break;
  }
  if (best && best.bounded > 0) return best;
  const scan: Plan = { kind: 'scan', exact: predicates.conditions === 0, providesSort: false };
  return orPlan(input, predicates) ?? best ?? scan;
};

/** A union of index plans if each branch of an `$or` has one. */
const orPlan = (input: PlanInput, predicates: Predicates): Plan | undefined => {
  for (const branches of predicates.branches) {
    const plans = branches.flatMap((filter) => {
      const found = plan({ ...input, filter, sort: [] });
      if (found.kind === 'or') return found.plans;
      return found.kind === 'index' && found.bounded > 0 ? [found] : [undefined];
    });
    if (plans.length > 0 && plans.every((p) => p !== undefined))
      return { kind: 'or', plans, exact: false, providesSort: false };
  }
  return undefined;
};
