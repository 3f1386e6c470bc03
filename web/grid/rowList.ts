/** A row with its index. */
export interface PlacedRow<R> {
  row: R;
  at: number;
}

/** Rows of a table with an index by id. Editing existing rows costs as much as the rows edited. */
export interface RowList<R> {
  /** A new array after every change. */
  rows: () => readonly R[];
  /** Index of a row. */
  at: (id: string) => number | undefined;
  /**
   * Replaces existing rows, inserts others at their index and removes `gone`; returns whether rows were added
   * or removed.
   */
  apply: (put: readonly PlacedRow<R>[], gone: readonly string[]) => boolean;
}

/** A list of rows; the index is built on first use. */
export function createRowList<R extends { id: string }>(start: readonly R[]): RowList<R> {
  let rows = start;
  let index: Map<string, number> | undefined;
  const places = (): Map<string, number> => {
    index ??= new Map(rows.map((row, i) => [row.id, i]));
    return index;
  };
  const at = (id: string) => places().get(id);

  /** One pass over the list, then renumbering after the first change. */
  const reshape = (list: readonly R[], fresh: readonly PlacedRow<R>[], away: ReadonlySet<string>) => {
    const known = places();
    const next: R[] = [];
    let from = 0;
    const kept = () => {
      while (from < list.length && away.has(list[from]!.id)) from++;
      return from < list.length;
    };
    for (const { row, at: place } of fresh) {
      while (next.length < place && kept()) next.push(list[from++]!);
      next.push(row);
    }
    while (kept()) next.push(list[from++]!);
    for (const id of away) known.delete(id);
    let first = 0;
    while (first < next.length && next[first] === rows[first]) first++;
    for (let i = first; i < next.length; i++) known.set(next[i]!.id, i);
    rows = next;
  };

  return {
    rows: () => rows,
    at,
    apply(put, gone) {
      const away = new Set(gone.filter((id) => at(id) !== undefined));
      const next = rows.slice();
      const fresh = new Map<string, PlacedRow<R>>();
      for (const placed of put) {
        const here = away.has(placed.row.id) ? undefined : at(placed.row.id);
        if (here === undefined) fresh.set(placed.row.id, placed);
        else next[here] = placed.row;
      }
      if (fresh.size === 0 && away.size === 0) {
        rows = next;
        return false;
      }
      const coming = [...fresh.values()].sort((a, b) => a.at - b.at);
      if (away.size === 0 && coming.every((p) => p.at >= rows.length)) {
        const known = places();
        for (const { row } of coming) known.set(row.id, next.push(row) - 1);
        rows = next;
      } else reshape(next, coming, away);
      return true;
    },
  };
}
