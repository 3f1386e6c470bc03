import { assetBlocks } from '../../itr3/parts/depreciation.ts';

/** Where the rates of sections 115BAA and 115BAB are chosen, earlier and now. */
const LOW = ['/$F.Section115BA:115BAA|115BAB', '/$NOW:115BAA|115BAB'];
const ANY = ['/$F.Section115BA:115BA|115BAA|115BAB', '/$NOW:115BA|115BAA|115BAB'];
const BAB = ['/$F.Section115BA:115BAB', '/$NOW:115BAB'];
const whereChosen = (chosen: readonly string[], line: string, message: string) =>
  chosen.map((when) => `${line} if ${when.replace('/$', '$')} # ${message}`).join('\n');
const CLOSED = 'Not available with the chosen rate';
const AUDIT = 'With cash above 5% and turnover above one crore, an audit under section 44AB is required';

const part = `
@
3 give $G.AuditInfo.AuditReportFurnishDate, $G.AuditInfo.AudFrmName, $G.AuditInfo.AudFrmPAN if $G.LiableSec44ABflg:Y & $G.AuditedByAccountantFlg:Y # Enter the auditor and the date of the report
8 $G.AuditInfo.AuditReportFurnishDate until TODAY # The date of the audit report cannot be in the future
14 nil PARTA_BSIndAS.TotalAssets, PARTA_PLIndAS.DebitsToPL.DebitPlAcnt.PBT, TradingAccountIndAS.TotRevenueFrmOperations, ManufacturingAccountIndAS.CostOfGoodsPrdcd if $F.FinancialStmtFlag:N # Without Ind AS, leave the Ind AS accounts blank
19 give $F.UniqueNumNoticeUs, $F.NoticeDateUnderSec if $FS.IncomeTaxSec:13|14|16|18|19|20|41 # Number and date of the notice or order are needed
21 give $F.ifMSME # Answer whether the company is a micro, small or medium enterprise
${['AgrOFAllAmtsRcvd', 'AgrOFAllPayMade'].map((key, i) => `29,${36 + i} $G.LiableSec44ABflg in Y if $G.TotalSalesExcOneCr:Upto10CR & $G.${key}:MoreThan5Per # ${AUDIT}`).join('\n')}
38 differ $F.AssesseeRep.RepEmailID, $O1.Address.EmailAddress # The representative's e-mail must differ from that of the company
40 give $O1.SecondaryAdd # Answer whether the second address is the same
40 give $O1.AlternateAddress if $O1.SecondaryAdd:N # Enter the second address
42 never $G.LiableSec44ABflg if $G.LiableSec44ABflg:Y & $F.FinancialStmtFlag:N & $EL.TotEquityAndLiabilities = 0 # Audited accounts require a balance sheet
174 give PARTA_OL if $F.UnderLiquidation:Y # A company in liquidation must enter its receipts and payments
@ $G.AuditDetails[]
25 give AckNumOth if AuditFlag:Y # Enter the acknowledgement number of this report
@ $G.BusOrganisation[]
32 give BusOrgType, CompName, AddressDetailWithZipCode.AddrDetail, AddressDetailWithZipCode.CityOrTownOrDistrict, AddressDetailWithZipCode.StateCode, AddressDetailWithZipCode.CountryCode
`;

const SHARES = [
  [125, '44B', 7.5],
  [126, '44BB', 10],
  [127, '44BBA', 5],
  [128, '44BBB', 10],
  [129, '44D', 80],
  [130, '44BBC', 20],
  [131, '10TIA', 4],
  [136, '44BBD', 25],
] as const;
/** Numbers of item 36 of Schedule BP, each the profit of its section. */
const DEEMED = [
  ['220', '44B'],
  ['221', '44BB'],
  ['222', '44BBA'],
  ['223', '44BBB'],
  ['224', '44BBC'],
  ['225', '44BBD'],
  ['226,259', '44D'],
] as const;
const SECTIONS = ['44AE', '44B', '44BB', '44BBA', '44BBB', '44BBC', '44BBD', '44D', '44DA'];
const sum = (parts: readonly string[]) => parts.join(' + ');
const INVESTED = '$NA.NonCurrInvstmnts';

const accounts = `
@
50 ${INVESTED}.TotNonCurrInvstmnts = ${sum(['InvInProperty', 'EquityInstruments.Total', 'PreferenceShares', 'GovtOrTrustSecurities', 'DebenturesOrBonds', 'MutualFunds', 'InvstmntInPrtnrShipFirm', 'OtherInvstmnts'].map((key) => `${INVESTED}.${key}`))}
116 give $PL.TotalPrsumptvIncUs44E if has $PL.NatOfBus44AE # A goods carriage business must declare income u/s 44AE
117 $PL.TotalPrsumptvIncUs44EGoods = $PL.GoodsDtlsUs44AE[].PresumptiveIncome
121 give $PL.NatOfBus44AE if $PL.TotalPrsumptvIncUs44E > 0 # Enter the business of this income
122 $AP.Appropriations.TotAppropriations = ${sum(['TrfToReserves', 'ProposedDividend', 'TaxOnDividend', 'AppropriationsCSR', 'AnyOtherAppr'].map((key) => `$AP.Appropriations.${key}`))}
123 give $PL.GoodsDtlsUs44AE if $PL.TotalPrsumptvIncUs44E > 0 # Enter the goods carriages of this income
133 $PL.NoBooksOfAccPL.NetProfit = $PL.NoBooksOfAccPLDetails[].NetProfit
135 $PL.NoBooksOfAccPL.GrossReceipt = $PL.NoBooksOfAccPLDetails[].GrossReceipt
137 $PL.NoBooksOfAccPL.NetProfit <= $PL.NoBooksOfAccPL.GrossReceipt
195 $BA.ProfBfrTaxPL = $DR.PBT + $PL.TotalPrsumptvIncUs44E + $PL.NoBooksOfAccPL.NetProfit
219 $BA.DeemedProfitBusUs.Section44AE = $PL.TotalPrsumptvIncUs44E
${DEEMED.map(([no, section]) => `${no} $BA.DeemedProfitBusUs.Section${section} = $PL.NoBooksOfAccPLDetails[Section=${section}].NetProfit`).join('\n')}
241 $BA.DeemedProfitBusUs.TotDeemedProfitBusUs = ${sum([...SECTIONS.map((s) => `Section${s}`), 'ChapterXIIG', 'FirstSchTActOther'].map((key) => `$BA.DeemedProfitBusUs.${key}`))}
248 $BA.PLUs44sChapXIIGOthrUs115B = ${sum([...SECTIONS.map((s) => `ProfitLossUs${s}`), 'ProfitChapterXIIG', 'FirstSchITActOthr115B'].map((key) => `$BA.ProfitLossInclRefrdSec.${key}`))}
${SECTIONS.map((s) => `257 $BA.ProfitLossInclRefrdSec.ProfitLossUs${s} = $BA.DeemedProfitBusUs.Section${s}`).join('\n')}
@ $PL.NoBooksOfAccPLDetails[]
${SHARES.map(([no, section, share]) => `${no} NetProfit >= ${share}% * GrossReceipt if Section:${section} # The profit is below the percentage of receipts under the section`).join('\n')}
`;

/** Lines of one block: the bases of Schedule DPM, and claims for part of the year. */
const CLAIMED: Readonly<Record<string, number>> = {
  building_5: 294,
  building_10: 295,
  building_40: 296,
  furniture: 297,
  intangible: 298,
  ships: 299,
};
const blocks = assetBlocks
  .map(({ key, json, rate, plant }) => {
    const cost = 'WDVFirstDay + AdditionsGrThan180Days';
    const kept = `CapGainUs50 = 0 & RealizationTotalPeriod + RealizationPeriodDuringYear < ${cost} + AdditionsLessThan180Days`;
    const gain =
      'RealizationTotalPeriod + RealizationPeriodDuringYear - WDVFirstDay - AdditionsGrThan180Days - AdditionsLessThan180Days - ExpdrOnTrforSaleAsset';
    if (!plant)
      return CLAIMED[key] === undefined
        ? ''
        : `@ ${json}\n${CLAIMED[key]} ProportionateAggDepreciation <= NetAggregateDepreciation`;
    return rate === 4500
      ? `@ ${json}\n${whereChosen(ANY, '275 nil TotalDepreciation', 'With the chosen rate, no block exceeds 40%').replaceAll(' if $', ' if /$')}`
      : `@ ${json}
