import { asNumber, type Doc, decodeTyped, encode } from '../base/bson.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { keyText } from '../base/keys.ts';
import { walk } from '../base/paths.ts';
import { countOf, prepare, type Query, rowsOf } from '../pipeline/view.ts';
import { warnOfScan } from '../pipeline/warnings.ts';
import { PAUSE, type Step } from '../plan/scan.ts';
import { compileProjection } from '../query/projection.ts';
import { sortKeys } from '../query/sort.ts';
import { moreOf, openCursor } from '../sessions/cursors.ts';
import {
  type Answering,
  type Command,
  type Context,
  countArg,
  docArg,
  foldArg,
  nsOf,
  words,
} from './context.ts';

const refuseTailable = (body: Doc) => {
  if (body['tailable'] || body['awaitData']) throw unsupported('a tailable cursor', CODES.BadValue);
  for (const flag of ['returnKey', 'showRecordId', 'min', 'max'])
    if (body[flag]) throw unsupported(flag, CODES.BadValue);
};

/** The query of a find command; a negative limit is refused as MongoDB does. */
export const findQuery = (context: Context, ns: string, body: Doc): Query => {
  const limit = countArg(body, 'limit');
  return {
    ns,
    filter: docArg(body, 'filter'),
    sort: sortKeys(body['sort']),
    skip: countArg(body, 'skip') ?? 0,
    limit: limit || Infinity,
    fold: foldArg(context, ns, body),
    hint: body['hint'],
  };
};

function* find(context: Context): Answering {
  const { body, view } = context;
  const ns = nsOf(context);
  refuseTailable(body);
  const query = findQuery(context, ns, body);
  const project = compileProjection(docArg(body, 'projection'));
  const prepared = prepare(view, query, context.reading);
  const rows = rowsOf(view, prepared);
  const out = project ? projected(rows, project) : raw(rows);
  const answer = yield* openCursor(context.cursors, {
    ns,
    rows: out,
    reading: prepared.examined,
    batchSize: countArg(body, 'batchSize'),
    singleBatch: body['singleBatch'] === true,
    session: context.session,
    txn: context.transaction && context.session?.txn,
  });
  warnOfScan(context.store, prepared);
  return answer;
}

type Rows = Iterable<Step<{ raw: Uint8Array }>>;

function* raw(rows: Rows): Generator<Step<Uint8Array>> {
  for (const row of rows) yield row ? row.raw : PAUSE;
}

function* projected(rows: Rows, project: (doc: Doc) => Doc): Generator<Step<Uint8Array>> {
  for (const row of rows) yield row && encode(project(decodeTyped(row.raw)));
}

const getMore = (context: Context): Answering => {
  const { body } = context;
  const id = asNumber(body['getMore']);
  if (id === undefined || typeof body['collection'] !== 'string')
    throw badValue('getMore needs a cursor id and a collection');
  return moreOf(
    context.cursors,
    id,
    `${context.db}.${body['collection']}`,
    countArg(body, 'batchSize'),
    context.session,
    context.transaction && context.session?.txn,
  );
};

const killCursors = (context: Context): Doc => {
  const ids = context.body['cursors'];
  if (!Array.isArray(ids)) throw badValue('killCursors needs an array of cursors');
  const killed = ids.filter((id) => context.cursors.delete(asNumber(id) ?? -1));
  const missing = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

function* count(context: Context): Answering {
  const { body, view } = context;
  const ns = nsOf(context);
  const limit = asNumber(body['limit']);
  const prepared = prepare(
    view,
    {
      ns,
      filter: docArg(body, 'query'),
      skip: countArg(body, 'skip') ?? 0,
      limit: limit ? Math.abs(limit) : Infinity,
      fold: foldArg(context, ns),
      hint: body['hint'],
    },
    context.reading,
  );
  const n = yield* countOf(view, prepared);
  warnOfScan(context.store, prepared);
  return { n, ok: 1 };
}

/** The values `distinct` sees in one document: elements of arrays, not the arrays themselves. */
const distinctValues = (doc: Doc, parts: string[], visit: (value: unknown) => void) => {
  walk(doc, parts, false, (value) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value !== undefined) visit(value);
    return false;
  });
};

function* distinct(context: Context): Answering {
  const { body, view } = context;
  const ns = nsOf(context);
  const path = body['key'];
  if (typeof path !== 'string' || path === '')
    throw commandError(CODES.TypeMismatch, "BSON field 'distinct.key' must be a string");
  const fold = foldArg(context, ns);
  const query = { ns, filter: docArg(body, 'query'), fold, hint: body['hint'] };
  const prepared = prepare(view, query, context.reading);
  const seen = new Map<string, unknown>();
  for (const row of rowsOf(view, prepared)) {
    if (!row) {
      yield PAUSE;
      continue;
    }
    distinctValues(decodeTyped(row.raw), path.split('.'), (value) => {
      const key = keyText(value, fold);
      if (!seen.has(key)) seen.set(key, value);
    });
  }
  warnOfScan(context.store, prepared);
  return { values: [...seen.values()], ok: 1 };
}

/** Reading commands. */
export const readCommands: Record<string, Command> = {
  find: {
    run: find,
    transactional: true,
    fields: words(`filter sort projection hint skip limit batchSize singleBatch collation allowDiskUse
      noCursorTimeout tailable awaitData allowPartialResults returnKey showRecordId min max let
      oplogReplay rawData`),
  },
  getMore: { run: getMore, transactional: true, fields: ['collection', 'batchSize'] },
  killCursors: { run: killCursors, transactional: true, fields: ['cursors'] },
  count: { run: count, fields: words('query limit skip hint collation fields rawData') },
  distinct: { run: distinct, transactional: true, fields: words('key query collation hint rawData') },
};
