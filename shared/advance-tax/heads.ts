import { type AssessmentYear, ageInPreviousYear, financialYearOf } from '../dates.ts';
import { positive, type Rupees, sum } from '../money.ts';
import type { GainBucket } from '../tax/inputs/capital-gains.ts';
import type { HealthClaim } from '../tax/inputs/deductions.ts';
import type { ByInstalment, SpecialSource } from '../tax/inputs/other-sources.ts';
import type { AssesseeInput, Regime, TaxInput, TaxResult } from '../tax/model/types.ts';
import { hasLaw, rulesOf } from '../tax/years/index.ts';
import { sectionIn } from '../tax/years/sections.ts';

/** Heads of an estimate, in the order of a computation. `section` is that of the Act of 1961. */
export const estimateHeads = [
  { id: 'salary', label: 'Salary and pension, before the standard deduction', section: '15' },
  { id: 'house_property', label: 'House property: income or loss', section: '22' },
  { id: 'business', label: 'Business or profession as per books: profit or loss', section: '28' },
  { id: 'presumptive_44ad', label: 'Presumptive business income', section: '44AD' },
  { id: 'presumptive_44ada', label: 'Presumptive professional income', section: '44ADA' },
  { id: 'stcg_111a', label: 'Short-term gains on listed shares and equity funds', section: '111A' },
  { id: 'stcg_other', label: 'Other short-term gains', section: '45' },
  { id: 'ltcg_112a', label: 'Long-term gains on listed shares and equity funds', section: '112A' },
  { id: 'ltcg_112', label: 'Other long-term gains', section: '112' },
  { id: 'virtual_assets', label: 'Virtual digital assets', section: '115BBH' },
  { id: 'interest', label: 'Interest', section: '56' },
  { id: 'dividend', label: 'Dividends', section: '56' },
  { id: 'lottery', label: 'Lotteries, games and betting', section: '115BB' },
  { id: 'other', label: 'Other income at normal rates', section: '56' },
  { id: 'agricultural', label: 'Net agricultural income, for the rate', section: '10(1)' },
] as const;
export type HeadId = (typeof estimateHeads)[number]['id'];

/** Heads whose income counts from the instalment after it arose (first proviso to s.234C(1), s.425(4)). */
export const accruingHeads = [
  'stcg_111a',
  'stcg_other',
  'ltcg_112a',
  'ltcg_112',
  'virtual_assets',
  'dividend',
  'lottery',
] as const satisfies readonly HeadId[];
type AccruingHead = (typeof accruingHeads)[number];

/** Heads that may be a loss. */
export const signedHeads: readonly HeadId[] = [
  'house_property',
  'business',
  'stcg_111a',
  'stcg_other',
  'ltcg_112a',
  'ltcg_112',
];

/** Deductions that are one amount; the rest of Chapter VI-A is carried as it was. `section` is that of the Act of 1961. */
export const estimateDeductions = [
  { id: '80C', label: 'Savings, insurance, tuition, repayment of a home loan', section: '80C' },
  {
    id: '80CCD(1B)',
    label: 'National Pension System, own contribution beyond the 80C limit',
    section: '80CCD(1B)',
  },
  { id: '80CCD(2)', label: 'National Pension System, employer’s contribution', section: '80CCD(2)' },
  { id: '80D', label: 'Health insurance of the family', section: '80D' },
  { id: '80D_parents', label: 'Health insurance of parents below 60', section: '80D' },
  { id: '80D_senior_parents', label: 'Health insurance of a parent of 60 or more', section: '80D' },
  { id: '80E', label: 'Interest on an education loan', section: '80E' },
  { id: '80G', label: 'Donations with 50% deduction', section: '80G' },
  { id: '80TTA', label: 'Interest on savings accounts, below 60', section: '80TTA' },
  { id: '80TTB', label: 'Interest on deposits, 60 or more', section: '80TTB' },
] as const;
type EstimateDeduction = (typeof estimateDeductions)[number]['id'];

/** The preparer's inputs; missing ones are taken from last year's return. Whole rupees. */
export type EstimateFacts = {
  regime?: Regime | undefined;
  heads?: Partial<Record<HeadId, Rupees>> | undefined;
  /** Income by the five periods of Schedule CG (to 15 June, September, December, March, 31 March); their sum is the head. */
  periods?: Partial<Record<AccruingHead, ByInstalment>> | undefined;
  deductions?: Partial<Record<EstimateDeduction, Rupees>> | undefined;
  /** The business head is the profit of the trial balance. */
  use_books?: boolean | undefined;
  /** The business began in the year: its income shortens no earlier instalment. */
  new_business?: boolean | undefined;
};

/** Where the figure of a head comes from. */
type HeadSource = 'typed' | 'books' | 'last_year' | 'none';

