import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amount, choice, date, flag, group, pan, rows, text } from '../../../shared/forms/fields.ts';
import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';
import { type GroupNode, walk } from '../../../shared/forms/walk.ts';
import { readTsv } from '../../grid/clipboard.ts';
import { pasteEdit } from '../../grid/edits.ts';
import { oneCell } from '../../grid/range.ts';
import { withCell } from '../../grid/types.ts';
import { blankRow } from '../state/blank.ts';
import { listPartOf } from '../state/listPart.ts';
import { type FormState, keysOf, openForm, reduce } from '../state/state.ts';
import { gridCells } from './cells.ts';
import { columnsFor, totalsFor } from './columns.ts';
import { editedPart, type FlatRow, flatRow, flatRows, isIdle, rowsNamed } from './listEdits.ts';

const schema = z.strictObject({
  gifts: rows(
    { label: 'Gifts', rowLabel: 'Gift' },
    {
      donee: text('Donee', { max: 50 }),
      pan: pan('PAN'),
      kind: choice('Kind', [
        { value: '1', label: 'By cheque' },
        { value: '2', label: 'In cash' },
        { value: '3', label: 'In kind' },
      ]),
      day: date('Day', {}),
      cash: amount('Cash', { when: (row) => row['kind'] === '2' }).optional(),
      other: amount('Other', { section: '80G', help: 'Not in cash' }),
      address: group({ label: 'Address' }, { city: text('City', { max: 50 }) }).optional(),
      abroad: flag('Abroad').optional(),
      total: amount('Total', { computed: true }).optional(),
    },
  ).optional(),
  trips: rows(
    { label: 'Trips', rowLabel: 'Trip' },
    {
      to: text('To', {}),
      by: text('By', {}),
      days: rows({ label: 'Days', rowLabel: 'Day' }, { on: date('On', {}) }),
    },
  ).optional(),
});
const [gifts, trips] = walk(schema) as [GroupNode, GroupNode];
const cells = gridCells(gifts)!;
const columns = columnsFor(cells);
const column = (key: string) => columns.find((c) => c.key === key)!;

let state: FormState;
const part = () => listPartOf(state, 'gifts', keysOf(state, 'gifts'));
const flat = (): FlatRow[] =>
  keysOf(state, 'gifts').map((key, i) => flatRow(cells, key, getAt(state.data, `gifts.${i}`), undefined));
const put = (next: ReturnType<typeof editedPart>) => {
  state = reduce(state, { type: 'putList', list: 'gifts', part: next });
};
/** Ctrl+V of cells copied from a sheet, at a cell of the grid. */
const paste = (sheet: string, row: number, key: string) => {
  let fresh = state.nextKey;
  const edit = pasteEdit<FlatRow>(
    readTsv(sheet),
    flat(),
    columns,
    oneCell(
      row,
      columns.findIndex((c) => c.key === key),
    ),
    new Map(),
    () => ({ id: String(fresh++) }) as FlatRow,
  );
  put(editedPart(part(), cells, edit.change, edit.typed, blankRow(gifts)));
};

beforeEach(() => {
  const data: FormValues = { gifts: [{ donee: 'Asha Trust', other: 500, kind: '1' }], other: 1 };
  state = openForm(data, { 'gifts.0': { from: 'json', name: 'last.json' }, name: { from: 'client' } });
});

