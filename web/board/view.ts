import type { IsoDate } from '../../shared/dates.ts';
import type { BoardColumn, BoardRow, Cell } from '../../shared/duties/board.ts';
import { dutyStates } from '../../shared/duties/states.ts';
import { byName } from '../../shared/order.ts';

/** What rows may be grouped by. */
export const groupings = ['due', 'state', 'who', 'type', 'group'] as const;
export type Grouping = (typeof groupings)[number];

/** A row of the board: a group heading or a client. */
export type Line =
  | { kind: 'group'; id: string; count: number }
  | { kind: 'row'; row: BoardRow /** Place among the clients. */; at: number };

/** The duties of a client in a column; several where it has several GSTINs or TANs. */
export const cellsIn = (row: BoardRow, column: BoardColumn): Cell[] =>
  row.cells.filter((c) => column.duties.includes(c.duty));

// The order in which the most urgent cell of several is chosen.
const urgency = [
  'late',
  'not_started',
  'waiting_for_papers',
  'in_progress',
  'in_review',
  'ready',
  'not_due',
  'filed',
];

const rank = new Map(urgency.map((state, at) => [state, at]));

/**
 * The smallest by an order, the first of equals; undefined for an empty list. Not sorted, because it runs for
 * every client.
 */
const least = <T>(all: readonly T[], before: (a: T, b: T) => boolean): T | undefined => {
  let found = all[0];
  for (const one of all) if (before(one, found!)) found = one;
  return found;
};

/** The most urgent of several cells. */
export const mostUrgent = (cells: readonly Cell[]): Cell | undefined =>
  least(cells, (a, b) => {
    const by = rank.get(a.state)! - rank.get(b.state)!;
    return by < 0 || (by === 0 && a.due < b.due);
  });

/** The client's open duty with the earliest due date; undefined when all are filed. */
export const dueNext = (row: BoardRow): Cell | undefined => {
  const open = row.cells.filter((c) => c.state !== 'filed');
  return least(open, (a, b) => a.due < b.due);
};

/** Whether two cells look the same (state, days, form, number, person); their links are not compared. */
export const sameLook = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.state === b.state &&
    a.due === b.due &&
    a.duty === b.duty &&
    a.registration === b.registration &&
    a.filed_on === b.filed_on &&
    a.acknowledgement === b.acknowledgement &&
    a.who.name === b.who.name);

/** Clients with their next duty, nearest first; those with nothing open last. */
export const byDueNext = (rows: readonly BoardRow[]): { row: BoardRow; next: Cell | undefined }[] => {
  const last = '9';
  return rows
    .map((row) => ({ row, next: dueNext(row) }))
    .sort((a, b) => {
      const [first, second] = [a.next?.due ?? last, b.next?.due ?? last];
      return first < second ? -1 : first > second ? 1 : 0;
    });
};

function groupOf(row: BoardRow, by: Grouping): string {
  const next = dueNext(row);
  if (by === 'type') return row.client.status;
  if (by === 'group') return row.client.group?.name ?? '';
  if (by === 'who') return row.cells[0]?.who.name ?? '';
  if (by === 'due') return next?.due ?? '';
  return mostUrgent(row.cells)?.state ?? '';
}

/**
 * Rows of the board: clients in the given order, under group headings if grouped. Groups by day or state are
 * sorted.
 */
