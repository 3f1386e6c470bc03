/** Codes of income at special rates. */
const special = [
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
];
/** The list repeats one sentence under these numbers, one per code, without naming the codes. */
const specialNumbers = [...Array.from({ length: 16 }, (_, i) => 378 + i), 411, 412, 416];
/** Of pass-through income. */
const passedNumbers = [...Array.from({ length: 17 }, (_, i) => 394 + i), 413, 417];

const inSi = (no: readonly number[], list: string, code: string) =>
  `${no.join(',')} $SI[SecCode=${code}].SplRateInc = $O.${list}[SourceDescription=${code}].SourceAmount - $DT[ItemNoincl=${code}].DTAAamt`;

const treaty = (no: number | string, code: string, line: string) =>
  `${no} ${line} >= $DT[NatureOfIncome=${code}].DTAAamt`;

/** Dividends at special rates by instalment: number, node, code. */
const dividends = [
  [220, 'DividendIncUs115A1ai', '5A1ai'],
  [221, 'DividendIncUs115AC', '5AC1abD'],
  [222, 'DividendIncUs115ACA', '5ACA1a'],
  [223, 'DividendIncUs115AD1i', '5AD1iDiv'],
  [231, 'DividendIncUs115A1aA', '5A1aA'],
] as const;

/** Rules of Schedules OS, SI, EI, PTI, FSI, TR and 5A as lines; see lines.ts. */
export const sourcesTable = `
@
154 nil $O.OthersGrossDtls[SourceDescription=5AC1ab|5AC1abD].SourceAmount if res & $F.BenefitUs115HFlg!:Y # This item is for non-residents only
190 $O.GrossIncChrgblTaxAtAppRate = $O.DividendGross + $O.InterestGross + $O.RentFromMachPlantBldgs + $O.Tot562x + $O.AnyOtherIncome
191/507 $O.Deductions.TotDeductions = $O.Deductions.Expenses + $O.Deductions.IntExp57 + $O.Deductions.DeductionUs57iia + $O.Deductions.Depreciation
192 nil $O.Deductions.Depreciation if $O.RentFromMachPlantBldgs = 0
193 ScheduleOS.TotOthSrcNoRaceHorse = $O.IncChargeableSpecialRates + pos( $O.BalanceNoRaceHorse )
194 $RH.BalanceOwnRaceHorse = $RH.Receipts - $RH.DeductSec57 + $RH.AmtNotDeductibleUs58 + $RH.ProfitChargTaxUs59
195 ScheduleOS.IncChargeable = ScheduleOS.TotOthSrcNoRaceHorse + pos( $RH.BalanceOwnRaceHorse )
196 $O.PassThrIncOSChrgblSplRate = $O.PTIOthersGrossDtls[].SourceAmount
197 $O.Tot562x = $O.Aggrtvaluewithoutcons562x + $O.Immovpropwithoutcons562x + $O.Immovpropinadeqcons562x + $O.Anyotherpropwithoutcons562x + $O.Anyotherpropinadeqcons562x
198 nil $O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount if nri
${treaty(199, '1ai', '$O.DividendOthThan22e')}
${treaty(200, '1b', '$O.InterestGross')}
${treaty(201, '1c', '$O.RentFromMachPlantBldgs')}
${treaty(202, '1d', '$O.Tot562x')}
${treaty('203/544', '2ai', '$O.LtryPzzlChrgblUs115BB')}
${treaty(204, '2d', '$O.OthersGross')}
${treaty(205, '2e', '$O.PassThrIncOSChrgblSplRate')}
${treaty(229, '2aii', '$O.IncChrgblUs115BBJ')}
206 $O.BalanceNoRaceHorse = $O.GrossIncChrgblTaxAtAppRate - $O.Deductions.TotDeductions + $O.AmtNotDeductibleUs58 + $O.ProfitChargTaxUs59 - $O.Increliefus89AOS - $DT[NatureOfIncome=1ai|1aiii|1b|1c|1d].DTAAamt
208 $O.IncChargeableSpecialRates = $O.LtryPzzlChrgblUs115BB + $O.IncChrgblUs115BBJ + $O.IncChrgblUs115BBE + $O.TaxAccumulatedBalRecPF.TotalIncomeBenefit + $O.OthersGross + $O.PassThrIncOSChrgblSplRate + $DT[NatureOfIncome=1ai|1aiii|1b|1c|1d].DTAAamt
209 nil $O.Deductions.DeductionUs57iia if $O.FamilyPension = 0 # Deduction u/s 57(iia) needs family pension
210 $O.InterestGross = $O.IntrstFrmSavingBank + $O.IntrstFrmTermDeposit + $O.IntrstFrmIncmTaxRefund + $O.NatofPassThrghIncome + $O.IntrstSec10XIFirstProviso + $O.IntrstSec10XISecondProviso + $O.IntrstSec10XIIFirstProviso + $O.IntrstSec10XIISecondProviso + $O.IntrstFrmOthers
211 $O.TaxAccumulatedBalRecPF.TotalIncomeBenefit = $O.TaxAccumulatedBalRecPF.TaxAccmltdBalRecPFDtls[].IncomeBenefit
212 $O.TaxAccumulatedBalRecPF.TotalTaxBenefit = $O.TaxAccumulatedBalRecPF.TaxAccmltdBalRecPFDtls[].TaxBenefit
213 split ScheduleOS.IncFrmLottery = $O.LtryPzzlChrgblUs115BB - $DT[NatureOfIncome=2ai].DTAAamt
214 split ScheduleOS.DividendIncUs115BBDA = pos( $O.DividendOthThan22e - $DT[NatureOfIncome=1ai].DTAAamt - $O.Deductions.IntExp57 )
215 $O.Deductions.DeductionUs57iia <= min( 33.3334% * $O.FamilyPension , limit.pensionOld ) if old
/548 $O.Deductions.DeductionUs57iia <= min( 33.3334% * $O.FamilyPension , limit.pensionNew ) if new
216 $O.Deductions.IntExp57 <= 20% * $O.DividendGross
217,228/543 nil $O.Deductions.Expenses if $O.InterestGross + $O.RentFromMachPlantBldgs + $O.Tot562x + $O.AnyOtherIncome - $O.FamilyPension <= 0
218 $O.DividendGross = $O.DividendOthThan22e + $O.Dividend22e + $O.Dividend22f
219 split ScheduleOS.DividendDTAA = $DT[NatureOfIncome=1ai|1aiii].DTAAamt
${dividends.map(([no, node, code]) => `${no} split ScheduleOS.${node} = $O.OthersGrossDtls[SourceDescription=${code}].SourceAmount + $O.PTIOthersGrossDtls[SourceDescription=PTI_${code}].SourceAmount`).join('\n')}
224 $O.Increliefus89AOS <= $O.IncomeNotified89AOS # Relief cannot be more than the income of retirement accounts
225 split ScheduleOS.NOT89A = $O.IncomeNotified89AOS - $O.Increliefus89AOS
226 nil $O.Increliefus89AOS if $O.IncomeNotified89AOS = 0 # Relief cannot be more than the income of retirement accounts
227 $O.IncomeNotified89AOS = $O.IncomeNotified89ATypeOS[].NOT89AAmount
230 split ScheduleOS.IncFrmOnGames = $O.IncChrgblUs115BBJ - $DT[NatureOfIncome=2aii].DTAAamt
232 once $O.IncomeNotified89ATypeOS[].NOT89ACountrycode # A country can be chosen only once
233 nil $O.OthersGrossDtls[SourceDescription=5BBC].SourceAmount
588 split ScheduleOS.DividendIncUs115BBDAaiii = $O.Dividend22f - $DT[NatureOfIncome=1aiii].DTAAamt
@ $DT[]
207 ApplicableRate = min( RateAsPerTreaty , RateAsPerITAct ) if TaxRescertifiedFlag:Y

@
366 $SI[SecCode=1].SplRateInc = $O.TaxAccumulatedBalRecPF.TotalIncomeBenefit
367 $SI[SecCode=1].SplRateIncTax = $O.TaxAccumulatedBalRecPF.TotalTaxBenefit
369 $SI[SecCode=5BB].SplRateInc = $O.LtryPzzlChrgblUs115BB - $DT[NatureOfIncome=2ai].DTAAamt
370 $SI[SecCode=5BBE].SplRateInc = $O.IncChrgblUs115BBE
371 $SI[SecCode=DTAAOS].SplRateInc = ScheduleBFLA.IncOSDTAA.IncBFLA.IncOfCurYrAfterSetOffBFLosses
375 $SI[SecCode=5ADii|PTI_STCG30P].SplRateInc = ScheduleBFLA.STCG30Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses
376 ScheduleSI.TotSplRateInc = $SI[].SplRateInc
377 ScheduleSI.TotSplRateIncTax = $SI[].SplRateIncTax
${special.map((code) => inSi(specialNumbers, 'OthersGrossDtls', code)).join('\n')}
${special.map((code) => inSi(passedNumbers, 'PTIOthersGrossDtls', `PTI_${code}`)).join('\n')}
${inSi([414], 'OthersGrossDtls', '5AC1abD')}
${inSi([415], 'PTIOthersGrossDtls', 'PTI_5AC1abD')}
418 $SI[SecCode=5BBJ].SplRateInc = $O.IncChrgblUs115BBJ - $DT[NatureOfIncome=2aii].DTAAamt
581 $SI[SecCode=1A|5AD1biip|PTI_STCG20P].SplRateInc = ScheduleBFLA.STCG20Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses
585 $SI[SecCode=22|21ciii|5AC1c|5ACA1b|5Eb|21|2A|5ADiiiP|5ADiii|PTI_LTCG12_5P112A|PTI_LTCG12_5P].SplRateInc = ScheduleBFLA.LTCG12_5Per.IncBFLA.IncOfCurYrAfterSetOffBFLosses
@ $SI[]
372 SplRateIncTax ~= SplRateInc * SplRatePercent * 1% if SecCode!:$NOTATRATE|21|PTI_LTCG12_5P
372 SplRateIncTax ~= SplRateInc * SplRatePercent * 1% if nri & SecCode:21|PTI_LTCG12_5P
// the basic exemption used against a resident's gains reduces only the tax
372 SplRateIncTax <= SplRateInc * SplRatePercent * 1% if SecCode!:1|DTAAOS|DTAASTCG|DTAALTCG
373 give SplRateIncTax if SplRateInc * SplRatePercent >= 50 & SecCode!:$NOTATRATE|21|PTI_LTCG12_5P

@ ScheduleEI
433 Others = OthersInc.OthersIncDtls[].OthAmount
434 IncNotChrgblToTax = IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls[].AmountOfIncome
435 TotalExemptInc = InterestInc + NetAgriIncOrOthrIncRule7 + Others + IncNotChrgblToTax + PassThrIncNotChrgblTax
436 NetAgriIncOrOthrIncRule7 = pos( GrossAgriRecpt - ExpIncAgri - UnabAgriLossPrev8 )
432 PassThrIncNotChrgblTax = /SchedulePTI.SchedulePTIDtls[].IncClmdPTI.TotalSec23FBB.NetIncomeLoss
445 give ExcNetAgriInc.ExcNetAgriIncDtls if NetAgriIncOrOthrIncRule7 > limit.land # Land details are needed: net agricultural income is above 5,00,000
EXEMPT-ONCE

@ SchedulePTI.SchedulePTIDtls[]
437,654 IncFromHP.NetIncomeLoss = IncFromHP.AmountOfInc - IncFromHP.CurrYrLossShareByInvstFund
437,654 CapitalGainsPTI.STCG_Sec111A.NetIncomeLoss = CapitalGainsPTI.STCG_Sec111A.AmountOfInc - CapitalGainsPTI.STCG_Sec111A.CurrYrLossShareByInvstFund
437,654 CapitalGainsPTI.STCG_Others.NetIncomeLoss = CapitalGainsPTI.STCG_Others.AmountOfInc - CapitalGainsPTI.STCG_Others.CurrYrLossShareByInvstFund
437,654 CapitalGainsPTI.LTCG_Sec112A.NetIncomeLoss = CapitalGainsPTI.LTCG_Sec112A.AmountOfInc - CapitalGainsPTI.LTCG_Sec112A.CurrYrLossShareByInvstFund
437,654 CapitalGainsPTI.LTCG_Others.NetIncomeLoss = CapitalGainsPTI.LTCG_Others.AmountOfInc - CapitalGainsPTI.LTCG_Others.CurrYrLossShareByInvstFund
${(['AmountOfInc', 'CurrYrLossShareByInvstFund', 'NetIncomeLoss'] as const)
  .map(
    (
      c,
    ) => `438,655 CapitalGainsPTI.ShortTermCG.${c} = CapitalGainsPTI.STCG_Sec111A.${c} + CapitalGainsPTI.STCG_Others.${c}
