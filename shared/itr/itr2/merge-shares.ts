import type { FormValues } from '../../forms/paths.ts';
import type { ImportResult } from './import-112a.ts';

/** Effect of importing a file on one row: `line` in the file, `index` in the schedule afterwards. */
interface ShareChange {
  kind: 'new' | 'changed' | 'same';
  line: number;
  index: number;
  row: FormValues;
  /** The row there now, when it is replaced. */
  before?: FormValues;
}

/** How imported rows are combined with existing ones: added, or replacing all. */
type ShareWay = 'add' | 'replace';

/** A share sold is known by when it was bought and sold, its ISIN and its name. */
const keyOf = (row: FormValues): string =>
  ['acquired', 'transferred', 'isin', 'name'].map((key) => String(row[key] ?? '').toLowerCase()).join('\n');

const equal = (a: FormValues, b: FormValues): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? 0) === (b[key] ?? 0));

/**
 * The schedule's rows after an import, with the effect on each row. With `add` an imported row replaces the
 * row of the same share (several of one share in order) and new ones are appended: importing a file twice
 * changes nothing.
 */
export function mergeShares(
  now: readonly FormValues[],
  read: Pick<ImportResult, 'rows' | 'lines'>,
  way: ShareWay,
): { rows: FormValues[]; changes: ShareChange[]; removed: number } {
  const waiting = new Map<string, number[]>();
  for (const [index, row] of now.entries()) {
    const key = keyOf(row);
    const list = waiting.get(key);
    if (list) list.push(index);
    else waiting.set(key, [index]);
  }
  const rows = way === 'add' ? [...now] : [];
  let met = 0;
  const changes = read.rows.map((row, i): ShareChange => {
    const line = read.lines[i]!;
    const at = waiting.get(keyOf(row))?.shift();
    const before = at === undefined ? undefined : now[at];
    if (before) met += 1;
    const index = way === 'replace' ? i : (at ?? rows.length);
    rows[index] = before && equal(before, row) ? before : row;
    if (!before) return { kind: 'new', line, index, row };
    return equal(before, row)
      ? { kind: 'same', line, index, row }
      : { kind: 'changed', line, index, row, before };
  });
  return { rows, changes, removed: way === 'replace' ? now.length - met : 0 };
}
