import { setsOff } from '../parts/gain-tables.ts';
import { carriedYears, headRows } from '../parts/losses.ts';
import type { Itr2Year } from '../years.ts';
import type { Finding, Node, Reader, Rule } from './reader.ts';

/** A figure that must equal others: `at` = sum of `plus` less `minus`; paths with `[]` add up a column. `floor`: never below nil. */
export interface Sum {
  /** List whose every row the sum is about; the whole file when absent. */
  list?: string;
  at: string;
  plus: readonly string[];
  minus?: readonly string[];
  floor?: true;
  /** Terms that count only when positive. */
  gains?: readonly string[];
  /** Only where this place of the file (or row) is there. */
  needs?: string;
}

const column = (node: Node, path: string): number => {
  const cut = path.indexOf('[].');
  if (cut < 0) return node.n(path);
  return node.rows(path.slice(0, cut)).reduce((t, row) => t + column(row, path.slice(cut + 3)), 0);
};

const nodes = (node: Node, list: string): Node[] => {
  const cut = list.indexOf('[].');
  return cut < 0
    ? node.rows(list)
    : node.rows(list.slice(0, cut)).flatMap((row) => nodes(row, list.slice(cut + 3)));
};

const D48 = ['DeductSec48.AquisitCost', 'DeductSec48.ImproveCost', 'DeductSec48.ExpOnTrans'];
const under = (prefix: string, paths: readonly string[]) => paths.map((p) => `${prefix}.${p}`);

const block = (at: string, list?: string): Sum[] => {
  const p = (path: string) => (at ? `${at}.${path}` : path);
  const where = { ...(list ? { list } : {}), needs: at ? at : 'FullConsideration' };
  return [
    { ...where, at: p('DeductSec48.TotalDedn'), plus: D48.map(p) },
    { ...where, at: p('BalanceCG'), plus: [p('FullConsideration')], minus: [p('DeductSec48.TotalDedn')] },
  ];
};

const S = 'ScheduleCGFor23.ShortTermCapGainFor23';
const L = 'ScheduleCGFor23.LongTermCapGain23';
const E = 'ScheduleCGFor23.CurrYrLosses';
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
const T = 'PartB_TTI';
const C = `${T}.ComputationOfTaxLiability`;
const I = 'PartB-TI';

const salarySums: Sum[] = [
  {
    list: 'ScheduleS.Salaries',
    at: 'Salarys.GrossSalary',
    plus: under('Salarys', [
      'Salary',
      'ValueOfPerquisites',
      'ProfitsinLieuOfSalary',
      'IncomeNotified89A',
      'IncomeNotifiedOther89A',
      'IncomeNotifiedPrYr89A',
    ]),
  },
  ...(
    [
      ['Salary', 'NatureOfSalary'],
      ['ValueOfPerquisites', 'NatureOfPerquisites'],
      ['ProfitsinLieuOfSalary', 'NatureOfProfitInLieuOfSalary'],
    ] as const
  ).map(
    ([at, items]): Sum => ({
      list: 'ScheduleS.Salaries',
      at: `Salarys.${at}`,
      plus: [`Salarys.${items}.OthersIncDtls[].OthAmount`],
      needs: `Salarys.${items}.OthersIncDtls`,
    }),
  ),
  { at: 'ScheduleS.TotalGrossSalary', plus: ['ScheduleS.Salaries[].Salarys.GrossSalary'] },
  {
    at: 'ScheduleS.NetSalary',
    plus: ['ScheduleS.TotalGrossSalary'],
    minus: ['ScheduleS.AllwncExtentExemptUs10', 'ScheduleS.Increliefus89A'],
    floor: true,
  },
  {
    at: 'ScheduleS.DeductionUS16',
    plus: under('ScheduleS', [
      'DeductionUnderSection16ia',
      'EntertainmntalwncUs16ii',
      'ProfessionalTaxUs16iii',
    ]),
  },
  {
    at: 'ScheduleS.TotIncUnderHeadSalaries',
    plus: ['ScheduleS.NetSalary'],
    minus: ['ScheduleS.DeductionUS16'],
    floor: true,
  },
];

const R = 'Rentdetails';
const houseSums: Sum[] = [
  {
    list: 'ScheduleHP.PropertyDetails',
    at: `${R}.TotalUnrealizedAndTax`,
    plus: under(R, ['RentNotRealized', 'LocalTaxes']),
  },
  {
    list: 'ScheduleHP.PropertyDetails',
    at: `${R}.TotalDeduct`,
    plus: under(R, ['ThirtyPercentOfBalance', 'IntOnBorwCap']),
  },
  {
    list: 'ScheduleHP.PropertyDetails',
    at: `${R}.IncomeOfHP`,
    plus: under(R, ['AnnualOfPropOwned', 'ArrearsUnrealizedRentRcvd']),
    minus: [`${R}.TotalDeduct`],
  },
  {
    at: 'ScheduleHP.TotalIncomeChargeableUnHP',
    plus: ['ScheduleHP.PropertyDetails[].Rentdetails.IncomeOfHP', 'ScheduleHP.PassThroghIncome'],
  },
];

