import { startYear } from '../../dates.ts';

/**
 * Deductions of chapter VI-A listed separately in an annexure. `both`: allowed in the new regime too (section
 * 115BAC(2)).
 */
export const viaSections = [
  { key: '80c', section: '80C' },
  { key: '80ccc', section: '80CCC' },
  { key: '80ccd1', section: '80CCD(1)' },
  { key: '80ccd1b', section: '80CCD(1B)' },
  { key: '80ccd2', section: '80CCD(2)', both: true },
  { key: '80cch', section: '80CCH', both: true },
  { key: '80cch1', section: '80CCH(1)', both: true },
  { key: '80d', section: '80D' },
  { key: '80e', section: '80E' },
  { key: '80g', section: '80G', qualifying: true },
  { key: '80tta', section: '80TTA', qualifying: true, only: 'II' },
  { key: '80ttb', section: '80TTB', qualifying: true, only: 'III' },
  { key: 'other', section: 'OTHERS', qualifying: true },
] as const satisfies readonly {
  key: string;
  section: string;
  both?: true;
  qualifying?: true;
  only?: 'II' | 'III';
}[];

/** Landlords and lenders an annexure names. */
export const namedPersons = [1, 2, 3, 4] as const;

/** Parts of the income exempt by section 10, by column; two of them only in the old regime. */
export const exemptions = [
  'lta',
  'gratuity',
  'pension',
  'leave',
  'hra',
  'other_exempt',
  'allowance_10_14',
] as const;

/**
 * Limit of section 16(ia) in a financial year, by regime; paise. The new regime has 75,000 since financial
 * year 2024-25.
 */
export const standardDeduction = (financialYear: string): { old: number; new: number } => ({
  old: 50_000_00,
  new: startYear(financialYear) >= 2024 ? 75_000_00 : 50_000_00,
});
