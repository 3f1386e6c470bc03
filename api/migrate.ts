import { sortKey } from '../shared/order.ts';
import { Audit } from './audit/model.ts';
import type { Deps } from './base/deps.ts';
import { spans } from './base/limits.ts';
import { op } from './base/records.ts';
import { DriveShare } from './drive/base/share-model.ts';
import { Entity } from './entities/model.ts';
import { mailTexts } from './mail/texts.ts';
import { moveToFirms } from './migrate-firms.ts';
import { moveRegistrations } from './migrate-registrations.ts';
import { askUnits } from './migrate-units.ts';
import { sendLink } from './users/account/reset.ts';
import { User, type UserDoc } from './users/model.ts';
import { mayHold, type Place, readersOf } from './users/places.ts';

/**
 * Records for accounts of earlier versions whether their address was proved: by a registration code, whether
 * approved or not, or by a link mailed since. Accounts made by an administrator were active immediately.
 * Shares with an unproved address now wait, and its holder is mailed how to prove it; every visible share has
 * one reader, named by their current address. Repeatable.
 */
async function proveAddresses(deps: Deps): Promise<void> {
  const old = await User.find({ email_proved_at: op({ $exists: false }) }).lean();
  if (old.length === 0) return;
  const resets = await Audit.find({ action: 'password.reset', outcome: 'done' }, { target_id: 1 }).lean();
  const byLink = new Set(resets.map((row) => row.target_id));
  const proved = (user: UserDoc) =>
    user.approved_at?.getTime() !== user.registered_at.getTime() || byLink.has(String(user._id));
  for (const user of old)
    await User.updateOne(
      { _id: user._id, email_proved_at: op({ $exists: false }) },
      { $set: { email_proved_at: proved(user) ? user.registered_at : null } },
    );
  const holders = new Map((await User.find().lean()).filter(mayHold).map((u) => [String(u._id), u]));
  const held = <P extends Place>(places: readonly P[]): P[] => {
    const seen = new Set<string>();
    return places.flatMap((place) => {
      const user = holders.get(String(place.user_id));
      const now = { ...place, email: user?.email ?? place.email, user_id: user?._id ?? null };
      if (seen.has(now.email)) return [];
      seen.add(now.email);
      return [now];
    });
  };
  for (const entity of await Entity.find({ 'shares.email': op({ $exists: true }) }).lean()) {
    const shares = held(entity.shares);
    const $set = { shares, reader_ids: readersOf(entity.owner_id, shares) };
    await Entity.updateOne({ _id: entity._id }, { $set }, { timestamps: false });
  }
  for (const { _id, people } of await DriveShare.find({ 'people.email': op({ $exists: true }) }).lean())
    await DriveShare.updateOne({ _id }, { $set: { people: held(people) } }, { timestamps: false });
  for (const user of old) {
    if (proved(user) || user.role === 'admin' || user.status !== 'active') continue;
    const waits =
      (await Entity.exists({ 'shares.email': user.email })) ||
      (await DriveShare.exists({ 'people.email': user.email, revoked_at: null }));
    if (waits) await sendLink(deps, user, spans.startLink, mailTexts.proveAddress);
  }
}

/** Gives clients of earlier versions the key they are listed by. Repeatable. */
async function orderNames(): Promise<void> {
  const old = await Entity.find({ sort_key: op({ $exists: false }) }, { name: 1 }).lean();
  for (const { _id, name } of old)
    await Entity.updateOne({ _id, name }, { $set: { sort_key: sortKey(name) } }, { timestamps: false });
}

/** Migrates data of earlier versions, before the first request is served. */
export async function migrate(deps: Deps): Promise<void> {
  await proveAddresses(deps);
  const moved = await moveRegistrations(deps);
  await moveToFirms(deps);
  if (Object.values(moved).some((count) => count > 0)) deps.log.info(moved, 'registrations moved');
  await orderNames();
  const returns = await askUnits(deps);
  if (returns > 0) deps.log.info({ returns }, 'units of quantitative details are asked again');
}