const gainSums = (year: Itr2Year): Sum[] => {
  const { rates } = year;
  const assets = year.detailed ? `${L}.SaleofAssetNADtls.SaleofAssetNA` : `${L}.SaleofAssetNA`;
  return [
    ...block('EquityMFonSTTDtls', `${S}.EquityMFonSTT`),
    ...(year.split ? block('EquityMFonSTTDtls_BE', `${S}.EquityMFonSTT`) : []),
    ...block(`${S}.NRISecur115AD`),
    ...block(`${S}.SaleOnOtherAssets`),
    ...(year.moreContacts ? [] : block(`${L}.SaleofBondsDebntr`)),
    ...block('Proviso112Applicabledtls', `${L}.Proviso112Applicable`),
    ...block('', `${L}.NRIOnSec112and115.NRIOnSec112and115Dtls`),
    ...block(assets),
    {
      list: `${S}.SaleofLandBuild.SaleofLandBuildDtls`,
      at: 'TotalDedn',
      plus: ['AquisitCost', 'ImproveCost', 'ExpOnTrans'],
    },
    {
      list: `${L}.SaleofLandBuild.SaleofLandBuildDtls`,
      at: 'Balance',
      plus: ['FullConsideration50C'],
      minus: ['TotalDedn'],
    },
    {
      list: `${L}.SaleofLandBuild.SaleofLandBuildDtls`,
      at: 'ExemptionOrDednUs54.ExemptionGrandTotal',
      plus: ['ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount'],
    },
    {
      at: `${S}.TotalAmtDeemedStcg`,
      plus: [`${S}.UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized`, `${S}.AmtDeemedStcg`],
    },
    {
      at: `${L}.TotalAmtDeemedLtcg`,
      plus: [`${L}.UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUnutilized`, `${L}.AmtDeemedLtcg`],
    },
    {
      at: 'ScheduleCGFor23.DeducClaimInfo.TotDeductClaim',
      plus: ['54', '54B', '54EC', '54F', '115F'].map(
        (s) => `ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs${s}[].AmtDeducted`,
      ),
    },
    ...rates.map(
      (g): Sum => ({
        at: `${E}.${g.gains}.CurrYrCapGain`,
        plus: [`${E}.${g.gains}.CurrYearIncome`],
        minus: rates.filter((l) => setsOff(l, g)).map((l) => `${E}.${g.gains}.${l.losses}`),
      }),
    ),
    ...rates.flatMap((l): Sum[] => [
      {
        at: `${E}.TotLossSetOff.${l.losses}`,
        plus: rates.filter((g) => setsOff(l, g)).map((g) => `${E}.${g.gains}.${l.losses}`),
      },
      {
        at: `${E}.LossRemainSetOff.${l.losses}`,
        plus: [`${E}.InLossSetOff.${l.losses}`],
        minus: [`${E}.TotLossSetOff.${l.losses}`],
      },
    ]),
    { at: 'ScheduleCGFor23.SumOfCGIncm', plus: rates.map((g) => `${E}.${g.gains}.CurrYrCapGain`) },
    {
      at: 'ScheduleCGFor23.TotScheduleCGFor23',
      plus: ['ScheduleCGFor23.SumOfCGIncm', 'ScheduleCGFor23.IncmFromVDATrnsf'],
    },
    ...rates.map(
      (g): Sum => ({
        at: `ScheduleBFLA.${g.pool}.IncBFLA.IncOfCurYrAfterSetOffBFLosses`,
        plus: ['Upto15Of6', 'Upto15Of9', 'Up16Of9To15Of12', 'Up16Of12To15Of3', 'Up16Of3To31Of3'].map(
          (q) => `ScheduleCGFor23.AccruOrRecOfCG.${g.accrual}.DateRange.${q}`,
        ),
        needs: 'ScheduleCGFor23',
      }),
    ),
    ...(['112A', '115AD'] as const).flatMap((tag): Sum[] => {
      const at = `Schedule${tag}`;
      const of = (total: string, col: string): Sum => ({
        at: `${at}.${total}${tag}`,
        plus: [`${at}.Schedule${tag}Dtls[].${col}`],
      });
      return [
        of('SaleValue', 'TotSaleValue'),
        of('CostAcqWithoutIndx', 'CostAcqWithoutIndx'),
        of('LTCGBeforelowerB1B2', 'LTCGBeforelowerB1B2'),
        of('FairMktValueCapAst', 'TotFairMktValueCapAst'),
        of('Deductions', 'TotalDeductions'),
        of('Balance', 'Balance'),
        {
          list: `${at}.Schedule${tag}Dtls`,
          at: 'Balance',
          plus: ['TotSaleValue'],
          minus: ['TotalDeductions'],
        },
      ];
    }),
    { at: 'ScheduleVDA.TotIncCapGain', plus: ['ScheduleVDA.ScheduleVDADtls[].IncomeFromVDA'] },
  ];
};

