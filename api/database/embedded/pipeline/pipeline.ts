import { asNumber, type Doc, isPlainObject, setField } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { pipelineNeeds } from '../base/needs.ts';
import { type Decoder, decoderOf } from '../base/partial.ts';
import { sortKeys } from '../query/sort.ts';
import { type Stage, simpleStage, stageParts, unknownStage } from '../query/stages.ts';
import { copy } from '../update/update.ts';
import { lookup } from './lookup.ts';
import type { PipelineContext } from './pipeline-scope.ts';
import { countOf, type Prepared, prepare, type Query, rowsOf, type View } from './view.ts';

const numeric = (value: unknown): number | undefined => {
  const n = asNumber(value);
  return n !== undefined && Number.isInteger(n) && n >= 0 ? n : undefined;
};

const andOf = (a: Doc, b: Doc): Doc =>
  Object.keys(a).length === 0 ? b : Object.keys(b).length === 0 ? a : { $and: [a, b] };

/** The first stages that a query can do by itself, so that indexes serve them; `used` says how many. */
const leadingQuery = (
  ns: string,
  stages: unknown[],
  fold: Fold,
  hint: unknown,
): { query: Query; used: number } => {
  const query: Query = { ns, filter: {}, fold, hint };
  let used = 0;
  for (const stage of stages) {
    const [name, spec] = stageParts(stage);
    if (
      name === '$match' &&
      isPlainObject(spec) &&
      !query.sort &&
      query.skip === undefined &&
      query.limit === undefined
    )
      query.filter = andOf(query.filter, spec);
    else if (
      name === '$sort' &&
      isPlainObject(spec) &&
      Object.keys(spec).length > 0 &&
      query.skip === undefined &&
      query.limit === undefined
    )
      query.sort = sortKeys(spec);
    else if (
      name === '$skip' &&
      query.limit === undefined &&
      query.skip === undefined &&
      numeric(spec) !== undefined
    )
      query.skip = numeric(spec)!;
    else if (name === '$limit' && query.limit === undefined && (numeric(spec) ?? 0) > 0)
      query.limit = numeric(spec)!;
    else break;
    used++;
  }
  return { query, used };
};

/** `{ $group: { _id: <constant>, n: { $sum: 1 } } }` or `$count` after a query: the driver's countDocuments. */
const countingField = (stages: unknown[]): { name: string; id: unknown } | { name: string } | undefined => {
  if (stages.length !== 1) return undefined;
  const [name, spec] = stageParts(stages[0]);
  if (name === '$count' && typeof spec === 'string' && !/^\$|\./.test(spec) && spec !== '')
    return { name: spec };
  if (name !== '$group' || !isPlainObject(spec)) return undefined;
  const entries = Object.entries(spec);
  const id = spec['_id'];
  if (entries.length !== 2 || (id !== null && typeof id !== 'number')) return undefined;
  const [field, accumulator] = entries.find(([key]) => key !== '_id') ?? [];
  if (
    field === undefined ||
    !isPlainObject(accumulator) ||
    accumulator['$sum'] !== 1 ||
    Object.keys(accumulator).length !== 1
  )
    return undefined;
  return { name: field, id };
};

const facet = (context: PipelineContext, spec: unknown): Stage => {
  if (!isPlainObject(spec) || Object.keys(spec).length === 0)
    throw commandError(40169, 'the $facet specification must be a non-empty object');
  for (const stages of Object.values(spec)) {
    if (!Array.isArray(stages)) throw commandError(40170, 'arguments to $facet must be arrays');
    for (const stage of stages) {
      const [name] = stageParts(stage);
      if (['$facet', '$out', '$merge', '$collStats', '$indexStats', '$geoNear', '$documents'].includes(name))
        throw commandError(40600, `${name} is not allowed to be used within a $facet stage`);
    }
    compile(context, stages);
  }
  return (docs) => {
    const input = [...docs];
    const out: Doc = {};
    for (const [name, stages] of Object.entries(spec))
      setField(out, name, [...compile(context, stages as unknown[])(input.map(copy))]);
    return [out];
  };
};

