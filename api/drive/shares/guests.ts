import * as z from 'zod';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { inWords } from '../../../shared/forms/messages.ts';
import { isEmail } from '../../../shared/identifiers.ts';
import type { Deps } from '../../base/deps.ts';
import { isFailure, notFound } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { issueOtp, redeemOtp } from '../../users/otp.ts';
import { storedPlan } from '../../users/plan.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { type DriveShareDoc, DriveTicket } from '../base/share-model.ts';
import { guestHashOf, invited, noteView, shareByHash } from './reach.ts';
import { hashOf, newSecret } from './tickets.ts';

/** A guest opens a restricted share by a code mailed to a named address: without account, plan or approval. */

const email = z
  .string(driveMessages.emailInvalid)
  .trim()
  .toLowerCase()
  .max(200, inWords('tooLong', { max: 200 }))
  .refine(isEmail, driveMessages.emailInvalid);
const token = z.string().max(200);

/** The restricted share of a link; wrong links are counted for the caller's address. */
async function restricted(
  deps: Deps,
  ip: string,
  link: string,
): Promise<{ share: DriveShareDoc; item: DriveItemDoc }> {
  await deps.limiter.check('tokens', ip, deps.limits.tokens);
  const share = await shareByHash(hashOf(link), deps.now());
  const item = share && (await DriveItem.findOne({ _id: share.item_id, trash_id: null }).lean());
  if (share?.access === 'restricted' && item && (await storedPlan(share.owner_id))?.active)
    return { share, item };
  await deps.limiter.hit('tokens', ip, deps.limits.tokens);
  throw notFound(driveMessages.shareNotFound);
}

/** Codes are counted and stored by share and address. */
const keyOf = (share: DriveShareDoc, address: string) => `${share._id} ${address}`;

/**
 * `POST /cloud-storage/guest-code`: mails a code to an address named in the share; the response is the same
 * for any other.
 */
export const sendGuestCode = route({
  method: 'POST',
  path: '/cloud-storage/guest-code',
  access: 'public',
  limit: 'guests',
  body: z.strictObject({ token, email }),
  audit: 'drive.guest-code',
  handle: async ({ body, deps, ip, note }) => {
    const { share, item } = await restricted(deps, ip, body.token);
    note({ kind: 'drive-share', id: String(share._id) });
    // Generated for any address, mailed to named ones only, so that timing reveals nothing.
    const code = await issueOtp(deps, 'share', keyOf(share, body.email), '', '');
    if (await invited(share, body.email))
      await sendLater(deps, body.email, mailTexts.shareCode(item.name, code));
    return { message: driveMessages.guestCode };
  },
});

/** `POST /cloud-storage/guest-open`: exchanges the mailed code for a key that opens the share to view for an hour. */
export const openAsGuest = route({
  method: 'POST',
  path: '/cloud-storage/guest-open',
  access: 'public',
  limit: 'guests',
  body: z.strictObject({
    token,
    email,
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, driveMessages.guestCodeDigits),
  }),
  audit: 'drive.guest-opened',
  handle: async ({ body, deps, ip, note }) => {
    const { share, item } = await restricted(deps, ip, body.token);
    note({ kind: 'drive-share', id: String(share._id), always: true });
    try {
      await redeemOtp(deps, 'share', keyOf(share, body.email), body.otp, '', '');
    } catch (error) {
      if (isFailure(error) && error.status === 422)
        await noteView(deps, share, undefined, 'refused', item.name);
      throw error;
    }
    // Removed from the share between the mail and the code.
    if (!(await invited(share, body.email))) throw notFound(driveMessages.shareNotFound);
    const key = newSecret();
    await DriveTicket.create([
      {
        hash: hashOf(key),
        kind: 'unlock',
        share_id: share._id,
        session_id: guestHashOf(share, body.email),
        expires_at: new Date(deps.now().getTime() + spans.driveUnlock * 1000),
      },
    ]);
    await noteView(deps, share, body.email, 'opened', item.name);
    return { key, expires_in: spans.driveUnlock };
  },
});
