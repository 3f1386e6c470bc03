import { percentOf, positive, type Rupees } from '../../../money.ts';
import type { DepreciationBlock } from '../../inputs/business.ts';
import type { Context } from '../../model/context.ts';

/** Result of a block: `gain` is short-term (s.50), negative if an emptied block has cost left. */
type BlockResult = { label: string; depreciation: Rupees; closingWdv: Rupees; gain: Rupees };

/** Depreciation on a block (s.32, s.43(6)): half rate under 180 days, nothing on an emptied block, 40% at most and no additional depreciation in the new regime and u/s 115BAA to 115BAE. */
export const depreciate = (ctx: Context, block: DepreciationBlock): BlockResult => {
  const { newRegimeDepreciation, additionalDepreciation } = ctx.rules.business;
  const { label, openingWdv, additionsFull = 0, additionsHalf = 0, sold = 0 } = block;
  const wdv = openingWdv + additionsFull + additionsHalf - sold;
  if (wdv <= 0 || block.ceased) return { label, depreciation: 0, closingWdv: 0, gain: wdv === 0 ? 0 : -wdv };
  const restricted = ctx.newRegime || ctx.concessional;
  const rate = restricted ? Math.min(block.rate, newRegimeDepreciation) : block.rate;
  const half = Math.min(additionsHalf, wdv);
  let depreciation = percentOf(wdv - half, rate) + percentOf(half, rate / 2);
  if (!restricted && block.additional) {
    const { full = 0, half: halfYear = 0, brought = 0 } = block.additional;
    depreciation +=
      percentOf(full, additionalDepreciation) + percentOf(halfYear, additionalDepreciation / 2) + brought;
  }
  depreciation = Math.min(depreciation, wdv);
  return { label, depreciation, closingWdv: positive(wdv - depreciation), gain: 0 };
};
