import { type Rule, when } from '../../itr2/rules/reader.ts';
import { limbs80p } from '../data/codes.ts';
import { together } from './business.ts';
import { rule, society, sub } from './general.ts';

const VIA = 'ScheduleVIA.UsrDeductUndChapVIA';
const F = 'PartA_GEN1.FilingStatus';

/** A claim and its schedule. */
const behind = (no: number, claim: string, schedule: string): Rule =>
  rule(no, 'The claim of {claim} exceeds its schedule, {total}', (r) =>
    when(r.n(`${VIA}.${claim}`) > r.n(schedule), `${VIA}.${claim}`, {
      claim: r.n(`${VIA}.${claim}`),
      total: r.n(schedule),
    }),
  );

/** Rules 192 to 866 on typed data: property, deductions, taxes paid. */
export const otherRules: readonly Rule[] = [
  rule(193, 'The shares of the owners must add up to 100%', (r) =>
    r.rows('ScheduleHP.PropertyDetails').map((row) => {
      const all = row
        .rows('CoOwners')
        .reduce((t, own) => t + own.n('PercentShareProperty'), row.n('AssessePercentShareProp'));
      return when(
        row.s('PropCoOwnedFlg') === 'YES' && Math.abs(all - 100) > 0.01,
        row.to('AssessePercentShareProp'),
      );
    }),
  ),
  rule(198, 'Enter the rent of the let-out house', (r) =>
    r
      .rows('ScheduleHP.PropertyDetails')
      .map((row) =>
        when(row.n('Rentdetails.AnnualLetableValue') <= 0, row.to('Rentdetails.AnnualLetableValue')),
      ),
  ),
  rule(208, 'Unrealised rent exceeds the rent', (r) =>
    r
      .rows('ScheduleHP.PropertyDetails')
      .map((row) =>
        when(
          row.n('Rentdetails.RentNotRealized') > row.n('Rentdetails.AnnualLetableValue'),
          row.to('Rentdetails.RentNotRealized'),
        ),
      ),
  ),
  ...together.map(
    ([at, keys]): Rule => ({
      id: 'OI-4',
      message: 'Answer all questions on the valuation of stock',
      check: (r) =>
        // Amounts of a change in valuation alone begin the object too.
        keys.map((key) => when(r.has(at) && !r.has(`${at}.${key}`), `${at}.${key}`)),
    }),
  ),
  rule(613, 'Fill the schedule of the start-up', (r) =>
    when(r.n(`${VIA}.Section80IAC`) > 0 && !r.has('Schedule80IAC'), 'Schedule80IAC'),
  ),
  rule(614, 'An eligible start-up must be incorporated after 1 April 2016', (r) =>
    when(
      r.has('Schedule80IAC.DateIncrpStrup') && r.s('Schedule80IAC.DateIncrpStrup') < '2016-04-01',
      'Schedule80IAC.DateIncrpStrup',
    ),
  ),
  rule(615, 'Section 80-IAC is for start-ups recognised by DPIIT', (r) =>
    when(r.has('Schedule80IAC') && r.s(`${F}.StartUpDPIITFlag`) !== 'Y', `${F}.StartUpDPIITFlag`),
  ),
  rule(632, 'Income of a consumer society exceeds its business income', (r) =>
    when(
      r.n('Schedule80P.Sec80P2ciAmt') > Math.max(0, r.n('CorpScheduleBP.IncChrgUnHdProftGain')),
      'Schedule80P.Sec80P2ci',
    ),
  ),
  rule(636, 'Income of the activities for members exceeds business income', (r) => {
    const keys = limbs80p.filter(([key]) => key.startsWith('a')).map(([key]) => key);
    const sum = keys.reduce((t, key) => t + r.n(`Schedule80P.Sec80P2${key}`), 0);
    const first = keys.find((key) => r.n(`Schedule80P.Sec80P2${key}`) > 0);
    return when(
      first !== undefined && sum > Math.max(0, r.n('CorpScheduleBP.IncChrgUnHdProftGain')),
      `Schedule80P.Sec80P2${first}`,
    );
  }),
  rule(638, 'The activity is not among the natures of business', (r) => {
    const codes = r.rows('PartA_GEN2.NatOfBus.NatureOfBusiness').map((row) => row.s('Code'));
    return limbs80p.map(([key, , , code]) =>
      when(r.n(`Schedule80P.Sec80P2${key}`) > 0 && !codes.includes(code), `Schedule80P.Sec80P2${key}`),
    );
  }),
  behind(644, 'Section80IA', 'Schedule80_IA.TotSchedule80_IA'),
  behind(646, 'Section80IB', 'Schedule80_IB.TotSchedule80_IB'),
  behind(648, 'Section80IC', 'Schedule80_IC.TotSchedule80_IC'),
  rule(652, 'Section 80-IAC is for limited liability partnerships', (r) =>
    when(r.n(`${VIA}.Section80IAC`) > 0 && sub(r) !== '5', `${VIA}.Section80IAC`),
  ),
  rule(653, 'Section 80P is for co-operative societies', (r) =>
    when(r.n('Schedule80P.Sec80PTotal') > 0 && !society(r), 'Schedule80P.Sec80PTotal'),
  ),
  rule(654, 'Section 80GGA is not available with business income', (r) =>
    when(
      r.n('Schedule80GGA.TotalDonationsUs80GGA') > 0 && r.n('CorpScheduleBP.IncChrgUnHdProftGain') !== 0,
      'Schedule80GGA.DonationDtlsSciRsrchRuralDev',
    ),
  ),
  rule(662, 'Section 80GGC is not for local authorities and artificial juridical persons', (r) =>
    when(
      r.n('Schedule80GGC.TotalDonationsUs80GGC') > 0 &&
        ['2', '9'].includes(r.s('PartA_GEN1.OrgFirmInfo.StatusOrCompanyType')),
      'Schedule80GGC.Schedule80GGCDetails',
    ),
  ),
  rule(663, 'Sections 80LA(1) and 80LA(1A) cannot both be claimed', (r) =>
    when(r.n(`${VIA}.Section80LA`) > 0 && r.n(`${VIA}.Section80LA_1A`) > 0, `${VIA}.Section80LA`),
  ),
  rule(664, 'Section 80LA(1A) is for income in convertible foreign exchange', (r) =>
    when(
      r.n(`${VIA}.Section80LA_1A`) > 0 && r.s(`${F}.ForeignExchangeFlag`) !== 'Y',
      `${F}.ForeignExchangeFlag`,
    ),
  ),
  behind(667, 'Section80IAC', 'Schedule80IAC.AmtDedCurAY'),
  rule(777, 'Fill Schedule FA', (r) =>
    when(
      r.s('PartB_TTI.AssetOutsideIndiaFlg') === 'YES' && !r.has('ScheduleFA'),
      'PartB_TTI.AssetOutsideIndiaFlg',
    ),
  ),
  rule(845, 'Tax claimed exceeds the tax deducted', (r) =>
    r
      .rows('ScheduleTDS2.TDSOthThanSalaryDtls')
      .map((row) =>
        when(
          row.n('TaxDeductCreditDtls.TaxClaimedOwnHands') >
            row.n('BroughtFwdTDSAmt') +
              row.n('TaxDeductCreditDtls.TaxDeductedOwnHands') +
              row.n('TaxDeductCreditDtls.TaxDeductedTDS'),
          row.to('TaxDeductCreditDtls.TaxClaimedOwnHands'),
        ),
      ),
  ),
  rule(853, 'Enter the gross amount and head of income for the tax claimed', (r) =>
    r
      .rows('ScheduleTDS2.TDSOthThanSalaryDtls')
      .map((row) =>
        when(
          row.n('TaxDeductCreditDtls.TaxClaimedOwnHands') > 0 &&
            !row.s('TDSSection').startsWith('94N') &&
            (row.n('GrossAmount') === 0 || !row.has('HeadOfIncome')),
          row.to('GrossAmount'),
        ),
      ),
  ),
  rule(862, 'Tax claimed exceeds the tax collected', (r) =>
    r
      .rows('ScheduleTCS.TCSDetails')
      .map((row) =>
        when(
          row.n('TCSClaimedThisYearDtls.TCSAmtCollOwnHands') >
            row.n('BroughtFwdTCSAmt') +
              row.n('TCSCurrFYDtls.TCSAmtCollOwnHands') +
              row.n('TCSCurrFYDtls.TCSAmtCollOthrHands'),
          row.to('TCSClaimedThisYearDtls.TCSAmtCollOwnHands'),
        ),
      ),
  ),
  ...(
    [
      [837, 'AdvanceTax', true],
      [838, 'SelfAssessmentTax', false],
    ] as const
  ).map(([no, key, within]) =>
    rule(no, 'Challans of this period total {value}; Part B-TTI has {found}', (r) => {
      const { from, to } = r.year.previousYear;
      const value = r
        .rows('ScheduleIT.TaxPayment')
        .filter((row) =>
          within ? row.s('DateDep') >= from && row.s('DateDep') <= to : row.s('DateDep') > to,
        )
        .reduce((sum, row) => sum + row.n('Amt'), 0);
      const at = `PartB_TTI.TaxPaid.TaxesPaid.${key}`;
      return when(value !== r.n(at), at, { value, found: r.n(at) });
    }),
  ),
];
