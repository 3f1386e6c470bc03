import { isIsoDate } from '../dates.ts';
import type { Option } from '../forms/fields.ts';
import { type Message, say } from '../forms/messages.ts';
import { formInfo, type TdsForm } from './data/forms.ts';
import { perquisiteKinds } from './data/perquisites.ts';
import { remarksOf } from './data/remarks.ts';
import { exemptions, namedPersons, viaSections } from './data/salary.ts';
import { remarkLetters } from './rates.ts';

/** Tables of a statement stored as rows. */
export const tables = ['challans', 'deductees', 'salaries'] as const;
export type TableName = (typeof tables)[number];

/** Kind of a cell. `challan` refers to a challan row by id, in files by number. */
type SheetCellKind = 'text' | 'upper' | 'money' | 'rate' | 'date' | 'choice' | 'challan';

interface Column {
  key: string;
  kind: SheetCellKind;
  label: string;
  max?: number;
  options?: readonly Option[];
  /** Worked out from the others. */
  computed?: true;
}

const yesNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
];
/** Whether the rate is the Act's or a treaty's; letters of the field tables of 27Q. */
export const rateSources: readonly Option[] = [
  { value: 'A', label: 'A Income-tax Act' },
  { value: 'B', label: 'B Treaty (DTAA)' },
];

/** Nature of remittance: codes of 27Q, published with its field tables. */
export const remittances: readonly Option[] = [
  { value: '16', label: '16 Dividend' },
  { value: '21', label: '21 Fees for technical or included services' },
  { value: '27', label: '27 Interest' },
  { value: '28', label: '28 Investment income' },
  { value: '31', label: '31 Long-term capital gains' },
  { value: '49', label: '49 Royalty' },
  { value: '52', label: '52 Short-term capital gains' },
  { value: '99', label: '99 Other income, or not income' },
];

const money = <K extends string>(key: K, label: string) => ({ key, kind: 'money' as const, label });
const worked = <K extends string>(key: K, label: string) => ({
  ...money(key, label),
  computed: true as const,
});

const challans = [
  { key: 'nil', kind: 'choice', label: 'Nil challan', options: yesNo },
  { key: 'bsr', kind: 'text', label: 'BSR code or 24G receipt', max: 7 },
  { key: 'serial', kind: 'text', label: 'Challan serial number', max: 5 },
  { key: 'deposited_on', kind: 'date', label: 'Date of deposit' },
  money('tax', 'Tax'),
  money('surcharge', 'Surcharge'),
  money('cess', 'Education cess'),
  money('interest', 'Interest'),
  money('fee', 'Fee under section 234E'),
  money('other', 'Penalty and others'),
  {
    key: 'minor_head',
    kind: 'choice',
    label: 'Minor head',
    options: [
      { value: '200', label: '200 Payable by taxpayer' },
      { value: '400', label: '400 Regular assessment' },
      { value: '100', label: '100 Advance tax' },
    ],
  },
  { key: 'by_book_entry', kind: 'choice', label: 'Book entry (Form 24G)', options: yesNo },
] as const satisfies readonly Column[];

const deductees = (form: TdsForm) =>
  [
    { key: 'name', kind: 'text', label: 'Name', max: 75 },
    { key: 'pan', kind: 'upper', label: 'PAN', max: 10 },
    { key: 'code', kind: 'upper', label: 'Section code', max: 4 },
    { key: 'paid_on', kind: 'date', label: 'Date of payment or credit' },
    money('amount', 'Amount paid or credited'),
    { key: 'rate', kind: 'rate', label: 'Rate in %' },
    money('tax', 'Tax'),
    money('surcharge', 'Surcharge'),
    money('cess', 'Education cess'),
    { key: 'deducted_on', kind: 'date', label: 'Date of deduction' },
    money('deposited', 'Total tax deposited'),
    { key: 'challan', kind: 'challan', label: 'Challan', max: 40 },
    { key: 'remark', kind: 'choice', label: 'Remark', options: remarksOf(form) },
    // Ten characters under the Act of 1961, fifteen under the Act of 2025.
    { key: 'certificate', kind: 'upper', label: 'Certificate number', max: 15 },
    money('cash_withdrawn', 'Cash withdrawn'),
  ] as const satisfies readonly Column[];

