import {
  asNumber,
  type Doc,
  decode,
  decodeTyped,
  encode,
  idFirst,
  isPattern,
  isPlainObject,
  MAX_DOCUMENT_BYTES,
  newObjectId,
} from '../base/bson.ts';
import { badValue, CODES, commandError, isCommandError } from '../base/errors.ts';
import type { Decoder } from '../base/partial.ts';
import { allRows, prepare, type Query } from '../pipeline/view.ts';
import { warnOfScan } from '../pipeline/warnings.ts';
import { compileProjection } from '../query/projection.ts';
import { sortKeys } from '../query/sort.ts';
import { indexDecoder, type Row } from '../storage/records.ts';
import { checkedBytes, compileUpdate, type Update } from '../update/update.ts';
import { upsertBase } from '../update/upsert.ts';
import {
  type Command,
  type Context,
  concernError,
  docArg,
  docsArg,
  foldArg,
  nsOf,
  words,
} from './context.ts';

const checkId = (id: unknown) => {
  if (Array.isArray(id) || isPattern(id))
    throw commandError(53, `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`);
  if (isPlainObject(id) && Object.keys(id).some((k) => k.startsWith('$')))
    throw commandError(CODES.DollarPrefixedFieldName, `_id fields may not contain '$'-prefixed fields`);
};

/**
 * Checks a document to be stored: its `_id`, made when there is none, and its size. Gives its BSON with `_id` first
 * and as much of it decoded as `decoder` does.
 */
