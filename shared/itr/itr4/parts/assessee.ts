import {
  aadhaar,
  amount,
  choice,
  date,
  email,
  type GroupMeta,
  group,
  pan,
  rows,
  text,
  yesNo as yesOrNo,
} from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, dialCode, phone, words } from '../../common/fields.ts';
import type { Itr1Year } from '../../itr1/data/years.ts';
import { filing as simpleFiling } from '../../itr1/parts/filing.ts';
import { personal as individual } from '../../itr1/parts/personal.ts';
import type { FieldName, Row } from '../../values/names.ts';

/** Clause (iv) of the seventh proviso to section 139(1), rule 12AB, as ITR-4 numbers its conditions. */
const clauseIvConditions = [
  { value: '1', label: 'Sales, turnover or receipts of the business are above 60 lakh' },
  { value: '2', label: 'Receipts of the profession are above 10 lakh' },
  { value: '3', label: 'TDS and TCS of the year are 25,000 or more (50,000 for a resident senior citizen)' },
  { value: '4', label: 'Deposits in savings accounts are 50 lakh or more in the year' },
] as const;

/** Statuses allowed in ITR-4. */
const statuses = [
  { value: 'I', label: 'Individual' },
  { value: 'H', label: 'Hindu undivided family' },
  { value: 'F', label: 'Firm other than LLP' },
] as const;

/** Second contact, in ITR-4 earlier than in ITR-1. */
const secondContact = {
  second_mobile_country_code: dialCode('Address.CountryCodeMobileNoSec', {
    jsonDefault: undefined,
    when: (row: Row) => Boolean(row['second_mobile']),
  }),
  second_mobile: phone('Second mobile', 'Address.MobileNoSec').optional(),
  second_email: email('Second e-mail', { json: 'Address.EmailAddressSec' }).optional(),
};

/** Part A: the assessee, as in ITR-1, with the status and a landline. */
export const assessee = (year: Itr1Year) => {
  const { address, ...shared } = individual(year).shape;
  return group(
    { label: 'Personal information', json: 'PersonalInfo', keeps: true, source: year.source },
    {
      status: code('Status', 'Status', statuses),
      ...shared,
      ...(year.moreContacts ? {} : secondContact),
      address: group(
        { label: 'Address', json: 'Address' },
        {
          ...address.shape,
          std_code: text('STD code of the landline', {
            json: 'Phone.STDcode',
            jsonAs: 'number',
            pattern: /^[1-9]\d{1,4}$/,
            example: '22, without the leading zero',
          }).optional(),
          landline: text('Landline', {
            json: 'Phone.PhoneNo',
            pattern: /^\d{1,10}$/,
            example: '23456789',
            when: (row: Row) => Boolean(row['std_code']),
          }),
        },
      ),
    },
  );
};

const said = (key: FieldName, value: string) => (row: Row) => row[key] === value;
const earlier = said('opted_out_earlier', 'Y');
const returned = (row: Row) => earlier(row) && row['returned_to_new_earlier'] === 'Y';
const stillOut = (row: Row) => earlier(row) && row['returned_to_new_earlier'] === 'N';
const backNow = (row: Row) => stillOut(row) && row['return_to_new_now'] === 'Y';
const neverOut = said('opted_out_earlier', 'N');
const outNow = (row: Row) => neverOut(row) && row['opt_out_now'] === 'Y';

const yesNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
] as const;
const form10IEA = (json: string, when: (row: Row, all: Row) => boolean) =>
  text('Acknowledgement number of Form 10-IEA', {
    json,
    jsonAs: 'number',
    pattern: /^[1-9]\d{14}$/,
    example: '15 digits',
    when,
  });
const yearOf = (json: string, years: readonly string[], when: (row: Row) => boolean) =>
  code(
    'Assessment year of Form 10-IEA',
    json,
    years.map((value) => ({ value, label: value })),
    { when },
  );

