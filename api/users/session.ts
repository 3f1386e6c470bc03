import type { Context } from 'koa';
import type mongoose from 'mongoose';
import type { Tier } from '../../shared/plans.ts';
import type { Membership, SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { notSignedIn } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { Firm, FirmGroup, FirmMember } from '../membership/model.ts';
import { membershipOf } from '../membership/place.ts';
import { idleOf, isOverdue } from './factor-status.ts';
import { Session, User, type UserDoc } from './model.ts';
import { planOfFirm } from './plan.ts';
import { readToken, signToken } from './tokens.ts';

const seenEvery = 60_000;
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Authenticates the caller by bearer token and stored session; 401 if `required` and there is none. */
export async function authenticate(
  ctx: Context,
  deps: Deps,
  required: boolean,
): Promise<SignedIn | undefined> {
  const token = bearer.exec(ctx.get('Authorization'))?.[1];
  const claims = token ? await readToken(deps, token) : undefined;
  const found = claims ? await load(deps, claims) : undefined;
  if (!found && required)
    throw notSignedIn(token ? 'Your session has ended. Please sign in again.' : undefined);
  return found;
}

/** Collections that say who a caller is, besides the session. */
export const standsOn: readonly string[] = [User, Firm, FirmMember, FirmGroup].map(
  (model) => model.collection.collectionName,
);

const readAccount = (userId: string) =>
  User.findById(userId, {
    email: 1,
    email_proved_at: 1,
    full_name: 1,
    role: 1,
    tier: 1,
    status: 1,
    factor_since: 1,
    factor_due_at: 1,
    factor_optional: 1,
    idle_minutes: 1,
  }).lean();

/** Who a caller is besides the session: account, place in the firm worked in, its plan. */
interface Standing {
  /** The firm chosen in the session. */
  chosen: string;
  user: NonNullable<Awaited<ReturnType<typeof readAccount>>>;
  firm: Membership;
  tier: Tier;
}

/** Standings by session, as read since the last write to what they were read from. */
const standings = new WeakMap<Deps, { at: number; of: Map<string, Standing> }>();
/** Most that are kept. */
const mostStandings = 10_000;

/** The standings nothing was written to since; undefined where that cannot be known. */
function standingsNow(deps: Deps): Map<string, Standing> | undefined {
  const at = deps.changes?.();
  if (at === undefined) return undefined;
  let known = standings.get(deps);
  if (known?.at !== at || known.of.size >= mostStandings) {
    known = { at, of: new Map() };
    standings.set(deps, known);
  }
  return known.of;
}

/** The person of an open session as the store has them now; undefined when it ended or the account is not active. */
export async function load(
  deps: Deps,
  claims: { userId: string; sessionId: string },
): Promise<SignedIn | undefined> {
  const now = deps.now();
  const known = standingsNow(deps);
  const kept = known?.get(claims.sessionId);
  const [session, read] = await Promise.all([
    Session.findById(claims.sessionId).lean(),
    kept ? undefined : readAccount(claims.userId),
  ]);
  if (!session || session.ended_at || session.expires_at <= now || String(session.user_id) !== claims.userId)
    return undefined;
  const chosen = String(session.firm_id);
  let standing = kept;
  if (standing?.chosen !== chosen || standingsNow(deps) !== known) {
    const user = kept ? await readAccount(claims.userId) : read;
    if (user?.status !== 'active') return undefined;
    const firm = Object.freeze(await membershipOf(deps, user, session.firm_id));
    const ownPlan = firm.id === claims.userId || !firm.role;
    standing = { chosen, user, firm, tier: ownPlan ? user.tier : (await planOfFirm(toId(firm.id))).tier };
    // Kept only where nothing was written while it was read.
    if (known && standingsNow(deps) === known) known.set(claims.sessionId, standing);
  }
  const { user, firm, tier } = standing;
  const idle = now.getTime() - session.last_seen_at.getTime();
  // Activity is recorded once a minute, so that the last call may be that much later than stored.
  if (idle > idleOf(user, firm) * 60_000 + seenEvery) {
    await Session.updateOne({ _id: session._id, ended_at: null }, { $set: { ended_at: now } });
    return undefined;
  }
  if (idle > seenEvery) await Session.updateOne({ _id: session._id }, { $set: { last_seen_at: now } });
  return {
    id: claims.userId,
    sessionId: claims.sessionId,
    deviceId: session.device_id,
    email: user.email,
    emailProved: Boolean(user.email_proved_at),
    fullName: user.full_name,
    role: user.role,
    tier,
    firm,
    factorOverdue: isOverdue(user, firm, now),
  };
}

/** Opens a session for a device, in the given firm or the person's first, and returns its token. */
export async function startSession(
  deps: Deps,
  user: Pick<UserDoc, '_id'>,
  device: { id: string; name: string; ip: string },
  firmId?: string,
): Promise<string> {
  const now = deps.now();
  const [session] = await Session.create([
    {
      user_id: user._id,
      firm_id: firmId ? toId(firmId) : null,
      device_id: device.id,
      device_name: device.name,
      ip: device.ip,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + spans.session * 1000),
    },
  ]);
  return signToken(deps, { userId: String(user._id), sessionId: String(session!._id) });
}

/** Ends a person's sessions: all, all but one, or those of one device. Returns how many were open. */
export async function endSessions(
  deps: Deps,
  userId: string,
  which: { except?: string; deviceId?: string; sessionId?: string } = {},
): Promise<number> {
  const result = await Session.updateMany(
    {
      user_id: toId(userId),
      ended_at: null,
      ...(which.except ? { _id: op({ $ne: toId(which.except) }) } : {}),
      ...(which.sessionId ? { _id: toId(which.sessionId) } : {}),
      ...(which.deviceId ? { device_id: which.deviceId } : {}),
    },
    { $set: { ended_at: deps.now() } },
  );
  return result.modifiedCount;
}

/** Open sessions of a person, newest first. */
export const openSessions = (deps: Deps, userId: string) => sessionsOf(deps, [toId(userId)]);

/** Open sessions of people, newest first; for members of several firms only those in this one. */
export const sessionsOf = (
  deps: Deps,
  people: readonly mongoose.Types.ObjectId[],
  firmId?: mongoose.Types.ObjectId,
) =>
  Session.find({
    user_id: people.length === 1 ? people[0]! : op({ $in: [...people] }),
    ended_at: null,
    expires_at: op({ $gt: deps.now() }),
    ...(firmId ? { firm_id: op({ $in: [firmId, null] }) } : {}),
  })
    .sort({ last_seen_at: -1 })
    .lean();
