import { is44adCode, is44aeCode } from '../codes/business-codes.ts';
import { dependants, financialYears, hufMember } from '../codes/common.ts';
import { type Changes, earlierInsurers } from '../common/places.ts';
import type { Itr1Year } from '../itr1/data/years.ts';

const BP = 'ScheduleBP';
const most = (node: string, keys: readonly string[], max: number): Changes =>
  Object.fromEntries(keys.map((key) => [`${BP}.${node}.${key}`, { max }]));

/**
 * Differences of ITR-4 from shared parts: years of TDS brought forward, and options of AY 2026-27 (ITR-4
 * schema V1.1).
 */
export const itr4Changes = (year: Itr1Year): Changes => {
  const lastBefore = Number(year.fileYear) - 2;
  return {
    'TDSonOthThanSals.TDSonOthThanSalDtls[].DeductedYr': { options: financialYears(lastBefore, 2008) },
    'ScheduleTDS3Dtls.TDS3Details[].DeductedYr': { options: financialYears(lastBefore, 2017) },
    ...(year.moreContacts
      ? {
          'Schedule80DD.DependentType': { options: [...dependants, hufMember] },
          [`${BP}.NatOfBus44AD[].CodeAD`]: { among: is44adCode },
          [`${BP}.NatOfBus44AE[].CodeAE`]: { among: is44aeCode },
          [`${BP}.GoodsDtlsUs44AE[].RegNumberGoodsCarriage`]: { max: 11 },
          [`${BP}.GoodsDtlsUs44AE[].PresumptiveIncome`]: { min: 7500 },
          ...most(
            'PersumptiveInc44AD',
            ['GrsTrnOverBank', 'GrsTotalTrnOverInCash', 'GrsTrnOverAnyOthMode'],
            30_000_000,
          ),
          ...most(
            'PersumptiveInc44ADA',
            ['GrsTrnOverBank44ADA', 'GrsTotalTrnOverInCash44ADA', 'GrsTrnOverAnyOthMode44ADA'],
            7_500_000,
          ),
          'Verification.Declaration.AssesseeVerName': { max: 125 },
        }
      : earlierInsurers),
  };
};
