import { expect, test } from 'vitest';
import { rulesOf } from '../../tax/years/index.ts';
import { leastOfCarriage } from './presumptive.ts';

// s.44AE(2): 7,500 a month; a gross weight exceeding 12,000 kg bears 1,000 a tonne and month
test.each([
  [3, 10, 75_000],
  [12, 10, 75_000],
  [13, 10, 1_30_000],
  [25, 1, 25_000],
])('a carriage of %i tonnes for %i months: at least %i', (tonnes, months, least) => {
  expect(leastOfCarriage(rulesOf('2026-27').business.goods, tonnes, months)).toBe(least);
});
