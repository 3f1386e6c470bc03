import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { type Board, countsOf, filterRows } from '../../shared/duties/board.ts';
import { periodOf, shiftPeriod } from '../../shared/gst/periods.ts';
import { keys, withQuery } from '../data/keys.ts';
import { type BoardPlace, placeIn, searchWith } from './place.ts';
import { linesOf } from './view.ts';

/** The month whose returns fall due now: the previous one. */
export const periodAtHand = (): string => shiftPeriod(periodOf(todayInIst()), -1);

/**
 * The query string, held in state and written to the address after rendering: going through the router would
 * reload routes and redraw the layout before the rows.
 */
function useAddress(): [search: string, set: (change: Partial<BoardPlace>) => void] {
  const { key, pathname } = useLocation();
  const [kept, setKept] = useState({ key, search: window.location.search });
  // After a link or Back, the address takes precedence.
  const now = kept.key === key ? kept : { key, search: window.location.search };
  if (now !== kept) setKept(now);
  const { search } = now;
  useEffect(() => {
    // Written after the rows are shown, because it takes longer.
    const later = setTimeout(() => {
      if (window.location.pathname !== pathname || window.location.search === search) return;
      try {
        window.history.replaceState(window.history.state, '', pathname + search);
      } catch {
        // Safari allows a hundred changes in 30 seconds; the next change after that catches up.
      }
    }, 100);
    return () => clearTimeout(later);
  }, [pathname, search]);
  const set = useCallback(
    (change: Partial<BoardPlace>) =>
      setKept((before) => ({ ...before, search: searchWith(before.search, change) })),
    [],
  );
  return [search, set];
}

/**
 * The board at the address: loaded by period; search, filter and grouping run in the browser, so that each
 * key shows immediately.
 */
export function useBoard() {
  const [search, set] = useAddress();
  const place = useMemo(() => placeIn(search), [search]);
  const { period, q, group, filter } = place;
  const read = useSWR<Board>(withQuery(keys.board, { period }), { keepPreviousData: true });
  const { data } = read;
  const named = useMemo(() => (data ? filterRows(data.rows, filter, q, data.today) : []), [data, filter, q]);
  // PAN and GSTIN are encrypted on the server, which is asked when no name matches.
  const asked =
    data && named.length === 0 && /^[a-z0-9]{3,15}$/i.test(q) ? withQuery(keys.board, { period, q }) : null;
  const found = useSWR<Board>(asked);
  const rows = useMemo(() => {
    if (!asked || !found.data || !data) return named;
    return filterRows(found.data.rows, filter, '', data.today);
  }, [asked, found.data, data, named, filter]);
  const lines = useMemo(() => linesOf(rows, group), [rows, group]);
  // Of all rows the server has counted.
  const counts = useMemo(
    () => data && (rows === data.rows ? data.counts : countsOf(rows, data.columns, data.today)),
    [rows, data],
  );
  return {
    ...place,
    search,
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
