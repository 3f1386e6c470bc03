import type { IsoDate } from '../../dates.ts';

/** A rate of tax collection at source (section 206C) for a time; basis points, threshold in whole rupees. */
interface CollectionSpan {
  from: IsoDate;
  to?: IsoDate;
  rate: number;
  /** Tax on what exceeds this in the year; undefined: on the whole. */
  above?: number;
  /** The limit is of one item's value, which is then taxed whole (motor vehicle). */
  perItemAbove?: number;
  /** Rate above a second limit (overseas tour package). */
  slab?: { above: number; rate: number };
  source: string;
}

export interface CollectionRule {
  id: string;
  section: string;
  title: string;
  /** Collection code of 27EQ (6CA …). Codes of form 143 (1068 to 1092) are not public in full. */
  code: string;
  /** Natures that share one limit of the year: remittances of a person under the Liberalised Remittance Scheme. */
  pool?: string;
  spans: readonly CollectionSpan[];
}

const once = (rate: number, section: string): CollectionSpan[] => [
  { from: '2023-04-01', rate, source: `s.206C(${section})` },
];

/** Rates of section 206C; figures of Finance Act 2025 from 1 April 2025, Finance Act 2026 proposals are not assumed. */
export const collections: readonly CollectionRule[] = [
  {
    id: 'liquor',
    section: '206C(1)',
    title: 'Alcoholic liquor for human consumption',
    code: '6CA',
    spans: once(100, '1'),
  },
  {
    id: 'timber-lease',
    section: '206C(1)',
    title: 'Timber under a forest lease',
    code: '6CB',
    spans: [
      { from: '2023-04-01', to: '2025-03-31', rate: 250, source: 's.206C(1) before Finance Act 2025' },
      { from: '2025-04-01', rate: 200, source: 's.206C(1), Finance Act 2025' },
    ],
  },
  {
    id: 'timber',
    section: '206C(1)',
    title: 'Timber otherwise than under a forest lease',
    code: '6CC',
    spans: [
      { from: '2023-04-01', to: '2025-03-31', rate: 250, source: 's.206C(1) before Finance Act 2025' },
      { from: '2025-04-01', rate: 200, source: 's.206C(1), Finance Act 2025' },
    ],
  },
  {
    id: 'forest-produce',
    section: '206C(1)',
    title: 'Other forest produce under a lease',
    code: '6CD',
    spans: [
      { from: '2023-04-01', to: '2025-03-31', rate: 250, source: 's.206C(1) before Finance Act 2025' },
      { from: '2025-04-01', rate: 200, source: 's.206C(1), Finance Act 2025' },
    ],
  },
  { id: 'scrap', section: '206C(1)', title: 'Scrap', code: '6CE', spans: once(100, '1') },
  { id: 'parking', section: '206C(1C)', title: 'Parking lot', code: '6CF', spans: once(200, '1C') },
  { id: 'toll', section: '206C(1C)', title: 'Toll plaza', code: '6CG', spans: once(200, '1C') },
  { id: 'mining', section: '206C(1C)', title: 'Mining and quarrying', code: '6CH', spans: once(200, '1C') },
  { id: 'tendu', section: '206C(1)', title: 'Tendu leaves', code: '6CI', spans: once(500, '1') },
  {
    id: 'minerals',
    section: '206C(1)',
    title: 'Coal, lignite or iron ore',
    code: '6CJ',
    spans: once(100, '1'),
  },
  {
    id: 'motor-vehicle',
    section: '206C(1F)',
    title: 'Motor vehicle',
    code: '6CL',
    spans: [{ from: '2023-04-01', rate: 100, perItemAbove: 10_00_000, source: 's.206C(1F)' }],
  },
  {
    id: 'tour',
    section: '206C(1G)',
    title: 'Overseas tour package',
    code: '6CO',
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
        rate: 500,
        slab: { above: 10_00_000, rate: 2000 },
        source: 's.206C(1G), Finance Act 2025',
      },
    ],
  },
  {
    id: 'lrs-education',
    section: '206C(1G)',
    title: 'Remittance for education or medical treatment',
    code: '6CP',
    pool: 'lrs',
    spans: [
      { from: '2023-10-01', to: '2025-03-31', rate: 500, above: 7_00_000, source: 's.206C(1G)' },
      { from: '2025-04-01', rate: 500, above: 10_00_000, source: 's.206C(1G), Finance Act 2025' },
    ],
  },
  {
    id: 'lrs-other',
    section: '206C(1G)',
    title: 'Remittance for other purposes',
    code: '6CQ',
    pool: 'lrs',
    spans: [
      { from: '2023-10-01', to: '2025-03-31', rate: 2000, above: 7_00_000, source: 's.206C(1G)' },
      { from: '2025-04-01', rate: 2000, above: 10_00_000, source: 's.206C(1G), Finance Act 2025' },
    ],
  },
  {
    id: 'goods',
    section: '206C(1H)',
    title: 'Sale of goods',
    code: '6CR',
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

/** The rule's span on a day; undefined when nothing is collected then. */
export function collectionOn(rule: CollectionRule, day: IsoDate): CollectionSpan | undefined {
  return rule.spans.find((s) => s.from <= day && (!s.to || day <= s.to));
}
