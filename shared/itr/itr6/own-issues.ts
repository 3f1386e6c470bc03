import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { rowsOf, textOf } from '../common/read.ts';
import { carriedYears3 } from '../itr3/parts/losses.ts';
import type { Itr6 } from '../values/itr6.ts';
import type { Itr6Year } from './data/years.ts';
import { concessionOf } from './tax-input.ts';

/** What the file cannot show: losses that lapse, schedules that do not apply, accounts that do not balance. */
export function ownIssues(year: Itr6Year, derived: Itr6): Issue[] {
  const out: Issue[] = [];
  const add = (path: PathOf<Itr6>, text: string, severity: Issue['severity'] = 'warning', rule?: string) =>
    out.push({ path, message: { text }, severity, ...(rule ? { rule } : {}) });
  const { total_liabilities: due = 0, total_assets: held = 0 } = derived.balance_sheet_ind_as ?? {};
  if (textOf(derived.filing?.indian_accounting) === 'Y' && due !== held)
    out.push({
      path: 'balance_sheet_ind_as.total_assets' satisfies PathOf<Itr6>,
      message: {
        text: 'Equity and liabilities {found} and assets {value} must agree',
        params: { found: due, value: held },
      },
      severity: 'warning',
    });
  if (concessionOf(derived) && rowsOf(derived.matc?.rows).length > 0)
    add('matc', 'Credit of minimum alternate tax ends with sections 115BAA and 115BAB', 'warning', 'A-683');
  rowsOf(derived.filing?.section_79).forEach((row, i) => {
    const lost = carriedYears3(year as never).find(
      ({ assessmentYear }) => assessmentYear === textOf(row.year),
    );
    if (lost && (derived.carried_losses as Record<string, unknown> | undefined)?.[lost.key] !== undefined)
      add(
        `filing.section_79.${i}.year` as PathOf<Itr6>,
        'Losses of this year lapse (section 79): they are in neither the tax nor the file',
      );
  });
  return out;
}
