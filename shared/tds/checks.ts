import { addDays, type IsoDate } from '../dates.ts';
import type { Filling, Issue, Message } from '../forms/messages.ts';
import { collectionOf, collectionOn } from './data/collection.ts';
import { formInfo, quarterDays, quarterOf, type TdsForm } from './data/forms.ts';
import { endedRemark } from './data/remarks.ts';
import { layoutOf } from './layouts/of.ts';
import { notPrintable, plain, unwritable } from './plain.ts';
import { collectionRateWithoutPan, hasPan } from './rates.ts';
import {
  cashFields,
  challanTotal,
  contactNumber,
  deductedTotal,
  fileCode,
  isGovernment,
  salaryCode,
  splitPhone,
} from './records.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Message patterns of the statement checks; translations are keyed by these texts. */
export const tdsPatterns = {
  ofYear: 'The form {form} is not used for {year}',
  nilHasTax: 'A nil challan carries no amounts',
  challanEmpty: 'The challan has no amount: mark it as nil or enter what was paid',
  needsBsr: 'Enter the seven-digit BSR code (or the receipt number of Form 24G)',
  needsSerial: 'Enter the challan serial number',
  bookEntryOnlyGovernment: 'Only a government deductor pays by book entry',
  moreThanChallan: 'The deductees of this challan use {used}, but the challan has {tax}',
  noChallan: 'Choose a challan of this statement',
  nilChallanWithTax: 'Tax cannot be deposited with a nil challan',
  paidAfterQuarter: 'Paid or credited on {day}, after the quarter ends on {end}',
  paidBeforeYear: 'Paid or credited on {day}, before the financial year begins on {start}',
  deductedBeforePaid: 'Deducted on {deducted}, before payment or credit on {paid}',
  deductedOutside: 'Deducted on {day}, outside the quarter {quarter}',
  needsDeductionDate: 'Enter the date of deduction',
  depositedLess: 'Deposited {deposited} is less than deducted {deducted}',
  rateWithoutPan: 'Without a PAN the rate is at least {rate}% (section {section})',
  needsCertificate: 'Enter the certificate number for remark {remark}',
  remarkCNeedsNoPan: 'Remark C is for a deductee without PAN',
  remarkTNeedsPan: 'A transporter without PAN is taxed at the higher rate',
  nilNeedsRemark: 'Choose a remark for why nothing was deducted, Y for below the threshold',
  duplicateChallan: 'Row {row} has the same challan',
  needsField: 'Required by the file: {what}',
  needsPhone: 'Enter a contact number with STD code, such as 022-12345678, or a mobile number',
  needsStdCode: 'Enter the phone number with STD code and a dash, such as 022-12345678',
  phoneLength: 'The number has more than ten digits with its STD code',
  needsEmail: 'Enter an e-mail address here, or for the other party if only one is required',
  onlyWithTax: 'Under code {code}, tax deducted and deposited must be 0.00: it was paid as advance tax',
  panWordNotAllowed: 'Code {code} requires a PAN, not a substitute',
  amountAboveZero: 'The amount must be above 0.00',
  taxAboveAmount: 'The tax of {tax} is more than the amount of {amount}',
  depositedEqual: 'In this form, tax deposited ({deposited}) must equal tax deducted ({deducted})',
  paidBeforeQuarter: 'Paid or credited on {day}, before the quarter begins on {start}',
  unknownCode: 'Form {form} does not have the section code {code}',
  salaryCodeOfType: 'The salary code of this kind of deductor is {code}',
  remarkOfForm: 'Form {form} does not have the remark {remark}',
  remarkEnded: 'Remark {remark} ended with financial year 2024-25',
  certificateLength: 'In this form, the certificate number must have {length} letters or digits',
  panHolder: 'The fourth letter of this PAN is not accepted in the file',
  notWritten: 'The file has no field for this under code {code}: it is saved only here',
  noFieldInFile: 'This form’s file has no field for this: it is saved only here',
  voucherDay: 'A transfer voucher must be dated the last day of a month',
  notPlain: 'The file accepts only plain English letters, digits and signs: {found} cannot be written',
  onlySigns: 'A name must have letters or digits, not only signs',
  onlySignsDesignation: 'A designation must have letters or digits, not only signs',
  valueBelowAmount: 'The value of the transaction is less than the amount received',
} as const;

