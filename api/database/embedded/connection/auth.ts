import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Binary } from 'bson';
import type { Doc } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';

/** Stored credential of a password (RFC 7677 SCRAM-SHA-256). */
export type Credential = {
  user: string;
  salt: Buffer;
  iterations: number;
  storedKey: Buffer;
  serverKey: Buffer;
};

/** Sufficient here: the password is 32 random bytes, not chosen by a person. */
const ITERATIONS = 4096;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Derives the stored credential from a password. */
export const deriveCredential = (user: string, password: string): Credential => {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest();
  return { user, salt, iterations: ITERATIONS, storedKey, serverKey: hmac(salted, 'Server Key') };
};

type Conversation = { nonce: string; firstBare: string; serverFirst: string };

/** Authentication state of a connection. */
export type Login = {
  start: (command: Doc) => Doc;
  proceed: (command: Doc) => Doc;
  signedIn: () => boolean;
};

const refused = () => commandError(CODES.AuthenticationFailed, 'Authentication failed.');

const text = (payload: unknown): string => {
  if (!(payload instanceof Binary)) throw refused();
  return Buffer.from(payload.value()).toString('utf8');
};

const fields = (message: string): Map<string, string> =>
  new Map(message.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));

/** SCRAM-SHA-256 as the driver implements it, including speculative authentication in the handshake. */
export const createLogin = (credential: Credential): Login => {
  let conversation: Conversation | undefined;
  let done = false;
  const answer = (payload: string, finished: boolean): Doc => ({
    conversationId: 1,
    done: finished,
    payload: new Binary(Buffer.from(payload)),
    ok: 1,
  });
  return {
    signedIn: () => done,
    start: (command) => {
      if (command['mechanism'] !== 'SCRAM-SHA-256')
        throw commandError(
          334,
          `Received authentication for mechanism ${String(command['mechanism'])} which is unknown or not enabled`,
        );
      const message = text(command['payload']);
      const firstBare = message.replace(/^[ny],[^,]*,/, '');
      const given = fields(firstBare);
      if (given.get('n') !== credential.user || !given.get('r')) throw refused();
      const nonce = given.get('r')! + randomBytes(18).toString('base64');
      const serverFirst = `r=${nonce},s=${credential.salt.toString('base64')},i=${credential.iterations}`;
      conversation = { nonce, firstBare, serverFirst };
      return answer(serverFirst, false);
    },
    proceed: (command) => {
      const current = conversation;
      conversation = undefined;
      if (!current) throw refused();
      const message = text(command['payload']);
      const given = fields(message);
      const proof = Buffer.from(message.slice(message.lastIndexOf(',p=') + 3), 'base64');
      if (given.get('r') !== current.nonce || proof.length !== 32) throw refused();
      const withoutProof = message.slice(0, message.lastIndexOf(',p='));
      const signed = `${current.firstBare},${current.serverFirst},${withoutProof}`;
      const signature = hmac(credential.storedKey, signed);
      const clientKey = Buffer.from(proof.map((b, i) => b ^ signature[i]!));
      if (!timingSafeEqual(createHash('sha256').update(clientKey).digest(), credential.storedKey))
        throw refused();
      done = true;
      return answer(`v=${hmac(credential.serverKey, signed).toString('base64')}`, true);
    },
  };
};
