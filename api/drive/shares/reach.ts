import { createHash } from 'node:crypto';
import { driveMessages } from '../../../shared/drive/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, notFound } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { touch } from '../../base/touched.ts';
import { wholeOf } from '../../membership/place.ts';
import { User } from '../../users/model.ts';
import { storedPlan } from '../../users/plan.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { inForce, named } from '../base/reach.ts';
import {
  DriveShare,
  type DriveShareDoc,
  DriveTicket,
  DriveView,
  type SharedPerson,
} from '../base/share-model.ts';
import { above, type Id } from '../base/tree.ts';

/** Content of a link for its holder. */
export interface OpenedShare {
  share: DriveShareDoc;
  item: DriveItemDoc;
  permission: 'view' | 'edit' | 'own';
  /** Address of a guest who used a mailed code. */
  guest?: string;
}

const gone = () => notFound(driveMessages.shareNotFound);

/**
 * A share opened by its link. Unknown, expired, revoked, deleted and not permitted are the same 404; a
 * restricted one asks visitors to sign in.
 */
async function opened(
  share: DriveShareDoc | null,
  user: SignedIn | undefined,
  guestHash: string,
): Promise<OpenedShare> {
  if (!share) throw gone();
  const [item, owner] = [
    await DriveItem.findOne({ _id: share.item_id, trash_id: null }).lean(),
    await storedPlan(share.owner_id),
  ];
  if (!item || !owner?.active) throw gone();
  if (user && share.owner_id.equals(wholeOf(user))) return { share, item, permission: 'own' };
  if (share.access === 'public') return { share, item, permission: 'view' };
  const guest = guestHash === '' ? undefined : await guestOf(share, guestHash);
  // A guest can view and download; to make changes, the person signs in.
  if (guest && !(user && named(share, user))) return { share, item, permission: 'view', guest: guest.email };
  if (!user)
    throw failure(401, 'not_signed_in', driveMessages.shareSignIn, { details: { requires_login: true } });
  const person = named(share, user);
  if (!person) throw gone();
  return { share, item, permission: person.permission };
}

/** Hash of a guest's address, stored in the key of their code. */
export const guestHashOf = (share: Pick<DriveShareDoc, '_id'>, email: string): string =>
  createHash('sha256').update(`guest ${share._id} ${email}`).digest('hex');

/** The person in a share whose address a code may be mailed to: not an address its account has since left. */
export async function invited(
  share: Pick<DriveShareDoc, 'people'>,
  email: string,
): Promise<SharedPerson | undefined> {
  const person = share.people.find((p) => p.email === email);
  if (!person?.user_id) return person;
  const account = await User.findOne({ _id: person.user_id, status: 'active' }, { email: 1 }).lean();
  return account?.email === email ? person : undefined;
}

async function guestOf(share: DriveShareDoc, guestHash: string): Promise<SharedPerson | undefined> {
  const person = share.people.find((p) => guestHashOf(share, p.email) === guestHash);
  return person && invited(share, person.email);
}

/** What a share's key was issued for; '' if unknown, expired or for another share. */
async function keyFor(share: DriveShareDoc | null, key: string | undefined, now: Date): Promise<string> {
  if (!share || !key) return '';
  const found = await DriveTicket.findOne({
    hash: createHash('sha256').update(key).digest('hex'),
    kind: 'unlock',
    share_id: share._id,
    expires_at: op({ $gt: now }),
  }).lean();
  return found?.session_id ?? '';
}

/** The share of a link in force: the share's own, or one mailed to a named person. */
export const shareByHash = async (hash: string, now: Date): Promise<DriveShareDoc | null> =>
  (await DriveShare.findOne({ link_hash: hash, ...inForce(now) }).lean()) ??
  (await DriveShare.findOne({ 'people.link_hash': hash, access: 'restricted', ...inForce(now) }).lean());

/** The share behind a link; `key` comes from a guest's code. */
export async function openShareByHash(
  hash: string,
  user: SignedIn | undefined,
  now: Date,
  key?: string,
): Promise<OpenedShare> {
  const share = await shareByHash(hash, now);
  return opened(share, user, share?.access === 'restricted' ? await keyFor(share, key, now) : '');
}

/** The share behind a ticket; `guestHash` of a guest's, else ''. */
export const openShareById = async (id: Id, user: SignedIn | undefined, now: Date, guestHash: string) =>
  opened(await DriveShare.findOne({ _id: id, ...inForce(now) }).lean(), user, guestHash);

/** Items of a share: itself, or its contents; anything else is a 404. */
export async function linkItems({ item }: OpenedShare, ids: readonly string[]): Promise<DriveItemDoc[]> {
  if (ids.length === 0) return [item];
  const items: DriveItemDoc[] = [];
  for (const id of ids) items.push((await linkItem(item, id)).found);
  return items;
}

/** One item of a share with the path to it. */
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

/**
 * Records openings of items for the owner: signed-in person, guest by address, or visitor; the owner's own are not
 * recorded.
 */
export async function noteView(
  deps: Deps,
  share: DriveShareDoc,
  user: SignedIn | string | undefined,
  act: 'opened' | 'downloaded' | 'previewed' | 'refused',
  ...itemNames: readonly string[]
): Promise<void> {
  if (typeof user === 'object' && String(share.owner_id) === user.id) return;
  const item = act === 'refused' ? null : await DriveItem.findById(share.item_id, { entity_id: 1 }).lean();
  if (item)
    touch({
      owner_id: String(share.owner_id),
      client_id: String(item.entity_id ?? ''),
      record_id: String(item._id),
      shared: true,
    });
  const at = deps.now();
  const who = typeof user === 'object' ? `${user.fullName} <${user.email}>` : user ? `<${user}>` : '';
  await DriveView.insertMany(
    itemNames.map((item_name) => ({ share_id: share._id, at, who, act, item_name })),
  );
  if (act === 'opened')
    await DriveShare.updateOne({ _id: share._id }, { $inc: { views: 1 }, $set: { last_viewed_at: at } });
}
