import { hkdfSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { keptSecrets, loadKeys } from './keys.ts';

/** Secrets for tokens and keys for encryption at rest, newest first. */
export interface Secrets {
  tokenSecrets: readonly string[];
  dataKeys: readonly Buffer[];
  /** Whether the keys are inside DATA_DIR. */
  keysInDataDir: boolean;
}

/**
 * The secrets of this installation: from the settings, else generated once with mode 0600; `ask` prompts for
 * a passphrase.
 */
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

/** If the keys are outside DATA_DIR, the token secret is derived from the newest of them. */
async function tokenSecret(config: Config, newest: Buffer, inDataDir: boolean): Promise<string> {
  if (!inDataDir && config.dataKeys.length === 0)
    return Buffer.from(hkdfSync('sha256', newest, '', 'karsetu token secret', 32)).toString('hex');
  return (await keptSecrets(join(config.dataDir, 'token-secret')))[0]!;
}
