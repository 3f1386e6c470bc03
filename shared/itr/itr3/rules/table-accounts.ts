import { not44AD } from '../../codes/not-44ad.ts';

const all = (node: string, keys: string): string =>
  keys
    .split(' ')
    .map((key) => `${node}${key}`)
    .join(' + ');
const atLeastNil = (no: number, node: string, keys: string): string =>
  keys
    .split(' ')
    .map((key) => `/${no} ${node}${key} >= 0`)
    .join('\n');

const GOODS = 'CentralGoodServiceTax StateGoodServiceTax IntegratedGoodServiceTax UnionTerrGoodServiceTax';
const DUTIES = `UnionExciseDuty ServiceTax VATorSaleTax ${GOODS} OthDutyTaxCess`;
const IN43B =
  'TaxDutyCesAmt ContToEmpPFSFGF EmpBonusComm IntPayaleToFI SumPayaleLoanBrToFinComp IntPayaleToFISchBank LeaveEncashPayable RailwayAssetsPayable MSEPayable';
const OVERHEADS =
  'IndirectWages FactoryRentAndRates FactoryInsurance FactoryFuelAndPower FactoryGeneralExpenses DeprctnOfFactoryMachinery';
const AUDIT_NEEDED = 'With these receipts the accounts must be audited u/s 44AB';
const NOT_NEGATIVE_TRADING =
  'SaleOfGoods SaleOfServices OperatingRevenueTotal SalesGrossReceiptsTotal GrossRcptFromProfession TotRevenueFrmOperations ClsngStckOfFinishedStcks OpngStckOfFinishedStcks Purchases DirectExpenses CarriageInward PowerAndFuel TurnoverIntradayTrd TurnoverFutureTrd';

/** Years of Schedule ESR closed to the new regime (s.115BAC(2)). */
const research = ['1_i', '1_ii', '1_iia', '1_iii', '1_iv', '2AA', '2AB', '_CCC', '_CCD'].map(
  (key) => `Section35_${key.replace(/^_/, '')}.DeductUs35`,
);
const closed = ['1_ii', '1_iia', '1_iii', '2AA', 'CCC'].map((key) => `Section35_${key}.DeductUs35`);
const standards =
  'AccPolicyAmtDetl InventoriesValueDetl ConstContractsAmtDetl RevenueRcgAmtDetl TangibleFixedAssetDetl ForeignExgRatesDetl GovtGrantsDetl SecuritiesDetl BorrowingCostsDetl ProvAssetsDetl'.split(
    ' ',
  );
/** Presumptive lines of item 4a with the least share of receipts of each section of non-residents. */
const nonResident = [
  [142, '44BBD', 25],
  [143, '44B', 7.5],
  [144, '44BB', 10],
  [145, '44BBA', 5],
  [146, '44BBC', 20],
] as const;

