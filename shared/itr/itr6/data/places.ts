import type { Changes } from '../../common/places.ts';
import type { Moves } from '../../common/relocated.ts';

const BP = 'CorpScheduleBP.BusinessIncOthThanSpec';
const SPECULATIVE = 'CorpScheduleBP.SpecBusinessInc';
const SPECIFIED = 'CorpScheduleBP.IncSpecifiedBusiness';
const CFL = 'ScheduleCFL';
const TAX = 'PartB_TTI.ComputationOfTaxLiability';
const DEBITS = 'PARTA_PL.DebitsToPL';
const VIA = ['UsrDeductUndChapVIA', 'DeductUndChapVIA'].map((node) => `ScheduleVIA.${node}`);

/** Lines of ITR-5 that a company has not. */
const dropped: readonly string[] = [
  ...['44AD', '44ADA'].flatMap((section) => [
    `${BP}.ProfitLossInclRefrdSec.ProfitLossUs${section}`,
    `${BP}.DeemedProfitBusUs.Section${section}`,
  ]),
  'PARTA_OI.AmtDisallUs36.ExpGovtApprovedSugarPrice',
  `${DEBITS}.DebitPlAcnt.SalRemuneration`,
  `${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.ResPartners`,
  'PARTA_PL.SalRemrtnToPartnerFirm',
  'PARTA_PL.TotalPrsumptvIncGCUs44E',
  'PARTA_PL.NatOfBus44AD',
  'PARTA_PL.NatOfBus44ADA',
  'PARTA_PL.PersumptiveInc44AD',
  'PARTA_PL.PersumptiveInc44ADA',
  'PARTA_PL.NoBooksOfAccPL',
  'PARTA_PL.TurnverFrmSpecActivity',
  'PARTA_PL.GrossProfit',
  'PARTA_PL.Expenditure',
  'PARTA_PL.NetIncomeFrmSpecActivity',
  `${CFL}.CurrentYearDistrUnitHolder`,
  'PartB-TI.AggregateIncome',
  `${TAX}.TaxPayableOnTI.RebateOnAgriInc`,
  `${TAX}.TaxPayableOnTI.Surcharge25ofSIBeforeMarginal`,
  `${TAX}.TaxPayableOnTI.SurchargeOnTaxPayableBeforeMarginal`,
  'Schedule80_IB.DeductJKLocUs80_IB_4_Und',
  ...['Rate15', 'Rate30', 'Rate40', 'Rate45'].flatMap((rate) =>
    ['AdjustmentSec115BAC', 'Total'].map(
      (key) => `ScheduleDPM.PlantMachinery.${rate}.DepreciationDetail.${key}`,
    ),
  ),
  ...VIA.map((node) => `${node}.Section80P`),
];

const lossYears = [
  ...['9th', '8th', '7th', '6th', '5th', '4th', '3rd', '2nd'].map((n) => `FromPrev${n}YearFromAY`),
  'FromPrevYrToAY',
  'CurrentAssmntYear',
  ...['2021', '2022', '2023', '2024', '2025', '2026'].map((year) => `CurrentAssmntYear${year}`),
].map((node) => `${CFL}.LossCF${node}.CarryFwdLossDetail`);
const lossSums = [
  'TotalOfBFLossesEarlierYrs',
  'AdjTotBFLossInBFLA',
  'CurrentAYloss',
  'CurrentYearLossCF',
  'TotalLossCFSummary',
].map((node) => `${CFL}.${node}.LossSummaryDetail`);

