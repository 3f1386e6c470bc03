import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';
import type { TypedText } from '../../grid/rowStore.ts';
import { cellOf, type GridChange, type GridRow } from '../../grid/types.ts';
import { pruneEmptyGroups } from '../state/complete.ts';
import type { ListPart } from '../state/listPart.ts';
import type { Source } from '../state/state.ts';
import { type Cell, cellIn, fieldValue } from './cells.ts';

type Part = ListPart<Source>;

/** A grid row: its key as text, and its values by column. */
export type FlatRow = GridRow & Readonly<Record<string, string | number | undefined>>;

/** A row as the grid shows it: typed values from `row`, calculated ones from `derived`. */
export function flatRow(cells: readonly Cell[], key: number, row: unknown, derived: unknown): FlatRow {
  const out: Record<string, string | number | undefined> = { id: String(key) };
  for (const cell of cells) {
    const value = cellIn(cell, cell.node.meta.computed ? derived : row);
    if (value !== undefined) out[cell.key] = value;
  }
  return out as FlatRow;
}

/** Whether two rows look the same. */
function sameRow(a: FlatRow, b: FlatRow): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/**
 * Rows as the grid shows them, called with each new state of the list: a row that looks as before keeps its object, so that
 * it is not rendered, and one whose typed and calculated parts are the ones of before is not read again.
 */
export function flatRows(cells: readonly Cell[]) {
  let before = new Map<number, { row: unknown; derived: unknown; flat: FlatRow }>();
  return (keys: readonly number[], rows: unknown, derived: unknown): readonly FlatRow[] => {
    const at = (list: unknown, i: number): unknown => (Array.isArray(list) ? list[i] : undefined);
    const now: typeof before = new Map();
    for (const [i, key] of keys.entries()) {
      const part = { row: at(rows, i), derived: at(derived, i) };
      const old = before.get(key);
      if (old && old.row === part.row && old.derived === part.derived) {
        now.set(key, old);
        continue;
      }
      const flat = flatRow(cells, key, part.row, part.derived);
      now.set(key, { ...part, flat: old && sameRow(old.flat, flat) ? old.flat : flat });
    }
    before = now;
    return keys.map((key) => now.get(key)!.flat);
  };
}

const withoutName = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> => {
  const { [name]: _, ...rest } = record as Record<string, T>;
  return rest;
};

/**
 * The list after an edit in the grid. `blank` is a new row; unreadable texts are kept, with the value 0 or
 * missing meanwhile.
 */
export function editedPart(
  part: Part,
  cells: readonly Cell[],
  change: GridChange,
  typed: readonly TypedText[],
  blank: FormValues,
): Part {
  let { sources, unreadable } = part;
  const at = new Map(part.keys.map((key, i) => [String(key), i]));
  const rows = [...part.rows];
  const keys = [...part.keys];
  const touched = new Set(part.touched);
  const write = (id: string, cell: Cell, value: string | number | undefined) => {
    const i = at.get(id)!;
    const next = setAt(rows[i]!, cell.key, fieldValue(cell.node, value));
    rows[i] = value === undefined ? pruneEmptyGroups(next, cell.key) : next;
    const name = `${id}.${cell.key}`;
    touched.add(name);
    sources = withoutName(sources, name);
    // In an imported row, overwritten fields are marked as typed.
    if (sources[id]) sources = { ...sources, [name]: { from: 'typed' } };
  };
  for (const row of change.put) {
    if (!at.has(row.id)) {
      at.set(row.id, rows.length);
      rows.push(blank);
      keys.push(Number(row.id));
    }
    for (const cell of cells) {
      if (cell.node.meta.computed) continue;
      const value = cellOf(row, cell.key);
      if (value !== cellIn(cell, rows[at.get(row.id)!])) write(row.id, cell, value);
    }
  }
  for (const cell of change.read ?? []) {
    const [id, key] = cell.split(' ') as [string, string];
    unreadable = withoutName(unreadable, `${id}.${key}`);
    touched.add(`${id}.${key}`);
  }
  for (const { id, key, text } of typed) {
    const cell = cells.find((c) => c.key === key);
    if (!cell || !at.has(id)) continue;
    write(id, cell, undefined);
    unreadable = { ...unreadable, [`${id}.${key}`]: text };
  }
  const gone = new Set(change.remove);
  const kept = keys.flatMap((key, i) => (gone.has(String(key)) ? [] : [i]));
  return {
    rows: kept.map((i) => rows[i]!),
    keys: kept.map((i) => keys[i]!),
    sources,
    unreadable,
    touched: [...touched],
  };
}

/** Whether a cell has a value its row does not need: neither required nor written to the file. */
export const isIdle = (cell: Cell, row: FormValues, all: FormValues): boolean => {
  const { when } = cell.node.meta;
  const value = getAt(row, cell.key);
  if (!when || value === undefined || value === '' || value === 0 || value === false) return false;
  const dot = cell.key.lastIndexOf('.');
  const group = dot < 0 ? row : getAt(row, cell.key.slice(0, dot));
  return !when((group ?? {}) as FormValues, all);
};

/**
 * Indices of the rows of `list` named by paths: `gains.rows.3.price` and `gains.rows.3` both name row 3 of
 * `gains.rows`.
 */
export function rowsNamed(list: string, ...paths: readonly Iterable<string>[]): ReadonlySet<number> {
  const named = new Set<number>();
  for (const some of paths)
    for (const path of some)
      if (path.startsWith(`${list}.`)) named.add(Number.parseInt(path.slice(list.length + 1), 10));
  return named;
}
