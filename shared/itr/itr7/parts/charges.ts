import { date, integer, pan, text } from '../../../forms/fields.ts';
import { code, money, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import { answered } from '../../itr5/parts/organisation.ts';
import type { Row } from '../../values/names.ts';
import type { Itr7Year } from '../data/years.ts';
import { isApplied, statusOf } from './conditions.ts';

/** Schedule 115BBI: income at 30%. */
export const specified = sheet(
  { label: 'Specified income taxed at 30%', json: 'Schedule115BBI', section: '115BBI', when: isApplied },
  {
    ...worked([
      ['accumulation', 'Accumulated income that lapsed', 'DeemedIncSec1023C_113', { section: '11(3)' }],
      ['deemed', 'Deemed application that lapsed', 'DeemedIncSec111B', { section: '11(1B)' }],
    ]),
    ...typed([
      [
        'insiders',
        'Income used for the benefit of persons of section 13(3)',
        'IncDeemedSec131c',
        { section: '13(1)(c)' },
      ],
      [
        'modes',
        'Income from funds in modes other than those of section 11(5)',
        'IncNotExemptSec131d',
        { section: '13(1)(d)' },
      ],
      [
        'outside_india',
        'Income applied outside India without approval',
        'IncNotExcludedSec111c',
        { section: '11(1)(c)' },
      ],
      ['excess', 'Accumulated above 15% where the Act does not allow it', 'IncAccInExcess'],
    ]),
    ...worked([['total', 'Specified income', 'Total']]),
  },
).optional();

const A = 'FMVAsst';
/** Schedule 115TD: accreted income on losing registration. */
export const accreted = (year: Itr7Year) =>
  sheet(
    {
      label: 'Tax on accreted income',
      json: 'Schedule115TD',
      section: '115TD',
      when: isApplied,
      help: 'When registration is cancelled or lapses, objects change, or on a merger or dissolution',
    },
    {
      ...typed([
        ['assets', 'Fair market value of all assets', 'FMVTotTrustInst', { section: 'rule 17CB' }],
        ['liabilities', 'Liabilities', 'LessTotLiaTrustInst'],
      ]),
      ...worked([['net', 'Net value', 'NetValAsst']]),
      ...typed([
        ['agricultural', 'Of the assets, acquired out of agricultural income', `${A}AcqrdRfrdSec101`],
        [
          'before',
          'Acquired before registration, no exemption having been given',
          `${A}AcqPeriodFromDateCrtn`,
        ],
        ['transferred', 'Transferred to another such institution in time', `${A}TrnfsrdSec115TD2`],
      ]),
      ...worked([['excluded', 'Assets left out', 'FMVTotal']]),
      ...typed([['excluded_liabilities', 'Liabilities of these assets', 'LiabilityRespectofAsset4Above']]),
      ...worked([['income', 'Accreted income', 'AccretedIncomeSection115TD']]),
      rate: code(
        'Maximum marginal rate',
        undefined,
        year.accretedRates.map(({ value, label }) => ({ value, label })),
        {
          section: '2(29C)',
          help: 'The Act names the highest slab of the Finance Act; by section 115BAC(1A) the surcharge is lower. Which one applies is not settled',
          when: (row: Row) => Number(row['assets'] ?? 0) > Number(row['liabilities'] ?? 0),
        },
      ),
      ...worked([['tax', 'Tax on accreted income', 'AddIncPay115TDMarginalRate']]),
      ...typed([
        [
          'interest',
          'Interest',
          'InterestPayable115TE',
          { section: '115TE', help: '1% for each month or part of a month after the 14 days for payment' },
        ],
      ]),
      on: date('Specified date', {
        json: 'SpecifiedDateUs115TD',
        section: '115TD(1)',
        when: (row: Row) => Number(row['assets'] ?? 0) > Number(row['liabilities'] ?? 0),
      }),
      ...worked([
        ['payable', 'Tax and interest payable', 'AddIncIntstPayb'],
        ['paid', 'Tax and interest paid', 'TaxIntstPaid'],
        ['balance', 'Balance payable or refundable', 'NetPaybleRefble', { min: LOSS }],
      ]),
      deposits: table(
        { label: 'Payments', rowLabel: 'Payment', json: 'DepositofTaxAccInc.DepositofTaxAccIncDtls' },
        {
          date: date('Date of payment', { json: 'DateDep' }),
          bank: words('Bank and branch', 'NameBankBranch', 125),
          bsr: text('BSR code', { json: 'BSRCode', pattern: /^\d{3}[0-9A-Z]{4}$/, example: '1234567' }),
          challan: integer('Challan number', { json: 'SrlNoOfChaln', max: 99_999 }),
          amount: money('Amount', 'Amount'),
        },
      ).optional(),
    },
  ).optional();

const residence = code('Residential status', 'ResidentialStatus', [
  { value: 'RES', label: 'Resident' },
  { value: 'NRI', label: 'Non-resident' },
  { value: 'NOR', label: 'Resident but not ordinarily resident' },
]);
const shareKinds = {
  equity: { value: 'ES', label: 'Equity shares' },
  preference: { value: 'PS', label: 'Preference shares' },
  rights: { value: 'RS', label: 'Rights shares' },
  sweat: { value: 'SS', label: 'Sweat equity' },
  bonus: { value: 'BS', label: 'Bonus shares' },
  other: { value: 'OT', label: 'Others' },
} as const;
const prices: readonly Line[] = [
  ['face', 'Face value per share', 'FaceValuePerShare'],
  ['issued_at', 'Issue price per share', 'IssuePricePerShare'],
  ['amount', 'Amount received', 'AmountReceived'],
];
const holder = {
  name: words('Name of the shareholder', 'ShareholderName', 125),
  residence,
};
const paid = {
  pan: pan('PAN', { json: 'PAN' }),
  acquired_on: date('Date of allotment or acquisition', { json: 'AcquisitionDate' }),
  number: integer('Number of shares', { json: 'NumberOfSharesHeld' }),
  ...typed(prices),
};
const S = 'ShrhldngUnlistedCompany';
const k = shareKinds;

/** Schedule SH: shareholding of a company. */
export const shareholding = sheet(
  {
    label: 'Shareholding of the company',
    json: 'ScheduleSH',
    reported: true,
    when: (_: Row, all: Row) => statusOf(all) === '7',
  },
  {
    holders: table(
      {
        label: 'Shareholders at the end of the year',
        rowLabel: 'Shareholder',
        json: `${S}.DtlsSHEndPreviousYearUC`,
        keeps: true,
      },
      {
        ...holder,
        kind: code('Kind of shares', 'ShareType', [k.equity, k.preference, k.rights, k.sweat, k.bonus]),
        ...paid,
      },
    ).optional(),
    applicants: table(
      {
        label: 'Share application money pending',
        rowLabel: 'Applicant',
        json: `${S}.DtlsEquityShareEndPrvYr`,
      },
      {
        name: words('Name of the applicant', 'ApplicantName', 125),
        residence,
        kind: code('Kind of shares', 'ShareType', [k.equity, k.preference, k.rights, k.sweat, k.other]),
        kind_other: wordsIfAny('Other kind', 'ShareTypeOthers', 125, { when: answered('kind', 'OT') }),
        pan: pan('PAN', { json: 'PAN' }),
        applied_on: date('Date of application', { json: 'ApplicationDate' }),
        number: integer('Number of shares applied for', { json: 'NumberOfSharesApplied' }),
        ...typed([
          ['amount', 'Application money received', 'ApplicationMoneyReceived'],
          ['face', 'Face value per share', 'FaceValuePerShare'],
          ['proposed', 'Proposed issue price', 'ProposedIssuePrice'],
        ]),
      },
    ).optional(),
    former: table(
      {
        label: 'Shareholders in the year who are no longer',
        rowLabel: 'Shareholder',
        json: `${S}.SHDtlsAnyTimePrevYearUC`,
      },
      {
        ...holder,
        kind: code('Kind of shares', 'ShareType', [k.equity, k.preference, k.sweat, k.bonus]),
        ...paid,
        ceased_on: date('Date of ceasing to be a shareholder', { json: 'CeaseShareholderDate' }),
        ceased_by: code('Mode of ceasing', 'CessationMode', [
          { value: 'TS', label: 'Transfer' },
          { value: 'RR', label: 'Redemption or reduction' },
        ]),
        new_pan: pan('PAN of the new shareholder', { json: 'NewShareholderPAN' }).optional(),
      },
    ).optional(),
  },
).optional();
