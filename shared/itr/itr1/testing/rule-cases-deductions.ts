import { type Case, D, I, neu, old, U } from './rule-case.ts';

const allowed = (key: string, value: number) => ({ [`${D}.${key}`]: value });
const employer = (value: string) => ({ 'PersonalInfo.EmployerCategory': value });
const H = 'Schedule80D.Sec80DSelfFamSrCtznHealth';
const G = 'Schedule80G';

const born1950 = { 'PersonalInfo.DOB': '1950-06-15' };

const limits: Case[] = [
  old(1, 'more than 1,50,000 together', allowed('Section80C', 110_001)),
  old(2, 'a pensioner above a fifth of income', allowed('Section80CCDEmployeeOrSE', 282_561), {
    pass: { ...employer('PEO'), ...allowed('Section80CCDEmployeeOrSE', 282_560) },
  }),
  old(3, 'more than a tenth of salary', allowed('Section80CCDEmployeeOrSE', 180_001), {
    pass: allowed('Section80CCDEmployeeOrSE', 180_000),
  }),
  old(4, 'more than a tenth of salary', allowed('Section80CCDEmployer', 180_001), {
    pass: allowed('Section80CCDEmployer', 180_000),
  }),
  old(5, 'more than 1,00,000', allowed('Section80DDB', 100_001), { pass: allowed('Section80DDB', 100_000) }),
  old(6, 'no person', { [`${U}.Section80DDBUsrType`]: undefined }),
  old(7, 'more than 40,000', allowed('Section80DDB', 40_001)),
  old(11, 'more than 10,000', allowed('Section80TTA', 10_001)),
  old(12, 'more than the interest', { [`${I}.OthersInc.OthersIncDtlsOthSrc[0].OthSrcOthAmount`]: 9999 }),
  old(13, 'a senior citizen', born1950),
  old(14, 'more than 50,000', allowed('Section80TTB', 50_001), {
    pass: { ...born1950, ...allowed('Section80TTB', 50_000) },
  }),
  old(
    15,
    'below 60',
    { 'PersonalInfo.DOB': '1980-06-15' },
    { pass: { ...born1950, ...allowed('Section80TTB', 1) } },
  ),
  old(16, 'more than the interest', allowed('Section80TTB', 62_001), {
    pass: { ...born1950, ...allowed('Section80TTB', 62_000) },
  }),
  old(17, 'one rupee off', allowed('TotalChapVIADeductions', 1)),
  old(114, 'more than 60,000', allowed('Section80GG', 60_001), { pass: allowed('Section80GG', 60_000) }),
  old(115, 'more than 50,000', allowed('Section80CCD1B', 50_001)),
  old(116, 'a pensioner', employer('PE')),
  old(120, 'with house rent allowance', allowed('Section80GG', 1)),
  old(121, 'more than 14%', allowed('Section80CCDEmployer', 252_001), {
    pass: { ...employer('SGOV'), ...allowed('Section80CCDEmployer', 252_000) },
  }),
  old(122, 'more than 50,000', allowed('Section80EE', 50_001)),
  old(123, 'more than 1,50,000', allowed('Section80EEA', 150_001), {
    pass: allowed('Section80EEA', 150_000),
  }),
  old(124, 'both', allowed('Section80EEA', 1)),
  old(125, 'more than 1,50,000', allowed('Section80EEB', 150_001)),
  neu(147, '80C', allowed('Section80C', 1)),
  neu(154, '80CCC', allowed('Section80CCC', 1)),
  neu(155, 'any amount', allowed('Section80DD', 1)),
  neu(156, 'any amount', allowed('Section80DDB', 1)),
  neu(158, 'any amount', allowed('Section80TTA', 1)),
  neu(159, 'any amount', allowed('Section80TTB', 1)),
  neu(160, 'any amount', allowed('Section80U', 1)),
  neu(170, 'any amount', allowed('Section80CCD1B', 1)),
  neu(171, 'any amount', allowed('Section80EE', 1)),
  neu(172, 'any amount', allowed('Section80EEA', 1)),
  neu(173, 'any amount', allowed('Section80EEB', 1)),
  neu(195, 'more than 46.2%', allowed('AnyOthSec80CCH', 831_601), {
    pass: allowed('AnyOthSec80CCH', 831_600),
  }),
  neu(196, 'another employer', employer('OTH')),
  neu(225, 'more than 14%', allowed('Section80CCDEmployer', 252_001), {
    pass: allowed('Section80CCDEmployer', 252_000),
  }),
  old(234, 'no PRAN', { [`${U}.PRANNum`]: undefined }, { set26: { [`${U}.PRANDtls`]: undefined } }),
  old(243, 'no form', allowed('Section80GG', 1), { pass: { [`${U}.Form10BAAckNum`]: '' } }),
  old(248, 'the same form for both', { 'Schedule80U.Form10IAAckNum': 'F10IA-1' }),
  old(249, 'no disease', { [`${U}.NameOfSpecDisease80DDB`]: undefined }),
  neu(265, 'Schedule 80C', { Schedule80C: { Schedule80CDtls: [], TotalAmt: 0 } }),
];

