import type { AssessmentYear } from '../../../dates.ts';
import type { Option } from '../../../forms/fields.ts';
import { type Itr5Year, itr5Years } from '../../itr5/data/years.ts';

/** Differences between the years of ITR-6 in addition to those of ITR-3 and ITR-5. */
export interface Itr6Year extends Omit<Itr5Year, 'years115bad'> {
  /** Years in which a rate of ss.115BA to 115BAB may have been chosen earlier. */
  optionYears: readonly Option[];
  /** Years of credit of minimum alternate tax (Schedule MATC). */
  creditYears: readonly Option[];
  /** Financial year whose turnover decides the 25% rate (s.2 of the Finance Act). */
  turnoverYear: string;
}

const years = (from: number, to: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const value = `${from + i}-${String((from + i + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });

/** ITR-6 by assessment year. */
export const itr6Years = {
  '2026-27': {
    ...itr5Years['2026-27'],
    source:
      "Names partly read in the department's ITR-6 schema V1.0 of AY 2026-27, partly those of ITR-5; not checked against the file itself",
    schemaVersion: 'Ver1.0',
    due: [
      { day: '2026-10-31', class: 'audit', label: 'Company' },
      { day: '2026-11-30', class: 'transfer-pricing', label: 'Report under section 92E' },
    ],
    optionYears: years(2017, 2025),
    creditYears: years(2011, 2025),
    turnoverYear: '2023-24',
  },
} as const satisfies Partial<Record<AssessmentYear, Itr6Year>>;

export type Itr6AssessmentYear = keyof typeof itr6Years;
