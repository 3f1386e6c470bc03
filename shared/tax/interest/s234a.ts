import { type IsoDate, monthsOrPart } from '../../dates.ts';
import { floorToHundred, percentOf, positive, type Rupees } from '../../money.ts';
import type { Context } from '../model/context.ts';

/** Interest for a late return (s.234A): 1% a month or part from the day after the due date, on tax not paid by that date. */
export const interest234A = (
  ctx: Context,
  unpaidAtDueDate: Rupees,
  dueDate: IsoDate,
  filedOn: IsoDate,
): { interest: Rupees; base: Rupees; months: number } => {
  const months = monthsOrPart(dueDate, filedOn);
  const base = floorToHundred(positive(unpaidAtDueDate));
  return { interest: percentOf(base, ctx.rules.interest.monthly) * months, base, months };
};
