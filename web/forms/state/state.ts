import { type FormValues, getAt, setAt, removeRow as withoutRow } from '../../../shared/forms/paths.ts';
import { pruneEmptyGroups } from './complete.ts';
import { type ListPart, withListPart } from './listPart.ts';
import { insertRow, moveRows, pickRow } from './rows.ts';

/** Source of a figure: typed by the preparer, or one of the imports. */
export interface Source {
  from: 'typed' | 'client' | 'json' | 'prefill' | 'carried' | 'csv' | 'accounts';
  /** File name, assessment year or document, shown in the badge. */
  name?: string;
  /** Position in the source: a path of the department's file, a line of a table. */
  place?: string;
}

/** Source of a field or of a whole row by concrete path; a field without an entry was typed. */
export type Sources = Readonly<Record<string, Source>>;

/** The source of a field: its own, else its row's. */
export function sourceAt(sources: Sources, path: string): Source | undefined {
  const own = sources[path];
  if (own) return own;
  for (let at = path.lastIndexOf('.'); at > 0; at = path.lastIndexOf('.', at - 1)) {
    if (!/\.\d+$/.test(path.slice(0, at))) continue;
    const row = sources[path.slice(0, at)];
    if (row) return row;
  }
  return undefined;
}

/** The sources after a field was overwritten: in an imported row it is marked as typed. */
const typedOver = (sources: Sources, path: string): Sources => {
  const rest = without(sources, path);
  return sourceAt(rest, path) ? { ...rest, [path]: { from: 'typed' } } : rest;
};

/** A removed row that can be restored. */
interface Removal {
  list: string;
  index: number;
  row: unknown;
  sources: Sources;
}

/** State of a form being edited. Plain data, changed only by `reduce`. */
export interface FormState {
  data: FormValues;
  sources: Sources;
  /** Incremented by each change, so that a save can tell whether something newer exists. */
  revision: number;
  /** Unreadable text in number or date fields, by path; the value counts as 0 or missing meanwhile. */
  unreadable: Readonly<Record<string, string>>;
  /** Fields that were left at least once, so that their errors may be shown. */
  touched: ReadonlySet<string>;
  /** Stable keys of rows, by list path, in row order. */
  rowKeys: Readonly<Record<string, readonly number[]>>;
  nextKey: number;
  removals: readonly Removal[];
}

/** All actions on a form. Paths are concrete (`salary.employers.0.gross_salary`). */
export type Change =
  | { type: 'set'; path: string; value: unknown }
  | { type: 'unreadable'; path: string; text: string; value: unknown }
  | { type: 'touch'; path: string }
  | { type: 'addRow'; list: string; row: FormValues }
  | { type: 'duplicateRow'; list: string; index: number }
  | { type: 'removeRow'; list: string; index: number }
  | { type: 'undoRemoval' }
  /** Replaces the rows of a list, from a grid. */
  | { type: 'putList'; list: string; part: ListPart<Source> }
  /** Several changes applied as one, so that figures are calculated once. */
  | { type: 'several'; changes: readonly Change[] }
  | { type: 'merge'; data: FormValues; sources: Sources }
  | { type: 'replace'; data: FormValues; sources: Sources };

const MOST_REMOVALS = 50;

/** The form as it is opened. */
export function openForm(data: FormValues, sources: Sources = {}): FormState {
  return {
    data,
    sources,
    revision: 0,
    unreadable: {},
    touched: new Set(),
    rowKeys: {},
    nextKey: 1,
    removals: [],
  };
}

/** Keys of the rows at `list`: rows without keys get negative positional ones. */
export function keysOf(state: FormState, list: string): readonly number[] {
  const rows = getAt(state.data, list);
  const length = Array.isArray(rows) ? rows.length : 0;
  const known = state.rowKeys[list] ?? [];
  if (known.length === length) return known;
  return Array.from({ length }, (_, i) => known[i] ?? -1 - i);
}

const without = <T>(record: Readonly<Record<string, T>>, path: string): Readonly<Record<string, T>> => {
  if (!Object.hasOwn(record, path)) return record;
  const { [path]: _, ...rest } = record;
  return rest;
};

