import type { IsoDate } from '../../dates.ts';

/** Payee class that determines rates and thresholds. */
export type Payee = 'individual-huf' | 'company' | 'other';

/**
 * Threshold of deduction. Whole rupees; "not exceeding" is free of deduction. `year`: all payments of the
 * year; `payment`: each payment; `either`: nothing while neither is crossed; `month`: each month or part of
 * it; `none`: from the first rupee.
 */
export type Threshold =
  | { kind: 'none' }
  | { kind: 'year'; limit: number; seniorLimit?: number }
  | { kind: 'payment'; limit: number }
  | { kind: 'either'; payment: number; year: number }
  | { kind: 'month'; limit: number };

/** Rate in basis points (100 = 1%), by payee where the law differs. */
interface Span {
  from: IsoDate;
  to?: IsoDate;
  threshold: Threshold;
  rate: Readonly<Record<Payee, number>>;
  source: string;
}

/** One nature of payment. Codes: `old` as in 26Q files, `new` as in form 140 (by payee where the list splits it). */
export interface PaymentRule {
  id: string;
  section: string;
  title: string;
  old: string;
  new?: string | Readonly<Partial<Record<Payee, string>>>;
  /** Further codes of form 140 for the same payment: to a senior citizen, wholly in kind. */
  more?: readonly string[];
  /** Code of form 140 for a senior citizen payee. */
  seniorCode?: string;
  spans: readonly Span[];
  /** Tax only on the excess over the threshold (section 194Q); elsewhere on the full amount once crossed. */
  onExcess?: true;
  /** Rate without a PAN under section 206AA where it is not 20%. */
  noPanRate?: number;
  /** The limit is for this class of payee with PAN alone; others are taxed from the first rupee. */
  limitFor?: Payee;
  /** Only for this class of payee: a co-operative society has its own limit in section 194N. */
  only?: Payee;
  /** A rare meaning of the code: ignored when every reading must agree. */
  seldom?: true;
  /**
   * A lower limit for some payees (section 194N: 20 lakh for non-filers), so that no tax is reported as
   * premature.
   */
  lowerLimit?: number;
  /** Reported in its own challan-cum-statement, not here. */
  note?: string;
}

const all = (bp: number): Span['rate'] => ({ 'individual-huf': bp, company: bp, other: bp });
const none: Threshold = { kind: 'none' };
const year = (limit: number, seniorLimit?: number): Threshold =>
  seniorLimit === undefined ? { kind: 'year', limit } : { kind: 'year', limit, seniorLimit };

/** One threshold and rate before and after 1 April 2025 (Finance Act 2025). */
const both = (before: Threshold, after: Threshold, rate: Span['rate'], section: string): Span[] => [
  {
    from: '2023-04-01',
    to: '2025-03-31',
    threshold: before,
    rate,
    source: `s.${section} before Finance Act 2025`,
  },
  { from: '2025-04-01', threshold: after, rate, source: `s.${section} as amended by Finance Act 2025` },
];

/** Payments at 5% until 30 September 2024 and 2% from then (Finance (No. 2) Act 2024), threshold changed on 1 April 2025. */
const fiveThenTwo = (before: number, after: number, section: string): Span[] => [
  { from: '2023-04-01', to: '2024-09-30', threshold: year(before), rate: all(500), source: `s.${section}` },
  {
    from: '2024-10-01',
    to: '2025-03-31',
    threshold: year(before),
    rate: all(200),
    source: `s.${section}, Finance (No. 2) Act 2024`,
  },
  {
    from: '2025-04-01',
    threshold: year(after),
    rate: all(200),
    source: `s.${section} as amended by Finance Act 2025`,
  },
];

