import { expect, test } from 'vitest';
import { columnLetter, prettyJson, tableRows, textOf } from './preview.ts';

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('JSON is set in, what is none stays as it is', () => {
  expect(prettyJson('{"pan":"AAAPA1234A","n":[1]}')).toBe(
    '{\n  "pan": "AAAPA1234A",\n  "n": [\n    1\n  ]\n}',
  );
  expect(prettyJson('{"cut off": [1, 2')).toBe('{"cut off": [1, 2');
});

test('tables are read with quotes, other separators and at most 500 rows and 40 columns', async () => {
  expect(await tableRows('\uFEFFName,Amount\r\n"Asha, Kulkarni","1,200"\r\n')).toEqual([
    ['Name', 'Amount'],
    ['Asha, Kulkarni', '1,200'],
  ]);
  expect(await tableRows('a;b\n1;2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  const many = Array.from({ length: 2000 }, () => Array(60).fill('x').join(',')).join('\n');
  const rows = await tableRows(many);
  expect([rows.length, rows[0]!.length]).toEqual([501, 40]);
});

test('text is read as its first bytes say', async () => {
  expect(await textOf(new Blob(['नमस्ते']))).toBe('नमस्ते');
  expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0x28, 0x09])]))).toBe('Aन');
});
