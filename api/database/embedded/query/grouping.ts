import { asNumber, bsonType, type Doc, isPlainObject } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { compareValues } from '../base/compare.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { keyText } from '../base/keys.ts';
import { type Evaluate, evaluate } from './expressions.ts';

type Accumulator = { add: (doc: Doc) => void; result: () => unknown };

const refuseWide = (value: unknown): unknown => {
  const type = bsonType(value);
  if (type === 'Decimal128' || type === 'Long')
    throw unsupported(`$group over ${type} values`, CODES.BadValue);
  return value;
};

/** Sums exactly while the numbers are whole; otherwise with Neumaier's correction, so order hardly matters. */
const summing = () => {
  let sum = 0;
  let lost = 0;
  let n = 0;
  return {
    add: (value: unknown) => {
      if (typeof value !== 'number') return;
      n++;
      const next = sum + value;
      lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
      sum = next;
    },
    total: () => (Number.isFinite(sum) ? sum + lost : sum),
    count: () => n,
  };
};

type Make = (run: Evaluate, fold: Fold) => Accumulator;

const extreme =
  (direction: number): Make =>
  (run, fold) => {
    let best: unknown = null;
    return {
      add: (doc) => {
        const value = run(doc);
        if (
          value !== null &&
          value !== undefined &&
          (best === null || direction * compareValues(value, best, fold) > 0)
        )
          best = value;
      },
      result: () => best,
    };
  };

const accumulators: Record<string, Make> = Object.assign(Object.create(null), {
  $sum: (run) => {
    const s = summing();
    return { add: (doc) => s.add(refuseWide(run(doc))), result: () => s.total() };
  },
  $avg: (run) => {
    const s = summing();
    return {
      add: (doc) => s.add(refuseWide(run(doc))),
      result: () => (s.count() === 0 ? null : s.total() / s.count()),
    };
  },
  $count: () => {
    let n = 0;
    return { add: () => void n++, result: () => n };
  },
  $min: extreme(-1),
  $max: extreme(1),
  $first: (run) => {
    let seen = false;
    let value: unknown = null;
    return {
      add: (doc) => {
        if (!seen) value = run(doc) ?? null;
        seen = true;
      },
      result: () => value,
    };
  },
  $last: (run) => {
    let value: unknown = null;
    return {
      add: (doc) => {
        value = run(doc) ?? null;
      },
      result: () => value,
    };
  },
  $push: (run) => {
    const items: unknown[] = [];
    return {
      add: (doc) => {
        const value = run(doc);
        if (value !== undefined) items.push(value);
      },
      result: () => items,
    };
  },
  $addToSet: (run, fold) => {
    const items = new Map<string, unknown>();
    return {
      add: (doc) => {
        const value = run(doc);
        if (value === undefined) return;
        const key = keyText(value, fold);
        if (!items.has(key)) items.set(key, value);
      },
      result: () => [...items.values()],
    };
  },
  $mergeObjects: (run) => {
    const out: Doc = {};
    return {
      add: (doc) => {
        const value = run(doc);
        if (value === null || value === undefined) return;
        if (!isPlainObject(value)) throw commandError(40400, '$mergeObjects requires object inputs');
        Object.assign(out, value);
      },
      result: () => out,
    };
  },
} satisfies Record<string, Make>);

const MONGODB_ACCUMULATORS = new Set(
  '$accumulator $bottom $bottomN $covariancePop $firstN $lastN $maxN $median $minN $percentile $stdDevPop $stdDevSamp $top $topN'.split(
    ' ',
  ),
);

/**
 * Compiles a `$group`: one document for each distinct `_id`, in the order they first appear. `keyOf` replaces the
 * `_id` expression.
 */
export const group = (spec: Doc, fold: Fold, keyOf?: Evaluate): ((docs: Iterable<Doc>) => Iterable<Doc>) => {
  if (!('_id' in spec)) throw commandError(15955, 'a group specification must include an _id');
  const key = keyOf ?? evaluate(spec['_id'], fold);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => {
      if (name.includes('.')) throw commandError(40235, `The field name '${name}' cannot contain '.'`);
      if (!isPlainObject(value) || Object.keys(value).length !== 1)
        throw commandError(40234, `The field '${name}' must be an accumulator object`);
      const [op, operand] = Object.entries(value)[0]!;
      const make = accumulators[op];
      if (!make) {
        if (MONGODB_ACCUMULATORS.has(op)) throw unsupported(`the accumulator ${op}`, 15952);
        throw commandError(15952, `unknown group operator '${op}'`);
      }
      const constant = asNumber(operand);
      const run: Evaluate = typeof operand === 'number' ? () => constant : evaluate(operand, fold);
      return { name, make: () => make(run, fold) };
    });
  return function* (docs) {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const doc of docs) {
      const id = key(doc);
      // A missing _id and a null one are the same group.
      const text = keyText(id, fold);
      let found = groups.get(text);
      if (!found) {
        found = { id: id ?? null, accumulators: fields.map((f) => f.make()) };
        groups.set(text, found);
      }
      for (const a of found.accumulators) a.add(doc);
    }
    for (const { id, accumulators: all } of groups.values()) {
      const out: Doc = { _id: id };
      for (let i = 0; i < fields.length; i++) out[fields[i]!.name] = all[i]!.result();
      yield out;
    }
  };
};
