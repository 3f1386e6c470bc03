import { all, type Broken, plus, push, set } from './change.ts';

/** Breaks of rules that a function checks instead of a line of a table: each of ITR-2 and ITR-3 without a break before, AY 2026-27. */
const CG = 'ScheduleCGFor23',
  LAND = `${CG}.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls[0]`,
  F = 'PartA_GEN1.FilingStatus',
  AUDIT = 'PartA_GEN2.AuditInfo',
  PL = 'PARTA_PL',
  DEBIT = `${PL}.DebitsToPL`,
  BAD = `${DEBIT}.BadDebtDtls`,
  FUNDS = 'PARTA_BS.FundSrc',
  ASSETS = 'PARTA_BS.FundApply',
  BP = 'ITR3ScheduleBP',
  A = `${BP}.BusinessIncOthThanSpec`,
  SALARY = 'ScheduleS.Salaries[0].Salarys',
  T = 'PartB_TTI.TaxPaid.TaxesPaid';
const sale = (bought: string, sold: string) =>
  push(`${CG}.ShortTermCapGainFor23.SaleofLandBuild.SaleofLandBuildDtls`, {
    DateofPurchase: bought,
    DateofSale: sold,
  });
const loan = (section: string, day: string) => ({
  [`Schedule${section}`]: {
    [`Schedule${section}Dtls`]: [
      { LoanAccNoOfBankOrInstnRefNo: 'OTHER-9', DateofLoan: day, [`Interest${section}`]: 10 },
    ],
    [`TotalInterest${section}`]: 10,
  },
});
const twoTables = push('Schedule80G.Don50PercentApprReqd.DoneeWithPan', {
  DoneeWithPanName: 'Example Trust',
  DoneePAN: 'AAAGP0033M',
  DonationAmtCash: 10,
  DonationAmtOtherMode: 0,
  DonationAmt: 10,
  EligibleDonationAmt: 5,
});
const foreignCurrency = set({
  [`${CG}.DeducClaimInfo.DeducClaimDtlsUs115F`]: [
    { DateofTransfer: '2025-05-01', AmtInvested: 10, DateofInvestment: '2025-11-02', AmtDeducted: 10 },
  ],
});
const both = (no2: number, no3: number, what: string, change: Broken[3]): [Broken, Broken] => [
  ['2old', no2, what, change],
  ['3old', no3, what, change],
];
const carriage = (no: string, tonnage: number, months: number, income: number) => ({
  RegNumberGoodsCarriage: no,
  OwnedLeasedHiredFlag: 'OWN',
  TonnageCapacity: tonnage,
  HoldingPeriod: months,
  PresumptiveIncome: income,
});
const carriages = (...rows: ReturnType<typeof carriage>[]) =>
  set({
    [`${PL}.NatOfBus44AE`]: [{ NameOfBusiness: 'Carriage', CodeAE: '11010' }],
    [`${PL}.GoodsDtlsUs44AE`]: rows,
    [`${PL}.TotalNumOfMonths`]: rows.reduce((t, row) => t + row.HoldingPeriod, 0),
    [`${PL}.TotalPrsumptvIncUs44E`]: rows.reduce((t, row) => t + row.PresumptiveIncome, 0),
  });

const pairs: readonly (readonly [Broken, Broken])[] = [
  both(
    11,
    18,
    'TAN of no city',
    set({ 'ScheduleTDS1.TDSonSalary[0].EmployerOrDeductorOrCollectDetl.TAN': 'XXXE12345A' }),
  ),
  both(128, 385, 'deductions of land +1', plus({ [`${LAND}.TotalDedn`]: 1 })),
  both(
    167,
    423,
    'bonds of table D only',
    plus({ [`${CG}.DeducClaimInfo.DeducClaimDtlsUs54EC[0].AmtDeducted`]: 5 }),
  ),
  both(290, 645, 'a donee in two tables', twoTables),
  both(454, 899, 'tax paid abroad +1', plus({ 'ScheduleTR1.ScheduleTR[0].TaxPaidOutsideIndia': 1 })),
  both(455, 900, 'relief +1', plus({ 'ScheduleTR1.ScheduleTR[0].TaxReliefOutsideIndia': 1 })),
  both(621, 228, 'loan u/s 80EE is none of section 24(b)', set(loan('80EE', '2016-06-01'))),
  both(622, 229, 'loan u/s 80EEA is none of section 24(b)', set(loan('80EEA', '2020-06-01'))),
  both(754, 484, 'invested after six months', foreignCurrency),
];

