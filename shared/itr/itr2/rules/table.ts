import { type Line, linesOf } from './lines.ts';
import { deductionsTable } from './table-deductions.ts';
import { gainsTable } from './table-gains.ts';
import { incomeTable } from './table-income.ts';
import { sourcesTable } from './table-sources.ts';
import { totalsTable } from './table-totals.ts';

const CG = '/ScheduleCGFor23';
const TTI = '/PartB_TTI';
const TAX = `${TTI}.ComputationOfTaxLiability`;

/** Names for frequently used paths, common to both forms. */
const shared = {
  F: '/PartA_GEN1.FilingStatus',
  P: '/PartA_GEN1.PersonalInfo',
  X: '/ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls',
  W: '/ScheduleS.Salaries[].Salarys.NatureOfSalary.OthersIncDtls',
  PAY: 'Salaries[].Salarys.Salary + Salaries[].Salarys.ValueOfPerquisites + Salaries[].Salarys.ProfitsinLieuOfSalary',
  SERVANTS: 'Salaries[NatureOfEmployment=CGOV|SGOV|PE|PESG].NatureOfEmployment',
  ST: `${CG}.ShortTermCapGainFor23`,
  LT: `${CG}.LongTermCapGain23`,
  E: `${CG}.CurrYrLosses`,
  AC: `${CG}.AccruOrRecOfCG`,
  STD: '$ST.NRICgDTAA.NRIDTAADtls',
  LTD: '$LT.NRICgDTAA.NRIDTAADtls',
  // codes of Schedule SI whose tax is not income by rate: treaty rates, provident funds, gains reduced by an
  // exemption
  NOTATRATE: '1|1A|2A|22|5ADiiiP|DTAAOS|DTAASTCG|DTAALTCG|PTI_STCG20P|5AD1biip|PTI_LTCG12_5P112A',
  BUYBACK: '$ST.CapitalLossBuyBackShares.CapitalLossBuyBackSharesDtls',
  O: '/ScheduleOS.IncOthThanOwnRaceHorse',
  RH: '/ScheduleOS.IncFromOwnHorse',
  DT: '$O.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS',
  SI: '/ScheduleSI.SplCodeRateTax',
  D: '/ScheduleVIA.DeductUndChapVIA',
  U: '/ScheduleVIA.UsrDeductUndChapVIA',
  H: '/Schedule80D.Sec80DSelfFamSrCtznHealth',
  CY: '/ScheduleCYLA',
  TI: '/PartB-TI',
  C: TAX,
  PAID: `${TTI}.TaxPaid.TaxesPaid`,
};

/** Items of Schedule CG in ITR-2's order, and the places ITR-3 names otherwise. */
export const constants: Readonly<Record<string, string>> = {
  ...shared,
  VIATI: '$TI.DeductionsUnderScheduleVIA',
  REBATE: `${TAX}.Rebate87A`,
  AFTERREBATE: `${TAX}.TaxPayableOnRebate`,
  SURCHARGE: `${TAX}.TotalSurcharge`,
  CESS: `${TAX}.EducationCess`,
  GROSSTAX: `${TAX}.GrossTaxLiability`,
  DEEMED: `${TTI}.TaxPayDeemedTotIncUs115JC`,
  DEEMEDSURCHARGE: `${TTI}.Surcharge`,
  DEEMEDCESS: `${TTI}.HealthEduCess`,
  DEEMEDTAX: `${TTI}.TotalTaxPayablDeemedTotInc`,
  A1: '$ST.SaleofLandBuild.SaleofLandBuildDtls[].STCGonImmvblPrprty',
  A2: '$ST.EquityMFonSTT[].EquityMFonSTTDtls.CapgainonAssets',
  A3: '$ST.NRITransacSec48Dtl.NRItaxSTTPaid + $ST.NRITransacSec48Dtl.NRItaxSTTNotPaid',
  A4: '$ST.NRISecur115AD.CapgainonAssets',
  A5: '$ST.SaleOnOtherAssets.CapgainonAssets',
  A6: '$ST.TotalAmtDeemedStcg',
  A7: '$ST.PassThrIncNatureSTCG',
  B1: '$LT.SaleofLandBuild.TotalLTCGImmblPrprty',
  B2: '$LT.Proviso112Applicable[].Proviso112Applicabledtls.CapgainonAssets',
  B3: '$LT.SaleOfEquityShareUs112A.CapgainonAssets',
  B4: '$LT.NRIProvisoSec48.BalanceCG',
  B5: '$LT.NRIOnSec112and115.NRIOnSec112and115Dtls[].CapgainonAssets',
  B6: '$LT.NRISaleOfEquityShareUs112A.CapgainonAssets',
  B7: '$LT.NRISaleofForeignAsset.BalonSpeciAsset',
  B8: '$LT.SaleofAssetNADtls.SaleofAssetNA.CapgainonAssets',
  B9: '$LT.TotalAmtDeemedLtcg',
  B10: '$LT.PassThrIncNatureLTCG',
  AT20: '$A2 + $ST.NRITransacSec48Dtl.NRItaxSTTPaid + $ST.PassThrIncNatureSTCG20Per + $BUYBACK[Rate=STL20].Amount - $STD[ItemNoincl=A2e_111A|A2e_115AD|A3a|A7a_20%].DTAAamt',
  AT30: '$A4 + $ST.PassThrIncNatureSTCG30Per + $BUYBACK[Rate=STL30].Amount - $STD[ItemNoincl=A4e|A7b].DTAAamt',
  ATAPP:
    '$A1 + $ST.NRITransacSec48Dtl.NRItaxSTTNotPaid + $A5 + $A6 + $ST.PassThrIncNatureSTCGAppRate + $BUYBACK[Rate=STLAR].Amount - $STD[ItemNoincl=A1e|A3b|A5e|A6|A7c].DTAAamt',
  AT12: '$B1 + $B2 + $B3 + $B4 + $B5 + $B6 + $B7 + $B8 + $B9 + $B10 + $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares - $LTD[].DTAAamt',
};

/** The tables of the list for AY 2026-27. */
export const tables: readonly string[] = [
  incomeTable,
  gainsTable,
  sourcesTable,
  deductionsTable,
  totalsTable,
];

/** For ITR-2. */
export const itr2Lines: readonly Line[] = tables.flatMap((table) =>
  linesOf(table, { form: 'itr2', constants }),
);
