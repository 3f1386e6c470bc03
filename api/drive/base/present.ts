import type { Crumb, DriveItem, DrivePermission } from '../../../shared/drive/calls.ts';
import { previewOf } from '../../../shared/drive/kinds.ts';
import type { SignedIn } from '../../base/call.ts';
import { op, presentStored } from '../../base/records.ts';
import { Entity } from '../../entities/model.ts';
import { within } from '../../entities/reach.ts';
import { wholeOf } from '../../membership/place.ts';
import { User } from '../../users/model.ts';
import { type DriveItemDoc, DriveItem as Items } from './model.ts';
import { inForce, type Reached } from './reach.ts';
import { DriveShare } from './share-model.ts';
import { type Id, pathOf } from './tree.ts';

const namesOf = async (ids: readonly (Id | null)[]) => {
  const wanted = [...new Set(ids.flatMap((id) => (id ? [String(id)] : [])))];
  if (wanted.length === 0) return new Map<string, string>();
  const found = await User.find({ _id: op({ $in: wanted }) }, { full_name: 1 }).lean();
  return new Map(found.map((u) => [String(u._id), u.full_name]));
};

/** How items are shown: with which permission and path ('' if hidden). */
interface Showing {
  now: Date;
  permission: DrivePermission | ((item: DriveItemDoc) => DrivePermission);
  path?: (item: DriveItemDoc) => string;
  /** Whether the parent folder may be named; default yes. */
  parent?: (item: DriveItemDoc) => boolean;
}

/** Items as the API returns them; `user` undefined is a visitor. */
export async function presentItems(
  user: SignedIn | undefined,
  items: readonly DriveItemDoc[],
  how: Showing,
): Promise<DriveItem[]> {
  if (items.length === 0) return [];
  const owners = await namesOf(items.map((i) => i.owner_id));
  const mine = items.filter((i) => user && i.owner_id.equals(wholeOf(user))).map((i) => i._id);
  const shared = new Set(
    mine.length
      ? (
          await DriveShare.find({ item_id: op({ $in: mine }), ...inForce(how.now) }, { item_id: 1 }).lean()
        ).map((s) => String(s.item_id))
      : [],
  );
  const attached = items.flatMap((i) => (i.entity_id ? [i.entity_id] : []));
  const entities = new Map(
    user && attached.length
      ? (await Entity.find({ _id: op({ $in: attached }), ...within(user) }, { name: 1 }).lean()).map((e) => [
          String(e._id),
          e.name,
        ])
      : [],
  );
  return items.map((item) => {
    const entity = item.entity_id ? entities.get(String(item.entity_id)) : undefined;
    const isFolder = item.rank === 0;
    return {
      ...presentStored(item),
      type: isFolder ? 'folder' : 'file',
      name: item.name,
      extension: item.extension,
      size: item.size,
      modified: item.modified_at.toISOString(),
      path: how.path?.(item) ?? '',
      parent_id: item.parent_id && how.parent?.(item) !== false ? String(item.parent_id) : '',
      mime: item.mime,
      preview: isFolder ? 'none' : previewOf(item.mime),
      sha256: item.sha256,
      permission: typeof how.permission === 'function' ? how.permission(item) : how.permission,
      owner_name: owners.get(String(item.owner_id)) ?? '',
      shared: shared.has(String(item._id)),
      entity_id: entity === undefined ? '' : String(item.entity_id),
      entity_name: entity ?? '',
      assessment_year: entity === undefined && item.entity_id ? '' : item.assessment_year,
    };
  });
}

/** Items of one folder. */
export async function presentIn(
  user: SignedIn,
  reached: Reached,
  items: readonly DriveItemDoc[],
  now: Date,
): Promise<DriveItem[]> {
  const here = pathOf([...reached.trail, ...(reached.item ? [reached.item] : [])]);
  return presentItems(user, items, {
    now,
    permission: reached.permission,
    ...(reached.permission === 'own' ? { path: (i) => `${here === '/' ? '' : here}/${i.name}` } : {}),
  });
}

/** One item with the access it was reached by. */
export async function presentReached(
  user: SignedIn,
  { item, trail, permission }: Reached & { item: DriveItemDoc },
  now: Date,
): Promise<DriveItem> {
  const [shown] = await presentItems(user, [item], {
    now,
    permission,
    ...(permission === 'own' ? { path: () => pathOf([...trail, item]) } : {}),
    parent: () => trail.length > 0,
  });
  return shown!;
}

/** The caller's own items in any folder. */
export async function presentOwn(
  user: SignedIn,
  items: readonly DriveItemDoc[],
  now: Date,
): Promise<DriveItem[]> {
  const paths = await pathsOf(items);
  return presentItems(user, items, { now, permission: 'own', path: (i) => paths.get(String(i._id)) ?? '' });
}

/** Paths of items of one drive; parent folders are read level by level, each once. */
export async function pathsOf(items: readonly DriveItemDoc[]): Promise<Map<string, string>> {
  const folders = new Map<string, { name: string; parent_id: Id | null }>();
  let wanted = new Set(items.flatMap((i) => (i.parent_id ? [String(i.parent_id)] : [])));
  while (wanted.size > 0) {
    const found = await Items.find({ _id: op({ $in: [...wanted] }) }, { name: 1, parent_id: 1 }).lean();
    for (const folder of found) folders.set(String(folder._id), folder);
    wanted = new Set(
      found.flatMap((f) => (f.parent_id && !folders.has(String(f.parent_id)) ? [String(f.parent_id)] : [])),
    );
  }
  const pathFrom = (parent: Id | null, name: string): string => {
    const names = [name];
    for (let next = parent ? folders.get(String(parent)) : undefined; next; ) {
      names.unshift(next.name);
      next = next.parent_id ? folders.get(String(next.parent_id)) : undefined;
    }
    return `/${names.join('/')}`;
  };
  return new Map(items.map((i) => [String(i._id), pathFrom(i.parent_id, i.name)]));
}

/** Breadcrumbs of a folder; the caller's own drive is the first. */
export const crumbsOf = (reached: Reached): Crumb[] => [
  ...(reached.permission === 'own' ? [{ id: '', name: 'My Drive' }] : []),
  ...[...reached.trail, ...(reached.item ? [reached.item] : [])].map((f) => ({
    id: String(f._id),
    name: f.name,
  })),
];
