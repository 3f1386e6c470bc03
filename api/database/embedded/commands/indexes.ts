import { asNumber, type Doc, encode, isPlainObject } from '../base/bson.ts';
import { sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { partsOf } from '../base/paths.ts';
import { buildIndex } from '../plan/build-index.ts';
import { openCursor } from '../sessions/cursors.ts';
import type { Collection } from '../storage/catalog.ts';
import { atomic, ensureCollection, setCollection } from '../storage/store.ts';
import { type Answering, type Command, type Context, docsArg, nsOf } from './context.ts';

const cannot = (message: string) => commandError(CODES.CannotCreateIndex, message);

/** Options of an index specification. */
const KNOWN = new Set(['v', 'key', 'name', 'unique', 'sparse', 'expireAfterSeconds', 'background']);

const checkKey = (key: unknown): Doc => {
  if (!isPlainObject(key))
    throw commandError(
      CODES.FailedToParse,
      "The 'key' field is a required property of an index specification",
    );
  if (Object.keys(key).length === 0) throw cannot('Index keys cannot be empty.');
  for (const [field, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw unsupported(`a ${direction} index`, CODES.CannotCreateIndex);
    if (!asNumber(direction)) throw cannot('Values in an index key pattern are numbers above or below 0.');
    if (partsOf(field, CODES.CannotCreateIndex).includes(''))
      throw cannot('Index keys cannot be an empty field.');
  }
  return key;
};

/** An index specification in its stored form. */
const normalSpec = (given: Doc): Doc => {
  for (const field of Object.keys(given))
    if (!KNOWN.has(field)) throw unsupported(`the index option ${field}`, 197);
  const key = checkKey(given['key']);
  const { name = Object.entries(key).flat().join('_') } = given;
  if (typeof name !== 'string' || name === '') throw cannot('The index name is not valid');
  const spec: Doc = { v: 2, key, name };
  for (const option of ['unique', 'sparse']) if (given[option]) spec[option] = true;
  if (given['expireAfterSeconds'] !== undefined) {
    const seconds = asNumber(given['expireAfterSeconds']);
    if (seconds === undefined || seconds < 0 || seconds > 2_147_483_647)
      throw cannot("TTL index 'expireAfterSeconds' option must be within an acceptable range");
    if (Object.keys(key).length > 1)
      throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL');
    spec['expireAfterSeconds'] = seconds;
  }
  return spec;
};

const isIdIndex = (spec: Doc) => sameValue(spec['key'], { _id: 1 });

/** True if exactly this index exists; conflicts are refused like MongoDB's (85, 86). */
const exists = (collection: Collection, spec: Doc): boolean => {
  const sameKey = collection.indexes.find((i) => sameValue(i.spec['key'], spec['key']));
  if (sameKey) {
    if (sameValue(sameKey.spec, spec)) return true;
    throw commandError(
      sameKey.name === spec['name'] ? CODES.IndexKeySpecsConflict : CODES.IndexOptionsConflict,
      `An equivalent index already exists: ${JSON.stringify(sameKey.spec)}, requested: ${JSON.stringify(spec)}`,
    );
  }
  if (spec['name'] === '_id_' || collection.indexes.some((i) => i.name === spec['name']))
    throw commandError(
      CODES.IndexKeySpecsConflict,
      `An existing index has the same name as the requested index: ${JSON.stringify(spec)}`,
    );
  return false;
};

const MAX_INDEXES = 64;

const createIndexes = (context: Context): Doc => {
  const { store, body } = context;
  const ns = nsOf(context);
  const specs = docsArg(body, 'indexes');
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  const createdCollectionAutomatically = !store.catalog.has(ns);
  return atomic(store, () => {
    let collection = ensureCollection(store, ns);
    const numIndexesBefore = collection.indexes.length + 1;
    for (const given of specs) {
      if (isIdIndex(given)) continue;
      const spec = normalSpec(given);
      if (exists(collection, spec)) continue;
      if (collection.indexes.length + 1 >= MAX_INDEXES)
        throw cannot(`add index fails, too many indexes for ${ns}`);
      const index = buildIndex(store.main, collection, spec);
      collection = { ...collection, indexes: [...collection.indexes, index] };
      setCollection(store, ns, collection);
    }
    const numIndexesAfter = collection.indexes.length + 1;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ok: 1 };
  });
};

/** The primary key as indexes are listed. */
const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

const listIndexes = (context: Context): Answering => {
  const ns = nsOf(context);
  const collection = context.view.catalog.get(ns);
  if (!collection) throw commandError(CODES.NamespaceNotFound, `ns does not exist: ${ns}`);
  return openCursor(context, { ns, rows: [ID_INDEX, ...collection.indexes.map((i) => i.spec)].map(encode) });
};

/** Index commands. */
export const indexCommands: Record<string, Command> = {
  createIndexes: { run: createIndexes, write: true, fields: ['indexes'] },
  listIndexes: { run: listIndexes, fields: ['cursor'] },
};
