import * as z from 'zod';
import { formatTexts } from '../../shared/accounts/prescribed.ts';
import { isStock } from '../../shared/accounts/statements.ts';
import { layoutOf, type Schedule, type StatementRow } from '../../shared/accounts/statements-layout.ts';
import { closingOf } from '../../shared/accounts/trial-balance.ts';
import { rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { manyLedgers } from './ledgers.ts';
import { rupeeAmount } from './save.ts';
import { accountsOf, presentHead, reachTrialBalance } from './store.ts';

/** Adjustments to try out in a call; omitted ones are as stored. Rupees. */
export const adjustmentQuery = z.strictObject({
  closing_stock: rupeeAmount.optional(),
  depreciation: rupeeAmount.optional(),
  /** `vertical` (the default), or the entity's prescribed format: Schedule III, or one of the ICAI's. */
  format: z.enum(['vertical', 'prescribed']).optional(),
});

/** The adjustments of a query. */
export const triedOut = (q: z.output<typeof adjustmentQuery>) => ({
  ...(q.closing_stock === undefined ? {} : { closing_stock: q.closing_stock }),
  ...(q.depreciation === undefined ? {} : { depreciation: q.depreciation }),
});

const figures = <T extends { amount?: number; previous?: number }>(row: T): T => ({
  ...row,
  ...(row.amount === undefined ? {} : { amount: rupeesOf(row.amount) }),
  ...(row.previous === undefined ? {} : { previous: rupeesOf(row.previous) }),
});

/** `GET /accounts/trial-balance/{id}/statements`: profit and loss and balance sheet in the vertical layout, rupees. */
export const statements = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id/statements',
  access: 'tax',
  limit: 'work',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyLedgers(params.id),
  query: adjustmentQuery,
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTrialBalance(user, params.id);
    const adjustments = { ...record.adjustments, ...triedOut(query) };
    const { ledgers, now, before, prescribed } = await accountsOf(deps, record, entity, adjustments);
    const vertical = layoutOf(now, before);
    const bound = query.format === 'prescribed' ? prescribed() : undefined;
    const layout = bound ? { ...vertical, ...bound, schedules: bound.notes } : vertical;
    const openingStock = ledgers.filter(isStock).reduce((sum, l) => sum + closingOf(l), 0);
    return {
      trial_balance: presentHead(user, record, entity),
      adjustments: {
        closing_stock: rupeesOf(adjustments.closing_stock),
        depreciation: rupeesOf(adjustments.depreciation),
      },
      opening_stock: rupeesOf(openingStock),
      profit_and_loss: layout.profitAndLoss.map((r: StatementRow) => figures(r)),
      balance_sheet: layout.balanceSheet.map((r: StatementRow) => figures(r)),
      schedules: layout.schedules.map((s: Schedule) => ({ ...figures(s), lines: s.lines.map(figures) })),
      ...(bound ? { format: bound.format, format_name: formatTexts[bound.format].name } : {}),
      ratios: layout.ratios,
      gross_profit: rupeesOf(now.profitAndLoss.grossProfit),
      net_profit: rupeesOf(now.profitAndLoss.netProfit),
      total_assets: rupeesOf(now.balanceSheet.totalAssets),
      difference: rupeesOf(layout.difference),
    };
  },
});