/** A head of the estimate with its figures. */
export type EstimateHead = {
  id: HeadId;
  label: string;
  section: string;
  last_year: Rupees | null;
  amount: Rupees;
  source: HeadSource;
};

const rupees = (amount: number | undefined): Rupees => amount ?? 0;

const bucketsOf: Readonly<Partial<Record<HeadId, readonly GainBucket[]>>> = {
  stcg_111a: ['111A-20', '111A-15'],
  stcg_other: ['stcg-slab', '115AD-30'],
  ltcg_112a: ['112A-12.5', '112A-10'],
  ltcg_112: ['112-12.5', '112-20', '112-10'],
};

/** Last year's income of a head, from its result. */
function lastYearOf(id: HeadId, { input, ...last }: TaxResult): Rupees {
  const other = input.otherSources;
  switch (id) {
    case 'salary':
      return last.salary.gross - last.salary.totalExempt;
    case 'house_property':
      return last.houseProperty.income;
    case 'business':
      return last.business.income - sum(last.business.presumptive.map(({ declared }) => declared));
    case 'presumptive_44ad':
    case 'presumptive_44ada': {
      const section = id === 'presumptive_44ad' ? '44AD' : '44ADA';
      return sum(
        last.business.presumptive.filter((row) => row.section === section).map((row) => row.declared),
      );
    }
    case 'virtual_assets':
      return last.capitalGains.virtualAssets;
    case 'interest':
      return (
        rupees(other?.savingsInterest) +
        rupees(other?.depositInterest) +
        rupees(other?.refundInterest) +
        rupees(other?.otherInterest)
      );
    case 'dividend':
      return rupees(other?.dividends?.amount) - rupees(other?.dividends?.buyBack);
    case 'lottery':
      return sum(
        last.otherSources.special
          .filter(({ code }) => code === '115BB' || code === '115BBJ')
          .map(({ income }) => income),
      );
    case 'other':
      return (
        last.otherSources.normal -
        lastYearOf('interest', { input, ...last }) -
        lastYearOf('dividend', { input, ...last }) -
        rupees(other?.dividends?.buyBack)
      );
    case 'agricultural':
      return rupees(input.agriculturalIncome);
    default:
      return sum(
        last.capitalGains.buckets
          .filter(({ bucket }) => bucketsOf[id]!.includes(bucket as GainBucket))
          .map(({ gain, loss }) => gain - loss),
      );
  }
}

const empty: ByInstalment = [0, 0, 0, 0, 0];

/** This year's gains by bucket: inputs replace last year's, which keeps the periods in which they arose. */
type GainTotals = NonNullable<NonNullable<TaxInput['capitalGains']>['totals']>;
function gainTotals(facts: EstimateFacts, last: TaxResult | undefined): GainTotals {
  return (Object.entries(bucketsOf) as [HeadId, readonly GainBucket[]][]).flatMap(
    ([id, buckets]): GainTotals => {
      const bucket = buckets[0]!;
      const periods = facts.periods?.[id as AccruingHead];
      if (periods) return [{ bucket, gain: sum(periods), byInstalment: periods }];
      const typed = facts.heads?.[id];
      if (typed !== undefined) return typed === 0 ? [] : [{ bucket, gain: typed }];
      const gain = last ? lastYearOf(id, last) : 0;
      if (gain === 0) return [];
      const rows = last!.capitalGains.byInstalment.filter((row) => buckets.includes(row.bucket));
      const columns = empty.map((_, at) => sum(rows.map(({ amounts }) => amounts[at]))) as number[];
      // the columns show gains after losses; where less is left, all counts from the first date, which is
      // never too little
      return [
        {
          bucket,
          gain,
          ...(sum(columns) === gain ? { byInstalment: columns as unknown as ByInstalment } : {}),
        },
      ];
    },
  );
}

const special = (facts: EstimateFacts, last: TaxResult | undefined): SpecialSource[] => {
  const carried = last?.input.otherSources?.special ?? [];
  const periods = facts.periods?.lottery;
  const typed = periods ? sum(periods) : facts.heads?.lottery;
  if (typed === undefined) return carried;
  return [
    ...carried.filter(({ code }) => code !== '115BB' && code !== '115BBJ'),
    ...(typed > 0
      ? [{ code: '115BB' as const, amount: typed, ...(periods ? { byInstalment: periods } : {}) }]
      : []),
  ];
};