/** Of forms up to financial year 2025-26: the deductor's own number of a payee without PAN. */
const reference = {
  key: 'reference',
  kind: 'upper',
  label: 'Own reference number (payee without PAN)',
  max: 10,
} as const satisfies Column;

/** For residents: data besides the PAN on which thresholds depend. */
const residentOnly = [
  { key: 'senior', kind: 'choice', label: 'Senior citizen (194A)', options: yesNo },
] as const satisfies readonly Column[];

/** Of residents from 1 April 2026: the declaration by which nothing is deducted (remark B). */
const declared = {
  key: 'declaration',
  kind: 'upper',
  label: 'Number of the declaration (Form 121)',
  max: 26,
} as const satisfies Column;

const optingOut = {
  key: 'opting_out',
  kind: 'choice',
  label: 'Opting out of the new regime (115BAC)',
  options: yesNo,
} as const satisfies Column;

/** For collectees: additional fields of 27EQ. */
const collectionOnly = [
  money('transaction_value', 'Total value of the transaction'),
  { key: 'non_resident', kind: 'choice', label: 'Collectee is a non-resident', options: yesNo },
  {
    key: 'has_pe',
    kind: 'choice',
    label: 'Collectee has a permanent establishment in India',
    options: yesNo,
  },
  { key: 'tds_covers', kind: 'choice', label: 'Tax was deducted on the payment', options: yesNo },
  { key: 'tds_challan', kind: 'text', label: 'Challan number of that deduction', max: 5 },
  { key: 'tds_date', kind: 'date', label: 'Date of payment of that deduction' },
  optingOut,
] as const satisfies readonly Column[];

/** For non-residents: additional fields of 27Q and form 144. */
const nonResidentOnly = [
  { key: 'rate_by', kind: 'choice', label: 'Rate by', options: rateSources },
  { key: 'remittance', kind: 'choice', label: 'Nature of remittance', options: remittances },
  { key: 'country', kind: 'text', label: 'Country code', max: 3 },
  { key: 'ack_15ca', kind: 'upper', label: 'Acknowledgement of Form 15CA', max: 15 },
  { key: 'gross_up', kind: 'choice', label: 'Grossed up', options: yesNo },
  { key: 'nr_email', kind: 'text', label: 'E-mail of the payee', max: 75 },
  { key: 'nr_phone', kind: 'text', label: 'Contact number of the payee', max: 15 },
  { key: 'nr_address', kind: 'text', label: 'Address abroad', max: 150 },
  { key: 'nr_tin', kind: 'upper', label: 'Tax identification number abroad', max: 25 },
] as const satisfies readonly Column[];

const categories: readonly Option[] = [
  { value: 'M', label: 'M Man below 60' },
  { value: 'W', label: 'W Woman below 60' },
  { value: 'S', label: 'S Senior citizen, 60 to 79' },
  { value: 'O', label: 'O 80 or older' },
];

const exemptionLabels: Readonly<Record<(typeof exemptions)[number], string>> = {
  lta: 'Exempt travel concession 10(5)',
  gratuity: 'Exempt gratuity 10(10)',
  pension: 'Exempt commuted pension 10(10A)',
  leave: 'Exempt leave encashment 10(10AA)',
  hra: 'Exempt house rent allowance 10(13A)',
  other_exempt: 'Other exemptions of section 10',
  allowance_10_14: 'Exempt special allowances 10(14)',
};

const named = <K extends string>(key: K, who: string) =>
  namedPersons.flatMap(
    (n) =>
      [
        { key: `${key}_pan_${n}`, kind: 'upper', label: `PAN of ${who} ${n}`, max: 10 },
        { key: `${key}_name_${n}`, kind: 'text', label: `Name of ${who} ${n}`, max: 75 },
      ] as const,
  );

