import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { type FormData, setAt } from '../../../forms/paths.ts';
import { rulesOf } from '../../itr1/rules/check.ts';
import { fullNewRegime } from '../../itr1/testing/returns.ts';
import type { Case } from '../../itr1/testing/rule-case.ts';
import { cases as itr1Cases } from '../../itr1/testing/rule-cases.ts';
import type { JsonObject } from '../../json/path.ts';
import { inputText } from '../../testing/schemas.ts';
import { itr4Form } from '../form.ts';
import { fullItr4 } from '../testing/returns.ts';
import { itr4Cases } from '../testing/rule-cases.ts';
import { itr4Years } from '../years.ts';
import { itr4Rules } from './business.ts';
import { checkItr4 } from './check.ts';
import { itr4FilingRules } from './filing.ts';
import { notShared, numbersInItr4, ownName } from './shared.ts';

const year = itr4Years['2026-27'];
const bodyOf = (data: ReturnType<typeof fullItr4>): JsonObject => {
  const { json } = itr4Form('2026-27').exportJson(data, { createdOn: '2026-07-15' });
  return (json as { ITR: { ITR4: JsonObject } }).ITR.ITR4;
};
const old = bodyOf(fullItr4());
const { personal, filing: _, ...rest } = fullNewRegime('2026-27');
const neu = bodyOf({
  ...fullItr4(),
  ...rest,
  exempt_income: undefined,
  personal: { ...(personal as FormData), status: 'I' },
  filing: { ...(fullItr4()['filing'] as FormData), opt_out_now: 'N' },
});
const put = (body: JsonObject, changes: Readonly<Record<string, unknown>>): JsonObject =>
  Object.entries(changes).reduce(
    (out, [path, value]) => setAt(out, path.replace(/\[(\d+)\]/g, '.$1'), value),
    body,
  );

describe("ITR-4's own rules", () => {
  it.each(itr4Cases)('A-$no is tripped by $why, and not without', ({ no, set, pass }) => {
    const sound = put(old, pass ?? {});
    const found = (body: JsonObject) => checkItr4(year, body).filter((i) => i.rule === `A-${no}`);
    expect(found(sound)).toEqual([]);
    const issues = found(put(sound, set));
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) expect(english(issue.message)).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('have a case each', () => {
    const own = [...itr4FilingRules, ...itr4Rules].map((r) => r.no);
    const cased = itr4Cases.map((c) => c.no);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((no) => !cased.includes(no))).toEqual([]);
    expect(cased.filter((no) => !own.includes(no))).toEqual([]);
  });
});

/** ITR-1's case in ITR-4's names. */
const inItr4 = (changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([path, value]) => [
      path === 'FilingStatus.OptOutNewTaxRegime' ? 'FilingStatus.F10IEACurrAYOldRegime' : ownName(path),
      value,
    ]),
  );

/** What trips a rule only with a figure of ITR-4's own: its gross total income has the business in it. */
const otherwise: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'A-18': { 'IncomeDeductions.DeductUndChapVIA.TotalChapVIADeductions': 2_192_801 },
};

describe('rules ITR-4 shares with ITR-1', () => {
  const shared = rulesOf(year).filter((r) => r.category === 'A' && !notShared.has(r.no));
  const cases = itr1Cases.filter(
    (c) => (!c.years || c.years.includes('2026-27')) && shared.some((r) => c.rule === `A-${r.no}`),
  );
  const messageOf = (c: Case) => shared.find((r) => c.rule === `A-${r.no}`)!.message;

  it.each(cases)('ITR-1 $rule is tripped by $why, and not without', (c) => {
    const found = (body: JsonObject) => checkItr4(year, body).filter((i) => i.message.text === messageOf(c));
    const sound = put(c.on === 'old' ? old : neu, inItr4(c.pass ?? {}));
    expect(found(sound)).toEqual([]);
    const no = numbersInItr4[Number(c.rule.slice(2))];
    const issues = found(put(sound, otherwise[c.rule] ?? inItr4(c.set26 ?? c.set)));
    expect(issues.map((i) => i.rule)).toContain(no === undefined ? undefined : `A-${no}`);
  });

  it('have a case each', () => {
    expect(shared.map((r) => `A-${r.no}`).filter((rule) => !cases.some((c) => c.rule === rule))).toEqual([]);
  });
});

const facts = inputText('facts/itr4-fields.md');
describe.skipIf(!facts)('the public description of the rules', () => {
  it('names no number that is not checked', () => {
    const rows = facts!.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Path'));
    const text = rows.join('\n');
    const named = [
      ...text.matchAll(/(?<!enum )\((?:rules )?(\d+(?:\/\d+)*)\)|chain checks (\d+(?:\/\d+)*)/g),
    ].flatMap((m) => (m[1] ?? m[2]!).split('/').map(Number));
    const checked = new Set([
      ...[...itr4FilingRules, ...itr4Rules].map((r) => r.no),
      ...Object.entries(numbersInItr4).flatMap(([no, own]) => (notShared.has(Number(no)) ? [] : [own])),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((no) => !checked.has(no))).toEqual([]);
  });
});
