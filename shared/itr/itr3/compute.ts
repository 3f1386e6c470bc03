import type { FormValues } from '../../forms/paths.ts';
import { later } from '../../later.ts';
import { comparedWith, computeTax } from '../../tax/index.ts';
import type { Regime, TaxResult } from '../../tax/model/types.ts';
import { orEmpty, personalOf } from '../common/always.ts';
import { computation, remarks } from '../common/computation.ts';
import { ofParts } from '../common/of-parts.ts';
import type { ItrComputation } from '../common/types.ts';
import { withUpdated } from '../common/updated-return.ts';
import type { Contribution } from '../itr2/gains/contributions.ts';
import { forRegime, regimeOf } from '../itr2/regime.ts';
import { inOldRegime } from '../itr4/parts/assessee.ts';
import { isObject } from '../json/path.ts';
import type { Itr3 } from '../values/itr3.ts';
import { type BusinessWorking, businessWorking } from './bp.ts';
import type { Itr3Year } from './data/years.ts';
import { withItr3Figures } from './figures.ts';
import { contributions } from './gains.ts';
import { itr3TaxInput } from './tax-input.ts';

const filingOf = ofParts<Itr3>()(['filing'], (data) => {
  const filing = orEmpty(data['filing']);
  return isObject(filing)
    ? { ...filing, opt_out_new_tax_regime: inOldRegime(filing, false) ? 'Y' : 'N' }
    : filing;
});

/** With the parts that are always there, and the regime that follows from the answers on Form 10-IEA. */
const prepared = (data: Itr3): FormValues => {
  return {
    ...data,
    personal: personalOf(data),
    filing: filingOf(data),
    audit: orEmpty(data['audit']),
    verification: orEmpty(data['verification']),
  };
};

/** The form with the figures of `effective`, the data as the chosen regime knows it. */
const withFigures = (
  year: Itr3Year,
  data: Itr3,
  effective: FormValues,
  working: BusinessWorking,
  items: readonly Contribution[],
  result: TaxResult,
): FormValues =>
  withUpdated(
    'ITR-3',
    year.assessmentYear,
    withItr3Figures(year, data, effective, working, items, result),
    result,
  );

/** The form with every read-only figure written in, under the regime its answers lead to. */
export function deriveItr3(year: Itr3Year, draft: FormValues): FormValues {
  const data = prepared(draft);
  const regime = regimeOf(data);
  const items = contributions(year, data);
  const working = businessWorking(year, data, regime);
  const result = computeTax(itr3TaxInput(year, data, regime, working, items));
  return withFigures(year, data, forRegime(year, data, regime).data, working, items, result);
}

/**
 * The chosen regime; lazily also the other one, the figures written into the form and remarks on items barred
 * by the regime. The business is computed under each, since depreciation and research differ (s.115BAC(2)).
 */
export function computeItr3(year: Itr3Year, draft: FormValues): ItrComputation {
  const data = prepared(draft);
  const regime = regimeOf(data);
  const items = contributions(year, data);
  const of = (regime: Regime, working: BusinessWorking) =>
    computeTax(itr3TaxInput(year, data, regime, working, items));
  const working = businessWorking(year, data, regime);
  const chosen = of(regime, working);
  const compare = () => comparedWith(chosen, (other) => of(other, businessWorking(year, data, other)));
  const kept = later(() => forRegime(year, data, regime));
  return computation(
    { regime, chosen, compare },
    () => withFigures(year, data, kept().data, working, items, chosen),
    () => remarks(chosen, regime, kept().dropped),
  );
}
