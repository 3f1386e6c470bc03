import { date, email, flag, group, type Option, text, yesNo } from '../../../forms/fields.ts';
import { filingSections } from '../../codes/common.ts';
import { code, dialCode, moneyIfAny, phone, words } from '../../common/fields.ts';
import { seventhProviso } from '../../common/seventh-proviso.ts';
import { updatedSection } from '../../common/updated-return.ts';
import type { FieldName, Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';

const under =
  (...codes: string[]) =>
  (row: Row) =>
    codes.includes(String(row['section_filed']));
const said = (key: FieldName) => (row: Row) => row[key] === 'Y';
const ticked = (key: FieldName) => (row: Row) => row[key] === true;

const representative = group(
  {
    label: 'Representative',
    json: 'AssesseeRep',
    keeps: true,
    section: '160',
    when: said('is_representative'),
  },
  {
    name: words('Name of the representative', 'RepName', 125),
    email: email('E-mail of the representative', { json: 'RepEmailID' }),
    mobile_country_code: dialCode('CountryCodeRepMobileNo'),
    mobile: phone('Mobile of the representative', 'RepMobileNo'),
  },
);

/** What is filed and in which regime, and the return it corrects or the notice it answers, as ITR-1 and ITR-2 have them. */
export const filedUnder = <const T extends readonly Option[]>(
  year: Pick<Itr1Year, 'assessmentYear' | 'fileYear'>,
  sections: T,
  {
    corrects,
    answers,
    noticeDateAt,
  }: Record<'corrects' | 'answers', readonly string[]> & { noticeDateAt: string },
) => ({
  section_filed: code(
    'Filed under section',
    'ReturnFileSec',
    [...sections, ...updatedSection(year.assessmentYear)],
    {
      jsonAs: 'number',
      section: '139',
      help: '139(1) until the due date, 139(4) after it until 31 December of the assessment year, 139(5) to correct a return already filed',
    },
  ),
  return_type: text('Type of return', { computed: true }).optional(),
  filing_date: date('Date of filing', {
    help: 'Interest u/s 234A and 234B and the fee u/s 234F are calculated up to this date; blank means filed by the due date',
    from: `${Number(year.fileYear)}-04-01`,
  }).optional(),
  opt_out_new_tax_regime: yesNo('Opt out of the new tax regime?', {
    json: 'OptOutNewTaxRegime',
    section: '115BAC(6)',
    help: 'No keeps the default new regime; Yes chooses the old regime, which is available only until the due date',
  }),
  original_receipt_number: text('Acknowledgement number of the original return', {
    json: 'ReceiptNo',
    pattern: /^\d{15}$/,
    example: '15 digits',
    when: under(...corrects),
  }),
  original_filing_date: date('Date of filing of the original return', {
    json: 'OrigRetFiledDate',
    from: `${year.fileYear}-04-01`,
    when: under(...corrects),
  }),
  notice_number: text('Number of the notice or order', {
    json: 'NoticeNo',
    min: 1,
    max: 100,
    when: under(...answers),
  }),
  notice_date: date('Date of the notice or order', { json: noticeDateAt, when: under(...answers) }),
});

/** Part A: section and regime of the return, and the filer. */
export const filing = (year: Itr1Year) =>
  group(
    { label: 'Filing status', json: 'FilingStatus' },
    {
      ...filedUnder(year, filingSections, {
        corrects: ['17', '18'],
        answers: ['13', '14', '16', '18', '20'],
        noticeDateAt: 'NoticeDateUnderSec',
      }),
      seventh_proviso: yesNo('Filing only because of the seventh proviso to section 139(1)?', {
        json: 'SeventhProvisio139',
        section: '139(1)',
        help: 'Only when no return would otherwise be due: income below the exemption limit',
      }).optional(),
      ...seventhProviso,
      ...(year.moreContacts
        ? {
            is_representative: yesNo('Is the return filed by a representative?', {
              json: 'AsseseeRepFlg',
              jsonDefault: 'N',
              section: '160',
            }).optional(),
            representative,
          }
        : {}),
    },
  );

const passThrough = {
  unused: 'Pass-through income of {amount} is not taxed here: ITR-1 has no field for it; file ITR-2',
};

/** Answers that decide whether ITR-1 may be used; stored with the return, not part of the department's file. */
export const conditions = group(
  { label: 'Conditions for ITR-1', help: 'Any of these may require ITR-2 or ITR-3' },
  {
    partner_in_firm: flag('Partner in a firm').optional(),
    unlisted_shares: flag('Held unlisted equity shares at any time in the year').optional(),
    director: flag('Director in a company').optional(),
    esop_deferred: flag('Tax on ESOP deferred', { section: '191(2)' }).optional(),
    foreign_assets: flag('Holds any asset outside India').optional(),
    foreign_income: flag('Has income from a source outside India').optional(),
    signing_authority: flag('Signing authority in an account outside India').optional(),
    pti_115u: flag('Pass-through income from a venture capital fund', { section: '115U' }).optional(),
    pti_115u_amount: moneyIfAny('Amount', undefined, {
      section: '115U',
      when: ticked('pti_115u'),
      ...passThrough,
    }),
    pti_115ua: flag('Pass-through income from a business trust', { section: '115UA' }).optional(),
    pti_115ua_amount: moneyIfAny('Amount', undefined, {
      section: '115UA',
      when: ticked('pti_115ua'),
      ...passThrough,
    }),
    pti_115ub: flag('Pass-through income from an investment fund', { section: '115UB' }).optional(),
    pti_115ub_amount: moneyIfAny('Amount', undefined, {
      section: '115UB',
      when: ticked('pti_115ub'),
      ...passThrough,
    }),
  },
).optional();
