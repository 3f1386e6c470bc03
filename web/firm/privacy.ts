import { withQuery } from '../data/keys.ts';
import { t, tn } from '../i18n/t.ts';

/** A client in `GET /api/firm/breach-report`: contact details, and the access to their records in the period. */
interface Concerned {
  company_id: string;
  company_name: string;
  email: string;
  phone: string;
  acts: string[];
  records: string[];
  first_at: string;
  last_at: string;
}
export interface BreachReport {
  clients: Concerned[];
  total: number;
}

/** A client in `GET /api/firm/retention` whose retention period is over. */
export interface Expired {
  company_id: string;
  company_name: string;
  last_filed_on: string;
  keep_until: string;
  legal_hold: string;
}

/** A receipt in `GET /api/firm/erasures`, without names. `counts` are erased records by kind. */
export interface Receipt {
  id: string;
  company_id: string;
  erased_at: string;
  reason: string;
  counts: Record<string, number>;
}

/** Criteria of a breach report; days in IST, both included. */
export interface Breach {
  from: string;
  to: string;
  person: string;
  ip: string;
}

/** Address of a report; empty criteria do not narrow it. */
export const breachPath = ({ from, to, person, ip }: Breach, format?: 'csv'): string =>
  withQuery('/api/firm/breach-report', { from, to, person, ip: ip.trim(), format });

/** Why the criteria are invalid, or ''. */
export const breachProblem = ({ from, to }: Breach): string =>
  from && to && to < from ? t('The end date is before the start date.') : '';

/** Number of records in a receipt. */
export function erasedText({ counts }: Pick<Receipt, 'counts'>): string {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return tn(total, '{count} record erased', '{count} records erased');
}
