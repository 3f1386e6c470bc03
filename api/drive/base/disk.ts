import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Deps } from '../../base/deps.ts';
import { unavailable } from '../../base/errors.ts';
import {
  appendTo,
  arrivedBytes,
  beginArriving,
  readArrived,
  readLoose,
  readSealed,
  writeSealed,
} from '../../base/sealed-file.ts';
import { isWithin, syncFolder } from '../../base/system.ts';
import type { Vault } from '../../base/vault.ts';

/**
 * The drive's files on disk. Names are random and generated here; nothing of a request becomes part of a
 * path. Each person's files are in a separate folder, unfinished uploads in `incoming`. All are encrypted
 * (`api/base/sealed-file.ts`).
 */

/** Location and encryption of the files. */
export interface Disk {
  root: string;
  vault: Vault;
}

export const diskOf = ({ config, vault }: Pick<Deps, 'config' | 'vault'>): Disk => ({
  root: config.storageDir,
  vault,
});

const named = /^[0-9a-f]{32}$/;
const person = /^[0-9a-f]{24}$/;

/** Whether text is a name generated here; a record with any other is damaged. */
export const isContentName = (file: string): boolean => named.test(file);

/** A new name for content. */
export const newFile = (): string => randomBytes(16).toString('hex');

/** A path below the root, or an error: no stored value may lead elsewhere. */
function inside(root: string, ...parts: string[]): string {
  const base = resolve(root);
  const path = resolve(base, ...parts);
  if (path === base || !isWithin(base, path)) throw new Error('a file of the drive would lie outside of it');
  return path;
}

/** Folder of a person's content. */
export function personDir(root: string, ownerId: string): string {
  if (!person.test(ownerId)) throw new Error('not an owner of files');
  return inside(root, ownerId);
}

/** Path of content; two letters of its name form a folder, so that none gets too full. */
export function contentPath(root: string, ownerId: string, file: string): string {
  if (!named.test(file)) throw new Error('not a name of content');
  return join(personDir(root, ownerId), file.slice(0, 2), file);
}

/** Path of an upload in progress. */
export function incomingPath(root: string, file: string): string {
  if (!named.test(file)) throw new Error('not a name of an upload');
  return inside(root, 'incoming', file);
}

/** Creates a file for an upload: empty, or from an existing one. */
export async function createIncoming({ root, vault }: Disk, file: string, content?: Buffer): Promise<void> {
  await mkdir(inside(root, 'incoming'), { recursive: true, mode: 0o700 });
  const handle = await open(incomingPath(root, file), 'wx+', 0o600);
  try {
    await beginArriving(handle, vault);
    if (content) await (await appendTo(handle, vault, 0)).write(content);
  } finally {
    await handle.close();
  }
}

/** Bytes received of an upload; undefined if its file is missing. */
export async function incomingSize(root: string, file: string): Promise<number | undefined> {
  let handle: FileHandle;
  try {
    handle = await openSafely(incomingPath(root, file), constants.O_RDONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return await arrivedBytes(handle);
  } finally {
    await handle.close();
  }
}

/** A received file not in the drive yet: an upload, or one a form left in a temporary folder (`loose`). */
export interface ArrivedFile {
  path: string;
  loose?: boolean;
}

/** Its content, from the beginning. */
export async function readFrom(
  vault: Vault,
  { path, loose }: ArrivedFile,
  most?: number,
): Promise<AsyncGenerator<Buffer>> {
  const handle = await openSafely(path, constants.O_RDONLY);
  return loose ? readLoose(handle, most) : readArrived(handle, vault, most);
}

/** Opens a file of ours; symbolic links are not followed. */
export const openSafely = (path: string, flags: number): Promise<FileHandle> =>
  open(path, flags | (constants.O_NOFOLLOW ?? 0), 0o600);

/**
 * Moves a finished upload to a person's folder, encrypted and synced. The source is kept until the store
 * knows the content, so that a crash in between loses nothing: unknown files are removed later.
 */
export async function keepContent(
  { root, vault }: Disk,
  from: ArrivedFile,
  ownerId: string,
  file: string,
): Promise<void> {
  const to = contentPath(root, ownerId, file);
  const folder = join(to, '..');
  const content = await readFrom(vault, from);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(to, 'wx', 0o600);
  try {
    await writeSealed(handle, vault, content);
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
}

/** Deletes files; a missing one is not an error. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Content as a stream, entirely or a range. */
export async function streamContent(
  { root, vault }: Disk,
  ownerId: string,
  file: string,
  part?: { start: number; end: number },
): Promise<Readable> {
  const handle = await openSafely(contentPath(root, ownerId, file), constants.O_RDONLY);
  return Readable.from(readSealed(handle, vault, part), { objectMode: false, highWaterMark: 1 << 19 });
}

/** Runs work that writes to disk; a full disk is reported as such. */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw unavailable('The server has no space for this at the moment.');
    throw error;
  }
}