const disability: Case[] = [
  old(
    209,
    'another sum',
    { 'Schedule80U.DeductionAmount': 124_999 },
    { pass: { 'Schedule80U.NatureOfDisability': '2', 'Schedule80U.DeductionAmount': 125_000 } },
  ),
  old(210, 'another sum', { 'Schedule80U.DeductionAmount': 75_001 }),
  old(211, 'no schedule', { Schedule80U: undefined }),
  old(212, 'another sum', { 'Schedule80DD.DeductionAmount': 74_999 }),
  old(
    213,
    'another sum',
    { 'Schedule80DD.DeductionAmount': 125_001 },
    { pass: { 'Schedule80DD.NatureOfDisability': '2', 'Schedule80DD.DeductionAmount': 125_000 } },
  ),
  old(214, 'no schedule', { Schedule80DD: undefined }),
  old(215, 'no nature', { 'Schedule80DD.NatureOfDisability': undefined }),
  old(216, 'no nature', { 'Schedule80U.NatureOfDisability': undefined }),
  old(217, 'no type', { 'Schedule80U.TypeOfDisability': undefined }),
  old(218, 'no dependant', { 'Schedule80DD.DependentType': undefined }),
];

const schedule = (
  section: string,
  [details, claim, rows]: readonly [number, number, number],
  list: string,
  total: string,
): Case[] => {
  const at = `Schedule${section}`;
  return [
    old(details, 'no rows', { [`${at}.${list}`]: [] }, { pass: section === '80EEA' ? eea : {} }),
    old(claim, 'another claim', { [`${U}.Section${section}`]: 7 }),
    old(rows, 'a total one rupee off', { [`${at}.${total}`]: 1 }),
  ];
};
const eea = {
  [`${D}.Section80EEA`]: 100,
  Schedule80EEA: {
    PropStmpDtyVal: 4_500_000,
    Schedule80EEADtls: [
      {
        LoanTknFrom: 'B',
        BankOrInstnName: 'Example Bank',
        LoanAccNoOfBankOrInstnRefNo: 'HL-1',
        DateofLoan: '2019-04-01',
        TotalLoanAmt: 1,
        LoanOutstndngAmt: 1,
        Interest80EEA: 100,
      },
    ],
    TotalInterest80EEA: 100,
  },
};

const loans: Case[] = [
  ...schedule('80C', [233, 251, 257], 'Schedule80CDtls', 'TotalAmt'),
  ...schedule('80E', [235, 252, 258], 'Schedule80EDtls', 'TotalInterest80E'),
  ...schedule('80EE', [236, 253, 259], 'Schedule80EEDtls', 'TotalInterest80EE'),
  ...schedule('80EEA', [238, 254, 260], 'Schedule80EEADtls', 'TotalInterest80EEA'),
  ...schedule('80EEB', [241, 255, 261], 'Schedule80EEBDtls', 'TotalInterest80EEB'),
  old(231, 'another loan', { 'Schedule80EE.Schedule80EEDtls[0].LoanAccNoOfBankOrInstnRefNo': 'HL-2' }),
  old(
    232,
    'another loan',
    { 'Schedule80EEA.Schedule80EEADtls[0].LoanAccNoOfBankOrInstnRefNo': 'HL-2' },
    { pass: eea },
  ),
  old(237, 'a loan above 35 lakh', { 'Schedule80EE.Schedule80EEDtls[0].TotalLoanAmt': 3_500_001 }),
  old(239, 'a value above 45 lakh', { 'Schedule80EEA.PropStmpDtyVal': 4_500_001 }, { pass: eea }),
  old(
    240,
    'the day before',
    { 'Schedule80EEA.Schedule80EEADtls[0].DateofLoan': '2019-03-31' },
    { pass: eea },
  ),
  old(242, 'the day after', { 'Schedule80EEB.Schedule80EEBDtls[0].DateofLoan': '2023-04-01' }),
  old(262, 'the day after', { 'Schedule80EE.Schedule80EEDtls[0].DateofLoan': '2017-04-01' }),
];

