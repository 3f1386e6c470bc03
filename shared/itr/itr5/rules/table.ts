import { type Line, linesOf } from '../../itr2/rules/lines.ts';
import { accountsTable } from './table-accounts.ts';
import { businessTable } from './table-business.ts';
import { gainsTable } from './table-gains.ts';
import { generalTable } from './table-general.ts';
import { lossesTable } from './table-losses.ts';
import { sourcesTable } from './table-sources.ts';
import { totalsTable } from './table-totals.ts';

const CG = '/ScheduleCG';
const TAX = '/PartB_TTI.ComputationOfTaxLiability';

/** Names for frequently used paths, and the items of Schedule CG in the form's order. */
export const constants5: Readonly<Record<string, string>> = {
  F: '/PartA_GEN1.FilingStatus',
  FS: '/PartA_GEN1.FilingStatus.ReturnFileSec',
  O1: '/PartA_GEN1.OrgFirmInfo',
  G: '/PartA_GEN2',
  CODES: '/PartA_GEN2.NatOfBus.NatureOfBusiness',
  PL: '/PARTA_PL',
  CR: '/PARTA_PL.CreditsToPL',
  DR: '/PARTA_PL.DebitsToPL.DebitPlAcnt',
  AP: '/PARTA_PL.DebitsToPL.TaxProvAppr',
  TR: '/TradingAccount',
  OPEN: 'OpeningInventory',
  OI: '/PARTA_OI',
  BP: '/CorpScheduleBP',
  BA: '/CorpScheduleBP.BusinessIncOthThanSpec',
  SET: '/CorpScheduleBP.BusSetoffCurrYr',
  ST: `${CG}.ShortTermCapGain`,
  LT: `${CG}.LongTermCapGain`,
  E: `${CG}.CurrYrLosses`,
  AC: `${CG}.AccruOrRecOfCG`,
  STD: '$ST.NRICgDTAA.NRIDTAADtls',
  LTD: '$LT.NRICgDTAA.NRIDTAADtls',
  BUYBACK: '$ST.CapitalLossBuyBackShares.CapitalLossBuyBackSharesDtls',
  O: '/ScheduleOS.IncOthThanOwnRaceHorse',
  RH: '/ScheduleOS.IncFromOwnHorse',
  DT: '$O.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS',
  SI: '/ScheduleSI.SplCodeRateTax',
  D: '/ScheduleVIA.DeductUndChapVIA',
  U: '/ScheduleVIA.UsrDeductUndChapVIA',
  CY: '/ScheduleCYLA',
  CFLNOW: '/ScheduleCFL.CurrentAYloss.LossSummaryDetail',
  TI: '/PartB-TI',
  C: TAX,
  TONTI: `${TAX}.TaxPayableOnTI`,
  DEEM: `${TAX}.TaxPayableOnDeemedTI`,
  PAID: '/PartB_TTI.TaxPaid.TaxesPaid',
  A1: '$ST.SaleofLandBuild.SaleofLandBuildDtls[].CapgainonAssets',
  A2: '$ST.SlumpSaleInStcg.CapgainonAssets',
  A3: '$ST.EquityMFonSTT[].EquityMFonSTTDtls.CapgainonAssets',
  A4: '$ST.NRITransacSec48Dtl.NRItaxSTTPaid + $ST.NRITransacSec48Dtl.NRItaxSTTNotPaid',
  A5: '$ST.NRISecur115AD.CapgainonAssets',
  A6: '$ST.SaleOnOtherAssets.CapgainonAssets',
  A7: '$ST.TotalAmtDeemedStcg',
  A8: '$ST.PassThrIncNatureSTCG',
  B1: '$LT.SaleofLandBuild.TotalLTCGImmblPrprty',
  B2: '$LT.SlumpSaleInLtcgDtls.SlumpSaleInLtcg.CapgainonAssets',
  B3: '$LT.Proviso112Applicable.Proviso112Applicabledtls.BalanceCG',
  B4: '$LT.SaleOfEquityShareUs112A.CapgainonAssets',
  B5: '$LT.NRIProvisoSec48.BalanceCG',
  B6: '$LT.NRIOnSec112and115.NRIOnSec112and115Dtls[].BalanceCG',
  B7: '$LT.NRISaleOfEquityShareUs112A.CapgainonAssets',
  B8: '$LT.SaleofAssetNADtls.SaleofAssetNA.CapgainonAssets',
  B9: '$LT.TotalAmtDeemedLtcg',
  B10: '$LT.PassThrIncNatureLTCG',
  // losses on shares bought back are below nil in this form
  AT20: '$A3 + $ST.NRITransacSec48Dtl.NRItaxSTTPaid + $ST.PassThrIncNatureSTCG20Per + $BUYBACK[Rate=STL20].Amount - $STD[ItemNoincl=A3ie|A3iie|A4a|A8a].DTAAamt',
  AT30: '$A5 + $ST.PassThrIncNatureSTCG30Per + $BUYBACK[Rate=STL30].Amount - $STD[ItemNoincl=A5e|A8b].DTAAamt',
  ATAPP:
    '$A1 + $A2 + $ST.NRITransacSec48Dtl.NRItaxSTTNotPaid + $A6 + $A7 + $ST.PassThrIncNatureSTCGAppRate + $BUYBACK[Rate=STLAR].Amount - $STD[ItemNoincl=A1e|A2c|A4b|A6g|A7|A8c].DTAAamt',
  STTREATY: '$ST.TotalAmtTaxUsDTAAStcg',
  AT12: '$B1 + $B2 + $B3 + $B4 + $B5 + $B6 + $B7 + $B8 + $B9 + $B10 + $LT.CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares - $LTD[].DTAAamt',
  LTTREATY: '$LT.TotalAmtTaxUsDTAALtcg',
};

/** Instalments of Schedule OS are named otherwise than those of Schedule CG. */
const rename = (path: string): string =>
  path.replace(/^(ScheduleOS\.\w+\.DateRange\.)Upto15Of9$/, '$1Up16Of6To15Of9');

/** Places of the tables as a form spells them. */
export const placed =
  (spelt: (path: string) => string) =>
  (path: string): string =>
    spelt(rename(path));

/** The lines with their places as another form spells them. */
const linesIn = (spelt: (path: string) => string): readonly Line[] =>
  [generalTable, accountsTable, businessTable, gainsTable, lossesTable, sourcesTable, totalsTable].flatMap(
    (table) => linesOf(table, { form: 'itr5', rename: placed(spelt), constants: constants5 }),
  );

/** The department's rules for ITR-5 of AY 2026-27 as lines of text. */
export const itr5Lines: readonly Line[] = linesIn((path) => path);

/** Lines of ITR-5 with other numbers in another form, using that form's paths. */
export const linesAs = (
  numbers: Readonly<Record<number, number>>,
  spelt: (path: string) => string,
): readonly Line[] =>
  linesIn(spelt).flatMap((line) => {
    const own = line.itr5.flatMap((no) => numbers[no] ?? []);
    return own.length > 0 ? [{ ...line, itr5: own }] : [];
  });
