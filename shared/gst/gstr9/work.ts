import { startYear, yearLabel } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import { hsnDigits } from '../data/limits.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { addTaxes, type Gstr3b, liabilityOf, taxKeys } from '../gstr3b/form.ts';
import type { Payment } from '../gstr3b/summary.ts';
import {
  financialYearOfPeriod,
  type Period,
  periodName,
  periodOrder,
  periodsOfYear,
  shiftPeriod,
} from '../periods.ts';
import { type CreditEntry, creditYearOf, type ReversalReason, taxesOfEntry } from './credit-ledger.ts';
import { type AnnualHsn, type InwardFacts, joinHsn, less, type OutwardFacts } from './facts.ts';
import { say } from './messages.ts';
import { type AnnualReadings, firstReadings } from './readings.ts';
import { type Amounts, addTo, amountKeys, noAmounts } from './rows.ts';
import { type WorkedRow, workedRows } from './sums.ts';

/** Data of one period of a registration. */
export interface AnnualMonth {
  period: Period;
  gstr1?: OutwardFacts;
  gstr3b?: { form: Gstr3b; payment: Payment };
  gstr2b?: InwardFacts;
}

/** Everything GSTR-9 of a registration is calculated from. `months` cover the year and April to November after it. */
export interface AnnualInput {
  financialYear: string;
  months: readonly AnnualMonth[];
  /** Periods of the year with returns due: quarter ends for a quarterly filer. */
  expected: readonly Period[];
  /** Returns of the year that are not marked as filed. */
  drafts?: readonly { form: string; period: Period }[];
  entries: readonly CreditEntry[];
  /** Aggregate turnover of the preceding year, paise; absent when not known. */
  turnover?: number;
  /** Figures entered in place of those calculated, by row and column; paise. */
  typed: Readonly<Record<string, Partial<Amounts>>>;
  /** Readings for this year, and for the previous year, whose tables 10 and 11 share its first months. */
  readings?: AnnualReadings;
  before?: AnnualReadings;
}

/** Tax of table 9, by head, with interest and late fee; paise. */
interface AnnualPayment {
  payable: Taxes;
  cash: Taxes;
  /** By the tax paid, the credit it was paid with. */
  credit: Record<keyof Taxes, Taxes>;
  interest: Taxes;
  fee: { cgst: number; sgst: number };
}

export interface Annual {
  financialYear: string;
  rows: WorkedRow[];
  payment: AnnualPayment;
  hsn: AnnualHsn[];
  findings: { row: string; message: Message; severity: 'error' | 'warning' }[];
}

/**
 * The last period for declaring credit and supplies of a year: section 16(4), the October return filed by 30
 * November.
 */
export const followingMonths = (financialYear: string): Period[] =>
  Array.from({ length: 7 }, (_, i) => shiftPeriod(periodsOfYear(financialYear)[11]!, i + 1));

const reasonRows: Record<ReversalReason, string> = {
  '37': '7A',
  '37A': '7A1',
  '38': '7A2',
  '39': '7B',
  '42': '7C',
  '43': '7D',
  '17(5)': '7E',
  other: '7H',
};

type Put = (row: string, period: Period, amounts: Partial<Amounts>, sign?: 1 | -1) => void;

const isZero = (t: Partial<Amounts>): boolean => amountKeys.every((key) => (t[key] ?? 0) === 0);
const least = (a: Taxes, b: Taxes): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = Math.max(0, Math.min(a[key], b[key]));
  return out;
};
const sumOf = (entries: readonly CreditEntry[]): Taxes => addTaxes(noTaxes(), ...entries.map(taxesOfEntry));

/** Reclaims that are 6H: of the same year's reversals, and under rules 37 and 37A of any year's (FAQ on GSTR-9, October 2025). */
const isRow6H = (e: CreditEntry, year: string): boolean =>
  e.kind === 'reclaimed' &&
  (e.reason === '37' ||
    e.reason === '37A' ||
    e.reversed_in === undefined ||
    financialYearOfPeriod(e.reversed_in) === year);

