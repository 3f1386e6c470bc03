import type { IsoDate } from '../dates.ts';
import type { Rupees } from '../money.ts';

/** A limit with its start date and the notification or Act setting it. Newest first. */
interface DatedLimit {
  from: IsoDate;
  amount: Rupees;
  source: string;
}

const lakh = 1_00_000;

/** The limit in force on a day; undefined before the first one known here. */
export const limitOn = (limits: readonly DatedLimit[], day: IsoDate): DatedLimit | undefined =>
  limits.find(({ from }) => day >= from);

/** Gratuity u/s 10(10)(ii) and (iii): s.4(3) of the Payment of Gratuity Act and the notifications under clause (iii). */
export const gratuityLimits: readonly DatedLimit[] = [
  { from: '2018-03-29', amount: 20 * lakh, source: 'S.O. 1420(E) of 29-3-2018; S.O. 1213(E) of 8-3-2019' },
  { from: '2010-05-24', amount: 10 * lakh, source: 'Payment of Gratuity (Amendment) Act 2010; S.O. 1414(E)' },
  { from: '1997-09-24', amount: 3.5 * lakh, source: 'Payment of Gratuity (Amendment) Act 1998; S.O. 20(E)' },
];

/** Leave encashment u/s 10(10AA)(ii). */
export const leaveLimits: readonly DatedLimit[] = [
  { from: '2023-04-01', amount: 25 * lakh, source: 'Notification 31/2023' },
  { from: '1998-04-02', amount: 3 * lakh, source: 'S.O. 588(E) of 31-5-2002' },
];

/** Days counted for a year of service (Explanation to s.10(10AA)), and in a month. */
export const leaveDays = { aYear: 30, inMonth: 30 } as const;

/** s.10(10)(ii) with s.4(2) of the Payment of Gratuity Act: 15 of 26 working days a year of service, 7 in a seasonal establishment. */
export const gratuityDays = { ordinary: 15, seasonal: 7, month: 26 } as const;

/** Compensation on voluntary retirement: cap of s.10(10C); rule 2BA(i), (vi). */
export const voluntaryRetirement = { cap: 5 * lakh, years: 10, age: 40, monthsAYear: 3 } as const;
