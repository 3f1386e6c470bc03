import { addDays, financialYearOn, type IsoDate, startYear, yearLabel } from '../../shared/dates.ts';
import { dueDate as gstDue } from '../../shared/gst/data/due-dates.ts';
import { type Period, periodName, periodOf, shiftPeriod } from '../../shared/gst/periods.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { dueDates } from '../../shared/tax/filing.ts';
import { depositDue, statementDue } from '../../shared/tds/data/due-dates.ts';
import { mark } from '../i18n/mark.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** An upcoming date: English text with parameters, and the page where the work is done. */
interface DueItem {
  on: IsoDate;
  text: string;
  params: Record<string, string>;
  icon: IconName;
  to: string;
}

/** Monthly filers; the 20th applies in every state. */
const filer = { frequency: 'monthly', state: '27' } as const;

const gst = (period: Period): DueItem[] =>
  (['GSTR-1', 'GSTR-3B'] as const).flatMap((form) => {
    const on = gstDue(form, period, filer);
    return on
      ? [
          {
            on,
            text: mark('{form} for {period}'),
            params: { form, period: periodName(period) },
            icon: 'gst',
            to: '/app/gst',
          },
        ]
      : [];
  });

const deposit = (month: IsoDate): DueItem => ({
  on: depositDue('26Q', month),
  text: mark('Deposit of tax deducted in {period}'),
  params: { period: periodName(periodOf(month)) },
  icon: 'tds',
  to: '/app/tds',
});

const statements = (year: string): DueItem[] =>
  (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((quarter) => ({
    on: statementDue(startYear(year) >= 2026 ? '140' : '26Q', year, quarter).due,
    text: mark('TDS statements for {quarter} of {year}'),
    params: { quarter, year },
    icon: 'tds',
    to: '/app/tds',
  }));

/** Advance tax: 15%, 45%, 75%, 100% by these days (section 211; retained in the Income-tax Act, 2025). */
const advanceTax = (year: string): DueItem[] =>
  [
    [`${startYear(year)}-06-15`, '15%'],
    [`${startYear(year)}-09-15`, '45%'],
    [`${startYear(year)}-12-15`, '75%'],
    [`${startYear(year) + 1}-03-15`, '100%'],
  ].map(([on, share]) => ({
    on: on!,
    text: mark('Advance tax for {year}: {share} payable by this date'),
    params: { year, share: share! },
    icon: 'itr',
    to: '/app/itr',
  }));

const returns = (): DueItem[] => {
  const dates = dueDates(defaultAssessmentYear);
  const item = (on: IsoDate, text: string): DueItem => ({
    on,
    text,
    params: { year: defaultAssessmentYear },
    icon: 'itr',
    to: '/app/itr',
  });
  return [
    item(dates['no-business'], mark('Income-tax return without business income, AY {year}')),
    item(dates.business, mark('Income-tax return with business income not audited, AY {year}')),
    item(dates.audit, mark('Income-tax return of audited persons and companies, AY {year}')),
    item(dates['transfer-pricing'], mark('Income-tax return with transfer-pricing report, AY {year}')),
    item(dates.belated, mark('Last day for a belated return, AY {year}')),
    item(dates.revised, mark('Last day for a revised return, AY {year}')),
  ];
};

/** Dates from `today` on, nearest first, at most `days` ahead. */
export function datesAhead(today: IsoDate, days = 45): DueItem[] {
  const until = addDays(today, days);
  const period = periodOf(today);
  const year = financialYearOn(today);
  const before = yearLabel(startYear(year) - 1);
  const months = [-1, 0, 1].map((by) => shiftPeriod(period, by));
  return [
    ...months.flatMap(gst),
    ...months.map((p) => deposit(`${p.slice(3)}-${p.slice(0, 2)}-01`)),
    ...[before, year].flatMap(statements),
    ...[before, year].flatMap(advanceTax),
    ...returns(),
  ]
    .filter((item) => item.on >= today && item.on <= until)
    .sort((a, b) => a.on.localeCompare(b.on));
}
