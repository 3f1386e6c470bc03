import { describe, expect, it } from 'vitest';
import type { BoardColumn, BoardRow, Cell } from '../../shared/duties/board.ts';
import {
  burnDown,
  byDueNext,
  dueNext,
  linesOf,
  mostUrgent,
  moved,
  placeOf,
  sameLook,
  slotsFor,
  usualDue,
  windowOf,
} from './view.ts';

const cell = (duty: string, state: Cell['state'], due: string, over: Partial<Cell> = {}): Cell => ({
  duty,
  state,
  due,
  who: { id: 'u', name: 'Meera' },
  return_id: null,
  ...over,
});
const row = (name: string, ...cells: Cell[]): BoardRow => ({
  client: { id: name, name, pan: '', status: 'LLP' },
  cells,
});
const gst: BoardColumn = {
  id: 'GSTR-1',
  label: 'GSTR-1 / IFF',
  duties: ['GSTR-1', 'IFF'],
  period: '10-2026',
};
const a = row(
  'A',
  cell('GSTR-1', 'filed', '2026-11-11', { filed_on: '2026-11-09' }),
  cell('ITR', 'ready', '2026-11-30'),
);
const b = row('B', cell('GSTR-1', 'late', '2026-11-11'));
const c = row('C', cell('IFF', 'filed', '2026-11-13', { filed_on: '2026-11-12' }));

describe('the lines of a board', () => {
  it('are the clients, under heads where they are grouped', () => {
    expect(linesOf([a, b], '').map((l) => l.kind)).toEqual(['row', 'row']);
    const shown = linesOf([a, b, c], 'due').map((l) =>
      l.kind === 'group' ? `${l.id || '-'} ${l.count}` : l.row.client.name,
    );
    // C has nothing open: it comes last.
    expect(shown).toEqual(['2026-11-11 1', 'B', '2026-11-30 1', 'A', '- 1', 'C']);
    expect(linesOf([b, a, c], 'state').flatMap((l) => (l.kind === 'group' ? [l.id] : []))).toEqual([
      'ready',
      'filed',
      'late',
    ]);
  });

  it('know what is due next and what asks for most', () => {
    expect(dueNext(a)?.duty).toBe('ITR');
    expect(dueNext(c)).toBeUndefined();
    expect(mostUrgent([...a.cells, ...b.cells])?.state).toBe('late');
  });

  it('put the nearest due first on a phone and those with nothing open last', () => {
    expect(byDueNext([c, a, b]).map(({ row, next }) => `${row.client.name} ${next?.due ?? '-'}`)).toEqual([
      'B 2026-11-11',
      'A 2026-11-30',
      'C -',
    ]);
  });

  it('of cells alike in urgency show the one due first, then the one that comes first', () => {
    const later = cell('GSTR-1', 'ready', '2026-11-13');
    const sooner = cell('IFF', 'ready', '2026-11-11');
    const same = cell('GSTR-3B', 'ready', '2026-11-11');
    const filed = cell('ITR', 'filed', '2026-01-01');
    expect(mostUrgent([filed, later, sooner, same])).toBe(sooner);
    expect(mostUrgent([])).toBeUndefined();
    expect(dueNext(row('D', filed, later, sooner, same))).toBe(sooner);
  });

  it('are drawn again where a cell shows something else', () => {
    const shown = cell('GSTR-1', 'filed', '2026-11-11', { filed_on: '2026-11-09', acknowledgement: 'AA1' });
    expect(sameLook(shown, { ...shown, return_id: 'another' })).toBe(true);
    expect(sameLook(undefined, undefined)).toBe(true);
    expect(sameLook(shown, undefined)).toBe(false);
    const others: Partial<Cell>[] = [
      { state: 'late' },
      { due: '2026-11-13' },
      { duty: 'IFF' },
      { registration: '27ABCPK1000F1Z5' },
      { filed_on: '2026-11-10' },
      { acknowledgement: 'AA2' },
      { who: { id: 'v', name: 'Ravi' } },
    ];
    for (const other of others) expect(sameLook(shown, { ...shown, ...other })).toBe(false);
  });

  it('are drawn where they can be seen, with some to spare', () => {
    expect(windowOf(0, 300, 30, 1000)).toEqual([0, 14]);
    expect(windowOf(3000, 300, 30, 1000)).toEqual([96, 114]);
    expect(windowOf(29_700, 300, 30, 1000)).toEqual([986, 1000]);
    expect(windowOf(0, 300, 30, 3)).toEqual([0, 3]);
  });

  it('are each at a place of their own, wherever the list is scrolled to', () => {
    const slots = slotsFor(300, 30);
    for (let top = 0; top < 600; top += 7) {
      const [from, to] = windowOf(top, 300, 30, 1000);
      const places = Array.from({ length: to - from }, (_, i) => (from + i) % slots);
      expect(new Set(places).size).toBe(to - from);
    }
  });
});

