import { expect, it } from 'vitest';
import { readRow, type SheetColumn } from './sheets.ts';

const columns = [
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'tax', label: 'Tax', kind: 'money' },
] as SheetColumn[];

it('a row of a call keeps what it says, leaves out what is empty, and names cells of no column', () => {
  expect(readRow(columns, { id: 'd1', name: 'Kiran', tax: 0 })).toEqual({
    row: { id: 'd1', name: 'Kiran', tax: 0 },
    faults: [],
  });
  for (const tax of [undefined, null, ''])
    expect(readRow(columns, { id: 'd1', name: 'Kiran', tax }).row).toEqual({ id: 'd1', name: 'Kiran' });
  expect(readRow(columns, { id: 'd1', other: 1 }).faults.map((f) => f.key)).toEqual(['other']);
  expect(readRow(columns, { name: 'Kiran' }).faults.map((f) => f.key)).toEqual(['id']);
});
