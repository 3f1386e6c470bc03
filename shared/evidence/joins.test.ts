import { expect, it } from 'vitest';
import { deskOf } from './desk.ts';
import { joinPieces } from './joins.ts';
import type { Detail, PaperKind, Piece } from './pieces.ts';

const piece = (key: string, source: PaperKind, over: Partial<Piece> & { detail: Detail }): Piece => ({
  key,
  source,
  part: '',
  code: '',
  category: '',
  payer: '',
  payer_id: '',
  date: '2025-06-02',
  period: '',
  gross: 0,
  tax: 0,
  deposited: null,
  status: '',
  role: 'lot',
  figure: '112A',
  marks: [],
  place: '',
  group: key,
  ...over,
});
const isin = 'INF000A01011';
/** Units redeemed for rupees, in a paper. */
const redeemed = (key: string, source: PaperKind, units: number, rupees: number, own = isin) =>
  piece(key, source, { gross: rupees * 100, detail: { isin: own, units } });
const reported = (key: string, units: number, rupees: number, own = isin) =>
  piece(key, 'ais', {
    part: 'B2',
    role: 'sale',
    code: 'SFT-18-EQ(M)',
    date: '2025-06-03',
    gross: rupees * 100,
    detail: { isin: own, units },
  });
const told = (...pieces: Piece[]) =>
  joinPieces(pieces).map((j) => [j.rule, j.a.join(), j.b.join(), j.difference / 100, j.explained]);

it('lots of one redemption are its one row in the account statement, explained where the amounts agree', () => {
  const lots = [redeemed('a', 'cams-cg', 60, 600), redeemed('b', 'cams-cg', 40, 400)];
  expect(told(...lots, redeemed('c', 'cas', 100, 1000))).toEqual([['J11', 'a,b', 'c', 0, true]]);
  // a rupee is of rounding, two are not
  expect(told(...lots, redeemed('c', 'cas', 100, 999))).toEqual([['J11', 'a,b', 'c', 1, true]]);
  expect(told(...lots, redeemed('c', 'cas', 100, 998))).toEqual([['J11', 'a,b', 'c', 2, false]]);
  // other units are another redemption: a hundredth is rounded
  expect(told(...lots, redeemed('c', 'cas', 100.01, 1000))).toHaveLength(1);
  expect(told(...lots, redeemed('c', 'cas', 100.02, 1000))).toEqual([]);
  expect(told(...lots, redeemed('c', 'cas', 100, 1000, 'INF000B01019'))).toEqual([]);
});

it('one redemption in two statements', () => {
  expect(told(redeemed('a', 'kfin-cg', 60, 600), redeemed('c', 'cas', 60, 600))).toEqual([
    ['J11', 'a', 'c', 0, true],
  ]);
  expect(told(redeemed('a', 'kfin-cg', 60, 600), redeemed('c', 'cas', 61, 600))).toEqual([]);
});

it('a redemption the registrar reported: in its own statement, the account statement, else in that of a platform', () => {
  const sale = reported('s', 60, 600);
  expect(told(sale, redeemed('a', 'cams-cg', 60, 600))).toEqual([['J10', 's', 'a', 0, true]]);
  expect(told(sale, redeemed('c', 'cas', 60, 600))).toEqual([['J10', 's', 'c', 0, true]]);
  expect(told(sale, redeemed('p', 'groww', 60, 600))).toEqual([['J10', 's', 'p', 0, true]]);
  // what a registrar’s statement has, a platform only repeats
  expect(told(sale, redeemed('a', 'cams-cg', 60, 600), redeemed('p', 'groww', 60, 600))).toEqual([
    ['J10', 's', 'a', 0, true],
    ['J11', 'p', 'a', 0, true],
  ]);
  // the statement of another fund does not keep the platform’s from being found
  const other = redeemed('a', 'cams-cg', 5, 50, 'INF000B01019');
  expect(told(sale, other, redeemed('p', 'groww', 60, 600))).toEqual([['J10', 's', 'p', 0, true]]);
  // the day of the report is up to three days after
  expect(told({ ...sale, date: '2025-06-05' }, redeemed('p', 'groww', 60, 600))).toHaveLength(1);
  expect(told({ ...sale, date: '2025-06-06' }, redeemed('p', 'groww', 60, 600))).toEqual([]);
  expect(told({ ...sale, date: '2025-06-01' }, redeemed('p', 'groww', 60, 600))).toEqual([]);
  // a depository’s price is not a sale price, which explains the difference
  expect(told(reported('s', 60, 590), redeemed('p', 'groww', 60, 600))).toEqual([
    ['J10', 's', 'p', -10, true],
  ]);
});

it('a pair whose amounts differ is explained by its rule or not at all', () => {
  const challan = (key: string, source: PaperKind, rupees: number) =>
    piece(key, source, {
      role: 'challan',
      payer_id: '0510308',
      gross: rupees * 100,
      figure: 'self_assessment',
      detail: { serial: '00012' },
    });
  expect(told(challan('a', 'ais', 1000), challan('p', 'prefill', 1000))).toEqual([
    ['J13', 'a', 'p', 0, true],
  ]);
  expect(told(challan('a', 'ais', 1000), challan('p', 'prefill', 990))).toEqual([
    ['J13', 'a', 'p', 10, false],
  ]);
});

it('a bank credit named as a dividend is told, unless its payer is one the department knows', () => {
  const from = (payer: string) =>
    piece('a', 'ais', { role: 'income', code: 'SFT-016(TD)', figure: 'interest_deposit', payer, detail: {} });
  const credit = piece('b', 'bank', {
    role: 'line',
    figure: '',
    payer: 'ACH C- GRELLUM FINAL DIV-553',
    gross: 900_00,
    detail: { line: 'dividend' },
  });
  const said = (payer: string) =>
    deskOf([from(payer), credit], undefined).differences.some((d) => d.kind === 'bank_dividend');
  expect([said('GRELLUM LIMITED'), said('GRELLUM FINANCE'), said('TARVIX LIMITED')]).toEqual([
    false,
    true,
    true,
  ]);
  // a name of short words alone is in no line for sure
  expect(said('ITC LTD')).toBe(true);
});
