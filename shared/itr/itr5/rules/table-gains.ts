/** Schedules 112A and 115AD: numbers of columns 7, 9, 13, 14, totals, shares bought later, columns 6 and 11. */
const shares = (tag: '112A' | '115AD', first: number) => `
@ Schedule${tag}.Schedule${tag}Dtls[]
${first} CostAcqWithoutIndx ~= max( AcquisitionCost , LTCGBeforelower6and11 )
${first + 1} LTCGBeforelower6and11 ~= min( TotSaleValue , TotFairMktValueCapAst ) if ShareOnOrBefore:BE
${first + 2} TotalDeductions ~= CostAcqWithoutIndx + ExpExclCnctTransfer
${first + 3} Balance ~= TotSaleValue - TotalDeductions
${first + 5} nil NumSharesUnits, SalePricePerShareUnit, FairMktValuePerShareunit, TotFairMktValueCapAst if ShareOnOrBefore:AE # Fair market value of 31 January 2018 is only for shares bought by then
${first + 6} TotSaleValue ~= NumSharesUnits * SalePricePerShareUnit if ShareOnOrBefore:BE & NumSharesUnits > 0
${first + 7} TotFairMktValueCapAst ~= NumSharesUnits * FairMktValuePerShareunit if ShareOnOrBefore:BE
@ Schedule${tag}
${(
  [
    ['SaleValue', 'TotSaleValue'],
    ['CostAcqWithoutIndx', 'CostAcqWithoutIndx'],
    ['AcquisitionCost', 'AcquisitionCost'],
    ['LTCGBeforelowerB1B2', 'LTCGBeforelower6and11'],
    ['FairMktValueCapAst', 'TotFairMktValueCapAst'],
    ['ExpExclCnctTransfer', 'ExpExclCnctTransfer'],
    ['Deductions', 'TotalDeductions'],
    ['Balance', 'Balance'],
  ] as const
)
  .map(([total, column]) => `${first + 4} ${total}${tag} ~= Schedule${tag}Dtls[].${column}`)
  .join('\n')}
`;

const S48 = 'Reduction48iii AquisitCost ImproveCost ExpOnTrans'
  .split(' ')
  .map((key) => `DeductSec48.${key}`)
  .join(' + ');

