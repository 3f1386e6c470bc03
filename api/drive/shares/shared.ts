import * as z from 'zod';
import { sortKeys } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { nameKey } from '../../../shared/drive/names.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { forbidden, isFailure } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams, listQuery, literal, pageOf, recordId } from '../../base/schemas.ts';
import { reachEntity } from '../../entities/reach.ts';
import { wholeOf } from '../../membership/place.ts';
import { countSharePassword } from '../../users/guesses.ts';
import { User } from '../../users/model.ts';
import { isRightPassword } from '../../users/password.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { presentItems } from '../base/present.ts';
import { named } from '../base/reach.ts';
import { DriveShare, DriveTicket } from '../base/share-model.ts';
import { findIn, folderHead, folderId, pageOfItems, yearText } from '../items/list.ts';
import { guestHashOf, linkItem, linkItems, noteView, type OpenedShare, openShareByHash } from './reach.ts';
import { actText, hashOf, makeTicket, newSecret, secretText } from './tickets.ts';

/** The caller of a public route, if signed in; the admin has no drive and counts as a visitor. */
type Caller = { readonly user: SignedIn };
function callerOf(call: Caller): SignedIn | undefined {
  try {
    return call.user.role === 'admin' ? undefined : call.user;
  } catch {
    return undefined;
  }
}

/** Opens a link; wrong ones are counted for the caller's address. */
async function openLink(
  deps: Deps,
  ip: string,
  token: string,
  user: SignedIn | undefined,
  key?: string,
): Promise<OpenedShare> {
  await deps.limiter.check('tokens', ip, deps.limits.tokens);
  try {
    return await openShareByHash(hashOf(token), user, deps.now(), key);
  } catch (error) {
    if (isFailure(error) && error.status === 404) await deps.limiter.hit('tokens', ip, deps.limits.tokens);
    throw error;
  }
}

/** Whether a share is unlocked, or has no password. */
async function isUnlocked(
  { share, permission }: OpenedShare,
  key: string | undefined,
  now: Date,
): Promise<boolean> {
  if (share.password_hash === '' || permission === 'own') return true;
  if (!key) return false;
  const found = await DriveTicket.findOne({ hash: hashOf(key), kind: 'unlock', share_id: share._id }).lean();
  // A changed password must be entered again.
  return found !== null && found.expires_at > now && found.session_id === hashOf(share.password_hash);
}

async function unlocked(opened: OpenedShare, key: string | undefined, now: Date): Promise<void> {
  if (!(await isUnlocked(opened, key, now)))
    throw forbidden(driveMessages.sharePassword, 'password_required');
}

const ownerName = async ({ share }: OpenedShare) =>
  (await User.findById(share.owner_id, { full_name: 1 }).lean())?.full_name ?? '';

/** `GET /cloud-storage/access-shared.php?token=`: content of a link, signed in or not. */
export const accessShared = route({
  method: 'GET',
  path: '/cloud-storage/access-shared.php',
  access: 'public',
  limit: 'open',
  query: z.strictObject({ token: z.string().max(200) }),
  handle: async (call) => {
    const { query, deps, ip, ctx } = call;
    ctx.set('X-Robots-Tag', 'noindex');
    const user = callerOf(call);
    const opened = await openLink(deps, ip, query.token, user);
    const { share, item, permission } = opened;
    const locked = !(await isUnlocked(opened, undefined, deps.now()));
    if (!locked) await noteView(deps, share, user, 'opened', item.name);
    const [shown] = locked
      ? []
      : await presentItems(user, [item], { now: deps.now(), permission, parent: () => false });
    return {
      requires_login: false,
      requires_password: locked,
      share: {
        owner_name: await ownerName(opened),
        access: share.access,
        permission,
        item: shown ?? null,
        expires_at: share.expires_at?.toISOString() ?? '',
      },
    };
  },
});