const issue = <K extends keyof typeof tdsPatterns>(
  path: string,
  pattern: K,
  ...rest: [...filling: Filling<(typeof tdsPatterns)[K]>, severity?: Issue['severity']]
): Issue => {
  const [params, severity = 'error'] = rest as readonly unknown[] as [Message['params'], Issue['severity']?];
  return {
    path,
    message: { text: tdsPatterns[pattern], ...(params ? { params } : {}) },
    severity,
    ...(fvuCodes[pattern] ? { rule: fvuCodes[pattern] } : {}),
  };
};

/** Codes of the department's validator (FVU) for these findings, as far as published. */
const fvuCodes: Partial<Record<keyof typeof tdsPatterns, string>> = {
  needsStdCode: 'T-FV-2213',
  panHolder: 'T-FV-2164',
  moreThanChallan: 'T-FV-3169',
  onlySigns: 'T-FV-2035',
  onlySignsDesignation: 'T-FV-2045',
};

const needs = (path: string, what: string, rule?: string): Issue => ({
  ...issue(path, 'needsField', { what: { text: what } }),
  ...(rule ? { rule } : {}),
});

/** Deductor and person responsible for the batch header; the schema checks the rest. */
function headIssues(s: Statement): Issue[] {
  const out: Issue[] = [];
  const { deductor: d, responsible: r } = s;
  const old = formInfo[s.form].to !== undefined;
  const bookEntry = s.challans.some((c) => c.nil !== 'Y' && c.by_book_entry === 'Y');
  if (s.earlier_filed === 'Y' && !s.previous_token)
    out.push(needs('previous_token', 'Token number of that statement', 'T-FV-2232'));
  if (old) {
    for (const [who, at] of [
      [d, 'deductor'],
      [r, 'responsible'],
    ] as const) {
      const [std, number] = splitPhone(who.phone);
      if (number && !std) out.push(issue(`${at}.phone`, 'needsStdCode'));
    }
    const reached = r.mobile || splitPhone(d.phone)[0] || splitPhone(r.phone)[0];
    if (['A', 'S'].includes(d.type) ? !reached : !r.mobile) out.push(needs('responsible.mobile', 'Mobile'));
    if (!d.email && !r.email) out.push(issue('deductor.email', 'needsEmail'));
    if (d.type === 'A') {
      if (!d.pao_code) out.push(needs('deductor.pao_code', 'PAO code'));
      if (!d.ddo_code) out.push(needs('deductor.ddo_code', 'DDO code'));
    }
  } else {
    for (const [number, at] of [
      [contactNumber(d.phone), 'deductor.phone'],
      [r.mobile ?? contactNumber(r.phone), 'responsible.mobile'],
    ] as const) {
      if (!number) out.push(issue(at, 'needsPhone'));
      else if (number.length > 10) out.push(issue(at, 'phoneLength'));
    }
    if (!d.email) out.push(issue('deductor.email', 'needsEmail'));
    if (!r.email) out.push(issue('responsible.email', 'needsEmail'));
  }
  if (['A', 'D', 'G'].includes(d.type) && !d.ministry) out.push(needs('deductor.ministry', 'Ministry'));
  if (isGovernment(d.type) && d.ministry === '99' && !d.ministry_other)
    out.push(needs('deductor.ministry_other', 'Ministry, other (code 99)'));
  if (['A', 'S'].includes(d.type) && bookEntry && !d.ain)
    out.push(needs('deductor.ain', 'Accounts office number (AIN)'));
  const signsOnly = (text: string | undefined) => Boolean(text) && !/[A-Za-z0-9]/.test(text!);
  if (signsOnly(d.name)) out.push(issue('deductor.name', 'onlySigns'));
  if (signsOnly(r.name)) out.push(issue('responsible.name', 'onlySigns'));
  if (signsOnly(r.designation)) out.push(issue('responsible.designation', 'onlySignsDesignation'));
  for (const [part, texts] of [
    ['deductor', d],
    ['responsible', r],
  ] as const)
    for (const [key, value] of Object.entries(texts)) out.push(...plainIssue(`${part}.${key}`, value));
  return out;
}

/** Characters of a text not allowed in a file; none if all are. */
export function plainIssue(path: string, value: unknown): Issue[] {
  const found = typeof value === 'string' ? unwritable(value) : '';
  return found === '' ? [] : [issue(path, 'notPlain', { found })];
}

const lastDayOfMonth = (day: IsoDate): boolean => addDays(day, 1).endsWith('-01');

