import type { IsoDate } from '../../dates.ts';
import type { BasisPoints, Rupees } from '../../money.ts';

/** Asset sold; decides holding period, indexation and rate. */
export type GainAsset =
  | 'listed-equity'
  | 'equity-fund'
  | 'business-trust'
  | 'listed-security'
  | 'listed-bond'
  | 'listed-unit'
  | 'zero-coupon-bond'
  | 'unlisted-share'
  | 'unlisted-bond'
  | 'specified-fund'
  | 'market-linked-debenture'
  | 'other-fund'
  | 'land-building'
  | 'residential-house'
  | 'agricultural-land'
  | 'jewellery'
  | 'foreign-share'
  | 'depreciable'
  | 'other';

/** Exemption claimed against a gain (ss.54 to 54GB); `invested` includes the Capital Gains Account deposit. */
export type GainExemption = {
  section: '54' | '54B' | '54D' | '54EC' | '54F' | '54G' | '54GA' | '54EE';
  invested: Rupees;
  investedOn?: IsoDate;
  /** s.54/54F: bought, or built (three years instead of two). */
  how?: 'bought' | 'built' | 'deposited';
};

/** One sale. */
export type GainRow = {
  id?: string;
  asset: GainAsset;
  acquiredOn: IsoDate;
  soldOn: IsoDate;
  saleValue: Rupees;
  cost: Rupees;
  /** Value by the stamp authority (s.50C); used if more than 110% of the price. */
  stampDutyValue?: Rupees;
  improvements?: { on: IsoDate; amount: Rupees }[];
  expenses?: Rupees;
  /** STT paid as ss.111A and 112A want; default yes for equity, equity funds and business trusts. */
  sttPaid?: boolean;
  /** Fair market value on 31 January 2018, for s.112A assets bought before 1 February 2018 (s.55(2)(ac)). */
  fmv2018?: Rupees;
  /** Fair market value on 1 April 2001 for older assets (s.55(2)(b)). */
  fmv2001?: Rupees;
  /** Value by the stamp authority on that day, where available: the market value of land or building is not above it (s.55(2)(b), proviso). */
  stampValue2001?: Rupees;
  exemptions?: GainExemption[];
  /**
   * Shares or debentures of an Indian company a non-resident bought in foreign currency (s.48 first proviso,
   * rule 115A): rupees per unit in ten-thousandths, average at purchase and at sale, and the buying rate of
   * the sale date.
   */
  foreignCurrency?: { atPurchase: number; atSale: number; back: number };
  /** Overrides the term if the dates do not show it (for inheritance give the first owner's date instead). */
  term?: 'short' | 'long';
};

/** A gain calculated elsewhere, straight into its bucket. */
type GainTotal = {
  bucket: GainBucket;
  gain: Rupees;
  /** Split by instalment date for s.234C; by default in the first. */
  byInstalment?: readonly [Rupees, Rupees, Rupees, Rupees, Rupees];
};

/** Rate buckets: the section and, where the year has two rates, the rate. */
export type GainBucket =
  | '111A-15'
  | '111A-20'
  | 'stcg-slab'
  | '112A-10'
  | '112A-12.5'
  | '112-10'
  | '112-12.5'
  | '112-20'
  | '115AD-30'
  | `${'115AC' | '115ACA' | '115E'}-${'10' | '12.5'}`
  | '115E-20';

/** Virtual digital asset sale: only the cost of acquisition is deducted (s.115BBH(2)). */
type VirtualAssetRow = { id?: string; soldOn?: IsoDate; saleValue: Rupees; cost: Rupees };

/**
 * A gain at a special rate without a bucket (treaty rate; s.115AB): taxed separately, no loss is set off
 * against it.
 */
type GainAtOwnRate = {
  code: string;
  section: string;
  label: string;
  term: 'short' | 'long';
  gain: Rupees;
  /** Basis points. */
  rate: BasisPoints;
  byInstalment?: readonly [Rupees, Rupees, Rupees, Rupees, Rupees];
};

/** Money and capital assets a partner or member received on a reconstitution, and his capital balance without revaluation (s.45(4)). */
type Reconstitution = {
  money: Rupees;
  /** Fair market value of the assets on the day. */
  value: Rupees;
  capital: Rupees;
  term: 'short' | 'long';
  on?: IsoDate;
};

/** Head "Capital gains". */
export type CapitalGainsInput = {
  rows?: GainRow[];
  totals?: GainTotal[];
  atOwnRate?: GainAtOwnRate[];
  virtualAssets?: VirtualAssetRow[];
  reconstitutions?: Reconstitution[];
};
