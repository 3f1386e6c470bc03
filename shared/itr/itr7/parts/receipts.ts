import type * as z from 'zod';
import { yesNo } from '../../../forms/fields.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, money, moneyIfAny, pin, total, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import { answered } from '../../itr5/parts/organisation.ts';
import type { FieldName } from '../../values/names.ts';
import { institutions } from '../data/codes.ts';
import { isApplied, reports } from './conditions.ts';
import { multiline } from './texts.ts';

/** Schedule VC: voluntary contributions. */
export const contributions = sheet(
  {
    label: 'Voluntary contributions',
    json: 'ScheduleVC',
    section: '12',
    needs: ['Local', 'Foreign', 'AnonymousDonations'],
  },
  {
    local: sheet(
      { label: 'Domestic', json: 'Local' },
      {
        ...typed([
          [
            'corpus_80g',
            'Corpus donations for renovation or repair u/s 80G(2)(b)',
            'CorpusFundDonationUS80G2b',
            { section: '11(1) Explanation 3A' },
          ],
          ['corpus_other', 'Other corpus donations', 'CorpusFundDonationOther80G2b', { section: '11(1)(d)' }],
          ['grants_government', 'Grants from the Government', 'GrantsReceivedFormGovt'],
          [
            'grants_companies',
            'Grants from companies under their social responsibility',
            'GrantsReceivedFromCompanie',
          ],
          ['grants_other', 'Other specific grants', 'OtherSpecificGrants'],
          ['donations', 'Other donations', 'OtherDonation'],
        ]),
        ...worked([
          ['corpus', 'Corpus donations', 'CorpusFundDonation'],
          ['not_corpus', 'Other than corpus', 'TotalOtherThanCorpusFund'],
          ['total', 'Domestic contributions', 'VoluntaryContribution'],
        ]),
      },
    ).optional(),
    foreign: sheet(
      { label: 'Foreign', json: 'Foreign' },
      {
        ...typed([
          [
            'corpus_80g',
            'Corpus donations for renovation or repair u/s 80G(2)(b)',
            'CorpusFundDonationUS80G2b',
          ],
          ['corpus_other', 'Other corpus donations', 'CorpusFundDonationOther80G2b', { section: '11(1)(d)' }],
          ['not_corpus', 'Other than corpus', 'OtherThanCorpusFund'],
        ]),
        ...worked([
          ['corpus', 'Corpus donations', 'CorpusFundDonation'],
          ['total', 'Foreign contributions', 'ForeignContribution'],
        ]),
        purpose: multiline('Purpose of the foreign contributions', 'PurposeOfContribution', 500),
      },
    ).optional(),
    total: total('Total contributions', 'TotalContribution'),
    anonymous: sheet(
      {
        label: 'Anonymous donations',
        json: 'AnonymousDonations',
        section: '115BBC',
        help: 'Not for a wholly religious trust; for a religious and charitable trust only those for a school or hospital',
      },
      {
        ...typed([
          [
            'received',
            'Anonymous donations received',
            'AggregateAnonymousDonations',
            { help: 'Not entered above' },
          ],
        ]),
        ...worked([
          ['free', '5% of all donations, or one lakh if higher', 'TotalDonationsReceived'],
          ['charged', 'Taxed at 30%', 'AnonymousDonations115BBC'],
          ['other', 'Other anonymous donations', 'AnonymousDonationsOthr115BBC'],
        ]),
      },
    ).optional(),
  },
).optional();

/** Schedule AI: aggregate income other than voluntary contributions. */
export const propertyIncome = sheet(
  {
    label: 'Income from property held under trust',
    json: 'ScheduleAI',
    section: '11',
    when: isApplied,
    help: 'Without voluntary contributions and without income of other heads outside sections 11 and 12',
  },
  {
    ...typed([
      ['main', 'Receipts from the main objects', 'RecptMainObj'],
      ['incidental', 'Receipts from incidental objects', 'RecptsIncidentalObj'],
      ['rent', 'Rent', 'Rent'],
      ['commission', 'Commission', 'Commission'],
      ['dividend', 'Dividend', 'DividendIncome'],
      ['interest', 'Interest', 'InterestIncome'],
      [
        'agriculture',
        'Agricultural income',
        'AgricultureIncome',
        { section: '10(1)', help: 'Exempt: not included in the total', reported: true },
      ],
      [
        'assets_sold',
        'Net consideration for capital assets transferred',
        'NetConsdrnTrnsfrCapAsst',
        { section: '11(1A)' },
      ],
    ]),
    others: table(
      { label: 'Other income', rowLabel: 'Income', json: 'OthersInc.OthersIncDtls' },
      { nature: words('Nature', 'OthNatOfInc', 125), amount: money('Amount', 'OthAmount') },
    ).optional(),
    pass_through: money('Pass-through income', 'PassThroughIncome', { min: LOSS }),
    ...worked([
      ['total_others', 'Other income', 'TotalofOtherIncomes'],
      ['total', 'Aggregate income', 'TotalofAggregateIncomes'],
    ]),
  },
).optional();

