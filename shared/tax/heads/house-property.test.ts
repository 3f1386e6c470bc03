import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { PropertyInput } from '../inputs/house-property.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const houses = (properties: PropertyInput[], overrides: Partial<TaxInput> = {}) =>
  taxed({ regime: 'old', houseProperty: { properties }, ...overrides });

describe('let-out property', () => {
  test('rent less taxes, 30%, interest (ss.23, 24; ITR-1 rules A-43, A-46, A-47)', () => {
    const result = houses([
      { use: 'let-out', annualLettableValue: 3_60_000, municipalTaxes: 20_000, interest: 1_00_000 },
    ]);
    expect(result.houseProperty.properties[0]).toMatchObject({
      annualValue: 3_40_000,
      standardDeduction: 1_02_000,
      income: 1_38_000,
    });
  });

  test('own share of a co-owned house; interest is the own share already', () => {
    const result = houses([
      { use: 'let-out', annualLettableValue: 6_00_000, share: 5_000, interest: 50_000 },
    ]);
    expect(result.houseProperty.properties[0]).toMatchObject({ ownAnnualValue: 3_00_000, income: 1_60_000 });
  });

  test('unrealised rent is left out (rule 4)', () => {
    const result = houses([{ use: 'let-out', annualLettableValue: 3_00_000, unrealisedRent: 60_000 }]);
    expect(result.houseProperty.income).toBe(1_68_000);
  });

  test('arrears of rent bear 70% whatever the year (s.25A)', () => {
    const result = houses([{ use: 'let-out', annualLettableValue: 1_00_000, arrearsReceived: 1_00_000 }]);
    expect(result.houseProperty.income).toBe(1_40_000);
  });

  test.each([
    // municipal, fair, standard, actual, vacancy, gross annual value (s.23(1))
    [2_00_000, 2_40_000, 2_20_000, 2_10_000, 0, 2_20_000],
    [2_00_000, 2_40_000, 0, 2_10_000, 0, 2_40_000],
    [2_00_000, 2_40_000, 0, 3_00_000, 0, 3_00_000],
    [2_00_000, 2_40_000, 0, 3_00_000, 1_00_000, 2_00_000],
    [2_00_000, 2_40_000, 0, 3_00_000, 25_000, 2_75_000],
    [2_00_000, 2_40_000, 0, 2_16_000, 18_000, 2_40_000],
  ])(
    'municipal %i, fair %i, standard %i, actual %i, vacancy %i: %i',
    (municipalValue, fairRent, standardRent, actualRent, vacancyLoss, gross) => {
      const result = houses([
        { use: 'let-out', municipalValue, fairRent, standardRent, actualRent, vacancyLoss },
      ]);
      expect(result.houseProperty.properties[0]?.grossAnnualValue).toBe(gross);
    },
  );
});

describe('self-occupied house', () => {
  test.each([
    ['old', 1_50_000, -1_50_000],
    ['old', 3_50_000, -2_00_000], // ITR-1 rule A-48
    ['new', 3_50_000, 0], // rule A-163
  ] as const)('%s regime, interest %i: income %i', (regime, interest, income) => {
    expect(houses([{ use: 'self-occupied', interest }], { regime }).houseProperty.income + 0).toBe(income);
  });

  test('two houses share two lakh (s.24(b) second proviso)', () => {
    const result = houses([
      { use: 'self-occupied', interest: 1_50_000 },
      { use: 'self-occupied', interest: 1_50_000 },
    ]);
    expect(result.houseProperty.income).toBe(-2_00_000);
    expect(result.notes.map(({ id }) => id)).toContain('self-occupied-interest-capped');
  });

  test('a third is taken as let out (s.23(4))', () => {
    const house = { use: 'self-occupied', annualLettableValue: 1_00_000 } as const;
    const result = houses([house, house, house]);
    expect(result.houseProperty.income).toBe(70_000);
  });

  test.each([
    [{ purpose: 'repair', takenOn: '2020-05-01' }, 30_000],
    [{ purpose: 'acquisition', takenOn: '1998-05-01' }, 30_000],
    [{ purpose: 'construction', takenOn: '2017-06-01', completedOn: '2023-03-31' }, 1_20_000],
    [{ purpose: 'construction', takenOn: '2017-06-01', completedOn: '2023-04-01' }, 30_000],
  ] as const)('loan %o: %i of 1,20,000 (s.24(b) provisos)', (loan, allowed) => {
    expect(houses([{ use: 'self-occupied', interest: 1_20_000, loan }]).houseProperty.income).toBe(-allowed);
  });

  test.each([
    ['2025-06-30', 40_000],
    ['2022-01-01', 40_000], // FY 2021-22 is the first, FY 2025-26 the fifth
    ['2021-03-31', 0], // FY 2020-21: its five years ended with FY 2024-25
    ['2026-05-01', 0],
  ])('pre-construction interest, house completed %s: %i', (completedOn, share) => {
    const result = houses([
      { use: 'self-occupied', interest: 0, preConstruction: { total: 2_00_000, completedOn } },
    ]);
    expect(result.houseProperty.income + 0).toBe(-share + 0);
  });
});

describe('loss of the head', () => {
  const loss: PropertyInput = { use: 'let-out', annualLettableValue: 2_00_000, interest: 5_40_000 }; // -4,00,000

  test('old regime: two lakh against salary, the rest carried (ss.71(3A), 71B)', () => {
    const result = houses([loss], { salary: { employers: [{ salary: 10_50_000 }] } });
    expect(result.grossTotalIncome).toBe(8_00_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'house-property', amount: 2_00_000 },
    ]);
  });

  test('new regime: nothing against salary (rule A-161); it lapses, or is carried on the other reading', () => {
    const salary = { employers: [{ salary: 10_75_000 }] };
    const result = houses([loss], { regime: 'new', salary });
    expect(result.grossTotalIncome).toBe(10_00_000);
    expect(result.lossesCarriedForward).toEqual([]);
    const other = houses([loss], {
      regime: 'new',
      salary,
      switches: { newRegimeHouseLoss: 'carried-forward' },
    });
    expect(other.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'house-property', amount: 4_00_000 },
    ]);
  });

  test('one house against another without limit, in either regime', () => {
    const gain: PropertyInput = { use: 'let-out', annualLettableValue: 10_00_000 };
    for (const regime of ['old', 'new'] as const) {
      expect(houses([loss, gain], { regime }).grossTotalIncome).toBe(3_00_000);
    }
  });

  test('is carried even by a late return (s.80 does not name it)', () => {
    const result = houses([loss], { filing: { filedOn: '2026-12-01' } });
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'house-property', amount: 4_00_000 },
    ]);
  });
});
