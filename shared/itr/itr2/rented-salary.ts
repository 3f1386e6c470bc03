import type { Issue } from '../../forms/messages.ts';
import { percentOf, positive } from '../../money.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { amountAt, amountOf, textAt } from '../common/read.ts';
import type { JsonObject } from '../json/path.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr2Year } from './data/years.ts';

const SECTION = 'ScheduleS.Section10_13A';

/**
 * Basic salary and dearness allowance together, in rupees, for Schedule 10(13A) of a file with only derived
 * figures: the amount whose 50% or 40% and 10% match the file (rule 2A). Nothing if the schedule has no such
 * figure.
 */
function payBehind({ assessmentYear, moreContacts }: Itr2Year, file: JsonObject): number | undefined {
  // earlier files have both, or no such schedule
  if (!moreContacts) return undefined;
  const share = amountAt(file, `${SECTION}.Sal40Or50Per`);
  if (share <= 0) return undefined;
  const { metro, other, rentOver } = rulesOf(assessmentYear).salary.hraSalaryShare;
  const rate = textAt(file, `${SECTION}.Placeofwork`) === '1' ? metro : other;
  const rent = amountAt(file, `${SECTION}.ActlRentPaid`);
  const overTenth = amountAt(file, `${SECTION}.ActlRentPaid10Per`);
  const nearest = Math.round((share * 10_000) / rate);
  const fits = (pay: number) =>
    percentOf(pay, rate) === share && positive(rent - percentOf(pay, rentOver)) === overTenth;
  // rounding hides at most a rupee to either side
  return [nearest, nearest - 1, nearest + 1].find(fits) ?? nearest;
}

/** The return with the salary its house rent allowance was calculated on, where the file of the year has no place for it. */
export function withRentedSalary(year: Itr2Year, data: Itr2, file: JsonObject): Itr2 {
  const hra = data.salary?.hra;
  if (hra === undefined || hra.basic_salary !== undefined) return data;
  const pay = payBehind(year, file);
  return pay === undefined
    ? data
    : { ...data, salary: { ...data.salary, hra: { ...hra, basic_salary: pay } } };
}

/** Reports a basic salary derived from the file, including dearness allowance. */
export function rentedSalaryIssues(year: Itr2Year, data: Itr2, file: JsonObject): Issue[] {
  const pay = payBehind(year, file);
  if (pay === undefined) return [];
  return amountOf(data.salary?.hra?.basic_salary) === pay
    ? [
        {
          path: `${SECTION}.Sal40Or50Per`,
          message: {
            text: 'The file has neither basic salary nor dearness allowance: {value} for both was derived from it and entered as basic salary; split it',
            params: { value: pay },
          },
          severity: 'warning',
        },
      ]
    : [];
}
