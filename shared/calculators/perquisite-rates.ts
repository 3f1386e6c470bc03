import type { IsoDate } from '../dates.ts';
import type { Rupees } from '../money.ts';

const lakh = 1_00_000;

/** Rent-free house of an employer other than the Government, rule 3(1) Table I, by the day of occupation. Newest first; rates in basis points of salary. */
export const houseRates: readonly {
  from: IsoDate;
  census: '2001' | '2011';
  own: readonly { above: number; rate: number }[];
  leased: number;
  /** The value of later years is held to that of the first by the cost inflation index (second proviso to rule 3(1)). */
  indexed: boolean;
  source: string;
}[] = [
  {
    from: '2023-09-01',
    census: '2011',
    own: [
      { above: 40 * lakh, rate: 1000 },
      { above: 15 * lakh, rate: 750 },
      { above: 0, rate: 500 },
    ],
    leased: 1000,
    indexed: true,
    source: 'Notification 65/2023',
  },
  {
    from: '2009-04-01',
    census: '2001',
    own: [
      { above: 25 * lakh, rate: 1500 },
      { above: 10 * lakh, rate: 1000 },
      { above: 0, rate: 750 },
    ],
    leased: 1500,
    indexed: false,
    source: 'Notification 94/2009',
  },
];

/** Rule 3(1): furniture at 10% of cost a year, hotels at 24% of salary, 15 days free on a transfer. */
export const houseRules = { furniture: 1000, hotel: 2400, hotelDays: 15 } as const;

/** Amounts of the perquisites other than the house. Rupees; cars by month, rates in basis points. */
interface PerquisiteRates {
  /** First assessment year. */
  from: string;
  /** The rule, and that rule of each part where the working names it. */
  rule: string;
  small: { employerPays: Rupees; employeePays: Rupees };
  large: { employerPays: Rupees; employeePays: Rupees };
  driver: Rupees;
  otherVehicle: Rupees;
  /** Loans up to this in all are not valued. */
  smallLoan: Rupees;
  meal: Rupees;
  gifts: Rupees;
  education: Rupees;
}

/** By year of receipt, newest first: rule 15 of the Income-tax Rules, 2026, and rule 3(2), (5) and (7) of those of 1962. */
const rates: readonly PerquisiteRates[] = [
  {
    from: '2027-28',
    rule: 'Rule 15 of 2026',
    small: { employerPays: 5000, employeePays: 2000 },
    large: { employerPays: 7000, employeePays: 3000 },
    driver: 3000,
    otherVehicle: 900,
    smallLoan: 2 * lakh,
    meal: 200,
    gifts: 15_000,
    education: 3000,
  },
  {
    from: '2010-11',
    rule: 'Rule 3',
    small: { employerPays: 1800, employeePays: 600 },
    large: { employerPays: 2400, employeePays: 900 },
    driver: 900,
    otherVehicle: 900,
    smallLoan: 20_000,
    meal: 50,
    gifts: 5000,
    education: 1000,
  },
];

/** The amounts for an assessment year. */
export const perquisiteRatesOf = (year: string): PerquisiteRates => rates.find(({ from }) => year >= from)!;

/**
 * Unchanged rates: wear of a car, use and transfer of assets (rule 3(7)(vii), (viii)), contributions
 * (s.17(2)(vii)).
 */
export const perquisiteRules: {
  wear: number;
  use: number;
  transfer: Record<'computer' | 'car' | 'other', { rate: number; reducing: boolean }>;
  funds: Rupees;
} = {
  wear: 1000,
  use: 1000,
  transfer: {
    computer: { rate: 5000, reducing: true },
    car: { rate: 2000, reducing: true },
    other: { rate: 1000, reducing: false },
  },
  funds: 7.5 * lakh,
};
