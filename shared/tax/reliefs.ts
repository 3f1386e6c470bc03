import { mulDiv, positive, type Rupees, sum } from '../money.ts';
import type { Context } from './model/context.ts';

/** Reliefs against the tax. */
type Reliefs = { relief89: Rupees; relief90: Rupees; relief91: Rupees };

/**
 * ss.90, 90A and 91 with rule 128: for each country and source the lower of tax paid abroad and Indian tax on the same income, at the average rate unless given.
 * `relief89` comes calculated; all reliefs together stay within the tax.
 */
export const reliefs = (ctx: Context, tax: Rupees, totalIncome: Rupees, relief89: Rupees): Reliefs => {
  const rows = ctx.resident ? (ctx.input.foreignIncome ?? []) : [];
  const of = (sections: readonly string[]): Rupees =>
    sum(
      rows
        .filter(({ section }) => sections.includes(section))
        .map(({ income, taxPaidAbroad, taxInIndia }) => {
          const average = totalIncome > 0 ? mulDiv(positive(income), tax, totalIncome) : 0;
          return Math.min(taxPaidAbroad, taxInIndia ?? average);
        }),
    );
  const first = Math.min(positive(relief89), tax);
  const relief90 = Math.min(of(['90', '90A']), tax - first);
  const relief91 = Math.min(of(['91']), tax - first - relief90);
  return { relief89: first, relief90, relief91 };
};
