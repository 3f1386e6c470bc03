import { asLong, asNumber, type Doc, encode } from '../base/bson.ts';
import { foldOf } from '../base/collation.ts';
import { sameValue } from '../base/compare.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { compileFilter } from '../query/match.ts';
import { openCursor } from '../sessions/cursors.ts';
import {
  addCollection,
  type Collection,
  changeIndexSpec,
  checkNamespace,
  removeCollection,
  renameInCatalog,
  splitNs,
} from '../storage/catalog.ts';
import { atomic, setCollection } from '../storage/store.ts';
import { type Command, type Context, countArg, docArg, nsOf } from './context.ts';
import { ID_INDEX } from './indexes.ts';

const create = (context: Context): Doc => {
  const { store, body } = context;
  const ns = nsOf(context);
  for (const option of [
    'capped',
    'viewOn',
    'timeseries',
    'validator',
    'clusteredIndex',
    'encryptedFields',
    'changeStreamPreAndPostImages',
  ])
    if (body[option]) throw unsupported(`create with ${option}`);
  checkNamespace(...splitNs(ns));
  const options: Doc = {};
  if (body['collation'] !== undefined && foldOf(body['collation'])) options['collation'] = body['collation'];
  const found = store.catalog.get(ns);
  if (found) {
    if (sameValue(found.options, options)) return { ok: 1 };
    throw commandError(CODES.NamespaceExists, `namespace ${ns} already exists, but with different options`);
  }
  return atomic(store, () => {
    setCollection(store, ns, addCollection(store.main, ns, options));
    return { ok: 1 };
  });
};

const dropOne = (context: Context, collection: Collection) => {
  removeCollection(context.store.main, collection);
  setCollection(context.store, collection.ns, undefined);
};

const drop = (context: Context): Doc => {
  const ns = nsOf(context);
  const collection = context.store.catalog.get(ns);
  if (!collection) return { ok: 1 };
  return atomic(context.store, () => {
    dropOne(context, collection);
    return { nIndexesWas: collection.indexes.length + 1, ns, ok: 1 };
  });
};

const dropDatabase = (context: Context): Doc => {
  const owned = [...context.store.catalog.values()].filter((c) => c.db === context.db);
  if (owned.length === 0) return { ok: 1 };
  return atomic(context.store, () => {
    for (const collection of owned) dropOne(context, collection);
    return { dropped: context.db, ok: 1 };
  });
};

const renameCollection = (context: Context): Doc => {
  const { store, body } = context;
  const from = String(body['renameCollection']);
  const to = String(body['to']);
  const source = store.catalog.get(from);
  if (!source) throw commandError(CODES.NamespaceNotFound, `Source collection ${from} does not exist`);
  if (!to.includes('.')) throw commandError(CODES.InvalidNamespace, `Invalid namespace specified '${to}'`);
  checkNamespace(...splitNs(to));
  if (from === to) throw commandError(CODES.IllegalOperation, "Can't rename a collection to itself");
  const target = store.catalog.get(to);
  if (target && body['dropTarget'] !== true)
    throw commandError(CODES.NamespaceExists, 'target namespace exists');
  return atomic(store, () => {
    if (target) dropOne(context, target);
    setCollection(store, from, undefined);
    setCollection(store, to, renameInCatalog(store.main, source, to));
    return { ok: 1 };
  });
};

const listCollections = (context: Context): Uint8Array => {
  const { body, db } = context;
  const test = compileFilter(docArg(body, 'filter'));
  const nameOnly = body['nameOnly'] === true;
  const entries = [...context.view.catalog.values()]
    .filter((c) => c.db === db)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (c): Doc => ({
        name: c.name,
        type: 'collection',
        options: c.options,
        info: { readOnly: false },
        idIndex: ID_INDEX,
      }),
    )
    .filter(test)
    .map((c) => (nameOnly ? { name: c['name'], type: c['type'] } : c));
  return openCursor(context.cursors, {
    ns: `${db}.$cmd.listCollections`,
    rows: entries.map(encode),
    batchSize: countArg(docArg(body, 'cursor'), 'batchSize'),
    singleBatch: false,
    session: context.session,
    txn: undefined,
  });
};

const pagesOf = (context: Context, tables: string[]): number => {
  let bytes = 0;
  for (const table of tables)
    bytes += Number(context.store.main.row(`SELECT coalesce(sum(length(key)), 0) FROM ${table}`)?.[0] ?? 0);
  return bytes;
};

const statsOf = (context: Context, collection: Collection) => {
  const [count, size] = context.store.main.row(
    `SELECT count(*), coalesce(sum(length(doc)), 0) FROM ${collection.table}`,
  ) as [number, number];
  const indexSizes = Object.fromEntries([
    [
      '_id_',
      Number(
        context.store.main.row(`SELECT coalesce(sum(length(id)), 0) FROM ${collection.table}`)?.[0] ?? 0,
      ),
    ],
    ...collection.indexes.map((i) => [i.name, pagesOf(context, [i.table])]),
  ]) as Record<string, number>;
  const totalIndexSize = Object.values(indexSizes).reduce((a, b) => a + b, 0);
  return { count, size, indexSizes, totalIndexSize };
};

const listDatabases = (context: Context): Doc => {
  const test = compileFilter(docArg(context.body, 'filter'));
  const names = [...new Set([...context.store.catalog.values()].map((c) => c.db))].sort();
  const databases = names
    .map((name): Doc => ({ name, sizeOnDisk: asLong(fileBytes(context)), empty: false }))
    .filter(test)
    .map((d) => (context.body['nameOnly'] === true ? { name: d['name'] } : d));
  return {
    databases,
    totalSize: asLong(fileBytes(context)),
    totalSizeMb: asLong(Math.round(fileBytes(context) / 2 ** 20)),
    ok: 1,
  };
};

