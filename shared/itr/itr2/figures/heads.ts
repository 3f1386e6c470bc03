import type { FormValues } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { TaxResult } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { loanFigures } from '../../common/house-loan.ts';
import { amountsOf, rowsOf, rupees, textOf, total } from '../../common/read.ts';
import type { Itr2, Itr2SalaryEmployers } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { lineSum } from '../gains/pass-through.ts';

/** Gross salary of one employer: 17(1), (2), (3) and foreign retirement accounts. */
const employer = (row: Itr2SalaryEmployers) => {
  const notified = total(rowsOf(row.retirement_notified_rows), 'amount');
  return {
    retirement_notified: notified,
    gross_salary:
      rupees(row.salary_17_1) +
      rupees(row.perquisites) +
      rupees(row.profit_in_lieu_salary) +
      notified +
      rupees(row.retirement_other) +
      rupees(row.retirement_earlier),
  };
};

/** Deductions u/s 16 as in the file: the balance is never negative (rules 26 and 27). */
const deductions16 = (data: Itr2, { regime, salary }: TaxResult): number =>
  salary.standardDeduction +
  (regime === 'old'
    ? rupees(data.salary?.entertainment_allowance) + rupees(data.salary?.professional_tax)
    : 0);

/** Figures of Schedule S. */
export const salaryFigures = (data: Itr2, result: TaxResult): FormValues => {
  const at = amountsOf(data.salary?.hra);
  const pay = at('basic_salary') + at('da');
  const { metro, other, rentOver: rentShare } = rulesOf(result.assessmentYear).salary.hraSalaryShare;
  const rentOver = positive(at('rent_paid') - percentOf(pay, rentShare));
  const share = percentOf(pay, textOf(data.salary?.hra?.place_of_work) === '1' ? metro : other);
  return {
    employers: rowsOf(data.salary?.employers).map(employer),
    gross_salary: result.salary.gross,
    ...(data.salary?.hra === undefined
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
    deductions_16: deductions16(data, result),
    income: result.salary.income,
  };
};

/** Figures of Schedule HP. */
export const houseFigures = (year: Itr2Year, data: Itr2, result: TaxResult): FormValues => ({
  properties: rowsOf(data.house_property?.properties).map((row, i) => {
    const w = result.houseProperty.properties[i];
    return {
      unrealized_and_taxes:
        textOf(row.property_type) === 'S'
          ? 0
          : rupees(row.unrealized_rent) + rupees(row.municipal_taxes_paid),
      annual_value: w?.annualValue ?? 0,
      own_annual_value: w?.ownAnnualValue ?? 0,
      standard_deduction_30: w?.standardDeduction ?? 0,
      ...(year.detailed
        ? { interest_on_loan: w?.interest ?? 0, ...loanFigures(row.loans, year.assessmentYear) }
        : {}),
      total_deductions: (w?.standardDeduction ?? 0) + (w?.interest ?? 0),
      income: w?.income ?? 0,
    };
  }),
  pass_through: lineSum(data, 'house_property'),
  income: result.houseProperty.income,
});
