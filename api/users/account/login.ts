import { loginRequest } from '../../../shared/users/requests.ts';
import { failure, forbidden } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { deviceName, knownDevice, unnamedDevice } from '../device.ts';
import { issueTicket } from '../factor/ticket.ts';
import { countSignIn } from '../guesses.ts';
import { User } from '../model.ts';
import { hashPassword, isRightPassword, isWeakHash, pretendToCheck } from '../password.ts';
import { endSessions } from '../session.ts';
import { refuseByStatus, signIn } from './admit.ts';

const wrong = () => failure(401, 'wrong_credentials', 'Invalid email or password');

/**
 * `POST /auth/login`: token and user for e-mail and password; with a second factor, a ticket for
 * `/auth/second-factor/verify` (`requiresSecondFactor`).
 */
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
    if (user.password_until && user.password_until <= deps.now())
      throw forbidden(
        'This first password has expired. Choose your own with “Forgot your password?”.',
        'password_expired',
      );
    if (isWeakHash(user.password_hash, deps.config.hashCost)) {
      const renewed = await hashPassword(body.password, deps.config.hashCost);
      await User.updateOne({ _id: user._id }, { $set: { password_hash: renewed } });
    }
    const device = { id: body.device_id ?? unnamedDevice(agent), name: deviceName(agent), ip };
    if (!user.factor_since) return signIn(deps, user, device, body.end_device_id);
    note({ detail: 'second step asked for' });
    return issueTicket(deps, user, device, body.keep_account === true);
  },
});

/** `POST /auth/logout`: ends the session of the token. */
export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  beforeFactor: true,
  limit: 'work',
  audit: 'session.ended',
  handle: async ({ user, deps, note }) => {
    await endSessions(deps, user.id, { sessionId: user.sessionId });
    note({ kind: 'session', id: user.sessionId });
    return { message: 'Signed out' };
  },
});
