import type { Context } from './context.ts';
import { filingStanding } from './filing.ts';
import type { FilingStanding, TaxInput } from './types.ts';

const anyAmount = (value: unknown): boolean =>
  typeof value === 'number'
    ? value !== 0
    : typeof value === 'object' && value !== null && Object.values(value).some(anyAmount);

/** Whether any business or profession income or loss is given. */
export const hasBusiness = ({ business, clubbing }: TaxInput): boolean =>
  anyAmount(business) || (clubbing ?? []).some(({ head }) => head === 'business');

/** How the return stands with the dates of its year. */
export const standingOf = ({ input }: Context): FilingStanding =>
  filingStanding({
    assessmentYear: input.assessmentYear,
    assessee: input.assessee,
    ...(input.filing ? { filing: input.filing } : {}),
    business: hasBusiness(input),
  });
