import { group, rows } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, itrTan, money, moneyIfAny, total, wordsIfAny } from '../../common/fields.ts';
import { houseRentFields } from '../../common/house-rent.ts';
import type { Row } from '../../values/names.ts';
import type { Itr1Year } from '../data/years.ts';
import { retirementCountries } from './retirement-accounts.ts';

/** Components of an employer's salary u/s 17(1). */
export const salaryParts = ['basic_salary', 'da', 'hra', 'lta', 'other_allowances'] as const;

/** The file has the salary as one figure. */
const part = {
  unused:
    '{amount} is for information only: the file has the total salary under section 17(1), not its parts',
};

/**
 * One row per employer: Form 16 figures. The file has name, TAN, income and TDS of each (Schedule TDS1) and
 * the totals of the rest.
 */
const employers = rows(
  {
    label: 'Employers',
    rowLabel: 'Employer',
    json: 'TDSonSalaries.TDSonSalary',
    help: 'One row for each Form 16 of the year',
  },
  {
    employer_name: wordsIfAny(
      'Name of the employer',
      'EmployerOrDeductorOrCollectDetl.EmployerOrDeductorOrCollecterName',
      125,
      { keeps: true },
    ),
    employer_tan: itrTan('TAN of the employer', 'EmployerOrDeductorOrCollectDetl.TAN', {
      keeps: true,
      help: 'Leave blank only if no tax was deducted',
    }).optional(),
    salary_17_1: money('Salary', undefined, { section: '17(1)', help: 'Form 16 Part B, item 1(a)' }),
    basic_salary: moneyIfAny('of which basic salary', undefined, part),
    da: moneyIfAny('of which dearness allowance', undefined, part),
    hra: moneyIfAny('of which house rent allowance', undefined, part),
    lta: moneyIfAny('of which leave travel allowance', undefined, part),
    other_allowances: moneyIfAny('of which other allowances', undefined, part),
    perquisites: money('Value of perquisites', undefined, {
      section: '17(2)',
      help: 'Form 16 Part B, item 1(b)',
    }),
    profit_in_lieu_salary: money('Profits in lieu of salary', undefined, {
      section: '17(3)',
      help: 'Form 16 Part B, item 1(c)',
    }),
    income_chargeable: moneyIfAny('Income chargeable as in Form 26AS, if different', undefined, {
      help: 'Schedule TDS1, column 4; if blank, the salary above',
      unused: '{amount} is not used: the file names only employers with a TAN',
      reported: true,
    }),
    income_for_tds: total('Income chargeable under salaries', 'IncChrgSal'),
    tds_deducted: money('Tax deducted at source', 'TotalTDSSal', { section: '192' }),
  },
);

const hra = group(
  {
    label: 'House rent allowance',
    json: 'ScheduleEA10_13A',
    section: '10(13A)',
    help: 'Needed to claim the exemption; the least of three amounts is exempt, in the old regime only',
  },
  houseRentFields,
).optional();

/** Part B, item B1: salary and pension. */
export const salary = (year: Itr1Year, { income, entertainment } = year.nodes) =>
  group(
    { label: 'Salary and pension' },
    {
      employers: employers.optional(),
      salary_17_1: total('Salary as per section 17(1)', `${income}.Salary`, { section: '17(1)' }),
      perquisites: total('Value of perquisites', `${income}.PerquisitesValue`, { section: '17(2)' }),
      profit_in_lieu_salary: total('Profits in lieu of salary', `${income}.ProfitsInSalary`, {
        section: '17(3)',
      }),
      ...(year.retirementAccounts
        ? {
            retirement_notified_rows: retirementCountries(`${income}.IncomeNotified89AType`),
            retirement_notified: total(
              'Income of retirement accounts in notified countries',
              `${income}.IncomeNotified89A`,
              { section: '89A' },
            ),
            retirement_other: moneyIfAny(
              'Income of retirement accounts in other countries',
              `${income}.IncomeNotifiedOther89A`,
              { section: '89A' },
            ),
          }
        : {}),
      gross_salary: total('Gross salary', `${income}.GrossSalary`),
      ...(year.detailed ? { hra } : {}),
      exempt_allowances: rows(
        {
          label: 'Allowances exempt under section 10',
          rowLabel: 'Allowance',
          json: `${income}.AllwncExemptUs10.AllwncExemptUs10Dtls`,
          section: '10',
          help: year.detailed
            ? 'One row for each section; house rent allowance comes from its own schedule'
            : 'One row per section; for house rent allowance, the exempt part',
        },
        {
          nature: code('Allowance', 'SalNatureDesc', year.allowances),
          ...(year.allowances.some((x) => x.value === 'OTH')
            ? {
                description: wordsIfAny('Description', 'SalOthNatOfInc', 125, {
                  when: (row: Row) => row['nature'] === 'OTH',
                }),
              }
            : {}),
          amount: money('Exempt amount', 'SalOthAmount'),
        },
      ).optional(),
      total_exempt_allowances: total(
        'Exempt allowances',
        `${income}.AllwncExemptUs10.TotalAllwncExemptUs10`,
        {
          section: '10',
        },
      ),
      ...(year.retirementAccounts
        ? {
            relief_89a: moneyIfAny('Income claimed for relief from taxation', `${income}.Increliefus89A`, {
              section: '89A',
            }),
          }
        : {}),
      net_salary: total('Net salary', `${income}.NetSalary`),
      standard_deduction: total('Standard deduction', `${income}.DeductionUs16ia`, {
        section: '16(ia)',
        help:
          year.assessmentYear === '2024-25'
            ? 'Up to 50,000 in both regimes'
            : 'Up to 50,000 in the old regime, 75,000 in the new regime',
      }),
      entertainment_allowance: moneyIfAny('Entertainment allowance', `${income}.${entertainment}`, {
        section: '16(ii)',
        max: common.salary.entertainmentCap,
        help: 'Government and PSU employees in the old regime: the least of 5,000, a fifth of salary and the allowance',
      }),
      professional_tax: moneyIfAny('Professional tax', `${income}.ProfessionalTaxUs16iii`, {
        section: '16(iii)',
        max: common.salary.professionalTaxCap,
        help: 'Actually paid, in the old regime only',
      }),
      deductions_16: total('Deductions under section 16', `${income}.DeductionUs16`, { section: '16' }),
      income: total('Income chargeable under salaries', `${income}.IncomeFromSal`, { section: '15' }),
    },
  ).optional();
