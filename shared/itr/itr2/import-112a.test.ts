import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { setAt } from '../../forms/paths.ts';
import { readCsv } from '../../sheets/csv.ts';
import { kept } from '../../testing/kept.ts';
import { amountAt } from '../common/read.ts';
import { itr2Form } from './form.ts';
import * as allImport112a from './import-112a.ts';
import * as allMergeShares from './merge-shares.ts';

const { import112aTable, importProblemText, template112a, mergeShares } = kept(allImport112a, allMergeShares);

const folder = fileURLToPath(new URL('../../../../shared/samples/itr/', import.meta.url));
const sample = (name: string): string | undefined => {
  const file = `${folder}complyeaze_schedule112a_${name}.csv`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.log(`skipped: ${name}.csv is not beside the repository`);
  return undefined;
};
const import112a = (text: string) => import112aTable(readCsv(text));
const said = (text: string) => import112a(text).problems.map((p) => `${p.severity}: ${importProblemText(p)}`);

const heading =
  'Share/Unit acquired(1a),Share/Unit Transferred(1b),ISIN Code(2),Name of the Share/Unit(3),No. of Shares/Units(4),Sale-price per Share/Unit(5),Full Value of Consideration(Total Sale Value)(6) = 4 * 5,Cost of acquisition without indexation(7),Cost of acquisition(8),If the long term capital asset was acquired before 01.02.2018(9),Fair Market Value per share/unit as on 31st January 2018(10),Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10,Expenditure wholly and exclusively in connection with transfer(12),Total deductions(13) = 7 + 12,Balance(14) = 6 - 13';

describe("rows of the department's template of Schedule 112A", () => {
  it.skipIf(!sample('valid'))('come in as they are', () => {
    const { rows, total, problems } = import112a(sample('valid')!);
    expect(problems).toEqual([]);
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        acquired: 'BE',
        transferred: 'AE',
        isin: 'INE154A01025',
        name: 'ITC',
        units: 200,
        price: 460,
        sale_value: 92_000,
        purchase_cost: 38_000,
        fmv_unit: 305,
      },
      {
        acquired: 'AE',
        transferred: 'AE',
        isin: 'INNOTREQUIRD',
        name: 'CONSOLIDATED',
        sale_value: 238_400,
        purchase_cost: 152_000,
      },
    ]);
    // the sample's own balances: 31,000 and 86,400
    const derived = itr2Form('2025-26').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.rows.0.balance')).toBe(31_000);
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(117_400);
    expect(amountAt(derived, 'capital_gains.long.shares_112a.gain_after')).toBe(117_400);
  });

  it.skipIf(!sample('loss'))('may be a loss', () => {
    const { rows, problems } = import112a(sample('loss')!);
    expect(problems).toEqual([]);
    const derived = itr2Form('2026-27').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(-30_000);
  });

  it.skipIf(!sample('blank14'))('with an empty balance are read, and the balance worked out', () => {
    expect(import112a(sample('blank14')!).rows).toHaveLength(1);
    expect(said(sample('blank14')!)).toEqual([
      'warning: Row 2, column 14: Blank in the file; calculated: 31000',
    ]);
  });

  it.skipIf(!sample('broken'))('that are wrong are left out, each with row, column and reason', () => {
    const { rows, total } = import112a(sample('broken')!);
    expect([rows.length, total]).toEqual([0, 3]);
    expect(said(sample('broken')!)).toEqual([
      'error: Row 2, column 6: The file has 91000, but number × price is 92000',
      'error: Row 2, column 14: The file has 31000; calculated: 30000',
      'error: Row 3, column 14: The file has 80000; calculated: 86400',
      'error: Row 4, column 1a: Enter BE or AE',
      'error: Row 4, column 2: Not an ISIN: enter IN and ten letters or digits, or INNOTREQUIRD',
    ]);
  });

  it.skipIf(!sample('ae_col9'))('of shares bought later may have nothing in column 9', () => {
    expect(import112a(sample('ae_col9')!).rows).toEqual([]);
    expect(said(sample('ae_col9')!)).toEqual(
      expect.arrayContaining(['error: Row 2, column 9: The file has 800000; calculated: 0']),
    );
  });

  it('come by the thousand', () => {
    const line = 'AE,AE,INE002A01018,RELIANCE,10,"1,200.50",12005,9000,9000,,,,5,9005,3000';
    const { rows, problems } = import112a([heading, ...Array<string>(5000).fill(line)].join('\r\n'));
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(5000);
    const derived = itr2Form('2026-27').model.derive(setAt({}, 'schedule_112a.rows', rows));
    expect(amountAt(derived, 'schedule_112a.balance')).toBe(5000 * 3000);
  });

  it('are refused with the reason when the file is something else', () => {
    expect(said('Date,Amount\n1,2')).toEqual([
      'error: Row 1, column 1a: This is not the template of Schedule 112A: column Share/Unit acquired(1a) is missing',
    ]);
    for (const odd of ['', '\u0000', '"', `${heading}\n`, `${heading}\n,,,,`])
      expect(() => import112a(odd)).not.toThrow();
    expect(said(`${heading}\nBE,AE,INE154A01025,ITC,,460,x,-5,1,,,,,,`)).toEqual(
      expect.arrayContaining([
        'error: Row 2, column 6: Enter a number that is not negative',
        'error: Row 2, column 4: Shares bought on or before 31 January 2018 need number and fair market value',
        'error: Row 2, column 7: Enter a number that is not negative',
      ]),
    );
  });
});

