import { asNumber, type Doc, decodeTyped, encode } from '../base/bson.ts';
import { badValue } from '../base/errors.ts';
import { countOf, prepare, rowsOf } from '../pipeline/view.ts';
import { PAUSE, type Step } from '../plan/scan.ts';
import { compileProjection } from '../query/projection.ts';
import { sortKeys } from '../query/sort.ts';
import { moreOf, openCursor } from '../sessions/cursors.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf, words } from './context.ts';

const find = (context: Context): Answering => {
  const { body, view } = context;
  const ns = nsOf(context);
  const query = {
    ns,
    filter: docArg(body, 'filter'),
    sort: sortKeys(body['sort']),
    skip: countArg(body, 'skip') ?? 0,
    limit: countArg(body, 'limit') || Infinity,
  };
  const project = compileProjection(docArg(body, 'projection'));
  const prepared = prepare(view, query, context.reading);
  const rows = rowsOf(view, prepared);
  return openCursor(context, {
    ns,
    rows: project ? projected(rows, project) : raw(rows),
    reading: prepared.examined,
    batchSize: countArg(body, 'batchSize'),
    singleBatch: body['singleBatch'] === true,
  });
};

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
  return moreOf(context, id, `${context.db}.${body['collection']}`, countArg(body, 'batchSize'));
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
  const query = { ns: nsOf(context), filter: docArg(body, 'query') };
  return { n: yield* countOf(view, prepare(view, query, context.reading)), ok: 1 };
}

/** Read commands. */
export const readCommands: Record<string, Command> = {
  find: {
    run: find,
    transactional: true,
    fields: words('filter sort projection skip limit batchSize singleBatch'),
  },
  getMore: { run: getMore, transactional: true, fields: ['collection', 'batchSize'] },
  killCursors: { run: killCursors, transactional: true, fields: ['cursors'] },
  count: { run: count, fields: ['query'] },
};
