import { bsonType, type Doc } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { sameValue } from '../base/compare.ts';
import { badValue } from '../base/errors.ts';
import { idKey } from '../base/keys.ts';
import { isIndex } from '../base/paths.ts';
import type { SortKey } from '../query/sort.ts';
import type { Collection, Index } from '../storage/catalog.ts';
import {
  type Interval,
  patternsInterval,
  pointPrefix,
  prefixInterval,
  rangeInterval,
  tidy,
} from './bounds.ts';
import { type Predicate, type Predicates, predicatesOf } from './predicates.ts';

/** A way through one index; `index` undefined stands for the primary key on `_id`. */
export type IndexPlan = {
  kind: 'index';
  index: Index | undefined;
  intervals: Interval[];
  reverse: boolean;
  /** Every condition of the filter is in the bounds: no document needs to be looked at. */
  exact: boolean;
  providesSort: boolean;
  bounded: number;
  /** The one primary key that can match. */
  point?: Uint8Array;
};

/** How to find a filter's documents. */
export type Plan =
  | IndexPlan
  | { kind: 'or'; plans: IndexPlan[]; exact: false; providesSort: false }
  | { kind: 'scan'; reverse: boolean; exact: boolean; providesSort: boolean };

/** What the planner is asked. */
type PlanInput = {
  collection: Collection;
  filter: Doc;
  sort: SortKey[];
  fold: Fold;
  hint?: unknown;
};

/** The most intervals one plan may have; a longer `$in` product narrows by fewer fields. */
const MAX_INTERVALS = 2000;

const EMPTY = new Uint8Array(0);

type Candidate = {
  index: Index | undefined;
  fields: string[];
  descending: boolean[];
  multikey: boolean;
  sparse: boolean;
  fold: Fold;
};

const primary: Candidate = {
  index: undefined,
  fields: ['_id'],
  descending: [false],
  multikey: false,
  sparse: false,
  fold: undefined,
};

const candidateOf = (index: Index): Candidate => ({
  index,
  fields: index.fields,
  descending: index.descending,
  multikey: index.multikey,
  sparse: index.sparse,
  fold: index.fold,
});

const holdsText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (value !== null && typeof value === 'object' && !(value instanceof Date) && !('_bsontype' in value));

/** Strings in an index and in a query must be folded alike; ranges over folded strings are not in index order. */
const collationAllows = (c: Candidate, p: Predicate, fold: Fold): boolean => {
  const same = c.fold?.id === fold?.id;
  if (p.kind === 'points') return same || !p.values.some(holdsText);
  return same && (fold === undefined || !holdsText(p.low?.value ?? p.high?.value));
};

const implied = (partial: Doc, filter: Doc, list: Predicate[]): boolean =>
  Object.entries(partial).every(([key, condition]) => {
    if (key === '$and') return (condition as Doc[]).every((c) => implied(c, filter, list));
    if (key in filter && sameValue(filter[key], condition)) return true;
    const on = list.filter((p) => p.path === key);
    const nonNull = on.some((p) => p.kind === 'range' || p.values.every((v) => v !== null));
    if (condition !== null && typeof condition === 'object' && Object.keys(condition).length === 1) {
      const [op, operand] = Object.entries(condition as Doc)[0]!;
      if (op === '$exists' && (operand === true || operand === 1)) return nonNull;
      if (op === '$type') return on.some((p) => impliesType(p, operand));
      if (op === '$eq')
        return on.some(
          (p) => p.kind === 'points' && p.values.length === 1 && sameValue(p.values[0], operand),
        );
      if (op === '$gt' && typeof operand === 'string' && operand === '')
        return on.some(
          (p) => p.kind === 'points' && p.values.every((v) => typeof v === 'string' && v !== ''),
        );
    }
    return on.some((p) => p.kind === 'points' && p.values.length === 1 && sameValue(p.values[0], condition));
  });

const impliesType = (p: Predicate, type: unknown): boolean => {
  const values = p.kind === 'points' ? p.values : [p.low?.value ?? p.high?.value];
  const test: Record<string, (v: unknown) => boolean> = {
    string: (v) => typeof v === 'string',
    number: (v) => typeof v === 'number',
    date: (v) => v instanceof Date,
    bool: (v) => typeof v === 'boolean',
    objectId: (v) => (v as { _bsontype?: string } | null)?._bsontype === 'ObjectId',
  };
  return (
    typeof type === 'string' && test[type] !== undefined && values.length > 0 && values.every(test[type])
  );
};

const topField = (path: string) => path.split('.', 1)[0]!;

