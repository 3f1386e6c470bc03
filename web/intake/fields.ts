import type { SalesField } from '../../shared/intake/headings.ts';
import type { Meaning } from '../../shared/intake/ledger-headings.ts';
import { t } from '../i18n/t.ts';
import type { Choice } from '../ui/fields/Select.tsx';
import type { Purpose } from './importing.ts';

/** Names of a sales register's fields, in drop-down order. */
const registerFields = (): { value: SalesField; label: string }[] => [
  { value: 'number', label: t('Document number') },
  { value: 'date', label: t('Document date') },
  { value: 'receiptDate', label: t('Date of the receipt') },
  { value: 'kind', label: t('Kind of document') },
  { value: 'status', label: t('Status') },
  { value: 'supply', label: t('Type of supply') },
  { value: 'party', label: t('Name of the party') },
  { value: 'gstin', label: t('GSTIN of the party') },
  { value: 'own', label: t('Own GSTIN') },
  { value: 'place', label: t('Place of supply') },
  { value: 'reverse', label: t('Reverse charge') },
  { value: 'taxable', label: t('Taxable value') },
  { value: 'rate', label: t('Rate of tax') },
  { value: 'igst', label: t('Integrated tax') },
  { value: 'cgst', label: t('Central tax') },
  { value: 'sgst', label: t('State/UT tax') },
  { value: 'cess', label: t('Cess') },
  { value: 'tax', label: t('Tax of all heads') },
  { value: 'total', label: t('Document value') },
  { value: 'gross', label: t('Amount including tax') },
  { value: 'hsn', label: t('HSN or SAC') },
  { value: 'description', label: t('Description') },
  { value: 'quantity', label: t('Quantity') },
  { value: 'unit', label: t('Unit') },
  { value: 'original', label: t('Number of the original invoice') },
  { value: 'exemption', label: t('Nil rated, exempt or non-GST') },
  { value: 'port', label: t('Port code') },
  { value: 'shippingNumber', label: t('Shipping bill number') },
  { value: 'shippingDate', label: t('Shipping bill date') },
  { value: 'operator', label: t('GSTIN of the e-commerce operator') },
];

/** Names of a purchase register's fields. */
const purchaseFields = (): Choice[] => [
  { value: 'party', label: t('Name of the supplier') },
  { value: 'gstin', label: t('GSTIN of the supplier') },
  { value: 'voucher', label: t('Voucher number in your books') },
  { value: 'eligible', label: t('Credit claimed') },
  ...registerFields().filter(({ value }) => !['party', 'gstin', 'operator', 'exemption'].includes(value)),
];

const ledgerFields = (): { value: Meaning; label: string }[] => [
  { value: 'name', label: t('Name of the ledger') },
  { value: 'group', label: t('Group') },
  { value: 'head', label: t('Head') },
  { value: 'code', label: t('Code or serial number') },
  { value: 'opening', label: t('Opening balance') },
  { value: 'openingDebit', label: t('Opening balance, debit') },
  { value: 'openingCredit', label: t('Opening balance, credit') },
  { value: 'debit', label: t('Debit') },
  { value: 'credit', label: t('Credit') },
  { value: 'closing', label: t('Closing balance') },
  { value: 'closingDebit', label: t('Closing balance, debit') },
  { value: 'closingCredit', label: t('Closing balance, credit') },
  { value: 'side', label: t('Debit or credit (Dr/Cr)') },
];

const clientFields = (): Choice[] => [
  { value: 'whole_name', label: t('Full name') },
  { value: 'first_name', label: t('First name') },
  { value: 'middle_name', label: t('Middle name') },
  { value: 'last_name', label: t('Last name / Company name') },
  { value: 'company_name', label: t('Company name') },
  { value: 'pan', label: t('PAN') },
  { value: 'status', label: t('Type of assessee') },
  { value: 'father_name', label: t("Father's name") },
  { value: 'date_of_birth', label: t('Date of birth / incorporation') },
  { value: 'mobile', label: t('Mobile') },
  { value: 'phone', label: t('Phone') },
  { value: 'email', label: t('E-mail') },
  { value: 'gstin', label: t('GSTIN') },
  { value: 'tan', label: t('TAN') },
  { value: 'address', label: t('Address') },
  { value: 'city', label: t('City') },
  { value: 'state', label: t('State') },
  { value: 'pincode', label: t('Pincode') },
];

const tdsFields = (): Choice[] => [
  { value: 'name', label: t('Name') },
  { value: 'pan', label: t('PAN') },
  { value: 'code', label: t('Section code') },
  { value: 'paid_on', label: t('Date of payment or credit') },
  { value: 'amount', label: t('Amount paid or credited') },
  { value: 'rate', label: t('Rate in %') },
  { value: 'tax', label: t('Tax') },
  { value: 'surcharge', label: t('Surcharge') },
  { value: 'cess', label: t('Education cess') },
  { value: 'deducted_on', label: t('Date of deduction') },
  { value: 'deposited', label: t('Total tax deposited') },
  { value: 'challan', label: t('Challan') },
  { value: 'remark', label: t('Remark') },
  { value: 'certificate', label: t('Certificate number') },
  { value: 'bsr', label: t('BSR code or 24G receipt') },
  { value: 'serial', label: t('Challan serial number') },
  { value: 'deposited_on', label: t('Date of deposit') },
  { value: 'interest', label: t('Interest') },
  { value: 'fee', label: t('Fee under section 234E') },
  { value: 'other', label: t('Penalty and others') },
];

