import { type Broken, plus, push, set } from './change.ts';

/** Breaks of ITR-2 by the list for AY 2026-27; how the rules were drawn is in lot-low.ts. */
const CG = 'ScheduleCGFor23',
  E = `${CG}.CurrYrLosses`,
  B1 = `${CG}.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls[0]`,
  R = 'ScheduleHP.PropertyDetails[0].Rentdetails',
  H = 'Schedule80D.Sec80DSelfFamSrCtznHealth',
  U = 'ScheduleVIA.UsrDeductUndChapVIA',
  D = 'ScheduleVIA.DeductUndChapVIA',
  OS = 'ScheduleOS.IncOthThanOwnRaceHorse',
  TTI = 'PartB_TTI.ComputationOfTaxLiability',
  EI = 'ScheduleEI.OthersInc.OthersIncDtls',
  PTI = 'SchedulePTI.SchedulePTIDtls[0]';
const twice = (category: string, code: string) =>
  push(
    EI,
    { Category: category, SubCategory: code, OthAmount: 10 },
    { Category: category, SubCategory: code, OthAmount: 10 },
  );
const home = { ifLetOut: 'S', Rentdetails: { AnnualLetableValue: 0, IntOnBorwCap: 0 } };
const donation = (more: object) => ({
  Schedule80GGA: {
    DonationDtlsSciRsrchRuralDev: [
      {
        RelevantClauseUndrDedClaimed: '80GGA2a',
        NameOfDonee: 'Example Trust',
        DoneePAN: 'AAATE1234E',
        DonationAmtCash: 0,
        DonationAmtOtherMode: 3000,
        DonationAmt: 3000,
        EligibleDonationAmt: 3000,
      },
    ],
    TotalDonationAmtCash80GGA: 0,
    TotalDonationAmtOtherMode80GGA: 3000,
    TotalDonationsUs80GGA: 3000,
    TotalEligibleDonationAmt80GGA: 3000,
    ...more,
  },
});
const party = (eligible: number) => ({
  Schedule80GGC: {
    Schedule80GGCDetails: [
      {
        DonationDate: '2025-09-01',
        PoliticalPartyName: 'Example Party',
        PoliticalPartyPAN: 'AAATP1234P',
        DonationAmtCash: 0,
        DonationAmtOtherMode: 6000,
        TransactionRefNum: 'UPI123',
        IFSCCode: 'SBIN0001234',
        DonationAmt: 6000,
        EligibleDonationAmt: eligible,
      },
    ],
    TotalDonationAmtCash80GGC: 0,
    TotalDonationAmtOtherMode80GGC: 6000,
    TotalDonationsUs80GGC: 6000,
    TotalEligibleDonationAmt80GGC: eligible,
  },
});

