import { is44adCode, is44aeCode, isBusinessCode } from '../codes/business-codes.ts';
import { exemptCategories2, exemptSubCategories3 } from '../codes/exempt-income.ts';
import type { Change, Changes } from '../common/places.ts';
import { foreignSchedules } from '../itr2/parts/foreign.ts';
import { itr2Changes } from '../itr2/places.ts';
import type { EarlierName } from '../json/earlier-names.ts';
import { joinPath } from '../json/path.ts';
import { auditedSections2026, nonResidentSections } from './codes/business.ts';
import type { Itr3Year } from './data/years.ts';
import { carriedYears3 } from './parts/losses.ts';

const SHORT = 'ScheduleCGFor23.ShortTermCapGainFor23';
const LONG = 'ScheduleCGFor23.LongTermCapGain23';
const OS = 'ScheduleOS';
const FILING = 'PartA_GEN1.FilingStatus';
const claimUnder = (section: string) =>
  `ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[ExemptionSecCode=${section}].ExemptionAmount`;

/** Schedules of Schedule OS whose second instalment has another name in ITR-3. */
const quartersOfItr3 = [
  'IncFrmLottery',
  'DividendIncUs115BBDA',
  'DividendIncUs115BBDAaiii',
  'DividendIncUs115A1ai',
  'DividendIncUs115AC',
  'DividendIncUs115ACA',
  'DividendIncUs115AD1i',
  'DividendDTAA',
  'NOT89A',
];

/** Where ITR-3 names a place of a schedule it shares with ITR-2 otherwise (schema V1.1 of AY 2026-27, required keys of V1.3 of AY 2025-26). */
const renamed: Readonly<Record<string, string>> = {
  [`${SHORT}.SaleofLandBuild.SaleofLandBuildDtls[].DeductionUs54B`]: claimUnder('54B'),
  [`${SHORT}.SaleofLandBuild.SaleofLandBuildDtls[].STCGonImmvblPrprty`]: 'CapgainonAssets',
  [`${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].LTCGonImmvblPrprty`]: 'CapgainonAssets',
  [`${LONG}.SaleofLandBuild.SaleofLandBuildDtls[].LTCGonImmvblPrprtyBE`]: 'CapgainonAssets_1ea',
  ...Object.fromEntries(
    ['SaleofAssetNADtls.SaleofAssetNA', 'SaleofAssetNADtls.SaleofAssetNA_BE', 'SaleofAssetNA'].map((node) => [
      `${LONG}.${node}.DeductionUs54F`,
      claimUnder('54F'),
    ]),
  ),
  'Schedule112A.Schedule112ADtls[].LTCGBeforelowerB1B2': 'LTCGBeforelower6and11',
  'Schedule115AD.Schedule115ADDtls[].LTCGBeforelowerB1B2': 'LTCGBeforelower6and11',
  ...Object.fromEntries(
    quartersOfItr3.map((node) => [`${OS}.${node}.DateRange.Upto15Of9`, 'Up16Of6To15Of9']),
  ),
  'ScheduleEI.IncNotChrgblToTax': 'IncChrgblAsPerDTAA',
  ...Object.fromEntries(
    ['TCSAmtCollSpouseOrOthrHand', 'PANOfSpouseOrOthrPrsn'].map((key) => [
      `ScheduleTCS.TCS[].TCSClaimedThisYearDtls.${key}`,
      `TCSClaimedThisYearDtls.TCSAmtCollOthrHands.${key}`,
    ]),
  ),
};

/** Figures ITR-3 requires where ITR-2 leaves them out when nil. */
const required = [
  `${LONG}.UnutilizedCg.UnutilizedCgPrvYrDtls[].AmtUtilized`,
  `${OS}.IncOthThanOwnRaceHorse.DividendOthThan22e`,
  `${OS}.IncOthThanOwnRaceHorse.Dividend22e`,
  `${OS}.TotOthSrcNoRaceHorse`,
  'ScheduleHP.PropertyDetails[].Rentdetails.IntOnBorwCap',
  'ScheduleTCS.TCS[].AmtCarriedFwd',
  ...['FullConsideration', 'PropertyValuation'].flatMap((key) =>
    [SHORT, LONG].map((term) => `${term}.SaleofLandBuild.SaleofLandBuildDtls[].${key}`),
  ),
];

