import { join, resolve } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { addKey, type KeySource, loadKeys } from '../base/keys.ts';
import { resealDrive, resealOutbox } from '../base/reseal-files.ts';
import { createVault, type Vault } from '../base/vault.ts';
import { startEmbedded, storeDirectory } from './embedded/server/start.ts';
import { isOwned } from './embedded/storage/owner.ts';

/** Whose keys to change. */
type RotateInput = KeySource & {
  mongodbUri?: string | undefined;
  /** Drive files; default `drive` in DATA_DIR. */
  storageDir?: string | undefined;
};

/** What a rotation did. */
type Rotated = {
  /** Sealed values written again. */ changed: number /** Documents that held one. */;
  documents: number;
  /** Files of the drive and mails of the outbox written again, and those that could not be opened. */
  files: number;
  failed: number;
  keyId: string;
};

/** A sealed value as api/base/vault.ts writes it. */
const SEALED = /^v1\.([0-9a-f]{8})\.[\w-]+$/;

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

const reseal = async (client: MongoClient, vault: Vault): Promise<Omit<Rotated, 'files' | 'failed'>> => {
  const { keyId } = vault;
  const done = { changed: 0, documents: 0, keyId };
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
 * Seals everything again with the newest key, after adding one where the keys lie in a file; with DATA_KEY its first is the newest. Records
 * first, then files of the drive and mails of the outbox. It may be stopped and run again: values are changed one document at a time, files
 * by renaming. Keyed hashes keep their key, so searches go on working.
 */
export const rotate = async (input: RotateInput): Promise<Rotated> => {
  const home = resolve(input.dataDir);
  if (!input.mongodbUri && isOwned(storeDirectory(home)))
    throw new Error('Karsetu is running on this data; stop it before changing its keys');
  const source = { ...input, dataDir: home };
  const keys = source.dataKeys.length > 0 ? (await loadKeys(source)).keys : await addKey(source);
  const vault = createVault(keys);
  const store = input.mongodbUri ? undefined : await startEmbedded(home);
  try {
    const client = await MongoClient.connect(input.mongodbUri ?? store!.uri, {
      serverSelectionTimeoutMS: 5000,
    });
    try {
      const records = await reseal(client, vault);
      const drive = await resealDrive(vault, resolve(input.storageDir ?? join(home, 'drive')));
      const outbox = await resealOutbox(vault, join(home, 'outbox'), false);
      return {
        ...records,
        files: drive.changed + outbox.changed,
        failed: drive.failed + outbox.failed,
      };
    } finally {
      await client.close();
    }
  } finally {
    await store?.close();
  }
};
