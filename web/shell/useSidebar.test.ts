import { expect, test } from 'vitest';
import { afterDrag } from './useSidebar.ts';

test.each([
  [119, { collapsed: true, width: 60 }],
  [120, { collapsed: false, width: 120 }],
  [260.4, { collapsed: false, width: 260 }],
  [900, { collapsed: false, width: 400 }],
  [-5, { collapsed: true, width: 60 }],
])('a sidebar dragged to %s px', (width, expected) => {
  expect(afterDrag(width)).toEqual(expected);
});
