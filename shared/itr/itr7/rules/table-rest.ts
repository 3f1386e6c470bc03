const BYAPP = '11|23CIV|23CV|23CVI|23CVIA';
const REG = '/PartA_GEN1.RegApprUnderITADtls';
const ABOUT = '/PartA_GEN2.OtherDetailsFor7';

const part = `
@
41 give ${REG} if $EX:${BYAPP} # Enter the registration or approval
44 give ${['SubClauseiSec12AViolateFlag', 'SubClauseiiSec12AViolateFlag', 'SubSec1Sec12AViolateFlag', 'Clause15Sec2ProvisioFlag'].map((key) => `${ABOUT}.${key}`).join(', ')} if ${ABOUT}.ProvisionsSec1310Applcbl:Y # Answer each question on section 13(10)
50 give ITRScheduleJ, ScheduleA, ScheduleAI, Schedule115BBI if $EX:${BYAPP} # This schedule is part of every return of sections 11 and 10(23C)(iv) to (via)
59 give ${ABOUT}.OtherDetailsUs2_15.ActivityNature2_15, ${ABOUT}.OtherDetailsUs2_15.ActivityRendering2_15 if ${ABOUT}.OtherDetailsUs2_15.CharitablePurposeOfGeneralPublic:Y # Answer both questions on trade and on services
63 give $O1.SecondaryAdd # Answer whether the second address is the same
@ $J.ScheduleJ_A1.ScheduleJ_A1Dtls[]
96 Investment_11_5_Other = ClosingBlc - Investment_11_5 - AmtTxdAssYr22_23
@
111 $R.ClosngBalSchJ.CorpOutOf80G2b = $J.ScheduleJ_A1.ScheduleJ_A1Dtls[CorpusDonation=80G2B].ClosingBlc if has ITRScheduleR
112 $R.ClosngBalSchJ.OthCorpReceived = $J.ScheduleJ_A1.ScheduleJ_A1Dtls[CorpusDonation=OTIA].ClosingBlc if has ITRScheduleR
113 $R.ClosngBalSchJ.CorpOthThan = $J.ScheduleJ_A1.ScheduleJ_A1Dtls[CorpusDonation=OTHER].ClosingBlc if has ITRScheduleR
167 $V.AnonymousDonations.TotalDonationsReceived ~= max( 5% * ( $V.TotalContribution + $V.AnonymousDonations.AggregateAnonymousDonations ) , 100000 ) if $V.AnonymousDonations.AggregateAnonymousDonations > 0
@ ScheduleHP.PropertyDetails[]
191 give Rentdetails.Section24B.Section24BDtls if Rentdetails.IntOnBorwCap > 0 # Enter the loan of this interest
194 AssessePercentShareProp = 100 if PropCoOwnedFlg:NO & AssessePercentShareProp != 0
@ ScheduleTDS2.TDSOthThanSalaryDtls[]
646,647 give TANOfDeductor # Enter the deductor’s TAN
@ ScheduleTDS3.TDS3onOthThanSalDtls[]
646 give PANOfBuyerTenant # Enter the PAN of the deductor
`;

const B4 = '$LT.SaleOfEquityShareUs112A.SaleOfEquityShareUs112AAmt';
const B7 = '$LT.NRISaleOfEquityShareUs112A.NRISaleOfEquityShareUs112AAmt';
/** Items B1 to B11 of Schedule CG, and the losses on shares bought back. */
const LONG = `$B1 + $B2 + $B3 + ${B4} + $B5 + $B6 + ${B7} + $B8 + $B9 + $B10`;
const BOUGHT = '$LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares';
const bfla = (pool: string) => `$CY.${pool}.IncCYLA.IncOfCurYrAfterSetOff`;
/** Table F: number of its line, row, pool of Schedule CYLA. */
const accrued = [
  [266, 'ShortTermUnder30Per', 'STCG30Per'],
  [267, 'ShortTermUnderAppRate', 'STCGAppRate'],
  [268, 'ShortTermUnderDTAARate', 'STCGDTAARate'],
  [269, 'LongTermUnderDTAARate', 'LTCGDTAARate'],
  [272, 'ShortTermUnder20Per', 'STCG20Per'],
  [273, 'LongTermUnder12_5Per', 'LTCG12_5Per'],
] as const;
const EXEMPT = 'ExemptionOrDednUs54';

