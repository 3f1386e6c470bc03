import { moved } from '../../common/relocated.ts';
import { type Line, linesOf } from '../../itr2/rules/lines.ts';
import { constants5, linesAs, placed } from '../../itr5/rules/table.ts';
import { moves } from '../data/places.ts';
import { from5 } from './numbers.ts';
import { ownTables } from './table-own.ts';
import { restTables, twins } from './table-rest.ts';

export const constants6: Readonly<Record<string, string>> = {
  ...constants5,
  G: '/PartA_GEN2For6',
  CODES: '/PartA_GEN2For6.NatOfBus.NatureOfBusiness',
  EL: '/PARTA_BSFor6FrmAY13.EquityAndLiablities',
  NL: '$EL.NonCurrLiabilities',
  CL: '$EL.CurrentLiabilities',
  NA: '/PARTA_BSFor6FrmAY13.Assets.NonCurrAssets',
  CA: '/PARTA_BSFor6FrmAY13.Assets.CurrentAssets',
  M: '/ScheduleMAT',
  MC: '/ScheduleMATC',
  MR: '/ScheduleMATC.UtilMATCredAvl[]',
  OPTED: '$F.Section115BA:115BA|115BAA|115BAB',
  NOW: '$F.SectionCurrAY',
};

const general = `
@
5 give $G.TotalSalesExcOneCr if $G.IncDclrdUs:N # Enter total sales, turnover or gross receipts
6 give $G.AgrOFAllAmtsRcvd if $G.TotalSalesExcOneCr:Upto10CR # Enter the share of cash in all amounts received
7 give $G.AgrOFAllPayMade if $G.TotalSalesExcOneCr:Upto10CR # Enter the share of cash in all payments made
9 never $F.Section115BA if $O1.DomesticCompFlg:N & $OPTED # The rates of sections 115BA to 115BAB are not for foreign companies
11 never $F.ResidentialStatus if $O1.DomesticCompFlg:Y & $F.ResidentialStatus:NRI # A domestic company must be a resident
15 give $F.Section115BAAY, $F.115BAFormFiledDate, $F.ReceiptNo115BA if $OPTED # Enter year, date and acknowledgement number of the form for the chosen rate
16 give $NOW, $F.Section115CurrAYDate, $F.Section115CurrAYRecNo if $F.Section115CurrAY:Y # Enter the rate chosen with date and acknowledgement number of its form
18 $F.FiiFpiFlag in Y if has Schedule115AD # Schedule 115AD is for foreign institutional investors
22 give $F.RegNumMSMEDAct2006 if $F.ifMSME:Y # Enter the registration number of the enterprise
23 give $G.AuditInfo.AckNum44AB if $G.LiableSec44ABflg:Y # Enter the acknowledgement number of the audit report
24 give $G.AuditDetails92E.AckNum92E if $G.LiableSec92Eflg:Y # Enter the acknowledgement number of the report under section 92E
27 $G.LiableSec44ABflg in Y if $G.AgrOFAllAmtsRcvd:MoreThan5Per # With cash above 5% and turnover above one crore, an audit under section 44AB is required
28 $G.LiableSec44ABflg in Y if $G.AgrOFAllPayMade:MoreThan5Per # With cash above 5% and turnover above one crore, an audit under section 44AB is required
30 $O1.DateOFFormOrIncorp from 2019-10-01 if $F.Section115BA:115BAB # Section 115BAB is for companies set up on or after 1 October 2019
30 $O1.DateOFFormOrIncorp from 2019-10-01 if $NOW:115BAB # Section 115BAB is for companies set up on or after 1 October 2019
31 $O1.DateOFFormOrIncorp from 2016-03-01 if $F.Section115BA:115BA # Section 115BA is for companies set up on or after 1 March 2016
31 $O1.DateOFFormOrIncorp from 2016-03-01 if $NOW:115BA # Section 115BA is for companies set up on or after 1 March 2016
34 never $F.ItrFilingDueDate if $G.LiableSec92Eflg:Y & $F.ItrFilingDueDate:2026-10-31 # With a report under section 92E the due date is 30 November
`;

