import { expect, it } from 'vitest';
import type { FormValues } from '../forms/paths.ts';
import { deskOf } from './desk.ts';
import { enter } from './enter.ts';
import type { Paper } from './pieces.ts';
import { readStatement } from './statements.ts';

const heading = [
  'Symbol',
  'ISIN',
  'Entry Date',
  'Exit Date',
  'Quantity',
  'Buy Value',
  'Sell Value',
  'Profit',
];
const further = ['Turnover', 'Brokerage', 'STT'];
const rows = [
  ['PAN', 'AAAPD0004D'],
  ['Equity - Intraday'],
  [...heading, ...further],
  [
    'ZORVALE',
    'INE000Z01011',
    '2025-06-02',
    '2025-06-02',
    '100',
    '50000',
    '51200.40',
    '1200.40',
    '1200.40',
    '20',
    '12',
  ],
  ['HALVANTI', 'INE000H01011', '2025-06-03', '2025-06-03', '10', '5000', '4500', '-500', '500', '5', '1'],
  ['F&O'],
  [...heading, ...further],
  ['NIFTY25JULFUT', '', '2025-07-02', '2025-07-10', '75', '1800000', '1808000', '8000', '8000', '40', '200'],
  ['NIFTY25JUL24500CE', '', '2025-07-02', '2025-07-10', '75', '4000', '10000', '6000', '6000', '30', '6'],
  [
    'NIFTY25JUL24000PE',
    '',
    '2025-07-02',
    '2025-07-10',
    '75',
    '15000',
    '5500.60',
    '-9499.40',
    '9499.40',
    '30',
    '4',
  ],
];
const read = (table: string[][]) =>
  readStatement([{ name: 'Tradewise Exits from 2025-04-01', rows: table.map((r) => ['', ...r]) }]) as Paper;
const deskFor = (data: FormValues, type = 'ITR-3', table = rows) =>
  deskOf(read(table).pieces, { type, year: '2026-27', data });
const taken = (desk: ReturnType<typeof deskFor>) =>
  [...desk.suggestions.values()].filter((s) => s.action === 'take').flatMap((s) => s.entries);

/*
 * Intraday: 1,200.40 - 500.00 = 700.40, turnover 1,200.40 + 500.00 = 1,700.40. Futures and options: 8,000 + 6,000 - 9,499.40 = 4,500.60,
 * turnover 8,000 + 6,000 + 9,499.40 = 23,499.40; with the premium of the options sold (10,000 + 5,500.60) it would be 39,000.
 */
it('enters profit and turnover of intraday trades and of derivatives into the trading account, and takes them out again', () => {
  const before = { trading: { sale_of_services: 600_000 } };
  const desk = deskFor(before);
  expect(desk.differences.map((d) => [d.kind, d.figure, d.amount])).toEqual([
    ['omitted_in_return', 'speculative', 70_040],
    ['omitted_in_return', 'fno', 450_060],
  ]);
  const entries = taken(desk);
  expect(entries).toHaveLength(5);
  const after = enter(before, 'ITR-3', '2026-27', entries, 1);
  expect(after).toEqual({
    trading: {
      sale_of_services: 600_000,
      intraday_income: 700,
      intraday_turnover: 1700,
      derivatives_income: 4501,
      derivatives_turnover: 23_499,
    },
    // Nature of business (rule BP-1): speculative trading, futures and options trading.
    audit: { businesses: [{ code: '21009' }, { code: '21010' }] },
  });
  const again = deskFor(after);
  expect(again.differences).toEqual([]);
  expect([...again.suggestions.values()].map((s) => s.action)).toEqual(Array(5).fill('match'));
  expect(enter(after, 'ITR-3', '2026-27', entries, -1)).toEqual(before);
  expect(enter(enter({}, 'ITR-3', '2026-27', entries, 1), 'ITR-3', '2026-27', entries, -1)).toEqual({});
});

it('enters a loss below nought, and speculation where the return has it without books', () => {
  const loss = [...rows.slice(0, 3), rows[4]!];
  const desk = deskFor({ speculation: { turnover: 0 } }, 'ITR-3', loss);
  expect(enter({ speculation: { turnover: 0 } }, 'ITR-3', '2026-27', taken(desk), 1)).toEqual({
    speculation: { turnover: 500, gross_profit: -500 },
    audit: { businesses: [{ code: '21009' }] },
  });
  // 500 lost in item 65 is what the statement has.
  expect(deskFor({ speculation: { turnover: 500, gross_profit: -500 } }, 'ITR-3', loss).differences).toEqual(
    [],
  );
});

it('says both readings of the turnover of options sold, and the charges that are not deducted', () => {
  const desk = deskFor({});
  const option = desk.pieces.find((p) => p.payer === 'NIFTY25JUL24500CE')!;
  const suggestion = desk.suggestions.get(option.key)!;
  expect(suggestion.text).toMatchObject({
    params: {
      amount: { paise: 600_000 },
      turnover: { paise: 600_000 },
      // The difference of 6,000 and the premium of 10,000.
      more: { paise: 1_600_000 },
      charges: { paise: 3600 },
    },
  });
  expect(suggestion.field).toBe('trading.derivatives_income');
});

it('asks where the form has no place, or the business is declared on presumption, or the return has another amount', () => {
  const actions = (data: FormValues, type?: string) =>
    new Set([...deskFor(data, type).suggestions.values()].map((s) => s.action));
  expect(actions({}, 'ITR-2')).toEqual(new Set(['ask']));
  expect(actions({ business44ad: { use_presumptive: true, digital_receipts: 90_000 } })).toEqual(
    new Set(['ask']),
  );
  // As every new return has it: nothing is declared.
  expect(actions({ business44ad: { use_presumptive: true } })).toEqual(new Set(['take']));
  expect(actions({ trading: { intraday_income: 600, derivatives_income: 4500 } })).toEqual(
    new Set(['ask', 'match']),
  );
});

it('holds the statement’s turnover against the differences of its rows', () => {
  expect(read(rows).warnings).toEqual([]);
  const wrong = rows.map((r) => (r[0] === 'NIFTY25JULFUT' ? r.map((c, i) => (i === 8 ? '3608000' : c)) : r));
  // 36,08,000 + 6,000 + 9,499.40 beside 23,499.40.
  expect(read(wrong).warnings).toMatchObject([
    { params: { found: { paise: 2_349_940 }, expected: { paise: 362_349_940 } } },
  ]);
});

it('reports a small profit on large trades as missing, and lets charges alone explain a smaller amount', () => {
  // 10 on 18,00,010 is less than a thousandth of the sale, and none of it is in the return.
  const small = [
    ...rows.slice(0, 1),
    ...rows.slice(5, 7),
    ['NIFTY25JULFUT', '', '2025-07-02', '2025-07-10', '75', '1800000', '1800010', '10', '10', '4', '3'],
  ];
  const of = (derivatives_income: number) =>
    deskFor({ trading: { derivatives_income } }, 'ITR-3', small).differences.map((d) => [
      d.kind,
      d.explained,
    ]);
  expect(of(0)).toEqual([['omitted_in_return', false]]);
  // 10 less 4 of brokerage and 3 of tax; 2 less 1 more than that.
  expect(of(3)).toEqual([['expenses_differ', true]]);
  expect(of(1)).toEqual([['less_in_return', false]]);
});
