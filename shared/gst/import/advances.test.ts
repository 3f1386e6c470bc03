import { expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { readCsv } from '../../sheets/csv.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { readAdvances } from './advances.ts';

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const heading =
  'Receipt No,Place of Supply,Receipt Type,Against Invoice,Advance received incl. GST,GST Rate,Cess';
const read = (lines: string[], head = heading, answers = {}) =>
  readAdvances(who, 'Sheet1', readCsv(`${[head, ...lines].join('\n')}\n`), rowIds(), answers)!;

it('tax is taken out of the amount, and receipts of one State and rate are one row', () => {
  const { sheets, refused, left } = read([
    // 118 has 100 and 18 in it: 9 and 9 at home, 18 away; 59 has 50 and 9
    'R1,Gujarat,Advance,,118,18,',
    'R2,Maharashtra,Advance,,236,18,',
    'R3,Gujarat,,,59,18,',
    // 105 with 5 of cess: 100 has 95.24 at 5%, of which 4.76
    'R4,Maharashtra,Advance,,105,5,5',
    'R5,Gujarat,Advance adjusted,INV-1,118,18,',
  ]);
  expect([refused, left]).toEqual([[], []]);
  expect(sheets.at).toEqual([
    { id: 'r1', place_of_supply: '24', rate: 18, advance_amount: 150_00, cgst: 13_50, sgst: 13_50 },
    { id: 'r2', place_of_supply: '27', rate: 18, advance_amount: 200_00, igst: 36_00 },
    { id: 'r3', place_of_supply: '27', rate: 5, advance_amount: 95_24, igst: 4_76, cess: 5_00 },
  ]);
  expect(sheets.txpd).toEqual([
    { id: 'r4', place_of_supply: '24', rate: 18, advance_amount: 100_00, cgst: 9_00, sgst: 9_00 },
  ]);
});

it('a line that is not an advance of the period is refused with its column, or left out with the reason', () => {
  const { sheets, refused, left } = read([
    'R1,Gujarat,Refund,,118,18,',
    'R2,Gujarat,Barter,,118,18,',
    'R3,Gujarat,Advance,INV-1,118,18,',
    'R4,Gujarat,Advance,,,18,',
    'R5,Gujarat,Advance,,ten,18,',
    'R6,Gujarat,Advance,,118,,',
    'R7,,Advance,,118,18,',
    'R8,Gujarat,Advance,,118,18,five',
    ',,,,,,',
    heading,
    'Total,,,,826,,',
    'R9,Gujarat,Payment against bill,INV-1,118,18,',
    'R10,Gujarat,On account,INV-1,118,18,',
  ]);
  expect(sheets).toEqual({});
  expect(refused.map((r) => [r.line, r.column, english(r.message)])).toEqual([
    [2, 'Receipt Type', expect.stringContaining('refund')],
    [3, 'Receipt Type', expect.stringContaining('Barter')],
    [4, 'Against Invoice', expect.stringContaining('names an invoice')],
    [5, 'Advance received incl. GST', 'This is required'],
    [6, 'Advance received incl. GST', expect.any(String)],
    [7, 'GST Rate', 'This is required'],
    [8, 'Place of Supply', expect.any(String)],
    [9, 'Cess', expect.any(String)],
  ]);
  expect(left.map((l) => l.line)).toEqual([11, 12, 13, 14]);
});

it('a rate the Act does not have refuses its own line; prices under a bare “Rate” refuse all', () => {
  const lines = ['R1,Gujarat,Advance,,118,18,', 'R2,Gujarat,Advance,,117,17,', 'R3,Gujarat,Advance,,105,5,'];
  const { sheets, refused } = read(lines);
  expect(sheets.at!.map((row) => [row['rate'], row['advance_amount']])).toEqual([
    [18, 100_00],
    [5, 100_00],
  ]);
  expect(refused.map((r) => [r.line, r.column, english(r.message)])).toEqual([
    [3, 'GST Rate', expect.stringContaining('one of the rates 0, 0.1')],
  ]);
  // as fractions, where a sheet stores 18% as 0.18
  const fractions = read(lines.map((line) => line.replace(/,(18|17|5),$/, (_, n) => `,${Number(n) / 100},`)));
  expect(fractions.sheets).toEqual(sheets);
  expect(fractions.refused.map((r) => r.line)).toEqual([3]);
  const bare = read(lines, heading.replace('GST Rate', 'Rate'));
  expect([bare.sheets, bare.refused.map((r) => r.line)]).toEqual([{}, [2, 3, 4]]);
});

it('whether tax is in the amount is asked where the heading does not say', () => {
  const head = (amount: string) => heading.replace('Advance received incl. GST', amount);
  const value = (amount: string, inside?: string) => {
    const r = read(['R1,Gujarat,,,118,18,'], head(amount), inside ? { inside } : {});
    return r.questions.length > 0 ? r.questions.map((q) => q.id) : r.sheets.at![0]!['advance_amount'];
  };
  expect(value('Advance received')).toEqual(['inside']);
  expect(value('Advance received', 'inside')).toBe(100_00);
  expect(value('Advance received', 'outside')).toBe(118_00);
  expect(value('Advance received excl. GST')).toBe(118_00);
  expect(value('Advance received excl. GST', 'inside')).toBe(118_00);
  expect(value('Advance received with tax', 'outside')).toBe(100_00);
  expect(value('Gross Advance Received')).toBe(118_00);
  const asked = read(['R1,Gujarat,,,118,18,'], head('Advance received'));
  expect(asked.refused.map((r) => [r.column, r.asked])).toEqual([['Advance received', 'inside']]);
});
