import type { IsoDate } from '../dates.ts';
import { addDays, startYear } from '../dates.ts';
import { formInfo, quarterDays } from './data/forms.ts';
import { governmentTypes } from './data/states.ts';
import type { RecordType } from './layouts/types.ts';
import { payeeOf } from './rates.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Values of one record by the names layouts use. Paise stay integers; `undefined` is an empty field. */
export type Values = Record<string, string | number | undefined>;

/** A record before its layout is applied. */
export interface FlatRecord {
  type: RecordType;
  values: Values;
}

/** Sum of a challan's parts: what must have been paid. Paise. */
export const challanTotal = (c: Challan): number =>
  c.tax + (c.surcharge ?? 0) + (c.cess ?? 0) + c.interest + c.fee + c.other;

/** Tax, surcharge and cess of a deductee row. Paise. */
export const deductedTotal = (d: Deductee): number => d.tax + (d.surcharge ?? 0) + (d.cess ?? 0);

const sumOf = <T>(list: readonly T[], of: (x: T) => number): number =>
  list.reduce((total, x) => total + of(x), 0);

/** `2026-2027` as the files write years: `202627`. */
const yearCode = (start: number): string => `${start}${String((start + 1) % 100).padStart(2, '0')}`;

function header(s: Statement, createdOn: IsoDate, program: string): FlatRecord {
  const info = formInfo[s.form];
  return {
    type: 'FH',
    values: {
      record: 'FH',
      file_type: info.fileType,
      upload_type: 'R',
      created_on: createdOn,
      sequence: 1,
      // D in published tables of 27EQ too.
      uploader: 'D',
      tan: s.deductor.tan,
      batches: 1,
      program,
    },
  };
}

function batch(s: Statement): FlatRecord {
  const { deductor: d, responsible: r } = s;
  const start = startYear(s.financial_year);
  const [std, phone] = splitPhone(d.phone);
  const values: Values = {
    record: 'BH',
    batch: 1,
    challan_count: s.challans.length,
    form: s.form,
    previous_token: s.previous_token,
    tan: d.tan,
    pan: d.pan ?? 'PANNOTREQD',
    assessment_year: yearCode(start + 1),
    financial_year: yearCode(start),
    quarter: s.quarter,
    name: d.name,
    branch: d.branch,
    type: d.type,
    std_code: std,
    phone,
    country_code: '91',
    address_changed: 'N',
    responsible_name: r.name,
    responsible_designation: r.designation,
    responsible_pan: r.pan,
    responsible_mobile: r.mobile,
    responsible_country: 'INDIA',
    responsible_country_code: '91',
    responsible_address_changed: 'N',
    batch_total: sumOf(s.challans, challanTotal),
    earlier_filed: s.earlier_filed,
    ao_approval: 'N',
    // Offices and bodies of a State name it once more.
    government_state: ['S', 'E', 'H', 'N'].includes(d.type) ? d.state : undefined,
    // The annexure of salaries is a data sheet: the file has none of its records.
    salary_count: s.form === '24Q' ? 0 : undefined,
    ministry: d.ministry,
    ain: d.ain,
    gstin: d.gstin,
    email: d.email,
    responsible_email: r.email,
    state: d.state,
    responsible_state: r.state,
    pincode: d.pincode,
    responsible_pincode: r.pincode,
  };
  for (const part of ['address_1', 'address_2', 'address_3', 'address_4', 'address_5'] as const) {
    values[part] = d[part];
    values[`responsible_${part}`] = r[part];
  }
  return { type: 'BH', values };
}

function splitPhone(phone: string | undefined): [string | undefined, string | undefined] {
  const [first, second] = (phone ?? '').split('-');
  return second === undefined ? [undefined, first || undefined] : [first, second];
}

