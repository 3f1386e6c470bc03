import { tan } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { exemptAllowances } from '../../codes/common.ts';
import { statesAndForeign } from '../../codes/states.ts';
import { code, money, moneyIfAny, pin, total, words, wordsIfAny } from '../../common/fields.ts';
import { houseRentFields } from '../../common/house-rent.ts';
import { sheet, table } from '../../common/sheet.ts';
import { retirementCountries } from '../../itr1/parts/retirement-accounts.ts';
import type { Row } from '../../values/names.ts';
import { employmentNatures, perquisiteNatures, profitNatures, salaryNatures } from '../codes/persons.ts';
import type { Itr2Year } from '../data/years.ts';

const natures = (label: string, json: string, section: string, options: Parameters<typeof code>[2]) =>
  table(
    { label, rowLabel: 'Item', json: `Salarys.${json}.OthersIncDtls`, section },
    {
      nature: code('Nature', 'NatureDesc', options),
      description: wordsIfAny('Description', 'OthNatOfInc', 50, {
        when: (row: Row) => row['nature'] === 'OTH',
      }),
      amount: money('Amount', 'OthAmount'),
    },
  ).optional();

const employers = table(
  {
    label: 'Employers',
    rowLabel: 'Employer',
    json: 'Salaries',
    needs: ['AddressDetail', 'Salarys'],
    help: 'One row for each employer of the year; tax deducted goes in Schedule TDS1',
  },
  {
    employer_name: words('Name of the employer', 'NameOfEmployer', 125, { keeps: true }),
    nature_of_employment: code('Nature of employment', 'NatureOfEmployment', employmentNatures, {
      keeps: true,
    }),
    employer_tan: tan('TAN of the employer', {
      json: 'TANofEmployer',
      keeps: true,
      help: 'Needed where tax was deducted',
    }).optional(),
    address: words('Address', 'AddressDetail.AddrDetail', 200, { keeps: true }),
    city: words('Town, city or district', 'AddressDetail.CityOrTownOrDistrict', 50, { keeps: true }),
    state: code('State', 'AddressDetail.StateCode', statesAndForeign, { keeps: true }),
    pincode: pin('AddressDetail.PinCode', { keeps: true, when: (row: Row) => row['state'] !== '99' }),
    zip_code: wordsIfAny('ZIP code', 'AddressDetail.ZipCode', 8, {
      keeps: true,
      when: (row: Row) => row['state'] === '99',
    }),
    salary_17_1: money('Salary', 'Salarys.Salary', { section: '17(1)', help: 'Form 16 Part B, item 1(a)' }),
    salary_items: natures('Items of salary', 'NatureOfSalary', '17(1)', salaryNatures),
    perquisites: money('Value of perquisites', 'Salarys.ValueOfPerquisites', {
      section: '17(2)',
      help: 'Form 16 Part B, item 1(b)',
    }),
    perquisite_items: natures('Items of perquisites', 'NatureOfPerquisites', '17(2)', perquisiteNatures),
    profit_in_lieu_salary: money('Profits in lieu of salary', 'Salarys.ProfitsinLieuOfSalary', {
      section: '17(3)',
      help: 'Form 16 Part B, item 1(c)',
    }),
    profit_items: natures('Items of profits in lieu', 'NatureOfProfitInLieuOfSalary', '17(3)', profitNatures),
    retirement_notified_rows: retirementCountries('Salarys.IncomeNotified89AType'),
    retirement_notified: total(
      'Income of retirement accounts in notified countries',
      'Salarys.IncomeNotified89A',
      { section: '89A' },
    ),
    retirement_other: money(
      'Income of retirement accounts in other countries',
      'Salarys.IncomeNotifiedOther89A',
      { section: '89A' },
    ),
    retirement_earlier: moneyIfAny(
      'Income of retirement accounts relieved in earlier years, taxable now',
      'Salarys.IncomeNotifiedPrYr89A',
      { section: '89A' },
    ),
    gross_salary: total('Gross salary', 'Salarys.GrossSalary'),
  },
);

const hra = sheet(
  {
    label: 'House rent allowance',
    json: 'Section10_13A',
    section: '10(13A)',
    help: 'Needed to claim the exemption; the least of three amounts is exempt, in the old regime only',
  },
  houseRentFields,
).optional();

const other = { value: 'OTH', label: 'Any other' };
const allowances = (year: Itr2Year) =>
  year.moreContacts ? [...year.common.allowances, other] : [...exemptAllowances, other];

/** Schedule S. */
export const salary = (year: Itr2Year) =>
  sheet(
    { label: 'Salary and pension', json: 'ScheduleS' },
    {
      employers: employers.optional(),
      gross_salary: total('Total gross salary', 'TotalGrossSalary'),
      ...(year.detailed ? { hra } : {}),
      exempt_allowances: table(
        {
          label: 'Allowances exempt under section 10',
          rowLabel: 'Allowance',
          json: 'AllwncExemptUs10.AllwncExemptUs10Dtls',
          section: '10',
        },
        {
          nature: code('Allowance', 'SalNatureDesc', allowances(year)),
          description: wordsIfAny('Description', 'SalOthNatOfInc', 125, {
            when: (row: Row) => row['nature'] === 'OTH',
          }),
          amount: money('Exempt amount', 'SalOthAmount'),
        },
      ).optional(),
      total_exempt_allowances: total('Exempt allowances', 'AllwncExtentExemptUs10', { section: '10' }),
      relief_89a: moneyIfAny('Income claimed for relief from taxation', 'Increliefus89A', { section: '89A' }),
      net_salary: total('Net salary', 'NetSalary'),
      standard_deduction: total('Standard deduction', 'DeductionUnderSection16ia', { section: '16(ia)' }),
      entertainment_allowance: money('Entertainment allowance', 'EntertainmntalwncUs16ii', {
        section: '16(ii)',
        max: common.salary.entertainmentCap,
        help: 'Government and PSU employees in the old regime: the least of 5,000, a fifth of salary and the allowance',
      }),
      professional_tax: money('Professional tax', 'ProfessionalTaxUs16iii', {
        section: '16(iii)',
        max: common.salary.professionalTaxCap,
        help: 'Actually paid, in the old regime only',
      }),
      deductions_16: total('Deductions under section 16', 'DeductionUS16', { section: '16' }),
      income: total('Income chargeable under salaries', 'TotIncUnderHeadSalaries', { section: '15' }),
    },
  ).optional();