export const functionsItr2: readonly Broken[] = [
  ...pairs.map(([two]) => two),
  ...[18, 19, 21, 550].map(
    (no): Broken => ['2old', no, 'old regime, late', set({ [`${F}.ReturnFileSec`]: 12 })],
  ),
  ['2old', 18, 'old regime, made after the due date', set({ 'CreationInfo.JSONCreationDate': '2026-08-01' })],
  ['2old', 184, 'land held for 23 months', set({ [`${LAND}.DateofPurchase`]: '2023-10-11' })],
  ['2old', 185, 'land held for 25 months', sale('2023-05-01', '2025-06-02')],
  ['2old', 520, 'self-assessment tax +1', plus({ [`${T}.SelfAssessmentTax`]: 1 })],
  ['2old', 521, 'advance tax +1', plus({ [`${T}.AdvanceTax`]: 1 })],
  [
    '2old',
    662,
    'account of table D is no account of the return',
    set({
      [`${CG}.DeducClaimInfo.DeducClaimDtlsUs54`]: [
        {
          DateofTransfer: '2025-09-10',
          AmtDeposited: 10,
          DepositDate: '2026-07-01',
          AccountNo: '99',
          IFSC: 'SBIN0001234',
          AmtDeducted: 10,
        },
      ],
    }),
  ],
];

const up = (no: number, path: string, by = 1): Broken => [
  '3old',
  no,
  `${path.split('.').at(-1)} +${by}`,
  plus({ [path]: by }),
];

