import { expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { kept } from '../../testing/kept.ts';
import * as allReadInward from './read-inward.ts';

const { readInwardJson, readInwardTables } = kept(allReadInward);

const with2a = (inv: object) => ({
  b2b: [{ ctin: '29AABCR1718E1ZL', inv: [{ inum: 'P/1', idt: '05-10-2025', ...inv }] }],
});
const item = (over: object) => ({
  val: 1180,
  itms: [{ num: 1, itm_det: { txval: 1000, iamt: 180, ...over } }],
});

it('adds the items of a document of a GSTR-2A', () =>
  expect(readInwardJson(with2a(item({}))).documents).toMatchObject([
    {
      gstin: '29AABCR1718E1ZL',
      number: 'P/1',
      date: '2025-10-05',
      value: 118_000,
      taxable: 100_000,
      igst: 18_000,
    },
  ]));

it.each([
  ['x', item({ iamt: 'x' })],
  ['12.3.4', { ...item({}), val: '12.3.4' }],
])('an amount written %s is named with its document, not read as nil', (found, inv) =>
  expect(english(readInwardJson(with2a(inv)).unread!)).toBe(
    `Document P/1 has “${found}” for an amount, which cannot be read: nothing was imported`,
  ),
);

it('an amount left blank or written as a dash in the Excel is nil, not a fault', () => {
  const rows = [
    [
      'GSTIN of supplier',
      'Trade/Legal name',
      'Invoice number',
      'Invoice Date',
      'Invoice Value(₹)',
      'Taxable Value (₹)',
      'Integrated Tax(₹)',
      'Central Tax(₹)',
      'State/UT Tax(₹)',
      'Cess(₹)',
    ],
    ['29AABCR1718E1ZL', 'Rao', 'P/1', '05/10/2025', 1180, 1000, 180, '', '-', '--'],
  ];
  const { documents, problems } = readInwardTables([{ name: 'B2B', rows }]);
  expect(problems).toEqual([]);
  expect(documents).toMatchObject([
    { number: 'P/1', value: 118_000, taxable: 100_000, igst: 18_000, cgst: 0, sgst: 0, cess: 0 },
  ]);
});
