import { type Rule, when } from '../../itr2/rules/reader.ts';
import { each, F, needs, rule } from './of.ts';

const HP = 'ScheduleHP.PropertyDetails';
const S = 'ScheduleCG.ShortTermCapGain';
const L = 'ScheduleCG.LongTermCapGain';
const OS = 'ScheduleOS.IncOthThanOwnRaceHorse';
const B = 'CorpScheduleBP.BusinessIncOthThanSpec';
const TDS2 = 'ScheduleTDS2.TDSOthThanSalaryDtls';
const TDS3 = 'ScheduleTDS3.TDS3onOthThanSalDtls';
const CREDIT = 'TaxDeductCreditDtls';

/** No cost without a consideration (s.48). */
const withoutSale = (no: number, at: string): Rule =>
  rule(no, 'Enter the consideration first: cost requires it', (r) =>
    when(
      r.n(`${at}.FullConsideration`) === 0 && r.n(`${at}.DeductSec48.TotalDedn`) > 0,
      `${at}.DeductSec48.AquisitCost`,
    ),
  );
const land = (no: number, term: string): Rule =>
  each(
    no,
    'Enter the consideration first: cost requires it',
    `${term}.SaleofLandBuild.SaleofLandBuildDtls`,
    (row) => row.n('FullConsideration50C') === 0 && row.n('TotalDedn') > 0,
    'AquisitCost',
  );
const claimed = (row: { n: (path: string) => number }) =>
  row.n(`${CREDIT}.TaxClaimedOwnHands`) + row.n(`${CREDIT}.TaxClaimedTDS`);
const deducted = (row: { n: (path: string) => number }) =>
  row.n('BroughtFwdTDSAmt') + row.n(`${CREDIT}.TaxDeductedOwnHands`) + row.n(`${CREDIT}.TaxDeductedTDS`);
const tooMuch = (no: number, list: string): Rule =>
  each(
    no,
    'Tax claimed exceeds the tax deducted',
    list,
    (row) => claimed(row) > deducted(row),
    `${CREDIT}.TaxClaimedOwnHands`,
  );
const apart = (no: number, list: string): Rule =>
  each(
    no,
    'Enter tax brought forward and tax of the year in separate rows',
    list,
    (row) => row.n('BroughtFwdTDSAmt') > 0 && row.n(`${CREDIT}.TaxDeductedOwnHands`) > 0,
    'BroughtFwdTDSAmt',
  );

