import type { Finding, Node, Reader, Rule } from '../../itr2/rules/reader.ts';
import { assetBlocks } from '../parts/depreciation.ts';

const PL = 'PARTA_PL';
const D = `${PL}.DebitsToPL`;
const O = `${PL}.CreditsToPL.OthIncome`;
const T = 'TradingAccount';
const M = 'ManufacturingAccount.OpeningInventory';
const BS = 'PARTA_BS';
const C = `${BS}.FundApply.CurrAssetLoanAdv`;
const A = 'ITR3ScheduleBP.BusinessIncOthThanSpec';
const BP = 'ITR3ScheduleBP';

/** A figure by the number of its rule: `at` equals the sum of `plus` less `minus`; `[]` adds up a column. */
export interface Equal {
  no: number;
  at: string;
  plus: readonly string[];
  minus?: readonly string[];
  floor?: true;
  needs?: string;
}

const under = (prefix: string, keys: readonly string[]) => keys.map((key) => `${prefix}.${key}`);
const duties = [
  'UnionExciseDuty',
  'ServiceTax',
  'VATorSaleTax',
  'CentralGoodServiceTax',
  'StateGoodServiceTax',
  'IntegratedGoodServiceTax',
  'UnionTerrGoodServiceTax',
  'OthDutyTaxCess',
];
const in43b = [
  'TaxDutyCesAmt',
  'ContToEmpPFSFGF',
  'EmpBonusComm',
  'IntPayaleToFI',
  'SumPayaleLoanBrToFinComp',
  'IntPayaleToFISchBank',
  'LeaveEncashPayable',
  'RailwayAssetsPayable',
  'MSEPayable',
];
const pair = (no: number, node: string, sum: string): Equal => ({
  no,
  at: `${D}.${node}.${sum}`,
  plus: under(`${D}.${node}`, ['NonResOtherCompany', 'Others']),
});
const presumptive = ['44AD', '44ADA', '44AE', '44B', '44BB', '44BBA', '44BBC', '44BBD', '44DA'];

