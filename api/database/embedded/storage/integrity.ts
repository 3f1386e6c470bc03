import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Sql } from './sqlite.ts';

/**
 * Up to this size the file is checked before the store opens (half a second at most); a larger one afterwards
 * (bytes).
 */
const CHECKED_AT_START = 256 * 1024 * 1024;

/** The message about a damaged file; `lost` names what cannot be read. */
export const damagedMessage = (file: string, why: string, lost: string[] = []) =>
  `The store ${file} is damaged (${why}). ${
    lost.length > 0 ? `Not readable in full: ${lost.join(', ')}. ` : ''
  }Nothing has been changed. Save what can be read with "npm run backup -- FILE --damaged" and bring it back with "npm run restore -- FILE --replace", or restore your last backup.`;

/** Bytes missing according to the file's own header, as after a truncated copy; undefined if none. */
export const cutOff = (file: string): string | undefined => {
  const head = Buffer.alloc(100);
  const fd = openSync(file, 'r');
  try {
    if (readSync(fd, head) < 100) return `it has only ${statSync(file).size} bytes`;
  } finally {
    closeSync(fd);
  }
  // The write-ahead log may contain pages the file does not have yet.
  const log = `${file}-wal`;
  if (head.toString('latin1', 0, 15) !== 'SQLite format 3' || (existsSync(log) && statSync(log).size > 0))
    return undefined;
  const page = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16);
  const [want, have] = [page * head.readUInt32BE(28), statSync(file).size];
  return have < want ? `it ends after ${have} of ${want} bytes` : undefined;
};

/** Whether a file is small enough to be checked before opening. */
export const isQuick = (file: string) => statSync(file).size <= CHECKED_AT_START;

/** Collections with unreadable documents. */
export const unreadable = (sql: Sql): string[] => {
  try {
    return sql
      .rows('SELECT id, ns FROM collections ORDER BY id')
      .filter(([id]) => {
        try {
          sql.row(`SELECT count(*), sum(length(doc)), max(id) FROM d_${id}`);
          return false;
        } catch {
          return true;
        }
      })
      .map(([, ns]) => String(ns).replace(/^[^.]*\./, ''));
  } catch {
    return ['the list of collections'];
  }
};

/** Problems of a store, at most a few lines: pages of the file, and with `full` also indexes and dangling entries. */
export const problemsOf = (sql: Sql, full: boolean): string[] => {
  try {
    const found = sql
      .rows(full ? 'PRAGMA integrity_check(5)' : 'PRAGMA quick_check(5)')
      .map(([text]) => String(text).replaceAll(/\s*\n\s*/g, ' '))
      .filter((text) => text !== 'ok');
    if (!full || found.length > 0) return found;
    return sql.rows('SELECT id, collection, name FROM indexes').flatMap(([id, collection, name]) => {
      const lost = sql.row(
        `SELECT count(*) FROM x_${id} x LEFT JOIN d_${collection} d ON d.rid = x.rid WHERE d.rid IS NULL`,
      )![0];
      return lost === 0 ? [] : [`${lost} entries of the index ${name} lead to no document`];
    });
  } catch (error) {
    return [(error as Error).message];
  }
};

/** Checks a file in a separate thread while the store works: the message, or undefined if it is intact. */
export const checkBeside = (file: string, full: boolean): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./check.ts', import.meta.url), {
      workerData: { file, full },
      execArgv: [],
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => resolve(undefined));
    thread.unref();
  });
