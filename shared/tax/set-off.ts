import { startYear } from '../dates.ts';
import { formatRupees, mulDiv, type Rupees, sum } from '../money.ts';
import { type BucketInfo, type ByBucket, gainBuckets } from './heads/capital-gains/buckets.ts';
import type { LossKind } from './inputs/losses.ts';
import { type Context, slabsOf } from './model/context.ts';
import { note } from './model/notes.ts';
import type { BroughtForwardLoss, CarriedLoss, IncomePool, PoolRow, SetOffLine } from './model/types.ts';
import { marginalRate } from './years/slabs.ts';

/** Incomes by pool; negative only before set-off. */
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
  /** Lapses with partners who left (s.78(1)). */
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
 * Part of the losses brought forward of partners who retired or died, in excess of their profit of the year
 * (s.78(1)): their profit covers the oldest losses first. Unabsorbed depreciation is not a loss.
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

/** The losses less those that lapsed. */
const remaining = (losses: readonly BroughtForwardLoss[], lapsed: readonly CarriedLoss[]) =>
  losses.map((loss) => {
    const lost = sum(
      lapsed
        .filter(({ assessmentYear, kind }) => assessmentYear === loss.assessmentYear && kind === loss.kind)
        .map(({ amount }) => amount),
    );
    return { ...loss, amount: Math.max(0, loss.amount - lost) };
  });

/** Current incomes losses may be set off against. */
type Pots = {
  head: (name: HeadPool) => Pot;
  /** Gains of the given terms. */
  gains: (terms: { long: boolean; short: boolean }) => Pot[];
  /** Heads and gains for a loss of another head. */
  acrossHeads: (heads: readonly HeadPool[]) => Pot[];
};

/** Working state of one return's set-off; `pools` and the lists change. */
type Work = {
  ctx: Context;
  pools: Pools;
  pots: Pots;
  lines: SetOffLine[];
  carried: CarriedLoss[];
  late: boolean;
};

/** Sorts kinds of gain in the order losses meet them: as on the form, or those taxed highest first by the incomes before set-off. */
const gainOrder = (ctx: Context, pools: Pools): ((open: BucketInfo[]) => BucketInfo[]) => {
  if (ctx.switches.lossOrder === 'form-order') return (open) => open;
  const slabRate = marginalRate(
    Math.max(0, pools.salary) + Math.max(0, pools.business) + Math.max(0, pools.otherSources),
    ctx.bySlabs ? slabsOf(ctx) : [{ upTo: null, rate: ctx.rules.flatRates.maximumMarginal }],
  );
  const rateOf = (rate: number | 'slab') => (rate === 'slab' ? slabRate : rate);
  return (open) =>
    open.sort(
      (a, b) =>
        rateOf(b.rate) - rateOf(a.rate) || Number(a.section === '112A') - Number(b.section === '112A'),
    );
};

const potsOf = (ctx: Context, pools: Pools, across: HeadOrder): Pots => {
  const head = (name: HeadPool): Pot => ({
    pool: name,
    name: headLabels[name],
    get: () => pools[name],
    take: (amount) => {
      pools[name] -= amount;
    },
  });
  const inOrder = gainOrder(ctx, pools);
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
    const open = inOrder(
      gainBuckets.filter(({ bucket, term }) => (term === 'long' ? long : short) && pools.gains[bucket] > 0),
    );
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
  return {
    head,
    gains: ({ long, short }) => {
      const { taxed, exempt } = gainPots(long, short);
      return [...taxed, ...exempt];
    },
    acrossHeads: (names) => {
      const heads = names.map(head);
      const { taxed, exempt } = gainPots(true, true);
      return across === 'gains-first' ? [...taxed, ...heads, ...exempt] : [...heads, ...taxed, ...exempt];
    },
  };
};

