import { ageInPreviousYear } from '../dates.ts';
import { percentOf, positive, type Rupees, roundTotalIncome, sum } from '../money.ts';
import type { EarlierYearArrears, Regime, TaxInput, TaxResult } from './model/types.ts';
import { earlierNewRegime, earlierSlabs, earlierYears } from './years/earlier.ts';
import { hasLaw } from './years/index.ts';
import { slabTax } from './years/slabs.ts';

/**
 * Tax with surcharge and cess of an individual on a total income of a year before AY 2024-25, by the regular regime unless the new one of AY
 * 2021-22 to 2023-24 is named; undefined for years before AY 2013-14.
 */
export const earlierYearTax = (
  assessmentYear: string,
  totalIncome: Rupees,
  assessee: TaxInput['assessee'],
  regime: Regime = 'old',
): Rupees | undefined => {
  const rules = earlierYears.find(({ from }) => assessmentYear >= from);
  if (!rules) return undefined;
  const resident = assessee.residency !== 'non-resident';
  const age = assessee.dateOfBirth && resident ? ageInPreviousYear(assessee.dateOfBirth, assessmentYear) : 0;
  const exempt =
    age >= 80 ? rules.exemption.superSenior : age >= 60 ? rules.exemption.senior : rules.exemption.below60;
  const byNew = regime === 'new' && assessmentYear >= earlierNewRegime.from;
  const slabs = byNew ? earlierNewRegime.slabs : earlierSlabs(exempt, rules.firstRate);
  const taxOn = (income: Rupees) => slabTax(income, slabs, 'half-up');
  const income = roundTotalIncome(totalIncome);
  const rebate =
    resident && rules.rebate && income <= rules.rebate.limit ? Math.min(taxOn(income), rules.rebate.max) : 0;
  const tax = taxOn(income) - rebate;
  const reached = rules.surcharge.filter(({ above }) => income > above);
  const step = reached.at(-1);
  let surcharge = 0;
  if (step) {
    const before = percentOf(tax, step.rate);
    const lower = reached.at(-2)?.rate ?? 0;
    const atThreshold = taxOn(step.above) + percentOf(taxOn(step.above), lower);
    surcharge = before - Math.min(before, positive(tax + before - atThreshold - (income - step.above)));
  }
  return tax + surcharge + percentOf(tax + surcharge, rules.cess);
};

/**
 * Tax with surcharge and cess on a total income of any year; undefined for years before AY 2013-14. Without a regime: the new one from AY
 * 2024-25, its default, the regular one before. `compute` is the engine, for the years it knows.
 */
export const taxOfYear = (
  assessmentYear: string,
  income: Rupees,
  assessee: TaxInput['assessee'],
  regime: Regime | undefined,
  compute: (input: TaxInput) => TaxResult,
): Rupees | undefined =>
  hasLaw(assessmentYear)
    ? compute({
        assessmentYear,
        regime: regime ?? 'new',
        assessee,
        otherSources: { otherInterest: income },
      }).tax.gross
    : earlierYearTax(assessmentYear, income, assessee, regime);

/** Tax the arrears would have added in their own year (Form 10E, table A). */
export const extraTaxOf = (
  row: EarlierYearArrears,
  assessee: TaxInput['assessee'],
  compute: (input: TaxInput) => TaxResult,
): Rupees => {
  if ('extraTax' in row) return row.extraTax;
  const { assessmentYear, totalIncome, arrears, regime } = row;
  const withArrears = taxOfYear(assessmentYear, totalIncome + arrears, assessee, regime, compute);
  const without = taxOfYear(assessmentYear, totalIncome, assessee, regime, compute);
  if (withArrears === undefined || without === undefined) {
    throw new RangeError(`Tax of AY ${assessmentYear} is not known; give the extra tax of that year`);
  }
  return withArrears - without;
};

/** Relief u/s 89 by rule 21A: tax of this year on the arrears less the tax they would have borne in their own years. */
export const arrearsRelief = (thisYear: Rupees, earlier: Rupees[]): Rupees =>
  positive(thisYear - sum(earlier));
