import { describe, expect, it } from 'vitest';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import * as allForm from './form.ts';
import { trust } from './testing/returns.ts';
import { worked } from './testing/worked.ts';

const { itr7Form } = kept(allForm);

const form = itr7Form('2026-27');
/** The file is made on the day of filing. */
const contextOf = (data: FormValues) => ({
  createdOn: (data['filing'] as FormValues)['filing_date'] as string,
  softwareId: 'SW12345678',
  version: '0.1.0',
});
const tree = departmentTree(7);
const named = (name: string): FormValues => worked.find(([known]) => known.startsWith(name))![1];
const fileOf = (data: FormValues) => {
  const { json } = form.exportJson(data, contextOf(data));
  return (path: string) => getAt(json as FormValues, `ITR.ITR7.${path}`);
};

describe.each(worked)('%s', (_, data, totalIncome, net) => {
  const { chosen } = form.compute(data);

  it('is taxed as worked by hand', () => {
    expect({ totalIncome: chosen.totalIncome, net: chosen.tax.net }).toEqual({ totalIncome, net });
  });

  const { json, issues } = form.exportJson(data, contextOf(data));

  it('breaks no rule', () => {
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.skipIf(!tree)('is valid by the department’s tree', () => {
    expect(lines(heldAgainst(tree!, json).violations)).toEqual([]);
  });

  it('has the same figures in the file, and one computation of income', () => {
    const file = fileOf(data);
    const blocks = [
      'PartB_TI.TotalIncome',
      'PartB_TI2.GrossTotalIncome',
      'PartB_TI3.ComputationIncChargeable.TotalInc',
    ]
      .map(file)
      .filter((value) => value !== undefined);
    expect(blocks).toEqual([totalIncome]);
    expect(file('PartB_TTI.ComputationOfTaxLiability.NetTaxLiability')).toBe(net);
  });

  it('comes back from the file with the same tax and nothing lost', () => {
    const { data: again, warnings } = form.importJson(json);
    expect(warnings.filter(({ rule }) => !rule).map(({ path, message }) => [path, message.text])).toEqual([]);
    const second = form.compute(again).chosen;
    expect({ totalIncome: second.totalIncome, net: second.tax.net }).toEqual({ totalIncome, net });
    expect(form.exportJson(again, contextOf(data)).json).toEqual(json);
  });

  it('explains the total line by line', () => {
    const sums = (line: typeof chosen.breakdown): void => {
      if (!line.children || /^(gains|tax)\b|^house\.\d|annual/.test(line.id)) return;
      for (const child of line.children) sums(child);
    };
    sums(chosen.breakdown);
    const totalLine = chosen.breakdown.children?.find(({ id }) => id === 'totalIncome');
    const parts = (totalLine?.children ?? []).filter(({ id }) => id !== 'gti');
    expect(parts.reduce((t, { amount }) => t + amount, 0)).toBe(totalIncome);
  });
});

describe('the file of a trust', () => {
  it('has the figures of Part B1 by the items of the rules', () => {
    const file = fileOf(named('charitable trust with accumulation'));
    const of = (path: string) => file(`PartB_TI.${path}`);
    expect({
      contributions: of('VcCorpusSec11'),
      aggregate: of('AggregateIncomeUs1112'),
      applied: of('TIDeductions.AmtAppliedtForCharitablePurpose'),
      repaid: of('TIDeductions.AmtAppForCharitablePurposeRepayment'),
      restored: of('TIDeductions.AmtAppliedSpecifiedMode'),
      deemed: of('TIDeductions.AmtDeemedForCharitable'),
      setApart: of('TIDeductions.AmtAccumulatedForCharitable'),
      form10: of('TIDeductions.AmtFulfilledUs11_2'),
      income: of('TotalTI'),
    }).toEqual({
      contributions: 70_00_000,
      aggregate: 30_00_000,
      applied: 40_00_000,
      repaid: 5_00_000,
      restored: 3_00_000,
      deemed: 7_00_000,
      setApart: 15_00_000,
      form10: 20_00_000,
      income: 10_00_000,
    });
  });

  it('has anonymous donations and specified income in lines of their own (rules 482, 494, 501)', () => {
    const file = fileOf(named('trust with anonymous'));
    expect([
      file('PartB_TI.TIAdditions.ExemptionUs11_13Dtl.AnonymousDonationVC'),
      file('PartB_TI.DonationsUs115BBC'),
      file('PartB_TI.AggIncothSpecInc115BBI'),
      file('PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.DonationUs115BC'),
      file('ScheduleSI'),
    ]).toEqual([9_50_000, 9_50_000, 4_42_500, 2_85_000, undefined]);
  });

  it('has the tax on accreted income apart (rules 447, 635)', () => {
    const file = fileOf(named('cancelled'));
    expect([
      file('Schedule115TD.AccretedIncomeSection115TD'),
      file('Schedule115TD.AddIncPay115TDMarginalRate'),
      file('PartB_TTI.Refund.NetTaxPyblOn115TDInc'),
    ]).toEqual([3_20_00_000, 1_36_78_080, 1_36_78_080]);
  });

  it('shows what of a party is exempt (rules 564, 566)', () => {
    const file = fileOf(named('political party with a press'));
    const of = (path: string) => Number(file(`PartB_TI2.${path}`));
    expect([of('ExemptionUs13_A'), of('GrossTotalIncome')]).toEqual([5_30_00_000, 4_00_000]);
    expect(of('GrossIncome')).toBe(
      of('VoluntaryContributions') + of('TotIncNotPart7And11Abv') - of('ExemptionUs13_A'),
    );
    expect(file('PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.TaxAtMarginalRate')).toBe(1_20_000);
  });

  it('asks for Form 10 where accumulation counts', () => {
    const { applied_income: _, ...data } = named('charitable trust with accumulation');
    expect(form.exportJson(data, contextOf(data)).issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['applied_income.form_10', 'applied_income.form_9a']),
    );
  });

  it('has no accumulation in a return filed after the due date (section 13(9)(b))', () => {
    const data = named('charitable trust with accumulation');
    const told = (filing_date: string, section_filed: string) => {
      const filing = { ...(data['filing'] as FormValues), filing_date, section_filed };
      return form
        .exportJson({ ...data, filing }, { ...contextOf(data), createdOn: filing_date })
        .issues.filter(({ path, severity }) => path === 'accumulation' && severity === 'error').length;
    };
    expect([told('2026-10-31', '11'), told('2026-11-01', '12')]).toEqual([0, 1]);
  });

  it('keeps less than 15% set apart where the file says so', () => {
    const data = trust({
      contributions: { local: { donations: 20_00_000 } },
      application: { poor: { revenue: 12_00_000 } },
      applied_income: { less_set_apart: 1_00_000 },
    });
    const { json } = form.exportJson(data, contextOf(data));
    expect(form.compute(data).chosen.totalIncome).toBe(7_00_000);
    expect(form.compute(form.importJson(json).data).chosen.totalIncome).toBe(7_00_000);
  });
});
