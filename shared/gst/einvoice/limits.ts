import { daysBetween, type IsoDate } from '../../dates.ts';

const CRORE = 1_00_00_000_00;

interface Step {
  from: IsoDate;
  /** Paise: turnover above it, or from it if `from` says so. */
  above: number;
  source: string;
}
/** Aggregate turnover of any year from 2017-18 above which invoices to registered persons and exports need an IRN (rule 48(4)). */
const needsIrn: readonly Step[] = [
  { from: '2020-10-01', above: 500 * CRORE, source: 'Notification 61/2020-CT' },
  { from: '2021-01-01', above: 100 * CRORE, source: 'Notification 88/2020-CT' },
  { from: '2021-04-01', above: 50 * CRORE, source: 'Notification 5/2021-CT' },
  { from: '2022-04-01', above: 20 * CRORE, source: 'Notification 1/2022-CT' },
  { from: '2022-10-01', above: 10 * CRORE, source: 'Notification 17/2022-CT' },
  { from: '2023-08-01', above: 5 * CRORE, source: 'Notification 10/2023-CT' },
];
/** Turnover from which a document must be reported within days of its date. */
const reportedWithin: readonly { from: IsoDate; atLeast: number; days: number; source: string }[] = [
  { from: '2023-11-01', atLeast: 100 * CRORE, days: 30, source: 'GSTN advisory of 13 September 2023' },
  { from: '2025-04-01', atLeast: 10 * CRORE, days: 30, source: 'GSTN advisory of 5 November 2024' },
];

/** Whether a document of this day needs an IRN; undefined while the turnover is not known. */
export function irnNeeded(turnover: number | undefined, on: IsoDate): boolean | undefined {
  const step = needsIrn.findLast((s) => s.from <= on);
  return step ? (turnover === undefined ? undefined : turnover > step.above) : false;
}

/**
 * Days within which a document of this date must be reported; undefined if there is no limit or the turnover
 * is unknown.
 */
export const reportingDays = (turnover: number | undefined, on: IsoDate): number | undefined =>
  reportedWithin.findLast((s) => s.from <= on && turnover !== undefined && turnover >= s.atLeast)?.days;

/** Days left to report a document; below 0 it is too late. */
export function daysToReport(turnover: number | undefined, on: IsoDate, today: IsoDate): number | undefined {
  const within = reportingDays(turnover, on);
  return within === undefined ? undefined : within - daysBetween(on, today);
}

/** Value of a consignment above which goods move with an e-way bill, paise (rule 138(1)). */
export const ewayAbove = 50_000_00;
/** An e-way bill is made for documents of at most this many days, from this day on (GSTN advisory of 17 December 2024). */
export const ewayDocument = { days: 180, from: '2025-01-01' } as const;
