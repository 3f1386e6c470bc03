import { figureOf } from '../../common/read.ts';
import { numberIn } from '../../itr1/rules/numbers.ts';
import type { Rule } from '../../itr1/rules/reader.ts';
import { isObject, type JsonObject } from '../../json/path.ts';

/**
 * Rules of ITR-1 with different content in ITR-4, by their numbers in the list for AY 2026-27: totals without
 * business income, a total missing in its file (28), dates, ages, and those whose number or scope is ITR-4's
 * own.
 */
const notShared: ReadonlySet<number> = new Set([
  2, 3, 20, 21, 22, 24, 27, 28, 58, 72, 89, 90, 91, 92, 93, 94, 99, 113, 118, 119, 143, 144, 151, 160, 174,
  175, 176, 189, 190, 268, 286, 324, 326, 328, 331, 338, 339,
]);
/** Rule of ITR-1 until AY 2025-26 that its list for AY 2026-27 dropped and ITR-4 does not have. */
const notSharedBefore: ReadonlySet<number> = new Set([118]);

/** Whether ITR-4 has a rule of ITR-1 in the same words. */
export const isShared = (rule: Rule): boolean => {
  if (rule.category !== 'A') return true;
  const no = numberIn(rule, '2026-27');
  return no === undefined ? !notSharedBefore.has(rule.no) : !notShared.has(no);
};

const yes = (f: JsonObject, key: string) => f[key] === 'Y';

/** Whether the answers in a file leave the assessee in the old regime: the five questions from AY 2026-27, the three of AY 2025-26. */
const filedInOldRegime = (body: JsonObject): boolean => {
  const f = isObject(body['FilingStatus']) ? body['FilingStatus'] : {};
  const firm = isObject(body['PersonalInfo']) && body['PersonalInfo']['Status'] === 'F';
  return (
    firm ||
    [
      'OptOutNewTaxRegime',
      'Yes_ContOptOutNewTaxReg',
      'No_OptOutNewTaxReg',
      'NA_OptOutNewTaxReg',
      'F10IEACurrAYOldRegime',
    ].some((key) => yes(f, key)) ||
    (yes(f, 'Form10IEAEarlierAYOldRegime') &&
      f['F10IEAEarlierAYNewRegime'] === 'N' &&
      !yes(f, 'F10IEACurrAYNewRegime'))
  );
};

const list = (v: unknown): JsonObject[] => (Array.isArray(v) ? v.filter(isObject) : []);

/** The body with ITR-1's names, so that the rules both forms share can read it. Row numbers stay. */
export const asItr1 = (body: JsonObject): JsonObject => {
  const tds2 = isObject(body['TDSonOthThanSals']) ? body['TDSonOthThanSals'] : undefined;
  const tds3 = isObject(body['ScheduleTDS3Dtls']) ? body['ScheduleTDS3Dtls'] : undefined;
  const income = isObject(body['IncomeDeductions']) ? body['IncomeDeductions'] : {};
  const tax = isObject(body['TaxComputation']) ? body['TaxComputation'] : {};
  const details = isObject(body['TaxExmpIntIncDtls']) ? body['TaxExmpIntIncDtls'] : {};
  const exempt = isObject(details['OthersInc']) ? details['OthersInc'] : {};
  const interest = isObject(tax['IntrstPay']) ? tax['IntrstPay'] : {};
  const credit = (row: JsonObject) => figureOf(row['BroughtFwdTDSAmt']) + figureOf(row['TDSDeducted']);
  return {
    ...body,
    ITR1_IncomeDeductions: {
      ...income,
      EntertainmentAlw16ii: income['EntertainmntalwncUs16ii'],
      StandardDeduction: income['AnnualValue30Percent'],
      ExemptIncAgriOthUs10: {
        ExemptIncAgriOthUs10Dtls: exempt['OthersIncDtls'],
        ExemptIncAgriOthUs10Total: exempt['OthersTotalTaxExe'],
      },
    },
    ITR1_TaxComputation: {
      ...tax,
      TotalIntrstPay: Object.values(interest).reduce(
        (t: number, v) => t + (typeof v === 'number' ? v : 0),
        0,
      ),
    },
    TaxPayments: body['ScheduleIT'],
    ...(tds2
      ? {
          TDSonOthThanSals: {
            ...tds2,
            TDSonOthThanSal: list(tds2['TDSonOthThanSalDtls']).map((row) => ({
              ...row,
              TotTDSOnAmtPaid: credit(row),
              ClaimOutOfTotTDSOnAmtPaid: row['TDSClaimed'],
            })),
          },
        }
      : {}),
    ...(tds3
      ? {
          ScheduleTDS3Dtls: {
            ...tds3,
            TDS3Details: list(tds3['TDS3Details']).map((row) => ({ ...row, TDSDeducted: credit(row) })),
          },
        }
      : {}),
    FilingStatus: {
      ...(isObject(body['FilingStatus']) ? body['FilingStatus'] : {}),
      OptOutNewTaxRegime: filedInOldRegime(body) ? 'Y' : 'N',
    },
  };
};

/** ITR-4's path of a path in ITR-1's names. */
export const ownName = (path: string): string =>
  path
    .replace(/^ITR1_/, '')
    .replace(/^TaxPayments/, 'ScheduleIT')
    .replace(/EntertainmentAlw16ii$/, 'EntertainmntalwncUs16ii')
    .replace(/IncomeDeductions\.StandardDeduction$/, 'IncomeDeductions.AnnualValue30Percent')
    .replace(
      'IncomeDeductions.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls',
      'TaxExmpIntIncDtls.OthersInc.OthersIncDtls',
    )
    .replace(
      'IncomeDeductions.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Total',
      'TaxExmpIntIncDtls.OthersInc.OthersTotalTaxExe',
    )
    .replace('TDSonOthThanSals.TDSonOthThanSal[', 'TDSonOthThanSals.TDSonOthThanSalDtls[')
    .replace(/\.TotTDSOnAmtPaid$/, '.TDSDeducted')
    .replace(/\.ClaimOutOfTotTDSOnAmtPaid$/, '.TDSClaimed');
