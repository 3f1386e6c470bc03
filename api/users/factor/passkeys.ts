import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod';
import type { registerPasskeyRequest, VerifyFactorRequest } from '../../../shared/users/factor.ts';
import type { Deps } from '../../base/deps.ts';
import type { UserDoc } from '../model.ts';
import { Passkey } from './model.ts';

/** EdDSA, ES256, RS256: supported by every authenticator (COSE algorithm numbers). */
const algorithms = [-8, -7, -257];

/** Passkeys are bound to the host of PUBLIC_URL. */
const hostOf = (deps: Deps) => new URL(deps.config.publicUrl).hostname;

/** The expected origin: PUBLIC_URL's; on localhost any port. */
const isOurs = (deps: Deps, origin: string): boolean => {
  const ours = new URL(deps.config.publicUrl);
  return origin === ours.origin || (ours.hostname === 'localhost' && /^http:\/\/localhost:\d+$/.test(origin));
};

/** The origin of a browser's response if it is ours; else one that never matches. */
const expectedOrigin = (deps: Deps, clientDataJSON: string): string => {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      origin?: unknown;
    };
    if (typeof origin === 'string' && isOurs(deps, origin)) return origin;
  } catch {
    // Not a browser's response: refused below.
  }
  return new URL(deps.config.publicUrl).origin;
};

const named = (keys: readonly { credential_id: string; transports: string[] }[]) =>
  keys.map((k) => ({ id: k.credential_id, transports: k.transports }));

/** Options for creating a passkey; `challenge` must be stored. */
export async function registrationOptions(deps: Deps, user: UserDoc) {
  const known = await Passkey.find({ user_id: user._id }).lean();
  return generateRegistrationOptions({
    rpName: 'Karsetu',
    rpID: hostOf(deps),
    userName: user.email,
    userID: new Uint8Array(Buffer.from(String(user._id), 'hex')),
    userDisplayName: user.full_name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The credential of a browser's response, or undefined if it does not match the challenge and origin. */
export async function registeredPasskey(
  deps: Deps,
  challenge: string,
  passkey: z.output<typeof registerPasskeyRequest>['passkey'],
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(deps, passkey.response.clientDataJSON),
      expectedRPID: hostOf(deps),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** Options for signing in with a passkey; `challenge` must be stored. */
export async function signInOptions(deps: Deps, userId: UserDoc['_id']) {
  const known = await Passkey.find({ user_id: userId }).lean();
  return generateAuthenticationOptions({
    rpID: hostOf(deps),
    allowCredentials: named(known),
    userVerification: 'preferred',
  });
}

/**
 * Whether a passkey of this person answered the challenge; updates its counter. A counter that went back
 * indicates a copy.
 */
export async function isRightPasskey(
  deps: Deps,
  userId: UserDoc['_id'],
  challenge: string,
  passkey: NonNullable<VerifyFactorRequest['passkey']>,
): Promise<boolean> {
  const known = await Passkey.findOne({ user_id: userId, credential_id: passkey.id }).lean();
  if (!known || !challenge) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigin(deps, passkey.response.clientDataJSON),
      expectedRPID: hostOf(deps),
      requireUserVerification: false,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    });
    if (!verified) return false;
    const mine = await Passkey.updateOne(
      { _id: known._id, counter: known.counter },
      { $set: { counter: authenticationInfo.newCounter, last_used_at: deps.now() } },
    );
    return mine.matchedCount === 1;
  } catch {
    return false;
  }
}
