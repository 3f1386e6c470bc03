const OPEN = 'This deduction is not available in the new regime';
const exempt = '/ScheduleCGFor23';
/** Kinds of exempt income with an unambiguous category; the list does not give the others. */
const categories = {
  GOVC: '10(30)|10(31)|10(10BB)|10(10BC)|10(17A)',
  ISI: '10(15)|10(23FBB)|10(23FD)|10(35)|10(35A)',
  SSRA: '10(18)|10(19)|10(23AA)|DMD',
  SRSC: '10(26)|10(26AAA)|10(32)',
  SRST: '10(10D)|10(11)|10(11A)|10(12)|10(12A)|10(12AA)|10(12B)|10(12BA)|10(13)',
  SRPC: '10(2)|10(16)',
};

const gains = `
@ $ST.SlumpSaleInStcg
/369 CapgainonAssets = FullConsideration - NetWorthOfDivision
/431 FullConsideration = max( FMV11UAEii , FMV11UAEiii )
@ $LT.SlumpSaleInLtcgDtls.SlumpSaleInLtcg
/388 CapgainonAssets = SlumpBalance - ExemptionOrDednUs54.ExemptionGrandTotal
/389 SlumpBalance = FullConsideration - NetWorthOfDivision
/432 FullConsideration = max( FMV11UAEii , FMV11UAEiii )
/474 ExemptionOrDednUs54.ExemptionGrandTotal = ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
@ $ST.SaleofLandBuild.SaleofLandBuildDtls[]
/476 ExemptionOrDednUs54.ExemptionGrandTotal = ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
@ $LT.SaleofLandBuild.SaleofLandBuildDtls[]
/472 ExemptionOrDednUs54.ExemptionGrandTotal = ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
@ $LT.SaleofLandBuild
/470 TotalExcessTax = SaleofLandBuildDtls[].ExcessAmtSec1121a
@
/351 $ST.SaleOnOtherAssets.DeemedStcgOnAssets = ScheduleDCG.SummaryFromDeprSchCG.TotalDepreciation
/382 $ST.SaleOnOtherAssets.CapgainonAssets = $ST.SaleOnOtherAssets.BalanceCG + $ST.SaleOnOtherAssets.LossSec94of7Or94of8 + $ST.SaleOnOtherAssets.DeemedStcgOnAssets - $ST.SaleOnOtherAssets.ExemptionOrDednUs54.ExemptionGrandTotal
/477 $ST.SaleOnOtherAssets.ExemptionOrDednUs54.ExemptionGrandTotal = $ST.SaleOnOtherAssets.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
/475 $LT.SaleofAssetNADtls.SaleofAssetNA.ExemptionOrDednUs54.ExemptionGrandTotal = $LT.SaleofAssetNADtls.SaleofAssetNA.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
/357 ScheduleCGFor23.SumOfCGIncm = ${['InStcg20Per', 'InStcg30Per', 'InStcgAppRate', 'InStcgDTAARate', 'InLtcg12_5Per', 'InLtcgDTAARate'].map((row) => `$E.${row}.CurrYrCapGain`).join(' + ')}
/411 nil $LT.NRISaleofForeignAsset.SaleonSpecAsset, $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=21ciii|5AC1c].FullConsideration if res & $F.BenefitUs115HFlg!:Y # This item is for non-residents only
/412 ScheduleCGFor23.DeducClaimInfo.TotDeductClaim = ${['54', '54B', '54D', '54EC', '54F', '54G', '54GA', '115F'].map((s) => `ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs${s}[].AmtDeducted`).join(' + ')}
/439 split $AC.VDATrnsfGainsUnder30Per = $SI[SecCode=5BBH].SplRateInc
${['StclSetoff20Per', 'StclSetoff30Per', 'StclSetoffAppRate', 'StclSetoffDTAARate']
  .map(
    (k) =>
      `/473 never $E.LossRemainSetOff.${k} if $E.LossRemainSetOff.${k} > 0 & $E.InStcg20Per.CurrYrCapGain + $E.InStcg30Per.CurrYrCapGain + $E.InStcgAppRate.CurrYrCapGain + $E.InStcgDTAARate.CurrYrCapGain + $E.InLtcg12_5Per.CurrYrCapGain + $E.InLtcgDTAARate.CurrYrCapGain > 0 # A loss must be set off against all eligible gains`,
  )
  .join('\n')}
