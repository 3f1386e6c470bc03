import type { IsoDate } from '../../dates.ts';
import type { Rupees } from '../../money.ts';
import { basicExemption, type Context } from '../model/context.ts';
import { note } from '../model/notes.ts';
import type { AssesseeType, FilingStanding } from '../model/types.ts';

const alwaysBound: readonly AssesseeType[] = ['firm', 'llp', 'domestic-company', 'foreign-company'];

/**
 * Fee for a late return (s.234F): 1,000 up to five lakh of total income, else 5,000. Companies and firms must
 * file at any income (s.139(1)(a)); others pay none below the exemption limit, unless the return is mandatory
 * anyway (clause (b)).
 */
export const fee234F = (
  ctx: Context,
  totalIncome: Rupees,
  incomeBeforeDeductions: Rupees,
  standing: FilingStanding,
): Rupees => {
  const { limit, low, high } = ctx.rules.fees.f;
  if (!standing.fee) return 0;
  const mustFile = ctx.input.filing?.mustFile ?? false;
  const { type } = ctx.input.assessee;
  const bound = mustFile || alwaysBound.includes(type) || incomeBeforeDeductions > basicExemption(ctx);
  if (!bound) {
    if (!ctx.bySlabs) note(ctx, 'late-fee-without-income');
    return 0;
  }
  return totalIncome <= limit ? low : high;
};

/** Fee on a return revised after 31 December (s.234-I), from AY 2026-27. */
export const fee234I = (ctx: Context, totalIncome: Rupees, filedOn: IsoDate): Rupees => {
  const rule = ctx.rules.fees.i;
  if (!rule || ctx.input.filing?.section !== '139(5)' || filedOn <= rule.after) return 0;
  return totalIncome <= rule.limit ? rule.low : rule.high;
};
