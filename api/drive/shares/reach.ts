import { driveMessages } from '../../../shared/drive/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, notFound } from '../../base/errors.ts';
import { toId } from '../../base/records.ts';
import { touch } from '../../base/touched.ts';
import { wholeOf } from '../../membership/place.ts';
import { storedPlan } from '../../users/plan.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { inForce, named } from '../base/reach.ts';
import { DriveShare, type DriveShareDoc, DriveView } from '../base/share-model.ts';
import { above, type Id } from '../base/tree.ts';

/** What a link opens, for whoever holds it. */
export interface OpenedShare {
  share: DriveShareDoc;
  item: DriveItemDoc;
  permission: 'view' | 'edit' | 'own';
}

const gone = () => notFound(driveMessages.shareNotFound);

/**
 * A share as its link opens it. Unknown, expired, revoked, deleted and not for this person are all the same 404; a restricted
 * one asks a visitor to sign in.
 */
async function opened(share: DriveShareDoc | null, user: SignedIn | undefined): Promise<OpenedShare> {
  if (!share) throw gone();
  const [item, owner] = [
    await DriveItem.findOne({ _id: share.item_id, trash_id: null }).lean(),
    await storedPlan(share.owner_id),
  ];
  if (!item || !owner?.active) throw gone();
  if (user && share.owner_id.equals(wholeOf(user))) return { share, item, permission: 'own' };
  if (share.access === 'public') return { share, item, permission: 'view' };
  if (!user)
    throw failure(401, 'not_signed_in', driveMessages.shareSignIn, { details: { requires_login: true } });
  const person = named(share, user);
  if (!person) throw gone();
  return { share, item, permission: person.permission };
}

/** The share behind a link. */
export const openShareByHash = async (hash: string, user: SignedIn | undefined, now: Date) =>
  opened(await DriveShare.findOne({ link_hash: hash, ...inForce(now) }).lean(), user);

/** The share behind a ticket. */
export const openShareById = async (id: Id, user: SignedIn | undefined, now: Date) =>
  opened(await DriveShare.findOne({ _id: id, ...inForce(now) }).lean(), user);

/** Items of a share: itself, or what lies in it; anything else is a 404. */
export async function linkItems({ item }: OpenedShare, ids: readonly string[]): Promise<DriveItemDoc[]> {
  if (ids.length === 0) return [item];
  const items: DriveItemDoc[] = [];
  for (const id of ids) items.push((await linkItem(item, id)).found);
  return items;
}

/** One item of a share with the way to it from what was shared. */
export async function linkItem(
  root: DriveItemDoc,
  id: string,
): Promise<{ found: DriveItemDoc; trail: DriveItemDoc[] }> {
  const found = await DriveItem.findOne({ _id: toId(id), owner_id: root.owner_id, trash_id: null }).lean();
  if (!found) throw gone();
  const trail = await above(found);
  const from = [...trail, found].findIndex((i) => i._id.equals(root._id));
  if (from < 0) throw gone();
  return { found, trail: trail.slice(from) };
}

/** Notes an opening for the owner to see; the owner's own are not noted. */
export async function noteView(
  deps: Deps,
  share: DriveShareDoc,
  user: SignedIn | undefined,
  act: 'opened' | 'downloaded' | 'previewed' | 'refused',
  itemName: string,
): Promise<void> {
  if (String(share.owner_id) === user?.id) return;
  const item = act === 'refused' ? null : await DriveItem.findById(share.item_id, { entity_id: 1 }).lean();
  if (item)
    touch({
      owner_id: String(share.owner_id),
      client_id: String(item.entity_id ?? ''),
      record_id: String(item._id),
      shared: true,
    });
  const at = deps.now();
  await DriveView.create([
    {
      share_id: share._id,
      at,
      who: user ? `${user.fullName} <${user.email}>` : '',
      act,
      item_name: itemName,
    },
  ]);
  if (act === 'opened')
    await DriveShare.updateOne({ _id: share._id }, { $inc: { views: 1 }, $set: { last_viewed_at: at } });
}
