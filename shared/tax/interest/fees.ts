import type { IsoDate } from '../../dates.ts';
import type { Rupees } from '../../money.ts';
import { basicExemption, type Context } from '../context.ts';
import type { FilingSection } from '../types.ts';

/** Sections under which the utility charges the fee; not ss.148, 153C or 119(2)(b). A revised, corrected or updated return is judged by its original. */
const feeSections: readonly FilingSection[] = ['139(1)', '139(4)', '139(5)', '139(8A)', '139(9)', '142(1)'];

/** Fee for a late return (s.234F): 1,000 up to five lakh of total income, else 5,000; none below the exemption limit unless the return is mandatory anyway. */
export const fee234F = (
  ctx: Context,
  totalIncome: Rupees,
  incomeBeforeDeductions: Rupees,
  dueDate: IsoDate,
  filedOn: IsoDate,
): Rupees => {
  const { limit, low, high } = ctx.rules.fees.f;
  const { section = '139(1)', mustFile = false, originalFiledOn } = ctx.input.filing ?? {};
  const follows =
    section === '139(5)' || section === '139(9)' || (section === '139(8A)' && originalFiledOn !== undefined);
  const judged = follows ? (originalFiledOn ?? dueDate) : filedOn;
  if (!feeSections.includes(section) || judged <= dueDate) return 0;
  const bound = mustFile || !ctx.bySlabs || incomeBeforeDeductions > basicExemption(ctx);
  if (!bound) return 0;
  return totalIncome <= limit ? low : high;
};

/** Fee on a return revised after 31 December (s.234-I), from AY 2026-27. */
export const fee234I = (ctx: Context, totalIncome: Rupees, filedOn: IsoDate): Rupees => {
  const rule = ctx.rules.fees.i;
  if (!rule || ctx.input.filing?.section !== '139(5)' || filedOn <= rule.after) return 0;
  return totalIncome <= rule.limit ? rule.low : rule.high;
};
