import { type BoardFilter, readFilter, writeFilter } from '../../shared/duties/board.ts';
import { type Grouping, groupings } from './view.ts';

/** Board state in the address; `period` and `q` are '' when absent. */
export interface BoardPlace {
  /** `10-2026`. */
  period: string;
  q: string;
  filter: BoardFilter;
  group: Grouping | '';
}

/** Parses the query string of the board; unknown filters and groupings are ignored. */
export function placeIn(search: string): BoardPlace {
  const params = new URLSearchParams(search);
  const filter = readFilter(params.get('filter') ?? '');
  const group = params.get('group') ?? '';
  return {
    period: params.get('period') ?? '',
    q: params.get('q') ?? '',
    filter: 'text' in filter ? {} : filter,
    group: (groupings as readonly string[]).includes(group) ? (group as Grouping) : '',
  };
}

/** The query string (with `?`, or '') after a change; '' and an empty filter remove a parameter, others are kept. */
export function searchWith(search: string, { filter, ...plain }: Partial<BoardPlace>): string {
  const params = new URLSearchParams(search);
  const values = { ...plain, ...(filter ? { filter: writeFilter(filter) } : {}) };
  for (const [name, value] of Object.entries(values))
    if (value) params.set(name, value);
    else params.delete(name);
  const next = params.toString();
  return next && `?${next}`;
}
