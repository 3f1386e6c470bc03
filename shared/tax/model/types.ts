import type { AssessmentYear, IsoDate } from '../../dates.ts';
import type { Message } from '../../forms/messages.ts';
import type { BasisPoints, Rupees } from '../../money.ts';
import type { Concession, MemberInput, RetiredPartner } from '../inputs/assessee.ts';
import type { BusinessInput } from '../inputs/business.ts';
import type { CapitalGainsInput, GainBucket } from '../inputs/capital-gains.ts';
import type { DeductionsInput } from '../inputs/deductions.ts';
import type { HousePropertyInput } from '../inputs/house-property.ts';
import type { LossKind } from '../inputs/losses.ts';
import type { OtherSourcesInput } from '../inputs/other-sources.ts';
import type { SalaryInput } from '../inputs/salary.ts';
import type { TrustInput } from '../inputs/trust.ts';
import type { SwitchOverrides } from '../years/types.ts';
import type {
  BusinessResult,
  CapitalGainsResult,
  HousePropertyResult,
  OtherSourcesResult,
  SalaryResult,
  TrustResult,
} from './head-results.ts';
import type { NoteId } from './note-patterns.ts';

/** New is s.115BAC(1A), the default; old is everything it switches off. */
export type Regime = 'new' | 'old';

/** Type of assessee (s.2(31)). `ajp` is an artificial juridical person. */
export type AssesseeType =
  | 'individual'
  | 'huf'
  | 'firm'
  | 'llp'
  | 'aop'
  | 'boi'
  | 'ajp'
  | 'local-authority'
  | 'co-operative'
  | 'trust'
  | 'domestic-company'
  | 'foreign-company';

/** s.6; a not-ordinarily-resident is a resident for rates, rebate and exemption. */
type Residency = 'resident' | 'not-ordinarily-resident' | 'non-resident';

/** Facts of the assessee that affect the tax. */
export type AssesseeInput = {
  type: AssesseeType;
  /** Default `resident`. */
  residency?: Residency;
  /** Individuals; absent means below 60. */
  dateOfBirth?: IsoDate;
  /** AOP/BOI/trust taxed at the maximum marginal rate (s.164, or s.167B where its members are not given). */
  maximumMarginalRate?: boolean;
  /** Members of an association or body of individuals, for s.167B. */
  members?: MemberInput[];
  /** Their shares are indeterminate or unknown (s.167B(1)). */
  sharesUnknown?: boolean;
  /** Society under the Societies Registration Act: outside ss.167B and 40(ba). */
  registeredSociety?: boolean;
  /** AOP with only companies as members: surcharge at most 15%. */
  allMembersCompanies?: boolean;
  /** Concessional company or co-operative rate chosen. */
  concession?: Concession;
  /** u/s 115BAB or 115BAE: business income derived from or incidental to manufacture; if absent, all of it. */
  manufacturingIncome?: Rupees;
  /** u/s 115BAB: profit above the ordinary one from dealings with closely connected persons (s.115BAB(6)). */
  excessProfit?: Rupees;
  /** Domestic company: turnover of the test year (s.2(29) Finance Act) at most 400 crore. */
  turnoverWithin400Crore?: boolean;
  /** Company: book profit u/s 115JB, already adjusted. */
  bookProfit?: Rupees;
  /** Of the book profit, of units in an International Financial Services Centre (s.115JB(7)). */
  bookProfitIfsc?: Rupees;
};

/** Section the return is filed under. */
export type FilingSection =
  | '139(1)'
  | '139(4)'
  | '139(5)'
  | '139(8A)'
  | '139(9)'
  | '142(1)'
  | '148'
  | '153C'
  | '119(2)(b)'
  | '92CD';

/** Form 10-IEA status of an assessee with business income (s.115BAC(6), rule 21AGA). */
export type Form10IEA = {
  /** Left the new regime in an earlier year, and not returned since. */
  outEarlier?: boolean;
  /** Left it and returned in earlier years: it cannot be left again. */
  backEarlier?: boolean;
  /** Opts out of the new regime this year, with the form's date. */
  leaves?: { on?: IsoDate };
  /** Re-enters it this year, with the form's date. */
  returns?: { on?: IsoDate };
};

