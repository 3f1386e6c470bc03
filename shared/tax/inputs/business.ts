import type { IsoDate } from '../../dates.ts';
import type { BasisPoints, Rupees } from '../../money.ts';

/** s.44AD: receipts through the bank bear 6%, the rest 8%; `declared` may be higher than the minimum. */
export type Presumptive44AD = { bank: Rupees; cash: Rupees; otherModes?: Rupees; declared?: Rupees };

/** s.44ADA: half of the receipts. */
export type Presumptive44ADA = { bank: Rupees; cash: Rupees; otherModes?: Rupees; declared?: Rupees };

/** s.44AE: one goods carriage. */
export type GoodsCarriage = {
  /** Gross vehicle weight in kilograms; above 12,000 it is a heavy vehicle. */
  weightKg: number;
  /** Months or parts of a month owned. */
  months: number;
  declared?: Rupees;
};

/** Sections that tax a non-resident on a share of receipts. */
export type NonResidentSection = '44B' | '44BB' | '44BBA' | '44BBC';

/** Receipts of a non-resident's ships (s.44B), services for mineral oils (44BB), aircraft (44BBA) or cruise ships (44BBC). */
export type NonResidentReceipts = { section: NonResidentSection; receipts: Rupees; declared?: Rupees };

/** A block of assets (s.2(11), s.32, s.43(6)). */
export type DepreciationBlock = {
  label: string;
  /** Basis points: 1500 is 15%. */
  rate: BasisPoints;
  openingWdv: Rupees;
  /** Put to use for 180 days or more. */
  additionsFull?: Rupees;
  /** Put to use for less than 180 days: half the rate. */
  additionsHalf?: Rupees;
  /** Money payable for assets sold, scrapped or destroyed (s.43(6)(c)). */
  sold?: Rupees;
  /** Block empty at the year's end: gain or loss is short-term (s.50(2)). */
  ceased?: boolean;
  soldOn?: IsoDate;
  /** Additions that earn additional depreciation (s.32(1)(iia)), full and half year, plus last year's other half. */
  additional?: { full?: Rupees; half?: Rupees; brought?: Rupees };
};

/** A business or profession with books, or its no-account summary. */
type BooksInput = {
  label: string;
  /** Profit or loss by the books, before tax. */
  netProfit: Rupees;
  /** Debited or omitted but not allowed: ss.36, 37, 40, 40A, 43B, depreciation by books. */
  addBacks?: { section: string; amount: Rupees }[];
  /** Credited but taxed elsewhere or exempt, or allowed though not debited. */
  reductions?: { section: string; amount: Rupees }[];
  blocks?: DepreciationBlock[];
};

/**
 * Remuneration and interest of a firm's partners, as debited in the books if kept: limited by s.40(b)(v) and,
 * at 12% a year, by s.40(b)(iv).
 */
export type PartnersInput = {
  remuneration: Rupees;
  /** Interest debited, and the capital concerned: allowed up to 12% a year. */
  interest?: Rupees;
  interestAllowed?: Rupees;
  /** Interest by partner with its yearly rate in basis points, in place of the two above. */
  interestRows?: { amount: Rupees; rate: BasisPoints }[];
  /** Remuneration and interest paid out of income u/s 44AE and not in the books (proviso to s.44AE(3)). */
  carriages?: { remuneration?: Rupees; interest?: Rupees };
};

/** Payments of an association to its members, and interest they paid to it (s.40(ba), Explanation 1). */
type MembersInput = { remuneration?: Rupees; interest?: Rupees; interestReceived?: Rupees };

/** Head "Profits and gains". */
export type BusinessInput = {
  presumptive44AD?: Presumptive44AD[];
  presumptive44ADA?: Presumptive44ADA[];
  presumptive44AE?: GoodsCarriage[];
  nonResident?: NonResidentReceipts[];
  books?: BooksInput[];
  /** Futures and options on a recognised exchange: ordinary business (s.43(5)(d)). */
  futuresAndOptions?: Rupees;
  /** Intraday and other speculation (s.43(5)). */
  speculative?: Rupees;
  /** s.35AD business. */
  specified?: Rupees;
  /** Share, interest and pay of a partner: salary and interest are business income (s.28(v)), share is exempt (s.10(2A)). */
  asPartner?: { remuneration?: Rupees; interest?: Rupees };
  /** When the assessee is the firm. */
  partners?: PartnersInput;
  /** When the assessee is an association or body of individuals. */
  members?: MembersInput;
  /** Business begun this year: its income does not shorten earlier instalments (s.234C proviso). */
  firstYear?: boolean;
  /** Virtual digital assets held as stock: 30% and no set-off (s.115BBH). */
  virtualAssets?: Rupees;
};
