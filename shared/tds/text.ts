import { type IsoDate, isoOf } from '../dates.ts';
import { english, type Issue, say } from '../forms/messages.ts';
import { formInfo, type Quarter, type TdsForm, tdsForms } from './data/forms.ts';
import { layoutOf } from './layouts/of.ts';
import type { FieldSpec, Format, Layout, RecordType } from './layouts/types.ts';
import { type FlatRecord, recordsOf, type Values } from './records.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Line ends of the files, whatever machine writes them. */
const lineEnd = '\r\n';

const unwritable = /[\^]|[^\x20-\x7e]/;

function write(value: string | number | undefined, format: Format): string {
  if (value === undefined || value === '') return '';
  if (format === 'date') {
    const day = String(value);
    return day.slice(8) + day.slice(5, 7) + day.slice(0, 4);
  }
  if (format === 'paise' || format === 'rupees') {
    const paise = Number(value);
    return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  }
  if (format === 'rate')
    return `${Math.trunc(Number(value) / 10_000)}.${String(Number(value) % 10_000).padStart(4, '0')}`;
  // The delimiter and anything beyond ASCII cannot stand in a file; names are written in capitals by custom, not by rule.
  const plain = String(value);
  return unwritable.test(plain) ? plain.replace(/[\^\r\n]/g, ' ').replace(/[^\x20-\x7e]/g, '') : plain;
}

function line(layout: Layout, record: FlatRecord, number: number): string {
  const { count, fields } = layout.records[record.type];
  const out: string[] = new Array(count).fill('');
  for (const [at, name, format = 'text'] of fields)
    out[at - 1] = write(name === 'line' ? number : record.values[name], format);
  return out.join('^');
}

/** Amounts that a form takes in whole rupees only. */
function wholeRupeeIssues(layout: Layout, records: readonly FlatRecord[]): Issue[] {
  const out: Issue[] = [];
  let challan = -1;
  for (const record of records) {
    if (record.type === 'CD') challan += 1;
    if (record.type !== 'CD') continue;
    for (const [, name, format] of layout.records.CD.fields)
      if (format === 'rupees' && Number(record.values[name] ?? 0) % 100 !== 0)
        out.push({ path: `challans.${challan}.${name}`, message: say('wholeRupees'), severity: 'error' });
  }
  return out;
}

/**
 * The text file for the department's validator (FVU), or undefined where no layout is public.
 * ASCII, fields joined by `^`, CRLF, first field the running line number, no trailer.
 */
export function statementText(
  s: Statement,
  options: { createdOn: IsoDate; program: string },
): { text: string; issues: Issue[]; notice?: string } | undefined {
  const layout = layoutOf(s.form);
  if (!layout) return undefined;
  const records = recordsOf(s, options.createdOn, options.program);
  const issues = wholeRupeeIssues(layout, records);
  const text = records.map((r, i) => line(layout, r, i + 1) + lineEnd).join('');
  return { text, issues, ...(layout.notice ? { notice: layout.notice } : {}) };
}

function read(raw: string, format: Format): string | number | undefined {
  if (raw === '') return undefined;
  if (format === 'date') {
    const day = /^(\d{2})(\d{2})(\d{4})$/.exec(raw);
    return day ? isoOf(Number(day[3]), Number(day[2]), Number(day[1])) : undefined;
  }
  if (format === 'int') return /^-?\d{1,15}$/.test(raw) ? Number(raw) : undefined;
  if (format === 'text') return raw;
  const scaled = /^(\d+)(?:\.(\d+))?$/.exec(raw);
  if (!scaled) return undefined;
  const places = format === 'rate' ? 4 : 2;
  return Number(scaled[1]) * 10 ** places + Number((scaled[2] ?? '').padEnd(places, '0').slice(0, places));
}

const valuesOf = (fields: readonly FieldSpec[], cells: readonly string[]): Values =>
  Object.fromEntries(fields.map(([at, name, format = 'text']) => [name, read(cells[at - 1] ?? '', format)]));

/** What a text file holds, as far as its layout is known. Errors name the line. */
export interface ReadBack {
  statement?: Partial<Statement> & { challans: Partial<Challan>[]; deductees: Partial<Deductee>[] };
  issues: Issue[];
}

const problem = (lineNumber: number, text: string, params?: Record<string, string | number>): Issue => ({
  path: `line ${lineNumber}`,
  message: params ? { text, params } : { text },
  severity: 'error',
});

/** Reads an existing statement's text file. Nothing is guessed: a line of unknown shape is an error with its number. */
export function readStatementText(text: string): ReadBack {
  const issues: Issue[] = [];
  const lines = text.split(/\r?\n/).filter((l) => l !== '');
  const batchLine = lines.find((l) => l.split('^')[1] === 'BH');
  const form = batchLine?.split('^')[4] as TdsForm | undefined;
  if (!form || !(tdsForms as readonly string[]).includes(form))
    return {
      issues: [problem(2, 'This is not a TDS or TCS statement: no batch header with a form was found')],
    };
  const layout = layoutOf(form);
  if (!layout)
    return {
      issues: [problem(2, 'The file layout of form {form} is not known', { form: formInfo[form].title })],
    };
  const challans: Partial<Challan>[] = [];
  const deductees: Partial<Deductee>[] = [];
  let head: Values = {};
  lines.forEach((raw, i) => {
    const cells = raw.split('^');
    const type = cells[1] as RecordType;
    const record = Object.hasOwn(layout.records, type) ? layout.records[type] : undefined;
    if (!record) {
      issues.push(problem(i + 1, 'Unknown record {type}', { type: String(type).slice(0, 10) }));
      return;
    }
    if (cells[0] !== String(i + 1))
      issues.push(problem(i + 1, 'The line number reads {found}', { found: String(cells[0]).slice(0, 10) }));
    const v = valuesOf(record.fields, cells);
    if (type === 'BH') head = v;
    if (type === 'CD') challans.push(challanFrom(v));
    if (type === 'DD') {
      const owner = challans.at(-1);
      if (!owner) issues.push(problem(i + 1, 'A deductee stands before any challan'));
      deductees.push(deducteeFrom(v, owner?.id ?? '', deductees.length + 1));
    }
  });
  if (Number(head['challan_count'] ?? 0) !== challans.length)
    issues.push(
      problem(2, 'The header counts {said} challans, the file has {found}', {
        said: Number(head['challan_count'] ?? 0),
        found: challans.length,
      }),
    );
  return {
    statement: { ...headFrom(head, form), challans, deductees } as ReadBack['statement'] & object,
    issues,
  };
}

const text = (v: string | number | undefined): string | undefined =>
  v === undefined ? undefined : String(v);
const clean = <T extends object>(o: T): T =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as T;

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
      ministry: text(v['ministry']),
      ain: text(v['ain']),
      phone: phone || undefined,
      ...address(''),
    }),
    responsible: clean({
      name: text(v['responsible_name']),
      designation: text(v['responsible_designation']),
      pan: text(v['responsible_pan']),
      mobile: text(v['responsible_mobile']),
      ...address('responsible_'),
    }),
  };
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
];

function deducteeFrom(v: Values, challan: string, number: number): Partial<Deductee> {
  return clean({
    id: `d${number}`,
    challan,
    pan: text(v['pan']),
    name: text(v['name']),
    code: text(v['code']),
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
    ...(v['cash_withdrawn'] ? { cash_withdrawn: money(v['cash_withdrawn']) } : {}),
  } as Partial<Deductee>);
}

/** An issue of a file as one English line: `line 7: Unknown record ZZ`. */
export const issueLine = (issue: Issue): string => `${issue.path}: ${english(issue.message)}`;
