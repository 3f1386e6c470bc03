import * as z from 'zod';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { nameKey } from '../../../shared/drive/names.ts';
import { inWords, say, sentence } from '../../../shared/forms/messages.ts';
import { isEmail } from '../../../shared/identifiers.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { conflict, invalid, invalidField, notFound, stale } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams, listQuery, literal, pageOf, recordId, version } from '../../base/schemas.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { wholeOf } from '../../membership/place.ts';
import { refuseWeak } from '../../users/guessable.ts';
import { User } from '../../users/model.ts';
import { hashPassword } from '../../users/password.ts';
import { holdersOf } from '../../users/places.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { reachItem } from '../base/reach.ts';
import { DriveShare, type DriveShareDoc, DriveView, type SharedPerson } from '../base/share-model.ts';
import { presentShares } from '../base/share-present.ts';
import { hashOf, newSecret } from './tickets.ts';

const people = z
  .array(
    z.strictObject({
      email: z
        .string(driveMessages.emailInvalid)
        .trim()
        .toLowerCase()
        .refine(isEmail, driveMessages.emailInvalid),
      permission: z.enum(['view', 'edit'], inWords('chooseOf', { choices: 'view, edit' })),
    }),
  )
  .max(100, inWords('rowsAtMost', { max: 100 }))
  .superRefine((list, ctx) => {
    const seen = new Set<string>();
    for (const [at, { email }] of list.entries()) {
      if (seen.has(email))
        ctx.addIssue({ code: 'custom', path: [at, 'email'], message: driveMessages.emailTwice });
      seen.add(email);
    }
  });
const access = z.enum(['public', 'restricted'], inWords('chooseOf', { choices: 'public, restricted' }));
const expiresOn = z.string().regex(/^$|^\d{4}-\d{2}-\d{2}$/, inWords('looksLike', { example: '2026-12-31' }));
const password = z.string().max(200, inWords('tooLong', { max: 200 }));

/** The end of a day in India; refused if in the past. */
function endOfDay(day: string, now: Date): Date | null {
  if (day === '') return null;
  const end = new Date(`${day}T23:59:59.999+05:30`);
  const said = 'Choose today or a later day';
  if (Number.isNaN(end.getTime()) || end <= now) throw invalid(said, [{ path: 'expires_on', message: said }]);
  return end;
}

async function passwordHash(deps: Deps, user: SignedIn, text: string): Promise<string> {
  if (text === '') return '';
  if (text.length < 6) throw invalidField('password', say('tooShort', { min: 6 }));
  refuseWeak(text, 'password', { email: user.email, full_name: user.fullName });
  return hashPassword(text, deps.config.hashCost);
}

/** People as stored, with their account if any; one's own address is refused. */
async function resolve(
  user: SignedIn,
  list: readonly { email: string; permission: 'view' | 'edit' }[],
): Promise<SharedPerson[]> {
  const own = list.findIndex((p) => p.email === user.email);
  if (own >= 0)
    throw invalid('This is your own address', [
      { path: `people.${own}.email`, message: 'This is your own address' },
    ]);
  const accounts = new Map(
    (await User.find({ ...holdersOf(list.map((p) => p.email)), status: 'active' }, { email: 1 }).lean()).map(
      (u) => [u.email, u._id],
    ),
  );
  return list.map((p) => ({ ...p, user_id: accounts.get(p.email) ?? null }));
}

/** Refuses contradictory settings. */
function check(kind: 'public' | 'restricted', named: number, hasPassword: boolean): void {
  if (kind === 'restricted' && named === 0)
    throw invalid('Add at least one person', [{ path: 'people', message: 'Add at least one person' }]);
  const said = 'Passwords are for public links; named people sign in.';
  if (kind === 'restricted' && hasPassword) throw invalid(said, [{ path: 'password', message: said }]);
}

const linkOf = (deps: Deps, secret: string) => `${deps.config.publicUrl}/shared/${secret}`;

