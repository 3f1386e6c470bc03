import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { type FormValues, setAt } from '../../../forms/paths.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { further7 } from '../../testing/further.ts';
import { nasty7 } from '../../testing/nasty.ts';
import { readings } from '../../testing/rule-readings.ts';
import { unlikeWords, type WordedRule } from '../../testing/rule-words.ts';
import { inputJson } from '../../testing/schemas.ts';
import { exemptLines } from '../data/codes.ts';
import { itr7Years } from '../data/years.ts';
import { itr7Form } from '../form.ts';
import { fullTrust, fullUnion } from '../testing/returns.ts';
import { whole } from '../testing/whole.ts';
import { worked } from '../testing/worked.ts';
import { checkRules, itr7Lines, itr7Numbered, itr7Rules } from './check.ts';
import { notApplied7 } from './not-applied.ts';
import { notWarned7 } from './warnings.ts';

const form = itr7Form('2026-27');
const contextOf = (data: FormValues) => ({
  createdOn: String((data['filing'] as FormValues | undefined)?.['filing_date'] ?? '2026-07-20'),
  softwareId: 'SW12345678',
});
const returns: readonly (readonly [name: string, data: FormValues])[] = [
  ...worked.map(([name, data]) => [name, data] as const),
  ...whole.map(({ name, data }) => [name, data] as const),
  ...[...further7, ...nasty7].map(({ name, data }) => [name, data] as const),
  ['trust with every schedule', fullTrust()],
  ['union with every head', fullUnion()],
];
const list = inputJson('rules/itr7_rules_ay2026-27.json') as { rules: WordedRule[] } | undefined;
const tree = departmentTree(7);

