import { yesNo } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import type { FieldName, Sums, When } from '../../values/names.ts';
import { corpusKinds, investedFrom, modes } from '../data/codes.ts';
import type { Itr7Year } from '../data/years.ts';
import { claims, isApplied } from './conditions.ts';

const accumulates: When = (row, all) => isApplied(row, all) || claims('21', '2135I')(row, all);

/** Columns of Schedule I; `total` is the total's name in the file. */
const kept: readonly Line[] = [
  ['amount', 'Amount accumulated', 'AmountAccumlated'],
  ['applied_before', 'Applied up to the previous year', 'AmountAppliedPreviousYear'],
  ['taxed_before', 'Taxed in an earlier year', 'AmtTxdErlAssYr'],
  ['applied', 'Applied in the year', 'AmountAppliedDuringYear'],
  ['other_purposes', 'Applied to other purposes', 'AmountAppliedDuringYearOtherPurpose'],
  ['given', 'Credited or paid to another trust or institution', 'AmountCreditedTrust'],
  ['invested', 'Invested in modes of section 11(5)', 'AmountInvested', { reported: true }],
  ['other_modes', 'Invested in other modes', 'AmountInvestedInOtherMode'],
  ['not_used', 'Not utilised in the time allowed', 'AmountNotUtilized'],
];
const keptWorked: readonly Line[] = [
  ['left_before', 'Balance after the previous year', 'BalanceAfterPY'],
  ['available', 'Available in the year', 'BalAvailApp'],
  ['left', 'Balance', 'BalanceAmount'],
  ['lapsed', 'Deemed income', 'AmountDeemedUs11', { section: '11(3)' }],
];
export const keptKeys = [...kept, ...keptWorked].map(([key]) => key);
const totals = (lines: readonly Line[]): Line[] =>
  lines.map(([key, label, json]) => [`total_${key}` as FieldName, `${label}: all years`, `Tot${json}`]);

/** Schedule I: accumulation in Form 10. */
export const accumulation = (year: Itr7Year) =>
  sheet(
    {
      label: 'Income accumulated or set apart in Form 10',
      json: 'ITRScheduleI',
      section: '11(2)',
      when: accumulates,
    },
    {
      rows: table(
        {
          label: 'Accumulations by year',
          rowLabel: 'Year',
          json: 'ScheduleI',
          maxRows: year.accumulated.length,
        },
        {
          year: code('Year of accumulation', 'AccumlatedYear', year.accumulated, { jsonAs: 'number' }),
          purpose: words('Purpose', 'AccumulationPurpose', 200),
          ...typed(
            kept.map(
              ([key, label, json, meta]): Line => [
                key,
                label,
                json,
                ['amount'].includes(key) ||
                !['other_purposes', 'given', 'other_modes', 'not_used'].includes(key)
                  ? { unused: false, ...meta }
                  : {},
              ],
            ),
          ),
          ...worked(keptWorked),
        },
      ).optional(),
      ...worked(totals([...kept, ...keptWorked])),
    },
  ).optional();

/** Schedules IA and DA: amounts taxed in earlier years, by year. */
const taxedBefore = (
  year: Itr7Year,
  at: { label: string; json: string; list: string; year: string; before?: boolean; when: When },
) =>
  sheet(
    { label: at.label, json: at.json, reported: true, when: at.when },
    {
      rows: table(
        { label: 'By year', rowLabel: 'Year', json: at.list, reported: true },
        {
          year: code(
            'Year',
            at.year,
            at.before ? [{ value: 'PriorToAY', label: 'Before 2020-21' }, ...year.taxedRows] : year.taxedRows,
          ),
          ...(at.before ? { before: money('Taxed before AY 2022-23', 'AssYrPriorToAY') } : {}),
          ...typed(year.taxedColumns),
          ...worked([['total', 'Total', 'Total']]),
        },
      ).optional(),
      ...worked([['total', 'Total', 'GrandTotal']]),
    },
  ).optional();
export const accumulationTaxed = (year: Itr7Year) =>
  taxedBefore(year, {
    label: 'Accumulations taxed in earlier years',
    json: 'ITRScheduleIA',
    list: 'YrOfAccDtls',
    year: 'YrOfAccumulationIA',
    when: accumulates,
  });
export const deemedTaxed = (year: Itr7Year) =>
  taxedBefore(year, {
    label: 'Deemed application taxed in earlier years',
    json: 'ITRScheduleDA',
    list: 'YrOfAccumDtls',
    year: 'YrOfAccumulationDA',
    before: true,
    when: claims('11'),
  });

