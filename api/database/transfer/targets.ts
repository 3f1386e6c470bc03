import { deserialize, EJSON } from 'bson';
import { type Document, MongoClient } from 'mongodb';
import { type Doc, decode } from '../embedded/base/bson.ts';
import { unsupported } from '../embedded/base/errors.ts';
import { buildIndex } from '../embedded/plan/build-index.ts';
import { DATABASE } from '../embedded/server/start.ts';
import { addCollection } from '../embedded/storage/catalog.ts';
import { insertRow } from '../embedded/storage/records.ts';
import { closeStore, openStore, setCollection } from '../embedded/storage/store.ts';
import { type Totals, tally } from './records.ts';

/** Where collections are written. Documents are given in order of `_id`. */
export type Target = {
  begin: (name: string, options: Doc, indexes: Doc[]) => Promise<void>;
  add: (document: Uint8Array) => Promise<void>;
  /** Builds the collection's indexes and makes it durable. */
  end: () => Promise<void>;
  close: () => Promise<void>;
};

const BATCH = 500;

/** A new embedded store in an empty directory. */
export const embeddedTarget = (directory: string): Target => {
  const store = openStore(directory);
  let ns = '';
  let indexes: Doc[] = [];
  let written = 0;
  return {
    begin: async (name, options, specs) => {
      ns = `${DATABASE}.${name}`;
      indexes = specs;
      store.main.exec('BEGIN IMMEDIATE');
      if (Object.keys(options).length > 0) throw unsupported(`the collection ${name} with options`);
      setCollection(store, ns, addCollection(store.main, ns));
    },
    add: async (document) => {
      insertRow(store.main, store.catalog.get(ns)!, decode(document), document);
      if (++written % 10_000 === 0) store.main.exec('COMMIT; BEGIN IMMEDIATE');
    },
    end: async () => {
      for (const spec of indexes) {
        const collection = store.catalog.get(ns)!;
        setCollection(store, ns, {
          ...collection,
          indexes: [...collection.indexes, buildIndex(store.main, collection, spec)],
        });
      }
      store.main.exec('COMMIT');
    },
    close: async () => closeStore(store),
  };
};

/** A MongoDB database, which must be empty unless `replace` is given: then it is dropped first. */
export const mongoTarget = async (uri: string, replace: boolean): Promise<Target> => {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 8000 });
  const db = client.db();
  const there = await db.listCollections({}, { nameOnly: true }).toArray();
  if (there.length > 0) {
    if (!replace) {
      await client.close();
      throw new Error(
        `the database ${db.databaseName} already has ${there.length} collections; give an empty one, or --replace to delete what is there`,
      );
    }
    await db.dropDatabase();
  }
  let name = '';
  let indexes: Doc[] = [];
  let held: Document[] = [];
  const flush = async () => {
    const batch = held;
    held = [];
    if (batch.length > 0)
      await db.collection(name).insertMany(batch, { ordered: true, bypassDocumentValidation: true });
  };
  return {
    begin: async (next, options, specs) => {
      name = next;
      indexes = specs;
      await db.createCollection(name, options);
    },
    add: async (document) => {
      // Number types are preserved: a double stays a double, a long a long.
      held.push(deserialize(document, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }));
      if (held.length >= BATCH) await flush();
    },
    end: async () => {
      await flush();
      if (indexes.length > 0)
        await db.collection(name).createIndexes(indexes.map(({ v: _v, ...spec }) => spec) as never);
    },
    close: () => client.close(),
  };
};

/** Counts and hashes the content of a MongoDB, to compare with what was sent. */
export const mongoTotals = async (uri: string, names: string[]): Promise<Totals['collections']> => {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 8000 });
  try {
    const out: Totals['collections'] = {};
    for (const name of names) {
      const sum = tally();
      for await (const doc of client
        .db()
        .collection(name)
        .find({}, { raw: true, sort: { _id: 1 } }))
        sum.add(doc as unknown as Uint8Array);
      out[name] = sum.result();
    }
    return out;
  } finally {
    await client.close();
  }
};

/** Options and indexes from extended JSON. */
export const parseSpecs = (options: string, indexes: string): { options: Doc; indexes: Doc[] } => ({
  options: EJSON.parse(options) as Doc,
  indexes: EJSON.parse(indexes) as Doc[],
});
