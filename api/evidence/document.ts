import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { reachFolder } from '../drive/base/reach.ts';
import { folderName, putInDrive } from '../drive/uploads/put.ts';
import type { EntityDoc } from '../entities/model.ts';

const refused = (error: unknown): { id: string } | undefined => {
  const { status, id } = error as { status?: number; id?: string };
  return status !== undefined && status < 500 ? { id: id ?? '' } : undefined;
};

/**
 * Keeps a paper as it came among the client's documents, sealed, with its SHA-256, under Evidence, the client and the year. Banks and the
 * portal name texts as workbooks or JSON: those get `.txt`. Answers the document's id, null where the drive refuses it (full, too large).
 */
export async function keepDocument(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc,
  year: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string | null> {
  const put = async (as: string) => {
    const item = await putInDrive(deps, user, await reachFolder(user, undefined, 'edit', deps.now()), {
      name: as,
      bytes,
      entity,
      year,
      folders: ['Evidence', folderName(entity.name), `AY ${year}`],
      how: 'keep_both',
    });
    return item ? String(item._id) : null;
  };
  try {
    return await put(name);
  } catch (error) {
    const why = refused(error);
    if (!why) throw error;
    if (why.id !== 'content_mismatch') return null;
  }
  try {
    return await put(`${name}.txt`);
  } catch (error) {
    if (!refused(error)) throw error;
    return null;
  }
}
