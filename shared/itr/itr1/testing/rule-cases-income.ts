import { allowance, type Case, D, I, neu, old, source, T } from './rule-case.ts';

const TOTAL = `${I}.AllwncExemptUs10.TotalAllwncExemptUs10`;
const employer = (value: string) => ({ 'PersonalInfo.EmployerCategory': value });
const EXEMPT = `${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Dtls`;
const P0 = `${I}.PropertyDetails[0]`;
const R = `${P0}.Rentdetails`;
const SHEET = 'ScheduleEA10_13A';

/** Two rows of the same exempt income, in the year's own shape. */
const twice = (nature: string, nature26 = nature) => ({
  set: {
    [`${EXEMPT}[2]`]: { NatureDesc: nature, OthAmount: 1 },
    [`${EXEMPT}[3]`]: { NatureDesc: nature, OthAmount: 2 },
  },
  set26: {
    [`${EXEMPT}[2]`]: { Category: 'GOVC', SubCategory: nature26, OthAmount: 1 },
    [`${EXEMPT}[3]`]: { Category: 'GOVC', SubCategory: nature26, OthAmount: 2 },
  },
});
const exemptTwice = (no: number, nature: string, nature26 = nature): Case => {
  const { set, set26 } = twice(nature, nature26);
  return old(no, `${nature} twice`, set, { set26 });
};

const only25 = { years: ['2025-26'] as const };

const salary: Case[] = [
  old(
    57,
    'more than 5,000',
    { [`${I}.EntertainmentAlw16ii`]: 5001 },
    { pass: { ...employer('CGOV'), [`${I}.EntertainmentAlw16ii`]: 5000 } },
  ),
  old(58, 'an employer outside Government', { [`${I}.EntertainmentAlw16ii`]: 1 }),
  old(59, 'a gross figure one rupee off', { [`${I}.GrossSalary`]: 1_900_001 }),
  old(60, 'a net figure one rupee off', { [`${I}.NetSalary`]: 1_568_001 }),
  old(61, 'a sum one rupee off', { [`${I}.DeductionUs16`]: 52_501 }),
  old(62, 'income one rupee off', { [`${I}.IncomeFromSal`]: 1_515_501 }),
  old(63, 'exemptions above gross salary', { [TOTAL]: 1_900_001 }),
  old(64, 'travel concession above salary', { [`${I}.Salary`]: 29_999 }),
  old(65, 'more than gross salary', allowance('old', '10(6)', 1_900_001), {
    pass: allowance('old', '10(6)', 1_900_000),
  }),
  old(66, 'more than gross salary', allowance('old', '10(7)', 1_900_001), {
    pass: allowance('old', '10(7)', 1_900_000),
  }),
  old(67, 'gratuity above 20 lakh', allowance('old', '10(10)', 2_000_001), {
    pass: allowance('old', '10(10)', 2_000_000),
  }),
  old(68, 'more than salary', allowance('old', '10(10A)', 1_800_001), {
    pass: allowance('old', '10(10A)', 1_800_000),
  }),
  old(69, 'more than salary', allowance('old', '10(10AA)', 1_800_001), {
    pass: allowance('old', '10(10AA)', 1_800_000),
  }),
  old(70, 'more than 5 lakh', allowance('old', '10(10B)(i)', 500_001), {
    pass: allowance('old', '10(10B)(i)', 500_000),
  }),
  old(71, 'more than 5 lakh', allowance('old', '10(10C)', 500_001), {
    pass: allowance('old', '10(10C)', 500_000),
  }),
  old(72, 'two of them', allowance('old', '10(10B)(i)', 1, 1), { pass: allowance('old', '10(10C)', 1) }),
  old(73, 'more than perquisites', { [`${I}.PerquisitesValue`]: 19_999 }),
  old(74, 'more than salary', { [`${I}.Salary`]: 269_999 }),
  old(75, 'more than salary', { [`${I}.Salary`]: 11_999 }),
  old(76, 'more than salary', allowance('old', '10(14)(ii)', 1_800_001), {
    pass: allowance('old', '10(14)(ii)', 1_800_000),
  }),
  old(77, 'a total one rupee off', { [TOTAL]: 332_001 }),
  old(112, 'more than 50,000', { [`${I}.DeductionUs16ia`]: 50_001 }),
  old(143, 'more than 25 lakh outside Government', allowance('old', '10(10AA)', 2_500_001), {
    pass: allowance('old', '10(10AA)', 2_500_000),
  }),
  neu(149, 'more than 38,400', { [`${I}.AllwncExemptUs10.AllwncExemptUs10Dtls[0].SalOthAmount`]: 38_401 }),
  neu(150, 'travel concession', allowance('new', '10(5)', 1), { pass: allowance('new', '10(5)', 0) }),
  old(151, 'an allowance of the new regime', allowance('old', '10(14)(i)(115BAC)', 1), {
    pass: allowance('old', '10(14)(i)(115BAC)', 0),
  }),
  neu(164, 'any amount', { [`${I}.EntertainmentAlw16ii`]: 1 }),
  neu(165, 'any amount', allowance('new', '10(5)', 1)),
  neu(166, 'any amount', allowance('new', '10(13A)', 1)),
  neu(167, 'any amount', allowance('new', '10(14)(i)', 1)),
  neu(168, 'any amount', allowance('new', '10(14)(ii)', 1)),
  neu(169, 'any amount', { [`${I}.ProfessionalTaxUs16iii`]: 1 }),
  old(
    177,
    'more than a third of salary',
    { [`${I}.Salary`]: 809_999 },
    { pass: { [`${I}.Salary`]: 810_000 } },
  ),
  old(178, 'more than the TDS', { 'TDSonSalaries.TotalTDSonSalaries': 19_999 }),
  neu(
    186,
    'more than the income',
    { [`${I}.Increliefus89A`]: 101 },
    { ...only25, pass: { [`${I}.IncomeNotified89A`]: 100, [`${I}.Increliefus89A`]: 100 } },
  ),
  neu(
    192,
    'a country twice',
    { [`${I}.IncomeNotified89AType[1]`]: { NOT89ACountrycode: 'US', NOT89AAmount: 1 } },
    { ...only25, pass: { [`${I}.IncomeNotified89AType[0]`]: { NOT89ACountrycode: 'US', NOT89AAmount: 1 } } },
  ),
  old(193, 'more than gross salary', { 'TDSonSalaries.TotalTDSonSalaries': 1_900_001 }),
  old(194, 'a Government employee', employer('SGOV'), { pass: allowance('old', '10(10B)(ii)', 1) }),
  old(197, 'more than 5 lakh', allowance('old', '10(10B)(ii)', 500_001), {
    pass: allowance('old', '10(10B)(ii)', 500_000),
  }),
  old(219, 'salary without an employer', employer('NA')),
  old(222, '10(5) twice', allowance('old', '10(5)', 1), { pass: allowance('old', '10(7)', 1) }),
  neu(224, 'more than 75,000', { [`${I}.DeductionUs16ia`]: 75_001 }),
  old(274, 'no nature of employment', employer('')),
  old(279, 'gratuity above 25 lakh', allowance('old', '10(10)', 2_500_001), {
    pass: { ...employer('SGOV'), ...allowance('old', '10(10)', 2_500_000) },
  }),
  old(271, 'more than rent less a tenth', { [`${SHEET}.ActlRentPaid10Per`]: 269_999 }),
  old(
    272,
    'more than half of pay',
    { [`${SHEET}.BasicSalary`]: 539_000 },
    { pass: { [`${SHEET}.BasicSalary`]: 540_000 } },
  ),
  old(273, 'not the lowest', { [`${SHEET}.EligbleExmpAllwncUs13A`]: 269_999 }),
  old(275, 'no schedule', { ScheduleEA10_13A: undefined }),
  old(
    276,
    'more than salary',
    { [`${SHEET}.ActlHRARecv`]: 900_001 },
    { pass: { [`${SHEET}.ActlHRARecv`]: 900_000 } },
  ),
  old(278, 'another amount', { [`${SHEET}.EligbleExmpAllwncUs13A`]: 269_999 }),
  old(
    126,
    'relief without salary or family pension',
    { [`${I}.Salary`]: 0, [`${I}.PerquisitesValue`]: 0, [`${I}.OthersInc`]: undefined },
    { pass: { [`${T}.Section89`]: 100 } },
  ),
];

