import { all } from '../../itr5/rules/table-accounts.ts';

const IN_36 =
  'StkInsurPrem EmpHealthInsurPrem EmpBonusCommSum IntOnBorrCap ZeroCoupBondDisc RecogPFContribAmt AppSuperAnnFundAmt PensionSchemeSec80CCD AppGratFundAmt OthFundAmt EmpContributionCredits BadDebtDoubtAmt BadDebtDoubtProvn SpecResrvTranfr FamPlanPromoExp SecuritiesPaidAmt MrktLossOthExpLossICDS AnyOthDisallowance';
/** Items 16 to 49 of the profit and loss account. */
const EXPENSES =
  'Freight ConsumptionOfStores PowerFuel RentExpdr RepairsBldg RepairMach EmployeeComp.TotEmployeeComp Insurances.TotInsurances StaffWelfareExp Entertainment Hospitality Conference SalePromoExp Advertisement CommissionExpdrDtls.Total RoyalityDtls.Total ProfessionalConstDtls.Total HotelBoardLodge TravelExp ForeignTravelExp ConveyanceExp TelephoneExp GuestHouseExp ClubExp FestivalCelebExp Scholarship Gift Donation RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT AuditFee OtherExpenses BadDebtDtls.BadDebt ProvForBadDoubtDebt OthProvisionsExpdr';

const CREDITED = '$BA.IncRecCredPLOthHeadDtls';
const CREDITS =
  'pos( $CR.TotCreditsToPL ) + pos( $TR.TotRevenueFrmOperations ) + $PL.NoBooksOfAccPL.GrossReceipt';
const OTHER_HEADS = ['HouseProperty', 'CapitalGains', 'OtherSources'];
const SPECIAL = ['UnderSec115BBF', 'UnderSec115BBG'];
const BORNE = '44B 44BB 44BBA 44BBB 44BBC 44BBD 44D'.split(' ');

const accounts = `
@
13 nil $EL.TotEquityAndLiabilities if $F.FinancialStmtFlag:Y # With Ind AS, leave the ordinary accounts blank
13 nil $DR.PBT, $TR.TotRevenueFrmOperations, ManufacturingAccount.CostOfGoodsPrdcd if $F.FinancialStmtFlag:Y & has PARTA_PLIndAS.DebitsToPL # With Ind AS, leave the ordinary accounts blank
39 $F.FiiFpiFlag in Y if $O.OthersGrossDtls[SourceDescription=5AD1i|5AD1iP|5AD1iDiv].SourceAmount > 0 # Section 115AD income is only for foreign institutional investors
52 $CA.CurrInvstmnts.TotCurrInvstmnts = ${all('$CA.CurrInvstmnts.', 'EquityInstruments.Total PreferenceShares GovtOrTrustSecurities DebenturesOrBonds MutualFunds InvstmntInPrtnrShipFirm OtherInvstmnts')}
110 $DR.PBIDTA = $CR.TotCreditsToPL - ${EXPENSES.split(' ')
  .map((key) => `$DR.${key}`)
  .join(' - ')}
111 $DR.InterestExpdrtDtls.InterestExpdr = $DR.InterestExpdrtDtls.NonResOtherCompany + $DR.InterestExpdrtDtls.Others
124 give $PL.TotalPrsumptvIncUs44E if $BA.DeemedProfitBusUs.Section44AE > 0 # Enter the goods carriages of this income
${BORNE.map((section) => `124 give $PL.NoBooksOfAccPLDetails[Section=${section}].NetProfit if $BA.DeemedProfitBusUs.Section${section} > 0 # Enter receipts and profit under this section`).join('\n')}
166 $OI.AmtDisallUs36.TotAmtDisallUs36 = ${all('$OI.AmtDisallUs36.', IN_36)}
${OTHER_HEADS.map((key) => `230 ${CREDITED}.${key} <= ${CREDITS}`).join('\n')}
230 $BA.IncCredPL.TotExempInc <= ${CREDITS}
236 $BA.DeemIncUs41 = $OI.ProfTaxAmtUs41
237 give $BA.PLUs44sChapXIIGUs115B if $SI[SecCode=5B].SplRateInc > 0 # Enter life insurance profit in Schedule BP
260 nil $BA.Amt32AC if $F.Section115BA:115BA # Not available with the chosen rate
260 nil $BA.Amt32AC if $NOW:115BA # Not available with the chosen rate
269 ${CREDITED}.HouseProperty <= ${CREDITS} - ${[...OTHER_HEADS.slice(1), ...SPECIAL].map((key) => `${CREDITED}.${key}`).join(' - ')} # Incomes of other heads exceed the total credited to the accounts
`;

const CLAIMS = '/ScheduleCG.DeducClaimInfo';
/** Balance of a gain: with a loss nothing is exempt. */
const left = (
  no: number,
) => `${no} CapgainonAssets = pos( Balance - ExemptionOrDednUs54.ExemptionGrandTotal ) if Balance >= 0
${no} CapgainonAssets = Balance - ExemptionOrDednUs54.ExemptionGrandTotal if Balance < 0`;
const both = (no: number) =>
  ['FullConsideration50C', 'AquisitCost']
    .map(
      (key) =>
        `${no} give DateofSale, DateofPurchase if ${key} > 0 # Enter both dates for a sale of land or building`,
    )
    .join('\n');

