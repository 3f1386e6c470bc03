import { isIsoDate } from '../dates.ts';
import { checkComplete, type FormModel } from '../forms/form.ts';
import type { Issue, Message } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { isPan } from '../identifiers.ts';
import { statementIssues } from './checks.ts';
import type { Quarter, TdsForm } from './data/forms.ts';
import type { ValidatorRule } from './data/validator.ts';
import { type Remark, remarkLetters } from './rates.ts';
import { salaryIssues } from './salary-checks.ts';
import { hasSalaries, largest, type SheetRows } from './sheets.ts';
import { type Statement, statementSchema } from './statement.ts';

/** Deductor, person responsible and details of an earlier statement; texts by key, all optional. */
export interface Head {
  earlier_filed?: string;
  previous_token?: string;
  deductor: Record<string, string>;
  responsible: Record<string, string>;
}

/** A statement being prepared. */
export interface StatementDraft
  extends Head,
    Partial<Pick<SheetRows, 'salaries'>>,
    Omit<SheetRows, 'salaries'> {
  form: TdsForm;
  financial_year: string;
  quarter: Quarter;
}

/** Messages of a draft's own checks. */
const draftPatterns = {
  noChallans: 'Add a challan, or a nil challan if nothing was deducted',
  noPayees: 'The validator requires at least one payee: a statement without one may be rejected',
} as const;

/** Validator codes for errors of single fields. */
const codesOfFields: readonly (readonly [RegExp, ValidatorRule])[] = [
  [/^deductor\.tan$/, 'T-FV-2027'],
  [/^deductor\.pan$/, 'T-FV-2030'],
  [/^deductor\.state$/, 'T-FV-2041'],
  [/^deductor\.pincode$/, 'T-FV-2042'],
  [/^deductor\.address_changed$/, 'T-FV-2043'],
  [/^deductor\.type$/, 'T-FV-2076'],
  [/^deductor\.(?:ministry|ministry_other|pao_code|ddo_code|ain)$/, 'T-FV-2080, 2081'],
  [/^responsible\.designation$/, 'T-FV-2045'],
  [/^responsible\.(?:address_\d|state|pincode|email)$/, 'T-FV-2047 to 2053'],
  [/^responsible\.address_changed$/, 'T-FV-2084'],
  [/^(?:deductees|salaries)\.\d+\.pan$/, 'T-FV-2164'],
  [/^salaries\.\d+\.new_regime$/, 'T_FV_6198'],
];

const withCode = (issue: Issue): Issue => {
  const rule =
    issue.rule ??
    (issue.severity === 'error' ? codesOfFields.find(([at]) => at.test(issue.path))?.[1] : undefined);
  return rule ? { ...issue, rule } : issue;
};

/** A draft with blank amounts as 0 and blank choices as usual; missing texts and days stay missing. */
export function completed(d: StatementDraft): Statement {
  return {
    form: d.form,
    financial_year: d.financial_year,
    quarter: d.quarter,
    earlier_filed: d.earlier_filed || 'N',
    ...(d.previous_token ? { previous_token: d.previous_token } : {}),
    deductor: blanksOut(d.deductor),
    responsible: blanksOut(d.responsible),
    challans: d.challans.map((c) => ({
      nil: 'N',
      by_book_entry: 'N',
      minor_head: '200',
      tax: 0,
      interest: 0,
      fee: 0,
      other: 0,
      // In the file a nil challan has the last day of its quarter, whatever is entered.
      ...(c.nil === 'Y' && !c.deposited_on ? { deposited_on: lastDay(d) } : {}),
      ...c,
    })),
    deductees: d.deductees.map((r) => ({ amount: 0, tax: 0, deposited: 0, rate: 0, ...r })),
  } as unknown as Statement;
}

const lastDay = (d: StatementDraft): string => {
  const start = Number(d.financial_year.slice(0, 4));
  return {
    Q1: `${start}-06-30`,
    Q2: `${start}-09-30`,
    Q3: `${start}-12-31`,
    Q4: `${start + 1}-03-31`,
  }[d.quarter];
};

const blanksOut = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, v]) => v !== ''));

const model: FormModel = {
  id: 'tds',
  title: 'TDS/TCS',
  year: 'all',
  schema: statementSchema,
  steps: [],
  derive: (data) => data,
  rules: (data) => statementIssues(data as unknown as Statement),
};

const whole = (v: unknown): boolean => Number.isSafeInteger(v) && (v as number) >= 0;
const letters: ReadonlySet<Remark> = new Set(remarkLetters);
const plainKeys = new Set(
  'id challan pan name code paid_on amount deducted_on tax surcharge cess deposited rate remark'.split(' '),
);

/** Whether a row is well-formed beyond doubt, without the schema: most of thousands are. Others are put to the schema. */
function plainDeductee(row: Statement['deductees'][number]): boolean {
  for (const key in row) if (!plainKeys.has(key)) return false;
  return (
    typeof row.challan === 'string' &&
    row.challan !== '' &&
    isPan(row.pan) &&
    typeof row.name === 'string' &&
    row.name.trim() === row.name &&
    row.name.length > 0 &&
    row.name.length <= 75 &&
    /^[0-9A-Z]{2,4}$/.test(row.code) &&
    isIsoDate(row.paid_on) &&
    (row.deducted_on === undefined || isIsoDate(row.deducted_on)) &&
    (row.remark === undefined || row.remark === '' || letters.has(row.remark)) &&
    whole(row.amount) &&
    whole(row.tax) &&
    whole(row.deposited) &&
    whole(row.surcharge ?? 0) &&
    whole(row.cess ?? 0) &&
    whole(row.rate) &&
    row.rate <= 1_000_000 &&
    Math.max(row.amount, row.tax, row.deposited, row.surcharge ?? 0, row.cess ?? 0) <= largest
  );
}

const error = (path: string, message: Message, severity: Issue['severity'] = 'error'): Issue => ({
  path,
  message,
  severity,
});

/** All errors of the text file, then warnings. Paths: `deductor.tan`, `deductees.3.pan`. */
export function draftIssues(d: StatementDraft): Issue[] {
  const s = completed(d);
  // One pass while all is well-formed: a statement may have tens of thousands of rows.
  const doubtful = s.deductees.filter((row) => !plainDeductee(row));
  const out = statementSchema.safeParse({ ...s, deductees: doubtful }).success
    ? statementIssues(s)
    : checkComplete(model, s as unknown as FormValues);
  if (d.challans.length === 0) out.push(error('challans', { text: draftPatterns.noChallans }));
  else if (d.deductees.length === 0)
    out.push({ ...error('deductees', { text: draftPatterns.noPayees }, 'warning'), rule: 'T_FV_6381' });
  if (hasSalaries(d.form, d.quarter)) out.push(...salaryIssues(d, d.salaries ?? []));
  return out.map(withCode);
}
