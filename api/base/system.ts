import { type FileHandle, open, rename } from 'node:fs/promises';
import nodePath, { type PlatformPath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * All differences between operating systems, in one place (enforced by scripts/windows.test.ts). Additions
 * also go into the table in `docs/administrators.md`.
 */

type Platform = NodeJS.Platform;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Error codes of Windows and some network drives for opening or syncing a folder. */
const noFolderSync = ['EPERM', 'EISDIR', 'EACCES', 'EBADF', 'EINVAL', 'ENOTSUP', 'ENOSYS'];

/** Syncs a folder's entries to disk, if the system can; Windows writes them with the file. */
export async function syncFolder(
  path: string,
  openFolder: (path: string, flags: string) => Promise<Pick<FileHandle, 'sync' | 'close'>> = open,
): Promise<void> {
  let handle: Pick<FileHandle, 'sync' | 'close'> | undefined;
  try {
    handle = await openFolder(path, 'r');
    await handle.sync();
  } catch (error) {
    if (!noFolderSync.includes(codeOf(error))) throw error;
  } finally {
    await handle?.close();
  }
}

/** Error codes of Windows while a virus scanner, an indexer or a reader of ours has one of the two files open. */
const heldOpen = ['EPERM', 'EACCES', 'EBUSY'];

/**
 * Renames a file or folder, replacing a file of the new name. On Windows, a file held open by another program
 * is retried for two seconds; elsewhere the error is final.
 */
export async function renameOver(
  from: string,
  to: string,
  { platform = process.platform, move = rename }: { platform?: Platform; move?: typeof rename } = {},
): Promise<void> {
  for (let wait = 10; ; wait *= 2) {
    try {
      return await move(from, to);
    } catch (error) {
      if (platform !== 'win32' || !heldOpen.includes(codeOf(error)) || wait > 1_000) throw error;
      await pause(wait);
    }
  }
}

/**
 * Signals that request an orderly stop. Windows has no SIGTERM: ending the process there is a kill, which
 * loses nothing acknowledged; Ctrl+Break and closing the console window arrive as the other two. Elsewhere
 * SIGHUP is left to `nohup`.
 */
export const stopSignals = (platform: Platform = process.platform): NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];

/** Whether a path is a folder or inside it, as the system compares names: Windows ignores case. */
export function isWithin(folder: string, path: string, paths: PlatformPath = nodePath): boolean {
  const way = paths.relative(folder, path);
  return way !== '..' && !way.startsWith(`..${paths.sep}`) && !paths.isAbsolute(way);
}

/** Longest DATA_DIR on Windows, where SQLite opens paths of 259 characters: our longest path below it has 62. */
const longestWindowsFolder = 190;

/** Why the store cannot be in a folder; undefined if it can. `path` is absolute. */
export function folderProblem(path: string, platform: Platform = process.platform): string | undefined {
  if (platform !== 'win32') return undefined;
  // `\\server\share`: SQLite's shared memory does not work over a network.
  if (/^(\\\\|\/\/)/.test(path) && !/^\\\\\?\\[a-z]:/i.test(path))
    return 'must be a folder of this computer, not of a network drive, or set MONGODB_URI';
  if (path.length > longestWindowsFolder)
    return `must have at most ${longestWindowsFolder} characters on Windows; it has ${path.length}`;
  return undefined;
}
