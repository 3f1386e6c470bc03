import { all, type Broken, plus, push, set } from './change.ts';

const SA = 'ScheduleS.Salaries[0].Salarys',
  AL = 'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
  O = 'ScheduleOS.IncOthThanOwnRaceHorse',
  CG = 'ScheduleCGFor23',
  ST = `${CG}.ShortTermCapGainFor23`,
  LT = `${CG}.LongTermCapGain23`;
const U = 'ScheduleVIA.UsrDeductUndChapVIA',
  D = 'ScheduleVIA.DeductUndChapVIA',
  TTI = 'PartB_TTI',
  FS = 'PartA_GEN1.FilingStatus',
  H = 'Schedule80D.Sec80DSelfFamSrCtznHealth';
const treaty = (nature: string, item: string, amt: number) => ({
  TotalAmtTaxUsDTAASchOs: amt,
  NRIOsDTAA: {
    NRIDTAADtlsSchOS: [
      {
        DTAAamt: amt,
        NatureOfIncome: nature,
        CountryName: 'X',
        CountryCodeExcludingIndia: '65',
        DTAAarticle: '1',
        RateAsPerTreaty: 10,
        TaxRescertifiedFlag: 'Y',
        ItemNoincl: item,
        RateAsPerITAct: 30,
        ApplicableRate: 10,
      },
    ],
  },
});
const ei = (s: string) =>
  push(
    'ScheduleEI.OthersInc.OthersIncDtls',
    { Category: 'SRST', SubCategory: s, Description: 'x', OthAmount: 5 },
    { Category: 'SRST', SubCategory: s, Description: 'x', OthAmount: 5 },
  );