${['LtclSetOff12_5Per', 'LtclSetOffDTAARate'].map((k) => `/473 never $E.LossRemainSetOff.${k} if $E.LossRemainSetOff.${k} > 0 & $E.InLtcg12_5Per.CurrYrCapGain + $E.InLtcgDTAARate.CurrYrCapGain > 0 # A loss must be set off against all eligible gains`).join('\n')}
@ ${exempt}.DeducClaimInfo.DeducClaimDtlsUs54F[]
/480 AmtDeducted <= limit.houseExemption
${['54', '54B', '54D', '54F', '54G', '54GA']
  .map(
    (s) => `@ ${exempt}.DeducClaimInfo.DeducClaimDtlsUs${s}[]
/442 give DepositDate, AccountNo, IFSC if AmtDeposited > 0`,
  )
  .join('\n')}
@
/502 ScheduleVDA.TotIncBusiness = ScheduleVDA.ScheduleVDADtls[HeadUndIncTaxed=BI].IncomeFromVDA
`;

const sources = `
@
/20 nil ScheduleS.Increliefus89A if huf # This relief is for resident individuals only
/20 nil ScheduleS.Increliefus89A if nri # This relief is for resident individuals only
/37 nil $STD, $LTD, $DT if res # A treaty rate here is for non-residents only
/48 nil $O.OthersGrossDtls[SourceDescription=5AD1i|5AD1iDiv].SourceAmount if $F.FiiFpiFlag!:Y # This item is only for foreign institutional investors
/188 $X[SalNatureDesc=10(13A)].SalOthAmount <= ScheduleS.Salaries[].Salarys.Salary if old
/192 $D.Section80GG <= limit.rentElevenMonths if $X[SalNatureDesc=10(13A)].SalOthAmount > 0 # Section 80GG is not available for months with house rent allowance
/199,1014 nil ScheduleS.Salaries, ScheduleS.TotalGrossSalary if huf # An HUF has no salary
/200 nil ScheduleS.Increliefus89A if ScheduleS.Salaries[].Salarys.IncomeNotified89A = 0 # Relief cannot be more than the income of retirement accounts
/202 $X[SalNatureDesc=10(10B)(i)].SalOthAmount <= limit.retrenchment
/205 $X[SalNatureDesc=10(13A)].SalOthAmount <= 50% * $W[NatureDesc=1|2].OthAmount if old
/205 $X[SalNatureDesc=10(13A)].SalOthAmount <= 40% * $W[NatureDesc=1|2].OthAmount if old & ScheduleS.Section10_13A.Placeofwork:2
@ ScheduleHP.PropertyDetails[]
/234 never AsseseeShareProperty if PropCoOwnedFlg:YES & CoOwners[].PercentShareProperty >= 100 # The shares of the co-owners together must be less than 100%
@
/853 $SI[SecCode=5BBF_BP].SplRateInc = $OTHER.Us115BBF - $BA.ExpDebToPLOthHeadDtls.Us115BBF
/854 $SI[SecCode=5BBG_BP].SplRateInc = $OTHER.Us115BBG - $BA.ExpDebToPLOthHeadDtls.Us115BBG
/855 $SI[SecCode=DTAAOS].SplRateInc = ScheduleBFLA.IncOSDTAA.IncBFLA.IncOfCurYrAfterSetOffBFLosses
/859 $SI[SecCode=5ADii|PTI_STCG30P].SplRateInc = ScheduleBFLA.STCG30Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses
/871 $SI[SecCode=1A|5AD1biip|PTI_STCG20P].SplRateInc = ScheduleBFLA.STCG20Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses
/872 $SI[SecCode=DTAASTCG].SplRateInc = ScheduleBFLA.STCGDTAARate.IncBFLA.IncOfCurYrAfterSetOffBFLosses
/873 $SI[SecCode=DTAALTCG].SplRateInc = ScheduleBFLA.LTCGDTAARate.IncBFLA.IncOfCurYrAfterSetOffBFLosses
/868 nil $SI[SecCode=5BBC].SplRateInc, $O.OthersGrossDtls[SourceDescription=5BBC].SourceAmount
${[
  '5A1ai',
  '5A1aA',
  '5A1aii',
  '5A1aiia',
  '5A1aiiaa',
  '5A1aiiab',
  '5A1aiiac',
  '5A1aiii',
  '5A1bA',
  '5AC1ab',
  '5AC1abD',
  '5ACA1a',
  '5AD1i',
  '5AD1iP',
  '5BBA',
  '5BBF',
  '5BBG',
  '5Ea',
  '5A1aiiaaP',
  '5A1aiiaa2P',
  '5AD1iDiv',
]
  .flatMap((code) => [
    `/862 $SI[SecCode=${code}].SplRateInc = $O.OthersGrossDtls[SourceDescription=${code}].SourceAmount - $DT[ItemNoincl=${code}].DTAAamt`,
    ['5A1aiiaa2P'].includes(code)
      ? ''
      : `/863,864,865,866 $SI[SecCode=PTI_${code}].SplRateInc = $O.PTIOthersGrossDtls[SourceDescription=PTI_${code}].SourceAmount - $DT[ItemNoincl=PTI_${code}].DTAAamt`,
  ])
  .join('\n')}
