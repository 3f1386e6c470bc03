import type { Changes } from '../common/places.ts';
import type { Moves } from '../common/relocated.ts';
import { foreignSchedulePlaces } from '../itr3/places.ts';

const OLD_CG = 'ScheduleCGFor23';
const OLD_SHORT = `${OLD_CG}.ShortTermCapGainFor23`;
const OLD_LONG = `${OLD_CG}.LongTermCapGain23`;
const OLD_LAND = `${OLD_LONG}.SaleofLandBuild.SaleofLandBuildDtls[]`;
const CG = 'ScheduleCG';
const LONG = `${CG}.LongTermCapGain`;
const OLD_BP = 'ITR3ScheduleBP.BusinessIncOthThanSpec';
const BP = 'CorpScheduleBP.BusinessIncOthThanSpec';
const SPECIFIED = 'CorpScheduleBP.IncSpecifiedBusiness';
const OS = 'ScheduleOS';
const SOURCES = `${OS}.IncOthThanOwnRaceHorse`;
const DEBITS = 'PARTA_PL.DebitsToPL';
const TAX = 'PartB_TTI.ComputationOfTaxLiability';
const TTI = `${TAX}.TaxPayableOnTI`;

/**
 * Groups and fields of ITR-3 missing in ITR-5: those of individuals and Hindu undivided families, and lines
 * not in its form.
 */
const dropped: readonly string[] = [
  ...['54', '54B', '54F', '115F'].map((section) => `${OLD_CG}.DeducClaimInfo.DeducClaimDtlsUs${section}`),
  `${OLD_SHORT}.SaleofLandBuild.SaleofLandBuildDtls[].ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[ExemptionSecCode=54B]`,
  ...[
    'CostOfImprovements',
    'TotalDednForEiB',
    'BalanceForEiB',
    'CapgainonAssets_1ea',
    'TaxSec1121aiiB',
    'TaxSec1121a',
    'ExcessAmtSec1121a',
  ].map((key) => `${OLD_LAND}.${key}`),
  `${OLD_LONG}.SaleofLandBuild.TotalExcessTax`,
  `${OLD_LONG}.Proviso112Applicable[Proviso112SectionCode=5ACA1b]`,
  ...['SaleOfEquityShareUs112A', 'NRISaleOfEquityShareUs112A'].flatMap((node) => [
    `${OLD_LONG}.${node}.BalanceCG`,
    `${OLD_LONG}.${node}.DeductionUs54F`,
  ]),
  `${OLD_LONG}.SaleofAssetNADtls.SaleofAssetNA.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[ExemptionSecCode=54F]`,
  `${OLD_LONG}.NRIProvisoSec48.DeductionUs54F`,
  `${OLD_LONG}.NRISaleofForeignAsset`,
  `${OLD_LONG}.SlumpSaleInLtcgDtls.SlumpSaleInLtcg.ExemptionOrDednUs54`,
  ...['5AC1c', '21ciii', '5ADiii'].flatMap((code) =>
    ['DeductionUs54F', 'CapgainonAssets'].map(
      (key) => `${OLD_LONG}.NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=${code}].${key}`,
    ),
  ),
  ...[
    'IntrstSec10XIFirstProviso',
    'IntrstSec10XISecondProviso',
    'IntrstSec10XIIFirstProviso',
    'IntrstSec10XIISecondProviso',
    'FamilyPension',
    'IncomeNotified89ATypeOS',
    'IncomeNotified89AOS',
    'IncomeNotifiedOther89AOS',
    'IncomeNotifiedPrYr89AOS',
    'SumRecdPrYrLifIns562xiii',
    'TaxAccumulatedBalRecPF',
    'Deductions.DeductionUs57iia',
    'Increliefus89AOS',
  ].map((key) => `${SOURCES}.${key}`),
  `${OS}.DividendIncUs115ACA`,
  `${OS}.NOT89A`,
  'PARTA_PL.CreditsToPL.OthIncome.AmtofRem',
  'ScheduleIF.PartnerFirmDetails[].RemunernAmtDueOrRecv',
  'ScheduleIF.TotalRemunernAmtDueOrRecv',
  'ScheduleHP.PropertyDetails[].PropertyOwnerOther',
  ...['SecB', 'SecC'].map(
    (clause) =>
      `SchedulePTI.SchedulePTIDtls[].IncClmdPTI.${clause}IncExmptDtl.SecBCIncExmptDtl.CurrYrLossShareByInvstFund`,
  ),
  'ScheduleCYLA.Salary',
  'ScheduleBFLA.Salary',
  'ScheduleFSI.ScheduleFSIDtls[].IncFromSal',
  'PartB-TI.Salaries',
  `${TTI}.Rebate87A`,
  `${TTI}.TaxPayableOnRebate`,
  `${TAX}.GrossTaxPay`,
  `${TAX}.TaxRelief.Section89`,
  `${OLD_BP}.IncRecCredPLOthHeadDtls.Salary`,
  `${OLD_BP}.ExpDebToPLOthHeadDtls.Salary`,
  'ScheduleEI.AgriIncRule7and8',
];

