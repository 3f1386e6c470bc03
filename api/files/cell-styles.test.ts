import { expect, it } from 'vitest';
import { sidedBy } from './cell-styles.ts';

// ECMA-376 part 1, 18.8.31: sections are for positive, negative, zero; of several, the second shows no minus of itself.
it.each([
  ['0.00" Dr"', 500, 500, 'Dr'],
  ['"" 0.00" Cr"', 500, 500, 'Cr'],
  ['0.00" Dr"', -500, -500, 'Dr'],
  ['#,##0.00" Dr";#,##0.00" Cr"', 500, 500, 'Dr'],
  ['#,##0.00" Dr";#,##0.00" Cr"', -500, 500, 'Cr'],
  ['[>=0]0.00\\ "Cr";[<0]0.00\\ "Dr"', -7, 7, 'Dr'],
  ['[<0]0.00" Cr";0.00" Dr"', 7, 7, 'Dr'],
  ['0.00" Dr; net"', 3, 3, 'Dr'],
] as const)('%s shows %d as %d %s', (format, value, shown, side) => {
  expect(sidedBy(format, value)).toEqual({ value: shown, side });
});

it('a part that shows no side says none', () => {
  expect(sidedBy('0.00" Dr";0.00" Cr";"-"', 0)).toBeUndefined();
});
