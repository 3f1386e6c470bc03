import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import type { TypedText } from '../../grid/rowStore.ts';
import { cellOf, type GridChange, type GridRow } from '../../grid/types.ts';
import type { Change } from '../state/state.ts';
import { type Cell, cellsOf, fieldValue } from './cells.ts';

/** A group of fewer amounts is as quickly typed field by field. */
const WORTH = 8;

const known = new WeakMap<GroupNode, readonly Cell[] | null>();

/** The lines of a group that is a column of amounts, such as a balance sheet; undefined for any other. */
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

/** One line as the grid shows it; its id is the concrete path. */
export interface LineRow extends GridRow {
  line: string;
  amount?: number;
}

/** Words and figures alone, as a line of a sheet is compared with ours. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What an act in the table does to the form. */
interface LineEdit {
  changes: Change[];
  /** Lines of a pasted sheet that are none of ours, or beyond the last one. */
  unplaced: string[];
  /** Pasted over what the form calculates. */
  calculated: number;
}

/**
 * The changes of an act. A block pasted with its names goes to the lines of these names, wherever they are; without names it goes down from
 * the chosen line. `cells` are in the order of `rows`.
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
  // A text typed into one cell comes without its row.
  for (const [id, text] of texts) {
    const place = at.get(id);
    if (place === undefined || change.put.some((row) => row.id === id)) continue;
    const value = fieldValue(cells[place]!.node, undefined);
    out.changes.push({ type: 'unreadable', path: id, text, value }, { type: 'touch', path: id });
  }
  return out;
}

/** The same values as they are now, to take an act back. */
export const asTheyAre = (changes: readonly Change[], data: FormValues): Change[] =>
  changes.flatMap((change): Change[] =>
    change.type === 'set' || change.type === 'unreadable'
      ? [{ type: 'set', path: change.path, value: getAt(data, change.path) }]
      : [],
  );

/** Whether the values of these changes are what the form holds. */
export const areThere = (changes: readonly Change[], data: FormValues): boolean =>
  changes.every(
    (change) =>
      (change.type !== 'set' && change.type !== 'unreadable') ||
      Object.is(getAt(data, change.path), change.value),
  );
