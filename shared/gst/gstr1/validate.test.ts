import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { exampleGstin, exampleRows } from '../import/templates.ts';
import { away, b2b, b2cl, faults, fields, local, who } from '../testing/faults.ts';
import type { Row } from './columns.ts';
import { numberKey } from './documents.ts';
import type { GstIssue } from './issue.ts';
import { sheetsFromWire } from './read-wire.ts';
import { rowIds } from './row-ids.ts';
import type { CheckContext } from './rules-rows.ts';
import { sectionIds, sections } from './sections.ts';
import { checkAll, createChecker, listIssues } from './validate.ts';

describe('checks between rows', () => {
  it('lets one document have several rates, whose headers agree', () => {
    const two = [b2b({ invoice_value: 22300 }), b2b({ invoice_value: 22300, rate: 5, cgst: 250, sgst: 250 })];
    expect(faults('b2b', two)).toEqual([]);
    expect(faults('b2b', [two[0]!, { ...two[1]!, invoice_date: '2025-10-06' }])).toEqual([
      ['invoice_date', 'Invoice date differs from the other lines of A-1'],
    ]);
    expect(
      faults('b2b', [b2b({ invoice_value: 23600 }), b2b({ invoice_value: 23600 })], who, 'warning').map(
        ([f]) => f,
      ),
    ).toEqual(['rate']);
  });

  it('finds a number used for another party or in another table, whatever its case', () => {
    expect(fields('b2b', [b2b(), b2b({ gstin: exampleGstin('24', '9'), invoice_number: 'a-1' })])).toEqual([
      'invoice_number',
    ]);
    const { sheets } = sheetsFromWire(
      who,
      { b2b_invoices: [b2b()], b2cl_invoices: [b2cl({ invoice_number: 'A-1' })] },
      rowIds(),
    );
    expect(
      checkAll(who, sheets)
        .filter((i) => i.section === 'b2cl')
        .map((i) => english(i.message)),
    ).toEqual(['A-1 is also used in B2B Invoices']);
  });

  it('lets the same number stand in two financial years', () => {
    expect(
      fields('b2b', [b2b(), b2b({ gstin: exampleGstin('24', '9'), invoice_date: '2025-03-31' })]),
    ).toEqual([]);
  });

  it('finds a number reported in another period', () => {
    const { sheets } = sheetsFromWire(who, { b2b_invoices: [b2b()] }, rowIds());
    const key = numberKey(sections.b2b, sheets.b2b![0]!, who.period)!;
    const found = checkAll(who, sheets, new Map([[key, '06-2025']])).filter((i) => i.row);
    expect(found.map((i) => english(i.message))).toEqual(['A-1 was already reported in 06-2025']);
  });

  it('finds summary lines that name the same thing', () => {
    const line = { place_of_supply: '24', rate: 18, taxable_value: 1, cgst: 0.09, sgst: 0.09 };
    expect(fields('b2cs', [line, { ...line, taxable_value: 2 }])).toEqual(['rate']);
    expect(fields('b2cs', [line, { ...line, rate: 5 }])).toEqual([]);
  });
});