async function tell(
  deps: Deps,
  user: SignedIn,
  item: DriveItemDoc,
  list: readonly (Pick<SharedPerson, 'email' | 'permission'> & { link: string })[],
): Promise<void> {
  for (const { email, permission, link } of list)
    await sendLater(deps, email, mailTexts.driveShared(user.fullName, item.name, permission, link));
}

/** Most shares per person. */
const maxShares = 5000;

/** `POST /storage/shares`: creates a share; named people are notified by mail. */
export const createShare = route({
  method: 'POST',
  base: '/storage',
  path: '/shares',
  access: 'tax',
  limit: 'invitations',
  body: z.strictObject({
    item_id: recordId,
    access,
    people: people.optional(),
    expires_on: expiresOn.optional(),
    password: password.optional(),
  }),
  audit: 'drive.shared',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const { item } = await reachItem(user, body.item_id, 'own', now);
    const list = body.access === 'restricted' ? await resolve(user, body.people ?? []) : [];
    check(body.access, list.length, Boolean(body.password));
    if ((await DriveShare.countDocuments({ owner_id: wholeOf(user) })) >= maxShares)
      throw conflict(
        'too_many_shares',
        sentence('There are already {count} shares. Revoke some.', { count: maxShares }),
      );
    const secret = newSecret();
    const [made] = await DriveShare.create([
      {
        owner_id: wholeOf(user),
        item_id: item._id,
        access: body.access,
        people: list,
        link_hash: hashOf(secret),
        password_hash: await passwordHash(deps, user, body.password ?? ''),
        expires_at: endOfDay(body.expires_on ?? '', now),
      },
    ]);
    const share = made!.toObject() as DriveShareDoc;
    note({ kind: 'drive', id: body.item_id, detail: body.access });
    const link = linkOf(deps, secret);
    await tell(
      deps,
      user,
      item,
      list.map((p) => ({ ...p, link })),
    );
    const [shown] = await presentShares([share], now);
    return { message: driveMessages.shareCreated, share: shown, link };
  },
});

/** `GET /storage/shares`: the caller's shares. */
export const listDriveShares = route({
  method: 'GET',
  base: '/storage',
  path: '/shares',
  access: 'tax',
  limit: 'work',
  query: listQuery(['created_at'] as const, { item_id: recordId.optional() }),
  handle: async ({ user, query: q, deps }) => {
    const ownerId = wholeOf(user);
    const searched = q.q?.trim()
      ? (
          await DriveItem.find(
            { owner_id: ownerId, name_key: op({ $regex: literal(nameKey(q.q.trim())) }) },
            { _id: 1 },
          ).lean()
        ).map((i) => i._id)
      : undefined;
    const filter = {
      owner_id: ownerId,
      ...(q.item_id ? { item_id: toId(q.item_id) } : searched ? { item_id: op({ $in: searched }) } : {}),
    };
    const { skip, limit } = pageOf(q);
    const down = q.sort !== 'created_at';
    const found = await DriveShare.find(filter)
      .sort({ created_at: down ? -1 : 1, _id: down ? -1 : 1 })
      .skip(skip)
      .limit(limit)
      .lean();
    return {
      shares: await presentShares(found, deps.now()),
      total: await DriveShare.countDocuments(filter),
      page: q.page,
      page_size: q.page_size,
    };
  },
});

/** A share owned by the caller. */
async function ownShare(user: SignedIn, id: string): Promise<DriveShareDoc> {
  const share = await DriveShare.findOne({ _id: toId(id), owner_id: wholeOf(user) }).lean();
  if (!share) throw notFound('This share was not found.');
  return share;
}

