import { asNumber, type Doc, encode, isPlainObject } from '../base/bson.ts';
import { foldOf } from '../base/collation.ts';
import { sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { buildIndex } from '../plan/build-index.ts';
import { compileFilter } from '../query/match.ts';
import { openCursor } from '../sessions/cursors.ts';
import { type Collection, type Index, removeIndex } from '../storage/catalog.ts';
import { atomic, ensureCollection, setCollection } from '../storage/store.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf } from './context.ts';

const cannot = (message: string) => commandError(CODES.CannotCreateIndex, message);

const KNOWN = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'background',
  'ns',
  'hidden',
]);
const SPECIAL = ['text', '2d', '2dsphere', 'hashed', 'wildcard'];
const PARTIAL_OPERATORS = new Set([
  '$eq',
  '$exists',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$type',
  '$and',
  '$or',
  '$in',
]);

const checkKey = (key: Doc) => {
  if (Object.keys(key).length === 0) throw cannot('Index keys cannot be empty.');
  if (Object.keys(key).length > 32)
    throw commandError(13103, 'Index key pattern too large: more than 32 fields');
  for (const [field, direction] of Object.entries(key)) {
    if (typeof direction === 'string') {
      if (SPECIAL.includes(direction)) throw unsupported(`a ${direction} index`, CODES.CannotCreateIndex);
      throw cannot(`Unknown index plugin '${direction}'`);
    }
    const number = asNumber(direction);
    if (number === undefined || number === 0 || Number.isNaN(number))
      throw cannot(
        'Values in v:2 index key pattern cannot be of this type. Only numbers > 0, numbers < 0, and strings are allowed.',
      );
    if (field === '' || field.split('.').some((p) => p === ''))
      throw cannot('Index keys cannot be an empty field.');
    if (field.includes('$**')) throw unsupported('a wildcard index', CODES.CannotCreateIndex);
    if (field.split('.').some((p) => p.startsWith('$') && !['$ref', '$id', '$db'].includes(p)))
      throw cannot(`Index key contains an illegal field name: field name starts with '$'.`);
  }
};

const checkPartial = (filter: Doc) => {
  for (const [key, value] of Object.entries(filter)) {
    if (key.startsWith('$') && !PARTIAL_OPERATORS.has(key))
      throw cannot(`Expression not supported in partial index: ${key}`);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!isPlainObject(item)) continue;
      if (key === '$and' || key === '$or') checkPartial(item);
      else
        for (const op of Object.keys(item))
          if (op.startsWith('$') && !PARTIAL_OPERATORS.has(op))
            throw cannot(`Expression not supported in partial index: ${op}`);
    }
  }
  compileFilter(filter);
};

/** An index specification in the form that is stored and listed. */
const normalSpec = (given: Doc, collection: Collection): Doc => {
  for (const field of Object.keys(given))
    if (!KNOWN.has(field))
      throw commandError(197, `The field '${field}' is not valid for an index specification.`);
  const key = given['key'];
  if (!isPlainObject(key))
    throw commandError(
      CODES.FailedToParse,
      "The 'key' field is a required property of an index specification",
    );
  checkKey(key);
  const spec: Doc = {
    v: 2,
    key,
    name:
      given['name'] ??
      Object.entries(key)
        .map(([f, d]) => `${f}_${String(d)}`)
        .join('_'),
  };
  if (typeof spec['name'] !== 'string' || spec['name'] === '' || spec['name'] === '*')
    throw cannot('The index name is not valid');
  if (given['hidden']) throw unsupported('a hidden index', CODES.CannotCreateIndex);
  if (given['unique'] === true || asNumber(given['unique'])) spec['unique'] = true;
  if (given['sparse'] === true || asNumber(given['sparse'])) spec['sparse'] = true;
  if (given['partialFilterExpression'] !== undefined) {
    if (!isPlainObject(given['partialFilterExpression']))
      throw commandError(CODES.TypeMismatch, "The field 'partialFilterExpression' must be an object");
    if (spec['sparse']) throw cannot('cannot mix "partialFilterExpression" and "sparse" options');
    checkPartial(given['partialFilterExpression']);
    spec['partialFilterExpression'] = given['partialFilterExpression'];
  }
  if (given['expireAfterSeconds'] !== undefined) {
    const seconds = asNumber(given['expireAfterSeconds']);
    if (seconds === undefined || seconds < 0 || seconds > 2_147_483_647)
      throw cannot("TTL index 'expireAfterSeconds' option must be within an acceptable range");
    if (Object.keys(key).length > 1)
      throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL');
    spec['expireAfterSeconds'] = seconds;
  }
  const collation = given['collation'] ?? collection.options['collation'];
  if (collation !== undefined && foldOf(collation)) spec['collation'] = collation;
  return spec;
};

const isIdIndex = (spec: Doc) => {
  const key = spec['key'];
  return isPlainObject(key) && Object.keys(key).length === 1 && asNumber(key['_id']) === 1;
};