/** `POST /cloud-storage/unlock-shared`: exchanges the password of a link for a key that opens it for an hour. */
export const unlockShared = route({
  method: 'POST',
  path: '/cloud-storage/unlock-shared',
  access: 'public',
  limit: 'open',
  body: z.strictObject({ token: z.string().max(200), password: z.string().max(200) }),
  audit: 'drive.share-unlocked',
  handle: async (call) => {
    const { body, deps, ip, note } = call;
    const user = callerOf(call);
    const { share, item } = await openLink(deps, ip, body.token, user);
    note({ kind: 'drive-share', id: String(share._id), always: true });
    const right = await countSharePassword(
      deps,
      String(share._id),
      ip,
      async () => share.password_hash === '' || (await isRightPassword(share.password_hash, body.password)),
    );
    if (!right) {
      await noteView(deps, share, user, 'refused', item.name);
      throw forbidden(driveMessages.sharePasswordWrong, 'wrong_password');
    }
    const key = newSecret();
    await DriveTicket.create([
      {
        hash: hashOf(key),
        kind: 'unlock',
        share_id: share._id,
        session_id: hashOf(share.password_hash),
        expires_at: new Date(deps.now().getTime() + spans.driveUnlock * 1000),
      },
    ]);
    await noteView(deps, share, user, 'opened', item.name);
    return { key, expires_in: spans.driveUnlock };
  },
});

const linked = { token: z.string().max(200), key: secretText.optional() };

/** `POST /cloud-storage/shared-items`: items of a shared folder. */
export const sharedItems = route({
  method: 'POST',
  path: '/cloud-storage/shared-items',
  access: 'public',
  limit: 'open',
  readOnly: true,
  body: listQuery(sortKeys, { ...linked, folder_id: folderId.optional() }),
  handle: async (call) => {
    const { body, deps, ip } = call;
    const user = callerOf(call);
    const now = deps.now();
    const opened = await openLink(deps, ip, body.token, user, body.key);
    await unlocked(opened, body.key, now);
    const { found: folder, trail } = body.folder_id
      ? await linkItem(opened.item, body.folder_id)
      : { found: opened.item, trail: [] };
    const { found, total } =
      folder.rank === 0 ? await findIn(folder.owner_id, folder._id, body) : { found: [folder], total: 1 };
    const reached = {
      ownerId: folder.owner_id,
      item: folder,
      permission: opened.permission === 'own' ? ('view' as const) : opened.permission,
      trail,
    };
    return {
      items: await presentItems(user, found, { now, permission: reached.permission }),
      total,
      page: body.page,
      page_size: body.page_size,
      ...folderHead(reached, await ownerName(opened)),
    };
  },
});

/** `POST /cloud-storage/shared-ticket`: an address to download or preview items of a link. */
export const sharedTicket = route({
  method: 'POST',
  path: '/cloud-storage/shared-ticket',
  access: 'public',
  limit: 'open',
  body: z.strictObject({ ...linked, ids: z.array(recordId).max(500), act: actText }),
  audit: 'drive.shared-ticket',
  handle: async (call) => {
    const { body, deps, ip, note } = call;
    const user = callerOf(call);
    const opened = await openLink(deps, ip, body.token, user, body.key);
    await unlocked(opened, body.key, deps.now());
    const items = await linkItems(opened, body.ids);
    note({ kind: 'drive-share', id: String(opened.share._id), detail: body.act });
    const act = body.act === 'download' ? 'downloaded' : 'previewed';
    await noteView(deps, opened.share, opened.guest ?? user, act, ...items.map((item) => item.name));
    return makeTicket(deps, items, body.act, {
      // A guest's ticket belongs to the guest, whoever is signed in in the same browser.
      user_id: user && !opened.guest ? toId(user.id) : null,
      session_id: opened.guest ? guestHashOf(opened.share, opened.guest) : (user?.sessionId ?? ''),
      share_id: opened.share._id,
    });
  },
});

