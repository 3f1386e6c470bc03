import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete, treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { runs } from '../../testing/runs.ts';
import { formArbitrary } from '../testing/arbitrary.ts';
import { inputJson } from '../testing/schemas.ts';
import { type Itr3AssessmentYear, itr3Years } from './data/years.ts';
import { itr3Form } from './form.ts';
import { itr3Rules } from './rules/check.ts';
import { fullReturn } from './testing/returns.ts';

const years = Object.keys(itr3Years) as Itr3AssessmentYear[];
const form = itr3Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678' };
const full = () => fullReturn('2026-27');
const rulesOf = (data: FormValues, ay: Itr3AssessmentYear = '2026-27') =>
  checkComplete(itr3Form(ay).model, data)
    .filter((i) => i.severity === 'error')
    .map((i) => i.rule ?? i.path);
const changed = (...changes: [string, unknown][]): FormValues =>
  changes.reduce((data, [path, value]) => setAt(data, path, value), full());

describe.each(years)('the form of AY %s', (ay) => {
  const { model } = itr3Form(ay);
  const tree = treeOf(model);
  it('has nine steps over every part once, business and profession last', () => {
    expect(model.steps).toHaveLength(9);
    expect(model.steps.slice(-2).map((s) => s.title)).toEqual(['Business Income', 'Professional Income']);
    expect(model.steps.flatMap((s) => s.parts).sort()).toEqual(tree.map((n) => n.path).sort());
  });

  it('names each place of the file once and says where the name comes from', () => {
    const paths = fieldsOf(tree).flatMap((f) => (f.json ? [f.json] : []));
    expect(paths.length).toBeGreaterThan(1500);
    expect(paths.filter((p, i) => paths.indexOf(p) !== i)).toEqual([]);
    expect(itr3Years[ay].source).toContain('schema');
    expect(itr3Years[ay].verified).toBe(false);
  });

  it('writes a full return without error and reads it back to the same file', () => {
    const context = { createdOn: `${ay.slice(0, 4)}-07-20`, softwareId: 'SW12345678' };
    const file = itr3Form(ay).exportJson(fullReturn(ay), context);
    expect(file.issues.filter((i) => i.severity === 'error')).toEqual([]);
    const back = itr3Form(ay).importJson(file.json);
    // the return claims relief for tax paid abroad: Form 67
    expect(back.warnings.map((i) => i.rule)).toEqual(ay === '2026-27' ? ['D-5'] : []);
    expect(itr3Form(ay).exportJson(back.data, context).json).toEqual(file.json);
  });

  it('keeps the nodes every file has, also without books', () => {
    const body = getAt(itr3Form(ay).exportJson({}, context).json as FormValues, 'ITR.ITR3') as FormValues;
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'CreationInfo',
        'Form_ITR3',
        'PartA_GEN1',
        'PartA_GEN2',
        'PARTA_BS',
        'PARTA_PL',
        'ITR3ScheduleBP',
        'ScheduleCYLA',
        'ScheduleBFLA',
        'PartB-TI',
        'PartB_TTI',
        'Verification',
      ]),
    );
  });

  it('never throws and never loses the file, whatever is typed', () => {
    const { exportJson, importJson } = itr3Form(ay);
    fc.assert(
      fc.property(formArbitrary(tree, 9000), (data) => {
        const { json, issues } = exportJson(data, context);
        expect(issues.every((i) => i.message.text !== '')).toBe(true);
        expect(exportJson(importJson(json).data, context).json).toBeDefined();
      }),
      { numRuns: runs(2) },
    );
  });
});

describe('rules of the department for AY 2026-27', () => {
  it('find nothing wrong with a full return; numbers stand once', () => {
    expect(rulesOf(full())).toEqual([]);
    expect(rulesOf(fullReturn('2025-26'), '2025-26')).toEqual([]);
    const ids = itr3Rules.map((r) => r.id);
    expect(ids.length).toBeGreaterThan(100);
  });

  it.each<[string, [string, unknown][]]>([
    ['A-11', [['filing.partner_in_firm', 'Y']]],
    ['A-39', [['filing.income_from_business', 'N']]],
    [
      'A-40',
      [
        ['trading', {}],
        ['profit_loss', {}],
        ['depreciation', {}],
        ['other_information', {}],
      ],
    ],
    ['A-24', [['audit.liable_44ab', 'Y']]],
    ['A-52', [['balance_sheet.bank', 530_001]]],
    ['A-105', [['business44ad.businesses', [{ name: 'Shop', code: '09028' }]]]],
    ['A-106', [['business44ad.digital_receipts', 100_000]]],
    ['A-108', [['profession44ada.digital_receipts', 100_000]]],
    [
      'A-130',
      [
        ['personal.status', 'H'],
        ['profession44ada.digital_receipts', 100_000],
      ],
    ],
    ['A-131', [['profit_loss.bad_debts_pan', [{ amount: 150_000 }]]]],
    [
      'A-133',
      [
        ['speculation.turnover', 1000],
        ['speculation.gross_profit', 2000],
      ],
    ],
    ['A-279', [['schedule_bp.specified.additions', 5000]]],
    // Schedule IF has no share of profit to leave out
    ['A-292', [['schedule_bp.business.firm_share', 5000]]],
    ['BP-1', [['audit.businesses', []]]],
    [
      'A-310',
      [
        ['filing.opt_out_now', 'N'],
        ['depreciation.plant_45.opening', 100_000],
      ],
    ],
    ['A-624', [['unabsorbed.rows', [{ year: '2020-21', depreciation: 10_000, adjusted_115bac: 5000 }]]]],
  ])('%s trips', (id, changes) => {
    expect(rulesOf(changed(...changes))).toContain(id);
  });

  it('a rule of AY 2026-27 has no number in AY 2025-26', () => {
    const found = rulesOf(setAt(fullReturn('2025-26'), 'balance_sheet.bank', 1), '2025-26');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((r) => r.startsWith('A-'))).toEqual([]);
  });
});

