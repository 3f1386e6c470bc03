import { adviceUnder, indexRules } from '../../itr2/rules/advice.ts';
import { adviceLines, rulesOfAdvice } from '../../itr2/rules/lines.ts';
import type { Rule } from '../../itr2/rules/reader.ts';
import { itr3Names } from './table.ts';

const AUDIT = 'Check whether the accounts must be audited u/s 44AB';
const LATE = 'A loss in a late return is not carried forward, except a house property loss';
const ACCOUNTS = 'Income from business needs the balance sheet and the profit and loss account';
const lapsing = [
  'BusLossOthThanSpecLossCF',
  'LossFrmSpecBusCF',
  'TotalSTCGPTILossCF',
  'TotalLTCGPTILossCF',
  'OthSrcLossRaceHorseCF',
]
  .map((key) => `$CFLNOW.${key}`)
  .join(', ');
const noBalanceSheet =
  'PARTA_BS.FundSrc.TotFundSrc + PARTA_BS.NoBooksOfAccBS.TotSundryDbtAmt + PARTA_BS.NoBooksOfAccBS.TotSundryCrdAmt + PARTA_BS.NoBooksOfAccBS.TotStkInTradAmt + PARTA_BS.NoBooksOfAccBS.CashBalAmt = 0';
const PATENTS = 'Royalty from patents u/s 115BBF needs Form 3CFA in time';

const categoryB = `${adviceUnder({
  patents: '10',
  retirement: '19',
  treatyForm: '20',
  digital: '28',
  lottery: '29',
  horses: '30',
  games: '31',
  rent: '36',
})}
10 nil $OTHER.Us115BBF # ${PATENTS}
1 nil $D.Section80IA, $D.Section80IAB, $D.Section80IB, $D.Section80IBA, $D.Section80IC # This deduction needs Form 10CCB in time
2 nil ${lapsing} if $F.ReturnFileSec:12 # ${LATE}
34 nil ${lapsing} if $F.ReturnFileSec:12 # ${LATE}
3 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain > 250000 & ${noBalanceSheet} # ${ACCOUNTS}
4 never $AI.LiableSec92Eflg if $AI.LiableSec92Eflg:Y & ${noBalanceSheet} # A report u/s 92E needs the balance sheet and the profit and loss account
4 give PARTA_PL if $AI.LiableSec92Eflg:Y # A report u/s 92E needs the balance sheet and the profit and loss account
5 nil ScheduleESR.DeductionUs35.Section35_2AB.DeductUs35.AmtUs35Allowable # Section 35(2AB) needs Form 3CLA
6 never $TR.TotRevenueFrmOperations if $TR.SalesGrossReceiptsTotal > 100000000 & $AI.LiableSec44ABflg!:Y # ${AUDIT}
6 never $TR.GrossRcptFromProfession if $TR.GrossRcptFromProfession > limit.professionAudit & $AI.LiableSec44ABflg!:Y # ${AUDIT}
7 never $TR.TotRevenueFrmOperations if $TR.SalesGrossReceiptsTotal > 0 & $DR.PBT < 8% * $TR.SalesGrossReceiptsTotal & $AI.LiableSec44ABflg!:Y # ${AUDIT}
8 never $TR.GrossRcptFromProfession if $TR.GrossRcptFromProfession > 0 & $TR.GrossRcptFromProfession <= limit.professionAudit & $TR.SalesGrossReceiptsTotal = 0 & $DR.PBT < 50% * $TR.GrossRcptFromProfession & $AI.LiableSec44ABflg!:Y # ${AUDIT}
9 never $AI.LiableSec44ABflg if $AI.LiableSec44ABflg:Y # An audit u/s 44AB needs Form 3CA or 3CB with 3CD
12 never $AI.AuditDetails[AuditedSection=44DA].AuditedSection if has $AI.AuditDetails[AuditedSection=44DA].AuditedSection # Section 44DA needs Form 3CE
21 $O.DividendGross <= $OTHER.Dividend if $OTHER.Dividend > 0 # Dividends in Schedule OS ({found}) exceed those excluded from the profit ({value})
23 give $P.AadhaarCardNo if ind & $F.ResidentialStatus:RES|NOR # Aadhaar is to be quoted and linked with PAN where section 139AA applies
24 give $TI.GrossTotalIncome # A nil return: compare AIS and 26AS before filing
25 nil $D.Section80GG # Section 80GG is for the months rent was paid, 5,000 a month
38 $O.Deductions.IntExp57 <= 20% * ( $O.DividendOthThan22e + $O.Dividend22e ) # Interest on borrowed money cannot exceed one-fifth of the dividends
39 ScheduleIF.TotalIntrstAmtDueOrRecv = $CR.OthIncome.AmtofInterest if has ScheduleIF # Interest from firms ({found}) differs from the profit and loss account ({value})
40 ScheduleIF.TotalRemunernAmtDueOrRecv = $CR.OthIncome.AmtofRem if has ScheduleIF # Remuneration from firms ({found}) differs from the profit and loss account ({value})
`;

