import { adviceUnder, gainsLeft } from '../../itr2/rules/advice.ts';
import { adviceLines, type Line, rulesOfAdvice } from '../../itr2/rules/lines.ts';
import type { Rule } from '../../itr2/rules/reader.ts';
import { constants5, placed } from './table.ts';

const AUDIT = 'Check whether the accounts must be audited u/s 44AB';
const ACCOUNTS = 'Income from business needs the balance sheet and the profit and loss account';
const LATE = 'A loss in a late return is not carried forward, except a house property loss';
const OTHERS_CREDIT = "Credit from another person is allowed only if that person's return transfers it";
const TREATY = 'A resident must claim treaty relief in Schedules FSI and TR, not as a rate';
const TREATY_FORM = 'A treaty rate needs Form 10F';
const PATENTS = '$O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount';
const NO_BOOKS = '/PARTA_PL.NoBooksOfAccPL';
const LEAST_PROFIT = `6% * ${NO_BOOKS}.GrsRcptAccPayeeOrBankMode + 8% * ${NO_BOOKS}.GrsRcptOtherMode`;
const NOT_AUDITED = '$G.LiableSec44ABflg!:Y';
const lapsing = [
  'BusLossOthThanSpecLossCF',
  'LossFrmSpecBusCF',
  'TotalSTCGPTILossCF',
  'TotalLTCGPTILossCF',
  'OthSrcLossRaceHorseCF',
]
  .map((key) => `$CFLNOW.${key}`)
  .join(', ');
const noBalanceSheet = [
  'PARTA_BS.FundSrc.TotFundSrc',
  ...['TotSundryDbtAmt', 'TotSundryCrdAmt', 'TotStkInTradAmt', 'CashBalAmt'].map(
    (key) => `PARTA_BS.NoBooksOfAccBS.${key}`,
  ),
].join(' + ');
/** Receipts in any kind of account. */
const receipts = [
  '$TR.TotRevenueFrmOperations',
  '$CR.TotCreditsToPL',
  `${NO_BOOKS}.GrossReceipt`,
  `${NO_BOOKS}.GrossReceiptPrf`,
  '$PL.PersumptiveInc44AD.GrsTrnOverOrReceipt',
  '$PL.PersumptiveInc44ADA.GrsReceipt',
  '$PL.TotalPrsumptvIncGCUs44E',
  '$PL.TurnverFrmSpecActivity',
  '$PL.NonResidentPL.GrossReceipt',
].join(' + ');
const exempt = (section: string) => `ScheduleEI.OthersInc.OthersIncDtls[SubCategory=${section}].OthAmount`;

