import type { FormValues } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import { comparedWith, computeTax } from '../../tax/index.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import type { ItrComputation } from '../common/types.ts';
import { withUpdated } from '../common/updated-return.ts';
import type { Itr2 } from '../values/itr2.ts';
import type { Itr2Year } from './data/years.ts';
import { withItr2Figures } from './figures.ts';
import { type Contribution, contributions } from './gains/contributions.ts';
import { itr2TaxInput } from './input/tax-input.ts';
import { forRegime, regimeOf } from './regime.ts';

/** With the parts that are always there, so that an empty form shows its errors by field. */
const withParts = (data: Itr2): FormValues => {
  return {
    ...data,
    personal: personalOf(data),
    filing: orEmpty(data['filing']),
    verification: orEmpty(data['verification']),
  };
};

/** The form with the figures of `effective`, the data as the chosen regime knows it. */
const withFigures = (
  year: Itr2Year,
  data: Itr2,
  effective: FormValues,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues =>
  withUpdated(
    'ITR-2',
    year.assessmentYear,
    withItr2Figures(year, withParts(data), effective, items, result),
    result,
  );

/** The form with every read-only figure written in, under the regime it chooses. */
export function deriveItr2(year: Itr2Year, data: Itr2): FormValues {
  const regime = regimeOf(data);
  const items = contributions(year, data);
  const result = computeTax(itr2TaxInput(year, data, regime, items));
  return withFigures(year, data, forRegime(year, data, regime).data, items, result);
}

/**
 * The chosen regime; lazily also the other one, the figures written into the form and remarks on items barred
 * by the regime.
 */
export function computeItr2(year: Itr2Year, data: Itr2): ItrComputation {
  const regime = regimeOf(data);
  const items = contributions(year, data);
  const input = itr2TaxInput(year, data, regime, items);
  const chosen = computeTax({ ...input, regime });
  const compare = () => comparedWith(chosen, (other) => computeTax({ ...input, regime: other }));
  const kept = later(() => forRegime(year, data, regime));
  return computation(
    { regime, chosen, compare },
    () => withFigures(year, data, kept().data, items, chosen),
    () => remarks(chosen, regime, kept().dropped),
  );
}
