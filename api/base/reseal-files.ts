import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readLoose, readSealed, sealedWith, writeSealed } from './sealed-file.ts';
import { renameOver, syncFolder } from './system.ts';
import type { Vault } from './vault.ts';

/** Result of re-encrypting files. `failed`: files that could not be decrypted, left unchanged. */
interface Resealed {
  files: number;
  changed: number;
  failed: number;
}

const openOurs = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));

const passing = async function* (chunks: AsyncIterable<Buffer>, add: (chunk: Buffer) => void) {
  for await (const chunk of chunks) {
    add(chunk);
    yield chunk;
  }
};

/**
 * Re-encrypts a file under the newest key if needed: written next to it, read back and compared, then renamed
 * into place (to `to`, or its own name), so that a crash at any moment leaves the old or the new one. Returns
 * whether it was written.
 */
export async function resealFile(vault: Vault, path: string, to = path): Promise<boolean> {
  const look = await openOurs(path);
  const keyId = await sealedWith(look).finally(() => look.close());
  if (keyId === vault.keyId && to === path) return false;
  // After a crash such a draft is removed by the drive's cleanup; the outbox has none.
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  try {
    const sum = createHash('sha256');
    const from = await openOurs(path);
    const content = keyId ? readSealed(from, vault) : readLoose(from);
    const handle = await open(draft, 'wx+', 0o600);
    try {
      await writeSealed(
        handle,
        vault,
        passing(content, (chunk) => sum.update(chunk)),
      );
    } finally {
      await handle.close();
    }
    const again = createHash('sha256');
    for await (const chunk of readSealed(await openOurs(draft), vault)) again.update(chunk);
    if (again.digest('hex') !== sum.digest('hex')) throw new Error('a file read back is another one');
    await renameOver(draft, to);
    if (to !== path) await rm(path, { force: true });
    await syncFolder(dirname(path));
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Files of the drive, in folders by owner and two letters. */
async function* driveFiles(root: string): AsyncGenerator<string> {
  const names = async (dir: string, pattern: RegExp) =>
    (await readdir(dir).catch(() => [] as string[])).filter((name) => pattern.test(name));
  for (const owner of await names(root, /^[0-9a-f]{24}$/))
    for (const folder of await names(join(root, owner), /^[0-9a-f]{2}$/))
      for (const file of await names(join(root, owner, folder), /^[0-9a-f]{32}$/))
        yield join(root, owner, folder, file);
}

async function round(
  vault: Vault,
  paths: AsyncIterable<string>,
  options: { to?: (path: string) => string; stopped?: () => boolean },
): Promise<Resealed> {
  const done: Resealed = { files: 0, changed: 0, failed: 0 };
  for await (const path of paths) {
    if (options.stopped?.()) break;
    done.files++;
    try {
      if (await resealFile(vault, path, options.to?.(path))) done.changed++;
    } catch (error) {
      // A file deleted meanwhile is not an error.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') done.failed++;
    }
  }
  return done;
}

/** Recorded when every file of a drive is encrypted with a key, so that a start need not check each. */
const noteOf = (root: string) => join(root, '.sealed-with');

/** Encrypts every file of the drive with the newest key, in sequence; skipped when already done. */
export async function resealDrive(
  vault: Vault,
  root: string,
  stopped: () => boolean = () => false,
): Promise<Resealed> {
  const note = (await readFile(noteOf(root), 'utf8').catch(() => '')).trim();
  if (note === vault.keyId) return { files: 0, changed: 0, failed: 0 };
  const done = await round(vault, driveFiles(root), { stopped });
  if (done.failed === 0 && !stopped() && existsSync(root))
    await writeFile(noteOf(root), `${vault.keyId}\n`, { mode: 0o600 });
  return done;
}

/** Name of an encrypted mail. */
export const sealedMail = '.eml.sealed';

/** Encrypts the mails in the outbox with the newest key; `plainToo`: including unencrypted ones. */
export async function resealOutbox(vault: Vault, outbox: string, plainToo: boolean): Promise<Resealed> {
  const names = (await readdir(outbox).catch(() => [] as string[])).filter(
    (name) => name.endsWith(sealedMail) || (plainToo && name.endsWith('.eml')),
  );
  const paths = async function* () {
    for (const name of names) yield join(outbox, name);
  };
  return round(vault, paths(), {
    to: (path) => (path.endsWith(sealedMail) ? path : path.replace(/\.eml$/, sealedMail)),
  });
}
