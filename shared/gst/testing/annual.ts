import { expect } from 'vitest';
import type { Row } from '../gstr1/columns.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import { emptyGstr3b, type Gstr3b } from '../gstr3b/form.ts';
import { paymentOf } from '../gstr3b/summary.ts';
import type { CreditEntry } from '../gstr9/credit-ledger.ts';
import { inwardFacts, outwardFacts } from '../gstr9/facts.ts';
import { type Amounts, annualRows, keysOf } from '../gstr9/rows.ts';
import { type AnnualMonth, annualReturn } from '../gstr9/work.ts';
import { type Period, periodsOfYear, shiftPeriod } from '../periods.ts';

/** Made-up clients whose year is worked by hand in whole rupees. Tax is 18%: intra-State 9% + 9%, inter-State 18%, unless said. */
export const YEAR = '2025-26';
export const months = periodsOfYear(YEAR);
export const next = (n: number): Period => shiftPeriod('03-2026', n);

type Tax = { igst: number; cgst: number; sgst: number; cess: number };
export const tax = (igst = 0, each = 0, cess = 0): Tax => ({
  igst: igst * 100,
  cgst: each * 100,
  sgst: each * 100,
  cess: cess * 100,
});
export const home = (rupees: number) => ({ taxable_value: rupees * 100, cgst: rupees * 9, sgst: rupees * 9 });
export const far = (rupees: number) => ({ taxable_value: rupees * 100, igst: rupees * 18 });
let serial = 0;
export const row = (more: Partial<Row>): Row => ({ id: `r${++serial}`, ...more });
export const day = (period: Period, date = '10') => `${period.slice(3)}-${period.slice(0, 2)}-${date}`;
export const invoice = (period: Period, amounts: Partial<Row>, more: Partial<Row> = {}) =>
  row({
    invoice_type: 'R',
    reverse_charge: 'N',
    invoice_number: `S/${serial}`,
    invoice_date: day(period),
    ...amounts,
    ...more,
  });
export const bill = (date: string, amounts: Tax, more: Partial<InwardDocument> = {}): InwardDocument => ({
  id: `d${++serial}`,
  source: 'b2b',
  kind: 'invoice',
  gstin: '27AAPFU0939F1ZV',
  name: '',
  number: `B/${serial}`,
  date,
  value: 0,
  taxable: 0,
  ...amounts,
  place_of_supply: '27',
  reverse: false,
  available: true,
  reason: '',
  rejected: false,
  supplier_period: '',
  filed_on: '',
  ...more,
});

interface Made {
  sheets?: Sheets;
  supplies?: Partial<Gstr3b['supplies']>;
  ecommerce?: Partial<Gstr3b['ecommerce']>;
  credit?: Partial<Gstr3b['credit']>;
  more?: Partial<Gstr3b>;
  bills?: InwardDocument[];
  original?: (row: Row) => readonly Row[] | undefined;
}
export const month = (period: Period, made: Made): AnnualMonth => {
  const empty = emptyGstr3b();
  const form: Gstr3b = {
    ...empty,
    supplies: { ...empty.supplies, ...made.supplies },
    ecommerce: { ...empty.ecommerce, ...made.ecommerce },
    credit: { ...empty.credit, ...made.credit },
    ...made.more,
  };
  return {
    period,
    gstr1: outwardFacts(period, made.sheets ?? {}, made.original && ((_, r) => made.original!(r))),
    gstr3b: { form, payment: paymentOf(form) },
    gstr2b: inwardFacts(period, made.bills ?? []),
  };
};
let entries = 0;
export const entry = (
  period: Period,
  kind: CreditEntry['kind'],
  amounts: Tax,
  more: Partial<CreditEntry> = {},
): CreditEntry => ({ id: `e${++entries}`, period, kind, ...amounts, ...more });

/** The year of these months, with what holds of every one: each row's months add up to it, and the sums follow the form's own words. */
export function year(
  list: AnnualMonth[],
  ledger: CreditEntry[] = [],
  typed: Record<string, Partial<Amounts>> = {},
  financialYear = YEAR,
) {
  const made = annualReturn({ financialYear, months: list, entries: ledger, expected: [], typed });
  const at = (id: string) => made.rows.find((r) => r.id === id)!.amounts;
  for (const r of made.rows) {
    const of = annualRows.find((x) => x.id === r.id)!;
    if (of.plus) continue;
    for (const key of keysOf(of))
      expect(
        r.months.reduce((n, m) => n + m.amounts[key], 0),
        `${r.id} ${key}`,
      ).toBe(r.worked[key]);
  }
  const plus = (ids: string[], key: keyof Amounts) => ids.reduce((n, id) => n + at(id)[key], 0);
  for (const key of ['taxable', 'cgst', 'igst'] as const) {
    expect(at('4N')[key]).toBe(
      plus(['4A', '4B', '4C', '4D', '4E', '4F', '4G', '4G1', '4J', '4K'], key) - plus(['4I', '4L'], key),
    );
    expect(at('5N')[key]).toBe(plus(['4N', '5M'], key) - plus(['4G', '4G1'], key));
  }
  for (const key of ['cgst', 'igst', 'cess'] as const)
    expect(at('7J')[key]).toBe(at('6I')[key] + at('6N')[key] - at('7I')[key]);
  const rupees = (ids: string[], key: keyof Amounts) =>
    Object.fromEntries(ids.map((id) => [id, at(id)[key] / 100]));
  return { made, rupees };
}
