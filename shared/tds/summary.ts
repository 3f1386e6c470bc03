import type { IsoDate } from '../dates.ts';
import type { Paise } from '../money.ts';
import { depositDue, statementDue } from './data/due-dates.ts';
import type { Quarter, TdsForm } from './data/forms.ts';
import { type DelayInterest, delayInterest, lateFee, type MonthCounting } from './interest.ts';
import { hasPan } from './rates.ts';
import type { ChallanRow, DeducteeRow, SheetRows } from './sheets.ts';

/** Amount payable for one section and month of deduction. Paise. */
interface SectionMonth {
  code: string;
  /** `2025-04`. */
  month: string;
  rows: number;
  amount: Paise;
  deducted: Paise;
  deposited: Paise;
  /** Deducted and not deposited. */
  payable: Paise;
  due: IsoDate;
}

/** Interest of one row's delays. */
interface RowInterest extends DelayInterest {
  row: number;
  name: string;
  /** Not deposited yet: counted to today. */
  running: boolean;
}

/** Totals, payable, interest and fee of a statement. Paise. */
export interface StatementSummary {
  sections: SectionMonth[];
  totals: { rows: number; amount: Paise; deducted: Paise; deposited: Paise; payable: Paise; challans: Paise };
  interest: RowInterest[];
  /** Sums by section of the law. */
  interestDue: Paise;
  interestPaid: Paise;
  fee: { due: IsoDate; days: number; fee: Paise };
  feePaid: Paise;
  withoutPan: number;
}

const paise = (v: string | number | undefined): Paise => (typeof v === 'number' ? v : 0);
const text = (v: string | number | undefined): string => (v === undefined ? '' : String(v));
const parts = (row: ChallanRow | DeducteeRow): Paise =>
  paise(row.tax) + paise(row.surcharge) + paise(row.cess);

/**
 * Payable by section and month (rule 30, rule 37CA), interest of 201(1A) or 206C(7) by row, fee of 234E. `asOf` is the day the
 * statement is filed, or today. A row with a day of payment is taxable on that day; without a challan its tax still runs.
 */
export function summarise(
  s: {
    form: TdsForm;
    financial_year: string;
    quarter: Quarter;
  } & Pick<SheetRows, 'challans' | 'deductees'>,
  counting: MonthCounting,
  asOf: IsoDate,
): StatementSummary {
  const challans = new Map(s.challans.map((c) => [c.id, c]));
  const sections = new Map<string, SectionMonth>();
  const interest: RowInterest[] = [];
  const totals = { rows: 0, amount: 0, deducted: 0, deposited: 0, payable: 0, challans: 0 };
  let withoutPan = 0;
  let interestPaid = 0;
  let feePaid = 0;
  for (const c of s.challans) {
    interestPaid += paise(c.interest);
    feePaid += paise(c.fee);
    totals.challans += parts(c) + paise(c.interest) + paise(c.fee) + paise(c.other);
  }
  s.deductees.forEach((row, at) => {
    const challan = challans.get(text(row.challan));
    const paid = challan && challan.nil !== 'Y' ? challan : undefined;
    const deducted = parts(row);
    const deposited = paid ? paise(row.deposited) : 0;
    const paidOn = text(row.paid_on);
    const deductedOn = text(row.deducted_on) || paidOn;
    if (!hasPan(text(row.pan)) || row.pan === undefined) withoutPan += 1;
    totals.rows += 1;
    totals.amount += paise(row.amount);
    totals.deducted += deducted;
    totals.deposited += deposited;
    totals.payable += Math.max(0, deducted - deposited);
    const key = `${text(row.code)} ${deductedOn.slice(0, 7)}`;
    const line = sections.get(key) ?? {
      code: text(row.code),
      month: deductedOn.slice(0, 7),
      rows: 0,
      amount: 0,
      deducted: 0,
      deposited: 0,
      payable: 0,
      due: deductedOn ? depositDue(s.form, deductedOn, paid?.['by_book_entry'] === 'Y') : '',
    };
    sections.set(key, line);
    line.rows += 1;
    line.amount += paise(row.amount);
    line.deducted += deducted;
    line.deposited += deposited;
    line.payable += Math.max(0, deducted - deposited);
    if (deducted === 0 || !paidOn) return;
    const depositedOn = text(paid?.['deposited_on']);
    for (const delay of delayInterest(
      s.form,
      {
        tax: deducted,
        deductibleOn: paidOn,
        deductedOn,
        depositedOn: depositedOn || asOf,
        bookEntry: paid?.['by_book_entry'] === 'Y',
      },
      counting,
    ))
      interest.push({
        ...delay,
        row: at,
        name: text(row.name),
        running: !depositedOn && delay.reason === 'deposited late',
      });
  });
  const fee = lateFee(s.form, s.financial_year, s.quarter, asOf, totals.deducted);
  return {
    sections: [...sections.values()].sort((a, b) =>
      `${a.code} ${a.month}`.localeCompare(`${b.code} ${b.month}`),
    ),
    totals,
    interest,
    interestDue: interest.reduce((sum, i) => sum + i.interest, 0),
    interestPaid,
    fee: { due: statementDue(s.form, s.financial_year, s.quarter).due, ...fee },
    feePaid,
    withoutPan,
  };
}
