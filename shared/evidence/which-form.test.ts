import { expect, it } from 'vitest';
import { formOfPapers } from './which-form.ts';

it('names the form that has a field for all the papers show', () => {
  // Rule 12(1): ITR-1 to 50 lakh of salary and interest; gains need ITR-2, trades of a business ITR-3.
  expect(formOfPapers({ salary_gross: 900_000, interest_savings: 4000, dividend: 300 })).toBe('ITR-1');
  expect(formOfPapers({ salary_gross: 4_999_000, interest_deposit: 1000 })).toBe('ITR-1');
  expect(formOfPapers({ salary_gross: 4_999_000, interest_deposit: 1001 })).toBe('ITR-2');
  expect(formOfPapers({ salary_gross: 900_000, '112A': -50 })).toBe('ITR-2');
  expect(formOfPapers({ '111A': 900, fno: -300 })).toBe('ITR-3');
});
