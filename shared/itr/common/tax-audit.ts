import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { type AuditFacts, taxAudit } from '../../tax/tax-audit.ts';
import { rulesOf } from '../../tax/years/index.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr4 } from '../values/itr4.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { Itr6 } from '../values/itr6.ts';
import { amountOf, textOf } from './read.ts';

/**
 * Facts for the check, with common names in all forms; a company has neither missing accounts nor a separate
 * profession.
 */
type Given =
  | Pick<Itr3, 'audit' | 'trading' | 'business_without_books' | 'profession'>
  | Pick<Itr5, 'audit' | 'trading' | 'business_without_books' | 'profession'>
  | (Pick<Itr6, 'audit' | 'trading'> & { business_without_books?: undefined; profession?: undefined });

/** Whether cash is within 5%, according to Part A-GEN2; undefined if not answered. */
const within = (answer: string | undefined): boolean | undefined =>
  textOf(answer) === '' ? undefined : textOf(answer) === 'UpTo5Per';

/** Audit requirement by the turnover of a return with books; nothing if marked as audited. */
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
    : lines.map((message) => ({
        path: 'audit.liable_44ab' satisfies PathOf<Itr3>,
        message,
        severity: 'warning' as const,
      }));
}

/**
 * Audit requirement for presumptive income in ITR-4: turnover or receipts above the limit, or profit below
 * the deemed one (s.44AB(a), (b), (d), (e)). Both require ITR-3 with an audit.
 */
export function presumptiveAuditIssues(assessmentYear: string, derived: Itr4): Issue<PathOf<Itr4>>[] {
  const [ad, ada] = [derived.business44ad, derived.profession44ada];
  const [turnover, receipts] = [amountOf(ad?.gross_turnover), amountOf(ada?.gross_receipts)];
  const cash = amountOf(ad?.cash_receipts) + amountOf(ada?.cash_receipts);
  const { slabs } = rulesOf(assessmentYear);
  const old = textOf(derived.filing?.opt_out_new_tax_regime) === 'Y';
  const { required, lines } = taxAudit({
    assessmentYear,
    cashReceiptsWithin5: cash * 20 <= turnover + receipts,
    ...(turnover > 0
      ? {
          declared44AD: {
            receipts: {
              bank: amountOf(ad?.digital_receipts),
              other: turnover - amountOf(ad?.digital_receipts),
            },
            // Fields left empty are declared at the deemed amount.
            income:
              (amountOf(ad?.declared_income_6) || amountOf(ad?.presumptive_income_6)) +
              (amountOf(ad?.declared_income_8) || amountOf(ad?.presumptive_income_8)),
          },
        }
      : {}),
    ...(receipts > 0
      ? {
          declared44ADA: {
            receipts,
            income: amountOf(ada?.declared_income) || amountOf(ada?.presumptive_income_50),
          },
        }
      : {}),
    totalIncome: amountOf(derived.tax?.total_income),
    exemption: (old ? slabs.old.below60 : slabs.new)[0]?.upTo ?? 0,
  });
  if (required === 'no') return [];
  const path = turnover > 0 ? 'business44ad.gross_turnover' : 'profession44ada.gross_receipts';
  return lines.map((message) => ({ path, message, severity: 'warning' as const }));
}
