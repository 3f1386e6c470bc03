const SI_CG = (no: number, code: string, most: string) =>
  `${no} $SI[SecCode=${code}].SplRateInc <= ${most} # Income in Schedule SI ({found}) cannot be more than the gain in Schedule CG ({value})`;
const treaty = (no: number, code: string, line: string) =>
  `${no} ${line} >= $DT[NatureOfIncome=${code}].DTAAamt`;
/** Codes of special incomes of Schedule OS. */
const special =
  '5A1ai 5A1aA 5A1aii 5A1aiia 5A1aiiaa 5A1aiiab 5A1aiiac 5A1aiii 5A1bA 5AC1ab 5AC1abD 5AD1i 5AD1iP 5AD1iDiv 5BBA 5BBF 5BBG 5Ea 5A1aiiaaP'.split(
    ' ',
  );
/** Dividends at special rates by instalment: number, node, code. */
const dividends = [
  [496, 'DividendIncUs115A1ai', '5A1ai'],
  [497, 'DividendIncUs115AC', '5AC1abD'],
  [498, 'DividendIncUs115AD1iDiv', '5AD1iDiv'],
  [499, 'DividendIncUs115AD1IBd', '5AD1IBd'],
  [502, 'DividendIncUs115A1aA', '5A1aA'],
] as const;
const PROPERTY = 'ScheduleHP.PropertyDetails';
const PTI = 'SchedulePTI.SchedulePTIDtls';
const EXEMPT_CODES = '10(4)(i)|10(4C)|10(4E)|10(4F)|10(4G)|10(6B)|10(6BB)|10(6D)|10(8A)|10(15A)';
const FOREIGN =
  'DetailsForiegnBank DtlsForeignCustodialAcc DtlsForeignEquityDebtInterest DtlsForeignCashValueInsurance DetailsFinancialInterest DetailsImmovableProperty DetailsOthAssets DetailsOfAccntsHvngSigningAuth DetailsOfTrustOutIndiaTrustee DetailsOfOthSourcesIncOutsideIndia'.split(
    ' ',
  );
const bfla = (pool: string) => `ScheduleBFLA.${pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses`;

const house = `
@ ${PROPERTY}[]
192 Rentdetails.ThirtyPercentOfBalance ~= 30% * Rentdetails.AnnualOfPropOwned if Rentdetails.AnnualOfPropOwned > 0
194 Rentdetails.AnnualOfPropOwned ~= AssessePercentShareProp * 1% * Rentdetails.BalanceALV if PropCoOwnedFlg:YES
195 nil Rentdetails.IntOnBorwCap if PropCoOwnedFlg:YES & AssessePercentShareProp = 0 # Without a share in the house, interest cannot be deducted
196 nil Rentdetails.LocalTaxes if Rentdetails.AnnualLetableValue = 0 # Without rent, municipal taxes cannot be deducted
199 Rentdetails.BalanceALV = Rentdetails.AnnualLetableValue - Rentdetails.TotalUnrealizedAndTax
200 Rentdetails.TotalUnrealizedAndTax = Rentdetails.RentNotRealized + Rentdetails.LocalTaxes
201 Rentdetails.TotalDeduct = Rentdetails.ThirtyPercentOfBalance + Rentdetails.IntOnBorwCap
202 Rentdetails.IncomeOfHP = Rentdetails.AnnualOfPropOwned - Rentdetails.TotalDeduct + Rentdetails.ArrearsUnrealizedRentRcvd
205 Rentdetails.Section24B.TotalInterestUs24B = Rentdetails.Section24B.Section24BDtls[].InterestUs24B
205 Rentdetails.IntOnBorwCap = Rentdetails.Section24B.TotalInterestUs24B if has Rentdetails.Section24B.Section24BDtls
206 give Rentdetails.Section24B.Section24BDtls if Rentdetails.IntOnBorwCap > 0 # Enter the loan of this interest
207 never AssessePercentShareProp if PropCoOwnedFlg:YES & CoOwners[].PercentShareProperty >= 100 # The shares of the co-owners together must be less than 100%
@ ${PROPERTY}[].CoOwners[]
204 differ PAN_CoOwner, /$O1.PAN # The PAN of a co-owner cannot be the PAN of the return
@
197 ScheduleHP.TotalIncomeChargeableUnHP = ${PROPERTY}[].Rentdetails.IncomeOfHP + ScheduleHP.PassThroghIncome
203 ScheduleHP.PassThroghIncome = ${PTI}[].IncFromHP.NetIncomeLoss
`;

