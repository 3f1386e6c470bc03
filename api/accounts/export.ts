import { formatTexts } from '../../shared/accounts/prescribed.ts';
import type { StatementRow } from '../../shared/accounts/statements-layout.ts';
import { layoutOf } from '../../shared/accounts/statements-layout.ts';
import { writeLedgerCsv } from '../../shared/accounts/table.ts';
import { tableColumns } from '../../shared/accounts/trial-balance.ts';
import { rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { formatDate } from '../../shared/dates.ts';
import { safeCell } from '../../shared/sheets/safe-cell.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { xlsxOf, xlsxType } from '../files/workbook.ts';
import { loadLedgers, manyLedgers } from './ledgers.ts';
import { adjustmentQuery, triedOut } from './statements.ts';
import { accountsOf, reachTrialBalance } from './store.ts';

/** `GET /accounts/trial-balance/{id}/csv`: the ledgers in the documented CSV format, which can be imported again. */
export const trialBalanceCsv = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id/csv',
  access: 'tax',
  limit: 'heavy',
  exports: 'trial-balance.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyLedgers(params.id),
  handle: async ({ user, params, deps }) => {
    const { record } = await reachTrialBalance(user, params.id);
    // Without this byte order mark, Excel reads a CSV in the system's code page.
    const text = `\uFEFF${writeLedgerCsv(await loadLedgers(deps, record._id))}\r\n`;
    return fileReply(`trial-balance-${record.assessment_year}.csv`, 'text/csv', Buffer.from(text));
  },
});

const amountCell = (paise: number | undefined) => (paise === undefined ? null : rupeesOf(paise));

/** `GET /accounts/trial-balance/{id}/statements.xlsx`: trial balance (importable), balance sheet, profit and loss, schedules, ratios. */
export const statementsXlsx = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id/statements.xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'trial-balance.exported',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyLedgers(params.id),
  query: adjustmentQuery,
  handle: async ({ user, params, query, deps }) => {
    const { record, entity } = await reachTrialBalance(user, params.id);
    const { ledgers, now, before, dayBefore, prescribed } = await accountsOf(
      deps,
      record,
      entity,
      triedOut(query),
    );
    const bound = query.format === 'prescribed' ? prescribed() : undefined;
    const vertical = layoutOf(now, before);
    const layout = bound ? { ...vertical, ...bound, schedules: bound.notes } : vertical;
    const behind = bound ? 'Note' : 'Schedule';
    const years = [formatDate(record.tb_date), ...(dayBefore ? [formatDate(dayBefore)] : [])];
    const beside = (previous: number | undefined) => (before ? [amountCell(previous)] : []);
    const sheet = (rows: readonly StatementRow[]) => [
      ['Particulars', behind, ...years],
      ...rows.map((r) => [r.label, r.schedule ?? null, amountCell(r.amount), ...beside(r.previous)]),
    ];
    const bytes = await xlsxOf([
      {
        name: 'Trial Balance',
        rows: [
          [...tableColumns, 'Closing'],
          ...ledgers.map((l) => [
            safeCell(l.ledger_name),
            l.ledger_group,
            rupeesOf(l.opening_balance),
            rupeesOf(l.debit),
            rupeesOf(l.credit),
            l.head ?? null,
            rupeesOf(l.closing_balance),
          ]),
        ],
      },
      { name: 'Balance Sheet', rows: sheet(layout.balanceSheet) },
      {
        name: bound?.format === 'not-for-profit' ? 'Income and Expenditure' : 'Profit and Loss',
        rows: sheet(layout.profitAndLoss),
      },
      {
        name: bound ? 'Notes' : 'Schedules',
        rows: [
          [behind, 'Ledger', ...years],
          ...layout.schedules.flatMap((s) => [
            [`${s.number}. ${s.label}`, null, amountCell(s.amount), ...beside(s.previous)],
            ...s.lines.map((l) => [null, safeCell(l.label), amountCell(l.amount), ...beside(l.previous)]),
          ]),
          ...(bound ? [[formatTexts[bound.format].name], [formatTexts[bound.format].missing]] : []),
        ],
      },
      {
        name: 'Ratios',
        rows: [
          ['Ratio', ...years],
          ...layout.ratios.map((r) => [r.label, r.value, ...(before ? [r.previous ?? null] : [])]),
        ],
      },
    ]);
    return fileReply(`final-accounts-${record.assessment_year}.xlsx`, xlsxType, bytes);
  },
});
