import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import type { TypedText } from '../../grid/rowStore.ts';
import { cellOf, type GridChange, type GridRow } from '../../grid/types.ts';
import type { Change } from '../state/state.ts';
import { type Cell, cellsOf, fieldValue } from './cells.ts';

/** Groups with fewer amounts stay single fields. */
const WORTH = 8;

const known = new WeakMap<GroupNode, readonly Cell[] | null>();

/** The lines of a group that is a column of amounts, such as a balance sheet; undefined for other groups. */
export function linesOf(node: GroupNode): readonly Cell[] | undefined {
  let lines = known.get(node);
  if (lines === undefined) {
    const cells = node.node === 'group' ? cellsOf(node.children) : undefined;
    const typed = cells?.filter((c) => !c.node.meta.computed).length ?? 0;
    lines = cells && typed >= WORTH && cells.every((c) => c.node.meta.kind === 'amount') ? cells : null;
    known.set(node, lines);
  }
  return lines ?? undefined;
}

/** A line as the grid shows it; its id is the concrete path. */
export interface LineRow extends GridRow {
  line: string;
  amount?: number;
}

/** Words and digits only, for matching lines of a pasted sheet. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Changes an edit in the table makes to the form. */
interface LineEdit {
  changes: Change[];
  /** Pasted lines that match none of ours, or exceed the last one. */
  unplaced: string[];
  /** Pasted lines that the form calculates. */
  calculated: number;
}

/**
 * The changes of an edit. A block pasted with names goes to the lines with these names; without names it
 * fills downwards from the active line. `cells` are in the order of `rows`.
 */
export function lineEdit(
  rows: readonly LineRow[],
  cells: readonly Cell[],
  change: GridChange,
  typed: readonly TypedText[],
): LineEdit {
  const out: LineEdit = { changes: [], unplaced: [], calculated: 0 };
  const at = new Map(rows.map((row, i) => [row.id, i]));
  const named = new Map<string, number[]>();
  rows.forEach((row, i) => {
    named.set(plain(row.line), [...(named.get(plain(row.line)) ?? []), i]);
  });
  const texts = new Map(typed.filter((cell) => cell.key === 'amount').map((cell) => [cell.id, cell.text]));
  const read = new Set(change.read ?? []);
  for (const row of change.put) {
    const line = String(cellOf(row, 'line') ?? '');
    const own = at.get(row.id);
    const byName = own === undefined || line !== rows[own]!.line;
    const places = byName && line !== '' ? (named.get(plain(line)) ?? []) : own === undefined ? [] : [own];
    const value = cellOf(row, 'amount');
    const text = texts.get(row.id);
    if (places.length !== 1) {
      if (line !== '' || value !== undefined || text !== undefined)
        out.unplaced.push(line || String(text ?? value ?? ''));
      continue;
    }
    const place = places[0]!;
    const cell = cells[place]!;
    const target = rows[place]!;
    const same = value === target.amount && text === undefined;
    if (cell.node.meta.computed) {
      if (!same && value !== undefined) out.calculated++;
      continue;
    }
    if (text !== undefined)
      out.changes.push({
        type: 'unreadable',
        path: target.id,
        text,
        value: fieldValue(cell.node, undefined),
      });
    else if (!same || read.has(`${row.id} amount`))
      out.changes.push({ type: 'set', path: target.id, value: fieldValue(cell.node, value) });
    else continue;
    out.changes.push({ type: 'touch', path: target.id });
  }
  // Text typed into one cell comes without its row.
  for (const [id, text] of texts) {
    const place = at.get(id);
    if (place === undefined || change.put.some((row) => row.id === id)) continue;
    const value = fieldValue(cells[place]!.node, undefined);
    out.changes.push({ type: 'unreadable', path: id, text, value }, { type: 'touch', path: id });
  }
  return out;
}

/** Changes that restore the current values, for undo. */
export const asTheyAre = (changes: readonly Change[], data: FormValues): Change[] =>
  changes.flatMap((change): Change[] =>
    change.type === 'set' || change.type === 'unreadable'
      ? [{ type: 'set', path: change.path, value: getAt(data, change.path) }]
      : [],
  );

/** Whether the form has the values of these changes. */
export const areThere = (changes: readonly Change[], data: FormValues): boolean =>
  changes.every(
    (change) =>
      (change.type !== 'set' && change.type !== 'unreadable') ||
      Object.is(getAt(data, change.path), change.value),
  );