/** The five questions of Form 10-IEA from AY 2026-27. */
const fiveQuestions = {
  opted_out_earlier: code(
    'Opted out of the new regime in an earlier year by Form 10-IEA?',
    'Form10IEAEarlierAYOldRegime',
    [...yesNo, { value: 'NA', label: 'Not applicable (firm)' }],
    { section: '115BAC(6)' },
  ),
  opted_out_year: yearOf('Form10IEAAssYear', ['2024-25', '2025-26'], earlier),
  opted_out_ack: form10IEA('Form10IEAEarlierAYAckOldRegime', earlier),
  returned_to_new_earlier: code(
    'Returned to the new regime in an earlier year?',
    'F10IEAEarlierAYNewRegime',
    yesNo,
    { when: earlier },
  ),
  returned_year: yearOf('AssYrF10IEANewTaxReg', ['2025-26'], returned),
  returned_ack: form10IEA('Form10IEAEarlierAYAckNewRegime', returned),
  return_to_new_now: code('Returning to the new regime this year?', 'F10IEACurrAYNewRegime', yesNo, {
    when: stillOut,
    help: 'With business income, you can return only once in a lifetime',
  }),
  return_to_new_date: date('Date of Form 10-IEA', { json: 'F10IEADateCurrAYNewTax', when: backNow }),
  return_to_new_ack: form10IEA('F10IEAAckNoCurrAYNewTax', backNow),
  opt_out_now: code('Opting out of the new regime this year?', 'F10IEACurrAYOldRegime', yesNo, {
    when: neverOut,
    section: '115BAC(6)',
    help: 'Form 10-IEA is due by the due date of the return',
  }),
  opt_out_date: date('Date of Form 10-IEA', { json: 'F10IEADateCurrAYOldTax', when: outNow }),
  opt_out_ack: form10IEA('F10IEAAckNoCurrAYOldTax', outNow),
};

const continued = said('opted_out_2024', 'Y');
const newlyAsked = said('opted_out_2024', 'N');
const firstYear = said('opted_out_2024', 'NA');
const outIn2025 = (row: Row) =>
  (continued(row) && row['continue_opt_out'] === 'Y') ||
  (newlyAsked(row) && row['opt_out_now'] === 'Y') ||
  (firstYear(row) && row['opt_out_first_year'] === 'Y');
const isFirm = (all: Row) => (all['personal'] as Row | undefined)?.['status'] === 'F';
const changedIn2025 = (row: Row, all: Row) =>
  continued(row) ? row['continue_opt_out'] === 'N' : outIn2025(row) && !(firstYear(row) && isFirm(all));

/** The questions of Form 10-IEA of AY 2025-26. */
const threeQuestions = {
  opted_out_2024: code(
    'Opted out of the new regime in AY 2024-25 by Form 10-IEA?',
    'OptOutNewTaxRegime_Form10IEA_AY24_25',
    [...yesNo, { value: 'NA', label: 'Not applicable' }],
    {
      section: '115BAC(6)',
      help: 'Not applicable if no return with business income was filed for that year',
    },
  ),
  opted_out_2024_date: date('Date of Form 10-IEA of AY 2024-25', {
    json: 'Form10IEADate_AY24_25',
    when: continued,
  }),
  opted_out_2024_ack: form10IEA('Form10IEAAckNo_AY24_25', continued),
  continue_opt_out: code('Continue to opt out of the new regime?', 'Yes_ContOptOutNewTaxReg', yesNo, {
    when: continued,
  }),
  opt_out_now: code('Opting out of the new regime this year?', 'No_OptOutNewTaxReg', yesNo, {
    when: newlyAsked,
  }),
  opt_out_first_year: code('Opting out of the new regime this year?', 'NA_OptOutNewTaxReg', yesNo, {
    when: (row: Row, all: Row) => firstYear(row) && !isFirm(all),
  }),
  opt_out_date: date('Date of Form 10-IEA', { json: 'Form10IEADate', when: changedIn2025 }),
  opt_out_ack: form10IEA('Form10IEAAckNo', changedIn2025),
};

