/** JSON paths inside `ITR.ITR4` with what is there; undefined removes a key. */
type Changes = Readonly<Record<string, unknown>>;

/** One of ITR-4's own rules tripped by `set` on the full return of AY 2026-27; `pass` first makes that return fit for it. */
interface RuleCase {
  no: number;
  why: string;
  set: Changes;
  pass?: Changes;
}

const F = 'FilingStatus';
const I = 'IncomeDeductions';
const BP = 'ScheduleBP';
const AD = `${BP}.PersumptiveInc44AD`;
const ADA = `${BP}.PersumptiveInc44ADA`;
const AE = `${BP}.PersumptiveInc44AE`;
const FIN = `${BP}.FinanclPartclrOfBusiness`;

const of = (no: number, why: string, set: Changes, pass?: Changes): RuleCase => ({
  no,
  why,
  set,
  ...(pass ? { pass } : {}),
});

const left = {
  [`${F}.Form10IEAEarlierAYOldRegime`]: 'Y',
  [`${F}.F10IEACurrAYOldRegime`]: undefined,
  [`${F}.F10IEADateCurrAYOldTax`]: undefined,
  [`${F}.F10IEAAckNoCurrAYOldTax`]: undefined,
};
const back = {
  ...left,
  [`${F}.Form10IEAAssYear`]: '2024-25',
  [`${F}.Form10IEAEarlierAYAckOldRegime`]: '123456789012345',
  [`${F}.F10IEAEarlierAYNewRegime`]: 'Y',
  [`${F}.AssYrF10IEANewTaxReg`]: '2025-26',
  [`${F}.Form10IEAEarlierAYAckNewRegime`]: '123456789012345',
};
const backNow = {
  ...back,
  [`${F}.F10IEAEarlierAYNewRegime`]: 'N',
  [`${F}.F10IEACurrAYNewRegime`]: 'Y',
  [`${F}.F10IEADateCurrAYNewTax`]: '2026-07-01',
  [`${F}.F10IEAAckNoCurrAYNewTax`]: '123456789012345',
};
const firm = {
  'PersonalInfo.Status': 'F',
  [`${F}.Form10IEAEarlierAYOldRegime`]: 'NA',
  [`${F}.F10IEACurrAYOldRegime`]: undefined,
  [`${F}.F10IEADateCurrAYOldTax`]: undefined,
  [`${F}.F10IEAAckNoCurrAYOldTax`]: undefined,
};
const family = { 'PersonalInfo.Status': 'H' };
const D = `${I}.DeductUndChapVIA`;
const ALLOWANCES = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;
const EXEMPT = 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls';
const RENT = `${I}.PropertyDetails[0].Rentdetails`;
const TDS2 = 'TDSonOthThanSals.TDSonOthThanSalDtls';
const TDS3 = 'ScheduleTDS3Dtls.TDS3Details';
const D80G = 'Schedule80G.Don50PercentApprReqd.DoneeWithPan';
const claim = (key: string, amount: number) => ({
  [`${D}.${key}`]: amount,
  [`${I}.UsrDeductUndChapVIA.${key}`]: amount,
});
const tenant = {
  PANofTenant: 'ABCPT1234K',
  TDSSection: '4IB',
  TDSDeducted: 10,
  TDSClaimed: 10,
  GrossAmount: 500,
  HeadOfIncome: 'HP',
};
/** In the new regime with 8,00,000 from business alone and nothing claimed. */
const inNew = {
  [`${F}.F10IEACurrAYOldRegime`]: 'N',
  [`${I}.IncomeFromBusinessProf`]: 800_000,
  [`${I}.IncomeFromSal`]: 0,
  [`${I}.IncomeOthSrc`]: 0,
  LTCG112A: undefined,
  ...claim('Section80CCDEmployeeOrSE', 0),
};
const representative = { RepName: 'R Example', RepEmailID: 'r@example.in', RepMobileNo: 9876543211 };
const elsewhere = {
  ResidenceNo: '8',
  LocalityOrArea: 'Other Nagar',
  CityOrTownOrDistrict: 'Pune',
  StateCode: '19',
};
const revisedLate = (income: number, fee: number) => ({
  [`${F}.ReturnFileSec`]: 17,
  'CreationInfo.JSONCreationDate': '2027-01-15',
  [`${I}.TotalIncome`]: income,
  'TaxComputation.IntrstPay.FeeFurnish234I': fee,
});
const FEE = 'TaxComputation.IntrstPay.FeeFurnish234I';

