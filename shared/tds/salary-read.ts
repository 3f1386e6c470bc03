import { exemptions, namedPersons, viaSections } from './data/salary.ts';
import type { Values } from './layouts/types.ts';
import { type AmountKey, followSalary, type SalaryRow } from './sheets.ts';

/** A record of an annexure as a file has it. */
export interface SalaryRecord {
  type: 'SD' | 'S16' | 'C6A' | '94P' | 'P16' | 'P6A';
  /** Line of the file, from 1. */
  line: number;
  values: Values;
}

const section16: Readonly<Record<string, AmountKey<SalaryRow>>> = {
  '16(ia)': 'standard_deduction',
  '16(ii)': 'entertainment',
  '16(iii)': 'professional_tax',
};

/** Columns with the same names in the layouts. */
const same: readonly (keyof SalaryRow)[] = ['name', 'pan', 'reference', 'surcharge', 'cess', 'tax'];
const employeeOnly: readonly (keyof SalaryRow)[] = [
  'salary_17_1',
  'perquisites',
  'profits',
  'rent_over_lakh',
  'interest_to_lender',
  'superannuation',
  'fund_name',
  'fund_from',
  'fund_to',
  'fund_repaid',
  'fund_rate',
  'fund_tax',
  ...exemptions,
  ...(['landlord', 'lender'] as const).flatMap((who) =>
    namedPersons.flatMap((n) => [`${who}_pan_${n}`, `${who}_name_${n}`] as const),
  ),
];

/** A person's record as a row; nil amounts are omitted, like blank cells. */
function personOf({ type, values: v }: SalaryRecord, id: string): SalaryRow {
  const amount = (cell: Values[string]) => (cell === undefined ? undefined : Number(cell));
  const text = (cell: Values[string]) => (cell === undefined ? undefined : String(cell));
  const senior = type === '94P';
  const other = Number(v[senior ? 'interest' : 'other_income'] ?? 0);
  // Field 77 has only other income; the shortfall in field 18 is a house property loss.
  const sources = senior ? other : Number(v['other_sources'] ?? Math.max(other, 0));
  const row: SalaryRow = {
    id,
    ...(senior ? { annexure: 'III' } : {}),
    category: v['category'] === 'G' ? 'M' : text(v['category']),
    new_regime: v['opting_out'] === 'N' ? 'Y' : v['opting_out'] === 'Y' ? 'N' : undefined,
    employed_from: text(v['from']),
    employed_to: text(v['to']),
    salary: amount(v[senior ? 'pension' : 'taxable_current']),
    other_salary: amount(v['taxable_previous']),
    other_income: sources,
    house_loss: Math.max(0, sources - other),
    rebate: amount(v['rebate_87a']),
    relief: amount(v['relief_89']),
    deducted: amount(v['tds_current']),
    other_deducted: amount(v['tds_previous']),
    other_tds: amount(v['other_tds_tcs']),
    ...Object.fromEntries(same.map((key) => [key, v[key]])),
    ...(senior ? {} : Object.fromEntries(employeeOnly.map((key) => [key, v[key]]))),
  };
  for (const key of Object.keys(row) as (keyof SalaryRow)[])
    if (row[key] === undefined || row[key] === 0) delete row[key];
  return row;
}

/**
 * Rows of a file's salary annexures, including each person's deductions; `refuse` receives amounts without a
 * column.
 */
export function salariesFrom(
  records: readonly SalaryRecord[],
  refuse: (line: number, section: string) => void,
): SalaryRow[] {
  const rows: SalaryRow[] = [];
  for (const record of records) {
    const { type, line, values: v } = record;
    const section = String(v['section'] ?? '');
    if (type === 'SD' || type === '94P') {
      rows.push(personOf(record, `s${rows.length + 1}`));
      continue;
    }
    const row = rows.at(-1);
    const put = (key: AmountKey<SalaryRow> | undefined, value: string | number | undefined) => {
      if (typeof value !== 'number' || value === 0) return;
      if (row && key) row[key] = value;
      else refuse(line, section);
    };
    if (type === 'S16' || type === 'P16') put(section16[section], v['amount']);
    else {
      const via = viaSections.find((s) => s.section === section) ?? viaSections.at(-1)!;
      put(`via_${via.key}`, v['deductible']);
      if (v['gross'] !== v['deductible']) put(`gross_${via.key}`, v['gross']);
      put('qualifying' in via ? `qualifying_${via.key}` : undefined, v['qualifying']);
    }
  }
  return rows.map(followSalary);
}