const spouse = [
  'HPHeadIncome',
  'CapGainHeadIncome',
  'OtherSourcesHeadIncome',
  'BusHeadIncome',
  'TotalHeadIncome',
];
const bounds: Readonly<Record<string, Change>> = {
  'PARTA_BS.FundSrc.PropFund.ResrNSurp.OthResr': { min: 0 },
  'PARTA_BS.FundSrc.PropFund.ResrNSurp.TotResrNSurp': { min: 0 },
  'PARTA_BS.FundApply.FixedAsset.NetBlock': { min: 0 },
  'PARTA_BS.FundApply.FixedAsset.TotFixedAsset': { min: 0 },
  'PARTA_BS.FundApply.CurrAssetLoanAdv.CurrAsset.OthCurrAsset': { min: 0 },
  ...Object.fromEntries(
    ['IncRecCredPLOthHeadDtls', 'ExpDebToPLOthHeadDtls'].map((node) => [
      `ITR3ScheduleBP.BusinessIncOthThanSpec.${node}.CapitalGains`,
      { min: 0 },
    ]),
  ),
  ...Object.fromEntries(
    ['B', 'C'].map((kind) => [
      `SchedulePTI.SchedulePTIDtls[].IncClmdPTI.Sec${kind}IncExmptDtl.SecBCIncExmptDtl.AmountOfInc`,
      { min: 0 },
    ]),
  ),
  ...Object.fromEntries(
    spouse.flatMap((node) =>
      ['AmtTDSDeducted', 'TDSApprndOfSpouse'].map((key) => [`Schedule5A2014.${node}.${key}`, { min: 0 }]),
    ),
  ),
  'ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs54[].AmtDeposited': { max: 100_000_000 },
  'ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs54F[].AmtDeposited': { max: 100_000_000 },
  ...Object.fromEntries(
    ['GrsTrnOverBank', 'GrsTotalTrnOverInCash', 'GrsTrnOverAnyOthMode'].map((key) => [
      `PARTA_PL.PersumptiveInc44AD.${key}`,
      { max: 30_000_000 },
    ]),
  ),
  ...Object.fromEntries(
    ['GrsTrnOverBank44ADA', 'GrsTotalTrnOverInCash44ADA', 'GrsTrnOverAnyOthMode44ADA'].map((key) => [
      `PARTA_PL.PersumptiveInc44ADA.${key}`,
      { max: 7_500_000 },
    ]),
  ),
  'PARTA_PL.GoodsDtlsUs44AE[].PresumptiveIncome': { min: 7500 },
  'PARTA_PL.NatOfBus44AD[].CodeAD': { among: is44adCode },
  'PARTA_PL.NatOfBus44AE[].CodeAE': { among: is44aeCode },
  'PartA_GEN2.NatOfBus.NatureOfBusiness[].Code': { among: isBusinessCode },
};

const yesNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
];
const unitYears = Array.from({ length: 22 }, (_, i) => {
  const value = `${2001 + i}-${String(2 + i).padStart(2, '0')}`;
  return { value, label: value };
});

/** Options changed in AY 2026-27 (schema V1.1). */
const lists = (year: Itr3Year): Changes => ({
  ...bounds,
  [`${FILING}.Form10IEAEarlierAYOldRegime`]: { options: yesNo },
  'PartA_GEN2.AuditInfo.AuditDetails[].AuditedSection': { options: auditedSections2026 },
  'Schedule10AA.DeductSEZ.DedUs10Detail.Undertaking.DedFromUndertakingWithAy[].AssmtYrUnit': {
    options: unitYears,
  },
  'PARTA_PL.NonResidentPLDetails[].Section': {
    options: nonResidentSections.filter(({ value }) => value !== '44DA'),
  },
  'ScheduleEI.OthersInc.OthersIncDtls[].Category': { options: exemptCategories2 },
  'ScheduleEI.OthersInc.OthersIncDtls[].SubCategory': { options: exemptSubCategories3 },
  ...Object.fromEntries(
    ['23', '24'].map((y) => [
      `ScheduleESOP.ScheduleESOP${y}${Number(y) + 1}_Type.TotalTaxAttributedAmt${y}`,
      { json: 'TotalTaxAttributedAmt22' },
    ]),
  ),
  ...Object.fromEntries(
    ['2122', '2223', '2324', '2425', '2526', '2627'].map((y) => [
      `ScheduleESOP.ScheduleESOP${y}_Type.BalanceTaxCF`,
      { jsonDefault: 0 },
    ]),
  ),
  ...(year.detailed
    ? {
        'Schedule112A.TotalBalance112A': { json: undefined },
        'Schedule115AD.TotalBalance115AD': { json: undefined },
      }
    : {}),
});

