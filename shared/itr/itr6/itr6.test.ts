import { describe, expect, it } from 'vitest';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { kept } from '../../testing/kept.ts';
import { departmentTree, heldAgainst, lines } from '../testing/department-tree.ts';
import * as allForm from './form.ts';
import { worked } from './testing/worked.ts';

const { itr6Form } = kept(allForm);

const form = itr6Form('2026-27');
/** The file is made on the day of filing. */
const contextOf = (data: FormValues) => ({
  createdOn: (data['filing'] as FormValues)['filing_date'] as string,
  softwareId: 'SW12345678',
  version: '0.1.0',
});
const tree = departmentTree(6);
const fileOf = (data: FormValues) => {
  const { json } = form.exportJson(data, contextOf(data));
  return (path: string) => getAt(json as FormValues, `ITR.ITR6.${path}`);
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

  it('has the same figures in the file', () => {
    const file = fileOf(data);
    expect(file('PartB-TI.TotalIncome')).toBe(totalIncome);
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

describe('a company with goods carriages', () => {
  const [[, data]] = worked as [(typeof worked)[0]];
  // 10 tonnes for 12 months: 7,500 a month (s.44AE(2))
  const carriages44ae = {
    goods_carriages: [{ registration_number: 'MH12AB1234', ownership: 'OWN', tonnage: 10, months: 12 }],
  };
  const { issues } = form.exportJson({ ...data, carriages44ae }, contextOf(data));

  it('has no figure that is not part of the form, so that its rules are still checked', () => {
    expect(
      issues.map(({ path }) => path).filter((path) => /carriages44ae\.(total_before|partners)/.test(path)),
    ).toEqual([]);
    expect(issues.filter(({ message }) => message.text === 'This field is not part of the form')).toEqual([]);
  });
});
