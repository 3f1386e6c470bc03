import type { IsoDate } from '../../dates.ts';
import type { BasisPoints } from '../../money.ts';

/** A rate of tax collection at source (section 206C) for a time; basis points, threshold in whole rupees. */
interface CollectionSpan {
  from: IsoDate;
  to?: IsoDate;
  rate: BasisPoints;
  /** Tax on the excess over this in the year; undefined: on the full amount. */
  above?: number;
  /** The limit applies to one item's value, which is then taxed in full (motor vehicle). */
  perItemAbove?: number;
  /** Rate above a second limit (overseas tour package). */
  slab?: { above: number; rate: BasisPoints };
  source: string;
}

export interface CollectionRule {
  id: string;
  section: string;
  title: string;
  /** Collection code of 27EQ: 6C and the letters of its file (6CA, 6CMB). */
  code: string;
  /** Codes of form 143 for the same collection, from 1 April 2026. */
  fresh: readonly string[];
  /** Natures that share one limit of the year: remittances of a person under the Liberalised Remittance Scheme. */
  pool?: string;
  spans: readonly CollectionSpan[];
}

/** Last day of section 206C, and the first of section 394 of the Act of 2025. */
const lastOfOld = '2026-03-31';
const firstOfNew = '2026-04-01';

/** One rate before and another from 1 April 2026 (section 394(1), with its serial number). */
const rates = (old: number, section: string, fresh: number, serial: number): CollectionSpan[] => [
  { from: '2023-04-01', to: lastOfOld, rate: old, source: `s.206C(${section})` },
  { from: firstOfNew, rate: fresh, source: `s.394(1) Sl. ${serial}` },
];

/** Timber and forest produce: 2.5% until 31 March 2025, then 2%. */
const forest: CollectionSpan[] = [
  { from: '2023-04-01', to: '2025-03-31', rate: 250, source: 's.206C(1) before Finance Act 2025' },
  { from: '2025-04-01', to: lastOfOld, rate: 200, source: 's.206C(1), Finance Act 2025' },
  { from: firstOfNew, rate: 200, source: 's.394(1) Sl. 3' },
];

/** Goods above ten lakh rupees that are notified under section 206C(1F), collected from 22 April 2025. */
const luxury = (
  [
    ['wrist-watch', 'Wrist watch', '6CMA', '1076'],
    ['art-piece', 'Art piece, such as antiques, paintings and sculptures', '6CMB', '1077'],
    ['collectibles', 'Collectibles, such as coins and stamps', '6CMC', '1078'],
    ['yacht', 'Yacht, boat, canoe or helicopter', '6CMD', '1079'],
    ['sunglasses', 'Sunglasses', '6CME', '1080'],
    ['bag', 'Bag, such as a handbag or purse', '6CMF', '1081'],
    ['shoes', 'Pair of shoes', '6CMG', '1082'],
    ['sportswear', 'Sportswear and sports equipment', '6CMH', '1083'],
    ['home-theatre', 'Home theatre system', '6CMI', '1084'],
    ['horse', 'Horse for racing or polo', '6CMJ', '1085'],
  ] as const
).map(
  ([id, title, code, fresh]): CollectionRule => ({
    id,
    section: '206C(1F)',
    title,
    code,
    fresh: [fresh],
    spans: [
      {
        from: '2025-04-22',
        to: lastOfOld,
        rate: 100,
        perItemAbove: 10_00_000,
        source: 's.206C(1F), goods notified on 22 April 2025',
      },
      { from: firstOfNew, rate: 100, perItemAbove: 10_00_000, source: 's.394(1) Sl. 6' },
    ],
  }),
);

/** A remittance's rates: above 7 lakh until 31 March 2025, above 10 lakh from then; from 1 April 2026 by section 394(1) Sl. 8(a). */
const remitted = (before: number, after: number, fresh: number): CollectionSpan[] => [
  { from: '2023-10-01', to: '2025-03-31', rate: before, above: 7_00_000, source: 's.206C(1G)' },
  {
    from: '2025-04-01',
    to: lastOfOld,
    rate: after,
    above: 10_00_000,
    source: 's.206C(1G), Finance Act 2025',
  },
  { from: firstOfNew, rate: fresh, above: 10_00_000, source: 's.394(1) Sl. 7' },
];