/** Rows of notes in tables 4 and 5, and where they go when they count in the year of the supply. Table 5 has no tax. */
const noteRows = [
  ['4I', '11'],
  ['5H', '11'],
  ['4J', '10'],
  ['5I', '10'],
] as const;
const isNoteRow = (row: string): boolean => noteRows.some(([id]) => id === row);

/** Months of this year whose notes are counted in the previous year's form. */
const notesOfBefore = (input: AnnualInput): ReadonlySet<Period> =>
  new Set(
    input.before?.late_notes === 'supply'
      ? followingMonths(yearLabel(startYear(input.financialYear) - 1))
      : [],
  );

/** Tables 4, 5, 10 and 11. */
function outward(input: AnnualInput, put: Put, findings: Annual['findings']): void {
  const own = new Set(periodsOfYear(input.financialYear));
  const later = new Set(followingMonths(input.financialYear));
  const before = notesOfBefore(input);
  const bySupply = input.readings?.late_notes === 'supply';
  for (const { period, gstr1, gstr3b } of input.months) {
    if (gstr1) {
      const { rows, earlier, notes } = gstr1;
      if (own.has(period)) {
        for (const [row, amounts] of rows)
          if (!(before.has(period) && isNoteRow(row))) put(row, period, amounts);
        for (const n of notes) findings.push({ row: '4', message: n.message, severity: 'warning' });
      } else {
        for (const [row, amounts] of earlier) put(row, period, amounts);
        if (bySupply && later.has(period))
          for (const [id, to] of noteRows) {
            const of = rows.get(id);
            if (of) put(to, period, id.startsWith('5') ? { taxable: of.taxable } : of);
          }
      }
    }
    if (gstr3b && own.has(period)) {
      put('4G', period, gstr3b.form.supplies.reverse_charge);
      put('4G1', period, gstr3b.form.ecommerce.operator);
    }
  }
}

/** Table 6 of one period and the parts of its sums that have no reason yet. */
function creditOf(
  month: AnnualMonth,
  entries: readonly CreditEntry[],
  year: string,
  put: Put,
  ask: (row: string, message: Message) => void,
): void {
  const { period, gstr3b, gstr2b } = month;
  if (!gstr3b) return;
  const c = gstr3b.form.credit;
  const own = entries.filter((e) => e.period === period);
  const first = own.filter((e) => e.kind === 'first');
  const reclaims = own.filter((e) => e.kind === 'reclaimed');
  put('6A', period, addTaxes(c.import_goods, c.import_services, c.reverse_charge, c.isd, c.other));
  const lateReclaims = reclaims.filter((e) => !isRow6H(e, year));
  put('6A1', period, addTaxes(sumOf(first), sumOf(lateReclaims)));
  // Amounts in 4(D)(1) beyond the ledger are reclaims without a named reversal.
  const unnamed = less(c.reclaimed, sumOf(reclaims));
  if (!isZero(unnamed)) ask('6H', say('annualReclaims', { period: periodName(period), row: '4(D)(1)' }));
  const reclaimed = addTaxes(sumOf(reclaims), least(c.reclaimed, unnamed));
  put('6H', period, less(reclaimed, sumOf(lateReclaims)));
  put('6B_ip', period, less(less(c.other, reclaimed), sumOf(first.filter((e) => !e.imports))));
  put('6E_ip', period, less(c.import_goods, sumOf(first.filter((e) => e.imports))));
  const registered = gstr2b?.reverse ?? noTaxes();
  const fromRegistered = least(c.reverse_charge, registered);
  put('6D', period, fromRegistered);
  put('6C', period, less(c.reverse_charge, fromRegistered));
  put('6F', period, c.import_services);
  put('6G', period, c.isd);
  reversals(month, own, year, put, ask);
}

