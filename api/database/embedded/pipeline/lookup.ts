import { type Doc, getField, isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { keyText } from '../base/keys.ts';
import { walk } from '../base/paths.ts';
import { evaluate } from '../query/expressions.ts';
import type { Stage } from '../query/stages.ts';
import { docOf } from '../storage/records.ts';
import { copy } from '../update/update.ts';
import { type PipelineContext, substitute } from './pipeline-scope.ts';
import { prepare, rowsOf } from './view.ts';

type Spec = {
  from: string;
  as: string;
  localField: string | undefined;
  foreignField: string | undefined;
  pipeline: unknown[] | undefined;
  let: Doc;
};

const specOf = (given: unknown): Spec => {
  if (!isPlainObject(given))
    throw commandError(CODES.FailedToParse, 'the $lookup stage specification must be an object');
  for (const key of Object.keys(given))
    if (!['from', 'as', 'localField', 'foreignField', 'pipeline', 'let'].includes(key))
      throw commandError(CODES.FailedToParse, `unknown argument to $lookup: ${key}`);
  const { from, as, localField, foreignField, pipeline } = given;
  if (typeof as !== 'string' || as === '')
    throw commandError(CODES.FailedToParse, "must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw unsupported('$lookup without a collection name', CODES.FailedToParse);
  if ((localField === undefined) !== (foreignField === undefined))
    throw commandError(
      CODES.FailedToParse,
      '$lookup requires both or neither of localField and foreignField',
    );
  if (localField === undefined && pipeline === undefined)
    throw commandError(
      CODES.FailedToParse,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  if (pipeline !== undefined && !Array.isArray(pipeline))
    throw commandError(CODES.TypeMismatch, "'pipeline' option must be specified as an array");
  return {
    from,
    as,
    localField: localField as string | undefined,
    foreignField: foreignField as string | undefined,
    pipeline: pipeline as unknown[] | undefined,
    let: (given['let'] as Doc | undefined) ?? {},
  };
};

/** The values a local field joins by: the elements of arrays, null when it is missing. */
const localValues = (doc: Doc, parts: string[]): unknown[] => {
  const values: unknown[] = [];
  walk(doc, parts, false, (value) => {
    if (Array.isArray(value)) values.push(...value);
    else values.push(value ?? null);
    return false;
  });
  return values;
};

/** Finds the foreign documents of a local one: through an index where there is one, else through one hash of all. */
const joiner = (
  context: PipelineContext,
  ns: string,
  localField: string,
  foreignField: string,
): ((doc: Doc) => Doc[]) => {
  const { view, fold } = context;
  const local = localField.split('.');
  const foreign = foreignField.split('.');
  const probe = prepare(view, { ns, filter: { [foreignField]: { $in: [1] } }, fold });
  if (probe.plan?.kind === 'index' && !view.overlay(ns))
    return (doc) => {
      const values = localValues(doc, local);
      if (values.length === 0) return [];
      const prepared = prepare(view, {
        ns,
        filter: { [foreignField]: { $in: values.map((v) => (v instanceof RegExp ? null : v)) } },
        fold,
      });
      return [...rowsOf(view, prepared)].map(docOf);
    };
  let hashed: Map<string, Doc[]> | undefined;
  const build = () => {
    const out = new Map<string, Doc[]>();
    const all = prepare(view, { ns, filter: {}, fold });
    for (const row of rowsOf(view, all)) {
      const doc = docOf(row);
      const keys = new Set<string>();
      walk(doc, foreign, true, (value) => {
        keys.add(keyText(value ?? null, fold));
        return false;
      });
      for (const key of keys) {
        const list = out.get(key);
        if (list) list.push(doc);
        else out.set(key, [doc]);
      }
    }
    return out;
  };
  return (doc) => {
    hashed ??= build();
    const found = new Set<Doc>();
    for (const value of localValues(doc, local))
      for (const match of hashed.get(keyText(value, fold)) ?? []) found.add(match);
    return [...found].map(copy);
  };
};

const put = (doc: Doc, path: string, value: unknown): Doc => {
  const [head, ...rest] = path.split('.') as [string, ...string[]];
  const inner = getField(doc, head);
  return {
    ...doc,
    [head]: rest.length === 0 ? value : put(isPlainObject(inner) ? inner : {}, rest.join('.'), value),
  };
};

/** How the stages of a `$lookup` run: as any pipeline does, in which it is a stage itself. */
type Inner = {
  compile: (context: PipelineContext, stages: unknown[]) => Stage;
  runPipeline: (context: PipelineContext, ns: string, stages: unknown[]) => { docs: Iterable<Doc> };
};

/** `$lookup` by equal fields, by a pipeline, or both. */
export const lookup = (context: PipelineContext, given: unknown, { compile, runPipeline }: Inner): Stage => {
  const spec = specOf(given);
  const ns = `${context.db}.${spec.from}`;
  const join =
    spec.localField === undefined ? undefined : joiner(context, ns, spec.localField, spec.foreignField!);
  const variables = Object.entries(spec.let).map(([name, expr]) => ({
    name,
    run: evaluate(expr, context.fold),
  }));
  // Refuses a bad pipeline even when no document reaches it.
  if (spec.pipeline)
    compile(context, substitute(spec.pipeline, new Map(variables.map((v) => [v.name, null]))) as unknown[]);
  return function* (docs) {
    for (const doc of docs) {
      const pipeline =
        spec.pipeline &&
        (substitute(spec.pipeline, new Map(variables.map((v) => [v.name, v.run(doc)]))) as unknown[]);
      let found: Doc[];
      if (join) found = pipeline ? [...compile(context, pipeline)(join(doc))] : join(doc);
      else found = [...runPipeline(context, ns, pipeline!).docs];
      yield put(doc, spec.as, found);
    }
  };
};