const gains = `
@
199 $LT.TotalLTCG = ${LONG} - $LT.TotalAmtNotTaxUsDTAALtcg + ${BOUGHT}
221 $ST.TotalAmtDeemedStcg = $ST.UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + $ST.AmtDeemedStcg
252 $LT.TotalAmtDeemedLtcg = $LT.UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized + $LT.AmtDeemedLtcg
265 $SI[SecCode=5BBHii].SplRateInc = ScheduleCG.IncmFromVDATrnsf
${accrued.map(([no, row, pool]) => `${no} split $AC.${row} = ${bfla(pool)}`).join('\n')}
276 $E.InLtcg12_5Per.CurrYearIncome = pos( ${LONG} + ${BOUGHT} - $LTD[].DTAAamt )
277 $E.InLossSetOff.LtclSetOff12_5Per = pos( 0 - ( ${LONG} + ${BOUGHT} - $LTD[].DTAAamt ) )
294 $ST.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares = $BUYBACK[].Amount
@ $ST
271 once EquityMFonSTT[].MFSectionCode
@ $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[]
232 DeductSec48.TotalDedn = DeductSec48.AquisitCost + DeductSec48.ImproveCost + DeductSec48.ExpOnTrans
207,233 BalanceCG = FullConsideration - DeductSec48.TotalDedn
@ $LT.SaleofLandBuild.SaleofLandBuildDtls[]
296 ${EXEMPT}.ExemptionGrandTotal = ${EXEMPT}.${EXEMPT}Dtls[].ExemptionAmount
`;

const heads = `
@
301 $O.AnyOtherIncome = $O.OthersInc.OthersIncDtls[].OthAmount
306 $O.IncChargblSplRateOS.TotalOSGrossChargblSplRate = $DT[].DTAAamt
318 split ScheduleOS.DividendIncUs115BBDA = pos( $O.DividendOthThan22e - $DT[NatureOfIncome=1a].DTAAamt - pos( $O.Deductions.IntExp57 - $O.Dividend22e ) )
330 $BA.BalancePLOthThanSpecBus = $BA.ProfBfrTaxPL - $BA.NetPLFromSpecBus - $BA.NetProfLossSpecifiedBus - $BA.IncRecCredPLOthHeadDtls.HouseProperty - $BA.IncRecCredPLOthHeadDtls.CapitalGains - $BA.IncRecCredPLOthHeadDtls.OtherSources - $BA.IncRecCredPLOthHeadDtls.UnderSec115BBH - $BA.PLUs44sChapXIIG - $BA.IncCredPL.TotExempInc
342 $BP.IncChrgUnHdProftGain = pos( $BA.NetPLBusOthThanSpec7A7B7C ) + pos( $BP.SpecBusinessInc.AdjustedPLFrmSpecuBus ) + pos( $BP.IncSpecifiedBusiness.ProfitLossSpecifiedBusFinal ) + $BA.IncRecCredPLOthHeadDtls.UnderSec115BBH if $BA.NetPLBusOthThanSpec7A7B7C >= 0
343 $BA.IncRecCredPLOthHeadDtls.CapitalGains <= ${['$ST.SaleofLandBuild.SaleofLandBuildDtls[].FullConsideration', '$LT.SaleofLandBuild.SaleofLandBuildDtls[].FullConsideration', '$ST.SlumpSaleInStcg.FullConsideration', '$LT.SlumpSaleInLtcgDtls.SlumpSaleInLtcg.FullConsideration', '$ST.EquityMFonSTT[].EquityMFonSTTDtls.FullConsideration', '$ST.NRISecur115AD.FullConsideration', '$ST.SaleOnOtherAssets.FullConsideration', '$LT.Proviso112Applicable.Proviso112Applicabledtls.FullConsideration', '$LT.NRIOnSec112and115.NRIOnSec112and115Dtls[].FullConsideration', '$LT.SaleofAssetNADtls.SaleofAssetNA.FullConsideration', `pos( ${B4} )`, `pos( ${B7} )`, 'pos( ScheduleCG.IncmFromVDATrnsf )', 'pos( $A4 )', 'pos( $B5 )', '$A7', '$B9', 'pos( $A8 )', 'pos( $B10 )'].join(' + ')}
344 $BA.IncRecCredPLOthHeadDtls.OtherSources <= pos( $O.GrossIncChrgblTaxAtAppRate ) + $O.IncChargeableSpecialRates + $RH.Receipts
350 $BA.IncRecCredPLOthHeadDtls.UnderSec115BBH = ScheduleVDA.TotIncBusiness
351 $SI[SecCode=5BBHi].SplRateInc = $BA.IncRecCredPLOthHeadDtls.UnderSec115BBH
373 $CY.HP.IncCYLA.IncOfCurYrUnderThatHead = pos( ScheduleHP.TotalIncomeChargeableUnHP )
386 $SI[SecCode=DTAAOS].SplRateInc = $O.IncChargblSplRateOS.TotalOSGrossChargblSplRate
389 $SI[SecCode=5ADii|PTI_STCG30P].SplRateInc = ${bfla('STCG30Per')}
424 $SI[SecCode=5BBJ].SplRateInc = $O.IncChrgblUs115BBJ - $DT[NatureOfIncome=2aii].DTAAamt
427 $SI[SecCode=22|21ciii|5AB1b|5AC1c|5ADiii|21|2A|5ADiiiP|PTI_LTCG12_5P112A|PTI_LTCG12_5P].SplRateInc = ${bfla('LTCG12_5Per')}
428 $SI[SecCode=1A|5AD1biiP|PTI_STCG20P].SplRateInc = ${bfla('STCG20Per')}
429 $SI[SecCode=5A1aiiaa2P].SplRateInc = $O.OthersGrossDtls[SourceDescription=5A1aiiaa2P].SourceAmount - $DT[ItemNoincl=5A1aiiaa2P].DTAAamt
430 $SI[SecCode=PTI_5A1aiiaa2P].SplRateInc = $O.PTIOthersGrossDtls[SourceDescription=PTI_5A1aiiaa2P].SourceAmount - $DT[ItemNoincl=PTI_5A1aiiaa2P].DTAAamt
`;