const deemed: readonly Line[] = [
  ['amount', 'Deemed applied in that year', 'AmountAppliedPY'],
  ['required', 'Of which required to be applied', 'OutOfDeemedAmtReqApp', { reported: true }],
  ['taxed_before', 'Taxed in an earlier year', 'AmtTxdErlAssYr', { reported: true }],
  ['due', 'To be applied in this year', 'AmountToBeApplied'],
  ['applied', 'Applied in this year', 'AmountAppliedCurrAY'],
];
const deemedWorked: readonly Line[] = [
  ['lapsed', 'Not applied in time: income', 'AmountNotAppliedCurrAY', { section: '11(1B)' }],
  ['left', 'Balance', 'BalanceAmount'],
];
export const deemedKeys = [...deemed, ...deemedWorked].map(([key]) => key);

/** Schedule D: deemed application, Form 9A. */
export const deemedApplication = (year: Itr7Year) =>
  sheet(
    {
      label: 'Deemed application in Form 9A',
      json: 'ITRScheduleD',
      section: '11(1) Explanation 1',
      when: claims('11'),
    },
    {
      rows: table(
        { label: 'Deemed application by year', rowLabel: 'Year', json: 'ScheduleD' },
        {
          year: code('Year', 'AppliedYear', year.deemed),
          reason: code('Reason', 'DeemedApplicationReason', [
            { value: '1', label: 'Income not received in the year' },
            { value: '2', label: 'Any other reason' },
          ]),
          reason_text: wordsIfAny('Description of the reason', 'ReasonDesc', 200),
          ...typed(
            deemed.map(
              ([key, label, json, meta]): Line => [
                key,
                label,
                json,
                ['required', 'taxed_before', 'applied', 'amount'].includes(key)
                  ? { unused: false, ...meta }
                  : {},
              ],
            ),
          ),
          ...worked(deemedWorked),
        },
      ).optional(),
      ...worked(totals([...deemed, ...deemedWorked])),
    },
  ).optional();

const J1 = 'ScheduleJ_A1';
const J2 = 'ScheduleJ_A2';
const J5 = 'ScheduleJUs11_5';
const J13 = 'ScheduleJUs13_3';
const JO = 'ScheduleJOtherInvstmts';
const JV = 'ScheduleJVoluntaryContribution';
const concern = {
  company: yesNo('Is the concern a company?', { json: 'ConcernIsCompany' }).optional(),
};
const shares = {
  shares: moneyIfAny('Number of shares held', 'NoOfSharesHeld', { reported: true }),
  class: wordsIfAny('Class of shares', 'ClassOfSharesHeld', 50),
  value: moneyIfAny('Nominal value of the investment', 'NominalaValueOfInvestment', { reported: true }),
};
const whose = { name: wordsIfAny('Name and address of the concern', 'NameAndAddress', 300) };

/** Lists of investments, and contributions in kind. */
const listed = {
  invested: table(
    {
      label: 'Investments in modes of section 11(5)',
      rowLabel: 'Investment',
      json: `${J5}.ScheduleJUs11_5Dtls`,
      reported: true,
      section: '11(5)',
    },
    {
      from: code('Out of', 'InvestementOutOff', investedFrom).optional(),
      mode: code('Mode', 'ModeOfInvestment', modes),
      amount: money('Amount', 'AmtOfInvestment'),
    },
  ).optional(),
  invested_total: total('Investments in modes of section 11(5)', `${J5}.TotalInvestmentAmt`),
  insiders: table(
    {
      label: 'Investments in concerns of persons of section 13(3)',
      rowLabel: 'Concern',
      json: `${J13}.ScheduleJUs13_3Dtls`,
      reported: true,
      section: '13(3)',
    },
    {
      ...whose,
      ...concern,
      substantial: yesNo('Is it above 5% of the capital of the concern?', {
        json: 'PercentOfCapitalConcern',
      }).optional(),
      ...shares,
      income: moneyIfAny('Income from the investment', 'IncFromInvestment'),
    },
  ).optional(),
  insider_shares: total('Concerns of section 13(3): shares', `${J13}.TotalNoOfShares`),
  insider_value: total('Concerns of section 13(3): value', `${J13}.TotalValueOfInvestment`),
  insider_income: total('Concerns of section 13(3): income', `${J13}.TotalIncFromInvestment`),
  others: table(
    {
      label: 'Other investments',
      rowLabel: 'Concern',
      json: `${JO}.ScheduleJOtherInvstmtsDtls`,
      reported: true,
    },
    { ...whose, ...concern, ...shares },
  ).optional(),
  other_shares: total('Other investments: shares', `${JO}.TotalNoOfShares`),
  other_value: total('Other investments: value', `${JO}.TotalValueOfInvestment`),
  in_kind: table(
    {
      label: 'Voluntary contributions in kind not in modes of section 11(5)',
      rowLabel: 'Contribution',
      json: `${JV}.ScheduleJVoluntaryContributionDtls`,
      reported: true,
    },
    {
      name: words('Name and address of the donor', 'NameAndAddress', 300),
      ...typed([
        ['value', 'Value', 'ValueOfContribution'],
        ['applied', 'Applied to the objects', 'ValueOfContributionObj'],
        ['invested', 'Invested in modes of section 11(5)', 'AmtInvestedUs11'],
        ['left', 'Balance treated as income', 'BalIncUs11'],
      ]),
    },
  ).optional(),
  kind_value: total('Contributions in kind: value', `${JV}.TotalValueOfContribution`),
  kind_applied: total('Contributions in kind: applied', `${JV}.TotalValOfContrbnAppdTwrdsObj`),
  kind_invested: total('Contributions in kind: invested', `${JV}.TotalAmtInvestedUs11`),
  kind_left: total('Contributions in kind: balance', `${JV}.TotalBalIncUs11`),
};

