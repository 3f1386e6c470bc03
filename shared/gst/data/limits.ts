import { type Period, periodOrder } from '../periods.ts';

/** A value that applies from a tax period on. */
interface Since<T> {
  from: Period;
  value: T;
  source: string;
}

const at = <T>(steps: readonly Since<T>[], period: Period): T | undefined => {
  let found: T | undefined;
  for (const step of steps) if (periodOrder(period) >= periodOrder(step.from)) found = step.value;
  return found;
};

const RUPEE = 100;
const LAKH = 100_000 * RUPEE;
const CRORE = 100 * LAKH;

const b2clLimits: readonly Since<number>[] = [
  { from: '07-2017', value: 2.5 * LAKH, source: 'rule 59(4)(a)(ii)' },
  {
    from: '08-2024',
    value: 1 * LAKH,
    source: 'Notification 12/2024-CT; offline tool B2CL_MIN_VAL_STR_PRD 082024',
  },
];

/** Inter-state invoices to unregistered persons strictly above this (paise) go to B2CL, the rest to B2CS. */
export const b2clLimit = (period: Period): number => at(b2clLimits, period)!;

/** GSTR-1A is filed from this period on (rule 59(1), proviso; Notification 12/2024-CT). */
export const amendedFrom: Period = '07-2024';

const hsnSplit: readonly Since<boolean>[] = [
  { from: '07-2017', value: false, source: 'one table' },
  {
    from: '05-2025',
    value: true,
    source: 'GSTN advisory on table 12; offline tool HSN_BIFURCATION_START_DATE 052025',
  },
];

/** Whether table 12 has separate B2B and B2C parts. */
export const hsnIsSplit = (period: Period): boolean => at(hsnSplit, period) ?? false;

const hsnByRate: readonly Since<boolean>[] = [
  { from: '07-2017', value: false, source: 'total value, no rate' },
  { from: '05-2021', value: true, source: 'offline tool newHSNStartDateConstant 052021' },
];

/** Whether table 12 rows have a rate and no total value. */
export const hsnHasRate = (period: Period): boolean => at(hsnByRate, period) ?? false;

const documentsTable: readonly Since<boolean>[] = [
  { from: '07-2017', value: false, source: 'optional' },
  { from: '05-2025', value: true, source: 'GSTN advisory: table 13 compulsory with phase III of table 12' },
];

/** Whether table 13 (documents issued) must be filled. */
export const documentsAreCompulsory = (period: Period): boolean => at(documentsTable, period) ?? false;

/** Tables 14 and 15 exist from this period (Notification 26/2022-CT, in force 1 January 2024). */
export const ecommerceTablesFrom: Period = '01-2024';

/** Preceding year's aggregate turnover (paise) above which six HSN digits are needed (Notification 78/2020-CT). */
const hsnSixDigitsAbove = 5 * CRORE;

/** Minimum number of HSN digits for a turnover in paise; four if the turnover is unknown. */
export const hsnDigits = (turnover: number | undefined): 4 | 6 =>
  turnover !== undefined && turnover > hsnSixDigitsAbove ? 6 : 4;

/** Maximum total value of B2B documents in one IFF month (rule 59(2)), in paise. */
export const iffLimit = 50 * LAKH;

/** Returns cannot be filed later than this many years after the due date (s.37(5), s.39(11); Finance Act 2023). */
export const filingYears = 3;

/** The portal refuses older returns from this day (Notification 28/2023-CT; GSTN put it in force in July 2025). */
export const filingLimitFrom = '2025-07-01';

/** Most digits before the point: document values 13, taxable values, tax and cess 11 (offline tool patterns). */
export const largestValue = 10 ** 15 - 1;
/** Largest taxable value, tax or cess, in paise. */
export const largestAmount = 10 ** 13 - 1;

/** How far a typed tax may be from rate times value before it is pointed at, in paise. */
export const taxTolerance = 1 * RUPEE;

/** A GSTR-1 upload is cut into files below this many bytes and this many lines (portal upload limits, offline tool manual). */
export const uploadLimit = { bytes: 5 * 1024 * 1024, lines: 19_000 };
