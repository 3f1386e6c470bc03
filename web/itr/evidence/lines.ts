import type { Figure } from '../../../shared/evidence/pieces.ts';
import { evidenceText, type FigureEvidence, figureWord } from './figures.ts';

/** Figures of papers by computation line; a line's id may end with its rate. */
const ofLine: readonly (readonly [id: RegExp, figures: readonly Figure[]])[] = [
  [/^salary\.gross$/, ['salary_gross']],
  [/^house$/, ['rent_received']],
  [/^business$/, ['business_receipts', 'partner_receipts', 'speculative', 'fno']],
  [/^gains\.111A\b/, ['111A']],
  [/^gains\.112A\b/, ['112A']],
  [/^gains\.112-/, ['112']],
  [/^gains\.stcg-slab/, ['50AA', 'short_slab']],
  [/^gains\.(vda|115BBH)/, ['vda_consideration']],
  [
    /^sources\.normal$/,
    [
      'interest_savings',
      'interest_deposit',
      'interest_others',
      'interest_refund',
      'dividend',
      'rent_machinery',
    ],
  ],
  [/^sources\.115BBJ?\b/, ['winnings_115BB', 'winnings_115BBJ']],
  [/^paid\.tds$/, ['tds_salary', 'tds_other', 'tds3']],
  [/^paid\.tcs$/, ['tcs']],
  [/^paid\.advance$/, ['advance_tax']],
  [/^paid\.self/, ['self_assessment']],
];

/**
 * Evidence for a line of the computation: `Savings interest ₹ 11,532: 2 accounts or payers, AIS + Bank
 * statement`.
 */
export function papersOfLine(id: string, figures: readonly FigureEvidence[]): string[] {
  const own = ofLine.find(([line]) => line.test(id))?.[1] ?? [];
  return figures
    .filter((f) => own.includes(f.figure) && f.sources.length > 0)
    .map((f) => `${figureWord(f.figure)} ${evidenceText(f)}`);
}
