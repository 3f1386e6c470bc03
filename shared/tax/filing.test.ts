import { describe, expect, test } from 'vitest';
import type { AssessmentYear } from '../dates.ts';
import { kept } from '../testing/kept.ts';
import * as allCompute from './compute.ts';
import type { FilingFacts } from './filing.ts';
import * as allFiling from './filing.ts';
import type { FilingInput } from './model/types.ts';
import { person, taxed } from './testing.ts';

const { compareRegimes, filingStanding, lastDueDay, sectionOn } = kept(allCompute, allFiling);

/** A resident individual by class of due date; what is not given is absent. */
const standing = (assessmentYear: AssessmentYear, filing: FilingInput, more: Partial<FilingFacts> = {}) =>
  filingStanding({ assessmentYear, assessee: { type: 'individual' }, filing, business: false, ...more });

const problems = (...given: Parameters<typeof standing>) =>
  standing(...given).problems.map(({ at, severity }) => `${severity} at ${at}`);

/**
 * Section and day of a return: what is wrong with it. Due dates: s.139(1) Explanation 2 with Circulars 10, 13 and 18/2024, 6, 12
 * and 15/2025; 139(4) and (5): three months before the end of the assessment year, 31 December (resident individuals of AY 2024-25:
 * 15 January 2025, Circular 21/2024), from AY 2026-27 a revision until 31 March 2027; 139(8A): 48 months from the end of the year.
 */
