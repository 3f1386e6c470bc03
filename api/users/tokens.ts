import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../base/deps.ts';
import { spans } from '../base/limits.ts';

const issuer = 'karsetu';
const audience = 'karsetu-api';
const keys = new Map<string, { kid: string; key: KeyObject }>();

const keyOf = (secret: string) => {
  let known = keys.get(secret);
  if (!known) {
    const kid = createHash('sha256').update(`karsetu kid ${secret}`).digest('hex').slice(0, 8);
    known = { kid, key: createSecretKey(Buffer.from(secret)) };
    keys.set(secret, known);
  }
  return known;
};

/** A token for one session, valid as long as the session may last. */
export function signToken(deps: Deps, claims: { userId: string; sessionId: string }): Promise<string> {
  const { kid, key } = keyOf(deps.secrets.tokenSecrets[0]!);
  const issued = Math.floor(deps.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + spans.session)
    .sign(key);
}

/** What a token says; `expires` in seconds since 1970. */
interface Claims {
  userId: string;
  sessionId: string;
  expires: number;
}

/** Tokens whose signature was found right, by their hash: it is the same at each call until they expire. */
const verified = new WeakMap<readonly string[], Map<string, Claims>>();
/** Most that are kept; then all are looked at again. */
const mostVerified = 10_000;

/** What a token says, or undefined for anything but an unexpired access token signed here with a known key. */
export async function readToken(
  deps: Deps,
  token: string,
): Promise<{ userId: string; sessionId: string } | undefined> {
  const { tokenSecrets } = deps.secrets;
  let known = verified.get(tokenSecrets);
  if (!known || known.size >= mostVerified) {
    known = new Map();
    verified.set(tokenSecrets, known);
  }
  const hash = createHash('sha256').update(token).digest('base64url');
  let claims = known.get(hash);
  if (claims && claims.expires <= Math.floor(deps.now().getTime() / 1000)) return undefined;
  if (!claims) {
    claims = await verify(deps, token);
    if (claims) known.set(hash, claims);
  }
  return claims && { userId: claims.userId, sessionId: claims.sessionId };
}

async function verify(deps: Deps, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const found = deps.secrets.tokenSecrets.map(keyOf).find((k) => k.kid === header.kid);
        if (!found) throw new Error('unknown key');
        return found.key;
      },
      {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        currentDate: deps.now(),
      },
    );
    const sessionId = payload['sid'];
    const id = /^[0-9a-f]{24}$/;
    if (typeof sessionId !== 'string' || !payload.sub || !id.test(sessionId) || !id.test(payload.sub))
      return undefined;
    return { userId: payload.sub, sessionId, expires: payload.exp! };
  } catch {
    return undefined;
  }
}
