import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import * as allFiles from './files.ts';

const { readTable } = kept(allFiles);

describe('a table of deductees', () => {
  const read = (head: string[], row: string[]) => {
    const { rows, refused } = readTable('26Q', 'deductees', [head, row], () => 'r1', []);
    return [rows.length, refused.map((r) => [r.line, r.column, english(r.message)])];
  };
  it('with two columns of one meaning is asked about, unless they say the same', () => {
    const head = ['PAN', 'Name', 'Section code', 'Amount', 'Amount paid or credited'];
    expect(read(head, ['ABCPK1234F', 'Asha', '94C', '1000', '1180'])).toEqual([
      0,
      [[1, 'Amount paid or credited', 'Two columns are headed Amount paid or credited: rename one of them']],
    ]);
    expect(read(head, ['ABCPK1234F', 'Asha', '94C', '1000', '1000'])).toEqual([1, []]);
  });
});
