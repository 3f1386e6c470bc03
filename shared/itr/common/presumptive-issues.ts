import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { not44AD } from '../codes/not-44ad.ts';
import type { AnyItr } from '../values/any-form.ts';
import type { Itr4 } from '../values/itr4.ts';
import { rowsOf, textOf } from './read.ts';

const text =
  'Section 44AD is not for this code: professions belong under 44ADA; agency, commission and brokerage in the accounts of ITR-3';

/** Businesses declared under section 44AD but excluded by section 44AD(6), in ITR-3 and ITR-4. */
export const wrongUnder44ad = (data: AnyItr): Issue<PathOf<Itr4>>[] =>
  rowsOf(data.business44ad?.businesses).flatMap((row, i) =>
    not44AD.has(textOf(row.code))
      ? [{ path: `business44ad.businesses.${i}.code`, message: { text }, severity: 'warning' }]
      : [],
  );