/** Filing date and section; without `filedOn` the return is treated as filed on its due date. */
export type FilingInput = {
  section?: FilingSection;
  filedOn?: IsoDate;
  /** The original return's date, for a revised return (fee 234F was fixed then) and for an updated one (tax paid by then bears no additional tax). */
  originalFiledOn?: IsoDate;
  /** Refund issued on the earlier return, which an updated one pays back (s.140B(2)). */
  refundIssued?: Rupees;
  /** Other taxes paid that are not among the payments: by regular assessment, or not claimed in the earlier return (s.140B). */
  otherTaxes?: Rupees;
  /** Overrides the year's due date for the class of assessee. */
  dueDate?: IsoDate;
  /** Which due date applies; derived from the heads when absent. */
  dueDateClass?: 'no-business' | 'business' | 'audit' | 'transfer-pricing';
  /** Day of the notice, order or agreement the return answers (ss.139(9), 142(1), 148, 153C, 119(2)(b), 92CD). */
  noticeOn?: IsoDate;
  /** With business income: Form 10-IEA facts from its forms. */
  form10IEA?: Form10IEA;
  /** Must file whatever the income (seventh proviso to s.139(1), foreign assets, firm, company): fee 234F is due even below the exemption limit. */
  mustFile?: boolean;
};

/** A payment of tax by challan (Schedule IT). */
type TaxPayment = { date: IsoDate; amount: Rupees };

/** Prepaid taxes credited this year. Payments dated inside the previous year are advance tax, later ones self-assessment. */
type TaxesPaidInput = { tds?: Rupees; tcs?: Rupees; payments?: TaxPayment[] };

/** A loss, unabsorbed depreciation or allowance brought forward, by the assessment year it arose in. */
export type BroughtForwardLoss = { assessmentYear: string; kind: LossKind; amount: Rupees };

/** Income taxed abroad, one row a country and head (Schedule FSI). */
export type ForeignIncomeInput = {
  country: string;
  section: '90' | '90A' | '91';
  /** Income included in the heads above. */
  income: Rupees;
  taxPaidAbroad: Rupees;
  /** Tax in India on this income where known; else the average rate. */
  taxInIndia?: Rupees;
};

/** Relief for arrears (Form 10E). Either the relief itself or the figures to compute it (rule 21A). */
type Relief89Input = { amount: Rupees } | { arrears: Rupees; earlierYears: EarlierYearArrears[] };

/** Arrears of one earlier year: the extra tax itself, or total income then declared and the arrears, from which it is calculated (AY 2013-14 on). */
export type EarlierYearArrears =
  | { assessmentYear: string; extraTax: Rupees }
  | { assessmentYear: string; totalIncome: Rupees; arrears: Rupees; regime?: Regime };

/** Income of another person included under s.64 and named there. */
export type ClubbedIncome = {
  section: '64(1)(ii)' | '64(1)(iv)' | '64(1)(vi)' | '64(1A)' | '64(2)';
  person?: string;
  head: 'salary' | 'house-property' | 'business' | 'short-term' | 'long-term' | 'other-sources';
  /** Of gains: the bucket by which they are taxed; else at the slabs, or as other long-term gains. */
  bucket?: GainBucket;
  amount: Rupees;
};

/** Alternate minimum tax (s.115JC) beyond what the deductions show. */
export type AmtInput = {
  deduction10AA?: Rupees;
  deduction35AD?: Rupees;
  /** Credit of earlier years in one sum; `credits` has it by year, and then the time limit counts. */
  creditBroughtForward?: Rupees;
  credits?: { assessmentYear: string; amount: Rupees }[];
};

/**
 * Everything `computeTax` looks at: a plain JSON value. All amounts are whole rupees, days are `YYYY-MM-DD`; absent heads are nil.
 * An ITR-1 caller gives assessee, salary, perhaps a property, other sources, deductions and taxes paid.
 */
export type TaxInput = {
  assessmentYear: AssessmentYear;
  regime: Regime;
  assessee: AssesseeInput;
  /** Form the figures go into; ITR-1 and ITR-4 test the rebate without an untaxed 112A gain, as their validation rules do. */
  form?: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4' | 'ITR-5' | 'ITR-6' | 'ITR-7';
  filing?: FilingInput;
  salary?: SalaryInput;
  houseProperty?: HousePropertyInput;
  business?: BusinessInput;
  capitalGains?: CapitalGainsInput;
  otherSources?: OtherSourcesInput;
  clubbing?: ClubbedIncome[];
  /** Trusts, institutions and parties (ITR-7). */
  trust?: TrustInput;
  /** Net agricultural income, for the rate only (Finance Act, Part IV). */
  agriculturalIncome?: Rupees;
  deductions?: DeductionsInput;
  broughtForward?: BroughtForwardLoss[];
  /** Firms: partners who left in the year, for s.78(1). */
  retiredPartners?: RetiredPartner[];
  foreignIncome?: ForeignIncomeInput[];
  relief89?: Relief89Input;
  amt?: AmtInput;
  /** Tax deferred in earlier years on shares of a start-up that is payable this year (s.191(2), Schedule ESOP). */
  deferredTaxPayable?: Rupees;
  taxesPaid?: TaxesPaidInput;
  /** Other readings of contested points than the year's own. */
  switches?: SwitchOverrides;
};

