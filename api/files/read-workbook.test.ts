import { describe, expect, it } from 'vitest';
import { readSheets } from './read-workbook.ts';
import { xlsxOf } from './workbook.ts';

const rows = [
  ['PAN', 'Name'],
  ['AAAPA1111A', ' Asha '],
];

describe('a workbook', () => {
  it('is read sheet by sheet, with the blanks before the first text of a row', async () => {
    const bytes = await xlsxOf([
      { name: 'Clients', rows },
      { name: 'More', rows: [['n'], [1]] },
    ]);
    expect(await readSheets(bytes)).toEqual([
      { name: 'Clients', rows: [rows[0], ['AAAPA1111A', 'Asha']], indents: [0, 1] },
      { name: 'More', rows: [['n'], [1]] },
    ]);
  });

  it('with its end written twice answers: read or refused, never waited for', {
    timeout: 5_000,
  }, async () => {
    const bytes = await xlsxOf([{ name: 'Clients', rows }]);
    // APPNOTE 4.3.16: the record that ends the directory of an archive
    const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    const twice = Buffer.concat([bytes, bytes.subarray(end)]);
    const outcome = await readSheets(twice).then(
      () => 'read',
      () => 'refused',
    );
    expect(['read', 'refused']).toContain(outcome);
  });
});
