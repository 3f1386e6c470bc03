import { asLong, asNumber, type Doc, decode, isPlainObject } from '../base/bson.ts';
import { badValue, CODES, commandError, isCommandError } from '../base/errors.ts';
import { type Command, type Context, concernError, docsArg } from './context.ts';
import { applyDelete, applyUpdate, prepareInsert } from './write.ts';

type Totals = { nInserted: number; nMatched: number; nModified: number; nUpserted: number; nDeleted: number };

const namespaceAt = (namespaces: Doc[], index: unknown): string => {
  const ns = namespaces[asNumber(index) ?? -1]?.['ns'];
  if (typeof ns !== 'string' || !ns.includes('.'))
    throw badValue(`BulkWrite ops entry has an invalid nsInfo index: ${String(index)}`);
  return ns;
};

const filterOf = (op: Doc): Doc => {
  if (!isPlainObject(op['filter']))
    throw commandError(CODES.TypeMismatch, 'a bulkWrite operation needs a filter');
  return op['filter'];
};

/** Runs one operation of a bulkWrite and says what it did. */
const runOne = (context: Context, namespaces: Doc[], op: Doc, totals: Totals): Doc => {
  if ('insert' in op) {
    const ns = namespaceAt(namespaces, op['insert']);
    if (!isPlainObject(op['document'])) throw commandError(CODES.TypeMismatch, 'an insert needs a document');
    const { doc, raw } = prepareInsert(op['document']);
    context.view.writer.insert(ns, doc, raw);
    totals.nInserted++;
    return { n: 1 };
  }
  if ('update' in op) {
    const ns = namespaceAt(namespaces, op['update']);
    const { arrayFilters, hint, collation, sort } = op;
    const done = applyUpdate(context, ns, {
      q: filterOf(op),
      u: op['updateMods'],
      multi: op['multi'] === true,
      upsert: op['upsert'] === true,
      arrayFilters,
      hint,
      sort,
      ...(collation === undefined ? {} : { collation }),
    });
    totals.nMatched += done.matched;
    totals.nModified += done.modified;
    if (!done.upserted) return { n: done.matched, nModified: done.modified };
    totals.nUpserted++;
    return { n: 1, nModified: 0, upserted: { _id: done.upserted['_id'] } };
  }
  if ('delete' in op) {
    const n = applyDelete(
      context,
      namespaceAt(namespaces, op['delete']),
      filterOf(op),
      op['multi'] !== true,
      op,
    );
    totals.nDeleted += n;
    return { n };
  }
  throw badValue(`unknown bulkWrite operation ${Object.keys(op)[0] ?? ''}`);
};

const bulkWrite = (context: Context): Doc => {
  const { body, sequences } = context;
  const ops = sequences.get('ops')?.map(decode) ?? docsArg(context, 'ops');
  const namespaces = sequences.get('nsInfo')?.map(decode) ?? docsArg(context, 'nsInfo');
  const totals: Totals = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const results: Doc[] = [];
  let nErrors = 0;
  for (let idx = 0; idx < ops.length; idx++) {
    try {
      const result = runOne(context, namespaces, ops[idx]!, totals);
      if (body['errorsOnly'] !== true) results.push({ ok: 1, idx, ...result });
    } catch (error) {
      if (context.transaction || !isCommandError(error)) throw error;
      nErrors++;
      results.push({ ok: 0, idx, code: error.code, errmsg: error.message, ...error.extra, n: 0 });
      if (body['ordered'] !== false) break;
    }
  }
  const concern = concernError(body);
  return {
    cursor: { id: asLong(0), firstBatch: results, ns: 'admin.$cmd.bulkWrite' },
    nErrors,
    ...totals,
    ...(concern ? { writeConcernError: concern } : {}),
    ok: 1,
  };
};

/** The driver's bulk write over several collections (MongoDB 8). */
export const bulkWriteCommands: Record<string, Command> = {
  bulkWrite: {
    run: bulkWrite,
    write: true,
    transactional: true,
    fields: ['ops', 'nsInfo', 'ordered', 'errorsOnly', 'bypassDocumentValidation', 'let', 'cursor'],
  },
};