function otherSources(facts: EstimateFacts, last: TaxResult | undefined): TaxInput['otherSources'] {
  const { dividends: carriedDividends, special: _, ...carried } = last?.input.otherSources ?? {};
  const { savingsInterest, depositInterest, refundInterest, otherInterest, ...rest } = carried;
  const { heads, periods } = facts;
  const interest =
    heads?.interest !== undefined
      ? { otherInterest: heads.interest }
      : { savingsInterest, depositInterest, refundInterest, otherInterest };
  const dividend = periods?.dividend ? sum(periods.dividend) : heads?.dividend;
  const {
    amount = 0,
    buyBack = 0,
    byInstalment,
    interestExpense,
  } = carriedDividends ?? { amount: 0, buyBack: 0 };
  const dividends =
    dividend !== undefined
      ? { amount: dividend, ...(periods?.dividend ? { byInstalment: periods.dividend } : {}) }
      : {
          // a buy-back of 2026-27 is a gain, not a dividend
          amount: amount - buyBack,
          ...(interestExpense ? { interestExpense } : {}),
          ...(byInstalment && buyBack === 0 ? { byInstalment } : {}),
        };
  return {
    ...(heads?.other !== undefined ? { other: [{ label: 'Other income', amount: heads.other }] } : rest),
    ...Object.fromEntries(Object.entries(interest).filter(([, value]) => value !== undefined)),
    dividends,
    special: special(facts, last),
  };
}

function business(facts: EstimateFacts, last: TaxResult | undefined, books: Rupees | undefined) {
  const { firstYear: _, ...carried } = last?.input.business ?? {};
  const { heads } = facts;
  const typed = heads?.business ?? (facts.use_books ? books : undefined);
  const out: NonNullable<TaxInput['business']> = { ...carried };
  if (typed !== undefined) {
    const { presumptive44AD, presumptive44ADA, presumptive44AE, virtualAssets } = carried;
    for (const key of Object.keys(out)) delete out[key as keyof typeof out];
    Object.assign(
      out,
      presumptive44AD && { presumptive44AD },
      presumptive44ADA && { presumptive44ADA },
      presumptive44AE && { presumptive44AE },
      virtualAssets && { virtualAssets },
    );
    if (typed !== 0) out.books = [{ label: 'Business or profession', netProfit: typed }];
  }
  const presumptive = (id: 'presumptive_44ad' | 'presumptive_44ada') => {
    const amount = heads?.[id];
    if (amount === undefined) return;
    const key = id === 'presumptive_44ad' ? 'presumptive44AD' : 'presumptive44ADA';
    delete out[key];
    if (amount > 0) out[key] = [{ bank: 0, cash: 0, declared: amount }];
  };
  presumptive('presumptive_44ad');
  presumptive('presumptive_44ada');
  if (facts.new_business) out.firstYear = true;
  return out;
}

/** Last year's claim of a deduction. */
function lastClaimOf(id: EstimateDeduction, { input }: TaxResult): Rupees {
  const claims = input.deductions ?? {};
  const spent = (side: HealthClaim | undefined) =>
    sum([side?.premium, side?.preventive, side?.medicalExpenditure]);
  const { self, parents } = claims['80D'] ?? {};
  switch (id) {
    case '80D':
      return spent(self);
    case '80D_parents':
      return parents?.senior ? 0 : spent(parents);
    case '80D_senior_parents':
      return parents?.senior ? spent(parents) : 0;
    case '80G':
      return sum(
        (claims['80G'] ?? []).filter(({ kind }) => kind === '50').map((one) => sum([one.cash, one.other])),
      );
    default:
      return rupees(claims[id]);
  }
}

/** Deductions, with inputs replacing last year's claims; under 80D each side is replaced as a whole. */
function deductions(
  facts: EstimateFacts,
  last: TaxResult | undefined,
  senior: boolean,
): TaxInput['deductions'] {
  const out = { ...last?.input.deductions };
  for (const [id, amount] of Object.entries(facts.deductions ?? {}) as [EstimateDeduction, Rupees][]) {
    const health = { ...out['80D'] };
    if (id === '80D')
      out['80D'] = { ...health, self: { senior: health.self?.senior ?? senior, premium: amount } };
    else if (id === '80D_parents' || id === '80D_senior_parents') {
      // one parent of 60 or more makes the larger limit that of both
      const elder = id === '80D_senior_parents';
      if (amount > 0 || Boolean(health.parents?.senior) === elder)
        out['80D'] = { ...health, parents: { senior: elder, premium: amount } };
    } else if (id === '80G')
      out['80G'] = [
        ...(out['80G'] ?? []).filter(({ kind }) => kind !== '50'),
        ...(amount > 0 ? [{ kind: '50' as const, other: amount }] : []),
      ];
    else out[id] = amount;
  }
  return out;
}

/** The deductions that can be typed, with last year's claim; `section` is that of the Act of the year. */
export const estimateDeductionRows = (act: '1961' | '2025', last: TaxResult | undefined) =>
  estimateDeductions.map(({ id, label, section }) => ({
    id,
    label,
    section: sectionIn(act, section),
    last_year: last ? lastClaimOf(id, last) : null,
  }));

