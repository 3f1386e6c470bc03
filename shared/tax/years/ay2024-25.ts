import {
  common,
  coOperativeSlabs,
  gainRatesTill22July2024,
  interestRules,
  oldRegimeSlabs,
} from './common.ts';
import type { YearRules } from './types.ts';

const lakh = 1_00_000;

/** AY 2024-25 (FY 2023-24): Finance Act 2023. */
export const ay2024: YearRules = {
  ...common,
  assessmentYear: '2024-25',
  slabs: {
    // s.115BAC(1A)(i), Finance Act 2023
    new: [
      { upTo: 3 * lakh, rate: 0 },
      { upTo: 6 * lakh, rate: 500 },
      { upTo: 9 * lakh, rate: 1000 },
      { upTo: 12 * lakh, rate: 1500 },
      { upTo: 15 * lakh, rate: 2000 },
      { upTo: null, rate: 3000 },
    ],
    old: oldRegimeSlabs,
    coOperative: coOperativeSlabs,
  },
  // Finance (No. 2) Act 2024, First Schedule, Part I, Paragraph A, proviso on surcharge; s.2(9) for s.115AD(1)(b)
  surcharge: { ...common.surcharge, cappedGains: ['111A', '112', '112A', '115AD'] },
  // s.87A with the proviso of the Finance Act 2023
  rebate: {
    old: { limit: 5 * lakh, max: 12_500 },
    new: { limit: 7 * lakh, max: 25_000, reliefEnds: 7_27_770 },
  },
  flatRates: { ...common.flatRates, foreign: 4000 },
  // s.16(ia): 50,000 in both regimes before the Finance (No. 2) Act 2024
  salary: {
    ...common.salary,
    standardDeduction: { old: 50_000, new: 50_000 },
    allowances: {
      ...common.salary.allowances,
      '10(10)': { cap: 20 * lakh, governmentCap: null, newRegime: true, within: 'gross' },
    },
  },
  // s.57(iia): 15,000 in both regimes
  otherSources: { ...common.otherSources, familyPension: { old: 15_000, new: 15_000 } },
  capitalGains: {
    ...common.capitalGains,
    rates: [gainRatesTill22July2024],
    exemption112A: 1_00_000, // s.112A(2) before the Finance (No. 2) Act 2024
  },
  business: {
    ...common.business,
    remuneration: { first: 3 * lakh, firstRate: 9000, minimum: 1_50_000, restRate: 6000 }, // s.40(b)(v)
  },
  // s.80CCD(2): 14% only for government employers, in both regimes
  deductions: {
    ...common.deductions,
    ccd2: { oldOther: 1000, oldGovernment: 1400, newOther: 1000, newGovernment: 1400 },
  },
  schedules: { ...common.schedules, assets: 50 * lakh }, // Schedule AL until AY 2024-25
  interest: interestRules(2024),
  dueDates: {
    'no-business': '2024-07-31',
    business: '2024-07-31',
    audit: '2024-11-15', // Circular 13/2024
    'transfer-pricing': '2024-12-15', // Circular 18/2024
    auditReport: '2024-10-07', // Circular 10/2024
    belated: '2024-12-31', // s.139(4)
    revised: '2024-12-31', // s.139(5)
    updated: '2029-03-31', // s.139(8A)
  },
  residentIndividuals: { belated: '2025-01-15', revised: '2025-01-15' }, // Circular 21/2024
};
