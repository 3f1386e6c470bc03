import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

describe('rows of a CSV have the numbers a spreadsheet shows', () => {
  it('blank lines count, line breaks between quotation marks do not, blank ends are dropped', () => {
    // A spreadsheet shows: 1 heading, 2 blank, 3 the quoted name over two lines, 4 separators alone, 5 the last.
    const rows = readCsv('No,Name\r\n\r\n1,"Rao\r\nand Sons"\r\n , \r\n2,Sen\r\n\r\n,\r\n');
    expect(rows).toEqual([['No', 'Name'], [], ['1', 'Rao\nand Sons'], [], ['2', 'Sen']]);
  });

  it('Excel’s own line naming the separator is no row', () => {
    expect(readCsv('sep=;\r\na;b\r\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('lines that end in several ways are lines', () => {
    expect(readCsv('a,b\r\n1,2\n3,4\r5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });
});

it.each([
  [
    'Firm of Rao, Sen\nMG Road, Pune, 411001\n\nNo;Value;Tax\n1;2,50;0,45\n2;3,00;0,54',
    3,
    ['No', 'Value', 'Tax'],
  ],
  ['No\tName, City\tValue\n1\tRao, Pune\t"1,00,000"', 0, ['No', 'Name, City', 'Value']],
  ['No|Name\n1|Rao, Sons', 0, ['No', 'Name']],
])('the separator is the one most lines agree on: %j', (text, row, cells) => {
  expect(readCsv(text)[row]).toEqual(cells);
});

describe('a quotation mark that is not closed', () => {
  const brokenAt = (text: string) => {
    const rows: number[] = [];
    readCsv(text, (row) => rows.push(row));
    return rows;
  };
  it('is told with its row where it swallows lines', () => {
    expect(brokenAt('a,b\n1,2\n\n3,"x\n4,5\n')).toEqual([4]);
    // The next mark of another cell closes it, so that row 2 has eaten row 3.
    expect(brokenAt('a,b,c\n1,"Rao,100\n2,"Sen",200\n')).toEqual([2]);
  });
  it('marks of inches within a line, and quoted line breaks, are none', () => {
    expect(brokenAt('a,b\n1,"12" pipe"\n2,12" pipe\n3,"two\nlines ""quoted"""\n')).toEqual([]);
  });
});
