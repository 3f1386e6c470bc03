import type { AssessmentYear } from '../../dates.ts';
import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt } from '../../forms/paths.ts';
import { rulesByYear } from '../../tax/years/index.ts';
import { wrongUnder44ad } from '../presumptive-issues.ts';
import { amountAt, rowsAt, textAt } from '../read.ts';

const warn = (path: string, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-3 may be the wrong form (rule 12(1)(d)), and audits that are due; takes derived data. */
export function itr3Eligibility(year: AssessmentYear, derived: FormData): Issue[] {
  const out: Issue[] = [];
  const limits = rulesByYear[year].audit;
  const business =
    amountAt(derived, 'business.net_profit_as_per_pl') !== 0 ||
    amountAt(derived, 'business_totals.income') !== 0 ||
    amountAt(derived, 'trading.revenue') > 0;
  const firms = rowsAt(derived, 'partner_firms.rows').length > 0;
  const earlier = ['business', 'speculative', 'specified'].some(
    (key) => amountAt(derived, `carried_losses.earlier.${key}`) > 0,
  );
  if (!business && !firms && !earlier && textAt(derived, 'personal.pan_number') !== '')
    out.push(warn('business', 'Without income from business or profession file ITR-2'));
  if (textAt(derived, 'personal.status') === 'H' && getAt(derived, 'salary.employers') !== undefined)
    out.push(warn('salary.employers', 'A Hindu undivided family has no salary'));
  const sales =
    amountAt(derived, 'trading.sales') + amountAt(derived, 'business_without_books.gross_receipts');
  const fees =
    amountAt(derived, 'trading.professional_receipts') + amountAt(derived, 'profession.gross_receipts');
  const audited = textAt(derived, 'audit.liable_44ab') === 'Y';
  const little =
    textAt(derived, 'audit.cash_received') === 'UpTo5Per' &&
    textAt(derived, 'audit.cash_paid') === 'UpTo5Per';
  if (!audited && sales > (little ? limits.cashLight : limits.turnover))
    out.push(
      warn(
        'audit.liable_44ab',
        'Turnover above 1 crore (10 crore where cash is within 5%): section 44AB asks an audit',
      ),
    );
  if (!audited && fees > limits.profession)
    out.push(warn('audit.liable_44ab', 'Professional receipts above 50 lakh: section 44AB asks an audit'));
  return [...out, ...wrongUnder44ad(derived)];
}