type Bounds = {
  intervals: Interval[];
  used: Set<Predicate>;
  constants: number;
  bounded: number;
  exact: boolean;
};

const choosePredicate = (c: Candidate, field: string, predicates: Predicates, fold: Fold): Predicate[] => {
  const usable = predicates.list.filter((p) => p.path === field && collationAllows(c, p, fold));
  const fits = usable.filter((p) => !(c.sparse && p.kind === 'points' && p.values.some((v) => v === null)));
  const points = fits.filter((p) => p.kind === 'points').sort((a, b) => a.values.length - b.values.length);
  if (points.length > 0) return [points[0]!];
  const ranges = fits.filter((p) => p.kind === 'range');
  const first = ranges[0];
  if (!first || c.multikey) return first ? [first] : [];
  // Without arrays both ends may be used together, when they are of one type.
  const low = ranges.find((p) => p.low && p.bracket === first.bracket);
  const high = ranges.find((p) => p.high && p !== low && p.bracket === first.bracket);
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

const boundsOf = (c: Candidate, predicates: Predicates, fold: Fold): Bounds => {
  let prefixes: Uint8Array[] = [EMPTY];
  const used = new Set<Predicate>();
  let constants = 0;
  let bounded = 0;
  let exact = true;
  let usedTop: string | undefined;
  for (let i = 0; i < c.fields.length; i++) {
    const field = c.fields[i]!;
    if (field.split('.').some(isIndex)) break;
    // Two fields under one array are paired by element, which bounds cannot express.
    if (c.multikey && usedTop !== undefined && usedTop === topField(field)) break;
    const chosen = choosePredicate(c, field, predicates, fold);
    const first = chosen[0];
    if (!first) break;
    usedTop = topField(field);
    bounded++;
    for (const p of chosen) {
      used.add(p);
      if (!p.exact || (c.multikey && p.kind === 'points' && p.values.some((v) => v === null))) exact = false;
    }
    if (first.kind === 'range') {
      const range = mergeRanges(chosen);
      const intervals = prefixes.map((p) => rangeInterval(p, range, c.descending[i]!, c.fold));
      if (range.patterns) intervals.push(...prefixes.map((p) => patternsInterval(p, c.descending[i]!)));
      return { intervals: tidy(intervals), used, constants, bounded, exact };
    }
    if (prefixes.length * first.values.length > MAX_INTERVALS && i > 0) {
      used.delete(first);
      bounded--;
      break;
    }
    if (first.values.length === 1 && constants === i) constants++;
    prefixes = prefixes.flatMap((p) => first.values.map((v) => pointPrefix(p, v, c.descending[i]!, c.fold)));
  }
  return { intervals: tidy(prefixes.map(prefixInterval)), used, constants, bounded, exact };
};

/** 1 or -1 when walking the index forwards or backwards gives the wanted order, 0 when it does not. */
const sortDirection = (c: Candidate, bounds: Bounds, sort: SortKey[], fold: Fold): number => {
  if (sort.length === 0 || c.multikey || c.fold || fold) return 0;
  const constant = new Set(c.fields.slice(0, bounds.constants));
  const wanted = sort.filter((s) => !constant.has(s.path));
  if (wanted.length === 0) return 1;
  let direction = 0;
  let at = bounds.constants;
  for (const key of wanted) {
    if (at >= c.fields.length) return c.index === undefined || c.index.unique ? direction : 0;
    if (c.fields[at] !== key.path) return 0;
    const step = key.descending === c.descending[at] ? 1 : -1;
    if (direction !== 0 && direction !== step) return 0;
    direction = step;
    at++;
  }
  return direction;
};

const planWith = (
  c: Candidate,
  predicates: Predicates,
  input: PlanInput,
  forced: boolean,
): IndexPlan | undefined => {
  if (c.index?.partial && !implied(c.index.partial.filter, input.filter, predicates.list)) return undefined;
  const bounds = boundsOf(c, predicates, input.fold);
  const direction = sortDirection(c, bounds, input.sort, input.fold);
  // A sparse index misses documents unless a condition on its fields excludes those anyway.
  if (c.sparse && bounds.bounded === 0) return undefined;
  if (bounds.bounded === 0 && direction === 0 && !forced) return undefined;
  return {
    kind: 'index',
    index: c.index,
    intervals: bounds.intervals,
    reverse: direction === -1,
    exact: bounds.exact && bounds.used.size === predicates.conditions,
    providesSort: direction !== 0,
    bounded: bounds.bounded,
  };
};

const score = (plan: IndexPlan, c: Candidate, predicates: Predicates, hasSort: boolean): number => {
  const single = plan.intervals.length <= 1;
  const allPoints =
    plan.bounded === c.fields.length &&
    c.fields.every((f) => predicates.list.some((p) => p.path === f && p.kind === 'points'));
  if (allPoints && (c.index === undefined || c.index.unique)) return 1000 - plan.intervals.length / 10_000;
  const points = c.fields
    .slice(0, plan.bounded)
    .filter((f) => predicates.list.some((p) => p.path === f && p.kind === 'points')).length;
  return (
    points * 20 +
    (plan.bounded - points) * 8 +
    (hasSort && plan.providesSort ? 12 : 0) +
    (plan.exact ? 5 : 0) +
    (single ? 1 : 0) -
    c.fields.length / 100
  );
};

const hinted = (input: PlanInput): Candidate | 'natural' | undefined => {
  const { hint, collection } = input;
  if (hint === undefined || hint === null) return undefined;
  if (typeof hint === 'string') {
    if (hint === '_id_') return primary;
    const index = collection.indexes.find((i) => i.name === hint);
    if (index) return candidateOf(index);
  } else if (typeof hint === 'object') {
    if ('$natural' in hint) return 'natural';
    const keys = Object.keys(hint);
    if (keys.length === 1 && keys[0] === '_id') return primary;
    const index = collection.indexes.find(
      (i) =>
        i.fields.length === keys.length &&
        i.fields.every((f, n) => f === keys[n] && Number((hint as Doc)[f]) < 0 === i.descending[n]),
    );
    if (index) return candidateOf(index);
    if (keys.length === 0) return undefined;
  }
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
};

const scanPlan = (input: PlanInput, conditions: number): Plan => {
  const natural = input.sort.length === 1 && input.sort[0]!.path === '$natural';
  return {
    kind: 'scan',
    reverse: natural && input.sort[0]!.descending,
    exact: conditions === 0,
    providesSort: natural,
  };
};

/** The commonest filter of all, `{ _id: value }`, without further thought. */
const byIdAlone = ({ filter, fold, hint }: PlanInput): IndexPlan | undefined => {
  if (hint !== undefined && hint !== null) return undefined;
  let names = 0;
  for (const name in filter) if (name !== '_id' || ++names > 1) return undefined;
  const value = filter['_id'];
  const type = typeof value;
  const plain = type === 'number' || (type === 'string' && !fold) || bsonType(value) === 'ObjectId';
  if (names === 0 || !plain) return undefined;
  const point = idKey(value);
  return {
    kind: 'index',
    index: undefined,
    intervals: [prefixInterval(pointPrefix(EMPTY, value, false, undefined))],
    reverse: false,
    exact: true,
    providesSort: true,
    bounded: 1,
    point,
  };
};

/** Chooses how to find the documents of a filter: by bounds, by order, by the branches of `$or`, or by looking at all. */
export const plan = (input: PlanInput): Plan => {
  const direct = byIdAlone(input);
  if (direct) return direct;
  const predicates = predicatesOf(input.filter);
  if (input.sort[0]?.path === '$natural') return scanPlan(input, predicates.conditions);
  const hint = hinted(input);
  if (hint === 'natural') return scanPlan(input, predicates.conditions);
  if (hint) {
    const forced = planWith(hint, predicates, input, true);
    if (forced) return forced;
    return scanPlan(input, predicates.conditions);
  }
  let best: IndexPlan | undefined;
  let bestScore = -1;
  for (const c of [primary, ...input.collection.indexes.map(candidateOf)]) {
    const found = planWith(c, predicates, input, false);
    if (!found) continue;
    const points = score(found, c, predicates, input.sort.length > 0);
    if (points > bestScore) {
      best = found;
      bestScore = points;
    }
    // One document at most: nothing can be better.
    if (points > 999) break;
  }
  if (best && best.bounded > 0) return best;
  const branches = orPlan(input, predicates);
  return branches ?? best ?? scanPlan(input, predicates.conditions);
};

/** A union of index plans when each branch of an `$or` has one. */
const orPlan = (input: PlanInput, predicates: Predicates): Plan | undefined => {
  for (const branches of predicates.branches) {
    const plans: IndexPlan[] = [];
    for (const branch of branches) {
      const found = plan({ ...input, filter: branch, sort: [] });
      if (found.kind === 'index' && found.bounded > 0) plans.push(found);
      else if (found.kind === 'or') plans.push(...found.plans);
      else break;
    }
    if (plans.length >= branches.length && branches.length > 0)
      return { kind: 'or', plans, exact: false, providesSort: false };
  }
  return undefined;
};
