import { describe, expect, it } from 'vitest';
import { english } from '../../../forms/messages.ts';
import { type FormValues, setAt } from '../../../forms/paths.ts';
import { readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { pair } from '../../testing/breaks.ts';
import { departmentTree } from '../../testing/department-tree.ts';
import { further6 } from '../../testing/further.ts';
import { nasty6 } from '../../testing/nasty.ts';
import { readings } from '../../testing/rule-readings.ts';
import { unlikeWords, type WordedRule } from '../../testing/rule-words.ts';
import { inputJson } from '../../testing/schemas.ts';
import { itr6Years } from '../data/years.ts';
import { itr6Form } from '../form.ts';
import { company, fullCompany } from '../testing/returns.ts';
import { whole } from '../testing/whole.ts';
import { worked } from '../testing/worked.ts';
import { checkRules, itr6Numbered, itr6Rules } from './check.ts';
import { notApplied6 } from './not-applied.ts';
import { itr6Lines } from './table.ts';

const form = itr6Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const errorsOf = (data: FormValues): string[] =>
  form
    .exportJson(data, context)
    .issues.filter(({ severity }) => severity === 'error')
    .map((i) => `${i.rule ?? ''} ${i.path} ${english(i.message)}`);
const rulesOf = (data: FormValues) => errorsOf(data).map((line) => line.split(' ')[0]);
const with_ = (base: FormValues, ...changes: [path: string, value: unknown][]): FormValues =>
  changes.reduce((data, [path, value]) => setAt(data, path, value), base);

const list = inputJson('rules/itr6_rules_ay2026-27.json') as { rules: WordedRule[] } | undefined;
const tree = departmentTree(6);

describe("the department's list for ITR-6 of AY 2026-27", () => {
  it.skipIf(!list)('has every number a rule is told under', () => {
    const all = list!.rules.filter((r) => r.cat === 'A').map((r) => r.no);
    const checked = new Set(
      [...itr6Numbered, ...itr6Rules].filter((r) => /^A-\d+$/.test(r.id)).map((r) => Number(r.id.slice(2))),
    );
    console.log(`ITR-6, AY 2026-27: ${all.length} rules, ${checked.size} checked`);
    // docs/filing/income-tax.md says how many
    expect(checked.size).toBe(857);
    expect(checked.size + Object.keys(notApplied6).length).toBe(all.length);
    expect([...checked].filter((no) => !all.includes(no))).toEqual([]);
    const named = Object.keys(notApplied6).map(Number);
    expect(named.filter((no) => checked.has(no) || !all.includes(no))).toEqual([]);
  });

  it.skipIf(!list)('says in each line what the words of the list say: kind, signs, figures', () => {
    const { unlike, unused, figures, sums } = unlikeWords(list!.rules, itr6Lines, 'itr5', readings[6]);
    console.log(`ITR-6: ${sums} sums and ${figures} figures of lines held against the words`);
    expect(unlike).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.skipIf(!tree)('is asked only for places the tree has', () => {
    const missing = itr6Lines.flatMap((l) =>
      l.paths
        .filter((p) => !tree!.places[`ITR.ITR6.${p.replace(/\[\]$/, '')}`])
        .map((p) => `${l.breaks.text}: ${p}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds of a return, and not of one broken in a line', () => {
    const bodies = [fullCompany(), company()].map(
      (data) => (form.exportJson(data, context).json as { ITR: { ITR6: JsonObject } }).ITR.ITR6,
    );
    const year = itr6Years['2026-27'];
    // a company has no choice of regime
    const answers = { old: ['PartA_GEN1', {}], new: ['PartA_GEN1', {}] } as const;
    const untried = itr6Lines.filter(
      (line) =>
        !bodies.some((body) =>
          pair(line, body, answers, (made) => ({ ...readerOf(year as never, made), old: true })),
        ),
    );
    console.log(`ITR-6: ${itr6Lines.length - untried.length} of ${itr6Lines.length} lines broken and not`);
    expect(untried.map((line) => line.breaks.text)).toEqual([]);
  });

  it.each([
    ...worked.map(([name, data]) => [name, data] as const),
    ...whole.map(({ name, data }) => [name, data] as const),
    ...[...further6, ...nasty6].map(({ name, data }) => [name, data] as const),
    ['all schedules', fullCompany()] as const,
  ])('finds nothing in a sound return: %s', (_, data) => {
    expect(errorsOf(data)).toEqual([]);
  });

  it.each([
    ['A-5', [['audit.turnover_band', undefined]]],
    ['A-11', [['filing.resident_status', 'NRI']]],
    ['A-15', [['filing.option_earlier', '115BAA']]],
    ['A-16', [['filing.option_now_flag', 'Y']]],
    ['A-22', [['filing.msme', 'Y']]],
    ['A-20', [['personal.commenced_on', '2009-08-19']]],
    ['A-43', [['balance_sheet', { share_capital: 1 }]]],
    ['A-868', [['company.key_persons', []]]],
    [
      'A-849',
      [
        ['filing.option_now_flag', 'Y'],
        ['filing.option_now', '115BAA'],
        ['deductions.sec_80ia', 1000],
      ],
    ],
    ['A-845', [['deductions.sec_80pa', 1000]]],
    [
      'A-30',
      [
        ['filing.option_now_flag', 'Y'],
        ['filing.option_now', '115BAB'],
      ],
    ],
  ] as [string, [string, unknown][]][])('%s is told of a return that breaks it', (rule, changes) => {
    expect(rulesOf(with_(company(), ...changes))).toContain(rule);
  });

  const sound = (form.exportJson(fullCompany(), context).json as { ITR: { ITR6: JsonObject } }).ITR.ITR6;
  const ADDRESS = 'PartA_GEN1.OrgFirmInfo.Address';
  const HOUSE = 'ScheduleHP.PropertyDetails.0';
  const TDS = 'ScheduleTDS2.TDSOthThanSalaryDtls';
  const CLAIM = 'ScheduleVIA.UsrDeductUndChapVIA';
  const truck = { RegNumberGoodsCarriage: 'MH12AB1234', TonnageCapacity: 20, HoldingPeriod: 10 };
  const address = {
    ResidenceNo: '1',
    LocalityOrArea: 'MG Road',
    CityOrTownOrDistrict: 'Pune',
    StateCode: '19',
    PinCode: 411001,
  };
  // what holds, what breaks the rule; s.44AE: 1,000 for each of 20 tonnes and 10 months is 2,00,000
  it.each([
    [
      'A-35',
      { 'Verification.Declaration.Date': '2026-10-31' },
      { 'Verification.Declaration.Date': '2026-11-01' },
    ],
    [
      'A-41',
      { [ADDRESS]: address, 'PartA_GEN1.OrgFirmInfo.AlternateAddress': { ...address, ResidenceNo: '2' } },
      { [ADDRESS]: address, 'PartA_GEN1.OrgFirmInfo.AlternateAddress': address },
    ],
    [
      'A-73',
      { 'TradingAccount.IntradayTradingIncome': 10, 'TradingAccount.IntradayTradingTurnOver': 10 },
      { 'TradingAccount.IntradayTradingIncome': 11, 'TradingAccount.IntradayTradingTurnOver': 10 },
    ],
    [
      'A-74',
      { 'TradingAccount.IncomeFutureTrd': 10, 'TradingAccount.TurnoverFutureTrd': 10 },
      { 'TradingAccount.IncomeFutureTrd': 11, 'TradingAccount.TurnoverFutureTrd': 10 },
    ],
    ['A-118', { 'PARTA_PL.TotalNumOfMonths': 120 }, { 'PARTA_PL.TotalNumOfMonths': 121 }],
    [
      'A-120',
      { 'PARTA_PL.GoodsDtlsUs44AE': [{ ...truck, PresumptiveIncome: 2_00_000 }] },
      { 'PARTA_PL.GoodsDtlsUs44AE': [{ ...truck, PresumptiveIncome: 1_99_999 }] },
    ],
    [
      'A-132',
      { 'PARTA_PL.GoodsDtlsUs44AE': [truck, { ...truck, RegNumberGoodsCarriage: 'MH12AB1235' }] },
      { 'PARTA_PL.GoodsDtlsUs44AE': [truck, truck] },
    ],
    [
      'A-176',
      {
        [`${HOUSE}.PropCoOwnedFlg`]: 'YES',
        [`${HOUSE}.AssessePercentShareProp`]: 60,
        [`${HOUSE}.CoOwners`]: [{ PercentShareProperty: 40 }],
      },
      {
        [`${HOUSE}.PropCoOwnedFlg`]: 'YES',
        [`${HOUSE}.AssessePercentShareProp`]: 60,
        [`${HOUSE}.CoOwners`]: [{ PercentShareProperty: 41 }],
      },
    ],
    [
      'A-181',
      { [`${HOUSE}.Rentdetails.AnnualLetableValue`]: 1 },
      { [`${HOUSE}.Rentdetails.AnnualLetableValue`]: 0 },
    ],
    [
      'A-194',
      { [`${HOUSE}.Rentdetails.AnnualLetableValue`]: 5, [`${HOUSE}.Rentdetails.RentNotRealized`]: 5 },
      { [`${HOUSE}.Rentdetails.AnnualLetableValue`]: 5, [`${HOUSE}.Rentdetails.RentNotRealized`]: 6 },
    ],
    ['A-229', {}, { 'CorpScheduleBP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal': 1 }],
    ['A-599', {}, { [`${CLAIM}.Section80IAC`]: 1 }],
    [
      'A-600',
      { 'Schedule80IAC.DateIncrpStrup': '2016-04-01' },
      { 'Schedule80IAC.DateIncrpStrup': '2016-03-31' },
    ],
    [
      'A-601',
      { Schedule80IAC: {}, 'PartA_GEN1.FilingStatus.StartUpDPIITFlag': 'Y' },
      { Schedule80IAC: {}, 'PartA_GEN1.FilingStatus.StartUpDPIITFlag': 'N' },
    ],
    [
      'A-602',
      { [`${CLAIM}.Section80IAC`]: 5, 'Schedule80IAC.AmtDedCurAY': 5 },
      { [`${CLAIM}.Section80IAC`]: 6, 'Schedule80IAC.AmtDedCurAY': 5 },
    ],
    ['A-775', {}, { 'PartB_TTI.TaxPaid.TaxesPaid.AdvanceTax': 1 }],
    ['A-776', {}, { 'PartB_TTI.TaxPaid.TaxesPaid.SelfAssessmentTax': 1 }],
    [
      'A-791',
      { [TDS]: [{ GrossAmount: 9, HeadOfIncome: 'OS', TaxDeductCreditDtls: { TaxClaimedOwnHands: 1 } }] },
      { [TDS]: [{ GrossAmount: 9, TaxDeductCreditDtls: { TaxClaimedOwnHands: 1 } }] },
    ],
    [
      'A-793',
      { [TDS]: [{ TaxDeductCreditDtls: { TaxDeductedTDS: 5, TaxClaimedOwnHands: 5 } }] },
      { [TDS]: [{ TaxDeductCreditDtls: { TaxDeductedTDS: 5, TaxClaimedOwnHands: 6 } }] },
    ],
    [
      'A-801',
      {
        'ScheduleTCS.TCSDetails': [
          {
            BroughtFwdTCSAmt: 2,
            TCSCurrFYDtls: { TCSAmtCollOwnHands: 3 },
            TCSClaimedThisYearDtls: { TCSAmtCollOwnHands: 5 },
          },
        ],
      },
      {
        'ScheduleTCS.TCSDetails': [
          {
            BroughtFwdTCSAmt: 2,
            TCSCurrFYDtls: { TCSAmtCollOwnHands: 3 },
            TCSClaimedThisYearDtls: { TCSAmtCollOwnHands: 6 },
          },
        ],
      },
    ],
    [
      'A-828',
      { [`${CLAIM}.Section80IA`]: 5, 'Schedule80_IA.TotSchedule80_IA': 5 },
      { [`${CLAIM}.Section80IA`]: 6, 'Schedule80_IA.TotSchedule80_IA': 5 },
    ],
    [
      'A-830',
      { [`${CLAIM}.Section80IB`]: 5, 'Schedule80_IB.TotSchedule80_IB': 5 },
      { [`${CLAIM}.Section80IB`]: 6, 'Schedule80_IB.TotSchedule80_IB': 5 },
    ],
    [
      'A-832',
      { [`${CLAIM}.Section80IC`]: 5, 'Schedule80_IC.TotSchedule80_IC': 5 },
      { [`${CLAIM}.Section80IC`]: 6, 'Schedule80_IC.TotSchedule80_IC': 5 },
    ],
    ['A-836', {}, { 'Schedule80GGA.TotalDonationsUs80GGA': 1 }],
    ['A-867', { 'Verification.Declaration.Capacity': 'DR' }, { 'Verification.Declaration.Capacity': 'RA' }],
    ['A-283', {}, { 'ScheduleDPM.PlantMachinery.Rate15.DepreciationDetail.ProportionateAggDepreciation': 1 }],
    [
      'A-283',
      {
        'PartA_GEN2For6.BusOrganisation': [{ DateOfBusinessOrg: '2025-10-01' }],
        'ScheduleDPM.PlantMachinery.Rate15.DepreciationDetail.ProportionateAggDepreciation': 7_50_000,
      },
      { 'PartA_GEN2For6.BusOrganisation': [{ DateOfBusinessOrg: '2025-10-01' }] },
    ],
    ['A-300', {}, { 'ScheduleDOA.Building.Rate10.DepreciationDetail.ProportionateAggDepreciation': 1 }],
    ['A-749', {}, { 'PartB-TI.IncChargeableTaxNormalRates': 1 }],
    [
      'A-475',
      { 'ScheduleOS.DividendIncUs115BBDA.DateRange.Upto15Of6': 5_00_000 },
      { 'ScheduleOS.DividendIncUs115BBDA.DateRange.Upto15Of6': 4_99_999 },
    ],
  ] as [string, Record<string, unknown>, Record<string, unknown>][])(
    '%s holds, and is told of a file that breaks it',
    (rule, holds, breaks) => {
      const told = (values: Record<string, unknown>) =>
        checkRules(
          itr6Years['2026-27'],
          Object.entries(values).reduce((body, [path, value]) => setAt(body, path, value), sound),
        ).map((i) => i.rule);
      expect(told(holds)).not.toContain(rule);
      expect(told(breaks)).toContain(rule);
    },
  );
});
