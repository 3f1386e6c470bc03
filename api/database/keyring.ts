import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One key of 32 bytes; `id` is written beside everything it encrypts. */
export type Key = { id: string; bytes: Buffer };

/** The keys of an installation: the current one encrypts, all of them decrypt, `lookup` serves keyed hashes. */
export type Keyring = { current: Key; keys: ReadonlyMap<string, Key>; lookup: Buffer };

type KeyFile = { current: string; keys: Record<string, string>; lookup: string };

export const KEY_FILE = 'encryption-keys.json';

const KEY_BYTES = 32;

const keyOf = (id: string, text: string): Key => {
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(id)) throw new Error(`encryption key id "${id}" must be 1 to 32 letters, digits, - or _`);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error(`encryption key "${id}" must be ${KEY_BYTES} bytes in base64`);
  return { id, bytes };
};

const ringOf = (file: KeyFile): Keyring => {
  const keys = new Map(Object.entries(file.keys).map(([id, text]) => [id, keyOf(id, text)]));
  const current = keys.get(file.current);
  if (!current) throw new Error(`the current encryption key "${file.current}" is not among the keys`);
  return { current, keys, lookup: keyOf('lookup', file.lookup).bytes };
};

/** `id:base64` pairs separated by commas, the current key first; an entry `lookup:base64` keys the hashes. */
const fromText = (text: string): Keyring => {
  const pairs = text.split(',').map((part): [string, string] => {
    const at = part.indexOf(':');
    if (at < 1) throw new Error('ENCRYPTION_KEYS must be a list of id:base64 pairs separated by commas');
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  const lookup = pairs.find(([id]) => id === 'lookup')?.[1];
  const keys = pairs.filter(([id]) => id !== 'lookup');
  if (!lookup || keys.length === 0) throw new Error('ENCRYPTION_KEYS needs at least one key and an entry lookup:base64');
  return ringOf({ current: keys[0]![0], keys: Object.fromEntries(keys), lookup });
};

const newKey = () => randomBytes(KEY_BYTES).toString('base64');
const newId = () => `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}${randomBytes(2).toString('hex')}`;

const write = (file: string, content: KeyFile) => {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
};

/**
 * The keys of an installation: from `env` (ENCRYPTION_KEYS) when given, else from DATA_DIR, where they are made once
 * with mode 0600. Without them encrypted fields cannot be read, so a backup carries them.
 */
export const loadKeyring = (dataDir: string, env?: string): Keyring => {
  if (env) return fromText(env);
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const id = newId();
    write(file, { current: id, keys: { [id]: newKey() }, lookup: newKey() });
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return ringOf(JSON.parse(readFileSync(file, 'utf8')) as KeyFile);
};

/** Adds a new key to DATA_DIR and makes it the current one; old keys stay so that old values can be read. */
export const addKey = (dataDir: string): Keyring => {
  loadKeyring(dataDir);
  const file = join(dataDir, KEY_FILE);
  const content = JSON.parse(readFileSync(file, 'utf8')) as KeyFile;
  let id = newId();
  while (content.keys[id]) id = newId();
  write(file, { ...content, current: id, keys: { ...content.keys, [id]: newKey() } });
  return loadKeyring(dataDir);
};
