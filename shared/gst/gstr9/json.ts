import { periodsOfYear, portalPeriod } from '../periods.ts';
import { type Amounts, annualRow, keysOf } from './rows.ts';
import type { Annual } from './work.ts';

/**
 * GSTR-9 as JSON with the keys that are known: GSTN publishes no schema, and only keys are written on which
 * several programs that read and write this file agree. Sums, and figures the portal fills itself (6A, 8A,
 * paid columns of table 9), are omitted. Amounts in rupees.
 */

const keyNames = { taxable: 'txval', igst: 'iamt', cgst: 'camt', sgst: 'samt', cess: 'csamt' } as const;
const order = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;

/** Rows that are one object of their table, by table and key. */
const plain: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  table4: {
    '4A': 'b2c',
    '4B': 'b2b',
    '4C': 'exp',
    '4D': 'sez',
    '4E': 'deemed',
    '4F': 'at',
    '4G': 'rchrg',
    '4G1': 'ecom',
    '4I': 'cr_nt',
    '4J': 'dr_nt',
    '4K': 'amd_pos',
    '4L': 'amd_neg',
  },
  table5: {
    '5A': 'zero_rtd',
    '5B': 'sez',
    '5C': 'rchrg',
    '5C1': 'ecom_14',
    '5D': 'exmt',
    '5E': 'nil',
    '5F': 'non_gst',
    '5H': 'cr_nt',
    '5I': 'dr_nt',
    '5J': 'amd_pos',
    '5K': 'amd_neg',
  },
  table6: { '6F': 'ios', '6G': 'isd', '6H': 'itc_clmd', '6K': 'tran1', '6L': 'tran2', '6M': 'other' },
  table7: {
    '7A': 'rule37',
    '7B': 'rule39',
    '7C': 'rule42',
    '7D': 'rule43',
    '7E': 'sec17',
    '7F': 'revsl_tran1',
    '7G': 'revsl_tran2',
  },
  table8: { '8C': 'itc_inwd_supp', '8E': 'itc_nt_availd', '8F': 'itc_nt_eleg', '8G': 'iog_taxpaid' },
  table10: { '10': 'dbn_amd', '11': 'cdn_amd', '12': 'itc_rvsl', '13': 'itc_availd' },
  table16: { '16A': 'comp_supp', '16B': 'deemed_supp', '16C': 'not_returned' },
};

/** Rows of table 6 that are a list by kind of credit: inputs, capital goods, input services. */
const byKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  supp_non_rchrg: { ip: '6B_ip', cg: '6B_cg', is: '6B_is' },
  supp_rchrg_unreg: { ip: '6C_ip', cg: '6C_cg', is: '6C' },
  supp_rchrg_reg: { ip: '6D_ip', cg: '6D_cg', is: '6D' },
  iog: { ip: '6E_ip', cg: '6E_cg' },
};

/** Rows without a known key: they are entered on the portal. */
export const rowsNotInFile = ['6A1', '7A1', '7A2', '8H1'] as const;

type Values = Record<string, number>;
const rupees = (paise: number): number => paise / 100;

/** Amounts of a row under the file's names, for its columns. */
const amountsOf = (id: string, amounts: Amounts): Values => {
  const keys = keysOf(annualRow(id)!);
  return Object.fromEntries(
    order.filter((key) => keys.includes(key)).map((key) => [keyNames[key], rupees(amounts[key])]),
  );
};

interface AnnualFile {
  gstin: string;
  fp: string;
  [table: string]: unknown;
}

/** The file of a GSTR-9, and the rows with figures that it lacks. */
export function annualJson(
  { financialYear, rows, payment, hsn }: Annual,
  gstin: string,
): { file: AnnualFile; left: string[] } {
  const of = new Map(rows.map((r) => [r.id, r.amounts]));
  const at = (id: string) => amountsOf(id, of.get(id)!);
  const file: AnnualFile = { gstin, fp: portalPeriod(periodsOfYear(financialYear)[11]!) };
  for (const [table, keys] of Object.entries(plain))
    file[table] = Object.fromEntries(Object.entries(keys).map(([id, key]) => [key, at(id)]));
  Object.assign(
    file['table6'] as object,
    Object.fromEntries(
      Object.entries(byKind).map(([key, kinds]) => [
        key,
        Object.entries(kinds).map(([kind, id]) => ({ itc_typ: kind, ...at(id) })),
      ]),
    ),
  );
  (file['table7'] as Record<string, unknown>)['other'] = [{ desc: 'Other reversals', ...at('7H') }];
  const payable = (paise: number) => ({ txpyble: rupees(paise) });
  const interest = order.reduce((n, key) => n + (key === 'taxable' ? 0 : payment.interest[key]), 0);
  file['table9'] = {
    iamt: payable(payment.payable.igst),
    camt: payable(payment.payable.cgst),
    samt: payable(payment.payable.sgst),
    csamt: payable(payment.payable.cess),
    intr: payable(interest),
    fee: payable(payment.fee.cgst + payment.fee.sgst),
  };
  const [due, paid] = [of.get('14_due')!, of.get('14_paid')!];
  const all = (id: string) => order.slice(1).reduce((n, key) => n + of.get(id)![key], 0);
  file['table14'] = {
    ...Object.fromEntries(
      order.slice(1).map((key) => [keyNames[key], { txpyble: rupees(due[key]), txpaid: rupees(paid[key]) }]),
    ),
    intr: { txpyble: rupees(all('14_intr')), txpaid: rupees(all('14_intp')) },
  };
  if (hsn.length > 0)
    file['table17'] = {
      items: hsn.map((h) => ({
        hsn_sc: h.hsn,
        uqc: h.unit,
        qty: h.quantity,
        rt: h.rate,
        isconcesstional: 'N',
        ...Object.fromEntries(order.map((key) => [keyNames[key], rupees(h.amounts[key])])),
      })),
    };
  const left = rowsNotInFile.filter((id) => order.some((key) => of.get(id)![key] !== 0));
  return { file, left };
}