describe('a list of the form as a table', () => {
  it('has a column for each field, those of groups included; a list with lists in its rows stays as cards', () => {
    expect(columns.map((c) => c.key)).toEqual([
      'donee',
      'pan',
      'kind',
      'day',
      'cash',
      'other',
      'address.city',
      'abroad',
      'total',
    ]);
    expect(column('total').fixed).toBe(true);
    expect([column('other').help, column('donee').help]).toEqual(['s. 80G · Not in cash', undefined]);
    expect(gridCells(trips)).toBeUndefined();
  });

  it('takes rows copied from Excel: amounts, days, options by their words, new rows at the end', () => {
    paste(
      'Bal Vikas\taaatb1234c\tin cash\t5/6/2025\t₹ 1,00,000\t2,500.00\tPune\tYes\n' +
        'Gram Seva\t\t1\t01-Apr-2025\t\t(300)\t\tno',
      1,
      'donee',
    );
    expect(state.data['gifts']).toEqual([
      { donee: 'Asha Trust', other: 500, kind: '1' },
      {
        donee: 'Bal Vikas',
        pan: 'AAATB1234C',
        kind: '2',
        day: '2025-06-05',
        cash: 100000,
        other: 2500,
        address: { city: 'Pune' },
        abroad: true,
      },
      { donee: 'Gram Seva', kind: '1', day: '2025-04-01', other: -300, abroad: false },
    ]);
    expect(state.data['other']).toBe(1);
    // 500 + 2,500 − 300
    expect(totalsFor(cells, flat())).toMatchObject({ other: '2,700', cash: '1,00,000' });
    expect(new Set(keysOf(state, 'gifts')).size).toBe(3);
  });

  it('keeps a text that is no amount and no option, and counts nothing for it', () => {
    paste('soon\tby post', 0, 'other');
    expect(state.unreadable).toEqual({ 'gifts.0.other': 'soon' });
    paste('by post', 0, 'kind');
    expect(state.unreadable).toEqual({ 'gifts.0.other': 'soon', 'gifts.0.kind': 'by post' });
    expect(state.data['gifts']).toEqual([{ donee: 'Asha Trust', other: 0, address: { city: 'by post' } }]);
    const id = String(keysOf(state, 'gifts')[0]);
    put(
      editedPart(
        part(),
        cells,
        { put: [withCell(flat()[0]!, 'kind', '3')], remove: [], read: [`${id} kind`] },
        [],
        {},
      ),
    );
    expect(state.unreadable).toEqual({ 'gifts.0.other': 'soon' });
    expect(state.touched).toContain('gifts.0.kind');
  });

  it('marks what was typed over an imported row, and keeps what belongs to a row with it', () => {
    paste('700', 0, 'other');
    expect(state.sources).toEqual({
      'gifts.0': { from: 'json', name: 'last.json' },
      'gifts.0.other': { from: 'typed' },
      name: { from: 'client' },
    });
    paste('A\nB', 1, 'donee');
    const before = part();
    const first = String(keysOf(state, 'gifts')[0]);
    put(editedPart(part(), cells, { put: [], remove: [first] }, [], {}));
    expect(state.data['gifts']).toEqual([{ donee: 'A' }, { donee: 'B' }]);
    expect(state.sources).toEqual({ name: { from: 'client' } });
    put(before);
    expect(state.sources['gifts.0.other']).toEqual({ from: 'typed' });
    expect((state.data['gifts'] as FormValues[]).map((row) => row['donee'])).toEqual([
      'Asha Trust',
      'A',
      'B',
    ]);
  });

  it('clears a cell: nil where an amount must be there, missing elsewhere, and no group is left half there', () => {
    paste('Pune', 0, 'address.city');
    const { donee: _d, 'address.city': _c, other: _o, ...cleared } = flat()[0]!;
    put(editedPart(part(), cells, { put: [cleared as FlatRow], remove: [] }, [], {}));
    expect(state.data['gifts']).toEqual([{ kind: '1', other: 0 }]);
  });

  it('says of a value that its row does not ask for', () => {
    const cash = cells.find((c) => c.key === 'cash')!;
    expect(isIdle(cash, { kind: '1', cash: 10 }, {})).toBe(true);
    expect(isIdle(cash, { kind: '2', cash: 10 }, {})).toBe(false);
    expect(isIdle(cash, { kind: '1', cash: 0 }, {})).toBe(false);
  });
});

describe('an option named by a text', () => {
  it.each([
    ['2', '2'],
    ['IN CASH', '2'],
    ['by  cheque ', '1'],
    ['By ch', '1'],
    // Two begin so: neither is taken.
    ['in', undefined],
    ['', undefined],
  ])('%s', (typed, value) => {
    const read = column('kind').read(typed);
    expect(read.ok ? read.value : undefined).toBe(value);
    expect(read.ok).toBe(value !== undefined || typed === '');
  });
});

it('rows named by paths: those of the list itself, once each, whatever stands behind the place', () => {
  const named = rowsNamed(
    'gains.rows',
    ['gains.rows.3.price', 'gains.rows.3', 'gains.rows.12.buyer.name', 'gains.rows', 'gains.total'],
    ['gains.rows_of_before.1.price', 'losses.gains.rows.2'],
  );
  expect([...named]).toEqual([3, 12]);
});

it('shows rows edited one by one as it shows the same rows read anew; those that look as before keep their object', () => {
  const value = fc.oneof(fc.nat(3), fc.constantFrom('2', 'Asha', undefined));
  const change = fc.oneof(
    fc.record({
      at: fc.nat(5),
      key: fc.constantFrom('donee', 'kind', 'other', 'address.city', 'cash'),
      value,
    }),
    fc.record({ total: fc.nat(3), at: fc.nat(5) }),
    fc.record({ removed: fc.nat(5) }),
    fc.record({ added: fc.nat(3) }),
    fc.constant('copied' as const),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let [rows, derived] = [[] as FormValues[], [] as FormValues[]];
      let keys: number[] = [];
      let next = 1;
      const shown = flatRows(cells);
      let before = shown(keys, undefined, undefined);
      for (const c of changes) {
        const place = (i: number) => i % rows.length;
        if (c === 'copied') rows = rows.map((row) => ({ ...row }));
        else if ('added' in c) {
          rows = [...rows, { donee: 'A', other: c.added }];
          derived = [...derived, { total: c.added }];
          keys = [...keys, next++];
        } else if (rows.length === 0) continue;
        else if ('removed' in c) {
          const kept = (_: unknown, i: number) => i !== place(c.removed);
          [rows, derived, keys] = [rows.filter(kept), derived.filter(kept), keys.filter(kept)];
        } else if ('total' in c)
          derived = derived.map((row, i) => (i === place(c.at) ? { total: c.total } : row));
        else rows = rows.map((row, i) => (i === place(c.at) ? setAt(row, c.key, c.value) : row));
        const now = shown(keys, rows, derived);
        expect(now).toEqual(keys.map((key, i) => flatRow(cells, key, rows[i], derived[i])));
        for (const row of now) {
          const old = before.find((r) => r.id === row.id);
          if (old && JSON.stringify(old) === JSON.stringify(row)) expect(row).toBe(old);
        }
        before = now;
      }
    }),
    { numRuns: 60 },
  );
});
