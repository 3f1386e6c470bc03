import { gainDates } from './gain-dates.ts';
import type { Slab, SurchargeStep, Switches, YearRules } from './types.ts';

const lakh = 1_00_000;
const crore = 1_00_00_000;

const oldSlabs = (exempt: number): Slab[] => [
  { upTo: exempt, rate: 0 },
  ...(exempt < 5 * lakh ? [{ upTo: 5 * lakh, rate: 500 }] : []),
  { upTo: 10 * lakh, rate: 2000 },
  { upTo: null, rate: 3000 },
];

/** Old-regime slabs: Finance Acts, First Schedule, Part I, Paragraph A; floors also in the department's FAQ on s.4. */
export const oldRegimeSlabs: YearRules['slabs']['old'] = {
  below60: oldSlabs(2.5 * lakh),
  senior: oldSlabs(3 * lakh),
  superSenior: oldSlabs(5 * lakh),
};

/** Co-operative societies: First Schedule, Part I, Paragraph B. */
export const coOperativeSlabs: Slab[] = [
  { upTo: 10_000, rate: 1000 },
  { upTo: 20_000, rate: 2000 },
  { upTo: null, rate: 3000 },
];

const upTo25: SurchargeStep[] = [
  { above: 50 * lakh, rate: 1000 },
  { above: crore, rate: 1500 },
  { above: 2 * crore, rate: 2500 },
];

/** Surcharge: First Schedule, Part I; department's FAQ on s.4. The new regime stops at 25% (proviso to Paragraph A). */
const surcharge: Omit<YearRules['surcharge'], 'cappedGains'> = {
  individual: { new: upTo25, old: [...upTo25, { above: 5 * crore, rate: 3700 }] },
  firm: [{ above: crore, rate: 1200 }],
  coOperative: [
    { above: crore, rate: 700 },
    { above: 10 * crore, rate: 1200 },
  ],
  domestic: [
    { above: crore, rate: 700 },
    { above: 10 * crore, rate: 1200 },
  ],
  foreign: [
    { above: crore, rate: 200 },
    { above: 10 * crore, rate: 500 },
  ],
  // ss.115BAA, 115BAB, 115BAD, 115BAE: 10% whatever the income
  concession: 1000,
  // dividend and ss.111A, 112, 112A, 115AD(1)(b): proviso to Paragraph A
  capped: 1500,
  // s.115BBE income: Finance Act, s.2(9), 25% of the tax
  unexplained: 2500,
};

/** s.115BBE and the other flat rates of Chapter XII on other sources. */
const specialSources: YearRules['otherSources']['special'] = {
  '115BB': {
    rate: 3000,
    label: 'Winnings from lotteries, crossword puzzles, races and card games',
    surchargeCapped: false,
  },
  '115BBJ': { rate: 3000, label: 'Winnings from online games', surchargeCapped: false },
  '115BBE': { rate: 6000, label: 'Unexplained credits, investments and expenditure', surchargeCapped: false },
  '115BBF': { rate: 1000, label: 'Royalty from patents', surchargeCapped: false },
  '115BBG': { rate: 1000, label: 'Transfer of carbon credits', surchargeCapped: false },
  '115BBC': { rate: 3000, label: 'Anonymous donations', surchargeCapped: false },
  '115BBI': { rate: 3000, label: 'Specified income of a trust or institution', surchargeCapped: false },
  // the proviso on surcharge names income by way of dividend, whatever section taxes it
  '115A(1)(a)(i)': { rate: 2000, label: 'Dividend of a non-resident', surchargeCapped: true },
  '115A(1)(a)(ii)': {
    rate: 2000,
    label: 'Interest of a non-resident on foreign currency',
    surchargeCapped: false,
  },
  '115A(1)(b)': {
    rate: 2000,
    label: 'Royalty and fees for technical services of a non-resident',
    surchargeCapped: false,
  },
  '115AC-interest': {
    rate: 1000,
    label: 'Interest on bonds bought in foreign currency',
    surchargeCapped: false,
  },
  '115AC-dividend': {
    rate: 1000,
    label: 'Dividend on depository receipts bought in foreign currency',
    surchargeCapped: true,
  },
  '115AD-dividend': {
    rate: 2000,
    label: 'Dividend of a foreign institutional investor',
    surchargeCapped: true,
  },
  '115AD(1)(i)': {
    rate: 2000,
    label: 'Income of a foreign institutional investor from securities',
    surchargeCapped: false,
  },
  '115BBA': {
    rate: 2000,
    label: 'Income of a non-resident sportsman or entertainer',
    surchargeCapped: false,
  },
  '115E(a)': { rate: 2000, label: 'Investment income of a non-resident Indian', surchargeCapped: false },
};