const gains = `
@ $ST.SaleofLandBuild.SaleofLandBuildDtls[]
${left(349)}
${both(410)}
@ $LT.SaleofLandBuild.SaleofLandBuildDtls[]
${left(368)}
${both(409)}
@ $LT.NRIOnSec112and115.NRIOnSec112and115Dtls[]
375 BalanceCG = FullConsideration - DeductSec48.TotalDedn
432 give SectionCode if FullConsideration > 0 # Choose the section of this gain
@ $LT.SaleofAssetNADtls.SaleofAssetNA
399 CapgainonAssets = pos( BalanceCG - ExemptionOrDednUs54.ExemptionGrandTotal ) if BalanceCG >= 0
399 CapgainonAssets = BalanceCG - ExemptionOrDednUs54.ExemptionGrandTotal if BalanceCG < 0
@ $LT.Proviso112Applicable.Proviso112Applicabledtls
436 nil DeductSec48.TotalDedn if FullConsideration = 0 # Cost and expenses need a sale consideration
@ $ST
416 once EquityMFonSTT[].MFSectionCode
@
437 ${CLAIMS}.DeducClaimDtlsUs54EC[].AmtDeducted <= limit.bonds # Section 54EC: {found} is more than {value}
`;

const bfla = (pool: string) => `/ScheduleBFLA.${pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses`;
const LOSSES =
  'TotalHPPTILossCF BroughtFrwdBusLossSetOffDrYr LossFrmSpecBusCF LossFrmSpecifiedBusCF LossFrmLifeInsBusUs115B TotalSTCGPTILossCF TotalLTCGPTILossCF OthSrcLossRaceHorseCF'.split(
    ' ',
  );
const CARRIED = '/ScheduleCFL.CurrentYearLossCF.LossSummaryDetail';
const OF_80IB = [
  'DeductMinOilUs80_IB_9_Und',
  'DeductHousUs80_IB_10_Und',
  'DeductFruitVegUs80_IB_11A_Und',
  'DeductFoodGrainUs80_IB_11A_Und',
];

const sources = `
@
475 split ScheduleOS.DividendIncUs115BBDA = pos( $O.DividendOthThan22e - $DT[NatureOfIncome=1a].DTAAamt - pos( $O.Deductions.IntExp57 - $O.Dividend22e ) )
480 $DT[NatureOfIncome=2aii].DTAAamt <= pos( $O.IncChrgblUs115BBJ )
495 $O.IncChargblSplRateOS.TotalAmtTaxUsDTAASchOs = $DT[].DTAAamt
496 nil $O.Deductions.Expenses if $O.GrossIncChrgblTaxAtAppRate <= $O.DividendGross # Expenses need corresponding income; from dividends only interest is deductible
${['ST', 'LT'].map((kind) => `500 give $O.Dividend22f if $${kind}.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares < 0 # A loss on shares bought back needs the dividend u/s 2(22)(f)`).join('\n')}
562 $CFLNOW.LossFrmLifeInsBusUs115B = pos( 0 - $BA.PLUs44sChapXIIGUs115B ) if $FS.IncomeTaxSec!:12
${LOSSES.map((key) => `566 ${CARRIED}.${key} = $CFLNOW.${key}`).join('\n')}
595 give Schedule80GGC if $D.Section80GGC > 0 # Fill the schedule of this deduction
624,627 $SI[SecCode=5BBJ].SplRateInc = $O.IncChrgblUs115BBJ - $DT[NatureOfIncome=2aii].DTAAamt
671 $M.Additions.ITPaidInclDefTax >= $AP.ProvForCurrTax + $AP.ProvDefTax if has $M
685 give $M if $O1.DomesticCompFlg:Y & $F.Section115BA!:115BAA|115BAB & $NOW!:115BAA|115BAB # A domestic company must fill Schedule MAT
739 $TI.NetAgricultureIncomeOrOtherIncomeForRate = pos( ScheduleEI.NetAgriIncOrOthrIncRule7 )
745 $TI.DeemedTotIncSec115JB = pos( $M.DeemedTotalIncUs115JB )
747 $TI.LossesOfCurrentYearCarriedFwd = ${LOSSES.map((key) => `${CARRIED}.${key}`).join(' + ')}
747 nil ${LOSSES.slice(1)
  .map((key) => `$CFLNOW.${key}`)
  .join(
    ', ',
  )} if $FS.IncomeTaxSec:12 # In a belated return only the loss from house property is carried forward
