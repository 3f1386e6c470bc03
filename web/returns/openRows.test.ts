import { expect, it } from 'vitest';
import { createRowStore } from '../grid/rowStore.ts';
import { takeUpKept } from './openRows.ts';

interface Row {
  id: string;
  n: number;
}
const open = (rows: Row[]) =>
  createRowStore<'b2b' | 'hsn', Row>(
    ['b2b', 'hsn'],
    { b2b: rows },
    (_table, _old, row) => row,
    () => undefined,
  );

it.each(['table', 'section'] as const)('rows kept on this device under their %s come back', (name) => {
  const book = open([
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ]);
  const kept = (table: string, row: Row) => [row.id, { [name]: table, row }];
  const draft = {
    put: [kept('b2b', { id: 'a', n: 7 }), kept('hsn', { id: 'h', n: 3 })],
    // One the server no longer has.
    removed: ['b', 'gone'],
  } as never;
  takeUpKept(draft, ['b2b', 'hsn'], book);
  expect([book.rows('b2b'), book.rows('hsn')]).toEqual([[{ id: 'a', n: 7 }], [{ id: 'h', n: 3 }]]);
  expect([...book.pending().put.keys(), ...book.pending().removed]).toEqual(['a', 'h', 'b']);
});
