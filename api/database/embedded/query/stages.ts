import { asNumber, type Doc, getField, isPlainObject, setField } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { compareValues } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { type Evaluate, evaluate } from './expressions.ts';
import { group } from './grouping.ts';
import { compileFilter } from './match.ts';
import { compileProjection } from './projection.ts';
import { sortItems, sortKeys } from './sort.ts';

/** One stage of a pipeline over documents that are its own to change. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

const each = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };

const object = (name: string, value: unknown): Doc => {
  if (!isPlainObject(value))
    throw commandError(CODES.FailedToParse, `${name} specification stage must be an object`);
  return value;
};

const whole = (name: string, value: unknown, least: number): number => {
  const n = asNumber(value);
  if (n === undefined || !Number.isInteger(n) || n < least)
    throw commandError(least > 0 ? 15958 : 5107200, `invalid argument to ${name} stage: ${String(value)}`);
  return n;
};

const limit = (n: number): Stage =>
  function* (docs) {
    let left = n;
    for (const doc of docs) {
      yield doc;
      if (--left === 0) return;
    }
  };

const skip = (n: number): Stage =>
  function* (docs) {
    let left = n;
    for (const doc of docs) if (left-- <= 0) yield doc;
  };

const match = (spec: Doc, fold: Fold): Stage => {
  const test = compileFilter(spec, fold);
  return function* (docs) {
    for (const doc of docs) if (test(doc)) yield doc;
  };
};

const flatten = (spec: Doc, prefix: string[] = []): [string[], unknown][] =>
  Object.entries(spec).flatMap(([key, value]): [string[], unknown][] => {
    const path = [...prefix, ...key.split('.')];
    if (isPlainObject(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$'))
      return flatten(value, path);
    return [[path, value]];
  });

/** Sets a path to a value, in every element where the path runs through an array; undefined removes it. */
const setPath = (holder: unknown, parts: string[], at: number, value: unknown): unknown => {
  if (at === parts.length) return value;
  if (Array.isArray(holder)) return holder.map((item) => setPath(item, parts, at, value));
  const out: Doc = isPlainObject(holder) ? { ...holder } : {};
  const next = setPath(getField(out, parts[at]!), parts, at + 1, value);
  if (next === undefined) delete out[parts[at]!];
  else setField(out, parts[at]!, next);
  return out;
};

const addFields = (name: string, spec: unknown, fold: Fold): Stage => {
  const fields = flatten(object(name, spec)).map(([parts, expr]) => ({ parts, run: evaluate(expr, fold) }));
  return each((doc) => {
    let out: unknown = doc;
    for (const { parts, run } of fields) out = setPath(out, parts, 0, run(doc));
    return out as Doc;
  });
};

const unset = (spec: unknown): Stage => {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || !paths.every((p) => typeof p === 'string'))
    throw commandError(
      31002,
      '$unset specification must be a string or an array containing only string values',
    );
  return each(compileProjection(Object.fromEntries(paths.map((p) => [p, 0])), {}, undefined)!);
};

const replaceRoot = (run: Evaluate, name: string): Stage =>
  each((doc) => {
    const next = run(doc);
    if (!isPlainObject(next)) throw commandError(40228, `'${name}' must evaluate to an object`);
    return next;
  });

const unwind = (spec: unknown): Stage => {
  const options = typeof spec === 'string' ? { path: spec } : object('$unwind', spec);
  const path = options['path'];
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2)
    throw commandError(28818, `path option to $unwind stage should be prefixed with a '$': ${String(path)}`);
  for (const key of Object.keys(options))
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key))
      throw commandError(28811, `unrecognized option to $unwind stage: ${key}`);
  const parts = path.slice(1).split('.');
  const index = options['includeArrayIndex'] as string | undefined;
  const keep = options['preserveNullAndEmptyArrays'] === true;
  const out = (doc: Doc, value: unknown, at: number | null, replace: boolean): Doc => {
    const next = (replace ? setPath(doc, parts, 0, value) : doc) as Doc;
    return index === undefined ? next : (setPath(next, index.split('.'), 0, at) as Doc);
  };
  return function* (docs) {
    for (const doc of docs) {
      const value = plainValue(doc, parts);
      if (Array.isArray(value)) {
        if (value.length === 0 && keep) yield out(doc, undefined, null, true);
        for (let i = 0; i < value.length; i++) yield out(doc, value[i], i, true);
      } else if (value === null || value === undefined) {
        if (keep) yield out(doc, value, null, false);
      } else yield out(doc, value, null, false);
    }
  };
};

const plainValue = (doc: Doc, parts: string[]): unknown => {
  let current: unknown = doc;
  for (const part of parts) {
    if (!isPlainObject(current)) return undefined;
    current = getField(current, part);
  }
  return current;
};

const count = (name: unknown): Stage => {
  if (typeof name !== 'string' || name === '' || name.startsWith('$') || name.includes('.'))
    throw commandError(40156, 'the count field must be a non-empty string, without $ and .');
  return function* (docs) {
    let n = 0;
    for (const _ of docs) n++;
    if (n > 0) yield { [name]: n };
  };
};

