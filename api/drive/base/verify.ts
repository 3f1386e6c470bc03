import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './digest.ts';
import { contentPath, type Disk, isContentName, streamContent } from './disk.ts';
import { Drive, DriveBlob, DriveItem, DriveUpload } from './model.ts';

/** A problem found in the drive. */
interface Finding {
  kind: 'missing' | 'changed' | 'refs' | 'usage' | 'parent' | 'loop' | 'content' | 'orphan';
  what: string;
  /** Whether `repair` fixes it. */
  mendable: boolean;
}

/** Result of verifying a drive. */
interface Verified {
  files: number;
  bytes: number;
  items: number;
  findings: Finding[];
}

const hour = 3_600_000;

/** Files on disk with their folders; a missing folder has none. */
async function filesIn(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    return entries.filter((e) => !e.isDirectory()).map((e) => join(e.parentPath, e.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Files of the drive without a record. One younger than an hour may belong to an upload being finished, so it
 * is excluded. Only folders created by the drive are searched.
 */
async function findOrphans(root: string, olderThan = hour): Promise<string[]> {
  const own = (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{24}$|^incoming$/.test(name));
  const onDisk: string[] = [];
  for (const name of own) onDisk.push(...(await filesIn(join(root, name))));
  if (onDisk.length === 0) return [];
  const known = new Set<string>();
  for await (const blob of DriveBlob.find({}, { owner_id: 1, file: 1 }).lean().cursor()) {
    // With an unreadable record it is unknown which files are used, so none counts as an orphan.
    if (!isContentName(blob.file)) return [];
    known.add(contentPath(root, String(blob.owner_id), blob.file));
  }
  for await (const upload of DriveUpload.find({ item_id: null }, { file: 1 }).lean().cursor())
    known.add(join(root, 'incoming', upload.file));
  const orphans: string[] = [];
  for (const path of onDisk) {
    if (known.has(path)) continue;
    const { ctimeMs } = await stat(path).catch(() => ({ ctimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - ctimeMs >= olderThan) orphans.push(path);
  }
  return orphans;
}

/** Removes orphans; returns their number. */
export async function removeOrphans(root: string, olderThan = hour): Promise<number> {
  const orphans = await findOrphans(root, olderThan);
  for (const path of orphans) await rm(path, { force: true });
  return orphans.length;
}

/**
 * Reads every file and compares it with its digests, and every count with its items. `repair` fixes counts
 * and removes orphans.
 */
export async function verifyDrive(
  disk: Disk,
  options: { repair?: boolean; olderThan?: number } = {},
): Promise<Verified> {
  const { root } = disk;
  const found: Verified = { files: 0, bytes: 0, items: 0, findings: [] };
  const tell = (kind: Finding['kind'], what: string, mendable = false) =>
    found.findings.push({ kind, what, mendable });
  const refs = new Map<string, number>();
  const used = new Map<string, number>();
  const parents = new Map<string, { parent: string; owner: string; folder: boolean }>();
  const blobs = new Set<string>();
  for await (const item of DriveItem.find().lean().cursor()) {
    found.items++;
    const owner = String(item.owner_id);
    used.set(owner, (used.get(owner) ?? 0) + item.size);
    parents.set(String(item._id), {
      parent: item.parent_id ? String(item.parent_id) : '',
      owner,
      folder: item.rank === 0,
    });
    if (item.blob_id) refs.set(String(item.blob_id), (refs.get(String(item.blob_id)) ?? 0) + 1);
    else if (item.rank === 1) tell('content', `file ${item._id} has no content`);
  }
  for await (const blob of DriveBlob.find().lean().cursor()) {
    const id = String(blob._id);
    blobs.add(id);
    const shown = refs.get(id) ?? 0;
    if (shown !== blob.refs) {
      tell('refs', `content ${id} is shown ${shown} times, counted ${blob.refs}`, true);
      if (options.repair)
        await (shown > 0
          ? DriveBlob.updateOne({ _id: blob._id }, { $set: { refs: shown } })
          : DriveBlob.deleteOne({ _id: blob._id }));
    }
    if (!isContentName(blob.file)) {
      tell('missing', `content ${id} of ${blob.owner_id} has a name the drive did not make`);
      continue;
    }
    const path = contentPath(root, String(blob.owner_id), blob.file);
    try {
      const content = await streamContent(disk, String(blob.owner_id), blob.file);
      const sums = (await digestOf(content)).result();
      found.files++;
      found.bytes += sums.size;
      if (sums.sha256 !== blob.sha256 || sums.size !== blob.size || sums.crc32 !== blob.crc32)
        tell('changed', `${path} is not what was stored`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') tell('missing', `${path} is not there`);
      // A tampered encrypted file does not decrypt.
      else tell('changed', `${path} cannot be read: ${(error as Error).message}`);
    }
  }
  for (const id of refs.keys()) if (!blobs.has(id)) tell('content', `content ${id} is not known`);
  for await (const drive of Drive.find().lean().cursor()) {
    const bytes = used.get(String(drive.owner_id)) ?? 0;
    if (bytes === drive.used_bytes) continue;
    tell('usage', `drive of ${drive.owner_id} holds ${bytes} bytes, counted ${drive.used_bytes}`, true);
    if (options.repair) await Drive.updateOne({ _id: drive._id }, { $set: { used_bytes: bytes } });
  }
  checkTree(parents, tell);
  for (const path of await findOrphans(root, options.olderThan))
    tell('orphan', `${path} belongs to nothing`, true);
  if (options.repair) await removeOrphans(root, options.olderThan);
  return found;
}

function checkTree(
  parents: ReadonlyMap<string, { parent: string; owner: string; folder: boolean }>,
  tell: (kind: 'parent' | 'loop', what: string) => void,
): void {
  for (const [id, { parent, owner }] of parents) {
    const above = parent ? parents.get(parent) : undefined;
    // An item deleted separately outlives its folder and is restored to the root.
    if (above && (above.owner !== owner || !above.folder)) tell('parent', `${id} lies in ${parent}`);
    let next = parent;
    for (let steps = 0; next; steps++) {
      if (steps > 200 || next === id) {
        tell('loop', `${id} lies inside itself`);
        break;
      }
      next = parents.get(next)?.parent ?? '';
    }
  }
}
