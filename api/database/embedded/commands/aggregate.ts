import { type Doc, encode, isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { constants, runPipeline } from '../pipeline/pipeline.ts';
import { type PipelineContext, substitute } from '../pipeline/pipeline-scope.ts';
import { warnOfScan } from '../pipeline/warnings.ts';
import { stageParts } from '../query/stages.ts';
import { openCursor } from '../sessions/cursors.ts';
import { checkNamespace, emptyCollection } from '../storage/catalog.ts';
import { atomic, ensureCollection } from '../storage/store.ts';
import { collectionStats } from './collections.ts';
import { type Command, type Context, countArg, docArg, foldArg, untilDeadline } from './context.ts';
import { applyUpdate, prepareInsert } from './write.ts';

/** A target collection of $out or $merge: a name, or database and name. */
const targetOf = (context: Context, value: unknown): string => {
  const { db, coll } =
    typeof value === 'string'
      ? { db: context.db, coll: value }
      : ((isPlainObject(value) ? value : {}) as { db?: string; coll?: string });
  if (typeof coll !== 'string')
    throw commandError(CODES.FailedToParse, 'the target of $out or $merge must be a collection');
  checkNamespace(db ?? context.db, coll);
  return `${db ?? context.db}.${coll}`;
};

/** Replaces the target by the results, keeping its indexes. */
const out = (context: Context, ns: string, docs: Iterable<Doc>) => {
  const { store } = context;
  atomic(store, () => {
    const results = [...docs];
    emptyCollection(store.main, ensureCollection(store, ns));
    for (const item of results) {
      const { doc, raw } = prepareInsert(item);
      context.view.writer.insert(ns, doc, raw);
    }
  });
};

const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'];
const NOT_MATCHED = ['insert', 'discard', 'fail'];

/** Merges the results into the target, document by document. */
const merge = (context: Context, spec: Doc, docs: Iterable<Doc>) => {
  const ns = targetOf(context, spec['into']);
  const on = spec['on'] === undefined ? ['_id'] : ([spec['on']].flat() as string[]);
  const whenMatched = spec['whenMatched'] ?? 'merge';
  const whenNotMatched = (spec['whenNotMatched'] ?? 'insert') as string;
  if (spec['let'] !== undefined) throw unsupported('$merge with let', CODES.FailedToParse);
  if (!Array.isArray(whenMatched) && !MATCHED.includes(String(whenMatched)))
    throw commandError(
      CODES.BadValue,
      `Enumeration value '${String(whenMatched)}' for field 'whenMatched' is not a valid value.`,
    );
  if (!NOT_MATCHED.includes(whenNotMatched))
    throw commandError(
      CODES.BadValue,
      `Enumeration value '${whenNotMatched}' for field 'whenNotMatched' is not a valid value.`,
    );
  atomic(context.store, () => {
    const target = ensureCollection(context.store, ns);
    if (
      !(on.length === 1 && on[0] === '_id') &&
      !target.indexes.some(
        (i) => i.unique && i.fields.length === on.length && on.every((f) => i.fields.includes(f)),
      )
    )
      throw commandError(51183, 'Cannot find index to verify that join fields will be unique');
    for (const item of [...docs]) {
      const { doc } = prepareInsert(item);
      const q = Object.fromEntries(on.map((f) => [f, doc[f]]));
      const { _id, ...rest } = doc;
      const u = Array.isArray(whenMatched)
        ? whenMatched
        : whenMatched === 'replace'
          ? on.includes('_id')
            ? doc
            : rest
          : whenMatched === 'merge'
            ? [{ $replaceWith: { $mergeObjects: ['$$ROOT', { $literal: on.includes('_id') ? doc : rest }] } }]
            : { $setOnInsert: {} };
      const done = applyUpdate(context, ns, { q, u, multi: false, upsert: false });
      if (done.matched > 0) {
        if (whenMatched === 'fail')
          throw commandError(CODES.DuplicateKey, '$merge with whenMatched: fail found an existing document');
        continue;
      }
      if (whenNotMatched === 'fail')
        throw commandError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (whenNotMatched === 'insert') {
        const made = prepareInsert(doc);
        context.view.writer.insert(ns, made.doc, made.raw);
      }
    }
  });
};

/** The stages of an aggregate with its `let` put in, and the writing stage at its end. */
export const pipelineOf = (
  context: Context,
  body: Doc = context.body,
): { stages: unknown[]; last: [string, unknown] | undefined } => {
  const given = body['pipeline'];
  if (!Array.isArray(given))
    throw commandError(CODES.TypeMismatch, "'pipeline' option must be specified as an array");
  const stages = substitute(given, constants(body['let'])) as unknown[];
  if (stages.length === 0) return { stages, last: undefined };
  const last = stageParts(stages.at(-1));
  return last[0] === '$out' || last[0] === '$merge'
    ? { stages: stages.slice(0, -1), last }
    : { stages, last: undefined };
};

/** What a pipeline runs in for a command. */
export const pipelineContext = (context: Context, ns: string, body: Doc = context.body): PipelineContext => ({
  view: context.view,
  db: context.db,
  fold: foldArg(context, ns, body),
  prepared: [],
  stats: (name, spec) => ({
    ns: name,
    host: context.address,
    localTime: new Date(),
    ...('storageStats' in spec ? { storageStats: collectionStats(context, name) } : {}),
    ...('count' in spec ? { count: collectionStats(context, name)['count'] } : {}),
  }),
});

const aggregate = (context: Context): Uint8Array | Doc => {
  const { body } = context;
  const name = body['aggregate'];
  if (name === 1 || typeof name !== 'string')
    throw unsupported('aggregate on a database', CODES.InvalidNamespace);
  if (body['explain']) throw unsupported('aggregate with the explain option', CODES.FailedToParse);
  if (!isPlainObject(body['cursor']))
    throw commandError(
      CODES.FailedToParse,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const ns = `${context.db}.${name}`;
  const { stages, last } = pipelineOf(context);
  const inside = pipelineContext(context, ns);
  const { docs } = runPipeline(inside, ns, stages, body['hint']);
  const limited = untilDeadline(docs, context.deadline);
  let rows: Iterable<Uint8Array> = encoded(limited);
  if (last) {
    if (context.transaction)
      throw commandError(
        CODES.OperationNotSupportedInTransaction,
        `${last[0]} cannot be used in a transaction`,
      );
    if (last[0] === '$out') out(context, targetOf(context, last[1]), limited);
    else merge(context, isPlainObject(last[1]) ? last[1] : { into: last[1] }, limited);
    rows = [];
  }
  const answer = openCursor(context.cursors, {
    ns,
    rows,
    batchSize: countArg(docArg(body, 'cursor'), 'batchSize'),
    singleBatch: false,
    session: context.session,
    txn: context.transaction && context.session?.txn,
  });
  for (const prepared of inside.prepared) warnOfScan(context.store, prepared);
  return answer;
};

function* encoded(docs: Iterable<Doc>): Generator<Uint8Array> {
  for (const doc of docs) yield encode(doc);
}

/** Aggregation. */
export const aggregateCommands: Record<string, Command> = {
  aggregate: {
    run: aggregate,
    write: true,
    transactional: true,
    fields: [
      'pipeline',
      'cursor',
      'explain',
      'allowDiskUse',
      'hint',
      'collation',
      'let',
      'bypassDocumentValidation',
      'rawData',
    ],
  },
};