/** Sums required by the department's list for ITR-3 (AY 2026-27) in the accounts and Schedule BP. */
export const equals: readonly Equal[] = [
  {
    no: 53,
    at: `${BS}.FundSrc.PropFund.TotPropFund`,
    plus: under(`${BS}.FundSrc.PropFund`, ['PropCap', 'ResrNSurp.TotResrNSurp']),
  },
  {
    no: 54,
    at: `${BS}.FundSrc.LoanFunds.TotLoanFund`,
    plus: under(`${BS}.FundSrc.LoanFunds`, ['SecrLoan.TotSecrLoan', 'UnsecrLoan.TotUnSecrLoan']),
  },
  {
    no: 55,
    at: `${BS}.FundSrc.TotFundSrc`,
    plus: under(`${BS}.FundSrc`, [
      'PropFund.TotPropFund',
      'LoanFunds.TotLoanFund',
      'DeferredTax',
      'Advances.TotalAdvances',
    ]),
  },
  {
    no: 56,
    at: `${BS}.FundApply.Investments.TotInvestments`,
    plus: under(`${BS}.FundApply.Investments`, ['LongTermInv.TotLongTermInv', 'TradeInv.TotTradeInv']),
  },
  {
    no: 57,
    at: `${C}.CurrAsset.TotCurrAsset`,
    plus: under(`${C}.CurrAsset`, [
      'Inventories.TotInventries',
      'SndryDebtors',
      'CashOrBankBal.TotCashOrBankBal',
      'OthCurrAsset',
    ]),
  },
  {
    no: 58,
    at: `${C}.NetCurrAsset`,
    plus: [`${C}.TotCurrAssetLoanAdv`],
    minus: [`${C}.CurrLiabilitiesProv.TotCurrLiabilitiesProvision`],
  },
  {
    no: 59,
    at: `${BS}.FundApply.TotFundApply`,
    plus: under(`${BS}.FundApply`, [
      'FixedAsset.TotFixedAsset',
      'Investments.TotInvestments',
      'CurrAssetLoanAdv.NetCurrAsset',
      'MiscAdjust.TotMiscAdjust',
    ]),
  },
  {
    no: 62,
    at: `${M}.DirectExpenses`,
    plus: under(M, ['CarriageInward', 'PowerAndFuel', 'OthDirectExpenses']),
    needs: 'ManufacturingAccount',
  },
  {
    no: 68,
    at: `${T}.GoodsCostPrdcdFrmMA`,
    plus: ['ManufacturingAccount.CostOfGoodsPrdcd'],
    needs: 'ManufacturingAccount',
  },
  {
    no: 74,
    at: `${T}.DutyTaxPay.ExciseCustomsVAT.TotExciseCustomsVAT`,
    plus: under(`${T}.DutyTaxPay.ExciseCustomsVAT`, [
      'CustomDuty',
      'CounterVailDuty',
      'SplAddDuty',
      ...duties,
    ]),
    needs: T,
  },
  {
    no: 80,
    at: `${O}.MiscOthIncome`,
    plus: under(O, ['LiabilityWrittenBack', 'AmtofInterest', 'AmtofRem', 'OtherIncDtls[].Amount']),
  },
  {
    no: 84,
    at: `${D}.EmployeeComp.TotEmployeeComp`,
    plus: under(`${D}.EmployeeComp`, [
      'SalsWages',
      'Bonus',
      'MedExpReimb',
      'LeaveEncash',
      'LeaveTravelBenft',
      'ContToSuperAnnFund',
      'ContToPF',
      'ContToGratFund',
      'ContToOthFund',
      'OthEmpBenftExpdr',
    ]),
  },
  {
    no: 85,
    at: `${D}.Insurances.TotInsurances`,
    plus: under(`${D}.Insurances`, ['MedInsur', 'LifeInsur', 'KeyManInsur', 'OthInsur']),
  },
  pair(86, 'CommissionExpdrDtls', 'Total'),
  pair(87, 'RoyalityDtls', 'Total'),
  pair(88, 'ProfessionalConstDtls', 'Total'),
  {
    no: 91,
    at: `${D}.BadDebtDtls.BadDebt`,
    plus: under(`${D}.BadDebtDtls`, ['BadDebtAmtDtlsTotal', 'OthersPANNotAvlblDtlTotal', 'OthersAmtLt1Lakh']),
  },
  {
    no: 92,
    at: `${D}.PBIDTA`,
    plus: [`${PL}.CreditsToPL.TotCreditsToPL`],
    minus: under(D, [
      'Freight',
      'ConsumptionOfStores',
      'PowerFuel',
      'RentExpdr',
      'RepairsBldg',
      'RepairMach',
      'EmployeeComp.TotEmployeeComp',
      'Insurances.TotInsurances',
      'StaffWelfareExp',
      'Entertainment',
      'Hospitality',
      'Conference',
      'SalePromoExp',
      'Advertisement',
      'CommissionExpdrDtls.Total',
      'RoyalityDtls.Total',
      'ProfessionalConstDtls.Total',
      'HotelBoardLodge',
      'TravelExp',
      'ForeignTravelExp',
      'ConveyanceExp',
      'TelephoneExp',
      'GuestHouseExp',
      'ClubExp',
      'FestivalCelebExp',
      'Scholarship',
      'Gift',
      'Donation',
      'RatesTaxesPays.ExciseCustomsVAT.TotExciseCustomsVAT',
      'AuditFee',
      'OtherExpenses',
      'BadDebtDtls.BadDebt',
      'ProvForBadDoubtDebt',
      'OthProvisionsExpdr',
    ]),
  },
  pair(93, 'InterestExpdrtDtls', 'InterestExpdr'),
  {
    no: 98,
    at: `${PL}.PersumptiveInc44AD.GrsTrnOverOrReceipt`,
    plus: under(`${PL}.PersumptiveInc44AD`, [
      'GrsTrnOverBank',
      'GrsTotalTrnOverInCash',
      'GrsTrnOverAnyOthMode',
    ]),
    needs: `${PL}.PersumptiveInc44AD`,
  },
  {
    no: 99,
    at: `${PL}.PersumptiveInc44AD.TotPersumptiveInc44AD`,
    plus: under(`${PL}.PersumptiveInc44AD`, ['PersumptiveInc44AD6Per', 'PersumptiveInc44AD8Per']),
    needs: `${PL}.PersumptiveInc44AD`,
  },
  {
    no: 112,
    at: `${A}.DeemedProfitBusUs.Section44AD`,
    plus: [`${PL}.PersumptiveInc44AD.TotPersumptiveInc44AD`],
  },
  {
    no: 113,
    at: `${A}.DeemedProfitBusUs.Section44ADA`,
    plus: [`${PL}.PersumptiveInc44ADA.TotPersumptiveInc44ADA`],
  },
  { no: 114, at: `${A}.DeemedProfitBusUs.Section44AE`, plus: [`${PL}.TotalPrsumptvIncUs44E`] },
  {
    no: 116,
    at: `${PL}.TotalPrsumptvIncUs44EGoods`,
    plus: [`${PL}.GoodsDtlsUs44AE[].PresumptiveIncome`],
    needs: `${PL}.GoodsDtlsUs44AE`,
  },
  {
    no: 127,
    at: `${PL}.NoBooksOfAccPL.GrossReceiptPrf`,
    plus: under(`${PL}.NoBooksOfAccPL`, ['GrsRcptAccPayeeOrBankModePrf', 'GrsRcptOtherModePrf']),
  },
  {
    no: 129,
    at: `${PL}.NetIncomeFrmSpecActivity`,
    plus: [`${PL}.GrossProfit`],
    minus: [`${PL}.Expenditure`],
  },
  {
    no: 136,
    at: `${PL}.PersumptiveInc44ADA.GrsReceipt`,
    plus: under(`${PL}.PersumptiveInc44ADA`, [
      'GrsTrnOverBank44ADA',
      'GrsTotalTrnOverInCash44ADA',
      'GrsTrnOverAnyOthMode44ADA',
    ]),
    needs: `${PL}.PersumptiveInc44ADA`,
  },
  { no: 139, at: `${D}.BadDebtDtls.BadDebtAmtDtlsTotal`, plus: [`${D}.BadDebtDtls.BadDebtAmtDtls[].Amount`] },
  {
    no: 140,
    at: `${D}.BadDebtDtls.OthersPANNotAvlblDtlTotal`,
    plus: [`${D}.BadDebtDtls.OthersPANNotAvlblDtl[].Amount`],
  },
  {
    no: 152,
    at: 'PARTA_OI.NoCredToPLAmt.TotNoCredToPLAmt',
    plus: under('PARTA_OI.NoCredToPLAmt', [
      'Section28Items',
      'ProformaCreditsDue',
      'PrevYrEscalClaim',
      'OthItemInc',
      'CapReceipt',
    ]),
    needs: 'PARTA_OI',
  },
  {
    no: 158,
    at: 'PARTA_OI.AmtDisall43B.AmtUs43B.TotAmtUs43b',
    plus: under('PARTA_OI.AmtDisall43B.AmtUs43B', in43b),
    needs: 'PARTA_OI',
  },
  { no: 255, at: `${A}.AmtDebPLDisallowUs43B`, plus: ['PARTA_OI.AmtDisall43B.AmtUs43B.TotAmtUs43b'] },
  {
    no: 263,
    at: `${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`,
    plus: under(
      `${A}.DeemedProfitBusUs`,
      presumptive.map((s) => `Section${s}`),
    ),
  },
  {
    no: 269,
    at: `${BP}.IncChrgUnHdProftGain`,
    plus: [
      `${A}.NetPLBusOthThanSpec7A7B7C`,
      `${BP}.SpecBusinessInc.AdjustedPLFrmSpecuBus`,
      `${BP}.SpecifiedBusinessInc.PLFrmSpecifiedBus`,
    ],
  },
  ...['SpeculativeInc', 'SpecifiedInc'].map(
    (node): Equal => ({
      no: 274,
      at: `${BP}.BusSetoffCurrYr.${node}.IncOfCurYrAfterSetOff`,
      plus: [`${BP}.BusSetoffCurrYr.${node}.IncOfCurYrUnderThatHead`],
      minus: [`${BP}.BusSetoffCurrYr.${node}.BusLossSetoff`],
    }),
  ),
  { no: 280, at: `${BP}.SpecBusinessInc.NetPLFrmSpecBus`, plus: [`${A}.NetPLFromSpecBus`] },
  {
    no: 302,
    at: `${A}.InterestDisAllowUs23SMEAct`,
    plus: ['PARTA_OI.InterestDisAllowUs23SMEAct'],
    needs: 'PARTA_OI.InterestDisAllowUs23SMEAct',
  },
  ...assetBlocks.map(
    ({ json }): Equal => ({
      no: 308,
      at: `${json}.WDVLastDay`,
      plus: under(json, ['FullRateDeprAmt', 'HalfRateDeprAmt']),
      minus: [`${json}.TotalDepreciation`],
      floor: true,
      needs: json,
    }),
  ),
  ...assetBlocks.map(
    ({ json, summary: [group, leaf] }): Equal => ({
      no: 342,
      at: `ScheduleDCG.SummaryFromDeprSchCG.${group ? `${group}CG.` : ''}${leaf}`,
      plus: [`${json}.CapGainUs50`],
      needs: json,
    }),
  ),
  ...(
    [
      ['BalHPlossCurYrAftSetoff', 'TotHPlossCurYr', 'TotHPlossCurYrSetoff'],
      ['BalBusLossAftSetoff', 'TotBusLoss', 'TotBusLossSetoff'],
      ['BalOthSrcLossNoRaceHorseAftSetoff', 'TotOthSrcLossNoRaceHorse', 'TotOthSrcLossNoRaceHorseSetoff'],
    ] as const
  ).map(
    ([left, loss, used]): Equal => ({
      no: 575,
      at: `ScheduleCYLA.LossRemAftSetOff.${left}`,
      plus: [`ScheduleCYLA.TotalCurYr.${loss}`],
      minus: [`ScheduleCYLA.TotalLossSetOff.${used}`],
      floor: true,
    }),
  ),
  {
    no: 618,
    at: 'ScheduleCYLA.LossRemAftSetOff.BalBusLossAftSetoff',
    // current depreciation within the loss goes to Schedule UD (s.32(2)); a late return carries forward no
    // loss
    plus: [
      'ScheduleCFL.CurrentAYloss.LossSummaryDetail.BusLossOthThanSpecLossCF',
      'ITR3ScheduleUD.CurBalCFNY',
    ],
    needs: 'ScheduleCFL.CurrentAYloss',
  },
  {
    no: 789,
    at: 'ScheduleVIA.DeductUndChapVIA.TotalChapVIADeductions',
    plus: under('ScheduleVIA.DeductUndChapVIA', [
      'TotPartBchapterVIA',
      'TotPartCchapterVIA',
      'TotPartCAandDchapterVIA',
    ]),
    needs: 'ScheduleVIA',
  },
  {
    no: 833,
    at: 'ScheduleAMT.AdjustmentSec115JC.Total',
    plus: under('ScheduleAMT.AdjustmentSec115JC', [
      'DeductClaimSec6A',
      'DeductClaimSec10AA',
      'DeductClaimSec35AD',
    ]),
    needs: 'ScheduleAMT',
  },
  {
    no: 837,
    at: 'ScheduleAMT.AdjustedUnderSec115JCOther',
    plus: ['ScheduleAMT.AdjustedUnderSec115JC'],
    minus: ['ScheduleAMT.AdjustedUnderSec115JCIFSC'],
    needs: 'ScheduleAMT',
  },
  {
    no: 867,
    at: 'PartB-TI.IncChargeableTaxSplRates',
    plus: ['ScheduleSI.TotSplRateInc'],
    needs: 'ScheduleSI',
  },
  {
    no: 960,
    at: 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnDeemedTI.TaxDeemedTISec115JC',
    plus: ['ScheduleAMT.TaxPayableUnderSec115JC'],
    needs: 'ScheduleAMT',
  },
];

