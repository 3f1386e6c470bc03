import type { IsoDate } from '../dates.ts';
import { startYear } from '../dates.ts';
import { formInfo, quarterDays, type TdsForm } from './data/forms.ts';
import { governmentTypes, ofCentre, ofState } from './data/states.ts';
import type { FlatRecord, RecordType, Values } from './layouts/types.ts';
import { payeeOf } from './rates.ts';
import { salaryRecordsOf } from './salary-records.ts';
import { hasSalaries, type SheetRow } from './sheets.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Total of a challan's parts. Paise. */
export const challanTotal = (c: Challan): number =>
  c.tax + (c.surcharge ?? 0) + (c.cess ?? 0) + c.interest + c.fee + c.other;

/** Tax, surcharge and cess of a deductee row. Paise. */
export const deductedTotal = (d: Deductee): number => d.tax + (d.surcharge ?? 0) + (d.cess ?? 0);

const sumOf = <T>(list: readonly T[], of: (x: T) => number): number =>
  list.reduce((total, x) => total + of(x), 0);

/** `2026-2027` as the files write years: `202627`. */
const yearCode = (start: number): string => `${start}${String((start + 1) % 100).padStart(2, '0')}`;

/** The code in the file: 27EQ uses the letter of the collection (E), not the challan's code (6CE). */
export const fileCode = (form: TdsForm, code: string): string =>
  form === '27EQ' ? code.replace(/^6C/, '') : code;

/** A file's code as tables store it. */
export const codeOfFile = (form: TdsForm, code: string): string =>
  form === '27EQ' && /^(?:[A-Z]|M[A-J])$/.test(code) ? `6C${code}` : code;

/** STD code and number of a telephone typed with a dash between them. */
export function splitPhone(phone: string | undefined): [std: string | undefined, number: string | undefined] {
  const [first, second] = (phone ?? '').split('-');
  return second === undefined ? [undefined, first || undefined] : [first || undefined, second || undefined];
}

/** A contact number of the forms of 2026: STD code and number in one, without the zero before the code. */
export const contactNumber = (phone: string | undefined): string | undefined =>
  phone?.replace(/\D/g, '').replace(/^0+/, '') || undefined;

