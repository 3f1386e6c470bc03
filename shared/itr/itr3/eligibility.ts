import type { AssessmentYear } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { wrongUnder44ad } from '../common/presumptive-issues.ts';
import { amountOf, rowsOf, textOf } from '../common/read.ts';
import { auditIssues } from '../common/tax-audit.ts';
import type { Itr3 } from '../values/itr3.ts';

const warn = (path: PathOf<Itr3>, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-3 may be the wrong form (rule 12(1)(d)), and required audits; requires derived data. */
export function itr3Eligibility(year: AssessmentYear, derived: Itr3): Issue[] {
  const out: Issue[] = [];
  const business =
    amountOf(derived.business?.net_profit_as_per_pl) !== 0 ||
    amountOf(derived.business_totals?.income) !== 0 ||
    amountOf(derived.trading?.revenue) > 0;
  const firms = rowsOf(derived.partner_firms?.rows).length > 0;
  const earlier = (['business', 'speculative', 'specified'] as const).some(
    (key) => amountOf(derived.carried_losses?.earlier?.[key]) > 0,
  );
  if (!business && !firms && !earlier && textOf(derived.personal?.pan_number) !== '')
    out.push(warn('business', 'Without income from business or profession file ITR-2'));
  if (textOf(derived.personal?.status) === 'H' && derived.salary?.employers !== undefined)
    out.push(warn('salary.employers', 'An HUF has no salary'));
  return [...out, ...auditIssues(year, derived), ...wrongUnder44ad(derived)];
}
