import { choice, date, type GroupMeta, group, rows, text } from '../../../forms/fields.ts';
import { code } from '../../fields.ts';
import { filing as simpleFiling } from '../../itr1/parts/filing.ts';
import { personal as individual } from '../../itr1/parts/personal.ts';
import type { Itr1Year } from '../../itr1/years.ts';

type Row = Record<string, unknown>;

/** Clause (iv) of the seventh proviso to section 139(1), rule 12AB, as ITR-4 numbers its conditions. */
const clauseIvConditions = [
  { value: '1', label: 'Sales, turnover or receipts of the business are above 60 lakh' },
  { value: '2', label: 'Receipts of the profession are above 10 lakh' },
  { value: '3', label: 'TDS and TCS of the year are 25,000 or more (50,000 for a resident senior citizen)' },
  { value: '4', label: 'Deposits in savings accounts are 50 lakh or more in the year' },
] as const;

/** Who may use ITR-4. */
export const statuses = [
  { value: 'I', label: 'Individual' },
  { value: 'H', label: 'Hindu undivided family' },
  { value: 'F', label: 'Firm other than LLP' },
] as const;

/** Part A: the assessee, as in ITR-1, with the status and a landline. */
export const assessee = (year: Itr1Year) => {
  const { address, ...shared } = individual(year).shape;
  return group(
    { label: 'Personal information', json: 'PersonalInfo', source: year.source },
    {
      status: code('Status', 'Status', statuses),
      ...shared,
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
            when: (row) => Boolean(row['std_code']),
          }),
        },
      ),
    },
  );
};

const said = (key: string, value: string) => (row: Row) => row[key] === value;
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
const form10IEA = (json: string, when: (row: Row) => boolean) =>
  text('Acknowledgement number of Form 10-IEA', { json, pattern: /^\d{15}$/, example: '15 digits', when });
const year_ = (json: string, when: (row: Row) => boolean) =>
  text('Assessment year of Form 10-IEA', { json, pattern: /^20\d{2}-\d{2}$/, example: '2025-26', when });

/** Part A: section, and the questions of Form 10-IEA from which the regime follows (s.115BAC(6), rule 21AGA). */
export const filing = (year: Itr1Year) => {
  const { opt_out_new_tax_regime: _, other_conditions_details, ...shared } = simpleFiling(year).shape;
  const conditions = other_conditions_details.unwrap();
  return group(
    { label: 'Filing status', json: 'FilingStatus', source: year.source },
    {
      ...shared,
      other_conditions_details: rows(
        { ...(conditions.meta() as unknown as GroupMeta & { rowLabel: string }) },
        {
          ...conditions.element.shape,
          nature: code('Condition', 'clauseiv7provisio139iNature', clauseIvConditions),
        },
      ).optional(),
      opted_out_earlier: code(
        'Opted out of the new regime in an earlier year by Form 10-IEA?',
        'Form10IEAEarlierAYOldRegime',
        [...yesNo, { value: 'NA', label: 'Not applicable (firm)' }],
        { section: '115BAC(6)' },
      ),
      opted_out_year: year_('Form10IEAAssYear', earlier),
      opted_out_ack: form10IEA('Form10IEAEarlierAYAckOldRegime', earlier),
      returned_to_new_earlier: code(
        'Returned to the new regime in an earlier year?',
        'F10IEAEarlierAYNewRegime',
        yesNo,
        { when: earlier },
      ),
      returned_year: year_('AssYrF10IEANewTaxReg', returned),
      returned_ack: form10IEA('Form10IEAEarlierAYAckNewRegime', returned),
      return_to_new_now: code('Returning to the new regime this year?', 'F10IEACurrAYNewRegime', yesNo, {
        when: stillOut,
        help: 'With business income one may return once in a lifetime',
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
export const inOldRegime = (filed: Row): boolean =>
  filed['opted_out_earlier'] === 'NA' ||
  (stillOut(filed) && filed['return_to_new_now'] !== 'Y') ||
  (neverOut(filed) && filed['opt_out_now'] === 'Y');
