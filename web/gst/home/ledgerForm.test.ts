import { describe, expect, it } from 'vitest';
import { bodyOf, fieldsOf, newEntry, reasonsOf, withKind } from './ledgerForm.ts';

describe('a line of the credit ledger', () => {
  it('keeps only what its kind needs', () => {
    const reversed = {
      ...newEntry('12-2025', 'a'),
      reason: '42' as const,
      credit_year: '2024-25',
      cgst: 500,
    };
    const reclaimed = withKind(reversed, 'reclaimed');
    expect(reclaimed).toEqual({
      id: 'a',
      period: '12-2025',
      kind: 'reclaimed',
      reason: '37',
      igst: 0,
      cgst: 500,
      sgst: 0,
      cess: 0,
    });
    expect(withKind({ ...reclaimed, reversed_in: '11-2025' }, 'first')).not.toHaveProperty('reversed_in');
    expect(withKind(reversed, 'first')).toMatchObject({ credit_year: '2024-25' });
    expect(fieldsOf('lapsed')).toEqual({
      reason: false,
      reversedIn: false,
      creditYear: false,
      imports: false,
    });
  });

  it('may claim again only what 4(B)(2) holds', () => {
    expect(reasonsOf('reclaimed')).toEqual(['37', '37A', 'other']);
    expect(reasonsOf('reversed')).toContain('17(5)');
  });

  it('is sent in rupees', () => {
    expect(bodyOf([{ ...newEntry('12-2025', 'a'), igst: 12_345 }])[0]).toMatchObject({
      igst: 123.45,
      cgst: 0,
    });
  });
});
