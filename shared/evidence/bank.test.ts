import { expect, it } from 'vitest';
import { isBank } from './bank.ts';

const sheet = (...rows: string[][]) => ({ name: 'Sheet1', rows });

it('a bank statement has a column of balances and a line below it', () => {
  const head = ['Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'];
  const line = ['13/04/2025', 'Rent', '12,000.00', '', '88,000.50'];
  expect(isBank([sheet(head, line)])).toBe(true);
  expect(isBank([sheet(['Cover']), sheet(head, line)])).toBe(true);
  expect(isBank([sheet(head)])).toBe(false);
  // a list of payments without balances, as a cash book
  expect(isBank([sheet(head.slice(0, 4), line.slice(0, 4))])).toBe(false);
  expect(isBank([])).toBe(false);
});