describe('the documented flat form', () => {
  const documented = {
    itr_type: 'ITR-3',
    pan_number: 'ABCPE1234F',
    business: {
      net_profit_as_per_pl: 900_000,
      add_inadmissible_expenses: 50_000,
      add_income_not_included: 20_000,
      add_depreciation_pl: 80_000,
      less_deductible_expenses: 10_000,
      less_income_to_exclude: 40_000,
      less_depreciation_allowed: '1,00,000',
    },
    profession: { gross_receipts: 500_000, expenses: 150_000, adjustments: 5000 },
    other_sources: { interest_from_savings: 5000 },
    taxRegime: 'Old',
  };
  it('comes to the adjusted profit of its members', () => {
    expect(form.isDocumented!(documented)).toBe(true);
    const { data, warnings } = form.fromDocumented!(documented);
    const { derived, regime, chosen } = form.compute(data);
    expect(regime).toBe('old');
    // 9,00,000 + 50,000 + 20,000 + 80,000 - 10,000 - 1,00,000; profession 3,50,000 + 5,000; 40,000 excluded moves to other sources
    expect(chosen.heads.business).toBe(900_000 + 355_000);
    expect(getAt(derived, 'profession.adjusted_profit')).toBe(355_000);
    expect(warnings.map((w) => w.path)).toContain('business.net_profit_as_per_pl');
    expect(form.isDocumented!(full())).toBe(false);
  });
});

describe('suggestion and eligibility', () => {
  it('sends business to ITR-3 and a return without it to ITR-2', () => {
    expect(form.eligibility({ personal: { pan_number: 'ABCPE1234F' } }).map((i) => i.message.text)).toContain(
      'Without income from business or profession file ITR-2',
    );
    expect(form.eligibility(form.model.derive(full()))).toEqual([]);
  });
});

describe('the public notes on the schema', () => {
  const paths = fieldsOf(treeOf(form.model)).flatMap((f) => (f.json ? [f.json] : []));
  const has = (path: string) => paths.some((p) => p.replaceAll('[]', '').includes(path));
  it.each([
    'PartA_GEN1.FilingStatus.IncFrmBusOrProf',
    'PartA_GEN1.FilingStatus.ItrFilingDueDate',
    'PartA_GEN1.FilingStatus.HeldUnlistedEqShrPrYrFlg',
    'PartA_GEN1.FilingStatus.ForeignExchangeFlag',
    'PartA_GEN1.FilingStatus.FiiFpiFlag',
    'PartA_GEN2.AuditInfo.LiableSec44AAflg',
    'PartA_GEN2.AuditInfo.IncDclrdUs',
    'PartA_GEN2.AuditInfo.LiableSec44ABflg',
    'PartA_GEN2.AuditInfo.LiableSec92Eflg',
    'PartA_GEN2.AuditInfo.AccountAuditFlag',
    'PartA_GEN2.AuditInfo.TotalSalesExcOneCr',
    'PARTA_PL.PersumptiveInc44AD.GrsTrnOverOrReceipt',
    'PARTA_PL.NoBooksOfAccPL',
    'PARTA_PL.TurnverFrmSpecActivity',
    'PARTA_PL.NetIncomeFrmSpecActivity',
    'ITR3ScheduleBP.SpecBusinessInc.NetPLFrmSpecBus',
    'ScheduleCGFor23',
    'ScheduleCFL.TotalLossCFSummary.LossSummaryDetail.BusLossOthThanSpecLossCF',
    'ScheduleCFL.CurrentAYloss.LossSummaryDetail.LossFrmSpecifiedBusCF',
    'PartB-TI.LossesOfCurrentYearCarriedFwd',
    'ScheduleSI.SplCodeRateTax',
  ])('have %s in the form', (path) => {
    expect(has(path)).toBe(true);
  });
  it('name the blocks the form has', () => {
    const tops = new Set(paths.map((p) => p.split('.')[0]!.replace('[]', '')));
    const named =
      'PARTA_BS PARTA_PL PARTA_OI PARTA_QD ManufacturingAccount TradingAccount ITR3ScheduleBP ScheduleS ScheduleHP ScheduleDPM ScheduleDOA ScheduleDEP ScheduleDCG ScheduleESR ScheduleCGFor23 Schedule112A Schedule115AD ScheduleVDA ScheduleOS ScheduleCYLA ScheduleBFLA ScheduleCFL ITR3ScheduleUD ScheduleICDS Schedule10AA Schedule80G Schedule80D ScheduleVIA ScheduleAMT ScheduleAMTC ScheduleSI ScheduleSPI ScheduleIF ScheduleEI SchedulePTI ScheduleFSI ScheduleTR1 ScheduleFA Schedule5A2014 ScheduleAL ScheduleGST ScheduleIT ScheduleTDS1 ScheduleTDS2 ScheduleTDS3 ScheduleTCS PartB-TI PartB_TTI Verification';
    expect(named.split(' ').filter((n) => !tops.has(n))).toEqual([]);
  });
});

describe('filed returns of other software', () => {
  it.each(['', '_broken', '_oldschema'])('complyeaze_filed_itr3%s is read without throwing', (name) => {
    const json = inputJson(`samples/itr/complyeaze_filed_itr3${name}_synthetic.json`);
    if (!json) return;
    const { data } = form.importJson(json);
    expect(() => form.compute(data)).not.toThrow();
  });
});
