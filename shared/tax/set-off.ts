import { startYear } from '../dates.ts';
import { formatRupees, mulDiv, type Rupees, sum } from '../money.ts';
import { type BucketInfo, type ByBucket, gainBuckets } from './heads/capital-gains/buckets.ts';
import type { LossKind } from './inputs/losses.ts';
import { type Context, slabsOf } from './model/context.ts';
import { note } from './model/notes.ts';
import type { BroughtForwardLoss, CarriedLoss, IncomePool, PoolRow, SetOffLine } from './model/types.ts';
import { marginalRate } from './years/slabs.ts';

/** Incomes by pool; before set-off a pool may be negative, afterwards none is. */
export type Pools = {
  salary: Rupees;
  houseProperty: Rupees;
  business: Rupees;
  speculative: Rupees;
  specified: Rupees;
  otherSources: Rupees;
  raceHorses: Rupees;
  gains: ByBucket;
};

export type SetOffResult = {
  pools: Pools;
  lines: SetOffLine[];
  rows: PoolRow[];
  carried: CarriedLoss[];
  /** What goes with partners who left (s.78(1)). */
  lapsed: CarriedLoss[];
};

type Pot = { pool: IncomePool; name: string; get: () => Rupees; take: (amount: Rupees) => void };
type HeadPool = Exclude<keyof Pools, 'gains'>;

const headLabels: Record<HeadPool, string> = {
  salary: 'Salaries',
  houseProperty: 'House property',
  business: 'Business or profession',
  speculative: 'Speculative business',
  specified: 'Specified business',
  otherSources: 'Other sources',
  raceHorses: 'Race horses',
};

/** Losses that survive a late return: s.80 does not name house property or depreciation. */
const survivesLateReturn: readonly LossKind[] = ['house-property', 'depreciation'];

/** Which incomes a loss of another head meets first; section 71 leaves the choice to the assessee. */
export type HeadOrder = 'heads-first' | 'gains-first';

/** Whether the order of set-off across heads can matter: a loss that may leave its head, gains at special rates and other income to meet it. */
export const orderMatters = (ctx: Context, pools: Pools): boolean =>
  (pools.business < 0 ||
    pools.otherSources < 0 ||
    (pools.houseProperty < 0 && !ctx.newRegime) ||
    (ctx.input.broughtForward ?? []).some(({ kind }) => kind === 'depreciation')) &&
  gainBuckets.some(({ bucket, rate }) => rate !== 'slab' && pools.gains[bucket] > 0) &&
  [pools.salary, pools.houseProperty, pools.business, pools.otherSources, pools.raceHorses].some(
    (n) => n > 0,
  );

/**
 * Of the losses brought forward, the part of partners who retired or died, as far as it exceeds their profit of the year (s.78(1)): their profit
 * covers the oldest losses first. Unabsorbed depreciation is not a loss.
 */
const lostWithPartners = (ctx: Context): CarriedLoss[] => {
  const losses = (ctx.input.broughtForward ?? [])
    .filter(({ kind }) => kind !== 'depreciation')
    .sort((a, b) => a.assessmentYear.localeCompare(b.assessmentYear));
  const out: CarriedLoss[] = [];
  for (const {
    share: [part, whole],
    profit,
  } of ctx.input.retiredPartners ?? []) {
    let covered = Math.max(0, profit);
    for (const { assessmentYear, kind, amount } of losses) {
      const own = mulDiv(amount, part, whole);
      const used = Math.min(own, covered);
      covered -= used;
      if (own > used) out.push({ assessmentYear, kind, amount: own - used });
    }
  }
  return out;
};

/** The losses less what lapsed of them. */
const remaining = (losses: readonly BroughtForwardLoss[], lapsed: readonly CarriedLoss[]) =>
  losses.map((loss) => {
    const lost = sum(
      lapsed
        .filter(({ assessmentYear, kind }) => assessmentYear === loss.assessmentYear && kind === loss.kind)
        .map(({ amount }) => amount),
    );
    return { ...loss, amount: Math.max(0, loss.amount - lost) };
  });

/**
 * Set-off within and between heads and of earlier losses (ss.70 to 80, 32(2)), in the order of Schedules CYLA, BFLA and CFL.
 * `depreciation` is this year's, inside a business loss; `late` that the return is after the due date.
 */