const prepareInsert = (given: Doc | Uint8Array, decoder: Decoder = decode): { doc: Doc; raw: Uint8Array } => {
  let doc = given instanceof Uint8Array ? decoder(given) : given;
  let raw: Uint8Array;
  if (doc['_id'] === undefined) {
    const { _id: _absent, ...rest } = given instanceof Uint8Array ? decode(given) : given;
    doc = { _id: newObjectId(), ...rest };
    raw = encode(doc);
  } else {
    checkId(doc['_id']);
    raw = idFirst(given instanceof Uint8Array ? given : encode(given));
  }
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw commandError(
      CODES.BSONObjectTooLarge,
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  return { doc, raw };
};

/** One failed statement of a batch in the reply's form. */
const writeError = (error: unknown, index: number): Doc => {
  if (!isCommandError(error)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.extra };
};

/** Runs the statements of a batch; ordered batches stop at the first error. In a transaction any error ends it. */
const batch = (context: Context, size: number, run: (index: number) => void): Doc[] => {
  const errors: Doc[] = [];
  const ordered = context.body['ordered'] !== false;
  for (let i = 0; i < size; i++) {
    try {
      run(i);
    } catch (error) {
      if (context.transaction) throw error;
      errors.push(writeError(error, i));
      if (ordered) break;
    }
  }
  return errors;
};

const finish = (context: Context, reply: Doc, errors: Doc[]): Doc => {
  if (errors.length > 0) reply['writeErrors'] = errors;
  const concern = concernError(context.body);
  if (concern) reply['writeConcernError'] = concern;
  reply['ok'] = 1;
  return reply;
};

const insert = (context: Context): Doc => {
  const ns = nsOf(context);
  const docs = context.sequences.get('documents');
  if (!docs)
    throw commandError(CODES.UnknownField, "BSON field 'insert.documents' is missing but a required field");
  if (docs.length === 0)
    throw commandError(
      CODES.InvalidLength,
      'Write batch sizes must be between 1 and 100000. Got 0 operations.',
    );
  let n = 0;
  const errors = batch(context, docs.length, (i) => {
    const known = context.view.catalog.get(ns);
    const { doc, raw } = prepareInsert(docs[i]!, known ? indexDecoder(known) : decode);
    context.view.writer.insert(ns, doc, raw);
    n++;
  });
  return finish(context, { n }, errors);
};

/** One update statement. */
type UpdateSpec = {
  q: Doc;
  u: unknown;
  multi: boolean;
  upsert: boolean;
  arrayFilters?: unknown;
  sort?: unknown;
  hint?: unknown;
  collation?: unknown;
};
/** What an update statement did; `before` and `after` are of its first document. */
type UpdateResult = {
  matched: number;
  modified: number;
  upserted: Doc | undefined;
  before: Row | undefined;
  after: Row | undefined;
};

/** The new document of an upsert: equalities of the filter, then the update, then an `_id`. */
const insertFrom = (filter: Doc, update: Update): Doc => {
  const made = update(upsertBase(filter), { insert: true });
  if (made['_id'] === undefined) return { _id: newObjectId(), ...made };
  return made;
};

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Applies one update statement. */
const applyUpdate = (context: Context, ns: string, spec: UpdateSpec): UpdateResult => {
  const { view } = context;
  const fold = foldArg(context, ns, spec as Doc);
  const update = compileUpdate(spec.u, spec.arrayFilters);
  if (spec.multi && isPlainObject(spec.u) && !Object.keys(spec.u)[0]?.startsWith('$'))
    throw commandError(CODES.FailedToParse, 'multi update is not supported for replacement-style update');
  const query: Query = {
    ns,
    filter: spec.q,
    fold,
    hint: spec.hint,
    sort: sortKeys(spec.sort),
    limit: spec.multi ? Infinity : 1,
  };
  const prepared = prepare(view, query);
  const rows = allRows(view, prepared);
  warnOfScan(context.store, prepared);
  const result: UpdateResult = {
    matched: rows.length,
    modified: 0,
    upserted: undefined,
    before: rows[0],
    after: rows[0],
  };
  for (const row of rows) {
    const doc = decodeTyped(row.raw);
    const next = update(doc, { insert: false });
    const raw = checkedBytes(doc, next);
    // Stored bytes may spell a number in another type; then only decoding and encoding again tells a change.
    if (sameBytes(raw, row.raw) || sameBytes(raw, encode(doc))) continue;
    result.after = view.writer.replace(prepared.collection!, row, next, raw);
    result.modified++;
  }
  if (rows.length === 0 && spec.upsert) {
    const { doc, raw } = prepareInsert(insertFrom(spec.q, update));
    result.after = view.writer.insert(ns, doc, raw);
    result.upserted = doc;
  }
  return result;
};

const updateSpec = (item: Doc): UpdateSpec => {
  if (!isPlainObject(item['q']))
    throw commandError(CODES.TypeMismatch, "BSON field 'update.updates.q' is missing or not an object");
  for (const key of Object.keys(item))
    if (
      ![
        'q',
        'u',
        'c',
        'multi',
        'upsert',
        'arrayFilters',
        'hint',
        'collation',
        'sort',
        'upsertSupplied',
      ].includes(key)
    )
      throw commandError(CODES.UnknownField, `BSON field 'update.updates.${key}' is an unknown field.`);
  if (item['c'] !== undefined) throw badValue('constants are not supported by the embedded store');
  if (item['multi'] === true && item['sort'] !== undefined)
    throw commandError(CODES.FailedToParse, 'Cannot specify sort with multi=true');
  return {
    ...item,
    q: item['q'],
    u: item['u'],
    multi: item['multi'] === true,
    upsert: item['upsert'] === true,
  };
};

const statements = (context: Context, field: string): Doc[] =>
  context.sequences.get(field)?.map(decodeTyped) ??
  docsArg({ ...context, body: decodeTyped(context.raw) }, field);

const update = (context: Context): Doc => {
  const ns = nsOf(context);
  const items = statements(context, 'updates');
  let n = 0;
  let nModified = 0;
  const upserted: Doc[] = [];
  const errors = batch(context, items.length, (i) => {
    const done = applyUpdate(context, ns, updateSpec(items[i]!));
    n += done.matched + (done.upserted ? 1 : 0);
    nModified += done.modified;
    if (done.upserted) upserted.push({ index: i, _id: done.upserted['_id'] });
  });
  const reply: Doc = { n };
  if (upserted.length > 0) reply['upserted'] = upserted;
  reply['nModified'] = nModified;
  return finish(context, reply, errors);
};

/** Deletes the first or all documents of a filter; returns how many. */
const applyDelete = (context: Context, ns: string, q: Doc, one: boolean, spec: Doc): number => {
  const { view } = context;
  const prepared = prepare(view, {
    ns,
    filter: q,
    fold: foldArg(context, ns, spec),
    hint: spec['hint'],
    limit: one ? 1 : Infinity,
  });
  const rows = allRows(view, prepared);
  warnOfScan(context.store, prepared);
  for (const row of rows) view.writer.remove(prepared.collection!, row);
  return rows.length;
};

const remove = (context: Context): Doc => {
  const ns = nsOf(context);
  const items = statements(context, 'deletes');
  let n = 0;
  const errors = batch(context, items.length, (i) => {
    const item = items[i]!;
    const limit = asNumber(item['limit']);
    if (limit !== 0 && limit !== 1)
      throw commandError(
        CODES.FailedToParse,
        `The limit field in delete objects must be 0 or 1. Got ${String(item['limit'])}`,
      );
    if (!isPlainObject(item['q']))
      throw commandError(CODES.TypeMismatch, "BSON field 'delete.deletes.q' is missing or not an object");
    n += applyDelete(context, ns, item['q'], limit === 1, item);
  });
  return finish(context, { n }, errors);
};

const findAndModify = (context: Context): Doc => {
  const { view } = context;
  const ns = nsOf(context);
  const body = decodeTyped(context.raw);
  const filter = docArg(body, 'query');
  const fold = foldArg(context, ns);
  const project = compileProjection(docArg(body, 'fields'));
  const shown = (row: Row | undefined): Doc | Uint8Array | null =>
    row ? (project ? project(decodeTyped(row.raw)) : decodeTyped(row.raw)) : null;
  if (body['remove']) {
    if (body['update'] !== undefined)
      throw commandError(CODES.FailedToParse, 'Cannot specify both an update and remove=true');
    if (body['upsert'] || body['new'])
      throw commandError(CODES.FailedToParse, 'Cannot specify upsert or new with remove=true');
    const prepared = prepare(view, {
      ns,
      filter,
      fold,
      hint: body['hint'],
      sort: sortKeys(body['sort']),
      limit: 1,
    });
    const [row] = allRows(view, prepared);
    warnOfScan(context.store, prepared);
    if (row) view.writer.remove(prepared.collection!, row);
    return finish(context, { lastErrorObject: { n: row ? 1 : 0 }, value: shown(row) }, []);
  }
  if (body['update'] === undefined)
    throw commandError(CODES.FailedToParse, 'Either an update or remove=true must be specified');
  const done = applyUpdate(context, ns, {
    q: filter,
    u: body['update'],
    multi: false,
    upsert: body['upsert'] === true,
    arrayFilters: body['arrayFilters'],
    sort: body['sort'],
    hint: body['hint'],
    ...(body['collation'] ? { collation: body['collation'] } : {}),
  });
  const lastErrorObject: Doc = {
    n: done.matched || (done.upserted ? 1 : 0),
    updatedExisting: done.matched > 0,
  };
  if (done.upserted) lastErrorObject['upserted'] = done.upserted['_id'];
  return finish(context, { lastErrorObject, value: shown(body['new'] ? done.after : done.before) }, []);
};

const MODIFY_FIELDS =
  words(`query sort remove update new fields upsert arrayFilters hint collation bypassDocumentValidation
      let rawData`);

/** Writing commands. */
export const writeCommands: Record<string, Command> = {
  insert: {
    run: insert,
    write: true,
    transactional: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation', 'rawData'],
  },
  update: {
    run: update,
    write: true,
    transactional: true,
    fields: words('updates ordered bypassDocumentValidation let rawData'),
  },
  delete: { run: remove, write: true, transactional: true, fields: ['deletes', 'ordered', 'let', 'rawData'] },
  findAndModify: { run: findAndModify, write: true, transactional: true, fields: MODIFY_FIELDS },
  findandmodify: { run: findAndModify, write: true, transactional: true, fields: MODIFY_FIELDS },
};
