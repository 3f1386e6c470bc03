import { isCommandError } from '../base/errors.ts';
import { isLocked } from '../sessions/transactions.ts';
import type { Collection, Index } from '../storage/catalog.ts';
import type { Store } from '../storage/store.ts';
import { allRows, viewOf } from './view.ts';

/** Most documents one pass removes per index, so that requests are not blocked for long. */
const BATCH = 500;

const expireIn = (store: Store, { ns }: Collection, index: Index, now: number): number => {
  const oldest = new Date(now - index.expireAfterSeconds! * 1000);
  const view = viewOf(store);
  const filter = { [index.fields[0]!]: { $lte: oldest } };
  const { rows, collection } = allRows(view, { ns, filter, limit: BATCH });
  for (const row of rows) {
    try {
      view.writer.remove(collection!, row);
    } catch (error) {
      // A document locked by a transaction is left for the next pass.
      if (!isLocked(error) && !isCommandError(error)) throw error;
    }
  }
  return rows.length;
};

/** How long retryable writes are remembered across restarts. */
const SESSION_MS = 30 * 60_000;

/**
 * Removes documents expired by TTL indexes, and results of writes that can no longer be retried. Returns the
 * number of documents.
 */
export const expireDocuments = (store: Store, now = Date.now()): number => {
  let removed = 0;
  try {
    for (const collection of store.catalog.values())
      for (const index of collection.indexes)
        if (index.expireAfterSeconds !== undefined) removed += expireIn(store, collection, index, now);
    if (store.main.row('SELECT 1 FROM sessions WHERE at < ? LIMIT 1', now - SESSION_MS)) {
      store.group.begin();
      store.main.run('DELETE FROM sessions WHERE at < ?', now - SESSION_MS);
    }
  } catch (error) {
    store.log('warn', `expiring documents failed: ${(error as Error).message}`);
    if (store.group.isOpen()) store.group.fail(error as Error);
  }
  return removed;
};
