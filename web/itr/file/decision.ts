import type { IsoDate } from '../../../shared/dates.ts';
import { getAt } from '../../../shared/forms/paths.ts';
import type { ItrComputation, ItrType } from '../../../shared/itr/common/types.ts';

/** What decides whether a return can be uploaded. */
interface UploadFacts {
  /** Of the stored return. */
  status: string;
  /** Errors the department would reject it for; undefined while they are not known. */
  errors: number | undefined;
  /** Tax left to pay, whole rupees. */
  due: number;
  /** A software code is set on the server: without one the portal refuses the file, not the extension's filling. */
  coded: boolean;
}

/** The one answer of the page: filed, being checked, errors to correct, tax to pay first, or ready. */
export type Verdict = 'filed' | 'checking' | 'errors' | 'unpaid' | 'ready';

/** Errors come before tax: correcting them may change it. */
export function verdictOf({ status, errors, due }: UploadFacts): Verdict {
  if (status === 'filed') return 'filed';
  if (errors === undefined) return 'checking';
  if (errors > 0) return 'errors';
  return due > 0 ? 'unpaid' : 'ready';
}

/** The two ways to the portal, and whether each is open now. Unpaid tax closes neither: the portal takes such a return too. */
export const waysOf = (facts: UploadFacts): { upload: boolean; extension: boolean } => {
  const sound = facts.errors === 0 && facts.status !== 'filed';
  return { upload: sound && facts.coded, extension: sound };
};

/** Tax left to pay: of an updated return that of Part B-ATI (section 140B), else the balance of the form (section 140A). */
export function taxDue({ derived, chosen }: Pick<ItrComputation, 'derived' | 'chosen'>): number {
  const updated = getAt(derived, 'updated_return.net_payable');
  return updated === undefined
    ? chosen.balancePayable
    : Number(getAt(derived, 'updated_return.tax_due') ?? 0);
}

/** What a person enters on the portal's e-Pay Tax to pay it. */
interface Challan {
  form: 'ITNS 280';
  /** 0020 for companies, 0021 for all others. */
  major_head: '0020' | '0021';
  /** Self-assessment tax. */
  minor_head: '300';
  /** `2026-27`. */
  assessment_year: string;
  pan: string;
  name: string;
  amount: number;
  /** Interest of section 234B grows with every month begun: the amount is good until the end of this one. */
  pay_by: IsoDate;
}

const lastOfMonth = (day: IsoDate): IsoDate =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The challan of the tax left to pay. */
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