const half = (place: string): [string, string] => [
  `${place}.RealizationPeriodLessThan180days`,
  `${place}.RealizationPeriodDuringYear`,
];
const blocks = [
  ...['Rate15', 'Rate30', 'Rate40'].map((rate) => `ScheduleDPM.PlantMachinery.${rate}.DepreciationDetail`),
  ...['Building.Rate5', 'Building.Rate10', 'Building.Rate40', 'FurnitureFittings.Rate10'].map(
    (node) => `ScheduleDOA.${node}.DepreciationDetail`,
  ),
  'ScheduleDOA.IntangibleAssets.Rate25.DepreciationDetail',
  'ScheduleDOA.Ships.Rate20.DepreciationDetail',
];

/** Fields with another name only, below the group named. */
const renamed: readonly (readonly [at: string, from: string, to: string, place?: string])[] = [
  [`${OLD_SHORT}.SaleOnOtherAssets`, 'DeemedStcgOnAssets', 'DeemedSTCGDeprAsset'],
  [OLD_CG, 'TotScheduleCGFor23', 'IncChargeableHeadCapGain'],
  [`${OLD_LONG}.NRIProvisoSec48`, 'LTCGWithoutBenefit', 'BalanceCG'],
  [OS, 'IncChargeable', 'IncChargeableFrmOthSrc'],
  [`${OS}.IncFrmOnGames.DateRange`, 'Upto15Of9', 'Up16Of6To15Of9'],
  [`${OS}.DividendIncUs115A1aA.DateRange`, 'Upto15Of9', 'Up16Of6To15Of9'],
  [OS, 'DividendIncUs115AD1i', 'DividendIncUs115AD1iDiv'],
  ['ScheduleHP.PropertyDetails[]', 'AsseseeShareProperty', 'AssessePercentShareProp'],
  ['PARTA_OI.AmtDisallUs36', 'OthDisallowances', 'AnyOthDisallowance'],
  ['PARTA_OI.AmtDisallUs40', 'OthDisallow', 'AnyOthDisallowance'],
  ['PARTA_OI.AmtDisallUs40A', 'OthDisallow', 'AnyOthDisallowance'],
  ['PARTA_OI.AmtDisallUs43BPyNowAll.AmtUs43B', 'RailwayAssetsPayable', 'RailwayAsstsPyble'],
  ['PARTA_OI.AmtDisall43B.AmtUs43B', 'RailwayAssetsPayable', 'RailwayAsstsPyble'],
  ['PARTA_OI.AmtDisallUs40', 'AmtDisallUs40PyNowAll', 'AnyAmtOfSec40AllowPrevYr'],
  ['TradingAccount', 'TurnoverIntradayTrd', 'IntradayTradingTurnOver'],
  ['TradingAccount', 'IncomeIntradayTrd', 'IntradayTradingIncome'],
  ['TradingAccount', 'OtherIncDtls', 'OtherDirectExpenses'],
  ['ScheduleTR1', 'TotalTaxPaidOutsideIndia', 'TotalTaxOutsideIndia'],
  ['PartB-TI', 'DeemedIncomeUs115JC', 'DeemedTotIncSec115JC'],
  ['PartB-TI.ProfBusGain', 'ProfIncome115BBF', 'IncChrgblTaxSplRate'],
  [`${TAX}.TaxPayableOnDeemedTI`, 'SurchargeOnAboveCrore', 'Surcharge'],
  [TTI, 'TaxAtNormalRatesOnAggrInc', 'TaxAtNormalRates'],
  [TTI, 'SurchargeOnAboveCrore', 'SurchargeOnTaxPayable'],
  [TTI, 'SurchargeOnAboveCroreBeforeMarginal', 'SurchargeOnTaxPayableBeforeMarginal'],
  [TAX, 'TaxPayAfterCreditUs115JD', 'TaxPaidUnderCredit'],
  ['PartB_TTI', 'AssetOutIndiaFlag', 'AssetOutsideIndiaFlg'],
  ['ScheduleCYLA', 'EditAutopoulatedDetail', 'CYLAEditFlag'],
  ['ScheduleCYLA', 'SpeculativeInc', 'SpeculationIncome'],
  ['ScheduleCYLA', 'SpecifiedInc', 'SpecifiedBusIncome'],
  ['ScheduleCYLA', 'OthSrcExclRaceHorse', 'OthSrcExclRaceHorseLottery'],
  ['ScheduleCYLA', 'OthSrcRaceHorse', 'ProfitFrmRaceHorse'],
  ['ScheduleBFLA', 'EditAutopoulatedDetail', 'BFLAEditFlag'],
  ['ScheduleBFLA', 'SpeculativeInc', 'SpeculationIncome'],
  ['ScheduleBFLA', 'SpecifiedInc', 'SpecifiedBusIncome'],
  ['ScheduleBFLA', 'OthSrcRaceHorse', 'ProfitFrmRaceHorse'],
];

