import { createHash, randomBytes } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { renameOver } from '../base/system.ts';
import { storeDirectory } from './embedded/server/start.ts';
import { type FileHead, json, MAGIC, RECORD, record, type Totals, tally } from './transfer/records.ts';
import { sealBackup } from './transfer/sealed.ts';
import { embeddedSource, mongoSource, type Source } from './transfer/sources.ts';

/** Options of a backup. */
type BackupInput = {
  dataDir: string;
  /** Drive files; default `drive` in DATA_DIR. */
  storageDir?: string | undefined;
  mongodbUri?: string | undefined;
  /** Encrypts the file with a key derived from this. */
  passphrase?: string | undefined;
  /** Continues past damaged pages of an embedded store and is notified of them. */
  damaged?: (message: string) => void;
};

type Item = FileHead & { from: string };

const filesUnder = async (directory: string): Promise<string[]> => {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((e) => e.isFile()).map((e) => relative(directory, join(e.parentPath, e.name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Generated secrets and settings are directly in DATA_DIR; without them encrypted fields could not be read. */
const settingsOf = async (dataDir: string): Promise<Item[]> =>
  (await readdir(dataDir, { withFileTypes: true }).catch(() => []))
    .filter((e) => e.isFile() && !e.name.endsWith('.tmp') && !e.name.endsWith('.partial'))
    .map((e) => ({
      place: 'data',
      path: e.name,
      mode: statSync(join(dataDir, e.name)).mode & 0o777,
      from: join(dataDir, e.name),
    }));

const linkOrSelf = (from: string, to: string): string => {
  try {
    linkSync(from, to);
    return to;
  } catch {
    return from;
  }
};

/** A folder for links next to the drive; none if it cannot be written. */
const placeAside = (storageDir: string): string | undefined => {
  try {
    const aside = join(dirname(storageDir), `.backup-${randomBytes(4).toString('hex')}`);
    mkdirSync(aside, { mode: 0o700 });
    return aside;
  } catch {
    return undefined;
  }
};

/**
 * Drive files as of the snapshot: each is hard-linked, so that a file deleted meanwhile is still copied. If
 * links are not supported the file itself is read.
 */
const pin = async (storageDir: string, aside: string | undefined, known: Map<string, Item>) => {
  for (const path of await filesUnder(storageDir)) {
    if (known.has(path)) continue;
    const from = join(storageDir, path);
    try {
      const { mode } = statSync(from);
      const linked = aside ? linkOrSelf(from, join(aside, String(known.size))) : from;
      known.set(path, { place: 'drive', path: path.replaceAll('\\', '/'), mode: mode & 0o777, from: linked });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
};

async function* recordsOf(source: Source, files: Item[], totals: Totals): AsyncGenerator<Buffer> {
  yield json(RECORD.head, { version: 1, kind: source.kind, at: new Date().toISOString() });
  for await (const { name, options, indexes, documents } of source.collections()) {
    yield json(RECORD.collection, { name, options, indexes });
    const sum = tally();
    for await (const document of documents) {
      sum.add(document);
      yield record(RECORD.document, document);
    }
    totals.collections[name] = sum.result();
  }
  for (const { place, path, mode, from } of files) {
    yield json(RECORD.file, { place, path, mode });
    for await (const chunk of createReadStream(from, { highWaterMark: 1 << 20 })) {
      totals.bytes += (chunk as Buffer).length;
      yield record(RECORD.bytes, chunk as Buffer);
    }
    totals.files++;
  }
  yield json(RECORD.end, totals);
}

/** The bytes of a backup: mark, compressed records, checksum over both. */
async function* compose(records: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(MAGIC);
  yield MAGIC;
  const compressing = createZstdCompress();
  const fed = pipeline(records, compressing);
  // Set by the stream below.
  fed.catch(() => {});
  for await (const chunk of compressing as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  await fed;
  yield hash.digest();
}

/**
 * Writes records, drive files and secrets to one file, consistent as of one moment, while the server runs.
 * The file is renamed into place when complete; it contains the keys, so only its owner can read it, and with
 * a passphrase it is encrypted. Returns a summary.
 */
export const backup = async (file: string, input: BackupInput): Promise<Totals> => {
  const dataDir = resolve(input.dataDir);
  const storageDir = resolve(input.storageDir ?? join(dataDir, 'drive'));
  const target = resolve(file);
  const partial = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}.partial`);
  const totals: Totals = { collections: {}, files: 0, bytes: 0 };
  if (!input.mongodbUri && !existsSync(storeDirectory(dataDir)))
    throw new Error(`there is no store in ${dataDir}`);
  mkdirSync(dirname(target), { recursive: true });
  const aside = placeAside(storageDir);
  try {
    const drive = new Map<string, Item>();
    await pin(storageDir, aside, drive);
    const source = input.mongodbUri
      ? await mongoSource(input.mongodbUri)
      : embeddedSource(storeDirectory(dataDir), input.damaged);
    try {
      await pin(storageDir, aside, drive);
      const out = createWriteStream(partial, { mode: 0o600, flags: 'wx' });
      const files = [...(await settingsOf(dataDir)), ...drive.values()].filter(
        (f) => resolve(f.from) !== target,
      );
      const seal = input.passphrase ? sealBackup(input.passphrase) : undefined;
      const packed = compose(recordsOf(source, files, totals));
      await pipeline(seal ? seal(packed) : packed, out);
    } finally {
      await source.close();
    }
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    await renameOver(partial, target);
    return totals;
  } finally {
    if (aside) rmSync(aside, { recursive: true, force: true });
    rmSync(partial, { force: true });
  }
};
