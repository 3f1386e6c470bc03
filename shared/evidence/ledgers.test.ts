import { expect, it } from 'vitest';
import { totalsOf } from '../accounts/trial-balance.ts';
import { kept } from '../testing/kept.ts';
import type { BankRule, Placed } from './ledgers.ts';
import * as allLedgers from './ledgers.ts';
import { isRefused } from './pieces.ts';
import { bank } from './testing/taxpayer.ts';

const { accountsOf, learned, ledgersOf, placesOf, wordsOf } = kept(allLedgers);

/*
 * 1,00,000 at the start. Rent of 30,000 to LARK ESTATES in April and May, a sale of 80,000 and one of 20,000 from MURVO, a refund of 5,000
 * from LARK ESTATES, interest of 1,250: 1,00,000 - 60,000 + 1,00,000 + 5,000 + 1,250 = 1,46,250.
 */
const read = bank('112233445566', [
  ['05/04/2025', 'UPI-LARK ESTATES-lark@okaxis-512345678901-RENT APR', '30000.00', '', '70000.00'],
  ['30/04/2025', 'NEFT CR-UTIB0000001-MURVO FOODS LIMITED-AXISN1234', '', '80000.00', '150000.00'],
  ['05/05/2025', 'UPI-LARK ESTATES-lark@okaxis-512345678999-RENT MAY', '30000.00', '', '120000.00'],
  ['20/05/2025', 'IMPS-513-LARK ESTATES-REFUND', '', '5000.00', '125000.00'],
  ['31/05/2025', 'NEFT CR-UTIB0000001-MURVO FOODS LIMITED-AXISN5678', '', '20000.00', '145000.00'],
  ['30/06/2025', 'INT.PD:01-04-2025 TO 30-06-2025', '', '1250.00', '146250.00'],
]);
if (isRefused(read)) throw new Error(read.refused.text);
const lines = read.pieces;
const rent: Placed = { ledger: 'Rent', group: 'Indirect Expenses' };
const sales: Placed = { ledger: 'Sales', group: 'Sales / Revenue' };

it('learns from one line where its like go, for its side alone', () => {
  expect(wordsOf('UPI-LARK ESTATES-lark@okaxis-512345678901-RENT APR')).toBe('LARK ESTATES RENT');
  const rules = learned([], lines[0]!, rent);
  const places = placesOf(lines, {}, rules);
  expect(lines.map((l) => places.get(l.key)!.by)).toEqual(['rule', '', 'rule', '', '', 'words']);
  // Said again for the same words: the later word counts.
  const moved = learned(rules, lines[2]!, { ...rent, ledger: 'Office rent' });
  expect(moved).toHaveLength(1);
  expect(placesOf(lines, {}, moved).get(lines[0]!.key)!.placed!.ledger).toBe('Office rent');
  // What was said of a line itself stays.
  const said = placesOf(lines, { [lines[0]!.key]: sales }, moved);
  expect(said.get(lines[0]!.key)).toEqual({ placed: sales, by: 'said' });
});

it('makes a trial balance that balances, with the bank at its closing balance', () => {
  expect(accountsOf(lines)).toEqual([
    { account: '112233445566', opening: 10_000_000, closing: 14_625_000, breaks: 0 },
  ]);
  let rules: BankRule[] = learned([], lines[0]!, rent);
  rules = learned(rules, lines[1]!, sales);
  const places = placesOf(lines, { [lines[3]!.key]: rent }, rules);
  const ledgers = ledgersOf(lines, places);
  expect(ledgers.map((l) => [l.ledger_name, l.debit / 100, l.credit / 100, l.closing_balance / 100])).toEqual(
    [
      ['Bank account 112233445566', 106_250, 60_000, 146_250],
      ['Rent', 60_000, 5_000, 55_000],
      ['Sales', 0, 100_000, -100_000],
      ['Interest on savings accounts', 0, 1_250, -1_250],
      ['Capital', 0, 0, -100_000],
    ],
  );
  expect(totalsOf(ledgers)).toMatchObject({ balanced: true, opening: 0 });
});
