import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { setAt } from '../forms/paths.ts';
import { itr2Years } from './itr2/data/years.ts';
import { itr2Form } from './itr2/form.ts';
import { itr2Advice, itr2AdviceLines, itr2AdviceNotGiven } from './itr2/rules/advice.ts';
import { checkRules as checkItr2 } from './itr2/rules/check.ts';
import { readerOf } from './itr2/rules/reader.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { itr3Years } from './itr3/data/years.ts';
import { itr3Form } from './itr3/form.ts';
import { itr3Advice, itr3AdviceLines, itr3AdviceNotGiven } from './itr3/rules/advice.ts';
import { checkRules as checkItr3 } from './itr3/rules/check.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { itr5Years } from './itr5/data/years.ts';
import { itr5Form } from './itr5/form.ts';
import { itr5Advice, itr5AdviceLines, itr5AdviceNotGiven } from './itr5/rules/advice.ts';
import { checkRules as checkItr5, itr5Reader } from './itr5/rules/check.ts';
import { fullReturn as fullItr5 } from './itr5/testing/returns.ts';
import { itr6Years } from './itr6/data/years.ts';
import { itr6Form } from './itr6/form.ts';
import { itr6Advice, itr6AdviceLines, itr6AdviceNotGiven } from './itr6/rules/advice.ts';
import { checkRules as checkItr6 } from './itr6/rules/check.ts';
import { fullCompany } from './itr6/testing/returns.ts';
import type { JsonObject } from './json/path.ts';
import { pair } from './testing/breaks.ts';
import { departmentTree } from './testing/department-tree.ts';
import { inputJson } from './testing/schemas.ts';

const createdOn = '2026-07-15';
const body2 = (itr2Form('2026-27').exportJson(fullItr2('2026-27', 'old'), { createdOn }).json as never)[
  'ITR'
]['ITR2'] as JsonObject;
const body3 = (itr3Form('2026-27').exportJson(fullItr3('2026-27'), { createdOn }).json as never)['ITR'][
  'ITR3'
] as JsonObject;
const softwareId = 'SW12345678';
const body5 = (itr5Form('2026-27').exportJson(fullItr5(), { createdOn, softwareId }).json as never)['ITR'][
  'ITR5'
] as JsonObject;
const body6 = (itr6Form('2026-27').exportJson(fullCompany(), { createdOn, softwareId }).json as never)['ITR'][
  'ITR6'
] as JsonObject;
const year2 = itr2Years['2026-27'];
const year3 = itr3Years['2026-27'];
const year5 = itr5Years['2026-27'];
const year6 = itr6Years['2026-27'];
const regime2 = 'PartA_GEN1.FilingStatus.OptOutNewTaxRegime';
const regime3 = 'PartA_GEN1.FilingStatus.OptOldRegimeCurrAY';
const reader3 = (body: JsonObject) => {
  const r = readerOf(year3, body);
  return { ...r, old: r.s(regime3) === 'Y' };
};

const forms = [
  {
    name: 'ITR-2',
    no: 2 as const,
    rules: itr2Advice,
    lines: itr2AdviceLines,
    notGiven: itr2AdviceNotGiven,
    body: body2,
    reader: (body: JsonObject) => readerOf(year2, body),
    answers: { old: [regime2, 'Y'], new: [regime2, 'N'] } as const,
  },
  {
    name: 'ITR-3',
    no: 3 as const,
    rules: itr3Advice,
    lines: [...itr3AdviceLines.B, ...itr3AdviceLines.D],
    notGiven: itr3AdviceNotGiven,
    body: body3,
    reader: reader3,
    answers: { old: [regime3, 'Y'], new: [regime3, 'N'] } as const,
  },
  {
    name: 'ITR-5',
    no: 5 as const,
    rules: itr5Advice,
    lines: itr5AdviceLines,
    notGiven: itr5AdviceNotGiven,
    body: body5,
    reader: (body: JsonObject) => itr5Reader(year5, body),
    answers: { old: [regime3, 'Y'], new: [regime3, 'N'] } as const,
  },
  {
    name: 'ITR-6',
    no: 6 as const,
    rules: itr6Advice,
    lines: [...itr6AdviceLines.B, ...itr6AdviceLines.D],
    notGiven: itr6AdviceNotGiven,
    body: body6,
    reader: (body: JsonObject) => ({ ...readerOf(year6 as never, body), old: true }),
    // a company has no choice of regime
    answers: { old: ['PartA_GEN1', {}], new: ['PartA_GEN1', {}] } as const,
  },
];

