import type { Key } from 'react';
import { Cell, type CellRendererProps, type Column } from 'react-data-grid';
import { t } from '../i18n/t.ts';
import { CellEditor, type EditedRow } from './CellEditor.tsx';
import { holds, type Range } from './range.ts';
import { type CellIssue, cellOf, type GridColumn } from './types.ts';

/** The row of totals at the foot; texts by column. */
export interface TotalsRow {
  id: string;
  texts: Readonly<Record<string, string>>;
}

interface Shared {
  issuesOf: (id: string) => readonly CellIssue[];
  /** Texts that did not read, by `id key`. */
  typed: ReadonlyMap<string, string>;
  readOnly: boolean;
  /** The range when it holds more than one cell. */
  range: Range | null;
  indexOf: ReadonlyMap<string, number>;
  widths: readonly number[];
}

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
      Math.ceil((totals[spec.key]?.length ?? 0) * 7.6 + 28),
    ),
  );

/** Whether a cell is refused: its text did not read, or a finding stands against it. */
export const isRefused = (
  { issuesOf, typed }: Pick<Shared, 'issuesOf' | 'typed'>,
  row: EditedRow,
  key: string,
): boolean =>
  typed.has(`${row.id} ${key}`) || issuesOf(row.id).some((i) => i.severity === 'error' && i.field === key);

/** Cells that tell a screen reader they are refused. */
export const cellRenderer =
  (shared: Pick<Shared, 'issuesOf' | 'typed'>) =>
  (key: Key, props: CellRendererProps<EditedRow, TotalsRow>) => (
    <Cell key={key} {...props} aria-invalid={isRefused(shared, props.row, props.column.key) || undefined} />
  );

/** A column of ours as the grid library takes it. */
export function columnOf(spec: GridColumn, at: number, shared: Shared): Column<EditedRow, TotalsRow> {
  const { issuesOf, typed, range, indexOf } = shared;
  const issuesAt = (row: EditedRow) =>
    issuesOf(row.id).filter((i) => i.field === spec.key || (at === 0 && !i.field));
  return {
    key: spec.key,
    name: spec.label,
    width: shared.widths[at]!,
    frozen: spec.frozen ?? false,
    cellClass: (row) => {
      const issues = issuesAt(row);
      const state =
        typed.has(`${row.id} ${spec.key}`) || issues.some((i) => i.severity === 'error')
          ? 'has-error'
          : issues.length > 0
            ? 'has-warning'
            : '';
      const inRange = range && holds(range, indexOf.get(row.id) ?? -1, at) ? 'in-range' : '';
      return `${spec.align ? 'is-number' : ''} ${state} ${inRange}`;
    },
    summaryCellClass: spec.align ? 'is-number total' : null,
    renderCell: ({ row }) => {
      const kept = typed.get(`${row.id} ${spec.key}`);
      const read = kept === undefined ? undefined : spec.read(kept);
      const issues = issuesAt(row);
      const said = [...(read && !read.ok ? [read.message] : []), ...issues.map((i) => i.message)].join('; ');
      const text = kept ?? spec.show(cellOf(row, spec.key));
      // The first cell tells how the whole row stands, so that one need not walk through it.
      const others = at === 0 ? issuesOf(row.id).length - issues.length : 0;
      if (!said && others === 0) return spec.align ? text : <span title={text}>{text}</span>;
      return (
        <span title={said || text}>
          {text}
          <span className="sr-only">
            {said && ` (${said})`}
            {others > 0 && ` (${t('{count} findings in this row', { count: others })})`}
          </span>
        </span>
      );
    },
    renderSummaryCell: ({ row }) => {
      const text = row.texts[spec.key] ?? (at === 0 ? t('Total') : '');
      return <span title={text}>{text}</span>;
    },
    ...(shared.readOnly || spec.fixed
      ? {}
      : {
          renderEditCell: (p) => (
            <CellEditor
              row={p.row}
              onRowChange={p.onRowChange}
              onClose={p.onClose}
              spec={spec}
              kept={typed.get(`${p.row.id} ${spec.key}`)}
            />
          ),
        }),
  };
}