270 FullRateDeprAmt = pos( ${cost} - RealizationTotalPeriod ) if ${kept}
271 HalfRateDeprAmt = pos( AdditionsLessThan180Days - RealizationPeriodDuringYear ) if ${kept} & RealizationTotalPeriod <= ${cost}
278,284 CapGainUs50 = ${gain} if ${gain} > 0
278 CapGainUs50 = ${gain} if CapGainUs50 != 0`;
  })
  .join('\n');

const heads = `
@ ScheduleHP.PropertyDetails[]
175 Rentdetails.ThirtyPercentOfBalance ~= 30% * Rentdetails.AnnualOfPropOwned if Rentdetails.AnnualOfPropOwned > 0 & /$F.Section115BA!:115BAB & /$NOW!:115BAB
${whereChosen(BAB, '187 nil Rentdetails.ThirtyPercentOfBalance', CLOSED).replaceAll(' if $', ' if /$')}
${whereChosen(BAB, '188 nil Rentdetails.IntOnBorwCap', CLOSED).replaceAll(' if $', ' if /$')}
193 AssessePercentShareProp = 100 if PropCoOwnedFlg:NO & AssessePercentShareProp != 0
@
180 ScheduleHP.TotalIncomeChargeableUnHP = ScheduleHP.PropertyDetails[].Rentdetails.IncomeOfHP + ScheduleHP.PassThroghIncome
${whereChosen(LOW, '255 nil $BP.IncSpecifiedBusiness.DedSec35AD', CLOSED)}
448,454 nil Schedule115AD.Schedule115ADDtls if has Schedule112A.Schedule112ADtls # Enter shares in Schedule 112A or 115AD, not both
465 $O.Deductions.Depreciation <= $O.RentFromMachPlantBldgs
${whereChosen(BAB, '488 nil $O.Deductions.Expenses, $O.Deductions.Depreciation, $RH.DeductSec57', CLOSED)}
498 nil $O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount if nri # Section 115BBF is for residents
498 nil $O.OthersGrossDtls[SourceDescription=5BBF].SourceAmount if $FS.IncomeTaxSec:12 # Section 115BBF is for returns filed in time only
521 $CY.ProfGainUs115B.IncCYLA.IncOfCurYrUnderThatHead = $SET.ProfGainUs115B.IncOfCurYrAfterSetOff
539 ScheduleBFLA.ProfGainUs115B.IncBFLA.IncOfCurYrUndHeadFromCYLA = $CY.ProfGainUs115B.IncCYLA.IncOfCurYrAfterSetOff
542 ScheduleBFLA.STCG20Per.IncBFLA.IncOfCurYrUndHeadFromCYLA = $CY.STCG20Per.IncCYLA.IncOfCurYrAfterSetOff
546 ScheduleBFLA.LTCG12_5Per.IncBFLA.IncOfCurYrUndHeadFromCYLA = $CY.LTCG12_5Per.IncCYLA.IncOfCurYrAfterSetOff
564 nil ScheduleCFL.LossCFFromPrevYrToAY.CarryFwdLossDetail.AmtAdjAccOptTaxUs115BAA_115BA, ${[1, 2, 3, 4, 5, 6].map((n) => `ScheduleCFL.LossCFCurrentAssmntYear202${n}.CarryFwdLossDetail.AmtAdjAccOptTaxUs115BAA_115BA`).join(', ')} if $F.Section115BA!:115BAA & $NOW!:115BAA # This adjustment belongs to section 115BAA
569 nil ITRScheduleUD.TotAmtAdjOptTaxUs115BAA if $F.Section115BA!:115BAA & $NOW!:115BAA # This adjustment belongs to section 115BAA
621 ScheduleSI.TotSplRateIncTax = $SI[].SplRateIncTax
622 $SI[SecCode=5B].SplRateInc = ScheduleBFLA.ProfGainUs115B.IncBFLA.IncOfCurYrAfterSetOffBFLosses
651 ScheduleEI.IncChrgblAsPerDTAA = ScheduleEI.IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls[].AmountOfIncome
657 nil ScheduleEI.OthersInc.OthersIncDtls[SubCategory=10(4C)|10(6A)|10(6B)|10(6C)|10(6D)|10(15B)|10(48)|10(48A)|10(48B)].OthAmount if $O1.DomesticCompFlg:Y # This exemption is for foreign companies
`;

const gifts = (no: number, schedule: string, of: string) =>
  [
    [0, 'TotalDonationAmtCash', 'DonationAmtCash'],
    [1, 'TotalDonationAmtOtherMode', 'DonationAmtOtherMode'],
    [2, 'TotalEligibleDonationAmt', 'EligibleDonationAmt'],
  ]
    .map(
      ([i, total, key]) =>
        `${no + Number(i)} ${schedule}.${total}${of} = ${schedule}.${schedule}Details[].${key}`,
    )
    .join('\n');

const totals = `
@
${gifts(580, 'Schedule80GGB', '80GGB')}
${gifts(591, 'Schedule80GGC', '80GGC')}
${whereChosen(LOW, '577 nil Schedule80GGB.Schedule80GGBDetails', CLOSED)}
${whereChosen(LOW, '588 nil Schedule80GGC.Schedule80GGCDetails', CLOSED)}
583 nil Schedule80GGB.TotalEligibleDonationAmt80GGB if $TI.GrossTotalIncome = 0 # Without income, nothing can be deducted
594 nil Schedule80GGC.TotalEligibleDonationAmt80GGC if $TI.GrossTotalIncome = 0 # Without income, nothing can be deducted
@ Schedule80GGB.Schedule80GGBDetails[]
586 give TransactionRefNum, IFSCCode if DonationAmtOtherMode > 0 # Reference number and IFSC of this payment are needed
@ Schedule80GGC.Schedule80GGCDetails[]
590 DonationAmt = DonationAmtCash + DonationAmtOtherMode
596 DonationDate from YEAR-START
596 DonationDate until YEAR-END
597 give TransactionRefNum, IFSCCode if DonationAmtOtherMode > 0 # Reference number and IFSC of this payment are needed
598 give PoliticalPartyName, PoliticalPartyPAN if DonationAmt > 0 # Name and PAN of the political party are needed
@
666 nil $M.AdditionsProfUs115JB.TotalAdditions, $M.DeductionsProfUs115JB.TotalAdditions if $M.FinancialStamentFlag:N # Without Ind AS, leave these adjustments blank
680 nil $MC.AmtOfTaxWithCred if $MC.TaxOthProvCurrAssYr <= $MC.TaxUs115JBCurrAssYr # Credit cannot be used in a year with minimum tax
686 nil $M.BookProfUs115JB if $O1.DomesticCompFlg:N & $F.NRI_PE!:Y & $F.RegistratedLaw!:Y # A foreign company without a permanent establishment or registration is not liable to minimum tax
748 $TI.IncChargeableTaxSplRates = ScheduleSI.TotSplRateInc
754 $TI.ProfBusGain.IncmForeignCompRule10TIA = $SET.IncmForeignCompRule10TIA.IncOfCurYrAfterSetOff
773 nil $C.CredUs115JAATaxPaid if $TONTI.GrossTaxLiability < $DEEM.TotalTax # Credit cannot be used in a year with minimum tax
777 $PAID.TCS = ScheduleTCS.TotalSchTCS
778 $PAID.TDS = ScheduleTDS2.TotalTDSonOthThanSals + ScheduleTDS3.TotalTDS3OnOthThanSal
808 Schedule80G.TotalEligibleDonationsUs80G <= Schedule80G.TotalDonationsUs80G
812 $D.Section80G <= Schedule80G.TotalEligibleDonationsUs80G
${whereChosen(LOW, '815 nil $D.TotPartBchapterVIA', CLOSED)}
827 $BA.IncCredPL.FirmShareInc <= ScheduleIF.TotalProfitShareAmt
840 $F.IsIfsc in N if $U.Section80LA > 0 # Section 80LA(1) is not for a unit in an International Financial Services Centre
@ ScheduleTDS2.TDSOthThanSalaryDtls[]
795 give PANofOtherPerson if TDSCreditName:O # Enter the PAN of the other person
@ ScheduleTDS3.TDS3onOthThanSalDtls[]
795 give PANofOtherPerson if TDSCreditName:O # Enter the PAN of the other person
`;

/** Rules of ITR-6's list that ITR-5 has in other words, or not. */
export const ownTables: readonly string[] = [part, accounts, blocks, heads, totals];