export function linesOf(rows: readonly BoardRow[], by: Grouping | ''): Line[] {
  if (!by) return rows.map((row, at) => ({ kind: 'row', row, at }));
  const groups = new Map<string, BoardRow[]>();
  for (const row of rows) {
    const id = groupOf(row, by);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  const place = (id: string) =>
    by === 'state' ? String(dutyStates.indexOf(id as never) + 1) : id === '' ? '\uffff' : id;
  let at = 0;
  return [...groups]
    .sort(([a], [b]) => byName(place(a), place(b)))
    .flatMap(([id, of]): Line[] => [
      { kind: 'group', id, count: of.length },
      ...of.map((row): Line => ({ kind: 'row', row, at: at++ })),
    ]);
}

/** Keyboard cursor: a row and a column, 0 for the client's name. */
export interface Cursor {
  line: number;
  column: number;
}

/** The cursor after a key; undefined for keys that do not move it. Group headings are skipped. */
export function moved(
  { line, column }: Cursor,
  key: string,
  lines: readonly Line[],
  columns: number,
  page: number,
  ends = false,
): Cursor | undefined {
  const step = (from: number, by: number): number => {
    let at = Math.max(0, Math.min(lines.length - 1, from + by));
    const way = by < 0 ? -1 : 1;
    while (lines[at]?.kind === 'group') {
      if (at + way < 0 || at + way >= lines.length) return from;
      at += way;
    }
    return at;
  };
  const first = () =>
    Math.max(
      0,
      lines.findIndex((l) => l.kind === 'row'),
    );
  const last = () => lines.findLastIndex((l) => l.kind === 'row');
  switch (key) {
    case 'ArrowDown':
      return { line: step(line, 1), column };
    case 'ArrowUp':
      return { line: step(line, -1), column };
    case 'PageDown':
      return { line: step(line, page), column };
    case 'PageUp':
      return { line: step(line, -page), column };
    case 'ArrowRight':
      return { line, column: Math.min(columns, column + 1) };
    case 'ArrowLeft':
      return { line, column: Math.max(0, column - 1) };
    case 'Home':
      return { line: ends ? first() : line, column: 0 };
    case 'End':
      return { line: ends ? last() : line, column: columns };
    default:
      return undefined;
  }
}

/** Rows rendered before and after the visible ones. */
const spareLines = 4;

/** Rows to render of a list scrolled to `top`: the visible ones and some before and after. */
export function windowOf(top: number, height: number, lineHeight: number, count: number): [number, number] {
  const from = Math.max(0, Math.floor(top / lineHeight) - spareLines);
  const to = Math.min(count, Math.ceil((top + height) / lineHeight) + spareLines);
  return [from, Math.max(from, to)];
}

/**
 * Number of slots for a list at most `height` high: rows rendered at the same time have different slots
 * (index modulo this).
 */
export const slotsFor = (height: number, lineHeight: number): number =>
  Math.ceil(height / lineHeight) + 2 * spareLines + 2;

/** The most common due date of each column, shown in its head; cells show deviations. */
export function usualDue(rows: readonly BoardRow[], columns: readonly BoardColumn[]): Map<string, IsoDate> {
  const counts = new Map(columns.map((c) => [c.id, new Map<IsoDate, number>()] as const));
  const home = new Map(columns.flatMap((c) => c.duties.map((duty) => [duty, counts.get(c.id)!] as const)));
  for (const { cells } of rows)
    for (const { duty, due } of cells) {
      const of = home.get(duty);
      of?.set(due, (of.get(due) ?? 0) + 1);
    }
  const most = (of: Map<IsoDate, number>) =>
    [...of].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]![0];
  return new Map([...counts].filter(([, of]) => of.size > 0).map(([id, of]) => [id, most(of)]));
}

/** Number open in a column at the end of each filing day, oldest first. */
export function burnDown(rows: readonly BoardRow[], column: BoardColumn): { day: IsoDate; left: number }[] {
  const filed = new Map<IsoDate, number>();
  let left = 0;
  for (const { cells } of rows)
    for (const { duty, filed_on } of cells) {
      if (!column.duties.includes(duty)) continue;
      left++;
      if (filed_on) filed.set(filed_on, (filed.get(filed_on) ?? 0) + 1);
    }
  return [...filed]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, count]) => {
      left -= count;
      return { day, left };
    });
}

/** The address a cell opens: its return, or the client. */
export function placeOf(clientId: string, cell: Cell | undefined, column: BoardColumn | undefined): string {
  const client = `/app/clients/${clientId}`;
  if (!cell) return client;
  const { duty, return_id, registration_id } = cell;
  const registration = registration_id ? `&registration=${registration_id}` : '';
  if (/^(GSTR-1|IFF)$/.test(duty) && return_id) return `/app/gst/gstr1/${return_id}`;
  if (duty === 'GSTR-3B' && return_id) return `/app/gst/gstr3b/${return_id}`;
  if (duty === 'GSTR-9' && return_id) return `/app/gst/gstr9/${return_id}`;
  if (duty === 'GSTR-9C' && return_id) return `/app/gst/gstr9/${return_id}/9c`;
  // The period of an instalment is year and quarter; the estimate covers the year.
  if (duty === 'Advance tax' && column)
    return `/app/advance-tax/${clientId}?year=${column.period.split(' ')[0]}`;
  if (/^\d/.test(duty) && column) {
    const [year = '', quarter = ''] = column.period.split(' ');
    const long = `${year.slice(0, 4)}-${Number(year.slice(0, 4)) + 1}`;
    return `/app/tds/${duty.toLowerCase()}/${clientId}?year=${long}&quarter=${quarter}${registration}`;
  }
  if (duty === 'ITR' && return_id && cell.itr_type && column)
    return `/app/itr/${cell.itr_type.replace('-', '').toLowerCase()}/${clientId}?year=${column.period}&return=${return_id}`;
  return client;
}