describe('the keyboard', () => {
  const lines = linesOf([a, b, c], 'due');
  it('moves over clients and passes the heads of groups', () => {
    expect(moved({ line: 1, column: 0 }, 'ArrowDown', lines, 2, 5)).toEqual({ line: 3, column: 0 });
    expect(moved({ line: 3, column: 1 }, 'ArrowUp', lines, 2, 5)).toEqual({ line: 1, column: 1 });
    expect(moved({ line: 1, column: 0 }, 'ArrowUp', lines, 2, 5)).toEqual({ line: 1, column: 0 });
    expect(moved({ line: 1, column: 0 }, 'PageDown', lines, 2, 9)).toEqual({ line: 5, column: 0 });
  });
  it('stays within the columns; Ctrl with Home and End reaches the first and last client', () => {
    expect(moved({ line: 1, column: 2 }, 'ArrowRight', lines, 2, 5)).toEqual({ line: 1, column: 2 });
    expect(moved({ line: 1, column: 0 }, 'ArrowLeft', lines, 2, 5)).toEqual({ line: 1, column: 0 });
    expect(moved({ line: 3, column: 1 }, 'End', lines, 2, 5)).toEqual({ line: 3, column: 2 });
    expect(moved({ line: 3, column: 1 }, 'Home', lines, 2, 5, true)).toEqual({ line: 1, column: 0 });
    expect(moved({ line: 1, column: 1 }, 'End', lines, 2, 5, true)).toEqual({ line: 5, column: 2 });
    expect(moved({ line: 1, column: 1 }, 'x', lines, 2, 5)).toBeUndefined();
  });
});

it('the date most have stands in the head of a column', () => {
  expect(usualDue([a, b, c], [gst]).get('GSTR-1')).toBe('2026-11-11');
});

it('burns down by the days of filing', () => {
  expect(burnDown([a, b, c], gst)).toEqual([
    { day: '2026-11-09', left: 2 },
    { day: '2026-11-12', left: 1 },
  ]);
});

it('leads to the return, else to the client', () => {
  const itr: BoardColumn = { id: 'ITR', label: 'ITR', duties: ['ITR'], period: '2026-27' };
  const tds: BoardColumn = { id: '26Q', label: '140', duties: ['140'], period: '2026-27 Q2' };
  expect(placeOf('x', cell('IFF', 'ready', '', { return_id: 'r' }), gst)).toBe('/app/gst/gstr1/r');
  expect(placeOf('x', cell('ITR', 'ready', '', { return_id: 'r', itr_type: 'ITR-3' }), itr)).toBe(
    '/app/itr/itr3/x?year=2026-27&return=r',
  );
  expect(placeOf('x', cell('140', 'late', '', { registration_id: 't' }), tds)).toBe(
    '/app/tds/140/x?year=2026-2027&quarter=Q2&registration=t',
  );
  expect(placeOf('x', cell('GSTR-3B', 'late', ''), gst)).toContain('/x');
  expect(placeOf('x', cell('Advance tax', 'late', ''), { ...tds, period: '2026-27 Q3' })).toBe(
    '/app/advance-tax/x?year=2026-27',
  );
});