type Both = readonly [key: FieldName, label: string, json: string, help?: string];
const both = ([key, label, json, help]: Both, worksOut = false, required = false): [string, z.ZodType] => [
  key,
  sheet(
    { label, json, ...(help ? { help } : {}), ...(required ? { needs: [''] } : {}) },
    {
      ...(worksOut ? worked : typed)([
        ['revenue', 'Revenue expenditure', 'Revenue'],
        ['capital', 'Capital expenditure', 'Capital'],
      ]),
      ...worked([['total', 'Total', 'Total']]),
    },
  ).optional(),
];
const APPLIED = 'AppTowExpTrstInst';
const REFUSED = 'ExpNotAllowedApplication';
const SOURCE = 'SrcRevCapApplctn';

/** Purposes of application (Schedule A, part A); the first counts at 85%. */
const purposes: readonly Both[] = [
  ['religious', 'Religious', `${APPLIED}.Religious`],
  ['poor', 'Relief of the poor', `${APPLIED}.ReliefOfPoor`],
  ['education', 'Education', `${APPLIED}.Educational`],
  ['yoga', 'Yoga', `${APPLIED}.Yoga`],
  ['medical', 'Medical relief', `${APPLIED}.MedicalRelief`],
  ['environment', 'Preservation of environment', `${APPLIED}.PreservationOfEnvrmnt`],
  ['monuments', 'Preservation of monuments', `${APPLIED}.PreservationOfMonumentsEtc`],
  ['utility', 'General public utility', `${APPLIED}.GeneralPublicUtility`],
  ['unnamed', 'Application that cannot be identified above', `${APPLIED}.AppCantBeSpecIdentAbov`],
  [
    'new_asset',
    'Cost of a new asset',
    `${APPLIED}.CostNewAssetUs11_1A`,
    'At most the net consideration of assets transferred (section 11(1A))',
  ],
];
const refused: readonly Both[] = [
  ['to_corpus', 'Donations forming part of a corpus', `${REFUSED}.DonFormingPartCorpusFund`],
  ['to_others', 'Donations other than to a corpus, not allowed', `${REFUSED}.DonationTowardsOtherThanCorpus`],
  ['other_objects', 'Donations to trusts without the same objects', `${REFUSED}.DonationNotSameObject`],
  ['not_trusts', 'Donations to others than trusts and institutions', `${REFUSED}.DonationOtherThanTrust`],
  ['abroad_approved', 'Application outside India with approval', `${REFUSED}.ApplctnOutIndiaApprvlObtnd`],
  ['abroad', 'Application outside India without approval', `${REFUSED}.ApplctnOutIndiaApprvlNotObtnd`],
  ['beyond_objects', 'Application beyond the objects', `${REFUSED}.AppliedBeyondObject`],
  [
    'other',
    'Any other expenditure not allowed',
    `${REFUSED}.AnyOthrDisallowableExpenditure`,
    '30% of sums without tax deducted (section 40(a)(ia)), cash above 10,000 (section 40A(3))',
  ],
];
const sources: readonly Both[] = [
  ['accumulated', 'Income accumulated in earlier years', `${SOURCE}.IncAccumulatedEarlierYr`],
  ['deemed', 'Income deemed applied in an earlier year', `${SOURCE}.IncDeemdPrcdngYr`],
  ['set_apart', 'Income of earlier years, up to 15%', `${SOURCE}.EarlierYrIncUpto15Per`],
  ['corpus', 'Corpus', `${SOURCE}.Corpus`],
  ['borrowed', 'Borrowed funds', `${SOURCE}.BorrowedFund`],
];
export const purposeKeys = purposes.map(([key]) => key);
export const refusedKeys = refused.map(([key]) => key);
export const sourceKeys = sources.map(([key]) => key);

