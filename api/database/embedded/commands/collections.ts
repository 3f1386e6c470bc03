import { asLong, type Doc, encode } from '../base/bson.ts';
import { foldOf } from '../base/collation.ts';
import { sameValue } from '../base/compare.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import { compileFilter } from '../query/match.ts';
import { openCursor } from '../sessions/cursors.ts';
import {
  addCollection,
  type Collection,
  checkNamespace,
  removeCollection,
  renameInCatalog,
  splitNs,
} from '../storage/catalog.ts';
import { atomic, setCollection } from '../storage/store.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf } from './context.ts';
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

const listCollections = (context: Context): Answering => {
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

const validate = (context: Context): Doc => {
  const ns = nsOf(context);
  const collection = context.store.catalog.get(ns);
  if (!collection)
    throw commandError(CODES.NamespaceNotFound, `Collection '${ns}' does not exist to validate.`);
  const errors = context.store.main
    .rows('PRAGMA quick_check')
    .map((r) => String(r[0]))
    .filter((r) => r !== 'ok');
  const [count] = context.store.main.row(`SELECT count(*) FROM ${collection.table}`) as [number];
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
  validate: { run: validate, fields: ['full', 'repair', 'metadata', 'checkBSONConformance', 'background'] },
};
