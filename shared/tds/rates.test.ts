import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { kept } from '../testing/kept.ts';
import * as allCollected from './collected.ts';
import { residentPayments } from './data/sections.ts';
import * as allRates from './rates.ts';
import type { SheetRow } from './sheets.ts';

const { workCollections, collectionRateWithoutPan, followThreshold, payeeOf, rateFor, taxOn } = kept(
  allCollected,
  allRates,
);

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

/** Limit at its last rupee and one beyond, by section and year; figures of the Act and Finance Acts named beside them. */
describe('thresholds at their edges', () => {
  const before = '2025-03-31';
  const after = '2025-04-01';
  it.each([
    ['193', after, 10_000, 'Finance Act 2025'],
    ['194', before, 5_000, 's.194 until 31 March 2025'],
    ['194', after, 10_000, 'Finance Act 2025'],
    ['194A-bank', before, 40_000, 's.194A until 31 March 2025'],
    ['194A-bank', after, 50_000, 'Finance Act 2025'],
    ['194A', before, 5_000, 's.194A until 31 March 2025'],
    ['194A', after, 10_000, 'Finance Act 2025'],
    ['194B', before, 10_000, 's.194B, aggregate of the year'],
    ['194B', after, 10_000, 'Finance Act 2025, a single transaction'],
    ['194BB', after, 10_000, 'Finance Act 2025, a single transaction'],
    ['192A', after, 50_000, 's.192A'],
    ['194D', before, 15_000, 's.194D until 31 March 2025'],
    ['194D', after, 20_000, 'Finance Act 2025'],
    ['194DA', after, 1_00_000, 's.194DA'],
    ['194G', before, 15_000, 's.194G until 31 March 2025'],
    ['194G', after, 20_000, 'Finance Act 2025'],
    ['194H', before, 15_000, 's.194H until 31 March 2025'],
    ['194H', after, 20_000, 'Finance Act 2025'],
    ['194I-a', before, 2_40_000, 's.194-I, a year'],
    ['194I-a', after, 50_000, 'Finance Act 2025, a month'],
    ['194I-b', before, 2_40_000, 's.194-I, a year'],
    ['194I-b', after, 50_000, 'Finance Act 2025, a month'],
    ['194J-a', before, 30_000, 's.194J until 31 March 2025'],
    ['194J-a', after, 50_000, 'Finance Act 2025'],
    ['194J-b', before, 30_000, 's.194J until 31 March 2025'],
    ['194J-b', after, 50_000, 'Finance Act 2025'],
    ['194K', before, 5_000, 's.194K until 31 March 2025'],
    ['194K', after, 10_000, 'Finance Act 2025'],
    ['194LA', before, 2_50_000, 's.194LA until 31 March 2025'],
    ['194LA', after, 5_00_000, 'Finance Act 2025'],
    ['194O', after, 5_00_000, 's.194-O(2)'],
    ['194R', after, 20_000, 's.194R'],
    ['194S', after, 10_000, 's.194S'],
    ['194T', after, 20_000, 's.194T'],
  ] as const)('%s on %s: %i is free, a rupee more is not (%s)', (id, day, limit, _section) => {
    expect(bases(id, [[day, limit]])).toEqual([0]);
    expect(bases(id, [[day, limit + 1]])).toEqual([limit + 1]);
  });
  it.each([
    ['194N', 1_00_00_000],
    ['194N-coop', 3_00_00_000],
    ['194Q', 50_00_000],
  ] as const)('%s: only what exceeds %i is taxed', (id, limit) => {
    expect(bases(id, [[after, limit]])).toEqual([0]);
    expect(bases(id, [[after, limit + 1]])).toEqual([1]);
  });
  it('193 has none until 31 March 2025, 194-IC, 194BA and a director’s fee none at all', () => {
    expect(bases('193', [[before, 1]])).toEqual([1]);
    for (const id of ['194IC', '194BA', '194J-ba', '194LBC']) expect(bases(id, [[after, 1]])).toEqual([1]);
  });
  it('a bank leaves a senior 50,000 until 31 March 2025 and 1,00,000 from then (s.194A(3))', () => {
    for (const [day, limit] of [
      [before, 50_000],
      [after, 1_00_000],
    ] as const) {
      expect(bases('194A-bank', [[day, limit]], { senior: true })).toEqual([0]);
      expect(bases('194A-bank', [[day, limit + 1]], { senior: true })).toEqual([limit + 1]);
    }
  });
});