/** Rules of Parts A (audit, accounts, other information) and Schedules ESR and ICDS that only ITR-3 has; see lines.ts. */
export const accountsTable = `
@
/9 give $F.AssesseeRep if Verification.Capacity:R # Particulars of the representative are needed
/9 never $F.AsseseeRepFlg if Verification.Capacity:R & $F.AsseseeRepFlg!:Y # The return is verified by a representative: answer Yes
/13 give $AI.AuditReportFurnishDate, $AI.AckNum44AB, $AI.AudFrmName if $AI.LiableSec44ABflg:Y & $AI.AuditAccountantFlg:Y # The accounts are audited: enter details of the auditor and the report
/13 give $AI.AudFrmPAN if $AI.LiableSec44ABflg:Y & $AI.AuditAccountantFlg:Y & no $AI.AudFrmAadhaar # The accounts are audited: enter details of the auditor and the report
/14 give $AI.IncDclrdUs
/17 $AI.AuditReportFurnishDate until TODAY # The date of the audit report cannot be in the future
/17 $AI.AuditDetails92E.DateOfAudit until TODAY # The date of the audit report cannot be in the future
@ $AI.AuditDetails[]
/17 DateOfAudit until TODAY # The date of the audit report cannot be in the future
@ $AI.AuditReportDetails[]
/17 DateOfAudit until TODAY # The date of the audit report cannot be in the future
@
/25 give $F.ItrFilingDueDate
/27 never $F.ItrFilingDueDate if $F.ItrFilingDueDate:2026-11-30 & no ScheduleIF.PartnerFirmDetails & no Schedule5A2014 & $AI.LiableSec92Eflg!:Y # This due date requires Schedule IF, Schedule 5A or a report u/s 92E
/28 never $AI.LiableSec44ABflg if $AI.AgrOFAllAmtsRcvd:MoreThan5Per & $AI.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
/29 never $AI.LiableSec44ABflg if $AI.AgrOFAllPayMade:MoreThan5Per & $AI.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
/41 give $F.Form10IEAAssYear, $F.Form10IEAEarlierAYAckOldRegime if $F.Form10IEAEarlierAYOldRegime:Y # Year and acknowledgement number of Form 10-IEA are needed
/42 give $F.AssYrF10IEANewTaxReg, $F.Form10IEAEarlierAYAckNewRegime if $F.F10IEAEarlierAYNewRegime:Y # Year and acknowledgement number of Form 10-IEA are needed
/43 give $F.F10IEACurrAYNewRegime if $F.Form10IEAEarlierAYOldRegime:Y & $F.F10IEAEarlierAYNewRegime:N # Answer whether you are returning to the new regime this year
/44 give $F.F10IEADateCurrAYNewTax, $F.F10IEAAckNoCurrAYNewTax if $F.F10IEACurrAYNewRegime:Y # Date and acknowledgement number of Form 10-IEA are needed
/45 give $F.F10IEADateCurrAYOldTax, $F.F10IEAAckNoCurrAYOldTax if $F.F10IEACurrAYOldRegime:Y # Date and acknowledgement number of Form 10-IEA are needed
/47 differ $F.AssesseeRep.RepEmailID, $P.Address.EmailAddress # E-mail and mobile of the representative must differ from those of the assessee
/47 differ $F.AssesseeRep.RepMobileNo, $P.Address.MobileNo # E-mail and mobile of the representative must differ from those of the assessee
/49 give $P.SecondaryAdd
/303 never $BP.IncChrgUnHdProftGain if $BA.ProfBfrTaxPL = 0 & $BP.IncChrgUnHdProftGain = 0 & $BA.DeemedProfitBusUs.TotDeemedProfitBusUs = 0 & no ScheduleIF.PartnerFirmDetails & $AI.LiableSec92Eflg!:Y & Schedule5A2014.BooksSpouse92EFlg!:Y & ScheduleCFL.AdjTotBFLossInBFLA.LossSummaryDetail.BusLossOthThanSpecLossCF = 0 & ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.BusLossOthThanSpecLossCF = 0 & ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.LossFrmSpecBusCF = 0 & ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.LossFrmSpecifiedBusCF = 0 & no ITR3ScheduleUD.ScheduleUD # ITR-3 is for income from business or profession: fill Schedule BP, Schedule IF or losses brought forward

@ PARTA_BS.FundSrc.Advances
/60 TotalAdvances = FromPrsn + FromOthers

@ ManufacturingAccount
/61 $OPEN.OpngInvntryTotal = $OPEN.OpngStckRawMat + $OPEN.OpngStckWrkinPrgrs
/63 $OPEN.TotalFactoryOverheads = ${all('$OPEN.', OVERHEADS)}
/64 $OPEN.TotalDebtsManfctrngAcc = ${all('$OPEN.', 'OpngInvntryTotal Purchases DirectWages DirectExpenses TotalFactoryOverheads')}
/65 ClosingStock.ClsngStckTotal = ClosingStock.ClsngStckRawMaterial + ClosingStock.ClsngStckWrkInPrgrs
/66 CostOfGoodsPrdcd = $OPEN.TotalDebtsManfctrngAcc - ClosingStock.ClsngStckTotal
${atLeastNil(67, '$OPEN.', `OpngStckRawMat OpngStckWrkinPrgrs OpngInvntryTotal Purchases DirectWages DirectExpenses CarriageInward PowerAndFuel OthDirectExpenses ${OVERHEADS} TotalFactoryOverheads TotalDebtsManfctrngAcc`)}
${atLeastNil(67, 'ClosingStock.', 'ClsngStckRawMaterial ClsngStckWrkInPrgrs ClsngStckTotal')}

@ TradingAccount
/69 OperatingRevenueTotal = OtherOperatingRevenueDtls[].OperatingRevenueAmt
/70 SalesGrossReceiptsTotal = SaleOfGoods + SaleOfServices + OperatingRevenueTotal
/71 ExciseCustomsVAT.TotExciseCustomsVAT = ${all('ExciseCustomsVAT.', DUTIES)}
/72 TotRevenueFrmOperations = SalesGrossReceiptsTotal + GrossRcptFromProfession + ExciseCustomsVAT.TotExciseCustomsVAT
/73 DirectExpenses = CarriageInward + PowerAndFuel + OtherIncDtls[].Amount
/75 GrossProfitFrmBusProf = TardingAccTotCred - OpngStckOfFinishedStcks - Purchases - DirectExpenses - DutyTaxPay.ExciseCustomsVAT.TotExciseCustomsVAT - GoodsCostPrdcdFrmMA
${atLeastNil(76, '', NOT_NEGATIVE_TRADING)}
/77 IncomeIntradayTrd <= TurnoverIntradayTrd # Income from intraday trading ({found}) cannot be more than its turnover ({value})
/78 IncomeFutureTrd <= TurnoverFutureTrd # Income from futures and options ({found}) cannot be more than their turnover ({value})

@ $CR
/79 GrossProfitTrnsfFrmTrdAcc = /$TR.GrossProfitFrmBusProf + /$TR.IncomeIntradayTrd + /$TR.IncomeFutureTrd
/81 OthIncome.TotOthIncome = ${all('OthIncome.', 'RentInc Comissions Dividends InterestInc ProfitOnSaleFixedAsset ProfitOnInvChrSTT ProfitOnOthInv ProfitOnCurrFluct ProfitOnCnvInvntryToCapAsst ProfitOnAgriIncome MiscOthIncome')}
/82 TotCreditsToPL = GrossProfitTrnsfFrmTrdAcc + OthIncome.TotOthIncome
@ $DR
/83 give EmployeeComp.AmtPaidToNonRes if EmployeeComp.AnyCompPaidToNonRes:Y # Enter the amount paid to non-residents
/89 RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT = ${all('RatesTaxesPays.ExciseCustomsVAT.', `${DUTIES} Cess`)}
/90 OtherExpenses = OtherExpensesDtls[].Amount
/94 PBT = PBIDTA - InterestExpdrtDtls.InterestExpdr - DepreciationAmort
@ $DR.BadDebtDtls.OthersPANNotAvlblDtl[]
/147 give Name, FlatDoorBlockNumber, AreaLocality, TownCityDistrict, StateCode, CountryCode if Amount > 100000 # Name and address of this debtor are needed
@ $PL
/95 TaxProvAppr.ProfitAfterTax = DebitsToPL.PBT - TaxProvAppr.ProvForCurrTax - TaxProvAppr.ProvDefTax
/96 TaxProvAppr.AmtAvlAppr = TaxProvAppr.ProfitAfterTax + TaxProvAppr.BalBFPrevYr
/97 TaxProvAppr.ProprietorAccBalTrf = TaxProvAppr.AmtAvlAppr - TaxProvAppr.TrfToReserves
/102 PersumptiveInc44AD.TotPersumptiveInc44AD <= PersumptiveInc44AD.GrsTrnOverOrReceipt
/122 NoBooksOfAccPL.NetProfit = pos( NoBooksOfAccPL.GrossProfit - NoBooksOfAccPL.Expenses )
/123 NoBooksOfAccPL.NetProfitPrf = pos( NoBooksOfAccPL.GrossProfitPrf - NoBooksOfAccPL.ExpensesPrf )
/124 NoBooksOfAccPL.GrossProfit <= NoBooksOfAccPL.GrossReceipt
/125 NoBooksOfAccPL.GrossProfitPrf <= NoBooksOfAccPL.GrossReceiptPrf
/126 NoBooksOfAccPL.GrossReceipt = NoBooksOfAccPL.GrsRcptAccPayeeOrBankMode + NoBooksOfAccPL.GrsRcptOtherMode
/128 NoBooksOfAccPL.TotBusinessProfession = NoBooksOfAccPL.NetProfit + NoBooksOfAccPL.NetProfitPrf
/137 never PersumptiveInc44ADA.GrsReceipt if PersumptiveInc44ADA.GrsReceipt > limit.professionAudit & /$AI.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
/138 never PersumptiveInc44AD.GrsTrnOverOrReceipt if PersumptiveInc44AD.GrsTrnOverOrReceipt > limit.turnoverAudit & /$AI.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
/141 NonResidentPL.NetProfit <= NonResidentPL.GrossReceipt
@ $PL.NonResidentPLDetails[]
/141 NetProfit <= GrossReceipt
${nonResident.map(([no, section, share]) => `/${no} NetProfit >= ${share}% * GrossReceipt if Section:${section} # Presumptive income ({found}) must be at least the percentage of receipts under the section ({value})`).join('\n')}
@ $PL.NatOfBus44AD[]
/121,285 CodeAD not ${[...not44AD].join('|')} # Section 44AD is not for agency, commission, brokerage or a profession

