import { batchCommon, fileHeader } from './header.ts';
import type { FieldSpec, Layout } from './types.ts';

/** Batch header of the 2026 forms: 72 fields (file format of form 140, version 1.0). */
const batch: FieldSpec[] = [
  ...batchCommon,
  [29, 'country_code'],
  [30, 'phone'],
  [43, 'responsible_country'],
  [44, 'responsible_country_code'],
  [45, 'responsible_mobile'],
  [54, 'government_state'],
  [57, 'ministry'],
  [68, 'ain'],
  [69, 'gstin'],
];

const challan: FieldSpec[] = [
  [1, 'line', 'int'],
  [2, 'record'],
  [3, 'batch', 'int'],
  [4, 'challan_number', 'int'],
  [5, 'deductee_count', 'int'],
  [6, 'nil'],
  [8, 'tax', 'rupees'],
  [9, 'interest', 'rupees'],
  [10, 'fee', 'rupees'],
  [11, 'other', 'rupees'],
  [12, 'total', 'rupees'],
  [13, 'payment_mode'],
  [15, 'bsr'],
  [17, 'serial'],
  [19, 'deposited_on', 'date'],
  [21, 'sum_deposited', 'paise'],
  [22, 'sum_deducted', 'paise'],
  [23, 'minor_head'],
];

const deductee: FieldSpec[] = [
  [1, 'line', 'int'],
  [2, 'record'],
  [3, 'batch', 'int'],
  [4, 'serial_number', 'int'],
  [5, 'challan_number', 'int'],
  [6, 'mode'],
  [8, 'pan'],
  [9, 'name'],
  [15, 'code'],
  [18, 'cash_flag'],
  [19, 'paid_on', 'date'],
  [20, 'amount', 'paise'],
  [22, 'cash_withdrawn', 'paise'],
  [24, 'tax', 'paise'],
  [25, 'deposited', 'paise'],
  [27, 'deducted_on', 'date'],
  [28, 'rate', 'rate'],
  [31, 'declaration'],
  [32, 'remark'],
  [33, 'certificate'],
];

/** Form 140 (residents, from 1 April 2026). */
export const form140: Layout = {
  form: '140',
  version: '1.0',
  records: {
    FH: fileHeader,
    BH: { count: 72, fields: batch },
    CD: { count: 30, fields: challan },
    DD: { count: 46, fields: deductee },
  },
  notice:
    'The field list of version 1.0 is public; version 1.2 added a 46th deductee field whose meaning is not. Check the file with the department’s validator before you file.',
  source: 'file format of form 140, version 1.0; sample files (46 deductee fields)',
};

/** Form 144 (non-residents, from 1 April 2026): positions read off sample files only. */
export const form144: Layout = {
  form: '144',
  version: 'sample',
  records: {
    FH: fileHeader,
    BH: { count: 72, fields: batch },
    CD: { count: 30, fields: challan },
    DD: {
      count: 45,
      fields: [
        [1, 'line', 'int'],
        [2, 'record'],
        [3, 'batch', 'int'],
        [4, 'serial_number', 'int'],
        [5, 'challan_number', 'int'],
        [6, 'mode'],
        [8, 'pan'],
        [9, 'name'],
        [15, 'code'],
        [19, 'paid_on', 'date'],
        [20, 'amount', 'paise'],
        [24, 'tax', 'paise'],
        [25, 'deposited', 'paise'],
        [27, 'deducted_on', 'date'],
        [28, 'rate', 'rate'],
        [32, 'remark'],
        [37, 'nr_address'],
        [38, 'nr_email'],
        [39, 'nr_phone'],
      ],
    },
  },
  notice:
    'The field list of form 144 is not public: positions were read off sample files. Address, e-mail and contact number are written; country, treaty, nature of remittance and tax identification number are kept here and in the Excel sheet only. Use this file to check figures; complete it in the department’s own utility.',
  source: 'sample files of form 144 (read by position)',
};
