import { expect, it } from 'vitest';
import { caretIn } from './typing.ts';

it('keeps the caret after the same digits when an amount is regrouped', () => {
  // 12345|67 → 12,345|67 typed as 12,34,567: five digits are on its left.
  expect(caretIn('1234567', 5, '12,34,567')).toBe('12,34,5'.length);
  expect(caretIn('1234567', 7, '12,34,567')).toBe('12,34,567'.length);
  expect(caretIn('1234567', 0, '12,34,567')).toBe(0);
  expect(caretIn('12,34,567', 4, '1234567')).toBe(3);
});

it('leaves the caret where the text is as it was, and at the end of a shorter one', () => {
  expect(caretIn('a, b', 3, 'a, b')).toBe(3);
  expect(caretIn('12345', 5, '12')).toBe(2);
});
