import type { Itr2Year } from '../data/years.ts';
import { carriedYears, headRows } from '../parts/losses.ts';
import { type Sum, under } from './sum.ts';

const T = 'PartB_TTI';
const C = `${T}.ComputationOfTaxLiability`;
const I = 'PartB-TI';

const lossSums = (year: Itr2Year): Sum[] => {
  const pools = [...headRows.map((r) => r.node as string), ...year.rates.map((g) => g.pool)];
  const cyla = (p: string) => `ScheduleCYLA.${p}.IncCYLA`;
  const bfla = (p: string) => `ScheduleBFLA.${p}.IncBFLA`;
  const carried = ['TotalHPPTILossCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF'];
  return [
    ...pools.flatMap((p): Sum[] => [
      {
        at: `${cyla(p)}.IncOfCurYrAfterSetOff`,
        plus: [`${cyla(p)}.IncOfCurYrUnderThatHead`],
        minus: [`${cyla(p)}.HPlossCurYrSetoff`, `${cyla(p)}.OthSrcLossNoRaceHorseSetoff`],
      },
      { at: `${bfla(p)}.IncOfCurYrUndHeadFromCYLA`, plus: [`${cyla(p)}.IncOfCurYrAfterSetOff`] },
      {
        at: `${bfla(p)}.IncOfCurYrAfterSetOffBFLosses`,
        plus: [`${bfla(p)}.IncOfCurYrUndHeadFromCYLA`],
        minus: [`${bfla(p)}.BFlossPrevYrUndSameHeadSetoff`],
      },
    ]),
    {
      at: 'ScheduleCYLA.TotalLossSetOff.TotHPlossCurYrSetoff',
      plus: pools.map((p) => `${cyla(p)}.HPlossCurYrSetoff`),
    },
    {
      at: 'ScheduleCYLA.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff',
      plus: pools.map((p) => `${cyla(p)}.OthSrcLossNoRaceHorseSetoff`),
    },
    {
      // in the new regime a loss has been given full effect (s.115BAC(3))
      old: true,
      at: 'ScheduleCYLA.LossRemAftSetOff.BalHPlossCurYrAftSetoff',
      plus: ['ScheduleCYLA.TotalCurYr.TotHPlossCurYr'],
      minus: ['ScheduleCYLA.TotalLossSetOff.TotHPlossCurYrSetoff'],
    },
    {
      at: 'ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff',
      plus: pools.map((p) => `${bfla(p)}.BFlossPrevYrUndSameHeadSetoff`),
    },
    {
      at: 'ScheduleBFLA.IncomeOfCurrYrAftCYLABFLA',
      plus: pools.map((p) => `${bfla(p)}.IncOfCurYrAfterSetOffBFLosses`),
    },
    ...carried.map(
      (key): Sum => ({
        at: `ScheduleCFL.TotalOfBFLossesEarlierYrs.LossSummaryDetail.${key}`,
        plus: carriedYears(year).map(({ node }) => `ScheduleCFL.${node}.CarryFwdLossDetail.${key}`),
      }),
    ),
  ];
};

const kinds80g = [
  ['Don100Percent', 'TotEligibleDon100Percent'],
  ['Don50PercentNoApprReqd', 'TotEligibleDon50Percent'],
  ['Don100PercentApprReqd', 'TotEligibleDon100PercentApprReqd'],
  ['Don50PercentApprReqd', 'TotEligibleDon50PercentApprReqd'],
] as const;

