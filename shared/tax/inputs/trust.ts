import type { Rupees } from '../../money.ts';

/** Income u/s 115BBI: accumulation lapsed (ss.11(3), 10(23C)), s.11(1B), ss.13(1)(c) and (d), s.11(1)(c) and accumulation above 15%. */
export type SpecifiedIncome = {
  accumulationLapsed?: Rupees;
  deemedApplicationLapsed?: Rupees;
  toInsiders?: Rupees;
  otherModes?: Rupees;
  outsideIndia?: Rupees;
  excessAccumulation?: Rupees;
};

/** Anonymous donations, if s.115BBC applies, and all other donations of the year. */
type Anonymous = { received: Rupees; others: Rupees };

/** Chargeable income in addition to the unapplied balance, by section. */
type Addition = { section: string; label: string; amount: Rupees };

/** ss.11 and 12, 10(23C)(iv) to (via): income is exempt to the extent applied or accumulated. */
type AppliedIncome = {
  kind: 'applied';
  /** Voluntary contributions other than to the corpus and anonymous ones. */
  contributions: Rupees;
  /** Corpus donations, exempt u/s 11(1)(d). */
  corpus?: Rupees;
  /** Income from property held under trust, with net consideration of assets sold. */
  property: Rupees;
  /** Applied outside India with approval (s.11(1)(c)). */
  outsideIndia?: Rupees;
  /** Donations other than to the corpus of other such institutions: 85% is application. */
  toOthers?: Rupees;
  /** Paid in the year for the objects in India, out of income. */
  applied?: Rupees;
  loansRepaid?: Rupees;
  corpusRestored?: Rupees;
  /** Form 9A. */
  deemedApplied?: Rupees;
  /** Form 10. */
  accumulated?: Rupees;
  /** Accumulated of the 15% where it is less than it may be. */
  setApart?: Rupees;
  anonymous?: Anonymous;
  specified?: SpecifiedIncome;
  additions?: Addition[];
  /** Business held under trust, in excess of its accounts (s.11(4)). */
  businessExcess?: Rupees;
};

/** s.13(10), twenty-second proviso to s.10(23C): receipts less allowed expenditure. */
type ForfeitedIncome = {
  kind: 'forfeited';
  receipts: Rupees;
  expenditure: Rupees;
  notAllowed?: Rupees;
  anonymous?: Anonymous;
  specified?: SpecifiedIncome;
  additions?: Addition[];
  businessExcess?: Rupees;
};

/** Other clauses of s.10, ss.13A and 13B: exempt income is excluded. */
type ExemptIncome = {
  kind: 'exempt';
  /** Receipts exempt under the clause, outside the total; for s.139(4C) only. */
  exemptReceipts?: Rupees;
  contributions: Rupees;
  /** Of the contributions. */
  exempt?: { section: '13A' | '13B'; amount: Rupees };
  /** Accumulation of a research association that lapsed (s.11(3) read with s.10(21)). */
  lapsed?: Rupees;
};

/** Inputs of a trust, institution or party besides its heads of income. */
export type TrustInput = AppliedIncome | ForfeitedIncome | ExemptIncome;
