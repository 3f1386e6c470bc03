import { describe, expect, test } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { BroughtForwardLoss, TaxInput } from './model/types.ts';
import * as allTesting from './testing.ts';

const { taxed } = kept(allTesting);

const total = (overrides: Partial<TaxInput>) => taxed({ regime: 'old', ...overrides });

describe('losses among gains (s.70)', () => {
  test('a short-term loss meets any gain, the highest rate first', () => {
    const result = total({
      otherSources: { otherInterest: 20_00_000 },
      capitalGains: {
        totals: [
          { bucket: 'stcg-slab', gain: -3_00_000 },
          { bucket: '111A-20', gain: 2_00_000 },
          { bucket: '112-12.5', gain: 2_00_000 },
        ],
      },
    });
    expect(result.tax.specialRates.map(({ code, income }) => [code, income])).toEqual([
      ['112-12.5', 1_00_000],
    ]);
    expect(result.lossesCarriedForward).toEqual([]);
  });

  test('in the order of the form on the other reading', () => {
    const result = total({
      assessmentYear: '2025-26',
      otherSources: { otherInterest: 20_00_000 },
      capitalGains: {
        totals: [
          { bucket: 'stcg-slab', gain: -1_00_000 },
          { bucket: '111A-15', gain: 1_00_000 },
          { bucket: '111A-20', gain: 1_00_000 },
        ],
      },
      switches: { lossOrder: 'form-order' },
    });
    expect(result.tax.specialRates.map(({ code }) => code)).toEqual(['111A-20']);
  });

  test('a long-term loss meets long-term gains only (s.70(3))', () => {
    const result = total({
      capitalGains: {
        totals: [
          { bucket: '112-12.5', gain: -3_00_000 },
          { bucket: '111A-20', gain: 2_00_000 },
          { bucket: '112A-12.5', gain: 1_00_000 },
        ],
      },
    });
    expect(result.grossTotalIncome).toBe(2_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'long-term', amount: 2_00_000 },
    ]);
  });

  test('a capital loss meets no other head (s.71(3))', () => {
    const result = total({
      salary: { employers: [{ salary: 10_50_000 }] },
      capitalGains: { totals: [{ bucket: '111A-20', gain: -2_00_000 }] },
    });
    expect(result.grossTotalIncome).toBe(10_00_000);
  });
});

describe('losses of business (ss.71, 72, 73, 73A)', () => {
  test('against any head but salary (s.71(2A))', () => {
    const result = total({
      salary: { employers: [{ salary: 10_50_000 }] },
      otherSources: { otherInterest: 1_00_000 },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 50_000 }] },
      business: { futuresAndOptions: -4_00_000 },
    });
    expect(result.grossTotalIncome).toBe(10_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'business', amount: 2_50_000 },
    ]);
  });

  test('this year’s depreciation travels without end, the rest for eight years (ss.32(2), 72)', () => {
    const result = total({
      otherSources: { otherInterest: 1_00_000 },
      business: {
        books: [
          {
            label: 'Trade',
            netProfit: -2_00_000,
            blocks: [{ label: 'Plant', rate: 1_500, openingWdv: 10_00_000 }],
          },
        ],
      },
    });
    // loss 3,50,000 of which 1,50,000 depreciation; 1,00,000 set off
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'business', amount: 1_00_000 },
      { assessmentYear: '2026-27', kind: 'depreciation', amount: 1_50_000 },
    ]);
  });

  test('an intraday loss waits for intraday profit (s.73), a business loss may use it', () => {
    const loss = total({ business: { speculative: -1_00_000, futuresAndOptions: 3_00_000 } });
    expect(loss.grossTotalIncome).toBe(3_00_000);
    expect(loss.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'speculative', amount: 1_00_000 },
    ]);
    const profit = total({ business: { speculative: 3_00_000, futuresAndOptions: -1_00_000 } });
    expect(profit.grossTotalIncome).toBe(2_00_000);
  });

  test('specified business keeps to itself (s.73A)', () => {
    const result = total({ business: { specified: -2_00_000, futuresAndOptions: 3_00_000 } });
    expect(result.grossTotalIncome).toBe(3_00_000);
    expect(result.lossesCarriedForward[0]).toMatchObject({ kind: 'specified-business', amount: 2_00_000 });
  });

  test('no loss meets winnings or virtual assets (ss.58(4), 115BBH)', () => {
    const result = total({
      business: { futuresAndOptions: -5_00_000 },
      otherSources: { special: [{ code: '115BB', amount: 1_00_000 }] },
      capitalGains: { virtualAssets: [{ saleValue: 1_00_000, cost: 0 }] },
    });
    expect(result.grossTotalIncome).toBe(2_00_000);
  });
});

