import type { MouseEvent } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { keyAt, pointerActs } from './pointer.ts';
import { nothingChosen, type Selection } from './selection.ts';

const done: string[] = [];
beforeEach(() => {
  done.length = 0;
});
const chosenOf = (s: Selection) => [...s.chosen].sort().join('');
const acts = (chosen = '', keys = ['a', 'b', 'c']) =>
  pointerActs({
    keys,
    selection: { ...nothingChosen, chosen: new Set(chosen), anchor: chosen[0] ?? null },
    onSelection: (next) => void done.push(`chosen ${chosenOf(next)}`),
    onOpen: (key) => void done.push(`open ${key}`),
    onMenu: ({ x, y }) => void done.push(`menu ${x},${y}`),
    focus: () => void done.push('focus'),
  });
/** An event on an item, or on a part of it. */
const on = (
  key: string | undefined,
  more: {
    part?: string;
    tag?: string;
    touch?: boolean;
    shiftKey?: true;
    ctrlKey?: true;
    metaKey?: true;
  } = {},
) => {
  const { part, tag = 'DIV', touch, ...rest } = more;
  const closest = (selector: string) =>
    selector === '[data-key]'
      ? key === undefined
        ? null
        : { dataset: { key } }
      : selector === '[data-part]'
        ? part === undefined
          ? null
          : { dataset: { part } }
        : { getBoundingClientRect: () => ({ right: 500, bottom: 40 }) };
  return {
    target: { closest, tagName: tag },
    nativeEvent: { pointerType: touch ? 'touch' : 'mouse' },
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    clientX: 7,
    clientY: 8,
    preventDefault: () => void done.push('kept from the browser'),
    ...rest,
  } as unknown as MouseEvent;
};

it('a click chooses an item, with Ctrl or Command one more, with Shift those between', () => {
  acts('a').onClick(on('b'));
  acts('a').onClick(on('b', { ctrlKey: true }));
  acts('a').onClick(on('b', { metaKey: true }));
  acts('a').onClick(on('c', { shiftKey: true }));
  expect(done).toEqual([
    'focus',
    'chosen b',
    'focus',
    'chosen ab',
    'focus',
    'chosen ab',
    'focus',
    'chosen abc',
  ]);
});

it('a click beside the items does nothing', () => {
  acts('a').onClick(on(undefined));
  acts('a').onDoubleClick(on(undefined));
  acts('a').onContextMenu(on(undefined));
  expect(done).toEqual([]);
  expect(keyAt(on('b').target)).toBe('b');
});

it('a tap opens; while something is chosen it chooses', () => {
  acts().onClick(on('b', { touch: true }));
  acts('a').onClick(on('b', { touch: true }));
  expect(done).toEqual(['focus', 'open b', 'focus', 'chosen ab']);
});

it('the box of an item adds or removes it, once', () => {
  acts('a').onClick(on('b', { part: 'check', tag: 'INPUT' }));
  acts('ab').onClick(on('b', { part: 'check', tag: 'INPUT' }));
  acts('a').onClick(on('b', { part: 'check', tag: 'LABEL' }));
  expect(done).toEqual(['chosen ab', 'chosen a']);
});

it('a double click opens, not on a part of the item', () => {
  acts().onDoubleClick(on('b'));
  acts().onDoubleClick(on('b', { part: 'check' }));
  expect(done).toEqual(['open b']);
});

it('the menu is of what is chosen, else of the item under the pointer', () => {
  acts('ab').onContextMenu(on('b'));
  acts('a').onContextMenu(on('b'));
  expect(done).toEqual([
    'kept from the browser',
    'menu 7,8',
    'kept from the browser',
    'chosen b',
    'menu 7,8',
  ]);
});

it('the button of an item opens its menu below the button', () => {
  acts('a').onClick(on('b', { part: 'more' }));
  expect(done).toEqual(['chosen b', 'menu 280,40']);
});
