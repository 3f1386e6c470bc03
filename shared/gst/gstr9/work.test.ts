import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { kept } from '../../testing/kept.ts';
import type { Row } from '../gstr1/columns.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import { emptyGstr3b, type Gstr3b } from '../gstr3b/form.ts';
import { paymentOf } from '../gstr3b/summary.ts';
import type { Period } from '../periods.ts';
import type { CreditEntry } from './credit-ledger.ts';
import * as allCreditLedger from './credit-ledger.ts';
import * as allFacts from './facts.ts';
import * as allOutward from './outward.ts';
import type { AnnualMonth } from './work.ts';
import * as allWork from './work.ts';

const {
  ledgerOf,
  table4Of,
  amendedKeys,
  inwardFacts,
  taxesByKey,
  annualOutward,
  annualReturn,
  followingMonths,
} = kept(allCreditLedger, allFacts, allOutward, allWork);

/** Rupees of central tax, as the worked example counts. */
const c = (rupees: number) => ({ igst: 0, cgst: rupees * 100, sgst: 0, cess: 0 });

const form = (credit: Partial<Gstr3b['credit']>): Gstr3b => {
  const empty = emptyGstr3b();
  return { ...empty, credit: { ...empty.credit, ...credit } };
};
const month = (
  period: Period,
  credit: Partial<Gstr3b['credit']>,
  bills: [number, string][] = [],
): AnnualMonth => {
  const f = form(credit);
  return {
    period,
    gstr3b: { form: f, payment: paymentOf(f) },
    gstr2b: inwardFacts(
      period,
      bills.map(([rupees, date], i) => bill(rupees, date, `${period}-${i}`)),
    ),
  };
};
const bill = (rupees: number, date: string, number: string): InwardDocument => ({
  id: number,
  source: 'b2b',
  kind: 'invoice',
  gstin: '27AAPFU0939F1ZV',
  name: '',
  number,
  date,
  value: 0,
  taxable: rupees * 1000,
  ...c(rupees),
  place_of_supply: '27',
  reverse: false,
  available: true,
  reason: '',
  rejected: false,
  supplier_period: '',
  filed_on: '',
});
const entry = (
  id: string,
  period: Period,
  kind: CreditEntry['kind'],
  rupees: number,
  more: Partial<CreditEntry> = {},
): CreditEntry => ({
  id,
  period,
  kind,
  ...c(rupees),
  ...more,
});

// The year of the department's FAQ on GSTR-9 (October 2025), in rupees of CGST. Bills of 2025-26: 100 availed and kept; 20 availed in
// November, reversed in December (rule 37), claimed again in February; 10 availed in January, reversed in March (rule 37), claimed again in May
// after; 15 in the GSTR-2B of March, availed in June after; 8 in that of April after, availed then; 5 blocked, availed and reversed. 12 are of 2024-25.
const months: AnnualMonth[] = [
  month('04-2025', { other: c(100) }, [[100, '2025-04-10']]),
  month('05-2025', { other: c(12) }, [[12, '2025-03-20']]),
  month('08-2025', { other: c(5), reversed_rules: c(5) }, [[5, '2025-08-02']]),
  month('11-2025', { other: c(20) }, [[20, '2025-11-05']]),
  month('12-2025', { reversed_other: c(20) }),
  month('01-2026', { other: c(10) }, [[10, '2026-01-08']]),
  month('02-2026', { other: c(20), reclaimed: c(20) }),
  month('03-2026', { reversed_other: c(10) }, [[15, '2026-03-11']]),
  month('04-2026', { other: c(8) }, [
    [8, '2026-03-30'],
    [40, '2026-04-03'],
  ]),
  month('05-2026', { other: c(10), reclaimed: c(10) }),
  month('06-2026', { other: c(15) }),
];
const entries: CreditEntry[] = [
  entry('a', '05-2025', 'first', 12, { credit_year: '2024-25' }),
  entry('b', '08-2025', 'reversed', 5, { reason: '17(5)' }),
  entry('c', '12-2025', 'reversed', 20, { reason: '37' }),
  entry('d', '02-2026', 'reclaimed', 20, { reason: '37', reversed_in: '12-2025' }),
  entry('e', '03-2026', 'reversed', 10, { reason: '37' }),
  entry('f', '04-2026', 'first', 8, { credit_year: '2025-26' }),
  entry('g', '05-2026', 'reclaimed', 10, { reason: '37', reversed_in: '03-2026' }),
  entry('h', '06-2026', 'first', 15, { credit_year: '2025-26' }),
];

