import { expect, it } from 'vitest';
import { compared, evidenceText, exactRupees, notesOf } from './figures.ts';

it('writes amounts of papers with paise, which the figures of a return do not have', () => {
  expect(exactRupees(48_210)).toBe('₹ 48,210');
  expect(exactRupees(95_635.24)).toBe('₹ 95,635.24');
  // 95,635.24 less 95,635 leaves a little less than 0.24 in binary.
  expect(exactRupees(95_635.24 - 95_635)).toBe('₹ 0.24');
  expect(exactRupees(-12_544.77)).toBe('(₹ 12,544.77)');
  expect(exactRupees(-500)).toBe('(₹ 500)');
  const lots = {
    figure: '112A',
    path: '',
    evidence: 95_635.24,
    in_return: 95_635,
    count: 4,
    sources: ['zerodha'],
  };
  expect(evidenceText(lots as Parameters<typeof evidenceText>[0])).toBe(
    '₹ 95,635.24: 4 accounts or payers, Zerodha',
  );
});

it('notes what papers have at a figure with one field, and at each field of a list with its payer', () => {
  const interest = {
    figure: 'interest_savings' as const,
    path: 'other_sources.interest_from_savings',
    evidence: 48_210,
    in_return: 0,
    count: 3,
    sources: ['ais', 'certificate'],
  };
  const salary = {
    path: 'salary.employers.1.salary_17_1',
    figure: 'salary_gross' as const,
    payer: 'ALPHA LIMITED',
    evidence: 615_000.5,
    sources: ['ais', 'form16'],
  };
  expect([
    ...notesOf({ figures: [interest, { ...interest, path: '', figure: 'fno' }], fields: [salary] }),
  ]).toEqual([
    [
      'other_sources.interest_from_savings',
      'Interest of savings accounts ₹ 48,210: 3 accounts or payers, AIS + Interest certificate',
    ],
    ['salary.employers.1.salary_17_1', 'ALPHA LIMITED: ₹ 6,15,000.50, AIS + Form 16'],
  ]);
});

it('compares what is typed, before what was stored, with the papers, to one rupee', () => {
  const papers = { evidence: 48_210.4, in_return: 40_000 };
  // 48,210 rupees typed are 48,21,000 paise: 40 paise are the papers’ rounding.
  const typed = compared(papers, 48_21_000);
  expect(typed).toMatchObject({ inReturn: 48_210, agrees: true });
  expect(typed.left).toBeCloseTo(0.4, 5);
  const other = compared(papers, undefined);
  expect(other).toMatchObject({ inReturn: 40_000, agrees: false });
  expect(other.left).toBeCloseTo(8210.4, 5);
  expect(compared({ evidence: 501, in_return: 500 }, undefined).agrees).toBe(true);
  expect(compared({ evidence: 502, in_return: 500 }, undefined).agrees).toBe(false);
  expect(compared({ evidence: 500, in_return: 502 }, undefined).agrees).toBe(false);
  expect(compared({ evidence: 500, in_return: 400 }, 0)).toEqual({ inReturn: 0, left: 500, agrees: false });
  expect(compared({ evidence: 500, in_return: null }, undefined)).toEqual({
    inReturn: null,
    left: 0,
    agrees: true,
  });
});
