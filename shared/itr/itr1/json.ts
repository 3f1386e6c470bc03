import type { FormModel } from '../../forms/form.ts';
import { type ReturnFile, returnFile } from '../json/return-file.ts';
import type { Itr1Year } from './data/years.ts';
import { fromFile, toFile } from './file.ts';

/** Reader and writer of the department's ITR-1 file of a year. */
export const itr1File = (model: FormModel, year: Itr1Year): ReturnFile =>
  returnFile(model, {
    key: 'ITR1',
    name: 'ITR-1',
    description: 'For resident individuals with total income up to Rs. 50 lakh (Sahaj)',
    fileYear: year.fileYear,
    schemaVersion: year.schemaVersion,
    formVersion: 'Ver1.0',
    always: [
      'PersonalInfo.AssesseeName',
      'PersonalInfo.Address',
      'FilingStatus',
      `${year.nodes.income}.UsrDeductUndChapVIA`,
      `${year.nodes.income}.DeductUndChapVIA`,
      `${year.nodes.tax}.IntrstPay`,
      'TaxPaid.TaxesPaid',
      'Refund.BankAccountDtls',
      'Verification.Declaration',
    ],
    constants: { 'FilingStatus.ItrFilingDueDate': year.dueDate },
    toFile,
    fromFile: (decoded, body) => fromFile(decoded, body, year),
  });
