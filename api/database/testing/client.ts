import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedOptions, type EmbeddedStore, startEmbedded } from '../embedded/server/start.ts';

/** A database to test against: an embedded store of its own, or the MongoDB of TEST_MONGODB_URI. */
export type TestDatabase = {
  client: MongoClient;
  db: Db;
  /** Undefined when TEST_MONGODB_URI is set. */
  store: EmbeddedStore | undefined;
  dataDir: string;
  close: () => Promise<void>;
};

/** True when the tests run against an external MongoDB. */
export const external = process.env['TEST_MONGODB_URI'];

/** The same server's address with another database; credentials keep the database they are checked against. */
export function withDatabase(uri: string, name: string): string {
  const [, server, database, query] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri)!;
  const options = new URLSearchParams(query);
  if (server!.includes('@') && !options.has('authSource')) options.set('authSource', database || 'admin');
  return `${server}/${name}?${options}`;
}

let counter = 0;

/** Opens a fresh, empty database; `close` removes it. */
export const openTestDatabase = async (options: EmbeddedOptions = {}): Promise<TestDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-store-'));
  const store = external ? undefined : await startEmbedded(dataDir, options);
  const client = await MongoClient.connect(external ?? store!.uri);
  const db = client.db(`test_${process.pid}_${counter++}`);
  return {
    client,
    db,
    store,
    dataDir,
    close: async () => {
      if (external) await db.dropDatabase();
      await client.close();
      await store?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
