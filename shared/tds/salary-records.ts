import { exemptions, namedPersons, viaSections } from './data/salary.ts';
import type { FlatRecord, Values } from './layouts/types.ts';
import { hasPan } from './rates.ts';
import type { AmountKey, SalaryRow } from './sheets.ts';

export const oldRegimeExemptions: ReadonlySet<string> = new Set(['lta', 'hra']);

/** Of which annexure a row is: II for an employee, III for a specified senior citizen (section 194P). */
export const annexureOf = (row: SalaryRow): 'II' | 'III' => (row.annexure === 'III' ? 'III' : 'II');

const num = (row: SalaryRow, key: AmountKey<SalaryRow>): number => row[key] ?? 0;
const text = (row: SalaryRow, key: keyof SalaryRow): string | undefined =>
  row[key] === undefined ? undefined : String(row[key]);

/** Deductions of a row that its regime allows, as the annexure lists them; sections it does not name are among the others. */
function viaOf(
  row: SalaryRow,
): { section: string; gross: number; qualifying: number | undefined; amount: number }[] {
  const out: ReturnType<typeof viaOf> = [];
  for (const s of viaSections) {
    const amount = num(row, `via_${s.key}`);
    if (amount === 0 || (row.new_regime === 'Y' && !('both' in s))) continue;
    const section = 'only' in s && s.only !== annexureOf(row) ? 'OTHERS' : s.section;
    const gross = Math.max(num(row, `gross_${s.key}`), amount);
    const qualifying = 'qualifying' in s ? num(row, `qualifying_${s.key}`) : undefined;
    const same = section === 'OTHERS' ? out.find((o) => o.section === 'OTHERS') : undefined;
    if (same) {
      same.gross += gross;
      same.amount += amount;
      same.qualifying = (same.qualifying ?? 0) + (qualifying ?? 0);
    } else out.push({ section, gross, qualifying, amount });
  }
  return out;
}

/** Deductions of section 16 of a row that its regime allows. */
function section16Of(row: SalaryRow): { section: string; amount: number }[] {
  const old = row.new_regime !== 'Y';
  const senior = annexureOf(row) === 'III';
  return [
    { section: '16(ia)', amount: num(row, 'standard_deduction') },
    { section: '16(ii)', amount: old && !senior ? num(row, 'entertainment') : 0 },
    { section: '16(iii)', amount: old ? num(row, 'professional_tax') : 0 },
  ].filter((d) => d.amount > 0);
}

const sum = (list: readonly { amount: number }[]): number => list.reduce((n, d) => n + d.amount, 0);

/** Figures of an annexure by its own formulas, not floored at nil: the checks report negative ones. Paise. */
export function annexureFigures(row: SalaryRow) {
  const old = row.new_regime !== 'Y';
  const salary = num(row, 'salary') + (annexureOf(row) === 'III' ? 0 : num(row, 'other_salary'));
  const section16 = sum(section16Of(row));
  const income = salary - section16;
  const other = num(row, 'other_income') - (old && annexureOf(row) === 'II' ? num(row, 'house_loss') : 0);
  const via = sum(viaOf(row));
  const net =
    num(row, 'tax') + num(row, 'surcharge') + num(row, 'cess') - num(row, 'relief') - num(row, 'rebate');
  const deducted = num(row, 'deducted') + num(row, 'other_deducted') + num(row, 'other_tds');
  const exempt = exemptions.reduce(
    (n, key) => n + (!old && oldRegimeExemptions.has(key) ? 0 : num(row, key)),
    0,
  );
  return {
    salary,
    section16,
    income,
    other,
    gross: income + other,
    via,
    taxable: income + other - via,
    net,
    deducted,
    exempt,
  };
}

const persons = (
  row: SalaryRow,
  kind: 'landlord' | 'lender',
  claimed: boolean,
): { count: number; values: Values } => {
  const values: Values = {};
  let count = 0;
  for (const n of namedPersons) {
    const pan = text(row, `${kind}_pan_${n}`);
    if (!claimed || !pan) continue;
    count += 1;
    values[`${kind}_pan_${count}`] = pan;
    values[`${kind}_name_${count}`] = text(row, `${kind}_name_${n}`);
  }
  return { count, values };
};