const FIFTEEN =
  '15% * ( $TI.VcCorpusSec11 + $TI.AggregateIncomeUs1112 - $A.AppTowExpTrstInst.OtherThanCorpus.Total )';
const TAXED = '$C.GrossTaxLiability';

const totals = `
@
469 $TD.AmtAccumulatedForCharitable <= ${FIFTEEN} if $EX:11
470 $TD.AmtAccumulatedForCharitable <= ${FIFTEEN} if $EX:23CIV|23CV|23CVI|23CVIA
471 $TI.ProfBusGain.ProfGainNoSpecBus = pos( $BP.IncChrgUnHdProftGain ) if has PartB_TI
472 nil ${TAXED}, $PAID.TotalTaxesPaid if has PartB_TI & $TI.VcCorpusSec11 = 0 & $TI.AggregateIncomeUs1112 = 0 & $TI.GrossIncome = 0 & $V.TotalContribution = 0 & $V.AnonymousDonations.AggregateAnonymousDonations = 0 # Tax is entered, but no income
473 nil $TD.TotalDeductions if no ${REG}[SectionRegistered=VI|II|III|IV|V].SectionRegistered # Enter the registration or approval
502 $TI.IncChargeableTaxSplRates = ScheduleSI.TotSplRateInc if has PartB_TI
506 give ${TAXED} if $TI.AggIncothSpecInc115BBI > 400100 # There is income: compute the tax
506 give ${TAXED} if $TI.IncChargUs115BBIIncld13 + $TI.DonationsUs115BBC > 10 # There is income: compute the tax
508 $TI.AggIncothSpecInc115BBI ~= pos( $TI.TotalIncome - $TI.IncChargeableTaxSplRates - $TI.DonationsUs115BBC - $TI.IncChargUs115BBIIncld13 ) if has PartB_TI
550 give ${TAXED} if $T2.AggregateIncome > 400100 # There is income: compute the tax
552 nil $T2.ExemptionUs13_B if no ${REG}[SectionRegistered=VIII].SectionRegistered # Enter the approval of the electoral trust
553 nil $T2.ExemptionUs10_23AAA if no ${REG}[SectionRegistered=I].SectionRegistered # Enter the approval of the fund
572 $T2.IncChargeableTaxSplRates = ScheduleSI.TotSplRateInc if has PartB_TI2
604 $T3.IncIncludedChargRateSpec = ScheduleSI.TotSplRateInc if has PartB_TI3
611 $T3.IncChagrgSec13 ~= pos( $T3.TotalInc - $T3.IncIncludedChargRateSpec - $T3.AnonymousDonation - $T3.IncChargSec115BBI ) if has PartB_TI3
612 never $T3.TotIncPrevYr if has PartB_TI3 & ${ABOUT}.ProvisionsSec1310Applcbl!:Y # Part B3 is for section 13(10): answer Yes to the question
619 $C.Surcharge25ofSI ~= 25% * $SI[SecCode=5BBE].SplRateIncTax
636 nil $C.IntrstPay.IntrstPayUs234A, $C.IntrstPay.IntrstPayUs234B, $C.IntrstPay.IntrstPayUs234C if $C.NetTaxLiability = 0 # Without tax there is no interest
637 nil $C.IntrstPay.LateFilingFee234F if $FS.IncomeTaxSec:11 # There is no fee u/s 234F for a return filed by the due date
639 $C.IntrstPay.FeeFurnish234I = limit.feeLow if $FS.IncomeTaxSec:17 & filed-late & $TI.TotalIncome <= limit.feeIncome & has PartB_TI # The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}
640 $C.IntrstPay.FeeFurnish234I = limit.feeHigh if has PartB_TI & $FS.IncomeTaxSec:17 & filed-late & $TI.TotalIncome > limit.feeIncome # The fee for this revised return is {value} where total income is above 5 lakh; it is {found}
`;

/** Rules of the list for ITR-7 left by the other tables. */
export const restTables: readonly string[] = [part, gains, heads, totals];