/** `PUT /storage/shares/{id}`: changes people, expiry and password. Added people are notified. */
export const changeShare = route({
  method: 'PUT',
  base: '/storage',
  path: '/shares/:id',
  access: 'tax',
  limit: 'invitations',
  params: idParams,
  body: z.strictObject({
    version,
    access: access.optional(),
    people: people.optional(),
    expires_on: expiresOn.optional(),
    password: password.optional(),
  }),
  audit: 'drive.share-changed',
  handle: async ({ user, params, body, deps, note }) => {
    const now = deps.now();
    const share = await ownShare(user, params.id);
    note({ kind: 'drive-share', id: params.id });
    if (share.revoked_at) throw conflict('revoked', 'This share was revoked. Make a new one.');
    const kind = body.access ?? share.access;
    const before = new Map(share.people.map((p) => [p.email, p]));
    const named = kind === 'public' ? [] : body.people ? await resolve(user, body.people) : share.people;
    // Only the hash of the share's link is stored, so that added people get a separate one.
    const secrets = new Map(
      named.flatMap(({ email }) => (before.has(email) ? [] : [[email, newSecret()] as const])),
    );
    const list = named.map((p) => {
      const secret = secrets.get(p.email);
      return { ...p, link_hash: secret ? hashOf(secret) : (before.get(p.email)?.link_hash ?? '') };
    });
    const hash =
      body.password !== undefined
        ? await passwordHash(deps, user, body.password)
        : kind === 'public'
          ? share.password_hash
          : '';
    check(kind, list.length, hash !== '');
    const changed = await DriveShare.findOneAndUpdate(
      { _id: share._id, version: body.version, revoked_at: null },
      {
        $set: {
          access: kind,
          people: list,
          password_hash: hash,
          ...(body.expires_on === undefined ? {} : { expires_at: endOfDay(body.expires_on, now) }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw stale((await presentShares([await ownShare(user, params.id)], now))[0]);
    const added = list.flatMap((p) => {
      const secret = secrets.get(p.email);
      return secret ? [{ ...p, link: linkOf(deps, secret) }] : [];
    });
    const item = await DriveItem.findOne({ _id: share.item_id }).lean();
    if (item) await tell(deps, user, item, added);
    const [shown] = await presentShares([changed], now);
    return { message: 'Saved', share: shown };
  },
});

/** `POST /storage/shares/{id}/new-link`: replaces the link; the old one stops working. */
export const renewLink = route({
  method: 'POST',
  base: '/storage',
  path: '/shares/:id/new-link',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'drive.link-renewed',
  handle: async ({ user, params, deps, note }) => {
    const share = await ownShare(user, params.id);
    note({ kind: 'drive-share', id: params.id });
    if (share.revoked_at) throw conflict('revoked', 'This share was revoked. Make a new one.');
    const secret = newSecret();
    const changed = await DriveShare.findOneAndUpdate(
      { _id: share._id },
      {
        $set: {
          link_hash: hashOf(secret),
          people: share.people.map((p) => ({ ...p, link_hash: '' })),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    const [shown] = await presentShares([changed!], deps.now());
    return { message: driveMessages.shareCreated, share: shown, link: linkOf(deps, secret) };
  },
});

/** `DELETE /storage/shares/{id}`: ends the link and all access through it immediately. */
export const revokeShare = route({
  method: 'DELETE',
  base: '/storage',
  path: '/shares/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'drive.share-revoked',
  handle: async ({ user, params, deps, note }) => {
    const share = await ownShare(user, params.id);
    note({ kind: 'drive-share', id: params.id });
    await DriveShare.updateOne(
      { _id: share._id, revoked_at: null },
      { $set: { revoked_at: deps.now() }, $inc: { version: 1 } },
    );
    return { message: 'No longer shared' };
  },
});

/** `GET /storage/shares/{id}/views`: openings of a share. */
export const shareViews = route({
  method: 'GET',
  base: '/storage',
  path: '/shares/:id/views',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: listQuery(['at'] as const),
  handle: async ({ user, params, query: q }) => {
    const share = await ownShare(user, params.id);
    const { skip, limit } = pageOf(q);
    const filter = { share_id: share._id };
    const found = await DriveView.find(filter).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).lean();
    return {
      views: found.map(({ at, who, act, item_name }) => ({ at: at.toISOString(), who, act, item_name })),
      total: await DriveView.countDocuments(filter),
      page: q.page,
      page_size: q.page_size,
    };
  },
});
