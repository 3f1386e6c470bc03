import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { Row } from './columns.ts';
import * as allFollow from './follow.ts';
import { sections } from './sections.ts';

const { follow } = kept(allFollow);

const who = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' } as const;
const row = (over: Partial<Row> = {}): Row => ({
  id: '1',
  place_of_supply: '24',
  invoice_type: 'R',
  rate: 18,
  taxable_value: 100000,
  cgst: 9000,
  sgst: 9000,
  invoice_value: 118000,
  ...over,
});

describe('figures that follow an edit', () => {
  it('taxes follow rate, value and place while they are what the rate gives', () => {
    expect(follow(who, sections.b2b, row(), row({ rate: 5 }))).toMatchObject({
      cgst: 2500,
      sgst: 2500,
      invoice_value: 105000,
    });
    const away = follow(who, sections.b2b, row(), row({ place_of_supply: '29' }));
    expect(away).toMatchObject({ igst: 18000 });
    expect(away).not.toHaveProperty('cgst');
  });

  it('leaves figures typed otherwise alone', () => {
    expect(
      follow(who, sections.b2b, row({ cgst: 1, sgst: 1 }), row({ cgst: 1, sgst: 1, rate: 5 })),
    ).toMatchObject({ cgst: 1, sgst: 1, invoice_value: 118000 });
    expect(
      follow(who, sections.b2b, row({ invoice_value: 120000 }), row({ invoice_value: 120000, rate: 5 }))
        .invoice_value,
    ).toBe(120000);
  });

  it('a line of table 12 is of supplies within and outside the State: its taxes stay as typed', () => {
    const typed: Row = { id: '1', rate: 18, taxable_value: 100000, igst: 9000, cgst: 4500, sgst: 4500 };
    for (const before of [undefined, typed, { id: '1' }])
      for (const after of [
        { ...typed, rate: 5 },
        { id: '1', rate: 5, taxable_value: 100000 },
      ])
        expect(follow(who, sections.hsn, before, after)).toEqual(after);
    const exempt: Row = { id: '1', rate: 18, taxable_value: 100000, nil_amount: 5 };
    expect(follow(who, sections.nil, undefined, exempt)).toEqual(exempt);
  });

  it('fills blank taxes once rate and value are there', () => {
    expect(
      follow(who, sections.b2b, undefined, {
        id: '1',
        place_of_supply: '24',
        rate: 18,
        taxable_value: 100000,
      }),
    ).toMatchObject({ cgst: 9000, sgst: 9000, invoice_value: 118000 });
    expect(
      follow(who, sections.b2cl, undefined, {
        id: '1',
        place_of_supply: '29',
        rate: 18,
        taxable_value: 100000,
      }),
    ).toMatchObject({ tax_amount: 18000 });
    expect(
      follow(who, sections.exp, undefined, {
        id: '1',
        export_type: 'WOPAY',
        rate: 18,
        taxable_value: 100000,
      }),
    ).toMatchObject({ igst: 0, invoice_value: 100000 });
  });
});