/** Schedule J: corpus, loans and investments. */
export const investments = (year: Itr7Year) =>
  sheet(
    { label: 'Corpus, loans and investments', json: 'ITRScheduleJ', when: isApplied, needs: [J1, J2] },
    {
      corpus: table(
        { label: 'Corpus', rowLabel: 'Corpus', json: `${J1}.ScheduleJ_A1Dtls`, section: '11(1)(d)' },
        {
          kind: code('Corpus', 'CorpusDonation', corpusKinds),
          ...typed([
            ['opening', 'Opening balance', 'OpeningBlc', { reported: true }],
            ['received', 'Received in the year', 'ReceivedCorpus', { reported: true }],
            ['applied', 'Applied in the year', 'AppliedPY', { reported: true }],
            [
              'restored',
              'Invested or deposited back',
              'AmtDepositedBack',
              {
                help: 'Counted as application within five years of having been applied from the corpus; not where that application counted before AY 2022-23',
                section: '11(1) Explanation 4(i)',
              },
            ],
          ]),
          year: code('Year it was applied from the corpus', 'FinacialYr', year.applied).optional(),
          ...typed([
            ['restored_all', 'Total invested or deposited back', 'TotAmtDepositedBack', { reported: true }],
            [
              'invested',
              'Of the closing balance in modes of section 11(5)',
              'Investment_11_5',
              { reported: true },
            ],
            ['taxed_before', 'Taxed from AY 2022-23 onwards', 'AmtTxdAssYr22_23', { reported: true }],
          ]),
          ...worked([
            ['closing', 'Closing balance', 'ClosingBlc'],
            ['other_modes', 'In other modes', 'Investment_11_5_Other'],
          ]),
        },
      ).optional(),
      ...worked([
        ['corpus_opening', 'Corpus: opening balance', `${J1}.TotOpeningBlc`],
        ['corpus_received', 'Corpus: received', `${J1}.TotReceivedCorpus`],
        ['corpus_applied', 'Corpus: applied', `${J1}.TotAppliedPY`],
        ['corpus_restored', 'Corpus: invested or deposited back', `${J1}.TotAmtDepositedBack`],
        ['corpus_restored_all', 'Corpus: total invested or deposited back', `${J1}.TotTotAmtDepositedBack`],
        ['corpus_closing', 'Corpus: closing balance', `${J1}.TotClosingBlc`],
        ['corpus_taxed', 'Corpus: taxed from AY 2022-23 on', `${J1}.TotAmtTxdAssYr22_23`],
        ['corpus_invested', 'Corpus: in modes of section 11(5)', `${J1}.TotInvestment_11_5`],
        ['corpus_other_modes', 'Corpus: in other modes', `${J1}.TotInvestment_11_5_Other`],
      ]),
      loans: table(
        {
          label: 'Loans and borrowings',
          rowLabel: 'Loan',
          json: `${J2}.ScheduleJ_A2Dtls`,
          section: '11(1) Explanation 4(ii)',
        },
        {
          ...typed([
            ['opening', 'Opening balance', 'OpeningBlc', { reported: true }],
            ['taken', 'Borrowed in the year', 'LoanBorrow', { reported: true }],
            ['applied', 'Applied in the year', 'AppliedPY', { reported: true }],
            [
              'repaid',
              'Repaid in the year out of earlier application',
              'Repayment',
              { help: 'Counted as application within five years of having been applied from the loan' },
            ],
          ]),
          year: code('Year it was applied from the loan', 'FinacialYr', year.applied).optional(),
          ...typed([['repaid_all', 'Total repaid', 'TotRepOfLoan', { reported: true }]]),
          ...worked([['closing', 'Closing balance', 'ClosingBlc']]),
        },
      ).optional(),
      ...worked([
        ['loan_opening', 'Loans: opening balance', `${J2}.TotOpeningBlc`],
        ['loan_taken', 'Loans: borrowed', `${J2}.TotLoanBorrow`],
        ['loan_applied', 'Loans: applied', `${J2}.TotAppliedPY`],
        ['loan_repaid', 'Loans: repaid', `${J2}.TotRepayment`],
        ['loan_repaid_all', 'Loans: total repaid', `${J2}.TotTotRepOfLoan`],
        ['loan_closing', 'Loans: closing balance', `${J2}.TotClosingBlc`],
      ]),
      ...listed,
    },
  ).optional();