/** Table 7 of one period: reversals by reason; unexplained amounts are in 7H and reported. */
function reversals(
  { period, gstr3b }: AnnualMonth,
  own: readonly CreditEntry[],
  year: string,
  put: Put,
  ask: (row: string, message: Message) => void,
): void {
  const c = gstr3b!.form.credit;
  const reversed = own.filter((e) => e.kind === 'reversed');
  // An earlier year's credit is in table 12 of that year's form, unless it is reversed after the returns that table covers.
  for (const e of reversed)
    if (creditYearOf(e) === year || !followingMonths(creditYearOf(e)).includes(period))
      put(reasonRows[e.reason ?? 'other'], period, taxesOfEntry(e));
  const inSecond = (e: CreditEntry) =>
    e.reason === undefined || e.reason === '37' || e.reason === '37A' || e.reason === 'other';
  const parts = [
    ['4(B)(1)', c.reversed_rules, reversed.filter((e) => !inSecond(e))],
    ['4(B)(2)', c.reversed_other, reversed.filter(inSecond)],
  ] as const;
  for (const [row, stated, entries] of parts) {
    const unnamed = less(stated, sumOf(entries));
    if (isZero(unnamed)) continue;
    put('7H', period, unnamed);
    ask('7H', say('annualReversals', { period: periodName(period), row }));
  }
}

/** Rows 8A and 8G: documents dated in the year, also those that came in April to October after it. */
function statements(input: AnnualInput, put: Put): void {
  const own = new Set(periodsOfYear(input.financialYear));
  const later = new Set(followingMonths(input.financialYear));
  for (const { period, gstr2b } of input.months) {
    if (!gstr2b) continue;
    if (own.has(period)) put('8G', period, gstr2b.imports);
    const of = gstr2b.byYear[input.financialYear];
    if (of && (own.has(period) || later.has(period))) put('8A', period, of);
  }
}

/** Rows 8C, 8H1, 12 and 13: the year's credit in the returns of April to October after it. */
function following(input: AnnualInput, put: Put): void {
  const { financialYear: year } = input;
  const months = new Set(followingMonths(year));
  const { late_reclaims } = input.readings ?? firstReadings;
  // Under Circular 170, a first claim in 8C relates to a bill first in GSTR-2B of these months.
  const brought = addTaxes(
    noTaxes(),
    ...input.months.filter((m) => months.has(m.period)).map((m) => m.gstr2b?.byYear[year] ?? noTaxes()),
  );
  for (const e of input.entries) {
    if (!months.has(e.period)) continue;
    const taxes = taxesOfEntry(e);
    if (e.kind === 'first' && creditYearOf(e) === year) {
      const part = late_reclaims === 'circular' && !e.imports ? least(taxes, brought) : taxes;
      if (part !== taxes) for (const key of taxKeys) brought[key] -= part[key];
      put(e.imports ? '8H1' : '8C', e.period, part);
      put('13', e.period, taxes);
    }
    if (e.kind === 'reclaimed' && e.reversed_in && financialYearOfPeriod(e.reversed_in) === year) {
      const late = e.reason !== '37' && e.reason !== '37A';
      if (late_reclaims !== 'advisory' || late) put('13', e.period, taxes);
      if (late_reclaims === 'advisory' && late) put(e.imports ? '8H1' : '8C', e.period, taxes);
    }
    if (e.kind === 'reversed' && e.credit_year === year) put('12', e.period, taxes);
  }
}

/** Table 9: tax payable and paid by the returns of the year. */
function payments(months: readonly AnnualMonth[], put: Put): void {
  for (const { period, gstr3b } of months) {
    if (!gstr3b) continue;
    const { form, payment } = gstr3b;
    const { ordinary, reverse } = liabilityOf(form);
    put('9_due', period, addTaxes(ordinary, reverse));
    put('9_cash', period, addTaxes(payment.setOff.cash, payment.setOff.reverseCash));
    for (const { against, credit, amount } of payment.setOff.steps)
      put(`9_${credit}`, period, { [against]: amount });
    put('9_int', period, form.interest);
    put('9_fee', period, form.late_fee);
  }
}

/** Table 9 as the form has it, from its rows. */
function paymentOf(rows: ReadonlyMap<string, WorkedRow>): AnnualPayment {
  const of = (id: string): Taxes => {
    const { igst, cgst, sgst, cess } = rows.get(id)!.amounts;
    return { igst, cgst, sgst, cess };
  };
  const credit = { igst: noTaxes(), cgst: noTaxes(), sgst: noTaxes(), cess: noTaxes() };
  for (const by of taxKeys) for (const against of taxKeys) credit[against][by] = of(`9_${by}`)[against];
  const { cgst, sgst } = of('9_fee');
  return {
    payable: of('9_due'),
    cash: of('9_cash'),
    credit,
    interest: of('9_int'),
    fee: { cgst, sgst },
  };
}

