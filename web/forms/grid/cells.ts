import type { FieldMeta } from '../../../shared/forms/fields.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { FieldNode, FormNode, GroupNode } from '../../../shared/forms/walk.ts';

/** A field of a row as a column: `key` is its path in the row (`address.city`). */
export interface Cell {
  key: string;
  node: FieldNode;
  /** The group it is in, said where two columns have the same label. */
  under: string;
}

type CellValue = string | number | undefined;

/** The fields of a row in order, those of groups in it included; undefined where a row holds a list, which no cell can show. */
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

/** The columns a list has as a grid; undefined for a list that stays as cards: of one field, with lists in its rows, calculated by the form. */
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

/** Whether a field holds a number. */
export const numeric = ({ kind }: FieldMeta): boolean =>
  kind === 'amount' || kind === 'integer' || kind === 'decimal';

/** The value of a field as a cell holds it: a flag is a word. */
const cellValue = (meta: FieldMeta, value: unknown): CellValue =>
  meta.kind === 'flag'
    ? typeof value === 'boolean'
      ? String(value)
      : undefined
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : undefined;

/** The value of a cell as the form keeps it. An amount taken out of a field that must be there is nil, as where it is typed alone. */
export function fieldValue(node: FieldNode, value: CellValue): unknown {
  if (value === undefined || value === '') return numeric(node.meta) && !node.optional ? 0 : undefined;
  return node.meta.kind === 'flag' ? value === 'true' : value;
}

/** Where the value of a cell is in its row. */
export const cellIn = (cell: Cell, row: unknown): CellValue =>
  cellValue(cell.node.meta, getAt(row, cell.key));
