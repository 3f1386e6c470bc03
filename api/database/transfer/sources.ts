import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { MongoClient } from 'mongodb';
import { DATABASE } from '../embedded/server/start.ts';
import { type Collection, loadCatalog } from '../embedded/storage/catalog.ts';
import { openSql, type Sql } from '../embedded/storage/sqlite.ts';
import { STORE_FILE } from '../embedded/storage/store.ts';

/** A collection to copy; documents are BSON, in order of `_id`. */
type SourceCollection = {
  name: string;
  options: string;
  indexes: string;
  documents: AsyncIterable<Uint8Array>;
};

/** Everything to copy, as of one moment. `options` and `indexes` are extended JSON. */
export type Source = {
  kind: 'embedded' | 'mongodb';
  collections: () => AsyncIterable<SourceCollection>;
  close: () => Promise<void>;
};

const CHUNK = 256;

async function* documentsOf(
  sql: Sql,
  collection: Collection,
  damaged?: (message: string) => void,
): AsyncGenerator<Uint8Array> {
  let after: Uint8Array = new Uint8Array(0);
  for (;;) {
    let rows: unknown[][];
    try {
      rows = sql.rows(
        `SELECT id, doc FROM ${collection.table} WHERE id > ? ORDER BY id LIMIT ${CHUNK}`,
        after,
      );
    } catch (error) {
      if (!damaged) throw error;
      yield* readableOf(sql, collection, after, damaged);
      return;
    }
    for (const row of rows) yield row[1] as Uint8Array;
    if (rows.length < CHUNK) return;
    after = rows.at(-1)![0] as Uint8Array;
  }
}

/** Of a damaged collection, all documents that can still be read. */
function* readableOf(
  sql: Sql,
  collection: Collection,
  after: Uint8Array,
  damaged: (message: string) => void,
): Generator<Uint8Array> {
  let lost = 0;
  const read = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const span = read(() => sql.row(`SELECT min(rid), max(rid) FROM ${collection.table}`));
  const first = Number(span?.[0] ?? 1);
  const last = Number(span?.[1] ?? first + 1_000_000);
  for (let rid = first; rid <= last; rid++) {
    const row = read(() => sql.row(`SELECT id, doc FROM ${collection.table} WHERE rid = ?`, rid) ?? null);
    if (row === undefined) lost++;
    else if (row && Buffer.compare(row[0] as Uint8Array, after) > 0) yield row[1] as Uint8Array;
  }
  damaged(`${collection.name}: damaged; ${lost} places could not be read`);
}

/**
 * The embedded store of a directory, even while a server runs it: an SQLite snapshot keeps the copy
 * consistent. With `damaged` it continues past unreadable pages and reports them.
 */
export const embeddedSource = (directory: string, damaged?: (message: string) => void): Source => {
  const file = join(directory, STORE_FILE);
  if (!existsSync(file)) throw new Error(`there is no store in ${directory}`);
  const sql = openSql(file, { readOnly: true });
  sql.exec('BEGIN');
  const catalog = loadCatalog(sql);
  return {
    kind: 'embedded',
    collections: async function* () {
      for (const collection of catalog.values()) {
        if (collection.db !== DATABASE) continue;
        yield {
          name: collection.name,
          options: '{}',
          indexes: EJSON.stringify(collection.indexes.map((i) => i.spec)),
          documents: documentsOf(sql, collection, damaged),
        };
      }
    },
    close: async () => {
      sql.exec('ROLLBACK');
      sql.close();
    },
  };
};

/** A MongoDB, in a snapshot session if the server supports it. */
export const mongoSource = async (uri: string): Promise<Source> => {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 8000 });
  const db = client.db();
  const hello = await db.command({ hello: 1 });
  // The embedded store and standalone servers have no snapshot sessions.
  const session =
    hello['setName'] && hello['setName'] !== 'embedded' ? client.startSession({ snapshot: true }) : undefined;
  return {
    kind: 'mongodb',
    collections: async function* () {
      for (const info of await db.listCollections({ type: 'collection' }).toArray()) {
        if (info.name.startsWith('system.')) continue;
        const collection = db.collection(info.name);
        const indexes = (await collection.indexes()).filter((i) => i.name !== '_id_');
        const options = (info as { options?: object }).options ?? {};
        yield {
          name: info.name,
          options: EJSON.stringify(options),
          indexes: EJSON.stringify(indexes),
          documents: collection.find(
            {},
            { raw: true, sort: { _id: 1 }, ...(session ? { session } : {}) },
          ) as unknown as AsyncIterable<Uint8Array>,
        };
      }
    },
    close: async () => {
      await session?.endSession();
      await client.close();
    },
  };
};
