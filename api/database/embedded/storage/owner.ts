import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process running a store: recorded next to it, for tools and a second start. */
type Owner = { pid: number; port: number; startedAt: string };

const LOCK = 'owner.lock';
const OWNER = 'owner.json';

/** The recorded process of a store's directory. */
export const readOwner = (directory: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(join(directory, OWNER), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
};

/** A directory locked by this process. */
type Ownership = { announce: (port: number) => void; release: () => void };

/**
 * Locks the directory for this process. The operating system's lock on an open SQLite file disappears with
 * the process, however it ends. A second process gets an error naming the first.
 */
export const takeOwnership = (directory: string): Ownership => {
  const lock = new DatabaseSync(join(directory, LOCK), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    const owner = readOwner(directory);
    throw new Error(
      `${directory} is in use by another Karsetu process${owner ? ` (pid ${owner.pid}, started ${owner.startedAt})` : ''}. Stop that one first, or set DATA_DIR to another directory.`,
    );
  }
  return {
    announce: (port) =>
      writeFileSync(
        join(directory, OWNER),
        JSON.stringify({ pid: process.pid, port, startedAt: new Date().toISOString() } satisfies Owner),
        { mode: 0o600 },
      ),
    release: () => {
      if (existsSync(join(directory, OWNER))) rmSync(join(directory, OWNER), { force: true });
      lock.close();
    },
  };
};

/** Whether a process currently holds the directory. */
export const isOwned = (directory: string): boolean => {
  if (!existsSync(join(directory, LOCK))) return false;
  const lock = new DatabaseSync(join(directory, LOCK), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
};