/** The state after an action. An action without effect returns the same object. */
export function reduce(state: FormState, change: Change): FormState {
  const { data, revision } = state;
  switch (change.type) {
    case 'set': {
      const unreadable = without(state.unreadable, change.path);
      if (Object.is(getAt(data, change.path), change.value))
        return unreadable === state.unreadable ? state : { ...state, unreadable, revision: revision + 1 };
      return {
        ...state,
        data:
          change.value === undefined
            ? pruneEmptyGroups(setAt(data, change.path, undefined), change.path)
            : setAt(data, change.path, change.value),
        sources: typedOver(state.sources, change.path),
        unreadable,
        revision: revision + 1,
      };
    }
    case 'unreadable': {
      const typed = reduce(state, { type: 'set', path: change.path, value: change.value });
      return {
        ...typed,
        unreadable: { ...typed.unreadable, [change.path]: change.text },
        revision: revision + 1,
      };
    }
    case 'touch':
      return state.touched.has(change.path)
        ? state
        : { ...state, touched: new Set(state.touched).add(change.path) };
    case 'addRow': {
      const keys = keysOf(state, change.list);
      return {
        ...state,
        data: setAt(data, `${change.list}.${keys.length}`, change.row),
        rowKeys: { ...state.rowKeys, [change.list]: [...keys, state.nextKey] },
        nextKey: state.nextKey + 1,
        revision: revision + 1,
      };
    }
    case 'duplicateRow': {
      const row = getAt(data, `${change.list}.${change.index}`);
      if (row === undefined) return state;
      return insertAt(state, change.list, change.index + 1, structuredClone(row), {});
    }
    case 'removeRow': {
      const { list, index } = change;
      const row = getAt(data, `${list}.${index}`);
      if (row === undefined) return state;
      const removal: Removal = { list, index, row, sources: pickRow(state.sources, list, index) };
      return {
        ...state,
        data: withoutRow(data, list, index),
        sources: moveRows(state.sources, list, index, -1),
        unreadable: moveRows(state.unreadable, list, index, -1),
        touched: new Set(Object.keys(moveRows(asRecord(state.touched), list, index, -1))),
        rowKeys: {
          ...moveRows(state.rowKeys, list, index, -1),
          [list]: keysOf(state, list).filter((_, i) => i !== index),
        },
        removals: [...state.removals.slice(1 - MOST_REMOVALS), removal],
        revision: revision + 1,
      };
    }
    case 'undoRemoval': {
      const last = state.removals.at(-1);
      if (!last) return state;
      const undone = insertAt(state, last.list, last.index, last.row, last.sources);
      return { ...undone, removals: state.removals.slice(0, -1) };
    }
    case 'putList':
      return withListPart<Source, FormState>(state, change.list, change.part);
    case 'several':
      return change.changes.reduce(reduce, state);
    case 'merge':
      return {
        ...state,
        data: change.data,
        sources: { ...state.sources, ...change.sources },
        unreadable: {},
        rowKeys: {},
        removals: [],
        revision: revision + 1,
      };
    case 'replace':
      return { ...openForm(change.data, change.sources), revision: revision + 1, nextKey: state.nextKey };
  }
}

function insertAt(state: FormState, list: string, at: number, row: unknown, sources: Sources): FormState {
  const rows = getAt(state.data, list);
  const index = Math.min(at, Array.isArray(rows) ? rows.length : 0);
  const keys = keysOf(state, list);
  return {
    ...state,
    data: setAt(state.data, list, insertRow(rows, index, row)),
    sources: { ...moveRows(state.sources, list, index, 1), ...sources },
    unreadable: moveRows(state.unreadable, list, index, 1),
    touched: new Set(Object.keys(moveRows(asRecord(state.touched), list, index, 1))),
    rowKeys: {
      ...moveRows(state.rowKeys, list, index, 1),
      [list]: [...keys.slice(0, index), state.nextKey, ...keys.slice(index)],
    },
    nextKey: state.nextKey + 1,
    revision: state.revision + 1,
  };
}

const asRecord = (set: ReadonlySet<string>): Record<string, true> =>
  Object.fromEntries([...set].map((p) => [p, true]));