const lossYears = [
  'FromPrevYrToAY',
  'CurrentAssmntYear',
  ...['2021', '2022', '2023', '2024', '2025', '2026'].map((year) => `CurrentAssmntYear${year}`),
].map((node) => `ScheduleCFL.LossCF${node}.CarryFwdLossDetail`);

const moved = (place: string): string =>
  place.replace(OLD_SHORT, `${CG}.ShortTermCapGain`).replace(OLD_LONG, LONG).replace(OLD_CG, CG);

const donations = [
  'Don100Percent',
  'Don50PercentNoApprReqd',
  'Don100PercentApprReqd',
  'Don50PercentApprReqd',
];

/** Paths in ITR-5 of fields shared with ITR-3 (schema V1.1 of AY 2026-27). */
export const moves: Moves = {
  ...Object.fromEntries(dropped.map((place) => [place, null])),
  [OLD_CG]: CG,
  [OLD_SHORT]: `${CG}.ShortTermCapGain`,
  [OLD_LONG]: LONG,
  [`${OLD_LONG}.Proviso112Applicable[Proviso112SectionCode=22]`]: `${LONG}.Proviso112Applicable`,
  [`${OLD_LONG}.Proviso112Applicable[Proviso112SectionCode=22].Proviso112Applicabledtls.DeductionUs54F`]:
    null,
  [`${OLD_LONG}.Proviso112Applicable[Proviso112SectionCode=22].Proviso112Applicabledtls.CapgainonAssets`]:
    null,
  ITR3ScheduleBP: 'CorpScheduleBP',
  'ITR3ScheduleBP.SpecifiedBusinessInc': SPECIFIED,
  'ITR3ScheduleBP.SpecifiedBusinessInc.AddSec28to44DA': `${SPECIFIED}.AddSec28to44DB`,
  'ITR3ScheduleBP.SpecifiedBusinessInc.DedSec28to44DAOTDedSec35AD': `${SPECIFIED}.DedSec28to44DBOTDedSec35AD`,
  'ITR3ScheduleBP.SpecifiedBusinessInc.DeductionUs35AD': `${SPECIFIED}.DedSec35AD`,
  'ITR3ScheduleBP.SpecifiedBusinessInc.PLFrmSpecifiedBus': `${SPECIFIED}.ProfitLossSpecifiedBusFinal`,
  'ITR3ScheduleBP.SpecBusinessInc.AdditionUs28to44DA': 'CorpScheduleBP.SpecBusinessInc.AdditionUs28to44DB',
  'ITR3ScheduleBP.SpecBusinessInc.DeductUs28to44DA': 'CorpScheduleBP.SpecBusinessInc.DeductUs28to44DB',
  [`${OLD_BP}.PLUs44sChapXIIG`]: `${BP}.PLUs44sChapXIIGOthrUs115B`,
  [`${OLD_BP}.NetPLFromSpecifiedBus`]: `${BP}.NetProfLossSpecifiedBus`,
  [`${OLD_BP}.IncCredPL.TotExempIncPL`]: `${BP}.IncCredPL.TotExempInc`,
  [`${OLD_BP}.OthItemDisallowUs28To44DA`]: `${BP}.OthItemDisallowUs28To44DB`,
  ...Object.fromEntries(
    ['IncRecCredPLOthHeadDtls', 'ExpDebToPLOthHeadDtls'].flatMap((node) => [
      [`${OLD_BP}.${node}.115BBH`, `${BP}.${node}.UnderSec115BBH`],
      [`${OLD_BP}.${node}.Us115BBF`, `${BP}.${node}.UnderSec115BBF`],
      [`${OLD_BP}.${node}.Us115BBG`, `${BP}.${node}.UnderSec115BBG`],
    ]),
  ),
  ...Object.fromEntries(
    ['Salary', 'Bonus', 'Commission', 'Interest', 'Others'].map((kind) => [
      `${OLD_BP}.AnyOthIncNotInclIn${kind}`,
      `${BP}.${kind}ExpDisallowPL`,
    ]),
  ),
  ...Object.fromEntries(renamed.map(([at, from, to]) => [`${at}.${from}`, `${moved(at)}.${to}`])),
  'TradingAccount.OtherIncDtls[].NatureOfIncome':
    'TradingAccount.OtherDirectExpenses[].NatureOfDirectExpense',
  ...Object.fromEntries(blocks.map(half)),
  ...Object.fromEntries(
    ['Rate15', 'Rate30', 'Rate40'].map((rate) => {
      const place = `ScheduleDPM.PlantMachinery.${rate}.DepreciationDetail`;
      return [`${place}.AddlnDeprOnAssetLessThan180Days`, `${place}.AddlnDeprDuringYearAdditions`];
    }),
  ),
  ITR3ScheduleUD: 'ITRScheduleUD',
  'ITR3ScheduleUD.ScheduleUD[].AdjustAccTax115BACAmt': 'ITRScheduleUD.ScheduleUD[].AdjustAccTax115BADAmt',
  'ITR3ScheduleUD.TotAdjustAccTax115BACAmt': 'ITRScheduleUD.TotAdjustAccTax115BADAmt',
  ...Object.fromEntries(
    lossYears.map((at) => [`${at}.AdjustAccTax115BACAmt`, `${at}.AdjustAccTax115BADAmt`]),
  ),
  [DEBITS]: `${DEBITS}.DebitPlAcnt`,
  [`${DEBITS}.InterestExpdrtDtls.NonResOtherCompany`]: `${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.Others`,
  [`${DEBITS}.InterestExpdrtDtls.Others`]: `${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.ResOthers`,
  'PARTA_PL.TaxProvAppr': `${DEBITS}.TaxProvAppr`,
  'PARTA_PL.TaxProvAppr.TrfToReserves': `${DEBITS}.TaxProvAppr.Appropriations.TrfToReserves`,
  'PARTA_PL.TaxProvAppr.ProprietorAccBalTrf': `${DEBITS}.TaxProvAppr.PartnerAccBalTrf`,
  ...Object.fromEntries(
    donations.flatMap((kind) => [
      [`Schedule80G.${kind}.DoneeWithPan`, `Schedule80G.${kind}.DoneeDetail`],
      [`Schedule80G.${kind}.DoneeWithPan[].DoneeWithPanName`, `Schedule80G.${kind}.DoneeDetail[].DoneeName`],
      [
        `Schedule80G.${kind}.DoneeWithPan[].EligibleDonationAmt`,
        `Schedule80G.${kind}.DoneeDetail[].DonationElgAmt`,
      ],
    ]),
  ),
  'Schedule80G.Don100Percent.TotEligibleDon100Percent': 'Schedule80G.Don100Percent.TotElgDon100Percent',
  'Schedule80G.Don50PercentNoApprReqd.TotEligibleDon50Percent':
    'Schedule80G.Don50PercentNoApprReqd.TotElgDon50PercentNoApprReqd',
  // the department's names of the totals of the third table are those of the first
  'Schedule80G.Don100PercentApprReqd.TotDon100PercentApprReqd':
    'Schedule80G.Don100PercentApprReqd.TotDon100Percent',
  'Schedule80G.Don100PercentApprReqd.TotEligibleDon100PercentApprReqd':
    'Schedule80G.Don100PercentApprReqd.TotElgDon100Percent',
  'Schedule80G.Don50PercentApprReqd.TotEligibleDon50PercentApprReqd':
    'Schedule80G.Don50PercentApprReqd.TotElgDon50PercentApprReqd',
};