/** `GET /cloud-storage/shared-with-me`: items shared with the caller by name. */
export const sharedWithMe = route({
  method: 'GET',
  path: '/cloud-storage/shared-with-me',
  access: 'tax',
  limit: 'work',
  query: listQuery(['name', 'modified', 'shared_at'] as const),
  handle: async ({ user, query: q, deps }) => {
    const now = deps.now();
    const id = toId(user.id);
    const found = await DriveShare.find({
      access: 'restricted',
      revoked_at: null,
      'people.email': user.email,
    }).lean();
    const byId = await DriveShare.find({
      access: 'restricted',
      revoked_at: null,
      'people.user_id': id,
    }).lean();
    const shares = new Map(
      [...found, ...byId]
        .filter((s) => (!s.expires_at || s.expires_at > now) && named(s, user))
        .map((s) => [String(s._id), s]),
    );
    const owners = new Set(
      (
        await User.find(
          { _id: op({ $in: [...shares.values()].map((s) => s.owner_id) }), status: 'active' },
          { _id: 1 },
        ).lean()
      ).map((u) => String(u._id)),
    );
    // Of several shares of one item, the widest permission counts.
    const best = new Map<string, { share_id: string; shared_at: string; permission: 'view' | 'edit' }>();
    for (const share of shares.values()) {
      if (!owners.has(String(share.owner_id))) continue;
      const permission = named(share, user)!.permission;
      const had = best.get(String(share.item_id));
      if (!had || (had.permission === 'view' && permission === 'edit'))
        best.set(String(share.item_id), {
          share_id: String(share._id),
          shared_at: share.created_at.toISOString(),
          permission,
        });
    }
    const items = await DriveItem.find({
      _id: op({ $in: [...best.keys()].map(toId) }),
      trash_id: null,
      ...(q.q?.trim() ? { name_key: op({ $regex: literal(nameKey(q.q.trim())) }) } : {}),
    }).lean();
    const sharedAt = (i: DriveItemDoc) => best.get(String(i._id))!.shared_at;
    const sort = q.sort ?? '-shared_at';
    const down = sort.startsWith('-') ? -1 : 1;
    const field = sort.replace(/^-/, '');
    const by = (i: DriveItemDoc) =>
      field === 'name' ? i.sort_key : field === 'modified' ? i.modified_at.toISOString() : sharedAt(i);
    items.sort((a, b) => (by(a) < by(b) ? -down : by(a) > by(b) ? down : 0));
    const { skip, limit } = pageOf(q);
    const shown = await presentItems(user, items.slice(skip, skip + limit), {
      now,
      permission: (i) => best.get(String(i._id))!.permission,
      parent: () => false,
    });
    return {
      items: shown.map((item) => ({
        ...item,
        share_id: best.get(item.id)!.share_id,
        shared_at: best.get(item.id)!.shared_at,
      })),
      total: items.length,
      page: q.page,
      page_size: q.page_size,
    };
  },
});

/** `GET /cloud-storage/documents/{id}`: documents assigned to an entity within reach, by anyone. */
export const entityDocuments = route({
  method: 'GET',
  path: '/cloud-storage/documents/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: listQuery(sortKeys, { assessment_year: yearText.optional() }),
  handle: async ({ user, params, query: q, deps }) => {
    const entity = await reachEntity(user, params.id);
    const { found, total } = await pageOfItems(
      {
        entity_id: entity._id,
        trash_id: null,
        ...(q.assessment_year ? { assessment_year: q.assessment_year } : {}),
        ...(q.q?.trim() ? { name_key: op({ $regex: literal(nameKey(q.q.trim())) }) } : {}),
      },
      q,
    );
    const items = await presentItems(user, found, {
      now: deps.now(),
      permission: (i) => (i.owner_id.equals(wholeOf(user)) ? 'own' : 'view'),
      parent: (i) => i.owner_id.equals(wholeOf(user)),
    });
    return { items, total, page: q.page, page_size: q.page_size };
  },
});
