import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allHsnList from './hsn-list.ts';

const { hsnSet, readHsnList } = kept(allHsnList);

describe('a full list of HSN codes', () => {
  it('reads the column headed HSN code, restores the zero a spreadsheet dropped, and names what is no code', () => {
    const read = readHsnList([
      [
        ['HSN master'],
        ['Description', 'HSN Code'],
        ['Live horses', 1012100],
        ['Computers', '8471.30.10'],
        ['Legal services', '998212'],
        ['Reserved chapter', '77010000'],
        ['No code', 'abc'],
        ['', ''],
      ],
    ]);
    expect(read.codes).toEqual(['01012100', '84713010', '998212']);
    expect(read.refused).toEqual([
      { line: 6, text: '77010000' },
      { line: 7, text: 'abc' },
    ]);
  });

  it('reads a list without a heading', () => {
    expect(readHsnList([[['8471'], ['9983']]]).codes).toEqual(['8471', '9983']);
  });

  it('lets the first four and six digits of a listed code stand for it', () => {
    expect([...hsnSet(['84713010'])]).toEqual(['8471', '847130', '84713010']);
  });
});
