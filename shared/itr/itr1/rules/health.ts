import { healthLimit } from '../data/health.ts';
import { column, inNew, inOld, ruleA, when } from './build.ts';
import { D, income, U } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

const S = 'Schedule80D.Sec80DSelfFamSrCtznHealth';

/** The four lines of Schedule 80D. Rule numbers: limit, sum, answer needed, rows equal premium, insurer and policy. */
const lines = [
  {
    line: '1a',
    total: 'SelfAndFamily',
    premium: 'HealthInsPremSlfFam',
    rows: 'Sec80DSelfFamHIDtls',
    checkup: 'PrevHlthChckUpSlfFam',
    medical: undefined,
    senior: false,
    flag: 'SeniorCitizenFlag',
    answer: 'N',
    not: 'S',
    no: [128, 129, 179, 244, 266],
  },
  {
    line: '1b',
    total: 'SelfAndFamilySeniorCitizen',
    premium: 'HlthInsPremSlfFamSrCtzn',
    rows: 'Sec80DSelfFamSrCtznHIDtls',
    checkup: 'PrevHlthChckUpSlfFamSrCtzn',
    medical: 'MedicalExpSlfFamSrCtzn',
    senior: true,
    flag: 'SeniorCitizenFlag',
    answer: 'Y',
    not: 'S',
    no: [131, 132, 180, 245, 267],
  },
  {
    line: '2a',
    total: 'Parents',
    premium: 'HlthInsPremParents',
    rows: 'Sec80DParentsHIDtls',
    checkup: 'PrevHlthChckUpParents',
    medical: undefined,
    senior: false,
    flag: 'ParentsSeniorCitizenFlag',
    answer: 'N',
    not: 'P',
    no: [133, 134, 181, 246, 268],
  },
  {
    line: '2b',
    total: 'ParentsSeniorCitizen',
    premium: 'HlthInsPremParentsSrCtzn',
    rows: 'Sec80DParentsSrCtznHIDtls',
    checkup: 'PrevHlthChckUpParentsSrCtzn',
    medical: 'MedicalExpParentsSrCtzn',
    senior: true,
    flag: 'ParentsSeniorCitizenFlag',
    answer: 'Y',
    not: 'P',
    no: [135, 136, 182, 247, 269],
  },
] as const;

type HealthLine = (typeof lines)[number];
const n = (r: Reader, key: string | undefined) => (key ? r.n(`${S}.${key}`) : 0);
/** Senior citizens insuring themselves and their parents. */
const mostTogether = (r: Reader) => 2 * r.law.deductions.d80.senior;
const spent = (r: Reader, l: HealthLine) => n(r, l.premium) + n(r, l.checkup) + n(r, l.medical);

const perLine = (l: HealthLine): Rule[] => {
  const [limit, sum, answer, rows, details] = l.no;
  const at = `${S}.${l.total}`;
  return [
    ruleA(
      limit,
      `Section 80D, line ${l.line} ({found}) cannot exceed {value}`,
      inOld((r) => {
        const value = healthLimit(r.law, l);
        return when(n(r, l.total) > value, at, { found: n(r, l.total), value });
      }),
    ),
    ruleA(
      sum,
      `Section 80D, line ${l.line} ({found}) must be the sum of its parts within the limit ({value})`,
      (r) => {
        const found = n(r, l.total);
        const value = Math.min(spent(r, l), healthLimit(r.law, l));
        return when(found !== value, at, { found, value });
      },
    ),
    ruleA(answer, `Section 80D, line ${l.line} does not fit the answer about senior citizens`, (r) =>
      when(n(r, l.total) > 0 && r.s(`${S}.${l.flag}`) !== l.answer, at),
    ),
    ruleA(rows, `Premium of line ${l.line} ({found}) must be the sum of the policies ({value})`, (r) => {
      const found = n(r, l.premium);
      const value = column(r.rows(`${S}.${l.rows}.Sch80DInsDtls`), 'HealthInsAmt');
      return when(found !== value, `${S}.${l.premium}`, { found, value });
    }),
    ruleA(details, 'Name of the insurer and policy number are needed to claim health insurance', (r) => {
      const policies = r.rows(`${S}.${l.rows}.Sch80DInsDtls`);
      const bare =
        policies.length === 0 ||
        policies.some((row) => row.s('InsurerName') === '' || row.s('PolicyNo') === '');
      return when(n(r, l.premium) > 0 && bare, `${S}.${l.rows}.Sch80DInsDtls`);
    }),
  ];
};

const notClaiming = (no: number, of: readonly HealthLine[], label: string): Rule =>
  ruleA(no, `No claim is possible after "Not claiming for ${label}"`, (r) =>
    of.map((l) => when(r.s(`${S}.${l.flag}`) === l.not && n(r, l.total) > 0, `${S}.${l.total}`)),
  );

/** Schedule 80D: validation rules 128 to 139, 174, 179 to 184, 244 to 247, 264, 266 to 269. */
export const healthRules: readonly Rule[] = [
  ...lines.flatMap(perLine),
  ruleA(
    130,
    'Preventive check-ups together ({found}) cannot exceed {value}',
    inOld((r) => {
      const found = lines.reduce((t, l) => t + n(r, l.checkup), 0);
      const value = r.law.deductions.d80.preventive;
      return when(found > value, `${S}.${lines.find((l) => n(r, l.checkup) > 0)?.checkup}`, { found, value });
    }),
  ),
  ruleA(
    137,
    'Eligible amount u/s 80D ({found}) cannot exceed {value}',
    inOld((r) => {
      const found = n(r, 'EligibleAmountOfDedn');
      const value = mostTogether(r);
      return when(found > value, `${S}.EligibleAmountOfDedn`, { found, value });
    }),
  ),
  ruleA(
    138,
    'Eligible amount u/s 80D ({found}) must be the sum of the lines within gross total income ({value})',
    (r) => {
      const found = n(r, 'EligibleAmountOfDedn');
      const value = lines.reduce((t, l) => t + n(r, l.total), 0);
      return when(
        value <= mostTogether(r) && found !== value && found !== Math.min(value, income(r)),
        `${S}.EligibleAmountOfDedn`,
        { found, value },
      );
    },
  ),
  ruleA(139, 'Deduction u/s 80D ({found}) needs the same amount in Schedule 80D ({value})', (r) => {
    const found = r.n(`${D}.Section80D`);
    const value = n(r, 'EligibleAmountOfDedn');
    return when(found > 0 && found !== value, `${D}.Section80D`, { found, value });
  }),
  ruleA(
    174,
    'Section 80D and its schedule are not available in the new regime',
    inNew((r) =>
      when(
        r.n(`${D}.Section80D`) > 0 || r.n(`${U}.Section80D`) > 0 || r.has('Schedule80D'),
        `${D}.Section80D`,
      ),
    ),
  ),
  notClaiming(183, lines.slice(0, 2), 'self and family'),
  notClaiming(184, lines.slice(2), 'parents'),
  ruleA(
    264,
    'Details in Schedule 80D are needed to claim the deduction',
    inOld((r) =>
      when(r.n(`${D}.Section80D`) > 0 && lines.every((l) => n(r, l.total) === 0), `${D}.Section80D`),
    ),
  ),
];
