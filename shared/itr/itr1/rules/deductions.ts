import { percentOf } from '../../../money.ts';
import type { BasisPoints } from '../../../tax/years/types.ts';
import { disabilityCodes } from '../data/disability.ts';
import { atMost, inNew, inOld, ruleA, when } from './build.ts';
import { allowance, D, government, I, income, pensionersOrNone, source, U } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

const d = (r: Reader, key: string) => r.n(`${D}.${key}`);

type Law = Reader['law'];

/** Allowed deduction at most the year's limit. */
const cap = (no: number, key: string, section: string, limit: (d: Law['deductions']) => number): Rule =>
  ruleA(
    no,
    `Deduction u/s ${section} ({found}) cannot exceed {value}`,
    inOld((r) => atMost(r, `${D}.${key}`, limit(r.law.deductions))),
  );

/** Deductions the new regime does not know. */
const barred = (no: number, key: string, section: string): Rule =>
  ruleA(
    no,
    `Deduction u/s ${section} is not available in the new regime`,
    inNew((r) => when(d(r, key) > 0 || r.n(`${U}.${key}`) > 0, `${D}.${key}`)),
  );

const onlyOld = [
  'Section80C',
  'Section80CCC',
  'Section80CCDEmployeeOrSE',
  'Section80CCD1B',
  'Section80D',
  'Section80DD',
  'Section80DDB',
  'Section80E',
  'Section80EE',
  'Section80EEA',
  'Section80EEB',
  'Section80G',
  'Section80GG',
  'Section80GGA',
  'Section80GGC',
  'Section80U',
  'Section80TTA',
  'Section80TTB',
];
const all = [...onlyOld, 'Section80CCDEmployer', 'AnyOthSec80CCH'];

/** A share of salary u/s 17(1) as a limit of section 80CCD. */
const shareOfSalary = (r: Reader, rate: BasisPoints) => percentOf(r.n(`${I}.Salary`), rate, 'up');

/** Section 80CCD(2) in the new regime. */
const employerShareInNew = inNew((r) => {
  const { newGovernment, newOther } = r.law.deductions.ccd2;
  return ['PSU', 'OTH', 'CGOV', 'SGOV'].includes(r.employer)
    ? atMost(
        r,
        `${D}.Section80CCDEmployer`,
        shareOfSalary(r, government.includes(r.employer) ? newGovernment : newOther),
      )
    : undefined;
});

/** A disability schedule's amount: the fixed sum, or gross total income where that is lower. */
const fixedSum = (no: number, schedule: string, nature: keyof Law['deductions']['disability']): Rule =>
  ruleA(
    no,
    'The deduction ({found}) must be {value}, or gross total income if lower',
    inOld((r) => {
      const found = r.n(`${schedule}.DeductionAmount`);
      const value = r.law.deductions.disability[nature];
      return when(
        r.s(`${schedule}.NatureOfDisability`) === disabilityCodes[nature] &&
          found !== value &&
          found !== Math.min(value, income(r)),
        `${schedule}.DeductionAmount`,
        { found, value },
      );
    }),
  );

/** A claim must be in its schedule with the same amount. */
const inSchedule = (no: number, key: string, schedule: string, amountKey: string, section: string): Rule =>
  ruleA(
    no,
    `Deduction u/s ${section} ({found}) needs the same amount and details in its schedule ({value})`,
    (r) => {
      const value = r.n(`${schedule}.${amountKey}`);
      const entered = r.n(`${U}.${key}`);
      const found = d(r, key);
      // the allowed amount may be limited to gross total income, the entered amount is that of the schedule
      return [
        when(found > 0 && found !== value && found !== Math.min(value, income(r)), `${D}.${key}`, {
          found,
          value,
        }),
        when(entered > 0 && entered !== value, `${U}.${key}`, { found: entered, value }),
      ];
    },
  );

