import { previousYear } from '../../dates.ts';
import { floorToHundred, mulDiv, percentOf, positive, type Rupees } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { InterestResult } from '../model/types.ts';

type Row = NonNullable<InterestResult['detail']['c']>[number];

/**
 * Interest for deferred instalments (s.234C). `dueByColumn` is tax less TDS and TCS on income up to each of the four dates and, last, of the whole year:
 * gains, dividends, winnings and a new business bear no earlier instalment (first proviso). `paid` is advance tax by the same five columns.
 * Presumptive 44AD/44ADA pays all by 15 March (s.211(1)(b)).
 */
export const interest234C = (
  ctx: Context,
  dueByColumn: readonly Rupees[],
  paid: readonly Rupees[],
  presumptiveOnly: boolean,
): { interest: Rupees; rows: Row[] } => {
  const { instalments, monthly, threshold } = ctx.rules.interest;
  const year = dueByColumn[4] ?? 0;
  const rows: Row[] = [];
  if (year < threshold) return { interest: 0, rows };
  let cumulative = 0;
  let lastDue = 0;
  instalments.forEach(({ dueBy, share, safe, months }, index) => {
    cumulative += paid[index] ?? 0;
    const due = positive(dueByColumn[index] ?? 0);
    if (index === 3) lastDue = due;
    if (presumptiveOnly && index < 3) return;
    const required = percentOf(due, share, 'down');
    // the utility rounds the safe 12% and 36% down to a hundred
    const enough =
      cumulative * 10_000 >= due * share || cumulative >= floorToHundred(percentOf(due, safe, 'down'));
    const harmless = share === safe ? cumulative >= required : enough;
    const shortfall = harmless ? 0 : positive(required - cumulative);
    const interest = percentOf(floorToHundred(shortfall), monthly) * months;
    rows.push({ dueBy, required, paid: cumulative, shortfall, months, interest });
  });
  // income of 16 to 31 March: its tax is due by the 31st
  const late = positive(year - lastDue);
  if (late > 0) {
    const available = (paid[4] ?? 0) + positive(cumulative - lastDue);
    const shortfall = positive(late - available);
    rows.push({
      dueBy: previousYear(ctx.input.assessmentYear).to,
      required: late,
      paid: available,
      shortfall,
      months: 1,
      interest: percentOf(floorToHundred(shortfall), monthly),
    });
  }
  return { interest: rows.reduce((total, { interest }) => total + interest, 0), rows };
};

/** Tax, with surcharge and cess in proportion, on income that comes after each instalment date. `taxBefore` is tax before rebate on income up to the date. */
export const laterTax = (
  whole: { total: Rupees; afterRebate: Rupees; surcharge: Rupees },
  taxBefore: Rupees,
  cess: number,
): Rupees => {
  const later = positive(whole.total - taxBefore);
  if (later === 0 || whole.afterRebate === 0) return 0;
  const withSurcharge = mulDiv(
    Math.min(later, whole.afterRebate),
    whole.afterRebate + whole.surcharge,
    whole.afterRebate,
  );
  return withSurcharge + percentOf(withSurcharge, cess);
};