const sourceSums: Sum[] = [
  { at: `${OS}.DividendGross`, plus: [`${OS}.DividendOthThan22e`, `${OS}.Dividend22e`] },
  {
    at: `${OS}.InterestGross`,
    plus: under(OS, [
      'IntrstFrmSavingBank',
      'IntrstFrmTermDeposit',
      'IntrstFrmIncmTaxRefund',
      'NatofPassThrghIncome',
      'IntrstSec10XIFirstProviso',
      'IntrstSec10XISecondProviso',
      'IntrstSec10XIIFirstProviso',
      'IntrstSec10XIISecondProviso',
      'IntrstFrmOthers',
    ]),
  },
  {
    at: `${OS}.Tot562x`,
    plus: under(OS, [
      'Aggrtvaluewithoutcons562x',
      'Immovpropwithoutcons562x',
      'Immovpropinadeqcons562x',
      'Anyotherpropwithoutcons562x',
      'Anyotherpropinadeqcons562x',
    ]),
  },
  {
    at: `${OS}.GrossIncChrgblTaxAtAppRate`,
    plus: under(OS, [
      'DividendGross',
      'InterestGross',
      'RentFromMachPlantBldgs',
      'Tot562x',
      'AnyOtherIncome',
    ]),
  },
  {
    at: `${OS}.IncChrgblUs115BBE`,
    plus: under(OS, [
      'CashCreditsUs68',
      'UnExplndInvstmntsUs69',
      'UnExplndMoneyUs69A',
      'UnDsclsdInvstmntsUs69B',
      'UnExplndExpndtrUs69C',
      'AmtBrwdRepaidOnHundiUs69D',
    ]),
  },
  { at: `${OS}.OthersGross`, plus: [`${OS}.OthersGrossDtls[].SourceAmount`] },
  { at: `${OS}.PassThrIncOSChrgblSplRate`, plus: [`${OS}.PTIOthersGrossDtls[].SourceAmount`] },
  {
    at: `${OS}.Deductions.TotDeductions`,
    plus: under(`${OS}.Deductions`, ['Expenses', 'IntExp57', 'DeductionUs57iia', 'Depreciation']),
  },
  {
    at: 'ScheduleOS.IncChargeable',
    plus: ['ScheduleOS.TotOthSrcNoRaceHorse'],
    gains: ['ScheduleOS.IncFromOwnHorse.BalanceOwnRaceHorse'],
    needs: 'ScheduleOS.TotOthSrcNoRaceHorse',
  },
];

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
      at: `${C}.TaxPayAfterCreditUs115JD`,
      plus: [`${C}.GrossTaxPayable`],
      minus: [`${C}.CreditUS115JD`],
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

/** Every sum of a year's file. */
export const sumsOf = (year: Itr2Year): Sum[] => [
  ...salarySums,
  ...houseSums,
  ...gainSums(year),
  ...sourceSums,
  ...lossSums(year),
  ...listSums,
  ...taxSums(year),
];

/** The sums of every schedule as one rule. */
export const sumRule: Rule = {
  id: 'SUM',
  message: 'The figure must be {value}, the sum of what it is made of; it is {found}',
  check: (r: Reader): Finding[] =>
    sumsOf(r.year).flatMap(({ list, at, plus, minus = [], gains = [], floor, needs }) =>
      (list ? nodes(r, list) : [r]).flatMap((node) => {
        if (needs && !node.has(needs)) return [];
        const parent = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '';
        if (parent && !node.has(parent)) return [];
        const sum =
          plus.reduce((t, p) => t + column(node, p), 0) +
          gains.reduce((t, p) => t + Math.max(0, column(node, p)), 0) -
          minus.reduce((t, p) => t + column(node, p), 0);
        const value = floor ? Math.max(0, sum) : sum;
        const found = node.n(at);
        return found === value ? [] : [{ at: node.to(at), params: { found, value } }];
      }),
    ),
};
