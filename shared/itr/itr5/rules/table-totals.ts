const DONATIONS = [
  [598, 602, 'Don100Percent', 'TotDon100Percent', 'TotElgDon100Percent'],
  [599, 603, 'Don50PercentNoApprReqd', 'TotDon50PercentNoApprReqd', 'TotElgDon50PercentNoApprReqd'],
  [600, 604, 'Don100PercentApprReqd', 'TotDon100Percent', 'TotElgDon100Percent'],
  [601, 605, 'Don50PercentApprReqd', 'TotDon50PercentApprReqd', 'TotElgDon50PercentApprReqd'],
] as const;
/** The National Relief Fund's PAN, which tables B and C may name again (rule 608). */
const SAME_DONEE = '!AAAAR1077P';
const NOT_OWN = 'The PAN of the donee cannot be the PAN of the return';
const NEEDS_SCHEDULE = 'Fill the schedule of this deduction';
const PROFIT = 'pos( $BA.NetPLBusOthThanSpec7A7B7C - $BA.DeemedProfitBusUs.TotDeemedProfitBusUs )';
const BUSINESS = 'pos( $BP.IncChrgUnHdProftGain )';
const ABOVE = 'The deduction ({found}) cannot be more than the business income it comes from ({value})';
const OPEN = 'This deduction is not available in the new regime';
const PART_B = ['80G', '80GGA', '80GGC'];
const PART_C = [
  '80IA',
  '80IAB',
  '80IAC',
  '80IB',
  '80IBA',
  '80IC',
  '80JJA',
  '80JJAA',
  '80LA',
  '80LA_1A',
  '80P',
];
const of = (at: string, keys: readonly string[]) => keys.map((k) => `${at}.Section${k}`).join(' + ');
const LIMBS = ['ai', 'aii', 'aiii', 'aiv', 'av', 'avi', 'avii', 'b', 'ci', 'cii', 'd', 'e', 'f'];
const NORTH_EAST = [
  'Assam',
  'ArunachalPradesh',
  'Manipur',
  'Mizoram',
  'Meghalaya',
  'Nagaland',
  'Tripura',
  'Sikkim',
];
const claims = 'Sch80DeductAmtDtls[].DeductAmountSec80';
const CONCESSION = [
  '$FS.NewTaxRegime:Y',
  '$FS.OptingNewTaxRegime:1',
  '$F.OptingTaxation115BAEYes:Y',
  '$F.OptingTaxation115BAENo:Y',
];
const LEFT = 'pos( $TI.GrossTotalIncome - $TI.IncChargeTaxSplRate111A112 )';

