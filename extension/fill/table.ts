import { textOf } from './dom.ts';
import { changesSeen } from './live.ts';

/** Cache of tables, valid until the page changes. */
const known = new WeakMap<Element, { stamp: number; heads: readonly (readonly string[])[] }>();
const grids = new WeakMap<Element, { stamp: number; cells: ReadonlyMap<Element, Element[]> | undefined }>();

const spanning = '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])';

/** Heading rows of a table: those of its head, else its first ones with only headings. */
export function headRows(table: Element): Element[] {
  const inHead = [...table.querySelectorAll('thead tr')];
  if (inHead.length > 0) return inHead;
  const rows = [...table.querySelectorAll('tr, [role="row"], mat-header-row')];
  const heads = 'th, [role="columnheader"], mat-header-cell';
  const out: Element[] = [];
  for (const row of rows) {
    if (!row.querySelector(heads) || row.querySelector('td, [role="cell"], [role="gridcell"]')) break;
    out.push(row);
  }
  return out;
}

/** Cells of rows by column, expanded by `rowspan` and `colspan`. */
function grid(rows: readonly Element[]): Element[][] {
  const out: Element[][] = rows.map(() => []);
  rows.forEach((row, r) => {
    let at = 0;
    for (const cell of row.children) {
      while (out[r]![at]) at += 1;
      const { colSpan = 1, rowSpan = 1 } = cell as HTMLTableCellElement;
      for (let down = 0; down < (rowSpan || rows.length) && r + down < rows.length; down++)
        for (let across = 0; across < (colSpan || 1); across++) out[r + down]![at + across] = cell;
      at += colSpan || 1;
    }
  });
  return out;
}

/** Headings of each column, outermost first: merged ones apply to each column they span. */
export function headsOf(table: Element | null): readonly (readonly string[])[] {
  if (!table) return [];
  const stamp = changesSeen();
  const before = known.get(table);
  if (before && before.stamp === stamp) return before.heads;
  const cells = grid(headRows(table));
  const width = Math.max(0, ...cells.map((row) => row.length));
  const heads = Array.from({ length: width }, (_, at) => [
    ...new Set(
      [...new Set(cells.map((row) => row[at]))].map((cell) => textOf(cell)).filter((text) => text !== ''),
    ),
  ]);
  if (stamp !== undefined) known.set(table, { stamp, heads });
  return heads;
}

/** The cells of a row by column: those that reach down from rows above among them. */
export function cellsOf(row: Element): Element[] {
  const body = row.parentElement;
  if (!(row instanceof HTMLTableRowElement) || !body) return [...row.children];
  const stamp = changesSeen();
  let merged = grids.get(body);
  if (!merged || stamp === undefined || merged.stamp !== stamp) {
    const rows = [...body.children].filter((r) => r instanceof HTMLTableRowElement);
    const cells = body.querySelector(spanning) ? grid(rows) : undefined;
    merged = { stamp: stamp ?? -1, cells: cells && new Map(rows.map((r, i) => [r, cells[i]!])) };
    grids.set(body, merged);
  }
  return merged.cells ? (merged.cells.get(row) ?? []) : [...row.children];
}

/** The headings over a cell, outermost first. */
export const headsOver = (cell: Element): readonly string[] => {
  const row = cell.parentElement;
  return row ? (headsOf(cell.closest('table'))[cellsOf(row).indexOf(cell)] ?? []) : [];
};
