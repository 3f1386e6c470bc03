import * as z from 'zod';
import { inWords } from '../forms/messages.ts';
import { idleMinutes } from '../idle.ts';

/** The second step of signing in: requests of `/api/auth/second-factor/*`. */

/** Days an account may be used before a required second step is set up. */
export const factorGraceDays = 7;

/** Recovery codes made together. */
export const recoveryCodeCount = 10;

export const factorMessages = {
  password: 'Enter your password',
  code: 'Enter the 6-digit code from your app',
  recoveryCode: 'Enter a recovery code such as ABCDE-23456-FGHJK',
  wrongCode: 'This code is wrong, already used or expired. Wait for the next one and try again.',
  wrongRecoveryCode: 'This recovery code is wrong or already used.',
  wrongPasskey: 'This passkey was not accepted.',
  oneWay: 'Send one of code, recovery_code or passkey',
} as const;

const password = z.string(factorMessages.password).min(1, factorMessages.password).max(256);

/** Six digits, with or without the space apps show in the middle. */
const code = z
  .string(factorMessages.code)
  .max(12)
  .transform((s) => s.replace(/\s/g, ''))
  .refine((s) => /^\d{6}$/.test(s), factorMessages.code);

/** Fifteen letters and digits; case, spaces and hyphens aside. */
const recoveryCode = z
  .string(factorMessages.recoveryCode)
  .max(40)
  .transform((s) => s.replace(/[\s-]/g, '').toUpperCase())
  .refine((s) => /^[A-Z2-7]{15}$/.test(s), factorMessages.recoveryCode);

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, inWords('wrongForm'))
    .max(max);
const common = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** The browser's response to registration options (WebAuthn level 3, RegistrationResponseJSON). */
const registration = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(60_000),
    authenticatorData: bytes(10_000).optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytes(10_000).optional(),
  }),
});

/** The browser's response to a challenge at sign-in (AuthenticationResponseJSON). */
const assertion = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: z.string().max(200).nullish(),
  }),
});

const ticket = z.string().regex(/^[\w-]{43}$/, inWords('wrongForm'));

/** The current password, required for each change of the second step. */
export const factorPassword = z.strictObject({ password });
/** `POST /auth/second-factor/totp/confirm`. */
export const confirmTotpRequest = z.strictObject({ code });
/** `POST /auth/second-factor/passkey/register`. */
export const registerPasskeyRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .max(60, inWords('tooLong', { max: 60 }))
    .default(''),
  passkey: registration,
});
/** `POST /auth/second-factor/passkey/remove`. */
export const removePasskeyRequest = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, inWords('wrongForm')),
  password,
});
/** `POST /auth/second-factor/passkey/challenge`. */
export const challengeRequest = z.strictObject({ ticket });

/**
 * `POST /auth/second-factor/verify`: the ticket of `/auth/login` and one way to prove it is you. A ticket that was proved, as when all
 * devices of the plan are in use, is sent once more with `end_device_id` alone.
 */
export const verifyFactorRequest = z
  .strictObject({
    ticket,
    code: code.optional(),
    recovery_code: recoveryCode.optional(),
    passkey: assertion.optional(),
    end_device_id: z.string().max(80).optional(),
  })
  .refine((r) => [r.code, r.recovery_code, r.passkey].filter((way) => way !== undefined).length < 2, {
    error: factorMessages.oneWay,
    path: ['code'],
  });
export type VerifyFactorRequest = z.output<typeof verifyFactorRequest>;

/** `PUT /users/security`. */
export const securityRequest = z.strictObject({
  idle_minutes: z
    .number()
    .refine((n) => (idleMinutes.choices as readonly number[]).includes(n), inWords('chooseOne'))
    .optional(),
  /** Administrators cannot do without. */
  second_factor: z.enum(['required', 'optional'], inWords('chooseOne')).optional(),
  password,
});

/** Second-step status of an account, in `GET /auth/second-factor/status` and at sign-in. */
export interface FactorStatus {
  enrolled: boolean;
  required: boolean;
  /** Date and time from which the account is blocked until a second step is set up; null if not required. */
  due_at: string | null;
}
