import type { IsoDate } from '../dates.ts';
import { isoOf } from '../dates.ts';
import type { Issue } from '../forms/messages.ts';
import { isPan, isTan } from '../identifiers.ts';
import { formInfo, type TdsForm, tdsForms } from './data/forms.ts';
import { deductorTypes, ofState, tdsStates } from './data/states.ts';
import type { ValidatorRule } from './data/validator.ts';
import { panWords } from './rates.ts';

/** Messages of the checks on a text file. */
const filePatterns = {
  headerFields: 'The file header has {found} fields, not 18',
  headerFirst: 'The first record is not the file header',
  secondHeader: 'A second file header',
  lineGap: 'The line numbers have a gap: {found} after {before}',
  lineNumber: 'The record does not begin with its line number',
  fileType: 'File type {found} does not match Form {form}',
  uploadType: 'Upload type {found} is not R or C',
  day: 'The date in the file is not valid or is in the future: {found}',
  sequence: 'The sequence number is not a number: {found}',
  noSequence: 'The sequence number is missing',
  uploader: 'The kind of uploader is not D: {found}',
  headerTan: 'The TAN of the file header is not valid, or not that of the statement: {found}',
  batchNumber: 'The number of batches is not a number: {found}',
  tooManyBatches: 'The file has more than ten batches',
  oneBatch: 'A regular statement has one batch, but this file has {found}',
  batchCount: 'The header has {said} batches, but the file has {found}',
  filler: 'Field {field} must be blank but has {found}',
  format: 'The file has characters other than plain English, or no fields separated by carets',
  empty: 'The file is empty',
  hash: 'Hash field {field} is filled: the validator writes it itself',
  version: 'Version field {field} is filled: the validator writes it itself',
  program: 'The name of the preparing program is missing',
  tan: 'Not a valid TAN: {found}',
  pan: 'The PAN of the deductor is not valid: {found}',
  years: 'Assessment year {assessment} does not follow financial year {financial}',
  onlySigns: 'A name must have letters or digits, not only signs',
  state: 'The State code is not in the department’s list: {found}',
  pin: 'Not a valid PIN code: {found}',
  changed: 'The address-changed flag must be Y or N, not {found}',
  designation: 'A designation must have letters or digits, not only signs',
  responsible: 'Address, State or e-mail of the person responsible is missing or not valid: {found}',
  deductorType: 'The kind of deductor is not in the department’s list: {found}',
  typeFields: 'This kind of deductor requires field {field} of the batch header',
  salaryCount: 'The header has {said} salary records, but the file has {found}',
  salaryQuarter: 'Salary records belong in the fourth quarter only',
  payeePan: 'The department’s file does not allow this PAN: {found}',
  unmatched: 'The number of unmatched challans must be blank',
  std: 'Enter STD code and telephone together',
  token: 'The token number of the earlier statement must have 15 digits and is allowed only with Y',
  section: 'A challan record has no section: {found}',
  covers: 'The challan of {total} does not cover {used}',
  netTax: 'Net tax is {found}, but its components total {sum}',
  batchTotal: 'The batch total is {found}, but the challans total {sum}',
  regime: 'The opt-out flag for the new regime must be Y or N, not {found}',
  noPayee: 'The statement has no payee: the validator requires at least one',
} as const;

type Params = Record<string, string | number>;
interface Line {
  at: number;
  type: string;
  cells: readonly string[];
  /** Field `no`, from 1; blank where the record is shorter. */
  f: (no: number) => string;
}
type Report = (
  line: Line | number,
  rule: ValidatorRule,
  pattern: keyof typeof filePatterns,
  params?: Params,
) => void;

const paise = (cell: string): number => Math.round(Number(cell) * 100) || 0;
const money = (v: number): string => (v / 100).toFixed(2);
const email = /^[^\s@^]+@[^\s@^]+\.[^\s@^.]+$/;
const states: ReadonlySet<string> = new Set(tdsStates.map((s) => s.value));
const types: ReadonlySet<string> = new Set(deductorTypes.map((x) => x.value));
const words: ReadonlySet<string> = new Set(panWords);
const signsOnly = (text: string): boolean => text !== '' && !/[A-Za-z0-9]/.test(text);

