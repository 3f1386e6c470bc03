import { when } from './build.ts';
import { D, I, T } from './paths.ts';
import type { Reader, Rule } from './reader.ts';

const advice = (
  category: 'B' | 'D',
  no: number,
  message: string,
  check: Rule['check'],
  years?: Rule['years'],
): Rule => ({
  category,
  no,
  message,
  check,
  ...(years ? { years } : {}),
});

const TDS2 = 'TDSonOthThanSals.TDSonOthThanSal';
const TDS3 = 'ScheduleTDS3Dtls.TDS3Details';

/** Sections of TDS by their indication for the form, in the file's codes. */
const specialRate = ['94B', '94B-P', '4BB', '94BA', '94BA-P', '4IA', '4IC', '4LA', '94S', '94S-P'];
const nonResident = [
  '94E',
  '4LB',
  '4LC1',
  '4LC2',
  '4LC3',
  'LBA1',
  'LBA2',
  'LBA3',
  '195',
  '96A',
  '96B',
  '96C',
  '96D',
  '96DA',
];
const business = ['94Q', '94C', '94R', '94R-P'];
const salarySections = ['92A', '92B', '92C'];

const sectionIn = (r: Reader, list: string, codes: readonly string[]) =>
  r.rows(list).map((row) => when(codes.includes(row.s('TDSSection')), `${row.at}.TDSSection`));

const wrongForm = (no: number, list: string, codes: readonly string[], message: string): Rule =>
  advice('B', no, message, (r) => sectionIn(r, list, codes));

const SPECIAL = 'TDS under this section is on income taxed at a special rate: ITR-1 cannot be used';
const FOREIGN = 'This section of TDS is on payments to non-residents: ITR-1 cannot be used';
const BUSINESS = 'This section of TDS is on business receipts: ITR-1 does not apply';

/** Category A rule 270, and the department's Category B and D rules: warnings and reminders of forms to file. */
export const adviceRules: readonly Rule[] = [
  {
    category: 'A',
    no: 270,
    message: 'Section 192 is for salary: enter this deduction with the employer',
    check: (r) => [...sectionIn(r, TDS2, salarySections), ...sectionIn(r, TDS3, salarySections)],
  },
  advice('B', 2, 'Aadhaar is to be quoted and linked with PAN where section 139AA applies', (r) =>
    when(r.s('PersonalInfo.AadhaarCardNo') === '', 'PersonalInfo.AadhaarCardNo'),
  ),
  wrongForm(3, TDS2, specialRate, SPECIAL),
  wrongForm(4, TDS3, specialRate, SPECIAL),
  wrongForm(5, TDS2, nonResident, FOREIGN),
  wrongForm(6, TDS3, nonResident, FOREIGN),
  wrongForm(7, TDS2, business, BUSINESS),
  wrongForm(8, TDS3, business, BUSINESS),
  {
    ...advice('B', 9, 'TDS on salary ({found}) is more than gross salary ({value})', (r) => {
      const found = r.n('TDSonSalaries.TotalTDSonSalaries');
      const value = r.n(`${I}.GrossSalary`);
      return when(found > value, 'TDSonSalaries.TotalTDSonSalaries', { found, value });
    }),
    years: ['2026-27'],
    list: '2026-27',
  },
  advice(
    'D',
    1,
    'Relief u/s 89A needs Form 10EE',
    (r) => when(r.n(`${I}.Increliefus89A`) > 0, `${I}.Increliefus89A`),
    ['2025-26', '2024-25'],
  ),
  advice(
    'D',
    2,
    'Relief u/s 89A needs Form 10EE',
    (r) => when(r.n(`${I}.Increliefus89AOS`) > 0, `${I}.Increliefus89AOS`),
    ['2025-26', '2024-25'],
  ),
  advice('D', 3, 'Relief u/s 89 needs Form 10E', (r) => when(r.n(`${T}.Section89`) > 0, `${T}.Section89`)),
  advice('D', 4, 'Section 80GG is for the months rent was paid, 5,000 a month', (r) =>
    when(r.n(`${D}.Section80GG`) > 0, `${D}.Section80GG`),
  ),
];