const house: Case[] = [
  neu(
    43,
    'one rupee off',
    { [`${I}.StandardDeduction`]: 84_001 },
    { set26: { [`${R}.ThirtyPercentOfBalance`]: 81_001 } },
  ),
  neu(
    44,
    'taxes without rent',
    { [`${I}.GrossRentReceived`]: 0 },
    { set26: { [`${R}.AnnualLetableValue`]: 0 } },
  ),
  neu(
    45,
    'a let house without rent',
    { [`${I}.GrossRentReceived`]: undefined },
    { set26: { [`${R}.AnnualLetableValue`]: undefined } },
  ),
  neu(46, 'one rupee off', { [`${I}.AnnualValue`]: 280_001 }, { set26: { [`${R}.BalanceALV`]: 540_001 } }),
  neu(47, 'one rupee off', { [`${I}.TotalIncomeOfHP`]: 103_001 }, { set26: { [`${R}.IncomeOfHP`]: 96_001 } }),
  old(
    48,
    'more than 2 lakh',
    { [`${I}.InterestPayable`]: 200_001 },
    { set26: { [`${R}.IntOnBorwCap`]: 200_001 } },
  ),
  old(
    49,
    'taxes on a self-occupied house',
    { [`${I}.TaxPaidlocalAuth`]: 1 },
    { set26: { [`${R}.LocalTaxes`]: 1 } },
  ),
  neu(
    161,
    'a loss set off',
    { [`${I}.TotalIncomeOfHP`]: -50_000, [`${I}.GrossTotIncome`]: 1_000_000 },
    { set26: { [`${I}.TotalIncomeChargeableUnHP`]: -50_000, [`${I}.GrossTotIncome`]: 1_000_000 } },
  ),
  neu(
    163,
    'interest on a self-occupied house',
    { [`${I}.TypeOfHP`]: 'S' },
    { set26: { [`${P0}.ifLetOut`]: 'S' } },
  ),
  neu(175, 'one rupee off', { [`${I}.GrossTotIncomeIncLTCG112A`]: 1 }),
  old(
    229,
    'no loan',
    { 'ScheduleUs24B.ScheduleUs24BDtls': [] },
    { set26: { [`${R}.Section24B.Section24BDtls`]: [] } },
  ),
  old(
    230,
    '24(b) not used up',
    { 'ScheduleUs24B.TotalInterestUs24B': 199_999 },
    { set26: { [`${R}.Section24B.TotalInterestUs24B`]: 199_999 } },
  ),
  old(
    250,
    'another amount',
    { 'ScheduleUs24B.TotalInterestUs24B': 150_000 },
    { set26: { [`${R}.Section24B.TotalInterestUs24B`]: 150_000 } },
  ),
  old(
    256,
    'one rupee off',
    { 'ScheduleUs24B.TotalInterestUs24B': 220_001 },
    { set26: { [`${R}.Section24B.TotalInterestUs24B`]: 220_001 } },
  ),
  neu(263, 'a self-occupied house', { [`${I}.TypeOfHP`]: 'S' }, { set26: { [`${P0}.ifLetOut`]: 'S' } }),
  old(22, 'one rupee off', { [`${I}.GrossTotIncomeIncLTCG112A`]: 1_462_801 }),
  old(18, 'more than income', { [`${D}.TotalChapVIADeductions`]: 1_412_801 }),
];

