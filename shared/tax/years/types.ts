import type { AssessmentYear, IsoDate } from '../../dates.ts';
import type { BasisPoints, Rounding, Rupees } from '../../money.ts';
import type { Concession } from '../inputs/assessee.ts';
import type { NonResidentSection } from '../inputs/business.ts';
import type { LossKind } from '../inputs/losses.ts';
import type { SpecialSourceCode } from '../inputs/other-sources.ts';

export type { BasisPoints };

/** A band of the rate table: `upTo` null is the last band. */
export type Slab = { upTo: Rupees | null; rate: BasisPoints };

/** Surcharge at `rate` once income exceeds `above`. */
export type SurchargeStep = { above: Rupees; rate: BasisPoints };

/** Points the law or the utilities leave in dispute; the year's data names the reading in force, `TaxInput.switches` may try the other. */
export type Switches = {
  /** Which income meets the s.87A limit in the new regime. `without-untaxed-112A`: as ITR-1 rule A-200 and ITR-4 rule 227 test it, on those forms only. */
  rebateIncomeTest: 'total-income' | 'without-untaxed-112A' | 'slab-income';
  /** New regime: may the rebate reduce tax at special rates? */
  rebateNewOnSpecialRates: 'denied' | 'allowed-except-112A';
  /** Old regime: s.112A(6) bars the rebate on 112A; is 111A and the rest open to it? */
  rebateOldOnSpecialRates: 'denied' | 'allowed-except-112A';
  /** Marginal relief above the rebate limit measured on all income-tax or on slab tax. */
  rebateRelief: 'all-tax' | 'slab-tax';
  /** Income that decides the 25% and 37% surcharge. */
  surchargeTest: 'without-capped-income' | 'total-income';
  /** Tax on dividend, for its 15% surcharge: at the average rate of slab income or as its top slice. */
  dividendTax: 'average-rate' | 'top-slice';
  /** Whether the 15% limit of surcharge, which the Finance Acts give dividend and ss.111A, 112, 112A and 115AD(1)(b), reaches gains at the rates of ss.115AB, 115AC, 115ACA and 115E. */
  surchargeCapOnGains: 'sections-named' | 'all-gains';
  /**
   * Unused basic exemption: the part not used by slab income (the utility's Schedule SI), or not used by all
   * income but the gains, including winnings and virtual assets.
   */
  exemptionLeft: 'slab-income' | 'total-less-gains';
  /** Order in which unused basic exemption eats special-rate gains. */
  exemptionAbsorption: 'form-order' | 'highest-rate-first';
  /** Which 112A gains the yearly exemption covers first when two rates meet. */
  exemption112A: 'higher-rate-first' | 'lower-rate-first';
  /** A let-out loss under the new regime that no house income absorbs (s.115BAC(2)(ii), (3)). */
  newRegimeHouseLoss: 'lapses' | 'carried-forward';
  /** Which gain a loss meets first. */
  lossOrder: 'highest-rate-first' | 'form-order';
  /**
   * Order in which a loss of another head is set off, on which s.71 is silent: whichever gives less tax,
   * other incomes, or gains at special rates.
   */
  lossAcrossHeads: 'cheapest' | 'heads-first' | 'gains-first';
  /** Land and buildings, second proviso to s.112(1)(a): the two taxes compared as they fall due, after losses and unused basic exemption, or sale by sale before both. */
  landChoice: 'tax-due' | 'sale-by-sale';
  /**
   * s.211(1)(b): the single instalment of 15 March of an assessee u/s 44AD or 44ADA covers all the tax, or
   * only without another business.
   */
  presumptiveInstalment: 'whole-tax' | 'presumptive-only';
  /** Credit of minimum tax in a year without a claim that Chapter XII-BA is about: against all regular tax, or down to 18.5% of total income (s.115JD(4), (5)). */
  minimumTaxFloor: 'with-claims' | 'always';
  /** Whether the minimum tax of a co-operative society begins above the threshold (s.115JEE(2) does not name it; the utility tests it). */
  minimumTaxOfSocieties: 'above-threshold' | 'always';
  /** Surcharge where the maximum marginal rate applies: the highest, or by the slab of income (ITAT Special Bench, Araadhya Jain Trust, 2025). */
  maximumMarginalSurcharge: 'highest' | 'by-slab';
  /** Rounding of tax and cess to whole rupees; VBA's Round is half-even. */
  taxRounding: Rounding;
};