function headerIssues(
  fh: Line,
  form: TdsForm | undefined,
  batches: number,
  today: IsoDate,
  report: Report,
): void {
  const { f } = fh;
  if (fh.cells.length !== 18) report(fh, 'T-FV-1000', 'headerFields', { found: fh.cells.length });
  const own = form && formInfo[form].fileType;
  if (!/^(?:SL|NS|TC)[19]$/.test(f(3)) || (own && !f(3).startsWith(own.slice(0, 2))))
    report(fh, 'T-FV-1004', 'fileType', { found: f(3), form: form ?? '' });
  if (f(4) !== 'R' && f(4) !== 'C') report(fh, 'T-FV-1005', 'uploadType', { found: f(4) });
  const day = /^(\d{2})(\d{2})(\d{4})$/.exec(f(5));
  const made = day && isoOf(Number(day[3]), Number(day[2]), Number(day[1]));
  if (!made || made > today) report(fh, 'T-FV-1006', 'day', { found: f(5) });
  if (f(6) === '') report(fh, 'T-FV-1015', 'noSequence');
  else if (!/^\d{1,9}$/.test(f(6))) report(fh, 'T-FV-1007', 'sequence', { found: f(6) });
  if (f(7) !== 'D') report(fh, 'T-FV-1009', 'uploader', { found: f(7) });
  if (!isTan(f(8))) report(fh, 'T-FV-1010', 'headerTan', { found: f(8) });
  if (!/^\d{1,9}$/.test(f(9))) report(fh, 'T-FV-1011', 'batchNumber', { found: f(9) });
  else if (Number(f(9)) !== batches)
    report(fh, 'T-FV-1013', 'batchCount', { said: Number(f(9)), found: batches });
  if (batches > 10) report(fh, 'T-FV-1008', 'tooManyBatches');
  if (f(4) === 'R' && batches > 1) report(fh, 'T-FV-1012', 'oneBatch', { found: batches });
  if (f(10).trim() === '') report(fh, 'T-FV-1033', 'program');
  for (const no of [11, 13, 15, 17]) if (f(no)) report(fh, 'T-FV-1022, 1026 to 1028', 'hash', { field: no });
  if (f(4) === 'R' && f(18)) report(fh, 'T-FV-1022, 1026 to 1028', 'hash', { field: 18 });
  if (f(14)) report(fh, 'T-FV-1024', 'version', { field: 14 });
  if (f(16)) report(fh, 'T-FV-1025', 'version', { field: 16 });
  if (f(12)) report(fh, 'T-FV-1017', 'filler', { field: 12, found: f(12) });
}

/** Deductor and person responsible; of a correction only where its kind gives them (`full`). */
function partyIssues(bh: Line, lines: readonly Line[], old: boolean, full: boolean, report: Report): void {
  const { f } = bh;
  if (!isPan(f(15)) && f(15) !== 'PANNOTREQD') report(bh, 'T-FV-2030', 'pan', { found: f(15) });
  if (signsOnly(f(19))) report(bh, 'T-FV-2035', 'onlySigns');
  if (!full) return;
  if (!states.has(f(26))) report(bh, 'T-FV-2041', 'state', { found: f(26) });
  if (!/^[1-9]\d{5}$/.test(f(27))) report(bh, 'T-FV-2042', 'pin', { found: f(27) });
  if (old && !/^[YN]$/.test(f(31))) report(bh, 'T-FV-2043', 'changed', { found: f(31) });
  if (old && !/^[YN]$/.test(f(46))) report(bh, 'T-FV-2084', 'changed', { found: f(46) });
  if (f(34) === '' || signsOnly(f(34))) report(bh, 'T-FV-2045', 'designation');
  if (signsOnly(f(33))) report(bh, 'T-FV-2035', 'onlySigns');
  const mail = f(42) ? email.test(f(42)) : old && f(28) !== '';
  if (f(35) === '' || !states.has(f(40)) || !mail)
    report(bh, 'T-FV-2047 to 2053', 'responsible', { found: [f(35), f(40), f(42)].join(', ') });
  if (old)
    for (const [std, number] of [
      [29, 30],
      [44, 45],
    ] as const)
      if ((f(std) === '') !== (f(number) === '')) report(bh, 'T-FV-2213', 'std');
  const type = f(32);
  if (!types.has(type)) {
    report(bh, 'T-FV-2076', 'deductorType', { found: type });
    return;
  }
  const booked = lines.some((l) => l.type === 'CD' && (old ? l.f(37) === 'Y' : l.f(13) === 'B'));
  const needed = [
    ...(booked && (type === 'A' || type === 'S') ? [68] : []),
    ...(ofState.has(type) ? [54] : []),
    ...(old && type === 'A' ? [55, 56] : []),
    ...(['A', 'D', 'G'].includes(type) ? [57] : []),
    ...(f(57) === '99' ? [58] : []),
  ];
  for (const no of needed) if (f(no) === '') report(bh, 'T-FV-2080, 2081', 'typeFields', { field: no });
}

