/** Rows of Schedules CYLA and BFLA; numbers of CYLA's column 1, of BFLA's column 1; where column 1 of CYLA comes from. */
const pools = [
  ['Salary', 262, 239, 'ScheduleS.TotIncUnderHeadSalaries'],
  ['HP', 0, 240, 'pos( ScheduleHP.TotalIncomeChargeableUnHP )'],
  ['STCG20Per', 567, 579, '$E.InStcg20Per.CurrYrCapGain'],
  ['STCG30Per', 257, 241, '$E.InStcg30Per.CurrYrCapGain'],
  ['STCGAppRate', 258, 242, '$E.InStcgAppRate.CurrYrCapGain'],
  ['STCGDTAARate', 259, 243, '$E.InStcgDTAARate.CurrYrCapGain'],
  ['LTCG12_5Per', 568, 580, '$E.InLtcg12_5Per.CurrYrCapGain'],
  ['LTCGDTAARate', 263, 244, '$E.InLtcgDTAARate.CurrYrCapGain'],
  ['OthSrcExclRaceHorse', 260, 245, 'pos( $O.BalanceNoRaceHorse )'],
  ['OthSrcRaceHorse', 261, 246, 'pos( $RH.BalanceOwnRaceHorse )'],
  ['IncOSDTAA', 586, 587, '$O.IncChargblSplRateOS.TotalAmtTaxUsDTAASchOs'],
] as const;
const houseLoss = pools.map(([p]) => p).filter((p) => p !== 'HP');
const sourceLoss = pools.map(([p]) => p).filter((p) => p !== 'OthSrcExclRaceHorse');
const broughtForward = [
  'HP',
  'STCG20Per',
  'STCG30Per',
  'STCGAppRate',
  'STCGDTAARate',
  'LTCG12_5Per',
  'LTCGDTAARate',
  'OthSrcRaceHorse',
];
const gainPools = broughtForward.slice(1, -1);
const lossKinds = [
  'TotalHPPTILossCF',
  'TotalSTCGPTILossCF',
  'TotalLTCGPTILossCF',
  'OthSrcLossRaceHorseCF',
] as const;
const lossYears = [
  'Prev8thYearFromAY',
  'Prev7thYearFromAY',
  'Prev6thYearFromAY',
  'Prev5thYearFromAY',
  'Prev4thYearFromAY',
  'Prev3rdYearFromAY',
  'Prev2ndYearFromAY',
  'PrevYrToAY',
] as const;
const c = (p: string, key: string) => `ScheduleCYLA.${p}.IncCYLA.${key}`;
const b = (p: string, key: string) => `ScheduleBFLA.${p}.IncBFLA.${key}`;
const BF = 'BFlossPrevYrUndSameHeadSetoff';