export const functionsItr3: readonly Broken[] = [
  ...pairs.map(([, three]) => three),
  ['3old', 11, 'director of no company', set({ [`${F}.CompDirectorPrvYrFlg`]: 'Y' })],
  [
    '3old',
    15,
    'share of cash receipts',
    set({ [`${AUDIT}.TotalSalesExcOneCr`]: 'Upto10CR', [`${AUDIT}.AgrOFAllPayMade`]: 'Upto5Per' }),
  ],
  [
    '3old',
    16,
    'share of cash payments',
    set({ [`${AUDIT}.TotalSalesExcOneCr`]: 'Upto10CR', [`${AUDIT}.AgrOFAllAmtsRcvd`]: 'Upto5Per' }),
  ],
  ['3old', 24, 'audit for no reason', set({ [`${AUDIT}.LiableSec44ABflg`]: 'Y' })],
  ['3old', 39, 'no answer on Form 10-IEA', set({ [`${F}.Form10IEAEarlierAYOldRegime`]: undefined })],
  [
    '3old',
    40,
    'no answer on the regime',
    set({
      [`${F}.IncFrmBusOrProf`]: 'N',
      [`${F}.OptOldRegimeCurrAY`]: undefined,
      [`${F}.OptOutNewTaxRegime`]: undefined,
    }),
  ],
  ['3old', 46, 'Form 10-IEA without a business', set({ [`${F}.IncFrmBusOrProf`]: 'N' })],
  ['3old', 51, 'audit without accounts', set({ [`${AUDIT}.LiableSec44ABflg`]: 'Y', PARTA_BS: undefined })],
  up(52, `${FUNDS}.TotFundSrc`),
  up(53, `${FUNDS}.PropFund.TotPropFund`),
  up(54, `${FUNDS}.LoanFunds.TotLoanFund`),
  up(55, `${FUNDS}.TotFundSrc`),
  up(56, `${ASSETS}.Investments.TotInvestments`),
  up(57, `${ASSETS}.CurrAssetLoanAdv.CurrAsset.TotCurrAsset`),
  up(58, `${ASSETS}.CurrAssetLoanAdv.NetCurrAsset`),
  up(62, 'ManufacturingAccount.OpeningInventory.DirectExpenses'),
  up(80, `${PL}.CreditsToPL.OthIncome.MiscOthIncome`),
  up(84, `${DEBIT}.EmployeeComp.TotEmployeeComp`),
  up(85, `${DEBIT}.Insurances.TotInsurances`),
  up(86, `${DEBIT}.CommissionExpdrDtls.Total`),
  up(88, `${DEBIT}.ProfessionalConstDtls.Total`),
  up(91, `${BAD}.BadDebt`),
  up(92, `${DEBIT}.PBIDTA`),
  up(93, `${DEBIT}.InterestExpdrtDtls.InterestExpdr`),
  [
    '3old',
    100,
    '6% of 1,000 less 1',
    set({
      [`${PL}.PersumptiveInc44AD`]: {
        GrsTrnOverBank: 1000,
        GrsTrnOverOrReceipt: 1000,
        PersumptiveInc44AD6Per: 59,
      },
    }),
  ],
  [
    '3old',
    101,
    '8% of 1,000 less 1',
    set({
      [`${PL}.PersumptiveInc44AD`]: {
        GrsTrnOverAnyOthMode: 1000,
        GrsTrnOverOrReceipt: 1000,
        PersumptiveInc44AD8Per: 79,
      },
    }),
  ],
  [
    '3old',
    101,
    '8% of 1,000 in cash less 1',
    set({
      [`${PL}.PersumptiveInc44AD`]: {
        GrsTotalTrnOverInCash: 1000,
        GrsTrnOverOrReceipt: 1000,
        PersumptiveInc44AD8Per: 79,
      },
    }),
  ],
  [
    '3old',
    104,
    'half of 1,000 less 1',
    set({ [`${PL}.PersumptiveInc44ADA`]: { GrsReceipt: 1000, TotPersumptiveInc44ADA: 499 } }),
  ],
  [
    '3old',
    105,
    'code u/s 44AD without income',
    set({ [`${PL}.NatOfBus44AD`]: [{ NameOfBusiness: 'Shop', CodeAD: '09028' }] }),
  ],
  [
    '3old',
    107,
    'code u/s 44ADA without income',
    set({ [`${PL}.NatOfBus44ADA`]: [{ NameOfBusiness: 'Office', CodeADA: '16013' }] }),
  ],
  ['3old', 110, 'income u/s 44AE of no business', set({ [`${PL}.TotalPrsumptvIncUs44E`]: 5 })],
  up(112, `${A}.DeemedProfitBusUs.Section44AD`, 5),
  up(113, `${A}.DeemedProfitBusUs.Section44ADA`, 5),
  [
    '3old',
    116,
    'income of carriages +5',
    all(carriages(carriage('MH12AB1234', 10, 12, 90_000)), plus({ [`${PL}.TotalPrsumptvIncUs44E`]: 5 })),
  ],
  [
    '3old',
    117,
    '132 months',
    carriages(...Array.from({ length: 11 }, (_, i) => carriage(`MH12AB12${10 + i}`, 10, 12, 90_000))),
  ],
  ['3old', 118, '89,999 for twelve months', carriages(carriage('MH12AB1234', 10, 12, 89_999))],
  [
    '3old',
    132,
    'a carriage twice',
    carriages(carriage('MH12AB1234', 10, 12, 90_000), carriage('MH12AB1234', 10, 1, 7_500)),
  ],
  [
    '3old',
    120,
    '44AD of a non-resident',
    set({
      [`${F}.ResidentialStatus`]: 'NRI',
      [`${PL}.PersumptiveInc44AD`]: {
        GrsTrnOverBank: 1000,
        GrsTrnOverOrReceipt: 1000,
        PersumptiveInc44AD6Per: 60,
        TotPersumptiveInc44AD: 60,
      },
    }),
  ],
  [
    '3old',
    130,
    '44ADA of a family',
    set({
      'PartA_GEN1.PersonalInfo.Status': 'H',
      [`${PL}.PersumptiveInc44ADA`]: { GrsReceipt: 1000, TotPersumptiveInc44ADA: 500 },
    }),
  ],
  up(129, `${PL}.NetIncomeFrmSpecActivity`, 5),
  ['3old', 131, 'debtor without PAN and Aadhaar', set({ [`${BAD}.BadDebtAmtDtls`]: [{ Amount: 200_000 }] })],
  ['3old', 133, 'speculation: gross profit above turnover', set({ [`${PL}.GrossProfit`]: 5 })],
  up(139, `${BAD}.BadDebtAmtDtlsTotal`, 5),
  up(140, `${BAD}.OthersPANNotAvlblDtlTotal`, 5),
  up(158, 'PARTA_OI.AmtDisall43B.AmtUs43B.TotAmtUs43b', 5),
  up(169, `${SALARY}.Salary`),
  up(170, `${SALARY}.ValueOfPerquisites`),
  up(171, `${SALARY}.ProfitsinLieuOfSalary`),
  up(255, `${A}.AmtDebPLDisallowUs43B`, 5),
  up(263, `${A}.DeemedProfitBusUs.TotDeemedProfitBusUs`, 5),
  up(269, `${BP}.IncChrgUnHdProftGain`),
  up(280, `${BP}.SpecBusinessInc.NetPLFrmSpecBus`, 5),
  ['3new', 287, '35AD in the new regime', set({ [`${BP}.SpecifiedBusinessInc.DeductionUs35AD`]: 5 })],
  up(302, `${A}.InterestDisAllowUs23SMEAct`, 5),
  [
    '3old',
    342,
    'gain of machinery at 30% in DCG only',
    set({ 'ScheduleDCG.SummaryFromDeprSchCG.PlantMachinerySummaryCG.DeprBlockTot30Percent': 5 }),
  ],
  up(468, `${LAND}.TotalDednForEiB`),
  ['3old', 471, 'excess of the comparison', set({ [`${LAND}.ExcessAmtSec1121a`]: 5 })],
  up(575, 'ScheduleCYLA.LossRemAftSetOff.BalHPlossCurYrAftSetoff'),
  up(618, 'ScheduleCFL.CurrentAYloss.LossSummaryDetail.BusLossOthThanSpecLossCF', 5),
  [
    '3old',
    624,
    'adjusted for the new regime in the old one',
    set({
      'ITR3ScheduleUD.ScheduleUD': [{ AssYr: '2024-25', AmtBFUD: 10, AdjustAccTax115BACAmt: 5, BalCFNY: 5 }],
    }),
  ],
  up(833, 'ScheduleAMT.AdjustmentSec115JC.Total', 5),
  up(837, 'ScheduleAMT.AdjustedUnderSec115JCOther', 5),
  up(867, 'PartB-TI.IncChargeableTaxSplRates'),
  up(960, 'PartB_TTI.ComputationOfTaxLiability.TaxPayableOnDeemedTI.TaxDeemedTISec115JC', 5),
];
