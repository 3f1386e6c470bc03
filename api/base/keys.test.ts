import { createDecipheriv, scryptSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { addKey, changePassphrase, loadKeys } from './keys.ts';
import { loadSecrets } from './secrets.ts';

let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'karsetu-keys-'));
  dataDir = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const source = (more: object = {}) => ({
  dataDir,
  dataKeys: [],
  dataKeyFile: undefined,
  passphrase: undefined,
  ...more,
});
const hex = async (more?: object) => (await loadKeys(source(more))).keys.map((key) => key.toString('hex'));
const passphrase = 'river stone 42 lantern';
/** What a locked key file holds, by scrypt at OWASP's least cost and AES-256-GCM: salt, nonce, text, tag after the mark. */
const opened = (text: string) => {
  const [mark, ...rest] = text.split('\n');
  const bytes = Buffer.from(rest.join(''), 'base64');
  const key = scryptSync(passphrase, bytes.subarray(0, 16), 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(16, 28))
    .setAAD(Buffer.from(mark!))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(28, -16)), decipher.final()])
    .toString()
    .split('\n');
};

it('a passphrase locks the keys that lay open, nothing else opens them, and it can be changed and taken away', async () => {
  const [key] = await hex();
  expect((await loadKeys(source())).inDataDir).toBe(true);
  expect(await hex({ passphrase })).toEqual([key]);
  const file = join(dataDir, 'data-key');
  expect(await readFile(file, 'utf8')).not.toContain(key);
  await expect(hex()).rejects.toThrow('DATA_PASSPHRASE');
  await expect(hex({ passphrase: 'another one, wrong' })).rejects.toThrow('does not open');
  expect(await hex({ ask: async () => passphrase })).toEqual([key]);
  expect((await loadKeys(source({ passphrase }))).inDataDir).toBe(false);
  const all = (await addKey(source({ passphrase }))).map((k) => k.toString('hex'));
  expect([all.length, all[1]]).toEqual([2, key]);
  const locked = await readFile(file, 'utf8');
  expect(locked).not.toContain(all[0]);
  // each time with a salt of its own
  expect(opened(locked)).toEqual(all);
  await changePassphrase(source({ passphrase }), 'another passphrase 7');
  await expect(hex({ passphrase })).rejects.toThrow('does not open');
  await changePassphrase(source({ passphrase: 'another passphrase 7' }), '');
  expect(await hex()).toEqual(all);
}, 60_000);

it('DATA_KEY_FILE keeps the keys outside; one that lies in DATA_DIR as well stops the start', async () => {
  const dataKeyFile = join(root, 'elsewhere', 'keys');
  const [first] = await hex();
  await expect(hex({ dataKeyFile })).rejects.toThrow('Move');
  const { mkdir } = await import('node:fs/promises');
  await mkdir(join(root, 'elsewhere'));
  await rename(join(dataDir, 'data-key'), dataKeyFile);
  expect(await hex({ dataKeyFile })).toEqual([first]);
  expect(existsSync(join(dataDir, 'data-key'))).toBe(false);
  await writeFile(join(dataDir, 'data-key'), `${'ab'.repeat(32)}\n`);
  await expect(hex({ dataKeyFile })).rejects.toThrow('still holds keys');
});

it('with keys elsewhere nothing that signs or opens lies in DATA_DIR', async () => {
  const read = readConfig({ DATA_DIR: dataDir, DATA_KEY_FILE: join(root, 'keys') });
  if (!read.ok) throw new Error('refused');
  const secrets = await loadSecrets(read.config);
  expect(secrets.keysInDataDir).toBe(false);
  expect(await loadSecrets(read.config)).toEqual(secrets);
  expect(existsSync(join(dataDir, 'token-secret'))).toBe(false);
  expect(existsSync(join(dataDir, 'data-key'))).toBe(false);
});

it.each([
  [{ DATA_KEY: 'ab'.repeat(32), DATA_KEY_FILE: '/etc/keys' }, 'DATA_KEY_FILE'],
  [{ DATA_KEY: 'ab'.repeat(32), DATA_PASSPHRASE: passphrase }, 'DATA_PASSPHRASE'],
  [{ DATA_PASSPHRASE: 'short' }, 'DATA_PASSPHRASE'],
  [{ DATA_PASSPHRASE: 'aaaaaaaaaaaaaa' }, 'DATA_PASSPHRASE'],
  [{ DATA_DIR: '/srv/k', DATA_KEY_FILE: '/srv/k/keys' }, 'DATA_KEY_FILE'],
])('%o is refused by the name of %s', (env, name) => {
  const read = readConfig(env);
  if (read.ok) throw new Error('accepted');
  expect([...new Set(read.problems.map((p) => p.name))]).toEqual([name]);
});
