import { type BasisPoints, mulDiv, percentOf, positive, type Rupees, sum } from '../../money.ts';
import { gainBuckets } from '../heads/capital-gains/buckets.ts';
import type { Context } from '../model/context.ts';
import type { SpecialRateLine } from '../model/types.ts';
import type { SurchargeStep } from '../years/types.ts';
import { normalRateTax } from './normal-rates.ts';
import { cappedIncome, isCapped, reduceBy, type Taxable, totalOf } from './taxable.ts';

/** Income-tax before surcharge, split as the surcharge wants it. */
export type TaxParts = { normal: Rupees; lines: SpecialRateLine[] };

/** Surcharge before and after marginal relief. */
type Surcharge = { before: Rupees; relief: Rupees; after: Rupees };

const stepsOf = (ctx: Context): SurchargeStep[] => {
  const { surcharge } = ctx.rules;
  switch (ctx.input.assessee.type) {
    case 'firm':
    case 'llp':
    case 'local-authority':
      return surcharge.firm;
    case 'co-operative':
      return surcharge.coOperative;
    case 'domestic-company':
      return surcharge.domestic;
    case 'foreign-company':
      return surcharge.foreign;
    default: {
      const steps = ctx.newRegime ? surcharge.individual.new : surcharge.individual.old;
      return ctx.input.assessee.allMembersCompanies
        ? steps.filter(({ rate }) => rate <= surcharge.capped)
        : steps;
    }
  }
};

type Level = { rate: BasisPoints; above: Rupees; excess: Rupees; sparing: boolean };

/** Highest step in force: those above 15% look at income without dividend and s.111A, 112, 112A gains. */
const levelOf = (ctx: Context, taxable: Taxable): Level | undefined => {
  const total = totalOf(taxable);
  const uncapped =
    ctx.bySlabs && ctx.switches.surchargeTest === 'without-capped-income'
      ? total - cappedIncome(taxable)
      : total;
  const { capped } = ctx.rules.surcharge;
  let found: Level | undefined;
  for (const { above, rate } of stepsOf(ctx)) {
    const income = ctx.bySlabs && rate > capped ? uncapped : total;
    if (income > above) found = { rate, above, excess: income - above, sparing: income !== total };
  }
  return found;
};

/** Tax on the dividend inside slab income: its share at the average rate, or the top slice by the other reading. */
const dividendTax = (ctx: Context, taxable: Taxable, slabPart: Rupees): Rupees => {
  const dividend = Math.min(positive(taxable.dividend), taxable.normal);
  if (dividend === 0) return 0;
  if (ctx.switches.dividendTax === 'average-rate') return mulDiv(slabPart, dividend, taxable.normal);
  const without = normalRateTax(ctx, { ...taxable, normal: taxable.normal - dividend });
  return slabPart - (without.tax - without.agriculturalRebate);
};

const chargeAt = (ctx: Context, taxable: Taxable, parts: TaxParts, rate: BasisPoints): Rupees => {
  const rounding = ctx.switches.taxRounding;
  const { capped, unexplained } = ctx.rules.surcharge;
  const lower = ctx.bySlabs ? Math.min(rate, capped) : rate;
  const onDividend = lower < rate ? dividendTax(ctx, taxable, parts.normal) : 0;
  if (parts.lines.length === 0)
    return percentOf(onDividend, lower, rounding) + percentOf(parts.normal - onDividend, rate, rounding);
  const cappedCodes = new Set<string>([
    ...gainBuckets.filter(isCapped(taxable)).map(({ bucket }) => bucket),
    ...taxable.special.filter((row) => row.capped).map(({ code }) => code),
  ]);
  const gainLines = parts.lines.filter(({ code }) => cappedCodes.has(code));
  const flat = parts.lines.filter(({ code }) => code === '115BBE');
  const rest = parts.lines.filter((line) => !gainLines.includes(line) && !flat.includes(line));
  const taxOf = (lines: SpecialRateLine[]) => sum(lines.map(({ tax }) => tax));
  return (
    percentOf(onDividend + taxOf(gainLines), lower, rounding) +
    percentOf(parts.normal - onDividend + taxOf(rest), rate, rounding) +
    percentOf(taxOf(flat), unexplained, rounding)
  );
};

/**
 * Surcharge (Finance Act, s.2(9) and First Schedule) with marginal relief: tax with surcharge may exceed that at the threshold only by the income above it.
 * `taxAt` charges a reduced income, for the comparison.
 */
export const surchargeOn = (
  ctx: Context,
  taxable: Taxable,
  parts: TaxParts,
  taxAt: (reduced: Taxable) => TaxParts,
): Surcharge => {
  const { concession, type } = ctx.input.assessee;
  const unexplainedOnly = (): Surcharge => {
    const before = chargeAt(ctx, taxable, parts, 0);
    return { before, relief: 0, after: before };
  };
  if (concession && (type === 'domestic-company' || type === 'co-operative')) {
    const before = chargeAt(ctx, taxable, parts, ctx.rules.surcharge.concession);
    return { before, relief: 0, after: before };
  }
  const steps = stepsOf(ctx);
  if (ctx.maximumRate && ctx.switches.maximumMarginalSurcharge === 'highest') {
    const before = chargeAt(ctx, taxable, parts, steps[steps.length - 1]?.rate ?? 0);
    return { before, relief: 0, after: before };
  }
  const level = levelOf(ctx, taxable);
  if (!level) return unexplainedOnly();
  const before = chargeAt(ctx, taxable, parts, level.rate);
  const atThreshold = reduceBy(taxable, level.excess, level.sparing);
  const thresholdParts = taxAt(atThreshold);
  const thresholdTax =
    totalParts(thresholdParts) +
    chargeAt(ctx, atThreshold, thresholdParts, levelOf(ctx, atThreshold)?.rate ?? 0);
  const relief = Math.min(before, positive(totalParts(parts) + before - thresholdTax - level.excess));
  return { before, relief, after: before - relief };
};

const totalParts = ({ normal, lines }: TaxParts): Rupees => normal + sum(lines.map(({ tax }) => tax));
