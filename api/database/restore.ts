import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { dirname, join, normalize, resolve, sep } from 'node:path';
import { createZstdDecompress } from 'node:zlib';
import { storeDirectory } from './embedded/server/start.ts';
import { isOwned, readOwner } from './embedded/storage/owner.ts';
import {
  CHECKSUM_BYTES,
  type CollectionHead,
  type FileHead,
  MAGIC,
  RECORD,
  readRecords,
  type Totals,
  tally,
} from './transfer/records.ts';
import { embeddedTarget, mongoTarget, parseSpecs, type Target } from './transfer/targets.ts';

/** Where to restore to. */
type RestoreInput = {
  dataDir: string;
  storageDir?: string | undefined;
  mongodbUri?: string | undefined;
  /** Restore although there is data: an embedded store is set aside, a MongoDB database is dropped. */
  replace?: boolean;
};

/** What a restore brought back, and where the former data is. */
type Restored = Totals & { /** Where what was there before has been put. */ setAside: string[] };

/** Checks the checksum of a backup; throws when the file is not one, or was changed or cut. */
export const verifyBackup = async (file: string): Promise<void> => {
  const { size } = statSync(file);
  const damaged = new Error(`${file} is damaged: its checksum does not match; nothing has been restored`);
  if (size < MAGIC.length + CHECKSUM_BYTES) throw new Error(`${file} is not a Karsetu backup`);
  const hash = createHash('sha256');
  let first = true;
  for await (const chunk of createReadStream(file, {
    end: size - CHECKSUM_BYTES - 1,
    highWaterMark: 1 << 20,
  })) {
    if (first && !(chunk as Buffer).subarray(0, MAGIC.length).equals(MAGIC))
      throw new Error(`${file} is not a Karsetu backup`);
    first = false;
    hash.update(chunk as Buffer);
  }
  const handle = await open(file);
  try {
    const wanted = Buffer.alloc(CHECKSUM_BYTES);
    await handle.read(wanted, 0, CHECKSUM_BYTES, size - CHECKSUM_BYTES);
    if (!hash.digest().equals(wanted)) throw damaged;
  } finally {
    await handle.close();
  }
};

/** Where a file of the backup goes; refuses paths that lead out of the place. */
const inside = (root: string, path: string): string => {
  const to = normalize(join(root, path));
  if (!to.startsWith(root + sep)) throw new Error(`the backup holds a file outside its place: ${path}`);
  return to;
};

type Places = { drive: string; data: string };

const unpack = async (file: string, target: Target, places: Places): Promise<Totals> => {
  const { size } = statSync(file);
  const stream = createReadStream(file, { start: MAGIC.length, end: size - CHECKSUM_BYTES - 1 }).pipe(
    createZstdDecompress(),
  );
  const totals: Totals = { collections: {}, files: 0, bytes: 0 };
  let wanted: Totals | undefined;
  let name: string | undefined;
  let sum = tally();
  let writing: FileHandle | undefined;
  const endCollection = async () => {
    if (name === undefined) return;
    await target.end();
    totals.collections[name] = sum.result();
    name = undefined;
  };
  const endFile = async () => {
    await writing?.sync();
    await writing?.close();
    writing = undefined;
  };
  for await (const { type, payload } of readRecords(stream)) {
    const value = () => JSON.parse(payload.toString('utf8'));
    if (type === RECORD.document) {
      sum.add(payload);
      await target.add(payload);
    } else if (type === RECORD.bytes) {
      totals.bytes += payload.length;
      await writing!.write(payload);
    } else if (type === RECORD.collection) {
      await endCollection();
      const head = value() as CollectionHead;
      const { options, indexes } = parseSpecs(head.options, head.indexes);
      await target.begin(head.name, options, indexes);
      name = head.name;
      sum = tally();
    } else if (type === RECORD.file) {
      await endCollection();
      await endFile();
      const head = value() as FileHead;
      const to = inside(places[head.place], head.path);
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      writing = await open(to, 'wx', head.mode);
      totals.files++;
    } else if (type === RECORD.end) {
      await endCollection();
      await endFile();
      wanted = value() as Totals;
    }
  }
  if (!wanted || JSON.stringify(wanted) !== JSON.stringify(totals))
    throw new Error('the backup does not hold what it says; nothing has been restored');
  return totals;
};

const checkFree = (directory: string) => {
  if (!isOwned(directory)) return;
  const owner = readOwner(directory);
  throw new Error(
    `Karsetu is running on this data${owner ? ` (pid ${owner.pid})` : ''}; stop it before restoring`,
  );
};

/**
 * Brings back a backup. Everything is unpacked and compared beside the present data first and put in place at the
 * end by renaming, so that a failure changes nothing. Present data is refused without `replace`, and then set aside.
 */
export const restore = async (file: string, input: RestoreInput): Promise<Restored> => {
  const dataDir = resolve(input.dataDir);
  const storageDir = resolve(input.storageDir ?? join(dataDir, 'drive'));
  const store = storeDirectory(dataDir);
  await verifyBackup(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const present = !input.mongodbUri && existsSync(join(store, 'store.sqlite'));
  if (present) {
    checkFree(store);
    if (!input.replace)
      throw new Error(
        `${dataDir} already holds data; restore into an empty DATA_DIR, or give --replace to set it aside`,
      );
  }
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const staged = {
    store: join(dataDir, `.restore-${stamp}`, 'store'),
    data: join(dataDir, `.restore-${stamp}`, 'data'),
    drive: join(dirname(storageDir), `.restore-drive-${stamp}`),
  };
  const setAside: string[] = [];
  try {
    for (const directory of [staged.data, staged.drive])
      mkdirSync(directory, { recursive: true, mode: 0o700 });
    const target = input.mongodbUri
      ? await mongoTarget(input.mongodbUri, input.replace ?? false)
      : embeddedTarget(staged.store);
    let totals: Totals;
    try {
      totals = await unpack(file, target, staged);
    } finally {
      await target.close();
    }
    const place = (from: string, to: string) => {
      if (existsSync(to)) {
        const old = `${to}.before-restore-${stamp}`;
        renameSync(to, old);
        setAside.push(old);
      }
      if (existsSync(from)) renameSync(from, to);
    };
    if (!input.mongodbUri) place(staged.store, store);
    place(staged.drive, storageDir);
    for (const name of await readdir(staged.data)) place(join(staged.data, name), join(dataDir, name));
    return { ...totals, setAside };
  } finally {
    rmSync(dirname(staged.store), { recursive: true, force: true });
    rmSync(staged.drive, { recursive: true, force: true });
  }
};
