import { type Doc, encode } from '../base/bson.ts';
import { compileFilter } from '../query/match.ts';
import { openCursor } from '../sessions/cursors.ts';
import { addCollection, type Collection, checkNamespace, removeCollection } from '../storage/catalog.ts';
import { atomic, setCollection } from '../storage/store.ts';
import { type Answering, type Command, type Context, countArg, docArg, nsOf, words } from './context.ts';

const create = (context: Context): Doc => {
  const { store } = context;
  const ns = nsOf(context);
  checkNamespace(ns);
  if (store.catalog.has(ns)) return { ok: 1 };
  return atomic(store, () => {
    setCollection(store, ns, addCollection(store.main, ns));
    return { ok: 1 };
  });
};

const dropOne = (context: Context, collection: Collection) => {
  removeCollection(context.store.main, collection);
  context.store.group.wrote(collection.name);
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

const ownedBy = (context: Context): Collection[] =>
  [...context.view.catalog.values()].filter((c) => c.db === context.db);

const dropDatabase = (context: Context): Doc =>
  atomic(context.store, () => {
    for (const collection of ownedBy(context)) dropOne(context, collection);
    return { dropped: context.db, ok: 1 };
  });

const listCollections = (context: Context): Answering => {
  const { body, db } = context;
  const test = compileFilter(docArg(body, 'filter'));
  const entries = ownedBy(context)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((c): Doc => ({ name: c.name, type: 'collection', options: {}, info: { readOnly: false } }))
    .filter(test)
    .map((c) => (body['nameOnly'] === true ? { name: c['name'], type: c['type'] } : c));
  return openCursor(context, {
    ns: `${db}.$cmd.listCollections`,
    rows: entries.map(encode),
    batchSize: countArg(docArg(body, 'cursor'), 'batchSize'),
  });
};

/** Commands for collections and databases. */
export const collectionCommands: Record<string, Command> = {
  create: { run: create, write: true, fields: [] },
  drop: { run: drop, write: true, fields: [] },
  dropDatabase: { run: dropDatabase, write: true, fields: [] },
  listCollections: { run: listCollections, fields: words('filter nameOnly authorizedCollections cursor') },
};