const unionWith = (context: PipelineContext, spec: unknown): Stage => {
  const { coll, pipeline = [] } = (typeof spec === 'string' ? { coll: spec } : spec) as {
    coll?: string;
    pipeline?: unknown[];
  };
  if (typeof coll !== 'string')
    throw commandError(CODES.FailedToParse, '$unionWith needs the name of a collection');
  return function* (docs) {
    yield* docs;
    yield* runPipeline(context, `${context.db}.${coll}`, pipeline).docs;
  };
};

/** Compiles stages that follow the first documents. */
const compile = (context: PipelineContext, stages: unknown[]): Stage => {
  const steps = stages.map((stage, i): Stage => {
    const [name, spec] = stageParts(stage);
    const next = stages[i + 1] as Doc | undefined;
    if (name === '$facet') return facet(context, spec);
    if (name === '$lookup') return lookup(context, spec, { compile, runPipeline });
    if (name === '$unionWith') return unionWith(context, spec);
    if (name === '$out' || name === '$merge')
      throw commandError(40601, `${name} can only be the final stage in the pipeline`);
    if (name === '$collStats' || name === '$indexStats')
      throw commandError(40602, `${name} is only valid as the first stage in a pipeline`);
    const made = simpleStage(name, spec, context.fold, next);
    if (!made) throw unknownStage(name);
    return made;
  });
  return (docs) => steps.reduce((current, step) => step(current), docs);
};

/** Runs a pipeline over a collection; documents come lazily where the stages allow it. */
export const runPipeline = (
  context: PipelineContext,
  ns: string,
  stages: unknown[],
  hint?: unknown,
): { docs: Iterable<Doc>; prepared: Prepared | undefined } => {
  if (stages.length > 0) {
    const [name, spec] = stageParts(stages[0]);
    if (name === '$collStats')
      return {
        docs: compile(context, stages.slice(1))([context.stats(ns, isPlainObject(spec) ? spec : {})]),
        prepared: undefined,
      };
    if (name === '$indexStats')
      return { docs: compile(context, stages.slice(1))(indexStats(context, ns)), prepared: undefined };
    if (name === '$documents') throw unsupported('$documents', CODES.UnrecognizedStage);
  }
  const { query, used } = leadingQuery(ns, stages, context.fold, hint);
  const rest = stages.slice(used);
  const counting = countingField(rest);
  const run = counting ? undefined : compile(context, rest);
  const prepared = prepare(context.view, query);
  context.prepared.push(prepared);
  if (counting) {
    const n = countOf(context.view, prepared);
    const docs =
      n === 0 ? [] : ['id' in counting ? { _id: counting.id, [counting.name]: n } : { [counting.name]: n }];
    return { docs, prepared };
  }
  return { docs: run!(decoded(context.view, prepared, decoderOf(pipelineNeeds(rest)))), prepared };
};

function* decoded(view: View, prepared: Prepared, decoder: Decoder): Generator<Doc> {
  for (const row of rowsOf(view, prepared)) yield row.doc ? copy(row.doc) : decoder(row.raw);
}

const indexStats = (context: PipelineContext, ns: string): Doc[] => {
  const collection = context.view.catalog.get(ns);
  if (!collection) return [];
  return [
    { name: '_id_', key: { _id: 1 } },
    ...collection.indexes.map((i) => ({ name: i.name, key: i.spec['key'] })),
  ];
};

/** The names of the variables of a `let`, evaluated to constants. */
export const constants = (spec: unknown): Map<string, unknown> => {
  if (spec === undefined || spec === null) return new Map();
  if (!isPlainObject(spec)) throw badValue("'let' must be an object");
  for (const value of Object.values(spec))
    if (typeof value === 'string' && value.startsWith('$'))
      throw commandError(17276, `Use of undefined variable in let: ${value}`);
  return new Map(
    Object.entries(spec).map(([name, value]) => [
      name,
      isPlainObject(value) && '$literal' in value ? value['$literal'] : value,
    ]),
  );
};