/** Fields of form 12BA for each employee, which no text file contains. */
const perquisites = [
  { key: 'designation', kind: 'text', label: 'Designation', max: 75 },
  { key: 'director', kind: 'choice', label: 'Director or substantial interest', options: yesNo },
  ...perquisiteKinds.flatMap(
    ({ key, nature }) =>
      [
        money(`perk_${key}`, `Perquisite: ${nature}`),
        money(`recovered_${key}`, `Recovered from the employee: ${nature}`),
      ] as const,
  ),
  money('perquisite_tax', 'Tax paid by the employer on perquisites, section 192(1A)'),
] as const satisfies readonly Column[];
/** Columns in none of the department's files. */
export const ownColumns: ReadonlySet<string> = new Set(['senior', ...perquisites.map((c) => c.key)]);

/** Fields of form 16 part B and annexure II of 24Q for each employee. */
const salaries = [
  { key: 'name', kind: 'text', label: 'Name', max: 75 },
  { key: 'pan', kind: 'upper', label: 'PAN', max: 10 },
  { key: 'category', kind: 'choice', label: 'Category of employee', options: categories },
  { key: 'employed_from', kind: 'date', label: 'Employed from' },
  { key: 'employed_to', kind: 'date', label: 'Employed to' },
  { key: 'new_regime', kind: 'choice', label: 'New regime (115BAC)', options: yesNo },
  money('salary', 'Taxable salary from this employer'),
  money('other_salary', 'Taxable salary from other employers'),
  money('standard_deduction', 'Standard deduction 16(ia)'),
  money('entertainment', 'Entertainment allowance 16(ii)'),
  money('professional_tax', 'Tax on employment 16(iii)'),
  worked('salary_income', 'Income under salaries'),
  money('other_income', 'Other income reported'),
  money('house_loss', 'Loss from house property reported'),
  worked('gross_income', 'Gross total income'),
  money('chapter_via', 'Deductions of chapter VI-A'),
  money('via_both', 'Of which allowed in the new regime too'),
  worked('total_income', 'Total income'),
  money('tax', 'Tax on total income'),
  money('rebate', 'Rebate 87A'),
  money('surcharge', 'Surcharge'),
  money('cess', 'Education cess'),
  money('relief', 'Relief 89'),
  worked('net_tax', 'Net tax payable'),
  money('deducted', 'Tax deducted by this employer'),
  money('other_deducted', 'Tax deducted by other employers'),
  worked('short', 'Tax still to be deducted'),
  worked('excess', 'Tax deducted in excess'),
  // Additional fields of 24Q's annexures.
  {
    key: 'annexure',
    kind: 'choice',
    label: 'Annexure',
    options: [
      { value: 'II', label: 'II Employee' },
      { value: 'III', label: 'III Specified senior citizen (194P)' },
    ],
  },
  { key: 'reference', kind: 'upper', label: 'Own reference number (payee without PAN)', max: 10 },
  money('salary_17_1', 'Salary, section 17(1)'),
  money('perquisites', 'Perquisites, section 17(2)'),
  money('profits', 'Profits in lieu of salary, section 17(3)'),
  ...exemptions.map((key) => money(key, exemptionLabels[key])),
  ...viaSections.flatMap(({ key, section, ...more }) => {
    const name = section === 'OTHERS' ? 'other sections of chapter VI-A' : section;
    return [
      money(`via_${key}`, `Deductible under ${name}`),
      money(`gross_${key}`, `Gross amount under ${name}, where more`),
      ...('qualifying' in more ? [money(`qualifying_${key}`, `Qualifying amount under ${name}`)] : []),
    ];
  }),
  money('other_tds', 'Other tax deducted or collected (form 12BAA)'),
  { key: 'rent_over_lakh', kind: 'choice', label: 'Rent above 1 lakh claimed', options: yesNo },
  ...named('landlord', 'landlord'),
  { key: 'interest_to_lender', kind: 'choice', label: 'Interest to a lender claimed', options: yesNo },
  ...named('lender', 'lender'),
  { key: 'superannuation', kind: 'choice', label: 'Repaid by a superannuation fund', options: yesNo },
  { key: 'fund_name', kind: 'text', label: 'Name of the fund', max: 75 },
  { key: 'fund_from', kind: 'date', label: 'Contributed to the fund from' },
  { key: 'fund_to', kind: 'date', label: 'Contributed to the fund to' },
  money('fund_repaid', 'Amount the fund repaid'),
  { key: 'fund_rate', kind: 'rate', label: 'Average rate of tax of three years in %' },
  money('fund_tax', 'Tax deducted by the fund'),
  ...perquisites,
] as const satisfies readonly Column[];

