import { describe, expect, it } from 'vitest';
import type { RawCell } from '../../shared/sheets/cells.ts';
import { sizes } from '../base/limits.ts';
import { readEntityRows } from './table.ts';

const head = ['Status', 'PAN', 'Last name', 'First name', 'Date of birth', 'GSTIN', 'GST number', 'Salary'];
const read = (...lines: RawCell[][]) => readEntityRows([head, ...lines]).lines;

describe('a list of clients', () => {
  it('is read from the row below its headings, each cell as its field wants it', () => {
    expect(
      read(
        ['Individual', 'ABCPK1234F', 'Kulkarni', 'Asha', 31_213, null, null, 'Y'],
        [],
        ['huf', 'AAAHK1234F', 'Kulkarni', '', '15-06-1985', '', '', 'no'],
      ),
    ).toEqual([
      {
        row: 2,
        data: {
          status: 'Individual',
          pan: 'ABCPK1234F',
          last_name: 'Kulkarni',
          first_name: 'Asha',
          // 31,213 days after 30 December 1899, as spreadsheets count
          date_of_birth: '1985-06-15',
          salary: true,
        },
      },
      {
        row: 4,
        data: {
          status: 'HUF',
          pan: 'AAAHK1234F',
          last_name: 'Kulkarni',
          date_of_birth: '1985-06-15',
          salary: false,
        },
      },
    ]);
  });

  it('takes its days by the month first when one of them can be read in no other way', () => {
    const days = read(
      ['Individual', 'ABCPK1234F', 'Kulkarni', 'Asha', '06/15/1985', null, null, null],
      ['Individual', 'ABCPM1234F', 'Mehta', 'Bina', '02/03/1990', null, null, null],
    ).map(({ data }) => data['date_of_birth']);
    expect(days).toEqual(['1985-06-15', '1990-02-03']);
  });

  it('has further GSTINs of a client as further lines of the same row, the same one only once', () => {
    const [maharashtra, gujarat] = ['27ABCPK1234F1Z5', '24ABCPK1234F1ZB'];
    const of = (first: string | null, second: string | null) =>
      read(['Individual', 'ABCPK1234F', 'Kulkarni', 'Asha', null, first, second, null]).map(
        ({ row, data }) => [row, data['gstin']],
      );
    expect(of(maharashtra, gujarat)).toEqual([
      [2, maharashtra],
      [2, gujarat],
    ]);
    expect(of(maharashtra, maharashtra)).toEqual([[2, maharashtra]]);
    expect(of(maharashtra, null)).toEqual([[2, maharashtra]]);
  });

  it(`has at most ${sizes.entityImportRows} lines, and at least one`, () => {
    const line = ['Individual', 'ABCPK1234F', 'Kulkarni', 'Asha', null, null, null, null];
    const lines = (count: number) => read(...Array.from({ length: count }, () => line)).length;
    expect(lines(sizes.entityImportRows)).toBe(2000);
    expect(() => lines(2001)).toThrow('The file has 2001 rows; at most 2000 can be read at a time.');
    expect(() => lines(0)).toThrow('The file has no rows below the headings.');
  });

  it('names the columns it does not know, and takes a column as the person says', () => {
    const rows = [
      ['Status', 'PAN', 'Name', 'Nickname'],
      ['Firm', 'AAAFK1234F', 'Rao and Sons', 'Rao'],
    ];
    expect(readEntityRows(rows).unknownColumns).toEqual(['Nickname']);
    const chosen = readEntityRows(rows, { Nickname: 'first_name', Name: '' });
    expect(chosen.lines[0]!.data).toMatchObject({ first_name: 'Rao' });
    expect(chosen.lines[0]!.data).not.toHaveProperty('last_name');
  });

  it('needs the PAN, a name or type, and each identifying column once', () => {
    expect(() =>
      readEntityRows([
        ['Status', 'Last name'],
        ['Firm', 'Rao'],
      ]),
    ).toThrow('The first row must have column headings');
    expect(() =>
      readEntityRows([
        ['Status', 'PAN', 'PAN'],
        ['Firm', 'AAAFK1234F', 'AAAFK1234F'],
      ]),
    ).toThrow('The column pan appears twice.');
  });
});