/** Read from the sentences of the department's list for ITR-2, AY 2026-27. */
export const brokenItr2: readonly Broken[] = [
  [
    '2old',
    47,
    '10(10B)(i) and 10(10C)',
    push(AL, { SalNatureDesc: '10(10B)(i)', SalOthAmount: 5 }, { SalNatureDesc: '10(10C)', SalOthAmount: 5 }),
  ],
  [
    '2old',
    52,
    '10(13A) and 80GG 60,000',
    all(
      push(AL, { SalNatureDesc: '10(13A)', SalOthAmount: 5 }),
      set({ [`${D}.Section80GG`]: 60000, [`${U}.Section80GG`]: 60000 }),
    ),
  ],
  [
    '2old',
    63,
    'perquisite twice',
    set({
      'ScheduleS.Salaries[0].Salarys.NatureOfPerquisites': {
        OthersIncDtls: [
          { NatureDesc: '1', OthAmount: 5 },
          { NatureDesc: '1', OthAmount: 5 },
        ],
      },
      'ScheduleS.Salaries[0].Salarys.ValueOfPerquisites': 10,
    }),
  ],
  ['2old', 117, 'A4 biv 5', set({ [`${ST}.NRISecur115AD.DeductSec48.TotalDedn`]: 5 })],
  [
    '2old',
    201,
    'treaty rent 5 without rent',
    set({
      [`${O}.IncChargblSplRateOS`]: {
        TotalAmtTaxUsDTAASchOs: 5,
        NRIOsDTAA: {
          NRIDTAADtlsSchOS: [
            {
              DTAAamt: 5,
              NatureOfIncome: '1c',
              CountryName: 'X',
              CountryCodeExcludingIndia: '65',
              DTAAarticle: '1',
              RateAsPerTreaty: 10,
              TaxRescertifiedFlag: 'Y',
              ItemNoincl: '562iii',
              RateAsPerITAct: 30,
              ApplicableRate: 10,
            },
          ],
        },
      },
    }),
  ],
  ['2old', 241, 'BFLA STCG 30% 10', set({ 'ScheduleBFLA.STCG30Per.IncBFLA.IncOfCurYrUndHeadFromCYLA': 10 })],
  [
    '2old',
    279,
    '80G A cash 3000 eligible',
    all(
      set({
        'Schedule80G.Don100Percent.DoneeWithPan[0].DonationAmtCash': 3000,
        'Schedule80G.Don100Percent.DoneeWithPan[0].DonationAmt': 8000,
        'Schedule80G.Don100Percent.DoneeWithPan[0].EligibleDonationAmt': 8000,
      }),
    ),
  ],
  ['2old', 330, 'VI-A above GTI', set({ [`${D}.TotalChapVIADeductions`]: 7_000_000 })],
  [
    '2old',
    335,
    'non-resident with 80RRB',
    set({ [`${FS}.ResidentialStatus`]: 'NRI', [`${D}.Section80RRB`]: 10, [`${U}.Section80RRB`]: 10 }),
  ],
  [
    '2old',
    379,
    '5A1ai 1,000 in OS, not in SI',
    set({
      [`${O}.OthersGrossDtls`]: [{ SourceDescription: '5A1aA', SourceAmount: 1000 }],
      [`${O}.OthersGross`]: 1000,
    }),
  ],
  [
    '2old',
    415,
    'PTI_5AC1abD in OS, not in SI',
    set({
      [`${O}.PTIOthersGrossDtls`]: [{ SourceDescription: 'PTI_5AC1abD', SourceAmount: 1000 }],
      [`${O}.PassThrIncOSChrgblSplRate`]: 1000,
    }),
  ],
  [
    '2old',
    420,
    'AMT line 3 +1',
    set({
      ScheduleAMT: {
        TotalIncItemPartBTI: 6273500,
        DeductionClaimUndrAnySec: 0,
        AdjustedUnderSec115JC: 6273501,
        TaxPayableUnderSec115JC: 0,
      },
    }),
  ],
  [
    '2old',
    483,
    'ESOP: ceased, tax not payable',
    set({
      ScheduleESOP: {
        DPIITRegNo: 'DIPP12345',
        PanofStartUp: 'AAACE1234F',
        ScheduleESOP2122_Type: {
          AssessmentYear: '2022-23',
          TaxDeferredBFEarlierAY: 1000,
          ScheduleESOPEventDtls: { SecurityType: 'NS', CeasedEmployee: 'Y' },
          TaxPayableCurrentAY: 500,
          BalanceTaxCF: 500,
        },
      },
    }),
  ],
  ['2old', 489, 'long-term total +1', plus({ 'PartB-TI.CapGain.LongTerm.TotalLongTerm': 1 })],
  ['2old', 579, 'BFLA STCG 20% 10', set({ 'ScheduleBFLA.STCG20Per.IncBFLA.IncOfCurYrUndHeadFromCYLA': 10 })],
  [
    '2old',
    597,
    'B5 without section',
    set({
      [`${LT}.NRIOnSec112and115`]: {
        NRIOnSec112and115Dtls: [
          {
            FullValueConsdRecvUnqshr: 0,
            FairMrktValueUnqshr: 0,
            FullValueConsdSec50CA: 0,
            FullValueConsdOthUnqshr: 5,
            FullConsideration: 5,
            DeductSec48: { AquisitCost: 0, ImproveCost: 0, ExpOnTrans: 0, TotalDedn: 0 },
            BalanceCG: 5,
            DeductionUs54F: 0,
            CapgainonAssets: 5,
          },
        ],
      },
    }),
  ],
  [
    '2old',
    604,
    'house rent not the least',
    all(
      push(AL, { SalNatureDesc: '10(13A)', SalOthAmount: 100000 }),
      set({
        'ScheduleS.Section10_13A': {
          Placeofwork: '1',
          ActlHRARecv: 90000,
          ActlRentPaid: 360000,
          DtlsSalUsSec171: 1800000,
          BasicSalary: 900000,
          ActlRentPaid10Per: 270000,
          Sal40Or50Per: 450000,
          EligbleExmpAllwncUs13A: 100000,
        },
      }),
    ),
  ],
  [
    '2old',
    653,
    'interest without loan rows',
    set({ 'ScheduleHP.PropertyDetails[0].Rentdetails.Section24B': undefined }),
  ],
  [
    '2old',
    653,
    'interest with empty loan rows',
    set({
      'ScheduleHP.PropertyDetails[0].Rentdetails.Section24B': {
        Section24BDtls: [],
        TotalInterestUs24B: 350000,
      },
    }),
  ],
  ['2old', 677, 'D.80EEB 5', set({ [`${D}.Section80EEB`]: 5 })],
  [
    '2old',
    744,
    '10(44) twice',
    push(
      'ScheduleEI.OthersInc.OthersIncDtls',
      { Category: 'SRST', SubCategory: '10(44)', Description: 'x', OthAmount: 5 },
      { Category: 'SRST', SubCategory: '10(44)', Description: 'x', OthAmount: 5 },
    ),
  ],
  ['2old', 752, 'co-owner 0', set({ 'ScheduleHP.PropertyDetails[0].CoOwners[0].PercentShareProperty': 0 })],
  [
    '2old',
    752,
    'co-owner 100',
    set({ 'ScheduleHP.PropertyDetails[0].CoOwners[0].PercentShareProperty': 100 }),
  ],
  ['2old', 26, '16 total +1', plus({ 'ScheduleS.DeductionUS16': 1 })],
  ['2old', 28, '10(10) without gratuity in 17(1)', push(AL, { SalNatureDesc: '10(10)', SalOthAmount: 5 })],
  [
    '2old',
    28,
    '10(10) 20,00,001',
    all(
      push(AL, { SalNatureDesc: '10(10)', SalOthAmount: 2000001 }),
      push(`${SA}.NatureOfSalary.OthersIncDtls`, { NatureDesc: '9', OthAmount: 2100000 }),
    ),
  ],
  ['2old', 31, 'allowances above salary', set({ [`${AL}[0].SalOthAmount`]: 1800001 })],
  ['2old', 33, 'perquisites +1', plus({ [`${SA}.ValueOfPerquisites`]: 1 })],
  ['2old', 90, '112A sale total +1', plus({ 'Schedule112A.SaleValue112A': 1 })],
  ['2old', 90, '112A expenses total +1', plus({ 'Schedule112A.ExpExclCnctTransfer112A': 1 })],
  [
    '2old',
    96,
    '115AD balance +1',
    set({
      Schedule115AD: {
        Schedule115ADDtls: [
          {
            ShareOnOrBefore: 'AE',
            ISINCode: 'INNOTREQUIRD',
            ShareUnitName: 'C',
            TotSaleValue: 100,
            AcquisitionCost: 50,
            CostAcqWithoutIndx: 50,
            TotalDeductions: 50,
            Balance: 51,
            FairMktValuePerShareunit: 0,
            TotFairMktValueCapAst: 0,
            LTCGBeforelowerB1B2: 0,
            ExpExclCnctTransfer: 0,
          },
        ],
        SaleValue115AD: 100,
        CostAcqWithoutIndx115AD: 50,
        AcquisitionCost115AD: 50,
        LTCGBeforelowerB1B2115AD: 0,
        FairMktValueCapAst115AD: 0,
        Deductions115AD: 50,
        Balance115AD: 51,
        ExpExclCnctTransfer115AD: 0,
      },
    }),
  ],
  [
    '2old',
    105,
    'B1 no consideration, deductions',
    set({ [`${LT}.SaleofLandBuild.SaleofLandBuildDtls[0].FullConsideration50C`]: 0 }),
  ],
  [
    '2old',
    115,
    'A4 aic not the higher',
    set({
      [`${ST}.NRISecur115AD.FullValueConsdRecvUnqshr`]: 100,
      [`${ST}.NRISecur115AD.FairMrktValueUnqshr`]: 200,
      [`${ST}.NRISecur115AD.FullValueConsdSec50CA`]: 100,
      [`${ST}.NRISecur115AD.FullConsideration`]: 100,
    }),
  ],
  ['2old', 143, 'B6c +1', plus({ [`${LT}.NRISaleOfEquityShareUs112A.CapgainonAssets`]: 1 })],
  ['2old', 204, 'treaty 2d without 2d', set({ [`${O}.IncChargblSplRateOS`]: treaty('2d', '5A1aA', 5) })],
  ['2old', 224, '89A relief 5 no income', set({ [`${O}.Increliefus89AOS`]: 5 })],
  ['2old', 229, 'treaty 2aii', set({ [`${O}.IncChargblSplRateOS`]: treaty('2aii', '5BBJ', 5) })],
  ['2old', 239, 'BFLA salary +1', plus({ 'ScheduleBFLA.Salary.IncBFLA.IncOfCurYrUndHeadFromCYLA': 1 })],
  ['2old', 251, 'OS loss 5 in CYLA', set({ 'ScheduleCYLA.TotalCurYr.TotOthSrcLossNoRaceHorse': 5 })],
  [
    '2old',
    282,
    '80G D cash 3000 eligible',
    set({
      'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].DonationAmtCash': 3000,
      'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].DonationAmt': 23000,
      'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].EligibleDonationAmt': 11500,
    }),
  ],
  [
    '2new',
    430,
    'AMT in new regime',
    set({
      ScheduleAMT: {
        TotalIncItemPartBTI: 100,
        DeductionClaimUndrAnySec: 0,
        AdjustedUnderSec115JC: 100,
        TaxPayableUnderSec115JC: 0,
      },
    }),
  ],
  ['2old', 433, 'EI others +1', plus({ 'ScheduleEI.Others': 1 })],
  ['2old', 518, 'AMT credit 5', set({ [`${TTI}.ComputationOfTaxLiability.CreditUS115JD`]: 5 })],
  [
    '2old',
    559,
    'STCL app rate set off 5 without loss',
    set({ [`${CG}.CurrYrLosses.InStcg20Per.StclSetoffAppRate`]: 5 }),
  ],
  ['2old', 575, 'E i6 +1', plus({ [`${CG}.CurrYrLosses.InLossSetOff.LtclSetOff12_5Per`]: 1 })],
  ['2old', 605, '10(13A) without particulars', push(AL, { SalNatureDesc: '10(13A)', SalOthAmount: 5 })],
  [
    '2old',
    617,
    '2a premium without policies',
    set({ [`${H}.ParentsSeniorCitizenFlag`]: 'N', [`${H}.HlthInsPremParents`]: 5, [`${H}.Parents`]: 5 }),
  ],
  [
    '2old',
    617,
    '2a premium +1',
    set({
      [`${H}.ParentsSeniorCitizenFlag`]: 'N',
      [`${H}.Sec80DParentsHIDtls`]: {
        Sch80DInsDtls: [{ InsurerName: 'E', PolicyNo: '1', HealthInsAmt: 4 }],
        TotalPayments: 4,
      },
      [`${H}.HlthInsPremParents`]: 5,
      [`${H}.Parents`]: 5,
    }),
  ],
  [
    '2old',
    655,
    'PTI iia +1',
    plus({ 'SchedulePTI.SchedulePTIDtls[0].CapitalGainsPTI.ShortTermCG.AmountOfInc': 1 }),
  ],
  ['2old', 666, 'D.80C +1', plus({ [`${D}.Section80C`]: 1 })],
  ['2old', 693, '80CCC without rows', set({ [`${U}.Section80CCC`]: 5, [`${D}.Section80CCC`]: 5 })],
  ['2old', 719, '10(12C) twice', ei('10(12C)')],
  ['2old', 734, '10(30) twice', ei('10(30)')],
  ['2old', 755, '10(4)(ii) twice', ei('10(4)(ii)')],
  [
    '2old',
    759,
    '80EE and 80EEA',
    set({
      [`${D}.Section80EE`]: 5,
      [`${D}.Section80EEA`]: 5,
      [`${U}.Section80EE`]: 5,
      [`${U}.Section80EEA`]: 5,
    }),
  ],
  [
    '2old',
    760,
    '80QQB belated',
    set({ [`${FS}.ReturnFileSec`]: 12, [`${D}.Section80QQB`]: 5, [`${U}.Section80QQB`]: 5 }),
  ],
];
