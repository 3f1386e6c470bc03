import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assessmentYears, isIsoDate, previousYear, startYear } from '../../dates.ts';
import { switches } from './common.ts';
import { rulesByYear } from './index.ts';

describe.each(assessmentYears)('rules of AY %s', (ay) => {
  const rules = rulesByYear[ay];

  test('are filed under their own year', () => expect(rules.assessmentYear).toBe(ay));

  test('rate tables rise and end open', () => {
    const { old, new: fresh, coOperative } = rules.slabs;
    for (const slabs of [fresh, old.below60, old.senior, old.superSenior, coOperative]) {
      const tops = slabs.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(slabs.at(-1)?.upTo).toBeNull();
      const rates = slabs.map(({ rate }) => rate);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
    }
  });

  test('surcharge steps rise', () => {
    const { surcharge } = rules;
    for (const steps of [
      surcharge.individual.new,
      surcharge.individual.old,
      surcharge.domestic,
      surcharge.foreign,
    ]) {
      expect(steps.map(({ above }) => above)).toEqual(
        [...steps.map(({ above }) => above)].sort((a, b) => a - b),
      );
    }
  });

  // Finance Acts 2022 to 2026: dividend apart, ss.111A, 112 and 112A by the proviso to Paragraph A, s.115AD(1)(b) by s.2(9)
  test('surcharge above 15% spares the gains of the sections its Finance Act names', () =>
    expect(rules.surcharge.cappedGains).toEqual(['111A', '112', '112A', '115AD']));

  test('instalments lie in the previous year and due dates after it', () => {
    const { from, to } = previousYear(ay);
    for (const { dueBy } of rules.interest.instalments) expect(dueBy >= from && dueBy <= to).toBe(true);
    for (const day of Object.values(rules.dueDates)) {
      expect(isIsoDate(day)).toBe(true);
      expect(day > to).toBe(true);
    }
    expect(rules.dueDates.updated).toBe(`${startYear(ay) + 5}-03-31`); // 48 months from the end of the AY
  });

  test('the newest gain rates stand first', () => {
    const days = rules.capitalGains.rates.map(({ from }) => from);
    expect(days).toEqual([...days].sort().reverse());
  });
});

test('the cost inflation index rises and reaches the last previous year', () => {
  const values = Object.values(rulesByYear['2026-27'].capitalGains.costInflation);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(rulesByYear['2026-27'].capitalGains.costInflation['2025-26']).toBe(376);
});

test('every contested point has a test that tries another reading', () => {
  const folder = new URL('..', import.meta.url);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('years.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const name of Object.keys(switches)) expect(tests, name).toMatch(new RegExp(`${name}: '`));
});