describe('a file of 900 rows of which 3 are wrong', () => {
  const good = (i: number) => `AE,AE,INE002A01018,SHARE ${i},10,1200,12000,9000,9000,,,,0,9000,3000`;
  const lines = Array.from({ length: 900 }, (_, i) => good(i + 1));
  lines[9] = 'XX,AE,INE002A01018,SHARE 10,10,1200,12000,9000,9000,,,,0,9000,3000';
  lines[449] = 'AE,AE,INE002A0101,SHARE 450,10,1200,12000,9000,9000,,,,0,9000,3000';
  lines[899] = 'AE,AE,INE002A01018,SHARE 900,10,1200,12000,-9000,9000,,,,0,9000,3000';
  const read = import112a([heading, ...lines].join('\n'));

  it('gives the 897 good rows and names each wrong one by line, column and share', () => {
    expect([read.rows.length, read.total]).toEqual([897, 900]);
    expect(read.refused).toEqual([
      { row: 11, name: 'SHARE 10' },
      { row: 451, name: 'SHARE 450' },
      { row: 901, name: 'SHARE 900' },
    ]);
    expect(read.problems.map(importProblemText)).toEqual([
      'Row 11, column 1a: Enter BE or AE',
      'Row 451, column 2: Not an ISIN: enter IN and ten letters or digits, or INNOTREQUIRD',
      'Row 901, column 7: Enter a number that is not negative',
    ]);
  });

  it('tells new, changed and unchanged rows apart, and a second reading changes nothing', () => {
    const first = mergeShares([], read, 'add');
    expect(first.changes.every((c) => c.kind === 'new')).toBe(true);
    const now = first.rows.map((row, i) => (i === 4 ? { ...row, sale_value: 11_000 } : row)).slice(0, 890);
    const own = { acquired: 'AE', transferred: 'AE', isin: 'INE154A01025', name: 'MINE', sale_value: 5 };
    const again = mergeShares([own, ...now], read, 'add');
    const count = (kind: string) => again.changes.filter((c) => c.kind === kind).length;
    expect([count('new'), count('changed'), count('same')]).toEqual([7, 1, 889]);
    expect(again.changes.find((c) => c.kind === 'changed')).toMatchObject({ line: 6, index: 5 });
    expect(again.rows[0]).toBe(own);
    expect(again.rows).toHaveLength(898);
    expect(mergeShares(again.rows, read, 'add').rows).toEqual(again.rows);
  });

  it('may take the place of everything there, and says how many rows go', () => {
    const own = { acquired: 'AE', transferred: 'AE', isin: 'INE154A01025', name: 'MINE', sale_value: 5 };
    const all = mergeShares([own, ...read.rows.slice(0, 2)], read, 'replace');
    expect([all.rows.length, all.removed]).toEqual([897, 1]);
  });

  it('may be a spreadsheet with numbers in its cells and lines above the headings left empty', () => {
    const table = [
      [],
      heading.split(','),
      ['AE', 'AE', 'INE002A01018', 'SHARE', 10, 1200.1, 12001, 9000, 9000, null, null, null, 0, 9000, 3001],
    ];
    const sheet = import112aTable(table);
    expect(sheet.problems).toEqual([]);
    expect(sheet.lines).toEqual([3]);
    expect(sheet.rows[0]).toMatchObject({ price: 1200.1, sale_value: 12_001, purchase_cost: 9000 });
  });

  it('may have totals of its own and its headings again, which are no rows', () => {
    const row = 'AE,AE,INE002A01018,RIL,10,1200.25,12002.50,9000,9000,,,,0,9000,3002.50';
    const read = import112a(
      [heading, row, heading, row.replace('AE,', 'XX,'), 'Total,,,,,,24005,,,,,,,,6005'].join('\n'),
    );
    expect([read.total, read.lines, read.balances]).toEqual([2, [2], [3003]]);
    expect(read.left).toEqual([
      { line: 3, kind: 'headings' },
      { line: 5, kind: 'totals' },
    ]);
    // 12,002.50 twice and 3,002.50 twice; in whole rupees 12,003 less 9,000 is 3,003.
    expect(read.sums).toEqual({ sale: 24_005, balance: 6005, wholeSale: 24_006, wholeBalance: 6006 });
    expect(read.own).toEqual({ sale: 24_005, balance: 6005 });
  });

  it('may have a column read as another one, or left out, as a person says', () => {
    const own = heading.replace('Share/Unit acquired(1a)', 'When bought').split(',');
    const row = ['AE', 'AE', 'INE002A01018', 'RIL', 10, 1200, 12_000, 9000, 9000, '', '', '', 0, 9000, 3000];
    expect(import112aTable([own, row]).rows).toEqual([]);
    expect(import112aTable([own, row], true, { 'When bought': 'acquired' }).rows).toHaveLength(1);
  });

  it('has the headings the template itself is written with', () => {
    expect(template112a(true).join(',')).toBe(heading);
    for (const split of [true, false])
      expect(import112aTable([template112a(split)], split).problems).toEqual([]);
  });
});

it('lines left blank are no rows, and lines keep their numbers', () => {
  const row = 'AE,AE,INNOTREQUIRD,CONSOLIDATED,,,238400,152000,152000,,,,0,152000,86400';
  const wrong = row.replace('238400', 'x');
  const { rows, total, problems } = import112a(`${heading}\n\n${row}\n,,, ,,,,,,,,,,,\n${wrong}\n${row}\n\n`);
  expect([rows.length, total]).toEqual([2, 3]);
  expect(problems.map(importProblemText).join()).toContain('5');
});