const losses = `
@
${pools
  .map(([p, first, brought, from]) => {
    const house = houseLoss.includes(p as never);
    const source = sourceLoss.includes(p as never);
    const taken = [house && c(p, 'HPlossCurYrSetoff'), source && c(p, 'OthSrcLossNoRaceHorseSetoff')].filter(
      Boolean,
    ) as string[];
    const bf = broughtForward.includes(p);
    return [
      first ? `${first} ${c(p, 'IncOfCurYrUnderThatHead')} = ${from}` : '',
      `256 ${c(p, 'IncOfCurYrAfterSetOff')} = ${c(p, 'IncOfCurYrUnderThatHead')} - ${taken.join(' - ')}`,
      `268 ${c(p, 'IncOfCurYrUnderThatHead')} >= ${taken.join(' + ')}`,
      house ? `264 nil ${c(p, 'HPlossCurYrSetoff')} if new` : '',
      `${brought} ${b(p, 'IncOfCurYrUndHeadFromCYLA')} = ${c(p, 'IncOfCurYrAfterSetOff')}`,
      `238 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} = ${b(p, 'IncOfCurYrUndHeadFromCYLA')}${bf ? ` - ${b(p, BF)}` : ''}`,
      bf ? `269 ${b(p, BF)} <= ${b(p, 'IncOfCurYrUndHeadFromCYLA')}` : '',
      `270 ${b(p, 'IncOfCurYrAfterSetOffBFLosses')} <= ${b(p, 'IncOfCurYrUndHeadFromCYLA')}`,
    ]
      .filter(Boolean)
      .join('\n');
  })
  .join('\n')}
234,248,276 ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.OthSrcLossRaceHorseCF = ${b('OthSrcRaceHorse', BF)}
235,248,276 ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.TotalHPPTILossCF = ${b('HP', BF)}
247,248,276 ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.TotalSTCGPTILossCF = ${gainPools.map((p) => b(p, BF)).join(' + ')} - ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.TotalLTCGPTILossCF
236 ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff = ${broughtForward.map((p) => b(p, BF)).join(' + ')}
237 ScheduleBFLA.IncomeOfCurrYrAftCYLABFLA = ${pools.map(([p]) => b(p, 'IncOfCurYrAfterSetOffBFLosses')).join(' + ')}
249 $CY.TotalLossSetOff.TotHPlossCurYrSetoff <= limit.houseLoss if old
250 $CY.TotalCurYr.TotHPlossCurYr = pos( 0 - ScheduleHP.TotalIncomeChargeableUnHP )
251 $CY.TotalCurYr.TotOthSrcLossNoRaceHorse = pos( 0 - $O.BalanceNoRaceHorse )
252 $CY.TotalLossSetOff.TotHPlossCurYrSetoff = ${houseLoss.map((p) => c(p, 'HPlossCurYrSetoff')).join(' + ')}
253 $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff = ${sourceLoss.map((p) => c(p, 'OthSrcLossNoRaceHorseSetoff')).join(' + ')}
254 $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff = $CY.TotalCurYr.TotHPlossCurYr - $CY.TotalLossSetOff.TotHPlossCurYrSetoff if old
255 $CY.LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff = $CY.TotalCurYr.TotOthSrcLossNoRaceHorse - $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff
265 nil $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff if new
266 $CY.TotalLossSetOff.TotHPlossCurYrSetoff <= $CY.TotalCurYr.TotHPlossCurYr
266 $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff <= $CY.TotalCurYr.TotOthSrcLossNoRaceHorse
267 ${c('OthSrcRaceHorse', 'OthSrcLossNoRaceHorseSetoff')} >= min( $CY.TotalCurYr.TotOthSrcLossNoRaceHorse , ${c('OthSrcRaceHorse', 'IncOfCurYrUnderThatHead')} )
660,762 $CY.TotalLossSetOff.TotHPlossCurYrSetoff >= min( limit.houseLoss , $CY.TotalCurYr.TotHPlossCurYr ) if old & ${houseLoss
  .filter((p) => !p.includes('DTAA'))
  .map((p) => c(p, 'IncOfCurYrAfterSetOff'))
  .join(' + ')} > 0
271 ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff <= ${lossKinds.map((k) => `ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.${k}`).join(' + ')}
272 ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalSTCGPTILossCF = $E.LossRemainSetOff.StclSetoff20Per + $E.LossRemainSetOff.StclSetoff30Per + $E.LossRemainSetOff.StclSetoffAppRate + $E.LossRemainSetOff.StclSetoffDTAARate if $F.ReturnFileSec:11
273 ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalLTCGPTILossCF = $E.LossRemainSetOff.LtclSetOff12_5Per + $E.LossRemainSetOff.LtclSetOffDTAARate if $F.ReturnFileSec:11
274 ScheduleCFL.CurrentAYloss.LossSummaryDetail.TotalHPPTILossCF = $CY.LossRemAftSetOff.BalHPlossCurYrAftSetoff
${lossKinds
  .map(
    (
      k,
    ) => `275 ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${k} = ${(k === 'OthSrcLossRaceHorseCF' ? lossYears.slice(4) : lossYears).map((y) => `ScheduleCFL.LossCFFrom${y}.CarryFwdLossDetail.${k}`).join(' + ')}
748 ScheduleCFL.TotalLossCFSummary.LossSummaryDetail.${k} = pos( ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${k} - ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.${k} + ScheduleCFL.CurrentAYloss.LossSummaryDetail.${k} )`,
  )
  .join('\n')}
`;

