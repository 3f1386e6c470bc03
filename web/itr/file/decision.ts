import type { IsoDate } from '../../../shared/dates.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { ItrComputation, ItrType } from '../../../shared/itr/common/types.ts';

/** Facts that decide whether a return can be uploaded. */
interface UploadFacts {
  /** Status of the stored return. */
  status: string;
  /** Errors for which the department would reject it; undefined while unknown. */
  errors: number | undefined;
  /** Balance tax, whole rupees. */
  due: number;
  /**
   * Whether the server has a software code: without one the portal refuses the JSON file, but the extension
   * can fill.
   */
  coded: boolean;
}

/** The page's decision: filed, being checked, errors to correct, tax to pay first, or ready. */
export type Verdict = 'filed' | 'checking' | 'errors' | 'unpaid' | 'ready';

/** Errors come before tax, because correcting them may change it. */
export function verdictOf({ status, errors, due }: UploadFacts): Verdict {
  if (status === 'filed') return 'filed';
  if (errors === undefined) return 'checking';
  if (errors > 0) return 'errors';
  return due > 0 ? 'unpaid' : 'ready';
}

/**
 * The two ways to the portal, and whether each is open. Unpaid tax closes neither, because the portal accepts
 * such a return.
 */
export const waysOf = (facts: UploadFacts): { upload: boolean; extension: boolean } => {
  const sound = facts.errors === 0 && facts.status !== 'filed';
  return { upload: sound && facts.coded, extension: sound };
};

/** Balance tax: of an updated return that of Part B-ATI (section 140B), else that of the form (section 140A). */
export function taxDue({ derived, chosen }: Pick<ItrComputation, 'derived' | 'chosen'>): number {
  const updated = getAt(derived, 'updated_return.net_payable');
  return updated === undefined
    ? chosen.balancePayable
    : Number(getAt(derived, 'updated_return.tax_due') ?? 0);
}

/** Details for the portal's e-Pay Tax. */
interface Challan {
  form: 'ITNS 280';
  /** 0020 for companies, 0021 for others. */
  major_head: '0020' | '0021';
  /** Self-assessment tax. */
  minor_head: '300';
  /** `2026-27`. */
  assessment_year: string;
  pan: string;
  name: string;
  amount: number;
  /** Interest under section 234B increases monthly: the amount is valid until the end of this month. */
  pay_by: IsoDate;
}

const lastOfMonth = (day: IsoDate): IsoDate =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The challan for the balance tax. */
export const selfAssessmentChallan = (
  type: ItrType,
  year: string,
  who: { pan: string; name: string },
  amount: number,
  today: IsoDate,
): Challan => ({
  form: 'ITNS 280',
  major_head: type === 'ITR-6' ? '0020' : '0021',
  minor_head: '300',
  assessment_year: `${year.slice(0, 4)}-${year.slice(-2)}`,
  ...who,
  amount,
  pay_by: lastOfMonth(today),
});
