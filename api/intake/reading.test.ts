import { expect, it } from 'vitest';
import { english, sentence } from '../../shared/forms/messages.ts';
import { firstWarnings } from './reading.ts';

it('warnings beyond two hundred are counted', () => {
  const shown = (count: number) =>
    firstWarnings(Array.from({ length: count }, (_, n) => sentence('row {row}', { row: n + 1 }))).map(
      english,
    );
  expect(shown(200)).toHaveLength(200);
  expect(shown(203).slice(199)).toEqual(['row 200', 'and 3 more']);
});