describe("the department's list for ITR-7 of AY 2026-27", () => {
  it.skipIf(!list)('has every number a rule is told under', () => {
    const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
    const checked = new Set(
      [...itr7Numbered, ...itr7Rules].filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2))),
    );
    console.log(`ITR-7, AY 2026-27: ${all.length} rules, ${checked.size} checked`);
    // docs/filing/income-tax.md says how many
    expect(checked.size).toBe(657);
    expect(checked.size + Object.keys(notApplied7).length).toBe(all.length);
    // 9 and 16 are told of the return itself (own-issues.ts)
    const warned = new Set(itr7Rules.flatMap(({ id }) => (id.startsWith('B-') ? [Number(id.slice(2))] : [])));
    const ofB = list!.rules.filter((r) => r.cat === 'B').map((r) => r.no);
    expect(ofB.filter((no) => !warned.has(no) && !(no in notWarned7))).toEqual([9, 16]);
    expect([...checked].filter((no) => !all.includes(no))).toEqual([]);
  });

  it.skipIf(!list)('says in each line what the words of the list say: kind, signs, figures', () => {
    const { unlike, unused, figures, sums } = unlikeWords(list!.rules, itr7Lines, 'itr5', readings[7]);
    console.log(`ITR-7: ${sums} sums and ${figures} figures of lines held against the words`);
    expect(unlike).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.skipIf(!list)('has each clause of section 10 under the item of Part B2 the list names', () => {
    const items = list!.rules.flatMap(({ condition }) => {
      const [, item, code] = /^([12])[a-n] > 0 only if SecExemptionClaimed (\w+)/.exec(condition) ?? [];
      return item ? [[code, Number(item)]] : [];
    });
    expect(Object.fromEntries(exemptLines.map(([code, , , , group]) => [code, group]))).toEqual(
      Object.fromEntries(items),
    );
  });

  it.skipIf(!tree)('is asked only for places the tree has', () => {
    const missing = itr7Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR7.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.itr5} ${l.breaks.text.slice(0, 60)}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds of a return, and not of one broken in a line', () => {
    const bodies = returns.map(
      ([, data]) => (form.exportJson(data, contextOf(data)).json as { ITR: { ITR7: JsonObject } }).ITR.ITR7,
    );
    const year = itr7Years['2026-27'];
    // a trust has no choice of regime
    const answers = { old: ['PartA_GEN1', {}], new: ['PartA_GEN1', {}] } as const;
    const untried = itr7Lines.filter(
      (line) =>
        !bodies.some((body) =>
          pair(line, body, answers, (made) => ({ ...readerOf(year as never, made), old: true })),
        ),
    );
    console.log(`ITR-7: ${itr7Lines.length - untried.length} of ${itr7Lines.length} lines broken and not`);
    expect(untried.map((line) => `${line.itr5} ${line.breaks.text}`)).toEqual([]);
  });

  it.each(returns)('finds nothing in a sound return: %s', (_, data) => {
    expect(
      form
        .exportJson(data, contextOf(data))
        .issues.filter(({ severity }) => severity === 'error')
        .map((i) => `${i.rule ?? ''} ${i.path} ${english(i.message)}`),
    ).toEqual([]);
  });

  const bodyOf = (name: string) => {
    const data = returns.find(([own]) => own.startsWith(name))![1];
    return (form.exportJson(data, contextOf(data)).json as { ITR: { ITR7: JsonObject } }).ITR.ITR7;
  };
  const trusts = bodyOf('trust with every schedule');
  const party = bodyOf('political party with a press');
  const PAID = 'PartB_TTI.TaxPaid.TaxesPaid';
  const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
  const U = 'PartA_GEN2.OtherDetailsFor7.OtherDetailsUs2_15';
  const tds = (tan: string) => [{ TANOfDeductor: tan }];
  const passed = (amount: number) => [{ IncOthSrc: { NetIncomeLoss: amount } }];
  const utility = { CharitablePurposeOfGeneralPublic: 'Y', PercntNatureOfTrade: 12, PercntAnyTrade: 9 };
  it.each([
    [
      'A-187',
      trusts,
      { 'ScheduleTDS2.TDSOthThanSalaryDtls': tds('PNEA12345B') },
      { 'ScheduleTDS2.TDSOthThanSalaryDtls': tds('ZZZA12345B') },
    ],
    [
      'A-383',
      trusts,
      { 'SchedulePTI.SchedulePTIDtls': passed(5), 'ScheduleAI.PassThroughIncome': 5 },
      { 'SchedulePTI.SchedulePTIDtls': passed(6), 'ScheduleAI.PassThroughIncome': 5 },
    ],
    ['A-576', trusts, {}, { PartB_TI: undefined }],
    ['A-631', trusts, {}, { [`${PAID}.AdvanceTax`]: 1 }],
    ['A-632', trusts, {}, { [`${PAID}.SelfAssessmentTax`]: 1 }],
    ['B-1', trusts, { [U]: { ...utility, PercntAnyTrade: 8 } }, { [U]: utility }],
    ['B-17', party, {}, { 'PartB_TI2.ExemptionUs13_A': 5_30_00_001 }],
    [
      'B-18',
      trusts,
      { 'PartB_TI.TotalTI': 7, 'PartB_TI.TIAdditions.TotalAdditions': 7 },
      { 'PartB_TI.TotalTI': 6, 'PartB_TI.TIAdditions.TotalAdditions': 7 },
    ],
    [
      'B-19',
      party,
      { 'PartB_TI2.ExemptionUs13_A': 5_34_00_000 },
      { 'PartB_TI2.ExemptionUs13_A': 5_34_00_001 },
    ],
    [
      'B-22',
      trusts,
      {},
      {
        [`${OS}.AnyOtherIncome`]: 5,
        [`${OS}.GrossIncChrgblTaxAtAppRate`]: 5,
        [`${OS}.Deductions.TotDeductions`]: 1,
      },
    ],
    ['B-24', party, {}, { 'SchedulePP.SubmissionDate': undefined }],
    ['B-29', trusts, {}, { [`${OS}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS`]: [{ DTAAamt: 1 }] }],
  ] as [string, JsonObject, Record<string, unknown>, Record<string, unknown>][])(
    '%s holds, and is told of a file that breaks it',
    (rule, sound, holds, breaks) => {
      const told = (values: Record<string, unknown>) =>
        checkRules(
          itr7Years['2026-27'],
          Object.entries(values).reduce((body, [path, value]) => setAt(body, path, value), sound),
        ).map((i) => i.rule);
      expect(told(holds)).not.toContain(rule);
      expect(told(breaks)).toContain(rule);
    },
  );
});
