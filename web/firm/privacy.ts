import { withQuery } from '../data/keys.ts';
import { t, tn } from '../i18n/t.ts';

/** A client in `GET /api/firm/breach-report`: how to reach them, and what was done with their records from when to when. */
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

/** A client in `GET /api/firm/retention` whose years after the last filing are over. */
export interface Expired {
  company_id: string;
  company_name: string;
  last_filed_on: string;
  keep_until: string;
  legal_hold: string;
}

/** A receipt in `GET /api/firm/erasures`: names no one. `counts` are records erased by kind. */
export interface Receipt {
  id: string;
  company_id: string;
  erased_at: string;
  reason: string;
  counts: Record<string, number>;
}

/** What a breach report is asked for; days in IST, both included. */
export interface Breach {
  from: string;
  to: string;
  person: string;
  ip: string;
}

/** The address of a report; what is left empty does not narrow it. */
export const breachPath = ({ from, to, person, ip }: Breach, format?: 'csv'): string =>
  withQuery('/api/firm/breach-report', { from, to, person, ip: ip.trim(), format });

/** Why a report cannot be asked for, or ''. */
export const breachProblem = ({ from, to }: Breach): string =>
  from && to && to < from ? t('The last day is before the first day.') : '';

/** How many records a receipt covers. */
export function erasedText({ counts }: Pick<Receipt, 'counts'>): string {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return tn(total, '{count} record erased', '{count} records erased');
}
