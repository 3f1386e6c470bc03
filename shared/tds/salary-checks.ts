import type { Filling, Issue, Literal, Message } from '../forms/messages.ts';
import { isPan } from '../identifiers.ts';
import { plainIssue, tdsPatterns } from './checks.ts';
import type { TdsForm } from './data/forms.ts';
import { exemptions, namedPersons, standardDeduction, viaSections } from './data/salary.ts';
import { panWords } from './rates.ts';
import { annexureFigures, annexureOf, oldRegimeExemptions } from './salary-records.ts';
import { type AmountKey, columnsOf, ownColumns, type SalaryRow } from './sheets.ts';

/** Messages about the salary annexures. */
const salaryPatterns = {
  noSalaries: 'The salary annexure of the fourth quarter has no rows',
  salaryPan: 'Enter the PAN of the employee, or PANNOTAVBL',
  salaryTwice: 'Row {row} has the same employee',
  notInNewRegime: 'Not allowed in the new regime (section 115BAC(2)): not considered in total income',
  viaParts: 'Not more than the deductions of chapter VI-A',
  bySection: 'Enter the deductions of chapter VI-A by section: the annexure lists each',
  section16Above: 'The deductions of section 16 are more than the salary',
  lossAbove: 'The loss exceeds other income and salary: the annexure does not accept negative income',
  viaAbove: 'The deductions of chapter VI-A are more than the gross total income',
  reliefAbove: 'Rebate and relief exceed the tax',
  salaryParts: 'Sections 17(1) to 17(3) less exemptions total {sum}, but the taxable salary is {found}',
  standardAbove: 'The standard deduction of this regime is at most {limit} (section 16(ia))',
  grossBelow: 'The gross amount is less than the deductible amount',
} as const;

const issue = <const T extends string>(
  path: string,
  text: Literal<T>,
  ...rest: [...filling: Filling<T>, severity?: Issue['severity']]
): Issue => {
  const [params, severity = 'error'] = rest as readonly unknown[] as [Message['params'], Issue['severity']?];
  return { path, message: params ? { text, params } : { text }, severity };
};

const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** Requirements of 24Q's annexure records for a row; form 138 has no file for its fourth quarter yet. */
function recordIssues(row: SalaryRow, at: (key: keyof SalaryRow) => string): Issue[] {
  const out: Issue[] = [];
  const n = (key: AmountKey<SalaryRow>) => row[key] ?? 0;
  const labels = new Map<string, string>(columnsOf('24Q', 'salaries').map((c) => [c.key, c.label]));
  const need = (...keys: (keyof SalaryRow)[]) => {
    for (const key of keys)
      if (row[key] === undefined || row[key] === '')
        out.push(issue(at(key), tdsPatterns.needsField, { what: { text: labels.get(key) ?? key } }));
  };
  const senior = annexureOf(row) === 'III';
  need('name', 'category', 'new_regime', 'salary');
  if (!senior) {
    need('employed_from', 'employed_to', 'salary_17_1');
    if ((panWords as readonly string[]).includes(row.pan ?? '')) need('reference');
    if (n('hra') > 0 && row.new_regime !== 'Y') need('rent_over_lakh');
    if (n('house_loss') > 0 && row.new_regime !== 'Y') need('interest_to_lender');
    if (row.rent_over_lakh === 'Y') need('landlord_pan_1', 'landlord_name_1');
    if (row.interest_to_lender === 'Y') need('lender_pan_1', 'lender_name_1');
    for (const who of ['landlord', 'lender'] as const)
      for (const i of namedPersons) if (row[`${who}_pan_${i}`]) need(`${who}_name_${i}`);
    if (row.superannuation === 'Y')
      need('fund_name', 'fund_from', 'fund_to', 'fund_repaid', 'fund_rate', 'fund_tax');
  }
  const sections = viaSections.filter((s) => n(`via_${s.key}`) > 0);
  if (n('chapter_via') > 0 && sections.length === 0)
    out.push(issue(at('chapter_via'), salaryPatterns.bySection));
  for (const s of sections) {
    if ('qualifying' in s) need(`qualifying_${s.key}`);
    const gross = n(`gross_${s.key}`);
    if (gross > 0 && gross < n(`via_${s.key}`))
      out.push(issue(at(`gross_${s.key}`), salaryPatterns.grossBelow));
    if (row.new_regime === 'Y' && !('both' in s))
      out.push(issue(at(`via_${s.key}`), salaryPatterns.notInNewRegime, undefined, 'warning'));
  }
  if (row.new_regime === 'Y')
    for (const key of exemptions)
      if (oldRegimeExemptions.has(key) && n(key) > 0)
        out.push(issue(at(key), salaryPatterns.notInNewRegime, undefined, 'warning'));
  const f = annexureFigures(row);
  if (f.income < 0) out.push(issue(at('standard_deduction'), salaryPatterns.section16Above));
  else if (f.gross < 0) out.push(issue(at('house_loss'), salaryPatterns.lossAbove));
  else if (f.taxable < 0) out.push(issue(at('chapter_via'), salaryPatterns.viaAbove));
  if (f.net < 0) out.push(issue(at('rebate'), salaryPatterns.reliefAbove));
  const parts = n('salary_17_1') + n('perquisites') + n('profits') - f.exempt;
  if (!senior && row.salary_17_1 !== undefined && parts !== n('salary'))
    out.push(
      issue(
        at('salary'),
        salaryPatterns.salaryParts,
        { sum: rupees(parts), found: rupees(n('salary')) },
        'warning',
      ),
    );
  for (const [key, value] of Object.entries(row))
    if (key !== 'id' && !ownColumns.has(key)) out.push(...plainIssue(at(key as keyof SalaryRow), value));
  return out;
}

/** Findings about the rows of the salary annexures. */
export function salaryIssues(
  { form, financial_year }: { form: TdsForm; financial_year: string },
  rows: readonly SalaryRow[],
): Issue[] {
  const out: Issue[] = [];
  const limits = standardDeduction(financial_year);
  if (rows.length === 0) out.push(issue('salaries', salaryPatterns.noSalaries, undefined, 'warning'));
  const seen = new Map<string, number>();
  rows.forEach((row, i) => {
    const at = (key: keyof SalaryRow) => `salaries.${i}.${key}`;
    const pan = row.pan ?? '';
    const word = (panWords as readonly string[]).includes(pan) && annexureOf(row) === 'II';
    if (!word && !(isPan(pan) && pan[3] === 'P')) out.push(issue(at('pan'), salaryPatterns.salaryPan));
    const first = seen.get(pan);
    if (first !== undefined) out.push(issue(at('pan'), salaryPatterns.salaryTwice, { row: first + 1 }));
    else if (isPan(pan)) seen.set(pan, i);
    const n = (key: AmountKey<SalaryRow>) => row[key] ?? 0;
    const limit = row.new_regime === 'Y' ? limits.new : limits.old;
    if (n('standard_deduction') > limit)
      out.push({
        ...issue(at('standard_deduction'), salaryPatterns.standardAbove, { limit: { paise: limit } }),
        rule: 'T_FV_6138',
      });
    if (n('via_both') > n('chapter_via')) out.push(issue(at('via_both'), salaryPatterns.viaParts));
    if (row.new_regime === 'Y')
      for (const key of ['entertainment', 'professional_tax', 'house_loss'] as const)
        if (n(key) > 0) out.push(issue(at(key), salaryPatterns.notInNewRegime, undefined, 'warning'));
    if (form === '24Q') out.push(...recordIssues(row, at));
  });
  return out;
}