@ $SI[]
/856 SplRateIncTax ~= SplRateInc * SplRatePercent * 1% if SecCode!:$NOTATRATE|21|PTI_LTCG12_5P
/856 SplRateIncTax ~= SplRateInc * SplRatePercent * 1% if nri & SecCode:21|PTI_LTCG12_5P
// the basic exemption used against a resident's gains reduces only the tax
/856 SplRateIncTax <= SplRateInc * SplRatePercent * 1% if res & SecCode:21|PTI_LTCG12_5P
/857 give SplRateIncTax if SplRateInc * SplRatePercent >= 50 & SecCode!:$NOTATRATE|21|PTI_LTCG12_5P
@ ScheduleEI
/993 TotalExemptInc = InterestInc + NetAgriIncOrOthrIncRule7 + Others + IncChrgblAsPerDTAA + PassThrIncNotChrgblTax
/994 NetAgriIncOrOthrIncRule7 = pos( GrossAgriRecpt - ExpIncAgri - UnabAgriLossPrev8 + AgriIncRule7and8 )
/995 AgriIncRule7and8 = /$BA.BalIncDeemedFrmAgri
/997 nil OthersInc.OthersIncDtls[SubCategory=10(17)].OthAmount if new # ${OPEN}
/999 once OthersInc.OthersIncDtls[].SubCategory !Anyother1|Anyother2|Anyother3|Anyother4
/1000 nil OthersInc.OthersIncDtls[SubCategory=10(4)(i)|10(4F)|10(4G)|10(4H)|10(6B)|10(6BB)|10(6D)|10(8A)|10(23FF)].OthAmount if res # This exemption is for non-residents only
@ ScheduleEI.OthersInc.OthersIncDtls[]
${Object.entries(categories)
  .map(
    ([category, codes]) =>
      `/1001 Category in ${category} if SubCategory:${codes} # This kind of exempt income does not belong to the category`,
  )
  .join('\n')}
