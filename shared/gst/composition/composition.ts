import { daysBetween, type IsoDate } from '../../dates.ts';
import type { Percent } from '../../money.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { addTaxes, taxKeys } from '../gstr3b/form.ts';
import { type Period, periodsOfYear } from '../periods.ts';

/** Kinds of composition dealers with their rate of central and State tax together, per cent (rule 7, section 10(1), (2A)). */
export const dealers = {
  /** On taxable supplies alone (Notification 3/2018-CT). */
  trader: { rate: 1, on: 'taxable' },
  manufacturer: { rate: 1, on: 'all' },
  restaurant: { rate: 5, on: 'all' },
  services: { rate: 6, on: 'all' },
} as const;
export type Dealer = keyof typeof dealers;

/** Turnover of the preceding year up to which composition is open, paise: section 10(1) and Notification 14/2019-CT; services section 10(2A). */
const LIMIT = { goods: 15_000_000_00, special: 7_500_000_00, services: 5_000_000_00 };
/** States with the lower limit (Notification 14/2019-CT). */
const special = new Set(['05', '11', '12', '13', '14', '15', '16', '17']);
/** Per cent per year on tax paid late (section 50(1)). */
const INTEREST = 18;
/** GSTR-4 late: paise a day and at most, ordinary and nil (section 47(2) with Notification 21/2021-CT). */
const FEE = { day: 50_00, most: 2_000_00, nil: 500_00 };

/** Figures entered for a quarter; paise. `outward` includes exempt supplies, `taxable` is the non-exempt part. */
export interface QuarterFigures {
  outward: number;
  taxable: number;
  /** Inward supplies under reverse charge, imports of services among them. */
  inward: number;
  inwardTax: Taxes;
  /** Day the statement was filed and paid, '' while it is not. */
  paid_on: IsoDate | '';
}
export const noQuarter = (): QuarterFigures => ({
  outward: 0,
  taxable: 0,
  inward: 0,
  inwardTax: noTaxes(),
  paid_on: '',
});

/** Table 4 of GSTR-4: inward supplies of the year; paise. */
interface InwardFigures {
  value: number;
  tax: Taxes;
}
export const inwardTables = ['4A', '4B', '4C', '4D'] as const;
export type InwardTable = (typeof inwardTables)[number];

/** Stored figures of a composition dealer's year. */
export interface CompositionYear {
  dealer: Dealer;
  quarters: QuarterFigures[];
  inward: Record<InwardTable, InwardFigures>;
  filed_on: IsoDate | '';
}
export const emptyYear = (): CompositionYear => ({
  dealer: 'trader',
  quarters: [0, 1, 2, 3].map(noQuarter),
  inward: {
    '4A': { value: 0, tax: noTaxes() },
    '4B': { value: 0, tax: noTaxes() },
    '4C': { value: 0, tax: noTaxes() },
    '4D': { value: 0, tax: noTaxes() },
  },
  filed_on: '',
});

/** CMP-08 of a quarter, row by row; paise. */
interface Cmp08 {
  period: Period;
  due: IsoDate;
  outward: number;
  outwardTax: Taxes;
  inward: number;
  inwardTax: Taxes;
  payable: Taxes;
  days: number;
  interest: Taxes;
}

/** Last month of each quarter of a year. */
const quarterPeriods = (financialYear: string): Period[] =>
  [2, 5, 8, 11].map((i) => periodsOfYear(financialYear)[i]!);

/** CMP-08 falls due on the 18th of the month after the quarter (rule 62(1)(i)). */
const dueOf = (period: Period): IsoDate => {
  const [month, year] = [Number(period.slice(0, 2)), Number(period.slice(3))];
  return month === 12 ? `${year + 1}-01-18` : `${year}-${String(month + 1).padStart(2, '0')}-18`;
};