function challanIssues(s: Statement, c: Challan, i: number, used: number): Issue[] {
  const out: Issue[] = [];
  const at = (field: string) => `challans.${i}.${field}`;
  if (c.nil === 'Y') {
    if (challanTotal(c) > 0) out.push(issue(at('tax'), 'nilHasTax'));
    if (used > 0) out.push(issue(at('nil'), 'nilChallanWithTax'));
    return out;
  }
  if (challanTotal(c) === 0) out.push(issue(at('tax'), 'challanEmpty'));
  if (!c.bsr) out.push(issue(at('bsr'), 'needsBsr'));
  if (!c.serial) out.push(issue(at('serial'), 'needsSerial'));
  if (c.by_book_entry === 'Y' && !isGovernment(s.deductor.type))
    out.push(issue(at('by_book_entry'), 'bookEntryOnlyGovernment'));
  if (c.by_book_entry === 'Y' && c.deposited_on && !lastDayOfMonth(c.deposited_on))
    out.push(issue(at('deposited_on'), 'voucherDay'));
  const tax = c.tax + (c.surcharge ?? 0) + (c.cess ?? 0);
  if (used > tax)
    out.push(issue(at('tax'), 'moreThanChallan', { used: { paise: used }, tax: { paise: tax } }));
  return out;
}

/** Sections of the higher rate without PAN: of tax deducted and collected until 31 March 2026, of the Act of 2025 from then. */
const noPanSection = (form: Statement['form']): string =>
  formInfo[form].to === undefined ? '397(2)' : formInfo[form].kind === 'collection' ? '206CC' : '206AA';

/** Particulars by which a non-resident without PAN escapes the higher rate (rule 37BC). */
const instead = ['nr_email', 'nr_phone', 'nr_address', 'nr_tin', 'country'] as const;

/** The least rate without PAN in basis points; undefined where a rule lifts it. */
function rateWithoutPan(form: Statement['form'], d: Deductee): number | undefined {
  const { kind } = formInfo[form];
  if (kind === 'non-resident') return instead.every((key) => d[key]) ? undefined : 2000;
  if (kind !== 'collection') return ['94O', '94Q', '1035', '1031'].includes(d.code) ? 500 : 2000;
  const rule = collectionOf(d.code);
  return collectionRateWithoutPan((rule && collectionOn(rule, d.paid_on)?.rate) ?? 0);
}