export type SwitchOverrides = Partial<Switches>;

/** Rates for gains on transfers from a date. */
export type GainRates = {
  from: IsoDate;
  stcg111A: BasisPoints;
  ltcg112A: BasisPoints;
  ltcg112: BasisPoints;
  /** s.112: cost is indexed at `ltcg112`. */
  indexed: boolean;
  /** Proviso to s.112(1): listed securities and zero-coupon bonds without indexation. */
  ltcg112Listed: BasisPoints;
  /** s.112(1)(c)(iii): unlisted shares of non-residents. */
  ltcg112UnlistedNonResident: BasisPoints;
  /** Months beyond which an asset is long-term (s.2(42A)). */
  longTermMonths: { listed: number; immovableOrUnlisted: number; businessTrust: number; other: number };
  /** s.50AA also covers unlisted bonds and debentures. */
  unlistedBonds50AA: boolean;
};

/** Cap of an exempt allowance and whether the new regime knows it. */
type AllowanceRule = {
  cap?: Rupees;
  governmentCap?: Rupees | null;
  newRegime: boolean;
  within: 'salary' | 'gross' | 'perquisites';
};

/**
 * How sure a figure is: the Act's text as published, a page that reports it, the year before where no change was found, or not known (an
 * amount that needs it is then the earlier year's).
 */
type Certainty = 'statute' | 'secondary' | 'carried' | 'missing';