const deductions = `
@ Schedule10AA.DeductSEZ.DedUs10Detail
580 TotalDedUs10Sub = Undertaking.DedFromUndertakingWithAy[].DedUs10Sub
@ Schedule80GGC
585 TotalDonationAmtCash80GGC = Schedule80GGCDetails[].DonationAmtCash
585 TotalDonationAmtOtherMode80GGC = Schedule80GGCDetails[].DonationAmtOtherMode
585 TotalDonationsUs80GGC = Schedule80GGCDetails[].DonationAmt
587 TotalEligibleDonationAmt80GGC = Schedule80GGCDetails[].EligibleDonationAmt
@ Schedule80GGC.Schedule80GGCDetails[]
584 DonationAmt = DonationAmtCash + DonationAmtOtherMode
586 EligibleDonationAmt <= DonationAmtOtherMode # Cash donations are not deductible
588 give TransactionRefNum, IFSCCode if DonationAmtOtherMode > 0 # Reference number and IFSC of this payment are needed
589 DonationDate from YEAR-START
589 DonationDate until YEAR-END
590 give PoliticalPartyName, PoliticalPartyPAN if DonationAmt > 0 # Name and PAN of the political party are needed
@ Schedule80GGA.DonationDtlsSciRsrchRuralDev[]
591 DonationAmt = DonationAmtCash + DonationAmtOtherMode
593 EligibleDonationAmt <= DonationAmtOtherMode if DonationAmtCash > limit.cash # Cash above 2,000 is not deductible
594 differ DoneePAN, /$O1.PAN, /Verification.Declaration.AssesseeVerPAN # ${NOT_OWN}
@ Schedule80GGA
592 TotalDonationAmtCash80GGA = DonationDtlsSciRsrchRuralDev[].DonationAmtCash
592 TotalDonationAmtOtherMode80GGA = DonationDtlsSciRsrchRuralDev[].DonationAmtOtherMode
592 TotalDonationsUs80GGA = DonationDtlsSciRsrchRuralDev[].DonationAmt
592 TotalEligibleDonationAmt80GGA = DonationDtlsSciRsrchRuralDev[].EligibleDonationAmt
@
581 nil Schedule80GGC.TotalDonationsUs80GGC if new # ${OPEN}
583 give Schedule80GGC if $D.Section80GGC > 0 # ${NEEDS_SCHEDULE}
595 give Schedule80GGA if $D.Section80GGA > 0 # ${NEEDS_SCHEDULE}
607 give Schedule80G if $D.Section80G > 0 # ${NEEDS_SCHEDULE}
597 $D.Section80G <= Schedule80G.TotalEligibleDonationsUs80G
609 $U.Section80G = Schedule80G.TotalEligibleDonationsUs80G if old & has Schedule80G
610 nil Schedule80G.TotalDonationsUs80G if new # ${OPEN}
${CONCESSION.map((when) => `610 nil $D.Section80G if ${when} # This deduction is not available with sections 115BAD and 115BAE\n641 nil Schedule80P.Sec80PTotalAmt if ${when} # This deduction is not available with sections 115BAD and 115BAE`).join('\n')}
606 Schedule80G.TotalEligibleDonationsUs80G = ${DONATIONS.map(([, , t, , e]) => `Schedule80G.${t}.${e}`).join(' + ')}
${DONATIONS.map(
  ([cash, sum, table, total]) => `@ Schedule80G.${table}.DoneeDetail[]
596 differ DoneePAN, /$O1.PAN, /Verification.Declaration.AssesseeVerPAN # ${NOT_OWN}
${cash} DonationElgAmt <= DonationAmtOtherMode if DonationAmtCash > limit.cash # Cash above 2,000 is not deductible
611 never TransactionRefNum if DonationAmtOtherMode > 0 & no TransactionRefNum & no IFSCCode # The reference number or the IFSC of this payment is needed
612 give DoneePAN if DonationAmt > 0 # The PAN of the donee is needed
${sum} DonationAmt = DonationAmtCash + DonationAmtOtherMode
@ Schedule80G.${table}
${sum} ${total} = DoneeDetail[].DonationAmt${table === 'Don50PercentApprReqd' ? '' : `\n608 once DoneeDetail[].DoneePAN ${SAME_DONEE} # Enter each donee only once`}`,
).join('\n')}
@ Schedule80LA.Schedule80LADtls[]
616 give SubSecDedClmd if AmtDedCurAY > 0
617 give EntityType, IncmTypeUnt, RegGNTAuth, RegDate, RegNumber, FstAYDeduction if AmtDedCurAY > 0 # Complete the particulars of this unit
618 EntityType in SchdBankSEZ|FrgnBankSEZ if SubSecDedClmd:80LA(1) # This entity does not fit the sub-section
618 EntityType in UntIFSC if SubSecDedClmd:80LA(1A) # This entity does not fit the sub-section
619 IncmTypeUnt in OffshoreBnkng|Sec10Of1949 if SubSecDedClmd:80LA(1) # This income does not fit the sub-section
619 IncmTypeUnt in IFSCSplEcoZone|TnfrAsst1949 if SubSecDedClmd:80LA(1A) # This income does not fit the sub-section
@ Schedule80RA.DonationDtlsRsrchAssctn[]
620 DonationAmt = DonationAmtCash + DonationAmtOtherMode
@ Schedule80RA
621 TotalDonationAmtCash80RA = DonationDtlsRsrchAssctn[].DonationAmtCash
622 TotalDonationAmtOtherMode80RA = DonationDtlsRsrchAssctn[].DonationAmtOtherMode
623 TotalDonationsUs80RA = DonationDtlsRsrchAssctn[].DonationAmt
@
624 Schedule80_IA.TotSchedule80_IA = ${['DeductUs80_IA_4_i', 'DeductUs80_IA_4_iv'].map((k) => `Schedule80_IA.${k}.${claims}`).join(' + ')}
625 Schedule80_IB.TotSchedule80_IB = ${['DeductJKLocUs80_IB_4_Und', 'DeductMinOilUs80_IB_9_Und', 'DeductHousUs80_IB_10_Und', 'DeductFruitVegUs80_IB_11A_Und', 'DeductFoodGrainUs80_IB_11A_Und'].map((k) => `Schedule80_IB.${k}.${claims}`).join(' + ')}
626 Schedule80_IC.TotSchedule80_IC = Schedule80_IC.DeductInNorthEast.TotDeductInNorthEast
627 Schedule80_IC.DeductInNorthEast.TotDeductInNorthEast = ${NORTH_EAST.map((k) => `Schedule80_IC.DeductInNorthEast.${k}_Und.${claims}`).join(' + ')}
628 $D.Section80IB <= ${PROFIT} # ${ABOVE}
629 $D.Section80IC <= ${PROFIT} # ${ABOVE}
630 Schedule80P.Sec80P2dAmt <= $O.DividendGross + $O.InterestGross + ${'ScheduleBFLA.BusProfExclSpecProf.IncBFLA.IncOfCurYrAfterSetOffBFLosses'}
631 nil Schedule80P.Sec80PTotalAmt if $BA.DeemedProfitBusUs.Section44AD > 0 # Section 80P is not for income u/s 44AD
633 Schedule80P.Sec80P2ciiAmt <= 50000
634 nil Schedule80P.Sec80P2eAmt if ScheduleHP.PropertyDetails[].Rentdetails.AnnualLetableValue + $CR.OthIncome.RentInc + $O.RentFromMachPlantBldgs + $TR.TotRevenueFrmOperations = 0 # Letting of godowns requires rent in the return
635 Schedule80P.Sec80P2fAmt <= pos( $O.InterestGross ) + pos( ScheduleHP.TotalIncomeChargeableUnHP )
635 nil Schedule80P.Sec80P2fAmt if $TI.GrossTotalIncome > 20000 # Clause (f) is for a gross total income up to 20,000
637 Schedule80P.Sec80P2bAmt <= ${BUSINESS} # ${ABOVE}
639 Schedule80P.Sec80PTotalAmt <= ${LIMBS.map((k) => `Schedule80P.Sec80P2${k}Amt`).join(' + ')}
${LIMBS.map(
  (k, i) => `640 Schedule80P.Sec80P2${k}Code in ${23001 + i} # Use the separate code for this clause
643 Schedule80P.Sec80P2${k}Amt <= Schedule80P.Sec80P2${k}`,
).join('\n')}
641 nil Schedule80P.Sec80PTotalAmt if new # ${OPEN}
642,666 give Schedule80P if $D.Section80P > 0 # ${NEEDS_SCHEDULE}
645 give Schedule80_IA if $D.Section80IA > 0 # ${NEEDS_SCHEDULE}
647 give Schedule80_IB if $D.Section80IB > 0 # ${NEEDS_SCHEDULE}
649 give Schedule80_IC if $D.Section80IC > 0 # ${NEEDS_SCHEDULE}
650 $D.TotalChapVIADeductions <= min( $D.TotPartBchapterVIA + $D.TotPartCchapterVIA , ${LEFT} )
651 $D.TotPartBchapterVIA <= min( ${of('$D', PART_B)} , ${LEFT} )
656 $D.TotPartCchapterVIA <= ${of('$D', PART_C)}
656 $U.TotPartCchapterVIA = ${of('$U', PART_C)}
655 $D.Section80IA <= ${PROFIT} # ${ABOVE}
657 $D.Section80JJAA <= ${BUSINESS} # ${ABOVE}
658 $D.Section80IAB <= ${BUSINESS} # ${ABOVE}
659 $D.Section80IBA <= ${BUSINESS} # ${ABOVE}
660 $D.Section80JJA <= ${BUSINESS} # ${ABOVE}
661 $D.Section80IAC <= ${BUSINESS} # ${ABOVE}
665 never $F.ForeignExchangeFlag if $U.Section80LA > 0 & $F.ForeignExchangeFlag:Y # Claim income in convertible foreign exchange u/s 80LA(1A)
668 give Schedule80IAC if $D.Section80IAC > 0 # ${NEEDS_SCHEDULE}
669 $D.Section80LA <= Schedule80LA.Schedule80LADtls[SubSecDedClmd=80LA(1)].AmtDedCurAY
670 give Schedule80LA if $D.Section80LA > 0 # ${NEEDS_SCHEDULE}
671 $D.Section80LA_1A <= Schedule80LA.Schedule80LADtls[SubSecDedClmd=80LA(1A)].AmtDedCurAY
672 give Schedule80LA if $D.Section80LA_1A > 0 # ${NEEDS_SCHEDULE}
673 $D.Section80GGA <= $U.Section80GGA
674 $D.Section80GGC <= $U.Section80GGC
675 $D.Section80G <= $U.Section80G
`;

const tax = `
@ ScheduleAMT
676 TaxPayableUnderSec115JC >= 9% * AdjustedUnderSec115JCIFSC if AdjustedUnderSec115JCIFSC > limit.amt
677 TotalIncItem13 = /$TI.TotalIncome if AdjustedUnderSec115JC > 0
680 AdjustmentSec115JC[].Total = AdjustmentSec115JC[].DeductClaimSec6A + AdjustmentSec115JC[].DeductClaimSec10AA + AdjustmentSec115JC[].DeductClaimSec35AD
678 AdjustmentSec115JC[].DeductClaimSec6A <= /$TI.DeductionsUndSchVIADtl.PartCchapterVIA - min( /$D.Section80P , /$TI.DeductionsUndSchVIADtl.PartCchapterVIA )
679 AdjustmentSec115JC[].DeductClaimSec10AA = /$TI.DeductionsUnder10Aor10AA if AdjustedUnderSec115JC > 0
681 AdjustedUnderSec115JC = TotalIncItem13 + AdjustmentSec115JC[].Total
682 nil TaxPayableUnderSec115JC if AdjustedUnderSec115JC <= limit.amt & /$O1.StatusOrCompanyType:14|9 # Minimum tax applies above 20 lakh only
683 give TaxPayableUnderSec115JC if AdjustedUnderSec115JC > 100 & AdjustmentSec115JC[].Total > 0 & /$O1.StatusOrCompanyType:1|2 # A firm is liable to minimum tax whatever its income
685 AdjustedUnderSec115JCOther = AdjustedUnderSec115JC - AdjustedUnderSec115JCIFSC
686 nil AdjustedUnderSec115JCIFSC, AdjustedUnderSec115JCOther if AdjustedUnderSec115JC = 0
@
684 $DEEM.TaxDeemedTISec115JC = ScheduleAMT.TaxPayableUnderSec115JC if $DEEM.TotalTax > 0
@ ScheduleAMTC
687 TaxSection115JC = /$DEEM.TotalTax
688 TaxOthProvisions = /$TONTI.GrossTaxLiability if old & has /ScheduleAMTC
689,690 AmtTaxCreditAvailable = pos( TaxOthProvisions - TaxSection115JC )
691 TaxSection115JD = TotAmtCreditUtilisedCY if old
692 AmtLiabilityAvailable = TotBalAMTCreditCF if old
693 nil ScheduleAMTCDtls[AssYr=2025-26].AmtCreditSetOfEy
696 nil TotAmtCreditUtilisedCY if new # The credit cannot be used in the new regime
@ ScheduleAMTC.ScheduleAMTCDtls[]
694 BalAmtCreditCarryFwd = AmtCreditBalBroughtFwd - AmtCreditUtilized if old
695 AmtCreditBalBroughtFwd = AmtCreditFwd - AmtCreditSetOfEy
696 nil AmtCreditUtilized if new # The credit cannot be used in the new regime

