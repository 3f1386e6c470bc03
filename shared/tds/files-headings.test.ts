import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import type { RawCell } from '../sheets/cells.ts';
import { kept } from '../testing/kept.ts';
import * as allFiles from './files.ts';
import { columnsIn } from './files.ts';

const { guessTable, namedTable, readTable } = kept(allFiles);

const ids = () => {
  let n = 0;
  return () => `t${++n}`;
};
const deductees: RawCell[][] = [
  ['List of deductees'],
  [
    'Sr. No.',
    'PAN of the Deductee',
    'Party',
    'Section',
    'Bill Date',
    'Bill Amt',
    'TDS Amt',
    'Rate',
    'Challan No',
    'BSR',
  ],
  [1, 'AAAPA1234A', 'Total Fabs', '194C', '05/07/2025', 50000, 500, '1', '12', '0001234'],
  [2, 'AAACA1234A', 'Rao', '94J-B', '06/07/2025', 100000, 10000, '10', '00013', ''],
  ['Total', '', '', '', '', 150000, 10500, '', '', ''],
];
const challans = [
  { id: 'c1', serial: '00012', bsr: '0001234', deposited_on: '2025-08-07' },
  { id: 'c2', serial: '00012', bsr: '0009999', deposited_on: '2025-08-07' },
  { id: 'c3', serial: '00013', bsr: '0001234', deposited_on: '2025-08-07' },
];

describe('lists of deductees and challans in the words of other programs', () => {
  it('reads headings below a title, sections as people write them, and the challan by serial and BSR', () => {
    const { rows, refused, unused } = readTable('26Q', 'deductees', deductees, ids(), challans);
    expect(refused).toEqual([]);
    // 194J(b) is 4JB in the file; a payee called Total is no line of sums.
    expect(
      rows.map((r) => [r['name'], r['code'], r['paid_on'], r['amount'], r['tax'], r['rate'], r['challan']]),
    ).toEqual([
      ['Total Fabs', '94C', '2025-07-05', 5000000, 50000, 10000, 'c1'],
      ['Rao', '4JB', '2025-07-06', 10000000, 1000000, 100000, 'c3'],
    ]);
    expect(unused).toEqual(['Sr. No.']);
  });

  it('refuses a line whose challan is not there, or is one of two', () => {
    const line = (serial: string) => [
      ['PAN', 'Name', 'TDS', 'Challan Serial No.'],
      ['AAAPA1234A', 'Rao', 10, serial],
    ];
    for (const serial of ['77', '12']) {
      const { rows, refused } = readTable('26Q', 'deductees', line(serial), ids(), challans);
      expect(rows).toEqual([]);
      expect(refused.map((r) => [r.line, r.column, english(r.message)])).toEqual([
        [
          2,
          'Challan Serial No.',
          `The file has no challan, or more than one, with serial number ${serial}, this BSR code and date`,
        ],
      ]);
    }
  });

  it('refuses a sheet none of whose headings it knows, instead of empty rows', () => {
    const { rows, refused } = readTable(
      '26Q',
      'challans',
      [
        ['a', 'b'],
        [1, 2],
      ],
      ids(),
      [],
    );
    expect(rows).toEqual([]);
    expect(refused.length).toBe(1);
  });

  it('leaves 194-IA of property apart from 194-I(a) of rent, and codes of the new Act alone', () => {
    const code = (form: '26Q' | '140', text: string) =>
      readTable(
        form,
        'deductees',
        [
          ['PAN', 'Name', 'Section code'],
          ['AAAPA1234A', 'Rao', text],
        ],
        ids(),
        [],
      );
    expect(code('26Q', '194I(a)').rows[0]!['code']).toBe('4IA');
    expect(code('26Q', '194IA').rows).toEqual([]);
    expect(code('140', '1023').rows[0]!['code']).toBe('1023');
  });

  it('knows sheets named in the singular, and a table by its headings', () => {
    expect([namedTable('Challan'), namedTable('Deductee'), namedTable('Salaries'), namedTable('x')]).toEqual([
      'challans',
      'deductees',
      'salaries',
      undefined,
    ]);
    expect(guessTable('26Q', deductees)).toBe('deductees');
  });

  it('reads a column as a person says, in place of what its heading says', () => {
    const said = { Party: '', 'Sr. No.': 'certificate', Rate: 'rate' };
    const { rows, heading } = readTable('26Q', 'deductees', deductees, ids(), challans, '', said);
    expect(rows.map((r) => [r['name'], r['certificate'], r['rate'], r['amount']])).toEqual([
      [undefined, '1', 10000, 5000000],
      [undefined, '2', 100000, 10000000],
    ]);
    expect(heading.columns.slice(0, 3)).toEqual([
      { heading: 'Sr. No.', field: 'certificate' },
      { heading: 'PAN of the Deductee', field: 'pan' },
      { heading: 'Party', field: '' },
    ]);
  });
});

it('finds the challan whichever column its number stands in, the first one too', () => {
  const table = [
    ['Challan Serial No', 'PAN', 'Name', 'Amount Paid'],
    ['13', 'AAAPA1234A', 'Rao', 10],
  ];
  const { rows, refused } = readTable('26Q', 'deductees', table, ids(), challans);
  expect(refused).toEqual([]);
  expect(rows).toMatchObject([{ challan: 'c3', pan: 'AAAPA1234A' }]);
});

