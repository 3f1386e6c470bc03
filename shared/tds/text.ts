import { type IsoDate, isoOf } from '../dates.ts';
import { type Filling, type Issue, type Literal, type Message, say, sentence } from '../forms/messages.ts';
import { type Quarter, quarters, type TdsForm, tdsForms } from './data/forms.ts';
import { layoutOf, readingLayoutOf } from './layouts/of.ts';
import type { FieldSpec, FlatRecord, Format, RecordLayout, RecordType, Values } from './layouts/types.ts';
import { plain } from './plain.ts';
import { codeOfFile, recordsOf } from './records.ts';
import { type SalaryRecord, salariesFrom } from './salary-read.ts';
import type { SalaryRow } from './sheets.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Line ends of the files, whatever machine writes them. */
export const lineEnd = '\r\n';

function write(value: string | number | undefined, format: Format): string {
  if (value === undefined || value === '') return '';
  if (format === 'date') {
    const day = String(value);
    return day.slice(8) + day.slice(5, 7) + day.slice(0, 4);
  }
  if (format === 'paise' || format === 'rupees' || format === 'signed') {
    const paise = Math.abs(Number(value));
    const sign = Number(value) < 0 ? '-' : '';
    return `${sign}${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  }
  if (format === 'rate')
    return `${Math.trunc(Number(value) / 10_000)}.${String(Number(value) % 10_000).padStart(4, '0')}`;
  // The checks refuse characters that cannot be written; as a safeguard none may break the file.
  return plain(String(value))
    .replace(/[\^\r\n]/g, ' ')
    .replace(/[^\x20-\x7e]/g, '');
}

/** The cells of a record as its layout writes them; `number` is its line in the file. */
export function cellsOf(layout: RecordLayout, record: FlatRecord, number: number): string[] {
  const out: string[] = new Array(layout.count).fill('');
  for (const [at, name, format] of layout.fields)
    out[at - 1] = write(name === 'line' ? number : record.values[name], format);
  return out;
}

/** The form's own field a value of a record comes from. */
function pathOf(record: FlatRecord, name: string): string {
  if (record.from) return `${record.from}.${sources[name] ?? name}`;
  if (name === 'previous_token') return name;
  const own = /^responsible_(.+)$/.exec(name)?.[1];
  return own ? `responsible.${own}` : `deductor.${name}`;
}

const sources: Readonly<Record<string, string>> = {
  challan_serial: 'serial',
  voucher: 'serial',
  interest_allocation: 'interest',
  other_allocation: 'other',
  total_deducted: 'tax',
  from: 'employed_from',
  to: 'employed_to',
};

/** Totals of other fields, whose parts are reported instead. */
const sums: ReadonlySet<string> = new Set(['batch_total', 'total', 'allocated_interest', 'allocated_other']);

const bounds: Partial<Record<Format, RegExp>> = {
  digits: /^\d*$/,
  int: /^\d*$/,
  paise: /^(?:\d+\.\d\d)?$/,
  rupees: /^(?:\d+\.00)?$/,
};

/** Layout violations of a record: a blank mandatory field, a value too long or of the wrong kind. */
export function layoutIssues(layout: RecordLayout, record: FlatRecord, cells: readonly string[]): Issue[] {
  const out: Issue[] = [];
  const error = (name: string, message: Message) =>
    out.push({ path: pathOf(record, name), message, severity: 'error' });
  for (const [at, name, format, size, need] of layout.fields) {
    const cell = cells[at - 1] ?? '';
    if (cell === '') {
      if (need === 'M') error(name, say('required'));
    } else if (sums.has(name)) continue;
    else if (format === 'rupees' && !cell.endsWith('.00')) error(name, say('wholeRupees'));
    else if (cell.length > size) error(name, say('tooLong', { max: size }));
    else if (bounds[format] && !bounds[format].test(cell))
      error(name, say('wrongType', { expected: format, found: cell }));
  }
  return out;
}

/**
 * The text file for the department's validator (FVU), or undefined where no layout is public. Every record is held against its
 * layout: a file with issues is not to be filed. ASCII, fields joined by `^`, CRLF, first field the running line number, no trailer.
 */
export function statementText(
  s: Statement,
  options: { createdOn: IsoDate; program: string; salaries?: readonly SalaryRow[] },
): { text: string; issues: Issue[]; notice?: string } | undefined {
  const layout = layoutOf(s.form, s.quarter);
  if (!layout) return undefined;
  const issues: Issue[] = [];
  const lines = recordsOf(s, options.createdOn, options.program, options.salaries).map((record, i) => {
    const own = layout.records[record.type]!;
    const cells = cellsOf(own, record, i + 1);
    issues.push(...layoutIssues(own, record, cells));
    return cells.join('^') + lineEnd;
  });
  return { text: lines.join(''), issues, ...(layout.notice ? { notice: layout.notice } : {}) };
}

/** Name of the file: at most twelve characters with its ending. */
export const textFileName = (form: TdsForm, quarter: Quarter, correction = false): string =>
  `${form}${correction ? 'C' : 'R'}${quarter}.txt`;

function read(raw: string, format: Format): string | number | undefined {
  if (raw === '') return undefined;
  if (format === 'date') {
    const day = /^(\d{2})(\d{2})(\d{4})$/.exec(raw);
    return day ? isoOf(Number(day[3]), Number(day[2]), Number(day[1])) : undefined;
  }
  if (format === 'int') return /^-?\d{1,15}$/.test(raw) ? Number(raw) : undefined;
  if (format === 'text' || format === 'digits') return raw;
  const scaled = /^-?(\d+)(?:\.(\d+))?$/.exec(raw);
  if (!scaled) return undefined;
  const places = format === 'rate' ? 4 : 2;
  const sign = raw.startsWith('-') ? -1 : 1;
  return (
    sign * (Number(scaled[1]) * 10 ** places + Number((scaled[2] ?? '').padEnd(places, '0').slice(0, places)))
  );
}

const valuesOf = (fields: readonly FieldSpec[], cells: readonly string[]): Values =>
  Object.fromEntries(fields.map(([at, name, format]) => [name, read(cells[at - 1] ?? '', format)]));

/** Content of a text file, as far as its layout is known. Errors name the line. */
interface ReadBack {
  /** Of the batch header, also where the layout of the form is not known. */
  form?: TdsForm;
  statement?: Partial<Statement> & {
    challans: Partial<Challan>[];
    deductees: Partial<Deductee>[];
    salaries: SalaryRow[];
  };
  issues: Issue[];
  /** Parts of the file that are not used; the rest is imported. */
  notes: Issue[];
  /** Record number of each row in its parent, by row id: corrections use it to find rows. */
  numbers: Record<string, number>;
  /** Of the consolidated file of TRACES: the state a statement was accepted in. */
  accepted?: AcceptedFile;
}

/** Header data of a consolidated file. */
export interface AcceptedFile {
  /** Token number of the regular statement. */
  original_token: string;
  /** Its hash, which a correction repeats. */
  hash: string;
  /** Day of the data; empty where it does not read as one. */
  day: string;
  /** Number of the next new challan; 0 if the file has none. */
  next_challan: number;
}

const problem = <const T extends string>(
  lineNumber: number,
  text: Literal<T>,
  ...filling: Filling<T>
): Issue => ({
  path: `line ${lineNumber}`,
  message: sentence<T>(text, ...filling),
  severity: 'error',
});

/** Field 15 of the file header and field 8 of the batch header are filled in a consolidated file alone. */
function acceptedOf(file: readonly string[], batch: readonly string[]): AcceptedFile | undefined {
  if (!/^\d{15}$/.test(batch[7] ?? '') || batch[5] || !file[14]) return undefined;
  return {
    original_token: batch[7]!,
    hash: file[14],
    day: String(read(file[10] ?? '', 'date') ?? ''),
    next_challan: Number(/^\d{1,9}$/.test(batch[13] ?? '') ? batch[13] : 0),
  };
}

/**
 * Reads a statement's text file, or the consolidated file of TRACES. Nothing is guessed: an unknown line is
 * an error with its number. Records without a published layout (collectees of form 143, annexures of form
 * 138) are reported as left out.
 */
export function readStatementText(text: string): ReadBack {
  const issues: Issue[] = [];
  const notes: Issue[] = [];
  const numbers: Record<string, number> = {};
  const lines = text.split(/\r?\n/).filter((l) => l !== '');
  const batchLine = lines.find((l) => l.split('^')[1] === 'BH');
  const form = batchLine?.split('^')[4] as TdsForm | undefined;
  if (!form || !(tdsForms as readonly string[]).includes(form))
    return {
      issues: [problem(2, 'This is not a TDS or TCS statement: no batch header with a form was found')],
      notes,
      numbers,
    };
  const layout = readingLayoutOf(form);
  const batchCells = batchLine!.split('^');
  if (batchCells[5])
    return {
      form,
      issues: [
        problem(
          2,
          'This is a correction of type {type}, which has changed rows only: use the consolidated file of TRACES or the regular statement’s text file',
          { type: batchCells[5].slice(0, 5) },
        ),
      ],
      notes,
      numbers,
    };
  const accepted = acceptedOf(lines[0]!.split('^'), batchCells);
  const unread = new Map<string, { line: number; count: number }>();
  const challans: Partial<Challan>[] = [];
  const deductees: Partial<Deductee>[] = [];
  const salaries: SalaryRecord[] = [];
  let head: Values = {};
  lines.forEach((raw, i) => {
    const cells = raw.split('^');
    const type = cells[1] as RecordType;
    const record = Object.hasOwn(layout.records, type) ? layout.records[type] : undefined;
    if (!record) {
      const hidden = form === '143' ? type === 'DD' : form === '138' && i > 1 && /^[A-Z0-9]{2,4}$/.test(type);
      const seen = unread.get(type);
      if (!hidden) issues.push(problem(i + 1, 'Unknown record {type}', { type: String(type).slice(0, 10) }));
      else if (seen) seen.count += 1;
      else unread.set(type, { line: i + 1, count: 1 });
      return;
    }
    if (cells[0] !== String(i + 1))
      issues.push(problem(i + 1, 'The line number is {found}', { found: String(cells[0]).slice(0, 10) }));
    const v = valuesOf(record.fields, cells);
    if (type === 'BH') head = v;
    if (type === 'CD') {
      const challan = challanFrom(v);
      challans.push(challan);
      numbers[challan.id!] = Number(v['challan_number'] ?? challans.length);
    }
    if (type === 'DD') {
      const owner = challans.at(-1);
      if (!owner) issues.push(problem(i + 1, 'This deductee row comes before the first challan'));
      const row = deducteeFrom(form, v, owner?.id ?? '', deductees.length + 1);
      deductees.push(row);
      numbers[row.id!] = Number(v['serial_number'] ?? 0);
    }
    if (type !== 'FH' && type !== 'BH' && type !== 'CD' && type !== 'DD')
      salaries.push({ type, line: i + 1, values: v });
  });
  const quarter = String(head['quarter'] ?? '');
  if (!(quarters as readonly string[]).includes(quarter))
    issues.push(problem(2, 'The header has quarter {found}, not Q1 to Q4', { found: quarter.slice(0, 10) }));
  if (Number(head['challan_count'] ?? 0) !== challans.length)
    issues.push(
      problem(2, 'The header has {said} challans, but the file has {found}', {
        said: Number(head['challan_count'] ?? 0),
        found: challans.length,
      }),
    );
  for (const [type, { line, count }] of unread)
    notes.push({
      ...problem(line, 'The layout of {type} records in Form {form} is not published: {count} left out', {
        type,
        form,
        count,
      }),
      severity: 'warning',
    });
  const people = salariesFrom(salaries, (line, section) =>
    issues.push(problem(line, 'There is no column for an amount under section {section}', { section })),
  );
  const heads = salaries.filter(({ type }) => type === 'SD' || type === '94P');
  for (const [i, row] of people.entries()) numbers[row.id] = Number(heads[i]?.values['serial'] ?? i + 1);
  return {
    form,
    statement: {
      ...headFrom(head, form),
      challans,
      deductees,
      salaries: people,
    } as ReadBack['statement'] & object,
    issues,
    notes,
    numbers,
    ...(accepted ? { accepted } : {}),
  };
}

const text = (v: string | number | undefined): string | undefined =>
  v === undefined ? undefined : String(v);
const clean = <T extends object>(o: T): T =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as T;

const governmentKeys = [
  'ministry',
  'ministry_other',
  'pao_code',
  'ddo_code',
  'pao_registration',
  'ddo_registration',
  'ain',
];

function headFrom(v: Values, form: TdsForm) {
  const year = String(v['financial_year'] ?? '');
  const address = (prefix: string) => ({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`address_${n}`, text(v[`${prefix}address_${n}`])])),
    state: text(v[`${prefix}state`]),
    pincode: text(v[`${prefix}pincode`]),
    email: text(v[`${prefix}email`]),
  });
  const phone = [text(v['std_code']), text(v['phone'])].filter(Boolean).join('-');
  return {
    form,
    financial_year: `${year.slice(0, 4)}-${year.slice(0, 2)}${year.slice(4, 6)}`,
    quarter: text(v['quarter']) as Quarter,
    earlier_filed: text(v['earlier_filed']) as 'Y' | 'N',
    ...clean({ previous_token: text(v['previous_token']) }),
    deductor: clean({
      tan: text(v['tan']),
      pan: v['pan'] === 'PANNOTREQD' ? undefined : text(v['pan']),
      name: text(v['name']),
      branch: text(v['branch']),
      type: text(v['type']),
      gstin: text(v['gstin']),
      ...Object.fromEntries(governmentKeys.map((key) => [key, text(v[key])])),
      phone: phone || undefined,
      ...address(''),
      address_changed: text(v['address_changed']),
    }),
    responsible: clean({
      name: text(v['responsible_name']),
      designation: text(v['responsible_designation']),
      pan: text(v['responsible_pan']),
      ...responsibleNumbers(v),
      ...address('responsible_'),
      address_changed: text(v['responsible_address_changed']),
    }),
  };
}

/** Mobile and telephone of the person responsible; the forms of 2026 have one field for either. */
function responsibleNumbers(v: Values): { mobile?: string | undefined; phone?: string | undefined } {
  const phone = text(v['responsible_phone']);
  const std = text(v['responsible_std_code']);
  const mobile = text(v['responsible_mobile']);
  if (std) return { mobile, phone: `${std}-${phone ?? ''}` };
  return !mobile && /^[1-9]\d{9}$/.test(phone ?? '') ? { mobile: phone } : { mobile, phone };
}

const money = (v: string | number | undefined): number => Number(v ?? 0);

function challanFrom(v: Values): Partial<Challan> {
  const byBook = v['payment_mode'] === 'B' || v['book_entry'] === 'Y';
  return clean({
    id: `c${v['challan_number']}`,
    nil: text(v['nil']) as 'Y' | 'N',
    by_book_entry: byBook ? 'Y' : 'N',
    bsr: text(v['bsr']),
    serial: text(v['serial'] ?? v['challan_serial'] ?? v['voucher']),
    deposited_on: text(v['deposited_on']),
    minor_head: text(v['minor_head']) as '200',
    tax: money(v['tax']),
    ...(v['surcharge'] ? { surcharge: money(v['surcharge']) } : {}),
    ...(v['cess'] ? { cess: money(v['cess']) } : {}),
    interest: money(v['interest']),
    fee: money(v['fee']),
    other: money(v['other']),
  } as Partial<Challan>);
}

/** Cash withdrawn, in any of its fields. */
function cashFrom(v: Values): { cash_withdrawn?: number } {
  const cash = Object.entries(v).reduce(
    (sum, [key, value]) => sum + (key.startsWith('cash_') ? money(value) : 0),
    0,
  );
  return cash > 0 ? { cash_withdrawn: cash } : {};
}

const otherTexts = [
  'declaration',
  'rate_by',
  'remittance',
  'country',
  'ack_15ca',
  'gross_up',
  'nr_email',
  'nr_phone',
  'nr_address',
  'nr_tin',
  'reference',
  'opting_out',
  'non_resident',
  'has_pe',
  'tds_covers',
  'tds_challan',
  'tds_date',
];

function deducteeFrom(form: TdsForm, v: Values, challan: string, number: number): Partial<Deductee> {
  return clean({
    id: `d${number}`,
    challan,
    pan: text(v['pan']),
    name: text(v['name']),
    code: v['code'] === undefined ? undefined : codeOfFile(form, String(v['code'])),
    paid_on: text(v['paid_on']),
    amount: money(v['amount']),
    deducted_on: text(v['deducted_on']),
    tax: money(v['tax']),
    ...(v['surcharge'] ? { surcharge: money(v['surcharge']) } : {}),
    ...(v['cess'] ? { cess: money(v['cess']) } : {}),
    deposited: money(v['deposited']),
    rate: Number(v['rate'] ?? 0),
    remark: text(v['remark']) as Deductee['remark'],
    certificate: text(v['certificate']),
    ...Object.fromEntries(otherTexts.map((key) => [key, text(v[key])])),
    ...(v['transaction_value'] ? { transaction_value: money(v['transaction_value']) } : {}),
    ...cashFrom(v),
  } as Partial<Deductee>);
}
