import { column, equal, ruleA, when } from './build.ts';
import { D, houses, lenderNamed, U } from './paths.ts';
import type { Row, Rule } from './reader.ts';

const schedules = [
  {
    section: '80C',
    key: 'Section80C',
    at: 'Schedule80C',
    list: 'Schedule80CDtls',
    amount: 'Amount',
    total: 'TotalAmt',
  },
  {
    section: '80E',
    key: 'Section80E',
    at: 'Schedule80E',
    list: 'Schedule80EDtls',
    amount: 'Interest80E',
    total: 'TotalInterest80E',
  },
  {
    section: '80EE',
    key: 'Section80EE',
    at: 'Schedule80EE',
    list: 'Schedule80EEDtls',
    amount: 'Interest80EE',
    total: 'TotalInterest80EE',
  },
  {
    section: '80EEA',
    key: 'Section80EEA',
    at: 'Schedule80EEA',
    list: 'Schedule80EEADtls',
    amount: 'Interest80EEA',
    total: 'TotalInterest80EEA',
  },
  {
    section: '80EEB',
    key: 'Section80EEB',
    at: 'Schedule80EEB',
    list: 'Schedule80EEBDtls',
    amount: 'Interest80EEB',
    total: 'TotalInterest80EEB',
  },
] as const;

/** Numbers of the three rules each schedule has: details needed, claim equals total, total equals rows. */
const numbers: Record<(typeof schedules)[number]['section'], readonly [number, number, number]> = {
  '80C': [233, 251, 257],
  '80E': [235, 252, 258],
  '80EE': [236, 253, 259],
  '80EEA': [238, 254, 260],
  '80EEB': [241, 255, 261],
};

const complete = (row: Row, section: string) =>
  section === '80C' ? row.s('IdentificationNo') !== '' && row.n('Amount') > 0 : lenderNamed(row);

const perSchedule: Rule[] = schedules.flatMap(({ section, key, at, list, amount, total }) => {
  const [details, claim, rows] = numbers[section];
  return [
    ruleA(details, `Details in Schedule ${section} are needed to claim the deduction`, (r) => {
      const given = r.rows(`${at}.${list}`);
      return when(
        r.n(`${D}.${key}`) > 0 && (given.length === 0 || given.some((row) => !complete(row, section))),
        `${at}.${list}`,
      );
    }),
    ruleA(
      claim,
      `Deduction u/s ${section} claimed ({found}) must be the total of Schedule ${section} ({value})`,
      (r) => equal(r, `${U}.${key}`, r.n(`${at}.${total}`)),
    ),
    ruleA(rows, `Total of Schedule ${section} ({found}) must be the sum of its rows ({value})`, (r) =>
      equal(r, `${at}.${total}`, column(r.rows(`${at}.${list}`), amount)),
    ),
  ];
});

const sanctioned = (no: number, at: string, section: 'ee' | 'eea' | 'eeb'): Rule =>
  ruleA(no, 'The loan must have been sanctioned from {from} to {to}', (r) => {
    const { from, to } = r.law.deductions[section];
    return r.rows(at).map((row) => {
      const date = row.s('DateofLoan');
      return when(date !== '' && (date < from || date > to), `${row.at}.DateofLoan`, { from, to });
    });
  });

/** A loan by lender and number, ignoring spaces. */
const loanOf = (row: Row): string =>
  ['BankOrInstnName', 'LoanAccNoOfBankOrInstnRefNo']
    .map((key) =>
      row
        .s(key)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, ''),
    )
    .join(' ');

/** A loan of 80EE or 80EEA must also be in Schedule 24(b), whose limit it extends. */
const alsoIn24b = (no: number, at: string): Rule =>
  ruleA(no, 'Enter this loan in Schedule 24(b) too', (r) => {
    const known = new Set(houses(r).flatMap((h) => h.loans.map(loanOf)));
    return r.rows(at).map((row) => when(!known.has(loanOf(row)), `${row.at}.LoanAccNoOfBankOrInstnRefNo`));
  });

/** Schedules 80C, 80E, 80EE, 80EEA, 80EEB: validation rules 231 to 262. */
export const scheduleRules: readonly Rule[] = [
  ...perSchedule,
  alsoIn24b(231, 'Schedule80EE.Schedule80EEDtls'),
  alsoIn24b(232, 'Schedule80EEA.Schedule80EEADtls'),
  ruleA(237, 'The loan ({found}) cannot exceed {value} for section 80EE', (r) => {
    const rows = r.rows('Schedule80EE.Schedule80EEDtls');
    const found = column(rows, 'TotalLoanAmt');
    const value = r.law.deductions.ee.loan;
    return when(found > value, `${rows[0]?.at}.TotalLoanAmt`, { found, value });
  }),
  ruleA(239, 'Stamp duty value ({found}) cannot exceed {value} for section 80EEA', (r) => {
    const found = r.n('Schedule80EEA.PropStmpDtyVal');
    const value = r.law.deductions.eea.stampValue;
    return when(found > value, 'Schedule80EEA.PropStmpDtyVal', { found, value });
  }),
  sanctioned(240, 'Schedule80EEA.Schedule80EEADtls', 'eea'),
  sanctioned(242, 'Schedule80EEB.Schedule80EEBDtls', 'eeb'),
  sanctioned(262, 'Schedule80EE.Schedule80EEDtls', 'ee'),
];