const sources = `
@
471 $O.GrossIncChrgblTaxAtAppRate = $O.DividendGross + $O.InterestGross + $O.RentFromMachPlantBldgs + $O.Tot562x + $O.AnyOtherIncome
472 $O.Deductions.TotDeductions = $O.Deductions.Expenses + $O.Deductions.IntExp57 + $O.Deductions.Depreciation
473 nil $O.Deductions.Depreciation if $O.RentFromMachPlantBldgs = 0 # Depreciation is allowed only on plant, machinery or buildings let out
474 ScheduleOS.TotOthSrcNoRaceHorse = $O.IncChargeableSpecialRates + pos( $O.BalanceNoRaceHorse )
475 $RH.BalanceOwnRaceHorse = $RH.Receipts - $RH.DeductSec57 + $RH.AmtNotDeductibleUs58 + $RH.ProfitChargTaxUs59
476 ScheduleOS.IncChargeableFrmOthSrc = ScheduleOS.TotOthSrcNoRaceHorse + pos( $RH.BalanceOwnRaceHorse )
477 $O.PassThrIncOSChrgblSplRate = $O.PTIOthersGrossDtls[].SourceAmount
478 $O.Tot562x = $O.Aggrtvaluewithoutcons562x + $O.Immovpropwithoutcons562x + $O.Immovpropinadeqcons562x + $O.Anyotherpropwithoutcons562x + $O.Anyotherpropinadeqcons562x
479 nil $O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount if nri # Section 115BBF is for residents
${treaty(480, '1a', '$O.DividendOthThan22e')}
${treaty(481, '1b', '$O.InterestGross')}
${treaty(482, '1c', '$O.RentFromMachPlantBldgs')}
${treaty(483, '1d', '$O.Tot562x')}
${treaty(484, '2ai', '$O.LtryPzzlChrgblUs115BB')}
${treaty(485, '2c', '$O.OthersGross')}
${treaty(486, '2d', '$O.PassThrIncOSChrgblSplRate')}
487 $O.BalanceNoRaceHorse = $O.GrossIncChrgblTaxAtAppRate - $O.Deductions.TotDeductions + $O.AmtNotDeductibleUs58 + $O.ProfitChargTaxUs59 - $DT[NatureOfIncome=1a|1aiii|1b|1c|1d].DTAAamt
489 $O.IncChargeableSpecialRates = $O.LtryPzzlChrgblUs115BB + $O.IncChrgblUs115BBJ + $O.IncChrgblUs115BBE + $O.OthersGross + $O.PassThrIncOSChrgblSplRate + $DT[NatureOfIncome=1a|1aiii|1b|1c|1d].DTAAamt
490 $O.InterestGross = $O.IntrstFrmSavingBank + $O.IntrstFrmTermDeposit + $O.IntrstFrmIncmTaxRefund + $O.NatofPassThrghIncome + $O.IntrstFrmOthers
491 split ScheduleOS.IncFrmLottery = $O.LtryPzzlChrgblUs115BB - $DT[NatureOfIncome=2ai].DTAAamt
492 nil $O.Deductions.IntExp57 if $O.DividendOthThan22e + $O.Dividend22e = 0 # Interest on borrowed capital is deducted from dividends
493 $O.OthersGross = $O.OthersGrossDtls[].SourceAmount
494 $O.Deductions.IntExp57 <= 20% * ( $O.DividendOthThan22e + $O.Dividend22e ) # Interest ({found}) is limited to 20% of the dividends ({value})
495 $O.DividendGross = $O.DividendOthThan22e + $O.Dividend22e + $O.Dividend22f
${dividends.map(([no, at, code]) => `${no} split ScheduleOS.${at} = $O.OthersGrossDtls[SourceDescription=${code}].SourceAmount + $O.PTIOthersGrossDtls[SourceDescription=PTI_${code}].SourceAmount - $DT[ItemNoincl=${code}|PTI_${code}].DTAAamt`).join('\n')}
500 $O.IncChrgblUs115BBE = ${['CashCreditsUs68', 'UnExplndInvstmntsUs69', 'UnExplndMoneyUs69A', 'UnDsclsdInvstmntsUs69B', 'UnExplndExpndtrUs69C', 'AmtBrwdRepaidOnHundiUs69D'].map((k) => `$O.${k}`).join(' + ')}
501 split ScheduleOS.IncFrmOnGames = $O.IncChrgblUs115BBJ - $DT[NatureOfIncome=2aii].DTAAamt
503 split ScheduleOS.DividendIncUs115BBDAaiii = $O.Dividend22f - $DT[NatureOfIncome=1aiii].DTAAamt
@ $DT[]
488 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct ) if TaxRescertifiedFlag:Y
`;

