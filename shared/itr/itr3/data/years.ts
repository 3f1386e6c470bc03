import type { AssessmentYear } from '../../../dates.ts';
import { treatyItems2026Itr3 } from '../../itr2/codes/gains.ts';
import { type Itr2Year, itr2Years } from '../../itr2/data/years.ts';

/** Differences between the years of ITR-3 in addition to those of ITR-2. */
export interface Itr3Year extends Itr2Year {
  /** Due dates the file knows: without audit, with audit, with transfer pricing. */
  dueDates: readonly [string, string, string];
  /**
   * Interest and remuneration from firms are in the profit and loss account (item 14 xi); earlier in item 24
   * of Schedule BP.
   */
  firmIncomeInAccounts: boolean;
  /** Section 44BBD, tax on Form 10-IEA by five questions and the like (from AY 2026-27). */
  later: boolean;
}

const later =
  "Names as published for the department's ITR-3 schema V1.1 of AY 2026-27; not checked against the file itself";
const earlier =
  "Names as published for the department's ITR-3 schema V1.3 of AY 2025-26; not checked against the file itself";

/** ITR-3 by assessment year. */
export const itr3Years = {
  '2026-27': {
    ...itr2Years['2026-27'],
    source: later,
    verified: false,
    treatyItems: treatyItems2026Itr3,
    dueDate: '2026-08-31',
    dueDates: ['2026-08-31', '2026-10-31', '2026-11-30'],
    firmIncomeInAccounts: true,
    later: true,
  },
  '2025-26': {
    ...itr2Years['2025-26'],
    source: earlier,
    verified: false,
    dueDate: '2025-07-31',
    dueDates: ['2025-07-31', '2025-10-31', '2025-11-30'],
    firmIncomeInAccounts: false,
    later: false,
  },
  '2024-25': {
    ...itr2Years['2024-25'],
    common: { ...itr2Years['2024-25'].common, form10iea: 'one question' },
    source:
      'Names of the department’s ITR-2 schema V1.2 of AY 2024-25 and of ITR-3 AY 2025-26 as published; not checked against the file itself',
    verified: false,
    dueDate: '2024-07-31',
    dueDates: ['2024-07-31', '2024-10-31', '2024-11-30'],
    firmIncomeInAccounts: false,
    later: false,
  },
} as const satisfies Partial<Record<AssessmentYear, Itr3Year>>;

export type Itr3AssessmentYear = keyof typeof itr3Years;
