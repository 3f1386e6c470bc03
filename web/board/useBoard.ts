import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { todayInIst } from '../../shared/dates.ts';
import { type Board, countsOf, filterRows } from '../../shared/duties/board.ts';
import { periodOf, shiftPeriod } from '../../shared/gst/periods.ts';
import { keys, withQuery } from '../data/keys.ts';
import { type BoardPlace, placeIn, searchWith } from './place.ts';
import { linesOf } from './view.ts';

/** The month whose duties are at hand: the one before this. */
export const periodAtHand = (): string => shiftPeriod(periodOf(todayInIst()), -1);

/**
 * What follows `?` in the address, kept here and written into the address after it is shown: through the router each choice
 * would load the routes again and redraw the sidebar and the rest of the layout before the rows.
 */
function useAddress(): [search: string, set: (change: Partial<BoardPlace>) => void] {
  const { key, pathname } = useLocation();
  const [kept, setKept] = useState({ key, search: window.location.search });
  // A link or Back led here again: the address counts.
  const now = kept.key === key ? kept : { key, search: window.location.search };
  if (now !== kept) setKept(now);
  const { search } = now;
  useEffect(() => {
    // After the rows are on the screen: writing it takes longer than showing them.
    const later = setTimeout(() => {
      if (window.location.pathname !== pathname || window.location.search === search) return;
      try {
        window.history.replaceState(window.history.state, '', pathname + search);
      } catch {
        // Safari takes a hundred changes in half a minute; the next one after that writes all.
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

/** The board at the address: its data is read for the period, and searched, filtered and grouped here, so that a key shows at once. */
export function useBoard() {
  const [search, set] = useAddress();
  const place = useMemo(() => placeIn(search), [search]);
  const { period, q, group, filter } = place;
  const read = useSWR<Board>(withQuery(keys.board, { period }), { keepPreviousData: true });
  const { data } = read;
  const named = useMemo(() => (data ? filterRows(data.rows, filter, q, data.today) : []), [data, filter, q]);
  // A PAN or GSTIN is sealed on the server: it is asked where no name fits.
  const asked =
    named.length === 0 && /^[a-z0-9]{3,15}$/i.test(q) ? withQuery(keys.board, { period, q }) : null;
  const found = useSWR<Board>(asked);
  const rows = useMemo(() => {
    if (!asked || !found.data || !data) return named;
    return filterRows(found.data.rows, filter, '', data.today);
  }, [asked, found.data, data, named, filter]);
  const lines = useMemo(() => linesOf(rows, group), [rows, group]);
  const counts = useMemo(() => (data ? countsOf(rows, data.columns, data.today) : undefined), [rows, data]);
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
