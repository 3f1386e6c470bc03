import { isObject, type JsonObject } from '../../json/path.ts';

/** ITR-4's numbers of rules it shares with ITR-1, where public material names them. */
export const numbersInItr4: Readonly<Record<number, number>> = {
  23: 51,
  25: 52,
  26: 53,
  27: 54,
  29: 130,
  43: 57,
  54: 96,
  57: 67,
  58: 68,
  59: 63,
  60: 64,
  61: 65,
  62: 66,
  63: 69,
  64: 70,
  65: 71,
  66: 72,
  67: 73,
  68: 74,
  69: 75,
  70: 159,
  71: 76,
  72: 214,
  73: 78,
  75: 80,
  76: 81,
  77: 160,
  112: 143,
  117: 267,
  126: 162,
  137: 177,
  141: 56,
  143: 181,
  151: 187,
  162: 202,
  163: 207,
  165: 198,
  166: 199,
  167: 200,
  168: 201,
  169: 195,
  185: 222,
  194: 223,
  197: 226,
  200: 227,
  201: 229,
  219: 255,
  222: 233,
  224: 262,
  226: 265,
  227: 266,
  237: 276,
  270: 310,
  271: 311,
  272: 312,
  273: 313,
  274: 314,
  275: 315,
  276: 316,
  278: 320,
  279: 317,
  325: 394,
  330: 399,
  334: 404,
  335: 407,
};

/**
 * Rules of ITR-1 that say something else in ITR-4: totals that leave out business income, a total its file does not have (28),
 * dates, ages, and those whose number or reach is ITR-4's own.
 */
export const notShared = new Set([
  20, 21, 22, 24, 28, 88, 91, 92, 93, 94, 89, 90, 113, 119, 144, 145, 152, 161, 175, 176, 198, 199, 277, 99,
  2, 3,
]);

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
  const credit = (row: JsonObject) => Number(row['BroughtFwdTDSAmt'] ?? 0) + Number(row['TDSDeducted'] ?? 0);
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