@ ScheduleTPSA
/879 AdditionalIncTax18PercAbove ~= 18% * AmtPrimaryAdjUs92CE_2A
/880 Surcharge12Perc ~= 12% * AdditionalIncTax18PercAbove
/881 HealthEducationCess ~= 4% * ( AdditionalIncTax18PercAbove + Surcharge12Perc )
/882 TotalAdditionalTax = AdditionalIncTax18PercAbove + Surcharge12Perc + HealthEducationCess
/883 TotalAmountDeposited = DtlsTaxesPaid[].Amount
/884 NetTaxPayable = pos( TotalAdditionalTax - TaxesPaid )
@
/885 give ScheduleTPSA if $OI.ScheduleTPSAFlg:Y # Schedule TPSA is needed
@ ScheduleTPSA.DtlsTaxesPaid[]
/886 DateDep until TODAY # The date of deposit cannot be in the future
@ ScheduleFSI.ScheduleFSIDtls[]
${['IncFrmOutsideInd', 'TaxPaidOutsideInd', 'TaxPayableinInd', 'TaxReliefinInd'].map((k) => `/889 TotalCountryWise.${k} = ${['IncFromSal', 'IncFromHP', 'IncFromBusiness', 'IncCapGain', 'IncOthSrc'].map((h) => `${h}.${k}`).join(' + ')}`).join('\n')}
@
/892 $BP.IncChrgUnHdProftGain >= ScheduleFSI.ScheduleFSIDtls[].IncFromBusiness.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncFromBusiness.TaxReliefinInd > 0
/894 ScheduleOS.IncChargeable >= ScheduleFSI.ScheduleFSIDtls[].IncOthSrc.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncOthSrc.TaxReliefinInd > 0
/897 ScheduleTR1.TotalTaxReliefOutsideIndia = ScheduleTR1.TaxReliefOutsideIndiaDTAA + ScheduleTR1.TaxReliefOutsideIndiaNotDTAA
@ Schedule5A2014
${['IncRecvdUndHead', 'AmtApprndOfSpouse', 'AmtTDSDeducted', 'TDSApprndOfSpouse'].map((k) => `/904 TotalHeadIncome.${k} = HPHeadIncome.${k} + BusHeadIncome.${k} + CapGainHeadIncome.${k} + OtherSourcesHeadIncome.${k}`).join('\n')}
`;

const NEW_NIL =
  '80C 80CCC 80CCDEmployeeOrSE 80CCD1B 80D 80DD 80DDB 80E 80EE 80EEA 80EEB 80G 80GG 80GGA 80GGC 80IA 80IAB 80IB 80IBA 80IC 80JJA 80QQB 80RRB 80TTA 80TTB 80U'
    .split(' ')
    .map((k) => `$D.Section${k}`);
const PART_B =
  'Section80C Section80CCC Section80CCDEmployeeOrSE Section80CCD1B Section80CCDEmployer Section80D Section80DD Section80DDB Section80E Section80EE Section80EEA Section80EEB Section80G Section80GG Section80GGA Section80GGC'.split(
    ' ',
  );
const PART_C =
  'Section80IA Section80IAB Section80IB Section80IBA Section80IC Section80JJA Section80JJAA Section80QQB Section80RRB'.split(
    ' ',
  );
const PART_D = 'Section80TTA Section80TTB Section80U AnyOthSec80CCH'.split(' ');
const of = (node: string, keys: readonly string[]) => keys.map((k) => `${node}.${k}`).join(' + ');
const caps = [
  [767, 'Section80CCD1B', 'limit.ccd1b'],
  [770, 'Section80EE', 'limit.ee'],
  [771, 'Section80TTA', 'limit.tta'],
  [772, 'Section80TTB', 'limit.ttb'],
  [774, 'Section80EEA', 'limit.eea'],
  [776, 'Section80EEB', 'limit.eeb'],
] as const;
const EMPLOYED = 'ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV|PSU|OTH].NatureOfEmployment';
const GOVERNMENT = 'ScheduleS.Salaries[NatureOfEmployment=CGOV|SGOV].NatureOfEmployment';
const PENSION = 'ScheduleS.Salaries[NatureOfEmployment=PE|PESG|PEPS|PEO].NatureOfEmployment';
const PAY = 'ScheduleS.Salaries[].Salarys.Salary';

const deductions = `
@
/644,759 give Schedule80G if $D.Section80G > 0 & old
/654 nil $D.Section80GGA if $BP.IncChrgUnHdProftGain > 0 # Section 80GGA is not available with income from business or profession
/656 Schedule80GGC.TotalDonationAmtCash80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmtCash
/657 Schedule80GGC.TotalDonationAmtOtherMode80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmtOtherMode
/658 Schedule80GGC.TotalDonationsUs80GGC = Schedule80GGC.Schedule80GGCDetails[].DonationAmt
/659 nil Schedule80GGC.TotalEligibleDonationAmt80GGC if $TI.GrossTotalIncome <= 0
/660 give Schedule80GGC.Schedule80GGCDetails if $D.Section80GGC > 0
/661 nil Schedule80GGC if new # ${OPEN}
/663 Schedule80GGC.TotalEligibleDonationAmt80GGC >= min( Schedule80GGC.Schedule80GGCDetails[].EligibleDonationAmt , pos( $TI.GrossTotalIncome ) )
/663 Schedule80GGC.TotalEligibleDonationAmt80GGC <= Schedule80GGC.Schedule80GGCDetails[].EligibleDonationAmt
@ Schedule80GGC.Schedule80GGCDetails[]
/662 nil TransactionRefNum, IFSCCode if DonationAmtCash > 0 & DonationAmtOtherMode = 0 # A cash contribution has neither transaction reference nor IFSC
@
/672 $U.Section80DD = Schedule80DD.DeductionAmount
/673 give Schedule80DD.NatureOfDisability, Schedule80DD.TypeOfDisability, Schedule80DD.DependentType if Schedule80DD.DeductionAmount > 0
/673 give Schedule80DD.DependentPan if Schedule80DD.DeductionAmount > 0 & ind & no Schedule80DD.DependentAadhaar # PAN or Aadhaar of the dependant is needed
/676 Schedule80U.DeductionAmount >= min( limit.disability , max( $TI.GrossTotalIncome , 0 ) ) if Schedule80U.NatureOfDisability:1 & old
/676 Schedule80U.DeductionAmount <= limit.disability if Schedule80U.NatureOfDisability:1 & old
/677 give Schedule80U.NatureOfDisability if Schedule80U.DeductionAmount > 0
/679 $U.Section80U = Schedule80U.DeductionAmount
/680 give Schedule80U.NatureOfDisability, Schedule80U.TypeOfDisability if $U.Section80U > 0
@ Schedule80RA.DonationDtlsRsrchAssctn[]
/683 DonationAmt = DonationAmtCash + DonationAmtOtherMode
@ Schedule80RA
/684 TotalDonationAmtCash80RA = DonationDtlsRsrchAssctn[].DonationAmtCash
/685 TotalDonationAmtOtherMode80RA = DonationDtlsRsrchAssctn[].DonationAmtOtherMode
/686 TotalDonationsUs80RA = DonationDtlsRsrchAssctn[].DonationAmt
/687 nil TotalDonationsUs80RA if new # ${OPEN}
@
/688 nil Schedule80_IA.TotSchedule80_IA, Schedule80_IB.TotSchedule80_IB, Schedule80_IC.TotSchedule80_IC if new # ${OPEN}
/689 Schedule80_IA.TotSchedule80_IA = Schedule80_IA.DeductUs80_IA_4_iv.Sch80DeductAmtDtls[].DeductAmountSec80
/691 Schedule80_IB.TotSchedule80_IB = ${['DeductMinOilUs80_IB_9_Und', 'DeductHousUs80_IB_10_Und', 'DeductFruitVegUs80_IB_11A_Und', 'DeductFoodGrainUs80_IB_11A_Und'].map((k) => `Schedule80_IB.${k}.Sch80DeductAmtDtls[].DeductAmountSec80`).join(' + ')}
/692 Schedule80_IC.DeductInNorthEast.TotDeductInNorthEast = ${['Assam', 'ArunachalPradesh', 'Manipur', 'Mizoram', 'Meghalaya', 'Nagaland', 'Tripura', 'Sikkim'].map((k) => `Schedule80_IC.DeductInNorthEast.${k}_Und.Sch80DeductAmtDtls[].DeductAmountSec80`).join(' + ')}
${[
  ['80IA', '80_IA', 745, 746],
  ['80IB', '80_IB', 690, 747],
  ['80IC', '80_IC', 748, 749],
]
  .map(
    ([
      section,
      schedule,
      most,
      needed,
    ]) => `/${most} $D.Section${section} <= Schedule${schedule}.TotSchedule${schedule}
/${needed} give Schedule${schedule} if $D.Section${section} > 0 & old`,
  )
  .join('\n')}
