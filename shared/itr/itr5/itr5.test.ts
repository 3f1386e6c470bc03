import { describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import * as allForm from './form.ts';
import { association, firm, fullReturn } from './testing/returns.ts';
import { worked } from './testing/worked.ts';

const { itr5Form } = kept(allForm);

const form = itr5Form('2026-27');
const context = { createdOn: '2026-07-20', softwareId: 'SW12345678', version: '0.1.0' };
const tree = departmentTree(5);

describe.each(worked)('%s', (_, data, totalIncome, net) => {
  const { chosen } = form.compute(data);

  it('is taxed as worked by hand', () => {
    expect({ totalIncome: chosen.totalIncome, net: chosen.tax.net }).toEqual({ totalIncome, net });
  });

  const { json, issues } = form.exportJson(data, context);

  it('breaks no rule', () => {
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.skipIf(!tree)('is valid by the department’s tree', () => {
    expect(lines(heldAgainst(tree!, json).violations)).toEqual([]);
  });

  it('has the same figures in the file', () => {
    const file = (path: string) => getAt(json as FormValues, `ITR.ITR5.${path}`);
    expect(file('PartB-TI.TotalIncome')).toBe(totalIncome);
    expect(file('PartB_TTI.ComputationOfTaxLiability.NetTaxLiability')).toBe(net);
    // heads, losses and deductions lead to total income (rules 786, 798, 800)
    const at = (path: string) => Number(file(`PartB-TI.${path}`) ?? 0);
    expect(at('GrossTotalIncome')).toBe(at('TotalTI') - at('CurrentYearLoss') - at('BroughtFwdLossesSetoff'));
    expect(at('ProfBusGain.ProfGainNoSpecBus')).toBe(
      Math.max(0, Number(file('CorpScheduleBP.BusinessIncOthThanSpec.NetPLBusOthThanSpec7A7B7C'))),
    );
  });

  it('is the same when its figures are worked out again', () => {
    const derived = form.model.derive(data);
    const file = (of: FormValues) => (form.exportJson(of, context).json as FormValues)['ITR'];
    expect(form.compute(derived).chosen).toEqual(chosen);
    expect(file(form.model.derive(derived))).toEqual(file(derived));
  });

  it('comes back from the file with the same tax and nothing lost', () => {
    const { data: again, warnings } = form.importJson(json);
    // Category B reminds of forms still to file: nothing lost
    const lost = warnings.filter(({ message, rule }) => message.text !== '' && !rule?.startsWith('B-'));
    expect(lost.map(({ path }) => path)).toEqual([]);
    const second = form.compute(again).chosen;
    expect({ totalIncome: second.totalIncome, net: second.tax.net }).toEqual({ totalIncome, net });
  });
});

describe('additional depreciation (ss.32(1)(iia), 115BAC(2), 115BAD(2))', () => {
  const plant = {
    trading: { sale_of_goods: 5_000_000 },
    depreciation: { plant_15: { additions: 1_000_000, eligible_full: 1_000_000 } },
  };
  // 15% and 20% of 10,00,000
  const [without, with20] = [4_850_000, 4_650_000];
  const business = (data: FormValues) => {
    const { comparison } = form.compute({ ...data, ...plant });
    return [comparison.old.heads.business, comparison.new.heads.business];
  };
  it('is taken by an association in the old regime alone, by a firm always', () => {
    expect(business(association())).toEqual([with20, without]);
    expect(business(firm())).toEqual([with20, with20]);
  });
});

describe('the file of a firm', () => {
  const file = (data: FormValues, path: string) =>
    getAt(form.exportJson(data, context).json as FormValues, `ITR.ITR5.${path}`);

  it('has pay and interest that are not allowed in item 8A(h) and Schedule BP (rule 220)', () => {
    expect(file(fullReturn(), 'PARTA_OI.AmtDisallUs40.IntSalBonPartner')).toBe(60_000);
    expect(file(fullReturn(), 'CorpScheduleBP.BusinessIncOthThanSpec.AmtDebPLDisallowUs40')).toBe(60_000);
  });

  it('does not ask the regime (rule 40)', () => {
    expect(file(fullReturn(), 'PartA_GEN1.FilingStatus.OptOldRegimeCurrAY')).toBeUndefined();
  });

  it('has other audit reports without a report u/s 92E, and asks for that report only where one is due', () => {
    const audits = [{ section: '80-IA', audited: 'Y', date: '2026-09-15' }];
    const none = setAt(fullReturn(), 'audit.other_audits', audits);
    expect(file(none, 'PartA_GEN2.AuditDetails')).toHaveLength(1);
    expect(file(none, 'PartA_GEN2.AccountAuditFlag')).toBeUndefined();
    const due = setAt(setAt(none, 'audit.liable_92e', 'Y'), 'audit.audited_otherwise', 'Y');
    expect(file(due, 'PartA_GEN2.AccountAuditFlag')).toBe('Y');
  });

  it('has a loss without what lapsed', () => {
    const [, data] = worked.find(([name]) => name.startsWith('firm whose partner retired'))!;
    expect(file(data, 'ScheduleCFL.LossCFCurrentAssmntYear2025.CarryFwdLossDetail.BrtFwdBusLoss')).toBe(
      2_82_510,
    );
  });

  it('made after the day of verification comes back with that day as day of filing', () => {
    const { json } = form.exportJson(fullReturn(), context);
    const later = setAt(json as FormValues, 'ITR.ITR5.CreationInfo.JSONCreationDate', '2026-09-15');
    expect(getAt(form.importJson(later).data, 'filing.filing_date')).toBe('2026-07-20');
    const unsigned = setAt(later, 'ITR.ITR5.Verification.Declaration.Date', undefined);
    expect(getAt(form.importJson(unsigned).data, 'filing.filing_date')).toBeUndefined();
  });
});
