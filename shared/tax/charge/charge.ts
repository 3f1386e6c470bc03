import { percentOf, positive, type Rupees, sum } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { TaxSteps } from '../model/types.ts';
import { normalRateTax } from './normal-rates.ts';
import { rebate87A } from './rebate.ts';
import { specialRateTax } from './special-rates.ts';
import { surchargeOn, type TaxParts } from './surcharge.ts';
import type { Taxable } from './taxable.ts';

/** Part B-TTI down to tax with surcharge and cess. */
export type Charge = Omit<TaxSteps, 'amt' | 'deferral' | 'relief89' | 'relief90' | 'relief91' | 'net'>;

/** Income-tax before rebate. */
export const partsOf = (ctx: Context, taxable: Taxable): TaxParts => {
  const { tax, agriculturalRebate } = normalRateTax(ctx, taxable);
  return { normal: tax - agriculturalRebate, lines: specialRateTax(ctx, taxable) };
};

/** Tax on a total income: rates, rebate, surcharge with marginal relief, cess. */
export const chargeTax = (ctx: Context, taxable: Taxable): Charge => {
  const normal = normalRateTax(ctx, taxable);
  const lines = specialRateTax(ctx, taxable);
  const slabPart = normal.tax - normal.agriculturalRebate;
  const atSpecialRates = sum(lines.map(({ tax }) => tax));
  const total: Rupees = slabPart + atSpecialRates;
  const { rebate, marginalRelief } = rebate87A(ctx, taxable, slabPart, lines);
  const afterRebate = positive(total - rebate);
  const surcharge =
    afterRebate === 0
      ? { before: 0, relief: 0, after: 0 }
      : surchargeOn(ctx, taxable, { normal: slabPart, lines }, (reduced) => partsOf(ctx, reduced));
  const cess = percentOf(afterRebate + surcharge.after, ctx.rules.cess, ctx.switches.taxRounding);
  return {
    normalIncome: taxable.normal,
    atNormalRates: normal.tax,
    agriculturalRebate: normal.agriculturalRebate,
    specialRates: lines,
    atSpecialRates,
    total,
    rebate87A: rebate,
    rebateMarginalRelief: marginalRelief,
    afterRebate,
    surchargeBeforeRelief: surcharge.before,
    marginalRelief: surcharge.relief,
    surcharge: surcharge.after,
    cess,
    gross: afterRebate + surcharge.after + cess,
  };
};
