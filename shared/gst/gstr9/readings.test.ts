import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { kept } from '../../testing/kept.ts';
import { emptyGstr3b } from '../gstr3b/form.ts';
import { paymentOf } from '../gstr3b/summary.ts';
import type { Period } from '../periods.ts';
import type { CreditEntry } from './credit-ledger.ts';
import * as allOutcomes from './outcomes.ts';
import * as allReadings from './readings.ts';
import { type Amounts, noAmounts } from './rows.ts';
import type { AnnualInput, AnnualMonth } from './work.ts';
import * as allWork from './work.ts';

const { outcomesOf, firstReadings, annualReturn } = kept(allOutcomes, allReadings, allWork);

/** Value with integrated tax of 18%, rupees. */
const sold = (rupees: number): Amounts => ({ ...noAmounts(), taxable: rupees * 100, igst: rupees * 18 });
const month = (period: Period, rows: Record<string, Amounts>): AnnualMonth => ({
  period,
  gstr1: { rows: new Map(Object.entries(rows)), earlier: new Map(), notes: [], hsn: [] },
});
const worked = (input: Partial<AnnualInput>) => {
  const { rows, findings } = annualReturn({
    financialYear: '2025-26',
    months: [],
    entries: [],
    expected: [],
    typed: {},
    ...input,
  });
  return {
    of: (id: string) => rows.find((r) => r.id === id)!.amounts,
    asked: findings.map((f) => `${f.row}: ${english(f.message)}`),
  };
};

// Sales of 10,000 in March 2026 and of 4,000 in May 2026. Notes: 1,000 of credit and 300 of debit in May 2026, 200 of credit for SEZ supplies under LUT
// in June 2026, 50 of credit in November 2026, after October.
const months = [
  month('03-2026', { '4B': sold(10_000) }),
  month('05-2026', { '4B': sold(4_000), '4I': sold(1_000), '4J': sold(300) }),
  month('06-2026', { '5H': sold(200) }),
  month('11-2026', { '4I': sold(50) }),
];
const supply = { ...firstReadings, late_notes: 'supply' } as const;

describe('notes reported from April to October after the year', () => {
  it('count in the year of the note unless chosen otherwise', () => {
    const { of, asked } = worked({ months });
    expect([of('10').taxable, of('11').taxable]).toEqual([0, 0]);
    expect(asked.filter((m) => /^1[01]:/.test(m))).toEqual([
      expect.stringContaining('11: Credit notes of 1,200.00 were reported'),
      expect.stringContaining('10: Debit notes of 300.00 were reported'),
    ]);
    const next = worked({ financialYear: '2026-27', months });
    // 1,000 + 50; 300; 200
    expect(['4I', '4J', '5H'].map((id) => next.of(id).taxable / 100)).toEqual([1_050, 300, 200]);
  });

  it('count in tables 10 and 11 of the year of the supply, and no more in the next one', () => {
    const { of, asked } = worked({ months, readings: supply });
    // Credit 1,000 + 200 of SEZ, tax of the first alone: 180. Debit 300, tax 54. Table 14: 54 - 180 = -126.
    expect([of('11').taxable, of('11').igst].map((n) => n / 100)).toEqual([1_200, 180]);
    expect([of('10').taxable, of('10').igst].map((n) => n / 100)).toEqual([300, 54]);
    expect(of('14_due').igst / 100).toBe(-126);
    expect(asked.some((m) => m.startsWith('11: Credit notes of 1,200.00 reported'))).toBe(true);
    const next = worked({ financialYear: '2026-27', months, before: supply });
    expect(['4B', '4I', '4J', '5H'].map((id) => next.of(id).taxable / 100)).toEqual([4_000, 50, 0, 0]);
    expect(next.asked.filter((m) => m.startsWith('4'))).toEqual([
      expect.stringContaining('4I: Credit notes of 1,200.00 from April to October are left out'),
      expect.stringContaining('4J: Debit notes of 300.00 from April to October are left out'),
    ]);
  });
});

