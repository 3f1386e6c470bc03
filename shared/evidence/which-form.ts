import type { Rupees } from '../money.ts';
import { type Figure, gainFigures } from './pieces.ts';

/** Income of a business, which ITR-3 has; a presumptive one may go into ITR-4, which a person decides. */
const business: readonly Figure[] = ['speculative', 'fno', 'business_receipts', 'partner_receipts'];
/** Income ITR-1 has no field for. */
const beyond: readonly Figure[] = [
  ...gainFigures,
  'vda_consideration',
  'property_consideration',
  'winnings_115BB',
  'winnings_115BBJ',
  'business_trust',
  'rent_machinery',
];
const incomes: readonly Figure[] = [
  'salary_gross',
  'interest_savings',
  'interest_deposit',
  'interest_others',
  'interest_refund',
  'dividend',
  'rent_received',
];
/** Total income above which ITR-1 is closed (rule 12(1)(a)). */
const ITR1_MOST = 5_000_000;

/** Form of an individual with these figures: the first with a field for each of them. */
export function formOfPapers(
  figures: Readonly<Partial<Record<Figure, Rupees>>>,
): 'ITR-1' | 'ITR-2' | 'ITR-3' {
  const has = (list: readonly Figure[]) => list.some((f) => (figures[f] ?? 0) !== 0);
  if (has(business)) return 'ITR-3';
  const total = incomes.reduce((n, f) => n + (figures[f] ?? 0), 0);
  return has(beyond) || total > ITR1_MOST ? 'ITR-2' : 'ITR-1';
}
