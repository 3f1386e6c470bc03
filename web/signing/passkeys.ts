import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';

/** Signs a sign-in challenge with a passkey; throws the browser's error if the user cancels. */
export async function signWithPasskey(ticket: string): Promise<unknown> {
  const { options } = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    '/api/auth/second-factor/passkey/challenge',
    { ticket },
    { own401: true },
  );
  return startAuthentication({ optionsJSON: options });
}

/** Creates a passkey and stores its public key; returns the server's response. */
export async function makePasskey(password: string, name: string): Promise<{ recovery_codes?: string[] }> {
  const { options } = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    '/api/auth/second-factor/passkey/options',
    { password },
  );
  const passkey = await startRegistration({ optionsJSON: options });
  return post('/api/auth/second-factor/passkey/register', { name, passkey });
}

/** Why the browser did not create or use a passkey, with a remedy. */
export function passkeyProblem(problem: unknown, host: string): string {
  const { name = '', code = '' } = (problem ?? {}) as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('This device already has a passkey for your account.');
  if (name === 'SecurityError' || code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN')
    return t('Passkeys do not work at the address {host}. Open Karsetu at its usual address.', { host });
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t('The passkey was not used: it was cancelled or took too long. Try again.');
  return t('This browser cannot use passkeys. Choose another way.');
}
