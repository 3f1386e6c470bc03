import { expect, it } from 'vitest';
import { evidenceText, exactRupees } from './figures.ts';

it('writes amounts of papers with paise, which the figures of a return do not have', () => {
  expect(exactRupees(48_210)).toBe('₹ 48,210');
  expect(exactRupees(95_635.24)).toBe('₹ 95,635.24');
  // 95,635.24 less 95,635 leaves a little less than 0.24 in binary.
  expect(exactRupees(95_635.24 - 95_635)).toBe('₹ 0.24');
  expect(exactRupees(-12_544.77)).toBe('(₹ 12,544.77)');
  expect(exactRupees(-500)).toBe('(₹ 500)');
  const lots = {
    figure: '112A',
    path: '',
    evidence: 95_635.24,
    in_return: 95_635,
    count: 4,
    sources: ['zerodha'],
  };
  expect(evidenceText(lots as Parameters<typeof evidenceText>[0])).toBe(
    '₹ 95,635.24: 4 accounts or payers, Zerodha',
  );
});