describe.each(forms)('Category B and D rules of $name, AY 2026-27', ({ name, no, ...of }) => {
  const list = inputJson(`rules/itr${no}_rules_ay2026-27.json`) as
    | { rules: { cat: string; no: number | string }[] }
    | undefined;
  const tree = departmentTree(no);

  it.skipIf(!list)('are each told, or named with the reason they cannot be', () => {
    const all = list!.rules
      .filter((r) => r.cat !== 'A')
      .map((r) => (no === 2 ? `B/D-${r.no}` : `${r.cat}-${String(r.no).replace(/^[BD]/, '')}`));
    const told = new Set(of.rules.map((r) => r.id));
    const named = Object.keys(of.notGiven);
    console.log(`${name}: ${all.length} B and D rules, ${told.size} told, ${named.length} not checkable`);
    expect(all.filter((id) => !told.has(id) && !named.includes(id))).toEqual([]);
    expect([...told, ...named].filter((id) => !all.includes(id))).toEqual([]);
    expect(named.filter((id) => told.has(id))).toEqual([]);
  });

  it.skipIf(!tree)('ask only for places the tree has', () => {
    const missing = of.lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR${no}.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('are warnings', () => {
    for (const rule of of.rules) expect(rule.severity, rule.id).toBe('warning');
  });

  it('are told of a return they are about, and not of another', () => {
    const untried = of.lines.filter(
      (line) => !pair(line, of.body, of.answers, of.reader) && !/^(8|54) never \$TR/.test(line.breaks.text),
    );
    expect(untried.map((line) => line.breaks.text)).toEqual([]);
  });
});

const land = 'ScheduleCGFor23.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls.0';

describe('indexation of item B1', () => {
  // 10,00,000 of 2010-11 (index 167) sold in 2025-26 (index 376): 10,00,000 x 376 / 167 = 22,51,497;
  // 1,00,000 of 2015-16 (index 254): 1,00,000 x 376 / 254 = 1,48,031
  it.each([
    ['AquisitCostIndex', 2_251_497, 'B-26', 'B/D-25'],
    ['CostOfImprovements.CostOfImprovementsDtls.0.CostOfImpIndex', 148_031, 'B-27', undefined],
  ])('%s of %d', (key, right, itr3, itr2) => {
    const told = (value: number) => [
      ...checkItr3(year3, setAt(body3, `${land}.${key}`, value)),
      ...checkItr2(year2, setAt(body2, `${land}.${key}`, value)),
    ];
    const names = (value: number) => told(value).map((i) => i.rule);
    for (const rule of [itr3, itr2]) {
      if (!rule) continue;
      expect(names(right)).not.toContain(rule);
      expect(names(right + 2)).toContain(rule);
    }
    const found = told(right + 2).find((i) => i.rule === itr3)!;
    expect(english(found.message)).toContain(String(right));
  });
});

const changed = (body: JsonObject, values: Readonly<Record<string, unknown>>): JsonObject =>
  Object.entries(values).reduce((out, [path, value]) => setAt(out, path, value), body);

describe('B-8 of ITR-3, B-54 of ITR-5: a profession with less than half of its receipts as profit', () => {
  const account = (profit: number, receipts: number) => ({
    'TradingAccount.GrossRcptFromProfession': receipts,
    'TradingAccount.SalesGrossReceiptsTotal': 0,
    ...(receipts ? { 'PARTA_PL.DebitsToPL.PBT': profit, 'PARTA_PL.DebitsToPL.DebitPlAcnt.PBT': profit } : {}),
  });
  const itr3 = (profit: number, receipts: number, audited: string) =>
    checkItr3(
      year3,
      changed(body3, {
        ...account(profit, receipts),
        'PartA_GEN2.AuditInfo.LiableSec44ABflg': audited,
      }),
    ).some((i) => i.rule === 'B-8');
  const itr5 = (profit: number, receipts: number, audited: string) =>
    checkItr5(
      year5,
      changed(body5, { ...account(profit, receipts), 'PartA_GEN2.LiableSec44ABflg': audited }),
    ).some((i) => i.rule === 'B-54');

  it.each([
    [499_999, 1_000_000, 'N', true],
    [500_000, 1_000_000, 'N', false],
    [499_999, 1_000_000, 'Y', false],
    [1, 7_500_001, 'N', false],
    [1, 7_500_000, 'N', true],
  ])('profit %d of %d, audited %s: %s', (profit, receipts, audited, is) => {
    expect(itr3(profit, receipts, audited)).toBe(is);
    expect(itr5(profit, receipts, audited)).toBe(is);
  });
});

describe('bounds of ITR-5 and ITR-6', () => {
  const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
  const MINIMUM = 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnDeemedTI.Surcharge';
  const ADJUSTED = 'ScheduleAMT.AdjustedUnderSec115JC';
  const STATUS = 'PartA_GEN1.OrgFirmInfo.StatusOrCompanyType';
  const LEFT = 'ScheduleCYLA.LossRemAftSetOff.BalBusLossAftSetoff';
  const dividends = { [`${OS}.DividendOthThan22e`]: 60_000, [`${OS}.Dividend22e`]: 40_000 };
  const interest = `${OS}.Deductions.IntExp57`;
  it.each([
    // s.57, proviso: a fifth of 60,000 + 40,000 is 20,000
    ['5', 'B-56', { ...dividends, [interest]: 20_000 }, false],
    ['5', 'B-56', { ...dividends, [interest]: 20_001 }, true],
    ['6', 'B-25', { ...dividends, [interest]: 20_000 }, false],
    ['6', 'B-25', { ...dividends, [interest]: 20_001 }, true],
    ['5', 'B-35', { 'PartB_TTI.Refund.RefundDue': 49_99_99_999 }, false],
    ['5', 'B-35', { 'PartB_TTI.Refund.RefundDue': 50_00_00_000 }, true],
    ['6', 'B-27', { 'PartB_TTI.Refund.RefundDue': 49_99_99_999 }, false],
    ['6', 'B-27', { 'PartB_TTI.Refund.RefundDue': 50_00_00_000 }, true],
    // surcharge begins above 50 lakh for an association, above 1 crore for a firm
    ['5', 'B-23', { [MINIMUM]: 1, [ADJUSTED]: 50_00_001, [STATUS]: '14' }, false],
    ['5', 'B-23', { [MINIMUM]: 1, [ADJUSTED]: 50_00_000, [STATUS]: '14' }, true],
    ['5', 'B-23', { [MINIMUM]: 1, [ADJUSTED]: 1_00_00_001, [STATUS]: '1' }, false],
    ['5', 'B-23', { [MINIMUM]: 1, [ADJUSTED]: 1_00_00_000, [STATUS]: '1' }, true],
    // a loss of business is set off against treaty income by choice only, against house property always
    [
      '6',
      'B-15',
      { ScheduleCYLA: {}, [LEFT]: 1, 'ScheduleCYLA.IncOSDTAA.IncCYLA.IncOfCurYrAfterSetOff': 1 },
      false,
    ],
    ['6', 'B-15', { ScheduleCYLA: {}, [LEFT]: 1, 'ScheduleCYLA.HP.IncCYLA.IncOfCurYrAfterSetOff': 1 }, true],
    ['6', 'B-15', { ScheduleCYLA: {}, 'ScheduleCYLA.HP.IncCYLA.IncOfCurYrAfterSetOff': 1 }, false],
    [
      '6',
      'B-23',
      {
        'TradingAccount.TotRevenueFrmOperations': 99_99_99_999,
        'ScheduleVIA.UsrDeductUndChapVIA.Section80PA': 1,
      },
      false,
    ],
    [
      '6',
      'B-23',
      {
        'TradingAccount.TotRevenueFrmOperations': 100_00_00_000,
        'ScheduleVIA.UsrDeductUndChapVIA.Section80PA': 1,
      },
      true,
    ],
  ] as const)('ITR-%s, %s: %o: %s', (no, rule, values, is) => {
    const issues =
      no === '5' ? checkItr5(year5, changed(body5, values)) : checkItr6(year6, changed(body6, values));
    expect(issues.some((i) => i.rule === rule && i.severity === 'warning')).toBe(is);
  });
});