@ PARTA_OI
/148 DeemedProfUs33ABs = DeemedProfUs33AB + DeemedProfUs33ABA
/150 ProfDeviatDueAcctMeth = /ScheduleICDS.TotalNetAmtDetl.IncreaseInProfit
/151 DecProOrIncLossUs145_2 = /ScheduleICDS.TotalNetAmtDetl.DecreaseInProfit
/153 AmtDisallUs36.TotAmtDisallUs36 = ${all('AmtDisallUs36.', 'StkInsurPrem EmpHealthInsurPrem EmpBonusCommSum IntOnBorrCap ZeroCoupBondDisc RecogPFContribAmt AppSuperAnnFundAmt PensionSchemeSec80CCD AppGratFundAmt OthFundAmt EmpContributionCredits BadDebtDoubtAmt BadDebtDoubtProvn SpecResrvTranfr FamPlanPromoExp SecuritiesPaidAmt MrktLossOthExpLossICDS OthDisallowances')}
/154 AmtDisallUs37.TotAmtDisallUs37 = ${all('AmtDisallUs37.', 'CapitalNatureExp PersonalExp BusOrProfessnExp PoliticPartyExp LawVoilatPenalExp OthPenalFineExp OffenceExp ContigentLiability OthAmtNotAllowUs37')}
/155 AmtDisallUs40.TotAmtDisallUs40 = ${all('AmtDisallUs40.', 'NonCompChapXVIIBAmt NonComp40aiiChapXVIIBAmt NonComp40aibChapXVIIBAmt NonComp40aiiiChapXVIIBAmt TaxAmtOnProfits WTAmt RolyatyOrServiceFee IntSalBonPartner OthDisallow')}
/156 AmtDisallUs40A.TotAmtDisallUs40A = ${all('AmtDisallUs40A.', 'AmtPaidUs40A2b AmtGT20kCash ProvPmtGrat ContToSetupTrust OthDisallow')}
/157 AmtDisallUs43BPyNowAll.AmtUs43B.TotAmtUs43b = ${all('AmtDisallUs43BPyNowAll.AmtUs43B.', IN43B)}
/159 AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.TotExciseCustomsVAT = ${all('AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.', `${DUTIES} Cess`)}

