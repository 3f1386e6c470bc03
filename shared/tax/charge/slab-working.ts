import { percentOf, type Rounding, type Rupees, roundings } from '../../money.ts';
import type { TaxResult } from '../model/types.ts';
import { rulesOf } from '../years/index.ts';
import { slabTax } from '../years/slabs.ts';
import type { BasisPoints, Slab } from '../years/types.ts';

/** A band of income with its rate in basis points and its tax. */
export interface SlabLine {
  from: Rupees;
  /** null: without end. */
  upTo: Rupees | null;
  rate: BasisPoints;
  income: Rupees;
  tax: Rupees;
}

/** Tax of an income under one rate table, by slab, up to the income. */
const bands = (income: Rupees, slabs: readonly Slab[], rounding: Rounding): SlabLine[] => {
  let from = 0;
  const lines: SlabLine[] = [];
  for (const { upTo, rate } of slabs) {
    const top = upTo === null ? income : Math.min(income, upTo);
    if (top <= from) break;
    lines.push({ from, upTo, rate, income: top - from, tax: percentOf(top - from, rate, rounding) });
    if (upTo === null) break;
    from = upTo;
  }
  return lines;
};

/**
 * The tax at normal rates band by band: of income and agricultural income together. Empty where no table of the year gives the
 * tax of this result (several rates for parts of the income), so that a paper never shows a working that does not add up.
 */
export function slabWorking(result: TaxResult): SlabLine[] {
  const { tax, regime, age, assessmentYear } = result;
  const rules = rulesOf(assessmentYear);
  const { old, new: fresh, coOperative } = rules.slabs;
  const own =
    regime === 'new'
      ? [fresh]
      : age >= rules.ages.superSenior
        ? [old.superSenior, old.below60]
        : age >= rules.ages.senior
          ? [old.senior, old.below60]
          : [old.below60];
  const flat = [...new Set(Object.values(rules.flatRates).filter((r) => typeof r === 'number'))].map(
    (rate): Slab[] => [{ upTo: null, rate }],
  );
  const income = tax.normalIncome + (tax.agriculturalRebate > 0 ? result.agriculturalIncome : 0);
  if (income <= 0) return [];
  for (const rounding of roundings)
    for (const table of [...own, coOperative, ...flat])
      if (slabTax(income, table, rounding) === tax.atNormalRates) return bands(income, table, rounding);
  return [];
}
