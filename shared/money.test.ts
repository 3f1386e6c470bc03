import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountInWords,
  floorToHundred,
  formatPaise,
  formatRupees,
  groupIndian,
  mulDiv,
  parseAmount,
  parseRupees,
  percentOf,
  roundPayable,
  roundTotalIncome,
  sum,
  toPaise,
  toRupees,
} from './money.ts';

describe('rounding', () => {
  test.each([
    // s.288A: last figure 5 or more goes up to the next ten, else down
    [1234564, 1234560],
    [1234565, 1234570],
    [1234569, 1234570],
    [0, 0],
    [4, 0],
    [5, 10],
  ])('total income %i rounds to %i (s.288A)', (given, expected) => {
    expect(roundTotalIncome(given)).toBe(expected);
    expect(roundPayable(given)).toBe(expected);
  });

  test.each([
    [5, 1, 2, 'half-up', 3],
    [5, 1, 2, 'half-even', 2],
    [7, 1, 2, 'half-even', 4],
    [5, 1, 2, 'down', 2],
    [5, 1, 2, 'up', 3],
    [-5, 1, 2, 'half-up', -3],
    [-5, 1, 2, 'half-even', -2],
    [-7, 1, 2, 'half-even', -4],
    [10, 1, 3, 'half-up', 3],
    [20, 1, 3, 'half-even', 7],
  ] as const)('%i × %i ÷ %i, %s, is %i', (a, n, d, rounding, expected) => {
    expect(mulDiv(a, n, d, rounding)).toBe(expected);
  });

  test('percentages are exact where floats are not', () => {
    expect(percentOf(99_999_999_999_999, 1250)).toBe(12_500_000_000_000);
    expect(percentOf(1001, 1250, 'half-even')).toBe(125);
    expect(percentOf(100, 1250, 'half-up')).toBe(13);
    expect(percentOf(100, 1250, 'half-even')).toBe(12);
  });

  test('a result beyond safe integers is refused', () => {
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 3, 1)).toThrow(RangeError);
    expect(() => mulDiv(1, 1, 0)).toThrow(RangeError);
    expect(() => groupIndian(1.5)).toThrow(RangeError);
  });

  test('the fast and the exact path agree', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 14 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('half-up', 'half-even', 'down', 'up'),
        (amount, rate, rounding) => {
          const exact = BigInt(amount) * BigInt(rate);
          const down = exact / 10_000n;
          const result = BigInt(percentOf(amount, rate, rounding));
          expect(result === down || result === down + 1n).toBe(true);
          if (exact % 10_000n === 0n) expect(result).toBe(down);
        },
      ),
    );
  });

  test('interest bases lose the part of a hundred (Rule 119A)', () => {
    expect(floorToHundred(107_950)).toBe(107_900);
    expect(floorToHundred(99)).toBe(0);
    expect(floorToHundred(-250)).toBe(0);
  });
});

describe('grouping and words', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100000, '1,00,000'],
    [1234567, '12,34,567'],
    [123456789012, '1,23,45,67,89,012'],
    [-1234567, '-12,34,567'],
  ])('%i is written %s', (amount, text) => expect(groupIndian(amount)).toBe(text));

  test('rupees and paise', () => {
    expect(formatRupees(-5000)).toBe('(₹ 5,000)');
    expect(formatRupees(125000)).toBe('₹ 1,25,000');
    expect(formatPaise(10000005)).toBe('1,00,000.05');
    expect(formatPaise(-150)).toBe('-1.50');
    expect(toPaise(12)).toBe(1200);
    expect(toRupees(150)).toBe(2);
    expect(toRupees(250, 'half-even')).toBe(2);
  });

  test.each([
    [0, 'Rupees Zero Only'],
    [100, 'Rupees One Only'],
    [2100, 'Rupees Twenty One Only'],
    [10100, 'Rupees One Hundred and One Only'],
    [123456700, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred and Sixty Seven Only'],
    [1_00_00_000_00, 'Rupees One Crore Only'],
    [123_00_00_000_50, 'Rupees One Hundred and Twenty Three Crore and Paise Fifty Only'],
    [-500, 'Minus Rupees Five Only'],
  ])('%i paise is %s', (paise, words) => expect(amountInWords(paise)).toBe(words));
});

describe('reading amounts', () => {
  test.each([
    ['1,00,000', 1_00_000_00],
    ['₹ 1,00,000.50', 1_00_000_50],
    ['(5,000)', -5_000_00],
    ['Rs. 500/-', 500_00],
    ['INR 1,234', 1234_00],
    ['-250', -250_00],
    ['−250', -250_00],
    ['+7', 7_00],
    ['.5', 50],
    ['12.', 12_00],
    ['1,000,000', 10_00_000_00],
    ['1 00 000', 1_00_000_00],
    ['5,000 Dr', -5_000_00],
    ['5,000.25 Cr', 5_000_25],
    ['0.10', 10],
    ['12.5000', 12_50],
    ['-0', 0],
    ['500-', -50_000],
  ])('%s is read', (text, paise) => expect(parseAmount(text)).toEqual({ ok: true, paise }));

  test.each([
    ['', 'empty'],
    ['  ₹ ', 'empty'],
    ['abc', 'not-a-number'],
    ['1,2', 'not-a-number'],
    ['12,34', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['=1+1', 'not-a-number'],
    ['1.005', 'too-many-decimals'],
    ['99999999999999999999', 'too-large'],
  ])('%s is refused as %s', (text, reason) => expect(parseAmount(text)).toEqual({ ok: false, reason }));

  test('whole rupees round half up', () => {
    expect(parseRupees('1,00,000.50')).toEqual({ ok: true, rupees: 100001 });
    expect(parseRupees('99.49')).toEqual({ ok: true, rupees: 99 });
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (rupees) => {
        expect(parseRupees(groupIndian(rupees))).toEqual({ ok: true, rupees });
        expect(parseRupees(formatRupees(rupees))).toEqual({ ok: true, rupees });
        expect(parseAmount(formatPaise(rupees))).toEqual({ ok: true, paise: rupees });
      }),
    );
  });

  test('sum treats absent as nil', () => expect(sum([1, undefined, 3])).toBe(4));
});
