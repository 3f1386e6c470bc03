import { describe, expect, test } from 'vitest';
import { chooseAll, keepListed, moveTo, nameStarting, nothingChosen, press, toggle } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const chosen = (s: { chosen: ReadonlySet<string> }) => [...s.chosen].sort().join('');

describe('choosing items', () => {
  test('a press chooses one, Ctrl adds and removes, Shift reaches from where it began', () => {
    let s = press(keys, nothingChosen, 'b');
    expect(chosen(s)).toBe('b');
    s = press(keys, s, 'd', { ctrl: true });
    expect(chosen(s)).toBe('bd');
    s = press(keys, s, 'b', { ctrl: true });
    expect(chosen(s)).toBe('d');
    s = press(keys, press(keys, s, 'c'), 'e', { shift: true });
    expect(chosen(s)).toBe('cde');
    // Shift again shrinks to the other side of the same start.
    s = press(keys, s, 'a', { shift: true });
    expect(chosen(s)).toBe('abc');
    s = press(keys, toggle(s, 'e'), 'd', { shift: true, ctrl: true });
    expect(chosen(s)).toBe('abcde');
  });

  test('arrows choose, Shift extends, Ctrl walks past; the ends hold', () => {
    let s = moveTo(keys, nothingChosen, 0);
    s = moveTo(keys, s, 2, { shift: true });
    expect(chosen(s)).toBe('abc');
    s = moveTo(keys, s, 3, { ctrl: true });
    expect([chosen(s), s.cursor]).toEqual(['abc', 'd']);
    s = toggle(s, 'd');
    expect(chosen(s)).toBe('abcd');
    expect(moveTo(keys, s, 99).cursor).toBe('e');
    expect(moveTo(keys, s, -3).cursor).toBe('a');
    expect(moveTo([], s, 0)).toBe(s);
  });

  test('all, and what is gone from the list is gone from the choice', () => {
    const all = chooseAll(keys, nothingChosen);
    expect(chosen(all)).toBe('abcde');
    expect(keepListed(keys, all)).toBe(all);
    const left = keepListed(['b', 'c'], all);
    expect([chosen(left), left.cursor]).toEqual(['bc', null]);
  });

  test('typed letters walk the names: one letter goes on, more letters narrow', () => {
    const names = ['Annexure', 'Balance sheet', 'Bank', 'आयकर'];
    expect(nameStarting(names, -1, 'b')).toBe(1);
    expect(nameStarting(names, 1, 'b')).toBe(2);
    expect(nameStarting(names, 2, 'b')).toBe(1);
    expect(nameStarting(names, 1, 'ban')).toBe(2);
    expect(nameStarting(names, 0, 'आ')).toBe(3);
    expect(nameStarting(names, 0, 'x')).toBe(-1);
  });
});
