import type { Sql } from './sqlite.ts';

/** A callback for the next sync: `undefined` once durable, or the error that rolled the group back. */
type Waiting = (error: Error | undefined) => void;

/**
 * Group commit: all writes of one turn of the event loop share one SQLite transaction and one sync. Nothing
 * is acknowledged before the commit that makes it durable; reads made while writes are pending wait too, so
 * that no one sees what a power cut could undo.
 */
export type Group = {
  /** Starts the group's transaction if none is open. */
  begin: () => void;
  /** Notes that a collection is written to by what is pending. */
  wrote: (collection: string) => void;
  isOpen: () => boolean;
  /** Calls back after the commit, immediately if nothing is pending. */
  settled: (waiting: Waiting) => void;
  /** Rolls the group back: all waiting callbacks get the error. */
  fail: (error: Error) => void;
  /** Commits now. */
  flush: () => void;
};

/**
 * `onRollback` puts memory (catalog, sessions) back to what the file holds. `onCommit` gets the collections that were written, before
 * anyone is answered.
 */
export const createGroup = (
  sql: Sql,
  onRollback: () => void,
  onCommit: (written: ReadonlySet<string>) => void,
): Group => {
  let open = false;
  let waiting: Waiting[] = [];
  const written = new Set<string>();

  const finish = (error: Error | undefined) => {
    const told = waiting;
    waiting = [];
    open = false;
    written.clear();
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
    onCommit(written);
    finish(undefined);
  };

  return {
    begin: () => {
      if (open) return;
      sql.exec('BEGIN IMMEDIATE');
      open = true;
      // Runs after the sockets that are currently ready were read, so that their writes are included.
      setImmediate(flush);
    },
    wrote: (collection) => written.add(collection),
    isOpen: () => open,
    settled: (tell) => {
      if (open) waiting.push(tell);
      else tell(undefined);
    },
    fail,
    flush,
  };
};
