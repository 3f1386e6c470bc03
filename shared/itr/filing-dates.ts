import type { AssessmentYear } from '../dates.ts';
import { type Issue, say } from '../forms/messages.ts';
import type { FormData } from '../forms/paths.ts';
import { dueDates } from '../tax/index.ts';
import { dateAt, textAt } from './read.ts';

/** Last days of a belated and a revised return by the file's code of the section (s.139(4), 139(5)). */
const lastDays = { '12': 'belated', '17': 'revised' } as const;

/** Whether section and date of filing fit each other: 139(1) ends with the due date, 139(4) and 139(5) with their last day. */
export function filingDateIssues(
  ay: AssessmentYear,
  dueDateClass: 'no-business' | 'business',
  derived: FormData,
): Issue[] {
  const filedOn = dateAt(derived, 'filing.filing_date');
  if (!filedOn) return [];
  const dates = dueDates(ay);
  const section = textAt(derived, 'filing.section_filed');
  const due = dates[dueDateClass];
  if (section === '11' && filedOn > due)
    return [{ path: 'filing.section_filed', message: say('afterDueDate', { date: due }), severity: 'error' }];
  const kind = lastDays[section as keyof typeof lastDays];
  const last = kind && dates[kind];
  return last && filedOn > last
    ? [{ path: 'filing.filing_date', message: say('afterLastDay', { date: last }), severity: 'warning' }]
    : [];
}
