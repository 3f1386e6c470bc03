import {
  common,
  coOperativeSlabs,
  gainRatesFrom23July2024,
  gainRatesTill22July2024,
  interestRules,
  oldRegimeSlabs,
} from './common.ts';
import type { YearRules } from './types.ts';

const lakh = 1_00_000;

/** AY 2025-26 (FY 2024-25): Finance (No. 2) Act 2024. */
export const ay2025: YearRules = {
  ...common,
  assessmentYear: '2025-26',
  slabs: {
    // s.115BAC(1A)(ii); utility cell O71
    new: [
      { upTo: 3 * lakh, rate: 0 },
      { upTo: 7 * lakh, rate: 500 },
      { upTo: 10 * lakh, rate: 1000 },
      { upTo: 12 * lakh, rate: 1500 },
      { upTo: 15 * lakh, rate: 2000 },
      { upTo: null, rate: 3000 },
    ],
    old: oldRegimeSlabs,
    coOperative: coOperativeSlabs,
  },
  // Finance Act 2025, First Schedule, Part I, Paragraph A, proviso on surcharge; s.2(9) for s.115AD(1)(b)
  surcharge: { ...common.surcharge, cappedGains: ['111A', '112', '112A', '115AD'] },
  // s.87A; ITR-1 rules
  rebate: {
    old: { limit: 5 * lakh, max: 12_500 },
    new: { limit: 7 * lakh, max: 25_000, reliefEnds: 7_22_230 },
  },
  capitalGains: { ...common.capitalGains, rates: [gainRatesFrom23July2024, gainRatesTill22July2024] },
  interest: interestRules(2025),
  dueDates: {
    'no-business': '2025-09-16', // Circulars 6/2025 and 12/2025
    business: '2025-09-16',
    audit: '2025-12-10', // Circular 15/2025
    'transfer-pricing': '2025-11-30',
    auditReport: '2025-11-10', // Circular 15/2025
    belated: '2025-12-31',
    revised: '2025-12-31',
    updated: '2030-03-31',
  },
};
