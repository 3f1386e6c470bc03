import { sentence } from '../../../shared/forms/messages.ts';
import { planOf } from '../../../shared/plans.ts';
import { loginRequest } from '../../../shared/users/requests.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, forbidden } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { withTransaction } from '../../database/connect.ts';
import { sendLater } from '../../mail/later.ts';
import { letters } from '../../mail/letters.ts';
import { deviceName, knownDevice, unnamedDevice } from '../device.ts';
import { countSignIn } from '../guesses.ts';
import { User, type UserDoc } from '../model.ts';
import { hashPassword, isRightPassword, isWeakHash, pretendToCheck } from '../password.ts';
import { presentUser } from '../present.ts';
import { endSessions, openSessions, startSession } from '../session.ts';

const wrong = () => failure(401, 'wrong_credentials', 'Invalid email or password');
const knownDevices = 50;

/** Refuses accounts that may not sign in just now, in words that say how it goes on. */
function refuseByStatus(user: UserDoc, keepAccount: boolean): void {
  if (user.status === 'pending')
    throw forbidden('Your registration is awaiting approval.', 'registration_pending');
  if (user.status === 'rejected')
    throw forbidden(
      sentence('Your registration was not approved: {reason}', { reason: user.rejection_reason ?? '' }),
      'registration_rejected',
    );
  if (user.status === 'disabled')
    throw forbidden('This account is disabled. Please contact support.', 'account_disabled');
  if (user.status === 'closing' && !keepAccount) {
    const date = user.closes_at?.toISOString().slice(0, 10) ?? '';
    throw failure(
      403,
      'account_closing',
      sentence('This account will be deleted on {date}. You can still keep it.', { date }),
      { details: { closes_at: date } },
    );
  }
}

/** Open devices of a person: one entry a device with its latest session. */
async function devicesOf(deps: Deps, userId: string) {
  const seen = new Map<
    string,
    { device_id: string; device_name: string; last_seen_at: string; ip: string }
  >();
  for (const s of await openSessions(deps, userId))
    if (!seen.has(s.device_id))
      seen.set(s.device_id, {
        device_id: s.device_id,
        device_name: s.device_name,
        last_seen_at: s.last_seen_at.toISOString(),
        ip: s.ip,
      });
  return [...seen.values()];
}

/** Opens a session within the plan's number of devices, or throws `device_limit` with the list of them. */
function admit(
  deps: Deps,
  user: UserDoc,
  device: { id: string; name: string; ip: string },
  endDevice?: string,
) {
  return withTransaction(async () => {
    const userId = String(user._id);
    // Writing the account first makes two sign-ins at once wait for each other, so both cannot take the last place.
    await User.updateOne(
      { _id: user._id },
      {
        $set: { last_login_at: deps.now(), status: 'active', closes_at: null },
        ...(user.known_devices.includes(device.id)
          ? {}
          : { $push: { known_devices: { $each: [device.id], $slice: -knownDevices } } }),
      },
    );
    if (endDevice) await endSessions(deps, userId, { deviceId: endDevice });
    // A device signs in anew: its former session is over.
    await endSessions(deps, userId, { deviceId: device.id });
    const devices = await devicesOf(deps, userId);
    const limit = user.role === 'admin' ? Number.POSITIVE_INFINITY : planOf(user.tier).devices;
    if (devices.length >= limit)
      throw failure(
        403,
        'device_limit',
        sentence(
          'Your plan allows {limit} devices. Sign out one of them to continue here, or upgrade your plan.',
          { limit },
        ),
        { details: { devices, device_limit: limit } },
      );
    return startSession(deps, user, device);
  });
}

/** `POST /auth/login`: email and password to token and user. */
export const login = route({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  limit: 'login',
  body: loginRequest,
  audit: 'session.started',
  handle: async ({ body, deps, ip, agent, note }) => {
    note({ kind: 'user', always: true });
    const user = await User.findOne({ email: body.email }).lean();
    const who = { email: body.email, ip, knownDevice: knownDevice(user?.known_devices, body.device_id) };
    const right = await countSignIn(deps, who, () =>
      user
        ? isRightPassword(user.password_hash, body.password)
        : pretendToCheck(body.password, deps.config.hashCost),
    );
    if (!user || !right) throw wrong();
    note({ id: String(user._id), actor_id: String(user._id) });
    refuseByStatus(user, body.keep_account === true);
    if (isWeakHash(user.password_hash, deps.config.hashCost)) {
      const renewed = await hashPassword(body.password, deps.config.hashCost);
      await User.updateOne({ _id: user._id }, { $set: { password_hash: renewed } });
    }
    const device = { id: body.device_id ?? unnamedDevice(agent), name: deviceName(agent), ip };
    const token = await admit(deps, user, device, body.end_device_id);
    if (user.known_devices.length > 0 && !user.known_devices.includes(device.id))
      await sendLater(deps, user.email, letters.newDevice(user.full_name, device.name, inIndia(deps.now())));
    const fresh = await User.findById(user._id).lean();
    return { message: 'Login successful', token, user: presentUser(deps, fresh!) };
  },
});

const inIndia = (at: Date) =>
  `${at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })} IST`;

/** `POST /auth/logout`: ends the session of the token. */
export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  limit: 'work',
  audit: 'session.ended',
  handle: async ({ user, deps, note }) => {
    await endSessions(deps, user.id, { sessionId: user.sessionId });
    note({ kind: 'session', id: user.sessionId });
    return { message: 'Signed out' };
  },
});
