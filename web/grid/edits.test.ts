import { describe, expect, it } from 'vitest';
import { clearEdit, commitEdit, fillEdit, pasteEdit, removalOf } from './edits.ts';
import type { GridColumn, GridRow } from './types.ts';

const show = (value: string | number | undefined) => String(value ?? '');
const columns: GridColumn[] = [
  { key: 'name', label: 'Name', show, read: (text) => ({ ok: true, value: text || undefined }) },
  {
    key: 'amount',
    label: 'Amount',
    show,
    read: (text) =>
      /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, message: 'Not a number' },
  },
  { key: 'note', label: 'Note', show, read: (text) => ({ ok: true, value: text || undefined }) },
];
const row = (id: string, name: string, amount: number, note: string): GridRow =>
  ({ id, name, amount, note }) as GridRow;
const rows = [row('a', 'Asha', 10, 'x'), row('b', 'Bina', 20, 'y'), row('c', 'Chand', 30, 'z')];
const range = (row: number, column: number, toRow: number, toColumn: number) => ({
  row,
  column,
  toRow,
  toColumn,
});
const none = new Map<string, string>();

describe('what acts of the table change', () => {
  it('reads a typed cell by its column and keeps a text that does not read', () => {
    const after = [
      { ...rows[0]!, typing: { key: 'amount', text: '15' } },
      { ...rows[1]!, typing: { key: 'amount', text: 'ten' } },
      rows[2]!,
    ];
    expect(commitEdit(after, [0, 1, 2], columns)).toEqual({
      change: { put: [row('a', 'Asha', 15, 'x')], remove: [], read: ['a amount'] },
      typed: [{ id: 'b', key: 'amount', text: 'ten' }],
    });
  });

  it('clears the cells of a range drawn upwards, with the texts that did not read there and only those', () => {
    const typed = new Map([
      ['b amount', 'ten'],
      ['b name', 'kept'],
      ['a amount', 'kept'],
    ]);
    const { change } = clearEdit(rows, columns, range(2, 2, 1, 1), typed);
    expect(change.put).toEqual([
      { id: 'b', name: 'Bina' },
      { id: 'c', name: 'Chand' },
    ]);
    expect(change.read).toEqual(['b amount']);
  });

  it('fills a range from its first row, one row from the row above, the first row from nothing', () => {
    expect(fillEdit(rows, columns, range(0, 1, 2, 1), none)!.change.put).toEqual([
      row('b', 'Bina', 10, 'y'),
      row('c', 'Chand', 10, 'z'),
    ]);
    expect(fillEdit(rows, columns, range(2, 0, 2, 1), none)!.change.put).toEqual([row('c', 'Bina', 20, 'z')]);
    expect(fillEdit(rows, columns, range(0, 0, 0, 0), none)).toBeUndefined();
  });

  it('lays a block wider than the range over it and takes back the texts it replaces', () => {
    const typed = new Map([
      ['b amount', 'ten'],
      ['b note', 'kept'],
    ]);
    const done = pasteEdit([['Bela', 'many']], rows, columns, range(1, 0, 1, 0), typed, () =>
      row('', '', 0, ''),
    );
    expect(done.change).toEqual({ put: [row('b', 'Bela', 20, 'y')], remove: [], read: ['b amount'] });
    expect(done.typed).toEqual([{ id: 'b', key: 'amount', text: 'many' }]);
  });

  it('removes what is ticked before what lies in the range, and names the row that comes next', () => {
    expect(removalOf(rows, range(0, 0, 0, 0), new Set(['b', 'c']))).toEqual({ ids: ['b', 'c'], next: 0 });
    expect(removalOf(rows, range(1, 0, 2, 0), new Set())).toEqual({ ids: ['b', 'c'], next: 0 });
    expect(removalOf(rows, range(0, 0, 2, 0), new Set())).toEqual({ ids: ['a', 'b', 'c'], next: -1 });
    expect(removalOf(rows, range(1, 0, 1, 0), new Set())).toEqual({ ids: ['b'], next: 1 });
    expect(removalOf(rows, null, new Set()).ids).toEqual([]);
  });
});
