import type { Changes } from '../../common/places.ts';
import type { Moves } from '../../common/relocated.ts';
import { specialRates } from '../../itr2/codes/special-sources.ts';

const CG = 'ScheduleCG';
const SHORT = `${CG}.ShortTermCapGain`;
const LONG = `${CG}.LongTermCapGain`;
const OS = 'ScheduleOS';
const PTI = 'SchedulePTI.SchedulePTIDtls[].IncClmdPTI';

/** Lines of ITR-5 that ITR-7 has not: reconstitution of firms, share by share tables, exempt pass-through income. */
const dropped: readonly string[] = [
  'ScheduleHP.PropertyDetails[].Rentdetails.AnnualOfPropOwned',
  ...['Sec23FBB', 'SecBIncExmptDtl', 'SecCIncExmptDtl'].map((node) => `${PTI}.${node}`),
  `${OS}.DividendIncUs115AD1IBd`,
  `${SHORT}.SaleofLandBuild.SaleofLandBuildDtls[].Reduction48iii`,
  `${SHORT}.EquityMFonSTT[MFSectionCode=1A].EquityMFonSTTDtls.DeductSec48.Reduction48iii`,
  `${SHORT}.EquityMFonSTT[MFSectionCode=5AD1biip].EquityMFonSTTDtls.DeductSec48.Reduction48iii`,
  `${SHORT}.NRISecur115AD.DeductSec48.Reduction48iii`,
  `${SHORT}.SaleOnOtherAssets.DeductSec48.Reduction48iii`,
  `${SHORT}.AmtDeemedStcg45iv`,
  `${LONG}.AmtDeemedLtcg45iv`,
  `${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].AquisitCostIndex`,
  `${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].Reduction48iii`,
  `${LONG}.Proviso112Applicable.Proviso112Applicabledtls.DeductSec48.Reduction48iii`,
  `${LONG}.SaleOfEquityShareUs112A`,
  `${LONG}.NRISaleOfEquityShareUs112A`,
  `${LONG}.SaleofAssetNADtls.SaleofAssetNA.DeductSec48.Reduction48iii`,
  ...['5AC1c', '21ciii', '5ADiii', '5AB1b'].map(
    (code) =>
      `${LONG}.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=${code}].DeductSec48.Reduction48iii`,
  ),
];

const quarters = [
  'ShortTermUnder20Per',
  'ShortTermUnder30Per',
  'ShortTermUnderAppRate',
  'ShortTermUnderDTAARate',
  'LongTermUnder12_5Per',
  'LongTermUnderDTAARate',
  'VDATrnsfGainsUnder30Per',
].map((node) => `${CG}.AccruOrRecOfCG.${node}.DateRange`);

/** Paths in ITR-7 of fields shared with ITR-5. */
export const moves: Moves = {
  ...Object.fromEntries(dropped.map((place) => [place, null])),
  ...Object.fromEntries(quarters.map((place) => [`${place}.Upto15Of9`, `${place}.Up16Of6To15Of9`])),
  [`${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].ImproveCost`]: `${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].CostOfImprovements.ImproveCost`,
  [`${OS}.IncOthThanOwnRaceHorse.IncChargblSplRateOS.TotalAmtTaxUsDTAASchOs`]: `${OS}.IncOthThanOwnRaceHorse.IncChargblSplRateOS.TotalOSGrossChargblSplRate`,
  'ScheduleTCS.TCSDetails[].DeductedYr': 'ScheduleTCS.TCSDetails[].EmployerOrDeductorOrCollectDetl.TDSFinYr',
};

const option = (value: string, label: string) => ({ value, label });
const notHere = ['5ACA1a', '5BBF', '5BBG', '5Ea'];
const ROWS = `${OS}.IncOthThanOwnRaceHorse`;
const TREATY = `${ROWS}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS[]`;

/** Options and limits that differ in ITR-7. */
export const changes: Changes = {
  'ScheduleOA.NatOfBus[].NatureOfBusiness[].Code': { max: 7 },
  'ScheduleTR1.AssmtYrTaxRelief': { max: 7 },
  'ScheduleTR1.TaxPaidOutsideIndFlg': { jsonDefault: 'NO' },
  'ScheduleFA.DtlsForeignCustodialAcc[].NatureOfAmount': {
    options: [
      option('INT', 'Interest'),
      option('DIV', 'Dividend'),
      option('SALE', 'Proceeds of sale or redemption of financial assets'),
      option('OTH', 'Other income'),
      option('NAP', 'No amount paid or credited'),
    ],
  },
  [`${ROWS}.OthersGrossDtls[].SourceDescription`]: {
    options: specialRates
      .filter(({ value }) => !notHere.includes(value))
      .map(({ value, label }) => option(value, label)),
  },
  [`${ROWS}.PTIOthersGrossDtls[].SourceDescription`]: { without: ['PTI_5BBF', 'PTI_5BBG', 'PTI_5Ea'] },
  [`${TREATY}.NatureOfIncome`]: {
    options: ['1ai', '1aiii', '1b', '1c', '1d', '2ai', '2aii', '2c', '2d'].map((value) =>
      option(value, value),
    ),
  },
  [`${TREATY}.ItemNoincl`]: { without: ['5BBF', '5BBG', '5Ea', 'PTI_5BBF', 'PTI_5BBG', 'PTI_5Ea'] },
};