const dated: [AssessmentYear, FilingInput['dueDateClass'], FilingInput, string[]][] = [
  // 139(1): to the due date of its class, extensions included
  ['2024-25', 'no-business', { section: '139(1)', filedOn: '2024-07-31' }, []],
  ['2024-25', 'no-business', { section: '139(1)', filedOn: '2024-08-01' }, ['error at section']],
  ['2024-25', 'audit', { section: '139(1)', filedOn: '2024-11-15' }, []],
  ['2024-25', 'audit', { section: '139(1)', filedOn: '2024-11-16' }, ['error at section']],
  ['2024-25', 'transfer-pricing', { section: '139(1)', filedOn: '2024-12-15' }, []],
  ['2025-26', 'no-business', { section: '139(1)', filedOn: '2025-09-16' }, []],
  ['2025-26', 'no-business', { section: '139(1)', filedOn: '2025-09-17' }, ['error at section']],
  ['2025-26', 'business', { section: '139(1)', filedOn: '2025-09-16' }, []],
  ['2025-26', 'audit', { section: '139(1)', filedOn: '2025-12-10' }, []],
  ['2025-26', 'audit', { section: '139(1)', filedOn: '2025-12-11' }, ['error at section']],
  ['2026-27', 'no-business', { section: '139(1)', filedOn: '2026-07-31' }, []],
  ['2026-27', 'no-business', { section: '139(1)', filedOn: '2026-08-01' }, ['error at section']],
  ['2026-27', 'business', { section: '139(1)', filedOn: '2026-08-31' }, []],
  ['2026-27', 'business', { section: '139(1)', filedOn: '2026-09-01' }, ['error at section']],
  ['2026-27', 'audit', { section: '139(1)', filedOn: '2026-10-31' }, []],
  ['2026-27', 'transfer-pricing', { section: '139(1)', filedOn: '2026-11-30' }, []],
  ['2026-27', 'transfer-pricing', { section: '139(1)', filedOn: '2026-12-01' }, ['error at section']],
  // 139(4): after the due date, to its last day
  ['2024-25', 'no-business', { section: '139(4)', filedOn: '2025-01-15' }, []],
  ['2024-25', 'no-business', { section: '139(4)', filedOn: '2025-01-16' }, ['error at filedOn']],
  ['2025-26', 'no-business', { section: '139(4)', filedOn: '2025-09-16' }, ['error at section']],
  ['2025-26', 'no-business', { section: '139(4)', filedOn: '2025-12-31' }, []],
  ['2025-26', 'no-business', { section: '139(4)', filedOn: '2026-01-01' }, ['error at filedOn']],
  ['2025-26', 'no-business', { section: '139(4)', filedOn: '2026-11-20' }, ['error at filedOn']],
  ['2026-27', 'no-business', { section: '139(4)', filedOn: '2026-12-31' }, []],
  ['2026-27', 'business', { section: '139(4)', filedOn: '2027-01-01' }, ['error at filedOn']],
  // 139(5): after the original, which was in time itself, to its last day
  ['2025-26', 'no-business', { section: '139(5)', filedOn: '2025-12-31', originalFiledOn: '2025-07-01' }, []],
  [
    '2025-26',
    'no-business',
    { section: '139(5)', filedOn: '2026-01-01', originalFiledOn: '2025-07-01' },
    ['error at filedOn'],
  ],
  ['2026-27', 'business', { section: '139(5)', filedOn: '2027-03-31', originalFiledOn: '2026-12-31' }, []],
  [
    '2026-27',
    'business',
    { section: '139(5)', filedOn: '2027-04-01', originalFiledOn: '2026-12-31' },
    ['error at filedOn'],
  ],
  [
    '2026-27',
    'no-business',
    { section: '139(5)', filedOn: '2026-08-01', originalFiledOn: '2026-08-02' },
    ['error at filedOn'],
  ],
  [
    '2026-27',
    'no-business',
    { section: '139(5)', filedOn: '2027-02-01', originalFiledOn: '2027-01-10' },
    ['error at originalFiledOn'],
  ],
  // 139(8A): 48 months from the end of the assessment year
  ['2024-25', 'no-business', { section: '139(8A)', filedOn: '2025-03-31' }, ['error at filedOn']],
  ['2024-25', 'no-business', { section: '139(8A)', filedOn: '2025-04-01' }, []],
  ['2024-25', 'no-business', { section: '139(8A)', filedOn: '2029-03-31' }, []],
  ['2024-25', 'no-business', { section: '139(8A)', filedOn: '2029-04-01' }, ['error at filedOn']],
  ['2025-26', 'audit', { section: '139(8A)', filedOn: '2026-11-20' }, []],
  // 139(9): fifteen days of the intimation, or what the officer allows
  ['2026-27', 'no-business', { section: '139(9)', filedOn: '2026-10-16', noticeOn: '2026-10-01' }, []],
  [
    '2026-27',
    'no-business',
    { section: '139(9)', filedOn: '2026-10-17', noticeOn: '2026-10-01' },
    ['warning at filedOn'],
  ],
  // 148(1): three months from the end of the month of the notice
  ['2024-25', 'no-business', { section: '148', filedOn: '2026-11-30', noticeOn: '2026-08-05' }, []],
  [
    '2024-25',
    'no-business',
    { section: '148', filedOn: '2026-12-01', noticeOn: '2026-08-05' },
    ['warning at filedOn'],
  ],
  // an answer is not older than what it answers
  ['2026-27', 'no-business', { section: '142(1)', filedOn: '2027-05-01', noticeOn: '2027-04-10' }, []],
  [
    '2026-27',
    'no-business',
    { section: '142(1)', filedOn: '2027-04-01', noticeOn: '2027-04-10' },
    ['error at noticeOn'],
  ],
  [
    '2025-26',
    'no-business',
    { section: '119(2)(b)', filedOn: '2026-11-20', noticeOn: '2026-11-21' },
    ['error at noticeOn'],
  ],
  // without a day nothing can be late
  ['2024-25', 'no-business', { section: '139(4)' }, []],
];