/** Sets a loss off against the pots in their order and returns the balance; most returns have no loss, so pots are made on demand. */
const spend = (
  work: Work,
  loss: SetOffLine['loss'],
  assessmentYear: string,
  amount: Rupees,
  pots: () => Pot[],
): Rupees => {
  if (amount <= 0) return amount;
  let left = amount;
  for (const pot of pots()) {
    if (left <= 0) break;
    const used = Math.min(left, pot.get());
    if (used <= 0) continue;
    pot.take(used);
    left -= used;
    work.lines.push({ loss, assessmentYear, pool: pot.pool, against: pot.name, amount: used });
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

/** Carries a loss of this year forward, if the filing date allows it. */
const carry = ({ ctx, carried, late }: Work, kind: LossKind, amount: Rupees): void => {
  if (amount <= 0) return;
  if (late && !survivesLateReturn.includes(kind)) {
    note(ctx, 'loss-not-carried', { amount: formatRupees(amount) });
    return;
  }
  carried.push({ assessmentYear: ctx.input.assessmentYear, kind, amount });
};

/**
 * Losses among gains: long-term ones first, since only gains of that term absorb them (s.70(3)); then
 * short-term ones (s.70(2)). Returns the balance.
 */
const setOffGains = (work: Work): { long: Rupees; short: Rupees } => {
  const { pools, pots } = work;
  const year = work.ctx.input.assessmentYear;
  const loss = { long: 0, short: 0 };
  for (const { bucket, term } of gainBuckets) {
    const value = pools.gains[bucket];
    if (value >= 0) continue;
    pools.gains[bucket] = 0;
    loss[term === 'long' ? 'long' : 'short'] -= value;
  }
  const long = spend(work, 'long-term', year, loss.long, () => pots.gains({ long: true, short: false }));
  const short = spend(work, 'short-term', year, loss.short, () => pots.gains({ long: true, short: true }));
  return { long, short };
};

/**
 * Losses of the year under other heads, within their head and against others (Schedule CYLA). Returns the
 * balance that may be carried forward.
 */
const setOffHeads = (work: Work) => {
  const { ctx, pots } = work;
  const { head, acrossHeads } = pots;
  const year = ctx.input.assessmentYear;
  const loss = {
    house: drain(head('houseProperty')),
    business: drain(head('business')),
    speculative: drain(head('speculative')),
    specified: drain(head('specified')),
    other: drain(head('otherSources')),
    horses: drain(head('raceHorses')),
  };

  // house property: at most two lakh against other heads, none in the new regime (ss.71(3A), 115BAC(2)(ii))
  let { house } = loss;
  if (!ctx.newRegime && house > 0) {
    const usable = Math.min(house, ctx.rules.houseProperty.lossAgainstOthers);
    const against = () =>
      acrossHeads(['salary', 'business', 'speculative', 'specified', 'otherSources', 'raceHorses']);
    house = house - usable + spend(work, 'house-property', year, usable, against);
  }
  // business: same head first, then any head but salary (s.71(2A))
  const business = spend(work, 'business', year, loss.business, () => [
    head('speculative'),
    head('specified'),
    ...acrossHeads(['houseProperty', 'otherSources', 'raceHorses']),
  ]);
  spend(work, 'other-sources', year, loss.other, () => [
    head('raceHorses'),
    ...acrossHeads(['salary', 'houseProperty', 'business', 'speculative', 'specified']),
  ]);
  return { house, business, speculative: loss.speculative, specified: loss.specified, horses: loss.horses };
};

/** Kinds of earlier losses in the order of Schedule BFLA. */
const earlierOrder: readonly LossKind[] = [
  'house-property',
  'business',
  'speculative',
  'specified-business',
  'long-term',
  'short-term',
  'race-horses',
  'depreciation',
];

/** Income an earlier loss of a kind may be set off against (ss.71B to 74A, 32(2)). */
const potsForEarlier: Readonly<Record<LossKind, (pots: Pots) => Pot[]>> = {
  'house-property': ({ head }) => [head('houseProperty')],
  business: ({ head }) => [head('business'), head('speculative'), head('specified')],
  speculative: ({ head }) => [head('speculative')],
  'specified-business': ({ head }) => [head('specified')],
  'short-term': ({ gains }) => gains({ long: true, short: true }),
  'long-term': ({ gains }) => gains({ long: true, short: false }),
  'race-horses': ({ head }) => [head('raceHorses')],
  depreciation: ({ head, acrossHeads }) => [
    head('business'),
    head('speculative'),
    head('specified'),
    ...acrossHeads(['houseProperty', 'otherSources']),
  ],
};

/**
 * Losses of earlier years, oldest first (Schedule BFLA); unexpired balances are carried forward. Returns
 * losses lapsed with partners.
 */
const setOffEarlier = (work: Work): CarriedLoss[] => {
  const { ctx } = work;
  const lapsed = lostWithPartners(ctx);
  const brought = remaining(ctx.input.broughtForward ?? [], lapsed).sort(
    (a, b) =>
      earlierOrder.indexOf(a.kind) - earlierOrder.indexOf(b.kind) ||
      a.assessmentYear.localeCompare(b.assessmentYear),
  );
  if (
    ctx.newRegime &&
    brought.some(({ kind }) => kind === 'business' || kind === 'depreciation' || kind === 'house-property')
  ) {
    note(ctx, 'brought-forward-new-regime');
  }
  const current = startYear(ctx.input.assessmentYear);
  for (const { kind, assessmentYear, amount } of brought) {
    const age = current - startYear(assessmentYear);
    const life = ctx.rules.lossYears[kind] ?? Number.POSITIVE_INFINITY;
    if (age <= 0 || age > life) {
      note(ctx, 'loss-expired', { year: assessmentYear });
      continue;
    }
    const left = spend(work, kind, assessmentYear, amount, () => potsForEarlier[kind](work.pots));
    if (left > 0 && age + 1 <= life) work.carried.push({ assessmentYear, kind, amount: left });
  }
  return lapsed;
};

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
  const work: Work = { ctx, pools, pots: potsOf(ctx, pools, across), lines: [], carried: [], late };
  const gains = setOffGains(work);
  const heads = setOffHeads(work);
  const afterCurrent = { ...pools, gains: { ...pools.gains } };
  const lapsed = setOffEarlier(work);

  if (!ctx.newRegime || ctx.switches.newRegimeHouseLoss !== 'lapses')
    carry(work, 'house-property', heads.house);
  else if (heads.house > 0) note(ctx, 'house-loss-new-regime', { amount: formatRupees(heads.house) });
  const unabsorbed = Math.min(heads.business, depreciation);
  carry(work, 'business', heads.business - unabsorbed);
  carry(work, 'depreciation', unabsorbed);
  carry(work, 'speculative', heads.speculative);
  carry(work, 'specified-business', heads.specified);
  carry(work, 'short-term', gains.short);
  carry(work, 'long-term', gains.long);
  carry(work, 'race-horses', heads.horses);
  const { lines, carried } = work;
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
