import type { BasisPoints, Rupees } from '../../money.ts';

/** Up to 15 Jun, 16 Jun-15 Sep, 16 Sep-15 Dec, 16 Dec-15 Mar, 16-31 Mar: the form's five columns. */
export type ByInstalment = readonly [Rupees, Rupees, Rupees, Rupees, Rupees];

/** Incomes of this head taxed at their own rates. */
export type SpecialSourceCode =
  | '115BB'
  | '115BBJ'
  | '115BBE'
  | '115BBF'
  | '115BBG'
  | '115BBC'
  | '115BBI'
  | '115A(1)(a)(i)'
  | '115A(1)(a)(ii)'
  | '115A(1)(b)'
  | '115AC-interest'
  | '115AC-dividend'
  | '115AD-dividend'
  | '115AD(1)(i)'
  | '115BBA'
  | '115E(a)';

/** A special-rate receipt; `rate` (basis points) replaces the Act's where a treaty gives a lower one. */
export type SpecialSource = {
  code: SpecialSourceCode;
  amount: Rupees;
  rate?: BasisPoints;
  byInstalment?: ByInstalment;
};

/** Head "Income from other sources"; everything whole-year unless split by instalment. */
export type OtherSourcesInput = {
  savingsInterest?: Rupees;
  depositInterest?: Rupees;
  refundInterest?: Rupees;
  otherInterest?: Rupees;
  dividends?: {
    amount: Rupees;
    /**
     * Part paid by a company for buy-backs from 1 October 2024 (s.2(22)(f)): no deduction is allowed from it
     * (s.57, second proviso).
     */
    buyBack?: Rupees;
    /** Interest on money borrowed to earn it, at most a fifth (s.57(i) proviso). */
    interestExpense?: Rupees;
    byInstalment?: ByInstalment;
  };
  familyPension?: Rupees;
  /** Retirement account u/s 89A and the deferred part. */
  retirementAccount?: Rupees;
  relief89A?: Rupees;
  /** Letting of machinery, plant or furniture, and its expenses, repairs, depreciation (s.57(ii)). */
  plantRent?: Rupees;
  plantExpenses?: Rupees;
  /** s.56(2)(x) gifts, s.56(2)(viib), anything else at normal rates. */
  gifts?: Rupees;
  other?: { label: string; amount: Rupees }[];
  /** Interest on enhanced compensation: half is deducted (s.57(iv)). */
  compensationInterest?: Rupees;
  /** s.57(iii) expenses. */
  expenses?: Rupees;
  special?: SpecialSource[];
  /** Owning and maintaining race horses: its loss stays inside it (s.74A). */
  raceHorses?: { receipts: Rupees; expenses: Rupees };
  passThrough?: Rupees;
};