describe('checks of the return', () => {
  const messages = (body: Record<string, unknown>, ctx: CheckContext = who) => {
    const { sheets } = sheetsFromWire(ctx, body, rowIds());
    return checkAll(ctx, sheets)
      .filter((i) => !i.row)
      .map((i) => `${i.severity} ${i.section ?? ''} ${i.message.text}`);
  };

  it('refuses an empty B2B part of table 12 and a missing table 13 from May 2025, not before', () => {
    expect(messages({ b2b_invoices: [b2b()] })).toEqual([
      'error hsn The HSN summary of {part} supplies is empty, although such supplies are reported',
      'error doc_issue Table 13 (documents issued) is compulsory from this period',
    ]);
    expect(
      messages({ b2b_invoices: [b2b({ invoice_date: '2025-04-05' })] }, { ...who, period: '04-2025' }),
    ).toEqual([
      'warning hsn The HSN summary of {part} supplies is empty, although such supplies are reported',
    ]);
  });

  it('compares table 12 with the other tables, credit notes taken off', () => {
    const body = (taxable: number) => ({
      b2b_invoices: [b2b()],
      credit_debit_notes: [
        {
          gstin: local,
          note_type: 'C',
          note_number: 'N-1',
          note_date: '2025-10-06',
          note_value: 1180,
          place_of_supply: '24',
          rate: 18,
          taxable_value: 1000,
        },
      ],
      documents_issued: [{ nature: '1', from_serial: 'A-1', to_serial: 'A-1', total_number: 1 }],
      hsn_summary: [
        {
          hsn_part: 'B2B',
          hsn_code: '8471',
          uqc: 'NOS',
          quantity: 1,
          rate: 18,
          taxable_value: taxable,
          cgst: 810,
          sgst: 810,
        },
      ],
    });
    expect(messages(body(9000))).toEqual([]);
    const quarter: CheckContext = { ...who, period: '12-2025', frequency: 'quarterly' };
    // The IFF of the quarter's first months carried the rest.
    expect(messages(body(19000), quarter)).toEqual([]);
    expect(messages(body(8000), quarter).length).toBe(1);
    expect(messages(body(9001.01))).toEqual([
      'warning hsn The HSN summary of {part} supplies has a taxable value of {found}, the tables {expected}',
    ]);
  });

  it('compares the part of table 12 of unregistered persons with tables 5, 6, 7, 8 and the notes of 9B', () => {
    const compared = (taxable: number) =>
      messages({
        b2cl_invoices: [b2cl()],
        b2cs_summary: [{ place_of_supply: '24', rate: 18, taxable_value: 5000, cgst: 450, sgst: 450 }],
        exports: [
          {
            export_type: 'WOPAY',
            invoice_number: 'E-1',
            invoice_date: '2025-10-11',
            invoice_value: 7000,
            rate: 0,
            taxable_value: 7000,
          },
        ],
        credit_debit_notes_unregistered: [
          {
            unregistered_type: 'B2CL',
            note_type: 'C',
            note_number: 'N-1',
            note_date: '2025-10-12',
            note_value: 2360,
            place_of_supply: '29',
            rate: 18,
            taxable_value: 2000,
            igst: 360,
          },
        ],
        nil_rated: [{ supply_type: 'INTRAB2C', nil_amount: 100, exempt_amount: 30, non_gst_amount: 7 }],
        documents_issued: [{ nature: '1', from_serial: 'A-1', to_serial: 'A-1', total_number: 1 }],
        hsn_summary: [
          { hsn_part: 'B2C', hsn_code: '8471', uqc: 'NOS', quantity: 1, rate: 18, taxable_value: taxable },
        ],
      }).filter((told) => told.includes('hsn'));
    // 1,00,000 and 5,000 and 7,000, less the note of 2,000, and 137 without tax
    expect(compared(1_10_137)).toEqual([]);
    expect(compared(1_10_138.01).length).toBe(1);
    expect(compared(1_10_135.99).length).toBe(1);
  });

  it('lets an IFF month carry only B2B and notes up to 50 lakh (rule 59(2))', () => {
    const iff: CheckContext = { ...who, frequency: 'quarterly' };
    expect(messages({ b2b_invoices: [b2b()] }, iff)).toEqual([]);
    expect(messages({ b2b_invoices: [b2b()], b2cl_invoices: [b2cl()] }, iff)).toEqual([
      'error b2cl The IFF takes only B2B invoices, notes to registered persons and their amendments',
    ]);
    const lakh = (value: number) => messages({ b2b_invoices: [b2b({ invoice_value: value })] }, iff).length;
    expect(lakh(50_00_000)).toBe(0);
    expect(lakh(50_00_000.01)).toBe(1);
  });

  it('says a return older than three years is refused from July 2025 (s.37(5))', () => {
    const old = { ...who, period: '06-2022' };
    const at = (today: string) => messages({}, { ...old, today }).filter((m) => m.includes('three years'));
    // GSTR-1 for June 2022 was due on 11 July 2022.
    expect(at('2025-07-11')).toEqual([]);
    expect(at('2025-07-12').length).toBe(1);
    expect(
      messages({}, { ...who, period: '05-2022', today: '2025-06-30' }).filter((m) =>
        m.includes('three years'),
      ),
    ).toEqual([]);
  });
});

describe('incremental checks', () => {
  const invoice = (n: number, party: string): Row => ({
    id: `${n}`,
    gstin: party,
    invoice_number: `A-${n % 5}`,
    invoice_date: '2025-10-05',
    invoice_value: 1180000,
    place_of_supply: '24',
    reverse_charge: 'N',
    invoice_type: 'R',
    rate: n % 2 ? 18 : 5,
    taxable_value: 1000000,
    cgst: 90000,
    sgst: 90000,
  });
  const shape = (issues: GstIssue[]) => issues.map((i) => `${i.row}|${i.field}|${english(i.message)}`).sort();

  it('always agrees with checking everything anew', () => {
    const step = fc.record({
      n: fc.integer({ min: 0, max: 9 }),
      party: fc.constantFrom(local, away),
      gone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const checker = createChecker(who);
        const rows = new Map<string, Row>();
        for (const { n, party, gone } of steps) {
          if (gone) {
            rows.delete(`${n}`);
            checker.remove([`${n}`]);
          } else {
            const row = invoice(n, party);
            rows.delete(row.id);
            rows.set(row.id, row);
            checker.remove([row.id]);
            checker.put('b2b', [row]);
          }
        }
        const whole = checkAll(who, { b2b: [...rows.values()] }).filter((i) => i.row);
        expect(shape(checker.rows())).toEqual(shape(whole));
        for (const id of rows.keys())
          expect(shape([...checker.of(id)])).toEqual(shape(whole.filter((i) => i.row === id)));
      }),
      { numRuns: 300 },
    );
  });

  it('lists findings with line, document and column', () => {
    const sheets = { b2b: [invoice(1, local), { ...invoice(2, local), invoice_date: 'x' }] };
    const issue = listIssues(checkAll(who, sheets), sheets).find((i) => i.field === 'invoice_date')!;
    expect([issue.line, issue.number, issue.label]).toEqual([2, 'A-2', 'Invoice date']);
  });
});

describe('example rows of the templates', () => {
  for (const period of ['10-2025', '04-2026'] as const) {
    for (const id of sectionIds) {
      if (id === 'amendments') continue;
      it(`${id} in ${period} passes the checks`, () => {
        const ctx: CheckContext = { ...who, period };
        expect(
          checkAll(ctx, { [id]: exampleRows(ctx, id) })
            .filter((i) => i.row && i.severity === 'error')
            .map((i) => [i.field, english(i.message)]),
        ).toEqual([]);
      });
    }
  }
});