/710 nil $H.EligibleAmountOfDedn if new # ${OPEN}
/715 nil $H.SelfAndFamily, $H.SelfAndFamilySeniorCitizen if $H.SeniorCitizenFlag:S # Nothing is claimed for self and family
/716 nil $H.Parents, $H.ParentsSeniorCitizen if $H.ParentsSeniorCitizenFlag:P # Nothing is claimed for parents
/718 give $H.SeniorCitizenFlag if $H.EligibleAmountOfDedn > 0
/718 give $H.ParentsSeniorCitizenFlag if $H.EligibleAmountOfDedn > 0 & ind
/730 nil $D.Section80E, $D.Section80EE, $D.Section80EEA, $D.Section80EEB, $X[SalNatureDesc=10(13A)].SalOthAmount if huf # This deduction is for individuals only
/730 nil Schedule80E, Schedule80EE, Schedule80EEA, Schedule80EEB, ScheduleS.Section10_13A if huf # This deduction is for individuals only
/751 $D.Section80CCDEmployeeOrSE <= 20% * max( $TI.GrossTotalIncome , 0 ) if has ${PENSION} & no ${EMPLOYED}
/773 $D.Section80CCDEmployeeOrSE <= 10% * ${PAY} if has ${EMPLOYED} & $BP.IncChrgUnHdProftGain <= 0
/777 nil $D.Section80CCDEmployer if has ${PENSION} & no ${EMPLOYED} # Deduction u/s 80CCD(2) is not for pensioners or those without an employer
/795 nil $D.AnyOthSec80CCH if no ScheduleS.Salaries[NatureOfEmployment=CGOV].NatureOfEmployment # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
/795 nil $D.AnyOthSec80CCH if ind & age > limit.agniveerAge # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
/795 nil $D.AnyOthSec80CCH if ind & age < 17 # Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age
/754 $D.Section80CCDEmployer <= 10% * ${PAY} if old & has ScheduleS.Salaries[NatureOfEmployment=PSU|OTH].NatureOfEmployment & no ${GOVERNMENT}
/783 $D.Section80CCDEmployer <= 14% * ${PAY} if old & has ${GOVERNMENT}
/783 $D.Section80CCDEmployer <= 10% * ${PAY} if old & no ${GOVERNMENT}
/756 give $U.Section80DDBUsrType if $D.Section80DDB > 0
/760 $D.Section80G <= Schedule80G.TotalEligibleDonationsUs80G if old
/761 $D.Section80GG <= min( limit.rentYear , 25% * pos( $TI.GrossTotalIncome ) ) if old
/762 $D.Section80TTA <= min( $O.IntrstFrmSavingBank , ScheduleBFLA.OthSrcExclRaceHorse.IncBFLA.IncOfCurYrAfterSetOffBFLosses )
/764 nil $D.Section80TTB if younger & old # Section 80TTB is for senior citizens only: use 80TTA
/764 nil $D.Section80TTB if nri # Section 80TTB is for senior citizens only: use 80TTA
/765 $D.Section80TTB <= min( $O.IntrstFrmSavingBank + $O.IntrstFrmTermDeposit , ScheduleBFLA.OthSrcExclRaceHorse.IncBFLA.IncOfCurYrAfterSetOffBFLosses ) if old
${caps.map(([no, key, cap]) => `/${no} $D.${key} <= ${cap}`).join('\n')}
/768 $D.Section80DDB <= limit.ddb if $U.Section80DDBUsrType:1
/769 $D.Section80DDB <= limit.ddbSenior
/775 nil $D.Section80EEA if $D.Section80EE > 0 & old # Only one of sections 80EE and 80EEA can be claimed
/788 $D.Section80QQB <= pos( $CR.TotCreditsToPL ) + $O.AnyOtherIncome + $PL.NoBooksOfAccPL.GrossReceiptPrf + $PL.PersumptiveInc44ADA.GrsReceipt - $D.Section80RRB
/790 $D.TotPartBchapterVIA = ${of('$D', PART_B)}
/790 $U.TotPartBchapterVIA = ${of('$U', PART_B)}
/791 $D.TotPartCAandDchapterVIA = ${of('$D', PART_D)}
/791 $U.TotPartCAandDchapterVIA = ${of('$U', PART_D)}
/792 nil ${NEW_NIL.join(', ')} if new # ${OPEN}
/792 $D.AnyOthSec80CCH <= $W[NatureDesc=17].OthAmount if new # In the new regime only the Central Government’s contribution is deductible u/s 80CCH ({value}); it is {found}
/793 $U.TotPartCchapterVIA = ${of('$U', PART_C)}
/794 $D.TotPartCchapterVIA = ${of('$D', PART_C)}
/796 $D.AnyOthSec80CCH <= min( 60% * ( ${PAY} - $W[NatureDesc=17].OthAmount ) , limit.agniveer )
`;

const totals = `
@ ScheduleAMT
/829 never TotalIncItem11 if TotalIncItem11 < 0 & AdjustmentSec115JC.DeductClaimSec35AD = 0
/830 TaxPayableUnderSec115JC ~= 9% * AdjustedUnderSec115JCIFSC + 18.5% * AdjustedUnderSec115JCOther if AdjustedUnderSec115JC > limit.amt & AdjustmentSec115JC.Total > 0 & old
/831 TotalIncItem11 = /$TI.TotalIncome if old & AdjustedUnderSec115JC > 0
/832 AdjustmentSec115JC.DeductClaimSec6A = /$TI.DeductionsUndSchVIADtl.PartCchapterVIA if old & AdjustedUnderSec115JC > 0
/834 AdjustedUnderSec115JC = TotalIncItem11 + AdjustmentSec115JC.Total
/835 nil TaxPayableUnderSec115JC if AdjustedUnderSec115JC <= limit.amt # Minimum tax applies above 20 lakh only
/835 nil TaxPayableUnderSec115JC if AdjustmentSec115JC.Total <= 0 # Alternate minimum tax applies only if the deductions concerned are claimed
/838 AdjustedUnderSec115JC = AdjustedUnderSec115JCIFSC + AdjustedUnderSec115JCOther
/839 AdjustmentSec115JC.DeductClaimSec10AA = /$TI.DeductionsUnder10Aor10AA if old & AdjustedUnderSec115JC > 0
@
/841 ScheduleAMTC.TaxOthProvisions = $GROSSTAX if old & has ScheduleAMTC
/846 nil ScheduleAMTC.ScheduleAMTCDtls[AssYr=2025-26].AmtCreditSetOfEy
/858 $TONTI.TaxAtSpecialRates = ScheduleSI.TotSplRateIncTax
/913 nil $TONTI.TaxPayableOnTotInc if $TI.GrossTotalIncome <= 0
/914 $TI.ProfBusGain.TotProfBusGain = $TI.ProfBusGain.ProfGainNoSpecBus + $TI.ProfBusGain.ProfGainSpecBus + $TI.ProfBusGain.ProfGainSpecifiedBus + $TI.ProfBusGain.ProfIncome115BBF
/919 $TI.TotalTI = $TI.Salaries + $TI.IncomeFromHP + $TI.ProfBusGain.TotProfBusGain + $TI.CapGain.TotalCapGains + $TI.IncFromOS.TotIncFromOS
/922 $TI.ProfBusGain.ProfGainNoSpecBus = pos( $BA.NetPLBusOthThanSpec7A7B7C )
/932 $TI.GrossTotalIncome = $TI.BalanceAfterSetoffLosses - $TI.BroughtFwdLossesSetoff
/933 give Schedule10AA if $TI.DeductionsUnder10Aor10AA > 0
/934 $TI.LossesOfCurrentYearCarriedFwd = ${['TotalHPPTILossCF', 'BusLossOthThanSpecLossCF', 'LossFrmSpecBusCF', 'LossFrmSpecifiedBusCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF', 'OthSrcLossRaceHorseCF'].map((k) => `$CFLNOW.${k}`).join(' + ')}
/936 $TI.ProfBusGain.ProfIncome115BBF = pos( $OTHER.Us115BBF - $BA.ExpDebToPLOthHeadDtls.Us115BBF ) + pos( $OTHER.Us115BBG - $BA.ExpDebToPLOthHeadDtls.Us115BBG ) + ScheduleVDA.TotIncBusiness
/937 never $TI.DeductionsUndSchVIADtl.PartBchapterVIA if $TI.DeductionsUndSchVIADtl.PartBchapterVIA > 0 & $D.TotPartBchapterVIA + $D.TotPartCAandDchapterVIA = 0 # Fill Parts B, CA and D of Schedule VI-A for this deduction
/938 never $TI.DeductionsUndSchVIADtl.PartCchapterVIA if $TI.DeductionsUndSchVIADtl.PartCchapterVIA > 0 & $D.TotPartCchapterVIA = 0 # Fill Part C of Schedule VI-A for this deduction
/942 $TI.DeductionsUndSchVIADtl.PartBchapterVIA = $D.TotPartBchapterVIA + $D.TotPartCAandDchapterVIA
/943 $TI.DeductionsUndSchVIADtl.PartCchapterVIA = $D.TotPartCchapterVIA
/944 $TI.DeductionsUndSchVIADtl.TotDeductUndSchVIA = $TI.DeductionsUndSchVIADtl.PartBchapterVIA + $TI.DeductionsUndSchVIADtl.PartCchapterVIA
/945 $TI.BalanceAfterSetoffLosses = $TI.TotalTI - $TI.CurrentYearLoss
/946 $TI.AggregateIncome = pos( $TI.TotalIncome - $TI.IncChargeableTaxSplRates + $TI.NetAgricultureIncomeOrOtherIncomeForRate )
/948 $TI.ProfBusGain.ProfGainSpecBus = $SET.SpeculativeInc.IncOfCurYrAfterSetOff
/949 $TI.ProfBusGain.ProfGainSpecifiedBus = $SET.SpecifiedInc.IncOfCurYrAfterSetOff
/962 $DEEMEDTAX = $DEEMED + $DEEMEDSURCHARGE + $DEEMEDCESS
/979 $C.GrossTaxPayable = max( $DEEMEDTAX , $GROSSTAX )
/980 $C.TaxPayAfterCreditUs115JD = $C.GrossTaxPayable - $C.CreditUS115JD if no $C.GrossTaxPay
/980 $C.TaxPayAfterCreditUs115JD = $C.GrossTaxPay.TaxInc17 + $C.GrossTaxPay.TaxDeferredPayableCY - $C.CreditUS115JD if has $C.GrossTaxPay
/981 $C.NetTaxLiability = pos( $C.TaxPayAfterCreditUs115JD - $C.TaxRelief.TotTaxRelief )
/982 nil $C.TaxRelief.Section89 if ScheduleS.TotalGrossSalary = 0 & $O.FamilyPension = 0 # Relief u/s 89 needs income from salary or family pension
/984,985 $C.GrossTaxPayable = $C.GrossTaxPay.TaxInc17 + $C.GrossTaxPay.TaxDeferred17 if has $C.GrossTaxPay
/987 $PAID.TDS = ScheduleTDS1.TotalTDSonSalaries + ScheduleTDS2.TotalTDSonOthThanSals + ScheduleTDS3.TotalTDS3OnOthThanSal
${(['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls'] as const)
  .flatMap((list) =>
    Object.entries({
      HP: 'ScheduleHP.PropertyDetails',
      CG: 'ScheduleCGFor23',
      OS: 'ScheduleOS',
      EI: 'ScheduleEI',
    }).map(
      ([head, at]) =>
        `/912 give ${at} if has ${list}[HeadOfIncome=${head}].HeadOfIncome # Credit is claimed for tax on income under this head, but the return has no such income`,
    ),
  )
  .join('\n')}
