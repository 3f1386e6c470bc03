import { describe, expect, it } from 'vitest';
import { type FormData, getAt, setAt } from '../../../forms/paths.ts';
import type { JsonObject } from '../../json/path.ts';
import { itr2Form } from '../form.ts';
import { fullReturn } from '../testing/returns.ts';
import { type Itr2AssessmentYear, itr2Years } from '../years.ts';
import { checkRules, itr2Rules } from './check.ts';
import { sumsOf } from './sums.ts';

const years = Object.keys(itr2Years) as Itr2AssessmentYear[];
const bodyOf = (ay: Itr2AssessmentYear, data: FormData): JsonObject => {
  const { json } = itr2Form(ay).exportJson(data, { createdOn: `${ay.slice(0, 4)}-07-15` });
  return (json as { ITR: { ITR2: JsonObject } }).ITR.ITR2;
};
const bodies = Object.fromEntries(years.map((ay) => [ay, bodyOf(ay, fullReturn(ay))])) as Record<
  Itr2AssessmentYear,
  JsonObject
>;
const dots = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');
const put = (body: JsonObject, set: Record<string, unknown>): JsonObject =>
  Object.entries(set).reduce((out, [path, value]) => setAt(out, dots(path), value), body);
const broken = (ay: Itr2AssessmentYear, body: JsonObject) =>
  checkRules(itr2Years[ay], body).map((i) => i.rule!);

describe.each(years)('sums of every schedule, AY %s', (ay) => {
  const body = bodies[ay];

  it('hold in a full return', () => {
    expect(broken(ay, body)).toEqual([]);
  });

  it('are each missed when one rupee off', () => {
    let tried = 0;
    for (const { list, at, needs } of sumsOf(itr2Years[ay])) {
      const path = list ? `${dots(list)}.0.${at}` : at;
      const found = getAt(body, path);
      const needed = needs && (list ? `${dots(list)}.0.${needs}` : needs);
      if (typeof found !== 'number' || (needed && getAt(body, needed) === undefined)) continue;
      tried += 1;
      const off = checkRules(itr2Years[ay], setAt(body, path, found + 1)).map((i) => dots(i.path));
      expect(off, path).toContain(path);
    }
    expect(tried).toBeGreaterThan(120);
  });
});

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
const cases: Record<string, Record<string, unknown>> = {
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
  'TDS-4': { 'ScheduleS.TotalGrossSalary': 0 },
  'TDS-5': { [`${TDS}.TDSCreditName`]: 'O' },
  'AMT-1': { ScheduleAMTC: { ScheduleAMTCDtls: [{ Gross: 1, AmtCreditSetOfEy: 2 }] } },
  'ESOP-1': { ScheduleESOP: {} },
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

describe('rules of ITR-2', () => {
  it.each(Object.entries(cases))('%s is tripped by a change, and not without', (rule, set) => {
    expect(broken('2026-27', bodies['2026-27'])).not.toContain(rule);
    expect(broken('2026-27', put(bodies['2026-27'], set))).toContain(rule);
  });

  it('have a case each', () => {
    const ids = itr2Rules.map((r) => r.id).filter((id) => id !== 'SUM');
    expect(ids.filter((id) => !(id in cases))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('point at the field of the form', () => {
    const { model } = itr2Form('2026-27');
    const data = setAt(fullReturn('2026-27'), 'house_property.properties.0.co_owners.0.share', 30);
    const issues = model.rules(model.derive(data));
    expect(issues.map((i) => [i.rule, i.path])).toEqual([['HP-1', 'house_property.properties.0.own_share']]);
  });
});
