import type { AssessmentYear } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { wrongUnder44ad } from '../common/presumptive-issues.ts';
import { amountOf } from '../common/read.ts';
import { presumptiveAuditIssues } from '../common/tax-audit.ts';
import type { Itr4 } from '../values/itr4.ts';

const warn = (path: PathOf<Itr4>, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-4 may be the wrong form (rule 12(1)(ca)); requires derived data. */
export function itr4Eligibility(year: AssessmentYear, derived: Itr4): Issue[] {
  const out: Issue[] = [];
  const { simpleForms, capitalGains, houseProperty } = rulesOf(year);
  for (const key of ['opted_out', 'firm_income', 'speculation_income', 'other_business_income'] as const)
    if (derived.special_business?.[key] === true)
      out.push(warn(`special_business.${key}`, 'You may not be eligible for ITR-4. Consider filing ITR-3.'));
  if (derived.special_business?.agency_or_commission === 'Y')
    out.push(
      warn(
        'special_business.agency_or_commission',
        'Section 44AD is not for agency and commission: consider filing ITR-3.',
      ),
    );
  const gain = amountOf(derived.exempt_income?.ltcg_112a?.gain);
  if (amountOf(derived.tax?.gross_total_income_with_112a) - gain > simpleForms.income)
    out.push(warn('tax.total_income', 'Income above 50 lakh: ITR-4 cannot be used, file ITR-3'));
  if (gain > capitalGains.exemption112A)
    out.push(
      warn('exempt_income.ltcg_112a', 'Gains u/s 112A above 1,25,000: ITR-4 cannot be used, file ITR-3'),
    );
  if (amountOf(derived.house_property?.income) < -houseProperty.lossAgainstOthers)
    out.push(warn('house_property', 'A house property loss above 2,00,000 is carried forward only in ITR-3'));
  return [...out, ...presumptiveAuditIssues(year, derived), ...wrongUnder44ad(derived)];
}