/** Payments to residents other than salary, reported in 26Q and form 140. */
export const residentPayments: readonly PaymentRule[] = [
  {
    id: '192A',
    section: '192A',
    title: 'Accumulated balance of provident fund',
    old: '2AA',
    new: '1004',
    spans: [{ from: '2023-04-01', threshold: year(50_000), rate: all(1000), source: 's.192A' }],
  },
  {
    id: '193',
    section: '193',
    title: 'Interest on securities',
    old: '193',
    new: '1019',
    spans: both(none, year(10_000), all(1000), '193'),
  },
  {
    id: '194',
    section: '194',
    title: 'Dividend',
    old: '194',
    new: '1029',
    limitFor: 'individual-huf',
    spans: both(year(5_000), year(10_000), all(1000), '194'),
  },
  {
    id: '194A-bank',
    section: '194A',
    title: 'Interest by a bank, co-operative bank or post office',
    old: '94A',
    new: '1021',
    more: ['1020'],
    seniorCode: '1020',
    spans: both(year(40_000, 50_000), year(50_000, 1_00_000), all(1000), '194A'),
  },
  {
    id: '194A',
    section: '194A',
    title: 'Interest other than on securities',
    old: '94A',
    new: '1022',
    spans: both(year(5_000), year(10_000), all(1000), '194A'),
  },
  {
    id: '194B',
    section: '194B',
    title: 'Lottery and crossword puzzles',
    old: '94B',
    new: '1058',
    more: ['1059'],
    spans: both(year(10_000), { kind: 'payment', limit: 10_000 }, all(3000), '194B'),
  },
  {
    id: '194BA',
    section: '194BA',
    title: 'Online games',
    old: '9BA',
    new: '1060',
    more: ['1061'],
    spans: [{ from: '2023-04-01', threshold: none, rate: all(3000), source: 's.194BA' }],
  },
  {
    id: '194BB',
    section: '194BB',
    title: 'Horse races',
    old: '4BB',
    new: '1062',
    spans: both(year(10_000), { kind: 'payment', limit: 10_000 }, all(3000), '194BB'),
  },
  {
    id: '194C',
    section: '194C',
    title: 'Contractors and sub-contractors',
    old: '94C',
    new: { 'individual-huf': '1023', company: '1024', other: '1024' },
    spans: [
      {
        from: '2023-04-01',
        threshold: { kind: 'either', payment: 30_000, year: 1_00_000 },
        rate: { 'individual-huf': 100, company: 200, other: 200 },
        source: 's.194C(1), (5)',
      },
    ],
  },
  {
    id: '194D',
    section: '194D',
    title: 'Insurance commission',
    old: '94D',
    new: '1005',
    spans: both(year(15_000), year(20_000), { 'individual-huf': 500, company: 1000, other: 500 }, '194D').map(
      (s) =>
        s.from === '2025-04-01' ? { ...s, rate: { 'individual-huf': 200, company: 1000, other: 200 } } : s,
    ),
  },
  {
    id: '194DA',
    section: '194DA',
    title: 'Life insurance policy',
    old: '4DA',
    new: '1030',
    spans: fiveThenTwo(1_00_000, 1_00_000, '194DA'),
  },
  {
    id: '194G',
    section: '194G',
    title: 'Commission on lottery tickets',
    old: '94G',
    new: '1063',
    spans: fiveThenTwo(15_000, 20_000, '194G'),
  },
  {
    id: '194H',
    section: '194H',
    title: 'Commission or brokerage',
    old: '94H',
    new: '1006',
    spans: fiveThenTwo(15_000, 20_000, '194H'),
  },
  {
    id: '194I-a',
    section: '194-I(a)',
    title: 'Rent of plant, machinery or equipment',
    old: '4IA',
    new: '1008',
    spans: both(year(2_40_000), { kind: 'month', limit: 50_000 }, all(200), '194-I'),
  },
  {
    id: '194I-b',
    section: '194-I(b)',
    title: 'Rent of land, building or furniture',
    old: '4IB',
    new: '1009',
    spans: both(year(2_40_000), { kind: 'month', limit: 50_000 }, all(1000), '194-I'),
  },
  {
    id: '194IC',
    section: '194-IC',
    title: 'Joint development agreement',
    old: '4IC',
    new: '1011',
    spans: [{ from: '2023-04-01', threshold: none, rate: all(1000), source: 's.194-IC' }],
  },
  {
    id: '194J-a',
    section: '194J(a)',
    title: 'Technical services, film royalty, call centre',
    old: '4JA',
    new: '1026',
    spans: both(year(30_000), year(50_000), all(200), '194J'),
  },
  {
    id: '194J-b',
    section: '194J(b)',
    title: 'Professional services, other royalty',
    old: '4JB',
    new: '1027',
    spans: both(year(30_000), year(50_000), all(1000), '194J'),
  },
  {
    id: '194J-ba',
    section: '194J(1)(ba)',
    title: "Director's fees",
    old: '4JB',
    new: '1028',
    seldom: true,
    spans: [{ from: '2023-04-01', threshold: none, rate: all(1000), source: 's.194J(1)(ba)' }],
  },
  {
    id: '194K',
    section: '194K',
    title: 'Income from mutual fund units',
    old: '94K',
    new: '1013',
    spans: both(year(5_000), year(10_000), all(1000), '194K'),
  },
  {
    id: '194LA',
    section: '194LA',
    title: 'Compulsory acquisition of immovable property',
    old: '94L',
    new: '1012',
    spans: both(year(2_50_000), year(5_00_000), all(1000), '194LA'),
  },
  {
    id: '194LBC',
    section: '194LBC',
    title: 'Income from a securitisation trust',
    old: 'LBC',
    new: '1018',
    spans: [
      {
        from: '2023-04-01',
        to: '2025-03-31',
        threshold: none,
        rate: { 'individual-huf': 2500, company: 3000, other: 3000 },
        source: 's.194LBC before Finance Act 2025',
      },
      {
        from: '2025-04-01',
        threshold: none,
        rate: all(1000),
        source: 's.194LBC as amended by Finance Act 2025',
      },
    ],
  },
  {
    id: '194N',
    section: '194N',
    title: 'Cash withdrawals',
    old: '94N',
    new: '1064',
    more: ['1065'],
    onExcess: true,
    lowerLimit: 20_00_000,
    spans: [{ from: '2023-04-01', threshold: year(1_00_00_000), rate: all(200), source: 's.194N' }],
  },
  {
    id: '194N-coop',
    section: '194N',
    title: 'Cash withdrawals of co-operative societies',
    old: '94N',
    new: '1064',
    more: ['1065'],
    only: 'other',
    onExcess: true,
    lowerLimit: 20_00_000,
    spans: [
      {
        from: '2023-04-01',
        threshold: year(3_00_00_000),
        rate: all(200),
        source: 's.194N, fourth proviso (Finance Act 2023)',
      },
    ],
  },
  {
    id: '194O',
    section: '194-O',
    title: 'E-commerce participants',
    old: '94O',
    new: '1035',
    limitFor: 'individual-huf',
    noPanRate: 500,
    spans: [
      { from: '2023-04-01', to: '2024-09-30', threshold: year(5_00_000), rate: all(100), source: 's.194-O' },
      {
        from: '2024-10-01',
        threshold: year(5_00_000),
        rate: all(10),
        source: 's.194-O, Finance (No. 2) Act 2024',
      },
    ],
  },
  {
    id: '194Q',
    section: '194Q',
    title: 'Purchase of goods',
    old: '94Q',
    new: '1031',
    onExcess: true,
    noPanRate: 500,
    spans: [{ from: '2023-04-01', threshold: year(50_00_000), rate: all(10), source: 's.194Q' }],
  },
  {
    id: '194R',
    section: '194R',
    title: 'Benefit or perquisite of a business',
    old: '94R',
    new: '1033',
    more: ['1034'],
    spans: [{ from: '2023-04-01', threshold: year(20_000), rate: all(1000), source: 's.194R' }],
  },
  {
    id: '194S',
    section: '194S',
    title: 'Virtual digital assets',
    old: '94S',
    new: '1037',
    more: ['1038'],
    spans: [{ from: '2023-04-01', threshold: year(10_000), rate: all(100), source: 's.194S' }],
  },
  {
    id: '194T',
    section: '194T',
    title: 'Payments to partners of firms',
    old: '94T',
    new: '1067',
    spans: [
      { from: '2025-04-01', threshold: year(20_000), rate: all(1000), source: 's.194T, from 1 April 2025' },
    ],
  },
];

