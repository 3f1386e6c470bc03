import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readLoose, readSealed, sealedWith, writeSealed } from './sealed-file.ts';
import { renameOver, syncFolder } from './system.ts';
import type { Vault } from './vault.ts';

/** What a round over files did. `failed`: files that could not be opened, left as they are. */
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
 * Writes a file again under the newest key when it is not sealed or with an older one: beside it, read back and compared, then put in its
 * place by renaming (to `to`, else its own name), so that a kill at any moment leaves the old or the new one. Answers whether it was written.
 */
export async function resealFile(vault: Vault, path: string, to = path): Promise<boolean> {
  const look = await openOurs(path);
  const keyId = await sealedWith(look).finally(() => look.close());
  if (keyId === vault.keyId && to === path) return false;
  // The drive's round over what no record knows removes such a draft after a kill; the outbox has none.
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

/** Files of the drive: folders of owners, then of two letters. */
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
      // One that went meanwhile is no fault.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') done.failed++;
    }
  }
  return done;
}

/** Noted when every file of a drive is sealed with a key, so that a start need not look at each. */
const noteOf = (root: string) => join(root, '.sealed-with');

/** Seals every file of the drive with the newest key, one after the other; does nothing when that is done already. */
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

/** What a sealed mail is called. */
export const sealedMail = '.eml.sealed';

/** Seals the mails in the outbox with the newest key; `plainToo`: those that were written open as well. */
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