/** Cost inflation index notified u/s 48 (2001-02 = 100); 2023-24 Notification 39/2023, 2024-25 44/2024, 2025-26 70/2025. */
const costInflation: Record<string, number> = {
  '2001-02': 100,
  '2002-03': 105,
  '2003-04': 109,
  '2004-05': 113,
  '2005-06': 117,
  '2006-07': 122,
  '2007-08': 129,
  '2008-09': 137,
  '2009-10': 148,
  '2010-11': 167,
  '2011-12': 184,
  '2012-13': 200,
  '2013-14': 220,
  '2014-15': 240,
  '2015-16': 254,
  '2016-17': 264,
  '2017-18': 272,
  '2018-19': 280,
  '2019-20': 289,
  '2020-21': 301,
  '2021-22': 317,
  '2022-23': 331,
  '2023-24': 348,
  '2024-25': 363,
  '2025-26': 376,
  '2026-27': 384, // Notification 85/2026 of 15-7-2026, s.72(8) of the Act of 2025
};

/** Before 23 July 2024: s.111A 15%, s.112A 10%, s.112 20% with indexation, or 10% without on listed securities. */
export const gainRatesTill22July2024: YearRules['capitalGains']['rates'][number] = {
  from: '1900-01-01',
  stcg111A: 1500,
  ltcg112A: 1000,
  ltcg112: 2000,
  indexed: true,
  ltcg112Listed: 1000,
  ltcg112UnlistedNonResident: 1000,
  longTermMonths: { listed: 12, immovableOrUnlisted: 24, businessTrust: 36, other: 36 },
  unlistedBonds50AA: false,
};

/** From 23 July 2024 (Finance (No. 2) Act 2024): s.111A 20%, ss.112 and 112A 12.5% without indexation; 12 or 24 months. */
export const gainRatesFrom23July2024: YearRules['capitalGains']['rates'][number] = {
  from: gainDates.newRates,
  stcg111A: 2000,
  ltcg112A: 1250,
  ltcg112: 1250,
  indexed: false,
  ltcg112Listed: 1250,
  ltcg112UnlistedNonResident: 1250,
  longTermMonths: { listed: 12, immovableOrUnlisted: 24, businessTrust: 12, other: 24 },
  unlistedBonds50AA: true,
};

/** Exempt allowances: caps from the ITR-1 validation rules named on each line; new regime by rules. */
const allowances: YearRules['salary']['allowances'] = {
  '10(5)': { newRegime: false, within: 'salary' },
  '10(6)': { newRegime: true, within: 'gross' },
  '10(7)': { newRegime: true, within: 'gross' },
  '10(10)': { cap: 20 * lakh, governmentCap: 25 * lakh, newRegime: true, within: 'gross' },
  '10(10A)': { newRegime: true, within: 'salary' },
  '10(10AA)': { cap: 25 * lakh, governmentCap: null, newRegime: true, within: 'salary' },
  '10(10B)(i)': { cap: 5 * lakh, newRegime: true, within: 'gross' },
  '10(10B)(ii)': { cap: 5 * lakh, newRegime: true, within: 'gross' },
  '10(10C)': { cap: 5 * lakh, newRegime: true, within: 'gross' },
  '10(10CC)': { newRegime: true, within: 'perquisites' },
  '10(13A)': { newRegime: false, within: 'salary' },
  '10(14)(i)': { newRegime: false, within: 'salary' },
  '10(14)(ii)': { newRegime: false, within: 'salary' },
  '10(14)(i)-115BAC': { newRegime: true, within: 'salary' },
  '10(14)(ii)-115BAC': { cap: 38_400, newRegime: true, within: 'salary' },
  other: { newRegime: true, within: 'gross' },
};

/** Readings in force where the years do not differ; each is argued in the type. */
export const switches: Switches = {
  rebateIncomeTest: 'without-untaxed-112A',
  rebateNewOnSpecialRates: 'denied',
  rebateOldOnSpecialRates: 'allowed-except-112A',
  rebateRelief: 'all-tax',
  surchargeTest: 'without-capped-income',
  dividendTax: 'average-rate',
  surchargeCapOnGains: 'sections-named',
  exemptionLeft: 'slab-income',
  exemptionAbsorption: 'form-order',
  exemption112A: 'higher-rate-first',
  newRegimeHouseLoss: 'lapses',
  lossOrder: 'highest-rate-first',
  lossAcrossHeads: 'cheapest',
  landChoice: 'tax-due',
  presumptiveInstalment: 'whole-tax',
  minimumTaxFloor: 'with-claims',
  minimumTaxOfSocieties: 'above-threshold',
  maximumMarginalSurcharge: 'by-slab',
  taxRounding: 'half-even',
};

