import { expect, test } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { AuditFacts } from './tax-audit.ts';
import * as allTaxAudit from './tax-audit.ts';

const { taxAudit } = kept(allTaxAudit);

const lakh = 1_00_000;
const crore = 100 * lakh;
const low = { cashReceiptsWithin5: true, cashPaymentsWithin5: true };
const of = (facts: Omit<AuditFacts, 'assessmentYear'>) => taxAudit({ assessmentYear: '2026-27', ...facts });
const answer = (facts: Omit<AuditFacts, 'assessmentYear'>) => {
  const { required, clauses } = of(facts);
  return `${required}${clauses.join('')}`;
};
const ad = (other: number, income: number, bank = 0) => ({
  declared44AD: { receipts: { bank, other }, income },
});
const ada = (receipts: number, income: number) => ({ declared44ADA: { receipts, income } });

// Limits of s.44AB(a) and (b), 44AD and 44ADA as the sections state them: more than 1 or 10 crore, 50 lakh; 2 or 3 crore, 50 or 75 lakh
test.each<[Omit<AuditFacts, 'assessmentYear'>, string]>([
  [{ turnover: crore }, 'no'],
  [{ turnover: crore + 1 }, 'ask'],
  [{ turnover: crore + 1, ...low }, 'no'],
  [{ turnover: crore + 1, cashReceiptsWithin5: true, cashPaymentsWithin5: false }, 'yesa'],
  [{ turnover: crore + 1, cashReceiptsWithin5: false }, 'yesa'],
  [{ turnover: 10 * crore, ...low }, 'no'],
  [{ turnover: 10 * crore + 1, ...low }, 'yesa'],
  [{ turnover: 10 * crore + 1 }, 'yesa'],
  [{ professionalReceipts: 50 * lakh, ...low }, 'no'],
  [{ professionalReceipts: 50 * lakh + 1, ...low }, 'yesb'],
  // 8% of 2 crore is 16 lakh, 6% of it through banks 12 lakh
  [{ ...ad(2 * crore, 16 * lakh) }, 'no'],
  [{ ...ad(0, 12 * lakh, 2 * crore) }, 'no'],
  [{ ...ad(0, 18 * lakh, 3 * crore), ...low }, 'no'],
  [{ ...ad(0, 18 * lakh, 3 * crore), cashReceiptsWithin5: false }, 'yesa'],
  [{ ...ad(0, 19 * lakh, 3 * crore + 1), ...low }, 'no'],
  // half of 50 lakh
  [{ ...ada(50 * lakh, 25 * lakh), totalIncome: 25 * lakh, exemption: 4 * lakh }, 'no'],
  [{ ...ada(50 * lakh, 25 * lakh - 1), totalIncome: 25 * lakh, exemption: 4 * lakh }, 'yesd'],
  [{ ...ada(6 * lakh, 2 * lakh), totalIncome: 2 * lakh, exemption: 4 * lakh }, 'no'],
  [{ ...ada(75 * lakh, 40 * lakh), ...low, totalIncome: 40 * lakh }, 'no'],
  [{ ...ada(75 * lakh, 40 * lakh), cashReceiptsWithin5: false, totalIncome: 40 * lakh }, 'yesb'],
  [{ ...ada(75 * lakh, 40 * lakh), totalIncome: 40 * lakh }, 'ask'],
  [{ ...ada(75 * lakh + 1, 40 * lakh), ...low }, 'yesb'],
  [{ turnover: 80 * lakh, left44AD: true, totalIncome: 5 * lakh, exemption: 4 * lakh }, 'yese'],
  [{ turnover: 80 * lakh, left44AD: true, totalIncome: 4 * lakh, exemption: 4 * lakh }, 'no'],
  [{ ...ad(80 * lakh, 3 * lakh), totalIncome: 5 * lakh, exemption: 4 * lakh }, 'ask'],
  [{ ...ad(80 * lakh, 3 * lakh), left44AD: false, totalIncome: 5 * lakh, exemption: 4 * lakh }, 'no'],
  [{ lowerUnder44AE: true }, 'yesc'],
  [{}, 'no'],
])('%o: %s', (facts, expected) => expect(answer(facts)).toBe(expected));

test('the reasoning names amounts and clause; the Act of 2025 has it in s.63', () => {
  const said = of({ turnover: 11 * crore, ...low });
  expect(said.section).toBe('44AB');
  expect(said.lines).toEqual([
    {
      text: 'Turnover of {found} exceeds {limit}: clause (a)',
      params: { found: { rupees: 11 * crore }, limit: { rupees: 10 * crore } },
    },
  ]);
  expect(taxAudit({ assessmentYear: '2027-28' }).section).toBe('63');
});
