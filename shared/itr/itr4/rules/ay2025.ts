import { ruleA, when } from '../../itr1/rules/build.ts';
import type { Reader, Rule } from '../../itr1/rules/reader.ts';

const FS = 'FilingStatus';
const I = 'IncomeDeductions';
/** The question on Form 10-IEA of AY 2024-25, and the answers for the year allowed with each. */
const OUT = 'OptOutNewTaxRegime_Form10IEA_AY24_25';
const OUT_DETAILS = ['Form10IEADate_AY24_25', 'Form10IEAAckNo_AY24_25'];
const NOW_DETAILS = ['Form10IEADate', 'Form10IEAAckNo'];
const NOW = { Y: 'Yes_ContOptOutNewTaxReg', N: 'No_OptOutNewTaxReg', NA: 'NA_OptOutNewTaxReg' } as const;

const firm = (r: Reader) => r.s('PersonalInfo.Status') === 'F';
const at = (key: string) => `${FS}.${key}`;

/** Particulars required by an answer. */
const needed = (no: number, message: string, question: string, answer: string, keys: readonly string[]) =>
  ruleA(no, message, (r) =>
    !firm(r) && r.s(at(question)) === answer
      ? keys.map((key) => when(r.s(at(key)) === '', at(key)))
      : undefined,
  );

const sources = (r: Reader, nature: string) =>
  r.rows(`${I}.OthersInc.OthersIncDtlsOthSrc`).filter((row) => row.s('OthSrcNatureDesc') === nature);
const once = (no: number, nature: string, message: string) =>
  ruleA(no, message, (r) =>
    sources(r, nature)
      .slice(1)
      .map((row) => ({ at: `${row.at}.OthSrcNatureDesc` })),
  );

const NOW_NEEDED = 'Date and acknowledgement number of Form 10-IEA are needed';
const RELIEF = 'Relief cannot be more than the income of retirement accounts';

/** Rules the list for AY 2025-26 (V1.1) has and the one after dropped, by their numbers there. */
export const itr4RulesOf2025: readonly Rule[] = [
  ruleA(48, 'A mobile number in India has ten digits and begins with 6, 7, 8 or 9', (r) => {
    const mobile = 'PersonalInfo.Address.MobileNo';
    const indian = ['', '91'].includes(r.s('PersonalInfo.Address.CountryCodeMobile'));
    return when(indian && r.has(mobile) && !/^[6-9]\d{9}$/.test(r.s(mobile)), mobile);
  }),
  ruleA(223, RELIEF, (r) =>
    when(r.n(`${I}.Increliefus89A`) > 0 && r.n(`${I}.IncomeNotified89A`) === 0, `${I}.Increliefus89A`),
  ),
  ruleA(225, RELIEF, (r) =>
    when(
      r.n(`${I}.Increliefus89AOS`) > 0 && sources(r, 'NOT89A').every((row) => row.n('OthSrcOthAmount') === 0),
      `${I}.Increliefus89AOS`,
    ),
  ),
  once(228, 'OTHNOT89A', 'Retirement accounts in other countries can be chosen only once'),
  once(229, 'NOT89A', 'Retirement accounts in notified countries can be chosen only once'),
  needed(239, 'Particulars of Form 10-IEA of AY 2024-25 are needed', OUT, 'Y', OUT_DETAILS),
  ruleA(250, 'For a firm the question on Form 10-IEA is not applicable', (r) =>
    when(firm(r) && r.s(at(OUT)) !== 'NA', at(OUT)),
  ),
  ruleA(274, 'Answer the question on Form 10-IEA', (r) =>
    when(!firm(r) && !['Y', 'N', 'NA'].includes(r.s(at(OUT))), at(OUT)),
  ),
  ruleA(281, 'A firm does not answer the questions on Form 10-IEA', (r) =>
    firm(r)
      ? [...OUT_DETAILS, ...Object.values(NOW), ...NOW_DETAILS].map((key) => when(r.has(at(key)), at(key)))
      : undefined,
  ),
  needed(283, 'Answer whether you continue to opt out of the new regime this year', OUT, 'Y', [NOW.Y]),
  needed(284, NOW_NEEDED, NOW.Y, 'N', NOW_DETAILS),
  needed(285, 'Answer whether you opt out of the new regime this year', OUT, 'NA', [NOW.NA]),
  needed(286, NOW_NEEDED, NOW.NA, 'Y', NOW_DETAILS),
  needed(290, 'Answer whether you opt out of the new regime this year', OUT, 'N', [NOW.N]),
  needed(291, NOW_NEEDED, NOW.N, 'Y', NOW_DETAILS),
  ruleA(352, 'Answer only one question on this year’s regime', (r) => {
    const given = Object.entries(NOW).filter(([, key]) => r.has(at(key)));
    const [stray] = given.filter(([answer]) => answer !== r.s(at(OUT)));
    return when(given.length > 1 || stray !== undefined, at((stray ?? given[0])?.[1] ?? NOW.Y));
  }),
].map((rule) => ({ ...rule, years: ['2025-26'] as const }));

/** ITR-4's numbers in that list for rules shared with ITR-1, by ITR-1's numbers of the year. */
export const sharedOf2025: Readonly<Record<number, number>> = {
  186: 224,
  187: 226,
  188: 227,
  191: 230,
  192: 231,
  193: 232,
};

/** Category A rules of that list that cannot be checked from a return alone, with the reason. */
export const notAppliedOf2025: Readonly<Record<number, string>> = {
  47: 'The name is compared with the PAN database, which only the portal has',
  167: 'The section of the original return is not in the file of a later one',
  188: 'Whether a proceeding u/s 148 is open is known to the portal only',
  297: 'The defective return that is answered is not in the file',
  ...Object.fromEntries(
    [238, 240, 247, 248, 249, 275, 276, 277, 282, 287, 288, 289, 292, 296, 298].map((no) => [
      no,
      'Form 10-IEA is compared with the database, which only the portal has',
    ]),
  ),
};