const tables = ['Don100Percent', 'Don50PercentNoApprReqd', 'Don100PercentApprReqd', 'Don50PercentApprReqd'];
const first = (node: string) => `${G}.${node}.DoneeWithPan[0]`;
const R0 = 'Schedule80GGA.DonationDtlsSciRsrchRuralDev[0]';
const second = (pan: string, cash: number) => ({
  DoneePAN: pan,
  DonationAmtCash: cash,
  DonationAmtOtherMode: 1,
  DonationAmt: cash + 1,
  EligibleDonationAmt: 1,
});

const donations: Case[] = [
  old(8, 'no schedule', { [G]: undefined }),
  old(9, 'one rupee off', { [`${G}.TotalEligibleDonationsUs80G`]: 1 }),
  old(10, 'more than eligible', allowed('Section80G', 999_999)),
  old(78, 'own PAN', { [`${first('Don100Percent')}.DoneePAN`]: 'ABCPE1234F' }),
  ...tables.map((node, i) =>
    old(79 + i, 'nothing entered', {
      [`${first(node)}.DonationAmtCash`]: 0,
      [`${first(node)}.DonationAmtOtherMode`]: 0,
    }),
  ),
  old(83, 'one rupee off', { [`${G}.TotalDonationsUs80G`]: 1 }),
  ...tables.map((node, i) => old(84 + i, 'one rupee off', { [`${first(node)}.DonationAmt`]: 1 })),
  old(
    88,
    'cash above 2,000',
    { [`${first('Don100Percent')}.DonationAmtCash`]: 2001 },
    {
      // cash and other modes stand in rows of their own
      set26: {
        [`${first('Don100Percent')}.DonationAmtCash`]: 2001,
        [`${first('Don100Percent')}.DonationAmtOtherMode`]: 0,
      },
    },
  ),
  old(89, 'nothing entered', { [`${R0}.DonationAmtCash`]: 0, [`${R0}.DonationAmtOtherMode`]: 0 }),
  old(90, 'one rupee off', { [`${R0}.DonationAmt`]: 1 }),
  old(91, 'no schedule', { Schedule80GGA: undefined }),
  old(92, 'more than donated', { 'Schedule80GGA.TotalEligibleDonationAmt80GGA': 3001 }),
  old(93, 'more than eligible', allowed('Section80GGA', 3001)),
  old(94, 'own PAN', { [`${R0}.DoneePAN`]: 'ABCPE1234F' }),
  old(118, 'a donee twice in a table', { [`${G}.Don100Percent.DoneeWithPan[1]`]: second('AAATE1234A', 0) }),
  old(119, 'cash to a donee twice', {
    'Schedule80GGA.DonationDtlsSciRsrchRuralDev[1]': second('AAATE1234E', 5),
  }),
  old(140, 'more than donated', { [`${G}.TotalEligibleDonationsUs80G`]: 99_999 }),
  old(144, 'cash above 2,000', { [`${R0}.DonationAmtCash`]: 2001 }),
  old(145, 'a donee twice', { 'Schedule80GGA.DonationDtlsSciRsrchRuralDev[1]': second('AAATE1234E', 0) }),
  old(148, 'a donee in two tables', { [`${first('Don50PercentNoApprReqd')}.DoneePAN`]: 'AAATE1234A' }),
  neu(157, 'a schedule', { [G]: { TotalDonationsUs80G: 0 } }),
  neu(176, 'any amount', allowed('Section80GGA', 1)),
];