/** The question of Form 10-IEA of AY 2024-25, the first year the new regime was the default. */
const oneQuestion = {
  opted_out_by_form: code('Opting out of the new regime by Form 10-IEA?', 'OptOutNewTaxRegime', yesNo, {
    section: '115BAC(6)',
    help: 'Form 10-IEA is due by the due date of the return; a firm answers no',
  }),
  opt_out_date: date('Date of Form 10-IEA', { json: 'Form10IEADate', when: said('opted_out_by_form', 'Y') }),
  opt_out_ack: form10IEA('Form10IEAAckNo', said('opted_out_by_form', 'Y')),
};

/** Representative, in ITR-4 until AY 2025-26. */
const earlierRepresentative = {
  is_representative: yesOrNo('Is the return filed by a representative?', {
    json: 'AsseseeRepFlg',
    jsonDefault: 'N',
    section: '160',
  }).optional(),
  representative: group(
    {
      label: 'Representative',
      json: 'AssesseeRep',
      keeps: true,
      section: '160',
      when: said('is_representative', 'Y'),
    },
    {
      name: words('Name of the representative', 'RepName', 125),
      capacity: code('Capacity of the representative', 'RepCapacity', [
        { value: 'L', label: 'Legal heir' },
        { value: 'M', label: 'Manager' },
        { value: 'G', label: 'Guardian' },
        { value: 'O', label: 'Other' },
      ]),
      address: words('Address of the representative', 'RepAddress', 250),
      pan: pan('PAN of the representative', { json: 'RepPAN' }),
      aadhaar: aadhaar('Aadhaar of the representative', { json: 'RepAadhaar' }).optional(),
    },
  ),
};

const questions = {
  'five questions': fiveQuestions,
  'three questions': threeQuestions,
  'one question': oneQuestion,
} as const;

/** Deposits in current accounts, in ITR-4 from AY 2026-27 as in ITR-2. */
const deposits = {
  deposits_over_1_crore: yesOrNo('Deposited over 1 crore in current accounts?', {
    json: 'DepAmtAggAmtExcd1CrPrYrFlg',
    when: said('seventh_proviso', 'Y'),
  }).optional(),
  deposits_amount: amount('Amount deposited in current accounts', {
    json: 'AmtSeventhProvisio139i',
    min: common.returnDue.deposits,
    when: (row: Row) => row['seventh_proviso'] === 'Y' && row['deposits_over_1_crore'] === 'Y',
    reported: true,
  }),
};

/** Part A: section, and the questions of Form 10-IEA from which the regime follows (s.115BAC(6), rule 21AGA). */
export const filing = (year: Itr1Year) => {
  const { opt_out_new_tax_regime: _, other_conditions_details, ...shared } = simpleFiling(year).shape;
  const conditions = other_conditions_details.unwrap();
  const { seventh_proviso, ...rest } = shared;
  return group(
    { label: 'Filing status', json: 'FilingStatus', source: year.source },
    {
      ...(year.moreContacts ? { seventh_proviso, ...deposits, ...rest } : shared),
      other_conditions_details: rows(
        { ...(conditions.meta() as unknown as GroupMeta & { rowLabel: string }) },
        {
          ...conditions.element.shape,
          nature: code('Condition', 'clauseiv7provisio139iNature', clauseIvConditions),
        },
      ).optional(),
      ...(year.moreContacts ? {} : earlierRepresentative),
      ...questions[year.form10iea],
      opt_out_new_tax_regime: choice(
        'Old tax regime',
        [
          { value: 'Y', label: 'Yes, the old regime applies' },
          { value: 'N', label: 'No, the new regime applies' },
        ],
        { computed: true },
      ).optional(),
    },
  );
};

/** Whether the answers leave the assessee in the old regime; a firm has no choice and pays one rate. */
export const inOldRegime = (filed: Row, firm: boolean): boolean =>
  firm ||
  filed['opted_out_by_form'] === 'Y' ||
  outIn2025(filed) ||
  (stillOut(filed) && filed['return_to_new_now'] !== 'Y') ||
  outNow(filed);
