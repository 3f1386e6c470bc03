import { addDays, addMonths, daysBetween, financialYearOn, type IsoDate, startYear } from '../../dates.ts';
import { mulDiv, type Rupees } from '../../money.ts';

/** A fifth of pre-construction interest in the year of completion and the four after it (s.24(b) Explanation). */
export const fifthIn = (
  { total, completedOn }: { total: Rupees; completedOn: IsoDate },
  assessmentYear: string,
): Rupees => {
  const since = startYear(assessmentYear) - 1 - startYear(financialYearOn(completedOn));
  return since >= 0 && since < 5 ? mulDiv(total, 1, 5) : 0;
};

/** Last day of interest that is spread over five years: 31 March before the year of completion, or the day of repayment if earlier (Explanation to s.24(b)). */
export const preConstructionEnd = ({
  completedOn,
  repaidOn,
}: {
  completedOn: IsoDate;
  repaidOn?: IsoDate;
}): IsoDate => {
  const end = `${startYear(financialYearOn(completedOn))}-03-31`;
  return repaidOn !== undefined && repaidOn < end ? repaidOn : end;
};

/**
 * Simple interest between two dates, both included: whole months as twelfths of a year, remaining days as
 * 365ths. `rate` in basis points a year.
 */
export const interestOf = (loan: Rupees, rate: number, from: IsoDate, to: IsoDate): Rupees => {
  const after = addDays(to, 1);
  if (after <= from) return 0;
  let months = 0;
  while (addMonths(from, months + 1) <= after) months += 1;
  const days = daysBetween(addMonths(from, months), after);
  return mulDiv(loan, rate * (months * 365 + days * 12), 12 * 365 * 10_000);
};