const column = (node: Node, path: string): number => {
  const cut = path.indexOf('[].');
  return cut < 0
    ? node.n(path)
    : node.rows(path.slice(0, cut)).reduce((t, row) => t + column(row, path.slice(cut + 3)), 0);
};

const MESSAGE = 'The figure must be {value}, the total of its components; it is {found}';

/** Parts of an employer's salary with their particulars, where any are given. */
const salaryParts = [
  [169, 'Salary', 'NatureOfSalary'],
  [170, 'ValueOfPerquisites', 'NatureOfPerquisites'],
  [171, 'ProfitsinLieuOfSalary', 'NatureOfProfitInLieuOfSalary'],
] as const;

/** Rules A-169 to A-171 of the list. */
export const salaryRules: readonly Rule[] = salaryParts.map(
  ([no, part, items]): Rule => ({
    id: `A-${no}`,
    message: MESSAGE,
    check: (r) =>
      r.rows('ScheduleS.Salaries').map((row) => {
        const list = `Salarys.${items}.OthersIncDtls`;
        const value = column(row, `${list}[].OthAmount`);
        const found = row.n(`Salarys.${part}`);
        return row.rows(list).length > 0 && found !== value
          ? { at: row.to(`Salarys.${part}`), params: { found, value } }
          : undefined;
      }),
  }),
);

/** Every sum as a rule of its number. */
export const sumRules: readonly Rule[] = equals.map(({ no, at, plus, minus = [], floor, needs }) => ({
  id: `A-${no}`,
  message: MESSAGE,
  check: (r: Reader): Finding | undefined => {
    // a loss of a belated return is not carried forward (s.80)
    if (no === 618 && r.s('PartA_GEN1.FilingStatus.ReturnFileSec') === '12') return undefined;
    if (!r.has(at.slice(0, at.lastIndexOf('.')))) return undefined;
    // a figure from a schedule that is not there is refused all the same
    if (needs && !r.has(needs) && r.n(at) === 0) return undefined;
    const sum = plus.reduce((t, p) => t + column(r, p), 0) - minus.reduce((t, p) => t + column(r, p), 0);
    const value = floor ? Math.max(0, sum) : sum;
    const found = r.n(at);
    return found === value ? undefined : { at, params: { found, value } };
  },
}));