/** Where the schedule is named in which income from a foreign asset is offered. */
export const foreignSchedulePlaces = [
  'DetailsFinancialInterest[].IncTaxSch',
  'DetailsImmovableProperty[].IncTaxSch',
  'DetailsOthAssets[].IncTaxSch',
  'DetailsOfAccntsHvngSigningAuth[].IncOfferedSch',
  'DetailsOfTrustOutIndiaTrustee[].IncOfferedSch',
  'DetailsOfOthSourcesIncOutsideIndia[].IncOfferedSch',
].map((place) => `ScheduleFA.${place}`);

/** The same schedules as in ITR-2, and business before capital gains. */
const foreignSchedules3 = foreignSchedules.flatMap((schedule) =>
  schedule.value === 'CG' ? [{ value: 'BU', label: 'Business or profession' }, schedule] : [schedule],
);

/** Paths in ITR-3 of fields in schedules shared with ITR-2. */
export const itr3Changes = (year: Itr3Year): Changes => ({
  ...itr2Changes(year),
  ...Object.fromEntries(Object.entries(renamed).map(([place, json]) => [place, { json }])),
  ...Object.fromEntries(required.map((place) => [place, { jsonDefault: 0 }])),
  ...Object.fromEntries(foreignSchedulePlaces.map((place) => [place, { options: foreignSchedules3 }])),
  ...(year.later ? lists(year) : {}),
});

const parentOf = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf('.')));
/** Base of the renamed path: its group or row, not shown by a table above for paths of two steps. */
const baseOf = (place: string) =>
  place.includes('TCSClaimedThisYearDtls') ? 'ScheduleTCS.TCS[]' : parentOf(place);

/** Names ITR-3 files had in this program before it followed the department's tree, and which it still reads. */
export const itr3EarlierNames = (year: Itr3Year): EarlierName[] => [
  ...Object.entries(renamed).map(([place, json]): EarlierName => {
    const list = json.indexOf('.ExemptionOrDednUs54Dtls[');
    const total =
      list < 0 ? undefined : joinPath(baseOf(place), `${json.slice(0, list)}.ExemptionGrandTotal`);
    return [joinPath(baseOf(place), json), place, total];
  }),
  ...(year.later
    ? (['23', '24'] as const).map((y): EarlierName => {
        const node = `ScheduleESOP.ScheduleESOP${y}${Number(y) + 1}_Type`;
        return [`${node}.TotalTaxAttributedAmt22`, `${node}.TotalTaxAttributedAmt${y}`];
      })
    : []),
  ...carriedYears3(year)
    .filter(({ node }) => node.startsWith('LossCFFrom'))
    .map(({ node }): EarlierName => [`ScheduleCFL.${node}`, `ScheduleCFL.${node.replace('From', '')}`]),
  ...['TotPartBchapterVIA', 'TotPartCchapterVIA', 'TotPartCAandDchapterVIA'].map(
    (key): EarlierName => [`ScheduleVIA.UsrDeductUndChapVIA.${key}`, `UsrDeductUndChapVIA.${key}`],
  ),
  ['TradingAccount.TurnoverIntradayTrd', 'TradingAccount.IntradayTradingTurnOver'],
  ['TradingAccount.IncomeIntradayTrd', 'TradingAccount.IntradayTradingIncome'],
  ['TradingAccount.OtherIncDtls', 'TradingAccount.OtherDirectExpenses'],
  ['TradingAccount.OtherIncDtls[].NatureOfIncome', 'TradingAccount.OtherIncDtls[].NatureOfDirectExpense'],
];