@ PartB-TI
781 ProfBusGain.TotProfBusGain = ProfBusGain.ProfGainNoSpecBus + ProfBusGain.ProfGainSpecBus + ProfBusGain.ProfGainSpecifiedBus + ProfBusGain.IncChrgblTaxSplRate
782 CapGain.ShortTerm.TotalShortTerm = CapGain.ShortTerm.ShortTerm20Per + CapGain.ShortTerm.ShortTerm30Per + CapGain.ShortTerm.ShortTermAppRate + CapGain.ShortTerm.ShortTermSplRateDTAA
783 CapGain.LongTerm.TotalLongTerm = CapGain.LongTerm.LongTerm12_5Per + CapGain.LongTerm.LongTermSplRateDTAA
784 CapGain.ShortTermLongTermTotal = CapGain.ShortTerm.TotalShortTerm + CapGain.LongTerm.TotalLongTerm
785 IncFromOS.TotIncFromOS = IncFromOS.OtherSrcThanOwnRaceHorse + IncFromOS.IncChargblSplRate + IncFromOS.FromOwnRaceHorse
786 TotalTI = IncomeFromHP + ProfBusGain.TotProfBusGain + CapGain.TotalCapGains + IncFromOS.TotIncFromOS
787 IncomeFromHP = pos( /ScheduleHP.TotalIncomeChargeableUnHP )
788 ProfBusGain.ProfGainNoSpecBus = pos( /$BA.NetPLBusOthThanSpec7A7B7C )
789 ProfBusGain.ProfGainSpecBus = /$SET.SpeculativeInc.IncOfCurYrAfterSetOff
790 ProfBusGain.ProfGainSpecifiedBus = /$SET.SpecifiedInc.IncOfCurYrAfterSetOff
791 CapGain.ShortTerm.ShortTerm30Per = /$E.InStcg30Per.CurrYrCapGain
792 CapGain.ShortTerm.ShortTermAppRate = /$E.InStcgAppRate.CurrYrCapGain
793 IncFromOS.OtherSrcThanOwnRaceHorse = pos( /$O.BalanceNoRaceHorse )
794 IncFromOS.IncChargblSplRate = /$O.IncChargeableSpecialRates
795 IncFromOS.FromOwnRaceHorse = pos( /$RH.BalanceOwnRaceHorse )
796 CurrentYearLoss = /$CY.TotalLossSetOff.TotHPlossCurYrSetoff + /$CY.TotalLossSetOff.TotBusLossSetoff + /$CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff
797 BroughtFwdLossesSetoff = /ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff + /ScheduleBFLA.TotalBFLossSetOff.TotUnabsorbedDeprSetoff + /ScheduleBFLA.TotalBFLossSetOff.TotAllUs35cl4Setoff
798 GrossTotalIncome = TotalTI - CurrentYearLoss - BroughtFwdLossesSetoff
799 give /Schedule10AA if DeductionsUnder10Aor10AA > 0 # ${NEEDS_SCHEDULE}
800 TotalIncome <= pos( GrossTotalIncome - DeductionsUndSchVIADtl.TotDeductUndSchVIA - DeductionsUnder10Aor10AA ) + 5
800 TotalIncome >= pos( GrossTotalIncome - DeductionsUndSchVIADtl.TotDeductUndSchVIA - DeductionsUnder10Aor10AA ) - 5
801 ProfBusGain.IncChrgblTaxSplRate = ${['UnderSec115BBF', 'UnderSec115BBG'].map((k) => `pos( /$BA.IncRecCredPLOthHeadDtls.${k} - /$BA.ExpDebToPLOthHeadDtls.${k} )`).join(' + ')} + /ScheduleVDA.TotIncBusiness
802 give /ScheduleVIA if DeductionsUndSchVIADtl.PartBchapterVIA > 0 # ${NEEDS_SCHEDULE}
803 give /ScheduleVIA if DeductionsUndSchVIADtl.PartCchapterVIA > 0 # ${NEEDS_SCHEDULE}
804 DeductionsUnder10Aor10AA <= /Schedule10AA.DeductSEZ.DedUs10Detail.TotalDedUs10Sub
805 NetAgricultureIncomeOrOtherIncomeForRate = /ScheduleEI.NetAgriIncOrOthrIncRule7 if /ScheduleEI.NetAgriIncOrOthrIncRule7 > 5000
806 IncChargeTaxSplRate111A112 = /ScheduleSI.TotSplRateInc
807 DeductionsUndSchVIADtl.PartBchapterVIA = /$D.TotPartBchapterVIA
808 DeductionsUndSchVIADtl.PartCchapterVIA = /$D.TotPartCchapterVIA
809 DeductionsUndSchVIADtl.TotDeductUndSchVIA <= DeductionsUndSchVIADtl.PartBchapterVIA + DeductionsUndSchVIADtl.PartCchapterVIA
809 DeductionsUndSchVIADtl.TotDeductUndSchVIA <= pos( GrossTotalIncome - IncChargeTaxSplRate111A112 )
810 DeemedTotIncSec115JC = /ScheduleAMT.AdjustedUnderSec115JC
811 CapGain.ShortTerm.ShortTermSplRateDTAA = /$E.InStcgDTAARate.CurrYrCapGain
812 CapGain.LongTerm.LongTermSplRateDTAA = /$E.InLtcgDTAARate.CurrYrCapGain
813 BalanceAfterSetoffLosses = TotalTI - CurrentYearLoss
814 CapGain.CapGains30Per115BBH = /ScheduleCG.IncmFromVDATrnsf
815 CapGain.TotalCapGains = CapGain.ShortTermLongTermTotal + CapGain.CapGains30Per115BBH
817 CapGain.ShortTerm.ShortTerm20Per = /$E.InStcg20Per.CurrYrCapGain
818 CapGain.LongTerm.LongTerm12_5Per = /$E.InLtcg12_5Per.CurrYrCapGain
@
819 $DEEM.TaxDeemedTISec115JC <= ScheduleAMT.TaxPayableUnderSec115JC
820 $C.CreditUS115JD = ScheduleAMTC.TaxSection115JD
820 nil $C.CreditUS115JD if $DEEM.TotalTax > 0 & $DEEM.TotalTax >= $TONTI.GrossTaxLiability # The credit is used only where the normal tax is above the minimum tax
821 nil $TONTI.GrossTaxLiability if $TI.GrossTotalIncome <= 0 # Tax is payable although gross total income is nil
822 $PAID.AdvanceTax = ScheduleIT.TotalTaxPayments - $PAID.SelfAssessmentTax
822 $PAID.TDS = ScheduleTDS2.TotalTDSonOthThanSals + ScheduleTDS3.TotalTDS3OnOthThanSal
822 $PAID.TCS = ScheduleTCS.TotalSchTCS
823 $DEEM.TotalTax = $DEEM.TaxDeemedTISec115JC + $DEEM.Surcharge + $DEEM.EducationCess
824 $TONTI.TaxPayableOnTotInc = $TONTI.TaxAtNormalRates + $TONTI.TaxAtSpecialRates - $TONTI.RebateOnAgriInc
825 $TONTI.GrossTaxLiability = $TONTI.TaxPayableOnTotInc + $TONTI.TotalSurcharge + $TONTI.EducationCess
826 $C.TaxRelief.Section90 = ScheduleTR1.TaxReliefOutsideIndiaDTAA
827 $C.TaxRelief.Section91 = ScheduleTR1.TaxReliefOutsideIndiaNotDTAA
828 $C.TaxRelief.TotTaxRelief = $C.TaxRelief.Section90 + $C.TaxRelief.Section91
829 $C.IntrstPay.TotalIntrstPay = $C.IntrstPay.IntrstPayUs234A + $C.IntrstPay.IntrstPayUs234B + $C.IntrstPay.IntrstPayUs234C + $C.IntrstPay.LateFilingFee234F + $C.IntrstPay.FeeFurnish234I
830 $C.AggregateTaxInterestLiability = $C.NetTaxLiability + $C.IntrstPay.TotalIntrstPay
831 $PAID.TotalTaxesPaid = $PAID.AdvanceTax + $PAID.TDS + $PAID.TCS + $PAID.SelfAssessmentTax
832 PartB_TTI.Refund.RefundDue <= pos( $PAID.TotalTaxesPaid - $C.AggregateTaxInterestLiability ) + 5
832 PartB_TTI.Refund.RefundDue >= pos( $PAID.TotalTaxesPaid - $C.AggregateTaxInterestLiability ) - 5
833 PartB_TTI.TaxPaid.BalTaxPayable <= pos( $C.AggregateTaxInterestLiability - $PAID.TotalTaxesPaid ) + 5
833 PartB_TTI.TaxPaid.BalTaxPayable >= pos( $C.AggregateTaxInterestLiability - $PAID.TotalTaxesPaid ) - 5
834 $C.GrossTaxPayable = max( $DEEM.TotalTax , $TONTI.GrossTaxLiability )
835 $C.TaxPaidUnderCredit = $C.GrossTaxPayable - $C.CreditUS115JD
836 $C.NetTaxLiability = pos( $C.TaxPaidUnderCredit - $C.TaxRelief.TotTaxRelief )
840 give ScheduleFA if PartB_TTI.AssetOutsideIndiaFlg:YES # Fill Schedule FA
841 $C.IntrstPay.FeeFurnish234I = limit.feeLow if $FS.IncomeTaxSec:17 & filed-late & $TI.TotalIncome <= limit.feeIncome # The fee for this revised return is {value} where total income is up to 5 lakh; it is {found}
842 $C.IntrstPay.FeeFurnish234I = limit.feeHigh if $FS.IncomeTaxSec:17 & filed-late & $TI.TotalIncome > limit.feeIncome # The fee for this revised return is {value} where total income is above 5 lakh; it is {found}
843 ScheduleIT.TotalTaxPayments = ScheduleIT.TaxPayment[].Amt
848 ScheduleTDS2.TotalTDSonOthThanSals = ScheduleTDS2.TDSOthThanSalaryDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands
849 ScheduleTDS3.TotalTDS3OnOthThanSal = ScheduleTDS3.TDS3onOthThanSalDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands
${(
  [
    ['HP', 'ScheduleHP.PropertyDetails'],
    ['OS', 'ScheduleOS'],
    ['EI', 'ScheduleEI'],
    ['CG', 'ScheduleCG'],
  ] as const
)
  .flatMap(([head, at]) =>
    ['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls'].map(
      (list) =>
        `850 give ${at} if has ${list}[HeadOfIncome=${head}].HeadOfIncome # Credit is claimed for tax on income under this head, but the return has no such income`,
    ),
  )
  .join('\n')}
