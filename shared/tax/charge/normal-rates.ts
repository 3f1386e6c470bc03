import { percentOf, type Rupees } from '../../money.ts';
import { basicExemption, type Context, slabsOf } from '../model/context.ts';
import { slabTax } from '../years/slabs.ts';
import type { Taxable } from './taxable.ts';

const flatRate = (ctx: Context): number => {
  const { flatRates } = ctx.rules;
  const { type, concession, turnoverWithin400Crore } = ctx.input.assessee;
  if (concession) return flatRates.concession[concession];
  switch (type) {
    case 'domestic-company':
      return turnoverWithin400Crore ? flatRates.domesticSmall : flatRates.domestic;
    case 'foreign-company':
      return flatRates.foreign;
    case 'local-authority':
      return flatRates.localAuthority;
    default:
      return flatRates.firm;
  }
};

/**
 * The lower rate of new manufacturing companies and societies on manufacturing income, the higher on profit
 * above the ordinary, the other on the rest (ss.115BAB(1), 115BAE(1)).
 */
const manufacturingTax = (
  ctx: Context,
  { normal: income, manufacturing, excess }: Pick<Taxable, 'normal' | 'manufacturing' | 'excess'>,
): Rupees | undefined => {
  const { concession } = ctx.input.assessee;
  const other = concession && ctx.rules.flatRates.concessionOther[concession];
  if (!concession || other === undefined) return undefined;
  const rounding = ctx.switches.taxRounding;
  const low = Math.min(income, manufacturing);
  const high = Math.min(income - low, excess);
  return (
    percentOf(low, ctx.rules.flatRates.concession[concession], rounding) +
    percentOf(high, ctx.rules.flatRates.concessionExcess[concession] ?? other, rounding) +
    percentOf(income - low - high, other, rounding)
  );
};

/** The maximum marginal rate, and the rate of foreign companies on the part of theirs (s.167B). */
const maximumTax = (ctx: Context, income: Rupees): Rupees => {
  const { maximumMarginal, foreign } = ctx.rules.flatRates;
  const rounding = ctx.switches.taxRounding;
  const higher = percentOf(income, ctx.foreignShare, rounding);
  return percentOf(income - higher, maximumMarginal, rounding) + percentOf(higher, foreign, rounding);
};

/** Tax at normal rates and the rebate for agricultural income inside it: slab tax on both together less slab tax on exemption and agricultural income. */
export const normalRateTax = (
  ctx: Context,
  taxable: Pick<Taxable, 'normal' | 'agricultural' | 'manufacturing' | 'excess'>,
): { tax: Rupees; agriculturalRebate: Rupees } => {
  const { normal: income, agricultural } = taxable;
  const rounding = ctx.switches.taxRounding;
  const { type, concession } = ctx.input.assessee;
  const split = manufacturingTax(ctx, taxable);
  if (split !== undefined) return { tax: split, agriculturalRebate: 0 };
  if (type === 'co-operative' && !concession) {
    return { tax: slabTax(income, ctx.rules.slabs.coOperative, rounding), agriculturalRebate: 0 };
  }
  if (!ctx.bySlabs) return { tax: percentOf(income, flatRate(ctx), rounding), agriculturalRebate: 0 };
  if (ctx.maximumRate) return { tax: maximumTax(ctx, income), agriculturalRebate: 0 };
  const slabs = slabsOf(ctx);
  const exemption = basicExemption(ctx);
  if (agricultural > ctx.rules.agriculturalFloor && income > exemption) {
    return {
      tax: slabTax(income + agricultural, slabs, rounding),
      agriculturalRebate: slabTax(exemption + agricultural, slabs, rounding),
    };
  }
  return { tax: slabTax(income, slabs, rounding), agriculturalRebate: 0 };
};