const rates = `
@
697 $TONTI.TaxAtSpecialRates = ScheduleSI.TotSplRateIncTax
${special.map((code) => `698,716 $SI[SecCode=${code}].SplRateInc = $O.OthersGrossDtls[SourceDescription=${code}].SourceAmount - $DT[ItemNoincl=${code}].DTAAamt\n699,715 $SI[SecCode=PTI_${code}].SplRateInc = $O.PTIOthersGrossDtls[SourceDescription=PTI_${code}].SourceAmount - $DT[ItemNoincl=PTI_${code}].DTAAamt`).join('\n')}
700 $SI[SecCode=5BB].SplRateInc = $O.LtryPzzlChrgblUs115BB - $DT[NatureOfIncome=2ai].DTAAamt
701 $SI[SecCode=5BBE].SplRateInc = $O.IncChrgblUs115BBE
702 $SI[SecCode=5BBF_BP].SplRateInc = pos( $BA.IncRecCredPLOthHeadDtls.UnderSec115BBF - $BA.ExpDebToPLOthHeadDtls.UnderSec115BBF )
703 $SI[SecCode=5BBG_BP].SplRateInc = pos( $BA.IncRecCredPLOthHeadDtls.UnderSec115BBG - $BA.ExpDebToPLOthHeadDtls.UnderSec115BBG )
704 $SI[SecCode=DTAAOS].SplRateInc = ${bfla('IncOSDTAA')}
707 $SI[SecCode=5ADii|PTI_STCG30P].SplRateInc = ${bfla('STCG30Per')}
708 ScheduleSI.TotSplRateInc = $SI[].SplRateInc
708 ScheduleSI.TotSplRateIncTax = $SI[].SplRateIncTax
709 $SI[SecCode=DTAASTCG].SplRateInc = ${bfla('STCGDTAARate')}
710 $SI[SecCode=DTAALTCG].SplRateInc = ${bfla('LTCGDTAARate')}
711 nil $SI[SecCode=5BBC].SplRateInc, $O.OthersGrossDtls[SourceDescription=5BBC].SourceAmount
712 $SI[SecCode=5BBH_BP].SplRateInc = ScheduleVDA.TotIncBusiness
713 $SI[SecCode=1|5AD1biip|PTI_STCG20P].SplRateInc = ${bfla('STCG20Per')}
714 $SI[SecCode=21|22|21ciii|2A|5ADiii|5ADiiiP|5AB1b|5AC1c|PTI_LTCG12_5P112A|PTI_LTCG12_5P].SplRateInc = ${bfla('LTCG12_5Per')}
${SI_CG(717, '1', 'pos( $ST.EquityMFonSTT[MFSectionCode=1A].EquityMFonSTTDtls.CapgainonAssets ) + pos( $ST.NRITransacSec48Dtl.NRItaxSTTPaid )')}
${SI_CG(718, '5AD1biip', 'pos( $ST.EquityMFonSTT[MFSectionCode=5AD1biip].EquityMFonSTTDtls.CapgainonAssets )')}
${SI_CG(719, '22', 'pos( $LT.Proviso112Applicable.Proviso112Applicabledtls.BalanceCG )')}
${SI_CG(720, '21ciii', 'pos( $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=21ciii].BalanceCG )')}
${SI_CG(721, '2A', 'pos( $LT.SaleOfEquityShareUs112A.CapgainonAssets )')}
${SI_CG(722, '5AB1b', 'pos( $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=5AB1b].BalanceCG )')}
${SI_CG(723, '5AC1c', 'pos( $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=5AC1c].BalanceCG )')}
${SI_CG(724, '5ADii', 'pos( $ST.NRISecur115AD.CapgainonAssets )')}
${SI_CG(725, '5ADiii', 'pos( $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=5ADiii].BalanceCG )')}
${SI_CG(726, '5ADiiiP', 'pos( $LT.NRISaleOfEquityShareUs112A.CapgainonAssets )')}
${SI_CG(727, 'PTI_STCG20P', 'pos( $ST.PassThrIncNatureSTCG20Per )')}
${SI_CG(728, 'PTI_STCG30P', 'pos( $ST.PassThrIncNatureSTCG30Per )')}
${SI_CG(729, 'PTI_LTCG12_5P112A', 'pos( $LT.PassThrIncNatureLTCGUs112A12_5Per )')}
${SI_CG(730, 'PTI_LTCG12_5P', 'pos( $LT.PassThrIncNatureLTCG12_5Per )')}
@ $SI[]
705 SplRateIncTax ~= SplRateInc * SplRatePercent * 1% if SecCode!:2A|PTI_LTCG12_5P112A|5ADiiiP|DTAASTCG|DTAALTCG|DTAAOS
706 give SplRateIncTax if SplRateInc > 1000 & SecCode!:2A|PTI_LTCG12_5P112A|5ADiiiP|DTAASTCG|DTAALTCG|DTAAOS # The tax on this income is missing
`;

