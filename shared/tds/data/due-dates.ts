import { addMonths, type IsoDate, startYear } from '../../dates.ts';
import { formInfo, type Quarter, type TdsForm } from './forms.ts';

/** Month and day a statement is due, years after the financial year's start. */
type DueDay = readonly [yearsLater: 0 | 1, monthAndDay: string];

/** TDS statements: rule 31A(2), retained by rule 219 of the 2026 Rules. */
const deduction: Readonly<Record<Quarter, DueDay>> = {
  Q1: [0, '07-31'],
  Q2: [0, '10-31'],
  Q3: [1, '01-31'],
  Q4: [1, '05-31'],
};
/** TCS statements: rule 31AA(2). Not the same as TDS. */
const collection: Readonly<Record<Quarter, DueDay>> = {
  Q1: [0, '07-15'],
  Q2: [0, '10-15'],
  Q3: [1, '01-15'],
  Q4: [1, '05-15'],
};

/** A due date and, where the public material does not settle it, why it is not certain. */
interface DueDate {
  due: IsoDate;
  source: string;
  uncertain?: string;
}

/** When the statement of a quarter is due. */
export function statementDue(form: TdsForm, year: string, quarter: Quarter): DueDate {
  const collects = formInfo[form].kind === 'collection';
  const [later, day] = (collects ? collection : deduction)[quarter];
  const due = `${startYear(year) + later}-${day}`;
  if (form === '143')
    return {
      due,
      source: 'rule 31AA(2)',
      uncertain: 'The due dates of Form 143 are not published yet: those of 27EQ are shown',
    };
  return {
    due,
    source: collects
      ? 'rule 31AA(2)'
      : startYear(year) >= 2026
        ? 'rule 219 of the Income-tax Rules 2026'
        : 'rule 31A(2)',
  };
}

/**
 * Last day to deposit tax deducted or collected on `day`. TDS: seven days from the end of the month, March until 30 April
 * (rule 30(2)); TCS: one week from the end of the month, March included (rule 37CA(2)); a government office paying by book
 * entry: the same day (rules 30(1), 37CA(1)).
 */
export function depositDue(form: TdsForm, day: IsoDate, bookEntry = false): IsoDate {
  if (bookEntry) return day;
  const next = addMonths(`${day.slice(0, 8)}01`, 1).slice(0, 8);
  const isMarch = day.slice(5, 7) === '03';
  return formInfo[form].kind !== 'collection' && isMarch ? `${next}30` : `${next}07`;
}

/** When certificates are due: Form 16/130 on 15 June (rule 31(3)), the quarterly ones 15 days after the statement's due date. */
export function certificateDue(form: TdsForm, year: string, quarter: Quarter): IsoDate {
  if (formInfo[form].kind === 'salary') return `${startYear(year) + 1}-06-15`;
  const [y, m, d] = statementDue(form, year, quarter).due.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(y, m - 1, d + 15)).toISOString().slice(0, 10);
}
