import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { getAt, setAt } from '../../../forms/paths.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { itr3Years } from '../data/years.ts';
import { itr3Form } from '../form.ts';
import { fullReturn } from '../testing/returns.ts';
import { itr3Cases, sumStatements } from '../testing/rule-cases.ts';
import { checkRules, itr3Rules } from './check.ts';
import { type Equal, equals, sumRules } from './sums.ts';

const year = itr3Years['2026-27'];
const { json } = itr3Form('2026-27').exportJson(fullReturn('2026-27'), { createdOn: '2026-07-15' });
const full = (json as { ITR: { ITR3: JsonObject } }).ITR.ITR3;

const dots = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');
const put = (body: JsonObject, changes: Readonly<Record<string, unknown>>): JsonObject =>
  Object.entries(changes).reduce((out, [path, value]) => setAt(out, dots(path), value), body);
const found = (body: JsonObject, rule: string) => checkRules(year, body).filter((i) => i.rule === rule);

describe('rules of ITR-3', () => {
  it('find nothing in a full return', () => {
    // the return claims relief for tax paid abroad: Form 67
    expect(checkRules(year, full).map((i) => i.rule)).toEqual(['D-5']);
  });

  it.each(itr3Cases)('$rule is tripped by $why, and not without', ({ rule, set, pass, source }) => {
    const sound = put(full, pass ?? {});
    expect(found(sound, rule)).toEqual([]);
    const issues = found(put(sound, set), rule);
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) {
      expect(english(issue.message)).not.toMatch(/\{\w+\}|undefined|NaN/);
      expect(issue.path).toMatch(/^[A-Z]\w[\w.[\]-]*$/);
    }
    expect(source.length).toBeGreaterThan(8);
  });

  // s.80 with ss.73A(2), 74A(3); the last due date of any class: Circular 1/2022, Notification 93/2020
  it.each([
    ['2022', 'LossFrmSpecifiedBusCF', '2022-03-15', 0], // AY 2021-22
    ['2022', 'LossFrmSpecifiedBusCF', '2022-03-16', 1],
    ['2021', 'BrtFwdBusLoss', '2021-02-15', 0], // AY 2020-21
    ['2021', 'BrtFwdBusLoss', '2021-02-16', 1],
    ['2024', 'OthSrcLossRaceHorseCF', '2023-12-01', 1], // AY 2023-24: 30 November
    ['2024', 'TotalHPPTILossCF', '2023-12-01', 0],
  ])('CFL-1: losses of the node %s, %s of a return of %s: %i', (node, loss, on, count) => {
    const at = `ScheduleCFL.LossCFCurrentAssmntYear${node}.CarryFwdLossDetail`;
    expect(found(put(full, { [at]: { DateOfFiling: on, [loss]: 1000 } }), 'CFL-1')).toHaveLength(count);
  });

  it('have a case each', () => {
    const cased = itr3Cases.map((c) => c.rule);
    const sums = equals.map(({ no }) => `A-${no}`);
    expect(new Set(cased).size).toBe(cased.length);
    expect(itr3Rules.map((r) => r.id).filter((id) => !cased.includes(id) && !sums.includes(id))).toEqual([]);
    expect(cased.filter((id) => !itr3Rules.some((r) => r.id === id))).toEqual([]);
  });
});

/** Every term of a sum with a figure of its own: 1,000 and up, less what is deducted from it. */
const filled = ({ at, plus, minus = [], needs }: Equal): { body: JsonObject; terms: [string, 1 | -1][] } => {
  let body = full;
  if (
    needs &&
    getAt(body, needs) === undefined &&
    ![...plus, ...minus].some((p) => p.startsWith(`${needs}[`))
  )
    body = setAt(body, needs, {});
  const terms: [string, 1 | -1][] = [];
  let sum = 0;
  const enter = (path: string, sign: 1 | -1, amount: number) => {
    const row = path.replace('[].', '.0.');
    if (row !== path)
      body = setAt(body, path.slice(0, path.indexOf('[].')), [
        {},
        { [path.slice(path.indexOf('[].') + 3)]: 7 },
      ]);
    sum += sign * (amount + (row === path ? 0 : 7));
    body = setAt(body, row, amount);
    terms.push([row, sign]);
  };
  for (const [i, path] of plus.entries()) enter(path, 1, 100_000 + i);
  for (const [i, path] of minus.entries()) enter(path, -1, 1000 + i);
  return { body: setAt(body, at, sum), terms };
};

describe('sums of ITR-3', () => {
  it.each(equals.map((equal, i) => ({ ...equal, what: sumStatements[equal.no], check: sumRules[i]!.check })))(
    'A-$no: $at is $what; a rupee in it or in any part of it is noticed',
    (equal) => {
      expect(equal.what).toBeTruthy();
      const { body, terms } = filled(equal);
      const missed = (changed: JsonObject) =>
        [equal.check({ ...readerOf(year, changed), old: true })].flat().some((f) => f?.at === equal.at);
      expect(missed(body)).toBe(false);
      const total = getAt(body, equal.at) as number;
      expect(missed(setAt(body, equal.at, total + 1))).toBe(true);
      for (const [term, sign] of terms) {
        const more = setAt(body, term, (getAt(body, term) as number) + 1);
        expect(missed(more), term).toBe(true);
        expect(missed(setAt(more, equal.at, total + sign)), term).toBe(false);
      }
    },
  );

  it('are all stated, and nothing else is', () => {
    const known = new Set(equals.map(({ no }) => no));
    expect(
      Object.keys(sumStatements)
        .map(Number)
        .filter((no) => !known.has(no)),
    ).toEqual([]);
  });

  it('of a belated return leave the loss out (s.80)', () => {
    const late = put(full, {
      'PartA_GEN1.FilingStatus.ReturnFileSec': '12',
      'ScheduleCYLA.LossRemAftSetOff.BalBusLossAftSetoff': 5000,
      'ScheduleCYLA.TotalCurYr.TotBusLoss': 5000,
    });
    expect(found(late, 'A-618')).toEqual([]);
    expect(found(setAt(late, 'PartA_GEN1.FilingStatus.ReturnFileSec', '11'), 'A-618')).toHaveLength(1);
  });
});
