import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What signs tokens and what encrypts figures at rest; the newest key first in each list. */
export interface Secrets {
  tokenSecrets: readonly string[];
  dataKeys: readonly Buffer[];
}

/** Reads secrets from a file readable by the owner alone, one a line, the newest first; generates one on the first start. */
async function keptSecrets(path: string): Promise<string[]> {
  const known = await readSecrets(path);
  if (known) return known;
  const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // Linked under its name only when whole; of two starts at once the first one's secret stands.
  await link(draft, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    // Some file systems know no links.
    await rename(draft, path);
  });
  await rm(draft, { force: true });
  return (await readSecrets(path)) ?? [];
}

async function readSecrets(path: string): Promise<string[] | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const values = text.trim().split(/\s*\n/);
  if (!values.every((value) => /^[0-9a-f]{64}$/.test(value)))
    throw new Error(`${path} does not hold a generated secret`);
  return values;
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
