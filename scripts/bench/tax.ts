import { performance } from 'node:perf_hooks';
import { compareRegimes, computeTax, type TaxInput } from '../../shared/tax/index.ts';

const gainRows = 500;

/** A full ITR-2: two employers, two houses, dividends by quarter, 500 sales, old losses, foreign income, all usual deductions. */
const fullItr2 = (rows: number): TaxInput => ({
  assessmentYear: '2025-26',
  regime: 'old',
  form: 'ITR-2',
  assessee: { type: 'individual', dateOfBirth: '1975-05-05' },
  filing: { filedOn: '2025-12-20' },
  salary: {
    employers: [
      {
        category: 'other',
        salary: 30_00_000,
        basicAndDa: 15_00_000,
        perquisites: 1_00_000,
        professionalTax: 2_400,
        hra: [{ months: 12, basicAndDa: 15_00_000, hraReceived: 6_00_000, rentPaid: 4_80_000, metro: true }],
      },
      { category: 'other', salary: 5_00_000 },
    ],
  },
  houseProperty: {
    properties: [
      { use: 'self-occupied', interest: 2_40_000 },
      { use: 'let-out', annualLettableValue: 4_80_000, municipalTaxes: 20_000, interest: 6_00_000 },
    ],
  },
  capitalGains: {
    rows: Array.from({ length: rows }, (_, i) => ({
      asset: (['listed-equity', 'equity-fund', 'unlisted-share', 'land-building', 'jewellery'] as const)[
        i % 5
      ]!,
      acquiredOn: `${2008 + (i % 16)}-05-${String(1 + (i % 28)).padStart(2, '0')}`,
      soldOn: i % 2 === 0 ? `2024-06-${String(1 + (i % 28)).padStart(2, '0')}` : `2025-0${1 + (i % 3)}-15`,
      saleValue: 1_00_000 + i * 37,
      cost: 60_000 + ((i * 7919) % 80_000),
      expenses: 120,
      fmv2018: 70_000,
      improvements: i % 5 === 3 ? [{ on: '2015-06-01', amount: 5_000 }] : [],
      ...(i % 50 === 3 ? { exemptions: [{ section: '54EC' as const, invested: 10_000 }] } : {}),
    })),
    virtualAssets: [{ saleValue: 90_000, cost: 40_000, soldOn: '2024-08-01' }],
  },
  otherSources: {
    savingsInterest: 22_000,
    depositInterest: 1_40_000,
    dividends: { amount: 1_20_000, byInstalment: [20_000, 30_000, 40_000, 20_000, 10_000] },
    special: [{ code: '115BB', amount: 10_000, byInstalment: [0, 10_000, 0, 0, 0] }],
  },
  deductions: {
    '80C': 1_50_000,
    '80CCD(1B)': 50_000,
    '80CCD(2)': 1_50_000,
    '80D': { self: { premium: 25_000 }, parents: { premium: 60_000, senior: true } },
    '80G': [{ kind: '50-limit', other: 1_00_000 }],
    '80TTA': 10_000,
  },
  broughtForward: [
    { assessmentYear: '2021-22', kind: 'short-term', amount: 80_000 },
    { assessmentYear: '2022-23', kind: 'long-term', amount: 2_00_000 },
  ],
  foreignIncome: [{ country: 'US', section: '90', income: 40_000, taxPaidAbroad: 10_000 }],
  taxesPaid: {
    tds: 7_00_000,
    payments: [
      { date: '2024-12-10', amount: 50_000 },
      { date: '2025-09-10', amount: 40_000 },
    ],
  },
});

const measure = (work: () => unknown, runs: number) => {
  const started = performance.now();
  work();
  const first = performance.now() - started;
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const at = performance.now();
    work();
    times.push(performance.now() - at);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { first, median: at(0.5), most: at(0.95), worst: at(1) };
};

const small: TaxInput = {
  assessmentYear: '2026-27',
  regime: 'new',
  form: 'ITR-1',
  assessee: { type: 'individual', dateOfBirth: '1990-01-01' },
  salary: { employers: [{ salary: 12_85_000 }] },
  taxesPaid: { tds: 10_400 },
};

const cases: [string, () => unknown, number][] = [
  ['ITR-1, one employer', () => computeTax(small).breakdown, 2_000],
  [`ITR-2, ${gainRows} sales`, () => computeTax(fullItr2(gainRows)).breakdown, 300],
  [`ITR-2, ${gainRows} sales, both regimes`, () => compareRegimes(fullItr2(gainRows)), 200],
  ['ITR-2, 5,000 sales', () => computeTax(fullItr2(5_000)).breakdown, 40],
];

console.table(
  Object.fromEntries(
    cases.map(([name, work, runs]) => {
      const { first, median, most, worst } = measure(work, runs);
      return [
        name,
        {
          'first ms': first.toFixed(2),
          'p50 ms': median.toFixed(3),
          'p95 ms': most.toFixed(3),
          'worst ms': worst.toFixed(2),
        },
      ];
    }),
  ),
);
/** Processor time of one call in microseconds, which neighbours on the machine do not lengthen. */
const processor = (work: () => unknown, runs: number): number => {
  for (let i = 0; i < runs / 4; i += 1) work();
  const from = process.threadCpuUsage();
  for (let i = 0; i < runs; i += 1) work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / runs;
};
const simple = processor(() => computeTax(small), 20_000);
console.log(`computeTax of a simple salary return: ${simple.toFixed(1)} us of processor (limit 50 us)`);
const limit = 3;
const itr2 = fullItr2(gainRows);
// With the tree of lines, which is calculated when read.
const { median, most } = measure(() => computeTax(itr2).breakdown, 1_000);
const full = processor(() => computeTax(itr2).breakdown, 1_000) / 1000;
console.log(
  `computeTax of a full ITR-2 with ${gainRows} sales: p50 ${median.toFixed(3)} p95 ${most.toFixed(3)} ms (limit ${limit} ms), ${full.toFixed(3)} ms of processor`,
);
if (most >= limit || simple >= 50) process.exitCode = 1;