const amt = `
@ ScheduleAMT
419 TotalIncItemPartBTI = /$TI.TotalIncome if old & has /ScheduleAMT
420 AdjustedUnderSec115JC = TotalIncItemPartBTI + DeductionClaimUndrAnySec
421 DeductionClaimUndrAnySec = /$D.Section80QQB + /$D.Section80RRB if old
428 TaxPayableUnderSec115JC ~= 18.5% * AdjustedUnderSec115JC if AdjustedUnderSec115JC > limit.amt
@
430 nil ScheduleAMT if new
@ ScheduleAMTC
422 TaxSection115JC = /$DEEMEDTAX
423 TaxOthProvisions = /$GROSSTAX if old & has /ScheduleAMTC
424 AmtTaxCreditAvailable = pos( TaxOthProvisions - TaxSection115JC )
425 nil AmtTaxCreditAvailable if TaxOthProvisions <= TaxSection115JC
426 TaxSection115JD = TotAmtCreditUtilisedCY if old
427 AmtLiabilityAvailable = TotBalAMTCreditCF if old
431 nil TotAmtCreditUtilisedCY if new
@ ScheduleAMTC.ScheduleAMTCDtls[]
429 BalAmtCreditCarryFwd = AmtCreditBalBroughtFwd - AmtCreditUtilized if old
431 nil AmtCreditUtilized if new
`;

/** Part B-TI against the schedules: number, place, source. */
const fromSchedules = [
  [494, '$TI.Salaries', 'ScheduleS.TotIncUnderHeadSalaries'],
  [495, '$TI.IncomeFromHP', 'pos( ScheduleHP.TotalIncomeChargeableUnHP )'],
  [565, '$TI.CapGain.ShortTerm.ShortTerm20Per', '$E.InStcg20Per.CurrYrCapGain'],
  [496, '$TI.CapGain.ShortTerm.ShortTerm30Per', '$E.InStcg30Per.CurrYrCapGain'],
  [497, '$TI.CapGain.ShortTerm.ShortTermAppRate', '$E.InStcgAppRate.CurrYrCapGain'],
  [498, '$TI.CapGain.ShortTerm.ShortTermSplRateDTAA', '$E.InStcgDTAARate.CurrYrCapGain'],
  [566, '$TI.CapGain.LongTerm.LongTerm12_5Per', '$E.InLtcg12_5Per.CurrYrCapGain'],
  [499, '$TI.CapGain.LongTerm.LongTermSplRateDTAA', '$E.InLtcgDTAARate.CurrYrCapGain'],
  [500, '$TI.IncFromOS.OtherSrcThanOwnRaceHorse', 'pos( $O.BalanceNoRaceHorse )'],
  [501, '$TI.IncFromOS.IncChargblSplRate', '$O.IncChargeableSpecialRates'],
  [502, '$TI.IncFromOS.FromOwnRaceHorse', 'pos( $RH.BalanceOwnRaceHorse )'],
  [514, '$TI.CapGain.CapGains30Per115BBH', 'ScheduleCGFor23.IncmFromVDATrnsf'],
] as const;

