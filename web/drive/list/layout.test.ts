import { expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

const list = { tiles: false, width: 1000, density: 'comfortable' } as const;

it('lists one item a line, higher where the facts stand under the name', () => {
  expect(layoutOf(7, list)).toEqual({ narrow: false, across: 1, rowHeight: 46, lines: 7 });
  expect(layoutOf(7, { ...list, density: 'compact' }).rowHeight).toBe(36);
  expect(layoutOf(7, { ...list, width: 640 }).narrow).toBe(false);
  expect(layoutOf(7, { ...list, width: 639, density: 'compact' })).toMatchObject({
    narrow: true,
    rowHeight: 60,
  });
});

it('lays as many tiles of 164 with gaps of 12 in a line as fit, at least two', () => {
  // five tiles and four gaps are 868 wide
  expect(layoutOf(11, { ...list, tiles: true, width: 868 })).toMatchObject({
    across: 5,
    lines: 3,
    rowHeight: 160,
  });
  expect(layoutOf(11, { ...list, tiles: true, width: 867 })).toMatchObject({ across: 4, lines: 3 });
  expect(layoutOf(3, { ...list, tiles: true, width: 200 })).toMatchObject({ across: 2, lines: 2 });
});
