import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../../forms/paths.ts';
import type { JsonObject } from '../../json/path.ts';
import { type Itr2AssessmentYear, itr2Years } from '../data/years.ts';
import { itr2Form } from '../form.ts';
import { fullReturn } from '../testing/returns.ts';
import { itr2Cases } from '../testing/rule-cases.ts';
import { checkRules, itr2Rules } from './check.ts';
import { sumsOf } from './sums.ts';

const years = Object.keys(itr2Years) as Itr2AssessmentYear[];
const bodyOf = (ay: Itr2AssessmentYear, data: FormValues): JsonObject => {
  const { json } = itr2Form(ay).exportJson(data, { createdOn: `${ay.slice(0, 4)}-07-15` });
  return (json as { ITR: { ITR2: JsonObject } }).ITR.ITR2;
};
const bodies = Object.fromEntries(years.map((ay) => [ay, bodyOf(ay, fullReturn(ay))])) as Record<
  Itr2AssessmentYear,
  JsonObject
>;
const dots = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');
const put = (body: JsonObject, set: Record<string, unknown>): JsonObject =>
  Object.entries(set).reduce((out, [path, value]) => setAt(out, dots(path), value), body);
const broken = (ay: Itr2AssessmentYear, body: JsonObject) =>
  checkRules(itr2Years[ay], body).map((i) => i.rule!);

describe.each(years)('sums of every schedule, AY %s', (ay) => {
  const body = bodies[ay];

  it('hold in a full return', () => {
    // the return claims relief for tax paid abroad: Form 67
    expect(broken(ay, body)).toEqual(ay === '2026-27' ? ['B/D-3'] : []);
  });

  it('are each missed when one rupee off', () => {
    let tried = 0;
    for (const { list, at, needs } of sumsOf(itr2Years[ay])) {
      const path = list ? `${dots(list)}.0.${at}` : at;
      const found = getAt(body, path);
      const needed = needs && (list ? `${dots(list)}.0.${needs}` : needs);
      if (typeof found !== 'number' || (needed && getAt(body, needed) === undefined)) continue;
      tried += 1;
      const off = checkRules(itr2Years[ay], setAt(body, path, found + 1)).map((i) => dots(i.path));
      expect(off, path).toContain(path);
    }
    expect(tried).toBeGreaterThan(120);
  });
});

