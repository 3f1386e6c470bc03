import { type Line, linesOf } from '../../itr2/rules/lines.ts';
import { constants5 } from '../../itr5/rules/table.ts';
import { receiptSchedules } from '../data/codes.ts';
import { restTables } from './table-rest.ts';

const TI = '/PartB_TI';
const constants: Readonly<Record<string, string>> = {
  ...constants5,
  V: '/ScheduleVC',
  AI: '/ScheduleAI',
  A: '/ScheduleA',
  J: '/ITRScheduleJ',
  BS: '/PARTA_BS',
  OWN: '/PARTA_BS.SourcesOfFund.OwnFund',
  CUR: '/PARTA_BS.ApplicationOfFunds.CurrentAssetsLoanAdv',
  R: '/ITRScheduleR',
  PP: '/SchedulePP',
  ET: '/ScheduleET.VoluntaryContributionDtls',
  BBI: '/Schedule115BBI',
  TI,
  TD: `${TI}.TIDeductions`,
  TA: `${TI}.TIAdditions`,
  T2: '/PartB_TI2',
  T3: '/PartB_TI3.ComputationIncChargeable',
  EX: '/PartA_GEN1.OrgFirmInfo.SecExemptionClaimed',
  REG: '/PartA_GEN1.RegApprUnderITADtls[]',
  BYAPP: '11|23CIV|23CV|23CVI|23CVIA',
};
const sumOf = (node: string, keys: string): string =>
  keys
    .split(' ')
    .map((key) => `${node}.${key}`)
    .join(' + ');
const PIECES = ['Revenue', 'Capital', 'Total'] as const;
/** A line for each column of Schedule A. */
const pieces = (no: number, at: string, parts: string): string =>
  PIECES.map((of) => `${no} $A.${at}.${of} = ${parts.replace(/(\w)(?= |$)/g, `$1.${of}`)}`).join('\n');
const rowsOfA = [
  'AppTowExpTrstInst.OtherThanCorpus85',
  'AppTowExpTrstInst.TotalA1toA11',
  'ExpNotAllowedApplication.TotExpNotAllowedApplication',
  'SrcRevCapApplctn.TotSrcRevCapApplctn',
  'TotAmtAppDrngPrevYr',
  'TotAmountAllowedApplication',
];

