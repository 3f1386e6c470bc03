import type { Reader, Row } from './reader.ts';

export const I = 'ITR1_IncomeDeductions';
/** Chapter VI-A as claimed. */
export const U = `${I}.UsrDeductUndChapVIA`;
/** Chapter VI-A as allowed. */
export const D = `${I}.DeductUndChapVIA`;
export const T = 'ITR1_TaxComputation';

/** Nature of employment, as grouped by the rules. */
export const government = ['CGOV', 'SGOV'];
export const governmentPensioners = ['PE', 'PESG'];
export const pensioners = ['PE', 'PESG', 'PEPS', 'PEO'];
export const pensionersOrNone = [...pensioners, 'NA'];

/** Exempt allowances of a nature. */
export const allowances = (r: Reader, nature: string): Row[] =>
  r.rows(`${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`).filter((row) => row.s('SalNatureDesc') === nature);

/** Amount exempt under a nature, all rows. */
export const allowance = (r: Reader, nature: string): number =>
  allowances(r, nature).reduce((t, row) => t + row.n('SalOthAmount'), 0);

/** Path of an allowance, for findings. */
export const allowanceAt = (r: Reader, nature: string): string => {
  const [row] = allowances(r, nature);
  return row ? `${row.at}.SalOthAmount` : `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;
};

/** Income from other sources of a nature. */
export const sources = (r: Reader, nature: string): Row[] =>
  r.rows(`${I}.OthersInc.OthersIncDtlsOthSrc`).filter((row) => row.s('OthSrcNatureDesc') === nature);
export const source = (r: Reader, nature: string): number =>
  sources(r, nature).reduce((t, row) => t + row.n('OthSrcOthAmount'), 0);

/** One house of either year's file. */
interface House {
  /** Path prefix of its figures. */
  at: string;
  type: string;
  gross: { at: string; value: number };
  taxes: { at: string; value: number };
  unrealised: number;
  annual: { at: string; value: number };
  own: number;
  standard: { at: string; value: number };
  interest: { at: string; value: number };
  arrears: number;
  income: { at: string; value: number };
  loans: Row[];
  loanTotal: { at: string; value: number };
}

/** Houses of the file: up to two rows from AY 2026-27, one plain house before. */
export const houses = (r: Reader): House[] => {
  if (!r.year.propertyRows) {
    const at = (key: string) => ({ at: `${I}.${key}`, value: r.n(`${I}.${key}`) });
    const house: House = {
      at: I,
      type: r.s(`${I}.TypeOfHP`),
      gross: at('GrossRentReceived'),
      taxes: at('TaxPaidlocalAuth'),
      unrealised: 0,
      annual: at('AnnualValue'),
      own: r.n(`${I}.AnnualValue`),
      standard: at('StandardDeduction'),
      interest: at('InterestPayable'),
      arrears: r.n(`${I}.ArrearsUnrealizedRentRcvd`),
      income: at('TotalIncomeOfHP'),
      loans: r.rows('ScheduleUs24B.ScheduleUs24BDtls'),
      loanTotal: r.year.detailed
        ? { at: 'ScheduleUs24B.TotalInterestUs24B', value: r.n('ScheduleUs24B.TotalInterestUs24B') }
        : at('InterestPayable'),
    };
    return [house];
  }
  return r.rows(`${I}.PropertyDetails`).map((row) => {
    const at = (key: string) => ({ at: `${row.at}.Rentdetails.${key}`, value: row.n(`Rentdetails.${key}`) });
    return {
      at: row.at,
      type: row.s('ifLetOut'),
      gross: at('AnnualLetableValue'),
      taxes: at('LocalTaxes'),
      unrealised: row.n('Rentdetails.RentNotRealized'),
      annual: at('BalanceALV'),
      own: row.n('Rentdetails.AnnualOfPropOwned'),
      standard: at('ThirtyPercentOfBalance'),
      interest: at('IntOnBorwCap'),
      arrears: row.n('Rentdetails.ArrearsUnrealizedRentRcvd'),
      income: at('IncomeOfHP'),
      loans: row.rows('Rentdetails.Section24B.Section24BDtls'),
      loanTotal: at('Section24B.TotalInterestUs24B'),
    };
  });
};

/** Whether a row of a loan names the bank and the loan. */
export const lenderNamed = (row: Row): boolean =>
  row.s('BankOrInstnName') !== '' && row.s('LoanAccNoOfBankOrInstnRefNo') !== '';

/** Income of the head. */
export const houseIncome = (r: Reader): { at: string; value: number } =>
  r.year.propertyRows
    ? { at: `${I}.TotalIncomeChargeableUnHP`, value: r.n(`${I}.TotalIncomeChargeableUnHP`) }
    : { at: `${I}.TotalIncomeOfHP`, value: r.n(`${I}.TotalIncomeOfHP`) };

/** Gross total income without 112A, never negative. */
export const income = (r: Reader): number => Math.max(0, r.n(`${I}.GrossTotIncome`));
