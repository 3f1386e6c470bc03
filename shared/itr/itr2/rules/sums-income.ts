import type { Itr2Year } from '../data/years.ts';
import { setsOff } from '../parts/gain-tables.ts';
import { type Sum, under } from './sum.ts';

const S = 'ScheduleCGFor23.ShortTermCapGainFor23';
const L = 'ScheduleCGFor23.LongTermCapGain23';
const E = 'ScheduleCGFor23.CurrYrLosses';
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';

const D48 = ['DeductSec48.AquisitCost', 'DeductSec48.ImproveCost', 'DeductSec48.ExpOnTrans'];

const block = (at: string, list?: string): Sum[] => {
  const p = (path: string) => (at ? `${at}.${path}` : path);
  const where = { ...(list ? { list } : {}), needs: at ? at : 'FullConsideration' };
  return [
    { ...where, at: p('DeductSec48.TotalDedn'), plus: D48.map(p) },
    { ...where, at: p('BalanceCG'), plus: [p('FullConsideration')], minus: [p('DeductSec48.TotalDedn')] },
  ];
};

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
  { at: `${OS}.DividendGross`, plus: under(OS, ['DividendOthThan22e', 'Dividend22e', 'Dividend22f']) },
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

/** Sums of Schedules S, HP, CG, 112A, 115AD, VDA and OS. */
export const incomeSums = (year: Itr2Year): Sum[] => [
  ...salarySums,
  ...houseSums,
  ...gainSums(year),
  ...sourceSums,
];
