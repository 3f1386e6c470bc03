import type { Rupees } from '../../money.ts';

/** Rates of companies (ss.115BAA, 115BAB) and co-operative societies (ss.115BAD, 115BAE) in place of deductions. */
export type Concession = '115BAA' | '115BAB' | '115BAD' | '115BAE';

/** A member of an association: `share` in basis points. */
export type MemberInput = {
  share: number;
  /** The member's total income without the share exceeds the amount not chargeable to tax (s.167B(2)(i)). */
  aboveExemption?: boolean;
  /** Taxed above the maximum marginal rate (s.167B(2)(ii)). */
  foreignCompany?: boolean;
};

/** A partner who retired or died, as opposed to one whose share changed (s.78(1)). */
export type RetiredPartner = {
  /** His share as a fraction: numerator and denominator. */
  share: readonly [number, number];
  /** His share of the profit of this year, to the day he left. */
  profit: Rupees;
};
