import type { AssessmentYear, IsoDate } from '../dates.ts';
import type { Context } from './context.ts';
import type { TaxInput } from './types.ts';
import { rulesByYear } from './years/index.ts';

const anyAmount = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'object' && value !== null && Object.values(value).some(anyAmount);

/** Whether any business or profession income or loss is given. */
export const hasBusiness = ({ business, clubbing }: TaxInput): boolean =>
  anyAmount(business) || (clubbing ?? []).some(({ head }) => head === 'business');

/** Due date of the return u/s 139(1): as given, by class, or by the heads; companies are always audited. */
export const dueDateOf = ({ input, rules }: Context): IsoDate => {
  const { filing, assessee } = input;
  if (filing?.dueDate) return filing.dueDate;
  const company = assessee.type === 'domestic-company' || assessee.type === 'foreign-company';
  const derived = company ? 'audit' : hasBusiness(input) ? 'business' : 'no-business';
  return rules.dueDates[filing?.dueDateClass ?? derived];
};

/** All dates of a year: due dates by class, audit report, last days for belated, revised and updated returns. */
export const dueDates = (ay: AssessmentYear) => rulesByYear[ay].dueDates;
