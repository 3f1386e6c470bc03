import * as z from 'zod';
import { driveMessages } from '../../../shared/drive/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import { forbidden, notFound, stale } from '../../base/errors.ts';
import { toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import { withTransaction } from '../../database/connect.ts';
import { reachEntity } from '../../entities/reach.ts';
import { nameClash } from '../base/clash.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { crumbsOf, presentReached } from '../base/present.ts';
import { goodName, type Reached, reachItem } from '../base/reach.ts';
import { DriveShare } from '../base/share-model.ts';
import { presentShares } from '../base/share-present.ts';
import { below, type Id, lockTree, place, placed } from '../base/tree.ts';
import { yearText } from './list.ts';

/** `GET /storage/items/{id}`: one item with its contents and shares. */
export const openItem = route({
  method: 'GET',
  base: '/storage',
  path: '/items/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const now = deps.now();
    const reached = await reachItem(user, params.id, 'view', now);
    const { item } = reached;
    const inside = item.rank === 0 ? await below(reached.ownerId, [item._id]) : [];
    const files = inside.filter((i) => i.rank === 1);
    const shares =
      reached.permission === 'own'
        ? await DriveShare.find({ item_id: item._id }).sort({ created_at: -1 }).lean()
        : [];
    return {
      item: await presentReached(user, reached, now),
      breadcrumbs: crumbsOf({ ...reached, item: null }),
      inside: {
        files: files.length,
        folders: inside.length - files.length,
        size: files.reduce((sum, f) => sum + f.size, 0),
      },
      shares: await presentShares(shares, now),
    };
  },
});

/** Renames inside a transaction that holds the tree lock; refuses a taken name. */
async function renameHeld(user: SignedIn, id: Id, name: string, now: Date): Promise<DriveItemDoc> {
  const fresh = await DriveItem.findOne({ _id: id, trash_id: null }).lean();
  if (!fresh) throw notFound('This file or folder was not found.');
  const isFolder = fresh.rank === 0;
  const to = await place(fresh.owner_id, fresh.parent_id, name, isFolder, 'ask', fresh._id);
  if (to.kind === 'clash')
    throw await nameClash(user, [{ id: String(fresh._id), name, existing: to.existing }], now);
  return (await DriveItem.findOneAndUpdate(
    { _id: fresh._id },
    { $set: placed(fresh.owner_id, fresh.parent_id, name, isFolder), $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean())!;
}

/** Renames an item. */
export const rename = (user: SignedIn, item: DriveItemDoc, name: string, now: Date): Promise<DriveItemDoc> =>
  withTransaction(async () => {
    await lockTree(item.owner_id);
    return renameHeld(user, item._id, name, now);
  });

/** Permission for a rename: own items, or items inside a folder shared for editing. */
export function mayMove(reached: Reached): void {
  if (reached.permission !== 'own' && reached.trail.length === 0)
    throw forbidden('Only the owner of this file or folder may do this.', 'owner_only');
}

/** `PUT /storage/items/{id}`: renames, and assigns to an entity and a year. */
export const changeItem = route({
  method: 'PUT',
  base: '/storage',
  path: '/items/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    name: z.string(driveMessages.nameMissing).max(2000, driveMessages.nameMissing).optional(),
    entity_id: z.union([z.literal(''), recordId]).optional(),
    assessment_year: yearText.optional(),
  }),
  audit: 'drive.changed',
  handle: async ({ user, params, body, deps, note }) => {
    const now = deps.now();
    const attaches = body.entity_id !== undefined || body.assessment_year !== undefined;
    const reached = await reachItem(user, params.id, attaches ? 'own' : 'edit', now);
    note({ kind: 'drive', id: params.id });
    const name = body.name === undefined ? undefined : goodName(body.name);
    if (name !== undefined) mayMove(reached);
    if (body.entity_id) await reachEntity(user, body.entity_id, 'edit');
    const changed = await withTransaction(async () => {
      await lockTree(reached.ownerId);
      const had = await DriveItem.findOneAndUpdate(
        { _id: reached.item._id, version: body.version, trash_id: null },
        {
          $set: {
            ...(body.entity_id === undefined
              ? {}
              : { entity_id: body.entity_id ? toId(body.entity_id) : null }),
            ...(body.assessment_year === undefined ? {} : { assessment_year: body.assessment_year }),
          },
          // A rename already counts as a change.
          $inc: { version: name === undefined || name === reached.item.name ? 1 : 0 },
        },
        { returnDocument: 'after' },
      ).lean();
      if (!had) {
        const stored = await reachItem(user, params.id, 'view', now);
        throw stale(await presentReached(user, stored, now));
      }
      return name !== undefined && name !== had.name ? renameHeld(user, had._id, name, now) : had;
    });
    return {
      message: name === undefined ? 'Saved' : driveMessages.renamed,
      item: await presentReached(user, { ...reached, item: changed }, now),
    };
  },
});
