import type { FieldMeta } from '../../../shared/forms/fields.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { FieldNode, FormNode, GroupNode } from '../../../shared/forms/walk.ts';

/** A field of a row as a column; `key` is its path in the row (`address.city`). */
export interface Cell {
  key: string;
  node: FieldNode;
  /** Its group, shown when two columns have the same label. */
  under: string;
}

type CellValue = string | number | undefined;

/**
 * The fields of a row in order, including nested groups; undefined if a row contains a list, which no cell
 * can show.
 */
export function cellsOf(children: readonly FormNode[], prefix = '', under = ''): Cell[] | undefined {
  const out: Cell[] = [];
  for (const node of children) {
    const key = prefix + node.key;
    if (node.node === 'field') {
      if (!node.meta.hidden) out.push({ key, node, under });
    } else {
      const inner = node.node === 'group' ? cellsOf(node.children, `${key}.`, node.meta.label) : undefined;
      if (!inner) return undefined;
      out.push(...inner);
    }
  }
  return out;
}

const cellsByNode = new WeakMap<GroupNode, readonly Cell[] | null>();

/**
 * The columns of a list as a grid; undefined for lists that stay cards: those with one field, nested lists,
 * or calculated rows.
 */
export function gridCells(node: GroupNode): readonly Cell[] | undefined {
  let cells = cellsByNode.get(node);
  if (cells === undefined) {
    const found = node.node === 'rows' ? cellsOf(node.children) : undefined;
    const typed = found?.filter((cell) => !cell.node.meta.computed) ?? [];
    cells = found && typed.length > 1 && !typed.some((c) => c.node.meta.kind === 'multiline') ? found : null;
    cellsByNode.set(node, cells);
  }
  return cells ?? undefined;
}

/** Whether a field is numeric. */
export const numeric = ({ kind }: FieldMeta): boolean =>
  kind === 'amount' || kind === 'integer' || kind === 'decimal';

/** The value of a field as a cell shows it; booleans become words. */
const cellValue = (meta: FieldMeta, value: unknown): CellValue =>
  meta.kind === 'flag'
    ? typeof value === 'boolean'
      ? String(value)
      : undefined
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : undefined;

/** The value of a cell as the form stores it. Clearing a required amount gives 0, as in its own field. */
export function fieldValue(node: FieldNode, value: CellValue): unknown {
  if (value === undefined || value === '') return numeric(node.meta) && !node.optional ? 0 : undefined;
  return node.meta.kind === 'flag' ? value === 'true' : value;
}

/** Path of a cell within its row. */
export const cellIn = (cell: Cell, row: unknown): CellValue =>
  cellValue(cell.node.meta, getAt(row, cell.key));
