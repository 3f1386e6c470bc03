import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import {
  type Board,
  type BoardFilter,
  countsOf,
  filterRows,
  readFilter,
  writeFilter,
} from '../../shared/duties/board.ts';
import { periodOf, shiftPeriod } from '../../shared/gst/periods.ts';
import { keys, withQuery } from '../data/keys.ts';
import { type Grouping, groupings, linesOf } from './view.ts';

/** The month whose duties are at hand: the one before this. */
export const periodAtHand = (): string => shiftPeriod(periodOf(todayInIst()), -1);

/** What the address says of the board. */
function placeIn(params: URLSearchParams) {
  const read = readFilter(params.get('filter') ?? '');
  const group = params.get('group') ?? '';
  return {
    period: params.get('period') ?? '',
    q: params.get('q') ?? '',
    filter: 'text' in read ? {} : read,
    group: ((groupings as readonly string[]).includes(group) ? group : '') as Grouping | '',
  };
}

/** The board at the address: its data is read for the period, and searched, filtered and grouped here, so that a key shows at once. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const place = placeIn(params);
  const { period, q, group } = place;
  const filterText = writeFilter(place.filter);
  const read = useSWR<Board>(withQuery(keys.board, { period }), { keepPreviousData: true });
  const { data } = read;
  const named = useMemo(
    () => (data ? filterRows(data.rows, readFilter(filterText) as BoardFilter, q, data.today) : []),
    [data, filterText, q],
  );
  // A PAN or GSTIN is sealed on the server: it is asked where no name fits.
  const asked =
    named.length === 0 && /^[a-z0-9]{3,15}$/i.test(q) ? withQuery(keys.board, { period, q }) : null;
  const found = useSWR<Board>(asked);
  const rows = useMemo(() => {
    if (!asked || !found.data || !data) return named;
    return filterRows(found.data.rows, readFilter(filterText) as BoardFilter, '', data.today);
  }, [asked, found.data, data, named, filterText]);
  const lines = useMemo(() => linesOf(rows, group), [rows, group]);
  const counts = useMemo(() => (data ? countsOf(rows, data.columns, data.today) : undefined), [rows, data]);
  const set = (change: { period?: string; q?: string; group?: string; filter?: BoardFilter }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { filter, ...plain } = change;
        const values = { ...plain, ...(filter ? { filter: writeFilter(filter) } : {}) };
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...place,
    data,
    error: read.error as unknown,
    reload: read.mutate,
    rows,
    lines,
    counts,
    set,
    searching: found.isLoading,
  };
}

export type BoardState = ReturnType<typeof useBoard>;
