import { expect, it } from 'vitest';
import { groupsOf, type Row, readyOf, supportsBy } from './desk.ts';

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
  joined_with: [],
  decision: null,
  suggestion: { action, figure, field: '', amount: 1, message: '' },
  ...more,
});

it('groups rows by figure in the order of a return, what needs a person first, lines of a bank last', () => {
  const rows = [
    row('line', 'set_aside', '', { role: 'line' }),
    row('done', 'take', 'dividend', { decision: 'taken' }),
    row('take', 'take', 'dividend'),
    row('ask', 'ask', 'dividend'),
    row('salary', 'match', 'salary_gross'),
  ];
  expect(groupsOf(rows).map((g) => [g.figure, g.rows.map((r) => r.id), g.ready, g.open])).toEqual([
    ['salary_gross', ['salary'], 1, 1],
    ['dividend', ['ask', 'take', 'done'], 1, 2],
    ['', ['line'], 1, 0],
  ]);
  expect(readyOf(rows)).toEqual({ all: 3, taken: 1, asked: 1 });
});

it('says of each row what it supports and what supports it, with the reason', () => {
  const rows = [row('credit', 'set_aside', ''), row('dividend', 'take', 'dividend'), row('total', 'ask', '')];
  const credited = {
    rule: 'J17',
    pieces: ['credit', 'dividend'],
    supporting: ['credit'],
    message: 'The bank’s credit of this dividend',
  };
  // A reporter's total without a sale it lists supports nothing.
  const alone = { rule: 'J14', pieces: ['total'], supporting: ['total'], message: '' };
  const by = supportsBy({ pieces: rows, supports: [credited, alone] });
  expect([...by]).toEqual([
    ['credit', [{ supports: true, why: credited, rows: [rows[1]] }]],
    ['dividend', [{ supports: false, why: credited, rows: [rows[0]] }]],
  ]);
});
