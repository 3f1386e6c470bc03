import type { Values } from './records.ts';
import { exemptions, namedPersons, viaSections } from './salary-records.ts';
import { followSalary, type SheetRow } from './sheets.ts';

/** A record of an annexure as a file has it. */
export interface SalaryRecord {
  type: 'SD' | 'S16' | 'C6A' | '94P' | 'P16' | 'P6A';
  values: Values;
}

const section16: Readonly<Record<string, string>> = {
  '16(ia)': 'standard_deduction',
  '16(ii)': 'entertainment',
  '16(iii)': 'professional_tax',
};

const same = ['name', 'pan', 'reference', 'surcharge', 'cess', 'tax'] as const;
const employeeOnly = [
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
    namedPersons.flatMap((n) => [`${who}_pan_${n}`, `${who}_name_${n}`]),
  ),
];

/** A person's record as a row; amounts of nil stay out, as blank cells do. */
function personOf({ type, values: v }: SalaryRecord, id: string): SheetRow {
  const senior = type === '94P';
  const other = Number(v[senior ? 'interest' : 'other_income'] ?? 0);
  // Field 77 has the other income alone; what field 18 is less is a loss from house property.
  const sources = senior ? other : Number(v['other_sources'] ?? Math.max(other, 0));
  const row: SheetRow = {
    id,
    ...(senior ? { annexure: 'III' } : {}),
    category: v['category'] === 'G' ? 'M' : v['category'],
    new_regime: v['opting_out'] === 'N' ? 'Y' : v['opting_out'] === 'Y' ? 'N' : undefined,
    employed_from: v['from'],
    employed_to: v['to'],
    salary: v[senior ? 'pension' : 'taxable_current'],
    other_salary: v['taxable_previous'],
    other_income: sources,
    house_loss: Math.max(0, sources - other),
    rebate: v['rebate_87a'],
    relief: v['relief_89'],
    deducted: v['tds_current'],
    other_deducted: v['tds_previous'],
    other_tds: v['other_tds_tcs'],
    ...Object.fromEntries(same.map((key) => [key, v[key]])),
    ...(senior ? {} : Object.fromEntries(employeeOnly.map((key) => [key, v[key]]))),
  };
  for (const key of Object.keys(row)) if (row[key] === undefined || row[key] === 0) delete row[key];
  return row;
}

/** Rows of the salary annexures of a file, each person's deductions taken into its row. */
export function salariesFrom(records: readonly SalaryRecord[]): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const record of records) {
    const { type, values: v } = record;
    if (type === 'SD' || type === '94P') {
      rows.push(personOf(record, `s${rows.length + 1}`));
      continue;
    }
    const row = rows.at(-1);
    if (!row) continue;
    const put = (key: string, value: string | number | undefined) => {
      if (typeof value === 'number' && value !== 0) row[key] = value;
    };
    if (type === 'S16' || type === 'P16') put(section16[String(v['section'])] ?? '', v['amount']);
    else {
      const key = viaSections.find((s) => s.section === v['section'])?.key ?? 'other';
      put(`via_${key}`, v['deductible']);
      if (v['gross'] !== v['deductible']) put(`gross_${key}`, v['gross']);
      put(`qualifying_${key}`, v['qualifying']);
    }
  }
  return rows.map(followSalary);
}