/** Rates of section 206C until 31 March 2026 and of section 394 of the Act of 2025 from then (the department's chart of codes 1068 to 1092). */
export const collections: readonly CollectionRule[] = [
  {
    id: 'liquor',
    section: '206C(1)',
    title: 'Alcoholic liquor for human consumption',
    code: '6CA',
    fresh: ['1068'],
    spans: rates(100, '1', 200, 1),
  },
  {
    id: 'timber-lease',
    section: '206C(1)',
    title: 'Timber under a forest lease',
    code: '6CB',
    fresh: ['1070'],
    spans: forest,
  },
  {
    id: 'timber',
    section: '206C(1)',
    title: 'Timber otherwise than under a forest lease',
    code: '6CC',
    fresh: ['1071'],
    spans: forest,
  },
  {
    id: 'forest-produce',
    section: '206C(1)',
    title: 'Other forest produce under a lease',
    code: '6CD',
    fresh: ['1072'],
    spans: forest,
  },
  {
    id: 'scrap',
    section: '206C(1)',
    title: 'Scrap',
    code: '6CE',
    fresh: ['1073'],
    spans: rates(100, '1', 200, 4),
  },
  {
    id: 'parking',
    section: '206C(1C)',
    title: 'Parking lot',
    code: '6CF',
    fresh: ['1090'],
    spans: rates(200, '1C', 200, 9),
  },
  {
    id: 'toll',
    section: '206C(1C)',
    title: 'Toll plaza',
    code: '6CG',
    fresh: ['1091'],
    spans: rates(200, '1C', 200, 9),
  },
  {
    id: 'mining',
    section: '206C(1C)',
    title: 'Mining and quarrying',
    code: '6CH',
    fresh: ['1092'],
    spans: rates(200, '1C', 200, 9),
  },
  {
    id: 'tendu',
    section: '206C(1)',
    title: 'Tendu leaves',
    code: '6CI',
    fresh: ['1069'],
    spans: rates(500, '1', 200, 2),
  },
  {
    id: 'minerals',
    section: '206C(1)',
    title: 'Coal, lignite or iron ore',
    code: '6CJ',
    fresh: ['1074'],
    spans: rates(100, '1', 200, 5),
  },
  {
    id: 'motor-vehicle',
    section: '206C(1F)',
    title: 'Motor vehicle',
    code: '6CL',
    fresh: ['1075'],
    spans: [
      { from: '2023-04-01', to: lastOfOld, rate: 100, perItemAbove: 10_00_000, source: 's.206C(1F)' },
      { from: firstOfNew, rate: 100, perItemAbove: 10_00_000, source: 's.394(1) Sl. 6' },
    ],
  },
  ...luxury,
  {
    id: 'tour',
    section: '206C(1G)',
    title: 'Overseas tour package',
    code: '6CO',
    fresh: ['1088', '1089'],
    spans: [
      {
        from: '2023-10-01',
        to: '2025-03-31',
        rate: 500,
        slab: { above: 7_00_000, rate: 2000 },
        source: 's.206C(1G), Finance Act 2023',
      },
      {
        from: '2025-04-01',
        to: lastOfOld,
        rate: 500,
        slab: { above: 10_00_000, rate: 2000 },
        source: 's.206C(1G), Finance Act 2025',
      },
      { from: firstOfNew, rate: 200, source: 's.394(1) Sl. 8' },
    ],
  },
  {
    id: 'lrs-education',
    section: '206C(1G)',
    title: 'Remittance for education or medical treatment',
    code: '6CT',
    fresh: ['1086'],
    pool: 'lrs',
    spans: remitted(500, 500, 200),
  },
  {
    id: 'lrs-loan',
    section: '206C(1G)',
    title: 'Remittance for education out of a loan',
    code: '6CP',
    fresh: [],
    pool: 'lrs',
    // Nil from 1 April 2025: the proviso for loans has no limit any more.
    spans: [
      {
        from: '2023-10-01',
        to: '2025-03-31',
        rate: 50,
        above: 7_00_000,
        source: 's.206C(1G), third proviso',
      },
    ],
  },
  {
    id: 'lrs-other',
    section: '206C(1G)',
    title: 'Remittance for other purposes',
    code: '6CQ',
    fresh: ['1087'],
    pool: 'lrs',
    spans: remitted(2000, 2000, 2000),
  },
  {
    id: 'goods',
    section: '206C(1H)',
    title: 'Sale of goods',
    code: '6CR',
    fresh: [],
    spans: [
      {
        from: '2023-04-01',
        to: '2025-03-31',
        rate: 10,
        above: 50_00_000,
        source: 's.206C(1H); not applicable from 1 April 2025 (third proviso)',
      },
    ],
  },
];

/** The rule of a code of 27EQ or form 143. */
export const collectionOf = (code: string): CollectionRule | undefined => byCode.get(code);
const byCode = new Map(
  collections.flatMap((rule) => [rule.code, ...rule.fresh].map((c) => [c, rule] as const)),
);

/** The rule in force on a date; undefined if nothing is collected then. */
export function collectionOn(rule: CollectionRule, day: IsoDate): CollectionSpan | undefined {
  return rule.spans.find((s) => s.from <= day && (!s.to || day <= s.to));
}