/**
 * Cell values by column key. Money in paise, dates ISO, rates in ten-thousandths of a percent; blank cells
 * are absent.
 */
type Cells<C extends Column> = {
  [K in C as K['key']]?: K['kind'] extends 'money' | 'rate' ? number : string;
};
type DeducteeColumn =
  | ReturnType<typeof deductees>[number]
  | typeof reference
  | typeof declared
  | typeof optingOut
  | (typeof residentOnly | typeof collectionOnly | typeof nonResidentOnly)[number];

/** Rows of a draft. A challan, a deductee's payment or receipt, an employee's year. */
export type ChallanRow = { id: string } & Cells<(typeof challans)[number]>;
export type DeducteeRow = { id: string } & Cells<DeducteeColumn>;
export type SalaryRow = { id: string } & Cells<(typeof salaries)[number]>;
/** A row of any table. */
export type SheetRow = { id: string } & Cells<Tables[TableName]>;
interface Tables {
  challans: (typeof challans)[number];
  deductees: DeducteeColumn;
  salaries: (typeof salaries)[number];
}
/** Keys of a row's amounts and rates. */
export type AmountKey<R> = { [K in keyof R]-?: NonNullable<R[K]> extends number ? K : never }[keyof R];
/** Rows by table. */
export interface SheetRows {
  challans: readonly ChallanRow[];
  deductees: readonly DeducteeRow[];
  salaries: readonly SalaryRow[];
}

/** A column: heads the grid, the CSV and Excel files and the reader of both. */
export interface SheetColumn extends Column {
  key: ColumnKey;
}
/** The names of all columns. */
export type ColumnKey = Tables[TableName]['key'];

/** Columns of a table for a form. Forms from 2026 have one field for tax, including surcharge and cess. */
export function columnsOf(form: TdsForm, table: TableName): readonly SheetColumn[] {
  if (table === 'salaries') return salaries;
  const { kind, to } = formInfo[form];
  const split = to !== undefined;
  const cached = built.get(`${form} ${table}`);
  if (cached) return cached;
  const own = {
    salary: [],
    resident: split ? residentOnly : [...residentOnly, declared],
    'non-resident': split ? [...nonResidentOnly, optingOut] : nonResidentOnly,
    collection: collectionOnly,
  }[kind];
  const columns = (
    table === 'challans' ? challans : [...deductees(form), ...(split ? [reference] : []), ...own]
  ).filter((c) => split || (c.key !== 'surcharge' && c.key !== 'cess'));
  built.set(`${form} ${table}`, columns);
  return columns;
}

const built = new Map<string, readonly SheetColumn[]>();

/** Whether a statement includes the year's salary annexure: the fourth quarter of 24Q and form 138. */
export const hasSalaries = (form: TdsForm, quarter: string): boolean =>
  formInfo[form].kind === 'salary' && quarter === 'Q4';

/** Largest amount of a cell in paise. */
export const largest = 99_999_999_999_99;

function cellFault(column: SheetColumn, value: unknown): Message | undefined {
  switch (column.kind) {
    case 'money':
      return !Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > largest
        ? say('between', { min: 0, max: largest })
        : undefined;
    case 'rate':
      return !Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > 1_000_000
        ? say('between', { min: 0, max: 1_000_000 })
        : undefined;
    case 'date':
      return isIsoDate(value) ? undefined : say('aDate');
    case 'choice':
      // Older drafts may have a letter of another form: the checks report it, and a save does not refuse the
      // row.
      if (column.key === 'remark' && remarkLetters.some((letter) => letter === value)) return undefined;
      return column.options?.some((o) => o.value === value) ? undefined : say('chooseOne');
    default:
      if (typeof value !== 'string') return say('wrongType', { expected: 'string', found: typeof value });
      return value.length > (column.max ?? 75) ? say('tooLong', { max: column.max ?? 75 }) : undefined;
  }
}