/** Value of the notes of some months that tables 10 or 11 may include; paise. */
const notesIn = (input: AnnualInput, periods: ReadonlySet<Period>, to: '10' | '11'): number =>
  input.months
    .filter((m) => periods.has(m.period))
    .reduce(
      (n, m) =>
        n +
        noteRows.reduce((k, [id, row]) => k + (row === to ? (m.gstr1?.rows.get(id)?.taxable ?? 0) : 0), 0),
      0,
    );

/**
 * Notes do not name the year of the supply: how the chosen reading treats those of April to October, and what
 * to review.
 */
function lateNotes(input: AnnualInput, ask: (row: string, message: Message) => void): void {
  const later = new Set(followingMonths(input.financialYear));
  const before = notesOfBefore(input);
  const counted = input.readings?.late_notes === 'supply';
  for (const [row, own] of [
    ['11', '4I'],
    ['10', '4J'],
  ] as const) {
    const value = notesIn(input, later, row);
    const left = notesIn(input, before, row);
    const credit = row === '11';
    if (value !== 0) {
      const asked = credit
        ? (['annualLateCredit', 'annualLateCreditCounted'] as const)
        : (['annualLateDebit', 'annualLateDebitCounted'] as const);
      ask(row, say(asked[counted ? 1 : 0], { amount: { paise: value } }));
    }
    if (left !== 0)
      ask(own, say(credit ? 'annualCreditBefore' : 'annualDebitBefore', { amount: { paise: left } }));
  }
}

/**
 * Codes in table 17 with fewer HSN digits than required by the preceding year's turnover (Notification
 * 78/2020-CT).
 */
function shortCodes(
  hsn: readonly AnnualHsn[],
  turnover: number | undefined,
  ask: (row: string, message: Message) => void,
): void {
  const digits = hsnDigits(turnover);
  const short = [...new Set(hsn.filter((h) => h.hsn.length < digits).map((h) => h.hsn))];
  if (short.length > 0) ask('17', say('annualShortHsn', { digits, codes: short.slice(0, 20).join(', ') }));
}

/** Returns of the year that are not here: without them the portal does not open GSTR-9. */
function missing(input: AnnualInput, findings: Annual['findings']): void {
  for (const [form, key, row] of [
    ['GSTR-1', 'gstr1', '4'],
    ['GSTR-3B', 'gstr3b', '6A'],
  ] as const) {
    const absent = input.expected.filter((p) => !input.months.find((m) => m.period === p)?.[key]);
    if (absent.length === 0) continue;
    const periods = absent.map((p) => periodName(p)).join(', ');
    findings.push({ row, message: say('annualMissing', { form, periods }), severity: 'warning' });
  }
  for (const form of new Set(input.drafts?.map((d) => d.form))) {
    const periods = input.drafts!.filter((d) => d.form === form).map((d) => periodName(d.period));
    findings.push({
      row: form === 'GSTR-3B' ? '6A' : '4',
      message: say('annualDrafts', { form, periods: periods.join(', ') }),
      severity: 'warning',
    });
  }
}

const allHeads = (t: Partial<Amounts>): number => taxKeys.reduce((n, key) => n + (t[key] ?? 0), 0);
/** Tax of one GSTR-1's rows as paid in its GSTR-3B, including supplies of the previous year declared in it. */
const taxOfGstr1 = ({ rows, earlier }: OutwardFacts): number =>
  ['4A', '4B', '4C', '4D', '4E', '4F', '4J', '4K'].reduce((n, id) => n + allHeads(rows.get(id) ?? {}), 0) -
  ['4I', '4L'].reduce((n, id) => n + allHeads(rows.get(id) ?? {}), 0) +
  allHeads(earlier.get('10') ?? {}) -
  allHeads(earlier.get('11') ?? {});