const option = (value: string, label: string) => ({ value, label });

/** Figures ITR-5 requires where ITR-3 leaves them out when nil. */
const required = [
  'ScheduleGST.TurnoverGrsRcptForGSTIN[].AmtTurnGrossRcptGSTIN',
  'ScheduleHP.PropertyDetails[].Rentdetails.RentNotRealized',
  'ScheduleHP.PropertyDetails[].Rentdetails.LocalTaxes',
  'PartB_TTI.ComputationOfTaxLiability.TaxRelief.Section90',
  'PartB_TTI.ComputationOfTaxLiability.TaxRelief.Section91',
  'PartB_TTI.TaxPaid.BalTaxPayable',
  'PARTA_PL.TotalPrsumptvIncUs44E',
  'ITRScheduleUD.ScheduleUD[].AdjustAccTax115BADAmt',
  `${SOURCES}.OthersGrossDtls[].SourceAmount`,
  `${SOURCES}.PTIOthersGrossDtls[].SourceAmount`,
  ...lossYears
    .slice(0, 4)
    .flatMap((at) =>
      ['TotalHPPTILossCF', 'TotalSTCGPTILossCF', 'TotalLTCGPTILossCF'].map((key) => `${at}.${key}`),
    ),
];

/** Amounts that are not below nil here. */
const notNegative = [
  ...['IncOthSrc', 'OS_Dividend', 'OS_Others', 'IncClmdPTI.TotalSec23FBB', 'IncClmdPTI.Sec23FBB'].map(
    (node) => `SchedulePTI.SchedulePTIDtls[].${node}.AmountOfInc`,
  ),
  'ScheduleTR1.AmtTaxRefunded',
  ...[
    'DetailsForiegnBank[].IntrstAccured',
    'DtlsForeignEquityDebtInterest[].InitialValOfInvstmnt',
    'DtlsForeignEquityDebtInterest[].TotGrossAmtPaidCredited',
    'DtlsForeignEquityDebtInterest[].TotGrossProceeds',
    'DtlsForeignCashValueInsurance[].CashValOrSurrenderVal',
    'DtlsForeignCashValueInsurance[].TotGrossAmtPaidCredited',
    'DetailsFinancialInterest[].IncFromInt',
    'DetailsImmovableProperty[].IncDrvProperty',
    'DetailsOthAssets[].IncDrvAsset',
    'DetailsOfAccntsHvngSigningAuth[].IncAccuredInAcc',
    'DetailsOfAccntsHvngSigningAuth[].IncOfferedAmt',
    'DetailsOfTrustOutIndiaTrustee[].IncDrvFromTrust',
    'DetailsOfTrustOutIndiaTrustee[].IncOfferedAmt',
    'DetailsOfOthSourcesIncOutsideIndia[].IncDerived',
    'DetailsOfOthSourcesIncOutsideIndia[].IncOfferedAmt',
  ].map((place) => `ScheduleFA.${place}`),
];

