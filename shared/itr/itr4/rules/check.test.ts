import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { type FormValues, setAt } from '../../../forms/paths.ts';
import type { Rule } from '../../itr1/rules/reader.ts';
import { fullNewRegime } from '../../itr1/testing/returns.ts';
import type { Case } from '../../itr1/testing/rule-case.ts';
import { cases as itr1Cases } from '../../itr1/testing/rule-cases.ts';
import type { JsonObject } from '../../json/path.ts';
import { brokenWithout } from '../../testing/leave-out.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr4Years } from '../data/years.ts';
import { itr4Form } from '../form.ts';
import { fullItr4 } from '../testing/returns.ts';
import { itr4Cases } from '../testing/rule-cases.ts';
import { itr4RulesOf2025, notAppliedOf2025 } from './ay2025.ts';
import { checkItr4, ownRulesOf, sharedRulesOf } from './check.ts';
import { notAppliedInItr4 } from './not-applied.ts';
import { ownNameIn, sharedNameIn, sharedNumber } from './numbers.ts';
import { ownName } from './shared.ts';

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
  personal: { ...(personal as FormValues), status: 'I' },
  filing: { ...(fullItr4()['filing'] as FormValues), opt_out_now: 'N' },
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

  it('D-2 reminds of the months of rent, and not without', () => {
    const found = (amount: number) =>
      checkItr4(year, put(old, { 'IncomeDeductions.DeductUndChapVIA.Section80GG': amount })).map(
        (i) => i.rule,
      );
    expect(found(0)).not.toContain('D-2');
    expect(found(1)).toContain('D-2');
  });

  it.each([
    ['B-5', 'IncomeDeductions.GrossTotIncomeIncLTCG112A', 1, 0],
    ['B-11', 'FilingStatus.F10IEADateCurrAYOldTax', '2026-08-31', '2026-09-01'],
  ])('%s warns of %s', (rule, path, sound, bad) => {
    const told = (value: unknown) =>
      checkItr4(year, put(old, { [path]: value })).filter((i) => i.rule === rule);
    expect(told(sound)).toEqual([]);
    expect(told(bad).map((i) => i.severity)).toEqual(['warning']);
  });

  const brokenIn = (data: FormValues) =>
    checkItr4(year, bodyOf(data))
      .filter((i) => i.severity !== 'warning' && i.rule?.startsWith('A-'))
      .map((i) => i.rule!);

  it.each([
    ['an HUF', 'H', {}],
    [
      'a firm',
      'F',
      { opted_out_earlier: 'NA', opt_out_now: undefined, opt_out_date: undefined, opt_out_ack: undefined },
    ],
  ])('find nothing in a sound return of %s, which has business and interest only', (_, status, answers) => {
    const { personal, filing, taxes_paid, business44ad, business_other, bank_accounts, verification } =
      fullItr4();
    expect(
      brokenIn({
        personal: { ...(personal as FormValues), status, employer_category: undefined },
        filing: { ...(filing as FormValues), ...answers },
        business44ad,
        business_other,
        other_sources: { interest_from_savings: 12_000, interest_from_deposits: 30_000 },
        taxes_paid: { payments: (taxes_paid as FormValues)['payments'] },
        bank_accounts,
        verification,
      }),
    ).toEqual([]);
  });

  // By the list: category of the employer (255, 314), quarters of dividend (185), person, disease and PRAN of deductions (30, 288,
  // 402), loan of 80EE (271), answers of Form 10-IEA (260, 354, 359), businesses and particulars of Schedule BP (11, 16, 17, 137
  // to 139), receipts on which tax was deducted (142); without a status there is no salary (166).
  it('of a return without one part ask only for that part', () => {
    const { 'salary.employers': _, ...found } = brokenWithout(fullItr4(), brokenIn);
    expect(found).toEqual({
      personal: 'A-166 A-255 A-314',
      'personal.employer_category': 'A-255 A-314',
      'personal.status': 'A-166',
      filing: 'A-260',
      'filing.opted_out_earlier': 'A-260',
      'filing.opt_out_now': 'A-354',
      'filing.opt_out_date': 'A-359',
      'filing.opt_out_ack': 'A-359',
      house_property: 'A-271',
      'house_property.properties': 'A-271',
      other_sources: 'A-142',
      'other_sources.dividend_income': 'A-185',
      'other_sources.dividend_quarters': 'A-185',
      'deductions.prans': 'A-402',
      'deductions.sec_80ddb_person': 'A-30',
      'deductions.sec_80ddb_disease': 'A-288',
      'business44ad.businesses': 'A-11',
      'profession44ada.professions': 'A-16',
      'profession44ada.digital_receipts': 'A-17',
      business_other: 'A-139',
      'business_other.carriers': 'A-137',
      'business_other.goods_carriages': 'A-138',
      'business_other.particulars': 'A-139',
    });
  });

  it('have a case each', () => {
    const own = ownRulesOf(year)
      .filter((r) => r.category === 'A')
      .map((r) => r.no);
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
  const shared = sharedRulesOf(year).filter((r) => r.category === 'A');
  const same = (c: Case, r: Rule) => c.rule === `A-${r.no}` && c.list === r.list;
  const cases = itr1Cases
    .filter((c) => !c.years || c.years.includes('2026-27'))
    .flatMap((c) => {
      const rule = shared.find((r) => same(c, r));
      return rule ? [{ ...c, of: rule, name: sharedNameIn(rule, '2026-27') }] : [];
    });

  it.each(cases)('ITR-1 $rule, here $name, is tripped by $why, and not without', (c) => {
    const found = (body: JsonObject) =>
      checkItr4(year, body).filter((i) => i.message.text === c.of.message && i.rule === c.name);
    const sound = put(c.on === 'old' ? old : neu, inItr4(c.pass ?? {}));
    expect(found(sound)).toEqual([]);
    const issues = found(put(sound, otherwise[c.rule] ?? inItr4(c.set26 ?? c.set)));
    expect(issues.length).toBeGreaterThan(0);
  });

  it('have a case each', () => {
    expect(shared.filter((r) => !cases.some((c) => same(c, r))).map((r) => r.no)).toEqual([]);
  });
});