export const setOffLosses = (
  ctx: Context,
  given: Pools,
  depreciation: Rupees,
  late: boolean,
  across: HeadOrder = 'heads-first',
): SetOffResult => {
  const pools: Pools = { ...given, gains: { ...given.gains } };
  const ay = ctx.input.assessmentYear;
  const lines: SetOffLine[] = [];
  const carried: CarriedLoss[] = [];

  const head = (name: HeadPool): Pot => ({
    pool: name,
    name: headLabels[name],
    get: () => pools[name],
    take: (amount) => {
      pools[name] -= amount;
    },
  });
  const slabRate = marginalRate(
    Math.max(0, pools.salary) + Math.max(0, pools.business) + Math.max(0, pools.otherSources),
    ctx.bySlabs ? slabsOf(ctx) : [{ upTo: null, rate: ctx.rules.flatRates.maximumMarginal }],
  );
  const rateOf = (rate: number | 'slab') => (rate === 'slab' ? slabRate : rate);
  const ordered =
    ctx.switches.lossOrder === 'form-order'
      ? gainBuckets
      : [...gainBuckets].sort(
          (a, b) =>
            rateOf(b.rate) - rateOf(a.rate) || Number(a.section === '112A') - Number(b.section === '112A'),
        );
  const gainPot = ({ bucket, section }: BucketInfo, get: () => Rupees): Pot => ({
    pool: bucket,
    name: bucket === 'stcg-slab' ? 'Short-term gains at slab rates' : `Gains u/s ${section} (${bucket})`,
    get,
    take: (amount) => {
      pools.gains[bucket] -= amount;
    },
  });
  // a loss set off against a gain the yearly exemption of s.112A(2) covers saves nothing: those come last
  const sparing = ctx.switches.lossOrder === 'highest-rate-first';
  const above112AExemption = () =>
    Math.max(0, pools.gains['112A-10'] + pools.gains['112A-12.5'] - ctx.rules.capitalGains.exemption112A);
  const gainPots = (long: boolean, short: boolean): { taxed: Pot[]; exempt: Pot[] } => {
    const open = ordered.filter(({ term }) => (term === 'long' ? long : short));
    return {
      taxed: open.map((info) =>
        gainPot(
          info,
          sparing && info.section === '112A'
            ? () => Math.min(pools.gains[info.bucket], above112AExemption())
            : () => pools.gains[info.bucket],
        ),
      ),
      exempt: sparing
        ? open
            .filter(({ section }) => section === '112A')
            .map((info) => gainPot(info, () => pools.gains[info.bucket]))
        : [],
    };
  };
  const onlyGains = (long: boolean, short: boolean): Pot[] => {
    const { taxed, exempt } = gainPots(long, short);
    return [...taxed, ...exempt];
  };
  /** Heads and gains for a loss of another head. */
  const acrossHeads = (heads: Pot[]): Pot[] => {
    const { taxed, exempt } = gainPots(true, true);
    return across === 'gains-first' ? [...taxed, ...heads, ...exempt] : [...heads, ...taxed, ...exempt];
  };

  const spend = (loss: SetOffLine['loss'], year: string, amount: Rupees, pots: Pot[]): Rupees => {
    let left = amount;
    for (const pot of pots) {
      if (left <= 0) break;
      const used = Math.min(left, pot.get());
      if (used <= 0) continue;
      pot.take(used);
      left -= used;
      lines.push({ loss, assessmentYear: year, pool: pot.pool, against: pot.name, amount: used });
    }
    return left;
  };

  /** Empties a negative pool and returns the loss that was in it. */
  const drain = (pot: Pot): Rupees => {
    const value = pot.get();
    if (value >= 0) return 0;
    pot.take(value);
    return -value;
  };

  const carry = (kind: LossKind, amount: Rupees): void => {
    if (amount <= 0) return;
    if (late && !survivesLateReturn.includes(kind)) {
      note(ctx, 'loss-not-carried', { amount: formatRupees(amount) });
      return;
    }
    carried.push({ assessmentYear: ay, kind, amount });
  };

  // gains: long-term losses first, they have nowhere else to go (s.70(3)); then short-term ones (s.70(2))
  let longLoss = 0;
  let shortLoss = 0;
  for (const { bucket, term } of gainBuckets) {
    const value = pools.gains[bucket];
    if (value >= 0) continue;
    pools.gains[bucket] = 0;
    if (term === 'long') longLoss -= value;
    else shortLoss -= value;
  }
  longLoss = spend('long-term', ay, longLoss, onlyGains(true, false));
  shortLoss = spend('short-term', ay, shortLoss, onlyGains(true, true));

  const houseLoss = drain(head('houseProperty'));
  const businessLoss = drain(head('business'));
  const speculativeLoss = drain(head('speculative'));
  const specifiedLoss = drain(head('specified'));
  const otherLoss = drain(head('otherSources'));
  const horseLoss = drain(head('raceHorses'));

  // house property: at most two lakh against other heads, none in the new regime (ss.71(3A), 115BAC(2)(ii))
  const normalPots = [
    head('salary'),
    head('business'),
    head('speculative'),
    head('specified'),
    head('otherSources'),
  ];
  let houseLeft = houseLoss;
  if (!ctx.newRegime && houseLoss > 0) {
    const usable = Math.min(houseLoss, ctx.rules.houseProperty.lossAgainstOthers);
    houseLeft =
      houseLoss -
      usable +
      spend('house-property', ay, usable, acrossHeads([...normalPots, head('raceHorses')]));
  }
  // business: same head first, then any head but salary (s.71(2A))
  const businessLeft = spend('business', ay, businessLoss, [
    head('speculative'),
    head('specified'),
    ...acrossHeads([head('houseProperty'), head('otherSources'), head('raceHorses')]),
  ]);
  spend('other-sources', ay, otherLoss, [
    head('raceHorses'),
    ...acrossHeads([
      head('salary'),
      head('houseProperty'),
      head('business'),
      head('speculative'),
      head('specified'),
    ]),
  ]);

  const afterCurrent = { ...pools, gains: { ...pools.gains } };

  // earlier years, oldest first (Schedule BFLA)
  const potsFor: Record<LossKind, () => Pot[]> = {
    'house-property': () => [head('houseProperty')],
    business: () => [head('business'), head('speculative'), head('specified')],
    speculative: () => [head('speculative')],
    'specified-business': () => [head('specified')],
    'short-term': () => onlyGains(true, true),
    'long-term': () => onlyGains(true, false),
    'race-horses': () => [head('raceHorses')],
    depreciation: () => [
      head('business'),
      head('speculative'),
      head('specified'),
      ...acrossHeads([head('houseProperty'), head('otherSources')]),
    ],
  };
  const order: LossKind[] = [
    'house-property',
    'business',
    'speculative',
    'specified-business',
    'long-term',
    'short-term',
    'race-horses',
    'depreciation',
  ];
  const lapsed = lostWithPartners(ctx);
  const brought = remaining(ctx.input.broughtForward ?? [], lapsed).sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || a.assessmentYear.localeCompare(b.assessmentYear),
  );
  if (
    ctx.newRegime &&
    brought.some(({ kind }) => kind === 'business' || kind === 'depreciation' || kind === 'house-property')
  ) {
    note(ctx, 'brought-forward-new-regime');
  }
  const current = startYear(ay);
  const ageOf = (loss: BroughtForwardLoss) => current - startYear(loss.assessmentYear);
  const lifeOf = ({ kind }: BroughtForwardLoss) => ctx.rules.lossYears[kind] ?? Number.POSITIVE_INFINITY;
  for (const loss of brought) {
    if (ageOf(loss) <= 0 || ageOf(loss) > lifeOf(loss)) {
      note(ctx, 'loss-expired', { year: loss.assessmentYear });
      continue;
    }
    const left = spend(loss.kind, loss.assessmentYear, loss.amount, potsFor[loss.kind]());
    if (left > 0 && ageOf(loss) + 1 <= lifeOf(loss)) {
      carried.push({ assessmentYear: loss.assessmentYear, kind: loss.kind, amount: left });
    }
  }

  if (ctx.newRegime && ctx.switches.newRegimeHouseLoss === 'lapses') {
    if (houseLeft > 0) {
      note(ctx, 'house-loss-new-regime', { amount: formatRupees(houseLeft) });
    }
  } else carry('house-property', houseLeft);
  const unabsorbed = Math.min(businessLeft, depreciation);
  carry('business', businessLeft - unabsorbed);
  carry('depreciation', unabsorbed);
  carry('speculative', speculativeLoss);
  carry('specified-business', specifiedLoss);
  carry('short-term', shortLoss);
  carry('long-term', longLoss);
  carry('race-horses', horseLoss);
  return { pools, lines, rows: poolRows(given, afterCurrent, pools), carried, lapsed };
};

const headPools = Object.keys(headLabels) as HeadPool[];

const poolRows = (given: Pools, current: Pools, final: Pools): PoolRow[] => [
  ...headPools.map((pool) => ({
    pool,
    income: Math.max(0, given[pool]),
    afterCurrent: current[pool],
    afterBroughtForward: final[pool],
  })),
  ...gainBuckets.map(({ bucket }) => ({
    pool: bucket,
    income: Math.max(0, given.gains[bucket]),
    afterCurrent: current.gains[bucket],
    afterBroughtForward: final.gains[bucket],
  })),
];