824 /Schedule80_IB.TotSchedule80_IB = ${OF_80IB.map((key) => `/Schedule80_IB.${key}.Sch80DeductAmtDtls[].DeductAmountSec80`).join(' + ')}
841 $D.Section80M <= ${bfla('OthSrcExclRaceHorse')} + ${bfla('BusProfExclSpecProf')}
841 $U.Section80M_OS <= $O.DividendGross
841 $U.Section80M_BP <= $CR.OthIncome.Dividends
843 nil $U.Section80PA if no $CODES[Code=${Array.from({ length: 18 }, (_, i) => `01${String(i + 1).padStart(3, '0')}`).join('|')}].Code # Section 80PA is for producer companies in agriculture
854 $D.Section80GGC <= $U.Section80GGC
@ $U.Section80MDtls[]
837 Section80MDate until 2026-09-30 if /$F.ItrFilingDueDate:2026-10-31 # The dividend must be distributed at least a month before the due date of the return
837 Section80MDate until 2026-10-31 if /$F.ItrFilingDueDate:2026-11-30 # The dividend must be distributed at least a month before the due date of the return
844 give Section80MType if Section80MAmnt > 0 # Choose the schedule of the dividend received
`;

const EQ = 'EquityAndLiablities.Equity';
const NON = 'EquityAndLiablities.Liabilities.NonCurrLiabilities';
const CUR = 'EquityAndLiablities.Liabilities.CurrentLiabilities';
const PPE = 'Assets.NonCurrAssets.PropertyPlantEquip';
const HELD = `${PPE}.FinancialAssets`;
const NOW_HELD = 'Assets.CurrentAssets.FinancialAssets';

/** Accounts of a company under Ind AS that others do not have; the numbers of the others are in `twins`. */
const indAs = `
@ PARTA_BSIndAS
58 ${EQ}.EquityShareCapital.TotShareCapital = ${all(`${EQ}.EquityShareCapital.`, 'IssuedSubsPaidUp SubscribedNotFullyPaid')}
59 ${EQ}.OtherEquityReserv.TotalEquity = ${EQ}.EquityShareCapital.TotShareCapital + ${EQ}.OtherEquityReserv.TotResrNRetEar
60 ${NON}.TotalNonCurrLiab = ${all(`${NON}.`, 'FinancialLiabilities.TotalLTBorrowings FinancialLiabilities.TradePayables FinancialLiabilities.OtherFinancialLiab Provisions.TotalProvisions DefrdTaxCurrLiabilites OtherNonCurLiabilites.TotalOthNonCurrLiab')}
61 ${CUR}.TotalEquityLiab = ${EQ}.OtherEquityReserv.TotalEquity + ${NON}.TotalNonCurrLiab + ${CUR}.TotalCurrentLiab
62 ${HELD}.TotalNonCurrntAsst = ${all(`${PPE}.`, 'NetBlock CapWrkProg InvstPropNetBlock GoodWlNetBlock OthIntAstNetBlock IntAstUndrDevlpmnt BioAstNetBlock')} + ${all(`${HELD}.`, 'Investments.TotalNonCurrentInvst TradeReceivables.TotalTradeReceivbls Loans.TotalLoans OtherFinacialAssets.TotalOthFinancialAsst OtherFinacialAssets.DefrdTaxAsst OtherNonCurrentAssets.TotalNonCurrAsst')}
63 ${NOW_HELD}.OtherCurrentAssets.TotalCurrAsst = Assets.CurrentAssets.Inventories.TotalInventories + ${all(`${NOW_HELD}.`, 'TotalFinancialAsst CurrentTaxAsst OtherCurrentAssets.TotalOthCurrentAsst')}
@ PARTA_PLIndAS.OtherComprnsvInc
159 ItemsNotReclsfdPnL.TotalNotPnL = ${all('ItemsNotReclsfdPnL.', 'ChangesInSurplus ReMesDefinedBenftPlans EquityOCI FairValFVTPl ShareOfOtherComprInc OthersTotal IncomeTaxNotPnL')}
160 ItemsReclsfdPnL.TotalPnL = ${all('ItemsReclsfdPnL.', 'ExchangeDiff DebtsOCI EffecPortionGainnLoss ShareOCI OthersTotal IncomeTaxReclsPnL')}
161 TotalComprIncome = /$AP.ProfitAfterTax + ItemsNotReclsfdPnL.TotalNotPnL + ItemsReclsfdPnL.TotalPnL if /$F.FinancialStmtFlag:Y
`;

/** Rules of the list for ITR-6 left by the other tables. */
export const restTables: readonly string[] = [accounts, gains, sources, indAs];

/** Accounts have the same lines with and without Ind AS: number without and with it. */
export const twins: Readonly<Record<number, number>> = {
  64: 75,
  65: 76,
  66: 77,
  67: 78,
  68: 79,
  69: 80,
  70: 81,
  72: 82,
  83: 90,
  84: 91,
  85: 92,
  86: 93,
  87: 94,
  88: 95,
  89: 96,
  97: 139,
  98: 140,
  99: 141,
  100: 142,
  101: 143,
  102: 144,
  103: 145,
  104: 146,
  105: 147,
  106: 148,
  107: 149,
  108: 150,
  109: 151,
  110: 152,
  111: 153,
  112: 154,
  113: 155,
  114: 156,
  115: 158,
  122: 157,
  134: 162,
};
