import type { FormValues } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import { comparedWith, computeTax } from '../../tax/index.ts';
import type { TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import { mergeFigures } from '../common/read.ts';
import type { ItrComputation } from '../common/types.ts';
import { withUpdated } from '../common/updated-return.ts';
import type { Itr1 } from '../values/itr1.ts';
import type { Itr1Year } from './data/years.ts';
import { itr1Figures } from './figures.ts';
import { forRegime, regimeOf } from './regime.ts';
import { itr1TaxInput } from './tax-input.ts';

/** With the parts that are always there, so that an empty form shows its errors by field. */
const withParts = (data: Itr1): FormValues => {
  return {
    ...data,
    personal: personalOf(data),
    filing: orEmpty(data['filing']),
    verification: orEmpty(data['verification']),
  };
};

/** The form with the figures of `effective`, the data as the chosen regime knows it. */
const withFigures = (year: Itr1Year, data: Itr1, effective: FormValues, result: TaxResult): FormValues => {
  const derived = mergeFigures(withParts(data), itr1Figures(year, effective, result)) as FormValues;
  return withUpdated('ITR-1', year.assessmentYear, derived, result);
};

/** The form with every read-only figure written in, under the regime it chooses. */
export function deriveItr1(year: Itr1Year, data: Itr1): FormValues {
  const regime = regimeOf(data);
  const result = computeTax(itr1TaxInput(year, data, regime));
  return withFigures(year, data, forRegime(data, regime).data, result);
}

/**
 * The chosen regime; lazily also the other one, the figures written into the form and remarks on items barred
 * by the regime.
 */
export function computeItr1(year: Itr1Year, data: Itr1): ItrComputation {
  const regime = regimeOf(data);
  const input = itr1TaxInput(year, data, regime);
  const chosen = computeTax({ ...input, regime });
  const compare = () => comparedWith(chosen, (other) => computeTax({ ...input, regime: other }));
  const kept = later(() => forRegime(data, regime));
  return computation(
    { regime, chosen, compare },
    () => withFigures(year, data, kept().data, chosen),
    () => remarks(chosen, regime, kept().dropped),
  );
}