function challan(s: Statement, c: Challan, number: number, rows: readonly Deductee[]): FlatRecord {
  return {
    type: 'CD',
    values: {
      record: 'CD',
      batch: 1,
      challan_number: number,
      deductee_count: rows.length,
      nil: c.nil,
      tax: c.tax,
      surcharge: c.surcharge ?? 0,
      cess: c.cess ?? 0,
      interest: c.interest,
      fee: c.fee,
      other: c.other,
      total: challanTotal(c),
      payment_mode: c.nil === 'Y' ? undefined : c.by_book_entry === 'Y' ? 'B' : 'C',
      book_entry: c.nil === 'Y' ? undefined : c.by_book_entry,
      bsr: c.bsr,
      serial: c.serial,
      challan_serial: c.by_book_entry === 'Y' ? undefined : c.serial,
      voucher: c.by_book_entry === 'Y' ? c.serial : undefined,
      // A nil challan carries the last day of the quarter.
      deposited_on: c.nil === 'Y' ? quarterDays(s.financial_year, s.quarter).to : c.deposited_on,
      minor_head: c.minor_head,
      sum_deposited: sumOf(rows, (d) => d.deposited),
      sum_deducted: sumOf(rows, deductedTotal),
      sum_tax: sumOf(rows, (d) => d.tax),
      sum_surcharge: sumOf(rows, (d) => d.surcharge ?? 0),
      sum_cess: sumOf(rows, (d) => d.cess ?? 0),
    },
  };
}

function deductee(c: Challan, d: Deductee, challanNumber: number, serial: number): FlatRecord {
  return {
    type: 'DD',
    values: {
      record: 'DD',
      batch: 1,
      challan_number: challanNumber,
      serial_number: serial,
      mode: 'O',
      pan: d.pan,
      name: d.name,
      deductee_code: payeeOf(d.pan) === 'company' ? '01' : '02',
      code: d.code,
      cash_flag: d.cash_withdrawn ? 'Y' : 'N',
      cash_withdrawn: d.cash_withdrawn || undefined,
      paid_on: d.paid_on,
      amount: d.amount,
      tax: d.tax,
      surcharge: d.surcharge ?? 0,
      cess: d.cess ?? 0,
      total_deducted: deductedTotal(d),
      deposited: d.deposited,
      rate: d.rate,
      remark: d.remark || undefined,
      certificate: d.certificate,
      declaration: d.declaration,
      rate_by: d.rate_by,
      remittance: d.remittance,
      country: d.country,
      ack_15ca: d.ack_15ca,
      gross_up: d.gross_up,
      nr_email: d.nr_email,
      nr_phone: d.nr_phone,
      nr_address: d.nr_address,
      nr_tin: d.nr_tin,
      deducted_on: deductedTotal(d) > 0 ? d.deducted_on : undefined,
      deposited_on: deductedTotal(d) > 0 && c.nil === 'N' ? c.deposited_on : undefined,
    },
  };
}

/** All records of a statement in file order. Deductee rows follow the challan that paid them. */
export function recordsOf(s: Statement, createdOn: IsoDate, program: string): FlatRecord[] {
  const byChallan = new Map<string, Deductee[]>();
  for (const row of s.deductees) {
    const list = byChallan.get(row.challan);
    if (list) list.push(row);
    else byChallan.set(row.challan, [row]);
  }
  const out: FlatRecord[] = [header(s, createdOn, program), batch(s)];
  s.challans.forEach((c, i) => {
    const rows = byChallan.get(c.id) ?? [];
    out.push(challan(s, c, i + 1, rows));
    rows.forEach((d, j) => {
      out.push(deductee(c, d, i + 1, j + 1));
    });
  });
  return out;
}

/** Whether a deductor is an office of government, which may pay by book entry. */
export const isGovernment = (type: string): boolean => governmentTypes.has(type);

/** The day after a quarter, from which a statement can be filed. */
export const filingOpens = (s: Pick<Statement, 'financial_year' | 'quarter'>): IsoDate =>
  addDays(quarterDays(s.financial_year, s.quarter).to, 1);
