import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allFields from './fields.ts';
import { deductors, desk2, piecesOf, reported } from './testing/taxpayer.ts';

const { fieldsOf } = kept(allFields);

/* Two employers in another order than in the papers, one deductor under two sections, a challan; a TAN no paper knows has nothing. */
it('tells of each field of a list the papers of its own payer', () => {
  const pieces = piecesOf({
    pan: 'AAAPA0001A',
    ais: [
      reported('TDS-Ann.II-SAL', 'ALPHA LIMITED (MUMA11111A)', [600000, 15000]),
      reported('TDS-Ann.II-SAL', 'BETA LIMITED (DELB22222B)', [900000]),
      reported('TDS-194A', 'CETA BANK LIMITED (MUMC33333C)', ['2025-06-30', 40000, 4000]),
    ],
    challans: [['2025-26', 'Income Tax', 'Advance Tax', '50,000', '0510001', '14/12/2025', '00123']],
    traces: {
      I: deductors([
        { name: 'ALPHA LIMITED', id: 'MUMA11111A', rows: [['192', '2025-06-30', 600000, 40000]] },
        {
          name: 'CETA BANK LIMITED',
          id: 'MUMC33333C',
          rows: [
            ['194A', '2025-06-30', 40000, 4000],
            ['194J(b)', '2025-06-30', 10000, 1000],
          ],
        },
      ]),
    },
  });
  const data = {
    salary: {
      employers: [
        { employer_tan: 'delb22222b', salary_17_1: 900000 },
        { employer_tan: 'MUMA11111A', salary_17_1: 600000 },
        { employer_tan: 'PNEX99999X', salary_17_1: 1 },
      ],
    },
    taxes_paid: {
      tds_salary: [{ employer_tan: 'MUMA11111A', tds_deducted: 40000 }],
      tds_other: [
        { tan: 'MUMC33333C', section: '94J-B', deducted: 1000 },
        { tan: 'MUMC33333C', section: '94A', deducted: 4000 },
      ],
      payments: [{ bsr_code: '0510001', date: '2025-12-14', challan_number: 123, amount: 50000 }],
    },
  };
  expect(
    fieldsOf(desk2(pieces, data), data).map((f) => [f.path, f.payer, f.evidence / 100, f.sources]),
  ).toEqual([
    ['salary.employers.0.salary_17_1', 'BETA LIMITED', 900000, ['ais']],
    // With the perquisite of 15,000; Form 26AS has the deduction beside.
    ['salary.employers.1.salary_17_1', 'ALPHA LIMITED', 615000, ['ais', '26as']],
    ['salary.employers.1.tds_deducted', 'ALPHA LIMITED', 40000, ['26as']],
    ['taxes_paid.tds_salary.0.tds_deducted', 'ALPHA LIMITED', 40000, ['26as']],
    ['taxes_paid.tds_other.0.deducted', 'CETA BANK LIMITED', 1000, ['26as']],
    ['taxes_paid.tds_other.1.deducted', 'CETA BANK LIMITED', 4000, ['26as', 'ais']],
    ['taxes_paid.payments.0.amount', 'Advance Tax', 50000, ['ais']],
  ]);
});

/* The one property, the one scheme and sold assets: rows of a stored return against pieces written here, in rupees. */
it('tells of sales, of the only property and of the only scheme', () => {
  const piece = (source: string, rupees: number, more: object = {}) => ({
    source,
    payer: `PAYER ${rupees}`,
    gross: rupees * 100,
    detail: {},
    ...more,
  });
  const group = (figure: string, payer: string, ...pieces: ReturnType<typeof piece>[]) => ({
    figure,
    payer,
    gross: pieces.reduce((n, p) => n + p.gross, 0),
    pieces,
    others: [],
  });
  const coin = { date: '2025-08-01' };
  const share = (isin: string) => ({ detail: { isin } });
  const account = {
    credits: [],
    incomes: [
      group('rent_received', 'TENANT ONE', piece('ais', 100_000)),
      group('rent_received', 'TENANT TWO', piece('26as', 50_000)),
      group('business_receipts', 'CLIENT', piece('ais', 300_000)),
      group('vda_consideration', 'EXCHANGE', piece('ais', 70_000, coin), piece('26as', 90_000, coin)),
    ],
    gains: [
      { figure: '112A', consideration: 61_000_00, lots: [piece('ais', 60_000, share('INE001A01036'))] },
      { figure: '50AA', consideration: 12_000_00, lots: [piece('broker', 12_000)] },
    ],
  };
  const told = (data: object) =>
    fieldsOf({ account } as never, data as never).map((f) => [
      f.path,
      f.figure,
      f.payer,
      f.evidence / 100,
      f.sources,
    ]);
  const property = { house_property: { properties: [{ gross_annual_value: 150_000 }] } };
  const rent = [
    'house_property.properties.0.gross_annual_value',
    'rent_received',
    '',
    150_000,
    ['ais', '26as'],
  ];
  expect(told(property)).toEqual([rent]);
  expect(told({ house_property: { properties: [{}, {}] } })).toEqual([]);
  expect(told({ house_property: { gross_annual_value: 0 } })).toEqual([
    ['house_property.gross_annual_value', ...rent.slice(1)],
  ]);
  const receipts = ['business_receipts', 'CLIENT', 300_000, ['ais']];
  expect(told({ profession44ada: { use_presumptive: true } })).toEqual([
    ['profession44ada.digital_receipts', ...receipts],
  ]);
  expect(
    told({ profession44ada: { use_presumptive: true }, business44ad: { use_presumptive: true } }),
  ).toEqual([]);
  expect(
    told({
      schedule_vda: {
        rows: [
          { sold_on: '2025-08-01', sale_value: 90_001 },
          { sold_on: '2025-08-02', sale_value: 70_000 },
          { sold_on: '2025-08-01', sale_value: 70_002 },
        ],
      },
    }),
  ).toEqual([['schedule_vda.rows.0.sale_value', 'vda_consideration', 'PAYER 90000', 90_000, ['26as']]]);
  expect(
    told({
      schedule_112a: {
        rows: [
          { isin: 'INE001A01036', sale_value: 59_999 },
          { isin: 'INE002A01018', sale_value: 60_000 },
        ],
      },
      capital_gains: { short: { other_assets: { other_value: 0 } } },
    }),
  ).toEqual([
    ['capital_gains.short.other_assets.other_value', '50AA', '', 12_000, ['broker']],
    ['schedule_112a.rows.0.sale_value', '112A', 'PAYER 60000', 60_000, ['ais']],
  ]);
});