const income = `
@
374 $TI.IncChargeTaxSplRate111A112 = ScheduleSI.TotSplRateInc
${fromSchedules.map(([no, at, from]) => `${no} ${at} = ${from}`).join('\n')}
486 $TI.LossesOfCurrentYearCarriedFwd = ${lossKinds.map((k) => `ScheduleCFL.CurrentAYloss.LossSummaryDetail.${k}`).join(' + ')}
488 $TI.CapGain.ShortTerm.TotalShortTerm = $TI.CapGain.ShortTerm.ShortTerm20Per + $TI.CapGain.ShortTerm.ShortTerm30Per + $TI.CapGain.ShortTerm.ShortTermAppRate + $TI.CapGain.ShortTerm.ShortTermSplRateDTAA
489 $TI.CapGain.LongTerm.TotalLongTerm = $TI.CapGain.LongTerm.LongTerm12_5Per + $TI.CapGain.LongTerm.LongTermSplRateDTAA
490 $TI.CapGain.ShortTermLongTermTotal = $TI.CapGain.ShortTerm.TotalShortTerm + $TI.CapGain.LongTerm.TotalLongTerm
491 $TI.IncFromOS.TotIncFromOS = $TI.IncFromOS.OtherSrcThanOwnRaceHorse + $TI.IncFromOS.IncChargblSplRate + $TI.IncFromOS.FromOwnRaceHorse
492 $TI.TotalTI = $TI.Salaries + $TI.IncomeFromHP + $TI.CapGain.TotalCapGains + $TI.IncFromOS.TotIncFromOS
503 $TI.CurrentYearLoss = $CY.TotalLossSetOff.TotHPlossCurYrSetoff + $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff
504 $TI.BroughtFwdLossesSetoff = ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff
505 $TI.GrossTotalIncome = $TI.TotalTI - $TI.CurrentYearLoss - $TI.BroughtFwdLossesSetoff
506 $TI.TotalIncome <= pos( $TI.GrossTotalIncome - $VIATI ) + 5
506 $TI.TotalIncome >= pos( $TI.GrossTotalIncome - $VIATI ) - 5
507 give ScheduleVIA if $VIATI > 0
508 $TI.NetAgricultureIncomeOrOtherIncomeForRate = ScheduleEI.NetAgriIncOrOthrIncRule7
510 $TI.BalanceAfterSetoffLosses = $TI.TotalTI - $TI.CurrentYearLoss
511 $TI.DeemedIncomeUs115JC = ScheduleAMT.AdjustedUnderSec115JC
512 $TI.AggregateIncome = pos( $TI.TotalIncome - $TI.IncChargeableTaxSplRates + $TI.NetAgricultureIncomeOrOtherIncomeForRate )
513 nil $TI.IncChargeTaxSplRate111A112 if no ScheduleSI.SplCodeRateTax
515 $TI.CapGain.TotalCapGains = $TI.CapGain.ShortTermLongTermTotal + $TI.CapGain.CapGains30Per115BBH
456 give ScheduleAL if $TI.TotalIncome > limit.assets # Enter assets and liabilities: total income exceeds {limit}
`;

