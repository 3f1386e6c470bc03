import { link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import type { Sums } from './digest.ts';
import { contentPath, newFile, removeFiles } from './disk.ts';
import { DriveBlob, type DriveBlobDoc, type DriveItemDoc } from './model.ts';
import type { Id } from './tree.ts';

/**
 * Adds a reference to content, inside a transaction: a person's known content is not stored twice. `file` is
 * where it already is; returns whether that file was used.
 */
export async function holdContent(
  ownerId: Id,
  sums: Sums,
  file: string,
): Promise<{ blob: DriveBlobDoc; used: boolean }> {
  const blob = await DriveBlob.findOneAndUpdate(
    { owner_id: ownerId, sha256: sums.sha256 },
    { $inc: { refs: 1 }, $setOnInsert: { owner_id: ownerId, ...sums, file } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return { blob: blob!, used: blob!.file === file };
}

const counts = (items: readonly Pick<DriveItemDoc, 'blob_id'>[]) => {
  const by = new Map<string, { id: Id; n: number }>();
  for (const { blob_id } of items)
    if (blob_id) by.set(String(blob_id), { id: blob_id, n: (by.get(String(blob_id))?.n ?? 0) + 1 });
  return [...by.values()];
};

/** Adds references for copies of items within a drive. */
export async function retainBlobs(items: readonly DriveItemDoc[]): Promise<void> {
  for (const { id, n } of counts(items)) await DriveBlob.updateOne({ _id: id }, { $inc: { refs: n } });
}

/**
 * Removes references of deleted items; unreferenced content is removed from the store, and its file is
 * returned for deletion after the commit.
 */
export async function letGo(deps: Deps, items: readonly DriveItemDoc[]): Promise<string[]> {
  const unused: string[] = [];
  for (const { id, n } of counts(items)) {
    const left = await DriveBlob.findOneAndUpdate(
      { _id: id },
      { $inc: { refs: -n } },
      { returnDocument: 'after' },
    ).lean();
    if (!left || left.refs > 0) continue;
    await DriveBlob.deleteOne({ _id: id });
    unused.push(contentPath(deps.config.storageDir, String(left.owner_id), left.file));
  }
  return unused;
}

/** Shares content of one drive with another by a hard link; returns the new blob of each old one. */
export async function giveContent(
  deps: Deps,
  items: readonly DriveItemDoc[],
  to: Id,
): Promise<Map<string, DriveBlobDoc>> {
  const given = new Map<string, DriveBlobDoc>();
  const blobs = await DriveBlob.find({ _id: op({ $in: counts(items).map((c) => c.id) }) }).lean();
  const times = new Map(counts(items).map((c) => [String(c.id), c.n]));
  const root = deps.config.storageDir;
  for (const blob of blobs) {
    const n = times.get(String(blob._id))!;
    const had = await DriveBlob.findOneAndUpdate(
      { owner_id: to, sha256: blob.sha256 },
      { $inc: { refs: n } },
      { returnDocument: 'after' },
    ).lean();
    if (had) {
      given.set(String(blob._id), had);
      continue;
    }
    const file = newFile();
    const target = contentPath(root, String(to), file);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await link(contentPath(root, String(blob.owner_id), blob.file), target);
    const { sha256, crc32, size } = blob;
    const [made] = await DriveBlob.create([{ owner_id: to, sha256, crc32, size, file, refs: n }]);
    given.set(String(blob._id), made!.toObject() as DriveBlobDoc);
  }
  return given;
}

/** Deletes files after the store has removed them. */
export const removeUnused = (paths: readonly string[]) => removeFiles(paths);