/** A case for each of ITR-4's own rules; numbers of the department's list for AY 2026-27 as described in public material. */
export const itr4Cases: readonly RuleCase[] = [
  of(121, 'no receipt', { 'TDSonOthThanSals.TDSonOthThanSalDtls[0].GrossAmount': 0 }),
  of(121, 'no head', { 'TDSonOthThanSals.TDSonOthThanSalDtls[0].HeadOfIncome': '' }),
  of(122, 'no receipt', { 'ScheduleTDS3Dtls.TDS3Details[0].GrossAmount': undefined }, { [TDS3]: [tenant] }),
  of(1, 'no Schedule BP', { [BP]: undefined }),
  of(2, 'a rupee off', { [`${I}.IncomeFromBusinessProf`]: 780_001 }),
  of(3, 'a rupee off', { [`${FIN}.TotCapLiabilities`]: 600_001 }),
  of(4, 'a rupee off', { [`${FIN}.TotalAssets`]: 600_001 }),
  of(5, 'below 6% of banked turnover', { [`${AD}.PersumptiveInc44AD6Per`]: 215_999 }),
  of(6, 'below 8% of other turnover', { [`${AD}.PersumptiveInc44AD8Per`]: 51_999 }),
  of(7, 'a rupee off', { [`${AD}.TotPersumptiveInc44AD`]: 268_001 }),
  of(8, 'more income than turnover', { [`${AD}.TotPersumptiveInc44AD`]: 4_250_001 }),
  of(
    9,
    'above 3 crore',
    { [`${AD}.GrsTotalTrnOver`]: 30_000_001 },
    { [`${AD}.GrsTotalTrnOver`]: 30_000_000 },
  ),
  of(11, 'income without code', { [`${BP}.NatOfBus44AD`]: undefined }),
  of(12, 'a code without income', { [`${AD}.TotPersumptiveInc44AD`]: 0 }),
  of(13, 'more income than receipts', { [`${ADA}.TotPersumptiveInc44ADA`]: 620_001 }),
  of(14, 'below half of receipts', { [`${ADA}.TotPersumptiveInc44ADA`]: 309_999 }),
  of(16, 'income without code', { [`${BP}.NatOfBus44ADA`]: undefined }),
  of(17, 'a code without income', { [`${ADA}.TotPersumptiveInc44ADA`]: 0 }),
  of(46, 'ten rupees off', { [`${I}.TotalIncome`]: 1_613_810 }),
  of(50, 'a family', { 'PersonalInfo.Status': 'H' }, { 'TaxComputation.Rebate87A': 1 }),
  of(97, 'paid to partners by one who is no firm', {
    [`${AE}.SalInterestByFirm`]: 1000,
    [`${AE}.TotalPersumptiveInc`]: 201_000,
  }),
  of(129, 'not rounded to ten', { 'TaxPaid.BalTaxPayable': 130_526 }),
  of(135, 'no goods carriages', { [`${BP}.GoodsDtlsUs44AE`]: undefined }),
  of(136, 'a rupee off', { [`${AE}.TotPersumInc44AE`]: 202_001 }),
  of(137, 'income without code', { [`${BP}.NatOfBus44AE`]: undefined }),
  of(138, 'a code without income', { [`${AE}.TotPersumInc44AE`]: 0 }),
  of(139, 'no cash in hand', { [`${FIN}.CashInHand`]: undefined }),
  of(140, 'no presumptive income', {
    [`${AD}.TotPersumptiveInc44AD`]: 0,
    [`${ADA}.TotPersumptiveInc44ADA`]: 0,
    [`${AE}.TotalPersumptiveInc`]: 0,
  }),
  of(141, 'thirteen months', { [`${BP}.GoodsDtlsUs44AE[0].HoldingPeriod`]: 13 }),
  of(144, 'below 1,000 a tonne and month', { [`${BP}.GoodsDtlsUs44AE[1].PresumptiveIncome`]: 111_999 }),
  of(212, 'a family', { 'PersonalInfo.Status': 'H' }),
  of(213, 'the same number', { [`${BP}.GoodsDtlsUs44AE[1].RegNumberGoodsCarriage`]: 'mh12 ab1234' }),
  of(228, 'no year', { [`${F}.Form10IEAAssYear`]: undefined }, back),
  of(234, 'the due date without business', { [`${F}.ItrFilingDueDate`]: '2026-07-31' }),
  of(235, 'a firm that answers', { [`${F}.Form10IEAEarlierAYOldRegime`]: 'N' }, firm),
  of(
    237,
    'a rupee above 5% in cash',
    { [`${AD}.GrsTotalTrnOverInCash`]: 1_250_001 },
    { [`${AD}.GrsTotalTrnOver`]: 25_000_000, [`${AD}.GrsTotalTrnOverInCash`]: 1_250_000 },
  ),
  of(
    238,
    'a rupee above 5% in cash',
    { [`${ADA}.GrsTotalTrnOverInCash44ADA`]: 300_001 },
    { [`${ADA}.GrsReceipt`]: 6_000_000, [`${ADA}.GrsTotalTrnOverInCash44ADA`]: 300_000 },
  ),
  of(239, 'a rupee off', { [`${ADA}.GrsReceipt`]: 620_001 }),
  of(240, 'a rupee off', { [`${AD}.GrsTotalTrnOver`]: 4_250_001 }),
  of(260, 'an individual who does not answer', { [`${F}.Form10IEAEarlierAYOldRegime`]: 'NA' }),
  of(
    318,
    'a family formed after the year',
    { 'PersonalInfo.DOB': '2026-04-01' },
    { 'PersonalInfo.Status': 'H', 'PersonalInfo.DOB': '2026-03-31' },
  ),
  of(
    319,
    'one who is 18 a day too late',
    { 'PersonalInfo.DOB': '2008-04-01' },
    { 'PersonalInfo.DOB': '2008-03-31' },
  ),
  of(166, 'a family with salary', { 'PersonalInfo.Status': 'H' }),
  of(353, 'no acknowledgement', { [`${F}.Form10IEAEarlierAYAckOldRegime`]: undefined }, back),
  of(354, 'not answered', { [`${F}.F10IEACurrAYOldRegime`]: undefined }),
  of(355, 'no year of return', { [`${F}.AssYrF10IEANewTaxReg`]: undefined }, back),
  of(355, 'no acknowledgement', { [`${F}.Form10IEAEarlierAYAckNewRegime`]: undefined }, back),
  of(356, 'not answered', { [`${F}.F10IEACurrAYNewRegime`]: undefined }, backNow),
  of(357, 'no date', { [`${F}.F10IEADateCurrAYNewTax`]: undefined }, backNow),
  of(357, 'no acknowledgement', { [`${F}.F10IEAAckNoCurrAYNewTax`]: undefined }, backNow),
  of(358, 'a form without the return', { [`${F}.F10IEACurrAYNewRegime`]: 'N' }, backNow),
  of(359, 'no date', { [`${F}.F10IEADateCurrAYOldTax`]: undefined }),
  of(359, 'no acknowledgement', { [`${F}.F10IEAAckNoCurrAYOldTax`]: undefined }),
  of(360, 'a form without leaving', { [`${F}.F10IEACurrAYOldRegime`]: 'N' }),
  of(363, 'not answered', { [`${F}.F10IEAEarlierAYNewRegime`]: undefined }, back),
  of(392, 'no fee', { [FEE]: 0 }, revisedLate(500_000, 1000)),
  of(393, 'the same year', { [`${F}.AssYrF10IEANewTaxReg`]: '2024-25' }, back),
  of(397, 'the lower fee', { [FEE]: 1000 }, revisedLate(500_010, 5000)),
  of(
    403,
    'the same e-mail',
    { [`${F}.AssesseeRep.RepEmailID`]: 'Asha@Example.in' },
    { [`${F}.AssesseeRep`]: representative },
  ),
  of(
    410,
    'no second address',
    { 'PersonalInfo.AlternateAddress': undefined },
    { 'PersonalInfo.SecondaryAdd': 'N', 'PersonalInfo.AlternateAddress': elsewhere },
  ),
  of(
    411,
    'the first address again',
    {
      'PersonalInfo.AlternateAddress': {
        ResidenceNo: '7',
        LocalityOrArea: 'Example Nagar',
        CityOrTownOrDistrict: 'Pune',
        StateCode: '19',
        PinCode: 411_001,
      },
    },
    { 'PersonalInfo.SecondaryAdd': 'N', 'PersonalInfo.AlternateAddress': elsewhere },
  ),
  of(10, 'a profession', { [`${BP}.NatOfBus44AD[0].CodeAD`]: '16002' }),
  of(10, 'a commission agent', { [`${BP}.NatOfBus44AD[0].CodeAD`]: '09029' }),
  of(15, 'a trade', { [`${BP}.NatOfBus44ADA[0].CodeADA`]: '09028' }),
  of(20, 'a firm', firm, claim('Section80C', 1)),
  of(23, 'a family', family, claim('Section80CCDEmployeeOrSE', 1)),
  of(24, 'a firm', firm, claim('Section80CCD1B', 1)),
  of(26, 'a family', family, claim('Section80CCDEmployer', 1)),
  of(27, 'a firm', firm, claim('Section80D', 1)),
  of(28, 'a firm', firm, claim('Section80DD', 1)),
  of(31, 'a firm', firm, claim('Section80DDB', 1)),
  of(32, 'a family', family, claim('Section80EE', 1)),
  of(33, 'a family', family, claim('Section80E', 1)),
  of(43, 'a family', family, claim('Section80U', 1)),
  of(163, 'a family', family, claim('Section80EEA', 1)),
  of(164, 'a firm', firm, claim('Section80EEB', 1)),
  of(230, 'a firm', firm, claim('Section80TTA', 1)),
  of(231, 'a family', family, claim('Section80TTB', 1)),
  of(236, 'a firm', firm, claim('Section80D', 1)),
  of(29, 'no nature', { 'Schedule80DD.NatureOfDisability': undefined }),
  of(44, 'no nature', { 'Schedule80U.NatureOfDisability': undefined }),
  of(
    22,
    'a pensioner above a fifth of income',
    { [`${D}.Section80CCDEmployeeOrSE`]: 400_001 },
    {
      'PersonalInfo.EmployerCategory': 'PE',
      [`${I}.GrossTotIncome`]: 2_000_000,
      [`${D}.Section80CCDEmployeeOrSE`]: 400_000,
    },
  ),
  of(
    45,
    'no name',
    { [`${F}.AssesseeRep.RepName`]: '' },
    { [`${F}.AssesseeRep`]: representative, 'Verification.Capacity': 'R' },
  ),
  of(49, 'a rupee off', { [`${I}.GrossTotIncomeIncLTCG112A`]: 2_242_801 }),
  of(
    196,
    'a rupee off',
    { [`${I}.GrossTotIncomeIncLTCG112A`]: 1_000_001 },
    { ...inNew, [`${I}.TotalIncomeChargeableUnHP`]: 200_000, [`${I}.GrossTotIncomeIncLTCG112A`]: 1_000_000 },
  ),
  of(
    197,
    'the loss set off',
    { [`${I}.GrossTotIncomeIncLTCG112A`]: 750_000 },
    { ...inNew, [`${I}.TotalIncomeChargeableUnHP`]: -50_000, [`${I}.GrossTotIncomeIncLTCG112A`]: 800_000 },
  ),
  of(54, 'a rupee off', { 'TaxComputation.TotTaxPlusIntrstPay': 1 }),
  of(56, 'a rupee off', { 'TaxComputation.NetTaxLiability': 1 }),
  of(68, 'an employer outside Government', { [`${I}.EntertainmntalwncUs16ii`]: 1 }),
  ...[77, 214].map((no) =>
    of(
      no,
      'two of them',
      { [`${ALLOWANCES}[5]`]: { SalNatureDesc: '10(10C)', SalOthAmount: 1 } },
      {
        [`${ALLOWANCES}[4]`]: { SalNatureDesc: '10(10B)(i)', SalOthAmount: 1 },
      },
    ),
  ),
  // 10(13A) is 2,70,000 in the return
  of(79, 'more than half of salary', { [`${I}.Salary`]: 539_999 }, { [`${I}.Salary`]: 540_000 }),
  of(109, 'a donee in two tables', {
    'Schedule80G.Don50PercentNoApprReqd.DoneeWithPan[0].DoneePAN': 'AAATE1234A',
  }),
  of(
    109,
    'table D twice under one ARN',
    { [`${D80G}[1].ArnNbr`]: 'A1' },
    { [`${D80G}[0].ArnNbr`]: 'A1', [`${D80G}[1]`]: { DoneePAN: 'AAATE1234D', ArnNbr: 'A2' } },
  ),
  of(
    114,
    'no year',
    { [`${TDS2}[0].DeductedYr`]: undefined },
    {
      [`${TDS2}[0].BroughtFwdTDSAmt`]: 5000,
      [`${TDS2}[0].TDSDeducted`]: 0,
      [`${TDS2}[0].DeductedYr`]: '2024',
    },
  ),
  of(115, 'both in one row', { [`${TDS2}[0].BroughtFwdTDSAmt`]: 1 }),
  of(116, 'more than the rent', { [`${TDS3}[0].TDSClaimed`]: 501 }, { [TDS3]: [tenant] }),
  of(
    117,
    'more than the receipt',
    { [`${TDS2}[0].GrossAmount`]: 4999 },
    { [`${TDS2}[0].GrossAmount`]: 5000 },
  ),
  of(124, 'no income', { [`${I}.GrossTotIncomeIncLTCG112A`]: 0 }),
  of(125, 'no income', {
    [`${I}.IncomeFromBusinessProf`]: 0,
    [`${I}.GrossSalary`]: 0,
    [`${I}.IncomeOthSrc`]: 0,
    [`${I}.TotalIncomeChargeableUnHP`]: 0,
    LTCG112A: undefined,
  }),
  of(142, 'TDS on salary without salary', { [`${I}.GrossSalary`]: 0 }),
  of(
    151,
    'more than 55,000 with house rent allowance',
    { [`${D}.Section80GG`]: 55_001 },
    { [`${D}.Section80GG`]: 55_000 },
  ),
  of(
    155,
    'more than a tenth of salary',
    { [`${D}.Section80CCDEmployeeOrSE`]: 180_001 },
    { [`${D}.Section80CCDEmployeeOrSE`]: 180_000 },
  ),
  of(165, 'a family', family),
  of(180, 'a family', family),
  of(191, 'any amount', claim('Section80GG', 1), inNew),
  of(208, 'any amount', claim('Section80CCDEmployeeOrSE', 1), {
    ...inNew,
    ...claim('Section80CCDEmployeeOrSE', 0),
  }),
  of(232, 'policies of parents', family, {}),
  of(
    254,
    'another dependant',
    { 'Schedule80DD.DependentType': '3' },
    { ...family, 'Schedule80DD.DependentType': '8' },
  ),
  of(258, 'another last digit', { 'PersonalInfo.AadhaarCardNo': '234567890125' }),
  of(379, 'no nature of the file', {
    'TaxExmpIntIncDtls.OthersInc.OthersIncDtls[0].SubCategory': '10(23EA)',
  }),
  of(383, 'no nature of the file', { 'TaxExmpIntIncDtls.OthersInc.OthersIncDtls[0].SubCategory': '10(25A)' }),
  of(259, 'nine digits', { 'PersonalInfo.Address.MobileNo': 987_654_321 }),
  of(264, 'an answer of a firm', { [`${F}.F10IEACurrAYOldRegime`]: 'Y' }, firm),
  of(274, 'no rows', { 'Schedule80E.Schedule80EDtls': [] }),
  of(303, 'a firm', firm, {}),
  of(304, 'a family', family, {}),
  of(
    312,
    'more than half',
    { 'ScheduleEA10_13A.BasicSalary': 539_998 },
    { 'ScheduleEA10_13A.BasicSalary': 540_000 },
  ),
  of(321, 'both branches', { [`${F}.F10IEACurrAYOldRegime`]: 'N' }, back),
  of(
    352,
    'no rent',
    { [`${RENT}.AnnualLetableValue`]: 0 },
    { [`${RENT}.RentNotRealized`]: 1, [`${RENT}.AnnualLetableValue`]: 1 },
  ),
  of(361, 'not answered', { [`${F}.F10IEACurrAYOldRegime`]: undefined }),
  of(362, 'not answered', { [`${F}.F10IEACurrAYNewRegime`]: undefined }, backNow),
  of(364, 'the other answer', { [`${F}.Form10IEAEarlierAYOldRegime`]: 'N' }, back),
  ...['10(30)', '10(31)'].map((nature, i) =>
    of(
      384 + i,
      'twice',
      { [`${EXEMPT}[3]`]: { SubCategory: nature } },
      { [`${EXEMPT}[2]`]: { SubCategory: nature } },
    ),
  ),
  of(395, 'no PAN', { 'Schedule80G.Don100Percent.DoneeWithPan[0].DoneePAN': '' }),
];
