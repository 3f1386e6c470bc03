import { type Broken, plus, push, set } from './change.ts';

/**
 * Breaks of ITR-1 and ITR-4 by the lists for AY 2026-27. The rules were drawn by lot (Python's `random.Random(20261123).sample`
 * over the rules without a break before: 24 of ITR-1, 42 of ITR-2, 50 of ITR-3, 24 of ITR-4) and written from their sentences.
 */
const I = 'ITR1_IncomeDeductions',
  EI1 = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`,
  OS1 = `${I}.OthersInc.OthersIncDtlsOthSrc`,
  AL1 = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`,
  HP1 = `${I}.PropertyDetails[0]`,
  T1 = 'ITR1_TaxComputation';
const twice = (list: string, category: string, code: string) =>
  push(
    list,
    { Category: category, SubCategory: code, OthAmount: 10 },
    { Category: category, SubCategory: code, OthAmount: 10 },
  );
const loan = (section: string, account: string, day: string, amount: number) => ({
  LoanTknFrom: 'B',
  BankOrInstnName: 'Example Bank',
  LoanAccNoOfBankOrInstnRefNo: account,
  DateofLoan: day,
  TotalLoanAmt: 3_000_000,
  LoanOutstndngAmt: 2_800_000,
  [`Interest${section}`]: amount,
});

export const lotItr1: readonly Broken[] = [
  [
    '1old',
    18,
    'deductions above 14,12,800',
    set({ [`${I}.DeductUndChapVIA.TotalChapVIADeductions`]: 1_412_801 }),
  ],
  ['1old', 27, 'tax and interest +1', plus({ [`${T1}.TotTaxPlusIntrstPay`]: 1 })],
  ['1old', 30, 'exempt income +1', plus({ [`${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Total`]: 1 })],
  ['1old', 32, '10(10D) again', push(EI1, { Category: 'SRST', SubCategory: '10(10D)', OthAmount: 10 })],
  ['1old', 36, '10(16) twice', twice(EI1, 'SRST', '10(16)')],
  ['1old', 44, 'municipal tax without rent', set({ [`${HP1}.Rentdetails.LocalTaxes`]: 100 })],
  ['1old', 55, 'TAX twice', push(OS1, { OthSrcNatureDesc: 'TAX', OthSrcOthAmount: 5 })],
  ['1old', 62, 'salary +1', plus({ [`${I}.IncomeFromSal`]: 1 })],
  ['1old', 67, 'gratuity 20,00,001', push(AL1, { SalNatureDesc: '10(10)', SalOthAmount: 2_000_001 })],
  ['1old', 95, 'payments +1', plus({ 'TaxPayments.TotalTaxPayments': 1 })],
  ['1old', 104, 'taxes paid +1', plus({ 'TaxPaid.TaxesPaid.TotalTaxesPaid': 1 })],
  ['1old', 113, 'tax deducted from a salary that is not there', set({ [`${I}.GrossSalary`]: 0 })],
  ['1new', 161, '10(17) in the new regime', push(AL1, { SalNatureDesc: '10(17)', SalOthAmount: 5 })],
  ['1new', 166, '10(14)(i) in the new regime', push(AL1, { SalNatureDesc: '10(14)(i)', SalOthAmount: 5 })],
  ['1old', 190, 'old regime in a late return', set({ 'FilingStatus.ReturnFileSec': 12 })],
  [
    '1old',
    190,
    'old regime, made after the due date',
    set({ 'CreationInfo.JSONCreationDate': '2026-08-01' }),
  ],
  ['1old', 200, 'severe disability with 75,000', set({ 'Schedule80U.NatureOfDisability': '2' })],
  [
    '1old',
    223,
    'loan u/s 80EEA is none of section 24(b)',
    set({
      Schedule80EEA: {
        PropStmpDtyVal: 4_000_000,
        Schedule80EEADtls: [loan('80EEA', 'OTHER-9', '2020-06-01', 1000)],
        TotalInterest80EEA: 1000,
      },
      [`${I}.UsrDeductUndChapVIA.Section80EEA`]: 1000,
      [`${I}.DeductUndChapVIA.Section80EEA`]: 1000,
    }),
  ],
  [
    '1old',
    228,
    '80EEA without its loan',
    set({
      [`${I}.UsrDeductUndChapVIA.Section80EEA`]: 1000,
      [`${I}.DeductUndChapVIA.Section80EEA`]: 1000,
    }),
  ],
  ['1old', 248, '80E interest +1', plus({ 'Schedule80E.TotalInterest80E': 1 })],
  ['1old', 271, 'interest, no kind of house', set({ [`${HP1}.ifLetOut`]: undefined })],
  ['1old', 286, '80GGA allowed above claimed', plus({ [`${I}.DeductUndChapVIA.Section80GGA`]: 1 })],
  ['1old', 314, '10(23AA) twice', twice(EI1, 'SRPC', '10(23AA)')],
  ['1old', 325, '80G without IFSC', set({ 'Schedule80G.Don100Percent.DoneeWithPan[0].IFSCCode': undefined })],
  [
    '1old',
    325,
    '80G without reference',
    set({ 'Schedule80G.Don50PercentApprReqd.DoneeWithPan[0].TransactionRefNum': undefined }),
  ],
  ['1new', 333, 'co-owner with 0', set({ [`${HP1}.CoOwners[0].PercentShareProperty`]: 0 })],
  ['1new', 333, 'co-owner with 100', set({ [`${HP1}.CoOwners[0].PercentShareProperty`]: 100 })],
];