/** One line of the explanation: what, how much, under which section, from which figures. */
export type Line = {
  id: string;
  label: string;
  /** The label before its parameters were filled in, where it has any; for translation. */
  pattern?: { text: string; params: Record<string, string | number> };
  amount: Rupees;
  section?: string;
  inputs?: Readonly<Record<string, string | number>>;
  children?: Line[];
};

/** A remark that does not stop the computation: a claim cut to its cap, an exemption out of time. `message` is `text` with `params` filled in, in English. */
export type TaxNote = {
  id: string;
  message: string;
  text: string;
  params: Record<string, string | number>;
  section?: string;
};

/** A deduction as claimed and as allowed. */
export type AllowedDeduction = {
  section: string;
  claimed: Rupees;
  allowed: Rupees;
  /** Why nothing is allowed, when the section is closed altogether. */
  note?: 'deduction-new-regime' | 'deduction-not-open' | 'late-deduction';
  /** Rows of Schedules 80D (`self`, `parents`) and 80G (the four kinds) before the cap on the whole. */
  parts?: { id: string; claimed: Rupees; allowed: Rupees }[];
};

/** Tax on one income at its own rate (Schedule SI); `rate` in basis points. */
export type SpecialRateLine = {
  code: string;
  section: string;
  label: string;
  rate: BasisPoints;
  income: Rupees;
  taxable: Rupees;
  tax: Rupees;
};

/** Loss set off, by where it came from and which income took it. */
export type SetOffLine = {
  loss: LossKind | 'other-sources';
  assessmentYear: string;
  /** Pool that took the loss, and the same in words. */
  pool: IncomePool;
  against: string;
  amount: Rupees;
};

/** Rows of Schedules CYLA and BFLA: a head, or a rate bucket of gains. */
export type IncomePool =
  | 'salary'
  | 'houseProperty'
  | 'business'
  | 'speculative'
  | 'specified'
  | 'otherSources'
  | 'raceHorses'
  | GainBucket;

/**
 * One row of Schedules CYLA and BFLA: income of the year (losses as nil), balance after this year's losses,
 * and after those brought forward.
 */
export type PoolRow = { pool: IncomePool; income: Rupees; afterCurrent: Rupees; afterBroughtForward: Rupees };

/** Loss carried to the next year. */
export type CarriedLoss = { assessmentYear: string; kind: LossKind; amount: Rupees };

/** Income by head before and after losses. */
export type HeadTotals = {
  salary: Rupees;
  houseProperty: Rupees;
  business: Rupees;
  speculative: Rupees;
  specifiedBusiness: Rupees;
  shortTermGains: Rupees;
  longTermGains: Rupees;
  virtualAssets: Rupees;
  otherSources: Rupees;
  raceHorses: Rupees;
};

/** Interest u/s 234A, B, C with its base. */
export type InterestResult = {
  s234A: Rupees;
  s234B: Rupees;
  s234C: Rupees;
  detail: {
    a?: { base: Rupees; months: number };
    b?: { month: string; principal: Rupees; interest: Rupees; paid: Rupees }[];
    c?: {
      dueBy: IsoDate;
      required: Rupees;
      paid: Rupees;
      shortfall: Rupees;
      months: number;
      interest: Rupees;
    }[];
  };
};

