import type { IsoDate } from '../../dates.ts';
import type { Rupees } from '../../money.ts';
import type { Slab, SurchargeStep } from './types.ts';

/**
 * Rates of years before those returns are prepared for, as needed for Form 10E (s.89): individuals, regular
 * regime.
 */
type EarlierYear = {
  from: string;
  /** Basic exemption below 60, from 60, from 80 (residents). */
  exemption: { below60: Rupees; senior: Rupees; superSenior: Rupees };
  /** Rate of the first band; 20 and 30% follow at five and ten lakh throughout. */
  firstRate: number;
  rebate: { limit: Rupees; max: Rupees } | undefined;
  surcharge: SurchargeStep[];
  /** Education cesses of 3% up to AY 2018-19, health and education cess of 4% since. */
  cess: number;
};

const lakh = 1_00_000;
const crore = 1_00_00_000;
const exemption = { below60: 2.5 * lakh, senior: 3 * lakh, superSenior: 5 * lakh };

/**
 * Newest first; a year uses the first row whose `from` is not after it. Finance Acts 2012 to 2022, First
 * Schedule, Part I; s.87A of the time.
 */
export const earlierYears: readonly EarlierYear[] = [
  {
    from: '2020-21',
    exemption,
    firstRate: 500,
    rebate: { limit: 5 * lakh, max: 12_500 },
    surcharge: [
      { above: 50 * lakh, rate: 1000 },
      { above: crore, rate: 1500 },
      { above: 2 * crore, rate: 2500 },
      { above: 5 * crore, rate: 3700 },
    ],
    cess: 400,
  },
  {
    from: '2019-20',
    exemption,
    firstRate: 500,
    rebate: { limit: 3.5 * lakh, max: 2500 },
    surcharge: [
      { above: 50 * lakh, rate: 1000 },
      { above: crore, rate: 1500 },
    ],
    cess: 400,
  },
  {
    from: '2018-19',
    exemption,
    firstRate: 500,
    rebate: { limit: 3.5 * lakh, max: 2500 },
    surcharge: [
      { above: 50 * lakh, rate: 1000 },
      { above: crore, rate: 1500 },
    ],
    cess: 300,
  },
  {
    from: '2017-18',
    exemption,
    firstRate: 1000,
    rebate: { limit: 5 * lakh, max: 5000 },
    surcharge: [{ above: crore, rate: 1500 }],
    cess: 300,
  },
  {
    from: '2016-17',
    exemption,
    firstRate: 1000,
    rebate: { limit: 5 * lakh, max: 2000 },
    surcharge: [{ above: crore, rate: 1200 }],
    cess: 300,
  },
  {
    from: '2015-16',
    exemption,
    firstRate: 1000,
    rebate: { limit: 5 * lakh, max: 2000 },
    surcharge: [{ above: crore, rate: 1000 }],
    cess: 300,
  },
  {
    from: '2014-15',
    exemption: { below60: 2 * lakh, senior: 2.5 * lakh, superSenior: 5 * lakh },
    firstRate: 1000,
    rebate: { limit: 5 * lakh, max: 2000 },
    surcharge: [{ above: crore, rate: 1000 }],
    cess: 300,
  },
  {
    from: '2013-14',
    exemption: { below60: 2 * lakh, senior: 2.5 * lakh, superSenior: 5 * lakh },
    firstRate: 1000,
    rebate: undefined,
    surcharge: [],
    cess: 300,
  },
];

/** Rate table of an earlier year from its exemption. */
export const earlierSlabs = (exempt: Rupees, firstRate: number): Slab[] => [
  { upTo: exempt, rate: 0 },
  ...(exempt < 5 * lakh ? [{ upTo: 5 * lakh, rate: firstRate }] : []),
  { upTo: 10 * lakh, rate: 2000 },
  { upTo: null, rate: 3000 },
];

/** Rates of s.115BAC(1) as it was for AY 2021-22 to 2023-24: of choice, without age bands; rebate, surcharge and cess as in the regular regime. */
export const earlierNewRegime: { from: string; slabs: Slab[] } = {
  from: '2021-22',
  slabs: [
    { upTo: 2.5 * lakh, rate: 0 },
    { upTo: 5 * lakh, rate: 500 },
    { upTo: 7.5 * lakh, rate: 1000 },
    { upTo: 10 * lakh, rate: 1500 },
    { upTo: 12.5 * lakh, rate: 2000 },
    { upTo: 15 * lakh, rate: 2500 },
    { upTo: null, rate: 3000 },
  ],
};

/** Last due date of any class of return where the Board extended it beyond 30 November, that of s.139(1) Explanation 2(aa). */
export const extendedDueDates: Readonly<Record<string, IsoDate>> = {
  '2020-21': '2021-02-15', // Notification 93/2020
  '2021-22': '2022-03-15', // Circular 1/2022
};
