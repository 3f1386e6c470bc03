import { expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allRegisterInside from './register-inside.ts';
import type { Layout } from './register-layout.ts';
import { fieldsOf } from './register-reading.ts';

const { insideOf, takeTaxOut } = kept(allRegisterInside);

/** A register of number, party, amount and IGST, its amount under `name`. */
const layout = (at: Layout['at'], names = ['Number', 'Party', 'Amount', 'IGST']): Layout => ({
  line: 0,
  names,
  at: { number: [0], ...at },
  off: new Set(),
  width: names.length,
  faults: [],
});
/** Told as `taxable`, `gross` and `total` after reading. */
const read = (l: Layout, rows: string[][], answers: Record<string, string> = {}) => {
  const result = insideOf(l, rows, answers);
  const { taxable, gross, total } = l.at;
  return { result, taxable, gross, total };
};
// 18% of 1,000 and of 2,000, inside the amount; and on top of it
const inside = [
  ['1', 'Rao', '1180.00', '180.00'],
  ['2', 'Sen', '2360.00', '360.00'],
];
const onTop = [
  ['1', 'Rao', '1000.00', '180.00'],
  ['2', 'Sen', '2000.00', '360.00'],
];

it('an amount the taxes prove to have the tax inside is read so, without a question', () => {
  expect(read(layout({ total: [2], igst: [3] }), inside)).toEqual({
    result: true,
    taxable: [2],
    gross: undefined,
    total: undefined,
  });
});

it('an amount the taxes stand on top of, or without taxes, is asked about', () => {
  const asked = { result: 'open', taxable: undefined, gross: undefined, total: [2] };
  expect(read(layout({ total: [2], igst: [3] }), onTop)).toEqual(asked);
  expect(read(layout({ total: [2], igst: [3] }), [['1', 'Rao', '1180.00', '']])).toEqual(asked);
});

it('the answer decides: inside is worked out, outside is the value before tax', () => {
  const total = () => layout({ total: [2], igst: [3] });
  expect(read(total(), onTop, { inside: 'inside' })).toEqual({
    result: true,
    taxable: [2],
    gross: undefined,
    total: undefined,
  });
  expect(read(total(), inside, { inside: 'outside' })).toEqual({
    result: undefined,
    taxable: [2],
    gross: undefined,
    total: undefined,
  });
  // the column of totals stays where another one is the value
  expect(read(layout({ gross: [2], total: [4], igst: [3] }), inside, { inside: 'outside' })).toEqual({
    result: undefined,
    taxable: [2],
    gross: undefined,
    total: [4],
  });
});

it('a heading that says so, or a column of gross values, is not asked about', () => {
  const named = layout({ total: [2], igst: [3] }, ['Number', 'Party', 'Amount incl. GST', 'IGST']);
  expect(read(named, onTop).result).toBe(true);
  expect(read(layout({ gross: [2], igst: [3] }), onTop).result).toBe(true);
});

it('where a column is the value before tax, nothing is changed', () => {
  expect(read(layout({ taxable: [2], total: [3] }), inside)).toEqual({
    result: undefined,
    taxable: [2],
    gross: undefined,
    total: [3],
  });
});

it('takes the taxes of the line, or those of its rate, out of the amount', () => {
  const sums = (taxable: number, more = {}) => ({ taxable, igst: 0, cgst: 0, sgst: 0, cess: 0, ...more });
  const of = (at: Layout['at'], cells: string[]) => {
    const l = layout(at);
    return [l, fieldsOf(l, cells)] as const;
  };
  // 1,180 less 180
  const withTax = sums(118_000, { igst: 18_000 });
  expect(takeTaxOut(...of({ igst: [3] }, inside[0]!), withTax, undefined)).toEqual({ gross: 118_000 });
  expect(withTax.taxable).toBe(100_000);
  // 1,190 less 180 of GST in one column and 10 of cess
  const lump = sums(119_000, { cess: 1000 });
  takeTaxOut(...of({ tax: [3] }, inside[0]!), lump, 18);
  expect(lump.taxable).toBe(100_000);
  // 1,130 less 10 of cess, at 12%: 1,120 / 1.12
  const byRate = sums(113_000, { cess: 1000 });
  takeTaxOut(...of({}, inside[0]!), byRate, 12);
  expect(byRate.taxable).toBe(100_000);
  const unknown = sums(118_000);
  expect(takeTaxOut(...of({}, inside[0]!), unknown, undefined)).toHaveProperty('message');
  expect(unknown.taxable).toBe(118_000);
});