/** Rules 65 to 178: schedules of the trust. */
const schedules = `
@
71 never ITRScheduleI.ScheduleI if has ITRScheduleI & $EX!:$BYAPP|21|2135I # Schedule I is for sections 11, 10(21) and 10(23C)(iv) to (via)
75 never ITRScheduleIA.YrOfAccDtls if has ITRScheduleIA & $EX!:$BYAPP|21|2135I # Schedule IA is for sections 11, 10(21) and 10(23C)(iv) to (via)
77 never ITRScheduleD.ScheduleD if has ITRScheduleD & $EX!:11 # Schedule D is for section 11
83 never ITRScheduleDA.YrOfAccumDtls if has ITRScheduleDA & $EX!:11 # Schedule DA is for section 11
93 never $J.ScheduleJ_A1 if has ITRScheduleJ & $EX!:$BYAPP # Schedule J is for sections 11 and 10(23C)(iv) to (via)
119 never $R.ClosngBalSchJ if has ITRScheduleR & $EX!:$BYAPP # Schedule R is for sections 11 and 10(23C)(iv) to (via)
121 never $PP.BooksOfAccMaintained if has SchedulePP & $EX!:13A # Schedule PP is for political parties
126 never $PP.BooksOfAccMaintained if has SchedulePP & $EX!:13A # Schedule PP is for political parties
127 give SchedulePP if $EX:13A # A political party must fill Schedule PP
128 never $ET.OpeningBalance if has ScheduleET & $EX!:13B # Schedule ET is for electoral trusts
136 never $ET.OpeningBalance if has ScheduleET & $EX!:13B # Schedule ET is for electoral trusts
137 give ScheduleET if $EX:13B # An electoral trust must fill Schedule ET
142 never $AI.TotalofAggregateIncomes if $AI.TotalofAggregateIncomes > 0 & $EX!:$BYAPP # Schedule AI is for sections 11 and 10(23C)(iv) to (via)
152 never $A.TotAmountAllowedApplication.Total if $A.TotAmountAllowedApplication.Total > 0 & $EX!:$BYAPP # Schedule A is for sections 11 and 10(23C)(iv) to (via)
170 nil ScheduleIE_I.TotRcptVoluntaryContr if $EX!:${receiptSchedules[1].join('|')} # Schedule IE 1 is for other clauses of section 10
171 nil ScheduleIE_II.TotRcptVoluntaryContr if $EX!:${receiptSchedules[2].join('|')} # Schedule IE 2 is for other clauses of section 10
172 nil ScheduleIE_III.ScheduleIEIIIDtls if $EX!:${receiptSchedules[3].join('|')} # Schedule IE 3 is for other clauses of section 10
173 nil ScheduleIE_IV.ScheduleIEIVDtls if $EX!:${receiptSchedules[4].join('|')} # Schedule IE 4 is for other clauses of section 10
178 ScheduleIE_IV.SumGrossAnnualReceipts = ScheduleIE_IV.ScheduleIEIVDtls[].GrossAnnualReceipts
@ ITRScheduleI.ScheduleI[]
66 BalanceAfterPY = AmountAccumlated - AmountAppliedPreviousYear
72 BalAvailApp = BalanceAfterPY - AmtTxdErlAssYr
67 BalanceAmount = BalAvailApp - AmountAppliedDuringYear - AmountAppliedDuringYearOtherPurpose - AmountCreditedTrust
70 AmountDeemedUs11 = AmountAppliedDuringYearOtherPurpose + AmountCreditedTrust + AmountInvestedInOtherMode + AmountNotUtilized if AccumlatedYear:2021|2022|2023|2024
@ ITRScheduleIA.YrOfAccDtls[]
73 Total = AssYr22_23 + AssYr23_24 + AssYr24_25 + AssYr25_26
@ ITRScheduleDA.YrOfAccumDtls[]
81 Total = AssYrPriorToAY + AssYr22_23 + AssYr23_24 + AssYr24_25 + AssYr25_26
@
76 ITRScheduleIA.GrandTotal = ITRScheduleIA.YrOfAccDtls[].Total
84 ITRScheduleDA.GrandTotal = ITRScheduleDA.YrOfAccumDtls[].Total
85 $J.ScheduleJUs11_5.TotalInvestmentAmt = $J.ScheduleJUs11_5.ScheduleJUs11_5Dtls[].AmtOfInvestment
86 $J.ScheduleJUs13_3.TotalValueOfInvestment = $J.ScheduleJUs13_3.ScheduleJUs13_3Dtls[].NominalaValueOfInvestment
87 $J.ScheduleJUs13_3.TotalIncFromInvestment = $J.ScheduleJUs13_3.ScheduleJUs13_3Dtls[].IncFromInvestment
88 $J.ScheduleJOtherInvstmts.TotalValueOfInvestment = $J.ScheduleJOtherInvstmts.ScheduleJOtherInvstmtsDtls[].NominalaValueOfInvestment
89 $J.ScheduleJVoluntaryContribution.TotalValueOfContribution = $J.ScheduleJVoluntaryContribution.ScheduleJVoluntaryContributionDtls[].ValueOfContribution
90 $J.ScheduleJVoluntaryContribution.TotalValOfContrbnAppdTwrdsObj = $J.ScheduleJVoluntaryContribution.ScheduleJVoluntaryContributionDtls[].ValueOfContributionObj
91 $J.ScheduleJVoluntaryContribution.TotalAmtInvestedUs11 = $J.ScheduleJVoluntaryContribution.ScheduleJVoluntaryContributionDtls[].AmtInvestedUs11
92 $J.ScheduleJVoluntaryContribution.TotalBalIncUs11 = $J.ScheduleJVoluntaryContribution.ScheduleJVoluntaryContributionDtls[].BalIncUs11
98 $OWN.TotalOtherReserve = $OWN.OtherReserve[].Amount
99 $OWN.TotalFund = $OWN.Corpus80G + $OWN.OtherCorpus + $OWN.AccumulatedInc + $OWN.AccumulatedIncUS10_11 + $OWN.BalDeemedInc + $OWN.TotalOtherReserve
100 $BS.SourcesOfFund.LongTermBorrowings.TotalLoanFund = $BS.SourcesOfFund.LongTermBorrowings.SecuredLoan + $BS.SourcesOfFund.LongTermBorrowings.UnSecuredLoan
101 $BS.SourcesOfFund.TotSourceFund = $OWN.TotalFund + $BS.SourcesOfFund.LongTermBorrowings.TotalLoanFund + $BS.SourcesOfFund.Advances
102 $BS.ApplicationOfFunds.FixedAsset.NetBlock = $BS.ApplicationOfFunds.FixedAsset.GrossBlock - $BS.ApplicationOfFunds.FixedAsset.Depreciation
103 $CUR.CurrentAssets.CashNCashEquivalents.TotCashNCashEquivalents = ${sumOf('$CUR.CurrentAssets.CashNCashEquivalents', 'BalWithBanks CashInHand Others')}
104 $CUR.CurrentAssets.TotCurrAssets = ${sumOf('$CUR.CurrentAssets', 'Inventory SundryDebtor CashNCashEquivalents.TotCashNCashEquivalents OtherCurrAssets')}
105 $CUR.Total = $CUR.CurrentAssets.TotCurrAssets + $CUR.LoansandAdvances
106 $CUR.CurrLiabilitiesProviosions.CurrLiability.TotalCurrLiabilitiesProviosions = ${sumOf('$CUR.CurrLiabilitiesProviosions.CurrLiability', 'SundryCreditor OtherPayable')}
107 $CUR.CurrLiabilitiesProviosions.TotCurrLiabilitiesandprovisions = $CUR.CurrLiabilitiesProviosions.CurrLiability.TotalCurrLiabilitiesProviosions + $CUR.CurrLiabilitiesProviosions.Provisions
108 $CUR.NetCurrAssets = $CUR.Total - $CUR.CurrLiabilitiesProviosions.TotCurrLiabilitiesandprovisions
109 $BS.ApplicationOfFunds.TotalApplicationOfFunds = $BS.ApplicationOfFunds.FixedAsset.NetBlock + $BS.ApplicationOfFunds.Investements + $CUR.NetCurrAssets + $BS.ApplicationOfFunds.AccBalAnyOthRes
${['CorpOutOf80G2b', 'OthCorpReceived', 'CorpOthThan'].map((key) => `118 $R.ReasonsOfDiff.TotalReasonsOfDiff.${key} = $R.ReasonsOfDiff.PurchFixedAsset.${key} + $R.ReasonsOfDiff.Depreciation.${key} + $R.ReasonsOfDiff.AnyOthReason.${key}`).join('\n')}
114 $R.ClosngBalBalSheet.CorpOutOf80G2b = $OWN.Corpus80G if has ITRScheduleR
115 $R.ClosngBalBalSheet.OthCorpReceived = $OWN.OtherCorpus if has ITRScheduleR
116 $R.ClosngBalBalSheet.CorpOthThan = $OWN.AccumulatedInc if has ITRScheduleR
123 give $PP.AuditDetailsSchPP if $PP.AccountsAudited:Y # Enter the details of the auditor
138 $PP.TotVCReceived = $V.TotalContribution if has SchedulePP
139 give $PP.SubmissionDate, $PP.Electioncommissionlist if $PP.ReportUs29:Y # Enter date and place of the report under section 29C
130 $ET.VoluntaryContributionDuringYr = $V.TotalContribution if has ScheduleET
131 $ET.TotalAfterVoluntaryContribution = $ET.OpeningBalance + $ET.VoluntaryContributionDuringYr
133 $ET.TotAmtExeUndSec13B <= $ET.VoluntaryContributionDuringYr
134 $ET.ClosingBalance = $ET.TotalAfterVoluntaryContribution - $ET.Total
135 $T2.ExemptionUs13_B = $ET.TotAmtExeUndSec13B if has PartB_TI2
140 $AI.TotalofOtherIncomes = $AI.OthersInc.OthersIncDtls[].OthAmount + $AI.PassThroughIncome
141 $AI.TotalofAggregateIncomes = ${sumOf('$AI', 'RecptMainObj RecptsIncidentalObj Rent Commission DividendIncome InterestIncome NetConsdrnTrnsfrCapAsst TotalofOtherIncomes')}
${PIECES.map(
  (of) =>
    `143 $A.AppTowExpTrstInst.TotalA1toA11.${of} = ${'OtherThanCorpus85 Religious ReliefOfPoor Educational Yoga MedicalRelief PreservationOfEnvrmnt PreservationOfMonumentsEtc GeneralPublicUtility AppCantBeSpecIdentAbov CostNewAssetUs11_1A'
      .split(' ')
      .map((key) => `$A.AppTowExpTrstInst.${key}.${of}`)
      .join(' + ')}`,
).join('\n')}
${PIECES.map(
  (of) =>
    `144 $A.ExpNotAllowedApplication.TotExpNotAllowedApplication.${of} = ${'DonFormingPartCorpusFund DonationTowardsOtherThanCorpus DonationNotSameObject DonationOtherThanTrust ApplctnOutIndiaApprvlObtnd ApplctnOutIndiaApprvlNotObtnd AppliedBeyondObject AnyOthrDisallowableExpenditure'
      .split(' ')
      .map((key) => `$A.ExpNotAllowedApplication.${key}.${of}`)
      .join(' + ')}`,
).join('\n')}
${PIECES.map(
  (of) =>
    `145 $A.SrcRevCapApplctn.TotSrcRevCapApplctn.${of} = ${'IncDerFrmPrprty IncAccumulatedEarlierYr IncDeemdPrcdngYr EarlierYrIncUpto15Per Corpus BorrowedFund OthersInc.TotOthersInc'
      .split(' ')
      .map((key) => `$A.SrcRevCapApplctn.${key}.${of}`)
      .join(' + ')}`,
).join('\n')}
${pieces(147, 'TotAmountAllowedApplication', '$A.TotAmtAppDrngPrevYr - $A.AmountNotPaidPY + $A.AmountPaidPY')}
${rowsOfA.map((row) => `150 $A.${row}.Total = $A.${row}.Revenue + $A.${row}.Capital`).join('\n')}
${['Revenue', 'Capital'].map((of) => `153 $A.AppTowExpTrstInst.OtherThanCorpus85.${of} ~= 85% * $A.AppTowExpTrstInst.OtherThanCorpus.${of}`).join('\n')}
155 $V.Local.TotalOtherThanCorpusFund = ${sumOf('$V.Local', 'GrantsReceivedFormGovt GrantsReceivedFromCompanie OtherSpecificGrants OtherDonation')}
156 $V.Local.VoluntaryContribution = $V.Local.CorpusFundDonation + $V.Local.TotalOtherThanCorpusFund
157 $V.Foreign.ForeignContribution = $V.Foreign.CorpusFundDonation + $V.Foreign.OtherThanCorpusFund
158 $V.TotalContribution = $V.Local.VoluntaryContribution + $V.Foreign.ForeignContribution
159 $V.AnonymousDonations.AnonymousDonations115BBC = pos( $V.AnonymousDonations.AggregateAnonymousDonations - $V.AnonymousDonations.TotalDonationsReceived )
165 $V.Local.CorpusFundDonation = $V.Local.CorpusFundDonationUS80G2b + $V.Local.CorpusFundDonationOther80G2b
166 $V.Foreign.CorpusFundDonation = $V.Foreign.CorpusFundDonationUS80G2b + $V.Foreign.CorpusFundDonationOther80G2b
168 $V.AnonymousDonations.AnonymousDonationsOthr115BBC = $V.AnonymousDonations.AggregateAnonymousDonations - $V.AnonymousDonations.AnonymousDonations115BBC
164 nil $V.AnonymousDonations.AggregateAnonymousDonations if $EX!:$BYAPP|23CIIIAD|23CIIIAE # Section 115BBC is for sections 11 and 10(23C)(iiiad) to (via)
453 $BBI.Total = ${sumOf('$BBI', 'DeemedIncSec1023C_113 DeemedIncSec111B IncDeemedSec131c IncNotExemptSec131d IncNotExcludedSec111c IncAccInExcess')}
451 $BBI.DeemedIncSec1023C_113 = ITRScheduleI.TotAmountDeemedUs11
452 $BBI.DeemedIncSec111B = ITRScheduleD.TotAmountNotAppliedCurrAY
455 nil $BBI.Total if $EX!:$BYAPP # Schedule 115BBI is for sections 11 and 10(23C)(iv) to (via)
450 nil Schedule115TD.AccretedIncomeSection115TD if $EX!:$BYAPP # Schedule 115TD is for sections 11 and 10(23C)(iv) to (via)
`;