const OWN = 'SourcesOfFund.OwnFund';
const USED = 'ApplicationOfFunds';
const CURRENT = `${USED}.CurrentAssetsLoanAdv`;
const CASH = `${CURRENT}.CurrentAssets.CashNCashEquivalents`;
const OWED = `${CURRENT}.CurrLiabilitiesProviosions`;

/** Sums of the balance sheet: figure and its terms, `-` before one taken off. */
export const balanceSums7 = {
  own_fund: ['corpus_80g', 'corpus_other', 'accumulated', 'accumulated_11_2', 'deemed', 'other_reserves'],
  loans: ['secured', 'unsecured'],
  sources: ['own_fund', 'loans', 'advances'],
  net_block: ['gross_block', '-depreciation'],
  cash_total: ['bank', 'cash', 'cash_other'],
  current: ['stock', 'debtors', 'cash_total', 'other_current'],
  current_total: ['current', 'loans_given'],
  liabilities: ['creditors', 'payable'],
  liabilities_total: ['liabilities', 'provisions'],
  net_current: ['current_total', '-liabilities_total'],
  applied: ['net_block', 'investments', 'net_current', 'deficit'],
} as const satisfies Sums;

/** Part A-BS. */
export const balanceSheet = sheet(
  {
    label: 'Balance sheet',
    json: 'PARTA_BS',
    reported: true,
    needs: ['', OWN, 'SourcesOfFund.LongTermBorrowings', `${USED}.FixedAsset`, CASH, `${OWED}.CurrLiability`],
  },
  {
    ...typed([
      ['corpus_80g', 'Corpus out of donations under section 80G(2)(b)', `${OWN}.Corpus80G`],
      ['corpus_other', 'Other corpus', `${OWN}.OtherCorpus`],
      ['accumulated', 'Accumulated income', `${OWN}.AccumulatedInc`],
      [
        'accumulated_11_2',
        'Income accumulated under section 11(2) or 10(23C)',
        `${OWN}.AccumulatedIncUS10_11`,
      ],
      ['deemed', 'Balance of income deemed applied', `${OWN}.BalDeemedInc`],
    ]),
    reserves: table(
      { label: 'Other reserves', rowLabel: 'Reserve', json: `${OWN}.OtherReserve` },
      { nature: words('Nature', 'Nature', 50), amount: money('Amount', 'Amount') },
    ).optional(),
    ...worked([
      ['other_reserves', 'Other reserves', `${OWN}.TotalOtherReserve`],
      ['own_fund', 'Own funds', `${OWN}.TotalFund`],
    ]),
    ...typed([
      ['secured', 'Secured loans', 'SourcesOfFund.LongTermBorrowings.SecuredLoan'],
      ['unsecured', 'Unsecured loans', 'SourcesOfFund.LongTermBorrowings.UnSecuredLoan'],
    ]),
    ...worked([['loans', 'Long-term borrowings', 'SourcesOfFund.LongTermBorrowings.TotalLoanFund']]),
    ...typed([['advances', 'Advances', 'SourcesOfFund.Advances']]),
    ...worked([['sources', 'Sources of funds', 'SourcesOfFund.TotSourceFund']]),
    ...typed([
      ['gross_block', 'Gross block of fixed assets', `${USED}.FixedAsset.GrossBlock`],
      ['depreciation', 'Depreciation', `${USED}.FixedAsset.Depreciation`],
    ]),
    ...worked([['net_block', 'Net block', `${USED}.FixedAsset.NetBlock`]]),
    ...typed([
      ['investments', 'Investments', `${USED}.Investements`],
      ['stock', 'Stock', `${CURRENT}.CurrentAssets.Inventory`],
      ['debtors', 'Debtors', `${CURRENT}.CurrentAssets.SundryDebtor`],
      ['bank', 'Balance with banks', `${CASH}.BalWithBanks`],
      ['cash', 'Cash in hand', `${CASH}.CashInHand`],
      ['cash_other', 'Other cash equivalents', `${CASH}.Others`],
    ]),
    ...worked([['cash_total', 'Cash and cash equivalents', `${CASH}.TotCashNCashEquivalents`]]),
    ...typed([['other_current', 'Other current assets', `${CURRENT}.CurrentAssets.OtherCurrAssets`]]),
    ...worked([['current', 'Current assets', `${CURRENT}.CurrentAssets.TotCurrAssets`]]),
    ...typed([['loans_given', 'Loans and advances', `${CURRENT}.LoansandAdvances`]]),
    ...worked([['current_total', 'Current assets, loans and advances', `${CURRENT}.Total`]]),
    ...typed([
      ['creditors', 'Creditors', `${OWED}.CurrLiability.SundryCreditor`],
      ['payable', 'Other payables', `${OWED}.CurrLiability.OtherPayable`],
    ]),
    ...worked([
      ['liabilities', 'Current liabilities', `${OWED}.CurrLiability.TotalCurrLiabilitiesProviosions`],
    ]),
    ...typed([['provisions', 'Provisions', `${OWED}.Provisions`]]),
    ...worked([
      ['liabilities_total', 'Current liabilities and provisions', `${OWED}.TotCurrLiabilitiesandprovisions`],
      ['net_current', 'Net current assets', `${CURRENT}.NetCurrAssets`, { min: LOSS }],
    ]),
    ...typed([['deficit', 'Accumulated deficit and other debit balances', `${USED}.AccBalAnyOthRes`]]),
    ...worked([['applied', 'Application of funds', `${USED}.TotalApplicationOfFunds`]]),
    ...typed([
      ['modes', 'Of which in modes of section 11(5)', `${USED}.OutOf5InvModesUS11_5`],
      ['other_modes', 'Of which in other modes', `${USED}.OutOf5InvModesOthUS11_5`],
    ]),
  },
);