const figures = (year: string, list = months, ledger = entries) => {
  const worked = annualReturn({
    financialYear: year,
    months: list,
    entries: ledger,
    expected: [],
    typed: {},
  });
  return Object.fromEntries(worked.rows.map((r) => [r.id, r.amounts.cgst / 100]));
};

describe('the credit of a year', () => {
  it('stands in the rows of the worked example', () => {
    expect(figures('2025-26')).toMatchObject({
      '6A': 167,
      '6A1': 12,
      '6A2': 155,
      '6B_ip': 135,
      '6H': 20,
      '6I': 155,
      '6J': 0,
      '7A': 30,
      '7E': 5,
      '7H': 0,
      '7I': 35,
      '7J': 120,
      '8A': 158,
      '8B': 135,
      '8C': 23,
      '8D': 0,
      '12': 0,
      '13': 33,
    });
  });

  it('of the next year holds the reclaim of rule 37 in 6H and the rest in 6A1', () => {
    // 4(A)(5) of April to June 2026: 8 + 10 + 15 = 33; 10 of them claimed again
    expect(figures('2026-27')).toMatchObject({
      '6A': 33,
      '6A1': 23,
      '6A2': 10,
      '6B_ip': 0,
      '6H': 10,
      '6J': 0,
      '8A': 40,
    });
  });

  it('of a reclaim that is not under rules 37 and 37A, in the next year, is 6A1', () => {
    const list = [
      month('03-2026', { reversed_other: c(7) }),
      month('05-2026', { other: c(7), reclaimed: c(7) }),
    ];
    const ledger = [
      entry('a', '03-2026', 'reversed', 7, { reason: 'other' }),
      entry('b', '05-2026', 'reclaimed', 7, { reason: 'other', reversed_in: '03-2026' }),
    ];
    expect(figures('2026-27', list, ledger)).toMatchObject({
      '6A': 7,
      '6A1': 7,
      '6H': 0,
      '6B_ip': 0,
      '6J': 0,
    });
    expect(figures('2025-26', list, ledger)).toMatchObject({ '7H': 7, '13': 7 });
  });

  it('reversed or claimed again without a word in the ledger is asked for, and counted', () => {
    const list = [
      month('12-2025', { other: c(30), reversed_other: c(9), reversed_rules: c(2), reclaimed: c(4) }),
    ];
    const worked = annualReturn({
      financialYear: '2025-26',
      months: list,
      entries: [],
      expected: ['12-2025', '01-2026'],
      typed: {},
    });
    const of = (id: string) => worked.rows.find((r) => r.id === id)!.amounts.cgst / 100;
    expect([of('6B_ip'), of('6H'), of('7H'), of('7J')]).toEqual([26, 4, 11, 19]);
    const asked = worked.findings.filter((f) => f.row === '6H' || f.row === '7H').map((f) => f.row);
    expect(asked).toEqual(['6H', '7H', '7H']);
    expect(worked.findings.map((f) => english(f.message)).filter((m) => m.startsWith('No '))).toEqual([
      'No GSTR-1 here for December 2025, January 2026: the rows do not include these months',
      'No GSTR-3B here for January 2026: the rows do not include these months',
    ]);
  });

  it('a figure entered stands in place of the months and in every sum above it', () => {
    const worked = annualReturn({
      financialYear: '2025-26',
      months,
      entries,
      expected: [],
      typed: { '6B_ip': { cgst: 13_000 }, '6B_is': { cgst: 500 } },
    });
    const of = (id: string) => worked.rows.find((r) => r.id === id)!;
    expect(of('6B_ip').worked.cgst).toBe(13_500);
    expect([of('8B'), of('6I'), of('6J')].map((r) => r.amounts.cgst)).toEqual([13_500, 15_500, 0]);
  });

  it('by GSTR-2B leaves out reverse charge, imports and refused credit, takes notes off and amendments by their difference', () => {
    const documents: InwardDocument[] = [
      bill(100, '2025-06-01', 'A1'),
      { ...bill(30, '2025-06-02', 'N1'), source: 'cdnr', kind: 'C' },
      { ...bill(7, '2025-06-02', 'R1'), reverse: true },
      { ...bill(9, '2025-06-02', 'X1'), available: false },
      { ...bill(0, '2025-06-02', 'B1'), source: 'impg', igst: 5000 },
    ];
    const amended: InwardDocument[] = [
      {
        ...bill(120, '2025-06-01', 'A1'),
        source: 'b2ba',
        original_number: 'a1',
        original_date: '2025-06-01',
      },
    ];
    const before = taxesByKey(documents, amendedKeys(amended));
    const facts = [inwardFacts('06-2025', documents), inwardFacts('07-2025', amended, before)];
    // 100 - 30, then 120 - 100 more
    expect(facts.map((f) => f.byYear['2025-26']!.cgst / 100)).toEqual([70, 20]);
    expect([facts[0]!.reverse.cgst / 100, facts[0]!.imports.igst / 100]).toEqual([7, 50]);
  });

  it('covers April to October of the next year, and no more', () => {
    expect(followingMonths('2025-26')).toEqual([
      '04-2026',
      '05-2026',
      '06-2026',
      '07-2026',
      '08-2026',
      '09-2026',
      '10-2026',
    ]);
  });
});