describe('section and day', () => {
  test.each(dated)('AY %s, %s, %o: %j', (ay, dueDateClass, filing, found) => {
    expect(problems(ay, { dueDateClass, ...filing })).toEqual(found);
  });

  test('the longer time of AY 2024-25 was for resident individuals (Circular 21/2024)', () => {
    const filing = { section: '139(4)', filedOn: '2025-01-02' } as const;
    expect(problems('2024-25', filing)).toEqual([]);
    expect(problems('2024-25', filing, { assessee: { type: 'huf' } })).toEqual(['error at filedOn']);
    expect(
      problems('2024-25', filing, { assessee: { type: 'individual', residency: 'non-resident' } }),
    ).toEqual(['error at filedOn']);
  });

  test.each([
    ['2026-27', false, '2026-07-31', '139(1)'],
    ['2026-27', false, '2026-08-01', '139(4)'],
    ['2026-27', true, '2026-08-31', '139(1)'],
    ['2026-27', true, '2026-12-31', '139(4)'],
    ['2026-27', true, '2027-01-01', undefined],
    ['2025-26', false, '2026-03-31', undefined],
    ['2025-26', false, '2026-11-23', '139(8A)'],
    ['2024-25', false, '2029-04-01', undefined],
  ] as const)(
    'AY %s, business %s: a first return of %s comes under %s',
    (assessmentYear, business, day, section) => {
      expect(sectionOn({ assessmentYear, assessee: { type: 'individual' }, business }, day)).toBe(section);
    },
  );
});

test.each([
  // s.139(1) Explanation 2(aa): 30 November, where nothing was extended
  ['2018-19', '2018-11-30'],
  ['2020-21', '2021-02-15'], // Notification 93/2020
  ['2021-22', '2022-03-15'], // Circular 1/2022
  ['2022-23', '2022-11-30'], // Circular 20/2022 stops at 7 November
  ['2024-25', '2024-12-15'], // Circular 18/2024
  ['2025-26', '2025-12-10'], // Circular 15/2025, after 30 November
])('the last due date of any class of AY %s is %s', (ay, day) => {
  expect(lastDueDay(ay)).toBe(day);
});

describe('the old regime without business (s.115BAC(6)(ii): in the return of s.139(1))', () => {
  test.each([
    ['139(1)', '2026-07-31', undefined, 'yes'],
    ['139(1)', '2026-08-01', undefined, 'no'],
    ['139(4)', '2026-08-01', undefined, 'no'],
    ['142(1)', '2026-11-01', undefined, 'no'],
    ['139(5)', '2026-11-01', '2026-07-20', 'yes'],
    ['139(5)', '2026-11-01', '2026-08-20', 'no'],
    ['139(9)', '2026-11-01', '2026-07-20', 'yes'],
    ['139(9)', '2026-11-01', '2026-08-20', 'no'],
    ['92CD', '2028-01-01', '2026-07-20', 'yes'],
    ['139(8A)', '2028-01-01', undefined, 'no'],
    ['139(8A)', '2028-01-01', '2026-07-20', 'yes'],
    ['148', '2028-01-01', undefined, 'disputed'],
    ['153C', '2028-01-01', undefined, 'disputed'],
    ['119(2)(b)', '2027-06-01', undefined, 'disputed'],
  ] as const)('u/s %s of %s, original %s: %s', (section, filedOn, originalFiledOn, old) => {
    const { regimes } = standing('2026-27', {
      section,
      filedOn,
      ...(originalFiledOn ? { originalFiledOn } : {}),
    });
    expect(regimes).toMatchObject({ old: { open: old }, new: { open: 'yes' } });
  });
});

