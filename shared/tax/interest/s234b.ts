import { addMonths, type IsoDate, startYear } from '../../dates.ts';
import { floorToHundred, percentOf, positive, type Rupees } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { InterestResult } from '../model/types.ts';
import { monthNumber, type Payments } from './payments.ts';

/**
 * Interest for short advance tax (s.234B), month by month as the department's utility does: each month bears 1% of the principal rounded down to a hundred,
 * and a self-assessment payment first meets interest due so far (234C from April, 234A and 234F from the due date's month), then principal (s.140A(1)).
 * `assessed` is tax less TDS and TCS.
 */
export const interest234B = (
  ctx: Context,
  assessed: Rupees,
  payments: Payments,
  filedOn: IsoDate,
  dueDate: IsoDate,
  charges: { s234C: Rupees; atDueDate: Rupees },
): { interest: Rupees; months: NonNullable<InterestResult['detail']['b']> } => {
  const { threshold, advanceShare, monthly } = ctx.rules.interest;
  const months: NonNullable<InterestResult['detail']['b']> = [];
  if (assessed < threshold || payments.advance * 10_000 >= assessed * advanceShare)
    return { interest: 0, months };
  const start = `${startYear(ctx.input.assessmentYear)}-04-01`;
  const last = monthNumber(ctx, filedOn);
  const dueMonth = monthNumber(ctx, dueDate);
  let principal = floorToHundred(positive(assessed - payments.advance));
  let pending = charges.s234C;
  let total = 0;
  for (let month = 1; month <= last; month += 1) {
    const interest = percentOf(floorToHundred(principal), monthly);
    total += interest;
    pending += interest + (month === dueMonth ? charges.atDueDate : 0);
    const paid = payments.selfAssessmentByMonth.get(month) ?? 0;
    const toInterest = Math.min(paid, pending);
    months.push({ month: addMonths(start, month - 1).slice(0, 7), principal, interest, paid });
    pending -= toInterest;
    principal = positive(principal - (paid - toInterest));
  }
  return { interest: total, months };
};