const NET =
  'IncFromHP CapitalGainsPTI.STCG_Sec111A CapitalGainsPTI.STCG_Others CapitalGainsPTI.LTCG_Sec112A CapitalGainsPTI.LTCG_Others'.split(
    ' ',
  );
const lists = `
@
731 ScheduleIF.TotalProfitShareAmt = ScheduleIF.PartnerFirmDetails[].ProfitShareAmt
@ ScheduleEI
732 PassThrIncNotChrgblTax = /${PTI}[].IncClmdPTI.TotalSec23FBB.NetIncomeLoss
733 TotalExemptInc = InterestInc + NetAgriIncOrOthrIncRule7 + Others + IncChrgblAsPerDTAA + PassThrIncNotChrgblTax
734 NetAgriIncOrOthrIncRule7 = pos( GrossAgriRecpt - ExpIncAgri - UnabAgriLossPrev8 + NetAgriIncRelateToRule7 )
735 NetAgriIncRelateToRule7 = /$BA.BalIncDeemedFrmAgri
736 Others = OthersInc.OthersIncDtls[].OthAmount
737 give ExcNetAgriInc.ExcNetAgriIncDtls if NetAgriIncOrOthrIncRule7 > limit.land # Land details are needed: net agricultural income is above 5,00,000
738 once OthersInc.OthersIncDtls[].SubCategory !Anyother1|Anyother2|Anyother3|Anyother4
740 nil OthersInc.OthersIncDtls[SubCategory=${EXEMPT_CODES}].OthAmount if res # This exemption is for non-residents only
@ ScheduleEI.OthersInc.OthersIncDtls[]
741 give Description if Category:OTH|OTHN & OthAmount > 0 & SubCategory:Anyother1|Anyother2|Anyother3|Anyother4 # Describe this income
743 nil Description if OthAmount > 0 & SubCategory!:Anyother1|Anyother2|Anyother3|Anyother4 & Category!:OTH|OTHN # Only other income is described
742 give Category, SubCategory if OthAmount > 0 # Choose what kind of exempt income this is
@ ${PTI}[]
${NET.map((at) => `745 ${at}.NetIncomeLoss = ${at}.AmountOfInc - ${at}.CurrYrLossShareByInvstFund`).join('\n')}
${['AmountOfInc', 'CurrYrLossShareByInvstFund', 'NetIncomeLoss']
  .map(
    (
      k,
    ) => `746 CapitalGainsPTI.ShortTermCG.${k} = CapitalGainsPTI.STCG_Sec111A.${k} + CapitalGainsPTI.STCG_Others.${k}
747 CapitalGainsPTI.LongTermCG.${k} = CapitalGainsPTI.LTCG_Sec112A.${k} + CapitalGainsPTI.LTCG_Others.${k}`,
  )
  .join('\n')}
${['AmountOfInc', 'NetIncomeLoss']
  .map(
    (k) => `748 IncOthSrc.${k} = OS_Dividend.${k} + OS_Others.${k}
