import { percentOf, type Rupees } from '../../money.ts';
import { basicExemption, type Context, slabsOf } from '../model/context.ts';
import { slabTax } from '../years/slabs.ts';

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

/** Tax at normal rates and the rebate for agricultural income inside it: slab tax on both together less slab tax on exemption and agricultural income. */
export const normalRateTax = (
  ctx: Context,
  income: Rupees,
  agricultural: Rupees,
): { tax: Rupees; agriculturalRebate: Rupees } => {
  const rounding = ctx.switches.taxRounding;
  const { type, concession, maximumMarginalRate } = ctx.input.assessee;
  if (type === 'co-operative' && !concession) {
    return { tax: slabTax(income, ctx.rules.slabs.coOperative, rounding), agriculturalRebate: 0 };
  }
  if (!ctx.bySlabs) return { tax: percentOf(income, flatRate(ctx), rounding), agriculturalRebate: 0 };
  if (maximumMarginalRate) {
    return { tax: percentOf(income, ctx.rules.flatRates.maximumMarginal, rounding), agriculturalRebate: 0 };
  }
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