/** Tax of a turnover: half central, half State, each to the rupee (section 170). */
function compositionTax(dealer: Dealer, q: Pick<QuarterFigures, 'outward' | 'taxable'>): Taxes {
  const { rate, on } = dealers[dealer];
  const base = on === 'taxable' ? q.taxable : q.outward;
  const half = Math.round((base * rate) / 200 / 100) * 100;
  return { ...noTaxes(), cgst: half, sgst: half };
}

/** CMP-08 of each quarter with interest for the days it is late, by `today` while it is not paid. */
export const statements = (year: CompositionYear, financialYear: string, today: IsoDate): Cmp08[] =>
  quarterPeriods(financialYear).map((period, i): Cmp08 => {
    const q = year.quarters[i]!;
    const outwardTax = compositionTax(year.dealer, q);
    const payable = addTaxes(outwardTax, q.inwardTax);
    const due = dueOf(period);
    const days = Math.max(0, daysBetween(due, q.paid_on || today));
    const interest = noTaxes();
    for (const key of taxKeys)
      interest[key] = Math.round((payable[key] * INTEREST * days) / 36_500 / 100) * 100;
    return {
      period,
      due,
      outward: q.outward,
      outwardTax,
      inward: q.inward,
      inwardTax: q.inwardTax,
      payable,
      days,
      interest,
    };
  });

/** GSTR-4 of a year: table 4 as entered, 5 from the statements, 6 by rate; paise. */
interface Gstr4 {
  due: IsoDate;
  paid: { outward: number; inward: number; tax: Taxes; interest: Taxes };
  byRate: { rate: Percent; value: number; tax: Taxes }[];
  inward: Record<InwardTable, InwardFigures>;
  fee: { days: number; amount: number };
}

/** GSTR-4 from the year's statements. Late fee by `today` while it is not filed. */
export function annualOf(year: CompositionYear, financialYear: string, today: IsoDate): Gstr4 {
  const list = statements(year, financialYear, today);
  const start = Number(financialYear.slice(0, 4));
  const due = start >= 2024 ? `${start + 1}-06-30` : `${start + 1}-04-30`;
  const sum = (of: (s: Cmp08) => number) => list.reduce((n, s) => n + of(s), 0);
  const value = sum((s) => s.outward);
  const nil = value === 0 && sum((s) => s.inward) === 0;
  const days = Math.max(0, daysBetween(due, year.filed_on || today));
  const { rate, on } = dealers[year.dealer];
  const taxed = on === 'taxable' ? year.quarters.reduce((n, q) => n + q.taxable, 0) : value;
  return {
    due,
    paid: {
      outward: value,
      inward: sum((s) => s.inward),
      tax: addTaxes(...list.map((s) => s.payable)),
      interest: addTaxes(...list.map((s) => s.interest)),
    },
    byRate: [
      { rate, value: taxed, tax: addTaxes(...list.map((s) => s.outwardTax)) },
      ...(value > taxed ? [{ rate: 0, value: value - taxed, tax: noTaxes() }] : []),
    ],
    inward: year.inward,
    fee: { days, amount: Math.min(nil ? FEE.nil : FEE.most, days * FEE.day) },
  };
}

/**
 * Violations of the scheme: `limit` turnover above the limit, `taxable` taxable above total supplies,
 * `inward` reverse charge of table 4 differs from the statements.
 */
export function problemsOf(
  year: CompositionYear,
  state: string,
): { problem: 'limit' | 'taxable' | 'inward'; quarter?: number; limit?: number }[] {
  const out: ReturnType<typeof problemsOf> = [];
  const limit =
    year.dealer === 'services' ? LIMIT.services : special.has(state) ? LIMIT.special : LIMIT.goods;
  if (year.quarters.reduce((n, q) => n + q.outward, 0) > limit) out.push({ problem: 'limit', limit });
  year.quarters.forEach((q, i) => {
    if (q.taxable > q.outward) out.push({ problem: 'taxable', quarter: i + 1 });
  });
  const reverse = year.inward['4B'].value + year.inward['4C'].value + year.inward['4D'].value;
  if (reverse !== year.quarters.reduce((n, q) => n + q.inward, 0)) out.push({ problem: 'inward' });
  return out;
}