const P = 'Schedule80GGC';
const P0 = `${P}.Schedule80GGCDetails[0]`;
const parties: Case[] = [
  old(202, 'no schedule', { [P]: undefined }),
  old(203, 'another amount', { [`${P0}.EligibleDonationAmt`]: 5999 }),
  old(204, 'one rupee off', { [`${P0}.DonationAmt`]: 1 }),
  old(205, 'one rupee off', { [`${P}.TotalEligibleDonationAmt80GGC`]: 1 }),
  old(206, 'one rupee off', { [`${P}.TotalDonationAmtOtherMode80GGC`]: 1 }),
  old(207, 'no date', { [`${P0}.DonationDate`]: undefined }),
  old(208, 'no reference', { [`${P0}.TransactionRefNum`]: undefined }),
  old(220, 'a day of another year', { [`${P0}.DonationDate`]: '2024-03-31' }),
];

const health: Case[] = [
  old(128, 'more than 25,000', { [`${H}.SelfAndFamily`]: 25_001 }),
  old(129, 'one rupee off', { [`${H}.SelfAndFamily`]: 21_001 }),
  old(130, 'check-ups above 5,000', { [`${H}.PrevHlthChckUpParentsSrCtzn`]: 2001 }),
  old(131, 'more than 50,000', { [`${H}.SelfAndFamilySeniorCitizen`]: 50_001 }),
  old(132, 'one rupee off', { [`${H}.SelfAndFamilySeniorCitizen`]: 1 }),
  old(133, 'more than 25,000', { [`${H}.Parents`]: 25_001 }),
  old(134, 'one rupee off', { [`${H}.Parents`]: 1 }),
  old(135, 'more than 50,000', { [`${H}.ParentsSeniorCitizen`]: 50_001 }),
  old(136, 'one rupee off', { [`${H}.ParentsSeniorCitizen`]: 49_999 }),
  old(137, 'more than 1,00,000', { [`${H}.EligibleAmountOfDedn`]: 100_001 }),
  old(138, 'one rupee off', { [`${H}.EligibleAmountOfDedn`]: 71_001 }),
  old(139, 'another amount', allowed('Section80D', 70_999)),
  neu(174, 'any amount', allowed('Section80D', 1)),
  old(179, 'another answer', { [`${H}.SeniorCitizenFlag`]: 'Y' }),
  old(180, 'another answer', { [`${H}.SelfAndFamilySeniorCitizen`]: 1 }),
  old(181, 'another answer', { [`${H}.Parents`]: 1 }),
  old(182, 'another answer', { [`${H}.ParentsSeniorCitizenFlag`]: 'N' }),
  old(183, 'not claiming', { [`${H}.SeniorCitizenFlag`]: 'S' }),
  old(184, 'not claiming', { [`${H}.ParentsSeniorCitizenFlag`]: 'P' }),
  old(244, 'one rupee off', { [`${H}.HealthInsPremSlfFam`]: 18_001 }),
  old(245, 'one rupee off', { [`${H}.HlthInsPremSlfFamSrCtzn`]: 1 }),
  old(246, 'one rupee off', { [`${H}.HlthInsPremParents`]: 1 }),
  old(247, 'one rupee off', { [`${H}.HlthInsPremParentsSrCtzn`]: 40_001 }),
  old(264, 'no schedule', { Schedule80D: undefined }),
  old(266, 'no insurer', { [`${H}.Sec80DSelfFamHIDtls.Sch80DInsDtls[0].InsurerName`]: '' }),
  old(267, 'no policy', { [`${H}.HlthInsPremSlfFamSrCtzn`]: 1 }),
  old(268, 'no policy', { [`${H}.HlthInsPremParents`]: 1 }),
  old(269, 'no policy number', { [`${H}.Sec80DParentsSrCtznHIDtls.Sch80DInsDtls[0].PolicyNo`]: '' }),
];

/** Chapter VI-A and its schedules. */
export const deductionCases: Case[] = [
  ...limits,
  ...disability,
  ...loans,
  ...donations,
  ...parties,
  ...health,
];
