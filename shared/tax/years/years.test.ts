import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isIsoDate, previousYear, startYear } from '../../dates.ts';
import { computeTax, type TaxInput } from '../index.ts';
import { switches } from './common.ts';
import { lawYears, rulesOf } from './index.ts';

describe.each(lawYears)('rules of AY %s', (ay) => {
  const rules = rulesOf(ay);

  test('name the Act they are under', () => expect(rules.act).toBe(ay < '2027' ? '1961' : '2025'));

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
  const values = Object.values(rulesOf('2026-27').capitalGains.costInflation);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(rulesOf('2026-27').capitalGains.costInflation['2025-26']).toBe(376);
});

test('every contested point has a test that tries another reading', () => {
  const folder = new URL('..', import.meta.url);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('years.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const name of Object.keys(switches)) expect(tests, name).toMatch(new RegExp(`${name}: '`));
});

describe('tax year 2026-27, Income-tax Act, 2025', () => {
  // By hand from the slabs of s.202 (nil to 4 lakh, then 5, 10, 15, 20, 25% each of 4 lakh, 30%) and cess of 4%
  test.each([
    // 20,000 + 40,000 = 60,000, all of it rebate (s.156)
    [12_00_000, 0],
    // tax 61,500, limited to the income above 12 lakh: 10,000, cess 400
    [12_10_000, 10_400],
    // 20,000 + 40,000 + 60,000 + 80,000 + 1,00,000 + 30% of 1,00,000 = 3,30,000; cess 13,200
    [25_00_000, 3_43_200],
  ])('new regime: income of %s', (income, tax) =>
    expect(
      computeTax({
        assessmentYear: '2027-28',
        regime: 'new',
        assessee: { type: 'individual' },
        otherSources: { otherInterest: income },
      }).tax.gross,
    ).toBe(tax),
  );

  const flat = (otherSources: TaxInput['otherSources']) =>
    computeTax({ assessmentYear: '2027-28', regime: 'new', assessee: { type: 'individual' }, otherSources });

  test('unexplained income bears 30% (s.195): 1,00,000 gives 30,000, surcharge 7,500, cess 1,500', () =>
    expect(flat({ special: [{ code: '115BBE', amount: 1_00_000 }] }).tax.gross).toBe(39_000));

  test('interest is not deducted from dividends (s.93)', () =>
    expect(flat({ dividends: { amount: 5_00_000, interestExpense: 1_00_000 } }).totalIncome).toBe(5_00_000));

  test('each figure names its section and how sure it is', () => {
    for (const { figure, section } of rulesOf('2027-28').basis ?? []) {
      expect(figure).not.toBe('');
      expect(section).toMatch(/^\d|Finance Act/);
    }
    expect(rulesOf('2027-28').basis?.length).toBeGreaterThan(10);
  });

  test('a year without law is refused by name', () => expect(() => rulesOf('2031-32')).toThrow(/2031-32/));
});
