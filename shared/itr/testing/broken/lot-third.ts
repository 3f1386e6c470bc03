import { type Broken, plus, push, set } from './change.ts';

// A third lot drawn by seed from the rules that no other file here breaks; each as the rule's own sentence says.
const short = 'ScheduleCGFor23.ShortTermCapGainFor23.';
const long = 'ScheduleCGFor23.LongTermCapGain23.';
const losses = 'ScheduleCGFor23.CurrYrLosses.';
const family = 'Schedule80D.Sec80DSelfFamSrCtznHealth.';

export const thirdItr2: readonly Broken[] = [
  [
    '2old',
    702,
    '10(4E) entered twice',
    push(
      'ScheduleEI.OthersInc.OthersIncDtls',
      { Category: 'SRST', SubCategory: '10(4E)', Description: 'a', OthAmount: 10 },
      { Category: 'SRST', SubCategory: '10(4E)', Description: 'b', OthAmount: 10 },
    ),
  ],
  [
    '2old',
    66,
    'retrenchment compensation above 5,00,000',
    set({
      'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls[0]': {
        SalNatureDesc: '10(10B)(ii)',
        SalOthAmount: 500001,
      },
    }),
  ],
  ['2old', 505, 'gross total income a rupee off', plus({ 'PartB-TI.GrossTotalIncome': 1 })],
  [
    '2old',
    299,
    'line 2b is not the sum of its parts',
    set({
      [`${family}ParentsSeniorCitizenFlag`]: 'Y',
      [`${family}ParentsSeniorCitizen`]: 10001,
      [`${family}HlthInsPremParentsSrCtzn`]: 10000,
      [`${family}MedicalExpParentsSrCtzn`]: 0,
    }),
  ],
  ['2old', 576, 'E vi is not the gains of the rows', plus({ [`${losses}InLtcg12_5Per.CurrYearIncome`]: 10 })],
  ['2old', 574, 'E ii is not the gains of the rows', plus({ [`${losses}InStcg20Per.CurrYearIncome`]: 10 })],
  [
    '2old',
    683,
    '80TTB above what was entered',
    set({
      'ScheduleVIA.DeductUndChapVIA.Section80TTB': 5000,
      'ScheduleVIA.UsrDeductUndChapVIA.Section80TTB': 4000,
    }),
  ],
  [
    '2old',
    78,
    'income of the house a rupee off',
    plus({ 'ScheduleHP.PropertyDetails[0].Rentdetails.IncomeOfHP': 1 }),
  ],
  ['2old', 121, 'full value is not its parts', plus({ [`${short}SaleOnOtherAssets.FullConsideration`]: 1 })],
  ['2old', 551, 'set off against no income', plus({ [`${losses}InStcg20Per.StclSetoffAppRate`]: 100 })],
  ['2old', 633, '80EEA without its schedule', set({ 'ScheduleVIA.UsrDeductUndChapVIA.Section80EEA': 1000 })],
  ['2old', 193, 'line 7 a rupee off', plus({ 'ScheduleOS.TotOthSrcNoRaceHorse': 1 })],
  [
    '2old',
    481,
    'tax deferred is not that of the schedule',
    set({
      'PartB_TTI.ComputationOfTaxLiability.GrossTaxPay': {
        TaxInc17: 900000,
        TaxDeferred17: 100,
        TaxDeferredPayableCY: 0,
      },
      'ScheduleESOP.ScheduleESOP2627_Type': { TaxDeferredCurrAY: 50, BalanceTaxCF: 50 },
    }),
  ],
];

export const thirdItr3: readonly Broken[] = [
  ['3old', 1027, 'whose credit is not said', set({ 'ScheduleTCS.TCS[0].TCSCreditOwner': undefined })],
  [
    '3old',
    1028,
    'no TAN of the collector',
    set({ 'ScheduleTCS.TCS[0].EmployerOrDeductorOrCollectTAN': undefined }),
  ],
  ['3old', 993, 'total of exempt income a rupee off', plus({ 'ScheduleEI.TotalExemptInc': 1 })],
  [
    '3old',
    870,
    'gains at 12.5% above those after set-off',
    plus({ 'ScheduleSI.SplCodeRateTax[2].SplRateInc': 7 }),
  ],
  ['3old', 1017, 'more tax than salary', set({ 'ScheduleTDS1.TDSonSalary[0].TotalTDSSal': 1900000 })],
  [
    '3old',
    899,
    'tax paid abroad is not that of Schedule FSI',
    plus({ 'ScheduleTR1.ScheduleTR[0].TaxPaidOutsideIndia': 1 }),
  ],
  [
    '3old',
    378,
    'value under section 50CA above both values',
    plus({ [`${short}SaleOnOtherAssets.FullValueConsdSec50CA`]: 7 }),
  ],
  [
    '3old',
    849,
    'accumulated balance of a fund is not at its rate',
    set({ 'ScheduleOS.IncOthThanOwnRaceHorse.TaxAccumulatedBalRecPF.TotalIncomeBenefit': 100 }),
  ],
  [
    '3old',
    387,
    'gain of the land a rupee off',
    plus({ [`${long}SaleofLandBuild.SaleofLandBuildDtls[0].CapgainonAssets`]: 1 }),
  ],
  [
    '3old',
    128,
    'profit without books a rupee off',
    plus({ 'PARTA_PL.NoBooksOfAccPL.TotBusinessProfession': 1 }),
  ],
  ['3old', 826, '80CCC without rows', set({ 'ScheduleVIA.UsrDeductUndChapVIA.Section80CCC': 1000 })],
  [
    '3old',
    140,
    'bad debts without PAN have no rows',
    plus({ 'PARTA_PL.DebitsToPL.BadDebtDtls.OthersPANNotAvlblDtlTotal': 1 }),
  ],
  [
    '3old',
    709,
    '80D is not that of its schedule',
    plus({
      'ScheduleVIA.DeductUndChapVIA.Section80D': -1,
      'ScheduleVIA.UsrDeductUndChapVIA.Section80D': -1,
    }),
  ],
  [
    '3old',
    842,
    'credit is not the difference of the taxes',
    set({ ScheduleAMTC: { TaxSection115JC: 0, TaxOthProvisions: 500000, AmtTaxCreditAvailable: 1 } }),
  ],
];
