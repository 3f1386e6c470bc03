import { atMost, column, equal, inNew, inOld, repeated, ruleA, when } from './build.ts';
import { allowance, allowanceAt, government, governmentPensioners, I, pensioners, sources } from './paths.ts';
import type { Rule } from './reader.ts';

const LIST = `${I}.AllwncExemptUs10.AllwncExemptUs10Dtls`;

/** An allowance may not be more than an amount of the file. */
const within = (no: number, nature: string, key: string, message: string, old = false): Rule => {
  const check: Rule['check'] = (r) => {
    const found = allowance(r, nature);
    const value = r.n(`${I}.${key}`);
    return when(found > value, allowanceAt(r, nature), { found, value });
  };
  return ruleA(no, message, old ? inOld(check) : check);
};

/** An allowance may not be more than a limit, for some natures of employment. */
const limited = (
  no: number,
  nature: string,
  employers?: readonly string[],
  which: 'cap' | 'governmentCap' = 'cap',
): Rule =>
  ruleA(no, `Exemption u/s ${nature} ({found}) cannot exceed {value}`, (r) => {
    const found = allowance(r, nature);
    const value = r.law.salary.allowances[nature]?.[which] ?? Number.POSITIVE_INFINITY;
    return when((!employers || employers.includes(r.employer)) && found > value, allowanceAt(r, nature), {
      found,
      value,
    });
  });

/** An allowance the new regime does not exempt. */
const barredInNew = (no: number, nature: string): Rule =>
  ruleA(
    no,
    `Exemption u/s ${nature} is not available in the new regime`,
    inNew((r) => when(allowance(r, nature) > 0, allowanceAt(r, nature))),
  );

