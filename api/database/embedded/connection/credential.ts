import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'credential';

/**
 * The generated password of the embedded store's only user, in a file only its owner can read. Whoever can
 * read DATA_DIR can read the store; no one else on the machine can.
 */
export const readCredential = (directory: string): string => {
  const file = join(directory, FILE);
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const password = readFileSync(file, 'utf8').trim();
  if (password.length < 32)
    throw new Error(`${file} does not hold a usable credential; delete it and start again`);
  return password;
};
