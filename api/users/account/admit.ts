import { sentence } from '../../../shared/forms/messages.ts';
import type { Deps } from '../../base/deps.ts';
import { failure, forbidden } from '../../base/errors.ts';
import { withTransaction } from '../../database/connect.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { membershipOf } from '../../membership/place.ts';
import { admitDevice } from '../devices.ts';
import { factorStatus, startGrace } from '../factor-status.ts';
import { User, type UserDoc } from '../model.ts';
import { presentMe } from '../plan.ts';
import { endSessions, startSession } from '../session.ts';

const knownDevices = 50;

/** Refuses accounts that may not sign in at present, saying what to do. */
export function refuseByStatus(user: UserDoc, keepAccount: boolean): void {
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

/** Opens a session within the device limit of the firm's plan. */
function admit(
  deps: Deps,
  user: UserDoc,
  device: Device,
  endDevice: string | undefined,
  use: () => Promise<void>,
) {
  return withTransaction(async () => {
    // Writing the account first serializes concurrent sign-ins, so that both cannot take the last place.
    await User.updateOne(
      { _id: user._id },
      {
        $set: { last_login_at: deps.now(), status: 'active', closes_at: null, ...startGrace(deps, user) },
        ...(user.known_devices.includes(device.id)
          ? {}
          : { $push: { known_devices: { $each: [device.id], $slice: -knownDevices } } }),
      },
    );
    // Signing in again on a device ends its former session.
    await endSessions(deps, String(user._id), { deviceId: device.id });
    const firm = await membershipOf(deps, user, null);
    await admitDevice(deps, user, firm, device.id, endDevice);
    await use();
    return startSession(deps, user, device, firm.role ? firm.id : undefined);
  });
}

const inIndia = (at: Date) =>
  `${at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })} IST`;

/** Device and address of a sign-in. */
interface Device {
  id: string;
  name: string;
  ip: string;
}

/**
 * Completes a fully proved sign-in: the response with token and user, or `device_limit`. `use` consumes the
 * proof in the same step.
 */
export async function signIn(
  deps: Deps,
  user: UserDoc,
  device: Device,
  endDevice: string | undefined,
  use: () => Promise<void> = async () => {},
) {
  const token = await admit(deps, user, device, endDevice, use);
  if (user.known_devices.length > 0 && !user.known_devices.includes(device.id))
    await sendLater(deps, user.email, mailTexts.newDevice(user.full_name, device.name, inIndia(deps.now())));
  const fresh = (await User.findById(user._id).lean())!;
  const firm = await membershipOf(deps, fresh, null);
  return {
    message: 'Login successful',
    token,
    user: await presentMe(deps, fresh, firm),
    second_factor: factorStatus(fresh, firm),
    // Until when an assigned first password is valid.
    ...(fresh.password_until ? { choose_password_by: fresh.password_until.toISOString() } : {}),
  };
}
