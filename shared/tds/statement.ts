import * as z from 'zod';
import {
  choice,
  date,
  email,
  group,
  integer,
  pan,
  pincode,
  rows,
  tan,
  text,
  yesNo,
} from '../forms/fields.ts';
import { patterns } from '../forms/messages.ts';
import { isPan } from '../identifiers.ts';
import { quarters, tdsForms } from './data/forms.ts';
import { deductorTypes, tdsStates } from './data/states.ts';
import { panWords, type Remark, remarkLetters } from './rates.ts';
import { rateSources, remittances } from './sheets.ts';

const asOptions = <T extends readonly string[]>(values: T, label: (v: T[number]) => string = (v) => v) =>
  values.map((value) => ({ value, label: label(value) })) as { value: T[number]; label: string }[];

/** Amounts of a statement are integer paise, because files have two decimals. */
const paise = (label: string, o: { max?: number; computed?: boolean } = {}) =>
  integer(label, { min: 0, max: o.max ?? 99_999_999_999_99, ...(o.computed ? { computed: true } : {}) });

/** A deductee's PAN or a substitute accepted in files. */
const deducteePan = z
  .string(patterns.required)
  .refine((s) => isPan(s) || (panWords as readonly string[]).includes(s), {
    error: patterns.looksLike,
    params: { example: 'ABCPE1234F, PANNOTAVBL' },
  })
  .meta({ kind: 'pan', label: 'PAN', placeholder: 'ABCPE1234F' });

const address = {
  address_1: text('Flat, door or block', { min: 1, max: 25 }),
  address_2: text('Premises or building', { max: 25 }).optional(),
  address_3: text('Road or street', { max: 25 }).optional(),
  address_4: text('Area or locality', { max: 25 }).optional(),
  address_5: text('Town, city or district', { max: 25 }).optional(),
  state: choice('State', tdsStates),
  pincode: pincode('PIN code'),
  email: email('E-mail').optional(),
  phone: text('Phone with STD code', {
    max: 15,
    pattern: /^\d{0,5}-?\d{6,10}$/,
    example: '022-12345678',
  }).optional(),
};

/** Deductor or collector and the person responsible; remembered for the entity between statements. */
export const deductorParts = {
  deductor: group(
    { label: 'Deductor' },
    {
      tan: tan('TAN', { section: '203A' }),
      pan: pan('PAN').optional(),
      name: text('Name', { min: 1, max: 75 }),
      branch: text('Branch or division', { max: 75 }).optional(),
      type: choice('Kind of deductor', deductorTypes),
      gstin: text('GSTIN', { max: 15 }).optional(),
      ministry: text('Ministry', { max: 3, pattern: /^\d{1,3}$/, example: '2 digits' }).optional(),
      ministry_other: text('Ministry, other (code 99)', { max: 150 }).optional(),
      pao_code: text('PAO code', { max: 20 }).optional(),
      ddo_code: text('DDO code', { max: 20 }).optional(),
      pao_registration: text('PAO registration number', {
        max: 7,
        pattern: /^\d{7}$/,
        example: '7 digits',
      }).optional(),
      ddo_registration: text('DDO registration number', { max: 10 }).optional(),
      ain: text('Accounts office number (AIN)', {
        max: 7,
        pattern: /^\d{7}$/,
        example: '7 digits',
      }).optional(),
      ...address,
      address_changed: yesNo('Address changed since the last statement').optional(),
    },
  ),
  responsible: group(
    { label: 'Person responsible for deduction' },
    {
      name: text('Name', { min: 1, max: 75 }),
      designation: text('Designation', { min: 1, max: 20 }),
      pan: pan('PAN'),
      mobile: text('Mobile', { max: 10, pattern: /^[1-9]\d{9}$/, example: '9876543210' }).optional(),
      ...address,
      address_changed: yesNo('Address changed since the last statement').optional(),
    },
  ),
};

/** One challan (or book entry). `id` is ours: deductee rows name the challan they were paid by. */
const challanShape = {
  id: text('Row', { min: 1, max: 40 }),
  nil: yesNo('Nil challan'),
  by_book_entry: yesNo('Book entry (Form 24G)'),
  bsr: text('BSR code or 24G receipt', { max: 7, pattern: /^\d{7}$/, example: '0510308' }).optional(),
  serial: text('Challan serial number', { max: 5, pattern: /^\d{1,5}$/, example: '00123' }).optional(),
  deposited_on: date('Date of deposit'),
  minor_head: choice('Minor head', [
    { value: '200', label: '200 Payable by taxpayer' },
    { value: '400', label: '400 Regular assessment' },
    { value: '100', label: '100 Advance tax' },
  ]),
  tax: paise('Tax'),
  surcharge: paise('Surcharge').optional(),
  cess: paise('Education cess').optional(),
  interest: paise('Interest'),
  fee: paise('Fee under section 234E'),
  other: paise('Penalty and others'),
};

