import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** One SQLite connection with its prepared statements. */
export type Sql = {
  readonly db: DatabaseSync;
  run: (
    sql: string,
    ...values: SQLInputValue[]
  ) => { lastInsertRowid: number | bigint; changes: number | bigint };
  /** The first row as an array of columns, or undefined. */
  row: (sql: string, ...values: SQLInputValue[]) => Column[] | undefined;
  /** All rows, each an array of columns. */
  rows: (sql: string, ...values: SQLInputValue[]) => Column[][];
  exec: (sql: string) => void;
  close: () => void;
};

/** A value as SQLite returns it. */
export type Column = null | number | bigint | string | Uint8Array;

const CACHED_STATEMENTS = 400;

/** Opens a connection that caches prepared statements. */
export const openSql = (file: string, options: { readOnly?: boolean } = {}): Sql => {
  const db = new DatabaseSync(file, { readOnly: options.readOnly ?? false, timeout: 5000 });
  const cache = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    let found = cache.get(sql);
    if (!found) {
      found = db.prepare(sql);
      found.setReturnArrays(true);
      if (cache.size >= CACHED_STATEMENTS) cache.delete(cache.keys().next().value!);
      cache.set(sql, found);
    }
    return found;
  };
  return {
    db,
    run: (sql, ...values) => statement(sql).run(...values),
    row: (sql, ...values) => statement(sql).get(...values) as unknown as Column[] | undefined,
    rows: (sql, ...values) => statement(sql).all(...values) as unknown as Column[][],
    exec: (sql) => db.exec(sql),
    close: () => {
      cache.clear();
      db.close();
    },
  };
};