const other: Case[] = [
  old(50, 'SAV twice', source('SAV', 1)),
  old(51, 'IFD twice', source('IFD', 1)),
  old(52, 'one rupee off', { [`${I}.IncomeOthSrc`]: 97_301 }),
  old(53, 'no family pension', { [`${I}.OthersInc.OthersIncDtlsOthSrc[3].OthSrcOthAmount`]: 0 }),
  old(54, 'more than a third', { [`${I}.DeductionUs57iia`]: 10_001 }),
  old(55, 'TAX twice', source('TAX', 1)),
  old(189, 'TAX twice', source('TAX', 1)),
  old(190, 'TAX twice', source('TAX', 1)),
  old(56, 'FAP twice', source('FAP', 1)),
  old(146, 'quarters one rupee off', {
    [`${I}.OthersInc.OthersIncDtlsOthSrc[4].DividendInc.DateRange.Upto15Of6`]: 2501,
  }),
  neu(187, 'more than the income', { [`${I}.Increliefus89AOS`]: 20_001 }, only25),
  neu(188, 'quarters one rupee off', { [`${I}.Increliefus89AOS`]: 14_999 }, only25),
  neu(
    191,
    'a country twice',
    { [`${I}.OthersInc.OthersIncDtlsOthSrc[4].NOT89A[1]`]: { NOT89ACountrycode: 'US', NOT89AAmount: 1 } },
    only25,
  ),
  neu(223, 'more than 25,000', { [`${I}.DeductionUs57iia`]: 25_001 }),
  old(29, 'agriculture above 5,000', { [`${EXEMPT}[0].OthAmount`]: 5001 }),
  old(30, 'one rupee off', { [`${I}.ExemptIncAgriOthUs10.ExemptIncAgriOthUs10Total`]: 54_001 }),
  exemptTwice(31, '10(10BC)'),
  exemptTwice(32, '10(10D)'),
  exemptTwice(33, '10(11)'),
  exemptTwice(34, '10(12)'),
  exemptTwice(35, '10(13)'),
  exemptTwice(36, '10(16)'),
  old(37, '10(17) twice', twice('10(17)').set, only25),
  exemptTwice(38, '10(18)'),
  exemptTwice(39, 'DMDP', 'DMD'),
  exemptTwice(40, '10(19)'),
  exemptTwice(41, '10(26)'),
  exemptTwice(42, '10(26AAA)'),
  exemptTwice(142, '10(17A)'),
  neu(
    162,
    'any amount',
    { [`${EXEMPT}[0]`]: { NatureDesc: '10(17)', OthAmount: 1 } },
    { set26: allowance('new', '10(17)', 1) },
  ),
  exemptTwice(185, '10(12C)'),
  old(226, 'more than 1,25,000', { 'LTCG112A.LongCap112A': 125_001 }),
  old(227, 'one rupee off', { 'LTCG112A.LongCap112A': 50_001 }),
];

/** Salary, house property, other sources, exempt income. */
export const incomeCases: Case[] = [...salary, ...house, ...other];