/** One payment to a deductee (or collection from a collectee). Rates are in ten-thousandths of a percent: 10% is 100000. */
const deducteeShape = {
  id: text('Row', { min: 1, max: 40 }),
  challan: text('Challan row', { min: 1, max: 40 }),
  pan: deducteePan,
  name: text('Name', { min: 1, max: 75 }),
  code: text('Section code', { min: 2, max: 4, pattern: /^[0-9A-Z]{2,4}$/, example: '94C' }),
  paid_on: date('Date of payment or credit'),
  amount: paise('Amount paid or credited'),
  deducted_on: date('Date of deduction').optional(),
  tax: paise('Tax'),
  surcharge: paise('Surcharge').optional(),
  cess: paise('Education cess').optional(),
  deposited: paise('Total tax deposited'),
  rate: integer('Rate', { min: 0, max: 1_000_000 }),
  remark: choice('Remark', asOptions(['', ...remarkLetters] as readonly Remark[])).optional(),
  certificate: text('Certificate number', {
    max: 15,
    pattern: /^(?:[A-Z0-9]{10}|[A-Z0-9]{15})$/,
    example: '10 letters or digits, 15 from 2026',
  }).optional(),
  cash_withdrawn: paise('Cash withdrawn').optional(),
  reference: text('Own reference number (payee without PAN)', {
    max: 10,
    pattern: /^[A-Z0-9/-]{1,10}$/,
    example: 'up to 10 letters or digits',
  }).optional(),
  transaction_value: paise('Total value of the transaction').optional(),
  non_resident: yesNo('Collectee is a non-resident').optional(),
  has_pe: yesNo('Collectee has a permanent establishment in India').optional(),
  tds_covers: yesNo('Tax was deducted on the payment').optional(),
  tds_challan: text('Challan number of that deduction', {
    max: 5,
    pattern: /^\d{1,5}$/,
    example: '00123',
  }).optional(),
  tds_date: date('Date of payment of that deduction').optional(),
  opting_out: yesNo('Opting out of the new regime (115BAC)').optional(),
  declaration: text('Number of the declaration (Form 121)', { max: 26 }).optional(),
  senior: yesNo('Senior citizen (194A)').optional(),
  rate_by: choice('Rate by', [...rateSources] as { value: string; label: string }[]).optional(),
  remittance: choice('Nature of remittance', [...remittances] as {
    value: string;
    label: string;
  }[]).optional(),
  country: text('Country code', { max: 3, pattern: /^\d{1,3}$/, example: '1 to 3 digits' }).optional(),
  ack_15ca: text('Acknowledgement of Form 15CA', {
    max: 15,
    pattern: /^\d{1,15}$/,
    example: 'up to 15 digits',
  }).optional(),
  gross_up: yesNo('Grossed up').optional(),
  nr_email: email('E-mail of the payee').optional(),
  nr_phone: text('Contact number of the payee', { max: 15 }).optional(),
  nr_address: text('Address abroad', { max: 150 }).optional(),
  nr_tin: text('Tax identification number abroad', { max: 25 }).optional(),
};

/** A full statement as data. Small fields are here; the API stores challans and deductees as separate rows. */
export const statementSchema = z.strictObject({
  form: choice('Form', asOptions(tdsForms)),
  financial_year: text('Financial year', { min: 9, max: 9, pattern: /^\d{4}-\d{4}$/, example: '2026-2027' }),
  quarter: choice('Quarter', asOptions(quarters)),
  earlier_filed: yesNo('Regular statement of the same form filed for an earlier period'),
  previous_token: text('Token number of that statement', {
    max: 15,
    pattern: /^\d{15}$/,
    example: '15 digits',
  }).optional(),
  ...deductorParts,
  challans: rows({ label: 'Challans', rowLabel: 'Challan' }, challanShape),
  deductees: rows({ label: 'Deductees', rowLabel: 'Deductee' }, deducteeShape),
});

export type Statement = z.infer<typeof statementSchema>;
export type Challan = Statement['challans'][number];
export type Deductee = Statement['deductees'][number];