/** Salary codes of 24Q and form 138; the tax itself is calculated on the employee's income, not by a rate. */
export const salaryPayments: readonly PaymentRule[] = [
  {
    id: '192-govt',
    section: '192',
    title: 'Salary, government employees other than Union',
    old: '92A',
    new: '1001',
    spans: [],
  },
  {
    id: '192',
    section: '192',
    title: 'Salary, employees other than government',
    old: '92B',
    new: '1002',
    spans: [],
  },
  {
    id: '192-union',
    section: '192',
    title: 'Salary, Union government employees',
    old: '92C',
    new: '1003',
    spans: [],
  },
  { id: '194P', section: '194P', title: 'Specified senior citizens', old: '94P', spans: [] },
];

/** Non-residents: the rate is the treaty's or the Act's for the income, so it is typed. Codes 1039 to 1057: list not public. */
export const nonResidentPayments: readonly PaymentRule[] = [
  {
    id: '195',
    section: '195',
    title: 'Payments to non-residents',
    old: '195',
    spans: [],
    note: 'The codes of form 144 (1039 to 1057) are not public in full: type the code of your payment',
  },
];

/** The rule in force on a date; undefined before it began. */
export function spanOn(rule: PaymentRule, day: IsoDate): Span | undefined {
  return rule.spans.find((s) => s.from <= day && (!s.to || day <= s.to));
}
