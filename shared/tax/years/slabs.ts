import { percentOf, type Rounding, type Rupees } from '../../money.ts';
import type { Slab } from './types.ts';

/** Tax by a rate table, rounded once to a whole rupee. */
export const slabTax = (income: Rupees, slabs: Slab[], rounding: Rounding): Rupees => {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of slabs) {
    const top = upTo === null ? income : Math.min(income, upTo);
    if (top > from) tax += percentOf(top - from, rate, rounding);
    if (upTo === null || income <= upTo) break;
    from = upTo;
  }
  return tax;
};

/** Rate of the last rupee. */
export const marginalRate = (income: Rupees, slabs: Slab[]): number =>
  (slabs.find(({ upTo }) => upTo === null || income <= upTo) ?? { rate: 0 }).rate;
