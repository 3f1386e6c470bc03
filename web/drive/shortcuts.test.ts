import { expect, it } from 'vitest';
import type { Place } from './actions.ts';
import { fileCommandOf } from './shortcuts.ts';

const press = (keys: string, place: Place = 'drive') => {
  const parts = keys.split('+');
  return fileCommandOf(
    {
      key: parts.at(-1)!,
      ctrlKey: parts.includes('Ctrl'),
      metaKey: parts.includes('Meta'),
      altKey: parts.includes('Alt'),
    },
    place,
  );
};

it.each([
  ['Delete', 'delete'],
  ['F2', 'rename'],
  ['Ctrl+c', 'copy'],
  ['Ctrl+C', 'copy'],
  ['Meta+x', 'cut'],
  ['Ctrl+v', 'paste'],
  ['Backspace', 'up'],
  ['Alt+ArrowUp', 'up'],
  ['ArrowUp', undefined],
  ['c', undefined],
  ['Ctrl+a', undefined],
])('%s asks for %s', (keys, command) => {
  expect(press(keys)).toBe(command);
});

it('removes for good where files were already deleted', () => {
  expect(press('Delete', 'trash')).toBe('purge');
});
