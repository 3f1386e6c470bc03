import { expect, test } from 'vitest';
import { getAt } from '../../../forms/paths.ts';
import { itr3Form } from '../../itr3/form.ts';
import { itr2Form } from '../form.ts';
import { landIssues } from './land.ts';

const year = { assessmentYear: '2026-27' } as const;
const row = { bought_on: '1990-01-01', sold_on: '2025-08-01', sale_value: 1_00_00_000, cost: 10_00_000 };

// s.55(2)(b)(i) and (ii) with the proviso: assets of before 1 April 2001, land or building, not above the stamp value of that day
test.each([
  ['above the stamp value', { stamp_2001: 9_99_999 }, 1],
  ['equal to it', { stamp_2001: 10_00_000 }, 0],
  ['no stamp value', {}, 0],
  ['bought the day before', { stamp_2001: 9_00_000, bought_on: '2001-03-31' }, 1],
  ['bought on the day', { stamp_2001: 9_00_000, bought_on: '2001-04-01' }, 0],
])('cost of land bought before 1 April 2001: %s', (_, more, count) => {
  expect(
    landIssues(year, {
      land: [
        { ...row, cost: 1 },
        { ...row, ...more },
      ],
    }),
  ).toHaveLength(count);
});

test.each([
  ['ITR-2', itr2Form('2026-27')],
  ['ITR-3', itr3Form('2026-27')],
] as const)('%s says so at the cost, and counts the stamp value as used', (_, { model, unused }) => {
  const data = { capital_gains: { long: { land: [{ ...row, stamp_2001: 6_00_000 }] } } };
  const issues = model.rules(model.derive(data));
  expect(issues.filter(({ path }) => path === 'capital_gains.long.land.0.cost')).toMatchObject([
    { severity: 'warning', message: { params: { stamp: 6_00_000 } } },
  ]);
  expect(unused(data).map(({ path }) => path)).toEqual([]);
});

// s.55(2)(b)(i) with its proviso: the higher of price and market value of 1 April 2001, the latter within the stamp value of that day
test.each([
  ['no stamp value', { fmv_2001: 25_00_000 }, 25_00_000],
  ['stamp value lower', { fmv_2001: 25_00_000, stamp_2001: 18_00_000 }, 18_00_000],
  ['price higher than both', { fmv_2001: 25_00_000, stamp_2001: 6_00_000 }, 10_00_000],
  ['bought later: not asked', { fmv_2001: 25_00_000, bought_on: '2001-04-01' }, 10_00_000],
])('market value of 1 April 2001 as cost: %s', (_, more, cost) => {
  for (const form of [itr2Form('2026-27'), itr3Form('2026-27')]) {
    const { derived, comparison } = form.compute({
      capital_gains: { long: { land: [{ ...row, expenses: 0, ...more }] } },
    });
    expect(getAt(derived, 'capital_gains.long.land.0.cost')).toBe(cost);
    // without indexation from 23 July 2024 (s.48 as amended)
    expect(comparison.new.heads.longTermGains).toBe(1_00_00_000 - cost);
    expect(form.compute(derived).comparison.new.heads.longTermGains).toBe(1_00_00_000 - cost);
  }
});
