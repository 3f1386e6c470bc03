import type { OnClash } from '../../../shared/drive/calls.ts';
import { cleanName, nameProblem } from '../../../shared/drive/names.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { permissionOf } from '../../entities/reach.ts';
import { Digest } from '../base/digest.ts';
import { createIncoming, diskOf, incomingPath, newFile, removeFiles, withRoom } from '../base/disk.ts';
import type { DriveItemDoc } from '../base/model.ts';
import type { Reached } from '../base/reach.ts';
import { checkFileSize, kindOf, planOfOwner, takeIn } from './receive.ts';

/** A valid folder name. */
export function folderName(name: string): string {
  const tidy = cleanName(name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_'))
    .replace(/[. ]+$/, '')
    .slice(0, 120);
  return nameProblem(tidy) ? `_${tidy}` : tidy;
}

/** A generated or received file, and its place in the drive. */
interface Put {
  name: string;
  bytes: Buffer;
  entity: EntityDoc;
  /** Assessment year, '' for none. */
  year: string;
  folders: string[];
  how: OnClash;
}

/**
 * Adds a file to a drive, encrypted, assigned to its client and year if permitted; null if one of the same
 * name was kept.
 */
export async function putInDrive(
  deps: Deps,
  user: SignedIn,
  target: Pick<Reached, 'ownerId' | 'permission' | 'item'>,
  { name, bytes, entity, year, folders, how }: Put,
): Promise<DriveItemDoc | null> {
  checkFileSize(await planOfOwner(target.ownerId), bytes.length);
  const file = newFile();
  const from = incomingPath(deps.config.storageDir, file);
  try {
    await withRoom(async () => {
      await createIncoming(diskOf(deps), file, bytes);
    });
    const digest = new Digest();
    digest.add(bytes);
    const mayAttach = target.permission === 'own' && permissionOf(user, entity) !== 'view';
    const [item] = await takeIn(deps, user, { ownerId: target.ownerId, parentId: target.item?._id ?? null }, [
      {
        from: { path: from },
        name: cleanName(name),
        sums: digest.result(),
        mime: await kindOf(deps.vault, { path: from }, name, bytes.length),
        modified: deps.now(),
        folders,
        how,
        entity_id: mayAttach ? entity._id : null,
        assessment_year: year,
      },
    ]);
    return item ?? null;
  } finally {
    await removeFiles([from]);
  }
}
