import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { inWords } from '../../../shared/forms/messages.ts';
import type { Deps } from '../../base/deps.ts';
import { forbidden, notFound, notSignedIn } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { load } from '../../users/session.ts';
import type { DriveItemDoc } from '../base/model.ts';
import { reachItem } from '../base/reach.ts';
import { DriveTicket, type DriveTicketDoc } from '../base/share-model.ts';
import { sendItems, sendPreview, sizeOf, zipName } from '../items/download.ts';
import { itemIds } from '../items/move.ts';
import { linkItems, openShareById } from './reach.ts';

/** Stored hash of an issued secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** Format of such a secret. */
export const secretText = z.string().regex(/^[\w-]{22}$/, inWords('wrongForm'));

export const actText = z.enum(['download', 'preview'], inWords('chooseOf', { choices: 'download, preview' }));

/** Issues an address for a new tab. */
export async function makeTicket(
  deps: Deps,
  items: readonly DriveItemDoc[],
  act: 'download' | 'preview',
  stands: Pick<DriveTicketDoc, 'user_id' | 'session_id' | 'share_id'>,
) {
  const now = deps.now();
  const ticket = newSecret();
  await DriveTicket.create([
    {
      hash: hashOf(ticket),
      kind: 'open',
      ...stands,
      item_ids: items.map((i) => i._id),
      act,
      expires_at: new Date(now.getTime() + spans.driveTicket * 1000),
    },
  ]);
  return {
    url: `/storage/open?ticket=${ticket}`,
    ...(await sizeOf(deps, items, zipName(items))),
    expires_in: spans.driveTicket,
  };
}

/**
 * `POST /storage/tickets`: an address that opens in a new tab for ten minutes, including ranges and resumed
 * downloads.
 */
export const createDriveTicket = route({
  method: 'POST',
  base: '/storage',
  path: '/tickets',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({ ids: itemIds, act: actText }),
  audit: 'drive.ticket',
  handle: async ({ user, body, deps, note }) => {
    const items: DriveItemDoc[] = [];
    for (const id of body.ids) items.push((await reachItem(user, id, 'view', deps.now())).item);
    note({ kind: 'drive', id: body.ids[0]!, detail: body.act });
    return makeTicket(deps, items, body.act, {
      user_id: toId(user.id),
      session_id: user.sessionId,
      share_id: null,
    });
  },
});

const refusal = () =>
  forbidden('This link is valid for ten minutes. Open it again from the drive.', 'ticket_invalid');

/** `GET /storage/open?ticket=`: acts for the person who requested the ticket, with their current permissions. */
export const openTicket = route({
  method: 'GET',
  base: '/storage',
  path: '/open',
  access: 'public',
  limit: 'open',
  exports: 'drive.opened',
  query: z.strictObject({ ticket: secretText }),
  handle: async ({ query, deps, ctx, note }) => {
    const now = deps.now();
    const ticket = await DriveTicket.findOne({ hash: hashOf(query.ticket), kind: 'open' }).lean();
    if (!ticket || ticket.expires_at <= now) throw refusal();
    const [first, ...more] = ticket.item_ids.map(String);
    const by = ticket.user_id ? { actor_id: String(ticket.user_id) } : {};
    note({
      ...by,
      id: first!,
      detail: ticket.act,
      ...(more.length > 0 ? { records: [first!, ...more] } : {}),
    });
    const items = await itemsOf(deps, ticket, now);
    const name = zipName(items);
    if (ticket.act === 'preview') {
      if (items.length !== 1) throw notFound();
      return sendPreview(deps, ctx, items[0]!);
    }
    return sendItems(deps, ctx, items, name);
  },
});

/** The items of a ticket, if its holder still has access. */
async function itemsOf(deps: Deps, ticket: DriveTicketDoc, now: Date): Promise<DriveItemDoc[]> {
  const ids = ticket.item_ids.map(String);
  const user = ticket.user_id
    ? await load(deps, { userId: String(ticket.user_id), sessionId: ticket.session_id })
    : undefined;
  if (ticket.user_id && !user) throw notSignedIn('Your session has ended. Please sign in again.');
  if (ticket.share_id) {
    const share = await openShareById(ticket.share_id, user, now, user ? '' : ticket.session_id);
    return linkItems(share, ids);
  }
  const items: DriveItemDoc[] = [];
  for (const id of ids) items.push((await reachItem(user!, id, 'view', now)).item);
  return items;
}
