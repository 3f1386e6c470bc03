import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allCas from './cas.ts';

const { isCas, readCas } = kept(allCas);

const head = [
  'Consolidated Account Statement',
  '01-Apr-2025 To 31-Mar-2026',
  'PAN: ABCPE1234F',
  'Example Mutual Fund',
];
const scheme = [
  'Folio No: 123 / 45',
  'X1-Example Flexi Cap Fund - Growth - ISIN: INF123A01BC4(Advisor: DIRECT)',
];
const sold = (...lines: string[]) => {
  const read = readCas([...head, ...scheme, ...lines].join('\n'));
  if ('refused' in read) throw new Error('refused');
  return read.pieces.map(({ date, gross, payer, payer_id, detail }) => ({
    date,
    gross,
    payer,
    payer_id,
    units: detail?.['units'],
    cost: detail?.['cost'],
    bought: detail?.['bought'],
  }));
};
const none = 'Opening Unit Balance: 0.000';
const buy = (day: string, units: string, price: string) =>
  ` ${day} Purchase 1,000.00 ${units} ${price} ${units}`;
const sell = (day: string, amount: string, units: string) =>
  ` ${day} Redemption (${amount}) (${units}) 30.00 0.000`;

it('what is first in is first out: two lots of one sale, and the rest of the second for the next', () => {
  // 60 of 100 at 10; then 40 at 10 and 20 of 50 at 20; then the other 30 at 20
  expect(
    sold(
      none,
      buy('01-Apr-2024', '100.000', '10.00'),
      buy('01-May-2024', '50.000', '20.00'),
      sell('01-Jun-2025', '1,800.00', '60.000'),
      sell('01-Jul-2025', '1,800.00', '60.000'),
      sell('01-Aug-2025', '900.00', '30.000'),
    ).map(({ date, gross, units, cost, bought }) => [date, gross, units, cost, bought]),
  ).toEqual([
    ['2025-06-01', 1800_00, 60, 600_00, '2024-04-01'],
    ['2025-07-01', 1800_00, 60, 800_00, '2024-04-01'],
    ['2025-08-01', 900_00, 30, 600_00, '2024-05-01'],
  ]);
});

it('says which fund it was', () =>
  expect(
    sold(none, buy('01-Apr-2024', '10.000', '10.00'), sell('01-Jun-2025', '300.00', '10.000'))[0],
  ).toMatchObject({
    payer: 'Example Flexi Cap Fund - Growth',
    payer_id: 'INF123A01BC4',
  }));

it('the cost is unknown where units were there before, or more is sold than was bought', () => {
  const bought = buy('01-Apr-2024', '10.000', '10.00');
  expect(
    sold('Opening Unit Balance: 5.000', bought, sell('01-Jun-2025', '300.00', '10.000'))[0]?.cost,
  ).toBeUndefined();
  expect(sold(none, bought, sell('01-Jun-2025', '330.00', '11.000'))[0]?.cost).toBeUndefined();
});

it('switches count as sales and purchases, what was reversed does not', () => {
  expect(
    sold(
      none,
      ' 01-Apr-2024 Switch In 100.00 10.000 10.00 10.000',
      ' 02-Apr-2024 SIP Purchase - Rejected 999.00 99.000 10.00 10.000',
      ' 01-Jun-2025 Redemption reversed (300.00) (10.000) 30.00 10.000',
      ' 02-Jun-2025 Switch Out (300.00) (10.000) 30.00 0.000',
    ).map(({ date, cost }) => [date, cost]),
  ).toEqual([['2025-06-02', 100_00]]);
});

it('another statement is told from it', () => {
  expect(isCas('Consolidated Account Statement')).toBe(false);
  expect(readCas('Statement of account, Folio No: 1')).toHaveProperty('refused');
});