describe('tables 4 and 5', () => {
  const row = (more: Partial<Row>): Row => ({ id: 'r', ...more });
  const worth = (rupees: number) => ({ taxable_value: rupees * 100, igst: rupees * 18 });
  const outwardOf = (sheets: Sheets, original?: (row: Row) => Row[]) => {
    const { rows, earlier } = annualOutward('09-2025', sheets, (_, r) => original?.(r));
    const plain = (m: typeof rows) => Object.fromEntries([...m].map(([id, a]) => [id, a.taxable / 100]));
    return { rows: plain(rows), earlier: plain(earlier) };
  };

  it('hold each kind of supply in its own row', () => {
    const { rows } = outwardOf({
      b2b: [
        row({ invoice_type: 'R', reverse_charge: 'N', invoice_date: '2025-09-02', ...worth(1000) }),
        row({ invoice_type: 'R', reverse_charge: 'Y', invoice_date: '2025-09-02', ...worth(20) }),
        row({ invoice_type: 'SEWP', invoice_date: '2025-09-02', ...worth(300) }),
        row({ invoice_type: 'SEWOP', invoice_date: '2025-09-02', ...worth(400) }),
        row({ invoice_type: 'DE', invoice_date: '2025-09-02', ...worth(50) }),
      ],
      b2cs: [row(worth(70))],
      b2cl: [row({ invoice_date: '2025-09-02', taxable_value: 11_000, tax_amount: 1980 })],
      exp: [
        row({ export_type: 'WPAY', invoice_date: '2025-09-02', ...worth(60) }),
        row({ export_type: 'WOPAY', invoice_date: '2025-09-02', ...worth(90) }),
      ],
      at: [row({ advance_amount: 5000 })],
      txpd: [row({ advance_amount: 2000 })],
      nil: [row({ exempt_amount: 800, nil_amount: 700, non_gst_amount: 600 })],
      cdnr: [
        row({ note_type: 'C', invoice_type: 'R', note_date: '2025-09-03', ...worth(5) }),
        row({ note_type: 'D', invoice_type: 'R', note_date: '2025-09-03', ...worth(6) }),
        row({ note_type: 'C', invoice_type: 'SEWOP', note_date: '2025-09-03', ...worth(7) }),
      ],
      cdnur: [
        row({ note_type: 'C', unregistered_type: 'B2CL', note_date: '2025-09-03', ...worth(10) }),
        row({ note_type: 'D', unregistered_type: 'EXPWOP', note_date: '2025-09-03', ...worth(3) }),
      ],
    });
    expect(rows).toEqual({
      '4A': 70 + 110 - 10,
      '4B': 1000,
      '4C': 60,
      '4D': 300,
      '4E': 50,
      '4F': 50 - 20,
      '4I': 5,
      '4J': 6,
      '5A': 90,
      '5B': 400,
      '5C': 20,
      '5D': 8,
      '5E': 7,
      '5F': 6,
      '5H': 7,
      '5I': 3,
    });
  });

  it('hold the difference of an amendment, raised and reduced apart, consumers netted', () => {
    const was = (rupees: number, more: Partial<Row> = {}) => [
      row({ invoice_type: 'R', ...worth(rupees), ...more }),
    ];
    const { rows } = outwardOf(
      {
        b2ba: [
          row({ id: 'up', invoice_type: 'R', original_invoice_date: '2025-06-01', ...worth(130) }),
          row({ id: 'down', invoice_type: 'R', original_invoice_date: '2025-06-01', ...worth(80) }),
        ],
        b2csa: [row({ id: 'shop', original_return_period: '06-2025', ...worth(40) })],
      },
      (r) => (r.id === 'shop' ? was(50) : was(100)),
    );
    expect(rows).toEqual({ '4A': -10, '4K': 30, '4L': 20 });
  });

  it('leave documents and originals of the year before to its tables 10 and 11', () => {
    const { rows, earlier } = outwardOf(
      {
        b2b: [row({ invoice_type: 'R', invoice_date: '2025-03-28', ...worth(500) })],
        b2ba: [row({ invoice_type: 'R', original_invoice_date: '2025-02-01', ...worth(90) })],
      },
      () => [row({ invoice_type: 'R', ...worth(100) })],
    );
    expect(rows).toEqual({});
    expect(earlier).toEqual({ '10': 500, '11': 10 });
  });
});