const sameSpec = (a: Doc, b: Doc) => {
  const plain = ({ name: _n, v: _v, ...rest }: Doc) => rest;
  const x = plain(a);
  const y = plain(b);
  return (
    Object.keys(x).length === Object.keys(y).length && Object.keys(x).every((k) => sameValue(x[k], y[k]))
  );
};

/** True when exactly this index is there already; conflicts are refused as MongoDB does (85, 86). */
const exists = (collection: Collection, spec: Doc): boolean => {
  const sameKey = collection.indexes.find(
    (i) =>
      sameValue(i.spec['key'], spec['key']) &&
      sameValue(i.spec['collation'] ?? null, spec['collation'] ?? null) &&
      sameValue(i.spec['partialFilterExpression'] ?? null, spec['partialFilterExpression'] ?? null),
  );
  const sameName =
    collection.indexes.find((i) => i.name === spec['name']) ?? (spec['name'] === '_id_' ? 'id' : undefined);
  if (sameKey) {
    if (!sameSpec(sameKey.spec, spec))
      throw commandError(
        sameKey.name === spec['name'] ? CODES.IndexKeySpecsConflict : CODES.IndexOptionsConflict,
        `An equivalent index already exists with the same name but different options. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(sameKey.spec)}`,
      );
    if (sameKey.name !== spec['name'])
      throw commandError(
        CODES.IndexOptionsConflict,
        `Index already exists with a different name: ${sameKey.name}`,
      );
    return true;
  }
  if (sameName)
    throw commandError(
      CODES.IndexKeySpecsConflict,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec)}`,
    );
  return false;
};

const MAX_INDEXES = 64;

const createIndexes = (context: Context): Doc => {
  const { store, body } = context;
  const ns = nsOf(context);
  const specs = body['indexes'];
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isPlainObject))
    throw badValue('Must specify at least one index to create');
  const createdCollectionAutomatically = !store.catalog.has(ns);
  return atomic(store, () => {
    let collection = ensureCollection(store, ns);
    const before = collection.indexes.length + 1;
    for (const given of specs) {
      if (isIdIndex(given)) continue;
      const spec = normalSpec(given, collection);
      if (exists(collection, spec)) continue;
      if (collection.indexes.length + 1 >= MAX_INDEXES)
        throw cannot(`add index fails, too many indexes for ${ns}`);
      const index = buildIndex(store.main, collection, spec);
      collection = { ...collection, indexes: [...collection.indexes, index] };
      setCollection(store, ns, collection);
    }
    const after = collection.indexes.length + 1;
    return {
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically,
      ...(before === after ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    };
  });
};

/** The primary key as indexes are listed. */
export const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

const required = (context: Context, ns: string): Collection => {
  const collection = context.view.catalog.get(ns);
  if (!collection) throw commandError(CODES.NamespaceNotFound, `ns does not exist: ${ns}`);
  return collection;
};

const listIndexes = (context: Context): Answering => {
  const ns = nsOf(context);
  const collection = required(context, ns);
  return openCursor(context.cursors, {
    ns,
    rows: [ID_INDEX, ...collection.indexes.map((i) => i.spec)].map(encode),
    batchSize: countArg(docArg(context.body, 'cursor'), 'batchSize'),
    singleBatch: false,
    session: context.session,
    txn: undefined,
  });
};

const chosen = (collection: Collection, wanted: unknown): Index[] => {
  if (wanted === '*') return collection.indexes;
  if (Array.isArray(wanted)) return wanted.flatMap((w) => chosen(collection, w));
  if (wanted === '_id_' || (isPlainObject(wanted) && isIdIndex({ key: wanted })))
    throw commandError(CODES.InvalidOptions, 'cannot drop _id index');
  const index =
    typeof wanted === 'string'
      ? collection.indexes.find((i) => i.name === wanted)
      : collection.indexes.find((i) => sameValue(i.spec['key'], wanted));
  if (!index)
    throw commandError(
      CODES.IndexNotFound,
      typeof wanted === 'string'
        ? `index not found with name [${wanted}]`
        : `can't find index with key: ${JSON.stringify(wanted)}`,
    );
  return [index];
};

const dropIndexes = (context: Context): Doc => {
  const { store, body } = context;
  const ns = nsOf(context);
  const collection = required(context, ns);
  const dropped = new Set(chosen(collection, body['index']));
  return atomic(store, () => {
    for (const index of dropped) removeIndex(store.main, index);
    setCollection(store, ns, { ...collection, indexes: collection.indexes.filter((i) => !dropped.has(i)) });
    return {
      nIndexesWas: collection.indexes.length + 1,
      ...(body['index'] === '*' ? { msg: 'non-_id indexes dropped for collection' } : {}),
      ok: 1,
    };
  });
};

/** Commands about indexes. */
export const indexCommands: Record<string, Command> = {
  createIndexes: {
    run: createIndexes,
    write: true,
    fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  },
  listIndexes: { run: listIndexes, fields: ['cursor', 'includeBuildUUIDs'] },
  dropIndexes: { run: dropIndexes, write: true, fields: ['index'] },
};