/** Losses of the year before as they come into this one. */
const broughtForward = (last: TaxResult | undefined): TaxInput['broughtForward'] =>
  (last?.lossesCarriedForward ?? []).map(({ assessmentYear, kind, amount }) => ({
    assessmentYear,
    kind,
    amount,
  }));

/**
 * The estimate for a year: last year's return by head, overridden by the inputs, without taxes paid.
 * RangeError for a year without law.
 */
export function estimateInput(
  year: AssessmentYear,
  assessee: AssesseeInput,
  facts: EstimateFacts,
  last?: TaxResult,
  books?: Rupees,
): TaxInput {
  if (!hasLaw(year)) throw new RangeError(`There is no law for assessment year ${year} here`);
  const { heads } = facts;
  const from = last?.input;
  const house = heads?.house_property;
  const own = heads?.salary;
  const virtual = facts.periods?.virtual_assets
    ? sum(facts.periods.virtual_assets)
    : (heads?.virtual_assets ?? (last ? lastYearOf('virtual_assets', last) : 0));
  const { virtualAssets: __, ...trade } = business(facts, last, books);
  const days = periodDays(year);
  const category = from?.salary?.employers[0]?.category;
  return {
    assessmentYear: year,
    regime: facts.regime ?? last?.regime ?? 'new',
    assessee: from ? from.assessee : assessee,
    ...(own !== undefined
      ? { salary: { employers: [{ salary: own, ...(category ? { category } : {}) }] } }
      : from?.salary
        ? { salary: from.salary }
        : {}),
    ...(house !== undefined
      ? { houseProperty: { properties: [], passThrough: house } }
      : from?.houseProperty
        ? { houseProperty: from.houseProperty }
        : {}),
    business: trade,
    capitalGains: {
      totals: gainTotals(facts, last),
      ...(from?.capitalGains?.atOwnRate ? { atOwnRate: from.capitalGains.atOwnRate } : {}),
      virtualAssets: facts.periods?.virtual_assets
        ? facts.periods.virtual_assets
            .map((amount, at) => ({ soldOn: days[at]!, saleValue: amount, cost: 0 }))
            .filter(({ saleValue }) => saleValue > 0)
        : virtual > 0
          ? [{ saleValue: virtual, cost: 0 }]
          : [],
    },
    otherSources: otherSources(facts, last),
    ...(from?.clubbing ? { clubbing: from.clubbing } : {}),
    ...(from?.trust ? { trust: from.trust } : {}),
    agriculturalIncome: heads?.agricultural ?? rupees(from?.agriculturalIncome),
    deductions: deductions(facts, last, isSenior(year, from?.assessee ?? assessee)),
    broughtForward: broughtForward(last),
    ...(from?.foreignIncome ? { foreignIncome: from.foreignIncome } : {}),
    ...(last && last.tax.amt.creditCarried > 0
      ? { amt: { creditBroughtForward: last.tax.amt.creditCarried } }
      : {}),
    ...(from?.switches ? { switches: from.switches } : {}),
  };
}

/** A resident of 60 or more in the year, for whom s.80D allows more. */
const isSenior = (year: AssessmentYear, { dateOfBirth, residency }: AssesseeInput): boolean =>
  residency !== 'non-resident' &&
  dateOfBirth !== undefined &&
  ageInPreviousYear(dateOfBirth, year) >= rulesOf(year).ages.senior;

/** A day in each of the five periods. */
const periodDays = (year: AssessmentYear): string[] => {
  const start = Number(financialYearOf(year).slice(0, 4));
  return [`${start}-06-01`, `${start}-09-01`, `${start}-12-01`, `${start + 1}-03-01`, `${start + 1}-03-31`];
};

/** The heads of an estimate with last year's figure, the figure used and the reason. */
export function estimateHeadRows(
  act: '1961' | '2025',
  facts: EstimateFacts,
  last: TaxResult | undefined,
  books: Rupees | undefined,
): EstimateHead[] {
  return estimateHeads.map(({ id, label, section }) => {
    const before = last ? lastYearOf(id, last) : null;
    const periods = facts.periods?.[id as AccruingHead];
    const typed = periods ? sum(periods) : facts.heads?.[id];
    const fromBooks = id === 'business' && facts.use_books ? books : undefined;
    const amount = typed ?? fromBooks ?? before ?? 0;
    return {
      id,
      label,
      section: sectionIn(act, section),
      last_year: before,
      amount,
      source:
        typed !== undefined
          ? 'typed'
          : fromBooks !== undefined
            ? 'books'
            : before !== null
              ? 'last_year'
              : 'none',
    };
  });
}

/** Tax deducted and collected in last year's return. */
export const creditsOf = (last: TaxResult | undefined): { tds: Rupees; tcs: Rupees } => ({
  tds: positive(rupees(last?.input.taxesPaid?.tds)),
  tcs: positive(rupees(last?.input.taxesPaid?.tcs)),
});
