import { formatDate, type IsoDate } from '../dates.ts';
import type { Issue } from '../forms/messages.ts';
import { formatPaise } from '../money.ts';
import { collectionOn, collections } from './data/collection.ts';
import { formInfo, quarterDays, quarterOf } from './data/forms.ts';
import { collectionRateWithoutPan, hasPan } from './rates.ts';
import { challanTotal, deductedTotal, isGovernment } from './records.ts';
import type { Challan, Deductee, Statement } from './statement.ts';

/** Message patterns of the statement checks; translations are keyed by these texts. */
export const tdsPatterns = {
  ofYear: 'The form {form} is not used for {year}',
  nilHasTax: 'A nil challan carries no amounts',
  challanEmpty: 'The challan has no amount: mark it as nil or enter what was paid',
  needsBsr: 'Enter the seven-digit BSR code (or the receipt number of Form 24G)',
  needsSerial: 'Enter the challan serial number',
  bookEntryOnlyGovernment: 'Only a government deductor pays by book entry',
  moreThanChallan: 'The deductees of this challan take {used}, the challan carries {tax}',
  noChallan: 'No challan of this statement is named',
  nilChallanWithTax: 'Tax cannot be deposited by a nil challan',
  paidAfterQuarter: 'Paid or credited on {day}, after the quarter ends on {end}',
  paidBeforeYear: 'Paid or credited on {day}, before the financial year begins on {start}',
  deductedBeforePaid: 'Deducted on {deducted}, before payment or credit on {paid}',
  deductedOutside: 'Deducted on {day}, outside the quarter {quarter}',
  needsDeductionDate: 'Enter the date of deduction',
  depositedLess: 'Deposited {deposited} is less than deducted {deducted}',
  rateWithoutPan: 'Without a PAN the rate is at least {rate}% (section {section})',
  needsCertificate: 'Enter the number of the certificate for remark A',
  remarkCNeedsNoPan: 'Remark C is for a deductee without PAN',
  remarkTNeedsPan: 'A transporter without PAN is taxed at the higher rate',
  nilNeedsRemark: 'Say why nothing was deducted: choose a remark, Y for below the threshold',
  duplicateChallan: 'The same challan stands in row {row}',
} as const;

const issue = (
  path: string,
  pattern: keyof typeof tdsPatterns,
  params?: Record<string, string | number>,
  severity: Issue['severity'] = 'error',
): Issue => ({
  path,
  message: params ? { text: tdsPatterns[pattern], params } : { text: tdsPatterns[pattern] },
  severity,
});

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
  const tax = c.tax + (c.surcharge ?? 0) + (c.cess ?? 0);
  if (used > tax)
    out.push(issue(at('tax'), 'moreThanChallan', { used: formatPaise(used), tax: formatPaise(tax) }));
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
  const rule = collections.find((c) => c.code === d.code);
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
  if (d.paid_on > days.to)
    out.push(
      issue(at('paid_on'), 'paidAfterQuarter', { day: formatDate(d.paid_on), end: formatDate(days.to) }),
    );
  if (d.paid_on < days.yearFrom)
    out.push(
      issue(
        at('paid_on'),
        'paidBeforeYear',
        { day: formatDate(d.paid_on), start: formatDate(days.yearFrom) },
        'warning',
      ),
    );
  if (deducted > 0 && !d.deducted_on) out.push(issue(at('deducted_on'), 'needsDeductionDate'));
  if (d.deducted_on && deducted > 0) {
    if (d.deducted_on < days.from || d.deducted_on > days.to)
      out.push(
        issue(at('deducted_on'), 'deductedOutside', {
          day: formatDate(d.deducted_on),
          quarter: `${s.quarter} ${s.financial_year}`,
        }),
      );
    if (d.deducted_on < d.paid_on && quarterOf(d.deducted_on) !== quarterOf(d.paid_on))
      out.push(
        issue(
          at('deducted_on'),
          'deductedBeforePaid',
          { deducted: formatDate(d.deducted_on), paid: formatDate(d.paid_on) },
          'warning',
        ),
      );
  }
  if (d.deposited < deducted)
    out.push(
      issue(
        at('deposited'),
        'depositedLess',
        { deposited: formatPaise(d.deposited), deducted: formatPaise(deducted) },
        'warning',
      ),
    );
  if (formInfo[s.form].kind !== 'salary') {
    const floor = deducted > 0 && !hasPan(d.pan) ? rateWithoutPan(s.form, d) : undefined;
    if (floor !== undefined && d.rate < floor * 100)
      out.push(issue(at('rate'), 'rateWithoutPan', { rate: floor / 100, section: noPanSection(s.form) }));
    if (deducted === 0 && !d.remark) out.push(issue(at('remark'), 'nilNeedsRemark', undefined, 'warning'));
  }
  if (d.remark === 'A' && !d.certificate) out.push(issue(at('certificate'), 'needsCertificate'));
  if (d.remark === 'C' && hasPan(d.pan)) out.push(issue(at('remark'), 'remarkCNeedsNoPan'));
  if (d.remark === 'T' && !hasPan(d.pan)) out.push(issue(at('remark'), 'remarkTNeedsPan'));
  return out;
}

/**
 * Checks over the whole statement that mirror the department's validator as far as it is known, and those a preparer
 * wants before it: Σ deposited ≤ challan, dates in or before the quarter, PAN words, certificate numbers, nil challans.
 */
export function statementIssues(s: Statement): Issue[] {
  const out: Issue[] = [];
  const info = formInfo[s.form];
  const start = Number(s.financial_year.slice(0, 4));
  if (start < info.from || start > (info.to ?? 9999))
    out.push(issue('form', 'ofYear', { form: info.title, year: s.financial_year }));
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

/** What each challan has left for further deductees. Paise; negative when overdrawn. */
export function challanBalances(s: Pick<Statement, 'challans' | 'deductees'>): Record<string, number> {
  const left = Object.fromEntries(s.challans.map((c) => [c.id, c.tax + (c.surcharge ?? 0) + (c.cess ?? 0)]));
  for (const d of s.deductees) if (d.challan in left) left[d.challan]! -= d.deposited;
  return left;
}