describe('the ledger of reversals', () => {
  it('runs a balance of what may be claimed again and names what does not fit', () => {
    const { lines, problems } = ledgerOf(entries.filter((e) => e.kind !== 'first'));
    // 20 reversed, claimed again; 10 reversed, claimed again; 5 of section 17(5) never
    expect(lines.map((l) => l.balance.cgst / 100)).toEqual([0, 20, 0, 10, 0]);
    expect(problems).toEqual([]);
    const wrong = [
      entry('x', '04-2025', 'reclaimed', 3, { reason: '37' }),
      entry('y', '05-2025', 'reversed', 4, { reason: '42' }),
      entry('z', '06-2025', 'reclaimed', 4, { reason: '42', reversed_in: '05-2025' }),
    ];
    expect(ledgerOf(wrong).problems.map((p) => `${p.id} ${p.problem}`)).toEqual([
      'x no_reversal',
      'x above_balance',
      'z final',
      'z above_balance',
    ]);
  });

  it('gives table 4 of a period its reversals by kind and its reclaims', () => {
    expect(table4Of(entries, '08-2025')).toMatchObject({ reversed_rules: c(5), reversed_other: c(0) });
    expect(table4Of(entries, '12-2025')).toMatchObject({ reversed_other: c(20) });
    expect(table4Of(entries, '02-2026')).toMatchObject({ reclaimed: c(20), reversed_other: c(0) });
  });
});
