import { asNumber, type Doc, encode, isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { countOf, prepare, type Query } from '../pipeline/view.ts';
import { openCursor } from '../sessions/cursors.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf, words } from './context.ts';

/** The pipeline of the driver's countDocuments; the result is `{ _id: 1, n }`. */
const COUNTING = ['$match', '$skip', '$limit', '$group'];
const isCounting = (group: unknown): boolean =>
  isPlainObject(group) &&
  Object.keys(group).join() === '_id,n' &&
  asNumber(group['_id']) === 1 &&
  isPlainObject(group['n']) &&
  Object.keys(group['n']).join() === '$sum' &&
  asNumber(group['n']['$sum']) === 1;

/** The query of a counting pipeline. No other aggregation is supported, because the product uses none. */
const queryOf = (ns: string, pipeline: unknown[]): Query => {
  const stages: Doc = {};
  let at = 0;
  for (const stage of pipeline) {
    if (!isPlainObject(stage) || Object.keys(stage).length !== 1)
      throw commandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, spec] = Object.entries(stage)[0]!;
    const place = COUNTING.indexOf(name, at);
    if (place < 0) throw unsupported(`the stage ${name} at this place`, CODES.UnrecognizedStage);
    at = place + 1;
    stages[name] = spec;
  }
  if (at !== COUNTING.length || !isCounting(stages['$group']))
    throw unsupported('an aggregation that does more than count', CODES.UnrecognizedStage);
  return {
    ns,
    filter: docArg(stages, '$match'),
    skip: countArg(stages, '$skip') ?? 0,
    limit: countArg(stages, '$limit') ?? Infinity,
  };
};

function* counted(context: Context, query: Query): Generator<null | Uint8Array> {
  const n = yield* countOf(context.view, prepare(context.view, query, context.reading));
  // A count of zero has no result document.
  if (n > 0) yield encode({ _id: 1, n });
}

const aggregate = (context: Context): Answering => {
  const ns = nsOf(context);
  const pipeline = context.body['pipeline'];
  if (!Array.isArray(pipeline))
    throw commandError(CODES.TypeMismatch, "'pipeline' option must be specified as an array");
  return openCursor(context, { ns, rows: counted(context, queryOf(ns, pipeline)) });
};

/** Aggregation for countDocuments only. */
export const aggregateCommands: Record<string, Command> = {
  aggregate: { run: aggregate, transactional: true, fields: words('pipeline cursor') },
};
