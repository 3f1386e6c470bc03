import type { Types } from 'mongoose';
import { todayInIst } from '../../shared/dates.ts';
import { closeFirmRequest } from '../../shared/firm/requests.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, failure, invalidField, notFound } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { withTransaction } from '../database/connect.ts';
import { DriveItem } from '../drive/base/model.ts';
import { Entity } from '../entities/model.ts';
import { EvidenceFile } from '../evidence/model.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { Firm, FirmInvitation } from '../membership/model.ts';
import { activeMembers, lockPlaces } from '../membership/place.ts';
import type { Life } from '../returns/life.ts';
import { isOwnPassword } from '../users/guesses.ts';
import { User } from '../users/model.ts';
import { endSessions } from '../users/session.ts';
import { keptBy } from './retention.ts';

type Lives = readonly Life[];

/** Number of a firm's records by kind, and clients that prevent its deletion. */
export async function holdings(
  lives: Lives,
  firm: Types.ObjectId,
): Promise<{ counts: Record<string, number>; held: string[] }> {
  const clients = await Entity.find({ owner_id: firm }, { name: 1, legal_hold: 1, deleted_at: 1 }).lean();
  const of = { entity_id: op({ $in: clients.map((c) => c._id) }) };
  const counts: Record<string, number> = { clients: clients.length };
  for (const { kind, model, where } of lives)
    counts[kind] = (counts[kind] ?? 0) + (await model.countDocuments({ ...where, ...of }));
  counts['papers'] = await EvidenceFile.countDocuments(of);
  counts['documents'] = await DriveItem.countDocuments({ owner_id: firm, rank: 1 });
  return { counts, held: clients.filter((c) => c.legal_hold).map((c) => c.name) };
}

/** Clients still within retention, and its last day. */
async function retained(lives: Lives, firm: Types.ObjectId, today: string) {
  let [clients, until] = [0, ''];
  for await (const entity of Entity.find({ owner_id: firm }).lean().cursor()) {
    const { keep_until } = await keptBy(lives, entity);
    if (keep_until <= today) continue;
    clients++;
    if (keep_until > until) until = keep_until;
  }
  return { clients, until };
}

async function standing(deps: Deps, lives: Lives, user: SignedIn) {
  const firm = await Firm.findById(user.firm.id).lean();
  if (!firm) throw notFound('This firm was not found.');
  const { counts, held } = await holdings(lives, firm._id);
  const kept = await retained(lives, firm._id, todayInIst(deps.now()));
  return {
    closes_at: firm.closing?.closes_at.toISOString() ?? null,
    closed_by: firm.closing ? String(firm.closing.by_id) : null,
    grace_days: spans.accountGraceDays,
    counts,
    members: (await activeMembers(firm._id)).length,
    held,
    retained: kept,
  };
}

/** `GET /firm/closing`: what closing the firm deletes, what prevents it, and whether it was requested. */
export const readClosing = (lives: Lives) =>
  route({
    method: 'GET',
    path: '/firm/closing',
    access: 'tax',
    limit: 'heavy',
    right: 'firm.close',
    handle: async ({ user, deps }) => standing(deps, lives, user),
  });

/** Mails all members of a firm. */
async function tell(
  deps: Deps,
  firm: Types.ObjectId,
  letter: (name: string, owner: boolean) => ReturnType<typeof mailTexts.firmKept>,
) {
  const members = await activeMembers(firm);
  const people = await User.find(
    { _id: op({ $in: members.map((m) => m.user_id) }) },
    { email: 1, full_name: 1 },
  ).lean();
  for (const { _id, email, full_name } of people) {
    const owner = members.some((m) => m.role === 'owner' && m.user_id.equals(_id));
    await sendLater(deps, email, letter(full_name, owner));
  }
}

/**
 * `POST /firm/closing`: closes the firm. Its invitations end immediately and only owners keep access; after
 * the grace period all its data is deleted, and the owners are mailed a receipt. Refused while a client is
 * under legal hold.
 */
export const closeFirm = (lives: Lives) =>
  route({
    method: 'POST',
    path: '/firm/closing',
    access: 'tax',
    limit: 'heavy',
    right: 'firm.close',
    body: closeFirmRequest,
    audit: 'firm.closing',
    handle: async ({ user, body, deps, note }) => {
      note({ kind: 'firm', id: user.firm.id });
      const firm_id = toId(user.firm.id);
      const account = await User.findById(user.id).lean();
      if (!account) throw notFound();
      if (!(await isOwnPassword(deps, user, account, body.password)))
        throw failure(403, 'wrong_password', 'Current password is incorrect', {
          fields: [{ path: 'password', message: 'Current password is incorrect' }],
        });
      if (body.confirm_name.toLowerCase() !== user.firm.name.trim().toLowerCase())
        throw invalidField('confirm_name', 'This is not the name of the firm.');
      const { held } = await holdings(lives, firm_id);
      if (held[0] !== undefined)
        throw conflict(
          'legal_hold',
          sentence('{name} is under legal hold. Lift it before the firm is closed.', { name: held[0] }),
          { held },
        );
      const now = deps.now();
      const closes_at = new Date(now.getTime() + spans.accountGraceDays * 86_400_000);
      const others = await withTransaction(async () => {
        await lockPlaces(firm_id);
        const closed = await Firm.updateOne(
          { _id: firm_id, closing: null },
          { $set: { closing: { by_id: toId(user.id), at: now, closes_at } }, $inc: { version: 1 } },
        );
        if (closed.matchedCount === 0)
          throw conflict('already_closing', 'This firm is already being closed.');
        await FirmInvitation.updateMany({ firm_id, closed_at: null }, { $set: { closed_at: now } });
        return (await activeMembers(firm_id)).filter((m) => m.role !== 'owner');
      });
      for (const { user_id } of others) await endSessions(deps, String(user_id));
      const date = todayInIst(closes_at);
      await tell(deps, firm_id, (name, owner) => mailTexts.firmClosing(name, user.firm.name, date, owner));
      const { counts, retained: kept } = await standing(deps, lives, user);
      return {
        message: sentence('The firm will be deleted on {date}. Until then an owner can keep it.', { date }),
        closes_at: closes_at.toISOString(),
        receipt: {
          firm: user.firm.name,
          asked_by: user.fullName,
          asked_at: now.toISOString(),
          closes_at: closes_at.toISOString(),
          counts,
          retained: kept,
          remains: 'Accounts of the people who worked there; backups made before, until they are replaced.',
        },
      };
    },
  });

/** `DELETE /firm/closing`: cancels the closing; all members regain access. */
export const keepFirm = route({
  method: 'DELETE',
  path: '/firm/closing',
  access: 'tax',
  limit: 'work',
  right: 'firm.close',
  audit: 'firm.kept',
  handle: async ({ user, deps, note }) => {
    note({ kind: 'firm', id: user.firm.id });
    const firm_id = toId(user.firm.id);
    const kept = await Firm.updateOne(
      { _id: firm_id, closing: op({ $ne: null }) },
      { $set: { closing: null }, $inc: { version: 1 } },
    );
    if (kept.matchedCount === 0) throw conflict('not_closing', 'This firm is not being closed.');
    await tell(deps, firm_id, (name) => mailTexts.firmKept(name, user.firm.name));
    return { message: 'The firm stays open.' };
  },
});