describe('rates on both sides of their day', () => {
  it.each([
    ['194DA', '2024-09-30', 500],
    ['194DA', '2024-10-01', 200],
    ['194G', '2024-09-30', 500],
    ['194LBC', '2025-03-31', 2500],
    ['194LBC', '2025-04-01', 1000],
    ['194Q', '2025-04-01', 10],
    ['194N', '2025-04-01', 200],
    ['194S', '2025-04-01', 100],
    ['194J-a', '2026-04-01', 200],
    ['194I-a', '2026-04-01', 200],
    ['194I-b', '2026-04-01', 1000],
    ['194BA', '2026-04-01', 3000],
  ] as const)('%s on %s is %i basis points', (id, day, expected) => {
    expect(rateFor(rule(id), day, 'individual-huf', 'ABCPE1234F')).toBe(expected);
  });
  it('every section says where its figures come from, and its times neither overlap nor leave a gap', () => {
    for (const r of residentPayments) {
      r.spans.forEach((span, i) => {
        expect(span.source, r.id).toMatch(/^s\./);
        const next = r.spans[i + 1];
        expect(span.to, r.id).toBe(next && addDays(next.from, -1));
      });
    }
  });
});

describe('collection at source', () => {
  const collect = (rows: Partial<SheetRow>[], earlier: Partial<SheetRow>[] = []) => {
    const full = (row: Partial<SheetRow>, i: number): SheetRow => ({
      id: `r${i}`,
      pan: 'ABCPK1234F',
      ...row,
    });
    const found = workCollections(rows.map(full), earlier.map(full));
    return rows.map((_, i) => [found.get(i)!.base / 100, found.get(i)!.rate, found.get(i)!.tax / 100]);
  };
  const on = (code: string, paid_on: string, amount: number) => ({ code, paid_on, amount: rupees(amount) });

  it.each([
    ['6CA', '2025-04-01', 100, 's.206C(1) liquor'],
    ['6CI', '2025-04-01', 500, 's.206C(1) tendu leaves'],
    ['6CB', '2025-03-31', 250, 's.206C(1) before Finance Act 2025'],
    ['6CB', '2025-04-01', 200, 'Finance Act 2025'],
    ['6CC', '2025-03-31', 250, 's.206C(1) before Finance Act 2025'],
    ['6CC', '2025-04-01', 200, 'Finance Act 2025'],
    ['6CD', '2025-04-01', 200, 'Finance Act 2025'],
    ['6CE', '2025-04-01', 100, 's.206C(1) scrap'],
    ['6CF', '2025-04-01', 200, 's.206C(1C)'],
    ['6CG', '2025-04-01', 200, 's.206C(1C)'],
    ['6CH', '2025-04-01', 200, 's.206C(1C)'],
    ['6CJ', '2025-04-01', 100, 's.206C(1) minerals'],
  ] as const)('%s on %s is %i basis points of the whole (%s)', (code, day, rate, _section) => {
    expect(collect([on(code, day, 10_000)])).toEqual([[10_000, rate, rate]]);
  });
  it('a motor vehicle is taxed whole above 10 lakh, each alone (s.206C(1F))', () => {
    const day = '2025-05-01';
    expect(collect([on('6CL', day, 10_00_000), on('6CL', day, 10_00_001)])).toEqual([
      [0, 100, 0],
      [10_00_001, 100, 10_000.01],
    ]);
  });
  it('remittances share 7 lakh until 31 March 2025 and 10 lakh from then (s.206C(1G))', () => {
    expect(collect([on('6CQ', '2025-03-31', 7_00_000)])).toEqual([[0, 2000, 0]]);
    expect(collect([on('6CQ', '2025-03-31', 7_00_001)])).toEqual([[1, 2000, 0.2]]);
    expect(collect([on('6CQ', '2025-04-01', 10_00_000)])).toEqual([[0, 2000, 0]]);
    // For study 6 lakh, then 6 lakh otherwise: 2 lakh lie above.
    expect(collect([on('6CT', '2025-05-01', 6_00_000), on('6CQ', '2025-06-01', 6_00_000)])).toEqual([
      [0, 500, 0],
      [2_00_000, 2000, 40_000],
    ]);
    expect(collect([on('6CT', '2025-07-10', 1_00_000)], [on('6CT', '2025-04-10', 10_00_000)])).toEqual([
      [1_00_000, 500, 5_000],
    ]);
  });
  it('a tour package is 5% up to 10 lakh of the year and 20% above (s.206C(1G), Finance Act 2025)', () => {
    expect(collect([on('6CO', '2025-05-01', 12_00_000)])).toEqual([[12_00_000, 500, 50_000 + 40_000]]);
    expect(collect([on('6CO', '2025-03-31', 8_00_000)])).toEqual([[8_00_000, 500, 35_000 + 20_000]]);
  });
  it('a remittance out of an education loan is 0.5% until 31 March 2025 and free from then', () => {
    expect(collect([on('6CP', '2025-03-31', 8_00_000)])).toEqual([[1_00_000, 50, 500]]);
    expect(
      workCollections([{ id: 'r', pan: 'ABCPK1234F', ...on('6CP', '2025-04-01', 60_00_000) }]).size,
    ).toBe(0);
  });
  it('notified goods above 10 lakh from 22 April 2025, by their own codes (s.206C(1F))', () => {
    for (const letter of 'ABCDEFGHIJ') {
      expect(collect([on(`6CM${letter}`, '2025-04-22', 12_00_000)])).toEqual([[12_00_000, 100, 12_000]]);
      expect(
        workCollections([{ id: 'r', pan: 'ABCPK1234F', ...on(`6CM${letter}`, '2025-04-21', 12_00_000) }])
          .size,
      ).toBe(0);
    }
  });
  it('codes 1068 to 1092 from 1 April 2026, at the rates of section 394(1)', () => {
    // Chart of codes of the Act of 2025: code, rate in percent, of 20 lakh rupees of one receipt.
    const chart: [number, number][] = [
      ...[1068, 1069, 1070, 1071, 1072, 1073, 1074, 1088, 1089, 1090, 1091, 1092].map(
        (c): [number, number] => [c, 2],
      ),
      ...Array.from({ length: 11 }, (_, i): [number, number] => [1075 + i, 1]),
    ];
    for (const [code, percent] of chart)
      expect([code, collect([on(String(code), '2026-04-01', 20_00_000)])]).toEqual([
        code,
        [[20_00_000, percent * 100, 20_000 * percent]],
      ]);
    // Remittances above 10 lakh of the year: 2% for education or treatment, 20% otherwise.
    expect(collect([on('1086', '2026-04-01', 20_00_000)])).toEqual([[10_00_000, 200, 20_000]]);
    expect(collect([on('1087', '2026-04-01', 20_00_000)])).toEqual([[10_00_000, 2000, 2_00_000]]);
    expect(collect([on('1075', '2026-04-01', 10_00_000)])).toEqual([[0, 100, 0]]);
  });
  it('goods above 50 lakh until 31 March 2025, not from then (s.206C(1H) third proviso)', () => {
    expect(collect([on('6CR', '2025-03-31', 50_00_001)])).toEqual([[1, 10, 0]]);
    expect(
      workCollections([{ id: 'r', pan: 'ABCPK1234F', ...on('6CR', '2025-04-01', 60_00_000) }]).size,
    ).toBe(0);
  });
  it('without PAN is twice the rate, at least 5%, at most 20% (s.206CC)', () => {
    const row = (code: string) => ({ ...on(code, '2025-05-01', 1_00_000), pan: 'PANNOTAVBL', name: 'Ravi' });
    expect(collect([row('6CE')])).toEqual([[1_00_000, 500, 5_000]]);
    expect(collect([row('6CI')])).toEqual([[1_00_000, 1000, 10_000]]);
  });
});