describe('other sources and race horses', () => {
  test('a loss of other sources meets salary', () => {
    const result = total({
      salary: { employers: [{ salary: 10_50_000 }] },
      otherSources: { plantRent: 1_00_000, plantExpenses: 3_00_000 },
    });
    expect(result.grossTotalIncome).toBe(8_00_000);
    expect(result.lossesCarriedForward).toEqual([]);
  });

  test('race horses keep their loss four years (s.74A)', () => {
    const result = total({
      otherSources: { otherInterest: 5_00_000, raceHorses: { receipts: 1_00_000, expenses: 3_00_000 } },
    });
    expect(result.grossTotalIncome).toBe(5_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'race-horses', amount: 2_00_000 },
    ]);
  });
});

describe('losses of earlier years', () => {
  const brought = (kind: BroughtForwardLoss['kind'], assessmentYear: string, amount: number) =>
    [{ kind, assessmentYear, amount }] satisfies BroughtForwardLoss[];

  test.each([
    ['business', '2018-19', true], // eighth year
    ['business', '2017-18', false],
    ['speculative', '2022-23', true], // fourth year
    ['speculative', '2021-22', false],
    ['depreciation', '1999-00', true],
    ['specified-business', '2011-12', true],
  ] as const)('%s of AY %s against business income: %s', (kind, year, usable) => {
    const result = total({
      business: { futuresAndOptions: 3_00_000, speculative: 3_00_000, specified: 3_00_000 },
      broughtForward: brought(kind, year, 1_00_000),
    });
    expect(result.grossTotalIncome).toBe(usable ? 8_00_000 : 9_00_000);
  });

  test('an expired loss is named', () => {
    const { notes } = total({ broughtForward: brought('short-term', '2010-11', 1) });
    expect(notes[0]?.message).toBe('Loss of AY 2010-11 can no longer be set off');
  });

  test('a house loss meets only house income, a business loss not salary', () => {
    const result = total({
      salary: { employers: [{ salary: 5_50_000 }] },
      houseProperty: { properties: [{ use: 'let-out', annualLettableValue: 1_00_000 }] },
      broughtForward: [
        ...brought('house-property', '2024-25', 2_00_000),
        ...brought('business', '2024-25', 50_000),
      ],
    });
    expect(result.grossTotalIncome).toBe(5_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2024-25', kind: 'house-property', amount: 1_30_000 },
      { assessmentYear: '2024-25', kind: 'business', amount: 50_000 },
    ]);
  });

  test('depreciation meets any head but salary (s.32(2))', () => {
    const result = total({
      salary: { employers: [{ salary: 5_50_000 }] },
      otherSources: { otherInterest: 1_00_000 },
      broughtForward: brought('depreciation', '2020-21', 3_00_000),
    });
    expect(result.grossTotalIncome).toBe(5_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2020-21', kind: 'depreciation', amount: 2_00_000 },
    ]);
  });

  test('depreciation meets the income whose tax it saves most: s.32(2) names no order of heads', () => {
    const result = total({
      otherSources: { otherInterest: 5_00_000 },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 5_00_000 }] },
      broughtForward: brought('depreciation', '2020-21', 2_50_000),
    });
    // against the gain: 5% of 2,50,000 above 2,50,000, and 12.5% of 2,50,000: 43,750
    // against the interest: 2,50,000 not taxed, and 12.5% of 5,00,000: 62,500
    expect(result.tax.specialRates.map(({ income }) => income)).toEqual([2_50_000]);
    expect(result.tax.total).toBe(43_750);
  });

  test('long-term against long-term, short-term against both (s.74)', () => {
    const result = total({
      capitalGains: {
        totals: [
          { bucket: '111A-20', gain: 1_00_000 },
          { bucket: '112-12.5', gain: 1_00_000 },
        ],
      },
      broughtForward: [
        ...brought('long-term', '2023-24', 1_50_000),
        ...brought('short-term', '2023-24', 60_000),
      ],
    });
    expect(result.grossTotalIncome).toBe(40_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2023-24', kind: 'long-term', amount: 50_000 },
    ]);
  });

  test('the oldest first, and none carried past its last year', () => {
    const result = total({
      capitalGains: { totals: [{ bucket: '111A-20', gain: 1_00_000 }] },
      broughtForward: [
        ...brought('short-term', '2024-25', 80_000),
        ...brought('short-term', '2018-19', 1_50_000),
      ],
    });
    expect(result.setOff).toMatchObject([{ assessmentYear: '2018-19', amount: 1_00_000 }]);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2024-25', kind: 'short-term', amount: 80_000 },
    ]);
  });
});

