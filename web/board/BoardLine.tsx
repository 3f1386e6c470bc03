import { memo } from 'react';
import type { IsoDate } from '../../shared/dates.ts';
import type { BoardColumn, BoardRow, Cell } from '../../shared/duties/board.ts';
import { stateLooks } from '../../shared/duties/states.ts';
import { day } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Chip, StatusChip } from '../ui/states/StatusChip.tsx';
import { cellsIn, mostUrgent, sameLook } from './view.ts';

/** Elements with grid roles: only some rows are rendered, which a table cannot express. */
export const Part = 'div';
/** A custom checkbox: a hundred inputs take longer to create than the rest of their rows. */
const Tick = 'span';

interface DutyCellProps {
  id: string;
  column: number;
  /** The most urgent cell of the client in this column; undefined when it has none. */
  cell: Cell | undefined;
  /** Number of cells. */
  count: number;
  /** The date most cells have, shown in the column head. */
  usual: IsoDate | undefined;
  here: boolean;
}

/** One duty of a client; when a row switches to another client, only cells that differ re-render. */
const DutyCell = memo(
  function DutyCell({ id, column, cell, count, usual, here }: DutyCellProps) {
    const own = cell && cell.state !== 'filed' && cell.due !== usual;
    return (
      <Part
        role="gridcell"
        // Only the cell under the keyboard cursor needs an id and a title; the mouse gets its title from the grid.
        id={here ? id : undefined}
        data-column={column}
        data-here={here || undefined}
        title={here && cell ? titleOf(cell) : undefined}
      >
        {cell && (
          <Chip data-chip={stateLooks[cell.state].tone} data-state={cell.state}>
            {t(stateLooks[cell.state].word)}
            {count > 1 && ` · ${count}`}
          </Chip>
        )}
        {own && <span data-own-day>{day(cell.due).slice(0, 5)}</span>}
      </Part>
    );
  },
  (a, b) =>
    a.id === b.id &&
    a.here === b.here &&
    a.count === b.count &&
    a.usual === b.usual &&
    a.column === b.column &&
    sameLook(a.cell, b.cell),
);

interface ClientLineProps {
  id: string;
  row: BoardRow;
  /** Index among the clients, and among all rows including group headings. */
  at: number;
  index: number;
  /** Offset from the first row in pixels. */
  top: number;
  columns: readonly BoardColumn[];
  usual: ReadonlyMap<string, IsoDate>;
  /** Whether to show the column of papers. */
  papers: boolean;
  /** Column of the keyboard cursor in this row; -1 in other rows. */
  here: number;
  selected: boolean;
}

/** One client; re-renders only when its own data changes. */
export const ClientLine = memo(function ClientLine(props: ClientLineProps) {
  const { id, row, at, index, top, columns, usual, papers, here, selected } = props;
  const own = row.client.papers;
  return (
    <Part
      role="row"
      aria-rowindex={at + 2}
      aria-selected={selected}
      data-selected={selected || undefined}
      data-line={at}
      data-placed
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Part role="rowheader" id={`${id}-0`} data-column="0" data-here={here === 0 || undefined}>
        <Tick
          role="checkbox"
          tabIndex={-1}
          aria-checked={selected}
          aria-label={t('Select {name}', { name: row.client.name })}
          data-select
        />
        <span data-name title={`${row.client.name} · ${row.client.pan}`}>
          {row.client.name}
        </span>
      </Part>
      {columns.map((column, i) => {
        const cells = cellsIn(row, column);
        return (
          <DutyCell
            key={column.id}
            id={`${id}-${i + 1}`}
            column={i + 1}
            cell={mostUrgent(cells)}
            count={cells.length}
            usual={usual.get(column.id)}
            here={here === i + 1}
          />
        );
      })}
      {papers && (
        <Part
          role="gridcell"
          id={`${id}-${columns.length + 1}`}
          data-column={columns.length + 1}
          data-here={here === columns.length + 1 || undefined}
        >
          {own && (
            <StatusChip tone={own.unexplained ? 'attention' : own.unexplained === 0 ? 'done' : 'neutral'}>
              {own.unexplained === null ? t('Not compared yet') : formatCount(own.unexplained)}
            </StatusChip>
          )}
        </Part>
      )}
    </Part>
  );
});

/** Tooltip and spoken name of the cell under the mouse or keyboard cursor. */
export const titleOf = (cell: Cell): string =>
  [
    cell.duty,
    cell.registration,
    cell.filed_on ? t('Filed on {day}', { day: day(cell.filed_on) }) : t('Due {day}', { day: day(cell.due) }),
    cell.acknowledgement,
    cell.who.name,
  ]
    .filter(Boolean)
    .join(' · ');