const unitYears = Array.from({ length: 4 }, (_, i) => `${2001 + i}-0${2 + i}`);
const TREATY = `${SOURCES}.IncChargblSplRateOS.NRIOsDTAA.NRIDTAADtlsSchOS[]`;
const L_LAND = `${LONG}.SaleofLandBuild.SaleofLandBuildDtls[]`;

const adjusted = 'of which adjusted on choosing section 115BAD';

/** Options and limits that differ in ITR-5. */
export const changes: Changes = {
  ...Object.fromEntries(required.map((place) => [place, { jsonDefault: 0 }])),
  ...Object.fromEntries(lossYears.map((at) => [`${at}.AdjustAccTax115BADAmt`, { label: adjusted }])),
  'ITRScheduleUD.ScheduleUD[].AdjustAccTax115BADAmt': { jsonDefault: 0, label: adjusted },
  ...Object.fromEntries(notNegative.map((place) => [place, { min: 0 }])),
  // no salary
  ...Object.fromEntries(foreignSchedulePlaces.map((place) => [place, { without: ['SA'] }])),
  'PartA_GEN1.FilingStatus.Form10IEAEarlierAYOldRegime': { without: ['NA'] },
  'PartA_GEN1.FilingStatus.SebiRegnNo': { max: 12 },
  'ScheduleIF.PartnerFirmDetails[].IsLiableToAudit': { jsonDefault: 'N' },
  'ScheduleIF.PartnerFirmDetails[].Sec92EFirmFlag': { jsonDefault: 'N' },
  'TradingAccount.OtherOperatingRevenueDtls[].OperatingRevenueName': { max: 50 },
  'PARTA_PL.CreditsToPL.OthIncome.OtherIncDtls[].NatureOfIncome': { max: 50 },
  [`${DEBITS}.DebitPlAcnt.OtherExpensesDtls[].ExpenseNature`]: { max: 50 },
  'ScheduleEI.IncNotChrgblAsPerDTAA.IncNotChrgblAsPerDTAADtls[].HeadOfIncome': {
    options: [
      option('HP', 'House property'),
      option('BP', 'Business or profession'),
      option('CG', 'Capital gains'),
      option('OS', 'Other sources'),
    ],
  },
  'Schedule10AA.DeductSEZ.DedUs10Detail.Undertaking.DedFromUndertakingWithAy[].AssmtYrUnit': {
    without: unitYears,
  },
  'ScheduleFA.DtlsForeignCustodialAcc[].NatureOfAmount': {
    options: [
      option('INTEREST', 'Interest'),
      option('DIVIDEND', 'Dividend'),
      option('SALEREDEEM', 'Proceeds of sale or redemption of financial assets'),
      option('OTHINC', 'Other income'),
      option('NOPAIDCRED', 'No amount paid or credited'),
    ],
  },
  [`${SOURCES}.OthersGrossDtls[].SourceDescription`]: { without: ['5ACA1a'] },
  [`${SOURCES}.PTIOthersGrossDtls[].SourceDescription`]: { without: ['PTI_5ACA1a'] },
  [`${TREATY}.NatureOfIncome`]: {
    options: ['1a', '1aiii', '1b', '1c', '1d', '2ai', '2aii', '2c', '2d'].map((value) =>
      option(value, value),
    ),
  },
  [`${TREATY}.ItemNoincl`]: { without: ['5ACA1a', 'PTI_5ACA1a'] },
  [`${CG}.ShortTermCapGain.UnutilizedCg.UnutilizedCgPrvYrDtls[].SectionClmd`]: {
    options: [option('54G', 'Section 54G'), option('54GA', 'Section 54GA')],
  },
  [`${LONG}.UnutilizedCg.UnutilizedCgPrvYrDtls[].SectionClmd`]: {
    options: [option('54D', 'Section 54D'), option('54G', 'Section 54G'), option('54GA', 'Section 54GA')],
  },
  [`${L_LAND}.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls`]: { max: 5 },
  [`${L_LAND}.ExemptionOrDednUs54.ExemptionOrDednUs54Dtls[].ExemptionSecCode`]: {
    options: [
      option('54D', '54D - Land or building of an industrial undertaking, compulsorily acquired'),
      option('54EC', '54EC - Specified bonds'),
      option('54G', '54G - Industrial undertaking shifted from an urban area'),
      option('54GA', '54GA - Industrial undertaking shifted to a special economic zone'),
    ],
  },
  // of individuals
  'ScheduleEI.OthersInc.OthersIncDtls[].SubCategory': { without: ['10(8)', '10(8B)'] },
  'ScheduleHP.PropertyDetails[].PropertyOwner': {
    options: [option('SE', 'Self'), option('DO', 'Deemed owner')],
  },
  'ScheduleHP.PropertyDetails[].ifLetOut': {
    options: [option('Y', 'Let-Out'), option('D', 'Deemed let-out')],
  },
};