const listSums: Sum[] = [
  ...kinds80g.flatMap(([kind, eligible]): Sum[] => [
    { at: `Schedule80G.${kind}.Tot${kind}`, plus: [`Schedule80G.${kind}.DoneeWithPan[].DonationAmt`] },
    {
      at: `Schedule80G.${kind}.${eligible}`,
      plus: [`Schedule80G.${kind}.DoneeWithPan[].EligibleDonationAmt`],
    },
  ]),
  { at: 'Schedule80G.TotalDonationsUs80G', plus: kinds80g.map(([kind]) => `Schedule80G.${kind}.Tot${kind}`) },
  {
    at: 'Schedule80GGA.TotalDonationsUs80GGA',
    plus: ['Schedule80GGA.DonationDtlsSciRsrchRuralDev[].DonationAmt'],
  },
  { at: 'Schedule80GGC.TotalDonationsUs80GGC', plus: ['Schedule80GGC.Schedule80GGCDetails[].DonationAmt'] },
  { at: 'ScheduleSI.TotSplRateInc', plus: ['ScheduleSI.SplCodeRateTax[].SplRateInc'] },
  { at: 'ScheduleSI.TotSplRateIncTax', plus: ['ScheduleSI.SplCodeRateTax[].SplRateIncTax'] },
  {
    at: 'ScheduleEI.NetAgriIncOrOthrIncRule7',
    plus: ['ScheduleEI.GrossAgriRecpt'],
    minus: ['ScheduleEI.ExpIncAgri', 'ScheduleEI.UnabAgriLossPrev8'],
    floor: true,
  },
  { at: 'ScheduleEI.Others', plus: ['ScheduleEI.OthersInc.OthersIncDtls[].OthAmount'] },
  {
    at: 'ScheduleEI.TotalExemptInc',
    plus: under('ScheduleEI', [
      'InterestInc',
      'NetAgriIncOrOthrIncRule7',
      'Others',
      'IncNotChrgblToTax',
      'PassThrIncNotChrgblTax',
    ]),
  },
  ...(['IncFrmOutsideInd', 'TaxPaidOutsideInd', 'TaxPayableinInd', 'TaxReliefinInd'] as const).map(
    (key): Sum => ({
      list: 'ScheduleFSI.ScheduleFSIDtls',
      at: `TotalCountryWise.${key}`,
      plus: ['IncFromSal', 'IncFromHP', 'IncCapGain', 'IncOthSrc'].map((h) => `${h}.${key}`),
    }),
  ),
  {
    at: 'ScheduleTR1.TotalTaxReliefOutsideIndia',
    plus: ['ScheduleTR1.ScheduleTR[].TaxReliefOutsideIndia'],
  },
  {
    at: 'ScheduleTR1.TotalTaxPaidOutsideIndia',
    plus: ['ScheduleTR1.ScheduleTR[].TaxPaidOutsideIndia'],
  },
  {
    list: 'SchedulePTI.SchedulePTIDtls',
    at: 'IncFromHP.NetIncomeLoss',
    plus: ['IncFromHP.AmountOfInc'],
    minus: ['IncFromHP.CurrYrLossShareByInvstFund'],
  },
  {
    list: 'SchedulePTI.SchedulePTIDtls',
    at: 'CapitalGainsPTI.LongTermCG.NetIncomeLoss',
    plus: ['CapitalGainsPTI.LTCG_Sec112A.NetIncomeLoss', 'CapitalGainsPTI.LTCG_Others.NetIncomeLoss'],
  },
  {
    at: 'Schedule5A2014.TotalHeadIncome.IncRecvdUndHead',
    plus: ['HPHeadIncome', 'CapGainHeadIncome', 'OtherSourcesHeadIncome'].map(
      (h) => `Schedule5A2014.${h}.IncRecvdUndHead`,
    ),
  },
  { at: 'ScheduleAMTC.TotBalBF', plus: ['ScheduleAMTC.ScheduleAMTCDtls[].AmtCreditBalBroughtFwd'] },
  {
    list: 'ScheduleAMTC.ScheduleAMTCDtls',
    at: 'AmtCreditBalBroughtFwd',
    plus: ['Gross'],
    minus: ['AmtCreditSetOfEy'],
    floor: true,
  },
];

const deductionKeys = [
  'Section80C',
  'Section80CCC',
  'Section80CCDEmployeeOrSE',
  'Section80CCD1B',
  'Section80CCDEmployer',
  'Section80D',
  'Section80DD',
  'Section80DDB',
  'Section80E',
  'Section80EE',
  'Section80EEA',
  'Section80EEB',
  'Section80G',
  'Section80GG',
  'Section80GGA',
  'Section80GGC',
  'Section80U',
  'Section80RRB',
  'Section80QQB',
  'Section80TTA',
  'Section80TTB',
  'AnyOthSec80CCH',
];