const tax = `
@
368 nil $C.TaxPayableOnTI.TaxAtSpecialRates if ScheduleSI.TotSplRateInc = 0
484 nil $REBATE if new & $TI.TotalIncome - $TI.IncChargeableTaxSplRates > limit.rebateEnds
485,663 $REBATE <= limit.rebateOld if old
663 $REBATE <= limit.rebateNew if new
663 $REBATE <= $C.TaxPayableOnTI.TaxPayableOnTotInc if $REBATE > 0
487 nil $GROSSTAX if $TI.GrossTotalIncome <= 0
493 $PAID.TotalTaxesPaid = ScheduleTDS1.TotalTDSonSalaries + ScheduleTDS2.TotalTDSonOthThanSals + ScheduleTDS3.TotalTDS3OnOthThanSal + ScheduleTCS.TotalSchTCS + ScheduleIT.TotalTaxPayments
516 nil $C.TaxRelief.Section89 if huf
517,519 $DEEMED = ScheduleAMT.TaxPayableUnderSec115JC if old
518 $C.CreditUS115JD = ScheduleAMTC.TaxSection115JD
522 $DEEMEDTAX = $DEEMED + $DEEMEDSURCHARGE + $DEEMEDCESS if old
523 $C.TaxPayableOnTI.TaxPayableOnTotInc = $C.TaxPayableOnTI.TaxAtNormalRatesOnAggrInc + $C.TaxPayableOnTI.TaxAtSpecialRates - $C.TaxPayableOnTI.RebateOnAgriInc
524 $AFTERREBATE = pos( $C.TaxPayableOnTI.TaxPayableOnTotInc - $REBATE )
525 $GROSSTAX = $AFTERREBATE + $SURCHARGE + $CESS
526 $C.TaxRelief.Section90 = ScheduleTR1.TaxReliefOutsideIndiaDTAA
527 $C.TaxRelief.Section91 = ScheduleTR1.TaxReliefOutsideIndiaNotDTAA
528 $C.TaxRelief.TotTaxRelief = $C.TaxRelief.Section89 + $C.TaxRelief.Section90 + $C.TaxRelief.Section91
529 $C.IntrstPay.TotalIntrstPay = $C.IntrstPay.IntrstPayUs234A + $C.IntrstPay.IntrstPayUs234B + $C.IntrstPay.IntrstPayUs234C + $C.IntrstPay.LateFilingFee234F + $C.IntrstPay.FeeFurnish234I
530 $C.AggregateTaxInterestLiability = $C.NetTaxLiability + $C.IntrstPay.TotalIntrstPay
531 $PAID.TotalTaxesPaid = $PAID.AdvanceTax + $PAID.TDS + $PAID.TCS + $PAID.SelfAssessmentTax
533 nil $REBATE if nri # No rebate u/s 87A for a non-resident
534 nil $REBATE if huf # No rebate u/s 87A for an HUF or firm
535 nil $REBATE if old & $TI.TotalIncome > limit.rebateOldIncome
536 PartB_TTI.Refund.RefundDue <= pos( $PAID.TotalTaxesPaid - $C.AggregateTaxInterestLiability ) + 5
536 PartB_TTI.Refund.RefundDue >= pos( $PAID.TotalTaxesPaid - $C.AggregateTaxInterestLiability ) - 5
537 PartB_TTI.TaxPaid.BalTaxPayable <= pos( $C.AggregateTaxInterestLiability - $PAID.TotalTaxesPaid ) + 5
537 PartB_TTI.TaxPaid.BalTaxPayable >= pos( $C.AggregateTaxInterestLiability - $PAID.TotalTaxesPaid ) - 5
538 give $TI.TotalTI if $PAID.TotalTaxesPaid > 0 # Income must be disclosed where taxes paid are disclosed
539 $C.GrossTaxPayable = max( $DEEMEDTAX , $GROSSTAX )
540 $C.TaxPayAfterCreditUs115JD = $C.GrossTaxPayable - $C.GrossTaxPay.TaxDeferred17 + $C.GrossTaxPay.TaxDeferredPayableCY - $C.CreditUS115JD
541 $C.NetTaxLiability = pos( $C.TaxPayAfterCreditUs115JD - $C.TaxRelief.TotTaxRelief )
542 nil $C.TaxRelief.Section89 if ScheduleS.TotalGrossSalary = 0 & $O.FamilyPension = 0 # Relief u/s 89 needs income from salary or family pension
543 nil $DEEMED, $DEEMEDSURCHARGE, $DEEMEDCESS, $DEEMEDTAX if new
544 $C.GrossTaxPayable = $C.GrossTaxPay.TaxInc17 + $C.GrossTaxPay.TaxDeferred17 if has $C.GrossTaxPay
545 $C.GrossTaxPay.TaxDeferredPayableCY = ${['2122', '2223', '2324', '2425', '2526'].map((y) => `ScheduleESOP.ScheduleESOP${y}_Type.TaxPayableCurrentAY`).join(' + ')}
694 $C.IntrstPay.FeeFurnish234I = limit.feeLow if $F.ReturnFileSec:17 & filed-late & $TI.TotalIncome <= limit.feeIncome # The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}
695 $C.IntrstPay.FeeFurnish234I = limit.feeHigh if $F.ReturnFileSec:17 & filed-late & $TI.TotalIncome > limit.feeIncome # The fee for this revised return is {value} where total income is above 5 lakh; it is {found}
${['2122', '2223', '2324', '2425', '2526']
  .map((y) => {
    const at = `ScheduleESOP.ScheduleESOP${y}_Type`;
    return `480 ${at}.BalanceTaxCF = ${at}.TaxDeferredBFEarlierAY - ${at}.TaxPayableCurrentAY
482 nil ${at}.TaxPayableCurrentAY if ${at}.ScheduleESOPEventDtls.SecurityType:NS & ${at}.ScheduleESOPEventDtls.CeasedEmployee:N
483 ${at}.TaxPayableCurrentAY = ${at}.TaxDeferredBFEarlierAY if ${at}.ScheduleESOPEventDtls.CeasedEmployee:Y`;
  })
  .join('\n')}
481 ScheduleESOP.ScheduleESOP2627_Type.BalanceTaxCF = $C.GrossTaxPay.TaxDeferred17
546 nil ScheduleESOP if huf # This deduction is for individuals only
`;

