import { describe, expect, it } from 'vitest';
import { type Change, type FormState, keysOf, openForm, reduce } from './state.ts';

const apply = (state: FormState, ...changes: Change[]) => changes.reduce(reduce, state);
const three = () =>
  openForm(
    { salary: { employers: [{ n: 'A' }, { n: 'B' }, { n: 'C' }] }, other: { interest: 5 } },
    {
      'salary.employers.1.n': { from: 'json', name: 'last.json' },
      'salary.employers.2.n': { from: 'prefill' },
    },
  );
const names = (s: FormState) =>
  (s.data as { salary: { employers: { n: string }[] } }).salary.employers.map((e) => e.n).join('');

describe('editing a form', () => {
  it('counts a change only when something changes', () => {
    const s = three();
    expect(reduce(s, { type: 'set', path: 'other.interest', value: 5 })).toBe(s);
    expect(reduce(s, { type: 'set', path: 'other.interest', value: 6 }).revision).toBe(1);
    expect(reduce(s, { type: 'undoRemoval' })).toBe(s);
    expect(reduce(s, { type: 'removeRow', list: 'salary.employers', index: 9 })).toBe(s);
  });

  it('a typed value loses its imported source', () => {
    const s = reduce(three(), { type: 'set', path: 'salary.employers.1.n', value: 'X' });
    expect(s.sources).toEqual({ 'salary.employers.2.n': { from: 'prefill' } });
  });

  it('clearing a value takes its key away, and its group when that was all', () => {
    const cleared = reduce(three(), { type: 'set', path: 'other.interest', value: undefined });
    expect(Object.keys(cleared.data)).toEqual(['salary']);
  });
});

describe('rows', () => {
  it('removing a row moves sources, touched marks and keys of the rows after it', () => {
    const before = apply(three(), { type: 'touch', path: 'salary.employers.2.n' });
    const s = reduce(before, { type: 'removeRow', list: 'salary.employers', index: 0 });
    expect(names(s)).toBe('BC');
    expect(Object.keys(s.sources)).toEqual(['salary.employers.0.n', 'salary.employers.1.n']);
    expect([...s.touched]).toEqual(['salary.employers.1.n']);
    expect(keysOf(s, 'salary.employers')).toEqual(keysOf(before, 'salary.employers').slice(1));
  });

  it('undo brings removed rows back in place with their sources, last removed first', () => {
    const s = apply(
      three(),
      { type: 'removeRow', list: 'salary.employers', index: 1 },
      { type: 'removeRow', list: 'salary.employers', index: 1 },
    );
    expect(names(s)).toBe('A');
    const once = reduce(s, { type: 'undoRemoval' });
    expect(names(once)).toBe('AC');
    const twice = reduce(once, { type: 'undoRemoval' });
    expect(names(twice)).toBe('ABC');
    expect(twice.sources).toEqual(three().sources);
    expect(reduce(twice, { type: 'undoRemoval' })).toBe(twice);
  });

  it('undo after other rows went puts the row at the end rather than leaving a hole', () => {
    const s = apply(three(), { type: 'removeRow', list: 'salary.employers', index: 2 });
    const fewer = apply({ ...s, removals: s.removals }, { type: 'merge', data: { salary: {} }, sources: {} });
    const undone = reduce({ ...fewer, removals: s.removals }, { type: 'undoRemoval' });
    expect(names(undone)).toBe('C');
  });

  it('a duplicate follows its row, is its own copy and has a key of its own', () => {
    const s = reduce(three(), { type: 'duplicateRow', list: 'salary.employers', index: 0 });
    expect(names(s)).toBe('AABC');
    const edited = reduce(s, { type: 'set', path: 'salary.employers.1.n', value: 'Z' });
    expect(names(edited)).toBe('AZBC');
    expect(new Set(keysOf(s, 'salary.employers')).size).toBe(4);
    expect(s.sources['salary.employers.2.n']?.from).toBe('json');
  });

  it('adds the first row of a list that is not there yet', () => {
    const s = reduce(openForm({}), { type: 'addRow', list: 'banks', row: { ifsc: 'SBIN0001234' } });
    expect(s.data).toEqual({ banks: [{ ifsc: 'SBIN0001234' }] });
    expect(keysOf(s, 'banks')).toHaveLength(1);
  });

  it('nested lists keep their own rows when an outer row goes', () => {
    const nested = openForm({ p: [{ o: [{ n: 1 }] }, { o: [{ n: 2 }, { n: 3 }] }] });
    const keyed = reduce(nested, { type: 'addRow', list: 'p.1.o', row: { n: 4 } });
    const s = reduce(keyed, { type: 'removeRow', list: 'p', index: 0 });
    expect(keysOf(s, 'p.0.o')).toEqual(keysOf(keyed, 'p.1.o'));
  });
});

describe('keys of rows', () => {
  const list = 'salary.employers';
  it('stay with their rows where one comes between, goes and comes back', () => {
    const before = three();
    const [a, b, c] = keysOf(before, list);
    const doubled = reduce(before, { type: 'duplicateRow', list, index: 1 });
    const [first, second, added, last] = keysOf(doubled, list);
    expect([first, second, last]).toEqual([a, b, c]);
    expect([a, b, c]).not.toContain(added);
    const gone = reduce(doubled, { type: 'removeRow', list, index: 0 });
    expect(keysOf(gone, list)).toEqual([b, added, c]);
    expect(keysOf(reduce(gone, { type: 'undoRemoval' }), list).slice(1)).toEqual([b, added, c]);
  });

  it('what was touched or could not be read moves with its row', () => {
    const told = apply(
      three(),
      { type: 'touch', path: `${list}.1.n` },
      { type: 'unreadable', path: `${list}.2.n`, text: 'x', value: undefined },
    );
    const doubled = reduce(told, { type: 'duplicateRow', list, index: 0 });
    expect([...doubled.touched]).toContain(`${list}.2.n`);
    expect(doubled.unreadable).toEqual({ [`${list}.3.n`]: 'x' });
  });
});