/1003 ScheduleTDS1.TotalTDSonSalaries = ScheduleTDS1.TDSonSalary[].TotalTDSSal
/1004 ScheduleTDS2.TotalTDSonOthThanSals = ScheduleTDS2.TDSOthThanSalaryDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands
/1005 ScheduleTDS3.TotalTDS3OnOthThanSal = ScheduleTDS3.TDS3onOthThanSalDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands
/1018 give ScheduleS.TotalGrossSalary if ScheduleTDS1.TotalTDSonSalaries > 0 # TDS on salary is claimed, but Schedule S is not filled
/1019 ScheduleS.TotalGrossSalary >= ScheduleTDS1.TDSonSalary[].TotalTDSSal
@ ScheduleTDS1.TDSonSalary[]
/1017 TotalTDSSal <= IncChrgSal + /ScheduleS.AllwncExtentExemptUs10
${(['ScheduleTDS2.TDSOthThanSalaryDtls', 'ScheduleTDS3.TDS3onOthThanSalDtls'] as const)
  .map(
    (list, i) => `@ ${list}[]
/1002 give DeductedYr if BroughtFwdTDSAmt > 0 # The year of the deduction brought forward is needed
/${1011 + i} TaxDeductCreditDtls.TaxClaimedOwnHands <= BroughtFwdTDSAmt + TaxDeductCreditDtls.TaxDeductedOwnHands + TaxDeductCreditDtls.TaxDeductedTDS - TaxDeductCreditDtls.TaxClaimedTDS # More tax is claimed than was deducted or brought forward`,
  )
  .join('\n')}
/1008 TaxDeductCreditDtls.TaxClaimedOwnHands <= GrossAmount if GrossAmount > 0 # TDS claimed ({found}) cannot be more than the gross amount ({value})
`;

/** Rules of Schedules CG, OS, SI, EI, VI-A, AMT, Parts B-TI and B-TTI and of taxes paid that only ITR-3 has; see lines.ts. */
export const othersTable = `${gains}${sources}${deductions}${totals}`;