/** Head "Salaries": validation rules 57 to 77 and those that go with them. */
export const salaryRules: readonly Rule[] = [
  ruleA(
    57,
    'Entertainment allowance cannot exceed {value}: the lower of 5,000 and a fifth of salary',
    inOld((r) =>
      ['CGOV', 'SGOV', 'PSU'].includes(r.employer)
        ? atMost(
            r,
            `${I}.EntertainmentAlw16ii`,
            Math.min(r.law.salary.entertainmentCap, Math.floor(r.n(`${I}.Salary`) / 5)),
          )
        : undefined,
    ),
  ),
  ruleA(
    58,
    'Entertainment allowance is only for employees of Central and State Government and PSU',
    inOld((r) =>
      when(
        !['CGOV', 'SGOV', 'PSU'].includes(r.employer) && r.n(`${I}.EntertainmentAlw16ii`) > 0,
        `${I}.EntertainmentAlw16ii`,
      ),
    ),
  ),
  ruleA(59, 'Gross salary ({found}) must be the sum of its parts ({value})', (r) =>
    // files without the split into 17(1), (2), (3) state the gross figure alone
    ['Salary', 'PerquisitesValue', 'ProfitsInSalary'].some((k) => r.has(`${I}.${k}`))
      ? equal(
          r,
          `${I}.GrossSalary`,
          [
            'Salary',
            'PerquisitesValue',
            'ProfitsInSalary',
            'IncomeNotified89A',
            'IncomeNotifiedOther89A',
          ].reduce((t, k) => t + r.n(`${I}.${k}`), 0),
        )
      : undefined,
  ),
  ruleA(
    60,
    'Net salary ({found}) must be gross salary less exempt allowances and relief u/s 89A ({value})',
    (r) =>
      equal(
        r,
        `${I}.NetSalary`,
        Math.max(
          0,
          r.n(`${I}.GrossSalary`) -
            r.n(`${I}.AllwncExemptUs10.TotalAllwncExemptUs10`) -
            r.n(`${I}.Increliefus89A`),
        ),
      ),
  ),
  ruleA(61, 'Deductions u/s 16 ({found}) must be the sum of 16(ia), 16(ii) and 16(iii) ({value})', (r) =>
    equal(
      r,
      `${I}.DeductionUs16`,
      r.n(`${I}.DeductionUs16ia`) + r.n(`${I}.EntertainmentAlw16ii`) + r.n(`${I}.ProfessionalTaxUs16iii`),
    ),
  ),
  ruleA(62, 'Income under salaries ({found}) must be net salary less deductions u/s 16 ({value})', (r) =>
    equal(r, `${I}.IncomeFromSal`, Math.max(0, r.n(`${I}.NetSalary`) - r.n(`${I}.DeductionUs16`))),
  ),
  ruleA(63, 'Exempt allowances ({found}) cannot be more than gross salary ({value})', (r) =>
    atMost(r, `${I}.AllwncExemptUs10.TotalAllwncExemptUs10`, r.n(`${I}.GrossSalary`)),
  ),
  within(
    64,
    '10(5)',
    'Salary',
    'Leave travel concession ({found}) cannot be more than salary u/s 17(1) ({value})',
    true,
  ),
  within(
    65,
    '10(6)',
    'GrossSalary',
    'Exemption u/s 10(6) ({found}) cannot be more than gross salary ({value})',
  ),
  within(
    66,
    '10(7)',
    'GrossSalary',
    'Exemption u/s 10(7) ({found}) cannot be more than gross salary ({value})',
  ),
  limited(67, '10(10)', ['PSU', 'PEPS', 'PEO', 'OTH']),
  within(
    68,
    '10(10A)',
    'Salary',
    'Commuted pension ({found}) cannot be more than salary u/s 17(1) ({value})',
  ),
  within(
    69,
    '10(10AA)',
    'Salary',
    'Leave encashment ({found}) cannot be more than salary u/s 17(1) ({value})',
  ),
  limited(70, '10(10B)(i)'),
  limited(71, '10(10C)'),
  ruleA(72, 'Only one of 10(10B)(i), 10(10B)(ii) and 10(10C) can be claimed', (r) =>
    when(
      ['10(10B)(i)', '10(10B)(ii)', '10(10C)'].filter((n) => allowance(r, n) > 0).length > 1,
      allowanceAt(r, '10(10C)'),
    ),
  ),
  within(
    73,
    '10(10CC)',
    'PerquisitesValue',
    'Tax paid by the employer ({found}) cannot be more than perquisites ({value})',
  ),
  within(
    74,
    '10(13A)',
    'Salary',
    'House rent allowance ({found}) cannot be more than salary u/s 17(1) ({value})',
    true,
  ),
  within(
    75,
    '10(14)(i)',
    'Salary',
    'Exemption u/s 10(14)(i) ({found}) cannot be more than salary u/s 17(1) ({value})',
    true,
  ),
  within(
    76,
    '10(14)(ii)',
    'Salary',
    'Exemption u/s 10(14)(ii) ({found}) cannot be more than salary u/s 17(1) ({value})',
    true,
  ),
  ruleA(77, 'Exempt allowances ({found}) must be the sum of the rows ({value})', (r) =>
    equal(r, `${I}.AllwncExemptUs10.TotalAllwncExemptUs10`, column(r.rows(LIST), 'SalOthAmount')),
  ),
  ruleA(
    112,
    'Standard deduction ({found}) cannot exceed {value} in the old regime',
    inOld((r) => atMost(r, `${I}.DeductionUs16ia`, r.law.salary.standardDeduction.old)),
  ),
  limited(143, '10(10AA)', ['PSU', 'PEPS', 'PEO', 'OTH', 'NA', '']),
  ruleA(
    149,
    'Transport allowance of a person with a disability ({found}) cannot exceed {value}',
    inNew((r) => {
      const found = allowance(r, '10(14)(ii)(115BAC)');
      const value = r.law.salary.allowances['10(14)(ii)-115BAC']?.cap ?? 0;
      return when(found > value, allowanceAt(r, '10(14)(ii)(115BAC)'), { found, value });
    }),
  ),
  ruleA(
    150,
    'Exemptions u/s 10(5), 10(13A), 10(14)(i) and 10(14)(ii) are not available in the new regime',
    inNew((r) =>
      ['10(5)', '10(13A)', '10(14)(i)', '10(14)(ii)'].map((n) =>
        when(allowance(r, n) > 0, allowanceAt(r, n)),
      ),
    ),
  ),
  ruleA(
    151,
    'This row of exempt allowances is for the new regime only',
    inOld((r) =>
      ['10(14)(i)(115BAC)', '10(14)(ii)(115BAC)'].map((n) => when(allowance(r, n) > 0, allowanceAt(r, n))),
    ),
  ),
  ruleA(
    164,
    'Entertainment allowance is not available in the new regime',
    inNew((r) => when(r.n(`${I}.EntertainmentAlw16ii`) > 0, `${I}.EntertainmentAlw16ii`)),
  ),
  barredInNew(165, '10(5)'),
  barredInNew(166, '10(13A)'),
  barredInNew(167, '10(14)(i)'),
  barredInNew(168, '10(14)(ii)'),
  ruleA(
    169,
    'Professional tax is not deductible in the new regime',
    inNew((r) => when(r.n(`${I}.ProfessionalTaxUs16iii`) > 0, `${I}.ProfessionalTaxUs16iii`)),
  ),
  ruleA(
    177,
    'House rent allowance ({found}) cannot be more than a third of salary u/s 17(1) ({value})',
    inOld((r) => {
      const found = allowance(r, '10(13A)');
      const value = Math.floor(r.n(`${I}.Salary`) / 3);
      return when(found > value, allowanceAt(r, '10(13A)'), { found, value });
    }),
  ),
  ruleA(178, 'Exemption u/s 10(10CC) ({found}) cannot be more than the TDS on salary ({value})', (r) => {
    const found = allowance(r, '10(10CC)');
    const value = r.n('TDSonSalaries.TotalTDSonSalaries');
    return when(found > value, allowanceAt(r, '10(10CC)'), { found, value });
  }),
  ruleA(
    186,
    'Income claimed for relief u/s 89A ({found}) cannot be more than the income offered ({value})',
    (r) => atMost(r, `${I}.Increliefus89A`, r.n(`${I}.IncomeNotified89A`)),
    ['2025-26', '2024-25'],
  ),
  ruleA(
    192,
    'A country can be chosen only once',
    (r) =>
      repeated(r.rows(`${I}.IncomeNotified89AType`), (row) => row.s('NOT89ACountrycode')).map((row) => ({
        at: row.at,
      })),
    ['2025-26', '2024-25'],
  ),
  ruleA(193, 'TDS on salary ({found}) cannot be more than gross salary ({value})', (r) =>
    atMost(r, 'TDSonSalaries.TotalTDSonSalaries', r.n(`${I}.GrossSalary`)),
  ),
  ruleA(194, 'Exemption u/s 10(10B) is not for Government employees and pensioners', (r) =>
    when(
      [...government, ...pensioners].includes(r.employer) &&
        allowance(r, '10(10B)(i)') + allowance(r, '10(10B)(ii)') > 0,
      allowanceAt(r, allowance(r, '10(10B)(i)') > 0 ? '10(10B)(i)' : '10(10B)(ii)'),
    ),
  ),
  limited(197, '10(10B)(ii)'),
  ruleA(219, 'Nature of employment cannot be "Not applicable" with income from salary', (r) =>
    when(['', 'NA'].includes(r.employer) && r.n(`${I}.GrossSalary`) > 0, 'PersonalInfo.EmployerCategory'),
  ),
  ruleA(222, 'Each exempt allowance can be chosen only once', (r) =>
    repeated(
      r.rows(LIST).filter((row) => row.s('SalNatureDesc') !== 'OTH'),
      (row) => row.s('SalNatureDesc'),
    ).map((row) => ({ at: `${row.at}.SalNatureDesc` })),
  ),
  ruleA(
    224,
    'Standard deduction ({found}) cannot exceed {value} in the new regime',
    inNew((r) => atMost(r, `${I}.DeductionUs16ia`, r.law.salary.standardDeduction.new)),
  ),
  ruleA(274, 'Nature of employment is needed with salary and exempt allowances', (r) =>
    when(
      ['', 'NA'].includes(r.employer) && r.n(`${I}.AllwncExemptUs10.TotalAllwncExemptUs10`) > 0,
      'PersonalInfo.EmployerCategory',
    ),
  ),
  // gratuity of Government servants had no separate limit in AY 2024-25
  {
    ...limited(279, '10(10)', [...government, ...governmentPensioners], 'governmentCap'),
    years: ['2025-26', '2026-27'],
  },
];