it('says what each column is read as: the columns that find the challan too', () => {
  const { heading } = readTable('26Q', 'deductees', deductees, ids(), challans);
  expect(heading.line).toBe(1);
  expect(heading.columns.map(({ field }) => field)).toEqual([
    '',
    'pan',
    'name',
    'code',
    'paid_on',
    'amount',
    'tax',
    'rate',
    'challan',
    'challan',
  ]);
});

const synonyms = '../shared/facts/table-layouts/synonyms.json';
describe('a heading of an annexure or a register', () => {
  const found = (table: 'deductees' | 'challans', heading: string) => {
    const { places, link } = columnsIn('26Q', table, [heading]);
    return places[0]?.key ?? Object.keys(link)[0];
  };
  const columns: Readonly<Record<string, readonly [table: 'deductees' | 'challans', column: string]>> = {
    name: ['deductees', 'name'],
    pan: ['deductees', 'pan'],
    section: ['deductees', 'code'],
    paidOn: ['deductees', 'paid_on'],
    amount: ['deductees', 'amount'],
    tds: ['deductees', 'tax'],
    surcharge: ['deductees', 'surcharge'],
    cess: ['deductees', 'cess'],
    deposited: ['deductees', 'deposited'],
    deductedOn: ['deductees', 'deducted_on'],
    rate: ['deductees', 'rate'],
    reason: ['deductees', 'remark'],
    certificate: ['deductees', 'certificate'],
    challanSerial: ['challans', 'serial'],
    bsr: ['challans', 'bsr'],
    depositDate: ['challans', 'deposited_on'],
    minorHead: ['challans', 'minor_head'],
  };
  it.skipIf(!existsSync(synonyms))('names the column in each of its usual words', () => {
    const { tds } = JSON.parse(readFileSync(synonyms, 'utf8')) as { tds: Record<string, string[]> };
    expect(
      Object.entries(columns).flatMap(([meaning, [table, column]]) =>
        tds[meaning]!.flatMap((heading) => (found(table, heading) === column ? [] : [heading])),
      ),
    ).toEqual([]);
    for (const meaning of ['challanSerial', 'bsr', 'depositDate'])
      for (const heading of tds[meaning]!) expect(found('deductees', heading)).toBe(columns[meaning]![1]);
  });
  // Words of the RPU's annexures for deductees, collectees and employees, and of registers kept by hand.
  it.each([
    ['challans', 'bsr', 'BSR Code of branch; Bank-Branch Code'],
    ['challans', 'serial', 'Challan Serial Number; Challan Number'],
    ['challans', 'deposited_on', 'Deposit Date; Date on which tax deposited'],
    [
      'challans',
      'tax',
      'TDS Amount; TDS Deducted; Amount of TDS; TCS Amount; TCS; Tax Amount; Tax Collected',
    ],
    ['challans', 'cess', 'Health & Education Cess; Ed. Cess'],
    ['challans', 'fee', 'Fee; Late Fee; Fee u/s 234E; Fees'],
    ['challans', 'other', 'Others; Penalty; Penalty / Others; Others / Penalty'],
    [
      'deductees',
      'name',
      'Name of Deductee; Party Name; Name of the Collectee; Collectee Name; Name of the Employee; Employee Name; Payee Name',
    ],
    ['deductees', 'pan', 'PAN of Deductee; PAN No.; PAN Number; PAN of the Collectee; PAN of the Employee'],
    [
      'deductees',
      'paid_on',
      'Payment Date; Date of Credit; Bill Date; Invoice Date; Voucher Date; Transaction Date; Date; Dt.',
    ],
    [
      'deductees',
      'amount',
      'Amount Credited; Amount Received; Bill Amount; Gross Amount; Gross Amt; Gross Value; Gross; Bill Value; Payment Amount; Invoice Amount; Amount; Amt.; Value',
    ],
    ['deductees', 'rate', 'Rate at which tax collected; Rate of Deduction; TDS Rate; Rate in %'],
    ['deductees', 'deducted_on', 'Deduction Date; Date of Tax Deduction; Date of Collection'],
    ['deductees', 'remark', 'Reason for non-deduction'],
    ['deductees', 'certificate', 'Certificate No.'],
  ] as const)('in %s is %s', (table, column, headings) => {
    expect(headings.split('; ').filter((heading) => found(table, heading) !== column)).toEqual([]);
  });
  it.each([
    ['नाम', 'name'],
    ['पैन', 'pan'],
    ['धारा', 'code'],
    ['तारीख', 'paid_on'],
    ['राशि (रु.)', 'amount'],
    ['टीडीएस', 'tax'],
    ['दर', 'rate'],
    ['TDS (रु.)', 'tax'],
    ['Rate of TDS %', 'rate'],
    ['Tax (per cent)', 'rate'],
    ['कुछ', undefined],
  ])('%s is %s', (heading, column) => expect(found('deductees', heading)).toBe(column));
});
