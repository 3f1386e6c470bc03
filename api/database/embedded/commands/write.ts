import { ObjectId } from 'bson';
import {
  asNumber,
  bsonType,
  type Doc,
  decode,
  decodeTyped,
  encode,
  idFirst,
  isPlainObject,
  MAX_DOCUMENT_BYTES,
} from '../base/bson.ts';
import { CODES, commandError, isCommandError } from '../base/errors.ts';
import type { Decoder } from '../base/partial.ts';
import { allRows } from '../pipeline/view.ts';
import { compileProjection } from '../query/projection.ts';
import { sortKeys } from '../query/sort.ts';
import { indexDecoder, type Row } from '../storage/records.ts';
import { checkedBytes, checkId, compileUpdate, type Update } from '../update/update.ts';
import { upsertBase } from '../update/upsert.ts';
import {
  type Command,
  type Context,
  concernError,
  docArg,
  docsArg,
  nsOf,
  onlyFields,
  words,
} from './context.ts';

const refuseId = (id: unknown) => {
  if (Array.isArray(id) || bsonType(id) === 'BSONRegExp')
    throw commandError(53, `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`);
  if (isPlainObject(id) && Object.keys(id).some((k) => k.startsWith('$')))
    throw commandError(CODES.DollarPrefixedFieldName, `_id fields may not contain '$'-prefixed fields`);
};

/**
 * Validates a document for storing: its size, and its `_id`, generated if missing. Returns its BSON with
 * `_id` first, and the part `decoder` decodes.
 */
const prepareInsert = (given: Doc | Uint8Array, decoder: Decoder = decode): { doc: Doc; raw: Uint8Array } => {
  let doc = given instanceof Uint8Array ? decoder(given) : given;
  let raw: Uint8Array;
  if (doc['_id'] === undefined) {
    const { _id: _absent, ...rest } = given instanceof Uint8Array ? decode(given) : given;
    doc = { _id: new ObjectId(), ...rest };
    raw = encode(doc);
  } else {
    refuseId(doc['_id']);
    raw = idFirst(given instanceof Uint8Array ? given : encode(given));
  }
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw commandError(
      CODES.BSONObjectTooLarge,
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  return { doc, raw };
};

/** A failed statement of a batch, in the reply's format. */
const writeError = (error: unknown, index: number): Doc => {
  if (!isCommandError(error)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.extra };
};

/** Runs the statements of a batch; ordered batches stop at the first error. In a transaction any error aborts it. */
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

const finish = (context: Context, reply: Doc, errors: Doc[]): Doc => ({
  ...reply,
  ...(errors.length > 0 ? { writeErrors: errors } : {}),
  ...concernError(context.body),
  ok: 1,
});

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
type UpdateSpec = { q: Doc; u: unknown; multi: boolean; upsert: boolean; sort?: unknown };
/** Result of an update statement; `before` and `after` are its first document. */
type UpdateResult = {
  matched: number;
  modified: number;
  upserted: Doc | undefined;
  before: Row | undefined;
  after: Row | undefined;
};

/** The new document of an upsert: equalities of the filter, the update, and an `_id`. */
const insertFrom = (filter: Doc, update: Update): Doc => {
  const base = upsertBase(filter);
  const made = update(base, { insert: true });
  if (made['_id'] === undefined) return { _id: new ObjectId(), ...made };
  if (base['_id'] !== undefined) checkId(base, made);
  return made;
};

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Applies one update statement. */
const applyUpdate = ({ view }: Context, ns: string, spec: UpdateSpec): UpdateResult => {
  const update = compileUpdate(spec.u);
  if (spec.multi && isPlainObject(spec.u) && !Object.keys(spec.u)[0]?.startsWith('$'))
    throw commandError(CODES.FailedToParse, 'multi update is not supported for replacement-style update');
  const { rows, collection } = allRows(view, {
    ns,
    filter: spec.q,
    sort: sortKeys(spec.sort),
    limit: spec.multi ? Infinity : 1,
  });
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
    // Stored bytes may encode a number as another type; only decoding and encoding again shows a change.
    if (sameBytes(raw, row.raw) || sameBytes(raw, encode(doc))) continue;
    result.after = view.writer.replace(collection!, row, next, raw);
    result.modified++;
  }
  if (rows.length === 0 && spec.upsert) {
    const { doc, raw } = prepareInsert(insertFrom(spec.q, update));
    result.after = view.writer.insert(ns, doc, raw);
    result.upserted = doc;
  }
  return result;
};