/** Rules 179 to 465 and 638 to 661 on typed data: other heads and taxes paid. */
export const headRules: readonly Rule[] = [
  each(
    185,
    'Without rent, local taxes cannot be deducted',
    HP,
    (row) => row.n('Rentdetails.AnnualLetableValue') === 0 && row.n('Rentdetails.LocalTaxes') > 0,
    'Rentdetails.LocalTaxes',
  ),
  each(
    186,
    'Enter the rent of the let-out house',
    HP,
    (row) => row.n('Rentdetails.AnnualLetableValue') <= 0,
    'Rentdetails.AnnualLetableValue',
  ),
  each(
    188,
    'The shares of the owners must add up to 100%',
    HP,
    (row) => {
      const all = row
        .rows('CoOwners')
        .reduce((t, own) => t + own.n('PercentShareProperty'), row.n('AssessePercentShareProp'));
      return row.s('PropCoOwnedFlg') === 'YES' && Math.abs(all - 100) > 0.01;
    },
    'AssessePercentShareProp',
  ),
  each(
    189,
    'Without a share in the house, interest cannot be deducted',
    HP,
    (row) =>
      row.s('PropCoOwnedFlg') === 'YES' &&
      row.n('AssessePercentShareProp') === 0 &&
      row.n('Rentdetails.IntOnBorwCap') > 0,
    'Rentdetails.IntOnBorwCap',
  ),
  rule(190, 'The PAN of a co-owner is not that of the assessee', (r) =>
    r
      .rows(HP)
      .flatMap((row) =>
        row
          .rows('CoOwners')
          .map((own) =>
            when(
              own.has('PAN_CoOwner') && own.s('PAN_CoOwner') === r.s('PartA_GEN1.OrgFirmInfo.PAN'),
              own.to('PAN_CoOwner'),
            ),
          ),
      ),
  ),
  each(
    195,
    'Unrealised rent exceeds the rent',
    HP,
    (row) => row.n('Rentdetails.RentNotRealized') > row.n('Rentdetails.AnnualLetableValue'),
    'Rentdetails.RentNotRealized',
  ),
  land(201, S),
  rule(202, 'Enter the consideration first: cost requires it', (r) =>
    r
      .rows(`${S}.EquityMFonSTT`)
      .map((row) =>
        when(
          row.n('EquityMFonSTTDtls.FullConsideration') === 0 &&
            row.n('EquityMFonSTTDtls.DeductSec48.TotalDedn') > 0,
          row.to('EquityMFonSTTDtls.DeductSec48.AquisitCost'),
        ),
      ),
  ),
  withoutSale(203, `${S}.NRISecur115AD`),
  withoutSale(204, `${S}.SaleOnOtherAssets`),
  land(205, L),
  withoutSale(206, `${L}.Proviso112Applicable.Proviso112Applicabledtls`),
  withoutSale(246, `${L}.SaleofAssetNADtls.SaleofAssetNA`),
  rule(291, 'Deduction under section 54EC is at most 50 lakh', (r) => {
    const list = 'ScheduleCG.DeducClaimInfo.DeducClaimDtlsUs54EC';
    const all = r.rows(list).reduce((t, row) => t + row.n('AmtDeducted'), 0);
    return when(all > r.law.capitalGains.bondCap, list);
  }),
  rule(297, 'The date of sale must be on or before 31 March 2026', (r) =>
    [S, L].flatMap((term) =>
      r
        .rows(`${term}.SaleofLandBuild.SaleofLandBuildDtls`)
        .map((row) => when(row.s('DateofSale') > '2026-03-31', row.to('DateofSale'))),
    ),
  ),
  rule(314, 'Depreciation is deducted only from rent of machinery, plant or buildings', (r) =>
    when(
      r.n(`${OS}.Deductions.Depreciation`) > 0 && r.n(`${OS}.RentFromMachPlantBldgs`) === 0,
      `${OS}.Deductions.Depreciation`,
    ),
  ),
  rule(325, 'Interest on dividend is at most 20% of it', (r) => {
    const dividend = r.n(`${OS}.DividendOthThan22e`) + r.n(`${OS}.Dividend22e`);
    return when(r.n(`${OS}.Deductions.IntExp57`) * 5 > dividend, `${OS}.Deductions.UsrIntExp57`);
  }),
  each(
    329,
    'The dates must be on or before 31 March 2026',
    'ScheduleVDA.ScheduleVDADtls',
    (row) => row.s('DateofTransfer') > '2026-03-31' || row.s('DateofAcquisition') > '2026-03-31',
    'DateofTransfer',
  ),
  rule(346, 'Enter the nature of the specified business', (r) =>
    when(
      r.n(`${B}.NetProfLossSpecifiedBus`) !== 0 &&
        r.rows('CorpScheduleBP.IncSpecifiedBusiness.DedUs35ADSubSec5Dtls').length === 0,
      'CorpScheduleBP.IncSpecifiedBusiness.DedUs35ADSubSec5Dtls',
    ),
  ),
  rule(352, 'Dividend credited in the account exceeds that in Schedule OS', (r) =>
    when(
      r.n(`${B}.IncRecCredPLOthHeadDtls.Dividend`) > r.n(`${OS}.DividendGross`),
      `${B}.IncRecCredPLOthHeadDtls.Dividend`,
    ),
  ),
  rule(457, 'Foreign income is for residents', (r) =>
    when(r.s(`${F}.ResidentialStatus`) === 'NRI' && r.has('ScheduleFSI'), 'ScheduleFSI'),
  ),
  rule(465, 'Relief for tax paid abroad is for residents', (r) =>
    when(r.s(`${F}.ResidentialStatus`) === 'NRI' && r.has('ScheduleTR1.ScheduleTR'), 'ScheduleTR1'),
  ),
  needs(638, 'Fill Schedule FA', (r) => r.s('PartB_TTI.AssetOutsideIndiaFlg') === 'YES', 'ScheduleFA'),
  apart(642, TDS2),
  apart(643, TDS3),
  tooMuch(644, TDS3),
  tooMuch(645, TDS2),
  ...[TDS2, TDS3].map((list) =>
    each(
      648,
      'Enter the year of deduction of tax brought forward',
      list,
      (row) => row.n('BroughtFwdTDSAmt') > 0 && !row.has('DeductedYr'),
      'DeductedYr',
    ),
  ),
  ...[TDS2, TDS3].map((list) =>
    each(
      649,
      'Tax claimed exceeds the gross amount',
      list,
      (row) => row.n('GrossAmount') > 0 && claimed(row) > row.n('GrossAmount'),
      'GrossAmount',
    ),
  ),
  ...[TDS2, TDS3].map((list) =>
    each(
      652,
      'Enter the gross amount and head of income for the tax claimed',
      list,
      (row) =>
        claimed(row) > 0 &&
        !row.s('TDSSection').startsWith('94N') &&
        (row.n('GrossAmount') === 0 || !row.has('HeadOfIncome')),
      'GrossAmount',
    ),
  ),
  each(
    656,
    'Enter tax brought forward and tax of the year in separate rows',
    'ScheduleTCS.TCSDetails',
    (row) => row.n('BroughtFwdTCSAmt') > 0 && row.n('TCSCurrFYDtls.TCSAmtCollOwnHands') > 0,
    'BroughtFwdTCSAmt',
  ),
  each(
    657,
    'Tax claimed exceeds the tax collected',
    'ScheduleTCS.TCSDetails',
    (row) =>
      row.n('TCSClaimedThisYearDtls.TCSAmtCollOwnHands') +
        row.n('TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TaxClaimedTCS') >
      row.n('BroughtFwdTCSAmt') +
        row.n('TCSCurrFYDtls.TCSAmtCollOwnHands') +
        row.n('TCSCurrFYDtls.TCSAmtCollOthrHands'),
    'TCSClaimedThisYearDtls.TCSAmtCollOwnHands',
  ),
  each(
    658,
    'Enter the PAN of the other person',
    'ScheduleTCS.TCSDetails',
    (row) =>
      row.n('TCSClaimedThisYearDtls.TCSAmtCollOthrHands.TaxClaimedTCS') > 0 &&
      !row.has('TCSClaimedThisYearDtls.TCSAmtCollOthrHands.PANOfOthrPrsn'),
    'TCSClaimedThisYearDtls.TCSAmtCollOthrHands.PANOfOthrPrsn',
  ),
];
