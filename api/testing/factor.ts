import { Secret, TOTP } from 'otpauth';
import type { TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** The code an app of this secret shows at a time. */
export const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp,
  });

/** Sets up an authenticator app for a person; the clock then is at the next code. */
export async function startFactor(server: TestServer, user: TestUser) {
  const path = '/api/auth/second-factor/totp';
  const begun = await server.post(`${path}/begin`, { password: user.password }, user.token);
  if (begun.status !== 200) throw new Error(begun.text);
  const { secret } = begun.body as { secret: string };
  const code = codeOf(secret, server.deps.now().getTime());
  const done = await server.post(`${path}/confirm`, { code }, user.token);
  if (done.status !== 200) throw new Error(done.text);
  server.advance(30_000);
  return { secret, recovery: done.body.recovery_codes as string[] };
}
