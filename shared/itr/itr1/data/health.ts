import type { Rupees } from '../../../money.ts';
import type { YearRules } from '../../../tax/years/types.ts';

/** The four groups of persons of Schedule 80D and which answer opens each (s.80D(2), (4)). */
export const healthGroups = [
  { key: 'self', who: 'self', flag: 'self_senior', answer: 'N', senior: false },
  { key: 'self_senior', who: 'self', flag: 'self_senior', answer: 'Y', senior: true },
  { key: 'parents', who: 'parents', flag: 'parents_senior', answer: 'N', senior: false },
  { key: 'parents_senior', who: 'parents', flag: 'parents_senior', answer: 'Y', senior: true },
] as const;

/** Most a group may claim in the year. */
export const healthLimit = ({ deductions: { d80 } }: YearRules, { senior }: { senior: boolean }): Rupees =>
  senior ? d80.senior : d80.below60;
