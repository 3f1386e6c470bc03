import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Schema } from 'mongoose';
import mongoose from 'mongoose';
import { type Keyring, loadKeyring } from './keyring.ts';

let ring: Keyring | undefined;

/** Reads the keys of DATA_DIR (or ENCRYPTION_KEYS) for this process; called once at the start. */
export const useEncryption = (dataDir: string, env?: string): void => {
  ring = loadKeyring(dataDir, env);
};

const keys = (): Keyring => {
  if (!ring) throw new Error('useEncryption has not been called');
  return ring;
};

const PREFIX = 'enc1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whether a stored text is one of encryptField's. */
export const isEncrypted = (text: unknown): text is string => typeof text === 'string' && text.startsWith(`${PREFIX}.`);

/**
 * Encrypts one field with AES-256-GCM: `enc1.<key id>.<base64url of iv, tag, ciphertext>`. `context` names the field
 * (such as `bank.account_number`) and is authenticated, so that a value cannot be moved to another field.
 */
export const encryptField = (plain: string, context: string, from: Keyring = keys()): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', from.current.bytes, iv);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${PREFIX}.${from.current.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
};

/** The plain text of an encrypted field. Throws when the key is unknown, the text was changed, or the field is another one. */
export const decryptField = (stored: string, context: string, from: Keyring = keys()): string => {
  const [prefix, id, body] = stored.split('.');
  if (prefix !== PREFIX || !id || !body) throw new Error('not an encrypted field');
  const key = from.keys.get(id);
  if (!key) throw new Error(`encryption key "${id}" is not known here`);
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('an encrypted field is damaged');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error('an encrypted field is damaged or belongs to another field');
  }
};

/**
 * A keyed hash (HMAC-SHA-256, hex) for finding a record by a value that is not stored in clear, such as a PAN.
 * Upper case and without spaces first, so that the same PAN always gives the same hash. Not changed by key rotation.
 */
export const keyedHash = (value: string, purpose: string, from: Keyring = keys()): string =>
  createHmac('sha256', from.lookup).update(`${purpose}\0${value.replace(/\s/g, '').toUpperCase()}`).digest('hex');

/** The key id an encrypted field was written with. */
export const keyIdOf = (stored: string): string => stored.split('.')[1] ?? '';

const registry = new Map<string, { path: string; context: string }[]>();

/**
 * A mongoose plugin: the named string paths are encrypted in the store and plain in documents and lean results that
 * go through `decryptField`. Setters encrypt, getters decrypt; the rotation command finds the paths through here.
 * Lean reads give the stored text: call `decryptField(text, '<model>.<path>')`.
 */
export const encryptedPaths = (model: string, paths: string[]) => (schema: Schema) => {
  registry.set(model, paths.map((path) => ({ path, context: `${model}.${path}` })));
  for (const path of paths) {
    const type = schema.path(path);
    if (!type) throw new Error(`${model} has no path ${path}`);
    const context = `${model}.${path}`;
    type.set((value: unknown) => (typeof value === 'string' && value !== '' && !isEncrypted(value) ? encryptField(value, context) : value));
    type.get((value: unknown) => (isEncrypted(value) ? decryptField(value, context) : value));
  }
};

const at = (doc: unknown, parts: string[]): unknown => parts.reduce<unknown>((v, p) => (v !== null && typeof v === 'object' ? (v as Record<string, unknown>)[p] : undefined), doc);

/**
 * Encrypts again, with the current key, every registered field written with an older one. Safe to stop and to run
 * again: each field is changed only where it still holds the text that was read. Returns how many were changed.
 */
export const rotateEncryption = async (): Promise<number> => {
  let changed = 0;
  const { id } = keys().current;
  for (const [model, paths] of registry) {
    const { collection } = mongoose.model(model);
    for (const { path, context } of paths) {
      const older = { [path]: { $regex: `^${PREFIX}\\.` } };
      for await (const doc of collection.find(older, { projection: { [path]: 1 } })) {
        const stored = at(doc, path.split('.'));
        if (!isEncrypted(stored) || keyIdOf(stored) === id) continue;
        const fresh = encryptField(decryptField(stored, context), context);
        const done = await collection.updateOne({ _id: doc._id, [path]: stored }, { $set: { [path]: fresh } });
        changed += done.modifiedCount;
      }
    }
  }
  return changed;
};
