import { financialYearOn, type IsoDate } from '../dates.ts';

/**
 * Number of the `sequence`-th invoice of an entity in the financial year of `day`: `INV-202611-001`. The series runs through
 * the financial year without gaps (rule 46(b): consecutive, unique for a financial year, at most 16 characters).
 */
export function invoiceNumber(day: IsoDate, sequence: number): string {
  return `INV-${day.slice(0, 4)}${day.slice(5, 7)}-${String(sequence).padStart(3, '0')}`;
}

/** Whether a number is one that `invoiceNumber` gives, or will give. */
export const isOwnNumber = (number: string): boolean => /^INV-\d{6}-\d{3,}$/.test(number);

/** Name of the series an invoice is counted in: one for each entity and financial year. */
export const seriesOf = (companyId: string, day: IsoDate): string =>
  `invoice:${companyId}:${financialYearOn(day)}`;
