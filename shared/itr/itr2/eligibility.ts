import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rowsOf, textOf } from '../common/read.ts';
import type { Itr2 } from '../values/itr2.ts';

const warn = (path: PathOf<Itr2>, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-2 may be the wrong form (rule 12(1)(b)); requires derived data. */
export function itr2Eligibility(derived: Itr2): Issue[] {
  const out: Issue[] = [];
  for (const [i, row] of rowsOf(derived.taxes_paid?.tds_other).entries())
    if (['94C', '94J-A', '94J-B', '4H', '94Q', '94D', '94R'].includes(textOf(row.section)))
      out.push(
        warn(
          `taxes_paid.tds_other.${i}.section`,
          'This section of TDS is on business or professional receipts: with such income file ITR-3 or ITR-4',
        ),
      );
  if (textOf(derived.personal?.status) === 'H' && derived.salary?.employers !== undefined)
    out.push(warn('salary.employers', 'An HUF has no salary'));
  return out;
}