const table = `${adviceUnder({
  abroad: '17',
  treatyGains: '41',
  treatySources: '41',
  treatyForm: '45',
  digital: '46',
  lottery: '47',
  horses: '48',
  games: '49',
})}
${gainsLeft('44')}
1,12 never $DEEM.TotalTax if $DEEM.TotalTax > $TONTI.GrossTaxLiability # Minimum tax is above the normal tax: Form 29C is needed
2 nil $TI.DeductionsUndSchVIADtl.PartCchapterVIA if $FS.IncomeTaxSec:12 # Deductions of Part C are for returns filed in time only
3 nil $D.Section80LA, $D.Section80LA_1A # Section 80LA needs Form 10CCF
4 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain > 0 & ${receipts} = 0 # Income from business is declared without receipts
4 never ${NO_BOOKS}.NetProfit if ${NO_BOOKS}.GrossReceipt > 0 & ${NO_BOOKS}.NetProfit < ${LEAST_PROFIT} & ${NOT_AUDITED} # ${AUDIT}
5 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain < 0 & ${noBalanceSheet} = 0 # A loss from business needs the balance sheet and the profit and loss account
6 never ${NO_BOOKS}.NetProfitPrf if ${NO_BOOKS}.GrossReceiptPrf > 0 & ${NO_BOOKS}.NetProfitPrf < 50% * ${NO_BOOKS}.GrossReceiptPrf & ${NOT_AUDITED} # ${AUDIT}
9 never $G.LiableSec44ABflg if $G.LiableSec44ABflg:Y # An audit u/s 44AB needs Form 3CA or 3CB with 3CD
10 never $G.AuditDetails[AuditedSection=44DA].AuditedSection if has $G.AuditDetails[AuditedSection=44DA].AuditedSection # Section 44DA needs Form 3CE
11 never $G.LiableSec92Eflg if $G.LiableSec92Eflg:Y # A report u/s 92E needs Form 3CEB
15 never $PAID.TotalTaxesPaid if $PAID.TotalTaxesPaid > 0 & $TI.GrossTotalIncome = 0 & $C.GrossTaxPayable = 0 # Tax is paid, but the return has neither income nor tax
16 never $TI.IncChargeableTaxSplRates if $TI.IncChargeableTaxSplRates > 0 & no $SI # Income at special rates must be listed in Schedule SI
18 nil $TI.DeductionsUnder10Aor10AA if $FS.IncomeTaxSec:12 # Section 10AA is for returns filed in time only
19 nil ${PATENTS} if $FS.IncomeTaxSec:12 # Section 115BBF is for returns filed in time only
20 nil ${PATENTS} # Royalty from patents u/s 115BBF needs Form 3CFA in time
22 nil $D.Section80IA, $D.Section80IAB, $D.Section80IAC, $D.Section80IB, $D.Section80IBA, $D.Section80IC # This deduction needs Form 10CCB in time
23 never $DEEM.Surcharge if $DEEM.Surcharge > 0 & ScheduleAMT.AdjustedUnderSec115JC <= 5000000 # No surcharge on adjusted total income up to 50 lakh
23 never $DEEM.Surcharge if $DEEM.Surcharge > 0 & ScheduleAMT.AdjustedUnderSec115JC <= 10000000 & $O1.StatusOrCompanyType:1|2 # No surcharge on adjusted total income up to 1 crore
24 nil $D.Section80JJAA # Section 80JJAA needs Form 10DA
25 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain > 250000 & ${noBalanceSheet} = 0 # ${ACCOUNTS}
26 nil $TI.DeductionsUnder10Aor10AA # Section 10AA needs Form 56F
27 never ScheduleAMT.TotalIncItem13 if ScheduleAMT.TotalIncItem13 < 0 & $CFLNOW.LossFrmSpecifiedBusCF = 0 # Total income in Schedule AMT can be negative only due to a specified business loss
28 split ScheduleOS.DividendIncUs115BBDA = $O.DividendOthThan22e - $DT[NatureOfIncome=1a].DTAAamt - pos( $O.Deductions.IntExp57 - $O.Dividend22e ) # The dividend instalments add up to {found}, but the dividend after section 57 is {value}
29 nil ScheduleESR.DeductionUs35.Section35_2AB.DeductUs35.AmtUs35Allowable # Section 35(2AB) needs Form 3CLA
30 nil ${exempt('10(23FF)')} # Section 10(23FF) needs Form 10-II
31 never $TR.TotRevenueFrmOperations if $TR.SalesGrossReceiptsTotal > 0 & $DR.PBT < 8% * $TR.SalesGrossReceiptsTotal & ${NOT_AUDITED} # ${AUDIT}
34 nil ${exempt('10(4D)')} # Section 10(4D) needs Forms 10-IG and 10-IK
35 give $F.LEIDtls.LEINumber, $F.LEIDtls.ValidUptoDate if PartB_TTI.Refund.RefundDue >= 500000000 # For a refund of ₹50 crore or more, enter the LEI and its validity
36 never $G.LiableSec44ABflg if $G.TotalSalesExcOneCr:Upto10CR & $G.AgrOFAllAmtsRcvd:MoreThan5Per & $G.LiableSec44ABflg!:Y # ${AUDIT}
36 never $G.LiableSec44ABflg if $G.TotalSalesExcOneCr:Upto10CR & $G.AgrOFAllPayMade:MoreThan5Per & $G.LiableSec44ABflg!:Y # ${AUDIT}
37 $O.DividendGross <= $BA.IncRecCredPLOthHeadDtls.Dividend if $BA.IncRecCredPLOthHeadDtls.Dividend > 0 # Dividends in Schedule OS ({found}) exceed those excluded from the profit ({value})
38 give $TI.GrossTotalIncome # A nil return: compare AIS and 26AS before filing
41 nil ScheduleEI.IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls if res # ${TREATY}
45 nil ScheduleEI.IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls[TRCFlag=Y].AmountOfIncome if nri # ${TREATY_FORM}
52 nil ${lapsing} if $FS.IncomeTaxSec:12 # ${LATE}
54 never $TR.GrossRcptFromProfession if $TR.GrossRcptFromProfession > 0 & $TR.GrossRcptFromProfession <= limit.professionAudit & $TR.SalesGrossReceiptsTotal = 0 & $DR.PBT < 50% * $TR.GrossRcptFromProfession & ${NOT_AUDITED} # ${AUDIT}
55 ScheduleIF.TotalIntrstAmtDueOrRecv = $CR.OthIncome.AmtofInterest if has ScheduleIF # Interest from firms ({found}) differs from the profit and loss account ({value})
56 $O.Deductions.IntExp57 <= 20% * ( $O.DividendOthThan22e + $O.Dividend22e ) # Interest on borrowed money cannot exceed one-fifth of the dividends
57 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain < 0 & $G.LiableSec44AAflg!:Y & ${NOT_AUDITED} # A loss from business needs books of account and an audit u/s 44AB
@ ScheduleTDS2.TDSOthThanSalaryDtls[]
39 TDSCreditName not O # ${OTHERS_CREDIT}
@ ScheduleTDS3.TDS3onOthThanSalDtls[]
39 TDSCreditName not O # ${OTHERS_CREDIT}
@ ScheduleTCS.TCSDetails[]
40 EmployerOrDeductorOrCollectDetl.TCSCreditName not O # ${OTHERS_CREDIT}
`;

