import type { Message } from '../../forms/messages.ts';
import { amendedFrom } from '../data/limits.ts';
import { say } from '../messages.ts';
import { type Frequency, isQuarterEnd, notBefore, type Period } from '../periods.ts';
import type { Row } from './columns.ts';
import type { GstIssue } from './issue.ts';
import { type Section, type Sheets, sectionIds, sections } from './sections.ts';

/** Another return of the same period, if available. */
type Kept = { status: 'draft' | 'filed' } | null | undefined;

/** Why a period can have no GSTR-1A now; undefined where one may be begun: after GSTR-1 and before GSTR-3B of the period (rule 59(1), proviso). */
export function noAmendment(
  period: Period,
  frequency: Frequency,
  { gstr1, gstr3b }: { gstr1: Kept; gstr3b: Kept },
): Message | undefined {
  if (!notBefore(period, amendedFrom)) return say('notBeforePeriod', { period: amendedFrom });
  if (frequency === 'quarterly' && !isQuarterEnd(period)) return say('amendQuarter');
  if (gstr3b?.status === 'filed') return say('amendAfter3b', { period });
  if (gstr1?.status === 'draft') return say('amendDraft', { period });
  return undefined;
}

/** Findings of a GSTR-1A against the documents it amends: one not found, and a changed recipient, which only GSTR-1 of a later period can correct. */
export function amendmentIssues(
  sheets: Sheets,
  original: (section: Section, row: Row) => readonly Row[] | undefined,
): GstIssue[] {
  return sectionIds.flatMap((id) => {
    const section = sections[id];
    const number = section.original?.number;
    if (!section.amends || !number) return [];
    return (sheets[id] ?? []).flatMap((row): GstIssue[] => {
      if (!row[number]) return [];
      const at = { section: id, row: row.id };
      const before = original(section, row);
      if (!before)
        return [
          {
            ...at,
            field: number,
            message: say('amendedUnknown', { number: String(row[number]) }),
            severity: 'warning',
          },
        ];
      const gstin = before[0]?.gstin;
      return row.gstin && gstin && row.gstin !== gstin
        ? [
            {
              ...at,
              field: 'gstin',
              message: say('amendedRecipient', { number: String(row[number]), gstin }),
              severity: 'error',
            },
          ]
        : [];
    });
  });
}
