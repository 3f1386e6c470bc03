import { startYear, yearLabel } from '../dates.ts';
import { compareRegimes, type RegimeComparison, type TaxInput } from '../tax/index.ts';
import { hasLaw } from '../tax/years/index.ts';
import { followSalary, type SalaryRow } from './sheets.ts';

const rupees = (v: string | number | undefined): number => (typeof v === 'number' ? Math.round(v / 100) : 0);

/** A birth date that matches the age category of annexure II: below 60, 60 to 79, 80 or more. */
function birthday(category: string | number | undefined, start: number): string {
  const age = category === 'O' ? 85 : category === 'S' ? 65 : 40;
  return `${start - age}-06-15`;
}

/** An employee's row as input of the tax engine; undefined for years without rates. */
function inputOf(row: SalaryRow, financialYear: string): TaxInput | undefined {
  const start = startYear(financialYear);
  const assessmentYear = yearLabel(start + 1);
  if (!hasLaw(assessmentYear)) return undefined;
  const both = rupees(row.via_both);
  return {
    assessmentYear,
    regime: row.new_regime === 'Y' ? 'new' : 'old',
    assessee: { type: 'individual', dateOfBirth: birthday(row.category, start) },
    salary: {
      employers: [
        {
          salary: rupees(row.salary) + rupees(row.other_salary),
          entertainmentAllowance: rupees(row.entertainment),
          professionalTax: rupees(row.professional_tax),
        },
      ],
    },
    houseProperty: { properties: [{ use: 'self-occupied', interest: rupees(row.house_loss) }] },
    otherSources: { otherInterest: rupees(row.other_income) },
    // One figure represents chapter VI-A as already allowed: 80E has no cap.
    deductions: { '80E': Math.max(0, rupees(row.chapter_via) - both), '80CCD(2)': both },
  };
}

/** Tax of an employee under both regimes; undefined for years without rates. */
export function salaryTax(row: SalaryRow, financialYear: string): RegimeComparison | undefined {
  const input = inputOf(row, financialYear);
  return input && compareRegimes(input);
}

/** The row with standard deduction, tax, rebate, surcharge and cess of its regime; undefined if unknown. */
export function withSalaryTax(row: SalaryRow, financialYear: string): SalaryRow | undefined {
  const both = salaryTax(row, financialYear);
  if (!both || row.salary === undefined) return undefined;
  const { tax, salary } = row.new_regime === 'Y' ? both.new : both.old;
  return followSalary({
    ...row,
    standard_deduction: salary.standardDeduction * 100,
    tax: tax.total * 100,
    rebate: tax.rebate87A * 100,
    surcharge: tax.surcharge * 100,
    cess: tax.cess * 100,
  });
}
