import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allBank from './bank.ts';

const { readBank } = kept(allBank);

const head = ['Date', 'Narration', 'Chq./Ref.No', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'];

it('reads debits, credits and balances in paise, and leaves opening and total lines', () => {
  const read = readBank([
    ['Statement of account 50100012345678'],
    head,
    ['13/04/2025', 'UPI rent', '123', '12,000.00', '', '88,000.50'],
    ['14/04/2025', 'NEFT Rao Traders', '', '', '1,500.25', '89,500.75'],
  ]);
  expect(read.refused).toEqual([]);
  expect(read.lines.map((l) => [l.date, l.text, l.debit, l.credit, l.balance])).toEqual([
    ['2025-04-13', 'UPI rent', 1_200_000, 0, 8_800_050],
    // 88,000.50 + 1,500.25
    ['2025-04-14', 'NEFT Rao Traders', 0, 150_025, 8_950_075],
  ]);
  expect(read.breaks).toEqual([]);
});

it('names the line whose balance does not follow', () =>
  expect(
    readBank([
      head,
      ['13/04/2025', 'a', '', '100.00', '', '900.00'],
      ['14/04/2025', 'b', '', '100.00', '', '700.00'],
    ]).breaks,
  ).toEqual([3]));

it('does not guess dates that read both ways', () =>
  expect(readBank([head, ['05/04/2025', 'a', '', '100.00', '', '']], { today: '2026-11-23' }).order).toBe(
    'open',
  ));

it('refuses a line whose amount is no amount', () => {
  const read = readBank([head, ['13/04/2025', 'a', '', 'twelve', '', '']]);
  expect(read.lines).toEqual([]);
  expect(read.refused.map((r) => [r.line, r.column])).toEqual([[2, 'Withdrawal Amt.']]);
});