const rates = [
  ['ShortTerm.ShortTerm20Per', 'InStcg20Per'],
  ['ShortTerm.ShortTerm30Per', 'InStcg30Per'],
  ['ShortTerm.ShortTermAppRate', 'InStcgAppRate'],
  ['ShortTerm.ShortTermSplRateDTAA', 'InStcgDTAARate'],
  ['LongTerm.LongTerm12_5Per', 'InLtcg12_5Per'],
  ['LongTerm.LongTermSplRateDTAA', 'InLtcgDTAARate'],
] as const;
/** Heads of income in one of the three computations: its place, where its heads are, the number of each line, its other names. */
const heads = (
  part: string,
  at: string,
  no: {
    rates: readonly number[];
    short: number;
    long: number;
    both: number;
    vda: number;
    all: number;
    house: number;
    business: number;
    sources: number;
    total: number;
    losses: number;
  },
  names: { house: string; business: string; sources: string; total: string; losses: string },
): string => `
${rates.map(([key, row], i) => `${no.rates[i]} ${at}.CapGain.${key} = $E.${row}.CurrYrCapGain if has ${part}`).join('\n')}
${no.house} ${at}.${names.house} = pos( /ScheduleHP.TotalIncomeChargeableUnHP ) if has ${part}
${no.business} ${at}.${names.business} = pos( /CorpScheduleBP.IncChrgUnHdProftGain ) if has ${part}
${no.sources} ${at}.${names.sources} = pos( /ScheduleOS.IncChargeableFrmOthSrc ) if has ${part}
${no.vda} ${at}.CapGain.CapGains30Per115BBH = /ScheduleVDA.TotIncCapGain if has ${part}
${no.losses} ${at.replace('.IncNotForming', '')}.${names.losses} = /ScheduleCYLA.TotalLossSetOff.TotHPlossCurYrSetoff + /ScheduleCYLA.TotalLossSetOff.TotBusLossSetoff + /ScheduleCYLA.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff if has ${part}
${no.short} ${at}.CapGain.ShortTerm.TotalShortTerm = ${sumOf(`${at}.CapGain.ShortTerm`, 'ShortTerm20Per ShortTerm30Per ShortTermAppRate ShortTermSplRateDTAA')}
${no.long} ${at}.CapGain.LongTerm.TotalLongTerm = ${sumOf(`${at}.CapGain.LongTerm`, 'LongTerm12_5Per LongTermSplRateDTAA')}
${no.both} ${at}.CapGain.ShortTermLongTermTotal = pos( ${at}.CapGain.ShortTerm.TotalShortTerm + ${at}.CapGain.LongTerm.TotalLongTerm )
${no.all} ${at}.CapGain.TotalCapGains = ${at}.CapGain.ShortTermLongTermTotal + ${at}.CapGain.CapGains30Per115BBH
${no.total} ${at}.${names.total} = ${at}.${names.house} + ${at}.${names.business} + ${at}.CapGain.TotalCapGains + ${at}.${names.sources}
`;

