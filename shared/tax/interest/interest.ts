import type { IsoDate } from '../../dates.ts';
import { positive, type Rupees } from '../../money.ts';
import { type Charge, partsOf } from '../charge/charge.ts';
import type { Taxable } from '../charge/taxable.ts';
import { gainBuckets } from '../heads/capital-gains/buckets.ts';
import type { GainsWorking } from '../heads/capital-gains/capital-gains.ts';
import type { Context } from '../model/context.ts';
import { hasBusiness } from '../model/context.ts';
import type { HeadTotals, InterestResult } from '../model/types.ts';
import { incomeAfter as after } from './instalments.ts';
import type { Payments } from './payments.ts';
import { interest234A } from './s234a.ts';
import { interest234B } from './s234b.ts';
import { interest234C, laterTax } from './s234c.ts';

/** Periods of income, for interest. */
type Income = {
  taxable: Taxable;
  gains: Pick<GainsWorking, 'byInstalment'>;
  afterSetOff: Pick<HeadTotals, 'business'>;
};

/** Income that arises after an instalment column, by place; undefined when nothing does. */
const withoutLater = (ctx: Context, income: Income, column: number): Taxable | undefined => {
  const { taxable, gains } = income;
  const sources = ctx.input.otherSources;
  let later = 0;
  const reduced = { ...taxable.gains };
  for (const { bucket, rate } of gainBuckets) {
    const amount = Math.min(taxable.gains[bucket], after(gains.byInstalment[bucket], column));
    if (rate === 'slab') later += amount;
    else reduced[bucket] -= amount;
  }
  const dividendLater = Math.min(taxable.dividend, after(sources?.dividends?.byInstalment, column));
  const newBusiness = ctx.input.business?.firstYear ? income.afterSetOff.business : 0;
  const special = taxable.special.map((row) => ({
    ...row,
    amount: row.amount - Math.min(row.amount, after(row.columns, column)),
  }));
  const normal = positive(taxable.normal - later - dividendLater - newBusiness);
  const changed =
    normal !== taxable.normal ||
    gainBuckets.some(({ bucket, rate }) => rate !== 'slab' && reduced[bucket] !== taxable.gains[bucket]) ||
    special.some((row, index) => row.amount !== taxable.special[index]?.amount);
  return changed
    ? {
        ...taxable,
        normal,
        dividend: Math.min(normal, taxable.dividend - dividendLater),
        gains: reduced,
        special,
        land: taxable.land.filter((sale) => sale.column <= column),
      }
    : undefined;
};

/**
 * Who pays all advance tax by 15 March: assessees u/s 44AD or 44ADA (s.211(1)(b)), under the other reading
 * only without another business.
 */
const singleInstalment = ({ input, switches }: Context): boolean => {
  const { business } = input;
  if (!business?.presumptive44AD?.length && !business?.presumptive44ADA?.length) return false;
  return (
    switches.presumptiveInstalment === 'whole-tax' ||
    (!business.books?.length &&
      !business.presumptive44AE?.length &&
      !business.futuresAndOptions &&
      !business.speculative &&
      !business.specified)
  );
};

/** Resident individuals of 60 or more without business owe no advance tax (s.207(2)). */
export const noAdvanceTax = (ctx: Context): boolean =>
  ctx.input.assessee.type === 'individual' &&
  ctx.resident &&
  ctx.age >= ctx.rules.interest.seniorAge &&
  !hasBusiness(ctx.input);

/** Interest u/s 234A, 234B and 234C on a net liability. */
export const computeInterest = (
  ctx: Context,
  facts: {
    income: Income;
    charge: Charge;
    net: Rupees;
    prepaid: Rupees;
    payments: Payments;
    dueDate: IsoDate;
    filedOn: IsoDate;
    /** The day by which lateness is judged. */
    furnishedOn: IsoDate;
    fee: Rupees;
  },
): InterestResult => {
  const { income, charge, net, prepaid, payments, dueDate, filedOn, furnishedOn, fee } = facts;
  const assessed = net - prepaid;
  // a revised, corrected or updated return was late only if the earlier one was (ss.234A(1), 140B(2))
  const late = interest234A(
    ctx,
    assessed - payments.advance - payments.paidBy(dueDate),
    dueDate,
    furnishedOn,
  );
  const result: InterestResult = { s234A: late.interest, s234B: 0, s234C: 0, detail: {} };
  if (late.interest > 0) result.detail.a = { base: late.base, months: late.months };
  if (noAdvanceTax(ctx)) return result;

  const due = [0, 1, 2, 3].map((column) => {
    const reduced = withoutLater(ctx, income, column);
    if (!reduced) return assessed;
    const parts = partsOf(ctx, reduced);
    const before = parts.normal + parts.lines.reduce((total, { tax }) => total + tax, 0);
    return assessed - laterTax(charge, before, ctx.rules.cess);
  });
  const deferred = interest234C(ctx, [...due, assessed], payments.byInstalment, singleInstalment(ctx));
  result.s234C = deferred.interest;
  if (deferred.interest > 0) result.detail.c = deferred.rows;

  const short = interest234B(ctx, assessed, payments, filedOn, dueDate, {
    s234C: deferred.interest,
    atDueDate: fee,
  });
  result.s234B = short.interest;
  if (short.interest > 0) result.detail.b = short.months;
  return result;
};