860 ScheduleTCS.TotalSchTCS = ScheduleTCS.TCSDetails[].TCSClaimedThisYearDtls.TCSAmtCollOwnHands
@ ScheduleTCS.TCSDetails[]
847 give DeductedYr if BroughtFwdTCSAmt > 0 # The year of the collection brought forward is needed
861 nil BroughtFwdTCSAmt if TCSCurrFYDtls.TCSAmtCollOwnHands + TCSCurrFYDtls.TCSAmtCollOthrHands > 0 # Enter tax brought forward and tax of the year in separate rows
863 give EmployerOrDeductorOrCollectDetl.PANofOtherPerson if EmployerOrDeductorOrCollectDetl.TCSCreditName:O # Credit of another person needs the PAN of that person
863 give TCSClaimedThisYearDtls.TCSAmtCollOthrHands.PANOfOthrPrsn if TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TaxClaimedTCS > 0 # Credit of another person needs the PAN of that person
864 give EmployerOrDeductorOrCollectDetl.TCSCreditName
865 give EmployerOrDeductorOrCollectDetl.TAN
844 EmployerOrDeductorOrCollectDetl.TAN like [A-Z]{4}\\d{5}[A-Z]
866 AmtCarriedFwd = BroughtFwdTCSAmt + TCSCurrFYDtls.TCSAmtCollOwnHands + TCSCurrFYDtls.TCSAmtCollOthrHands - TCSClaimedThisYearDtls.TCSAmtCollOwnHands - TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TaxClaimedTCS
${(
  [
    [
      'ScheduleTDS2.TDSOthThanSalaryDtls',
      852,
      '844 TANOfDeductor like [A-Z]{4}\\d{5}[A-Z]\n856 give TANOfDeductor if TDSCreditName:O # Credit of another person needs the TAN or PAN of the deductor',
    ],
    [
      'ScheduleTDS3.TDS3onOthThanSalDtls',
      854,
      '856 give PANOfBuyerTenant if TDSCreditName:O # Credit of another person needs the TAN or PAN of the deductor\n846 TaxDeductCreditDtls.TaxClaimedOwnHands <= BroughtFwdTDSAmt + TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS - TaxDeductCreditDtls.TaxClaimedTDS # More tax is claimed than was deducted or brought forward',
    ],
  ] as const
)
  .map(
    ([list, gross, more]) => `@ ${list}[]
${gross} ${gross === 852 ? 'TaxDeductCreditDtls.TaxClaimedOwnHands <= GrossAmount if GrossAmount > 0 & TDSSection!:94N|94N-F|94N-C|94N-FT # TDS claimed ({found}) cannot be more than the gross amount ({value})' : 'give GrossAmount, HeadOfIncome if TaxDeductCreditDtls.TaxClaimedOwnHands > 0 # Tax is claimed: enter the corresponding receipt and its head'}
847 give DeductedYr if BroughtFwdTDSAmt > 0 # The year of the deduction brought forward is needed
851 nil BroughtFwdTDSAmt if TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS > 0 # Enter tax brought forward and tax of the year in separate rows
855 give PANofOtherPerson if TDSCreditName:O # Credit of another person needs the PAN of that person
857 AmtCarriedFwd = BroughtFwdTDSAmt + TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS - TaxDeductCreditDtls.TaxClaimedOwnHands - TaxDeductCreditDtls.TaxClaimedTDS
858 give TDSCreditName
859 give TDSSection
${more}`,
  )
  .join('\n')}
`;

/** Rules 580 to 696 and 781 to 866: deductions, minimum tax, Parts B-TI and B-TTI and taxes paid. */
export const totalsTable = `${deductions}${tax}`;
