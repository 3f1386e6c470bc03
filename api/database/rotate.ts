import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { createVault, type Vault } from '../base/vault.ts';
import { startEmbedded, storeDirectory } from './embedded/server/start.ts';
import { isOwned } from './embedded/storage/owner.ts';

/** Whose keys to change. */
type RotateInput = {
  dataDir: string;
  mongodbUri?: string | undefined;
  /** Keys of DATA_KEY in hex, newest first; without them a new one is added to the file in DATA_DIR. */
  dataKeys?: readonly string[];
};

/** What a rotation did. */
type Rotated = {
  /** Sealed values written again. */ changed: number /** Documents that held one. */;
  documents: number;
  keyId: string;
};

/** A sealed value as api/base/vault.ts writes it. */
const SEALED = /^v1\.([0-9a-f]{8})\.[\w-]+$/;

/** Puts a new key on top of the key file; the old ones stay, since backups and keyed hashes need them. */
const addKey = (dataDir: string): string[] => {
  const file = join(dataDir, 'data-key');
  if (!existsSync(file)) throw new Error(`there is no key in ${file}; start Karsetu once first`);
  const keys = [randomBytes(32).toString('hex'), ...readFileSync(file, 'utf8').trim().split(/\s*\n/)];
  const draft = `${file}.tmp`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${keys.join('\n')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  return keys;
};

/** Every sealed text in a document that another key than the newest has sealed, by its path. */
const outdated = (value: unknown, keyId: string, path = ''): { path: string; sealed: string }[] => {
  if (typeof value === 'string') {
    const m = SEALED.exec(value);
    return m && m[1] !== keyId ? [{ path, sealed: value }] : [];
  }
  if (value === null || typeof value !== 'object' || '_bsontype' in value || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    outdated(inner, keyId, path === '' ? name : `${path}.${name}`),
  );
};

const reseal = async (client: MongoClient, vault: Vault): Promise<Rotated> => {
  const keyId = vault.seal('').split('.')[1]!;
  const done: Rotated = { changed: 0, documents: 0, keyId };
  for (const { name } of await client
    .db()
    .listCollections({ type: 'collection' }, { nameOnly: true })
    .toArray()) {
    const collection = client.db().collection<Document>(name);
    for await (const doc of collection.find()) {
      const found = outdated(doc, keyId);
      if (found.length === 0) continue;
      // Written only where the old text still stands: a save made meanwhile wins.
      const filter = Object.fromEntries(found.map(({ path, sealed }) => [path, sealed]));
      const fresh = Object.fromEntries(
        found.map(({ path, sealed }) => [path, vault.seal(vault.open(sealed))]),
      );
      const { modifiedCount } = await collection.updateOne({ _id: doc._id, ...filter }, { $set: fresh });
      if (modifiedCount === 0) continue;
      done.documents++;
      done.changed += found.length;
    }
  }
  return done;
};

/**
 * Seals everything again with the newest key, after adding one where the keys lie in DATA_DIR. It may be stopped and
 * run again: values are changed one document at a time. Keyed hashes keep their key, so searches go on working.
 */
export const rotate = async ({ dataDir, mongodbUri, dataKeys }: RotateInput): Promise<Rotated> => {
  const home = resolve(dataDir);
  if (!mongodbUri && isOwned(storeDirectory(home)))
    throw new Error('Karsetu is running on this data; stop it before changing its keys');
  const keys = dataKeys?.length ? dataKeys : addKey(home);
  const vault = createVault(keys.map((key) => Buffer.from(key, 'hex')));
  const store = mongodbUri ? undefined : await startEmbedded(home);
  try {
    const client = await MongoClient.connect(mongodbUri ?? store!.uri, { serverSelectionTimeoutMS: 5000 });
    try {
      return await reseal(client, vault);
    } finally {
      await client.close();
    }
  } finally {
    await store?.close();
  }
};
