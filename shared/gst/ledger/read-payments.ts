import type { IsoDate } from '../../dates.ts';
import { type Message, sentence } from '../../forms/messages.ts';
import { type RawCell, shownCell } from '../../sheets/cells.ts';
import type { Column } from '../gstr1/columns.ts';
import * as c from '../gstr1/columns.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import { type Refused, readTable } from '../import/table.ts';
import { billKey } from './rule37.ts';

/** Columns of a list of payments; a purchase register with the two last ones is such a list too. */
const paymentColumns: readonly Column[] = [
  c.gstin('gstin', 'Supplier GSTIN', {
    required: true,
    also: ['GSTIN', 'GSTIN of supplier', 'Party GSTIN', 'GSTIN/UIN'],
  }),
  c.text('invoice_number', 'Document number', {
    required: true,
    maxLength: 60,
    also: ['Invoice number', 'Invoice No', 'Supplier invoice no', 'Bill no', 'Supplier Inv. No', 'Bill ref'],
  }),
  c.day('invoice_date', 'Document date', {
    required: true,
    also: ['Invoice date', 'Supplier invoice date', 'Bill date'],
  }),
  c.day('paid_on', 'Paid on', { also: ['Payment date', 'Date of payment', 'Paid date', 'Cleared on'] }),
  c.money('amount_paid', 'Amount paid', { also: ['Paid', 'Payment', 'Paid amount', 'Amount cleared'] }),
];

/** A payment of a bill. */
interface Payment37 {
  key: string;
  on: IsoDate;
  amount: number;
}

/**
 * Payments of a table in paise; lines without day and amount are bills not paid yet. Refused are a day after `today`, an amount below zero and a
 * line that repeats another. Undefined when the table has no such columns.
 */
export function readPayments(
  table: readonly (readonly RawCell[])[],
  today: IsoDate,
): { payments: Payment37[]; unpaid: number; refused: Refused[] } | undefined {
  const { rows, refused, columns, lines } = readTable(paymentColumns, table, rowIds());
  if (!columns.some((x) => x.key === 'paid_on') || !columns.some((x) => x.key === 'amount_paid'))
    return undefined;
  const payments: Payment37[] = [];
  const seen = new Map<string, number>();
  let unpaid = 0;
  for (const row of rows) {
    const amount = c.paise(row, 'amount_paid');
    if (!row.paid_on && amount === 0) {
      unpaid++;
      continue;
    }
    const line = lines.get(row)!;
    const refuse = (column: 'Amount paid' | 'Paid on', message: Message) =>
      refused.push({ line, column, message, cells: (table[line - 1] ?? []).map((cell) => shownCell(cell)) });
    const key = billKey({
      gstin: row.gstin ?? '',
      number: row.invoice_number ?? '',
      date: row.invoice_date ?? '',
    });
    const before = seen.get(`${key}|${row.paid_on}|${amount}`);
    if (!row.paid_on || amount === 0)
      refuse(
        row.paid_on ? 'Amount paid' : 'Paid on',
        sentence('Give the day and the amount of the payment, or leave both blank'),
      );
    else if (amount < 0) refuse('Amount paid', sentence('The amount paid must be above zero'));
    else if (row.paid_on > today) refuse('Paid on', sentence('This date is in the future'));
    else if (before !== undefined)
      refuse(
        'Amount paid',
        sentence('Duplicate of line {line}: remove it, or enter both amounts as one', { line: before }),
      );
    else {
      seen.set(`${key}|${row.paid_on}|${amount}`, line);
      payments.push({ key, on: row.paid_on, amount });
    }
  }
  return { payments, unpaid, refused };
}
