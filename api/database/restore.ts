import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { dirname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { isWithin, renameOver } from '../base/system.ts';
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
import { openBackup } from './transfer/sealed.ts';
import { embeddedTarget, mongoTarget, parseSpecs, type Target } from './transfer/targets.ts';

/** Target of a restore. */
type RestoreInput = {
  dataDir: string;
  storageDir?: string | undefined;
  mongodbUri?: string | undefined;
  /** Restore over existing data: an embedded store is moved aside, a MongoDB database is dropped. */
  replace?: boolean;
  /** Called if the backup is encrypted. */
  passphrase?: () => Promise<string>;
};

/** What was restored, and where the previous data is. */
type Restored = Totals & { /** Where what was there before has been put. */ setAside: string[] };

/** All but the checksum at the end of a backup, which is passed to `end`. */
async function* withoutChecksum(
  chunks: AsyncIterable<Buffer>,
  end: (checksum: Buffer) => void,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    if (held.length <= CHECKSUM_BYTES) continue;
    yield held.subarray(0, -CHECKSUM_BYTES);
    held = held.subarray(-CHECKSUM_BYTES);
  }
  end(held);
}

type ReadBackup = () => AsyncIterable<Buffer>;

/** Verifies the checksum of a backup; throws if the file is not a backup, or was changed or truncated. */
const checkSum = async (file: string, read: ReadBackup): Promise<void> => {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let wanted: Buffer = Buffer.alloc(0);
  const isNone = () => new Error(`${file} is not a Karsetu backup`);
  for await (const chunk of withoutChecksum(read(), (checksum) => {
    wanted = checksum;
  })) {
    if (head.length < MAGIC.length) {
      head = Buffer.concat([head, chunk]).subarray(0, MAGIC.length);
      if (!head.equals(MAGIC.subarray(0, head.length))) throw isNone();
    }
    hash.update(chunk);
  }
  if (head.length < MAGIC.length) throw isNone();
  if (!hash.digest().equals(wanted))
    throw new Error(`${file} is damaged: its checksum does not match; nothing has been restored`);
};

const noPassphrase = async () => '';

/** Checks a backup without restoring it. */
export const verifyBackup = async (file: string, passphrase = noPassphrase): Promise<void> =>
  checkSum(file, await openBackup(file, passphrase));

/** Target of a file of the backup; refuses paths outside of it. */
const inside = (root: string, path: string): string => {
  const to = normalize(join(root, path));
  if (to === root || !isWithin(root, to))
    throw new Error(`the backup holds a file outside its place: ${path}`);
  return to;
};

type Places = { drive: string; data: string };

/** The compressed records of a backup. */
async function* recordBytes(read: ReadBackup): AsyncGenerator<Buffer> {
  let left = MAGIC.length;
  for await (const chunk of withoutChecksum(read(), () => {})) {
    const skip = Math.min(left, chunk.length);
    left -= skip;
    if (skip < chunk.length) yield chunk.subarray(skip);
  }
}

const unpack = async (read: ReadBackup, target: Target, places: Places): Promise<Totals> => {
  const stream = createZstdDecompress();
  const fed = pipeline(recordBytes(read), stream);
  // Set by the stream below.
  fed.catch(() => {});
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
 * Restores a backup. Everything is unpacked and verified next to the present data first and then renamed into
 * place, so that a failure changes nothing. Without `replace` existing data is refused, otherwise moved
 * aside.
 */
export const restore = async (file: string, input: RestoreInput): Promise<Restored> => {
  const dataDir = resolve(input.dataDir);
  const storageDir = resolve(input.storageDir ?? join(dataDir, 'drive'));
  const store = storeDirectory(dataDir);
  const read = await openBackup(file, input.passphrase ?? noPassphrase);
  await checkSum(file, read);
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
      totals = await unpack(read, target, staged);
    } finally {
      await target.close();
    }
    const place = async (from: string, to: string) => {
      if (existsSync(to)) {
        const old = `${to}.before-restore-${stamp}`;
        await renameOver(to, old);
        setAside.push(old);
      }
      if (existsSync(from)) await renameOver(from, to);
    };
    if (!input.mongodbUri) await place(staged.store, store);
    await place(staged.drive, storageDir);
    for (const name of await readdir(staged.data)) await place(join(staged.data, name), join(dataDir, name));
    return { ...totals, setAside };
  } finally {
    rmSync(dirname(staged.store), { recursive: true, force: true, maxRetries: 5 });
    rmSync(staged.drive, { recursive: true, force: true, maxRetries: 5 });
  }
};
