import { describe, expect, it } from 'vitest';
import { type FormValues, setAt } from '../../forms/paths.ts';
import { itr1Form } from '../itr1/form.ts';
import { itr3Form } from '../itr3/form.ts';
import { fullReturn } from '../itr3/testing/returns.ts';
import { itr4Form } from '../itr4/form.ts';

const notText = { toString: null };
const itr3 = itr3Form('2026-27');

describe('a file that holds what no form writes', () => {
  const file = itr3.exportJson(fullReturn('2026-27'), { createdOn: '2026-07-15' }).json;
  const at = 'PartA_GEN1.FilingStatus.F10IEAAckNoCurrAYOldTax';
  it.each([
    ['an object that cannot become text', notText],
    // as text it reads "123456789012345", which is no reason to take it
    ['a list of one number', [123_456_789_012_345]],
  ])('reads the rest and names the place of %s', (_, value) => {
    const { data, warnings } = itr3.importJson(setAt(file, `ITR.ITR3.${at}`, value));
    expect(warnings.map((w) => w.path)).toContain(`ITR.ITR3.${at}`);
    expect(JSON.stringify(data)).not.toContain('123456789012345');
    expect(data['personal']).toEqual(itr3.importJson(file).data['personal']);
  });

  // Sections 80GG: gross total income less the other deductions and with 80GG added back is more than a whole number can be exactly.
  it.each([
    ['ITR-1', itr1Form('2026-27'), 'ITR1', 'ITR1_IncomeDeductions'],
    ['ITR-4', itr4Form('2026-27'), 'ITR4', 'IncomeDeductions'],
  ])('compares amounts of sixteen digits in %s with no rule', (_, form, root, income) => {
    const file = [
      [`${income}.GrossTotIncome`, Number.MAX_SAFE_INTEGER],
      [`${income}.GrossTotIncomeIncLTCG112A`, Number.MAX_SAFE_INTEGER],
      [`${income}.DeductUndChapVIA.Section80GG`, Number.MAX_SAFE_INTEGER],
      ['TDSonOthThanSals.TDSonOthThanSalDtls', [{ TDSDeducted: notText }]],
    ].reduce(
      (body, [path, value]) => setAt(body, `ITR.${root}.${String(path)}`, value),
      form.exportJson({}, { createdOn: '2026-07-15' }).json as FormValues,
    );
    expect(form.importJson(file).warnings.length).toBeGreaterThan(0);
  });
});