const sheet = `
@
43 $EL.TotEquityAndLiabilities = /PARTA_BSFor6FrmAY13.TotalAssets # Equity and liabilities ({found}) must equal assets ({value})
44 $EL.ShareHolderFund.ResrNSurp.TotResrNSurp = $EL.ShareHolderFund.ResrNSurp.CapResr + $EL.ShareHolderFund.ResrNSurp.CapRedempResr + $EL.ShareHolderFund.ResrNSurp.SecurPremResr + $EL.ShareHolderFund.ResrNSurp.DebunRedResr + $EL.ShareHolderFund.ResrNSurp.RevResr + $EL.ShareHolderFund.ResrNSurp.ShareOptOSAmount + $EL.ShareHolderFund.ResrNSurp.OtherResrvTotal + $EL.ShareHolderFund.ResrNSurp.PLAccount
45 $EL.ShareAppMoneyAllot.Total = $EL.ShareAppMoneyAllot.PendingLtOneYr + $EL.ShareAppMoneyAllot.PendingMtOneYr
46 $NL.TotalNonCurrLiabilites = $NL.LongTermBorrowings.TotalLTBorrowings + $NL.NetDefferedTaxLiability + $NL.OthLongTermLiablities.TotalOthLtLiabilities + $NL.LongTermProvisions.Total
47 $CL.TotCurrLiabilitiesProvision = $CL.ShortTrmBorrowings.TotShortTrmBorrowings + $CL.TradePayables.TotalTradePayables + $CL.OthCurrLiabilities.TotOthCurrLiabilities + $CL.ShortTermProv.TotShortTermProvisions
48 $EL.TotEquityAndLiabilities = $EL.ShareHolderFund.TotShareHolderFund + $EL.ShareAppMoneyAllot.Total + $NL.TotalNonCurrLiabilites + $CL.TotCurrLiabilitiesProvision
49 $NA.FixedAsset.TotFixedAsset = $NA.FixedAsset.Tangible.NetBlock + $NA.FixedAsset.InTangible.NetBlock + $NA.FixedAsset.CapWrkProg + $NA.FixedAsset.IntangibleAssetUnDev
51 $NA.TotNonCurrAssets = $NA.FixedAsset.TotFixedAsset + $NA.NonCurrInvstmnts.TotNonCurrInvstmnts + $NA.NetDeferredTaxAssets + $NA.LongTrmLoanAdv.TotLTLoanAdv + $NA.OthNonCurrAssets.Total
53 $CA.Inventories.TotInventries = $CA.Inventories.RawMatl + $CA.Inventories.WorkInProgress + $CA.Inventories.FinOrTradGood + $CA.Inventories.StkInTrade + $CA.Inventories.StoresConsumables + $CA.Inventories.LooseTools + $CA.Inventories.Others
54 $CA.TradeReceivables.TotalTradeReceivables = $CA.TradeReceivables.OSMoreThanSixMonths + $CA.TradeReceivables.Others
55 $CA.CashNCashEquivalents.TotCashNCashEquivalents = $CA.CashNCashEquivalents.BalWithBanks + $CA.CashNCashEquivalents.ChequesDrafts + $CA.CashNCashEquivalents.CashInHand + $CA.CashNCashEquivalents.Others
56 $CA.TotCurrAssets = $CA.CurrInvstmnts.TotCurrInvstmnts + $CA.Inventories.TotInventries + $CA.TradeReceivables.TotalTradeReceivables + $CA.CashNCashEquivalents.TotCashNCashEquivalents + $CA.TotShortTermLoanAdv.TotShrtTermLoans + $CA.OtherCurrAssets
57 /PARTA_BSFor6FrmAY13.TotalAssets = $NA.TotNonCurrAssets + $CA.TotCurrAssets
`;

const added =
  'ITPaidInclDefTax ResvrNo33AC ProvUncertainLiab ProvLossOfSubsComp DividendPaidOrProposed ExpendExempIncUs10s ExpAopBoi ExpClauseFb NotLossClauseFc NotLossUs115bbf DepreciatAttribToRevalAsset GainClauseK Others';