/** Differences the department writes about, return by return: GSTR-3B against GSTR-1 and against GSTR-2B. A quarter's return is compared with its months. */
function differences(own: readonly AnnualMonth[], ask: (row: string, message: Message) => void): void {
  let reported: number | undefined = 0;
  let allowed: number | undefined = 0;
  for (const { period, gstr1, gstr2b, gstr3b } of own) {
    if (reported !== undefined) reported = gstr1 ? reported + taxOfGstr1(gstr1) : undefined;
    if (allowed !== undefined)
      allowed = gstr2b
        ? allowed + Object.values(gstr2b.byYear).reduce((n, t) => n + allHeads(t), 0)
        : undefined;
    if (!gstr3b) continue;
    const { credit } = gstr3b.form;
    const name = periodName(period);
    const liability = allHeads(liabilityOf(gstr3b.form).ordinary);
    // Credit notes exceeding the supplies of a return: GSTR-3B pays nothing, and the excess reduces the next
    // one.
    const over = reported !== undefined && reported < 0 && liability === 0 ? reported : 0;
    const paid = liability - ((reported ?? 0) - over);
    if (reported !== undefined && Math.abs(paid) > 100)
      ask(
        '9',
        say(paid < 0 ? 'annualPaidLess' : 'annualPaidMore', {
          period: name,
          amount: { paise: Math.abs(paid) },
        }),
      );
    const taken = allHeads(credit.other) - allHeads(credit.reclaimed) - (allowed ?? 0);
    if (allowed !== undefined && taken > 100)
      ask('8D', say('annualCreditMore', { period: name, amount: { paise: taken } }));
    [reported, allowed] = [over, 0];
  }
}

/** GSTR-9 of a registration and year (section 44, rule 80), row by row with the months of each figure. */
export function annualReturn(input: AnnualInput): Annual {
  const findings: Annual['findings'] = [];
  const months = new Map<string, Map<Period, Amounts>>();
  const put: Put = (row, period, amounts, sign = 1) => {
    const of = months.get(row) ?? new Map<Period, Amounts>();
    months.set(row, of);
    of.set(period, addTo(of.get(period) ?? noAmounts(), amounts, sign));
  };
  const ask = (row: string, message: Message) => findings.push({ row, message, severity: 'warning' });
  const own = input.months.filter((m) => financialYearOfPeriod(m.period) === input.financialYear);
  missing(input, findings);
  outward(input, put, findings);
  for (const month of own) creditOf(month, input.entries, input.financialYear, put, ask);
  differences(own, ask);
  lateNotes(input, ask);
  statements(input, put);
  following(input, put);
  payments(own, put);

  const monthsOf = (id: string) =>
    [...(months.get(id) ?? [])]
      .map(([period, amounts]) => ({ period, amounts }))
      .filter((m) => !isZero(m.amounts))
      .sort((a, b) => periodOrder(a.period) - periodOrder(b.period));
  const rows = workedRows(monthsOf, input.typed);
  const done = new Map(rows.map((r) => [r.id, r]));
  check(done, ask);
  const hsn = joinHsn(own.map((m) => m.gstr1?.hsn ?? []));
  shortCodes(hsn, input.turnover, ask);
  return {
    financialYear: input.financialYear,
    rows,
    payment: paymentOf(done),
    hsn,
    findings,
  };
}

/** Differences visible on the form, which the department may query. */
function check(rows: ReadonlyMap<string, WorkedRow>, ask: (row: string, message: Message) => void): void {
  const of = (id: string) => rows.get(id)!.amounts;
  if (!isZero(of('6J'))) ask('6J', say('annual6J'));
  if (taxKeys.some((key) => of('8D')[key] < 0)) ask('8D', say('annual8D'));
  else if (taxKeys.some((key) => of('8D')[key] !== of('8E')[key] + of('8F')[key])) ask('8D', say('annual8E'));
  if (taxKeys.some((key) => of('8I')[key] < 0)) ask('8I', say('annual8I'));
  const unpaid = taxKeys.reduce((n, key) => n + Math.max(0, of('14_due')[key] - of('14_paid')[key]), 0);
  if (unpaid > 0) ask('14', say('annual14', { amount: { paise: unpaid } }));
}