describe('a late return (s.80)', () => {
  const losses: Partial<TaxInput> = {
    business: { futuresAndOptions: -1_00_000, speculative: -50_000 },
    capitalGains: { totals: [{ bucket: '111A-20', gain: -30_000 }] },
  };

  test('loses this year’s losses of business, speculation and gains', () => {
    const result = total({ ...losses, filing: { filedOn: '2026-09-01' } });
    expect(result.lossesCarriedForward).toEqual([]);
    expect(result.notes.filter(({ id }) => id === 'loss-not-carried')).toHaveLength(3);
  });

  test('in time keeps them; a revision of a timely return too', () => {
    expect(total({ ...losses, filing: { filedOn: '2026-08-31' } }).lossesCarriedForward).toHaveLength(3);
    const revised = total({
      ...losses,
      filing: { section: '139(5)', filedOn: '2026-12-01', originalFiledOn: '2026-08-20' },
    });
    expect(revised.lossesCarriedForward).toHaveLength(3);
  });

  test('keeps what was brought forward', () => {
    const result = total({
      filing: { filedOn: '2026-12-01' },
      broughtForward: [{ kind: 'short-term', assessmentYear: '2024-25', amount: 10_000 }],
    });
    expect(result.lossesCarriedForward).toHaveLength(1);
  });

  test('in the old regime is warned about (ITR-1 rules A-152, A-199)', () => {
    expect(total({ filing: { filedOn: '2026-12-01' } }).notes.map(({ id }) => id)).toContain(
      'old-regime-late',
    );
  });
});

describe('clubbing (s.64)', () => {
  test('a minor child’s income less 1,500 a child in the old regime (s.10(32)), whole in the new', () => {
    const clubbing: TaxInput['clubbing'] = [
      { section: '64(1A)', person: 'A', head: 'other-sources', amount: 10_000 },
      { section: '64(1A)', person: 'A', head: 'other-sources', amount: 5_000 },
      { section: '64(1A)', person: 'B', head: 'other-sources', amount: 1_000 },
    ];
    expect(total({ clubbing }).grossTotalIncome).toBe(13_500);
    expect(taxed({ clubbing }).grossTotalIncome).toBe(16_000);
  });

  test('a spouse’s income goes to its own head', () => {
    const result = total({
      clubbing: [
        { section: '64(1)(ii)', head: 'salary', amount: 3_00_000 },
        { section: '64(1)(iv)', head: 'house-property', amount: 70_000 },
        { section: '64(1)(iv)', head: 'long-term', amount: 40_000 },
        { section: '64(1)(iv)', head: 'short-term', amount: 20_000 },
        { section: '64(1)(iv)', head: 'business', amount: 10_000 },
      ],
    });
    expect(result.heads).toMatchObject({
      salary: 3_00_000,
      houseProperty: 70_000,
      longTermGains: 40_000,
      shortTermGains: 20_000,
      business: 10_000,
    });
  });
});

describe('rows of Schedules CYLA and BFLA', () => {
  test('income, after this year’s losses, after those brought forward', () => {
    const result = total({
      salary: { employers: [{ salary: 10_50_000 }] },
      houseProperty: { properties: [{ use: 'self-occupied', interest: 1_50_000 }] },
      business: { futuresAndOptions: 3_00_000 },
      capitalGains: { totals: [{ bucket: '111A-20', gain: 2_00_000 }] },
      broughtForward: [
        { kind: 'business', assessmentYear: '2024-25', amount: 1_00_000 },
        { kind: 'short-term', assessmentYear: '2024-25', amount: 50_000 },
      ],
    });
    const rows = Object.fromEntries(
      result.pools
        .filter(({ income }) => income > 0)
        .map((row) => [row.pool, [row.income, row.afterCurrent, row.afterBroughtForward]]),
    );
    expect(rows).toEqual({
      salary: [10_00_000, 8_50_000, 8_50_000],
      business: [3_00_000, 3_00_000, 2_00_000],
      '111A-20': [2_00_000, 2_00_000, 1_50_000],
    });
    expect(result.setOff.map(({ loss, pool, amount }) => [loss, pool, amount])).toEqual([
      ['house-property', 'salary', 1_50_000],
      ['business', 'business', 1_00_000],
      ['short-term', '111A-20', 50_000],
    ]);
  });
});
