import { not44AD } from '../../codes/not-44ad.ts';

/** Sum of keys below a node. */
export const all = (node: string, keys: string): string =>
  keys
    .split(' ')
    .map((key) => `${node}${key}`)
    .join(' + ');
const notNegative = (no: number, node: string, keys: string): string =>
  keys
    .split(' ')
    .map((key) => `${no} ${node}${key} >= 0`)
    .join('\n');

const GOODS = 'CentralGoodServiceTax StateGoodServiceTax IntegratedGoodServiceTax UnionTerrGoodServiceTax';
const DUTIES = `UnionExciseDuty ServiceTax VATorSaleTax ${GOODS} OthDutyTaxCess`;
const IN43B =
  'TaxDutyCesAmt ContToEmpPFSFGF EmpBonusComm IntPayaleToFI SumPayaleLoanBrToFinComp IntPayaleToFISchBank LeaveEncashPayable RailwayAsstsPyble MSEPayable';
const OVERHEADS =
  'IndirectWages FactoryRentAndRates FactoryInsurance FactoryFuelAndPower FactoryGeneralExpenses DeprctnOfFactoryMachinery';
const AUDIT_NEEDED = 'With these receipts the accounts must be audited u/s 44AB';
const BEFORE_INTEREST =
  'Freight ConsumptionOfStores PowerFuel RentExpdr RepairsBldg RepairMach EmployeeComp.TotEmployeeComp Insurances.TotInsurances StaffWelfareExp Entertainment Hospitality Conference SalePromoExp Advertisement CommissionExpdrDtls.Total RoyalityDtls.Total ProfessionalConstDtls.Total HotelBoardLodge TravelExp ForeignTravelExp ConveyanceExp TelephoneExp GuestHouseExp ClubExp FestivalCelebExp Scholarship Gift Donation RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT AuditFee SalRemuneration OtherExpenses BadDebtDtls.BadDebt ProvForBadDoubtDebt OthProvisionsExpdr';

/** Schedule ESR: number of its rule, node. */
const research = [
  [329, 'Section35_1_i'],
  [330, 'Section35_1_ii'],
  [331, 'Section35_1_iia'],
  [332, 'Section35_1_iii'],
  [333, 'Section35_1_iv'],
  [334, 'Section35_2AA'],
  [335, 'Section35_2AB'],
  [336, 'Section35_CCC'],
  [337, 'Section35_CCD'],
] as const;
/** Nodes of Schedule ESR with debit, deduction and excess. */
export const researchNodes = research.map(([, key]) => `${key}.DeductUs35`);

const standards =
  'AccPolicyAmtDetl InventoriesValueDetl ConstContractsAmtDetl RevenueRcgAmtDetl TangibleFixedAssetDetl ForeignExgRatesDetl GovtGrantsDetl SecuritiesDetl BorrowingCostsDetl ProvAssetsDetl'.split(
    ' ',
  );

