import { describe, expect, it } from 'vitest';
import { residentPayments } from './data/sections.ts';
import { collectionRateWithoutPan, followThreshold, payeeOf, rateFor, taxOn } from './rates.ts';

const rule = (id: string) => residentPayments.find((r) => r.id === id)!;
const rupees = (n: number) => n * 100;
const bases = (id: string, payments: [string, number][], options = {}) =>
  followThreshold(
    rule(id),
    payments.map(([day, amount]) => ({ day, amount: rupees(amount) })),
    options,
  ).map((t) => t.base / 100);

describe('rate of a section on a day', () => {
  it.each([
    ['194H', '2024-09-30', 500, 's.194H before 1 October 2024'],
    ['194H', '2024-10-01', 200, 'Finance (No. 2) Act 2024'],
    ['194G', '2024-10-01', 200, 'Finance (No. 2) Act 2024'],
    ['194DA', '2024-10-01', 200, 'Finance (No. 2) Act 2024'],
    ['194O', '2024-09-30', 100, 's.194-O'],
    ['194O', '2024-10-01', 10, 'Finance (No. 2) Act 2024'],
    ['194D', '2025-03-31', 500, 's.194D'],
    ['194D', '2025-04-01', 200, 'Finance Act 2025'],
    ['194T', '2025-04-01', 1000, 's.194T'],
    ['194C', '2026-06-01', 100, 's.194C(1)(i)'],
  ] as const)('%s on %s is %i basis points (%s)', (id, day, expected, _source) => {
    expect(rateFor(rule(id), day, 'individual-huf', 'ABCPE1234F')).toBe(expected);
  });
  it('knows no rate before a section began', () => {
    expect(rateFor(rule('194T'), '2025-03-31', 'individual-huf', 'ABCPE1234F')).toBeUndefined();
  });
  it('takes 20% without PAN, 5% for 194-O and 194Q (s.206AA)', () => {
    expect(rateFor(rule('194C'), '2025-05-01', 'other', 'PANNOTAVBL')).toBe(2000);
    expect(rateFor(rule('194Q'), '2025-05-01', 'other', 'PANNOTAVBL')).toBe(500);
    expect(rateFor(rule('194B'), '2025-05-01', 'other', 'PANNOTAVBL')).toBe(3000);
  });
  it('reads the payee class off the PAN', () => {
    expect([
      payeeOf('ABCPE1234F'),
      payeeOf('ABCHE1234F'),
      payeeOf('ABCCE1234F'),
      payeeOf('ABCFE1234F'),
    ]).toEqual(['individual-huf', 'individual-huf', 'company', 'other']);
  });
  it('collects at twice the rate or 5%, at most 20%, without PAN (s.206CC)', () => {
    expect([100, 250, 500, 2000].map(collectionRateWithoutPan)).toEqual([500, 500, 1000, 2000]);
  });
});

describe('threshold through the year', () => {
  it('194J: nothing up to 50,000, then everything of the year (s.194J(1) proviso, FY 2025-26)', () => {
    expect(
      bases('194J-b', [
        ['2025-05-01', 30_000],
        ['2025-08-01', 20_000],
        ['2025-11-01', 1],
        ['2025-12-01', 10_000],
      ]),
    ).toEqual([0, 0, 50_001, 10_000]);
  });
  it('194J: 30,000 before 1 April 2025', () => {
    expect(
      bases('194J-b', [
        ['2024-05-01', 30_000],
        ['2024-06-01', 1],
      ]),
    ).toEqual([0, 30_001]);
  });
  it('194C: a payment above 30,000 alone, or all once the year exceeds 1,00,000 (s.194C(5))', () => {
    expect(
      bases('194C', [
        ['2025-04-10', 30_000],
        ['2025-05-10', 30_001],
        ['2025-06-10', 30_000],
        ['2025-07-10', 20_000],
      ]),
    ).toEqual([0, 30_001, 0, 80_000]);
  });
  it('194-I: 50,000 in each month or part (FY 2025-26)', () => {
    expect(
      bases('194I-b', [
        ['2025-04-05', 50_000],
        ['2025-05-05', 30_000],
        ['2025-05-25', 25_000],
        ['2025-06-05', 50_000],
      ]),
    ).toEqual([0, 0, 55_000, 0]);
  });
  it('194-I: 2,40,000 a year before', () => {
    expect(
      bases('194I-b', [
        ['2024-04-05', 2_40_000],
        ['2024-05-05', 1],
      ]),
    ).toEqual([0, 2_40_001]);
  });
  it('194A: a bank leaves a senior citizen 1,00,000 (FY 2025-26)', () => {
    expect(
      bases(
        '194A-bank',
        [
          ['2025-06-30', 1_00_000],
          ['2025-09-30', 1],
        ],
        { senior: true },
      ),
    ).toEqual([0, 1_00_001]);
    expect(bases('194A-bank', [['2025-06-30', 50_001]])).toEqual([50_001]);
  });
  it('194Q: only what exceeds 50 lakh', () => {
    const [first, second] = bases('194Q', [
      ['2025-04-30', 49_00_000],
      ['2025-05-31', 3_00_000],
    ]);
    expect([first, second]).toEqual([0, 2_00_000]);
    expect(taxOn(rupees(2_00_000), 10)).toBe(rupees(200));
  });
  it('194B: each win alone from 1 April 2025', () => {
    expect(
      bases('194B', [
        ['2025-06-01', 10_000],
        ['2025-06-02', 10_000],
        ['2025-06-03', 10_001],
      ]),
    ).toEqual([0, 0, 10_001]);
  });
});
