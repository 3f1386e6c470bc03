import { useCallback } from 'react';
import type { FormModel } from '../../../shared/forms/form.ts';
import { useSearch } from './useSearch.ts';

/** Position in a wizard from the address: the step, and the view ('' for the steps). */
interface WizardPlace {
  step: string;
  view: string;
  toStep: (id: string) => void;
  toView: (id: string) => void;
}

/** The position is stored in the address, so that Back, reload and copied links show the same step. */
export function useWizardPlace(model: Pick<FormModel, 'steps'>): WizardPlace {
  const [params, set] = useSearch();
  const asked = params.get('step');
  const step = model.steps.some((s) => s.id === asked) ? asked! : model.steps[0]!.id;
  return {
    step,
    view: params.get('view') ?? '',
    toStep: useCallback((id: string) => set({ step: id, view: '' }), [set]),
    toView: useCallback((id: string) => set({ view: id }), [set]),
  };
}
