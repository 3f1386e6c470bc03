import { filingStanding } from './filing.ts';
import type { Context } from './model/context.ts';
import { hasBusiness } from './model/context.ts';
import type { FilingStanding } from './model/types.ts';

/** Status of the return against the dates of its year. */
export const standingOf = ({ input }: Context): FilingStanding =>
  filingStanding({
    assessmentYear: input.assessmentYear,
    assessee: input.assessee,
    ...(input.filing ? { filing: input.filing } : {}),
    business: hasBusiness(input),
  });
