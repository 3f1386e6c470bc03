import type { Store } from '../storage/store.ts';
import type { Prepared } from './view.ts';

const warned = new WeakMap<Store, Set<string>>();

/** From this many documents looked at, a query without an index is worth a word to the developer. */
const WORTH_A_WARNING = 200;

/** Tells the developer, once for each shape, about a query that had to look at every document. */
export const warnOfScan = (store: Store, prepared: Prepared) => {
  const { plan, query, examined } = prepared;
  if (!store.warnings || plan?.kind !== 'scan' || examined.docs < WORTH_A_WARNING) return;
  const fields = Object.keys(query.filter);
  const sorted = (query.sort ?? []).map((s) => s.path).filter((p) => p !== '$natural');
  if (fields.length === 0 && sorted.length === 0) return;
  const shape = `${query.ns} filter {${fields.join(', ')}} sort {${sorted.join(', ')}}`;
  const seen = warned.get(store) ?? new Set();
  warned.set(store, seen);
  if (seen.has(shape)) return;
  seen.add(shape);
  store.log('warn', `query without an index looked at ${examined.docs} documents: ${shape}`);
};
