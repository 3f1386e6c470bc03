import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { openDrive } from '../drive/base/tree.ts';
import { folderName, putInDrive } from '../drive/uploads/put.ts';
import type { EntityDoc } from '../entities/model.ts';
import { storedPlan } from '../users/plan.ts';

const refused = (error: unknown): { id: string } | undefined => {
  const { status, id } = error as { status?: number; id?: string };
  return status !== undefined && status < 500 ? { id: id ?? '' } : undefined;
};

/**
 * Saves an original paper to the client's documents, encrypted, with its SHA-256, under Evidence, client and
 * year, in the drive of the client's office. Text files that banks and the portal name as workbooks or JSON
 * get `.txt`. Returns the document's id; `refused` if the drive is full or the file too large, null if the
 * office has no drive: the evidence keeps the original anyway.
 */
export async function keepDocument(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc,
  year: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string | 'refused' | null> {
  const ownerId = entity.owner_id;
  if ((await storedPlan(ownerId))?.storage_status !== 'approved') return null;
  await openDrive(ownerId);
  for (const as of [name, `${name}.txt`]) {
    try {
      const item = await putInDrive(
        deps,
        user,
        { ownerId, item: null, permission: 'own' },
        {
          name: as,
          bytes,
          entity,
          year,
          folders: ['Evidence', folderName(entity.name), `AY ${year}`],
          how: 'keep_both',
        },
      );
      return item ? String(item._id) : 'refused';
    } catch (error) {
      const why = refused(error);
      if (!why) throw error;
      if (why.id !== 'content_mismatch') return 'refused';
    }
  }
  return 'refused';
}
