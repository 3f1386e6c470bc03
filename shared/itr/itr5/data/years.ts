import type { AssessmentYear } from '../../../dates.ts';
import { treatyItems2026Itr5 } from '../../itr2/codes/gains.ts';
import { type Itr3Year, itr3Years } from '../../itr3/data/years.ts';

/** Differences between the years of ITR-5 in addition to those of ITR-3. */
export interface Itr5Year extends Itr3Year {
  /** Due dates in the file with their class. */
  due: readonly {
    day: string;
    class: 'no-business' | 'business' | 'audit' | 'transfer-pricing';
    label: string;
  }[];
  /** Years in which the society may have chosen s.115BAD earlier. */
  years115bad: readonly string[];
}

/** ITR-5 by assessment year. */
export const itr5Years = {
  '2026-27': {
    ...itr3Years['2026-27'],
    source:
      "Names as published for the department's ITR-5 schema V1.1 of AY 2026-27; not checked against the file itself",
    verified: false,
    treatyItems: treatyItems2026Itr5,
    due: [
      { day: '2026-07-31', class: 'no-business', label: 'No income from business' },
      { day: '2026-08-31', class: 'business', label: 'Business, accounts not subject to audit' },
      { day: '2026-10-31', class: 'audit', label: 'Accounts audited under this or any other law' },
      { day: '2026-11-30', class: 'transfer-pricing', label: 'Report under section 92E' },
    ],
    years115bad: ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26'],
  },
} as const satisfies Partial<Record<AssessmentYear, Itr5Year>>;

export type Itr5AssessmentYear = keyof typeof itr5Years;
