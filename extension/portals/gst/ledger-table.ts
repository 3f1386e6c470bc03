import { isVisible } from '../../fill/dom.ts';
import { amountOf } from './figures.ts';
import { type LedgerRow, taxHeads } from './ledger.ts';
import { cellText, type GridColumn, gridOf, linesOf } from './tables.ts';

type Meaning = 'date' | 'reference' | 'period' | 'label' | 'kind';

const meanings: readonly [Meaning, RegExp][] = [
  ['date', /^date\b/i],
  ['reference', /reference|ref\.? ?no/i],
  ['period', /tax period|return period/i],
  ['kind', /transaction type|debit.*credit|dr.*cr/i],
  ['label', /description|particulars/i],
];

const meaningOf = (column: GridColumn) =>
  meanings.find(([, words]) => column.heads.some((h) => words.test(h)))?.[0];

/**
 * Entries of a ledger's table: a heading over the columns distinguishes amounts and balances. Unreadable
 * amounts are added to `unread`.
 */
export function ledgerRows(root: ParentNode, unread: string[] = []): LedgerRow[] {
  for (const table of root.querySelectorAll<HTMLTableElement>('table')) {
    if (!isVisible(table)) continue;
    const columns = gridOf(table);
    const money = columns.filter((c) => c.figure && c.figure !== 'records' && c.figure !== 'txval');
    if (money.length < taxHeads.length) continue;
    const rows: LedgerRow[] = [];
    for (const line of linesOf(table)) {
      const row: LedgerRow = { label: '', amounts: {}, balances: {} };
      for (const { cell, at, again } of line) {
        const column = columns[at];
        const wide = (cell as HTMLTableCellElement).colSpan > 1;
        if (!column || wide) {
          if (wide) row.label ||= cellText(cell);
          continue;
        }
        const words = cellText(cell);
        const meaning = meaningOf(column);
        if (meaning === 'kind') {
          if (/^d/i.test(words)) row.kind = 'Debit';
          else if (/^c/i.test(words)) row.kind = 'Credit';
        } else if (meaning && words !== '' && words !== '-') row[meaning] = words;
        const { figure } = column;
        if (!figure || figure === 'records' || figure === 'txval' || again) continue;
        const where = [row.date, row.label, column.heads.at(-1)].filter(Boolean).join(', ');
        const paise = amountOf(words, where, unread);
        if (paise === undefined) continue;
        const balance = column.heads.slice(0, -1).some((h) => /balance/i.test(h));
        row[balance ? 'balances' : 'amounts'][figure] = paise;
      }
      if (Object.keys(row.amounts).length + Object.keys(row.balances).length > 0) rows.push(row);
    }
    if (rows.length > 0) return rows;
  }
  return [];
}