const corpora = [
  ['corpus_80g', 'Corpus under section 80G(2)(b)', 'CorpOutOf80G2b'],
  ['corpus_other', 'Other corpus', 'OthCorpReceived'],
  ['not_corpus', 'Other than corpus', 'CorpOthThan'],
] as const;

/** Schedule R: corpus of Schedule J and of the balance sheet. */
export const reconciliation = sheet(
  {
    label: 'Corpus of Schedule J and of the balance sheet',
    json: 'ITRScheduleR',
    reported: true,
    when: isApplied,
    needs: ['ClosngBalBalSheet'],
  },
  {
    closing: sheet(
      { label: 'Closing balance of Schedule J', json: 'ClosngBalSchJ' },
      worked(corpora),
    ).optional(),
    ...Object.fromEntries(
      (
        [
          ['assets_bought', 'Difference: fixed assets bought', 'PurchFixedAsset'],
          ['depreciation', 'Difference: depreciation', 'Depreciation'],
          ['other', 'Difference: any other reason', 'AnyOthReason'],
        ] as const
      ).map(([key, label, json]) => [
        key,
        sheet(
          { label, json: `ReasonsOfDiff.${json}` },
          typed(corpora.map(([column, text, place]): Line => [column, text, place, { min: LOSS }])),
        ).optional(),
      ]),
    ),
    differences: sheet(
      { label: 'Differences', json: 'ReasonsOfDiff.TotalReasonsOfDiff' },
      worked(corpora.map(([column, text, place]): Line => [column, text, place, { min: LOSS }])),
    ).optional(),
    sheet: sheet(
      { label: 'Closing balance of the balance sheet', json: 'ClosngBalBalSheet' },
      worked(corpora),
    ).optional(),
  },
).optional();
