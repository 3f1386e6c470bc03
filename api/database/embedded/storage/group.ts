import type { Sql } from './sqlite.ts';

/** What waits for the next sync: told `undefined` once durable, or the error that undid the group. */
type Waiting = (error: Error | undefined) => void;

/**
 * Group commit: all writes of one turn of the event loop go into one SQLite transaction and share one sync.
 * Nothing is answered before the commit that makes it durable; reads made while writes are pending wait too, so
 * that no one sees what a power cut could take back.
 */
export type Group = {
  /** Opens the group's transaction when none is open. */
  begin: () => void;
  isOpen: () => boolean;
  /** Calls back after the commit, at once when nothing is pending. */
  settled: (waiting: Waiting) => void;
  /** Undoes the group: everybody waiting gets the error. */
  fail: (error: Error) => void;
  /** Commits now. */
  flush: () => void;
};

/** `onRollback` puts memory (catalog, sessions) back to what the file holds. */
export const createGroup = (sql: Sql, onRollback: () => void): Group => {
  let open = false;
  let waiting: Waiting[] = [];

  const finish = (error: Error | undefined) => {
    const told = waiting;
    waiting = [];
    open = false;
    for (const tell of told) tell(error);
  };

  const fail = (error: Error) => {
    try {
      if (sql.db.isTransaction) sql.exec('ROLLBACK');
    } finally {
      onRollback();
      finish(error);
    }
  };

  const flush = () => {
    if (!open) return;
    try {
      sql.exec('COMMIT');
    } catch (error) {
      fail(error as Error);
      return;
    }
    finish(undefined);
  };

  return {
    begin: () => {
      if (open) return;
      sql.exec('BEGIN IMMEDIATE');
      open = true;
      // Runs after the sockets that are ready now have been read, so their writes are in.
      setImmediate(flush);
    },
    isOpen: () => open,
    settled: (tell) => {
      if (open) waiting.push(tell);
      else tell(undefined);
    },
    fail,
    flush,
  };
};