/** Tax, step by step, as in Part B-TTI. */
export type TaxSteps = {
  normalIncome: Rupees;
  atNormalRates: Rupees;
  agriculturalRebate: Rupees;
  specialRates: SpecialRateLine[];
  atSpecialRates: Rupees;
  total: Rupees;
  rebate87A: Rupees;
  /** Part of the rebate that is marginal relief above the limit. */
  rebateMarginalRelief: Rupees;
  afterRebate: Rupees;
  surchargeBeforeRelief: Rupees;
  marginalRelief: Rupees;
  surcharge: Rupees;
  cess: Rupees;
  gross: Rupees;
  amt: {
    adjustedTotalIncome: Rupees;
    /** Minimum tax with surcharge and cess, and its parts. */
    tax: Rupees;
    parts: { tax: Rupees; surcharge: Rupees; cess: Rupees };
    applies: boolean;
    creditArising: Rupees;
    creditUsed: Rupees;
    creditCarried: Rupees;
    /** Credit by the year it arose in, oldest first, where it was given so. */
    credits: { assessmentYear: string; brought: Rupees; used: Rupees; carried: Rupees }[];
  };
  /** Shares of an eligible start-up (s.191(2)): tax without the perquisite, tax deferred, and deferred tax of earlier years payable now. */
  deferral: { withoutPerquisite: Rupees; deferred: Rupees; payableNow: Rupees };
  relief89: Rupees;
  relief90: Rupees;
  relief91: Rupees;
  net: Rupees;
};

/** The whole answer. Every amount is whole rupees; total income and balance are to the nearest ten (s.288A, 288B). */
export type TaxResult = {
  /** The facts it was computed from, not enumerable: with another year or other amounts they give an estimate. */
  readonly input: TaxInput;
  assessmentYear: AssessmentYear;
  regime: Regime;
  /** Completed years at the end of the previous year; 0 when no date of birth matters. */
  age: number;
  salary: SalaryResult;
  houseProperty: HousePropertyResult;
  business: BusinessResult;
  capitalGains: CapitalGainsResult;
  otherSources: OtherSourcesResult;
  /** Trusts, institutions and parties only. */
  trust?: TrustResult;
  heads: HeadTotals;
  afterSetOff: HeadTotals;
  setOff: SetOffLine[];
  /** Schedules CYLA and BFLA by row. */
  pools: PoolRow[];
  lossesCarriedForward: CarriedLoss[];
  /** Losses brought forward which lapse with partners who left (s.78(1)). */
  lossesLapsed: CarriedLoss[];
  grossTotalIncome: Rupees;
  deductions: AllowedDeduction[];
  totalDeductions: Rupees;
  totalIncome: Rupees;
  agriculturalIncome: Rupees;
  tax: TaxSteps;
  interest: InterestResult;
  fees: { s234F: Rupees; s234I: Rupees };
  /** s.140B(3) on an updated return. */
  additionalTax: Rupees;
  totalLiability: Rupees;
  taxesPaid: { advanceTax: Rupees; selfAssessment: Rupees; tds: Rupees; tcs: Rupees; total: Rupees };
  balancePayable: Rupees;
  refund: Rupees;
  /** Section, lateness and regimes open by the dates of the year. */
  filing: FilingStanding;
  notes: TaxNote[];
  breakdown: Line;
};

/**
 * Both regimes; `difference` is old minus new of net tax liability, `better` the cheaper of those that may be chosen (new on a tie,
 * being the default), `barred` one that may not, with the reason.
 */
export type RegimeComparison = {
  old: TaxResult;
  new: TaxResult;
  difference: Rupees;
  better: Regime;
  barred?: { regime: Regime; reason: Message; section: string };
};

/** A problem with a return's filing date or section. */
export type FilingProblem = {
  at: 'section' | 'filedOn' | 'originalFiledOn' | 'noticeOn';
  message: Message;
  severity: 'error' | 'warning';
};

/** Whether a regime may be chosen; `disputed` where the law and the department part or facts outside the return decide. */
export type RegimeStanding = { open: 'yes' | 'disputed' | 'no'; why?: NoteId; params?: TaxNote['params'] };

/** Status of a return against the dates of its year. */
export type FilingStanding = {
  section: FilingSection;
  dueDate: IsoDate;
  filedOn: IsoDate;
  /** Date that decides lateness: that of the original, if the return replaces one. */
  furnishedOn: IsoDate;
  late: boolean;
  /** First and last day of a return under this section; absent where a notice or an order decides. */
  window: { from?: IsoDate; to?: IsoDate };
  problems: FilingProblem[];
  /** The fee for late filing is due if the return was (s.234F). */
  fee: boolean;
  /** Losses of the year are carried forward and deductions of Part C allowed (ss.80, 139(3), 80AC). */
  inTime: boolean;
  regimes: Record<Regime, RegimeStanding>;
};
