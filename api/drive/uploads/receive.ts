import type { OnClash } from '../../../shared/drive/calls.ts';
import { contentProblem, mimeOf } from '../../../shared/drive/kinds.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { formatBytes } from '../../../shared/drive/usage.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import { type Plan, planOf } from '../../../shared/plans.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { invalidField, notFound, tooLarge } from '../../base/errors.ts';
import type { Vault } from '../../base/vault.ts';
import { withTransaction } from '../../database/connect.ts';
import { storedPlan } from '../../users/plan.ts';
import { holdContent, removeUnused } from '../base/blobs.ts';
import { type NameClash, nameClash } from '../base/clash.ts';
import type { Sums } from '../base/digest.ts';
import {
  type ArrivedFile,
  contentPath,
  diskOf,
  keepContent,
  newFile,
  readFrom,
  withRoom,
} from '../base/disk.ts';
import { Drive, DriveItem, type DriveItemDoc } from '../base/model.ts';
import { charge, type Id, lockTree, place, placed, quotaExceeded, toTrash } from '../base/tree.ts';
import { ensureFolders } from '../items/folders.ts';

/** A fully received file not in the drive yet. */
export interface Arrived {
  /** Its current location. */
  from: ArrivedFile;
  name: string;
  sums: Sums;
  mime: string;
  modified: Date;
  /** Subfolders below the target. */
  folders: readonly string[];
  how: OnClash;
  entity_id?: Id | null;
  assessment_year?: string;
}

/** The plan of a drive's owner. */
export async function planOfOwner(ownerId: Id): Promise<Plan> {
  const owner = await storedPlan(ownerId);
  if (!owner) throw notFound();
  return planOf(owner.tier);
}

/** 413 with the documented text if a file exceeds the plan's size limit. */
export function checkFileSize(plan: Plan, size: number): void {
  if (size > plan.maxFileBytes)
    throw tooLarge(
      sentence(driveMessages.tooLarge, { plan: plan.name, label: formatBytes(plan.maxFileBytes) }),
    );
}

/** Free room in a drive's quota; 413 if `needed` does not fit. */
export async function checkQuota(ownerId: Id, plan: Plan, needed: number): Promise<void> {
  const drive = await Drive.findOne({ owner_id: ownerId }).lean();
  const free = plan.storageBytes - (drive?.used_bytes ?? 0);
  if (needed > free) throw quotaExceeded(needed, free);
}

/** Type of a received file, by its first bytes; 422 if it does not match the extension. */
export async function kindOf(vault: Vault, from: ArrivedFile, name: string, size: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await readFrom(vault, from, 4096)) chunks.push(chunk);
  const head = Buffer.concat(chunks);
  const mime = mimeOf(name, head, head.length === size);
  const problem = contentProblem(name, mime, size);
  if (problem) throw invalidField('name', problem, 'content_mismatch');
  return mime;
}

/**
 * Adds received files to a drive, all or none: content is stored on disk first, then one transaction records
 * everything. Returns the items (null if skipped). The caller removes the source files. `also` runs in the
 * same transaction, so that nothing is added twice.
 */
export async function takeIn(
  deps: Deps,
  user: SignedIn,
  target: { ownerId: Id; parentId: Id | null },
  files: readonly Arrived[],
  also: (items: readonly (DriveItemDoc | null)[]) => Promise<void> = async () => {},
): Promise<(DriveItemDoc | null)[]> {
  const disk = diskOf(deps);
  const { root } = disk;
  const owner = String(target.ownerId);
  const names = files.map(() => newFile());
  const unused = new Set(names);
  try {
    await withRoom(async () => {
      for (const [at, file] of files.entries()) await keepContent(disk, file.from, owner, names[at]!);
    });
    return await withTransaction(async () => {
      const used = new Set<string>();
      await lockTree(target.ownerId);
      const taken: NameClash[] = [];
      const items: (DriveItemDoc | null)[] = [];
      for (const [at, file] of files.entries()) {
        const placedIn = await takeOne(deps, target, file, names[at]!);
        if ('taken' in placedIn) taken.push(placedIn.taken);
        else {
          items.push(placedIn.item);
          if (placedIn.used) used.add(names[at]!);
        }
      }
      if (taken.length > 0) throw await nameClash(user, taken, deps.now());
      await also(items);
      for (const name of names) {
        if (used.has(name)) unused.delete(name);
        else unused.add(name);
      }
      return items;
    });
  } catch (error) {
    for (const name of names) unused.add(name);
    throw error;
  } finally {
    await removeUnused([...unused].map((name) => contentPath(root, owner, name)));
  }
}

async function takeOne(
  deps: Deps,
  target: { ownerId: Id; parentId: Id | null },
  file: Arrived,
  content: string,
): Promise<{ taken: NameClash } | { item: DriveItemDoc | null; used: boolean }> {
  const { ownerId } = target;
  const now = deps.now();
  const parentId = await ensureFolders(ownerId, target.parentId, file.folders, now);
  const to = await place(ownerId, parentId, file.name, false, file.how);
  if (to.kind === 'clash') return { taken: { id: '', name: file.name, existing: to.existing } };
  if (to.kind === 'skip') return { item: null, used: false };
  if (to.replaced) await toTrash(to.replaced, now);
  await charge(ownerId, file.sums.size);
  const { blob, used } = await holdContent(ownerId, file.sums, content);
  const [item] = await DriveItem.create([
    {
      owner_id: ownerId,
      rank: 1,
      ...placed(ownerId, parentId, to.name, false),
      size: file.sums.size,
      modified_at: file.modified,
      mime: file.mime,
      sha256: file.sums.sha256,
      blob_id: blob._id,
      entity_id: file.entity_id ?? null,
      assessment_year: file.assessment_year ?? '',
    },
  ]);
  return { item: item!.toObject() as DriveItemDoc, used };
}