const fileBytes = (context: Context): number => {
  const page = context.store.main.row('PRAGMA page_size')![0] as number;
  return page * (context.store.main.row('PRAGMA page_count')![0] as number);
};

/** Sizes of one collection, as collStats and `$collStats` report them (bytes of BSON and of index keys). */
export const collectionStats = (context: Context, ns: string, scale = 1): Doc => {
  const collection = context.view.catalog.get(ns);
  const stats = collection
    ? statsOf(context, collection)
    : { count: 0, size: 0, indexSizes: {}, totalIndexSize: 0 };
  return {
    ns,
    size: Math.floor(stats.size / scale),
    count: stats.count,
    ...(stats.count > 0 ? { avgObjSize: Math.floor(stats.size / stats.count) } : {}),
    storageSize: Math.floor(stats.size / scale),
    capped: false,
    nindexes: collection ? collection.indexes.length + 1 : 0,
    totalIndexSize: Math.floor(stats.totalIndexSize / scale),
    totalSize: Math.floor((stats.size + stats.totalIndexSize) / scale),
    indexSizes: stats.indexSizes,
    scaleFactor: scale,
  };
};

const collStats = (context: Context): Doc => ({
  ...collectionStats(context, nsOf(context), asNumber(context.body['scale']) || 1),
  ok: 1,
});

const dbStats = (context: Context): Doc => {
  const owned = [...context.store.catalog.values()].filter((c) => c.db === context.db);
  const scale = asNumber(context.body['scale']) || 1;
  const stats = owned.map((c) => statsOf(context, c));
  const sum = (of: (s: (typeof stats)[number]) => number) => stats.reduce((n, s) => n + of(s), 0);
  const objects = sum((s) => s.count);
  return {
    db: context.db,
    collections: asLong(owned.length),
    views: asLong(0),
    objects: asLong(objects),
    avgObjSize: objects ? sum((s) => s.size) / objects : 0,
    dataSize: sum((s) => s.size) / scale,
    storageSize: fileBytes(context) / scale,
    indexes: asLong(owned.reduce((n, c) => n + c.indexes.length + 1, 0)),
    indexSize: sum((s) => s.totalIndexSize) / scale,
    totalSize: fileBytes(context) / scale,
    scaleFactor: asLong(scale),
    ok: 1,
  };
};

/** Changes an index's time to live; other changes are refused. */
const collMod = (context: Context): Doc => {
  const ns = nsOf(context);
  const collection = context.store.catalog.get(ns);
  if (!collection) throw commandError(CODES.NamespaceNotFound, `ns does not exist: ${ns}`);
  const change = docArg(context.body, 'index');
  const index = collection.indexes.find(
    (i) =>
      i.name === change['name'] ||
      (change['keyPattern'] !== undefined && sameValue(i.spec['key'], change['keyPattern'])),
  );
  if (!index) throw commandError(CODES.IndexNotFound, 'cannot find index for the collMod command');
  const seconds = asNumber(change['expireAfterSeconds']);
  if (seconds === undefined || index.fields.length > 1)
    throw unsupported('collMod other than expireAfterSeconds', CODES.InvalidOptions);
  return atomic(context.store, () => {
    const changed = changeIndexSpec(context.store.main, index, {
      ...index.spec,
      expireAfterSeconds: seconds,
    });
    setCollection(context.store, ns, {
      ...collection,
      indexes: collection.indexes.map((i) => (i === index ? changed : i)),
    });
    return {
      ...(index.expireAfterSeconds === undefined
        ? {}
        : { expireAfterSeconds_old: asLong(index.expireAfterSeconds) }),
      expireAfterSeconds_new: asLong(seconds),
      ok: 1,
    };
  });
};

const validate = (context: Context): Doc => {
  const ns = nsOf(context);
  const collection = context.store.catalog.get(ns);
  if (!collection)
    throw commandError(CODES.NamespaceNotFound, `Collection '${ns}' does not exist to validate.`);
  const errors = context.store.main
    .rows('PRAGMA quick_check')
    .map((r) => String(r[0]))
    .filter((r) => r !== 'ok');
  const { count } = statsOf(context, collection);
  return {
    ns,
    nrecords: count,
    nIndexes: collection.indexes.length + 1,
    valid: errors.length === 0,
    errors,
    warnings: [],
    ok: 1,
  };
};

/** Commands about collections and databases. */
export const collectionCommands: Record<string, Command> = {
  create: {
    run: create,
    write: true,
    fields: [
      'collation',
      'capped',
      'viewOn',
      'timeseries',
      'validator',
      'validationLevel',
      'validationAction',
      'clusteredIndex',
      'encryptedFields',
      'changeStreamPreAndPostImages',
      'size',
      'max',
      'storageEngine',
      'indexOptionDefaults',
      'pipeline',
      'expireAfterSeconds',
      'autoIndexId',
      'idIndex',
    ],
  },
  drop: { run: drop, write: true, fields: [] },
  dropDatabase: { run: dropDatabase, write: true, fields: [] },
  renameCollection: { run: renameCollection, write: true, fields: ['to', 'dropTarget'] },
  listCollections: {
    run: listCollections,
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor', 'rawData'],
  },
  listDatabases: { run: listDatabases, fields: ['filter', 'nameOnly', 'authorizedDatabases'] },
  collStats: { run: collStats, fields: ['scale'] },
  dbStats: { run: dbStats, fields: ['scale', 'freeStorage'] },
  dbstats: { run: dbStats, fields: ['scale', 'freeStorage'] },
  collMod: { run: collMod, write: true, fields: ['index'] },
  validate: { run: validate, fields: ['full', 'repair', 'metadata', 'checkBSONConformance', 'background'] },
};
