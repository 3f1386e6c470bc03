import * as z from 'zod';
import { sortKeys } from '../../../shared/drive/calls.ts';
import { nameKey } from '../../../shared/drive/names.ts';
import { inWords } from '../../../shared/forms/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { listQuery, literal, pageOf, recordId } from '../../base/schemas.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { crumbsOf, presentIn, presentItems, presentOwn } from '../base/present.ts';
import { ownDrive, type Reached, reachFolder, reachFolderPath } from '../base/reach.ts';
import { foldersBelow, type Id, pathOf } from '../base/tree.ts';

/** Params of the documented calls: the id in the path must be the caller's. */
export const userParams = z.strictObject({ userId: recordId });
/** Id of a folder; '' is the root of the own drive. */
export const folderId = z.union([z.literal(''), recordId]);
/** A documented path. */
export const drivePath = z.string().max(12_000, inWords('tooLong', { max: 12_000 }));
/** `2026-27`. */
export const yearText = z.string().regex(/^$|^\d{4}-\d{2}$/, inWords('looksLike', { example: '2026-27' }));

const fields: Record<string, string> = {
  name: 'sort_key',
  size: 'size',
  modified: 'modified_at',
  extension: 'extension',
};

/** Folders first, then the requested order, then name. */
function itemSort(sort: string | undefined): Record<string, 1 | -1> {
  const down = sort?.startsWith('-') ?? false;
  const field = fields[(down ? sort!.slice(1) : sort) ?? 'name'] ?? 'sort_key';
  return {
    rank: 1,
    [field]: down ? -1 : 1,
    ...(field === 'sort_key' ? {} : { sort_key: 1 as const }),
    _id: 1,
  };
}

interface Asked {
  page: number;
  page_size: number;
  q?: string | undefined;
  sort?: string | undefined;
  only?: 'folders' | 'files' | undefined;
}

/** A page of a folder's items, or of everything below it when searching. */
export async function findIn(ownerId: Id, folder: Id | null, q: Asked) {
  const searched = q.q?.trim() ? nameKey(q.q.trim()) : '';
  const where = !searched
    ? { parent_id: folder }
    : folder === null
      ? {}
      : { parent_id: op({ $in: [folder, ...(await foldersBelow(ownerId, folder)).ids] }) };
  const filter = {
    owner_id: ownerId,
    trash_id: null,
    ...where,
    ...(searched ? { name_key: op({ $regex: literal(searched) }) } : {}),
    ...(q.only ? { rank: q.only === 'folders' ? 0 : 1 } : {}),
  };
  return { ...(await pageOfItems(filter, q)), searched };
}

/** A page of items matching a filter. */
export async function pageOfItems(
  filter: object,
  q: Asked,
): Promise<{ found: DriveItemDoc[]; total: number }> {
  const { skip, limit } = pageOf(q);
  const found = await DriveItem.find(filter).sort(itemSort(q.sort)).skip(skip).limit(limit).lean();
  const total = found.length < limit && skip === 0 ? found.length : await DriveItem.countDocuments(filter);
  return { found, total };
}

/** Folder data in a list's response. */
export const folderHead = (reached: Reached, ownerName: string) => ({
  folder: {
    id: reached.item ? String(reached.item._id) : '',
    name: reached.item?.name ?? '',
    path:
      reached.permission === 'own' ? pathOf([...reached.trail, ...(reached.item ? [reached.item] : [])]) : '',
    permission: reached.permission,
    owner_name: ownerName,
  },
  breadcrumbs: crumbsOf(reached),
});

/** `GET /storage/files/list/{userId}`: a folder by path or id, searched, sorted and paged. */
export const listFiles = route({
  method: 'GET',
  base: '/storage',
  path: '/files/list/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  query: listQuery(sortKeys, {
    path: drivePath.optional(),
    folder_id: folderId.optional(),
    only: z.enum(['folders', 'files']).optional(),
    entity_id: z.union([z.literal(''), recordId]).optional(),
    assessment_year: yearText.optional(),
  }),
  handle: async ({ user, params, query: q, deps }) => {
    const now = deps.now();
    const reached = await reachAsked(user, params.userId, q, now);
    const rest = { page: q.page, page_size: q.page_size };
    if (q.entity_id || q.assessment_year) {
      const { found, total } = await pageOfItems(
        {
          owner_id: reached.ownerId,
          trash_id: null,
          ...(q.entity_id ? { entity_id: toId(q.entity_id) } : {}),
          ...(q.assessment_year ? { assessment_year: q.assessment_year } : {}),
          ...(q.q?.trim() ? { name_key: op({ $regex: literal(nameKey(q.q.trim())) }) } : {}),
        },
        q,
      );
      return {
        items: await presentOwn(user, found, now),
        total,
        ...rest,
        ...folderHead(reached, user.fullName),
      };
    }
    const { found, total, searched } = await findIn(reached.ownerId, reached.item?._id ?? null, q);
    const items = !searched
      ? await presentIn(user, reached, found, now)
      : reached.permission === 'own'
        ? await presentOwn(user, found, now)
        : await presentItems(user, found, { now, permission: reached.permission });
    const ownerName = reached.permission === 'own' ? user.fullName : await ownerOf(user, reached, now);
    return { items, total, ...rest, ...folderHead(reached, ownerName) };
  },
});

async function ownerOf(user: SignedIn, reached: Reached, now: Date): Promise<string> {
  const [shown] = await presentItems(user, [reached.item!], { now, permission: reached.permission });
  return shown!.owner_name;
}

/** The folder of a call, by id or path; by default the root. The id in the path is checked first. */
export async function reachAsked(
  user: SignedIn,
  userId: string,
  asked: { path?: string | undefined; folder_id?: string | undefined },
  now: Date,
  need: 'view' | 'edit' = 'view',
): Promise<Reached> {
  if (asked.folder_id && userId === user.id) return reachFolder(user, asked.folder_id, need, now);
  const ownerId = await ownDrive(user, userId);
  return reachFolderPath(ownerId, asked.path ?? '/');
}

/** `GET /storage/folders/tree/{userId}`: subfolders of a folder. */
export const folderTree = route({
  method: 'GET',
  base: '/storage',
  path: '/folders/tree/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  query: z.strictObject({ parent_id: folderId.optional() }),
  handle: async ({ user, params, query: q, deps }) => {
    const reached = await reachAsked(user, params.userId, { folder_id: q.parent_id }, deps.now());
    const found = await DriveItem.find({
      owner_id: reached.ownerId,
      parent_id: reached.item?._id ?? null,
      trash_id: null,
      rank: 0,
    })
      .sort({ sort_key: 1 })
      .lean();
    const parents = new Set(
      (
        await DriveItem.find(
          {
            owner_id: reached.ownerId,
            parent_id: op({ $in: found.map((f) => f._id) }),
            trash_id: null,
            rank: 0,
          },
          { parent_id: 1 },
        ).lean()
      ).map((i) => String(i.parent_id)),
    );
    return {
      folders: found.map((f) => ({
        id: String(f._id),
        name: f.name,
        parent_id: q.parent_id ?? '',
        has_folders: parents.has(String(f._id)),
      })),
    };
  },
});
