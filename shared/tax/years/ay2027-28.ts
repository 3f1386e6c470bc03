import { ay2026 } from './ay2026-27.ts';
import { common, interestRules } from './common.ts';
import type { YearRules } from './types.ts';

const lakh = 1_00_000;

/**
 * Tax year 2026-27 (AY 2027-28): the first under the Income-tax Act, 2025, with the rates of the Finance Act,
 * 2026. No form of this year is notified: it is for estimates and advance tax. Sections in this file are
 * those of the Act of 2025; `basis` gives the certainty of each figure.
 */
export const ay2027: YearRules = {
  ...ay2026,
  assessmentYear: '2027-28',
  act: '2025',
  salary: {
    ...common.salary,
    // rule 279 of the Income-tax Rules, 2026
    hraMetros: [...common.salary.hraMetros, 'bengaluru', 'hyderabad', 'pune', 'ahmedabad'],
  },
  otherSources: {
    ...common.otherSources,
    dividendInterestShare: 0, // s.93: the deduction of a fifth for interest on borrowed money is withdrawn from 1 April 2026
    special: {
      ...common.otherSources.special,
      '115BBE': { ...common.otherSources.special['115BBE'], rate: 3000 }, // s.195, from 60%
    },
  },
  mat: { ...common.mat, rate: 1400 }, // s.206, from 15%
  interest: interestRules(2027), // ss.404, 408, 424, 425
  fees: {
    ...common.fees, // s.428
    i: { limit: 5 * lakh, low: 1000, high: 5000, after: '2027-12-31' },
  },
  dueDates: {
    'no-business': '2027-07-31', // s.263(1)
    business: '2027-08-31',
    audit: '2027-10-31',
    'transfer-pricing': '2027-11-30',
    auditReport: '2027-09-30', // s.63
    belated: '2027-12-31', // s.263(4)
    revised: '2028-03-31', // s.263(5)
    updated: '2032-03-31', // s.263(6)
  },
  basis: [
    { figure: 'Slabs of the new regime', section: '202', certainty: 'secondary' },
    { figure: 'Slabs of the old regime', section: '202(4)', certainty: 'secondary' },
    { figure: 'Surcharge and cess', section: 'Finance Act, 2026', certainty: 'secondary' },
    { figure: 'Rebate up to 60,000 (12,500 in the old regime)', section: '156', certainty: 'carried' },
    { figure: 'Standard deduction', section: '19', certainty: 'carried' },
    { figure: 'House rent: 50% of salary in eight cities', section: '11', certainty: 'secondary' },
    { figure: 'Tax on gains: 20% and 12.5%', section: '196 to 198', certainty: 'carried' },
    { figure: 'Tax on unexplained income: 30%', section: '195', certainty: 'secondary' },
    { figure: 'Surcharge on unexplained income: 25%', section: 'Finance Act, 2026', certainty: 'carried' },
    { figure: 'No deduction of interest from dividends', section: '93', certainty: 'secondary' },
    { figure: 'Minimum tax of companies: 14%', section: '206', certainty: 'secondary' },
    { figure: 'Instalments of 15, 45, 75 and 100%', section: '408', certainty: 'statute' },
    { figure: 'Interest of 1% a month, 12 and 36% safe', section: '424 and 425', certainty: 'statute' },
    { figure: 'Due dates of returns', section: '263', certainty: 'secondary' },
    { figure: 'Cost inflation index of 2026-27: 384', section: '72', certainty: 'secondary' },
  ],
};
