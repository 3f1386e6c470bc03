import { expect, test } from 'vitest';
import { totalsOf, withClosing } from '../../shared/accounts/trial-balance.ts';
import { totalsTexts, trialBalanceColumns } from './gridColumns.ts';
import { createSheet, ledgerOf } from './sheet.ts';

const cash = withClosing({
  ledger_name: 'Cash',
  ledger_group: 'Current Assets',
  opening_balance: 100_00,
  debit: 50_00,
  credit: 0,
});
const pay = withClosing({
  ledger_name: 'Amit',
  ledger_group: 'Current Liabilities',
  source_group: 'Salary Payable',
  opening_balance: 0,
  debit: 0,
  credit: 50_00,
});
const open = () => createSheet([cash, pay], new Map([['cash', 90_00]]));

test('closing balance and last year’s follow every change', () => {
  const sheet = open();
  const [first] = sheet.rows();
  expect(first).toMatchObject({ closing_balance: 150_00, previous: 90_00 });
  sheet.change([{ ...first!, credit: 30_05, closing_balance: 1 }], []);
  expect(sheet.rows()[0]).toMatchObject({ closing_balance: 119_95, previous: 90_00 });
  sheet.change([{ ...sheet.rows()[0]!, ledger_name: 'Bank' }], []);
  expect(sheet.rows()[0]!.previous).toBeUndefined();
});

test('undo and redo bring rows, replacements and removals back', () => {
  const sheet = open();
  const ids = () => sheet.ledgers().map((l) => l.ledger_name);
  sheet.change([], [sheet.rows()[0]!.id]);
  sheet.replace([cash, cash, cash]);
  expect(ids()).toEqual(['Cash', 'Cash', 'Cash']);
  sheet.undo();
  expect(ids()).toEqual(['Amit']);
  sheet.undo();
  expect(ids()).toEqual(['Cash', 'Amit']);
  sheet.undo();
  sheet.redo();
  expect(ids()).toEqual(['Amit']);
});

test('a group name of the file is placed once for all its ledgers, and by hand for one', () => {
  const sheet = createSheet([pay, { ...pay, ledger_name: 'Bina' }, cash], new Map());
  expect([...sheet.unplaced()]).toEqual([['Salary Payable', 2]]);
  sheet.place('Salary Payable', { group: 'Current Liabilities', head: 'Provisions' });
  expect(sheet.unplaced().size).toBe(0);
  expect(
    sheet
      .ledgers()
      .slice(0, 2)
      .map((l) => l.head),
  ).toEqual(['Provisions', 'Provisions']);
  // A typed name of Tally's goes where Tally's goes, with its head.
  sheet.change([{ ...sheet.rows()[2]!, ledger_group: 'Sundry Debtors' }], []);
  expect(sheet.rows()[2]).toMatchObject({ ledger_group: 'Current Assets', head: 'Trade receivables' });
  sheet.change([{ ...sheet.rows()[2]!, ledger_group: 'Investments' }], []);
  expect(sheet.rows()[2]!.head).toBeUndefined();
});

test('rows without a name, negative movements and unread texts stand against saving; blank rows do not', () => {
  const sheet = open();
  sheet.change([{ id: 'a', ledger_group: 'Current Assets' }], []);
  expect(sheet.errors()).toBe(0);
  sheet.change(
    [
      { id: 'b', ledger_group: 'Purchase', debit: 5 },
      { ...sheet.rows()[0]!, credit: -1 },
    ],
    [],
  );
  expect(sheet.errors()).toBe(2);
  expect(sheet.issuesOf('b')).toEqual([
    { field: 'ledger_name', message: { text: 'This is required' }, severity: 'error' },
  ]);
  sheet.change([], [], [{ id: 'b', key: 'debit', text: '1000.00 Kgs.' }]);
  expect(sheet.errors()).toBe(3);
  expect(sheet.ledgers().map((l) => l.ledger_name)).toEqual(['Amit']);
  expect(ledgerOf({ id: 'c', ledger_name: ' X ', ledger_group: 'Purchase', debit: 7 })).toMatchObject({
    ledger_name: 'X',
    closing_balance: 7,
  });
});

test('cells read amounts as accounts write them and refuse what is none', () => {
  (globalThis as { window?: unknown }).window ??= { innerWidth: 1200 };
  const column = (key: string) => trialBalanceColumns(undefined).find((c) => c.key === key)!;
  expect(column('opening_balance').read('1,00,000.50 Cr')).toEqual({ ok: true, value: -1_00_000_50 });
  expect(column('opening_balance').read('500 Dr')).toEqual({ ok: true, value: 500_00 });
  expect(column('credit').read('500 Cr')).toEqual({ ok: true, value: 500_00 });
  expect(column('credit').read('500 Dr')).toEqual({ ok: true, value: -500_00 });
  expect(column('debit').read('1000.00 Kgs.')).toMatchObject({ ok: false });
  expect(column('opening_balance').show(-1_00)).toBe('1.00 Cr');
  expect(totalsOf(open().ledgers()).balanced).toBe(true);
});

test('columns are those of the documented CSV, then what follows from them', () => {
  (globalThis as { window?: unknown }).window ??= { innerWidth: 1200 };
  const columns = trialBalanceColumns('Closing 2024-25');
  // docs/api: the CSV begins with name, group, opening, debit, credit.
  expect(columns.map(({ key, label, fixed }) => `${key}: ${label}${fixed ? ', worked out' : ''}`)).toEqual([
    'ledger_name: Ledger name',
    'ledger_group: Group',
    'opening_balance: Opening',
    'debit: Debit',
    'credit: Credit',
    'closing_balance: Closing, worked out',
    'head: Head',
    'previous: Closing 2024-25, worked out',
  ]);
  const read = (key: string, typed: string) => columns.find((c) => c.key === key)!.read(typed);
  expect(read('ledger_name', ' Rent ')).toEqual({ ok: true, value: 'Rent' });
  expect(read('ledger_name', '  ')).toEqual({ ok: true, value: undefined });
  expect([255, 256].map((length) => read('ledger_name', 'x'.repeat(length)).ok)).toEqual([true, false]);
  expect(read('ledger_group', 'Sundry Debtors').ok).toBe(true);
  expect(read('ledger_group', 'No such group')).toMatchObject({ ok: false });
  expect(read('head', 'provisions')).toEqual({ ok: true, value: 'Provisions' });
  expect(read('head', 'No such head')).toMatchObject({ ok: false });
  expect(read('previous', '5')).toEqual({ ok: true, value: undefined });
  // 100 at the start, 40 in, 30 out; sides by sign
  const totals = { opening: 100_00, debit: 40_00, credit: 30_00, closingDebit: 10_00, closingCredit: 60_00 };
  expect(totalsTexts(totals as never, '2 ledgers')).toEqual({
    ledger_name: '2 ledgers',
    opening_balance: '100.00 Dr',
    debit: '40.00',
    credit: '30.00',
    closing_balance: '50.00 Cr',
  });
});

test('a row begun with some of its amounts is closed with those', () => {
  const sheet = createSheet([], new Map());
  const closing = (row: object) => {
    sheet.change([{ id: 'n1', ledger_name: 'Rent', ...row }], []);
    return sheet.rows().find(({ id }) => id === 'n1')?.closing_balance;
  };
  expect(closing({})).toBe(0);
  expect(closing({ opening_balance: 500_00 })).toBe(500_00);
  expect(closing({ debit: 20_00 })).toBe(20_00);
  expect(closing({ credit: 20_00 })).toBe(-20_00);
});
