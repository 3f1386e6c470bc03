import { type Broken, plus, push, set } from './change.ts';

const AL = 'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
  O = 'ScheduleOS.IncOthThanOwnRaceHorse',
  CG = 'ScheduleCGFor23',
  ST = `${CG}.ShortTermCapGainFor23`,
  LT = `${CG}.LongTermCapGain23`;
const U = 'ScheduleVIA.UsrDeductUndChapVIA',
  D = 'ScheduleVIA.DeductUndChapVIA',
  PI = 'PartA_GEN1.PersonalInfo',
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
const PL = 'PARTA_PL',
  BP = 'ITR3ScheduleBP',
  BA = `${BP}.BusinessIncOthThanSpec`;
const DOA = (k: string) => `ScheduleDOA.${k}.DepreciationDetail`;
/** Read from the sentences of the department's list for ITR-3, AY 2026-27. */
export const brokenItr3: readonly Broken[] = [
  [
    '3old',
    98,
    '61(i) +1',
    set({
      [`${PL}.NatOfBus44AD`]: [{ NameOfBusiness: 'E', CodeAD: '09028' }],
      [`${PL}.PersumptiveInc44AD`]: {
        GrsTrnOverOrReceipt: 1001,
        GrsTrnOverBank: 1000,
        GrsTotalTrnOverInCash: 0,
        GrsTrnOverAnyOthMode: 0,
        PersumptiveInc44AD6Per: 60,
        PersumptiveInc44AD8Per: 0,
        TotPersumptiveInc44AD: 60,
      },
    }),
  ],
  ['3old', 114, 'deemed 44AE 5, none in P&L', set({ [`${BA}.DeemedProfitBusUs.Section44AE`]: 5 })],
  ['3old', 260, 'A30 5', set({ [`${BA}.AmtDisallUs43BNowAllow`]: 5 })],
  ['3old', 383, 'A7 +1', plus({ [`${ST}.TotalAmtDeemedStcg`]: 1 })],
  [
    '3old',
    388,
    'slump gain +1',
    set({
      [`${LT}.SlumpSaleInLtcgDtls`]: {
        SlumpSaleInLtcg: {
          FMV11UAEii: 100,
          FMV11UAEiii: 50,
          FullConsideration: 100,
          NetWorthOfDivision: 40,
          SlumpBalance: 60,
          ExemptionOrDednUs54: { ExemptionGrandTotal: 0 },
          CapgainonAssets: 61,
        },
      },
    }),
  ],
  [
    '3old',
    455,
    'set-off above the gain',
    set({ [`${CG}.CurrYrLosses.InStcgAppRate.StclSetoff20Per`]: 150501 }),
  ],
  ['3old', 540, '89A quarters 5', set({ 'ScheduleOS.NOT89A.DateRange.Upto15Of6': 5 })],
  [
    '3old',
    549,
    'buy-back loss without dividend',
    set({
      [`${ST}.CapitalLossBuyBackShares`]: {
        TotalCapitalLossBuyBackShares: -10,
        CapitalLossBuyBackSharesDtls: [{ Rate: 'STL20', Amount: -10 }],
      },
    }),
  ],
  [
    '3old',
    549,
    'long-term buy-back loss without dividend',
    set({ [`${LT}.CapitalLossBuyBackShares`]: { TotalCapitalLossBuyBackShares: -10 } }),
  ],
  [
    '3old',
    613,
    'BFLA LTCG 12.5% +1',
    plus({ 'ScheduleBFLA.LTCG12_5Per.IncBFLA.IncOfCurYrUndHeadFromCYLA': 1 }),
  ],
  [
    '3old',
    616,
    'current LTCL 5',
    set({ 'ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalLTCGPTILossCF': 5 }),
  ],
  [
    '3new',
    633,
    '10AA in new regime',
    set({
      Schedule10AA: {
        DeductSEZ: {
          DedUs10Detail: {
            Undertaking: { DedFromUndertakingWithAy: [{ AssmtYrUnit: '2019-20', DedUs10Sub: 5 }] },
            TotalDedUs10Sub: 5,
          },
        },
      },
    }),
  ],
  [
    '3old',
    676,
    '80U disability 100',
    set({
      Schedule80U: {
        NatureOfDisability: '1',
        TypeOfDisability: '1',
        DeductionAmount: 100,
        Form10IAAckNum: 'X',
      },
    }),
  ],
  ['3old', 806, 'D.80CCD(1B) 5', set({ [`${D}.Section80CCD1B`]: 5 })],
  ['3old', 809, 'D.80DD 5', set({ [`${D}.Section80DD`]: 5 })],
  [
    '3old',
    859,
    'BFLA 30% 5, no SI',
    set({ 'ScheduleBFLA.STCG30Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses': 5 }),
  ],
  [
    '3old',
    859,
    'SI 5ADii 5, no BFLA',
    push('ScheduleSI.SplCodeRateTax', {
      SecCode: '5ADii',
      SplRatePercent: 30,
      SplRateInc: 5,
      SplRateIncTax: 2,
    }),
  ],
  ['3old', 917, 'short+long +1', plus({ 'PartB-TI.CapGain.ShortTermLongTermTotal': 1 })],
  ['3old', 959, 'LongTerm12_5 +1', plus({ 'PartB-TI.CapGain.LongTerm.LongTerm12_5Per': 1 })],
  [
    '3old',
    965,
    'gross tax +1',
    plus({ 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI.GrossTaxLiability': 1 }),
  ],
  ['3old', 1013, 'HUF with TDS on salary', set({ 'PartA_GEN1.PersonalInfo.Status': 'H' })],
  ['3old', 1029, 'TCS carried +1', plus({ 'ScheduleTCS.TCS[0].AmtCarriedFwd': 1 })],
  ['3old', 14, 'IncDclrdUs missing', set({ 'PartA_GEN2.AuditInfo.IncDclrdUs': undefined })],
  [
    '3old',
    66,
    'cost of goods +1',
    set({
      ManufacturingAccount: {
        OpeningInventory: { OpngInvntryTotal: 0 },
        Purchases: 10,
        TotalDebtsManfctrngAcc: 10,
        ClosingStock: { ClsngStckTotal: 0 },
        CostOfGoodsPrdcd: 11,
      },
    }),
  ],
  [
    '3old',
    89,
    'rates and taxes +1',
    plus({ [`${PL}.DebitsToPL.RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT`]: 1 }),
  ],
  ['3old', 94, 'PBT +1', plus({ [`${PL}.DebitsToPL.PBT`]: 1 })],
  [
    '3old',
    115,
    '44AE without carriages',
    set({
      [`${PL}.PersumptiveInc44AE`]: { TotPersumInc44AE: 90000, TotalPersumptiveInc: 90000 },
      [`${PL}.TotalPrsumptvIncUs44E`]: 90000,
    }),
  ],
  [
    '3old',
    136,
    '62(i) +1',
    set({
      [`${PL}.PersumptiveInc44ADA`]: {
        GrsReceipt: 101,
        GrsTrnOverBank44ADA: 100,
        GrsTotalTrnOverInCash44ADA: 0,
        GrsTrnOverAnyOthMode44ADA: 0,
        TotPersumptiveInc44ADA: 60,
      },
    }),
  ],
  [
    '3old',
    143,
    '44B 7%',
    set({
      [`${PL}.NonResidentPLDetails`]: [{ Section: '44B', GrossReceipt: 1000, NetProfit: 70 }],
      [`${PL}.NonResidentPL`]: { GrossReceipt: 1000, NetProfit: 70 },
    }),
  ],
  [
    '3old',
    147,
    'bad debtor without name',
    set({
      [`${PL}.DebitsToPL.BadDebtDtls.OthersPANNotAvlblDtl`]: [{ Amount: 200000 }],
      [`${PL}.DebitsToPL.BadDebtDtls.OthersPANNotAvlblDtlTotal`]: 200000,
      [`${PL}.DebitsToPL.BadDebtDtls.BadDebt`]: 200000,
    }),
  ],
  ['3old', 162, 'allowances total +1', plus({ 'ScheduleS.AllwncExtentExemptUs10': 1 })],
  ['3old', 164, '16 +1', plus({ 'ScheduleS.DeductionUS16': 1 })],
  [
    '3old',
    190,
    '10(14)(ii) without other allowance',
    push(AL, { SalNatureDesc: '10(14)(ii)', SalOthAmount: 5 }),
  ],
  ['3old', 199, 'HUF with salary', set({ [`${PI}.Status`]: 'H' })],
  ['3old', 207, '10(13A) without particulars', push(AL, { SalNatureDesc: '10(13A)', SalOthAmount: 5 })],
  ['3old', 210, '30% +2', plus({ 'ScheduleHP.PropertyDetails[0].Rentdetails.ThirtyPercentOfBalance': 2 })],
  ['3old', 256, 'A20 5', set({ [`${BA}.DeemIncUs41`]: 5 })],
  [
    '3old',
    319,
    'DOA 14 +1',
    set({
      [DOA('Building.Rate10')]: {
        WDVFirstDay: 1000,
        AdditionsGrThan180Days: 0,
        RealizationTotalPeriod: 0,
        FullRateDeprAmt: 1000,
        AdditionsLessThan180Days: 0,
        RealizationPeriodLessThan180days: 0,
        HalfRateDeprAmt: 0,
        DepreciationAtFullRate: 100,
        DepreciationAtHalfRate: 0,
        TotalDepreciation: 100,
        DepDisAllowUs38_2: 0,
        NetAggregateDepreciation: 101,
        ProportionateAggDepreciation: 0,
        ExpdrOnTrforSaleAsset: 0,
        CapGainUs50: 0,
        WDVLastDay: 900,
      },
    }),
  ],
  ['3old', 327, 'DEP 6 +1', plus({ 'ScheduleDEP.SummaryFromDeprSch.TotalDepreciation': 1 })],
  [
    '3old',
    334,
    'DEP 2c 5',
    set({
      'ScheduleDEP.SummaryFromDeprSch.BuildingSummary': {
        DeprBlockTot5Percent: 0,
        DeprBlockTot10Percent: 0,
        DeprBlockTot40Percent: 5,
        TotBuildng: 5,
      },
    }),
  ],
  ['3old', 335, 'DEP 3 5', set({ 'ScheduleDEP.SummaryFromDeprSch.FurnitureSummary': 5 })],
  ['3old', 351, 'A6e 5', set({ [`${ST}.SaleOnOtherAssets.DeemedStcgOnAssets`]: 5 })],
  ['3old', 394, 'B4c +1', plus({ [`${LT}.SaleOfEquityShareUs112A.CapgainonAssets`]: 1 })],
  [
    '3old',
    430,
    'B1 stamp above 110%',
    set({ [`${LT}.SaleofLandBuild.SaleofLandBuildDtls[0].PropertyValuation`]: 6700000 }),
  ],
  [
    '3old',
    441,
    'improvement without year',
    set({
      [`${LT}.SaleofLandBuild.SaleofLandBuildDtls[0].CostOfImprovements.CostOfImprovementsDtls[0].ImproveDate`]:
        undefined,
    }),
  ],
  [
    '3old',
    441,
    'improvement indexed total +1',
    plus({ [`${LT}.SaleofLandBuild.SaleofLandBuildDtls[0].CostOfImprovements.TotalindexImprovecost`]: 1 }),
  ],
  ['3old', 450, 'E vi 1 +1', plus({ [`${CG}.CurrYrLosses.InLtcg12_5Per.CurrYearIncome`]: 1 })],
  ['3old', 452, 'F5 +1', plus({ [`${CG}.AccruOrRecOfCG.LongTermUnder12_5Per.DateRange.Upto15Of6`]: 1 })],
  ['3old', 467, 'B1ea +1', plus({ [`${LT}.SaleofLandBuild.SaleofLandBuildDtls[0].CapgainonAssets_1ea`]: 1 })],
  ['3old', 470, 'B1h +1', plus({ [`${LT}.SaleofLandBuild.TotalExcessTax`]: 1 })],
  ['3old', 477, 'A6f +1', set({ [`${ST}.SaleOnOtherAssets.ExemptionOrDednUs54.ExemptionGrandTotal`]: 1 })],
  ['3old', 502, 'VDA business +1', set({ 'ScheduleVDA.TotIncBusiness': 1 })],
  [
    '3old',
    542,
    '89A country twice',
    set({
      [`${O}.IncomeNotified89ATypeOS`]: [
        { NOT89ACountrycode: 'US', NOT89AAmount: 5 },
        { NOT89ACountrycode: 'US', NOT89AAmount: 5 },
      ],
    }),
  ],
  ['3old', 547, '1aiii quarters 5', set({ 'ScheduleOS.DividendIncUs115BBDAaiii.DateRange.Upto15Of6': 5 })],
  [
    '3old',
    549,
    'buy-back without dividend',
    set({
      [`${ST}.CapitalLossBuyBackShares`]: {
        TotalCapitalLossBuyBackShares: -10,
        CapitalLossBuyBackSharesDtls: [{ Rate: 'STL20', Amount: -10 }],
      },
    }),
  ],
  [
    '3old',
    549,
    'long buy-back without dividend',
    set({ [`${LT}.CapitalLossBuyBackShares`]: { TotalCapitalLossBuyBackShares: -10 } }),
  ],
  ['3old', 553, 'CYLA OS loss 5', set({ 'ScheduleCYLA.TotalCurYr.TotOthSrcLossNoRaceHorse': 5 })],
  [
    '3old',
    570,
    'CYLA IncOSDTAA 5',
    set({ 'ScheduleCYLA.IncOSDTAA.IncCYLA': { IncOfCurYrUnderThatHead: 5, IncOfCurYrAfterSetOff: 5 } }),
  ],
  ['3old', 570, 'OS 2f 5, no CYLA row', set({ [`${O}.IncChargblSplRateOS`]: treaty('1b', '56', 5) })],
  ['3old', 593, 'BFLA salary +1', plus({ 'ScheduleBFLA.Salary.IncBFLA.IncOfCurYrUndHeadFromCYLA': 1 })],
  [
    '3old',
    601,
    'BFLA LTCG DTAA +1',
    plus({ 'ScheduleBFLA.LTCGDTAARate.IncBFLA.IncOfCurYrUndHeadFromCYLA': 1 }),
  ],
  [
    '3old',
    647,
    '80G other without reference',
    set({ 'Schedule80G.Don100Percent.DoneeWithPan[0].TransactionRefNum': undefined }),
  ],
  [
    '3old',
    665,
    '80GGC other without reference',
    set({
      Schedule80GGC: {
        Schedule80GGCDetails: [
          {
            DonationDate: '2025-09-01',
            PoliticalPartyName: 'E',
            PoliticalPartyPAN: 'AAATP1234P',
            DonationAmtCash: 0,
            DonationAmtOtherMode: 5,
            IFSCCode: 'SBIN0001234',
            DonationAmt: 5,
            EligibleDonationAmt: 5,
          },
        ],
        TotalDonationAmtCash80GGC: 0,
        TotalDonationAmtOtherMode80GGC: 5,
        TotalDonationsUs80GGC: 5,
        TotalEligibleDonationAmt80GGC: 5,
      },
    }),
  ],
  ['3old', 690, '80-IB without schedule', set({ [`${D}.Section80IB`]: 5, [`${U}.Section80IB`]: 5 })],
  ['3old', 697, '1a 25,001', set({ [`${H}.SelfAndFamily`]: 25001 })],
  [
    '3old',
    705,
    '2b +1',
    set({
      [`${H}.ParentsSeniorCitizenFlag`]: 'Y',
      [`${H}.HlthInsPremParentsSrCtzn`]: 5,
      [`${H}.ParentsSeniorCitizen`]: 6,
    }),
  ],
  ['3old', 728, '80E without schedule', set({ [`${U}.Section80E`]: 5, [`${D}.Section80E`]: 5 })],
  ['3old', 736, '80EEA without bank', set({ [`${U}.Section80EEA`]: 5, [`${D}.Section80EEA`]: 5 })],
  ['3old', 741, '80EEB without rows', set({ [`${U}.Section80EEB`]: 5, [`${D}.Section80EEB`]: 5 })],
  ['3old', 748, '80-IE without schedule', set({ [`${U}.Section80IC`]: 5, [`${D}.Section80IC`]: 5 })],
  ['3old', 759, '80G without schedule', set({ Schedule80G: undefined })],
  ['3old', 776, '80EEB 1,50,001', set({ [`${U}.Section80EEB`]: 150001, [`${D}.Section80EEB`]: 150001 })],
  [
    '3old',
    778,
    'HUF 80EEA',
    set({ [`${PI}.Status`]: 'H', [`${U}.Section80EEA`]: 5, [`${D}.Section80EEA`]: 5 }),
  ],
  [
    '3old',
    779,
    'HUF 80EEB',
    set({ [`${PI}.Status`]: 'H', [`${U}.Section80EEB`]: 5, [`${D}.Section80EEB`]: 5 }),
  ],
  ['3old', 822, 'D.80CCH 5', set({ [`${D}.AnyOthSec80CCH`]: 5 })],
  ['3old', 920, 'TI salaries +1', plus({ 'PartB-TI.Salaries': 1 })],
  ['3old', 929, 'TI horse +1', plus({ 'PartB-TI.IncFromOS.FromOwnRaceHorse': 1 })],
  ['3old', 941, 'TI special +1', plus({ 'PartB-TI.IncChargeTaxSplRate111A112': 1 })],
  ['3old', 947, 'TI special without SI', set({ ScheduleSI: undefined })],
];
