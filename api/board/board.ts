import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { columnsOf, countsOf, filterRows, readFilter } from '../../shared/duties/board.ts';
import { parsePeriod, periodOf, shiftPeriod } from '../../shared/gst/periods.ts';
import { invalidField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { searchFilter } from '../entities/list.ts';
import { clientsOf, rowsOf } from './load.ts';

/**
 * `GET /board`: every client in reach with the duties of a period (`MM-YYYY`, by default the previous month):
 * state, due date, assignee and return; totals of what is shown. `q` is part of a name or the beginning of a
 * PAN or GSTIN.
 */
export const board = route({
  method: 'GET',
  path: '/board',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({
    period: z.string().max(20).optional(),
    q: z.string().max(sizes.searchText).optional(),
    filter: z.string().max(500).optional(),
  }),
  handle: async ({ user, query, deps }) => {
    const today = todayInIst(deps.now());
    const period = query.period ? parsePeriod(query.period) : shiftPeriod(periodOf(today), -1);
    if (!period) throw invalidField('period', 'Write a period as MM-YYYY, such as 10-2026');
    const filter = readFilter(query.filter ?? '');
    if ('text' in filter) throw invalidField('filter', filter);
    const clients = await clientsOf(deps, user, searchFilter(deps, query.q));
    const { rows, duties } = await rowsOf(deps, user, clients, period);
    const columns = columnsOf(duties);
    const shown = filterRows(rows, filter, '', today);
    return { period, today, columns, rows: shown, counts: countsOf(shown, columns, today) };
  },
});