function deducteeIssues(
  s: Statement,
  d: Deductee,
  i: number,
  days: { from: IsoDate; to: IsoDate; yearFrom: IsoDate },
): Issue[] {
  const out: Issue[] = [];
  const at = (field: string) => `deductees.${i}.${field}`;
  const deducted = deductedTotal(d);
  const info = formInfo[s.form];
  const old = info.to !== undefined;
  if (d.paid_on > days.to)
    out.push(issue(at('paid_on'), 'paidAfterQuarter', { day: { day: d.paid_on }, end: { day: days.to } }));
  if (s.form in withinQuarter && d.paid_on < days.from)
    out.push(
      issue(at('paid_on'), 'paidBeforeQuarter', { day: { day: d.paid_on }, start: { day: days.from } }),
    );
  else if (d.paid_on < days.yearFrom)
    out.push(
      issue(
        at('paid_on'),
        'paidBeforeYear',
        { day: { day: d.paid_on }, start: { day: days.yearFrom } },
        'warning',
      ),
    );
  if (deducted > 0 && !d.deducted_on) out.push(issue(at('deducted_on'), 'needsDeductionDate'));
  if (d.deducted_on && deducted > 0) {
    if (d.deducted_on < days.from || d.deducted_on > days.to)
      out.push(
        issue(at('deducted_on'), 'deductedOutside', {
          day: { day: d.deducted_on },
          quarter: `${s.quarter} ${s.financial_year}`,
        }),
      );
    if (d.deducted_on < d.paid_on && quarterOf(d.deducted_on) !== quarterOf(d.paid_on))
      out.push(
        issue(
          at('deducted_on'),
          'deductedBeforePaid',
          { deducted: { day: d.deducted_on }, paid: { day: d.paid_on } },
          'warning',
        ),
      );
  }
  if (d.amount <= 0) out.push(issue(at('amount'), 'amountAboveZero'));
  else if (deducted > d.amount)
    out.push(issue(at('tax'), 'taxAboveAmount', { tax: { paise: deducted }, amount: { paise: d.amount } }));
  if (old && d.deposited !== deducted && !inKindOld.has(d.code))
    out.push(
      issue(at('deposited'), 'depositedEqual', {
        deposited: { paise: d.deposited },
        deducted: { paise: deducted },
      }),
    );
  else if (d.deposited < deducted)
    out.push(
      issue(
        at('deposited'),
        'depositedLess',
        { deposited: { paise: d.deposited }, deducted: { paise: deducted } },
        'warning',
      ),
    );
  if (formInfo[s.form].kind !== 'salary') {
    const floor = deducted > 0 && !hasPan(d.pan) ? rateWithoutPan(s.form, d) : undefined;
    if (floor !== undefined && d.rate < floor * 100)
      out.push(issue(at('rate'), 'rateWithoutPan', { rate: floor / 100, section: noPanSection(s.form) }));
    if (deducted === 0 && !d.remark) out.push(issue(at('remark'), 'nilNeedsRemark', undefined, 'warning'));
  }
  if (certified(s.form, d.remark) && !d.certificate)
    out.push(issue(at('certificate'), 'needsCertificate', { remark: d.remark ?? '' }));
  const length = old ? 10 : 15;
  if (d.certificate && d.certificate.length !== length)
    out.push(issue(at('certificate'), 'certificateLength', { length }));
  const layout = layoutOf(s.form);
  if (d.code && layout?.codes && !layout.codes.includes(fileCode(s.form, d.code)))
    out.push(issue(at('code'), 'unknownCode', { form: info.title, code: d.code }));
  else if (d.code && s.form === '138' && d.code !== '1032' && d.code !== salaryCode(s.deductor.type))
    out.push(issue(at('code'), 'salaryCodeOfType', { code: salaryCode(s.deductor.type) }));
  if (d.remark && layout && !layout.remarks.includes(d.remark))
    out.push(issue(at('remark'), 'remarkOfForm', { form: info.title, remark: d.remark }));
  else if (d.remark && endedRemark(s.form, d.remark) && days.from >= '2025-04-01')
    out.push(issue(at('remark'), 'remarkEnded', { remark: d.remark }));
  const letters = info.kind === 'salary' ? 'P' : 'ABCFGHJLPT';
  if (d.pan?.length === 10 && hasPan(d.pan) && !letters.includes(d.pan[3]!))
    out.push(issue(at('pan'), 'panHolder'));
  if (inKind.has(d.code) && (!old || inKindOld.has(d.code))) {
    if (!hasPan(d.pan)) out.push(issue(at('pan'), 'panWordNotAllowed', { code: d.code }));
    if (!old && (deducted > 0 || d.deposited > 0))
      out.push(issue(at('tax'), 'onlyWithTax', { code: d.code }));
  }
  if (old && d.pan && !hasPan(d.pan) && !d.reference) out.push(needs(at('reference'), labels.reference));
  if (info.kind === 'non-resident') out.push(...nonResidentIssues(s.form, d, at));
  if (s.form === '27EQ') out.push(...collectionIssues(d, at));
  if (d.cash_withdrawn && !(d.code in cashFields))
    out.push(issue(at('cash_withdrawn'), 'notWritten', { code: d.code }, 'warning'));
  if (d.name && !/[A-Za-z0-9]/.test(d.name) && plain(d.name) === d.name)
    out.push(issue(at('name'), 'onlySigns'));
  for (const key of ['name', 'nr_address', 'nr_phone'] as const)
    if (d[key] && notPrintable.test(d[key])) out.push(...plainIssue(at(key), d[key]));
  if (d.remark === 'C' && hasPan(d.pan)) out.push(issue(at('remark'), 'remarkCNeedsNoPan'));
  if (d.remark === 'T' && !hasPan(d.pan)) out.push(issue(at('remark'), 'remarkTNeedsPan'));
  return out;
}

/** Forms whose validator requires each payment to be within the quarter. */
const withinQuarter: Readonly<Record<string, true>> = { '26Q': true, '27Q': true, '138': true, '140': true };

/**
 * Codes of payments wholly in kind, whose tax the payee pays first: sections 194B, 194R, 194S and 194BA, old
 * and new.
 */
const inKindOld: ReadonlySet<string> = new Set(['4BP', '4RP', '4SP', '4AP']);
const inKind: ReadonlySet<string> = new Set([...inKindOld, '1033', '1037', '1038', '1059', '1061']);