const UPDATE = new Set(words('q u multi upsert sort'));
const DELETE = new Set(['q', 'limit']);

/** Validates the statements of a batch, keeping number types. */
const statements = (context: Context, field: string, known: ReadonlySet<string>): Doc[] => {
  const items = context.sequences.get(field)?.map(decodeTyped) ?? docsArg(decodeTyped(context.raw), field);
  for (const item of items) {
    onlyFields(field, item, known);
    if (!isPlainObject(item['q']))
      throw commandError(CODES.TypeMismatch, `BSON field '${field}.q' is missing or not an object`);
  }
  return items;
};

const update = (context: Context): Doc => {
  const ns = nsOf(context);
  const items = statements(context, 'updates', UPDATE);
  let n = 0;
  let nModified = 0;
  const upserted: Doc[] = [];
  const errors = batch(context, items.length, (i) => {
    const { q, u, multi, upsert, sort } = items[i]!;
    if (multi === true && sort !== undefined)
      throw commandError(CODES.FailedToParse, 'Cannot specify sort with multi=true');
    const spec = { q: q as Doc, u, multi: multi === true, upsert: upsert === true, sort };
    const done = applyUpdate(context, ns, spec);
    n += done.matched + (done.upserted ? 1 : 0);
    nModified += done.modified;
    if (done.upserted) upserted.push({ index: i, _id: done.upserted['_id'] });
  });
  return finish(context, { n, ...(upserted.length > 0 ? { upserted } : {}), nModified }, errors);
};

/** Deletes the first documents matching a filter, in order. */
const applyDelete = ({ view }: Context, ns: string, filter: Doc, limit: number, sort?: unknown): Row[] => {
  const { rows, collection } = allRows(view, { ns, filter, sort: sortKeys(sort), limit });
  for (const row of rows) view.writer.remove(collection!, row);
  return rows;
};

const remove = (context: Context): Doc => {
  const ns = nsOf(context);
  const items = statements(context, 'deletes', DELETE);
  let n = 0;
  const errors = batch(context, items.length, (i) => {
    const limit = asNumber(items[i]!['limit']);
    if (limit !== 0 && limit !== 1)
      throw commandError(
        CODES.FailedToParse,
        `The limit field in delete objects must be 0 or 1. Got ${limit}`,
      );
    n += applyDelete(context, ns, items[i]!['q'] as Doc, limit || Infinity).length;
  });
  return finish(context, { n }, errors);
};

const findAndModify = (context: Context): Doc => {
  const ns = nsOf(context);
  const body = decodeTyped(context.raw);
  const q = docArg(body, 'query');
  const { sort, update: u, upsert, new: after } = body;
  const project = compileProjection(docArg(body, 'fields'));
  const shown = (row: Row | undefined): Doc | null => {
    if (!row) return null;
    return project ? project(decodeTyped(row.raw)) : decodeTyped(row.raw);
  };
  if (body['remove']) {
    if (u !== undefined || upsert || after)
      throw commandError(CODES.FailedToParse, 'Cannot specify update, upsert or new with remove=true');
    const [row] = applyDelete(context, ns, q, 1, sort);
    return finish(context, { lastErrorObject: { n: row ? 1 : 0 }, value: shown(row) }, []);
  }
  if (u === undefined)
    throw commandError(CODES.FailedToParse, 'Either an update or remove=true must be specified');
  const done = applyUpdate(context, ns, { q, u, multi: false, upsert: upsert === true, sort });
  const lastErrorObject: Doc = {
    n: done.matched || (done.upserted ? 1 : 0),
    updatedExisting: done.matched > 0,
    ...(done.upserted ? { upserted: done.upserted['_id'] } : {}),
  };
  return finish(context, { lastErrorObject, value: shown(after ? done.after : done.before) }, []);
};

/** Write commands. */
export const writeCommands: Record<string, Command> = {
  insert: {
    run: insert,
    write: true,
    transactional: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  },
  update: { run: update, write: true, transactional: true, fields: ['updates', 'ordered'] },
  delete: { run: remove, write: true, transactional: true, fields: ['deletes', 'ordered'] },
  findAndModify: {
    run: findAndModify,
    write: true,
    transactional: true,
    fields: words('query sort remove update new fields upsert'),
  },
};
