import { type Case, D, I, neu, old, T } from './rule-case.ts';

const P = 'TaxPaid.TaxesPaid';
const code = (value: string) => ({ 'TDSonOthThanSals.TDSonOthThanSal[0].TDSSection': value });
const code3 = (value: string) => ({ 'ScheduleTDS3Dtls.TDS3Details[0].TDSSection': value });
const advice = (rule: string, why: string, set: Case['set'], rest: Partial<Case> = {}): Case => ({
  rule,
  on: 'old',
  why,
  set,
  ...rest,
});

/** Total income, tax, taxes paid, filing status, and the rules that only warn. */
export const taxCases: Case[] = [
  old(20, 'no income', { [`${I}.GrossTotIncomeIncLTCG112A`]: 0 }),
  old(
    21,
    'no income',
    { [`${I}.GrossSalary`]: 0, [`${I}.IncomeOthSrc`]: 0, LTCG112A: undefined, [`${I}.TotalIncomeOfHP`]: 0 },
    {
      set26: {
        [`${I}.GrossSalary`]: 0,
        [`${I}.IncomeOthSrc`]: 0,
        LTCG112A: undefined,
        [`${I}.TotalIncomeChargeableUnHP`]: 0,
      },
    },
  ),
  old(
    23,
    'income above 5 lakh',
    { [`${I}.TotalIncome`]: 500_010 },
    { pass: { [`${T}.Rebate87A`]: 12_500, [`${I}.TotalIncome`]: 500_000 } },
  ),
  old(24, 'ten rupees off', { [`${D}.TotalChapVIADeductions`]: 11 }),
  old(25, 'one rupee off', { [`${T}.TaxPayableOnRebate`]: 1 }),
  old(26, 'one rupee off', { [`${T}.GrossTaxLiability`]: 1 }),
  old(27, 'one rupee off', { [`${T}.TotTaxPlusIntrstPay`]: 1 }),
  old(28, 'one rupee off', { [`${T}.TotalIntrstPay`]: 1 }),
  old(
    117,
    'above 50 lakh',
    { [`${I}.TotalIncome`]: 5_050_010 },
    { pass: { [`${I}.TotalIncome`]: 5_050_000 } },
  ),
  old(141, 'one rupee off', { [`${T}.NetTaxLiability`]: 1 }),
  neu(
    200,
    'income beyond marginal relief',
    { [`${I}.TotalIncome`]: 722_240 },
    {
      set26: { [`${I}.TotalIncome`]: 1_270_600 },
      pass: { [`${T}.Rebate87A`]: 100, [`${I}.TotalIncome`]: 722_230 },
    },
  ),
  old(201, 'more than 12,500', { [`${T}.Rebate87A`]: 12_501 }),
  old(107, 'no zero in the fifth place', {
    'Refund.BankAccountDtls.AddtnlBankDetails[0].IFSCCode': 'SBIN1001234',
  }),
  // the last digit of 2345 6789 012x is 4
  old(221, 'another last digit', { 'PersonalInfo.AadhaarCardNo': '234567890125' }),
  old(95, 'one rupee off', { 'TaxPayments.TotalTaxPayments': 1 }),
  old(96, 'more than collected', { 'ScheduleTCS.TCS[0].AmtTCSClaimedThisYear': 11_001 }),
  old(97, 'one rupee off', { 'ScheduleTCS.TotalSchTCS': 1 }),
  old(98, 'more than deducted', { 'TDSonOthThanSals.TDSonOthThanSal[0].ClaimOutOfTotTDSOnAmtPaid': 5001 }),
  old(99, 'no year', { 'ScheduleTDS3Dtls.TDS3Details[0].DeductedYr': '0' }),
  old(100, 'one rupee off', { 'TDSonSalaries.TotalTDSonSalaries': 1 }),
  old(101, 'one rupee off', { 'TDSonOthThanSals.TotalTDSonOthThanSals': 1 }),
  old(102, 'one rupee off', { 'ScheduleTDS3Dtls.TotalTDS3Details': 1 }),
  old(103, 'one rupee off', { [`${P}.TDS`]: 1 }),
  old(104, 'one rupee off', { [`${P}.TotalTaxesPaid`]: 1 }),
  old(105, 'a refund of ten rupees too much', { 'Refund.RefundDue': 999_990 }),
  old(106, 'a balance of ten rupees too much', { 'TaxPaid.BalTaxPayable': 999_990 }),
  old(108, 'one rupee off', { [`${P}.TDS`]: 1 }),
  old(109, 'one rupee off', { [`${P}.TCS`]: 1 }),
  old(110, 'a challan after the year', { 'TaxPayments.TaxPayment[0].DateDep': '2026-04-01' }),
  old(111, 'a challan within the year', { [`${P}.SelfAssessmentTax`]: 1 }),
  old(113, 'TDS on salary without salary', { [`${I}.GrossSalary`]: 0 }),
  old(152, 'a belated return', { 'FilingStatus.ReturnFileSec': 12 }),
  old(198, 'a revised belated return', {
    'FilingStatus.ReturnFileSec': 17,
    'FilingStatus.OrigRetFiledDate': '2027-01-01',
  }),
  old(199, 'a belated return', { 'FilingStatus.ReturnFileSec': 12 }),
  old(
    277,
    'a minor',
    { 'PersonalInfo.DOB': '2007-04-01' },
    { set26: { 'PersonalInfo.DOB': '2008-04-01' }, pass: { 'PersonalInfo.DOB': '2007-03-31' } },
  ),
  old(270, 'section 192', code('92B')),
  advice('B-2', 'no Aadhaar', { 'PersonalInfo.AadhaarCardNo': undefined }),
  advice('B-3', 'lottery', code('94B')),
  advice('B-4', 'virtual assets', code3('94S')),
  advice('B-5', 'payments to non-residents', code('195')),
  advice('B-6', 'payments to non-residents', code3('96D')),
  advice('B-7', 'contracts', code('94C')),
  advice('B-8', 'purchase of goods', code3('94Q')),
  advice('D-1', 'relief u/s 89A', { [`${I}.Increliefus89A`]: 1 }, { years: ['2025-26'] }),
  advice('D-2', 'relief u/s 89A', { [`${I}.Increliefus89AOS`]: 1 }, { years: ['2025-26'] }),
  advice('D-3', 'relief u/s 89', { [`${T}.Section89`]: 1 }),
  advice('D-4', 'rent', { [`${D}.Section80GG`]: 1 }),
];