@ ScheduleESR.DeductionUs35
${research.map((r) => `/352 ${r}.ExcessAmtOverDebPL = pos( ${r}.AmtUs35Allowable - ${r}.AmtDebPL )`).join('\n')}
${['AmtDebPL', 'AmtUs35Allowable', 'ExcessAmtOverDebPL'].map((c) => `/353 TotUs35.DeductUs35.${c} = ${research.map((r) => `${r}.${c}`).join(' + ')}`).join('\n')}
/354 nil ${closed.map((r) => `${r}.AmtUs35Allowable`).join(', ')} if new # This deduction is not available in the new regime

@ ScheduleICDS
${['IncreaseInProfit', 'DecreaseInProfit'].map((c) => `/630 TotalNetAmtDetl.${c} = ${standards.map((s) => `${s}.${c}`).join(' + ')}`).join('\n')}
${standards.map((s) => `/631 ${s}.NetEffect = ${s}.IncreaseInProfit - ${s}.DecreaseInProfit`).join('\n')}
@ Schedule10AA.DeductSEZ.DedUs10Detail
/632 TotalDedUs10Sub = Undertaking.DedFromUndertakingWithAy[].DedUs10Sub
/633 nil TotalDedUs10Sub if new # This deduction is not available in the new regime
@
/910 ScheduleIF.TotalProfitShareAmt = ScheduleIF.PartnerFirmDetails[].ProfitShareAmt
`;
