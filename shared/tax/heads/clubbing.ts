import type { Rupees } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { ClubbedIncome } from '../model/types.ts';

/** Clubbed income, less 1,500 for each minor child in the old regime, from whatever heads come first (ss.64, 10(32)). */
export const clubbedIncome = (ctx: Context): Pick<ClubbedIncome, 'head' | 'bucket' | 'amount'>[] => {
  const spared = new Map<string, Rupees>();
  return (ctx.input.clubbing ?? []).map(({ section, person = '', head, bucket, amount }) => {
    const where = { head, ...(bucket ? { bucket } : {}) };
    if (section !== '64(1A)' || ctx.newRegime || amount <= 0) return { ...where, amount };
    const used = spared.get(person) ?? 0;
    const exempt = Math.min(ctx.rules.otherSources.minorExemption - used, amount);
    spared.set(person, used + exempt);
    return { ...where, amount: amount - exempt };
  });
};