/** An item with a deduction table u/s 48: numbers of no-consideration, sum, balance. */
const item = (at: string, none: number | '', sum: number | string, balance: number | '') => `
@ ${at}
${none ? `${none} nil DeductSec48.TotalDedn if FullConsideration = 0 # Cost and expenses need a sale consideration` : ''}
${sum} DeductSec48.TotalDedn = ${S48}
${balance ? `${balance} BalanceCG = FullConsideration - DeductSec48.TotalDedn` : ''}
`;
/** The block on unquoted shares: numbers of its higher value and of the full consideration. */
const unquoted = (higher: number, full: number) => `
${higher} FullValueConsdSec50CA = max( FullValueConsdRecvUnqshr , FairMrktValueUnqshr )
${full} FullConsideration = FullValueConsdSec50CA + FullValueConsdOthUnqshr
`;
const LOSS94 = 'LossSec94of7Or94of8';
/** Shares with securities transaction tax: code, numbers. */
const traded = (code: string, [sum, balance, gain]: readonly [number, number, number]) => `
${sum} EquityMFonSTTDtls.DeductSec48.TotalDedn = ${S48.replaceAll('DeductSec48', 'EquityMFonSTTDtls.DeductSec48')} if MFSectionCode:${code}
${balance} EquityMFonSTTDtls.BalanceCG = EquityMFonSTTDtls.FullConsideration - EquityMFonSTTDtls.DeductSec48.TotalDedn if MFSectionCode:${code}
${gain} EquityMFonSTTDtls.CapgainonAssets = EquityMFonSTTDtls.BalanceCG + EquityMFonSTTDtls.${LOSS94} if MFSectionCode:${code}
`;

/** Table E: row, its loss, pool of Schedule BFLA, row of table F with its number, numbers of the income and of the loss, sum, bounds. */
const rowsE = [
  ['InStcg20Per', 'StclSetoff20Per', 'STCG20Per', 'ShortTermUnder20Per', 426, 423, 422, 'AT20', 428, 434],
  ['InStcg30Per', 'StclSetoff30Per', 'STCG30Per', 'ShortTermUnder30Per', 399, 393, 389, 'AT30', 429, 435],
  [
    'InStcgAppRate',
    'StclSetoffAppRate',
    'STCGAppRate',
    'ShortTermUnderAppRate',
    400,
    394,
    390,
    'ATAPP',
    430,
    436,
  ],
  [
    'InStcgDTAARate',
    'StclSetoffDTAARate',
    'STCGDTAARate',
    'ShortTermUnderDTAARate',
    401,
    395,
    391,
    'STTREATY',
    431,
    437,
  ],
  [
    'InLtcg12_5Per',
    'LtclSetOff12_5Per',
    'LTCG12_5Per',
    'LongTermUnder12_5Per',
    427,
    425,
    424,
    'AT12',
    432,
    438,
  ],
  [
    'InLtcgDTAARate',
    'LtclSetOffDTAARate',
    'LTCGDTAARate',
    'LongTermUnderDTAARate',
    402,
    396,
    392,
    'LTTREATY',
    433,
    439,
  ],
] as const;
/**
 * Losses a row's gains absorb: short-term losses against any other gain, long-term losses against the other
 * long-term gain (s.70(2), (3)).
 */
const takenBy = (i: number) => rowsE.filter((_, j) => j !== i && (j < 4 || i >= 4)).map(([, loss]) => loss);
const open = (long: boolean) =>
  rowsE
    .filter((_, i) => !long || i >= 4)
    .map(([row]) => `$E.${row}.CurrYrCapGain`)
    .join(' + ');

const tableE = `
@
${rowsE
  .map(
    (
      [row, loss, pool, accrual, no, gain, lossNo, sum],
      i,
    ) => `${gain} $E.${row}.CurrYearIncome = pos( $${sum} )
${lossNo} $E.InLossSetOff.${loss} = pos( 0 - ( $${sum} ) )
${no} split $AC.${accrual} = ScheduleBFLA.${pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses
444 never $E.LossRemainSetOff.${loss} if $E.LossRemainSetOff.${loss} > 0 & ${open(i >= 4)} > 0 # A loss must be set off against all eligible gains`,
  )
  .join('\n')}
@ $E
${rowsE
  .map(([row, , , , , , , , most], i) => {
    const losses = takenBy(i).map((l) => `${row}.${l}`);
    return `398,440 ${row}.CurrYrCapGain = ${row}.CurrYearIncome - ${losses.join(' - ')}
${most} ${row}.CurrYearIncome >= ${losses.join(' + ')}`;
  })
  .join('\n')}
${rowsE
  .map(([, loss, , , , , , , , most]) => {
    const from = rowsE.map(([row]) => row).filter((_, j) => takenBy(j).includes(loss));
    return `387,441 TotLossSetOff.${loss} = ${from.map((row) => `${row}.${loss}`).join(' + ')}
388,442 LossRemainSetOff.${loss} = InLossSetOff.${loss} - TotLossSetOff.${loss}
${most} TotLossSetOff.${loss} <= InLossSetOff.${loss}`;
  })
  .join('\n')}
