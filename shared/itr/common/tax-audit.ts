import type { Issue } from '../../forms/messages.ts';
import { type AuditFacts, taxAudit } from '../../tax/tax-audit.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import { amountOf, textOf } from './read.ts';

/** The parts that tell, which the two forms have under one name. */
type Given =
  | Pick<Itr3, 'audit' | 'trading' | 'business_without_books' | 'profession'>
  | Pick<Itr5, 'audit' | 'trading' | 'business_without_books' | 'profession'>;

/** Whether cash is within 5%, as Part A-GEN2 says it; undefined where it is not answered. */
const within = (answer: string | undefined): boolean | undefined =>
  textOf(answer) === '' ? undefined : textOf(answer) === 'UpTo5Per';

/** What the turnover of a return with books says of the audit it asks; nothing for one that says it is audited. */
export function auditIssues(assessmentYear: string, derived: Given): Issue[] {
  if (textOf(derived.audit?.liable_44ab) === 'Y') return [];
  const received = within(derived.audit?.cash_received);
  const paid = within(derived.audit?.cash_paid);
  const facts: AuditFacts = {
    assessmentYear,
    turnover: amountOf(derived.trading?.sales) + amountOf(derived.business_without_books?.gross_receipts),
    professionalReceipts:
      amountOf(derived.trading?.professional_receipts) + amountOf(derived.profession?.gross_receipts),
    ...(received === undefined ? {} : { cashReceiptsWithin5: received }),
    ...(paid === undefined ? {} : { cashPaymentsWithin5: paid }),
  };
  const { required, lines } = taxAudit(facts);
  return required === 'no'
    ? []
    : lines.map((message) => ({ path: 'audit.liable_44ab', message, severity: 'warning' as const }));
}
