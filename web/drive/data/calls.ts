import type {
  ChangeItemReply,
  ChangeItemRequest,
  DriveItem,
  ItemsReply,
  MoveItemsReply,
  OnClash,
  StatusReply,
  TicketReply,
  UsageReply,
} from '../../../shared/drive/calls.ts';
import { driveLimits } from '../../../shared/drive/calls.ts';
import { post, put } from '../../data/http.ts';
import { withQuery } from '../../data/keys.ts';
import { currentUser } from '../../data/session.ts';

const own = () => encodeURIComponent(currentUser()?.id ?? '');

/** Paths of the drive. */
export const drivePaths = {
  status: '/api/cloud-storage/status',
  join: '/api/cloud-storage/join-waitlist',
  access: '/api/cloud-storage/access-shared.php',
  unlock: '/api/cloud-storage/unlock-shared',
  guestCode: '/api/cloud-storage/guest-code',
  guestOpen: '/api/cloud-storage/guest-open',
  sharedItems: '/api/cloud-storage/shared-items',
  sharedTicket: '/api/cloud-storage/shared-ticket',
  sharedWithMe: '/api/cloud-storage/shared-with-me',
  list: () => `/storage/files/list/${own()}`,
  usage: () => `/storage/files/usage/${own()}`,
  createFolder: () => `/storage/folders/create/${own()}`,
  item: (id: string) => `/storage/items/${id}`,
  items: (act: 'move' | 'copy' | 'trash' | 'restore' | 'purge') => `/storage/items/${act}`,
  trash: '/storage/trash',
  emptyTrash: '/storage/trash/empty',
  tickets: '/storage/tickets',
  uploads: '/storage/uploads',
  upload: (id: string) => `/storage/uploads/${id}`,
  shares: '/storage/shares',
  share: (id: string) => `/storage/shares/${id}`,
  save: '/storage/save',
} as const;

export type StorageStatus = StatusReply;
export type Usage = UsageReply['usage'];

/** As many calls as needed for the ids, in sequence. */
async function inBatches<T>(ids: readonly string[], call: (some: string[]) => Promise<T>): Promise<T[]> {
  const replies: T[] = [];
  for (let at = 0; at < ids.length; at += driveLimits.ids)
    replies.push(await call(ids.slice(at, at + driveLimits.ids)));
  return replies;
}

/** Moves items to the trash, restores them, or deletes them permanently. */
export const changeItems = (act: 'trash' | 'restore' | 'purge', ids: readonly string[]) =>
  inBatches(ids, (some) => post<ItemsReply>(drivePaths.items(act), { ids: some }));

/** Moves or copies items to a folder. Throws 409 `name_clash` under `ask` when a name is taken. */
export const placeItems = (
  act: 'move' | 'copy',
  ids: readonly string[],
  folderId: string,
  onClash: OnClash,
): Promise<MoveItemsReply[]> =>
  inBatches(ids, (some) =>
    post<MoveItemsReply>(drivePaths.items(act), { ids: some, folder_id: folderId, on_clash: onClash }),
  );

/** Renames an item or assigns it to an entity and year. */
export const changeItem = async (item: DriveItem, change: Omit<ChangeItemRequest, 'version'>) =>
  (await put<ChangeItemReply>(drivePaths.item(item.id), { version: item.version, ...change })).item;

/** Access to the bytes of items: by session, or by the token of a share link. */
export type Tickets = (ids: readonly string[], act: 'download' | 'preview') => Promise<TicketReply>;

export const ownTickets: Tickets = (ids, act) => post<TicketReply>(drivePaths.tickets, { ids, act });

/** Access through a share link; `key` is obtained with its password. */
export const linkTickets =
  (token: string, key: string | undefined): Tickets =>
  (ids, act) =>
    post<TicketReply>(drivePaths.sharedTicket, { token, ...(key ? { key } : {}), ids, act });

/** One page of a list of items. */
export const pagePath = (path: string, query: Record<string, string>, page: number): string =>
  withQuery(path, { ...query, page, page_size: driveLimits.pageSize });