`;

const CLAIMS = 'ScheduleCG.DeducClaimInfo';
const EXEMPT = 'ExemptionOrDednUs54.ExemptionOrDednUs54Dtls';
const EXEMPTED = [
  '$ST.SaleofLandBuild.SaleofLandBuildDtls[]',
  '$ST.SaleOnOtherAssets',
  '$LT.SaleofLandBuild.SaleofLandBuildDtls[]',
  '$LT.SaleofAssetNADtls.SaleofAssetNA',
];

/** Rules 338 to 470: Schedules CG, 112A, 115AD and VDA. */
export const gainsTable = `
@ $ST.SaleofLandBuild.SaleofLandBuildDtls[]
340 nil TotalDedn if FullConsideration50C = 0 # Cost and expenses need a sale consideration
348 TotalDedn = Reduction48iii + AquisitCost + ImproveCost + ExpOnTrans
349 Balance = FullConsideration50C - TotalDedn
350 CapgainonAssets = Balance - ExemptionOrDednUs54.ExemptionGrandTotal
405 FullConsideration50C = FullConsideration if PropertyValuation <= 110% * FullConsideration
405 FullConsideration50C = PropertyValuation if PropertyValuation > 110% * FullConsideration
448 DateofSale until YEAR-END
@ $LT.SaleofLandBuild.SaleofLandBuildDtls[]
344 nil TotalDedn if FullConsideration50C = 0 # Cost and expenses need a sale consideration
366 TotalDedn = Reduction48iii + AquisitCost + ImproveCost + ExpOnTrans
367 Balance = FullConsideration50C - TotalDedn
368 CapgainonAssets = Balance - ExemptionOrDednUs54.ExemptionGrandTotal
406 FullConsideration50C = FullConsideration if PropertyValuation <= 110% * FullConsideration
406 FullConsideration50C = PropertyValuation if PropertyValuation > 110% * FullConsideration
410 give DateofPurchase, DateofSale if FullConsideration50C + AquisitCost > 0 # Enter both dates for a sale of land or building
411 give DateofPurchase, DateofSale if FullConsideration50C + ImproveCost > 0 # Enter both dates for a sale of land or building
448 DateofSale until YEAR-END
@ $LT.SaleofLandBuild
443 TotalLTCGImmblPrprty = SaleofLandBuildDtls[].CapgainonAssets
@ $ST.SlumpSaleInStcg
351 CapgainonAssets = FullConsideration - NetWorthOfDivision
408 FullConsideration = max( FMV11UAEii , FMV11UAEiii )
@ $LT.SlumpSaleInLtcgDtls.SlumpSaleInLtcg
369 CapgainonAssets = SlumpBalance - DeductionUnderSec54
370 SlumpBalance = FullConsideration - NetWorthOfDivision
409 FullConsideration = max( FMV11UAEii , FMV11UAEiii )
@ $ST.EquityMFonSTT[]
341 nil EquityMFonSTTDtls.DeductSec48.TotalDedn if EquityMFonSTTDtls.FullConsideration = 0 # Cost and expenses need a sale consideration
${traded('1A', [352, 353, 354])}
${traded('5AD1biip', [417, 418, 419])}
${item('$ST.NRISecur115AD', 342, 357, 358)}
${unquoted(355, 356)}
359 CapgainonAssets = BalanceCG + ${LOSS94}
${item('$ST.SaleOnOtherAssets', 343, 362, 363)}
${unquoted(360, 361)}
407 CapgainonAssets = BalanceCG + ${LOSS94} + DeemedSTCGDeprAsset - ExemptionOrDednUs54.ExemptionGrandTotal
${item('$LT.Proviso112Applicable.Proviso112Applicabledtls', 345, 371, 372)}
${item('$LT.NRIOnSec112and115.NRIOnSec112and115Dtls[]', 346, '376,377', '')}
${unquoted(374, 375)}
${item('$LT.SaleofAssetNADtls.SaleofAssetNA', 347, 381, 382)}
${unquoted(379, 380)}
383 CapgainonAssets = BalanceCG - ExemptionOrDednUs54.ExemptionGrandTotal
@ $ST
364 TotalAmtDeemedStcg = UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + AmtDeemedStcg + AmtDeemedStcg45iv
365 PassThrIncNatureSTCG = PassThrIncNatureSTCG20Per + PassThrIncNatureSTCG30Per + PassThrIncNatureSTCGAppRate
@ $LT
373,421 SaleOfEquityShareUs112A.CapgainonAssets = /Schedule112A.Balance112A
378 NRISaleOfEquityShareUs112A.CapgainonAssets = /Schedule115AD.Balance115AD
384 TotalAmtDeemedLtcg = UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + AmtDeemedLtcg + AmtDeemedLtcg45iv
385 PassThrIncNatureLTCG = PassThrIncNatureLTCGUs112A12_5Per + PassThrIncNatureLTCG12_5Per
@ $ST.NRICgDTAA.NRIDTAADtls[]
403 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct ) if TaxRescertifiedFlag:Y
@ $LT.NRICgDTAA.NRIDTAADtls[]
404,450 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct ) if TaxRescertifiedFlag:Y
@
449 $ST.TotalSTCG = $A1 + $A2 + $A3 + $A4 + $A5 + $A6 + $A7 + $A8 - $ST.TotalAmtNotTaxUsDTAAStcg + $ST.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares
338 $LT.TotalLTCG = $B1 + $B2 + $B3 + $B4 + $B5 + $B6 + $B7 + $B8 + $B9 + $B10 - $LT.TotalAmtNotTaxUsDTAALtcg + $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares
339 ScheduleCG.SumOfCGIncm = ${open(false)}
412 ScheduleCG.IncChargeableHeadCapGain = ScheduleCG.SumOfCGIncm + ScheduleCG.IncmFromVDATrnsf
413 ScheduleCG.IncmFromVDATrnsf = ScheduleVDA.TotIncCapGain
414 split $AC.VDATrnsfGainsUnder30Per = $SI[SecCode=5BBH].SplRateInc
415 split $AC.VDATrnsfGainsUnder30Per = ScheduleCG.IncmFromVDATrnsf
420 nil $STD, $LTD if res # A treaty rate here is for non-residents only
446 give $O.Dividend22f if $ST.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares < 0 # A loss on shares bought back needs the dividend u/s 2(22)(f)
446 give $O.Dividend22f if $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares < 0 # A loss on shares bought back needs the dividend u/s 2(22)(f)
386 ${CLAIMS}.TotDeductClaim = ${['54D', '54EC', '54G', '54GA'].map((s) => `${CLAIMS}.DeducClaimDtlsUs${s}[].AmtDeducted`).join(' + ')}
397 ${CLAIMS}.TotDeductClaim = ${EXEMPTED.map((at) => `${at}.${EXEMPT}[].ExemptionAmount`).join(' + ')} + $LT.SlumpSaleInLtcgDtls.SlumpSaleInLtcg.DeductionUnderSec54 # Exemptions of the items ({value}) must be those of table D ({found})
${['54D', '54G', '54GA']
  .map(
    (section) => `@ ${CLAIMS}.DeducClaimDtlsUs${section}[]
416,445 give DepositDate, AccountNo, IFSC if AmtDeposited > 0 # Enter date, account and IFSC of the deposit`,
  )
  .join('\n')}
${tableE}
${shares('112A', 451)}
@ Schedule112A
447 give CostAcqWithoutIndx112A if Deductions112A > ExpExclCnctTransfer112A # A deduction needs the cost
${shares('115AD', 459)}
@ ScheduleVDA.ScheduleVDADtls[]
467 IncomeFromVDA = pos( ConsidReceived - AcquisitionCost )
470 DateofAcquisition until YEAR-END
470 DateofTransfer until YEAR-END
@ ScheduleVDA
468 TotIncBusiness = ScheduleVDADtls[HeadUndIncTaxed=BI].IncomeFromVDA
469 TotIncCapGain = ScheduleVDADtls[HeadUndIncTaxed=CG].IncomeFromVDA
`;
