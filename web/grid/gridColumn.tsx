import type { Column } from 'react-data-grid';
import { t } from '../i18n/t.ts';
import { CellEditor, type EditedRow } from './CellEditor.tsx';
import { CellText } from './gridRow.tsx';
import type { GridColumn, TotalsRow } from './types.ts';

interface Shared {
  /** Unparsed texts by `id key`, read when a cell is opened. */
  typed: () => ReadonlyMap<string, string>;
  readOnly: boolean;
  /** Inside a form: calculated cells are marked. */
  slim: boolean;
  widths: readonly number[];
  /** The last column that stays while the others scroll; -1 where only the one before ours does. */
  edge: number;
}

let pen: CanvasRenderingContext2D | null | undefined;
/** Widths by the shape of a total: figures of one font are of one width, so that another amount need not be measured. */
const measured = new Map<string, number>();

/** A pen in the grid's font: offices have other fonts than ours, and no figure may be cut. */
function penOfTotals(): CanvasRenderingContext2D | null {
  if (pen !== undefined) return pen;
  const { document } = globalThis;
  pen = document?.createElement('canvas').getContext('2d') ?? null;
  const take = () => {
    measured.clear();
    if (pen) pen.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  };
  take();
  document?.fonts?.addEventListener('loadingdone', take);
  return pen;
}

const totalWidth = (text: string): number => {
  // The pen asks the page for its font, which styles a page that is just being rendered once more.
  if (text === '') return 0;
  const shape = text.replaceAll(/\d/g, '0');
  let width = measured.get(shape);
  if (width === undefined) {
    width = Math.max(penOfTotals()?.measureText(shape).width ?? 0, shape.length * TOTAL_CHARACTER);
    measured.set(shape, width);
  }
  return width;
};

/** Assumed width of a digit where measuring is not possible. */
const TOTAL_CHARACTER = 7.6;
const NUMBER_WIDTH = 132;
const TEXT_WIDTH = 150;

/** Column widths; a column is widened for a long total, because figures must not be truncated. */
export const widthsOf = (
  columns: readonly GridColumn[],
  totals: Readonly<Record<string, string>>,
): number[] =>
  columns.map((spec) =>
    Math.max(
      spec.width ?? (spec.align ? NUMBER_WIDTH : TEXT_WIDTH),
      Math.ceil(totalWidth(totals[spec.key] ?? '') + 28),
    ),
  );

/** A column for the grid library. The state of its cells comes with the row, so that a finding re-renders one row. */
export function columnOf(spec: GridColumn, at: number, shared: Shared): Column<EditedRow, TotalsRow> {
  return {
    key: spec.key,
    name: spec.label,
    // Inside a form the table has the form's width: text columns share what figures leave.
    width:
      shared.slim && !spec.align
        ? `minmax(${shared.widths[at]!}px, ${shared.widths[at]!}fr)`
        : shared.widths[at]!,
    frozen: spec.frozen ?? false,
    cellClass: (row) =>
      `${at === shared.edge ? 'is-edge' : ''} ${spec.align ? 'is-number' : ''} ${shared.slim && spec.align && (spec.fixed || spec.fixedIn?.(row)) ? 'is-fixed' : ''}`,
    headerCellClass: at === shared.edge ? 'is-edge' : null,
    summaryCellClass: `${at === shared.edge ? 'is-edge' : ''} ${spec.align ? 'is-number total' : ''}`,
    renderCell: ({ row }) => <CellText row={row} spec={spec} first={at === 0} />,
    renderSummaryCell: ({ row }) => {
      const text = row.texts[spec.key] ?? (at === 0 ? t('Total') : '');
      return <span title={text}>{text}</span>;
    },
    ...(shared.readOnly || spec.fixed
      ? {}
      : {
          ...(spec.fixedIn ? { editable: (row: EditedRow) => !spec.fixedIn!(row) } : {}),
          renderEditCell: (p) => (
            <CellEditor
              row={p.row}
              onRowChange={p.onRowChange}
              onClose={p.onClose}
              spec={spec}
              kept={shared.typed().get(`${p.row.id} ${spec.key}`)}
            />
          ),
        }),
  };
}
