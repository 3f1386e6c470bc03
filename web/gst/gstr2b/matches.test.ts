import { expect, test } from 'vitest';
import type { Statement } from './Gstr2bTables.tsx';
import { matchesShown, untaken } from './matches.ts';

type Match = Statement['matches'][number];

const match = (
  state: Match['state'],
  taken: boolean,
  books: object | null,
  statement: object | null,
): Match => ({
  state,
  reason_messages: [],
  decision: null,
  taken,
  purchase: books as Match['purchase'],
  document: statement as Match['document'],
});
const matches = [
  match(
    'exact',
    true,
    { number: 'A-1', gstin: '27AAPFU0939F1ZV', name: 'Asha' },
    { id: 'd1', number: 'A-1' },
  ),
  match('only_2b', false, null, { id: 'd2', number: 'B/2', gstin: '29AAGCB7383J1Z4', name: 'Bina Stores' }),
  match('only_books', false, { number: 'C3', gstin: '24AAACC1206D1ZM', name: 'Chand' }, null),
];
const at = (state: Match['state'] | 'all', find = '') =>
  matchesShown(matches, state, find).map((m) => matches.indexOf(m));

test('shows one state or all', () => {
  expect(at('all')).toEqual([0, 1, 2]);
  expect(at('only_2b')).toEqual([1]);
  expect(at('near')).toEqual([]);
});

test('finds number, GSTIN and name of the books and of the statement, whatever their case', () => {
  expect(at('all', ' a-1 ')).toEqual([0]);
  expect(at('all', 'b/2')).toEqual([1]);
  expect(at('all', '29aagcb')).toEqual([1]);
  expect(at('all', '24AAACC')).toEqual([2]);
  expect(at('all', 'stores')).toEqual([1]);
  expect(at('all', 'chand')).toEqual([2]);
  expect(at('exact', 'chand')).toEqual([]);
});

test('what can still be taken are documents of the statement', () => {
  expect(untaken(matches)).toEqual(['d2']);
});
