import { personOf } from '../../itr5/parts/organisation.ts';
import type { Row, When } from '../../values/names.ts';
import { byApplication, receiptSchedules } from '../data/codes.ts';

export const statusOf = (all: Row): string => String(personOf(all)['status'] ?? '');
const exemptionOf = (all: Row): string => String(personOf(all)['exemption'] ?? '');

/** Taxed by application of income: s.11, or s.10(23C)(iv) to (via). */
export const isApplied: When = (_, all) => byApplication.includes(exemptionOf(all));
/** One of the sections of exemption named. */
export const claims =
  (...sections: string[]): When =>
  (_, all) =>
    sections.includes(exemptionOf(all));
/** Receipts go into the schedule IE of the number. */
export const reports = (schedule: keyof typeof receiptSchedules): When =>
  claims(...receiptSchedules[schedule]);
/** ss.11 and 12 are lost for the year (s.13(10)). */
export const isForfeited: When = (row, all) =>
  isApplied(row, all) && (all['purpose'] as Row | undefined)?.['section_13_10'] === 'Y';
