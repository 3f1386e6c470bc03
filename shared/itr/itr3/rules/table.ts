import { type Line, linesOf } from '../../itr2/rules/lines.ts';
import { constants, tables } from '../../itr2/rules/table.ts';
import { accountsTable } from './table-accounts.ts';
import { businessTable } from './table-business.ts';
import { lossesTable } from './table-losses.ts';
import { othersTable } from './table-others.ts';

const TAX = 'PartB_TTI.ComputationOfTaxLiability';
const CG = '/ScheduleCGFor23';

/** Paths in ITR-3 that differ from ITR-2 (AY 2026-27). */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/LTCGBeforelowerB1B2$/, 'LTCGBeforelower6and11'],
  [/^PartB-TI\.DeductionsUnderScheduleVIA$/, 'PartB-TI.DeductionsUndSchVIADtl.TotDeductUndSchVIA'],
  [
    /ComputationOfTaxLiability\.(Rebate87A|TaxPayableOnRebate|TotalSurcharge|EducationCess|GrossTaxLiability)$/,
    'ComputationOfTaxLiability.TaxPayableOnTI.$1',
  ],
  [/^PartB_TTI\.TaxPayDeemedTotIncUs115JC$/, `${TAX}.TaxPayableOnDeemedTI.TaxDeemedTISec115JC`],
  [/^PartB_TTI\.Surcharge$/, `${TAX}.TaxPayableOnDeemedTI.SurchargeOnAboveCrore`],
  [/^PartB_TTI\.HealthEduCess$/, `${TAX}.TaxPayableOnDeemedTI.EducationCess`],
  [/^PartB_TTI\.TotalTaxPayablDeemedTotInc$/, `${TAX}.TaxPayableOnDeemedTI.TotalTax`],
  [/TotalIncItemPartBTI$/, 'TotalIncItem11'],
  [/DeductionClaimUndrAnySec$/, 'AdjustmentSec115JC.Total'],
  [/(ShortTermCapGainFor23\.SaleofLandBuild\..*)STCGonImmvblPrprty$/, '$1CapgainonAssets'],
  [
    /(ShortTermCapGainFor23\.SaleofLandBuild\..*)DeductionUs54B$/,
    '$1ExemptionOrDednUs54.ExemptionGrandTotal',
  ],
  [/LTCGonImmvblPrprtyBE$/, 'CapgainonAssets_1ea'],
  [/LTCGonImmvblPrprty$/, 'CapgainonAssets'],
  [/SaleofAssetNA\.DeductionUs54F$/, 'SaleofAssetNA.ExemptionOrDednUs54.ExemptionGrandTotal'],
  [/^ScheduleEI\.IncNotChrgblToTax$/, 'ScheduleEI.IncChrgblAsPerDTAA'],
  [/^(ScheduleOS\.(?!IncFrmOnGames|DividendIncUs115A1aA)\w+\.DateRange\.)Upto15Of9$/, '$1Up16Of6To15Of9'],
  [
    /TCSClaimedThisYearDtls\.(TCSAmtCollSpouseOrOthrHand|PANOfSpouseOrOthrPrsn)$/,
    'TCSClaimedThisYearDtls.TCSAmtCollOthrHands.$1',
  ],
];
const rename = (path: string): string =>
  renamed.reduce((out, [from, to]) => (out === path ? out.replace(from, to) : out), path);

const own = {
  ...constants,
  PL: '/PARTA_PL',
  CR: '/PARTA_PL.CreditsToPL',
  DR: '/PARTA_PL.DebitsToPL',
  TR: '/TradingAccount',
  OPEN: 'OpeningInventory',
  AI: '/PartA_GEN2.AuditInfo',
  OI: '/PARTA_OI',
  NOTPL: '/PARTA_OI.NoCredToPLAmt',
  BP: '/ITR3ScheduleBP',
  BA: '/ITR3ScheduleBP.BusinessIncOthThanSpec',
  OTHER: '/ITR3ScheduleBP.BusinessIncOthThanSpec.IncRecCredPLOthHeadDtls',
  SET: '/ITR3ScheduleBP.BusSetoffCurrYr',
  CFLNOW: '/ScheduleCFL.CurrentAYloss.LossSummaryDetail',
  TONTI: '/PartB_TTI.ComputationOfTaxLiability.TaxPayableOnTI',
  AT20: '$A2 + $ST.NRITransacSec48Dtl.NRItaxSTTPaid + $ST.PassThrIncNatureSTCG20Per + $BUYBACK[Rate=STL20].Amount - $STD[ItemNoincl=A3ie|A3iie|A4a|A8a].DTAAamt',
  AT30: '$A4 + $ST.PassThrIncNatureSTCG30Per + $BUYBACK[Rate=STL30].Amount - $STD[ItemNoincl=A5e|A8b].DTAAamt',
  ATAPP:
    '$A1 + $ST.NRITransacSec48Dtl.NRItaxSTTNotPaid + $A5 + $A6 + $ST.PassThrIncNatureSTCGAppRate + $BUYBACK[Rate=STLAR].Amount - $STD[ItemNoincl=A1e|A2c|A4b|A6g|A7|A8c].DTAAamt',
  A1: `${constants['A1']} + ${CG}.ShortTermCapGainFor23.SlumpSaleInStcg.CapgainonAssets`,
  B1: `${constants['B1']} + ${CG}.LongTermCapGain23.SlumpSaleInLtcgDtls.SlumpSaleInLtcg.CapgainonAssets`,
};

/** How a table of lines is read for ITR-3. */
export const itr3Names = { rename, constants: own } as const;

/** Numbers worded as in ITR-2 but with more items in ITR-3: virtual assets of a business, business losses, 10AA. */
const otherwise: ReadonlySet<number> = new Set([368, 439, 622, 930, 931, 935]);

/** Those in ITR-3's own wording. */
const ownTable = `
@ $ST.SaleofLandBuild.SaleofLandBuildDtls[]
// files of earlier versions have the exemption without its total
/368 CapgainonAssets = Balance - ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionAmount
@
/930 $TI.CurrentYearLoss = $CY.TotalLossSetOff.TotHPlossCurYrSetoff + $CY.TotalLossSetOff.TotBusLossSetoff + $CY.TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff
/931 $TI.BroughtFwdLossesSetoff = ScheduleBFLA.TotalBFLossSetOff.TotBFLossSetoff + ScheduleBFLA.TotalBFLossSetOff.TotUnabsorbedDeprSetoff + ScheduleBFLA.TotalBFLossSetOff.TotAllUs35cl4Setoff
/935 $TI.TotalIncome <= pos( $TI.GrossTotalIncome - $VIATI - $TI.DeductionsUnder10Aor10AA ) + 5
/935 $TI.TotalIncome >= pos( $TI.GrossTotalIncome - $VIATI - $TI.DeductionsUnder10Aor10AA ) - 5
`;

/** The rules ITR-3 has in the words of ITR-2's list for AY 2026-27. */
export const itr3Lines: readonly Line[] = [
  ...tables
    .flatMap((table) => linesOf(table, { form: 'itr3', rename, constants: own }))
    .map((line) => ({ ...line, itr3: line.itr3.filter((no) => !otherwise.has(no)) }))
    .filter((line) => line.itr3.length > 0),
  ...[ownTable, accountsTable, businessTable, lossesTable, othersTable].flatMap((table) =>
    linesOf(table, { form: 'itr3', rename, constants: own }),
  ),
];
