import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What signs tokens and what encrypts figures at rest; the newest key first in each list. */
export interface Secrets {
  tokenSecrets: readonly string[];
  dataKeys: readonly Buffer[];
}

/** Reads secrets from a file readable by the owner alone, one a line, the newest first; generates one on the first start. */
async function keptSecrets(path: string): Promise<string[]> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const value = randomBytes(32).toString('hex');
      await file.writeFile(`${value}\n`);
      await file.sync();
      return [value];
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const values = (await readFile(path, 'utf8')).trim().split(/\s*\n/);
    if (!values.every((value) => /^[0-9a-f]{64}$/.test(value)))
      throw new Error(`${path} does not hold a generated secret`);
    return values;
  }
}

/** The secrets of this installation: from the settings, else generated once into DATA_DIR with mode 0600. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const [kept = ''] = config.tokenSecret ? [] : await keptSecrets(join(config.dataDir, 'token-secret'));
  const token = config.tokenSecret ?? kept;
  // Key rotation puts a new key on top and leaves the old ones, so that what they sealed can be opened.
  const keys =
    config.dataKeys.length > 0 ? config.dataKeys : await keptSecrets(join(config.dataDir, 'data-key'));
  return {
    tokenSecrets: [token, ...config.oldTokenSecrets],
    dataKeys: keys.map((key) => Buffer.from(key, 'hex')),
  };
}
