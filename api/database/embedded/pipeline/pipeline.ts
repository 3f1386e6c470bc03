import { asNumber, type Doc, encode, isPlainObject } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { type Examined, PAUSE, type Step } from '../plan/scan.ts';
import { sortKeys } from '../query/sort.ts';
import type { Store } from '../storage/store.ts';
import { countOf, prepare, type Query, rowsOf, type View } from './view.ts';
import { warnOfScan } from './warnings.ts';

/** The name and specification of a stage; a stage has exactly one field. */
const stageParts = (stage: unknown): [string, unknown] => {
  if (!isPlainObject(stage) || Object.keys(stage).length !== 1)
    throw commandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return Object.entries(stage)[0]!;
};

const whole = (name: string, value: unknown, least: number): number => {
  const n = asNumber(value);
  if (n === undefined || !Number.isSafeInteger(n) || n < least)
    throw commandError(
      name === '$limit' ? 15958 : 5107200,
      `invalid argument to ${name} stage: Expected ${least > 0 ? 'a positive' : 'a non-negative'} number in: ${name}: ${String(value)}`,
    );
  return n;
};

/** `{ $group: { _id: <constant>, n: { $sum: 1 } } }`, as the driver's countDocuments sends it: its constant and field. */
const countingGroup = (spec: unknown): { id: unknown; field: string } | undefined => {
  if (!isPlainObject(spec)) return undefined;
  const { _id, ...fields } = spec;
  const [[field, accumulator] = [], ...more] = Object.entries(fields);
  if (field === undefined || more.length > 0 || field.includes('.')) return undefined;
  if (_id !== null && typeof _id !== 'number') return undefined;
  if (!isPlainObject(accumulator) || Object.keys(accumulator).length !== 1) return undefined;
  return asNumber(accumulator['$sum']) === 1 ? { id: _id, field } : undefined;
};

/** Set where a pipeline ends in a count instead of documents: the count as its document. */
type End = { count: (n: number) => Doc } | undefined;

/**
 * A pipeline as one query: `$match`, `$sort`, `$skip` and `$limit` in that order, each once but `$match`, and a count at its end. Anything
 * else is refused by name: nothing in the product sends it.
 */
const queryOf = (
  ns: string,
  stages: readonly unknown[],
  fold: Fold,
  hint: unknown,
): { query: Query; end: End } => {
  const query: Query = { ns, filter: {}, fold, hint };
  let end: End;
  for (const stage of stages) {
    const [name, spec] = stageParts(stage);
    const later = query.skip !== undefined || query.limit !== undefined || end !== undefined;
    const outOfOrder = () => unsupported(`${name} after other stages`, CODES.UnrecognizedStage);
    switch (name) {
      case '$match': {
        if (!isPlainObject(spec))
          throw commandError(15959, 'the match filter must be an expression in an object');
        if (query.sort || later) throw outOfOrder();
        query.filter = Object.keys(query.filter).length === 0 ? spec : { $and: [query.filter, spec] };
        break;
      }
      case '$sort': {
        if (!isPlainObject(spec)) throw commandError(15973, 'the $sort key specification must be an object');
        const keys = sortKeys(spec);
        if (keys.length === 0) throw commandError(15976, '$sort stage must have at least one sort key');
        if (query.sort || later) throw outOfOrder();
        query.sort = keys;
        break;
      }
      case '$skip': {
        const skip = whole(name, spec, 0);
        if (later) throw outOfOrder();
        query.skip = skip;
        break;
      }
      case '$limit': {
        const limit = whole(name, spec, 1);
        if (query.limit !== undefined || end) throw outOfOrder();
        query.limit = limit;
        break;
      }
      case '$count': {
        if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || /[.\0]/.test(spec))
          throw commandError(40156, 'the count field must be a non-empty string, without $ and .');
        if (end) throw outOfOrder();
        end = { count: (n) => ({ [spec]: n }) };
        break;
      }
      case '$group': {
        const found = countingGroup(spec);
        if (!found) throw unsupported('a $group that does more than count', CODES.UnrecognizedStage);
        if (end) throw outOfOrder();
        end = { count: (n) => ({ _id: found.id, [found.field]: n }) };
        break;
      }
      default:
        throw name.startsWith('$')
          ? unsupported(`the stage ${name}`, CODES.UnrecognizedStage)
          : commandError(CODES.UnrecognizedStage, `Unrecognized pipeline stage name: '${name}'`);
    }
  }
  return { query, end };
};

/** Runs a pipeline over a collection; rows come lazily, in BSON. A count of nothing gives no document. */
export function* runPipeline(
  { store, view, reading }: { store: Store; view: View; reading: Partial<Examined> },
  ns: string,
  stages: readonly unknown[],
  fold: Fold,
  hint?: unknown,
): Generator<Step<Uint8Array>> {
  const { query, end } = queryOf(ns, stages, fold, hint);
  const prepared = prepare(view, query, reading);
  if (end) {
    const n = yield* countOf(view, prepared);
    if (n > 0) yield encode(end.count(n));
  } else for (const row of rowsOf(view, prepared)) yield row ? row.raw : PAUSE;
  warnOfScan(store, prepared);
}
