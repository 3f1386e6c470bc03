import { Secret, TOTP } from 'otpauth';

const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Karsetu',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits as base32 (RFC 4226, section 4, requirement 6). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code: `otpauth://totp/…`. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The 30-second step of a code (RFC 6238), or undefined if wrong. To allow for clock differences, one step
 * before and after counts.
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