/** The lines under the numbers of another form, with the places of that form. */
export const adviceAs = (
  numbers: Readonly<Record<number, readonly number[]>>,
  spelt: (path: string) => string,
): readonly Line[] =>
  adviceLines(table, { rename: placed(spelt), constants: constants5 }).flatMap((line) => {
    const own = line.itr5.flatMap((no) => numbers[no] ?? []);
    return own.length > 0 ? [{ ...line, itr5: own }] : [];
  });

export const itr5AdviceLines: readonly Line[] = adviceLines(table, {
  rename: placed((path) => path),
  constants: constants5,
});

/** Category B rules of ITR-5's list for AY 2026-27: warnings and reminders of forms to file. The list has no Category D. */
export const itr5Advice: readonly Rule[] = rulesOfAdvice(itr5AdviceLines, 'B');

const earlier = 'The return filed before is not in the file of the later one';
const chosen = 'Whether the form was filed in an earlier year is known to the portal only';
const compared = 'It is compared with a form on the portal';
/** Rules that cannot be checked from a return alone, with the reason. */
export const itr5AdviceNotGiven: Readonly<Record<string, string>> = {
  'B-7': 'The name is compared with the PAN database, which only the portal has',
  'B-8': earlier,
  'B-13': 'Whether an assessment has been made is known to the portal only',
  'B-14': 'The list of IFSCs of the Reserve Bank is with the portal',
  'B-21': earlier,
  'B-32': chosen,
  'B-33': chosen,
  'B-42': chosen,
  'B-43': chosen,
  'B-50': compared,
  'B-51': compared,
  'B-53': 'The PANs of donees are compared with the PAN database, which only the portal has',
};