/** A row sent by a caller, cell by cell: a draft may be incomplete, but not malformed. Faults name the cell. */
export function readRow(
  columns: readonly SheetColumn[],
  raw: unknown,
): { row?: SheetRow; faults: { key: string; message: Message }[] } {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    return { faults: [{ key: '', message: say('wrongType', { expected: 'object', found: typeof raw }) }] };
  const given = raw as Record<string, unknown>;
  const { id } = given;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id))
    return { faults: [{ key: 'id', message: say('required') }] };
  const faults: { key: string; message: Message }[] = [];
  const cells: Record<string, unknown> = { id };
  const byKey = new Map<string, SheetColumn>(columns.map((c) => [c.key, c]));
  for (const [key, value] of Object.entries(given)) {
    if (key === 'id' || value === undefined || value === null || value === '') continue;
    const column = byKey.get(key);
    const message = column ? cellFault(column, value) : say('unknownField');
    if (message) faults.push({ key, message });
    else cells[key] = value;
  }
  // Each cell was held to its column.
  return faults.length > 0 ? { faults } : { row: cells as SheetRow, faults };
}

const num = (v: string | number | undefined): number => (typeof v === 'number' ? v : 0);

/** Taxable part of a perquisite: its value less the employee's payment. Paise. */
export const chargeable = (row: SalaryRow, key: (typeof perquisiteKinds)[number]['key']): number =>
  Math.max(0, num(row[`perk_${key}`]) - num(row[`recovered_${key}`]));

/** A salary row with its calculated columns: section 16, chapter VI-A, rebate, relief and tax still to deduct. */
export function followSalary(typed: SalaryRow): SalaryRow {
  const sections = viaSections.filter((s) => typed[`via_${s.key}`] !== undefined);
  const viaSum = (list: readonly { key: (typeof viaSections)[number]['key'] }[]) =>
    list.reduce((total, s) => total + num(typed[`via_${s.key}`]), 0);
  // Perquisites and deductions given by kind are the total; a total typed alone stays.
  const kinds = perquisiteKinds.filter((k) => typed[`perk_${k.key}`] !== undefined);
  const given: SalaryRow =
    kinds.length === 0
      ? typed
      : { ...typed, perquisites: kinds.reduce((sum, { key }) => sum + chargeable(typed, key), 0) };
  const row: SalaryRow =
    sections.length === 0
      ? given
      : { ...given, chapter_via: viaSum(sections), via_both: viaSum(sections.filter((s) => 'both' in s)) };
  const n = (key: AmountKey<SalaryRow>) => num(row[key]);
  const positive = (v: number) => Math.max(0, v);
  // Section 115BAC(2) allows the standard deduction and 80CCD(2) in the new regime, not the rest.
  const old = (key: AmountKey<SalaryRow>) => (row.new_regime === 'Y' ? 0 : n(key));
  const salary = positive(
    n('salary') +
      n('other_salary') -
      n('standard_deduction') -
      old('entertainment') -
      old('professional_tax'),
  );
  const gross = positive(salary + n('other_income') - old('house_loss'));
  const via = row.new_regime === 'Y' ? n('via_both') : n('chapter_via');
  const total = positive(gross - via);
  const net = positive(positive(n('tax') - n('rebate')) + n('surcharge') + n('cess') - n('relief'));
  const paid = n('deducted') + n('other_deducted') + n('other_tds');
  return {
    ...row,
    salary_income: salary,
    gross_income: gross,
    total_income: total,
    net_tax: net,
    short: positive(net - paid),
    excess: positive(paid - net),
  };
}
