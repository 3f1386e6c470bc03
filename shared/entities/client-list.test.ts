import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allClientList from './client-list.ts';

const { completeListed, listColumns, nameParts, typeOf } = kept(allClientList);

describe('lists of clients as offices keep them', () => {
  it('tells the type by its word, else by the fourth letter of the PAN and the name', () => {
    expect(typeOf('Pvt Ltd Company', 'AAACA1234A', '')).toBe('Private limited domestic company');
    expect(typeOf('Firm', 'AAAFA1234A', '')).toBe('Partnership firm');
    // Letter F is a firm and an LLP, C a company of any kind: without a word in the name no one can tell.
    expect(typeOf('', 'AAAFA1234A', 'Rao & Co')).toBeUndefined();
    expect(typeOf('', 'AAAFA1234A', 'Rao Advisors LLP')).toBe('LLP');
    expect(typeOf('', 'AAACA1234A', 'Rao Traders Private Limited')).toBe('Private limited domestic company');
    expect(typeOf('', 'AAACA1234A', 'Rao Traders Limited')).toBeUndefined();
    expect(typeOf('', 'AAAHA1234A', 'Rao HUF')).toBe('HUF');
    expect(typeOf('', 'AAAPA1234A', 'Rao')).toBe('Individual');
    expect(typeOf('', 'AAAPA1234A', 'Rao', true)).toBe('Sole Proprietorship');
    expect(typeOf('Club', 'AAAPA1234A', 'Rao')).toBeUndefined();
  });

  it('splits the whole name of a person, not that of a company', () => {
    expect(nameParts('Rao')).toEqual({ first_name: 'Rao' });
    expect(nameParts('Asha  Rao')).toEqual({ first_name: 'Asha', last_name: 'Rao' });
    expect(nameParts('Asha Devi Kumari Rao')).toEqual({
      first_name: 'Asha',
      middle_name: 'Devi Kumari',
      last_name: 'Rao',
    });
    expect(completeListed({ pan: 'AAAPA1234A', whole_name: 'Asha Rao' })).toEqual({
      pan: 'AAAPA1234A',
      status: 'Individual',
      first_name: 'Asha',
      last_name: 'Rao',
    });
    expect(completeListed({ status: 'Firm', pan: 'AAAFA1234A', whole_name: 'Rao & Co' })).toEqual({
      status: 'Partnership firm',
      pan: 'AAAFA1234A',
      last_name: 'Rao & Co',
    });
  });

  it('finds headings below titles, in Hindi too, and never a password', () => {
    const found = listColumns(
      [
        ['M/s Rao & Co, Chartered Accountants'],
        ['CLIENT LIST'],
        ['Sr No', 'ग्राहक का नाम', 'पैन', 'IT Password', 'Aadhaar No.', 'मोबाइल', 'DOB / DOI'],
        [1, 'Asha Rao', 'AAAPA1234A', 'secret', '', '9876543210', '01/01/1980'],
      ],
      new Map(),
    )!;
    expect(found.line).toBe(2);
    expect(found.columns).toEqual([
      undefined,
      'whole_name',
      'pan',
      undefined,
      undefined,
      'mobile',
      'date_of_birth',
    ]);
    expect(found.secrets).toEqual(['IT Password', 'Aadhaar No.']);
  });
});
