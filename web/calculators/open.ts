import type { Calculator, Outcome } from '../../shared/calculators/calculator.ts';
import { checkComplete } from '../../shared/forms/form.ts';
import { createFormStore, type FormStore } from '../forms/state/store.ts';

/** Output of a calculator: the result, or the number of inputs still required. */
export type CalculatorOutput = { outcome: Outcome } | { wanted: number };

/** The result of the inputs so far, or the number of missing or invalid ones. */
const shownOf = (of: Calculator, facts: Record<string, unknown>): CalculatorOutput => {
  const wanted = checkComplete(of.model, facts).filter(({ severity }) => severity === 'error').length;
  return wanted > 0 ? { wanted } : { outcome: of.work(facts) };
};

/** A calculator's form with its initial values; nothing is stored. */
export const openCalculator = (of: Calculator): FormStore<CalculatorOutput> =>
  createFormStore<CalculatorOutput>({
    model: of.model,
    data: of.start,
    compute: (data) => ({ derived: () => data, figures: shownOf(of, data) }),
  });