const bucket = (spec: unknown, fold: Fold): Stage => {
  const { groupBy, boundaries, default: other, output } = object('$bucket', spec);
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw commandError(40192, "The $bucket 'boundaries' field must be an array of at least 2 values");
  for (let i = 1; i < boundaries.length; i++)
    if (compareValues(boundaries[i - 1], boundaries[i], fold) >= 0)
      throw commandError(40194, "The 'boundaries' option to $bucket must be sorted");
  const key = evaluate(groupBy, fold);
  const grouped = group(
    { _id: '$_id', ...((output as Doc | undefined) ?? { count: { $sum: 1 } }) },
    fold,
    (doc) => {
      const value = key(doc);
      for (let i = 1; i < boundaries.length; i++)
        if (
          value !== undefined &&
          compareValues(value, boundaries[i - 1], fold) >= 0 &&
          compareValues(value, boundaries[i], fold) < 0
        )
          return boundaries[i - 1];
      if (other === undefined)
        throw commandError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return other;
    },
  );
  return (docs) => sortItems(grouped(docs), (d) => d, sortKeys({ _id: 1 }), fold);
};

const sample = (spec: unknown): Stage => {
  const size = whole('$sample', object('$sample', spec)['size'], 1);
  return (docs) => {
    const all = [...docs];
    for (let i = all.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all.slice(0, size);
  };
};

type Make = (spec: unknown, fold: Fold, next: Doc | undefined) => Stage;

const makers: Record<string, Make> = Object.assign(Object.create(null), {
  $match: (spec, fold) => match(object('$match', spec), fold),
  $sort: (spec, fold, next) => {
    const keys = sortKeys(object('$sort', spec));
    if (keys.length === 0) throw commandError(15976, '$sort stage must have at least one sort key');
    const most = next && '$limit' in next ? whole('$limit', next['$limit'], 1) : Infinity;
    return (docs) => sortItems(docs, (d) => d, keys, fold, most);
  },
  $limit: (spec) => limit(whole('$limit', spec, 1)),
  $skip: (spec) => skip(whole('$skip', spec, 0)),
  $project: (spec, fold) => {
    if (Object.keys(object('$project', spec)).length === 0)
      throw commandError(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    return each(compileProjection(spec as Doc, {}, fold, true)!);
  },
  $addFields: (spec, fold) => addFields('$addFields', spec, fold),
  $set: (spec, fold) => addFields('$set', spec, fold),
  $unset: (spec) => unset(spec),
  $group: (spec, fold) => group(object('$group', spec), fold),
  $unwind: (spec) => unwind(spec),
  $replaceRoot: (spec, fold) =>
    replaceRoot(evaluate(object('$replaceRoot', spec)['newRoot'], fold), 'newRoot expression'),
  $replaceWith: (spec, fold) => replaceRoot(evaluate(spec, fold), '$replaceWith expression'),
  $count: (spec) => count(spec),
  $sortByCount: (spec, fold) => {
    const grouped = group({ _id: spec, count: { $sum: 1 } }, fold);
    return (docs) => sortItems(grouped(docs), (d) => d, sortKeys({ count: -1 }), fold);
  },
  $bucket: (spec, fold) => bucket(spec, fold),
  $sample: (spec) => sample(spec),
} satisfies Record<string, Make>);

const MONGODB_STAGES = new Set(
  '$bucketAuto $changeStream $currentOp $densify $documents $fill $geoNear $graphLookup $listSessions $planCacheStats $redact $search $searchMeta $setWindowFields $vectorSearch $listLocalSessions $changeStreamSplitLargeEvent'.split(
    ' ',
  ),
);

/** The name and specification of a stage; a stage has exactly one field. */
export const stageParts = (stage: unknown): [string, unknown] => {
  if (!isPlainObject(stage) || Object.keys(stage).length !== 1)
    throw commandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return Object.entries(stage)[0]!;
};

/** A stage that needs nothing but its documents; undefined for a name it does not know. */
export const simpleStage = (
  name: string,
  spec: unknown,
  fold: Fold,
  next: Doc | undefined,
): Stage | undefined => makers[name]?.(spec, fold, next);

/** The refusal of a stage: unknown, or known to MongoDB only. */
export const unknownStage = (name: string) =>
  MONGODB_STAGES.has(name)
    ? unsupported(`the stage ${name}`, CODES.UnrecognizedStage)
    : commandError(CODES.UnrecognizedStage, `Unrecognized pipeline stage name: '${name}'`);

const UPDATE_STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** An update written as a pipeline, over one document. */
export const updatePipeline = (stages: unknown[], fold: Fold): ((doc: Doc) => Doc) => {
  const steps = stages.map((stage) => {
    const [name, spec] = stageParts(stage);
    if (!UPDATE_STAGES.has(name))
      throw commandError(CODES.InvalidOptions, `${name} is not allowed to be used within an update`);
    return simpleStage(name, spec, fold, undefined)!;
  });
  return (doc) => {
    let docs: Iterable<Doc> = [doc];
    for (const step of steps) docs = step(docs);
    const [out] = [...docs];
    if (!out) throw badValue('the update pipeline gave no document');
    return '_id' in out || !('_id' in doc) ? out : { _id: doc['_id'], ...out };
  };
};
