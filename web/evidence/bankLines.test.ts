import { expect, it } from 'vitest';
import { type BankLineRow, groupLines } from './bankLines.ts';

const line = (
  id: string,
  text: string,
  amount: number,
  by: BankLineRow['by'] = '',
  ledger: string | null = null,
) => ({
  id,
  account: '1',
  date: '2025-04-01',
  text,
  amount,
  ledger,
  group: ledger && 'Other Income',
  by,
});

it('shows lines of the same words and side as one, those without a ledger first', () => {
  const groups = groupLines([
    line('a', 'INT.PD:01-04-2025', 1250, 'words', 'Interest'),
    line('b', 'UPI-LARK ESTATES-512', -30000),
    line('c', 'UPI-LARK ESTATES-777', -31000),
    line('d', 'IMPS-LARK ESTATES', 5000),
    // Nothing but numbers: each line is its own.
    line('e', 'CHQ 4411', -100),
    line('f', 'CHQ 4412', -100),
  ]);
  expect(groups.map((g) => [g.ids, g.amount, g.ledger])).toEqual([
    [['b', 'c'], -61000, ''],
    [['d'], 5000, ''],
    [['e'], -100, ''],
    [['f'], -100, ''],
    [['a'], 1250, 'Interest'],
  ]);
});
