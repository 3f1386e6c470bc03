import { hkdfSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { keptSecrets, loadKeys } from './keys.ts';

/** What signs tokens and what encrypts figures at rest; the newest key first in each list. */
export interface Secrets {
  tokenSecrets: readonly string[];
  dataKeys: readonly Buffer[];
  /** Whether who takes DATA_DIR takes the keys with it. */
  keysInDataDir: boolean;
}

/** The secrets of this installation: from the settings, else generated once with mode 0600; `ask` types a passphrase. */
export async function loadSecrets(config: Config, ask?: () => Promise<string>): Promise<Secrets> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { keys, inDataDir } = await loadKeys({ ...config, passphrase: config.dataPassphrase, ask });
  return {
    tokenSecrets: [
      config.tokenSecret ?? (await tokenSecret(config, keys[0]!, inDataDir)),
      ...config.oldTokenSecrets,
    ],
    dataKeys: keys,
    keysInDataDir: inDataDir,
  };
}

/** With keys that are not in DATA_DIR neither is what signs tokens: it follows from the newest of them. */
async function tokenSecret(config: Config, newest: Buffer, inDataDir: boolean): Promise<string> {
  if (!inDataDir && config.dataKeys.length === 0)
    return Buffer.from(hkdfSync('sha256', newest, '', 'karsetu token secret', 32)).toString('hex');
  return (await keptSecrets(join(config.dataDir, 'token-secret')))[0]!;
}