describe('rules of ITR-2', () => {
  it.each(Object.entries(itr2Cases))('%s is tripped by a change, and not without', (rule, set) => {
    expect(broken('2026-27', bodies['2026-27'])).not.toContain(rule);
    expect(broken('2026-27', put(bodies['2026-27'], set))).toContain(rule);
  });

  it.each([
    ['HP', { 'ScheduleHP.PropertyDetails': undefined }],
    ['OS', { 'ScheduleOS.IncChargeable': 0, 'ScheduleOS.TotOthSrcNoRaceHorse': 0 }],
    [
      'CG',
      {
        'ScheduleCGFor23.ShortTermCapGainFor23.TotalSTCG': 0,
        'ScheduleCGFor23.LongTermCapGain23.TotalLTCG': 0,
        'ScheduleVDA.TotIncCapGain': 0,
      },
    ],
  ])(
    'SPI-1: income clubbed under %s (s.64) is taxed only where the schedule of the head has it',
    (head, empty) => {
      const clubbed = put(bodies['2026-27'], {
        'ScheduleSPI.SpecifiedPerson': [{ AmtIncluded: 1000, HeadIncIncluded: head }],
      });
      expect(broken('2026-27', clubbed)).not.toContain('SPI-1');
      expect(broken('2026-27', put(clubbed, empty))).toContain('SPI-1');
      for (const [path, value] of Object.entries(empty))
        if (head === 'CG')
          expect(broken('2026-27', put(clubbed, { ...empty, [path]: -5 })), String(value)).not.toContain(
            'SPI-1',
          );
    },
  );

  const clubbed = (rows: readonly (readonly [head: string, amount: number])[], more: JsonObject = {}) =>
    checkRules(
      itr2Years['2026-27'],
      put(bodies['2026-27'], {
        ...more,
        'ScheduleSPI.SpecifiedPerson': rows.map(([HeadIncIncluded, AmtIncluded]) => ({
          AmtIncluded,
          HeadIncIncluded,
        })),
      }),
    )
      .filter((issue) => issue.rule === 'SPI-1')
      .map((issue) => [issue.path, issue.message.params]);
  const at = (i: number) => `ScheduleSPI.SpecifiedPerson[${i}].AmtIncluded`;

  // what the schedules of the return have: rents 1,68,000; other sources 1,72,000 + 10,000 + receipts of race horses 30,000
  it.each([
    ['HP', 168_000],
    ['OS', 212_000],
  ])(
    'SPI-1: income clubbed under %s is held against the %d of its schedule, all rows together',
    (head, most) => {
      expect(clubbed([[head, most]])).toEqual([]);
      expect(clubbed([[head, most + 1]])).toEqual([[at(0), { value: most + 1, found: most }]]);
      expect(
        clubbed([
          [head, most],
          ['EI', 9_000_000],
          [head, 1],
        ]),
      ).toEqual([
        [at(0), { value: most + 1, found: most }],
        [at(2), { value: most + 1, found: most }],
      ]);
      expect(clubbed([[head, -500_000]])).toEqual([]);
    },
  );

  it('SPI-1: clubbed gains are held against the gains of every rate, losses apart, and virtual assets', () => {
    const table = 'ScheduleCGFor23.CurrYrLosses';
    const gains = {
      [table]: { InStcg20Per: { CurrYearIncome: 300 }, InLtcg12_5Per: { CurrYearIncome: 5000 } },
      'ScheduleVDA.TotIncCapGain': 40,
    };
    expect(clubbed([['CG', 5340]], gains)).toEqual([]);
    expect(clubbed([['CG', 5341]], gains)).toEqual([[at(0), { value: 5341, found: 5340 }]]);
  });

  it('SPI-1: a clubbed salary is held against the gross salary', () => {
    const salary = { 'ScheduleS.TotalGrossSalary': 700_000 };
    expect(clubbed([['SA', 700_000]], salary)).toEqual([]);
    expect(clubbed([['SA', 700_001]], salary)).toHaveLength(1);
  });

  // the last due date of any class: Circular 1/2022; Notification 93/2020; else 30 November (s.139(1) Explanation 2(aa))
  it.each([
    ['5th', 'TotalSTCGPTILossCF', '2022-03-15', false], // AY 2021-22
    ['5th', 'TotalSTCGPTILossCF', '2022-03-16', true],
    ['6th', 'TotalLTCGPTILossCF', '2021-02-15', false], // AY 2020-21
    ['6th', 'TotalLTCGPTILossCF', '2021-02-16', true],
    ['3rd', 'OthSrcLossRaceHorseCF', '2023-11-30', false], // AY 2023-24; s.80 names s.74A(3)
    ['3rd', 'OthSrcLossRaceHorseCF', '2023-12-01', true],
    ['3rd', 'TotalHPPTILossCF', '2023-12-01', false], // s.80 does not name s.71B
  ])('CFL-1: %s year before, %s of a return of %s: %s', (ago, loss, on, late) => {
    const at = `ScheduleCFL.LossCFFromPrev${ago}YearFromAY.CarryFwdLossDetail`;
    const body = put(bodies['2026-27'], { [at]: { DateOfFiling: on, [loss]: 1000 } });
    expect(broken('2026-27', body).includes('CFL-1')).toBe(late);
  });

  it('have a case each', () => {
    const ids = itr2Rules.map((r) => r.id).filter((id) => id !== 'SUM');
    expect(ids.filter((id) => !(id in itr2Cases))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('point at the field of the form', () => {
    const { model } = itr2Form('2026-27');
    const data = setAt(fullReturn('2026-27'), 'house_property.properties.0.co_owners.0.share', 30);
    const issues = model.rules(model.derive(data));
    expect(issues.filter((i) => i.severity === 'error').map((i) => [i.rule, i.path])).toEqual([
      ['A-68', 'house_property.properties.0.own_share'],
    ]);
  });
});