439,656 CapitalGainsPTI.LongTermCG.${c} = CapitalGainsPTI.LTCG_Sec112A.${c} + CapitalGainsPTI.LTCG_Others.${c}`,
  )
  .join('\n')}
${(['AmountOfInc', 'NetIncomeLoss'] as const)
  .map(
    (c) => `440,657 IncOthSrc.${c} = OS_Dividend.${c} + OS_Others.${c}
441,658 IncClmdPTI.TotalSec23FBB.${c} = IncClmdPTI.Sec23FBB.${c} + IncClmdPTI.SecBIncExmptDtl.SecBCIncExmptDtl.${c} + IncClmdPTI.SecCIncExmptDtl.SecBCIncExmptDtl.${c}`,
  )
  .join('\n')}

@ ScheduleFSI.ScheduleFSIDtls[]
${['IncFromSal', 'IncFromHP', 'IncCapGain', 'IncOthSrc'].map((h) => `442 ${h}.TaxReliefinInd = min( ${h}.TaxPaidOutsideInd , ${h}.TaxPayableinInd )`).join('\n')}
444 TotalCountryWise.IncFrmOutsideInd = IncFromSal.IncFrmOutsideInd + IncFromHP.IncFrmOutsideInd + IncCapGain.IncFrmOutsideInd + IncOthSrc.IncFrmOutsideInd
@
443 nil ScheduleFSI.ScheduleFSIDtls if nri # Relief for tax paid abroad is not available to a non-resident
453 nil ScheduleTR1.ScheduleTR if nri # Relief for tax paid abroad is not available to a non-resident
446 ScheduleS.TotalGrossSalary >= ScheduleFSI.ScheduleFSIDtls[].IncFromSal.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncFromSal.TaxReliefinInd > 0
447 ScheduleHP.TotalIncomeChargeableUnHP >= ScheduleFSI.ScheduleFSIDtls[].IncFromHP.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncFromHP.TaxReliefinInd > 0
448 ScheduleCGFor23.TotScheduleCGFor23 >= ScheduleFSI.ScheduleFSIDtls[].IncCapGain.IncFrmOutsideInd if ScheduleFSI.ScheduleFSIDtls[].IncCapGain.TaxReliefinInd > 0
451 ScheduleTR1.TaxReliefOutsideIndiaDTAA = ScheduleTR1.ScheduleTR[ReliefClaimedUsSection=90|90A].TaxReliefOutsideIndia
452 ScheduleTR1.TaxReliefOutsideIndiaNotDTAA = ScheduleTR1.ScheduleTR[ReliefClaimedUsSection=91].TaxReliefOutsideIndia
449 give Schedule5A2014.PANOfSpouse if has Schedule5A2014
${['IncRecvdUndHead', 'AmtApprndOfSpouse', 'AmtTDSDeducted', 'TDSApprndOfSpouse'].map((c) => `450 Schedule5A2014.TotalHeadIncome.${c} = Schedule5A2014.HPHeadIncome.${c} + Schedule5A2014.CapGainHeadIncome.${c} + Schedule5A2014.OtherSourcesHeadIncome.${c}`).join('\n')}
`.replace(
  'EXEMPT-ONCE',
  `10(2) 10(4)(i) 10(4B) 10(4C) 10(4E) 10(4F) 10(4G) 10(6B) 10(6D) 10(10BB) 10(10BC) 10(10D) 10(11) 10(11A) 10(12) 10(12A) 10(12A) 10(12AA) 10(12AB) 10(12B) 10(12BA) 10(12C) 10(13) 10(15) 10(16) 10(17A) 10(18) 10(19) 10(19A) 10(23AA) 10(23FBB) 10(23FBC) 10(23FD) 10(25) 10(26) 10(26AAA) 10(30) 10(31) 10(32) 10(33) 10(35) 10(35A) 10(36) 10(37) 10(37A) 10(43) 10(44) DMD`
    .split(' ')
    .map((code, i) => `${698 + i} once OthersInc.OthersIncDtls[].SubCategory ${code}`)
    .concat('755 once OthersInc.OthersIncDtls[].SubCategory 10(4)(ii)')
    .join('\n'),
);
