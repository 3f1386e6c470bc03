import { byText } from '../../shared/order.ts';
import { cellOf, type GridColumn, type GridRow } from './types.ts';

/** Search, filter and sort of the rows. */
export interface Look {
  find: string;
  /** The column searched; '' for all. */
  column: string;
  sort: readonly { columnKey: string; direction: 'ASC' | 'DESC' }[];
  onlyIssues: boolean;
}

export const plainLook: Look = { find: '', column: '', sort: [], onlyIssues: false };

/** Whether all rows are shown in their own order. */
export const isPlain = (look: Look): boolean =>
  look.find.trim() === '' && !look.onlyIssues && look.sort.length === 0;

/** Caches a function's results by id. */
export function remembered<T>(of: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    if (!known.has(id)) known.set(id, of(id));
    return known.get(id)!;
  };
}

const texts = new WeakMap<GridRow, string>();

/** A row's display texts as one string, cached per row object. */
function textOf(row: GridRow, columns: readonly GridColumn[]): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = columns
    .map((c) => c.show(cellOf(row, c.key)))
    .join('\u0001')
    .toLowerCase();
  texts.set(row, text);
  return text;
}

const compare = (a: string | number | undefined, b: string | number | undefined): number => {
  if (a === b) return 0;
  if (a === undefined || a === '') return 1;
  if (b === undefined || b === '') return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return byText(String(a), String(b));
};

/** Indices of the rows to show, in order: searched, filtered, sorted. Blank cells come last in either direction. */
export function lookedAt(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  look: Look,
  hasIssue: (id: string) => boolean,
): number[] {
  const wanted = look.find.trim().toLowerCase();
  const column = columns.find((c) => c.key === look.column);
  let found = Array.from(rows, (_, i) => i);
  if (wanted) {
    found = found.filter((i) =>
      column
        ? column.show(cellOf(rows[i]!, column.key)).toLowerCase().includes(wanted)
        : textOf(rows[i]!, columns).includes(wanted),
    );
  }
  if (look.onlyIssues) found = found.filter((i) => hasIssue(rows[i]!.id));
  if (look.sort.length > 0) {
    found.sort((a, b) => {
      for (const { columnKey, direction } of look.sort) {
        const [x, y] = [cellOf(rows[a]!, columnKey), cellOf(rows[b]!, columnKey)];
        const order = compare(x, y);
        if (order === 0) continue;
        const blank = x === undefined || x === '' || y === undefined || y === '';
        return direction === 'DESC' && !blank ? -order : order;
      }
      return 0;
    });
  }
  return found;
}