export const lotItr2: readonly Broken[] = [
  ['2old', 23, 'gross salary +1', plus({ 'ScheduleS.TotalGrossSalary': 1 })],
  [
    '2old',
    51,
    '10(5) again',
    push('ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls', { SalNatureDesc: '10(5)', SalOthAmount: 5 }),
  ],
  ['2old', 71, 'municipal tax without rent', set({ [`${R}.AnnualLetableValue`]: 0 })],
  ['2old', 80, 'three own houses', push('ScheduleHP.PropertyDetails', home, home, home)],
  ['2old', 159, 'loss at 30% +5', plus({ [`${E}.InLossSetOff.StclSetoff30Per`]: 5 })],
  [
    '2old',
    174,
    'fair market value of shares bought after January 2018',
    set({
      Schedule115AD: {
        Schedule115ADDtls: [{ ShareOnOrBefore: 'AE', TotSaleValue: 10, FairMktValuePerShareunit: 5 }],
      },
    }),
  ],
  [
    '2old',
    228,
    'expenses with dividends only',
    set({
      [`${OS}.Deductions.Expenses`]: 5,
      [`${OS}.InterestGross`]: 0,
      [`${OS}.RentFromMachPlantBldgs`]: 0,
      [`${OS}.Tot562x`]: 0,
      [`${OS}.AnyOtherIncome`]: 0,
    }),
  ],
  ['2old', 250, 'house loss of CYLA +1', plus({ 'ScheduleCYLA.TotalCurYr.TotHPlossCurYr': 1 })],
  [
    '2old',
    253,
    'set-off of other losses +1',
    plus({ 'ScheduleCYLA.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff': 1 }),
  ],
  ['2old', 262, 'salary of CYLA +1', plus({ 'ScheduleCYLA.Salary.IncCYLA.IncOfCurYrUnderThatHead': 1 })],
  [
    '2old',
    296,
    'parents below 60 with 25,001',
    set({
      [`${H}.ParentsSeniorCitizenFlag`]: 'N',
      [`${H}.HealthInsPremParents`]: 25_001,
      [`${H}.Parents`]: 25_001,
    }),
  ],
  ['2old', 312, '80GGA total +1', set(donation({ TotalDonationsUs80GGA: 3001 }))],
  ['2old', 346, '80C with 1,50,001', set({ [`${U}.Section80C`]: 150_001, [`${D}.Section80C`]: 150_001 })],
  ['2old', 352, 'party: 5,999 of 6,000 eligible', set(party(5999))],
  [
    '2old',
    390,
    'special income without its line in SI',
    push(`${OS}.OthersGrossDtls`, { SourceDescription: '5BBF', SourceAmount: 1000 }),
  ],
  [
    '2old',
    391,
    'line in SI without special income',
    push('ScheduleSI.SplCodeRateTax', {
      SecCode: '5A1ai',
      SplRatePercent: 20,
      SplRateInc: 50,
      SplRateIncTax: 10,
    }),
  ],
  [
    '2old',
    400,
    'income of a fund without its line in SI',
    push(`${OS}.PTIOthersGrossDtls`, { SourceDescription: 'PTI_5BBF', SourceAmount: 1000 }),
  ],
  [
    '2old',
    413,
    'line in SI without income of a fund',
    push('ScheduleSI.SplCodeRateTax', {
      SecCode: 'PTI_5A1ai',
      SplRatePercent: 20,
      SplRateInc: 50,
      SplRateIncTax: 10,
    }),
  ],
  [
    '2old',
    423,
    'AMT credit: other tax +1',
    set({ ScheduleAMTC: { TaxSection115JC: 0, TaxOthProvisions: 994_428, AmtTaxCreditAvailable: 994_428 } }),
  ],
  ['2old', 471, 'tax above the salary', set({ 'ScheduleTDS1.TDSonSalary[0].IncChrgSal': 349_999 })],
  ['2old', 498, 'treaty gains +5', plus({ 'PartB-TI.CapGain.ShortTerm.ShortTermSplRateDTAA': 5 })],
  ['2old', 500, 'other sources +1', plus({ 'PartB-TI.IncFromOS.OtherSrcThanOwnRaceHorse': 1 })],
  ['2old', 512, 'aggregate income +1', plus({ 'PartB-TI.AggregateIncome': 1 })],
  ['2old', 515, 'gains +1', plus({ 'PartB-TI.CapGain.TotalCapGains': 1 })],
  ['2old', 519, 'minimum tax +5', plus({ 'PartB_TTI.TaxPayDeemedTotIncUs115JC': 5 })],
  ['2old', 530, 'tax and interest +1', plus({ [`${TTI}.AggregateTaxInterestLiability`]: 1 })],
  ['2old', 536, 'a refund where tax is due', set({ 'PartB_TTI.Refund.RefundDue': 10 })],
  [
    '2old',
    567,
    'gains at 20% of CYLA +5',
    plus({ 'ScheduleCYLA.STCG20Per.IncCYLA.IncOfCurYrUnderThatHead': 5 }),
  ],
  [
    '2old',
    592,
    'parents of a family',
    set({
      'PartA_GEN1.PersonalInfo.Status': 'H',
      [`${H}.ParentsSeniorCitizenFlag`]: 'N',
      [`${H}.Parents`]: 5000,
    }),
  ],
  ['2old', 595, 'indexed improvement +1', plus({ [`${B1}.CostOfImprovements.TotalindexImprovecost`]: 1 })],
  ['2old', 610, 'interest without its loan', set({ [`${R}.Section24B`]: undefined })],
  [
    '2old',
    635,
    '80E interest +1',
    set({ Schedule80E: { Schedule80EDtls: [{ Interest80E: 25 }], TotalInterest80E: 26 } }),
  ],
  ['2old', 643, '80C below its schedule', plus({ [`${U}.Section80C`]: -1, [`${D}.Section80C`]: -1 })],
  ['2old', 658, 'exempt income of a fund +1', plus({ [`${PTI}.IncClmdPTI.TotalSec23FBB.AmountOfInc`]: 1 })],
  ['2old', 668, '80CCD(1) allowed, not claimed', set({ [`${D}.Section80CCDEmployeeOrSE`]: 1 })],
  ['2old', 669, '80CCD(1B) allowed, not claimed', set({ [`${D}.Section80CCD1B`]: 1 })],
  [
    '2old',
    689,
    'table C without reference',
    push('Schedule80G.Don100PercentApprReqd.DoneeWithPan', {
      DoneeWithPanName: 'Example Trust',
      DoneePAN: 'AAATE1234C',
      DonationAmtCash: 0,
      DonationAmtOtherMode: 10,
      IFSCCode: 'SBIN0001234',
      DonationAmt: 10,
      EligibleDonationAmt: 10,
    }),
  ],
  ['2old', 699, '10(4)(i) twice', twice('SRST', '10(4)(i)')],
  ['2old', 714, '10(12A) twice', twice('SRST', '10(12A)')],
  ['2old', 721, '10(15) twice', twice('SRST', '10(15)')],
  ['2old', 742, '10(37A) twice', twice('SRST', '10(37A)')],
  ['2old', 750, 'house sold after the year', set({ [`${B1}.DateofSale`]: '2026-04-01' })],
  [
    '2old',
    750,
    'land sold after the year within three years',
    push(`${CG}.ShortTermCapGainFor23.SaleofLandBuild.SaleofLandBuildDtls`, {
      DateofPurchase: '2025-05-01',
      DateofSale: '2026-04-01',
    }),
  ],
];
