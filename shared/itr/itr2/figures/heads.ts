import { type FormData, getAt } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/types.ts';
import { rowsAt, sumOf, textAt, typedAt } from '../../read.ts';
import { lineSum } from '../gains/pass-through.ts';
import type { Itr2Year } from '../years.ts';

/** Gross salary of one employer: 17(1), (2), (3) and foreign retirement accounts. */
const employer = (row: FormData) => {
  const notified = sumOf(rowsAt(row, 'retirement_notified_rows'), 'amount');
  return {
    retirement_notified: notified,
    gross_salary:
      typedAt(row, 'salary_17_1') +
      typedAt(row, 'perquisites') +
      typedAt(row, 'profit_in_lieu_salary') +
      notified +
      typedAt(row, 'retirement_other') +
      typedAt(row, 'retirement_earlier'),
  };
};

/** Figures of Schedule S. */
export const salaryFigures = (data: FormData, result: TaxResult): FormData => {
  const at = (key: string) => typedAt(data, `salary.hra.${key}`);
  const pay = at('basic_salary') + at('da');
  const rentOver = positive(at('rent_paid') - percentOf(pay, 1000));
  const share = percentOf(pay, textAt(data, 'salary.hra.place_of_work') === '1' ? 5000 : 4000);
  return {
    employers: rowsAt(data, 'salary.employers').map(employer),
    gross_salary: result.salary.gross,
    ...(getAt(data, 'salary.hra') === undefined
      ? {}
      : {
          hra: {
            rent_over_tenth: rentOver,
            half_or_two_fifths: share,
            hra_exempt: Math.min(at('hra_received'), rentOver, share),
          },
        }),
    total_exempt_allowances: result.salary.totalExempt,
    net_salary: result.salary.net,
    standard_deduction: result.salary.standardDeduction,
    deductions_16: result.salary.totalDeductions,
    income: result.salary.income,
  };
};

/** Figures of Schedule HP. */
export const houseFigures = (year: Itr2Year, data: FormData, result: TaxResult): FormData => ({
  properties: rowsAt(data, 'house_property.properties').map((row, i) => {
    const w = result.houseProperty.properties[i];
    return {
      unrealized_and_taxes:
        textAt(row, 'property_type') === 'S'
          ? 0
          : typedAt(row, 'unrealized_rent') + typedAt(row, 'municipal_taxes_paid'),
      annual_value: w?.annualValue ?? 0,
      own_annual_value: w?.ownAnnualValue ?? 0,
      standard_deduction_30: w?.standardDeduction ?? 0,
      ...(year.detailed
        ? { interest_on_loan: w?.interest ?? 0, total_loan_interest: sumOf(rowsAt(row, 'loans'), 'interest') }
        : {}),
      total_deductions: (w?.standardDeduction ?? 0) + (w?.interest ?? 0),
      income: w?.income ?? 0,
    };
  }),
  pass_through: lineSum(data, 'house_property'),
  income: result.houseProperty.income,
});
