import { type IsoDate, partsOf, previousYear, startYear } from '../../dates.ts';
import { type Rupees, sum } from '../../money.ts';
import { type Context, instalmentOf } from '../model/context.ts';

/**
 * Challans by kind: advance tax by instalment column, self-assessment tax by month (1 is April of the
 * assessment year).
 */
export type Payments = {
  advance: Rupees;
  byInstalment: number[];
  selfAssessment: Rupees;
  selfAssessmentByMonth: Map<number, Rupees>;
  /** Self-assessment tax up to and including a date. */
  paidBy: (day: IsoDate) => Rupees;
};

/** Month number from April of the assessment year. */
export const monthNumber = (ctx: Context, day: IsoDate): number => {
  const { year, month } = partsOf(day);
  return (year - startYear(ctx.input.assessmentYear)) * 12 + month - 3;
};

/** Payments of Schedule IT sorted by date; one before the previous year counts for nothing. */
export const sortPayments = (ctx: Context): Payments => {
  const { from, to } = previousYear(ctx.input.assessmentYear);
  const all = ctx.input.taxesPaid?.payments ?? [];
  const advance = all.filter(({ date }) => date >= from && date <= to);
  const later = all.filter(({ date }) => date > to);
  const byInstalment = [0, 0, 0, 0, 0];
  for (const { date, amount } of advance) {
    const column = instalmentOf(ctx, date);
    byInstalment[column] = (byInstalment[column] ?? 0) + amount;
  }
  const selfAssessmentByMonth = new Map<number, Rupees>();
  for (const { date, amount } of later) {
    const month = monthNumber(ctx, date);
    selfAssessmentByMonth.set(month, (selfAssessmentByMonth.get(month) ?? 0) + amount);
  }
  return {
    advance: sum(byInstalment),
    byInstalment,
    selfAssessment: sum(later.map(({ amount }) => amount)),
    selfAssessmentByMonth,
    paidBy: (day) => sum(later.filter(({ date }) => date <= day).map(({ amount }) => amount)),
  };
};
