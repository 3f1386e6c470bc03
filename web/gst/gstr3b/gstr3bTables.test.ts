import { expect, it } from 'vitest';
import { creditLines, ecommerceLines, inwardLines, outwardLines, paidLines } from './gstr3bTables.ts';

const cells = (lines: ReturnType<typeof outwardLines>) =>
  lines.map((line) => [line.path.join('.'), line.cells.join(' ')]);
const taxes = 'igst cgst sgst cess';

// FORM GSTR-3B (rule 61(5)): cells the form shades out take no amount
it('table 3.1 takes the taxes its form has', () =>
  expect(cells(outwardLines())).toEqual([
    ['supplies.taxable', `taxable ${taxes}`],
    ['supplies.zero_rated', 'taxable igst cess'],
    ['supplies.nil_exempt', 'taxable'],
    ['supplies.reverse_charge', `taxable ${taxes}`],
    ['supplies.non_gst', 'taxable'],
  ]));

it('table 3.1.1 has the tax of the operator alone', () =>
  expect(cells(ecommerceLines())).toEqual([
    ['ecommerce.operator', `taxable ${taxes}`],
    ['ecommerce.through_operator', 'taxable'],
  ]));

it('table 4 has taxes only, in the order of the form', () => {
  expect(creditLines().map((line) => [line.label.slice(0, 6).trim(), line.path[1]])).toEqual([
    ['(A)(1)', 'import_goods'],
    ['(A)(2)', 'import_services'],
    ['(A)(3)', 'reverse_charge'],
    ['(A)(4)', 'isd'],
    ['(A)(5)', 'other'],
    ['(B)(1)', 'reversed_rules'],
    ['(B)(2)', 'reversed_other'],
    ['(D)(1)', 'reclaimed'],
    ['(D)(2)', 'restricted'],
  ]);
  for (const line of creditLines()) expect([line.path[0], line.cells.join(' ')]).toEqual(['credit', taxes]);
});

it('table 5 has values between States and within one; interest has every tax, the late fee none of IGST and cess', () => {
  expect(cells(inwardLines())).toEqual([
    ['inward.exempt.inter', ''],
    ['inward.exempt.intra', ''],
    ['inward.non_gst.inter', ''],
    ['inward.non_gst.intra', ''],
  ]);
  expect(inwardLines().map(({ label }) => label.endsWith('inter-State'))).toEqual([true, false, true, false]);
  expect(cells(paidLines())).toEqual([
    ['interest', taxes],
    ['late_fee', 'cgst sgst'],
  ]);
});
