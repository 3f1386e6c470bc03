import { expect, it } from 'vitest';
import { commandOf } from './keys.ts';

/** `Ctrl+Shift+Z` as the browser tells it. */
function press(keys: string) {
  const parts = keys.split('+');
  return commandOf({
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
  });
}

it.each([
  ['Escape', 'leave'],
  ['Shift+ArrowDown', 'grow'],
  ['Ctrl+d', 'fillDown'],
  ['Ctrl+D', 'fillDown'],
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+f', 'find'],
  ['Ctrl+Enter', 'addRow'],
  ['Ctrl+Delete', 'removeRows'],
  ['Ctrl+Backspace', 'removeRows'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
  ['ArrowDown', undefined],
  ['Enter', undefined],
  ['d', undefined],
  ['Ctrl+c', undefined],
])('%s asks for %s', (keys, command) => {
  expect(press(keys)).toBe(command);
});
