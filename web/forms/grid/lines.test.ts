import { expect, it } from 'vitest';
import * as z from 'zod';
import { amount, group, text } from '../../../shared/forms/fields.ts';
import { type GroupNode, walk } from '../../../shared/forms/walk.ts';
import { readTsv } from '../../grid/clipboard.ts';
import { pasteEdit } from '../../grid/edits.ts';
import { oneCell } from '../../grid/range.ts';
import type { GridColumn } from '../../grid/types.ts';
import { type FormState, openForm, reduce } from '../state/state.ts';
import { columnsFor } from './columns.ts';
import { areThere, asTheyAre, type LineRow, lineEdit, linesOf } from './lines.ts';

const names = ['Capital', 'Reserves', 'Loans', 'Creditors', 'Stock', 'Debtors', 'Cash', 'Bank'];
const shape = Object.fromEntries(names.map((name) => [name.toLowerCase(), amount(name, { min: -1e9 })]));
const [sheet, mixed] = walk(
  z.strictObject({
    sheet: group({ label: 'Sheet' }, { ...shape, total: amount('Total', { computed: true }).optional() }),
    mixed: group({ label: 'Mixed' }, { ...shape, note: text('Note', {}) }),
  }),
) as [GroupNode, GroupNode];
const cells = linesOf(sheet)!;

const rowsOf = (state: FormState): LineRow[] =>
  cells.map((cell) => {
    const value = (state.data['sheet'] as Record<string, number> | undefined)?.[cell.key];
    return {
      id: `sheet.${cell.key}`,
      line: cell.node.meta.label,
      ...(value === undefined ? {} : { amount: value }),
    };
  });
const columns: GridColumn[] = [
  { key: 'line', label: 'Line', show: String, read: (t) => ({ ok: true, value: t.trim() }) },
  { ...columnsFor([cells[0]!])[0]!, key: 'amount' },
];
/** Ctrl+V of a block at a line and a column of the table. */
const paste = (state: FormState, block: string, line: number, column: number) => {
  const rows = rowsOf(state);
  const fresh = (): LineRow => ({ id: '', line: '' });
  const edit = pasteEdit<LineRow>(readTsv(block), rows, columns, oneCell(line, column), new Map(), fresh);
  const done = lineEdit(rows, cells, edit.change, edit.typed);
  return { ...done, state: reduce(state, { type: 'several', changes: done.changes }) };
};

it('a column of amounts may be a table; a group with words in it stays fields', () => {
  expect(cells).toHaveLength(9);
  expect(linesOf(mixed)).toBeUndefined();
});

it('a pasted column goes down from the chosen line; a total is left to the form, what is beyond the last line is named', () => {
  const { state, unplaced, calculated } = paste(openForm({}), '1,200\n(300)\n9\n77', 6, 1);
  expect(state.data).toEqual({ sheet: { cash: 1200, bank: -300 } });
  expect(calculated).toBe(1);
  expect(unplaced).toEqual(['77']);
});

it('lines pasted with their names find their places in any order; other names are said, nothing is guessed', () => {
  const start = openForm({ sheet: { capital: 5 } });
  const { state, unplaced } = paste(start, 'DEBTORS\t40\nPlant\t9\ncreditors \t₹ 1,00,000\nBank\tsoon', 0, 0);
  expect(state.data).toEqual({ sheet: { capital: 5, debtors: 40, creditors: 100000, bank: 0 } });
  expect(state.unreadable).toEqual({ 'sheet.bank': 'soon' });
  expect(unplaced).toEqual(['Plant']);
  expect(state.touched).toContain('sheet.creditors');
});

it('an act is taken back by the values before it, as long as its own are there', () => {
  const start = openForm({ sheet: { capital: 5 } });
  const { changes, state } = paste(start, '1\n2', 0, 1);
  const undo = asTheyAre(changes, start.data);
  expect(areThere(changes, state.data)).toBe(true);
  expect(reduce(state, { type: 'several', changes: undo }).data).toEqual(start.data);
  const elsewhere = reduce(state, { type: 'set', path: 'sheet.reserves', value: 7 });
  expect(areThere(changes, elsewhere.data)).toBe(false);
});
