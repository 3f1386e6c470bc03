import { expect, it } from 'vitest';
import type { RawCell } from '../sheets/cells.ts';
import { kept } from '../testing/kept.ts';
import * as allSplitTables from './split-tables.ts';
import type { FieldOf } from './vocabulary.ts';

const { splitTables } = kept(allSplitTables);

/** Fields of a made-up register by the full names of their columns. */
const fields = ['No', 'Date', 'Party', 'Value', 'Tax', 'Rate'];
const fieldOf: FieldOf<string> = (name) => (fields.includes(name) ? { field: name, whole: true } : undefined);

const sales = ['No', 'Date', 'Party', 'Value'];
const notes = ['No', 'Party', 'Tax', 'Rate'];
const line = ['1', '05-10-2025', 'Asha', '100.00'];
const split = (...rows: RawCell[][]) =>
  splitTables(fieldOf, { name: 'Sheet1', rows }).map((t) => [
    t.name,
    t.rows.flatMap((row, n) => (row.length > 0 ? [n] : [])),
  ]);

it('takes tables below one another apart, each with its title, and keeps the numbers of their lines', () => {
  expect(split(['Sales'], sales, line, [], ['Credit notes'], notes, ['2', 'Ravi', '18', '18'])).toEqual([
    // blank lines of the first are blank still
    ['Sheet1', [0, 1, 2]],
    ['Sheet1 (6)', [4, 5, 6]],
  ]);
  expect(split(['Shop of Asha', 'Pune'], sales, line, notes, line)).toEqual([
    ['Sheet1', [0, 1, 2]],
    ['Sheet1 (4)', [3, 4]],
  ]);
});

it('one table stays as it is: headings repeated, in two lines, with a figure or too few', () => {
  for (const more of [[sales], [['No', 'Date', 'Party']], [['No', 'Party', 'Tax', '18.00']]])
    expect(split(sales, line, ...more, line)).toEqual([['Sheet1', [0, 1, 2, 3]]]);
  expect(split(sales, notes, line)).toEqual([['Sheet1', [0, 1, 2]]]);
});

it('looks for the first headings in the first forty lines', () => {
  const above = (count: number) => Array.from({ length: count }, () => ['Asha Traders']);
  expect(split(...above(39), sales, line, notes, line)).toHaveLength(2);
  expect(split(...above(40), sales, line, notes, line)).toHaveLength(1);
});