const categoryD = `${adviceUnder({
  minimumTax: '1',
  surcharge: '2',
  abroad: '5',
  patents: '13',
  arrears: '14',
  treatyGains: '17',
  treatySources: '17',
})}
12 never $DEEMEDTAX if old & $DEEMEDTAX > $GROSSTAX # Minimum tax is above the normal tax: Form 29C is needed
13 nil $OTHER.Us115BBF # ${PATENTS}
3 nil $D.Section80JJAA # Section 80JJAA needs Form 10DA
4 nil $D.TotPartCchapterVIA if $F.ReturnFileSec:12 # Deductions of Part C are for returns filed in time only
6 nil $TI.DeductionsUnder10Aor10AA # Section 10AA needs Form 56F
7 nil $TI.DeductionsUnder10Aor10AA if $F.ReturnFileSec:12 # Section 10AA is for returns filed in time only
9 never $BP.IncChrgUnHdProftGain if $BP.IncChrgUnHdProftGain > 0 & ${noBalanceSheet} # ${ACCOUNTS}
10 never $AI.AuditDetails[AuditedSection=44DA].AuditedSection if has $AI.AuditDetails[AuditedSection=44DA].AuditedSection # Section 44DA needs Form 3CE
11 never $AI.LiableSec92Eflg if $AI.LiableSec92Eflg:Y # A report u/s 92E needs Form 3CEB
15 never $TR.TotRevenueFrmOperations if $TR.TotRevenueFrmOperations > 500000000 # Above ₹50 crore, enter the payment modes u/s 269SU on the portal
16 nil $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule7A if no /PartA_GEN2.NatOfBus.NatureOfBusiness[Code=01003].Code # Rules 7A, 7B and 8 are for rubber, coffee and tea: enter the business code
16 nil $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule7B1, $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule7B1A if no /PartA_GEN2.NatOfBus.NatureOfBusiness[Code=01002].Code # Rules 7A, 7B and 8 are for rubber, coffee and tea: enter the business code
16 nil $BA.ProfitFrmActCvrd.ProfitFrmActCvrdUndrRule8 if no /PartA_GEN2.NatOfBus.NatureOfBusiness[Code=01001].Code # Rules 7A, 7B and 8 are for rubber, coffee and tea: enter the business code
@ $PL.GoodsDtlsUs44AE[]
8 TonnageCapacity <= 100 # The tonnage of a goods carriage ({found}) cannot exceed {value}
`;

/** By category. */
export const itr3AdviceLines = {
  B: adviceLines(categoryB, itr3Names),
  D: adviceLines(categoryD, itr3Names),
};

/** Category B and D rules of ITR-3's list for AY 2026-27: warnings and reminders of forms to file. */
export const itr3Advice: readonly Rule[] = [
  ...rulesOfAdvice(itr3AdviceLines.B, 'B'),
  ...indexRules('B-26', 'B-27'),
  ...rulesOfAdvice(itr3AdviceLines.D, 'D'),
];

const compared = 'It is compared with a form on the portal';
/** Rules that cannot be checked from a return alone, with the reason. */
export const itr3AdviceNotGiven: Readonly<Record<string, string>> = {
  'B-22': 'Whether PAN and Aadhaar are linked is known to the portal only',
  'B-35': 'The PANs of donees are compared with the PAN database, which only the portal has',
  ...Object.fromEntries([11, 13, 14, 15, 16, 17, 18, 32, 33, 37].map((no) => [`B-${no}`, compared])),
};