/** Rules 65 and 469 to 617: the three computations. */
const totals = `
@
65 nil $TD.AmtDeemedForCharitable if $EX:23CIV|23CV|23CVI|23CVIA # Deemed application is for section 11
474 $TI.VcCorpusSec11 = $V.TotalContribution - $V.Local.CorpusFundDonation - $V.Foreign.CorpusFundDonation + $V.AnonymousDonations.AnonymousDonationsOthr115BBC if has PartB_TI
475 $TI.AggregateIncomeUs1112 = $AI.TotalofAggregateIncomes if has PartB_TI
476 $TD.AmtAppliedtForCharitablePurpose = $A.TotAmountAllowedApplication.Total if has PartB_TI
477 $TD.AmtAppForCharitablePurposeRepayment = $J.ScheduleJ_A2.TotRepayment if has PartB_TI
478 $TD.AmtAppliedSpecifiedMode = $J.ScheduleJ_A1.TotAmtDepositedBack if has PartB_TI
481 $TD.TotalDeductions = ${sumOf('$TD', 'AmtAppliedtForCharitablePurpose AmtAppForCharitablePurposeRepayment AmtAppliedSpecifiedMode AmtDeemedForCharitable AmtAccumulatedForCharitable AmtFulfilledUs11_2')}
479 $TD.AmtDeemedForCharitable = ITRScheduleD.ScheduleD[AppliedYear=7].AmountAppliedPY if has PartB_TI
480 $TD.AmtFulfilledUs11_2 = ITRScheduleI.ScheduleI[AccumlatedYear=2025].AmountAccumlated if has PartB_TI
482 $TA.ExemptionUs11_13Dtl.AnonymousDonationVC = $V.AnonymousDonations.AnonymousDonations115BBC if has PartB_TI
483 $TA.TotalAdditions = ${sumOf('$TA', 'IncChargeableUs115BBI ExemptionUs11_13Dtl.AnonymousDonationVC IncChargeableUs12_2 AmtDsllwblUs111RWS40AIA AmtDsllwblUs111RWS40A3 IncExp3BUS80G IncExp1BUS80G AnyOthrIncome')}
492 $TI.GrossIncome = $TI.TotalTI + $TI.TotIncNotPart7And11Abv
493 $TI.TotalIncome <= pos( $TI.GrossIncome - $TI.CurrentYearLoss ) + 5 if has PartB_TI
493 $TI.TotalIncome >= pos( $TI.GrossIncome - $TI.CurrentYearLoss ) - 5 if has PartB_TI
494 $TI.DonationsUs115BBC = $V.AnonymousDonations.AnonymousDonations115BBC if has PartB_TI
501 $TA.IncChargeableUs115BBI = $BBI.Total if has PartB_TI
505 $TI.IncChargUs115BBIIncld13 = $BBI.Total if has PartB_TI
507 $TI.IncToBeApplied = $TI.VcCorpusSec11 + $TI.AggregateIncomeUs1112 - $TI.AmtForCharitableUs111 - $A.AppTowExpTrstInst.OtherThanCorpus.Total + $A.AppTowExpTrstInst.OtherThanCorpus85.Total if has PartB_TI
484 $TI.TotalTI = pos( $TI.IncToBeApplied - $TD.TotalDeductions ) + $TA.TotalAdditions + $TI.IncChargeableUs11_4
495 never PartB_TI.IncToBeApplied if has PartB_TI & $EX!:$BYAPP # Part B1 is for sections 11 and 10(23C)(iv) to (via)
510 nil $TI.VoluntaryContributions.TotIncFromVC # Corpus donations are excluded from item 2
567 never PartB_TI2.GrossIncome if has PartB_TI2 & $EX:$BYAPP # Part B2 is for other clauses of section 10, sections 13A and 13B
606 never $T3.TotIncPrevYr if has PartB_TI3 & $EX!:$BYAPP # Part B3 is for sections 11 and 10(23C)(iv) to (via)
549 nil $T2.IncomeChargeable11_3 if $EX!:21|2135I # This item is for research associations
568 nil $T2.ExemptionUs13_A if $EX!:13A # This item is for political parties
569 nil $T2.ExemptionUs13_B if $EX!:13B # This item is for electoral trusts
551 give $REG.SectionRegistered if $T2.ExemptionUs1021 > 0 # Enter the approval of the research association
575 $T2.VoluntaryContributions = $V.TotalContribution if has PartB_TI2
566 $T2.GrossTotalIncome <= pos( $T2.GrossIncome - $T2.CurrentYearLoss ) + 5 if has PartB_TI2
566 $T2.GrossTotalIncome >= pos( $T2.GrossIncome - $T2.CurrentYearLoss ) - 5 if has PartB_TI2
564 $T2.GrossIncome = $T2.VoluntaryContributions + $T2.TotIncNotPart7And11Abv - $T2.ExemptionUs13_A - $T2.ExemptionUs13_B + $T2.IncomeChargeable11_3
${heads(
  'PartB_TI',
  '$TI',
  {
    rates: [511, 496, 497, 498, 512, 499],
    short: 487,
    long: 488,
    both: 489,
    vda: 503,
    all: 504,
    house: 485,
    business: 486,
    sources: 490,
    total: 491,
    losses: 500,
  },
  {
    house: 'IncomeFromHP',
    business: 'ProfBusGain.ProfGainNoSpecBus',
    sources: 'IncFromOS.TotIncFromOS',
    total: 'TotIncNotPart7And11Abv',
    losses: 'CurrentYearLoss',
  },
)}
${heads(
  'PartB_TI2',
  '$T2',
  {
    rates: [581, 555, 556, 557, 582, 559],
    short: 558,
    long: 560,
    both: 561,
    vda: 573,
    all: 574,
    house: 554,
    business: 571,
    sources: 562,
    total: 563,
    losses: 565,
  },
  {
    house: 'IncomeFromHP',
    business: 'ProfBusGain.ProfGainNoSpecBus',
    sources: 'IncFromOS.TotIncFromOS',
    total: 'TotIncNotPart7And11Abv',
    losses: 'CurrentYearLoss',
  },
)}
${heads(
  'PartB_TI3',
  '$T3.IncNotForming',
  {
    rates: [616, 607, 608, 609, 617, 610],
    short: 594,
    long: 595,
    both: 598,
    vda: 596,
    all: 597,
    house: 592,
    business: 593,
    sources: 599,
    total: 600,
    losses: 601,
  },
  {
    house: 'IncFromHP',
    business: 'ProfitGainsBP',
    sources: 'IncOS',
    total: 'Total',
    losses: 'LossCurYrToBeSetOff',
  },
)}
587 $T3.ExpDisallowed.TotExpDisall = ${sumOf('$T3.ExpDisallowed', 'ExpCorpusStandingCredit ExpLoanBorrow DeprRespAsset ExpFormContri CapExp AmtDisallSubClauseiaSec40 AmtDisallSubSec3Sec40A AmtDisallSubSec3ASec40A AnyOthDisall')}
588 $T3.Additions.IncChargSec115BBI = $BBI.Total if has PartB_TI3
589 $T3.Additions.IncExemptNotAvail = $V.AnonymousDonations.AnonymousDonations115BBC if has PartB_TI3
590 $T3.Additions.TotAdditions = ${sumOf('$T3.Additions', 'IncChargSec115BBI IncExemptNotAvail IncChargSec122 IncExpl3B IncExpl1B AnyOthrIncome')}
591 $T3.SumTotal = pos( $T3.TotIncPrevYr - $T3.TotExpIncur + $T3.ExpDisallowed.TotExpDisall ) + $T3.Additions.TotAdditions + $T3.IncChargSec114
602 $T3.TotalInc <= pos( $T3.SumTotal + $T3.IncNotForming.Total - $T3.LossCurYrToBeSetOff ) + 5 if has PartB_TI3
602 $T3.TotalInc >= pos( $T3.SumTotal + $T3.IncNotForming.Total - $T3.LossCurYrToBeSetOff ) - 5 if has PartB_TI3
603 $T3.AnonymousDonation = $V.AnonymousDonations.AnonymousDonations115BBC if has PartB_TI3
605 $T3.IncChargSec115BBI = $BBI.Total if has PartB_TI3
`;

