import type { Rupees } from '../../money.ts';
import type { Context } from '../model/context.ts';
import type { AllowedDeduction } from '../model/types.ts';

/** A claim under one section. */
export type Claim = AllowedDeduction;

/**
 * Base for the caps. `room` is gross total income without incomes to which Chapter VI-A does not apply
 * (ss.111A(2), 112(2), 112A(5), 58(4), 115BBE, 115BBH).
 */
export type DeductionBase = {
  ctx: Context;
  grossTotalIncome: Rupees;
  room: Rupees;
  /** In service: not a pensioner and not without employment. */
  employed: boolean;
  government: boolean;
  salary171: Rupees;
  basicAndDa: Rupees;
  savingsInterest: Rupees;
  depositInterest: Rupees;
};
