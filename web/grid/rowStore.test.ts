import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowStore } from './rowStore.ts';
import '../../shared/testing/seed.ts';

interface Row {
  id: string;
  n: number;
}
const row = (id: string, n: number): Row => ({ id, n });
const told: { table: string; rows: readonly Row[]; gone: readonly string[] }[] = [];
const open = (left: readonly Row[], right: readonly Row[] = []) =>
  createRowStore<'left' | 'right', Row>(
    ['left', 'right'],
    { left, right },
    (_table, _old, next) => next,
    (table, rows, gone) => told.push({ table, rows, gone }),
  );

describe('rows with undo', () => {
  it('puts a removed row back where it stood, and takes it away again', () => {
    const store = open([row('a', 1), row('b', 2), row('c', 3)]);
    store.change('left', [row('a', 9)], ['b']);
    expect(store.rows('left')).toEqual([row('a', 9), row('c', 3)]);
    expect(store.undo()).toBe('left');
    expect(store.rows('left')).toEqual([row('a', 1), row('b', 2), row('c', 3)]);
    // What comes back is saved, not removed; the other way when it goes again.
    expect(store.pending().removed).toEqual(new Set());
    expect([...store.pending().put.keys()].sort()).toEqual(['a', 'b']);
    expect(store.redo()).toBe('left');
    expect(store.rows('left')).toEqual([row('a', 9), row('c', 3)]);
    expect(store.pending().removed).toEqual(new Set(['b']));
    expect([...store.pending().put.keys()]).toEqual(['a']);
    expect(store.redo()).toBeUndefined();
    expect(told.at(-1)).toEqual({ table: 'left', rows: [row('a', 9)], gone: ['b'] });
  });

  it('any steps go back to the start and forth to the end; what is unsaved makes the start the end', () => {
    const change = fc.record({
      table: fc.constantFrom('left' as const, 'right' as const),
      put: fc.uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), n: fc.nat(9) }), {
        selector: (r) => r.id,
        maxLength: 4,
      }),
      remove: fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const start = { left: [row('la', 0), row('lb', 1)], right: [row('ra', 2)] };
        const store = open(start.left, start.right);
        const all = () => [store.rows('left'), store.rows('right')];
        const first = all();
        let steps = 0;
        for (const { table, put, remove } of changes) {
          const mark = table[0]!;
          const rows = put.map((r) => row(mark + r.id, r.n));
          const gone = remove.map((id) => mark + id).filter((id) => !rows.some((r) => r.id === id));
          const standing = new Set(store.rows(table).map((r) => r.id));
          if (rows.length > 0 || gone.some((id) => standing.has(id))) steps++;
          store.change(table, rows, gone);
        }
        const last = all();
        const { put, removed } = store.pending();
        for (const [i, list] of [start.left, start.right].entries()) {
          const table = i === 0 ? 'left' : 'right';
          const mine = [...put.values()].filter((p) => p.table === table).map((p) => p.row);
          const merged = new Map(
            [...list.filter((r) => !removed.has(r.id)), ...mine].map((r) => [r.id, r.n] as const),
          );
          expect(new Map(last[i]!.map((r) => [r.id, r.n]))).toEqual(merged);
        }
        for (let i = 0; i < steps; i++) expect(store.undo()).toBeDefined();
        expect(store.undo()).toBeUndefined();
        expect(all()).toEqual(first);
        for (let i = 0; i < steps; i++) store.redo();
        expect(all()).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps typed texts until their cell reads or their row goes', () => {
    const store = open([row('a', 1), row('b', 2)]);
    store.change(
      'left',
      [],
      [],
      [
        { id: 'a', key: 'n', text: 'x' },
        { id: 'b', key: 'n', text: 'y' },
      ],
    );
    expect(Object.fromEntries(store.typed())).toEqual({ 'a n': 'x', 'b n': 'y' });
    store.change('left', [row('a', 5)], [], [], ['a n']);
    expect(Object.fromEntries(store.typed())).toEqual({ 'b n': 'y' });
    store.change('left', [], ['b']);
    expect(store.typed().size).toBe(0);
  });

  it('takes the server’s rows with what is unsaved on top, or without', () => {
    const store = open([row('a', 1), row('b', 2)]);
    store.change('left', [row('a', 7), row('mine', 8)], ['b']);
    store.stored({ put: new Map([['a', { table: 'left', row: row('a', 1) }]]), removed: new Set() });
    expect([...store.pending().put.keys()]).toEqual(['a', 'mine']);
    store.reload({ left: [row('a', 3), row('b', 4), row('theirs', 5)] }, true);
    expect(store.rows('left')).toEqual([row('a', 7), row('theirs', 5), row('mine', 8)]);
    expect(store.undo()).toBeUndefined();
    store.reload({ left: [row('a', 3), row('b', 4)] }, false);
    expect(store.rows('left')).toEqual([row('a', 3), row('b', 4)]);
    expect(store.pending().put.size + store.pending().removed.size).toBe(0);
  });
});
