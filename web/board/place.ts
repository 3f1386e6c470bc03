import { type BoardFilter, readFilter, writeFilter } from '../../shared/duties/board.ts';
import { type Grouping, groupings } from './view.ts';

/** What the address says of the board; `period` and `q` are '' where it says nothing. */
export interface BoardPlace {
  /** `10-2026`. */
  period: string;
  q: string;
  filter: BoardFilter;
  group: Grouping | '';
}

/** The board at an address, read from what follows `?`; a filter or grouping that is not known is passed over. */
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

/** What follows `?` in the address (with it, or '') after a change; '' and an empty filter take a parameter away, others are kept. */
export function searchWith(search: string, { filter, ...plain }: Partial<BoardPlace>): string {
  const params = new URLSearchParams(search);
  const values = { ...plain, ...(filter ? { filter: writeFilter(filter) } : {}) };
  for (const [name, value] of Object.entries(values))
    if (value) params.set(name, value);
    else params.delete(name);
  const next = params.toString();
  return next && `?${next}`;
}
