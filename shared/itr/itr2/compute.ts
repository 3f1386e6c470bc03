import { type Issue, say } from '../../forms/messages.ts';
import type { FormData } from '../../forms/paths.ts';
import { compareRegimes, computeTax } from '../../tax/index.ts';
import type { Regime, TaxResult } from '../../tax/types.ts';
import { isObject } from '../json/path.ts';
import { summaryOf } from '../summary.ts';
import type { ItrComputation } from '../types.ts';
import { withUpdated } from '../updated-return.ts';
import { withItr2Figures } from './figures.ts';
import { type Contribution, contributions } from './gains/contributions.ts';
import { forRegime, regimeOf } from './regime.ts';
import { itr2TaxInput } from './tax-input.ts';
import type { Itr2Year } from './years.ts';

const orEmpty = (v: unknown): unknown => (v === undefined ? {} : v);

/** With the parts that are always there, so that an empty form shows its errors by field. */
const withParts = (data: FormData): FormData => {
  const personal = orEmpty(data['personal']);
  return {
    ...data,
    personal: isObject(personal) ? { ...personal, address: orEmpty(personal['address']) } : personal,
    filing: orEmpty(data['filing']),
    verification: orEmpty(data['verification']),
  };
};

const withFigures = (
  year: Itr2Year,
  data: FormData,
  regime: Regime,
  items: readonly Contribution[],
  result: TaxResult,
): FormData =>
  withUpdated(
    'ITR-2',
    year.assessmentYear,
    withItr2Figures(year, withParts(data), forRegime(year, data, regime).data, items, result),
    result,
  );

/** The form with every read-only figure written in, under the regime it chooses. */
export function deriveItr2(year: Itr2Year, data: FormData): FormData {
  const regime = regimeOf(data);
  const items = contributions(year, data);
  return withFigures(year, data, regime, items, computeTax(itr2TaxInput(year, data, regime, items)));
}

/** Both regimes, the chosen one's figures written into the form, and remarks on what that regime leaves out. */
export function computeItr2(year: Itr2Year, data: FormData): ItrComputation {
  const regime = regimeOf(data);
  const items = contributions(year, data);
  const comparison = compareRegimes(itr2TaxInput(year, data, regime, items));
  const chosen = comparison[regime];
  const notes: Issue[] = [
    ...chosen.notes.map((n) => ({
      path: 'tax',
      message: { text: n.text, params: n.params },
      severity: 'warning' as const,
    })),
    ...forRegime(year, data, regime).dropped.map((path) => ({
      path,
      message: say(regime === 'new' ? 'notInNewRegime' : 'notInOldRegime'),
      severity: 'warning' as const,
    })),
  ];
  return {
    regime,
    chosen,
    comparison,
    summary: { old: summaryOf(comparison.old), new: summaryOf(comparison.new) },
    derived: withFigures(year, data, regime, items, chosen),
    notes,
  };
}
