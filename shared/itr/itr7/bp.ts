import { positive, sum } from '../../money.ts';
import { lineOf, rowsOf, textOf, total } from '../common/read.ts';
import { businessVirtualAssets } from '../itr3/bp.ts';
import type { Itr7 } from '../values/itr7.ts';
import type { FieldName } from '../values/names.ts';
import { asItr3 } from './as-itr3.ts';
import { added, credited, debited, deducted } from './parts/business.ts';

/** Schedule BP by key of the form's part, in addition to typed fields; rules 330 to 353 name the items. */
export interface BusinessSums {
  figures: Record<string, number>;
  /** Business other than speculative and specified, these two, and virtual assets of a business. */
  business: number;
  speculative: number;
  specified: number;
  virtualAssets: number;
  given: boolean;
}

/** Works Schedule BP from the profit typed. */
export function businessSums(data: Itr7): BusinessSums {
  const part = data.business_income;
  const given = textOf(data.business_about?.has_business) === 'Y';
  const at = (key: FieldName) => (given ? lineOf(part, key) : 0);
  const all = (lines: readonly (readonly [FieldName, ...unknown[]])[]) => sum(lines.map(([key]) => at(key)));
  const virtualAssets = businessVirtualAssets(asItr3(data));
  const exemptOther = given ? total(rowsOf(part?.exempt_rows), 'amount') : 0;
  const exempt = exemptOther + at('firm_share') + at('association_share');
  const balance =
    at('profit') -
    at('speculative_in') -
    at('specified_in') -
    all(credited) -
    virtualAssets -
    at('carriages_in') -
    exempt;
  const outside = all(debited);
  const adjusted = balance + outside;
  const depreciation = at('depreciation_ii') + at('depreciation_i');
  const after = adjusted + at('depreciation_in') - depreciation;
  const additions = all(added);
  const deductions = all(deducted);
  const income = after + additions - deductions;
  const business = income + at('carriages');
  const speculative = at('speculative_in') + at('speculative_add') - at('speculative_less');
  const before = at('specified_in') + at('specified_add') - at('specified_less');
  const specified = before - at('specified_35ad');
  return {
    given: given || virtualAssets > 0,
    business,
    speculative,
    specified,
    virtualAssets,
    figures: {
      credited_other: at('credited_dividend') + at('credited_sources'),
      credited_vda: virtualAssets,
      exempt_other: exemptOther,
      exempt,
      balance,
      debited: outside,
      adjusted,
      depreciation,
      after_depreciation: after,
      additions,
      deductions,
      income,
      deemed: at('carriages'),
      net: business,
      business,
      speculative_profit: at('speculative_in'),
      speculative,
      specified_profit: at('specified_in'),
      specified_before: before,
      specified,
      total: business + positive(speculative) + positive(specified) + virtualAssets,
    },
  };
}
