import { addMonths, daysBetween, type IsoDate } from '../dates.ts';
import { mulDiv, type Paise } from '../money.ts';
import { delayRates, lateFees, spanOn } from './data/delay.ts';
import { depositDue, statementDue } from './data/due-dates.ts';
import { formInfo, type Quarter, type TdsForm } from './data/forms.ts';

/**
 * How months of delay are counted. `calendar`: every calendar month touched counts, as in the department's
 * processing (deducted 4 March, paid 7 May: three). `anniversary`: periods of a month from the date of
 * deduction, a part counting as full (the reading of several tribunals: 4 March to 7 May is three too, 31
 * March to 30 April is one). The preparer chooses.
 */
export type MonthCounting = 'calendar' | 'anniversary';

/** Months or part of a month between two dates; 0 if the second is not later. */
export function monthsOfDelay(from: IsoDate, to: IsoDate, counting: MonthCounting): number {
  if (to <= from) return 0;
  if (counting === 'calendar') {
    const index = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    return index(to) - index(from) + 1;
  }
  let months = 1;
  while (addMonths(from, months) < to) months += 1;
  return months;
}

/**
 * How the law is named for a form: sections 201(1A), 206C(7) and 234E of the Act of 1961, sections 398(3) and 427 of the Act of
 * 2025 for forms from 1 April 2026. The rates are the same.
 */
export function lawOf(form: TdsForm): { interest: string; fee: string } {
  const { kind, to } = formInfo[form];
  if (to === undefined) return { interest: '398(3)', fee: '427' };
  return { interest: kind === 'collection' ? '206C(7)' : '201(1A)', fee: '234E' };
}

/** Interest for one delay. Amounts in paise; `rate` in basis points per month. */
export interface DelayInterest {
  reason: 'deducted late' | 'deposited late' | 'collected late';
  section: string;
  from: IsoDate;
  to: IsoDate;
  months: number;
  rate: number;
  interest: Paise;
}

/** Half-up to the paisa; the statement's total is rounded to a rupee where paid. */
const at = (tax: Paise, rate: number, months: number): Paise => mulDiv(tax, rate * months, 10_000);

/**
 * Interest on one deduction or collection.
 * (i) from the day tax was deductible or collectible to the day it was deducted or collected; (ii) from then to the day of deposit,
 * when deposited after its due date. The rates are those of data/delay.ts.
 */
export function delayInterest(
  form: TdsForm,
  row: { tax: Paise; deductibleOn: IsoDate; deductedOn: IsoDate; depositedOn?: IsoDate; bookEntry?: boolean },
  counting: MonthCounting = 'calendar',
): DelayInterest[] {
  const out: DelayInterest[] = [];
  const collects = formInfo[form].kind === 'collection';
  const rates = delayRates[collects ? 'collection' : 'deduction'];
  const law = lawOf(form).interest;
  const sectionOf = (clause: 'i' | 'ii') =>
    law === '206C(7)'
      ? law
      : law === '398(3)'
        ? `398(3)(${collects ? 'b' : 'a'})(${clause})`
        : `${law}(${clause})`;
  const push = (
    reason: DelayInterest['reason'],
    section: string,
    from: IsoDate,
    to: IsoDate,
    rate: number,
  ) => {
    const months = monthsOfDelay(from, to, counting);
    if (months > 0 && row.tax > 0)
      out.push({ reason, section, from, to, months, rate, interest: at(row.tax, rate, months) });
  };
  if (row.deductedOn > row.deductibleOn)
    push(
      collects ? 'collected late' : 'deducted late',
      sectionOf('i'),
      row.deductibleOn,
      row.deductedOn,
      spanOn(rates.i, row.deductedOn).rate,
    );
  if (row.depositedOn && row.depositedOn > depositDue(form, row.deductedOn, row.bookEntry)) {
    push(
      'deposited late',
      sectionOf('ii'),
      row.deductedOn,
      row.depositedOn,
      spanOn(rates.ii, row.deductedOn).rate,
    );
  }
  return out;
}

/** Fee for a late statement (section 234E, 427), not above the tax. Paise. */
export function lateFee(
  form: TdsForm,
  year: string,
  quarter: Quarter,
  filedOn: IsoDate,
  tax: Paise,
): { days: number; fee: Paise } {
  const { due } = statementDue(form, year, quarter);
  const days = filedOn > due ? daysBetween(due, filedOn) : 0;
  return { days, fee: Math.min(days * spanOn(lateFees, due).fee, tax) };
}
