import type { BasisPoints, Rupees } from '../../money.ts';
import type { NonResidentSection } from '../inputs/business.ts';
import type { GainBucket } from '../inputs/capital-gains.ts';
import type { SpecialSourceCode } from '../inputs/other-sources.ts';

/** Salary as the form shows it. */
export type SalaryResult = {
  gross: Rupees;
  exemptAllowances: { section: string; claimed: Rupees; allowed: Rupees }[];
  totalExempt: Rupees;
  relief89A: Rupees;
  net: Rupees;
  standardDeduction: Rupees;
  entertainmentAllowance: Rupees;
  professionalTax: Rupees;
  totalDeductions: Rupees;
  income: Rupees;
};

/**
 * Income of a trust, institution or party besides its heads; `total` is in the total income, `anonymous` and
 * `specified` of it at 30%.
 */
export type TrustResult = {
  kind: 'applied' | 'forfeited' | 'exempt';
  /** Income without ss.10, 11, 12, 13A and 13B, by which the return is due (s.139(4A) to (4D)). */
  before: Rupees;
  /** s.115BBC: donations received, the part below the limit, and the charged part. */
  anonymous: { received: Rupees; free: Rupees; charged: Rupees };
  contributions: Rupees;
  receipts: Rupees;
  toBeApplied: Rupees;
  /** Of the 15%. */
  setApart: Rupees;
  deductions: Rupees;
  /** Chargeable whatever was applied, with s.11(4) business excess. */
  additions: Rupees;
  /** s.115BBI. */
  specified: Rupees;
  /** At normal rates. */
  income: Rupees;
  total: Rupees;
};

/** One property calculated. */
export type PropertyResult = {
  grossAnnualValue: Rupees;
  municipalTaxes: Rupees;
  unrealisedRent: Rupees;
  annualValue: Rupees;
  ownAnnualValue: Rupees;
  standardDeduction: Rupees;
  interest: Rupees;
  arrears: Rupees;
  income: Rupees;
};

/** Head "Income from house property". */
export type HousePropertyResult = { properties: PropertyResult[]; passThrough: Rupees; income: Rupees };

/** One capital-gain row calculated; `indexedGain` only where the indexed alternative matters. */
export type GainResult = {
  id: string;
  term: 'short' | 'long';
  bucket: string;
  fullValue: Rupees;
  cost: Rupees;
  improvement: Rupees;
  expenses: Rupees;
  gain: Rupees;
  exemptions: { section: string; claimed: Rupees; allowed: Rupees }[];
  exempt: Rupees;
  net: Rupees;
  indexedGain?: Rupees;
};

/** Head "Capital gains": rows and the buckets by rate before set-off. */
export type CapitalGainsResult = {
  rows: GainResult[];
  buckets: { bucket: string; section: string; rate: BasisPoints | 'slab'; gain: Rupees; loss: Rupees }[];
  /** Table F of Schedule CG: gains left after all losses, by instalment, for the buckets that have any. */
  byInstalment: { bucket: GainBucket; amounts: number[] }[];
  virtualAssets: Rupees;
  shortTerm: Rupees;
  longTerm: Rupees;
};

/** Head "Profits and gains of business or profession". */
export type BusinessResult = {
  presumptive: {
    section: '44AD' | '44ADA' | '44AE' | NonResidentSection;
    minimum: Rupees;
    declared: Rupees;
  }[];
  books: {
    label: string;
    netProfit: Rupees;
    added: Rupees;
    deducted: Rupees;
    depreciation: Rupees;
    income: Rupees;
  }[];
  blocks: { label: string; depreciation: Rupees; closingWdv: Rupees; gain: Rupees }[];
  /** s.40(b) in a firm: pay and interest claimed and allowed, in the books and against s.44AE together. */
  partners?: {
    bookProfit: Rupees;
    limit: Rupees;
    remuneration: Rupees;
    allowed: Rupees;
    interest: Rupees;
    interestAllowed: Rupees;
  };
  /** s.40(ba) for an association: amounts added back. */
  toMembers: Rupees;
  partnerIncome: Rupees;
  futuresAndOptions: Rupees;
  income: Rupees;
  depreciation: Rupees;
  speculative: Rupees;
  specified: Rupees;
};

/** Head "Income from other sources". */
export type OtherSourcesResult = {
  normal: Rupees;
  dividend: Rupees;
  familyPension: Rupees;
  familyPensionDeduction: Rupees;
  deductions: Rupees;
  special: { code: SpecialSourceCode; section: string; rate: BasisPoints; income: Rupees }[];
  raceHorses: Rupees;
  income: Rupees;
};
