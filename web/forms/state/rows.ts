type ByPath<T> = Readonly<Record<string, T>>;

/** The row index of `path` in `list`, or undefined if the path is not inside the list. */
function rowOf(path: string, list: string): { index: number; rest: string } | undefined {
  if (!path.startsWith(`${list}.`)) return undefined;
  const tail = path.slice(list.length + 1);
  const dot = tail.indexOf('.');
  const head = dot < 0 ? tail : tail.slice(0, dot);
  if (!/^\d+$/.test(head)) return undefined;
  return { index: Number(head), rest: dot < 0 ? '' : tail.slice(dot) };
}

/**
 * Shifts path-keyed entries when a row of `list` is removed (`by` -1: entries of row `index` are dropped) or
 * inserted at `index` (`by` 1).
 */
export function moveRows<T>(record: ByPath<T>, list: string, index: number, by: 1 | -1): ByPath<T> {
  const out: Record<string, T> = {};
  for (const [path, value] of Object.entries(record)) {
    const at = rowOf(path, list);
    if (!at || at.index < index) out[path] = value;
    else if (by === -1 && at.index === index) continue;
    else out[`${list}.${at.index + by}${at.rest}`] = value;
  }
  return out;
}

/** The entries of one row of `list`, paths unchanged. */
export function pickRow<T>(record: ByPath<T>, list: string, index: number): ByPath<T> {
  return Object.fromEntries(Object.entries(record).filter(([path]) => rowOf(path, list)?.index === index));
}

/** A copy of the list with `row` inserted at `index`; a non-list counts as empty. */
export function insertRow(rows: unknown, index: number, row: unknown): unknown[] {
  const list = Array.isArray(rows) ? rows : [];
  return [...list.slice(0, index), row, ...list.slice(index)];
}
