import { type Doc, encode } from '../base/bson.ts';
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
  splitNs,
} from '../storage/catalog.ts';
import { atomic, setCollection } from '../storage/store.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf, words } from './context.ts';
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
    fields:
      words(`collation capped viewOn timeseries validator validationLevel validationAction clusteredIndex
      encryptedFields changeStreamPreAndPostImages size max storageEngine indexOptionDefaults pipeline
      expireAfterSeconds autoIndexId idIndex`),
  },
  drop: { run: drop, write: true, fields: [] },
  dropDatabase: { run: dropDatabase, write: true, fields: [] },
  listCollections: {
    run: listCollections,
    fields: words('filter nameOnly authorizedCollections cursor rawData'),
  },
  validate: { run: validate, fields: words('full repair metadata checkBSONConformance background') },
};