function employee(row: SalaryRow, serial: number): Values {
  const f = annexureFigures(row);
  const old = row.new_regime !== 'Y';
  const rent = row.rent_over_lakh === 'Y';
  const lent = row.interest_to_lender === 'Y';
  const fund = row.superannuation === 'Y';
  const landlords = persons(row, 'landlord', rent);
  const lenders = persons(row, 'lender', lent);
  const pan = text(row, 'pan') ?? '';
  return {
    serial,
    pan,
    reference: text(row, 'reference'),
    name: text(row, 'name'),
    category: row.category === 'M' ? 'G' : text(row, 'category'),
    from: text(row, 'employed_from'),
    to: text(row, 'employed_to'),
    total_salary: f.salary,
    s16_count: section16Of(row).length,
    s16_total: f.section16,
    salary_income: f.income,
    other_income: f.other,
    gross_total: f.gross,
    c6a_count: viaOf(row).length,
    c6a_total: f.via,
    taxable: f.taxable,
    tax: num(row, 'tax'),
    surcharge: num(row, 'surcharge'),
    cess: num(row, 'cess'),
    relief_89: num(row, 'relief'),
    net_tax: f.net,
    tax_deducted: f.deducted,
    shortfall: f.net - f.deducted,
    taxable_current: num(row, 'salary'),
    taxable_previous: num(row, 'other_salary'),
    tds_current: num(row, 'deducted'),
    tds_previous: num(row, 'other_deducted'),
    higher_rate: hasPan(pan) ? 'N' : 'Y',
    rent_over_lakh: rent ? 'Y' : 'N',
    landlords: landlords.count,
    ...landlords.values,
    interest_to_lender: lent ? 'Y' : 'N',
    lenders: lenders.count,
    ...lenders.values,
    superannuation: fund ? 'Y' : 'N',
    ...(fund
      ? {
          fund_name: text(row, 'fund_name'),
          fund_from: text(row, 'fund_from'),
          fund_to: text(row, 'fund_to'),
          fund_repaid: num(row, 'fund_repaid'),
          fund_rate: num(row, 'fund_rate'),
          fund_tax: num(row, 'fund_tax'),
          fund_gross: f.gross + num(row, 'fund_repaid'),
        }
      : {}),
    salary_17_1: num(row, 'salary_17_1'),
    perquisites: num(row, 'perquisites'),
    profits: num(row, 'profits'),
    ...Object.fromEntries(
      exemptions.map((key) => [key, !old && oldRegimeExemptions.has(key) ? undefined : num(row, key)]),
    ),
    exempt_total: f.exempt,
    other_sources: num(row, 'other_income'),
    rebate_87a: num(row, 'rebate'),
    opting_out: old ? 'Y' : 'N',
    other_tds_tcs: num(row, 'other_tds'),
  };
}

function senior(row: SalaryRow, serial: number): Values {
  const f = annexureFigures(row);
  const payable = num(row, 'tax') - num(row, 'rebate') + num(row, 'surcharge') + num(row, 'cess');
  return {
    serial,
    pan: text(row, 'pan'),
    name: text(row, 'name'),
    category: row.category === 'M' ? 'G' : text(row, 'category'),
    opting_out: row.new_regime === 'Y' ? 'N' : 'Y',
    pension: f.salary,
    s16_count: section16Of(row).length,
    s16_total: f.section16,
    salary_income: f.income,
    interest: f.other,
    gross_total: f.gross,
    c6a_count: viaOf(row).length,
    c6a_total: f.via,
    taxable: f.taxable,
    tax: num(row, 'tax'),
    rebate_87a: num(row, 'rebate'),
    surcharge: num(row, 'surcharge'),
    cess: num(row, 'cess'),
    payable,
    relief_89: num(row, 'relief'),
    net_tax: payable - num(row, 'relief'),
  };
}

/** Records of annexure II, then of annexure III, each person's deductions after it. */
export function salaryRecordsOf(rows: readonly SalaryRow[]): FlatRecord[] {
  const out: FlatRecord[] = [];
  for (const annexure of ['II', 'III'] as const) {
    const [own, ofSection16, ofVia] =
      annexure === 'II' ? (['SD', 'S16', 'C6A'] as const) : (['94P', 'P16', 'P6A'] as const);
    let serial = 0;
    rows.forEach((row, at) => {
      if (annexureOf(row) !== annexure) return;
      serial += 1;
      const from = `salaries.${at}`;
      const push = (type: FlatRecord['type'], values: Values): void => {
        out.push({ type, from, values: { record: type, batch: 1, mode: 'A', ...values } });
      };
      push(own, annexure === 'II' ? employee(row, serial) : senior(row, serial));
      section16Of(row).forEach((d, i) => {
        push(ofSection16, { parent: serial, serial: i + 1, section: d.section, amount: d.amount });
      });
      viaOf(row).forEach((d, i) => {
        push(ofVia, {
          parent: serial,
          serial: i + 1,
          section: d.section,
          gross: d.gross,
          qualifying: d.qualifying,
          deductible: d.amount,
        });
      });
    });
  }
  return out;
}