const EA = 'ScheduleEA10_13A';

/** Schedule 10(13A): validation rules 271 to 278. */
export const hraRules: readonly Rule[] = [
  ruleA(
    271,
    'Exempt house rent allowance ({found}) cannot be more than rent less 10% of basic salary and DA ({value})',
    (r) => {
      const pay = r.n(`${EA}.BasicSalary`) + r.n(`${EA}.DearnessAllwnc`);
      const beyond = Math.max(0, Math.ceil(r.n(`${EA}.ActlRentPaid`) - pay / 10));
      return atMost(r, `${EA}.EligbleExmpAllwncUs13A`, Math.min(r.n(`${EA}.ActlRentPaid10Per`), beyond));
    },
  ),
  ruleA(
    272,
    'Exempt house rent allowance ({found}) cannot be more than its share of basic salary and DA ({value})',
    (r) => {
      // 50% in the four cities; 40% elsewhere, by the list from AY 2026-27
      const share = r.year.propertyRows && r.s(`${EA}.Placeofwork`) === '2' ? 0.4 : 0.5;
      const pay = r.n(`${EA}.BasicSalary`) + r.n(`${EA}.DearnessAllwnc`);
      return atMost(r, `${EA}.EligbleExmpAllwncUs13A`, Math.ceil(pay * share));
    },
  ),
  ruleA(
    273,
    'Exempt house rent allowance ({found}) must be the lowest of the three amounts ({value})',
    (r) =>
      r.has(EA)
        ? equal(
            r,
            `${EA}.EligbleExmpAllwncUs13A`,
            Math.min(r.n(`${EA}.ActlHRARecv`), r.n(`${EA}.ActlRentPaid10Per`), r.n(`${EA}.Sal40Or50Per`)),
          )
        : undefined,
  ),
  ruleA(275, 'Schedule 10(13A) is needed to claim house rent allowance', (r) =>
    when(allowance(r, '10(13A)') > 0 && !r.has(EA), allowanceAt(r, '10(13A)')),
  ),
  ruleA(
    276,
    'Basic salary, DA and house rent allowance received ({found}) cannot be more than salary u/s 17(1) ({value})',
    (r) => {
      const found = r.n(`${EA}.BasicSalary`) + r.n(`${EA}.DearnessAllwnc`) + r.n(`${EA}.ActlHRARecv`);
      const value = r.n(`${I}.Salary`);
      return when(found > value, `${EA}.BasicSalary`, { found, value });
    },
  ),
  ruleA(278, 'Exempt allowance u/s 10(13A) ({found}) must match Schedule 10(13A) ({value})', (r) => {
    const found = allowance(r, '10(13A)');
    const value = r.n(`${EA}.EligbleExmpAllwncUs13A`);
    return when(r.has(EA) && found !== value, allowanceAt(r, '10(13A)'), { found, value });
  }),
];

/** Relief u/s 89 (rule 126). */
export const reliefRules: readonly Rule[] = [
  ruleA(126, 'Relief u/s 89 needs income from salary or family pension', (r) =>
    when(
      r.n('ITR1_TaxComputation.Section89') > 0 &&
        r.n(`${I}.Salary`) + r.n(`${I}.PerquisitesValue`) + r.n(`${I}.ProfitsInSalary`) === 0 &&
        sources(r, 'FAP').every((row) => row.n('OthSrcOthAmount') === 0),
      'ITR1_TaxComputation.Section89',
    ),
  ),
];
