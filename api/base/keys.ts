import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renameOver } from './system.ts';

/** Location of the keys for data at rest. */
export interface KeySource {
  dataDir: string;
  /** Keys from DATA_KEY in hex, newest first. */
  dataKeys: readonly string[];
  /** DATA_KEY_FILE: a file outside DATA_DIR, one key per line, newest first. */
  dataKeyFile: string | undefined;
  /** DATA_PASSPHRASE: protects the key file. */
  passphrase: string | undefined;
  /** Prompts for the passphrase if the key file is protected and none is set. */
  ask?: (() => Promise<string>) | undefined;
}

/** Cost of deriving the key: 128 MiB and about half a second (OWASP's minimum for scrypt). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Derives a key from a passphrase and salt. */
export const keyOfPassphrase = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, cost);

const lockMark = 'karsetu locked keys 1';
const aad = Buffer.from(lockMark);

function lock(keys: readonly string[], passphrase: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOfPassphrase(passphrase, salt), nonce).setAAD(aad);
  const body = Buffer.concat([cipher.update(keys.join('\n')), cipher.final(), cipher.getAuthTag()]);
  return `${lockMark}\n${Buffer.concat([salt, nonce, body]).toString('base64')}\n`;
}

function unlock(text: string, passphrase: string): string {
  const bytes = Buffer.from(text.slice(lockMark.length).trim(), 'base64');
  const key = keyOfPassphrase(passphrase, bytes.subarray(0, 16));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(16, 28)).setAAD(aad);
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28, -16)), decipher.final()]).toString();
  } catch {
    throw new Error('The passphrase does not open the keys of this data');
  }
}

const isLocked = (text: string) => text.startsWith(lockMark);

/** Writes a secret atomically: after a crash either the old or the new file exists; `fresh` never replaces one. */
async function writeSecret(path: string, text: string, fresh: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  if (fresh)
    // Linked under its name only when complete; of two concurrent starts, the first one's secret is kept.
    await link(draft, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      // Some file systems do not support links.
      await renameOver(draft, path);
    });
  else await renameOver(draft, path);
  await rm(draft, { force: true });
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function secretsIn(text: string, path: string): string[] {
  const values = text.trim().split(/\s*\n/);
  if (!values.every((value) => /^[0-9a-f]{64}$/.test(value)))
    throw new Error(`${path} does not hold a generated secret`);
  return values;
}

/**
 * Reads secrets from a file only the owner can read, one per line, newest first; generates one on the first
 * start.
 */
export async function keptSecrets(path: string): Promise<string[]> {
  let text = await readText(path);
  if (text === undefined) {
    await writeSecret(path, `${randomBytes(32).toString('hex')}\n`, true);
    text = (await readText(path)) ?? '';
  }
  return secretsIn(text, path);
}

/** The key file: DATA_KEY_FILE, or the one in DATA_DIR. */
function keyFileOf(source: KeySource): string {
  const beside = join(source.dataDir, 'data-key');
  const outside = source.dataKeyFile;
  if (!outside) return beside;
  if (existsSync(beside))
    throw new Error(
      existsSync(outside)
        ? `${beside} still holds keys. Put its lines below those of DATA_KEY_FILE if they are not there yet, then delete it`
        : `DATA_KEY_FILE names a file that is not there. Move ${beside} to it`,
    );
  return outside;
}

const needsPassphrase =
  'The keys of this data are locked. Set DATA_PASSPHRASE, or start at a terminal to type it';

/** Keys at rest, newest first, and whether they are inside DATA_DIR. */
interface Keys {
  keys: readonly Buffer[];
  inDataDir: boolean;
}

const asBytes = (keys: readonly string[]) => keys.map((key) => Buffer.from(key, 'hex'));

/**
 * The keys of this installation. A key file is created on the first start; with a passphrase it is encrypted,
 * including an existing plain one.
 */
export async function loadKeys(source: KeySource): Promise<Keys> {
  if (source.dataKeys.length > 0) return { keys: asBytes(source.dataKeys), inDataDir: false };
  const path = keyFileOf(source);
  const text = await readText(path);
  let passphrase = source.passphrase;
  if (text !== undefined && isLocked(text)) {
    passphrase ??= await source.ask?.();
    if (!passphrase) throw new Error(needsPassphrase);
    return { keys: asBytes(secretsIn(unlock(text, passphrase), path)), inDataDir: false };
  }
  if (!passphrase) return { keys: asBytes(await keptSecrets(path)), inDataDir: !source.dataKeyFile };
  const keys = text === undefined ? [randomBytes(32).toString('hex')] : secretsIn(text, path);
  await writeSecret(path, lock(keys, passphrase), text === undefined);
  return loadKeys(source);
}

/** Adds a new key at the top of the key file; old ones stay, because backups and keyed hashes need them. */
export async function addKey(source: KeySource): Promise<readonly Buffer[]> {
  const path = keyFileOf(source);
  if (!existsSync(path)) throw new Error(`there is no key in ${path}; start Karsetu once first`);
  const isOpen = !isLocked((await readText(path)) ?? '');
  const asked = isOpen ? undefined : (source.passphrase ?? (await source.ask?.()));
  const passphrase = source.passphrase ?? asked;
  const { keys } = await loadKeys({ ...source, passphrase });
  const all = [randomBytes(32).toString('hex'), ...keys.map((key) => key.toString('hex'))];
  await writeSecret(path, passphrase ? lock(all, passphrase) : `${all.join('\n')}\n`, false);
  return asBytes(all);
}

/** Encrypts the key file with another passphrase, or decrypts it if that is ''. */
export async function changePassphrase(source: KeySource, next: string): Promise<void> {
  const path = keyFileOf(source);
  const text = (await readText(path)) ?? '';
  const passphrase = isLocked(text) ? (source.passphrase ?? (await source.ask?.())) : undefined;
  if (isLocked(text) && !passphrase) throw new Error(needsPassphrase);
  const keys = secretsIn(isLocked(text) ? unlock(text, passphrase!) : text, path);
  await writeSecret(path, next ? lock(keys, next) : `${keys.join('\n')}\n`, false);
}