const taxSums = (year: Itr2Year): Sum[] => {
  const gains = (t: 'short' | 'long') => year.rates.filter((g) => g.term === t);
  return [
    {
      at: `${I}.CapGain.ShortTerm.TotalShortTerm`,
      plus: gains('short').map((g) => `${I}.CapGain.ShortTerm.${g.income}`),
    },
    {
      at: `${I}.CapGain.LongTerm.TotalLongTerm`,
      plus: gains('long').map((g) => `${I}.CapGain.LongTerm.${g.income}`),
    },
    {
      at: `${I}.CapGain.TotalCapGains`,
      plus: [`${I}.CapGain.ShortTermLongTermTotal`, `${I}.CapGain.CapGains30Per115BBH`],
    },
    {
      at: `${I}.IncFromOS.TotIncFromOS`,
      plus: under(`${I}.IncFromOS`, ['OtherSrcThanOwnRaceHorse', 'IncChargblSplRate', 'FromOwnRaceHorse']),
    },
    {
      at: `${I}.TotalTI`,
      plus: under(I, ['Salaries', 'IncomeFromHP', 'CapGain.TotalCapGains', 'IncFromOS.TotIncFromOS']),
    },
    { at: `${I}.BalanceAfterSetoffLosses`, plus: [`${I}.TotalTI`], minus: [`${I}.CurrentYearLoss`] },
    {
      at: `${I}.GrossTotalIncome`,
      plus: [`${I}.BalanceAfterSetoffLosses`],
      minus: [`${I}.BroughtFwdLossesSetoff`],
    },
    { at: `${I}.Salaries`, plus: ['ScheduleS.TotIncUnderHeadSalaries'] },
    {
      at: 'ScheduleVIA.DeductUndChapVIA.TotalChapVIADeductions',
      plus: under('ScheduleVIA.DeductUndChapVIA', deductionKeys),
    },
    {
      at: 'ScheduleVIA.UsrDeductUndChapVIA.TotalChapVIADeductions',
      plus: under('ScheduleVIA.UsrDeductUndChapVIA', deductionKeys),
    },
    {
      at: `${I}.DeductionsUnderScheduleVIA`,
      plus: ['ScheduleVIA.DeductUndChapVIA.TotalChapVIADeductions'],
    },
    {
      at: `${C}.TaxPayableOnTI.TaxPayableOnTotInc`,
      plus: under(`${C}.TaxPayableOnTI`, ['TaxAtNormalRatesOnAggrInc', 'TaxAtSpecialRates']),
      minus: [`${C}.TaxPayableOnTI.RebateOnAgriInc`],
    },
    {
      at: `${C}.TaxPayableOnRebate`,
      plus: [`${C}.TaxPayableOnTI.TaxPayableOnTotInc`],
      minus: [`${C}.Rebate87A`],
      floor: true,
    },
    { at: `${C}.TotalSurcharge`, plus: under(C, ['Surcharge25ofSI', 'SurchargeOnAboveCrore']) },
    {
      at: `${C}.GrossTaxLiability`,
      plus: under(C, ['TaxPayableOnRebate', 'TotalSurcharge', 'EducationCess']),
    },
    {
      at: `${C}.GrossTaxPay.TaxDeferred17`,
      plus: [`${C}.GrossTaxPayable`],
      minus: [`${C}.GrossTaxPay.TaxInc17`],
      needs: `${C}.GrossTaxPay`,
    },
    {
      at: `${C}.TaxPayAfterCreditUs115JD`,
      plus: [`${C}.GrossTaxPayable`, `${C}.GrossTaxPay.TaxDeferredPayableCY`],
      minus: [`${C}.GrossTaxPay.TaxDeferred17`, `${C}.CreditUS115JD`],
    },
    {
      at: `${C}.NetTaxLiability`,
      plus: [`${C}.TaxPayAfterCreditUs115JD`],
      minus: [`${C}.TaxRelief.TotTaxRelief`],
      floor: true,
    },
    {
      at: `${C}.IntrstPay.TotalIntrstPay`,
      plus: under(`${C}.IntrstPay`, [
        'IntrstPayUs234A',
        'IntrstPayUs234B',
        'IntrstPayUs234C',
        'LateFilingFee234F',
        'FeeFurnish234I',
      ]),
    },
    {
      at: `${C}.AggregateTaxInterestLiability`,
      plus: [`${C}.NetTaxLiability`, `${C}.IntrstPay.TotalIntrstPay`],
    },
    {
      at: `${T}.TaxPaid.TaxesPaid.TotalTaxesPaid`,
      plus: under(`${T}.TaxPaid.TaxesPaid`, ['AdvanceTax', 'TDS', 'TCS', 'SelfAssessmentTax']),
    },
    {
      at: `${T}.TaxPaid.TaxesPaid.TDS`,
      plus: [
        'ScheduleTDS1.TotalTDSonSalaries',
        'ScheduleTDS2.TotalTDSonOthThanSals',
        'ScheduleTDS3.TotalTDS3OnOthThanSal',
      ],
    },
    { at: `${T}.TaxPaid.TaxesPaid.TCS`, plus: ['ScheduleTCS.TotalSchTCS'] },
    { at: 'ScheduleTDS1.TotalTDSonSalaries', plus: ['ScheduleTDS1.TDSonSalary[].TotalTDSSal'] },
    {
      at: 'ScheduleTDS2.TotalTDSonOthThanSals',
      plus: ['ScheduleTDS2.TDSOthThanSalaryDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands'],
    },
    {
      at: 'ScheduleTDS3.TotalTDS3OnOthThanSal',
      plus: ['ScheduleTDS3.TDS3onOthThanSalDtls[].TaxDeductCreditDtls.TaxClaimedOwnHands'],
    },
    {
      at: 'ScheduleTCS.TotalSchTCS',
      plus: ['ScheduleTCS.TCS[].TCSClaimedThisYearDtls.TCSAmtCollOwnHand'],
    },
    { at: 'ScheduleIT.TotalTaxPayments', plus: ['ScheduleIT.TaxPayment[].Amt'] },
  ];
};

/** Sums of the schedules of losses, deductions, lists, Part B-TI, Part B-TTI and taxes paid. */
export const totalSums = (year: Itr2Year): Sum[] => [...lossSums(year), ...listSums, ...taxSums(year)];