const taken =
  'AmtWithdrawFromResvrIfCredPL IncExempIncUs10s AmtWithdrawFromResvrIfCredPLNoAttrib ShareIncAopBoi IncClauseiid NotGainClauseiie LossTrnsClauseiif LossTrnsClauseiig UnAbsorbedDepreciat ProSickIndustryOrExcedAccumLos Others';
const indAs = 'AmountsCredited AmountsDebited OneFifthTransitionAmt OthersInclResidualAdjust';
const all = (node: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${node}.${name}`)
    .join(' + ');

const minimum = `
@
667 $M.BookProfUs115JB = $M.ProfAfterTaxPLAcnt + $M.Additions.TotAdditions - $M.Deducts.TotDeducts
668 $M.DeemedTotalIncUs115JB = $M.BookProfUs115JB + $M.AdditionsProfUs115JB.TotalAdditions - $M.DeductionsProfUs115JB.TotalAdditions
669 $M.Additions.TotAdditions = ${all('$M.Additions', added)}
670 $M.Deducts.TotDeducts = ${all('$M.Deducts', taken)}
672 $M.AdditionsProfUs115JB.TotalAdditions = ${all('$M.AdditionsProfUs115JB', indAs)}
673 $M.DeductionsProfUs115JB.TotalAdditions = ${all('$M.DeductionsProfUs115JB', indAs)}
675 $M.DeemedTotalIncUs115JBOther = $M.DeemedTotalIncUs115JB - $M.DeemedTotalIncUs115JBIFSC
676 $M.ProfAfterTaxPLAcnt = $AP.ProfitAfterTax if has $M
677 $MC.TaxUs115JBCurrAssYr = $DEEM.TotalTax if has $MC
678 $MC.TaxOthProvCurrAssYr = $TONTI.GrossTaxLiability if has $MC
679 $MC.AmtOfTaxWithCred = pos( $MC.TaxOthProvCurrAssYr - $MC.TaxUs115JBCurrAssYr )
681 $MC.AmtTaxCredUs115JAA = $MC.TotMatCredUtilCurrYr
682 $MC.AmtMATLiabAllAssYrAvailSubseqYr = $MC.TotBalMATCredCF
684 $MC.TotMatCredBF = $MR.MATCredBF
684 $MC.TotMatCredUtilCurrYr = $MR.MATCredUtilCurrYr
757 $TONTI.TaxPayableOnTotInc = $TONTI.TaxAtNormalRates + $TONTI.TaxAtSpecialRates
771 $DEEM.TaxDeemedTISec115JB = $M.TaxPayableUs115JB
772 $C.CredUs115JAATaxPaid = $MC.AmtTaxCredUs115JAA
`;

/** Allowed at most the amount claimed: number and node. */
const claims = [
  [851, 'Section80G'],
  [852, 'Section80GGB'],
  [853, 'Section80GGA'],
  [855, 'Section80IAB'],
  [856, 'Section80IAC'],
  [857, 'Section80IB'],
  [858, 'Section80IBA'],
  [859, 'Section80IC'],
  [860, 'Section80JJA'],
  [861, 'Section80JJAA'],
  [862, 'Section80LA'],
  [863, 'Section80LA_1A'],
  [864, 'Section80M'],
  [865, 'Section80PA'],
  [866, 'Section80IA'],
] as const;
const partC =
  'Section80IA Section80IAB Section80IAC Section80IBA Section80IB Section80IC Section80JJA Section80JJAA Section80LA Section80LA_1A Section80M Section80PA';
const deductions = `
@
${claims.map(([no, node]) => `${no} $D.${node} <= $U.${node}`).join('\n')}
834 $D.TotalChapVIADeductions = $D.TotPartBchapterVIA + $D.TotPartCchapterVIA
835 $D.TotPartBchapterVIA = $D.Section80G + $D.Section80GGA + $D.Section80GGB
850 $D.TotPartCchapterVIA = ${all('$D', partC)}
838 nil $U.Section80LA if $U.Section80LA_1A > 0 # Claim section 80LA(1) or 80LA(1A), not both
839 $F.IsIfsc in Y if $U.Section80LA_1A > 0 # Section 80LA(1A) is for a unit in an International Financial Services Centre
842 nil $U.Section80M if $O1.DomesticCompFlg:N # Section 80M is for domestic companies
846 nil $U.Section80GGB if $O1.DomesticCompFlg:N # Section 80GGB is for Indian companies
845 $F.Sec581AFlag in Y if $U.Section80PA > 0 # Section 80PA is for producer companies
`;

const OWN_37 =
  'CapitalNatureExp PersonalExp BusOrProfessnExp PoliticPartyExp LawVoilatPenalExp OthPenalFineExp OffenceExp SocialRespCSR ContigentLiability OthAmtNotAllowUs37';
const RATES = ['Rate15', 'Rate30', 'Rate40'];
const EXTRA =
  'AddlnDeprOnGT180DayAdditions, AddlnDeprOnLessThan180DayAdditions, AddlnDeprDuringYearAdditions';
const CHOSEN = ['$F.Section115BA:115BA|115BAA|115BAB', '$NOW:115BA|115BAA|115BAB'];
const OWN_BLOCKS = [
  [279, 'Rate15'],
  [280, 'Rate30'],
  [281, 'Rate40'],
  [282, 'Rate45'],
] as const;

/** Consequences of a chosen rate, and rows whose list has another name than in ITR-5. */
const others = `
@ PARTA_OI.AmtDisallUs37
167 TotAmtDisallUs37 = ${OWN_37.split(' ').join(' + ')}
@
${CHOSEN.map((when) => `254 nil $BP.IncSpecifiedBusiness.DedSec35AD if ${when} # Section 35AD is not available with the chosen rate`).join('\n')}
${RATES.map((rate) => `@ ScheduleDPM.PlantMachinery.${rate}.DepreciationDetail\n${CHOSEN.map((when) => `274 nil ${EXTRA} if ${when.replace('$', '/$')} # Additional depreciation is not available with the chosen rate`).join('\n')}`).join('\n')}
${OWN_BLOCKS.map(([no, rate]) => `@ ScheduleDPM.PlantMachinery.${rate}.DepreciationDetail\n${no} ProportionateAggDepreciation <= NetAggregateDepreciation`).join('\n')}
@ Schedule80GGB.Schedule80GGBDetails[]
579 DonationAmt = DonationAmtCash + DonationAmtOtherMode
585 DonationDate from YEAR-START
585 DonationDate until YEAR-END
587 give PoliticalPartyName, PoliticalPartyPAN if DonationAmt > 0 # Name and PAN of the political party are needed
`;

const written: readonly Line[] = [
  ...[general, sheet, minimum, deductions, others, ...ownTables, ...restTables].flatMap((table) =>
    linesOf(table, { form: 'itr5', rename: placed((path) => path), constants: constants6 }),
  ),
  ...linesAs(from5, (path) => moved(moves, path) ?? path),
];

/** A line reported only with, or only without, Ind AS accounts. */
const only = (line: Line, own: number[], said: 'Y' | 'N'): Line => ({
  ...line,
  itr5: own,
  breaks: {
    ...line.breaks,
    conditions: [...line.breaks.conditions, `/PartA_GEN1.FilingStatus.FinancialStmtFlag:${said}`],
  },
  check: (r) =>
    (r.s('PartA_GEN1.FilingStatus.FinancialStmtFlag') === 'Y') === (said === 'Y') ? line.check(r) : [],
});

/**
 * Rules of the department's list for ITR-6 of AY 2026-27 as lines of text, those of ITR-5 with the places of this form. Accounts under Ind AS
 * are read where those of other companies are (json.ts), under the numbers they have.
 */
export const itr6Lines: readonly Line[] = written.flatMap((line) => {
  const own = line.itr5.flatMap((no) => twins[no] ?? []);
  if (own.length === 0) return [line];
  const both = line.itr5.filter((no) => twins[no] === undefined);
  return [
    ...(both.length > 0 ? [{ ...line, itr5: both }] : []),
    only(
      line,
      line.itr5.filter((no) => twins[no] !== undefined),
      'N',
    ),
    only(line, own, 'Y'),
  ];
});
