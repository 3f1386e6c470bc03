import type { AssessmentYear } from '../../../dates.ts';
import type { Option } from '../../../forms/fields.ts';
import { exemptAllowances, financialYears } from '../../codes/common.ts';
import { exemptCategories, exemptNatures2025, exemptSubCategories } from '../../codes/exempt-income.ts';

/** Differences between the years of ITR-1; paths and limits from the department's schema of the year. */
export interface Itr1Year {
  assessmentYear: AssessmentYear;
  /** `AssessmentYear` in the file. */
  fileYear: string;
  schemaVersion: string;
  /** Nodes of the file with different names in ITR-1 and ITR-4. */
  nodes: { income: string; tax: string; payments: string; entertainment: string; houseStandard: string };
  /** Where the paths come from. */
  source: string;
  /** The constant the file wants in ItrFilingDueDate. */
  dueDate: string;
  previousYear: { from: string; to: string };
  /** Up to two properties with owners, tenants and loans (from AY 2026-27), or one plain one. */
  propertyRows: boolean;
  /** Second contact, alternate address and representative (from AY 2026-27). */
  moreContacts: boolean;
  /** Income of foreign retirement accounts u/s 89A (until AY 2025-26). */
  retirementAccounts: boolean;
  /**
   * Rows for 80C, 80D, 80E to 80EEB, 24(b) and 10(13A), sections of TDS, gains u/s 112A and the refund
   * account (from AY 2025-26).
   */
  detailed: boolean;
  /** Form of the Form 10-IEA questions in ITR-3 and ITR-4. */
  form10iea: 'five questions' | 'three questions' | 'one question';
  allowances: readonly Option[];
  exemptIncome:
    | { categories: readonly Option[]; subCategories: readonly Option[] }
    | { natures: readonly Option[] };
  deductionYears: readonly Option[];
  tenantDeductionYears: readonly Option[];
}

const nodes = {
  income: 'ITR1_IncomeDeductions',
  tax: 'ITR1_TaxComputation',
  payments: 'TaxPayments',
  entertainment: 'EntertainmentAlw16ii',
  houseStandard: 'StandardDeduction',
};

/** ITR-1 by assessment year. */
export const itr1Years = {
  '2026-27': {
    assessmentYear: '2026-27',
    nodes,
    fileYear: '2026',
    schemaVersion: 'Ver1.0',
    source: 'ITR-1 AY 2026-27 schema V1.1, transcribed from a published copy',
    dueDate: '2026-07-31',
    previousYear: { from: '2025-04-01', to: '2026-03-31' },
    propertyRows: true,
    moreContacts: true,
    retirementAccounts: false,
    detailed: true,
    form10iea: 'five questions',
    allowances: [...exemptAllowances, { value: '10(17)', label: '10(17) - Allowance of an MP, MLA or MLC' }],
    exemptIncome: { categories: exemptCategories, subCategories: exemptSubCategories },
    deductionYears: financialYears(2025, 2008),
    tenantDeductionYears: financialYears(2025, 2017),
  },
  '2025-26': {
    assessmentYear: '2025-26',
    nodes,
    fileYear: '2025',
    schemaVersion: 'Ver1.0',
    source: 'ITR-1 AY 2025-26 schema V1.0',
    dueDate: '2025-07-31',
    previousYear: { from: '2024-04-01', to: '2025-03-31' },
    propertyRows: false,
    moreContacts: false,
    retirementAccounts: true,
    detailed: true,
    form10iea: 'three questions',
    allowances: [...exemptAllowances, { value: 'OTH', label: 'Any other' }],
    exemptIncome: { natures: exemptNatures2025 },
    deductionYears: financialYears(2024, 2008),
    tenantDeductionYears: financialYears(2024, 2017),
  },
  '2024-25': {
    assessmentYear: '2024-25',
    nodes,
    fileYear: '2024',
    schemaVersion: 'Ver1.0',
    source:
      'ITR-1 AY 2024-25: names of the schemas of ITR-1 AY 2025-26 and ITR-2 AY 2024-25, and of published files of the year; not checked against the department’s file',
    dueDate: '2024-07-31',
    previousYear: { from: '2023-04-01', to: '2024-03-31' },
    propertyRows: false,
    moreContacts: false,
    retirementAccounts: true,
    detailed: false,
    form10iea: 'one question',
    allowances: [...exemptAllowances, { value: 'OTH', label: 'Any other' }],
    exemptIncome: { natures: exemptNatures2025 },
    deductionYears: financialYears(2023, 2008),
    tenantDeductionYears: financialYears(2023, 2017),
  },
} as const satisfies Partial<Record<AssessmentYear, Itr1Year>>;

export type Itr1AssessmentYear = keyof typeof itr1Years;