const gainFields = (): Choice[] => [
  { value: 'isin', label: t('ISIN') },
  { value: 'name', label: t('Name of the share or unit') },
  { value: 'units', label: t('Quantity') },
  { value: 'bought_on', label: t('Date of purchase') },
  { value: 'sold_on', label: t('Date of sale') },
  { value: 'cost', label: t('Cost of acquisition') },
  { value: 'buy_price', label: t('Purchase price per unit') },
  { value: 'sale', label: t('Full value of consideration') },
  { value: 'sell_price', label: t('Sale price per unit') },
  { value: 'expenses', label: t('Expenses of the sale') },
  { value: 'fmv', label: t('Fair market value on 31 January 2018') },
  { value: 'gain', label: t('Gain (for comparison)') },
  { value: 'acquired', label: t('Bought by 31 January 2018 (BE) or later (AE)') },
  { value: 'transferred', label: t('Sold before 23 July 2024 (BE) or later (AE)') },
  { value: 'worked_cost', label: t('Cost without indexation (for comparison)') },
  { value: 'lower', label: t('Lower of market value and sale price (for comparison)') },
  { value: 'fmv_total', label: t('Total fair market value (for comparison)') },
  { value: 'deductions', label: t('Total deductions (for comparison)') },
];

const bankFields = (): Choice[] => [
  { value: 'date', label: t('Date') },
  { value: 'text', label: t('Narration') },
  { value: 'reference', label: t('Cheque or reference number') },
  { value: 'debit', label: t('Withdrawal') },
  { value: 'credit', label: t('Deposit') },
  { value: 'amount', label: t('Amount') },
  { value: 'side', label: t('Debit or credit (Dr/Cr)') },
  { value: 'balance', label: t('Balance') },
];

/** Fields a column may have, by the import's purpose. */
export const fieldsOf = (noun: Purpose): Choice[] =>
  ({
    sales: registerFields,
    purchases: purchaseFields,
    trial_balance: ledgerFields,
    clients: clientFields,
    tds: tdsFields,
    gains: gainFields,
    bank: bankFields,
    gstr3b: () => [],
  })[noun]();

/** Names of import purposes. */
export const purposeNames = (): Record<Purpose, string> => ({
  sales: t('Sales (GSTR-1)'),
  purchases: t('Purchases and GSTR-2B'),
  trial_balance: t('Trial balance'),
  clients: t('List of clients'),
  tds: t('TDS deductees and challans'),
  gains: t('Shares and units sold'),
  bank: t('Bank statement'),
  gstr3b: t('GSTR-3B file'),
});

/** Names of kinds of files. */
export const kindNames = (): Readonly<Record<string, string>> => ({
  ...purposeNames(),
  sales: t('Sales register'),
  purchases: t('Purchase register'),
  gstr1: t('GSTR-1 file'),
  gstr2a: t('GSTR-2A download'),
  gstr2b: t('GSTR-2B download'),
  ims: t('Invoice Management System download'),
});

/** Names of GSTR-1 tables, by the portal's keys. */
export const tableNames = (): Readonly<Record<string, string>> => ({
  b2b: t('B2B invoices (4A, 4B, 6B, 6C)'),
  b2cl: t('B2C large (5)'),
  b2cs: t('B2C others (7)'),
  exp: t('Exports (6A)'),
  cdnr: t('Notes, registered (9B)'),
  cdnur: t('Notes, unregistered (9B)'),
  at: t('Advances received (11A)'),
  txpd: t('Advances adjusted (11B)'),
  nil: t('Nil rated, exempt, non-GST (8)'),
  hsn: t('HSN summary (12)'),
  doc_issue: t('Documents issued (13)'),
  supeco: t('Through e-commerce operators (14)'),
  purchases: t('Purchases'),
  ledgers: t('Ledgers'),
  clients: t('Clients'),
  deductees: t('Deductees'),
  challans: t('Challans'),
  salaries: t('Salaries'),
  gains: t('Sales of shares and units'),
  bank: t('Lines of the statement'),
  gstr3b: t('Figures of the GSTR-3B'),
});

/** Names of sums. */
export const sumNames = (): Readonly<Record<string, string>> => ({
  taxable: t('Taxable value'),
  tax: t('Tax'),
  igst: t('Integrated tax'),
  cgst: t('Central tax'),
  sgst: t('State/UT tax'),
  cess: t('Cess'),
  value: t('Document value'),
  debit: t('Debit'),
  credit: t('Credit'),
  amount: t('Amount'),
});