describe('the regimes with business (s.115BAC(6)(i), rule 21AGA: Form 10-IEA by the due date, 31 August 2026)', () => {
  test.each([
    // no form: the old regime ends with the due date
    ['2026-08-31', {}, 'yes', 'yes'],
    ['2026-09-01', {}, 'no', 'yes'],
    // a form of this year
    ['2026-08-31', { leaves: { on: '2026-08-31' } }, 'yes', 'yes'],
    ['2026-12-01', { leaves: { on: '2026-08-31' } }, 'disputed', 'yes'],
    ['2026-12-01', { leaves: { on: '2026-09-01' } }, 'no', 'yes'],
    // left in an earlier year: the option goes on until it is withdrawn by a form in time
    ['2026-08-31', { outEarlier: true }, 'yes', 'yes'],
    ['2026-12-01', { outEarlier: true }, 'disputed', 'no'],
    ['2026-12-01', { outEarlier: true, returns: { on: '2026-08-31' } }, 'disputed', 'yes'],
    ['2026-12-01', { outEarlier: true, returns: { on: '2026-09-01' } }, 'disputed', 'no'],
    // the proviso: having returned, never again
    ['2026-08-31', { backEarlier: true }, 'no', 'yes'],
  ] as const)('filed %s, %o: old %s, new %s', (filedOn, form10IEA, old, fresh) => {
    const { regimes } = standing('2026-27', { filedOn, form10IEA, dueDateClass: 'business' });
    expect(regimes).toMatchObject({ old: { open: old }, new: { open: fresh } });
  });

  test('a firm has no choice to lose', () => {
    const { regimes } = standing(
      '2026-27',
      { section: '139(4)', filedOn: '2026-12-01' },
      { assessee: { type: 'firm' }, business: true },
    );
    expect(regimes).toEqual({ old: { open: 'yes' }, new: { open: 'yes' } });
  });
});

describe('what a late return costs', () => {
  const loss = { capitalGains: { totals: [{ bucket: '111A-20' as const, gain: -1_00_000 }] } };
  test.each([
    // section, day, original: fee u/s 234F, months u/s 234A, loss carried
    ['139(1)', '2026-07-31', undefined, 0, 0, true],
    ['139(4)', '2026-11-01', undefined, 5_000, 4, false],
    ['142(1)', '2026-11-01', undefined, 5_000, 4, false],
    ['148', '2026-11-01', undefined, 0, 4, false],
    ['119(2)(b)', '2026-11-01', undefined, 0, 4, true],
    // s.234A(1) names returns u/s 139(1), 139(4) and 142(1): a revision is as late as the original was
    ['139(5)', '2026-11-01', '2026-07-20', 0, 0, true],
    ['139(5)', '2026-11-01', '2026-08-20', 5_000, 1, false],
    ['139(9)', '2026-11-01', '2026-07-20', 0, 0, true],
    ['139(8A)', '2027-06-01', '2026-07-20', 0, 0, true],
    ['139(8A)', '2027-06-01', '2026-08-20', 5_000, 1, false],
    ['139(8A)', '2027-06-01', undefined, 5_000, 11, false],
  ] as const)('u/s %s of %s, original %s', (section, filedOn, originalFiledOn, fee, months, carried) => {
    const result = taxed({
      otherSources: { otherInterest: 20_00_000 },
      ...loss,
      filing: { section, filedOn, ...(originalFiledOn ? { originalFiledOn } : {}) },
    });
    expect(result.fees.s234F).toBe(fee);
    expect(result.interest.detail.a?.months ?? 0).toBe(months);
    expect(result.lossesCarriedForward.length > 0).toBe(carried);
  });
});

test.each([
  ['2026-07-31', 'old'],
  ['2026-08-01', 'new'],
] as const)('the cheaper regime is recommended only where it may be chosen: filed %s', (filedOn, better) => {
  // old: 16,00,000 less 50,000, 2,00,000, 1,50,000 and 7,00,000 is 5,00,000, no tax after rebate; new: 15,25,000 bears 1,08,750
  const both = compareRegimes(
    person({
      salary: { employers: [{ salary: 16_00_000 }] },
      houseProperty: { properties: [{ use: 'self-occupied', interest: 2_00_000 }] },
      deductions: { '80C': 1_50_000, '80E': 7_00_000 },
      filing: { filedOn },
    }),
  );
  expect(both.old.tax.afterRebate).toBe(0);
  expect(both.new.tax.afterRebate).toBe(1_08_750);
  expect(both.better).toBe(better);
});