// Rupees of central tax. 100 of a bill availed in March 2026 and reversed, as its goods came in May, when it was claimed again; 40 reversed under rule 37
// in March, paid and claimed again in June; 15 of a bill of March first claimed in July.
const c = (rupees: number) => ({ igst: 0, cgst: rupees * 100, sgst: 0, cess: 0 });
const entry = (
  id: string,
  period: Period,
  kind: CreditEntry['kind'],
  rupees: number,
  more: Partial<CreditEntry>,
): CreditEntry => ({ id, period, kind, ...c(rupees), ...more });
const entries = [
  entry('a', '03-2026', 'reversed', 100, { reason: 'other' }),
  entry('b', '05-2026', 'reclaimed', 100, { reason: 'other', reversed_in: '03-2026' }),
  entry('c', '03-2026', 'reversed', 40, { reason: '37' }),
  entry('d', '06-2026', 'reclaimed', 40, { reason: '37', reversed_in: '03-2026' }),
  entry('e', '07-2026', 'first', 15, { credit_year: '2025-26' }),
];
const march = (): AnnualMonth => {
  const empty = emptyGstr3b();
  const form = { ...empty, credit: { ...empty.credit, other: c(140), reversed_other: c(140) } };
  return {
    period: '03-2026',
    gstr3b: { form, payment: paymentOf(form) },
    gstr2b: { byYear: { '2025-26': c(155) }, imports: c(0), reverse: c(0) },
  };
};

describe('row 8C of credit reversed and claimed again', () => {
  const rows = (late_reclaims: 'faq' | 'circular' | 'advisory', more: AnnualMonth[] = []) => {
    const { of } = worked({
      months: [march(), ...more],
      entries,
      readings: { ...firstReadings, late_reclaims },
    });
    return ['6B_ip', '7A', '7H', '8A', '8B', '8C', '8D', '13'].map((id) => of(id).cgst / 100);
  };

  it('by the FAQ has first claims alone, and 13 every reclaim', () =>
    // 8D: 155 - 140 - 15 = 0; 13: 100 + 40 + 15
    expect(rows('faq')).toEqual([140, 40, 100, 155, 140, 15, 0, 155]));

  it('by Circular 170 has no bill that was in a GSTR-2B of the year', () => {
    expect(rows('circular')).toEqual([140, 40, 100, 155, 140, 0, 15, 155]);
    // GSTR-2B of April brings 10 more of the year: 8A 165; of the 15 claimed in July 10 may be those; 8D: 165 - 140 - 10
    const april: AnnualMonth = {
      period: '04-2026',
      gstr2b: { byYear: { '2025-26': c(10), '2026-27': c(70) }, imports: c(0), reverse: c(0) },
    };
    expect(rows('circular', [april])).toEqual([140, 40, 100, 165, 140, 10, 15, 155]);
  });

  it('by the advisory has goods received late, and rule 37 in neither row', () =>
    // 8C: 15 + 100; 8D: 155 - 140 - 115; 13: 100 + 15
    expect(rows('advisory')).toEqual([140, 40, 100, 155, 140, 115, -100, 115]));
});

it('shows both outcomes of each rule beside the one followed', () => {
  const all = outcomesOf({
    financialYear: '2025-26',
    months: [...months, march()],
    entries,
    expected: [],
    typed: {},
    readings: supply,
  });
  const of = (rule: string, reading: string, id: string): Amounts =>
    all
      .find((o) => o.rule === rule)!
      .readings.find((r) => r.reading === reading)!
      .rows.find((r) => r.id === id)!.amounts;
  expect(all.map((o) => [o.rule, o.followed])).toEqual([
    ['late_notes', 'supply'],
    ['late_reclaims', 'faq'],
  ]);
  expect([of('late_notes', 'issued', '11').taxable, of('late_notes', 'supply', '11').taxable]).toEqual([
    0, 1_200_00,
  ]);
  expect([of('late_reclaims', 'faq', '8C').cgst, of('late_reclaims', 'advisory', '8C').cgst]).toEqual([
    15_00, 115_00,
  ]);
});
