import { type Reader, type Rule, when } from '../../itr2/rules/reader.ts';
import { applied, claims, each, exemption, needs, rule } from './of.ts';

const A = 'ScheduleA';
const V = 'ScheduleVC';
const I = 'ITRScheduleI.ScheduleI';
const D = 'ITRScheduleD.ScheduleD';
const J = 'ITRScheduleJ';
const J1 = `${J}.ScheduleJ_A1.ScheduleJ_A1Dtls`;
const PP = 'SchedulePP';
const ET = 'ScheduleET';
const T3 = 'PartB_TI3.ComputationIncChargeable';
const corpus = (r: Reader) => r.n(`${V}.Local.CorpusFundDonation`) + r.n(`${V}.Foreign.CorpusFundDonation`);
const contributed = (r: Reader) => r.n(`${V}.TotalContribution`);

/** Receipts of a schedule IE are not below the contributions of Schedule VC. */
const within = (no: number, place: string, received: (r: Reader) => number): Rule =>
  rule(no, 'Receipts of {found} are below the contributions of {least}', (r) =>
    when(r.has(place) && received(r) < contributed(r), place, { found: received(r), least: contributed(r) }),
  );
const pieces = ['Revenue', 'Capital'] as const;

/** Rules 65 to 178, 445 to 455, 469 to 617: schedules of trusts, institutions and parties. */
export const scheduleRules: readonly Rule[] = [
  each(
    68,
    'Amounts applied, used otherwise and given exceed the amount available',
    I,
    (row) =>
      row.n('AmountAppliedDuringYear') +
        row.n('AmountAppliedDuringYearOtherPurpose') +
        row.n('AmountCreditedTrust') >
      row.n('BalAvailApp'),
    'AmountAppliedDuringYear',
  ),
  each(
    69,
    'Amounts invested and not utilised exceed the balance',
    I,
    (row) =>
      row.n('AmountInvested') + row.n('AmountInvestedInOtherMode') + row.n('AmountNotUtilized') >
      row.n('BalanceAmount'),
    'AmountInvested',
  ),
  rule(74, 'Taxed in earlier years is {found}, but {expected} in the year-wise schedule', (r) => {
    const expected = r.rows('ITRScheduleIA.YrOfAccDtls').reduce((t, row) => t + row.n('Total'), 0);
    const found = r.n('ITRScheduleI.TotAmtTxdErlAssYr');
    return when(
      found !== expected && (r.has(I) || r.has('ITRScheduleIA')),
      r.has('ITRScheduleIA') ? 'ITRScheduleIA.YrOfAccDtls' : I,
      { found, expected },
    );
  }),
  each(
    78,
    'Amount applied exceeds the amount to be applied',
    D,
    (row) => row.n('AmountAppliedCurrAY') > row.n('AmountToBeApplied'),
    'AmountAppliedCurrAY',
  ),
  each(
    79,
    'Amount to be applied exceeds the required amount',
    D,
    (row) => row.n('AmountToBeApplied') > row.n('OutOfDeemedAmtReqApp'),
    'AmountToBeApplied',
  ),
  each(
    80,
    'This reason applies to the last two years only',
    D,
    (row) => row.s('DeemedApplicationReason') === '2' && !['6', '7'].includes(row.s('AppliedYear')),
    'DeemedApplicationReason',
  ),
  rule(82, 'Taxed in earlier years is {found}, but {expected} in the year-wise schedule', (r) => {
    const expected = r.rows('ITRScheduleDA.YrOfAccumDtls').reduce((t, row) => t + row.n('Total'), 0);
    const found = r.n('ITRScheduleD.TotAmtTxdErlAssYr');
    return when(
      found !== expected && (r.has(D) || r.has('ITRScheduleDA')),
      r.has('ITRScheduleDA') ? 'ITRScheduleDA.YrOfAccumDtls' : D,
      { found, expected },
    );
  }),
  each(
    94,
    'Amount applied from the corpus exceeds the corpus',
    J1,
    (row) => row.n('OpeningBlc') + row.n('ReceivedCorpus') + row.n('AmtDepositedBack') < row.n('AppliedPY'),
    'AppliedPY',
  ),
  each(
    95,
    'Repayment exceeds the amount owed',
    `${J}.ScheduleJ_A2.ScheduleJ_A2Dtls`,
    (row) => row.n('TotRepOfLoan') > row.n('OpeningBlc') + row.n('LoanBorrow'),
    'TotRepOfLoan',
  ),
  each(
    97,
    'Amounts invested and taxed exceed the closing balance',
    J1,
    (row) => row.n('Investment_11_5') + row.n('AmtTxdAssYr22_23') > row.n('ClosingBlc'),
    'Investment_11_5',
  ),
  rule(110, 'Sources of funds ({sources}) must equal application of funds ({application})', (r) => {
    const sources = r.n('PARTA_BS.SourcesOfFund.TotSourceFund');
    const application = r.n('PARTA_BS.ApplicationOfFunds.TotalApplicationOfFunds');
    return when(sources !== application, 'PARTA_BS.SourcesOfFund.TotSourceFund', { sources, application });
  }),
  rule(117, 'The balance sheet’s closing balance does not match Schedule J with the differences', (r) =>
    ['CorpOutOf80G2b', 'OthCorpReceived', 'CorpOthThan'].map((key) =>
      when(
        r.has('ITRScheduleR') &&
          r.n(`ITRScheduleR.ClosngBalBalSheet.${key}`) !==
            r.n(`ITRScheduleR.ClosngBalSchJ.${key}`) +
              r.n(`ITRScheduleR.ReasonsOfDiff.TotalReasonsOfDiff.${key}`),
        `ITRScheduleR.ClosngBalBalSheet.${key}`,
      ),
    ),
  ),
  needs(120, 'Fill the schedule of the political party', claims('13A'), PP),
  rule(122, 'An audit report cannot be dated before the end of the year', (r) =>
    ['DateOfAudit', 'AuditDate'].map((key) =>
      when(
        r.has(`${PP}.AuditDetailsSchPP.${key}`) && r.s(`${PP}.AuditDetailsSchPP.${key}`) < '2026-03-31',
        `${PP}.AuditDetailsSchPP.${key}`,
      ),
    ),
  ),
  rule(
    124,
    'Contributions up to and above 20,000 do not add up to the contributions received, {expected}',
    (r) => {
      const found = r.n(`${PP}.AggregateVCUpto20000`) + r.n(`${PP}.AggregateVCMoreThan20000`);
      return when(r.has(PP) && found !== r.n(`${PP}.TotVCReceived`), `${PP}.AggregateVCUpto20000`, {
        expected: r.n(`${PP}.TotVCReceived`),
      });
    },
  ),
  needs(
    125,
    'Enter the date of recognition',
    (r) => r.s(`${PP}.RecognizedByECI`) === 'Y',
    `${PP}.DateOfRecognition`,
  ),
  rule(129, 'The audit report must be dated on or after 1 April 2026 and not after the filing date', (r) => {
    const day = r.s(`${ET}.AuditReportDate`);
    const filed = r.s('CreationInfo.JSONCreationDate');
    return when(day !== '' && (day < '2026-04-01' || (filed !== '' && day > filed)), `${ET}.AuditReportDate`);
  }),
  rule(132, 'Amounts distributed and spent exceed the amount available', (r) =>
    when(
      r.n(`${ET}.VoluntaryContributionDtls.Total`) >
        r.n(`${ET}.VoluntaryContributionDtls.TotalAfterVoluntaryContribution`),
      `${ET}.VoluntaryContributionDtls.AmtDistToPoliticalParties`,
    ),
  ),
  rule(148, 'The amount not allowed exceeds the amount applied', (r) =>
    pieces.map((of) =>
      when(
        r.n(`${A}.ExpNotAllowedApplication.TotExpNotAllowedApplication.${of}`) >
          r.n(`${A}.AppTowExpTrstInst.TotalA1toA11.${of}`),
        `${A}.ExpNotAllowedApplication.TotExpNotAllowedApplication.${of}`,
      ),
    ),
  ),
  rule(146, 'Amount from other sources exceeds the amount applied', (r) =>
    pieces.map((of) => {
      const elsewhere = [
        'IncAccumulatedEarlierYr',
        'IncDeemdPrcdngYr',
        'EarlierYrIncUpto15Per',
        'Corpus',
        'BorrowedFund',
        'OthersInc.TotOthersInc',
      ].reduce((t, key) => t + r.n(`${A}.SrcRevCapApplctn.${key}.${of}`), 0);
      const left =
        r.n(`${A}.AppTowExpTrstInst.TotalA1toA11.${of}`) -
        r.n(`${A}.ExpNotAllowedApplication.TotExpNotAllowedApplication.${of}`);
      return when(elsewhere > Math.max(0, left), `${A}.SrcRevCapApplctn.TotSrcRevCapApplctn.${of}`);
    }),
  ),
  rule(149, 'The cost of the new asset exceeds the net consideration in Schedule AI', (r) =>
    when(
      r.n(`${A}.AppTowExpTrstInst.CostNewAssetUs11_1A.Total`) > r.n('ScheduleAI.NetConsdrnTrnsfrCapAsst'),
      `${A}.AppTowExpTrstInst.CostNewAssetUs11_1A.Capital`,
    ),
  ),
  rule(151, 'Amount not paid in the year exceeds the amount applied', (r) =>
    pieces.map((of) =>
      when(
        r.n(`${A}.AmountNotPaidPY.${of}`) > r.n(`${A}.TotAmtAppDrngPrevYr.${of}`),
        `${A}.AmountNotPaidPY.${of}`,
      ),
    ),
  ),
  rule(154, 'A new asset is capital expenditure, not revenue', (r) =>
    when(
      r.n(`${A}.AppTowExpTrstInst.CostNewAssetUs11_1A.Revenue`) > 0,
      `${A}.AppTowExpTrstInst.CostNewAssetUs11_1A.Revenue`,
    ),
  ),
  within(160, 'ScheduleIE_I', (r) => r.n('ScheduleIE_I.TotRcptVoluntaryContr')),
  within(161, 'ScheduleIE_II', (r) => r.n('ScheduleIE_II.TotRcptVoluntaryContr')),
  within(162, 'ScheduleIE_III', (r) =>
    r.rows('ScheduleIE_III.ScheduleIEIIIDtls').reduce((t, row) => t + row.n('TotRcptVoluntaryContr'), 0),
  ),
  rule(163, 'Receipts of {found} are below the contributions of {least}', (r) => {
    const least = contributed(r) + r.n(`${V}.AnonymousDonations.AnonymousDonationsOthr115BBC`);
    const found = r.n('ScheduleIE_IV.SumGrossAnnualReceipts');
    return when(r.has('ScheduleIE_IV') && found < least, 'ScheduleIE_IV', { found, least });
  }),
  rule(169, 'Corpus donations are {found}, but {expected} in Schedule J', (r) => {
    const expected = r.n(`${J}.ScheduleJ_A1.TotReceivedCorpus`);
    return when(applied(r) && corpus(r) !== expected, r.has(V) ? V : J, { found: corpus(r), expected });
  }),
  each(
    174,
    'The institution’s objective must be education',
    'ScheduleIE_III.ScheduleIEIIIDtls',
    (row, r) => exemption(r) === '23CIIIAB' && row.s('ObjectiveOfInstitution') === 'MED',
    'ObjectiveOfInstitution',
  ),
  each(
    174,
    'The institution’s objective must be education',
    'ScheduleIE_IV.ScheduleIEIVDtls',
    (row, r) => exemption(r) === '23CIIIAD' && row.s('ObjectiveOfInstitution') === 'MED',
    'ObjectiveOfInstitution',
  ),
  each(
    175,
    'The institution’s objective must be medical',
    'ScheduleIE_III.ScheduleIEIIIDtls',
    (row, r) => exemption(r) === '23CIIIAC' && row.s('ObjectiveOfInstitution') === 'EDU',
    'ObjectiveOfInstitution',
  ),
  each(
    175,
    'The institution’s objective must be medical',
    'ScheduleIE_IV.ScheduleIEIVDtls',
    (row, r) => exemption(r) === '23CIIIAE' && row.s('ObjectiveOfInstitution') === 'EDU',
    'ObjectiveOfInstitution',
  ),
  rule(176, 'Receipts of all institutions exceed five crore: this clause does not apply', (r) =>
    when(
      r.n('ScheduleIE_IV.SumGrossAnnualReceipts') > r.law.trusts.receipts,
      'ScheduleIE_IV.SumGrossAnnualReceipts',
    ),
  ),
  rule(570, 'Receipts of all institutions exceed five crore: this clause does not apply', (r) =>
    ['Ciiiad', 'Ciiiae'].map((item) =>
      when(
        r.n(`PartB_TI2.ExemptionUs10_23${item}`) > r.law.trusts.receipts,
        `PartB_TI2.ExemptionUs10_23${item}`,
      ),
    ),
  ),
  each(
    177,
    'Grants do not exceed half of the receipts: the institution is not financed by the Government',
    'ScheduleIE_III.ScheduleIEIIIDtls',
    (row, r) => row.n('GovtGrants') * 10_000 <= row.n('TotRcptVoluntaryContr') * r.law.trusts.grants,
    'GovtGrants',
  ),
  rule(320, 'Report anonymous donations of {found} as income at special rates in Schedule OS', (r) => {
    const found = r.n(`${V}.AnonymousDonations.AnonymousDonations115BBC`);
    const there = r
      .rows('ScheduleOS.IncOthThanOwnRaceHorse.OthersGrossDtls')
      .filter((row) => row.s('SourceDescription') === '5BBC')
      .reduce((t, row) => t + row.n('SourceAmount'), 0);
    return when(
      claims('23CIIIAD', '23CIIIAE')(r) && there < found,
      `${V}.AnonymousDonations.AnonymousDonations115BBC`,
      { found },
    );
  }),
  needs(
    449,
    'Enter the specified date',
    (r) => r.n('Schedule115TD.AccretedIncomeSection115TD') > 0,
    'Schedule115TD.SpecifiedDateUs115TD',
  ),
  rule(454, 'Corpus in other modes ({least}) exceeds the amount offered as specified income', (r) => {
    const least = r
      .rows(J1)
      .filter((row) => row.s('CorpusDonation') !== 'OTHER')
      .reduce((t, row) => t + row.n('Investment_11_5_Other'), 0);
    return when(
      applied(r) && r.n('Schedule115BBI.IncAccInExcess') < least,
      r.has('Schedule115BBI') ? 'Schedule115BBI.IncAccInExcess' : J,
      { least },
    );
  }),
  rule(509, 'Application is claimed without income in Schedules VC and AI', (r) =>
    when(
      r.n('PartB_TI.TIDeductions.TotalDeductions') > 0 &&
        contributed(r) === 0 &&
        r.n('ScheduleAI.TotalofAggregateIncomes') === 0 &&
        r.n(`${V}.AnonymousDonations.AggregateAnonymousDonations`) === 0,
      A,
    ),
  ),
  rule(613, 'Income is less than contributions other than to the corpus plus Schedule AI, {least}', (r) => {
    const least = contributed(r) - corpus(r) + r.n('ScheduleAI.TotalofAggregateIncomes');
    return when(r.has(T3) && r.n(`${T3}.TotIncPrevYr`) < least, `${T3}.TotIncPrevYr`, { least });
  }),
  rule(614, 'Expenditure exceeds the revenue application in Schedule A, {most}', (r) => {
    const most = r.n(`${A}.TotAmountAllowedApplication.Revenue`);
    return when(r.has(T3) && r.n(`${T3}.TotExpIncur`) > most, `${T3}.TotExpIncur`, { most });
  }),
  rule(615, 'Income of the year requires Schedule VC or AI', (r) =>
    when(
      r.n(`${T3}.TotIncPrevYr`) > 0 && !r.has(V) && r.n('ScheduleAI.TotalofAggregateIncomes') === 0,
      `${T3}.TotIncPrevYr`,
    ),
  ),
];
