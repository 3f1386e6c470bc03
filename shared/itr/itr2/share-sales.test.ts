import { expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allShareSales from './share-sales.ts';

const { readSales } = kept(allShareSales);

const head = [
  'ISIN',
  'Scrip',
  'Quantity',
  'Buy Date',
  'Buy Value',
  'Sell Date',
  'Sell Value',
  'Charges',
  'Profit',
];
const row = (over: Partial<Record<(typeof head)[number], string>>) =>
  head.map(
    (h) =>
      ({
        ISIN: 'INE002A01018',
        Scrip: 'Reliance',
        Quantity: '10',
        'Buy Date': '13-06-2024',
        'Buy Value': '24,000.00',
        'Sell Date': '14-06-2025',
        'Sell Value': '30,000.00',
        Charges: '45.50',
        Profit: '6,000.00',
        ...over,
      })[h] ?? '',
  );

it('reads a sale in paise; more than twelve months is long-term (s.2(42A))', () => {
  const { sales, refused } = readSales([
    head,
    row({}),
    // to the day twelve months: not more than twelve, so short-term
    row({ 'Sell Date': '13-06-2025' }),
  ]);
  expect(refused).toEqual([]);
  expect(sales.map((s) => [s.bought_on, s.sold_on, s.units, s.cost, s.sale, s.expenses, s.long])).toEqual([
    ['2024-06-13', '2025-06-14', 10, 2_400_000, 3_000_000, 4_550, true],
    ['2024-06-13', '2025-06-13', 10, 2_400_000, 3_000_000, 4_550, false],
  ]);
});

it.each([
  ['Charges', { Charges: 'many' }],
  ['Sell Date', { 'Sell Date': '12-06-2024' }],
  // 30,000 − 24,000 = 6,000, less charges 5,954.50
  ['Profit', { Profit: '7,000.00' }],
  ['Quantity', { Quantity: '0' }],
] as const)('a wrong %s is refused by name, and the line is not taken', (column, over) => {
  const { sales, refused } = readSales([head, row(over), row({})]);
  expect(sales).toHaveLength(1);
  expect(refused.map((r) => [r.line, r.column])).toEqual([[2, column]]);
});

it('keeps the file’s own total apart from its sales', () => {
  const { sales, own } = readSales([
    head,
    row({}),
    ['Total', '', '', '', '24,000.00', '', '30,000.00', '', ''],
  ]);
  expect([sales.length, own]).toEqual([1, { value: 3_000_000 }]);
});

// Captions of contract notes and tax statements of several brokers; each is what the column of the same place holds.
it.each([
  ['Date of Purchase', 'Purchase Value', 'Date of Transfer', 'Full Value of Consideration'],
  ['Acquisition Date', 'Cost of Acquisition', 'Transfer Date', 'Sale Consideration'],
  ['Entry Date', 'Buy Amount', 'Exit Date', 'Sell Amount'],
  ['Date of Buy', 'Total Cost', 'Date of Sell', 'Sale Proceeds'],
  ['Bought on', 'Cost', 'Sold on', 'Sale Amount'],
])('takes %s, %s, %s and %s for what they say', (bought, cost, sold, sale) => {
  const { sales, refused } = readSales([
    ['ISIN', 'Scrip', 'Quantity', bought, cost, sold, sale],
    ['INE002A01018', 'Reliance', '10', '13-06-2024', '24,000.00', '14-06-2025', '30,000.00'],
  ]);
  expect(refused).toEqual([]);
  expect(sales.map((s) => [s.bought_on, s.cost, s.sold_on, s.sale])).toEqual([
    ['2024-06-13', 2_400_000, '2025-06-14', 3_000_000],
  ]);
});

it('takes what stands in the first column', () => {
  const { sales, refused } = readSales([
    [
      'Date of Purchase',
      'Purchase Value',
      'Date of Transfer',
      'Full Value of Consideration',
      'Quantity',
      'ISIN',
      'Scrip',
    ],
    ['13-06-2024', '24,000.00', '14-06-2025', '30,000.00', '10', 'INE002A01018', 'Reliance'],
  ]);
  expect(refused).toEqual([]);
  expect(sales.map((s) => [s.bought_on, s.cost, s.sold_on, s.sale, s.units])).toEqual([
    ['2024-06-13', 2_400_000, '2025-06-14', 3_000_000, 10],
  ]);
});
