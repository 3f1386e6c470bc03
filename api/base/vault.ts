import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption of PAN, GSTIN, Aadhaar, bank details and whole returns at rest. */
export interface Vault {
  /** Encrypts a JSON value to `v1.<key id>.<base64url of nonce, tag, ciphertext>` (AES-256-GCM). */
  seal: (value: unknown) => string;
  /** Decrypts a value; throws if it was altered or its key is unknown. */
  open: <T = unknown>(sealed: string) => T;
  /** Keyed hash for finding an encrypted value by equality. */
  fingerprint: (purpose: string, value: string) => string;
  /** The key of one file, by its salt: derived from the newest key, or the one with this id; throws if unknown. */
  fileKey: (salt: Buffer, id?: string) => { id: string; key: Buffer };
  /** Id of the newest key. */
  keyId: string;
}

const keyId = (key: Buffer) =>
  createHash('sha256').update('karsetu key id').update(key).digest('hex').slice(0, 8);

/** A vault over 32-byte keys, newest first: encrypts with the first and decrypts with any. */
export function createVault(keys: readonly Buffer[]): Vault {
  const derived = keys.map((key) => ({
    id: keyId(key),
    seal: Buffer.from(hkdfSync('sha256', key, '', 'karsetu seal', 32)),
    files: Buffer.from(hkdfSync('sha256', key, '', 'karsetu files', 32)),
  }));
  const newest = derived[0];
  // Values stored before a rotation are found by the oldest key, so it remains the fingerprint key.
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('A vault needs at least one key');
  const finder = Buffer.from(hkdfSync('sha256', oldest, '', 'karsetu fingerprint', 32));
  return {
    seal: (value) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.seal, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return `v1.${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: <T>(sealed: string) => {
      const [version, id, payload] = sealed.split('.');
      const key = derived.find((k) => k.id === id);
      if (version !== 'v1' || !key || !payload) throw new Error('Sealed value of an unknown key');
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
      return JSON.parse(body.toString('utf8')) as T;
    },
    keyId: newest.id,
    fileKey: (salt, id = newest.id) => {
      const of = derived.find((k) => k.id === id);
      if (!of) throw new Error('Sealed file of an unknown key');
      return { id, key: Buffer.from(hkdfSync('sha256', of.files, salt, 'karsetu file', 32)) };
    },
    fingerprint: (purpose, value) =>
      createHmac('sha256', finder).update(`${purpose}:${value}`).digest('base64url').slice(0, 22),
  };
}