/** Paths in ITR-6 of fields shared with ITR-5. */
export const moves: Moves = {
  ...Object.fromEntries(dropped.map((place) => [place, null])),
  PartA_GEN2: 'PartA_GEN2For6',
  'PartA_GEN2.Cndnfor44AB': null,
  'PartA_GEN2.BiiDetails': null,
  [`${BP}.OthItemDisallowUs28To44DB`]: `${BP}.OthItemDisallowUs28To44DA`,
  [`${SPECULATIVE}.AdditionUs28to44DB`]: `${SPECULATIVE}.AdditionUs28to44DA`,
  [`${SPECULATIVE}.DeductUs28to44DB`]: `${SPECULATIVE}.DeductUs28to44DA`,
  [`${SPECIFIED}.AddSec28to44DB`]: `${SPECIFIED}.AddSec28to44DA`,
  [`${SPECIFIED}.DedSec28to44DBOTDedSec35AD`]: `${SPECIFIED}.DedSec28to44DAOTDedSec35AD`,
  'ITRScheduleUD.ScheduleUD[].AdjustAccTax115BADAmt': 'ITRScheduleUD.ScheduleUD[].AmtAdjOptTaxUs115BAA',
  'ITRScheduleUD.TotAdjustAccTax115BADAmt': 'ITRScheduleUD.TotAmtAdjOptTaxUs115BAA',
  'PARTA_OI.AmtDisallUs40.NonComp40aiiChapXVIIBAmt': 'PARTA_OI.AmtDisallUs40.NonComp40aiaChapXVIIBAmt',
  'PARTA_PL.NonResidentPLDetails': 'PARTA_PL.NoBooksOfAccPLDetails',
  'PARTA_PL.NonResidentPL': 'PARTA_PL.NoBooksOfAccPL',
  [`${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.ResOthers`]: `${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.Others`,
  [`${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.Others`]: `${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.NonResOtherCompany`,
  [`${DEBITS}.DebitPlAcnt.InterestExpdrtDtls.NonResOtherCompany`]: null,
  ...Object.fromEntries(
    lossYears.flatMap((at) => [
      [`${at}.BrtFwdBusLoss`, `${at}.BroughtFrwrdBusLoss`],
      [`${at}.AdjustAccTax115BADAmt`, `${at}.AmtAdjAccOptTaxUs115BAA_115BA`],
      [`${at}.BusLossOthThanSpecLossCF`, `${at}.BroughtFrwdBusLossSetOffDrYr`],
    ]),
  ),
  ...Object.fromEntries(
    lossSums.map((at) => [`${at}.BusLossOthThanSpecLossCF`, `${at}.BroughtFrwdBusLossSetOffDrYr`]),
  ),
  'PartB-TI.DeemedTotIncSec115JC': 'PartB-TI.DeemedTotIncSec115JB',
  [`${TAX}.TaxPayableOnDeemedTI.TaxDeemedTISec115JC`]: `${TAX}.TaxPayableOnDeemedTI.TaxDeemedTISec115JB`,
  [`${TAX}.CreditUS115JD`]: `${TAX}.CredUs115JAATaxPaid`,
  [`${TAX}.TaxPaidUnderCredit`]: `${TAX}.TaxPayableAfterCredUs115JAA`,
  ...Object.fromEntries(VIA.map((node) => [`${node}.Section80GGC`, `${node}.Section80GGB`])),
  Schedule80GGC: 'Schedule80GGB',
  'Schedule80GGC.Schedule80GGCDetails': 'Schedule80GGB.Schedule80GGBDetails',
  ...Object.fromEntries(
    [
      'TotalDonationAmtCash80GG',
      'TotalDonationAmtOtherMode80GG',
      'TotalDonationsUs80GG',
      'TotalEligibleDonationAmt80GG',
    ].map((key) => [`Schedule80GGC.${key}C`, `Schedule80GGB.${key}B`]),
  ),
};

const adjusted = 'of which adjusted on choosing section 115BAA';

/** Options and limits that differ in ITR-6. */
export const changes: Changes = {
  ...Object.fromEntries(lossYears.map((at) => [`${at}.AmtAdjAccOptTaxUs115BAA_115BA`, { label: adjusted }])),
  // of a company agricultural income does not bear on the rate
  ...Object.fromEntries(
    ['GrossAgriRecpt', 'ExpIncAgri', 'UnabAgriLossPrev8'].map((key) => [
      `ScheduleEI.${key}`,
      { reported: true },
    ]),
  ),
  'PARTA_PL.TotalNumOfMonths': { jsonDefault: 0 },
  'PartA_GEN1.FilingStatus.SebiRegnNo': { max: 12 },
  'PartA_GEN2For6.AuditReportDetails[].AuditReportAct': { without: ['11', '13'] },
  'PartA_GEN2For6.NatOfBus.NatureOfBusiness[].Code': { max: 7 },
  'PartA_GEN2For6.KeyPersons[].DirectorIdNo': { max: 8 },
  'ScheduleSH.ShrhldngUnlistedCompany.DtlsSHEndPreviousYearUC[].AcquisitionDate': { json: 'AllotmentDate' },
  'ScheduleSH.ShrhldngUnlistedCompany.SHDtlsAnyTimePrevYearUC[].AcquisitionDate': { json: 'AllotmentDate' },
  'ScheduleSH.ShrhldngUnlistedCompany.DtlsEquityShareEndPrvYr[].ShareTypeOthers': { max: 50 },
  'ITRScheduleUD.ScheduleUD[].AmtAdjOptTaxUs115BAA': { label: adjusted, jsonDefault: 0 },
};
