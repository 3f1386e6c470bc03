import type { AssessmentYear } from '../../../dates.ts';
import { isIsoDate } from '../../../dates.ts';
import type { Option } from '../../../forms/fields.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { financialYears } from '../../codes/common.ts';
import { type Itr1Year, itr1Years } from '../../itr1/data/years.ts';
import { type TreatyItems, treatyItems2025, treatyItems2026 } from '../codes/gains.ts';
import { type RateGroup, rateGroups } from './rates.ts';

/** Differences between the years of ITR-2. */
export interface Itr2Year {
  assessmentYear: AssessmentYear;
  fileYear: string;
  schemaVersion: string;
  /** Where the paths come from. */
  source: string;
  /** Whether the department's own schema of the year was at hand. */
  verified: boolean;
  dueDate: string;
  previousYear: { from: string; to: string };
  rates: readonly RateGroup[];
  /** Gains before and from 23 July 2024 are separate (AY 2025-26). */
  split: boolean;
  /** Rows for 80C, 80D, 80E to 80EEB, 24(b) and 10(13A); sections of TDS (from AY 2025-26). */
  detailed: boolean;
  /** Second address, and the representative by e-mail and mobile (from AY 2026-27). */
  moreContacts: boolean;
  /** Whether Schedules CYLA and BFLA have a row of income from other sources at treaty rates. */
  treatyRow: boolean;
  /** Items of Schedule CG a treaty gain may be included in. */
  treatyItems: TreatyItems;
  /** Years of deduction of TDS brought forward. */
  earlierYears: readonly Option[];
  /** Previous years of Schedule CG tables of unutilised gains: short-term, long-term. */
  unutilised: { short: readonly string[]; long: readonly string[] };
  /** The year as the parts ITR-1 has in common know it. */
  common: Itr1Year;
}

const source2026 =
  "Names as published for the department's ITR-2 schema V1.1 of AY 2026-27; not checked against the file itself";
const source2025 =
  "Names as published in samples of the department's ITR-2 validation service for AY 2025-26; not checked against the schema itself";

/** ITR-2 by assessment year. */
export const itr2Years = {
  '2026-27': {
    assessmentYear: '2026-27',
    fileYear: '2026',
    schemaVersion: 'Ver1.0',
    source: source2026,
    verified: false,
    dueDate: '2026-07-31',
    previousYear: { from: '2025-04-01', to: '2026-03-31' },
    rates: rateGroups.after,
    split: false,
    detailed: true,
    moreContacts: true,
    treatyRow: true,
    treatyItems: treatyItems2026,
    earlierYears: financialYears(2024, 2008),
    unutilised: { short: ['2023-24', '2024-25'], long: ['2022-23', '2023-24', '2024-25'] },
    common: itr1Years['2026-27'],
  },
  '2025-26': {
    assessmentYear: '2025-26',
    fileYear: '2025',
    schemaVersion: 'Ver1.0',
    source: source2025,
    verified: false,
    dueDate: '2025-09-15',
    previousYear: { from: '2024-04-01', to: '2025-03-31' },
    rates: rateGroups.split,
    split: true,
    detailed: true,
    moreContacts: false,
    treatyRow: false,
    treatyItems: treatyItems2025,
    earlierYears: financialYears(2023, 2008),
    unutilised: { short: ['2022-23', '2023-24'], long: ['2021-22', '2022-23', '2023-24'] },
    common: itr1Years['2025-26'],
  },
  '2024-25': {
    assessmentYear: '2024-25',
    fileYear: '2024',
    schemaVersion: 'Ver1.0',
    source: 'ITR-2 AY 2024-25 schema V1.2',
    verified: true,
    dueDate: '2024-07-31',
    previousYear: { from: '2023-04-01', to: '2024-03-31' },
    rates: rateGroups.before,
    split: false,
    detailed: false,
    moreContacts: false,
    treatyRow: false,
    treatyItems: treatyItems2025,
    earlierYears: financialYears(2022, 2008),
    unutilised: { short: ['2021-22', '2022-23'], long: ['2020-21', '2021-22', '2022-23'] },
    common: { ...itr1Years['2025-26'], previousYear: { from: '2023-04-01', to: '2024-03-31' } },
  },
} as const satisfies Partial<Record<AssessmentYear, Itr2Year>>;

export type Itr2AssessmentYear = keyof typeof itr2Years;

/** Whether a property was bought before the date whose market value may be used as cost (s.55(2)(b)). */
export const before2001 = (year: Pick<Itr2Year, 'assessmentYear'>, row: { bought_on?: unknown }): boolean => {
  const { bought_on: boughtOn } = row;
  return isIsoDate(boughtOn) && boughtOn < rulesOf(year.assessmentYear).capitalGains.baseDate;
};
