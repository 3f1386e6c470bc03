import type { Doc } from '../base/bson.ts';
import { addIndex, type Collection, type Index, markMultikey } from '../storage/catalog.ts';
import { docOf, duplicateOf, entriesOf, holderOf } from '../storage/records.ts';
import type { Sql } from '../storage/sqlite.ts';
import { planRows } from './scan.ts';

const EVERYTHING = { kind: 'scan', exact: true, providesSort: false } as const;

/** Creates an index and fills it from existing documents; fails on a duplicate in a unique index (11000). */
export const buildIndex = (sql: Sql, collection: Collection, spec: Doc): Index => {
  const index = addIndex(sql, collection, spec);
  for (const row of planRows(sql, collection, EVERYTHING, () => true, { docs: 0 }, 512)) {
    if (!row) continue;
    const { entries, multikey } = entriesOf(index, docOf(row));
    if (multikey && !index.multikey) markMultikey(sql, index);
    for (const entry of entries) {
      if (index.unique && holderOf(sql, entry) !== undefined)
        throw duplicateOf(collection, index, entry.values);
      sql.run(`INSERT INTO ${index.table} (key, rid) VALUES (?, ?)`, entry.key, row.rid);
    }
  }
  return index;
};
