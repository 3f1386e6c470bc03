import { type Issue, say } from '../../forms/messages.ts';
import type { FormData } from '../../forms/paths.ts';
import { compareRegimes, computeTax } from '../../tax/index.ts';
import type { Regime, TaxResult } from '../../tax/types.ts';
import { isObject } from '../json/path.ts';
import { mergeFigures } from '../read.ts';
import { summaryOf } from '../summary.ts';
import type { ItrComputation } from '../types.ts';
import { withUpdated } from '../updated-return.ts';
import { itr1Figures } from './figures.ts';
import { forRegime, regimeOf } from './regime.ts';
import { itr1TaxInput } from './tax-input.ts';
import type { Itr1Year } from './years.ts';

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

const withFigures = (year: Itr1Year, data: FormData, regime: Regime, result: TaxResult): FormData => {
  const effective = forRegime(data, regime).data;
  const derived = mergeFigures(withParts(data), itr1Figures(year, effective, result)) as FormData;
  return withUpdated('ITR-1', year.assessmentYear, derived, result);
};

/** The form with every read-only figure written in, under the regime it chooses. */
export function deriveItr1(year: Itr1Year, data: FormData): FormData {
  const regime = regimeOf(data);
  return withFigures(year, data, regime, computeTax(itr1TaxInput(year, data, regime)));
}

/** Both regimes, the chosen one's figures written into the form, and remarks on what that regime leaves out. */
export function computeItr1(year: Itr1Year, data: FormData): ItrComputation {
  const regime = regimeOf(data);
  const comparison = compareRegimes(itr1TaxInput(year, data, regime));
  const chosen = comparison[regime];
  const notes: Issue[] = [
    ...chosen.notes.map((n) => ({
      path: 'tax',
      message: { text: n.text, params: n.params },
      severity: 'warning' as const,
    })),
    ...forRegime(data, regime).dropped.map((path) => ({
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
    derived: withFigures(year, data, regime, chosen),
    notes,
  };
}