function batchIssues(bh: Line, lines: readonly Line[], old: boolean, report: Report): void {
  const { f } = bh;
  const kind = f(6);
  const regular = kind === '';
  if (!isTan(f(13))) report(bh, 'T-FV-2027', 'tan', { found: f(13) });
  const [assessment, financial] = [f(16), f(17)];
  const start = Number(financial.slice(0, 4));
  const code = (y: number) => `${y}${String((y + 1) % 100).padStart(2, '0')}`;
  if (financial !== code(start) || assessment !== code(start + 1))
    report(bh, 'T-FV-2034', 'years', { assessment, financial });
  partyIssues(bh, lines, old, regular || kind === 'C1' || f(7) === '1', report);
  if (f(48) !== '' && Number(f(48)) !== 0) report(bh, 'T-FV-2208', 'unmatched');
  const token = /^\d{15}$/.test(f(9));
  if (regular ? (f(52) === 'Y') !== token || (f(9) !== '' && !token) : !token || !/^\d{15}$/.test(f(8)))
    report(bh, 'T-FV-2232', 'token');
  const of = (type: string) => lines.filter((l) => l.type === type);
  const challans = of('CD');
  const total = challans.reduce((sum, c) => sum + paise(c.f(old ? 27 : 12)), 0);
  if (paise(f(47)) !== total) report(bh, 'T-FV-6003', 'batchTotal', { found: f(47), sum: money(total) });
  if (f(5) === '24Q') {
    const count = of('SD').length;
    if (f(18) !== 'Q4' && (count > 0 || Number(f(49)) > 0)) report(bh, 'T-FV-2142', 'salaryQuarter');
    else if (Number(f(49)) !== count)
      report(bh, 'T-FV-2127', 'salaryCount', { said: Number(f(49)), found: count });
  }
  if (regular && of('DD').length === 0) report(bh, 'T_FV_6381', 'noPayee');
}

/**
 * Amount a challan must cover: the tax of its payees, and in the old forms the used part of interest, other
 * amounts and fee.
 */
function rowIssues(lines: readonly Line[], form: TdsForm, old: boolean, report: Report): void {
  const salary = formInfo[form].kind === 'salary';
  for (const line of lines) {
    const { f, type } = line;
    if (type === 'CD' && old) {
      if (f(21)) report(line, 'T-FV-3160', 'section', { found: f(21) });
      const used = [29, 34, 35, 39].reduce((sum, no) => sum + paise(f(no)), 0);
      if (f(37) !== 'Y' && paise(f(27)) < used)
        report(line, 'T-FV-3169', 'covers', { total: f(27), used: money(used) });
    }
    if (type === 'CD' && !old && paise(f(12)) < paise(f(21)))
      report(line, 'T-FV-3169', 'covers', { total: f(12), used: f(21) });
    if (type === 'DD' || type === 'SD') {
      const pan = f(type === 'SD' ? 7 : old ? 10 : 8);
      const letters = salary ? 'P' : 'ABCFGHJLPT';
      if (!words.has(pan) && !(isPan(pan) && letters.includes(pan[3]!)))
        report(line, 'T-FV-2164', 'payeePan', { found: pan });
    }
    if (type === 'SD') {
      const net = [24, 25, 26].reduce((sum, no) => sum + paise(f(no)), 0) - paise(f(27)) - paise(f(78));
      if (paise(f(28)) !== net) report(line, 'T-FV-4202', 'netTax', { found: f(28), sum: money(net) });
      if (!/^[YN]$/.test(f(79))) report(line, 'T_FV_6198', 'regime', { found: f(79) });
    }
  }
}

function orderIssues(lines: readonly Line[], report: Report): void {
  let before = 0;
  for (const line of lines) {
    if (!/^\d+$/.test(line.cells[0] ?? '')) report(line, 'T-FV-1003', 'lineNumber');
    else {
      const found = Number(line.cells[0]);
      if (found !== before + 1) report(line, 'T-FV-1002', 'lineGap', { found, before });
      before = found;
    }
    if (line.at > 1 && line.type === 'FH') report(line, 'T-FV-1014', 'secondHeader');
  }
}

/**
 * Known refusals of the department's validator for a text file, each with its code; paths are lines. Findings
 * are errors; a statement without payees is a warning, because the sources disagree.
 */
export function validatorIssues(text: string, today: IsoDate): Issue[] {
  const out: Issue[] = [];
  const report: Report = (line, rule, pattern, params) => {
    out.push({
      path: `line ${typeof line === 'number' ? line : line.at}`,
      message: params ? { text: filePatterns[pattern], params } : { text: filePatterns[pattern] },
      severity: rule === 'T_FV_6381' ? 'warning' : 'error',
      rule,
    });
  };
  if (text.trim() === '') {
    report(1, 'T-FV-1020', 'empty');
    return out;
  }
  if (/[^\x20-\x7e\r\n]/.test(text) || !text.includes('^')) report(1, 'T-FV-1019', 'format');
  const raw = text.split(/\r?\n/);
  if (raw.at(-1) === '') raw.pop();
  const lines = raw.map((row, i): Line => {
    const cells = row.split('^');
    return { at: i + 1, type: cells[1] ?? '', cells, f: (no) => cells[no - 1] ?? '' };
  });
  orderIssues(lines, report);
  const starts = lines.filter((l) => l.type === 'BH');
  const named = starts[0]?.f(5);
  const form = tdsForms.find((f) => f === named);
  if (lines[0]!.type !== 'FH') report(1, 'T-FV-1001', 'headerFirst');
  else headerIssues(lines[0]!, form, starts.length, today, report);
  if (!form) return out;
  const old = formInfo[form].to !== undefined;
  starts.forEach((bh, i) => {
    const own = lines.slice(bh.at, (starts[i + 1]?.at ?? lines.length + 1) - 1);
    batchIssues(bh, own, old, report);
    rowIssues(own, form, old, report);
  });
  return out;
}
