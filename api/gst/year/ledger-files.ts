import * as z from 'zod';
import { financialYearOn, todayInIst } from '../../../shared/dates.ts';
import { inWords } from '../../../shared/forms/messages.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import { creditYearOf, ledgerOf } from '../../../shared/gst/gstr9/credit-ledger.ts';
import type { LedgerMonth } from '../../../shared/gst/ledger/balances.ts';
import { financialYearOfPeriod, periodName } from '../../../shared/gst/periods.ts';
import type { SheetCell, WorkbookSheet } from '../../../shared/sheets/workbook.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams, recordId } from '../../base/schemas.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { ofRegistration, reachTaxpayer } from '../base/store.ts';
import { loadBalances } from '../gstr3b/balances.ts';
import { loadLedger } from '../ledger/ledger.ts';

const heads = ['IGST', 'CGST', 'SGST', 'Cess'];
const rupees = (t: Taxes): SheetCell[] => taxKeys.map((key) => t[key] / 100);
const kinds = {
  reversed: 'Reversed',
  reclaimed: 'Reclaimed',
  first: 'Earlier year’s credit',
  lapsed: 'Lapsed',
} as const;

/** One ledger by return: opening, in, out and closing balance of each head; rupees. */
const balanceSheet = (
  name: string,
  months: readonly LedgerMonth[],
  key: 'credit' | 'cash' | 'reclaimable',
): WorkbookSheet => ({
  name,
  rows: [
    [
      'Period',
      'State',
      ...['Opening', 'In', 'Out', 'Closing'].flatMap((side) => heads.map((h) => `${side} ${h}`)),
    ],
    ...months.map((m) => [
      periodName(m.period),
      m.filed ? 'Filed' : 'Draft',
      ...rupees(m[key].opening),
      ...rupees(m[key].in),
      ...rupees(m[key].out),
      ...rupees(m[key].closing),
    ]),
  ],
});

/**
 * `GET /gst/credit-ledger/{entity}/xlsx`: credit ledger, cash ledger and reversals of a financial year, and
 * credit entries with reasons.
 */
export const ledgerXlsx = route({
  method: 'GET',
  path: '/gst/credit-ledger/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: z.strictObject({
    financial_year: z
      .string()
      .regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }))
      .optional(),
    registration_id: recordId.optional(),
  }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const year = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const months = (await loadBalances(deps, ofRegistration(of))).filter(
      (m) => financialYearOfPeriod(m.period) === year,
    );
    const { entries, opening } = await loadLedger(deps, ofRegistration(of));
    const lines = ledgerOf(entries, opening?.reclaimable).lines.filter(
      ({ entry }) => financialYearOfPeriod(entry.period) === year,
    );
    const sheets: WorkbookSheet[] = [
      balanceSheet('Credit ledger', months, 'credit'),
      balanceSheet('Cash ledger', months, 'cash'),
      balanceSheet('Reversals', months, 'reclaimable'),
      {
        name: 'Movements',
        rows: [
          [
            'Return',
            'What',
            'Reason',
            ...heads,
            'Year of the credit',
            'Reversed in',
            'Note',
            ...heads.map((h) => `May be reclaimed ${h}`),
          ],
          ...lines.map(({ entry, balance }) => [
            periodName(entry.period),
            kinds[entry.kind],
            entry.reason ?? '',
            ...rupees(entry),
            creditYearOf(entry),
            entry.reversed_in ? periodName(entry.reversed_in) : '',
            entry.note ?? '',
            ...rupees(balance),
          ]),
        ],
      },
    ];
    return fileReply(`GST_ledgers_${of.gstin}_${year}.xlsx`, xlsxType, await xlsxOf(sheets));
  },
});