/** Items 1a to 2f of Part B2: number of the line on the clause and on the amount, the item, the clause, where its receipts are. */
const clauses: readonly (readonly [
  only: number,
  amount: number,
  item: string,
  clause: string,
  schedule: string,
])[] = [
  [513, 514, '1021', '21|2135I', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [515, 516, '10_23A', '23A', 'ScheduleIE_II.TotRcptVoluntaryContr'],
  [517, 518, '10_23AAA', '23AAA', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [519, 520, '10_23B', '23B', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [521, 522, '10_23EC', '23EC', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [523, 524, '10_23ED', '23ED', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [525, 526, '10_23EE', '23EE', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [527, 528, '10_29A', '29A', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [529, 530, '10_23Ciiiab', '23CIIIAB', 'ScheduleIE_III.ScheduleIEIIIDtls[].TotRcptVoluntaryContr'],
  [531, 532, '10_23Ciiiac', '23CIIIAC', 'ScheduleIE_III.ScheduleIEIIIDtls[].TotRcptVoluntaryContr'],
  [533, 534, '10_23Ciiiad', '23CIIIAD', 'ScheduleIE_IV.SumGrossAnnualReceipts'],
  [535, 536, '10_23Ciiiae', '23CIIIAE', 'ScheduleIE_IV.SumGrossAnnualReceipts'],
  [537, 538, '10_23D', '23D', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [539, 540, '10_23DA', '23DA', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [541, 542, '10_23FB', '23FB', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [543, 544, '10_24', '24', 'ScheduleIE_II.TotRcptVoluntaryContr'],
  [545, 546, '10_46', '26', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [547, 548, '10_47', '47', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [577, 578, '10_46A', '46A', 'ScheduleIE_I.TotRcptVoluntaryContr'],
  [579, 580, '10_46B', '46B', 'ScheduleIE_I.TotRcptVoluntaryContr'],
];
const exemptions = `
@
${clauses
  .map(
    ([only, amount, item, clause, from]) =>
      `${only} nil $T2.ExemptionUs${item} if $EX!:${clause} # This item is for another clause of section 10\n${amount} $T2.ExemptionUs${item} = ${from} if $EX:${clause}`,
  )
  .join('\n')}
583,585 $T2.TotExemptionUs10_21to29 = ${sumOf('$T2', '1021 10_23AAA 10_23B 10_23D 10_23DA 10_23EC 10_23ED 10_23EE 10_23FB 10_29A 10_46 10_46A 10_46B 10_47'.replace(/(^| )/g, '$1ExemptionUs'))}
584,586 $T2.TotExemptionUs10_23Cto10_47 = ${sumOf('$T2', '10_23A 10_23Ciiiab 10_23Ciiiac 10_23Ciiiad 10_23Ciiiae 10_24'.replace(/(^| )/g, '$1ExemptionUs'))}
`;

/** Codes of other sources at special rates: number of the line on those received and on those passed through. */
const sources = [
  [392, 405, '5A1ai'],
  [393, 406, '5A1aii'],
  [394, 407, '5A1aiia'],
  [395, 408, '5A1aiiaa'],
  [396, 409, '5A1aiiab'],
  [397, 410, '5A1aiiac'],
  [398, 411, '5A1aiii'],
  [399, 412, '5A1bA'],
  [400, 413, '5AC1ab'],
  [401, 414, '5AD1i'],
  [402, 415, '5AD1iP'],
  [403, 416, '5BBA'],
  [404, 417, '5BBC'],
  [418, 419, '5A1aiiaaP'],
  [420, 421, '5AD1iDiv'],
  [422, 423, '5AC1abD'],
  [425, 426, '5A1aA'],
] as const;
const special = `
@
${sources
  .map(
    ([
      own,
      through,
      code,
    ]) => `${own} $SI[SecCode=${code}].SplRateInc = $O.OthersGrossDtls[SourceDescription=${code}].SourceAmount - $DT[ItemNoincl=${code}].DTAAamt
${through} $SI[SecCode=PTI_${code}].SplRateInc = $O.PTIOthersGrossDtls[SourceDescription=PTI_${code}].SourceAmount - $DT[ItemNoincl=PTI_${code}].DTAAamt`,
  )
  .join('\n')}
391 ScheduleSI.TotSplRateIncTax = $SI[].SplRateIncTax
`;

/** Rules 618 to 637: tax. */
const tax = `
@
618 $TONTI.TaxPayableOnTotInc = ${sumOf('$TONTI', 'TaxAtNormalRates TaxAtSpecialRates DonationUs115BC TaxIncChargUs115BBI TaxAtMarginalRate')} - $TONTI.RebateOnAgricultureInc
620 $C.TotalSurcharge = $C.Surcharge25ofSI + $C.SurchargeOnTaxPayable
621 $C.GrossTaxLiability = $TONTI.TaxPayableOnTotInc + $C.TotalSurcharge + $C.EducationCess
625 $C.NetTaxLiability = pos( $C.GrossTaxLiability - $C.TaxRelief.TotTaxRelief )
635 PartB_TTI.Refund.NetTaxPyblOn115TDInc = Schedule115TD.NetPaybleRefble
633 $PAID.TDS = ScheduleTDS2.TotalTDSonOthThanSals + ScheduleTDS3.TotalTDS3OnOthThanSal
634 $PAID.TCS = ScheduleTCS.TotalSchTCS
@ ScheduleHP.PropertyDetails[].Rentdetails
181 ThirtyPercentOfBalance ~= pos( 30% * BalanceALV ) if IncomeOfHP > 0
183 IncomeOfHP = BalanceALV - TotalDeduct + ArrearsUnrealizedRentRcvd
@ ScheduleCG
261 ShortTermCapGain.SaleofLandBuild.SaleofLandBuildDtls[].TotalDedn = ShortTermCapGain.SaleofLandBuild.SaleofLandBuildDtls[].AquisitCost + ShortTermCapGain.SaleofLandBuild.SaleofLandBuildDtls[].ImproveCost + ShortTermCapGain.SaleofLandBuild.SaleofLandBuildDtls[].ExpOnTrans
218 ShortTermCapGain.SaleOnOtherAssets.DeductSec48.TotalDedn = ${sumOf('ShortTermCapGain.SaleOnOtherAssets.DeductSec48', 'AquisitCost ImproveCost ExpOnTrans')}
213 ShortTermCapGain.NRISecur115AD.DeductSec48.TotalDedn = ${sumOf('ShortTermCapGain.NRISecur115AD.DeductSec48', 'AquisitCost ImproveCost ExpOnTrans')}
228 LongTermCapGain.Proviso112Applicable.Proviso112Applicabledtls.DeductSec48.TotalDedn = ${sumOf('LongTermCapGain.Proviso112Applicable.Proviso112Applicabledtls.DeductSec48', 'AquisitCost ImproveCost ExpOnTrans')}
249 LongTermCapGain.SaleofAssetNADtls.SaleofAssetNA.DeductSec48.TotalDedn = ${sumOf('LongTermCapGain.SaleofAssetNADtls.SaleofAssetNA.DeductSec48', 'AquisitCost ImproveCost ExpOnTrans')}
@ ScheduleCG.ShortTermCapGain.EquityMFonSTT[].EquityMFonSTTDtls.DeductSec48
208 TotalDedn = AquisitCost + ImproveCost + ExpOnTrans
@ ScheduleCG.LongTermCapGain.SaleofLandBuild.SaleofLandBuildDtls[]
223 TotalDedn = AquisitCost + CostOfImprovements.ImproveCost + ExpOnTrans
@
435 $SI[SecCode=2A].SplRateInc <= pos( $LT.SaleOfEquityShareUs112A.SaleOfEquityShareUs112AAmt )
440 $SI[SecCode=5ADiiiP].SplRateInc <= pos( $LT.NRISaleOfEquityShareUs112A.NRISaleOfEquityShareUs112AAmt )
`;

/** Rules 330 to 349: Schedule BP. */
const business = `
@ CorpScheduleBP.BusinessIncOthThanSpec
331 TotExpDebPL = ${sumOf('ExpDebToPLOthHeadsInc', 'HouseProperty CapitalGains OtherSources UnderSec115BBH')}
332 AdjustedPLOthThanSpecBus = BalancePLOthThanSpecBus + TotExpDebPL
333 DepreciationAllowITAct32.TotDeprAllowITAct = ${sumOf('DepreciationAllowITAct32', 'DepreciationAllowUs32_1_ii DepreciationAllowUs32_1_i')}
334 AdjustPLAfterDeprOthSpecInc = AdjustedPLOthThanSpecBus + DepreciationDebPLCosAct - DepreciationAllowITAct32.TotDeprAllowITAct
335 TotAfterAddToPLDeprOthSpecInc = AmtDebPLDisallowUs36 + AmtDebPLDisallowUs37 + AmtDebPLDisallowUs40 + AmtDebPLDisallowUs40A + AmtDebPLDisallowUs43B + InterestDisAllowUs23SMEAct + DeemIncUs41 + Total33ABto35ABB + DeemIncUs43CA + OthItemDisallowUs28To44DA + AnyOthIncNotInclInExpDisallowPL
336 TotDeductionAmts = DeductUs32_1_iii + Amt32AC + DebPLUs35ExcessAmt + AmtDisallUs40NowAllow + AmtDisallUs43BNowAllow + AnyOthAmtAllDeduct + DecProfIncLossAccICDSAdj
337 PLAftAdjDedBusOthThanSpec = AdjustPLAfterDeprOthSpecInc + TotAfterAddToPLDeprOthSpecInc - TotDeductionAmts
338 NetPLAftAdjBusOthThanSpec = PLAftAdjDedBusOthThanSpec + DeemedProfitBusUs.TotDeemedProfitBusUs
349 IncRecCredPLOthHeadDtls.OtherSources = IncRecCredPLOthHeadDtls.Dividend + IncRecCredPLOthHeadDtls.OtherThanDividend
@ CorpScheduleBP.SpecBusinessInc
339 AdjustedPLFrmSpecuBus = NetPLFrmSpecBus + AdditionUs28to44DA - DeductUs28to44DA
@ CorpScheduleBP.IncSpecifiedBusiness
340 ProfitLossSpecifiedBusiness = NetPLFrmSpecifiedBus + AddSec28to44DA - DedSec28to44DAOTDedSec35AD
341 ProfitLossSpecifiedBusFinal = ProfitLossSpecifiedBusiness - DedSec35AD
@ CorpScheduleBP.BusSetoffCurrYr
345 SpeculativeInc.IncOfCurYrAfterSetOff = SpeculativeInc.IncOfCurYrUnderThatHead - SpeculativeInc.BusLossSetoff
345 SpecifiedInc.IncOfCurYrAfterSetOff = SpecifiedInc.IncOfCurYrUnderThatHead - SpecifiedInc.BusLossSetoff
347 TotLossSetOffOnBus = SpeculativeInc.BusLossSetoff + SpecifiedInc.BusLossSetoff
348 LossRemainSetOffOnBus = LossSetOffOnBusLoss - TotLossSetOffOnBus
`;

/** The department's own rules for ITR-7 of AY 2026-27 as lines of text. */
export const itr7OwnLines: readonly Line[] = [
  schedules,
  totals,
  exemptions,
  special,
  tax,
  business,
  ...restTables,
].flatMap((table) =>
  linesOf(table, {
    form: 'itr5',
    rename: (path) => path.replace(/\.Upto15Of9$/, '.Up16Of6To15Of9'),
    constants,
  }),
);