const I4 = 'IncomeDeductions',
  EI4 = 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls',
  AL4 = `${I4}.AllwncExemptUs10.AllwncExemptUs10Dtls`,
  U4 = `${I4}.UsrDeductUndChapVIA`,
  D4 = `${I4}.DeductUndChapVIA`,
  H4 = 'Schedule80D.Sec80DSelfFamSrCtznHealth',
  cashDonee = (no: number) => ({
    DoneeWithPanName: 'Example Trust',
    DoneePAN: 'AAATE1234Z',
    AddressDetail: { AddrDetail: '1 Road', CityOrTownOrDistrict: 'Pune', StateCode: '19', PinCode: 411001 },
    DonationAmtCash: 1500,
    DonationAmtOtherMode: 0,
    DonationAmt: 1500,
    EligibleDonationAmt: 1500,
    ArnNbr: `A${no}`,
  });

export const lotItr4: readonly Broken[] = [
  [
    '4old',
    13,
    '44ADA above its receipts',
    set({ 'ScheduleBP.PersumptiveInc44ADA.TotPersumptiveInc44ADA': 620_001 }),
  ],
  [
    '4old',
    25,
    'employer of 10% of 18,00,000 and 1 u/s 80CCD(2)',
    set({ [`${U4}.Section80CCDEmployer`]: 180_001, [`${D4}.Section80CCDEmployer`]: 180_001 }),
  ],
  ['4old', 53, 'tax with cess +1', plus({ 'TaxComputation.GrossTaxLiability': 1 })],
  ['4old', 85, '10(12) twice', twice(EI4, 'SRST', '10(12)')],
  ['4old', 119, 'tax deducted +1', plus({ 'TDSonOthThanSals.TotalTDSonOthThanSals': 1 })],
  [
    '4old',
    155,
    'own 10% of 18,00,000 and 1 u/s 80CCD(1)',
    set({ [`${U4}.Section80CCDEmployeeOrSE`]: 180_001, [`${D4}.Section80CCDEmployeeOrSE`]: 180_001 }),
  ],
  [
    '4old',
    176,
    'parents of 40,000 with 39,000',
    set({ [`${H4}.MedicalExpParentsSrCtzn`]: 0, [`${H4}.ParentsSeniorCitizen`]: 39_000 }),
  ],
  ['4old', 182, 'severe disability with 75,000', set({ 'Schedule80U.NatureOfDisability': '2' })],
  [
    '4old',
    185,
    'dividend by quarter +1',
    (body) => {
      const rows = (
        body['IncomeDeductions'] as never as { OthersInc: { OthersIncDtlsOthSrc: Record<string, unknown>[] } }
      ).OthersInc.OthersIncDtlsOthSrc;
      const row = rows.find((r) => r['OthSrcNatureDesc'] === 'DIV')!;
      row['OthSrcOthAmount'] = Number(row['OthSrcOthAmount']) + 1;
    },
  ],
  ['4new', 190, '80G in the new regime', set({ [`${U4}.Section80G`]: 5, [`${D4}.Section80G`]: 5 })],
  [
    '4new',
    190,
    'Schedule 80G in the new regime',
    set({ 'Schedule80G.Don100Percent.DoneeWithPan': [cashDonee(1)] }),
  ],
  ['4new', 202, '10(17) in the new regime', push(AL4, { SalNatureDesc: '10(17)', SalOthAmount: 5 })],
  ['4new', 205, '80DDB in the new regime', set({ [`${U4}.Section80DDB`]: 5, [`${D4}.Section80DDB`]: 5 })],
  [
    '4old',
    218,
    'parents below 60 beside the answer Yes',
    set({
      [`${H4}.HealthInsPremParents`]: 100,
      [`${H4}.Parents`]: 100,
      [`${H4}.ParentsSeniorCitizenFlag`]: 'Y',
    }),
  ],
  ['4old', 234, 'due date 31 July', set({ 'FilingStatus.ItrFilingDueDate': '2026-07-31' })],
  [
    '4old',
    260,
    'no answer on Form 10-IEA',
    set({
      'FilingStatus.Form10IEAEarlierAYOldRegime': undefined,
      'FilingStatus.F10IEACurrAYOldRegime': undefined,
      'FilingStatus.F10IEADateCurrAYOldTax': undefined,
      'FilingStatus.F10IEAAckNoCurrAYOldTax': undefined,
    }),
  ],
  ['4new', 260, 'not applicable on Form 10-IEA', set({ 'FilingStatus.Form10IEAEarlierAYOldRegime': 'NA' })],
  [
    '4old',
    289,
    'interest above that of the loans',
    set({
      [`${I4}.PropertyDetails[0].Rentdetails.Section24B.TotalInterestUs24B`]: 150_000,
      [`${I4}.PropertyDetails[0].Rentdetails.Section24B.Section24BDtls[0].InterestUs24B`]: 150_000,
    }),
  ],
  ['4old', 316, 'basic pay above the salary', set({ 'ScheduleEA10_13A.BasicSalary': 1_500_001 })],
  ['4old', 322, 'judges of a private employer', push(AL4, { SalNatureDesc: 'EIC', SalOthAmount: 5 })],
  ['4old', 332, '80E allowed above claimed', plus({ [`${D4}.Section80E`]: 1 })],
  ['4old', 333, '80EE allowed above claimed', plus({ [`${D4}.Section80EE`]: 1 })],
  ['4old', 339, '80TTA allowed above claimed', plus({ [`${D4}.Section80TTA`]: 1 })],
  ['4old', 345, 'representative not named', set({ 'FilingStatus.AsseseeRepFlg': 'Y' })],
  ['4old', 366, '80CCC +1', plus({ [`${U4}.Section80CCC`]: 1 })],
  [
    '4old',
    396,
    'cash of 1,500 to one PAN, 1,501 of it deductible',
    push('Schedule80G.Don100Percent.DoneeWithPan', { ...cashDonee(1), EligibleDonationAmt: 1501 }),
  ],
];
