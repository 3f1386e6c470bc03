import type { Issue } from '../../../forms/messages.ts';
import { isObject, type JsonObject } from '../../json/path.ts';
import type { Itr1Year } from '../data/years.ts';
import { addedRules } from './added.ts';
import { adviceRules } from './advice.ts';
import { deductionRules } from './deductions.ts';
import { donationRules, partyRules } from './donations.ts';
import { filingRules } from './filing.ts';
import { healthRules } from './health.ts';
import { housePropertyRules, totalIncomeRules } from './house-property.ts';
import { identifierRules } from './identifiers.ts';
import { scheduleRules } from './loans.ts';
import { numberIn } from './numbers.ts';
import { exemptIncomeRules, otherSourcesRules } from './other-sources.ts';
import { type Rule, readerOf } from './reader.ts';
import { hraRules, reliefRules, salaryRules } from './salary.ts';
import { taxRules } from './tax.ts';
import { taxesPaidRules } from './taxes-paid.ts';

const subjects: readonly (readonly Rule[])[] = [
  filingRules,
  salaryRules,
  hraRules,
  reliefRules,
  housePropertyRules,
  otherSourcesRules,
  exemptIncomeRules,
  totalIncomeRules,
  deductionRules,
  scheduleRules,
  donationRules,
  partyRules,
  healthRules,
  taxRules,
  taxesPaidRules,
  identifierRules,
  adviceRules,
  addedRules,
];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * Rules on particulars in files from AY 2025-26: schedules of a claim, gains u/s 112A, type of disability,
 * PRAN, disease.
 */
const onParticulars: ReadonlySet<number> = new Set([
  ...range(215, 218),
  226,
  227,
  ...range(229, 242),
  ...range(243, 247),
  248,
  249,
  ...range(250, 262),
  ...range(265, 269),
  271,
  272,
  273,
  275,
  276,
  278,
]);

/** Every rule that applies to the year. */
export const rulesOf = (year: Itr1Year): Rule[] =>
  subjects
    .flat()
    .filter(
      (r) =>
        (!r.years || r.years.includes(year.assessmentYear)) &&
        numberIn(r, year.assessmentYear) !== undefined &&
        (year.detailed || r.category !== 'A' || !onParticulars.has(r.no)),
    );

const WITH_112A = 'GrossTotIncomeIncLTCG112A';

/** A body without gains u/s 112A, normalised for the rules: gross total income is used for both. */
export const readable = (year: Itr1Year, body: JsonObject): JsonObject => {
  const income = body['ITR1_IncomeDeductions'];
  return year.detailed || !isObject(income)
    ? body
    : { ...body, ITR1_IncomeDeductions: { ...income, [WITH_112A]: income['GrossTotIncome'] } };
};

/** A rule's name in a finding of the year: `A-112`. */
export const nameOf = (rule: Rule, { assessmentYear }: Itr1Year): string =>
  `${rule.category}-${numberIn(rule, assessmentYear)}`;

/**
 * Runs the department's rules over the body of a file (`ITR.ITR1`); paths are JSON paths inside it. Numbers are those of its lists
 * for AY 2026-27 (V1.0, 15 May 2026) and AY 2025-26 (V1.1, 10 July 2025). Its list for AY 2024-25 was not available: the same rules
 * are carried with that year's figures and paths, under the numbers of the list after it.
 */
export function checkRules(year: Itr1Year, body: JsonObject): Issue[] {
  const reader = readerOf(year, readable(year, body));
  return rulesOf(year).flatMap((rule) =>
    [rule.check(reader)].flat().flatMap((found) =>
      found
        ? [
            {
              path: year.detailed ? found.at : found.at.replace(WITH_112A, 'GrossTotIncome'),
              message: found.params ? { text: rule.message, params: found.params } : { text: rule.message },
              severity: rule.category === 'A' ? ('error' as const) : ('warning' as const),
              rule: nameOf(rule, year),
            },
          ]
        : [],
    ),
  );
}