/** Schedule A: amount applied to stated purposes in the year. */
export const application = sheet(
  {
    label: 'Amount applied to charitable or religious purposes',
    json: 'ScheduleA',
    section: '11(1)',
    when: isApplied,
    needs: [
      `${APPLIED}.TotalA1toA11`,
      `${REFUSED}.TotExpNotAllowedApplication`,
      `${SOURCE}.TotSrcRevCapApplctn`,
      'TotAmtAppDrngPrevYr',
      'TotAmountAllowedApplication',
    ],
  },
  Object.fromEntries([
    both([
      'to_trusts',
      'Donations other than to the corpus of other institutions',
      `${APPLIED}.OtherThanCorpus`,
      'Counted at 85%',
    ]),
    both(['to_trusts_85', '85% of these donations', `${APPLIED}.OtherThanCorpus85`], true),
    ...purposes.map((line) => both(line)),
    both(['applied', 'Applied', `${APPLIED}.TotalA1toA11`], true),
    [
      'not_allowed',
      sheet(
        { label: 'Of which not allowed as application' },
        Object.fromEntries(refused.map((line) => both(line))),
      ).optional(),
    ],
    both(['refused', 'Not allowed', `${REFUSED}.TotExpNotAllowedApplication`], true),
    [
      'out_of',
      sheet(
        { label: 'Of which from sources other than the year’s income' },
        Object.fromEntries(sources.map((line) => both(line))),
      ).optional(),
    ],
    [
      'other_sources',
      table(
        {
          label: 'Of which out of other sources',
          rowLabel: 'Source',
          json: `${SOURCE}.OthersInc.OthersIncDtls`,
        },
        {
          nature: wordsIfAny('Nature', 'OthNatOfInc', 125),
          revenue: moneyIfAny('Revenue expenditure', 'OthRevAmount', { jsonDefault: 0 }),
          capital: moneyIfAny('Capital expenditure', 'OthCapAmount', { jsonDefault: 0 }),
        },
      ).optional(),
    ],
    both(['other_source_total', 'Other sources', `${SOURCE}.OthersInc.TotOthersInc`], true),
    both(['from_income', 'Out of the income of the year', `${SOURCE}.IncDerFrmPrprty`], true),
    both(['all_sources', 'All sources', `${SOURCE}.TotSrcRevCapApplctn`], true),
    both(['in_year', 'Applied out of the income of the year', 'TotAmtAppDrngPrevYr'], true),
    both(['unpaid', 'Of which not paid in the year', 'AmountNotPaidPY']),
    both([
      'paid_now',
      'Of earlier years, paid in the year',
      'AmountPaidPY',
      'Not claimed as application in an earlier year',
    ]),
    both(['allowed', 'Allowed as application', 'TotAmountAllowedApplication'], true),
  ]),
).optional();

const balance: readonly Line[] = [
  ['receipts', 'Total receipts with voluntary contributions', 'TotRcptVoluntaryContr'],
  ['applied', 'Applied to the objects', 'AppIncTwrdsObjInstn', { reported: true }],
  ['accumulated', 'Accumulated', 'AccmltnOfInc', { reported: true }],
];

/** Schedules IE-1 and IE-2: receipts of bodies exempt under clauses of s.10. */
export const exemptReceipts = sheet(
  { label: 'Receipts exempt under section 10', json: 'ScheduleIE_I', section: '10', when: reports(1) },
  typed(balance),
).optional();
const head = (label: string, json: string) => yesNo(label, { json, when: answered('taxable') }).optional();
export const professionalReceipts = sheet(
  {
    label: 'Receipts of a professional institution or trade union',
    json: 'ScheduleIE_II',
    section: '10(23A), 10(24)',
    when: reports(2),
    help: 'Non-exempt income is entered in the schedules of its head',
  },
  {
    ...typed(balance),
    taxable: yesNo('Is any income taxable?', { json: 'AnyIncomeTaxable', jsonDefault: 'N' }).optional(),
    house_property: head('From house property?', 'HPIncome'),
    business: head('From business?', 'BPIncome'),
    capital_gains: head('From capital gains?', 'CGIncome'),
    other_sources: head('From other sources?', 'OSIncome'),
  },
).optional();

const place = {
  kind: code('Objective', 'ObjectiveOfInstitution', institutions),
  flat_no: words('Flat, door or block number', 'FlatDoorBlockNumber', 50),
  building_name: wordsIfAny('Name of premises, building or village', 'PremisesBuildingName', 50),
  road: wordsIfAny('Road, street or post office', 'RoadStreetPostOffice', 50),
  locality: words('Area or locality', 'AreaLocality', 50),
  city: words('Town, city or district', 'TownCityDistrict', 50),
  state: code('State', 'StateCode', statesAndForeign),
  pincode: pin('PinCode'),
};
const uses: readonly Line[] = [
  ['applied', 'Applied to the objects', 'AmountAppliedObj', { reported: true }],
  ['accumulated', 'Balance accumulated', 'BalanceAccumulated', { reported: true }],
];

/** Schedule IE-3: institutions substantially financed by the Government. */
export const financedReceipts = sheet(
  {
    label: 'Institutions financed by the Government',
    json: 'ScheduleIE_III',
    section: '10(23C)(iiiab), (iiiac)',
    when: reports(3),
  },
  {
    rows: table(
      { label: 'Institutions', rowLabel: 'Institution', json: 'ScheduleIEIIIDtls' },
      {
        ...place,
        ...typed([
          ['receipts', 'Total receipts with voluntary contributions', 'TotRcptVoluntaryContr'],
          ['grants', 'Of which Government grants', 'GovtGrants', { reported: true }],
          ...uses,
        ]),
      },
    ).optional(),
  },
).optional();

/** Schedule IE-4: institutions with receipts up to five crore. */
export const smallReceipts = sheet(
  {
    label: 'Institutions with receipts up to five crore',
    json: 'ScheduleIE_IV',
    section: '10(23C)(iiiad), (iiiae)',
    when: reports(4),
  },
  {
    rows: table(
      { label: 'Institutions', rowLabel: 'Institution', json: 'ScheduleIEIVDtls' },
      { ...place, ...typed([['receipts', 'Gross annual receipts', 'GrossAnnualReceipts'], ...uses]) },
    ).optional(),
    total: total('Gross annual receipts of all', 'SumGrossAnnualReceipts'),
  },
).optional();