const list = inputJson('rules/itr4_rules_ay2026-27.json') as
  | { rules: { cat: string; no: number; was?: number; twin?: number[] }[] }
  | undefined;
describe.skipIf(!list)("the department's list for AY 2026-27", () => {
  const checked = new Set([
    ...ownRulesOf(year).map((r) => `${r.category}-${r.no}`),
    ...sharedRulesOf(year).flatMap((r) => sharedNameIn(r, '2026-27') ?? []),
  ]);

  it('is covered: every rule is checked or named with the reason it cannot be', () => {
    const named = Object.keys(notAppliedInItr4);
    const all = list!.rules.map((r) => `${r.cat}-${r.no}`);
    console.log(
      `ITR-4, AY 2026-27: ${all.length} rules, ${checked.size} checked, ${named.length} not checkable`,
    );
    expect(all.filter((r) => !checked.has(r) && !named.includes(r))).toEqual([]);
    expect([...checked, ...named].filter((r) => !all.includes(r))).toEqual([]);
    expect(named.filter((r) => checked.has(r))).toEqual([]);
  });

  it('says which number of the list before each rule had', () => {
    for (const { cat, no, was } of list!.rules)
      if (cat === 'A')
        expect(ownNameIn(no, '2025-26'), `A-${no}`).toBe(was === undefined ? undefined : `A-${was}`);
  });

  it('says which rule of ITR-1 each is', () => {
    for (const { cat, no, twin } of list!.rules)
      for (const of of cat === 'A' ? [twin ?? []].flat() : []) {
        const rule: Rule = { category: 'A', no: of, list: '2026-27', message: '', check: () => undefined };
        expect(sharedNumber(rule), `A-${no}`).toBe(no);
      }
  });
});

describe('the list of 352 rules for AY 2025-26 (V1.1)', () => {
  it('is covered: every rule is checked or named with the reason it cannot be', () => {
    const before = itr4Years['2025-26'];
    const checked = new Set(
      [
        ...ownRulesOf(before).flatMap((r) => ownNameIn(r.no, '2025-26', r.category) ?? []),
        ...sharedRulesOf(before).flatMap((r) => sharedNameIn(r, '2025-26') ?? []),
        ...itr4RulesOf2025.map((r) => `A-${r.no}`),
      ].flatMap((name) => (name.startsWith('A-') ? [Number(name.slice(2))] : [])),
    );
    const named = Object.keys(notAppliedOf2025).map(Number);
    console.log(`ITR-4, AY 2025-26: 352 rules, ${checked.size} checked, ${named.length} not checkable`);
    const all = Array.from({ length: 352 }, (_, i) => i + 1);
    expect(all.filter((no) => !checked.has(no) && !named.includes(no))).toEqual([]);
    expect([...checked, ...named].filter((no) => !all.includes(no))).toEqual([]);
    expect(named.filter((no) => checked.has(no))).toEqual([]);
  });
});