/** File header of a regular statement. */
export function headerRecord(s: Statement, createdOn: IsoDate, program: string): FlatRecord {
  const info = formInfo[s.form];
  return {
    type: 'FH',
    from: '',
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

/** Batch header of a regular statement with its challans and salary records. */
export function batchRecord(s: Statement, salaries: readonly FlatRecord[]): FlatRecord {
  const { deductor: d, responsible: r } = s;
  const start = startYear(s.financial_year);
  const old = formInfo[s.form].to !== undefined;
  const [std, phone] = splitPhone(d.phone);
  const [responsibleStd, responsiblePhone] = splitPhone(r.phone);
  const government = isGovernment(d.type);
  const annexures = hasSalaries(s.form, s.quarter);
  const ofType = (type: RecordType) => salaries.filter((x) => x.type === type);
  const grossOf = (type: RecordType) => sumOf(ofType(type), (x) => Number(x.values['gross_total'] ?? 0));
  const values: Values = {
    record: 'BH',
    batch: 1,
    challan_count: s.challans.length,
    form: s.form,
    previous_token: s.earlier_filed === 'Y' ? s.previous_token : undefined,
    tan: d.tan,
    pan: d.pan ?? 'PANNOTREQD',
    assessment_year: yearCode(start + 1),
    financial_year: yearCode(start),
    quarter: s.quarter,
    name: d.name,
    branch: d.branch,
    // The address of a deductor is in one of India's States.
    country: 'INDIA',
    country_code: '91',
    responsible_country: 'INDIA',
    responsible_country_code: '91',
    type: d.type,
    ...(old
      ? {
          std_code: std,
          phone,
          responsible_std_code: responsibleStd,
          responsible_phone: responsiblePhone,
          responsible_mobile: r.mobile,
        }
      : { phone: contactNumber(d.phone), responsible_phone: r.mobile ?? contactNumber(r.phone) }),
    address_changed: d.address_changed ?? 'N',
    responsible_address_changed: r.address_changed ?? 'N',
    responsible_name: r.name,
    responsible_designation: r.designation,
    responsible_pan: r.pan,
    batch_total: sumOf(s.challans, challanTotal),
    earlier_filed: s.earlier_filed,
    ao_approval: 'N',
    // Offices and bodies of a State name it once more.
    government_state: ofState.has(d.type) ? d.state : undefined,
    salary_count: ofType('SD').length,
    salary_total: annexures ? grossOf('SD') : undefined,
    count_194p: annexures ? ofType('94P').length : undefined,
    total_194p: annexures ? grossOf('94P') : undefined,
    ...(government
      ? {
          pao_code: d.pao_code,
          ddo_code: d.ddo_code,
          pao_registration: d.pao_registration,
          ddo_registration: d.ddo_registration,
          ministry: d.type === 'S' ? undefined : d.ministry,
          ministry_other: d.ministry === '99' ? d.ministry_other : undefined,
          ain: ['A', 'S'].includes(d.type) ? d.ain : undefined,
        }
      : {}),
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
  return { type: 'BH', from: '', values };
}

/** Serial numbers of challans and vouchers have five digits in the old forms. */
const fiveDigits = (serial: string | undefined): string | undefined => serial?.padStart(5, '0');

/** Challan record of a place in the statement, with the sums of the payees given. */
export function challanRecord(s: Statement, at: number, rows: readonly Deductee[]): FlatRecord {
  const c = s.challans[at]!;
  const nil = c.nil === 'Y';
  const book = !nil && c.by_book_entry === 'Y';
  return {
    type: 'CD',
    from: `challans.${at}`,
    values: {
      record: 'CD',
      batch: 1,
      challan_number: at + 1,
      deductee_count: rows.length,
      nil: c.nil,
      tax: c.tax,
      surcharge: c.surcharge ?? 0,
      cess: c.cess ?? 0,
      interest: c.interest,
      allocated_interest: c.interest,
      interest_allocation: c.interest,
      fee: c.fee,
      other: c.other,
      allocated_other: c.other,
      other_allocation: c.other,
      total: challanTotal(c),
      payment_mode: nil ? undefined : book ? 'B' : 'C',
      book_entry: nil ? undefined : c.by_book_entry,
      bsr: nil ? undefined : c.bsr,
      serial: nil ? undefined : c.serial,
      challan_serial: nil || book ? undefined : fiveDigits(c.serial),
      voucher: book ? fiveDigits(c.serial) : undefined,
      // A nil challan is dated the last day of the quarter.
      deposited_on: nil ? quarterDays(s.financial_year, s.quarter).to : c.deposited_on,
      minor_head: nil || book ? undefined : c.minor_head,
      sum_deposited: sumOf(rows, (d) => d.deposited),
      sum_deducted: sumOf(rows, deductedTotal),
      sum_tax: sumOf(rows, (d) => d.tax),
      sum_surcharge: sumOf(rows, (d) => d.surcharge ?? 0),
      sum_cess: sumOf(rows, (d) => d.cess ?? 0),
    },
  };
}

/** Field of 26Q that a cash withdrawal of a code is in (section 194N), and of form 140. */
export const cashFields: Readonly<Record<string, string>> = {
  '94N': 'cash_94n',
  '4NC': 'cash_4nc',
  '1065': 'cash_1',
  '1064': 'cash_3',
};

/** Deductee record; `from` is the path of its row. */
export function deducteeRecord(
  form: TdsForm,
  c: Challan,
  d: Deductee,
  from: string,
  challanNumber: number,
  serial: number,
): FlatRecord {
  const deducted = deductedTotal(d);
  const cash = cashFields[d.code];
  return {
    type: 'DD',
    from,
    values: {
      record: 'DD',
      batch: 1,
      challan_number: challanNumber,
      serial_number: serial,
      mode: 'O',
      pan: d.pan,
      reference: d.reference,
      name: d.name,
      deductee_code: payeeOf(d.pan) === 'company' ? '1' : '2',
      code: fileCode(form, d.code),
      tax_deposited: d.deposited === deducted ? 'Y' : 'N',
      paid_on: d.paid_on,
      amount: d.amount,
      transaction_value: d.transaction_value,
      tax: d.tax,
      surcharge: d.surcharge ?? 0,
      cess: d.cess ?? 0,
      total_deducted: deducted,
      deposited: d.deposited,
      rate: deducted > 0 ? d.rate : 0,
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
      opting_out: d.opting_out,
      non_resident: d.non_resident,
      has_pe: d.has_pe,
      tds_covers: d.tds_covers,
      tds_challan: d.tds_challan,
      tds_date: d.tds_date,
      ...(cash && d.cash_withdrawn ? { [cash]: d.cash_withdrawn } : {}),
      deducted_on: deducted > 0 ? d.deducted_on : undefined,
      deposited_on: d.deposited > 0 && c.nil === 'N' ? c.deposited_on : undefined,
    },
  };
}

/** All records of a statement in file order: deductee rows follow their challan, salary annexures come last. */
export function recordsOf(
  s: Statement,
  createdOn: IsoDate,
  program: string,
  salaries: readonly SheetRow[] = [],
): FlatRecord[] {
  const byChallan = new Map<string, { row: Deductee; at: number }[]>();
  s.deductees.forEach((row, at) => {
    const list = byChallan.get(row.challan);
    if (list) list.push({ row, at });
    else byChallan.set(row.challan, [{ row, at }]);
  });
  const annexures = hasSalaries(s.form, s.quarter) ? salaryRecordsOf(salaries) : [];
  const out: FlatRecord[] = [headerRecord(s, createdOn, program), batchRecord(s, annexures)];
  s.challans.forEach((c, i) => {
    const rows = byChallan.get(c.id) ?? [];
    out.push(
      challanRecord(
        s,
        i,
        rows.map((r) => r.row),
      ),
    );
    rows.forEach(({ row, at }, j) => {
      out.push(deducteeRecord(s.form, c, row, `deductees.${at}`, i + 1, j + 1));
    });
  });
  return [...out, ...annexures];
}

/** Whether a deductor is an office of government, which may pay by book entry. */
export const isGovernment = (type: string): boolean => governmentTypes.has(type);

/** The section code of salary a kind of deductor uses in form 138. */
export const salaryCode = (type: string): string =>
  ofState.has(type) ? '1001' : ofCentre.has(type) ? '1003' : '1002';