/** Rules common to the three years; a year's file overrides changes of its Finance Act. */
export const common: Omit<
  YearRules,
  'assessmentYear' | 'slabs' | 'surcharge' | 'rebate' | 'dueDates' | 'interest'
> & { surcharge: typeof surcharge } = {
  act: '1961',
  flatRates: {
    firm: 3000, // Paragraph C
    localAuthority: 3000, // Paragraph D
    domesticSmall: 2500, // Paragraph E
    domestic: 3000,
    foreign: 3500,
    concession: { '115BAA': 2200, '115BAB': 1500, '115BAD': 2200, '115BAE': 1500 },
    concessionOther: { '115BAB': 2200, '115BAE': 2200 }, // provisos to ss.115BAB(1), 115BAE(1)
    concessionExcess: { '115BAB': 3000 }, // second proviso to s.115BAB(1)
    withoutDeductions: ['115BAB'], // first proviso to s.115BAB(1); ITR-6 rules
    maximumMarginal: 3000, // ss.164, 167B read with s.2(29C)
  },
  surcharge,
  cess: 400, // Finance Act, s.2(11): health and education cess
  salary: {
    standardDeduction: { old: 50_000, new: 75_000 }, // s.16(ia); rules
    entertainmentCap: 5000, // s.16(ii); rule A-57
    professionalTaxCap: 5000, // s.16(iii); ITR-1 schema, ProfessionalTaxUs16iii
    hraSalaryShare: { metro: 5000, other: 4000, rentOver: 1000 }, // rule 2A; rules
    hraMetros: ['delhi', 'mumbai', 'kolkata', 'chennai'], // rule 2A(c)(i)
    allowances,
  },
  houseProperty: {
    standardDeduction: 3000, // s.24(a); rule A-43
    selfOccupiedInterest: 2 * lakh, // s.24(b) second proviso; rule A-48
    oldLoanInterest: 30_000, // s.24(b) first proviso
    newLoanFrom: '1999-04-01',
    completionYears: 5,
    selfOccupiedHouses: 2, // s.23(2), (4)
    lossAgainstOthers: 2 * lakh, // s.71(3A)
  },
  otherSources: {
    familyPension: { old: 15_000, new: 25_000 }, // s.57(iia); rules
    dividendInterestShare: 2000, // s.57 proviso
    compensationShare: 5000, // s.57(iv)
    minorExemption: 1500, // s.10(32)
    special: specialSources,
    virtualAssets: 3000, // s.115BBH
  },
  capitalGains: {
    rates: [gainRatesFrom23July2024],
    exemption112A: 1_25_000, // s.112A(2)
    costInflation,
    baseDate: '2001-04-01', // s.55(2)(b)(i)
    stampTolerance: 11_000, // s.50C(1) third proviso: 110%
    houseExemptionCap: 10 * crore, // ss.54(1), 54F(1) provisos, from AY 2024-25
    bondCap: 50 * lakh, // s.54EC(1) provisos
    indexationChoiceBefore: gainDates.newRates, // s.112(1)(a) second proviso
    indexedRate: 2000,
    specifiedFundFrom: gainDates.specifiedFunds, // s.50AA
  },
  business: {
    turnover44AD: { base: 2 * crore, cashLight: 3 * crore }, // s.44AD Explanation (b); ITR-4 rules 9, 237
    receipts44ADA: { base: 50 * lakh, cashLight: 75 * lakh }, // s.44ADA(1)
    cashShare: 500,
    rate44AD: { bank: 600, other: 800 }, // ITR-4 rule 6
    rate44ADA: 5000,
    // ships, services for mineral oils, aircraft; cruise ships from AY 2025-26
    nonResident: { '44B': 750, '44BB': 1000, '44BBA': 500, '44BBC': 2000 },
    goods: { light: 7500, heavyPerTon: 1000, heavyAboveKg: 12_000, maxVehicles: 10 }, // s.44AE; ITR-4 rule 144
    remuneration: { first: 6 * lakh, firstRate: 9000, minimum: 3 * lakh, restRate: 6000 }, // s.40(b)(v) from AY 2025-26
    partnerInterest: 1200,
    additionalDepreciation: 2000, // s.32(1)(iia)
    newRegimeDepreciation: 4000, // rule 5(1) proviso
  },
  deductions: {
    c80: 1_50_000, // s.80CCE; rule A-1
    ccd1Salary: 1000, // rule A-3
    ccd1Others: 2000, // rule A-2
    ccd1b: 50_000, // rule A-115
    ccd2: { oldOther: 1000, oldGovernment: 1400, newOther: 1400, newGovernment: 1400 }, // rules
    cch: 4620, // rule A-195
    d80: { below60: 25_000, senior: 50_000, preventive: 5000 }, // rules
    disability: { ordinary: 75_000, severe: 1_25_000 }, // rules
    ddb: { below60: 40_000, senior: 1 * lakh }, // rules
    ee: { cap: 50_000, loan: 35 * lakh, from: '2016-04-01', to: '2017-03-31' }, // rules
    eea: { cap: 1_50_000, stampValue: 45 * lakh, from: '2019-04-01', to: '2022-03-31' }, // rules
    eeb: { cap: 1_50_000, from: '2019-04-01', to: '2023-03-31' }, // rules
    g80: { cash: 2000, limit: 1000 }, // s.80G(4), (5D)
    gg: { month: 5000, income: 2500, rentOver: 1000 }, // rules A-114, D-4
    gga: { cash: 2000 }, // rule A-144
    royalty: 3 * lakh, // ss.80QQB, 80RRB
    tta: 10_000, // rule A-11
    ttb: 50_000, // rule A-14
    newRegime: ['80CCD(2)', '80CCH', '80JJAA', '80LA', '80M'], // s.115BAC(2)(i); rules
  },
  trusts: {
    setApart: 1500, // s.11(1)(a)
    donationApplied: 8500, // Explanation 4(iii) to s.11(1), from AY 2024-25
    anonymousShare: 500, // s.115BBC(1)(i)
    anonymousFloor: 1 * lakh,
    electoral: { distributed: 9500, spent: 500, first: 5 * lakh, later: 3 * lakh }, // s.13B, rule 17CA
    receipts: 5 * crore, // rule 2BC
    grants: 5000, // rule 2BBB
    trade: 2000, // proviso to s.2(15)
    party: { cash: 2000, recorded: 20_000 }, // provisos to s.13A
  },
  amt: { rate: 1850, coOperative: 1500, threshold: 20 * lakh, creditYears: 15 }, // ss.115JC, 115JEE(2), 115JD(4)
  coOperative: { consumer: 1_00_000, other: 50_000, smallIncome: 20_000 }, // s.80P(2)(c), (f)
  mat: { rate: 1500, ifsc: 900 }, // s.115JB(1), (7)
  secondaryAdjustment: { rate: 1800, surcharge: 1200 }, // s.92CE(2A)
  fees: { f: { limit: 5 * lakh, low: 1000, high: 5000 }, i: undefined }, // s.234F
  additionalTax: [
    { months: 12, rate: 2500 }, // s.140B(3), as amended by the Finance Act 2025
    { months: 24, rate: 5000 },
    { months: 36, rate: 6000 },
    { months: 48, rate: 7000 },
  ],
  agriculturalFloor: 5000, // Finance Act, s.2(2) proviso
  ages: { senior: 60, superSenior: 80 }, // First Schedule, Part I, Paragraph A (II), (III)
  lossYears: {
    'house-property': 8, // s.71B
    business: 8, // s.72(3)
    speculative: 4, // s.73(4)
    'specified-business': null, // s.73A(2)
    'short-term': 8, // s.74(2)
    'long-term': 8,
    'race-horses': 4, // s.74A(3)
    depreciation: null, // s.32(2)
  },
  notices: { defectDays: 15, months: 3 }, // ss.139(9), 148(1), 92CD(1)
  audit: { turnover: crore, cashLight: 10 * crore, profession: 50 * lakh }, // s.44AB(a) with its proviso, (b)
  simpleForms: { income: 50 * lakh, agricultural: 5000, houses: 2 }, // rule 12(1)(a), (ca); ITR-1 rule A-117
  returnDue: { deposits: crore, travel: 2 * lakh, electricity: 1 * lakh }, // s.139(1) seventh proviso (i) to (iii)
  schedules: { assets: crore, agriculturalLand: 5 * lakh }, // Schedules AL (AY 2025-26 on) and EI
  switches,
};

/** s.211: 15, 45, 75 and 100% by the 15th of June, September, December and March; 12 and 36% are safe (s.234C(1) first proviso). */
export const interestRules = (start: number): YearRules['interest'] => ({
  monthly: 100, // ss.234A, 234B, 234C
  threshold: 10_000, // s.208
  advanceShare: 9000, // s.234B(1)
  instalments: [
    { dueBy: `${start - 1}-06-15`, share: 1500, safe: 1200, months: 3 },
    { dueBy: `${start - 1}-09-15`, share: 4500, safe: 3600, months: 3 },
    { dueBy: `${start - 1}-12-15`, share: 7500, safe: 7500, months: 3 },
    { dueBy: `${start}-03-15`, share: 10_000, safe: 10_000, months: 1 },
  ],
  seniorAge: 60, // s.207(2)
});