/** Remarks that name a certificate. */
const certified = (form: TdsForm, remark: string | undefined): boolean =>
  remark === 'A' || (form === '24Q' && remark === 'B');

const labels = {
  reference: 'Own reference number (payee without PAN)',
  rate_by: 'Rate by',
  remittance: 'Nature of remittance',
  country: 'Country code',
  nr_email: 'E-mail of the payee',
  nr_phone: 'Contact number of the payee',
  nr_address: 'Address abroad',
  nr_tin: 'Tax identification number abroad',
  transaction_value: 'Total value of the transaction',
  non_resident: 'Collectee is a non-resident',
  has_pe: 'Collectee has a permanent establishment in India',
  tds_covers: 'Tax was deducted on the payment',
  tds_challan: 'Challan number of that deduction',
  tds_date: 'Date of payment of that deduction',
} as const;

function nonResidentIssues(form: TdsForm, d: Deductee, at: (field: string) => string): Issue[] {
  const wanted: (keyof typeof labels & keyof Deductee)[] = ['rate_by', 'remittance', 'country'];
  // Rule 37BC: without PAN and without the higher rate, these are given instead.
  if (d.pan === 'PANNOTAVBL' && d.remark !== 'C') wanted.push('nr_email', 'nr_phone', 'nr_address', 'nr_tin');
  const out = wanted.filter((key) => !d[key]).map((key) => needs(at(key), labels[key]));
  if (form === '144' && d.ack_15ca) out.push(issue(at('ack_15ca'), 'noFieldInFile', undefined, 'warning'));
  return out;
}

function collectionIssues(d: Deductee, at: (field: string) => string): Issue[] {
  const wanted: (keyof typeof labels & keyof Deductee)[] = ['transaction_value'];
  if (d.pan && !hasPan(d.pan)) wanted.push('non_resident');
  if (d.non_resident === 'Y') wanted.push('has_pe');
  if (d.remark === 'F' || d.remark === 'G') {
    wanted.push('tds_covers');
    if (d.tds_covers === 'Y') wanted.push('tds_challan', 'tds_date');
  }
  const out = wanted.filter((key) => !d[key]).map((key) => needs(at(key), labels[key]));
  if (d.transaction_value && d.transaction_value < d.amount)
    out.push(issue(at('transaction_value'), 'valueBelowAmount'));
  return out;
}

/**
 * Checks of the entire statement that mirror the department's validator as far as known, and others a
 * preparer needs: Σ deposited ≤ challan, dates in or before the quarter, PAN substitutes, certificate
 * numbers, nil challans.
 */
export function statementIssues(s: Statement): Issue[] {
  const out: Issue[] = [];
  const info = formInfo[s.form];
  const start = Number(s.financial_year.slice(0, 4));
  if (start < info.from || start > (info.to ?? 9999))
    out.push(issue('form', 'ofYear', { form: info.title, year: s.financial_year }));
  out.push(...headIssues(s));
  const days = { ...quarterDays(s.financial_year, s.quarter), yearFrom: `${start}-04-01` };
  const used = new Map<string, number>();
  for (const d of s.deductees) used.set(d.challan, (used.get(d.challan) ?? 0) + d.deposited);
  const seen = new Map<string, number>();
  s.challans.forEach((c, i) => {
    out.push(...challanIssues(s, c, i, used.get(c.id) ?? 0));
    if (c.nil === 'Y') return;
    const key = `${c.bsr}|${c.serial}|${c.deposited_on}`;
    const earlier = seen.get(key);
    if (c.bsr && earlier !== undefined)
      out.push(issue(`challans.${i}.serial`, 'duplicateChallan', { row: earlier + 1 }));
    else seen.set(key, i);
  });
  const known = new Set(s.challans.map((c) => c.id));
  s.deductees.forEach((d, i) => {
    if (!known.has(d.challan)) out.push(issue(`deductees.${i}.challan`, 'noChallan'));
    out.push(...deducteeIssues(s, d, i, days));
  });
  return out;
}

/** Balance of each challan for further deductees. Paise; negative if overdrawn. */
export function challanBalances(s: Pick<Statement, 'challans' | 'deductees'>): Record<string, number> {
  const left = Object.fromEntries(s.challans.map((c) => [c.id, c.tax + (c.surcharge ?? 0) + (c.cess ?? 0)]));
  for (const d of s.deductees) if (d.challan in left) left[d.challan]! -= d.deposited;
  return left;
}
