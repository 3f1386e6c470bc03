import { addDays, addMonths, type IsoDate, startYear, yearLabel } from '../dates.ts';
import { annualDueDate, dueDate } from '../gst/data/due-dates.ts';
import { type Frequency, firstDay, lastDay, type Period, quarterEnd } from '../gst/periods.ts';
import { dueDates } from '../tax/filing.ts';
import { interestRules } from '../tax/years/common.ts';
import { hasLaw, rulesOf } from '../tax/years/index.ts';
import { sectionIn } from '../tax/years/sections.ts';
import { statementDue } from '../tds/data/due-dates.ts';
import { type Quarter, quarterDays, type TdsForm, tdsForms } from '../tds/data/forms.ts';

/** Classes of income-tax returns with separate due dates (section 139(1), Explanation 2). */
const itrClasses = ['no-business', 'business', 'audit', 'transfer-pricing'] as const;
export type ItrClass = (typeof itrClasses)[number];

/**
 * Every due date a notification may extend separately: the date of monthly filers without that of quarterly
 * ones, the date of audit cases without the others.
 */
export const deadlineKinds = [
  'GSTR-1 monthly',
  'GSTR-1 quarterly',
  'IFF',
  'GSTR-3B monthly',
  'GSTR-3B quarterly',
  'PMT-06',
  'CMP-08',
  'GSTR-4',
  'GSTR-6',
  'GSTR-9',
  'GSTR-9C',
  ...tdsForms,
  'Advance tax',
  'Tax audit',
  'ITR no-business',
  'ITR business',
  'ITR audit',
  'ITR transfer-pricing',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** A due date extended by notification or circular, entered once for all clients. */
export interface Extension {
  kind: DeadlineKind;
  /** As `Deadline.period`. */
  period: string;
  due: IsoDate;
  /** Number of the notification or circular: `Notification 17/2025-CT`. */
  notification: string;
  /** Two-digit codes of the States concerned; empty for all. */
  states: readonly string[];
}

/** When something is due and by which rule. */
export interface Deadline {
  kind: DeadlineKind;
  /** `09-2026` of a GST return, `2026-27 Q2` of a quarter, `2026-27` of a year: the financial year, of an ITR or audit the assessment year. */
  period: string;
  /** First day it can be filed or paid. */
  opens: IsoDate;
  due: IsoDate;
  /** Section, rule or notification. */
  source: string;
}

/** How a period of each kind is written. */
export const periodForm = (kind: DeadlineKind): RegExp =>
  /^(GSTR-[136]|IFF|PMT|CMP)/.test(kind)
    ? /^(0[1-9]|1[0-2])-20\d{2}$/
    : /^(Tax audit|ITR|GSTR-[49])/.test(kind)
      ? /^20\d{2}-\d{2}$/
      : /^20\d{2}-\d{2} Q[1-4]$/;

const dayAfter = (period: Period, date: number): IsoDate =>
  `${addMonths(firstDay(period), 1).slice(0, 8)}${String(date).padStart(2, '0')}`;

const gstSources = {
  'GSTR-1': 'rule 59 of the CGST Rules',
  'GSTR-3B': 'rule 61 of the CGST Rules',
  IFF: 'rule 59(2) of the CGST Rules',
  'PMT-06': 'rule 61(3) of the CGST Rules',
} as const;

/** GSTR-1, GSTR-3B, IFF or PMT-06 of a period; undefined if not applicable at this filing frequency. */
export function gstDeadline(
  form: keyof typeof gstSources,
  period: Period,
  frequency: Frequency,
  state: string,
): Deadline | undefined {
  const due = dueDate(form, period, { frequency, state });
  if (!due) return undefined;
  const kind = form === 'IFF' || form === 'PMT-06' ? form : (`${form} ${frequency}` as const);
  return { kind, period, opens: addDays(lastDay(period), 1), due, source: gstSources[form] };
}

/** CMP-08 of the quarter that ends with a period: the 18th of the month after (rule 62(1)(i)). */
export const cmp08Deadline = (period: Period): Deadline | undefined =>
  quarterEnd(period) !== period
    ? undefined
    : {
        kind: 'CMP-08',
        period,
        opens: addDays(lastDay(period), 1),
        due: dayAfter(period, 18),
        source: 'rule 62(1)(i) of the CGST Rules',
      };

/** GSTR-6 of a month: the 13th of the month after (section 39(4)). */
export const gstr6Deadline = (period: Period): Deadline => ({
  kind: 'GSTR-6',
  period,
  opens: addDays(lastDay(period), 1),
  due: dayAfter(period, 13),
  source: 'section 39(4) of the CGST Act',
});

/** GSTR-4 of a financial year: 30 June after it, 30 April up to 2023-24 (rule 62(1)(ii) as amended by Notification 12/2024-CT). */
export const gstr4Deadline = (year: string): Deadline => ({
  kind: 'GSTR-4',
  period: year,
  opens: `${startYear(year) + 1}-04-01`,
  due: `${startYear(year) + 1}-${startYear(year) >= 2024 ? '06-30' : '04-30'}`,
  source: 'rule 62(1)(ii) of the CGST Rules',
});

/** Aggregate turnover of a financial year up to which GSTR-9 is not required, rupees (Notification 15/2025-CT, from 2024-25 on). */
export const annualReturnFrom = 2_00_00_000;

/** GSTR-9 of a financial year: 31 December after it (section 44, rule 80(1)). */
export const gstr9Deadline = (year: string): Deadline => ({
  kind: 'GSTR-9',
  period: year,
  opens: `${startYear(year) + 1}-04-01`,
  due: annualDueDate(year),
  source: 'section 44 of the CGST Act',
});

/** Aggregate turnover of a financial year above which GSTR-9C is made too, rupees (rule 80(3)). */
export const reconciliationFrom = 5_00_00_000;

/** GSTR-9C of a financial year: with GSTR-9, by 31 December after it (rule 80(3)). */
export const gstr9cDeadline = (year: string): Deadline => ({
  ...gstr9Deadline(year),
  kind: 'GSTR-9C',
  source: 'rule 80(3) of the CGST Rules',
});

/** The statement of a quarter of a financial year `2026-27`. */
export function tdsDeadline(form: TdsForm, year: string, quarter: Quarter): Deadline {
  const { due, source } = statementDue(form, year, quarter);
  return {
    kind: form,
    period: `${year} ${quarter}`,
    opens: addDays(quarterDays(year, quarter).to, 1),
    due,
    source,
  };
}

/** A section of the Act governing a year, and the Act: of 1961, or of 2025 with the corresponding section. */
function inAct(ay: string, section: string, part = ''): string {
  const act = hasLaw(ay) ? rulesOf(ay).act : startYear(ay) >= 2027 ? '2025' : '1961';
  return act === '1961'
    ? `section ${section}${part} of the Income-tax Act`
    : `section ${sectionIn(act, section)}${part} of the Income-tax Act, 2025`;
}

/** The instalment of advance tax of a quarter: the 15th of its last month, payable from that month's first day (section 211). */
export function advanceTaxDeadline(year: string, quarter: Quarter): Deadline {
  const { dueBy } = interestRules(startYear(year) + 1).instalments[Number(quarter[1]) - 1]!;
  return {
    kind: 'Advance tax',
    period: `${year} ${quarter}`,
    opens: `${dueBy.slice(0, 8)}01`,
    due: dueBy,
    source: inAct(yearLabel(startYear(year) + 1), '211'),
  };
}

const knownYear = (ay: string) => (hasLaw(ay) ? ay : undefined);

/** The return of an assessment year; undefined for a year without due dates in the data. */
export function itrDeadline(ay: string, of: ItrClass): Deadline | undefined {
  const year = knownYear(ay);
  return (
    year && {
      kind: `ITR ${of}`,
      period: ay,
      opens: `${startYear(ay)}-04-01`,
      due: dueDates(year)[of],
      source: inAct(ay, '139', '(1)'),
    }
  );
}

/** The report of tax audit of an assessment year. */
export function auditDeadline(ay: string): Deadline | undefined {
  const year = knownYear(ay);
  return (
    year && {
      kind: 'Tax audit',
      period: ay,
      opens: `${startYear(ay)}-04-01`,
      due: dueDates(year).auditReport,
      source: inAct(ay, '44AB'),
    }
  );
}

/**
 * A deadline after extensions for its kind, period and State; one for named States takes precedence over one
 * for all.
 */
export function extended(deadline: Deadline, extensions: readonly Extension[], state = ''): Deadline {
  const fitting = extensions.filter(
    (e) =>
      e.kind === deadline.kind &&
      e.period === deadline.period &&
      (e.states.length === 0 || e.states.includes(state)),
  );
  const moved = fitting.find((e) => e.states.length > 0) ?? fitting[0];
  return moved ? { ...deadline, due: moved.due, source: moved.notification } : deadline;
}

/** Financial year `2025-26` before another. */
export const yearBefore = (year: string): string => yearLabel(startYear(year) - 1);
