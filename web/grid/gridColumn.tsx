import type { Column } from 'react-data-grid';
import { t } from '../i18n/t.ts';
import { CellEditor, type EditedRow } from './CellEditor.tsx';
import { CellText } from './gridRow.tsx';
import type { GridColumn, TotalsRow } from './types.ts';

interface Shared {
  /** Texts that did not read, by `id key`, as they are when a cell is opened. */
  typed: () => ReadonlyMap<string, string>;
  readOnly: boolean;
  /** Among the parts of a form: what is calculated is marked. */
  slim: boolean;
  widths: readonly number[];
}

/** Width of a total in the grid's font: offices have other fonts than ours, and no figure may be cut. */
const totalWidth = (text: string): number => {
  const pen = globalThis.document?.createElement('canvas').getContext('2d');
  if (!pen) return text.length * TOTAL_CHARACTER;
  pen.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(pen.measureText(text).width, text.length * TOTAL_CHARACTER);
};

/** A digit of a total where nothing can be measured. */
const TOTAL_CHARACTER = 7.6;
const NUMBER_WIDTH = 132;
const TEXT_WIDTH = 150;

/** Widths of columns; one whose total is long gets wide enough for it, since no figure may be cut. */
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

/** A column of ours as the grid library takes it. How its cells stand comes with the row, so that a finding redraws one row, not all. */
export function columnOf(spec: GridColumn, at: number, shared: Shared): Column<EditedRow, TotalsRow> {
  return {
    key: spec.key,
    name: spec.label,
    // Among the parts of a form the table is as wide as they are: words take what figures leave.
    width:
      shared.slim && !spec.align
        ? `minmax(${shared.widths[at]!}px, ${shared.widths[at]!}fr)`
        : shared.widths[at]!,
    frozen: spec.frozen ?? false,
    cellClass: (row) =>
      `${spec.align ? 'is-number' : ''} ${shared.slim && spec.align && (spec.fixed || spec.fixedIn?.(row)) ? 'is-fixed' : ''}`,
    summaryCellClass: spec.align ? 'is-number total' : null,
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
