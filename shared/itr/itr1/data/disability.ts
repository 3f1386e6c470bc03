import type { Rupees } from '../../../money.ts';
import type { YearRules } from '../../../tax/years/types.ts';

/** Codes of the nature of a disability in Schedules 80DD and 80U. */
export const disabilityCodes = { ordinary: '1', severe: '2' } as const;

/** The fixed deduction for a nature of disability, whatever was spent (ss.80DD(1), 80U(1)); 0 without one. */
export const disabilitySum = ({ deductions: { disability } }: YearRules, nature: string): Rupees =>
  nature === disabilityCodes.severe
    ? disability.severe
    : nature === disabilityCodes.ordinary
      ? disability.ordinary
      : 0;