/** All rules of one assessment year. */
export type YearRules = {
  assessmentYear: AssessmentYear;
  /** The Income-tax Act the year is under. */
  act: '1961' | '2025';
  /** For a year whose forms are not notified: each figure with its section and certainty. */
  basis?: readonly { figure: string; section: string; certainty: Certainty }[];
  slabs: { new: Slab[]; old: { below60: Slab[]; senior: Slab[]; superSenior: Slab[] }; coOperative: Slab[] };
  flatRates: {
    firm: BasisPoints;
    localAuthority: BasisPoints;
    domesticSmall: BasisPoints;
    domestic: BasisPoints;
    foreign: BasisPoints;
    concession: Record<Concession, BasisPoints>;
    /** u/s 115BAB and 115BAE: normal income that does not come from manufacture. */
    concessionOther: Partial<Record<Concession, BasisPoints>>;
    /** Profit above the ordinary one (s.115BAB(6) with the second proviso to s.115BAB(1)). */
    concessionExcess: Partial<Record<Concession, BasisPoints>>;
    /** Rates under which house property and other sources bear no deduction (first proviso to s.115BAB(1)). */
    withoutDeductions: readonly Concession[];
    maximumMarginal: BasisPoints;
  };
  surcharge: {
    individual: { new: SurchargeStep[]; old: SurchargeStep[] };
    firm: SurchargeStep[];
    coOperative: SurchargeStep[];
    domestic: SurchargeStep[];
    foreign: SurchargeStep[];
    concession: BasisPoints;
    capped: BasisPoints;
    /** Sections of gains subject to `capped`, besides dividend. */
    cappedGains: readonly string[];
    unexplained: BasisPoints;
  };
  cess: BasisPoints;
  rebate: {
    old: { limit: Rupees; max: Rupees };
    /** `reliefEnds`: total income up to which a rebate with marginal relief can remain, as the department's rules have it. */
    new: { limit: Rupees; max: Rupees; reliefEnds: Rupees };
  };
  salary: {
    standardDeduction: { old: Rupees; new: Rupees };
    entertainmentCap: Rupees;
    /** Limit of professional tax in the return. */
    professionalTaxCap: Rupees;
    hraSalaryShare: { metro: BasisPoints; other: BasisPoints; rentOver: BasisPoints };
    /** Cities where the larger share counts. */
    hraMetros: readonly string[];
    allowances: Record<string, AllowanceRule>;
  };
  houseProperty: {
    standardDeduction: BasisPoints;
    selfOccupiedInterest: Rupees;
    oldLoanInterest: Rupees;
    /** Loans from this day, with completion in `completionYears`, get the larger cap. */
    newLoanFrom: IsoDate;
    completionYears: number;
    selfOccupiedHouses: number;
    lossAgainstOthers: Rupees;
  };
  otherSources: {
    familyPension: { old: Rupees; new: Rupees };
    dividendInterestShare: BasisPoints;
    compensationShare: BasisPoints;
    minorExemption: Rupees;
    special: Record<SpecialSourceCode, { rate: BasisPoints; label: string; surchargeCapped: boolean }>;
    virtualAssets: BasisPoints;
  };
  capitalGains: {
    rates: GainRates[];
    exemption112A: Rupees;
    costInflation: Record<string, number>;
    stampTolerance: BasisPoints;
    /** Older assets may be valued at their market value of this date (s.55(2)(b)). */
    baseDate: IsoDate;
    houseExemptionCap: Rupees;
    bondCap: Rupees;
    /** Land and buildings acquired before this day may still be taxed on the indexed gain (s.112(1)(a) second proviso). */
    indexationChoiceBefore: IsoDate;
    indexedRate: BasisPoints;
    specifiedFundFrom: IsoDate;
  };
  business: {
    turnover44AD: { base: Rupees; cashLight: Rupees };
    receipts44ADA: { base: Rupees; cashLight: Rupees };
    cashShare: BasisPoints;
    rate44AD: { bank: BasisPoints; other: BasisPoints };
    rate44ADA: BasisPoints;
    goods: { light: Rupees; heavyPerTon: Rupees; heavyAboveKg: number; maxVehicles: number };
    /** Share of receipts that is income of a non-resident, by section. */
    nonResident: Readonly<Record<NonResidentSection, BasisPoints>>;
    remuneration: { first: Rupees; firstRate: BasisPoints; minimum: Rupees; restRate: BasisPoints };
    /** Maximum interest to partners a year (s.40(b)(iv)). */
    partnerInterest: BasisPoints;
    additionalDepreciation: BasisPoints;
    /** Rule 5(1): no block above this rate in the new regime and u/s 115BAA to 115BAE. */
    newRegimeDepreciation: BasisPoints;
  };
  deductions: {
    c80: Rupees;
    ccd1Salary: BasisPoints;
    ccd1Others: BasisPoints;
    ccd1b: Rupees;
    ccd2: {
      oldOther: BasisPoints;
      oldGovernment: BasisPoints;
      newOther: BasisPoints;
      newGovernment: BasisPoints;
    };
    cch: BasisPoints;
    d80: { below60: Rupees; senior: Rupees; preventive: Rupees };
    disability: { ordinary: Rupees; severe: Rupees };
    ddb: { below60: Rupees; senior: Rupees };
    ee: { cap: Rupees; loan: Rupees; from: IsoDate; to: IsoDate };
    eea: { cap: Rupees; stampValue: Rupees; from: IsoDate; to: IsoDate };
    eeb: { cap: Rupees; from: IsoDate; to: IsoDate };
    g80: { cash: Rupees; limit: BasisPoints };
    gg: { month: Rupees; income: BasisPoints; rentOver: BasisPoints };
    gga: { cash: Rupees };
    royalty: Rupees;
    tta: Rupees;
    ttb: Rupees;
    /** Chapter VI-A sections that survive in the new regime (s.115BAC(2)(i)). */
    newRegime: readonly string[];
  };
  /** ss.11 to 13B, 10(23C), 115BBC. */
  trusts: {
    /** Most that may be accumulated without a form (s.11(1)(a)). */
    setApart: BasisPoints;
    /** Share of donations to other institutions counted as application (Explanation 4(iii) to s.11(1)). */
    donationApplied: BasisPoints;
    anonymousShare: BasisPoints;
    anonymousFloor: Rupees;
    /** Electoral trusts: share distributed, and limit of management expenses (rule 17CA). */
    electoral: { distributed: BasisPoints; spent: BasisPoints; first: Rupees; later: Rupees };
    /** Receipts of institutions u/s 10(23C)(iiiad), (iiiae), and Government grants that make them substantially financed (rule 2BBB). */
    receipts: Rupees;
    grants: BasisPoints;
    /** Trade receipts of a body of general public utility (proviso to s.2(15)). */
    trade: BasisPoints;
    /** Limit of a cash contribution to a party, and of one that must be recorded with name and address (s.13A). */
    party: { cash: Rupees; recorded: Rupees };
  };
  amt: { rate: BasisPoints; coOperative: BasisPoints; threshold: Rupees; creditYears: number };
  /** s.80P(2)(c) for consumer and other societies; (f) up to this gross total income. */
  coOperative: { consumer: Rupees; other: Rupees; smallIncome: Rupees };
  /** `ifsc`: units in an International Financial Services Centre earning only in convertible foreign exchange. */
  mat: { rate: BasisPoints; ifsc: BasisPoints };
  /** Tax on money of a secondary adjustment not brought back, and the surcharge on it. */
  secondaryAdjustment: { rate: BasisPoints; surcharge: BasisPoints };
  interest: {
    monthly: BasisPoints;
    threshold: Rupees;
    advanceShare: BasisPoints;
    instalments: { dueBy: IsoDate; share: BasisPoints; safe: BasisPoints; months: number }[];
    seniorAge: number;
  };
  fees: {
    f: { limit: Rupees; low: Rupees; high: Rupees };
    i: { limit: Rupees; low: Rupees; high: Rupees; after: IsoDate } | undefined;
  };
  additionalTax: { months: number; rate: BasisPoints }[];
  dueDates: {
    'no-business': IsoDate;
    business: IsoDate;
    audit: IsoDate;
    'transfer-pricing': IsoDate;
    auditReport: IsoDate;
    belated: IsoDate;
    revised: IsoDate;
    updated: IsoDate;
  };
  /** Later last days the Board gave resident individuals. */
  residentIndividuals?: { belated: IsoDate; revised: IsoDate };
  /** Net agricultural income up to this is left out of the rate (Finance Act, s.2(2) proviso). */
  agriculturalFloor: Rupees;
  /** Ages of resident seniors (First Schedule, Paragraph A (II), (III)). */
  ages: { senior: number; superSenior: number };
  /** Years a loss may be carried; null without end. */
  lossYears: Record<LossKind, number | null>;
  /** Time to answer a notice: days for a defect (s.139(9)), months after the month of a notice u/s 148(1) or an agreement u/s 92CD(1). */
  notices: { defectDays: number; months: number };
  /** Turnover or receipts above which accounts are audited (s.44AB). */
  audit: { turnover: Rupees; cashLight: Rupees; profession: Rupees };
  /** Limits of the simple forms (rule 12(1)(a), (ca)). */
  simpleForms: { income: Rupees; agricultural: Rupees; houses: number };
  /** Conditions that make a return mandatory below the exemption limit (s.139(1) seventh proviso). */
  returnDue: { deposits: Rupees; travel: Rupees; electricity: Rupees };
  /** Amounts above which a schedule of ITR-2 and ITR-3 is due. */
  schedules: { assets: Rupees; agriculturalLand: Rupees };
  switches: Switches;
};
