import { expect, it } from 'vitest';
import { groupsOf, moreOf, type Row, supportsBy } from './desk.ts';

const row = (id: string, action: string, figure: Row['figure'], more: Partial<Row> = {}): Row => ({
  id,
  source: 'ais',
  code: 'SFT-015',
  payer: '',
  payer_id: '',
  period: '',
  gross: 1,
  tax: 0,
  status: '',
  role: 'income',
  figure,
  marks: [],
  place: '',
  joined: 0,
  decision: null,
  note: '',
  suggestion: { action, figure, field: '', amount: 1, message: '' },
  ...more,
});

it('gives each group its rows of the list, and asks for more of them by figure', () => {
  const group = (figure: Row['figure'], rows: number, shown: number) => ({
    figure,
    rows,
    shown,
    ready: 0,
    open: 0,
  });
  const pieces = ['a', 'b', 'c'].map((id) => row(id, 'take', 'dividend'));
  const groups = [group('salary_gross', 1, 1), group('dividend', 80, 2), group('', 0, 0)];
  expect(groupsOf({ groups, pieces }).map((g) => [g.figure, g.list.map((r) => r.id)])).toEqual([
    ['salary_gross', ['a']],
    ['dividend', ['b', 'c']],
    ['', []],
  ]);
  expect(moreOf({ dividend: 100, '': 60 })).toBe('dividend:100,none:60');
});

it('says of each row what it supports and what supports it, with the reason', () => {
  const rows = [row('dividend', 'take', 'dividend'), row('total', 'ask', '')];
  // The bank's line is not among the rows shown: it is named.
  const credit = row('credit', 'set_aside', '');
  const credited = {
    rule: 'J17',
    supporting: ['credit'],
    supported: ['dividend'],
    total_supporting: 1,
    total_supported: 1,
    message: 'The bank’s credit of this dividend',
  };
  // A reporter's total without a sale it lists supports nothing.
  const alone = {
    rule: 'J14',
    supporting: ['total'],
    supported: [],
    total_supporting: 1,
    total_supported: 0,
    message: '',
  };
  const by = supportsBy({ pieces: rows, named: [credit], supports: [credited, alone] });
  expect([...by]).toEqual([['dividend', [{ supports: false, why: credited, rows: [credit], count: 1 }]]]);
});
