const G = 'PartA_GEN1';
const F = `${G}.FilingStatus`;
const HP = 'ScheduleHP.PropertyDetails[0]';
const S = 'ScheduleCGFor23.ShortTermCapGainFor23';
const LAND = 'ScheduleCGFor23.LongTermCapGain23.SaleofLandBuild.SaleofLandBuildDtls[0]';
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
const V = 'ScheduleVIA.UsrDeductUndChapVIA';
const B = 'PartB_TTI.Refund.BankAccountDtls';
const TDS = 'ScheduleTDS2.TDSOthThanSalaryDtls[0]';
const treaty = [{ DTAAamt: 1 }];

/** One change that trips each rule on the full return of AY 2026-27. */
export const itr2Cases: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'GEN-1': { [`${F}.ReturnFileSec`]: 12 },
  'GEN-2': { [`${F}.ConditionsResStatus`]: '5' },
  'GEN-3': { [`${G}.PersonalInfo.Status`]: 'H' },
  'GEN-4': { [`${G}.PersonalInfo.Status`]: 'H' },
  'GEN-5': { 'Verification.Capacity': 'K' },
  'GEN-6': { 'Verification.Declaration.AssesseeVerPAN': 'ABCPX1234F' },
  'GEN-7': { [`${G}.PersonalInfo.PAN`]: 'ABCCE1234F' },
  'GEN-8': { [`${F}.CompDirectorPrvYrFlg`]: 'Y' },
  'GEN-9': { [`${F}.HeldUnlistedEqShrPrYrFlg`]: 'Y' },
  'GEN-10': {
    [`${F}.HeldUnlistedEqShrPrYr`]: {
      HeldUnlistedEqShrPrYrDtls: [{ OpngBalNumberOfShares: 5, ClsngBalNumberOfShares: 4 }],
    },
  },
  'GEN-11': { [`${F}.PortugeseCC5A`]: 'Y' },
  'GEN-12': { [`${B}.AddtnlBankDetails`]: undefined },
  'GEN-13': { [`${B}.AddtnlBankDetails[0].UseForRefund`]: 'false' },
  'AL-1': { 'PartB-TI.TotalIncome': 10_000_010, ScheduleAL: undefined },
  'FA-1': { 'PartB_TTI.AssetOutIndiaFlag': 'YES' },
  'FA-2': { ScheduleFA: { DetailsOthAssets: [{}] } },
  'TR-1': { [`${F}.ResidentialStatus`]: 'NRI' },
  'EI-1': { 'ScheduleEI.NetAgriIncOrOthrIncRule7': 500_001 },
  'SPI-1': {
    'ScheduleS.TotalGrossSalary': 0,
    'ScheduleSPI.SpecifiedPerson': [{ AmtIncluded: 1000, HeadIncIncluded: 'SA' }],
  },
  'CFL-1': { 'ScheduleCFL.LossCFFromPrev2ndYearFromAY.CarryFwdLossDetail.DateOfFiling': '2025-02-01' },
  'S-1': { [`${F}.OptOutNewTaxRegime`]: 'N' },
  'S-2': {
    'ScheduleS.AllwncExemptUs10.AllwncExemptUs10Dtls[1]': { SalNatureDesc: '10(5)', SalOthAmount: 1 },
  },
  'S-3': { [`${F}.OptOutNewTaxRegime`]: 'N' },
  'S-4': { 'ScheduleS.AllwncExtentExemptUs10': 9_000_000 },
  'S-5': { 'ScheduleS.Increliefus89A': 1 },
  'S-6': { 'ScheduleS.EntertainmntalwncUs16ii': 1 },
  'HP-1': { [`${HP}.CoOwners[0].PercentShareProperty`]: 41 },
  'HP-2': { [`${HP}.CoOwners`]: undefined },
  'HP-3': { [`${HP}.TenantDetails`]: undefined },
  'HP-4': { 'ScheduleHP.PropertyDetails': [1, 2, 3].map(() => ({ ifLetOut: 'S' })) },
  'HP-5': { [`${HP}.ifLetOut`]: 'S' },
  'HP-6': { [`${HP}.Rentdetails.TotalUnrealizedAndTax`]: 300_001 },
  'OS-1': { 'ScheduleOS.IncFrmLottery.DateRange.Upto15Of6': 1 },
  'OS-2': { [`${S}.NRICgDTAA`]: { NRIDTAADtls: treaty } },
  'OS-3': { [`${OS}.Deductions.UsrIntExp57`]: 10_001 },
  'OS-4': { [`${OS}.Increliefus89AOS`]: 1 },
  'VIA-1': { [`${G}.PersonalInfo.Status`]: 'H', [`${V}.Section80E`]: 1 },
  'VIA-2': { [`${V}.Section80TTB`]: 1 },
  'VIA-3': { 'Schedule80G.Don100Percent.DoneeWithPan[0].DoneePAN': 'ABCPE1234F' },
  'TDS-1': { [`${TDS}.TaxDeductCreditDtls.TaxClaimedOwnHands`]: 4001 },
  'TDS-2': { 'ScheduleTCS.TCS[0].TCSClaimedThisYearDtls.TCSAmtCollOwnHand': 1001 },
  'TDS-3': { [`${TDS}.GrossAmount`]: undefined },
  'PTI-1': {
    'SchedulePTI.SchedulePTIDtls[0].OS_Dividend': { TDSAmount: 9_000_000 },
  },
  'TDS-4': { 'ScheduleS.TotalGrossSalary': 0 },
  'TDS-5': { [`${TDS}.TDSCreditName`]: 'O' },
  'AMT-1': { ScheduleAMTC: { ScheduleAMTCDtls: [{ Gross: 1, AmtCreditSetOfEy: 2 }] } },
  'ESOP-1': { 'PartB_TTI.ComputationOfTaxLiability.GrossTaxPay': { TaxDeferred17: 1 } },
  'CG-1': { 'ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs54EC[0].AmtDeducted': 400_001 },
  'CG-2': { [`${LAND}.ExemptionOrDednUs54.ExemptionGrandTotal`]: 9_000_000 },
  'CG-3': { [`${LAND}.DateofSale`]: '2026-04-01' },
  'CG-4': { [`${LAND}.DateofPurchase`]: undefined },
  'CG-5': { [`${LAND}.DateofPurchase`]: '2023-09-10' },
  'CG-6': { [`${LAND}.TrnsfImmblPrprty.TrnsfImmblPrprtyDtls[0].PercentageShare`]: 99 },
  'CG-7': { [`${LAND}.TrnsfImmblPrprty`]: undefined },
  'CG-8': { [`${S}.NRITransacSec48Dtl.NRItaxSTTPaid`]: 1 },
  'CG-9': { [`${S}.NRISecur115AD.FullConsideration`]: 1 },
  'CG-10': { 'ScheduleCGFor23.DeducClaimInfo.DeducClaimDtlsUs54EC[0].DateofInvestment': '2026-03-11' },
  'CG-11': { [`${S}.NRISecur115AD.DeductSec48.ExpOnTrans`]: 1 },
  '112A-1': { 'Schedule112A.Schedule112ADtls[0].TotSaleValue': 92_002 },
  '112A-2': { 'Schedule112A.Schedule112ADtls[0].FairMktValuePerShareunit': 0 },
  '112A-3': { 'Schedule112A.Schedule112ADtls[1].FairMktValuePerShareunit': 1 },
  'VDA-1': { 'ScheduleVDA.ScheduleVDADtls[0].DateofTransfer': '2025-04-30' },
};