const credit = (list: string, [apart, within, head, most]: readonly number[], total: string) => `
@ ${list}[]
${apart} nil BroughtFwdTDSAmt if TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS > 0 # Enter tax brought forward and tax of the year in separate rows
${within} TaxDeductCreditDtls.TaxClaimedOwnHands <= GrossAmount if GrossAmount > 0 # TDS claimed ({found}) cannot be more than the gross amount ({value})
${head} give GrossAmount, HeadOfIncome if TaxDeductCreditDtls.TaxClaimedOwnHands > 0 # Tax is claimed: enter the corresponding receipt and its head
${most} TaxDeductCreditDtls.TaxClaimedOwnHands <= BroughtFwdTDSAmt + TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS - TaxDeductCreditDtls.TaxClaimedTDS # More tax is claimed than was deducted or brought forward
469 give PANofOtherPerson if TDSCreditName:O # Credit of another person needs the PAN of that person
479 AmtCarriedFwd = BroughtFwdTDSAmt + TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS - TaxDeductCreditDtls.TaxClaimedOwnHands - TaxDeductCreditDtls.TaxClaimedTDS
650 TDSSection not 92A|92B|92C # Section 192 is for salary: enter this deduction with the employer
${total}
`;

const taxesPaid = `
${credit('ScheduleTDS2.TDSOthThanSalaryDtls', [462, 463, 464, 466], '470 give TANOfDeductor if TDSCreditName:O')}
${credit('ScheduleTDS3.TDS3onOthThanSalDtls', [462, 463, 465, 467], '470 give PANOfBuyerTenant if TDSCreditName:O')}
@ ScheduleTDS1.TDSonSalary[]
471 TotalTDSSal <= IncChrgSal
@ ScheduleTCS.TCS[]
458,474 TCSClaimedThisYearDtls.TCSAmtCollOwnHand <= BroughtFwdTDSAmt + TCSCurrFYDtls.TCSAmtCollOwnHand + TCSCurrFYDtls.TCSAmtCollSpouseOrOthrHand - TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand # More tax is claimed than was collected or brought forward
473 nil BroughtFwdTDSAmt if TCSCurrFYDtls.TCSAmtCollOwnHand + TCSCurrFYDtls.TCSAmtCollSpouseOrOthrHand > 0 # Enter tax brought forward and tax of the year in separate rows
475 give PANOfSpouseOrOthrPrsn if TCSCreditOwner:2 # Credit of another person needs the PAN of that person
475 give TCSClaimedThisYearDtls.PANOfSpouseOrOthrPrsn if TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand > 0 # Credit of another person needs the PAN of that person
476 give TCSCreditOwner
477 give EmployerOrDeductorOrCollectTAN
478 AmtCarriedFwd = BroughtFwdTDSAmt + TCSCurrFYDtls.TCSAmtCollOwnHand + TCSCurrFYDtls.TCSAmtCollSpouseOrOthrHand - TCSClaimedThisYearDtls.TCSAmtCollOwnHand - TCSClaimedThisYearDtls.TCSAmtCollSpouseOrOthrHand
@
459 ScheduleIT.TotalTaxPayments = ScheduleIT.TaxPayment[].Amt
460 $PAID.TCS = ScheduleTCS.TotalSchTCS
461 ScheduleTCS.TotalSchTCS = ScheduleTCS.TCS[].TCSClaimedThisYearDtls.TCSAmtCollOwnHand
468 nil ScheduleTDS1.TDSonSalary if huf # An HUF or firm has no TDS on salary
472 nil ScheduleTDS1.TotalTDSonSalaries if ScheduleS.TotalGrossSalary = 0 # TDS on salary is claimed, but Schedule S is not filled
`;

/** Rules of the set-off of losses, Part B-TI, Part B-TTI and taxes paid as lines; see lines.ts. */
export const totalsTable = `${losses}${amt}${income}${tax}${taxesPaid}`;
