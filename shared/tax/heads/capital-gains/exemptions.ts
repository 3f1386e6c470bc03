import { addMonths, formatDate } from '../../../dates.ts';
import { mulDiv, positive, type Rupees } from '../../../money.ts';
import type { GainExemption, GainRow } from '../../inputs/capital-gains.ts';
import { type Context, isNaturalOrHuf } from '../../model/context.ts';
import { note } from '../../model/notes.ts';
import { isImmovable } from './classify.ts';

/** Remaining yearly caps while rows are calculated in sequence. */
export type ExemptionRoom = { bonds: Rupees; houses: Record<'54' | '54F', Rupees> };

/** Yearly caps at the start: ss.54 and 54F each exclude the cost of the new house above ten crore. */
export const exemptionRoom = (ctx: Context): ExemptionRoom => {
  const { bondCap, houseExemptionCap } = ctx.rules.capitalGains;
  return { bonds: bondCap, houses: { '54': houseExemptionCap, '54F': houseExemptionCap } };
};

const houseFor = (row: GainRow): boolean => row.asset === 'residential-house';

/** Last and first day an investment counts (ss.54, 54B, 54EC, 54F); a deposit in the Capital Gains Account is judged by the caller. */
const inTime = (row: GainRow, { section, investedOn, how }: GainExemption): boolean => {
  if (!investedOn || how === 'deposited') return true;
  switch (section) {
    case '54':
    case '54F':
      return how === 'built'
        ? investedOn <= addMonths(row.soldOn, 36)
        : investedOn >= addMonths(row.soldOn, -12) && investedOn <= addMonths(row.soldOn, 24);
    case '54B':
      return investedOn >= row.soldOn && investedOn <= addMonths(row.soldOn, 24);
    case '54EC':
      return investedOn >= row.soldOn && investedOn <= addMonths(row.soldOn, 6);
    default:
      return true;
  }
};

/** Whether the section can be claimed for this asset, term and assessee. */
const fits = (
  ctx: Context,
  row: GainRow,
  term: 'short' | 'long',
  section: GainExemption['section'],
): boolean => {
  switch (section) {
    case '54':
      return isNaturalOrHuf(ctx) && term === 'long' && houseFor(row);
    case '54B':
      return isNaturalOrHuf(ctx) && row.asset === 'agricultural-land';
    case '54EC':
      return term === 'long' && isImmovable(row.asset);
    case '54F':
      return isNaturalOrHuf(ctx) && term === 'long' && !houseFor(row);
    case '54EE':
      return false; // no fund was ever notified for it
    default:
      return isImmovable(row.asset) || row.asset === 'depreciable' || row.asset === 'other';
  }
};

/**
 * Exemptions of one row against its gain, each within the remainder of the previous one. `netConsideration`
 * is for s.54F, which exempts in proportion. `room` is consumed; pass a copy to try an alternative gain.
 */
export const exempt = (
  ctx: Context,
  row: GainRow,
  term: 'short' | 'long',
  gain: Rupees,
  netConsideration: Rupees,
  room: ExemptionRoom,
): { section: string; claimed: Rupees; allowed: Rupees }[] => {
  let left = positive(gain);
  return (row.exemptions ?? []).map((claim) => {
    const { section, invested } = claim;
    let allowed = 0;
    if (!fits(ctx, row, term, section)) {
      note(ctx, 'exemption-not-available', {}, section);
    } else if (!inTime(row, claim)) {
      note(ctx, 'exemption-out-of-time', { date: formatDate(claim.investedOn ?? '') }, section);
    } else if (section === '54EC') {
      allowed = Math.min(left, invested, room.bonds);
      room.bonds -= allowed;
    } else if (section === '54' || section === '54F') {
      const counted = Math.min(invested, room.houses[section]);
      // s.54F exempts in proportion to the net consideration invested, s.54 the amount invested
      const inProportion = section === '54F' && counted < netConsideration;
      allowed = Math.min(
        left,
        inProportion ? mulDiv(positive(gain), counted, netConsideration) : section === '54F' ? left : counted,
      );
      room.houses[section] -= counted;
    } else {
      allowed = Math.min(left, invested);
    }
    left -= allowed;
    return { section, claimed: invested, allowed };
  });
};
