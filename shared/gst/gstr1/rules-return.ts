import { addMonths, type IsoDate } from '../../dates.ts';
import { dueDate } from '../data/due-dates.ts';
import {
  documentsAreCompulsory,
  filingLimitFrom,
  filingYears,
  hsnIsSplit,
  iffLimit,
} from '../data/limits.ts';
import { gstinFault } from '../data/patterns.ts';
import { say } from '../messages.ts';
import { firstDay, isPeriod, isQuarterEnd } from '../periods.ts';
import { paise, type Row } from './columns.ts';
import type { GstIssue } from './issue.ts';
import type { CheckContext } from './rules-rows.ts';
import { type SectionId, type Sheets, sectionIds } from './sections.ts';
import { homeState } from './supply.ts';
import { type SectionTotals, sectionTotals } from './totals.ts';

const iffSections = new Set<SectionId>(['b2b', 'b2ba', 'cdnr', 'cdnra', 'amendments']);

/** Whether this is an IFF month of a quarterly filer. */
export const isIff = (who: CheckContext): boolean =>
  who.frequency === 'quarterly' && !isQuarterEnd(who.period);

const nilAmounts = (rows: readonly Row[] | undefined, registered: boolean): number => {
  let sum = 0;
  for (const row of rows ?? []) {
    if (row.supply_type?.endsWith('B2B') !== registered) continue;
    sum += paise(row, 'nil_amount') + paise(row, 'exempt_amount') + paise(row, 'non_gst_amount');
  }
  return sum;
};

/** Totals of a section, however they are come by. */
type TotalsOf = (id: SectionId) => SectionTotals;

/** Taxable value of a part of table 12 that the other tables lead one to expect, in paise. */
function expectedHsn(sheets: Sheets, part: 'B2B' | 'B2C', totalsOf: TotalsOf): number {
  const of = (id: SectionId) => totalsOf(id).taxable;
  return part === 'B2B'
    ? of('b2b') + of('cdnr') + nilAmounts(sheets.nil, true)
    : of('b2cl') + of('b2cs') + of('exp') + of('cdnur') + nilAmounts(sheets.nil, false);
}

function hsn(who: CheckContext, sheets: Sheets, totalsOf: TotalsOf, found: GstIssue[]): void {
  const split = hsnIsSplit(who.period);
  const rows = sheets.hsn ?? [];
  const has = (...ids: SectionId[]) => ids.some((id) => (sheets[id]?.length ?? 0) > 0);
  const parts = split
    ? ([
        ['B2B', expectedHsn(sheets, 'B2B', totalsOf), has('b2b', 'cdnr')],
        ['B2C', expectedHsn(sheets, 'B2C', totalsOf), has('b2cl', 'b2cs', 'exp', 'cdnur')],
      ] as const)
    : ([
        [
          'B2B',
          expectedHsn(sheets, 'B2B', totalsOf) + expectedHsn(sheets, 'B2C', totalsOf),
          has('b2b', 'cdnr', 'b2cl', 'b2cs', 'exp', 'cdnur'),
        ],
      ] as const);
  for (const [part, expected, any] of parts) {
    const own = split ? rows.filter((row) => (row.hsn_part ?? 'B2B') === part) : rows;
    const name = split ? part : 'all';
    if (own.length === 0) {
      // Only an empty B2B part with B2B supplies is refused by the portal; the rest is pointed at.
      if (any)
        found.push({
          section: 'hsn',
          message: say('hsnMissing', { part: name }),
          severity: split && part === 'B2B' ? 'error' : 'warning',
          source: 'GSTN advisory on table 12',
        });
      continue;
    }
    const total = sectionTotals('hsn', own).taxable;
    // Table 12 of a quarter also covers the documents its IFF months already furnished.
    const over = who.frequency === 'quarterly' && part === 'B2B' && total > expected;
    if (Math.abs(total - expected) > 100 && !over) {
      found.push({
        section: 'hsn',
        message: say('hsnDiffers', {
          part: name,
          found: { paise: total },
          expected: { paise: expected },
        }),
        severity: 'warning',
      });
    }
  }
}

function iff(sheets: Sheets, totalsOf: TotalsOf, found: GstIssue[]): void {
  for (const id of sectionIds) {
    if (!iffSections.has(id) && (sheets[id]?.length ?? 0) > 0)
      found.push({ section: id, message: say('iffTables'), severity: 'error', source: 'rule 59(2)' });
  }
  const total = totalsOf('b2b').value;
  if (total > iffLimit) {
    found.push({
      section: 'b2b',
      message: say('iffTooMuch', { found: { paise: total }, limit: { paise: iffLimit } }),
      severity: 'error',
      source: 'rule 59(2)',
    });
  }
}

function time(who: CheckContext, today: IsoDate, found: GstIssue[]): void {
  if (firstDay(who.period) > today) found.push({ message: say('notAfterToday'), severity: 'error' });
  const due = dueDate(isIff(who) ? 'IFF' : 'GSTR-1', who.period, {
    frequency: who.frequency,
    state: homeState(who),
  });
  if (due && today >= filingLimitFrom && today > addMonths(due, filingYears * 12)) {
    found.push({
      message: say('tooLateToFile', { due: { day: due } }),
      severity: 'error',
      source: 's.37(5)',
    });
  }
}

/**
 * Findings for the entire return: taxpayer, period, mandatory tables, IFF, time limits. Existing totals avoid
 * summing again.
 */
export function checkReturn(
  who: CheckContext,
  sheets: Sheets,
  totalsOf: TotalsOf = (id) => sectionTotals(id, sheets[id] ?? []),
): GstIssue[] {
  const found: GstIssue[] = [];
  if (gstinFault(who.gstin)) found.push({ message: say('taxpayerGstin'), severity: 'error' });
  if (!isPeriod(who.period)) return [...found, { message: say('periodNeeded'), severity: 'error' }];
  if (who.today) time(who, who.today, found);
  const any = sectionIds.some((id) => (sheets[id]?.length ?? 0) > 0);
  if (!any) return [...found, { message: say('nothingReported'), severity: 'warning' }];
  if (isIff(who)) {
    iff(sheets, totalsOf, found);
    return found;
  }
  // Tables 12 and 13 of GSTR-1 are amended only where the change touches them.
  if (who.amends) return found;
  hsn(who, sheets, totalsOf, found);
  const supplies = sectionIds.some(
    (id) => id !== 'hsn' && id !== 'doc_issue' && (sheets[id]?.length ?? 0) > 0,
  );
  if (documentsAreCompulsory(who.period) && supplies && (sheets.doc_issue?.length ?? 0) === 0) {
    found.push({
      section: 'doc_issue',
      message: say('documentsMissing'),
      severity: 'error',
      source: 'GSTN advisory on tables 12 and 13',
    });
  }
  return found;
}
