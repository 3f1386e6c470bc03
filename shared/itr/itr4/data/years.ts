import type { AssessmentYear } from '../../../dates.ts';
import { type Itr1Year, itr1Years } from '../../itr1/data/years.ts';

const nodes = {
  income: 'IncomeDeductions',
  tax: 'TaxComputation',
  payments: 'ScheduleIT',
  entertainment: 'EntertainmntalwncUs16ii',
  houseStandard: 'AnnualValue30Percent',
};

/**
 * ITR-4 by assessment year. No copy of the department's ITR-4 schemas was available: node names come from
 * published descriptions, and parts shared with ITR-1 are assumed to be equal.
 */
export const itr4Years = {
  '2026-27': {
    ...itr1Years['2026-27'],
    nodes,
    source:
      'ITR-4 AY 2026-27 schema V1.1 as described in public material; not checked against the department’s file',
    dueDate: '2026-08-31',
  },
  '2025-26': {
    ...itr1Years['2025-26'],
    nodes,
    source:
      'ITR-4 AY 2025-26 schema V1.3 as described in public material; not checked against the department’s file',
    dueDate: '2025-07-31',
  },
  '2024-25': {
    ...itr1Years['2024-25'],
    nodes,
    source:
      'ITR-4 AY 2024-25: names of the year as published and of ITR-4 AY 2025-26; not checked against the department’s file',
  },
} as const satisfies Partial<Record<AssessmentYear, Itr1Year>>;

export type Itr4AssessmentYear = keyof typeof itr4Years;