const disabilityDetails = (no: number, schedule: string, keys: readonly string[]): Rule =>
  ruleA(no, 'Details of the disability are needed to claim the deduction', (r) =>
    r.n(`${schedule}.DeductionAmount`) > 0
      ? keys.map((key) => when(r.s(`${schedule}.${key}`) === '', `${schedule}.${key}`))
      : undefined,
  );

/** Autism, cerebral palsy and several disabilities are certified in Form 10-IA, another disability is not (rule 11A). */
const form10ia = (no: number, schedule: string): Rule =>
  ruleA(no, 'The acknowledgement number of Form 10-IA is needed for this deduction', (r) =>
    when(
      r.n(`${schedule}.DeductionAmount`) > 0 &&
        r.s(`${schedule}.TypeOfDisability`) !== '2' &&
        r.s(`${schedule}.Form10IAAckNum`) === '',
      `${schedule}.Form10IAAckNum`,
    ),
  );

/** Chapter VI-A: limits, conditions and agreement with schedules. */
export const deductionRules: readonly Rule[] = [
  ruleA(
    1,
    'Deductions u/s 80C, 80CCC and 80CCD(1) together ({found}) cannot exceed {value}',
    inOld((r) => {
      const found = d(r, 'Section80C') + d(r, 'Section80CCC') + d(r, 'Section80CCDEmployeeOrSE');
      const value = r.law.deductions.c80;
      return when(found > value, `${D}.Section80C`, { found, value });
    }),
  ),
  ruleA(
    2,
    'Deduction u/s 80CCD(1) ({found}) cannot exceed 20% of gross total income ({value})',
    inOld((r) =>
      pensionersOrNone.includes(r.employer)
        ? atMost(r, `${D}.Section80CCDEmployeeOrSE`, percentOf(income(r), r.law.deductions.ccd1Others, 'up'))
        : undefined,
    ),
  ),
  ruleA(
    3,
    'Deduction u/s 80CCD(1) ({found}) cannot exceed 10% of salary ({value})',
    inOld((r) =>
      pensionersOrNone.includes(r.employer)
        ? undefined
        : atMost(r, `${D}.Section80CCDEmployeeOrSE`, shareOfSalary(r, r.law.deductions.ccd1Salary)),
    ),
  ),
  ruleA(
    4,
    'Deduction u/s 80CCD(2) ({found}) cannot exceed 10% of salary ({value})',
    inOld((r) =>
      government.includes(r.employer)
        ? undefined
        : atMost(r, `${D}.Section80CCDEmployer`, shareOfSalary(r, r.law.deductions.ccd2.oldOther)),
    ),
  ),
  cap(5, 'Section80DDB', '80DDB', (d) => d.ddb.senior),
  ruleA(
    6,
    'For section 80DDB, enter who was treated',
    inOld((r) =>
      when(d(r, 'Section80DDB') > 0 && r.s(`${U}.Section80DDBUsrType`) === '', `${U}.Section80DDBUsrType`),
    ),
  ),
  ruleA(
    7,
    'Deduction u/s 80DDB for self or dependant ({found}) cannot exceed {value}',
    inOld((r) =>
      r.s(`${U}.Section80DDBUsrType`) === '1'
        ? atMost(r, `${D}.Section80DDB`, r.law.deductions.ddb.below60)
        : undefined,
    ),
  ),
  cap(11, 'Section80TTA', '80TTA', (d) => d.tta),
  ruleA(
    12,
    'Deduction u/s 80TTA ({found}) cannot be more than interest from savings accounts ({value})',
    inOld((r) => atMost(r, `${D}.Section80TTA`, source(r, 'SAV'))),
  ),
  ruleA(13, 'Section 80TTA is not for senior citizens: use 80TTB', (r) =>
    when(r.age !== undefined && r.age >= 60 && d(r, 'Section80TTA') > 0, `${D}.Section80TTA`),
  ),
  cap(14, 'Section80TTB', '80TTB', (d) => d.ttb),
  ruleA(15, 'Section 80TTB is for senior citizens only: use 80TTA', (r) =>
    when(r.age !== undefined && r.age < 60 && d(r, 'Section80TTB') > 0, `${D}.Section80TTB`),
  ),
  ruleA(
    16,
    'Deduction u/s 80TTB ({found}) cannot be more than interest from savings accounts and deposits ({value})',
    inOld((r) => atMost(r, `${D}.Section80TTB`, source(r, 'SAV') + source(r, 'IFD'))),
  ),
  ruleA(
    17,
    'Total deductions ({found}) must be the sum of the sections, at most gross total income ({value})',
    (r) => {
      const found = d(r, 'TotalChapVIADeductions');
      const value = Math.min(
        all.reduce((t, key) => t + d(r, key), 0),
        income(r),
      );
      return when(found !== value, `${D}.TotalChapVIADeductions`, { found, value });
    },
  ),
  ruleA(
    114,
    'Deduction u/s 80GG ({found}) cannot exceed 60,000 and a quarter of total income before it ({value})',
    (r) => {
      const before = Math.max(0, income(r) - d(r, 'TotalChapVIADeductions') + d(r, 'Section80GG'));
      const { month, income: share } = r.law.deductions.gg;
      return atMost(r, `${D}.Section80GG`, Math.min(12 * month, percentOf(before, share, 'up')));
    },
  ),
  cap(115, 'Section80CCD1B', '80CCD(1B)', (d) => d.ccd1b),
  ruleA(116, 'Deduction u/s 80CCD(2) is not for pensioners or those without an employer', (r) =>
    when(
      pensionersOrNone.includes(r.employer) && d(r, 'Section80CCDEmployer') > 0,
      `${D}.Section80CCDEmployer`,
    ),
  ),
  ruleA(120, 'Section 80GG is not available with an exemption for house rent allowance', (r) =>
    when(allowance(r, '10(13A)') > 0 && d(r, 'Section80GG') > 0, `${D}.Section80GG`),
  ),
  ruleA(
    121,
    'Deduction u/s 80CCD(2) ({found}) cannot exceed 14% of salary ({value})',
    inOld((r) =>
      government.includes(r.employer)
        ? atMost(r, `${D}.Section80CCDEmployer`, shareOfSalary(r, r.law.deductions.ccd2.oldGovernment))
        : undefined,
    ),
  ),
  cap(122, 'Section80EE', '80EE', (d) => d.ee.cap),
  cap(123, 'Section80EEA', '80EEA', (d) => d.eea.cap),
  ruleA(124, 'Only one of sections 80EE and 80EEA can be claimed', (r) =>
    when(d(r, 'Section80EE') > 0 && d(r, 'Section80EEA') > 0, `${D}.Section80EE`),
  ),
  cap(125, 'Section80EEB', '80EEB', (d) => d.eeb.cap),
  ruleA(
    147,
    'Only sections 80CCD(2) and 80CCH are available in the new regime',
    inNew((r) => onlyOld.map((key) => when(d(r, key) > 0, `${D}.${key}`))),
  ),
  ruleA(
    154,
    'Sections 80C, 80CCC and 80CCD(1) are not available in the new regime',
    inNew((r) =>
      ['Section80C', 'Section80CCC', 'Section80CCDEmployeeOrSE'].map((key) =>
        when(d(r, key) > 0 || r.n(`${U}.${key}`) > 0, `${D}.${key}`),
      ),
    ),
  ),
  barred(155, 'Section80DD', '80DD'),
  barred(156, 'Section80DDB', '80DDB'),
  barred(158, 'Section80TTA', '80TTA'),
  barred(159, 'Section80TTB', '80TTB'),
  barred(160, 'Section80U', '80U'),
  barred(170, 'Section80CCD1B', '80CCD(1B)'),
  barred(171, 'Section80EE', '80EE'),
  barred(172, 'Section80EEA', '80EEA'),
  barred(173, 'Section80EEB', '80EEB'),
  ruleA(195, 'Deduction u/s 80CCH ({found}) cannot exceed 46.2% of salary u/s 17(1) ({value})', (r) =>
    atMost(r, `${D}.AnyOthSec80CCH`, shareOfSalary(r, r.law.deductions.cch)),
  ),
  ruleA(
    196,
    'Section 80CCH is for Agniveers: in Central Government, enrolled from 17 to 27 years of age',
    (r) => {
      // the day of enrolment is not in the file: the scheme began in 2022, so that its oldest are that much older
      const oldest = 27 + Math.max(0, Number(r.year.fileYear) - 2022);
      const enrolled = r.age === undefined || (r.age >= 17 && r.age <= oldest);
      return when(d(r, 'AnyOthSec80CCH') > 0 && !(r.employer === 'CGOV' && enrolled), `${D}.AnyOthSec80CCH`);
    },
  ),
  fixedSum(209, 'Schedule80U', 'severe'),
  fixedSum(210, 'Schedule80U', 'ordinary'),
  inSchedule(211, 'Section80U', 'Schedule80U', 'DeductionAmount', '80U'),
  fixedSum(212, 'Schedule80DD', 'ordinary'),
  fixedSum(213, 'Schedule80DD', 'severe'),
  inSchedule(214, 'Section80DD', 'Schedule80DD', 'DeductionAmount', '80DD'),
  // each is printed twice in the same words; the second is that on Form 10-IA, as ITR-4's list has it
  ...[215, 218].map((no) =>
    disabilityDetails(no, 'Schedule80DD', ['NatureOfDisability', 'TypeOfDisability', 'DependentType']),
  ),
  ...[216, 217].map((no) => disabilityDetails(no, 'Schedule80U', ['NatureOfDisability', 'TypeOfDisability'])),
  form10ia(217, 'Schedule80U'),
  form10ia(218, 'Schedule80DD'),
  ruleA(225, 'Deduction u/s 80CCD(2) ({found}) cannot exceed 14% of salary ({value})', employerShareInNew, [
    '2025-26',
    '2026-27',
  ]),
  // 14% for every employer began with AY 2025-26 (Finance (No. 2) Act 2024)
  ruleA(
    225,
    'Deduction u/s 80CCD(2) ({found}) cannot exceed {value}: 10% of salary, 14% from Government',
    employerShareInNew,
    ['2024-25'],
  ),
  ruleA(234, 'PRAN is needed to claim sections 80CCD(1) and 80CCD(1B)', (r) => {
    const given =
      r.s(`${U}.PRANNum`) !== '' || r.rows(`${U}.PRANDtls`).some((row) => row.s('PRANNum') !== '');
    return when(
      d(r, 'Section80CCDEmployeeOrSE') + d(r, 'Section80CCD1B') > 0 && !given,
      r.year.propertyRows ? `${U}.PRANDtls` : `${U}.PRANNum`,
    );
  }),
  ruleA(243, 'The acknowledgement number of Form 10BA is needed for section 80GG', (r) =>
    when(d(r, 'Section80GG') > 0 && r.s(`${U}.Form10BAAckNum`) === '', `${U}.Form10BAAckNum`),
  ),
  ruleA(248, 'Form 10-IA must be filed separately for sections 80U and 80DD', (r) => {
    const own = r.s('Schedule80U.Form10IAAckNum');
    return when(own !== '' && own === r.s('Schedule80DD.Form10IAAckNum'), 'Schedule80DD.Form10IAAckNum');
  }),
  ruleA(249, 'Name the specified disease to claim section 80DDB', (r) =>
    when(
      d(r, 'Section80DDB') > 0 && r.s(`${U}.NameOfSpecDisease80DDB`) === '',
      `${U}.NameOfSpecDisease80DDB`,
    ),
  ),
  ruleA(
    265,
    'Schedules 80C, 10(13A), 80E, 80EE, 80EEA and 80EEB cannot be filled in the new regime',
    inNew((r) =>
      [
        'Schedule80C',
        'ScheduleEA10_13A',
        'Schedule80E',
        'Schedule80EE',
        'Schedule80EEA',
        'Schedule80EEB',
      ].map((key) => when(r.has(key), key)),
    ),
  ),
];
