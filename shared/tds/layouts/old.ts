import { batchCommon, fileHeader } from './header.ts';
import type { FieldSpec, Layout } from './types.ts';

/** Batch header of 24Q, 26Q, 27Q and 27EQ up to financial year 2025-26. */
const batch: FieldSpec[] = [
  ...batchCommon,
  [29, 'std_code'],
  [30, 'phone'],
  [31, 'address_changed'],
  [43, 'responsible_mobile'],
  [46, 'responsible_address_changed'],
  [49, 'salary_count', 'int'],
  [51, 'ao_approval'],
];

const challan: FieldSpec[] = [
  [1, 'line', 'int'],
  [2, 'record'],
  [3, 'batch', 'int'],
  [4, 'challan_number', 'int'],
  [5, 'deductee_count', 'int'],
  [6, 'nil'],
  [12, 'challan_serial'],
  [14, 'voucher'],
  [16, 'bsr'],
  [18, 'deposited_on', 'date'],
  [22, 'tax', 'rupees'],
  [23, 'surcharge', 'rupees'],
  [24, 'cess', 'rupees'],
  [25, 'interest', 'rupees'],
  [26, 'other', 'rupees'],
  [27, 'total', 'rupees'],
  [29, 'sum_deposited', 'paise'],
  [30, 'sum_tax', 'paise'],
  [31, 'sum_surcharge', 'paise'],
  [32, 'sum_cess', 'paise'],
  [33, 'sum_deducted', 'paise'],
  [34, 'interest', 'paise'],
  [35, 'other', 'paise'],
  [37, 'book_entry'],
  [39, 'fee', 'rupees'],
  [40, 'minor_head'],
];

const deductee: FieldSpec[] = [
  [1, 'line', 'int'],
  [2, 'record'],
  [3, 'batch', 'int'],
  [4, 'challan_number', 'int'],
  [5, 'serial_number', 'int'],
  [6, 'mode'],
  [8, 'deductee_code'],
  [10, 'pan'],
  [12, 'reference'],
  [13, 'name'],
  [14, 'tax', 'paise'],
  [15, 'surcharge', 'paise'],
  [16, 'cess', 'paise'],
  [17, 'total_deducted', 'paise'],
  [19, 'deposited', 'paise'],
  [22, 'amount', 'paise'],
  [23, 'paid_on', 'date'],
  [24, 'deducted_on', 'date'],
  [25, 'deposited_on', 'date'],
  [26, 'rate', 'rate'],
  [30, 'remark'],
  [33, 'code'],
  [34, 'certificate'],
];

/** 27Q alone: grossing up, and what it asks of a non-resident. */
const nonResident: FieldSpec[] = [
  [27, 'gross_up'],
  [35, 'rate_by'],
  [36, 'remittance'],
  [37, 'ack_15ca'],
  [38, 'country'],
  [39, 'nr_email'],
  [40, 'nr_phone'],
  [41, 'nr_address'],
  [42, 'nr_tin'],
];

const notice =
  'Positions follow published field tables of this form, not the department’s current workbook, which is not public in full. Check the file with the department’s validator before you file.';

const old = (form: '24Q' | '26Q' | '27Q' | '27EQ'): Layout => ({
  form,
  version: 'tables',
  records: {
    FH: fileHeader,
    BH: { count: 70, fields: batch },
    CD: { count: 41, fields: challan },
    DD: { count: 48, fields: form === '27Q' ? [...deductee, ...nonResident] : deductee },
  },
  notice:
    form === '24Q'
      ? `${notice} The salary annexure of the fourth quarter (records SD) has no public field list: it is given as a data sheet instead.`
      : notice,
  source: 'published field tables of the old statements; a 24Q text file of 2018-19 (counts 18, 70, 41, 48)',
});

export const form24Q = old('24Q');
export const form26Q = old('26Q');
export const form27Q = old('27Q');
export const form27EQ = old('27EQ');
