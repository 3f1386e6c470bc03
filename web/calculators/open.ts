import type { Calculator, Outcome } from '../../shared/calculators/calculator.ts';
import { checkComplete } from '../../shared/forms/form.ts';
import { createFormStore, type FormStore } from '../forms/state/store.ts';

/** What a calculator shows: the outcome, or how many facts are still wanted. */
export type Shown = { outcome: Outcome } | { wanted: number };

/** The outcome of facts as far as typed; the count of what is missing or wrong instead while there is any. */
const shownOf = (of: Calculator, facts: Record<string, unknown>): Shown => {
  const wanted = checkComplete(of.model, facts).filter(({ severity }) => severity === 'error').length;
  return wanted > 0 ? { wanted } : { outcome: of.work(facts) };
};

/** A calculator's form, opened with what it begins with; nothing of it is stored. */
export const openCalculator = (of: Calculator): FormStore<Shown> =>
  createFormStore<Shown>({
    model: of.model,
    data: of.start,
    compute: (data) => ({ derived: () => data, figures: shownOf(of, data) }),
  });