/** Rules 82 to 191 and 327 to 337, 578, 579: balance sheet, accounts, Part A-OI, Schedules ESR and ICDS. */
export const accountsTable = `
@ PARTA_BS.FundSrc
82 PartnerOrMemberFund.TotPartnerOrMemberFund = PartnerOrMemberFund.PartnerOrMemberCap + PartnerOrMemberFund.ResrNSurp.TotResrNSurp
82 PartnerOrMemberFund.ResrNSurp.TotResrNSurp = ${all('PartnerOrMemberFund.ResrNSurp.', 'RevResr CapResr StatResr OthResr CreditBalOfPLAccount')}
83 LoanFunds.TotLoanFund = LoanFunds.SecrLoan.TotSecrLoan + LoanFunds.UnsecrLoan.TotUnSecrLoan
84 TotFundSrc = PartnerOrMemberFund.TotPartnerOrMemberFund + LoanFunds.TotLoanFund + DeferredTax + Advances.TotalAdvances
@ PARTA_BS.FundApply
85 Investments.TotInvestments = Investments.LongTermInv.TotLongTermInv + Investments.ShortTermInv.TotShortTermInv
86 CurrAssetLoanAdv.CurrAsset.TotCurrAsset = ${all('CurrAssetLoanAdv.CurrAsset.', 'Inventories.TotInventries SundryDebtorDtls.TotalSundryDebtors CashOrBankBal.TotCashOrBankBal OthCurrAsset')}
87 CurrAssetLoanAdv.NetCurrAsset = CurrAssetLoanAdv.TotCurrAssetLoanAdv - CurrAssetLoanAdv.CurrLiabilitiesProv.TotCurrLiabilitiesProvision
88 TotFundApply = FixedAsset.TotFixedAsset + Investments.TotInvestments + CurrAssetLoanAdv.NetCurrAsset + MiscAdjust.TotMiscAdjust

@ ManufacturingAccount
89 $OPEN.OpngInvntryTotal = $OPEN.OpngStckRawMat + $OPEN.OpngStckWrkinPrgrs
90 $OPEN.DirectExpenses = ${all('$OPEN.', 'CarriageInward PowerAndFuel OthDirectExpenses')}
91 $OPEN.TotalFactoryOverheads = ${all('$OPEN.', OVERHEADS)}
92 $OPEN.TotalDebtsManfctrngAcc = ${all('$OPEN.', 'OpngInvntryTotal Purchases DirectWages DirectExpenses TotalFactoryOverheads')}
93 ClosingStock.ClsngStckTotal = ClosingStock.ClsngStckRawMaterial + ClosingStock.ClsngStckWrkInPrgrs
94 CostOfGoodsPrdcd = $OPEN.TotalDebtsManfctrngAcc - ClosingStock.ClsngStckTotal
${notNegative(95, '$OPEN.', `OpngStckRawMat OpngStckWrkinPrgrs OpngInvntryTotal Purchases DirectWages DirectExpenses CarriageInward PowerAndFuel OthDirectExpenses ${OVERHEADS} TotalFactoryOverheads TotalDebtsManfctrngAcc`)}
${notNegative(95, 'ClosingStock.', 'ClsngStckRawMaterial ClsngStckWrkInPrgrs ClsngStckTotal')}

@ TradingAccount
96 OperatingRevenueTotal = OtherOperatingRevenueDtls[].OperatingRevenueAmt
97 SalesGrossReceiptsTotal = SaleOfGoods + SaleOfServices + OperatingRevenueTotal
98 ExciseCustomsVAT.TotExciseCustomsVAT = ${all('ExciseCustomsVAT.', DUTIES)}
99 TotRevenueFrmOperations = SalesGrossReceiptsTotal + GrossRcptFromProfession + ExciseCustomsVAT.TotExciseCustomsVAT
100 DirectExpensesTotal = CarriageInward + PowerAndFuel + OtherDirectExpenses[].Amount
101 DutyTaxPay.ExciseCustomsVAT.TotExciseCustomsVAT = ${all('DutyTaxPay.ExciseCustomsVAT.', `CustomDuty CounterVailDuty SplAddDuty ${DUTIES}`)}
102 GrossProfitFrmBusProf = TardingAccTotCred - OpngStckOfFinishedStcks - Purchases - DirectExpensesTotal - DutyTaxPay.ExciseCustomsVAT.TotExciseCustomsVAT - GoodsCostPrdcdFrmMA
${notNegative(103, '', 'SaleOfGoods SaleOfServices OperatingRevenueTotal SalesGrossReceiptsTotal GrossRcptFromProfession TotRevenueFrmOperations ClsngStckOfFinishedStcks TardingAccTotCred OpngStckOfFinishedStcks Purchases DirectExpenses CarriageInward PowerAndFuel DirectExpensesTotal')}
104 GoodsCostPrdcdFrmMA = /ManufacturingAccount.CostOfGoodsPrdcd if has /ManufacturingAccount
105 TardingAccTotCred = TotRevenueFrmOperations + ClsngStckOfFinishedStcks

@ $CR
108 GrossProfitTrnsfFrmTrdAcc = /$TR.GrossProfitFrmBusProf + /$TR.IntradayTradingIncome + /$TR.IncomeFutureTrd if has /$TR
109 OthIncome.MiscOthIncome = OthIncome.LiabilityWrittenBack + OthIncome.AmtofInterest + OthIncome.OtherIncDtls[].Amount
110 OthIncome.TotOthIncome = ${all('OthIncome.', 'RentInc Comissions Dividends InterestInc ProfitOnSaleFixedAsset ProfitOnInvChrSTT ProfitOnOthInv ProfitOnCurrFluct ProfitOnCnvInvntryToCapAsst ProfitOnAgriIncome MiscOthIncome')}
111 TotCreditsToPL = GrossProfitTrnsfFrmTrdAcc + OthIncome.TotOthIncome
@ $DR
112 give EmployeeComp.AmtPaidToNonRes if EmployeeComp.AnyCompPaidToNonRes:Y # Enter the amount paid to non-residents
113 EmployeeComp.TotEmployeeComp = ${all('EmployeeComp.', 'SalsWages Bonus MedExpReimb LeaveEncash LeaveTravelBenft ContToSuperAnnFund ContToPF ContToGratFund ContToOthFund OthEmpBenftExpdr')}
114 Insurances.TotInsurances = ${all('Insurances.', 'MedInsur LifeInsur KeyManInsur OthInsur')}
115 CommissionExpdrDtls.Total = CommissionExpdrDtls.NonResOtherCompany + CommissionExpdrDtls.Others
116 RoyalityDtls.Total = RoyalityDtls.NonResOtherCompany + RoyalityDtls.Others
117 ProfessionalConstDtls.Total = ProfessionalConstDtls.NonResOtherCompany + ProfessionalConstDtls.Others
118 RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT = ${all('RatesTaxesPays.ExciseCustomsVAT.', `${DUTIES} Cess`)}
119 OtherExpenses = OtherExpensesDtls[].Amount
120 BadDebtDtls.BadDebt = ${all('BadDebtDtls.', 'BadDebtAmtDtlsTotal OthersPANNotAvlblDtlTotal OthersAmtLt1Lakh')}
121 PBIDTA = /$CR.TotCreditsToPL - ${BEFORE_INTEREST.split(' ').join(' - ')}
122 InterestExpdrtDtls.InterestExpdr = ${all('InterestExpdrtDtls.', 'NonResOtherCompany Others ResPartners ResOthers')}
123 PBT = PBIDTA - InterestExpdrtDtls.InterestExpdr - DepreciationAmort
166,172 BadDebtDtls.BadDebtAmtDtlsTotal = BadDebtDtls.BadDebtAmtDtls[].Amount
172 BadDebtDtls.OthersPANNotAvlblDtlTotal = BadDebtDtls.OthersPANNotAvlblDtl[].Amount
@ $DR.BadDebtDtls.BadDebtAmtDtls[]
162 give PAN if Amount > 0 & no Aadhaar # The PAN or Aadhaar of the debtor is needed
@ $DR.BadDebtDtls.OthersPANNotAvlblDtl[]
179 give Name, FlatDoorBlockNumber, AreaLocality, TownCityDistrict, StateCode, CountryCode if Amount > 100000 # Name and address of this debtor are needed
@ $PL
125 $AP.ProfitAfterTax = $DR.PBT - $AP.ProvForCurrTax - $AP.ProvDefTax
126 $AP.AmtAvlAppr = $AP.ProfitAfterTax + $AP.BalBFPrevYr
127 $AP.PartnerAccBalTrf = $AP.AmtAvlAppr - $AP.Appropriations.TrfToReserves
128 PersumptiveInc44AD.GrsTrnOverOrReceipt = ${all('PersumptiveInc44AD.', 'GrsTrnOverBank GrsTotalTrnOverInCash GrsTrnOverAnyOthMode')}
129 PersumptiveInc44AD.TotPersumptiveInc44AD = PersumptiveInc44AD.PersumptiveInc44AD6Per + PersumptiveInc44AD.PersumptiveInc44AD8Per
130 PersumptiveInc44AD.PersumptiveInc44AD6Per >= 6% * PersumptiveInc44AD.GrsTrnOverBank
131 PersumptiveInc44AD.PersumptiveInc44AD8Per >= 8% * ( PersumptiveInc44AD.GrsTotalTrnOverInCash + PersumptiveInc44AD.GrsTrnOverAnyOthMode )
134 PersumptiveInc44ADA.TotPersumptiveInc44ADA >= 50% * PersumptiveInc44ADA.GrsReceipt
145 give GoodsDtlsUs44AE if TotalPrsumptvIncGCUs44E > 0 # Enter the goods carriages of this income
146 TotalPrsumptvIncGCUs44E = GoodsDtlsUs44AE[].PresumptiveIncome
148 TotalPrsumptvIncUs44E = TotalPrsumptvIncGCUs44E - SalRemrtnToPartnerFirm
153 NoBooksOfAccPL.NetProfit = NoBooksOfAccPL.GrossProfit - NoBooksOfAccPL.Expenses if NoBooksOfAccPL.GrossProfit >= NoBooksOfAccPL.Expenses
154 NoBooksOfAccPL.NetProfitPrf = NoBooksOfAccPL.GrossProfitPrf - NoBooksOfAccPL.ExpensesPrf if NoBooksOfAccPL.GrossProfitPrf >= NoBooksOfAccPL.ExpensesPrf
156 NoBooksOfAccPL.GrossProfitPrf <= NoBooksOfAccPL.GrossReceiptPrf
157 NoBooksOfAccPL.GrossReceipt = NoBooksOfAccPL.GrsRcptAccPayeeOrBankMode + NoBooksOfAccPL.GrsRcptOtherMode
158 NoBooksOfAccPL.GrossReceiptPrf = NoBooksOfAccPL.GrsRcptAccPayeeOrBankModePrf + NoBooksOfAccPL.GrsRcptOtherModePrf
159 NoBooksOfAccPL.TotBusinessProfession = NoBooksOfAccPL.NetProfit + NoBooksOfAccPL.NetProfitPrf
160 NetIncomeFrmSpecActivity = GrossProfit - Expenditure
161 nil SalRemrtnToPartnerFirm if TotalPrsumptvIncGCUs44E = 0 # Partner payments from goods carriages require goods carriage income
167 PersumptiveInc44ADA.GrsReceipt = ${all('PersumptiveInc44ADA.', 'GrsTrnOverBank44ADA GrsTotalTrnOverInCash44ADA GrsTrnOverAnyOthMode44ADA')}
170 never PersumptiveInc44ADA.GrsReceipt if PersumptiveInc44ADA.GrsReceipt > limit.professionAudit & /$G.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
171 never PersumptiveInc44AD.GrsTrnOverOrReceipt if PersumptiveInc44AD.GrsTrnOverOrReceipt > limit.turnoverAudit & /$G.LiableSec44ABflg!:Y # ${AUDIT_NEEDED}
174 NonResidentPL.NetProfit <= NonResidentPL.GrossReceipt
@ $PL.NonResidentPLDetails[]
174 NetProfit <= GrossReceipt
@ $PL.GoodsDtlsUs44AE[]
149 TonnageCapacity <= 100
@ $PL.NatOfBus44AD[]
136 give NameOfBusiness # Enter the name of the business
152 CodeAD not ${[...not44AD].join('|')} # Section 44AD is not for agency, commission, brokerage or a profession
@ $PL.NatOfBus44ADA[]
138 give NameOfBusiness # Enter the name of the profession
@ $PL.NatOfBus44AE[]
140 give NameOfBusiness # Enter the name of the business

@ PARTA_OI
180 ProfDeviatDueAcctMeth = /ScheduleICDS.TotalNetAmtDetl.IncreaseInProfit
181 DecProOrIncLossUs145_2 = /ScheduleICDS.TotalNetAmtDetl.DecreaseInProfit
182 NoCredToPLAmt.TotNoCredToPLAmt = ${all('NoCredToPLAmt.', 'Section28Items ProformaCreditsDue PrevYrEscalClaim OthItemInc CapReceipt')}
183 AmtDisallUs36.TotAmtDisallUs36 = ${all('AmtDisallUs36.', 'StkInsurPrem EmpHealthInsurPrem EmpBonusCommSum IntOnBorrCap ZeroCoupBondDisc RecogPFContribAmt AppSuperAnnFundAmt PensionSchemeSec80CCD AppGratFundAmt OthFundAmt EmpContributionCredits BadDebtDoubtAmt BadDebtDoubtProvn SpecResrvTranfr FamPlanPromoExp SecuritiesPaidAmt MrktLossOthExpLossICDS ExpGovtApprovedSugarPrice AnyOthDisallowance')}
184 AmtDisallUs37.TotAmtDisallUs37 = ${all('AmtDisallUs37.', 'CapitalNatureExp PersonalExp BusOrProfessnExp PoliticPartyExp LawVoilatPenalExp OthPenalFineExp OffenceExp ContigentLiability OthAmtNotAllowUs37')}
185 AmtDisallUs40.TotAmtDisallUs40 = ${all('AmtDisallUs40.', 'NonCompChapXVIIBAmt NonComp40aiiChapXVIIBAmt NonComp40aibChapXVIIBAmt NonComp40aiiiChapXVIIBAmt TaxAmtOnProfits WTAmt RolyatyOrServiceFee IntSalBonPartner AnyOthDisallowance')}
186 AmtDisallUs40A.TotAmtDisallUs40A = ${all('AmtDisallUs40A.', 'AmtPaidUs40A2b AmtGT20kCash ProvPmtGrat ContToSetupTrust AnyOthDisallowance')}
187 AmtDisallUs43BPyNowAll.AmtUs43B.TotAmtUs43b = ${all('AmtDisallUs43BPyNowAll.AmtUs43B.', IN43B)}
188 AmtDisall43B.AmtUs43B.TotAmtUs43b = ${all('AmtDisall43B.AmtUs43B.', IN43B)}
189 AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.TotExciseCustomsVAT = ${all('AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.', DUTIES)}
190 give /ScheduleTPSA if ScheduleTPSAFlg:Y # Schedule TPSA is needed
191 DeemedProfUs33ABs = DeemedProfUs33AB + DeemedProfUs33ABA + DeemedProfUs33AC

@ ScheduleESR.DeductionUs35
${research
  .map(([no, key]) => {
    const at = `${key}.DeductUs35`;
    return `327 ${at}.ExcessAmtOverDebPL = pos( ${at}.AmtUs35Allowable - ${at}.AmtDebPL )
${no} ${at}.AmtUs35Allowable = ${at}.AmtDebPL # The deduction must equal the amount debited ({value}): weighted deduction ended with previous year 2019-20`;
  })
  .join('\n')}
${['AmtDebPL', 'AmtUs35Allowable', 'ExcessAmtOverDebPL'].map((c) => `328 TotUs35.DeductUs35.${c} = ${researchNodes.map((r) => `${r}.${c}`).join(' + ')}`).join('\n')}

@ ScheduleICDS
${['IncreaseInProfit', 'DecreaseInProfit'].map((c) => `578 TotalNetAmtDetl.${c} = ${standards.map((s) => `${s}.${c}`).join(' + ')}`).join('\n')}
${standards.map((s) => `579 ${s}.NetEffect = ${s}.IncreaseInProfit - ${s}.DecreaseInProfit`).join('\n')}
`;