749 IncClmdPTI.TotalSec23FBB.${k} = IncClmdPTI.Sec23FBB.${k} + IncClmdPTI.SecBIncExmptDtl.SecBCIncExmptDtl.${k} + IncClmdPTI.SecCIncExmptDtl.SecBCIncExmptDtl.${k}`,
  )
  .join('\n')}
@ ScheduleTPSA
750 AdditionalIncTax18PercAbove ~= 18% * AmtPrimaryAdjUs92CE_2A
751 Surcharge12Perc ~= 12% * AdditionalIncTax18PercAbove
752 HealthEducationCess ~= 4% * ( AdditionalIncTax18PercAbove + Surcharge12Perc )
753 TotalAdditionalTax = AdditionalIncTax18PercAbove + Surcharge12Perc + HealthEducationCess
754 TotalAmountDeposited = DtlsTaxesPaid[].Amount
755 NetTaxPayable = pos( TotalAdditionalTax - TaxesPaid )
@ ScheduleTPSA.DtlsTaxesPaid[]
756 DateDep until TODAY # The date of deposit cannot be in the future
@ ScheduleFSI.ScheduleFSIDtls[]
${['IncFromHP', 'IncFromBusiness', 'IncCapGain', 'IncOthSrc'].map((h) => `764 ${h}.TaxReliefinInd = min( ${h}.TaxPaidOutsideInd , ${h}.TaxPayableinInd )`).join('\n')}
${['IncFrmOutsideInd', 'TaxPaidOutsideInd', 'TaxPayableinInd', 'TaxReliefinInd'].map((k) => `766 TotalCountryWise.${k} = ${['IncFromHP', 'IncFromBusiness', 'IncCapGain', 'IncOthSrc'].map((h) => `${h}.${k}`).join(' + ')}`).join('\n')}
@
765 nil ScheduleFSI.ScheduleFSIDtls if nri # Relief for tax paid abroad is not available to a non-resident
767 ScheduleHP.TotalIncomeChargeableUnHP >= ScheduleFSI.ScheduleFSIDtls[].IncFromHP.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncFromHP.TaxReliefinInd > 0
768 $TR.TotRevenueFrmOperations >= ScheduleFSI.ScheduleFSIDtls[].IncFromBusiness.IncFrmOutsideInd - pos( $CR.OthIncome.TotOthIncome ) if ScheduleFSI.ScheduleFSIDtls[].IncFromBusiness.TaxReliefinInd > 0
769 ScheduleCG.IncChargeableHeadCapGain >= ScheduleFSI.ScheduleFSIDtls[].IncCapGain.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncCapGain.TaxReliefinInd > 0
770 ScheduleOS.IncChargeableFrmOthSrc >= ScheduleFSI.ScheduleFSIDtls[].IncOthSrc.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncOthSrc.TaxReliefinInd > 0
771 ScheduleTR1.TaxReliefOutsideIndiaDTAA = ScheduleTR1.ScheduleTR[ReliefClaimedUsSection=90|90A].TaxReliefOutsideIndia
772 ScheduleTR1.TaxReliefOutsideIndiaNotDTAA = ScheduleTR1.ScheduleTR[ReliefClaimedUsSection=91].TaxReliefOutsideIndia
773 ScheduleTR1.TotalTaxReliefOutsideIndia = ScheduleTR1.TaxReliefOutsideIndiaDTAA + ScheduleTR1.TaxReliefOutsideIndiaNotDTAA
774 nil ScheduleTR1.ScheduleTR if nri # Relief for tax paid abroad is not available to a non-resident
775 ScheduleTR1.TotalTaxOutsideIndia = ScheduleFSI.ScheduleFSIDtls[].TotalCountryWise.TaxPaidOutsideInd
776 ScheduleTR1.TotalTaxReliefOutsideIndia = ScheduleFSI.ScheduleFSIDtls[].TotalCountryWise.TaxReliefinInd
${FOREIGN.map((list) => `@ ScheduleFA.${list}[]\n778 give CountryName, CountryCodeExcludingIndia, ZipCode # Complete this row of Schedule FA`).join('\n')}
@ ScheduleGST.TurnoverGrsRcptForGSTIN[]
779 give AmtTurnGrossRcptGSTIN if has GSTINNo # Enter the value of outward supplies of this GSTIN
780 give GSTINNo if AmtTurnGrossRcptGSTIN > 0 # Enter the GSTIN of these supplies
@ Schedule115TD
757 NetValAsst = FMVTotTrustInst - LessTotLiaTrustInst
758 FMVTotal = FMVAsstAcqrdRfrdSec101 + FMVAsstAcqPeriodFromDateCrtn + FMVAsstTrnfsrdSec115TD2
759 AccretedIncomeSection115TD = NetValAsst - ( FMVTotal - LiabilityRespectofAsset4Above )
760 NetPaybleRefble = AddIncIntstPayb - TaxIntstPaid
761 give SpecifiedDateUs115TD if AccretedIncomeSection115TD > 0 # Enter the specified date
763 give AddIncPay115TDMarginalRate if AccretedIncomeSection115TD > 0 # The tax on accreted income is missing
@
762 PartB_TTI.TaxPaid.NetTaxPayable115TD = Schedule115TD.NetPaybleRefble
816 PartB_TTI.TaxPaid.TaxPayable115TD = pos( PartB_TTI.TaxPaid.NetTaxPayable115TD - PartB_TTI.Refund.RefundDue ) if has Schedule115TD
839 PartB_TTI.TaxPaid.NetRefundAdjust = pos( PartB_TTI.Refund.RefundDue - PartB_TTI.TaxPaid.NetTaxPayable115TD ) if has Schedule115TD
`;

/** Rules 192 to 207, 471 to 503 and 697 to 780: Schedules HP, OS, SI, IF, EI, PTI, TPSA, 115TD, FSI, TR, FA and GST. */
export const sourcesTable = `${house}${sources}${rates}${lists}`;
