import { addDays, addMonths, type IsoDate, startYear } from '../dates.ts';
import { certificateDue, depositDue, statementDue } from './data/due-dates.ts';
import { formsOf, quarters } from './data/forms.ts';

/** One due date of a year, shared by `forms`. */
export interface DueEntry {
  day: IsoDate;
  what: 'deposit' | 'statement' | 'certificate';
  /** Tax deducted or collected. */
  tax: 'TDS' | 'TCS';
  forms: string[];
  /** The month deposited, `2026-04`, or the quarter. */
  of: string;
}

/**
 * Every due date of a financial year in order: deposits month by month (rules 30(2), 37CA(2)), statements (rules 31A(2), 31AA(2),
 * 219) and certificates (rules 31(3), 37D(3)) quarter by quarter. TCS days are not those of TDS.
 */
export function dueCalendar(year: string): DueEntry[] {
  const found = new Map<string, DueEntry>();
  const add = (entry: DueEntry) => {
    const key = `${entry.day} ${entry.what} ${entry.tax} ${entry.of}`;
    const same = found.get(key);
    if (same) same.forms.push(...entry.forms.filter((f) => !same.forms.includes(f)));
    else found.set(key, entry);
  };
  for (const { form, kind } of formsOf(year)) {
    const tax = kind === 'collection' ? 'TCS' : 'TDS';
    for (let m = 0; m < 12; m++) {
      const month = addMonths(`${startYear(year)}-04-01`, m);
      const last = addDays(addMonths(month, 1), -1);
      add({ day: depositDue(form, last), what: 'deposit', tax, forms: [form], of: month.slice(0, 7) });
    }
    for (const quarter of quarters) {
      add({
        day: statementDue(form, year, quarter).due,
        what: 'statement',
        tax,
        forms: [form],
        of: quarter,
      });
      // Form 16 and its successor are yearly.
      if (kind !== 'salary' || quarter === 'Q4')
        add({
          day: certificateDue(form, year, quarter),
          what: 'certificate',
          tax,
          forms: [form],
          of: kind === 'salary' ? year : quarter,
        });
    }
  }
  return [...found.values()].sort((a, b) =>
    `${a.day} ${a.what} ${a.tax}`.localeCompare(`${b.day} ${b.what} ${b.tax}`),
  );
}
