import type { IsoDate } from '../dates.ts';
import type { FormModel } from '../forms/form.ts';
import { treeOf } from '../forms/form.ts';
import { type FormValues, getAt } from '../forms/paths.ts';
import { fieldsOf, patternOf } from '../forms/walk.ts';
import type { Rupees } from '../money.ts';

/** Tax deducted or collected by one person, as the return claims it. */
export interface TaxCredit {
  kind: 'salary' | 'other' | 'buyer-tenant' | 'tcs';
  /** Deductor or collector; '' if the form has no name. */
  name: string;
  /** TAN, or PAN or Aadhaar of a buyer or tenant. */
  id: string;
  /** The section's own words; '' for salary. */
  section: string;
  income: Rupees;
  claimed: Rupees;
}

/** A challan of advance or self-assessment tax. */
interface TaxPayment {
  bsr: string;
  date: IsoDate;
  challan: string;
  amount: Rupees;
}

/** Particulars of the assessee on a printed computation. Texts are '' if missing. */
export interface Particulars {
  father: string;
  dateOfBirth: string;
  address: string;
  mobile: string;
  email: string;
  residence: string;
  section: string;
  filingDate: string;
  banks: { name: string; ifsc: string; account: string; type: string; refund: boolean }[];
  credits: TaxCredit[];
  payments: TaxPayment[];
}

/** Tables of credits: kind, table, and possible column names, the first existing one counts. */
const creditTables = [
  ['salary', 'salary.employers', { income: ['income_for_tds'], claimed: ['tds_deducted'] }],
  ['salary', 'taxes_paid.tds_salary', { income: ['income'], claimed: ['tds_deducted'] }],
  ['other', 'taxes_paid.tds_other', { income: ['gross_receipt'], claimed: ['tds_claimed'] }],
  ['buyer-tenant', 'taxes_paid.tds_buyer_tenant', { income: ['gross_receipt'], claimed: ['tds_claimed'] }],
  ['buyer-tenant', 'taxes_paid.tds_tenant', { income: ['gross_receipt'], claimed: ['tds_claimed'] }],
  ['tcs', 'taxes_paid.tcs', { income: ['gross_payment'], claimed: ['tcs_claimed'] }],
] as const;
const nameKeys = ['employer_name', 'name', 'tenant_name'];
const idKeys = ['employer_tan', 'tan', 'deductor_pan', 'tenant_pan', 'deductor_aadhaar', 'tenant_aadhaar'];
const sectionKeys = ['section'];

const addressKeys = [
  'flat_no',
  'building_name',
  'road',
  'locality',
  'city',
  'state',
  'pincode',
  'zip_code',
  'country',
];

/** The paths read here, which a test checks against every form. */
export const particularPaths: readonly string[] = [
  'verification.father_name',
  'personal.date_of_birth',
  'personal.mobile',
  'personal.email',
  ...addressKeys.map((key) => `personal.address.${key}`),
  'filing.resident_status',
  'filing.section_filed',
  'filing.filing_date',
  ...['bank_name', 'ifsc_code', 'account_number', 'account_type', 'is_refund_account'].map(
    (key) => `bank_accounts[].${key}`,
  ),
  ...['bsr_code', 'date', 'challan_number', 'amount'].map((key) => `taxes_paid.payments[].${key}`),
  ...creditTables.flatMap(([, table, { income, claimed }]) =>
    [...income, ...claimed].map((key) => `${table}[].${key}`),
  ),
];

/** Assessee, taxes paid line by line and bank accounts of a return, for all forms. */
export function particularsOf(model: Pick<FormModel, 'schema'>, data: FormValues): Particulars {
  const fields = new Map(fieldsOf(treeOf(model)).map((f) => [f.path, f]));
  /** A value in words: a code as its label. */
  const at = (path: string): string => {
    const value = getAt(data, path);
    if (value === undefined || value === null || value === '') return '';
    const label = fields
      .get(patternOf(path))
      ?.meta.options?.find((option) => option.value === String(value))?.label;
    return label ?? String(value);
  };
  const rowsAt = (path: string): FormValues[] => {
    const list = getAt(data, path);
    return Array.isArray(list) ? (list as FormValues[]) : [];
  };
  const number = (path: string): number => {
    const value = getAt(data, path);
    return typeof value === 'number' ? value : 0;
  };
  const first = (base: string, keys: readonly string[]): string =>
    keys.map((key) => at(`${base}.${key}`)).find((text) => text !== '') ?? '';
  const country = at('personal.address.country');
  return {
    father: at('verification.father_name'),
    dateOfBirth: at('personal.date_of_birth'),
    address: addressKeys
      .map((key) => at(`personal.address.${key}`))
      .filter((text) => text !== '' && (text !== country || !/^india$/i.test(text)))
      .join(', '),
    mobile: at('personal.mobile'),
    email: at('personal.email'),
    residence: at('filing.resident_status'),
    section: at('filing.section_filed'),
    filingDate: at('filing.filing_date'),
    banks: rowsAt('bank_accounts').map((_, i) => {
      const base = `bank_accounts.${i}`;
      return {
        name: at(`${base}.bank_name`),
        ifsc: at(`${base}.ifsc_code`),
        account: at(`${base}.account_number`),
        type: at(`${base}.account_type`),
        refund: getAt(data, `${base}.is_refund_account`) === true,
      };
    }),
    credits: creditTables.flatMap(([kind, table, keys]) =>
      rowsAt(table).flatMap((_, i): TaxCredit[] => {
        const base = `${table}.${i}`;
        const sum = (of: readonly string[]) => of.reduce((n, key) => n + number(`${base}.${key}`), 0);
        const claimed = sum(keys.claimed);
        if (claimed === 0) return [];
        return [
          {
            kind,
            name: first(base, nameKeys),
            id: first(base, idKeys),
            section: first(base, sectionKeys),
            income: sum(keys.income),
            claimed,
          },
        ];
      }),
    ),
    payments: rowsAt('taxes_paid.payments').map((_, i) => {
      const base = `taxes_paid.payments.${i}`;
      return {
        bsr: at(`${base}.bsr_code`),
        date: at(`${base}.date`),
        challan: at(`${base}.challan_number`),
        amount: number(`${base}.amount`),
      };
    }),
  };
}
