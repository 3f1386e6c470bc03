import { type BasisPoints, positive, type Rupees, sum } from '../../money.ts';
import {
  type BucketInfo,
  type ByBucket,
  gainBuckets,
  type LandSale,
} from '../heads/capital-gains/buckets.ts';
import type { Context } from '../model/context.ts';

/** Taxable total income: slab income (including dividend), gains by rate, and other special-rate incomes. */
export type Taxable = {
  normal: Rupees;
  dividend: Rupees;
  /** Part of normal income at the lower rate of ss.115BAB and 115BAE. */
  manufacturing: Rupees;
  /** Part of normal income at the higher rate of s.115BAB. */
  excess: Rupees;
  gains: ByBucket;
  /** Sections of the gains that the 15% limit of surcharge reaches. */
  cappedGains: readonly string[];
  /** `capped`: surcharge stops at 15%; `columns`: the same by instalment, for s.234C. */
  special: {
    code: string;
    section: string;
    label: string;
    rate: BasisPoints;
    amount: Rupees;
    capped: boolean;
    columns: readonly number[] | undefined;
  }[];
  agricultural: Rupees;
  land: readonly LandSale[];
  /** Losses set off against the bucket the land is in. */
  landLoss: Rupees;
};

/** Gains taxed at special rates; short-term gains at slab rates are in `normal`. */
export const specialGains = ({ gains }: Taxable, of: (info: BucketInfo) => boolean = () => true): Rupees => {
  let total = 0;
  for (const info of gainBuckets) if (info.rate !== 'slab' && of(info)) total += gains[info.bucket];
  return total;
};

/** Sections of the gains that the 15% limit reaches in the year and by the reading in force. */
export const cappedGainsOf = ({ rules, switches }: Context): readonly string[] =>
  switches.surchargeCapOnGains === 'all-gains'
    ? gainBuckets.map(({ section }) => section)
    : rules.surcharge.cappedGains;

/** Whether the surcharge on gains of a bucket stops at 15%. */
export const isCapped =
  ({ cappedGains }: Taxable) =>
  ({ section }: BucketInfo): boolean =>
    cappedGains.includes(section);

/** Total income. */
export const totalOf = (taxable: Taxable): Rupees =>
  taxable.normal + specialGains(taxable) + sum(taxable.special.map(({ amount }) => amount));

/**
 * Income whose surcharge is limited to 15%: dividend and ss.111A, 112, 112A, 115AD gains (proviso to
 * Paragraph A).
 */
export const cappedIncome = (taxable: Taxable): Rupees =>
  Math.min(positive(taxable.dividend), taxable.normal) +
  specialGains(taxable, isCapped(taxable)) +
  sum(taxable.special.filter(({ capped }) => capped).map(({ amount }) => amount));

/**
 * The same income less `amount`, slab income first; with `sparing`, dividend and other income whose surcharge
 * is limited to 15% last.
 */
export const reduceBy = (taxable: Taxable, amount: Rupees, sparing = false): Taxable => {
  let left = amount;
  const take = (from: Rupees): Rupees => {
    const used = Math.min(left, from);
    left -= used;
    return from - used;
  };
  const kept = sparing ? Math.min(positive(taxable.dividend), taxable.normal) : 0;
  let normal = take(taxable.normal - kept) + kept;
  const gains = { ...taxable.gains };
  const takeGains = (of: (info: BucketInfo) => boolean) => {
    for (const info of gainBuckets)
      if (info.rate !== 'slab' && of(info)) gains[info.bucket] = take(gains[info.bucket]);
  };
  let special = taxable.special.map((row) =>
    sparing && row.capped ? row : { ...row, amount: take(row.amount) },
  );
  if (sparing) {
    const capped = isCapped(taxable);
    takeGains((info) => !capped(info));
    normal = take(normal);
    special = special.map((row) => (row.capped ? { ...row, amount: take(row.amount) } : row));
  }
  takeGains(() => true);
  return { ...taxable, normal, dividend: Math.min(taxable.dividend, normal), gains, special };
};
