import { common, coOperativeSlabs, interestRules, oldRegimeSlabs } from './common.ts';
import type { YearRules } from './types.ts';

const lakh = 1_00_000;

/** AY 2026-27 (FY 2025-26): Finance Act 2025. */
export const ay2026: YearRules = {
  ...common,
  assessmentYear: '2026-27',
  slabs: {
    // s.115BAC(1A)(iii); department's FAQ on s.4; utility cell O72
    new: [
      { upTo: 4 * lakh, rate: 0 },
      { upTo: 8 * lakh, rate: 500 },
      { upTo: 12 * lakh, rate: 1000 },
      { upTo: 16 * lakh, rate: 1500 },
      { upTo: 20 * lakh, rate: 2000 },
      { upTo: 24 * lakh, rate: 2500 },
      { upTo: null, rate: 3000 },
    ],
    old: oldRegimeSlabs,
    coOperative: coOperativeSlabs,
  },
  // Finance Act 2026, First Schedule, Part I, Paragraph A, proviso on surcharge; s.2(9) for s.115AD(1)(b)
  surcharge: { ...common.surcharge, cappedGains: ['111A', '112', '112A', '115AD'] },
  // s.87A as amended by the Finance Act 2025; ITR-1 schema AY 2026-27 allows at most 60,000
  rebate: {
    old: { limit: 5 * lakh, max: 12_500 },
    new: { limit: 12 * lakh, max: 60_000, reliefEnds: 12_70_590 },
  },
  interest: interestRules(2026),
  fees: {
    ...common.fees,
    // s.234-I, fee on a return revised after 31 December 2026; ITR-1 rules 324, 328, ITR-4 rules 392, 397
    i: { limit: 5 * lakh, low: 1000, high: 5000, after: '2026-12-31' },
  },
  dueDates: {
    'no-business': '2026-07-31', // Explanation 2(d) to s.139(1); constant in the ITR-1 schema
    business: '2026-08-31', // Explanation 2(c); ITR-4 rule 234
    audit: '2026-10-31',
    'transfer-pricing': '2026-11-30',
    auditReport: '2026-09-30', // s.44AB: a month before
    belated: '2026-12-31', // s.139(4)
    revised: '2027-03-31', // s.139(5) as amended
    updated: '2031-03-31', // s.139(8A)
  },
};
