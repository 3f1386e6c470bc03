import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormModel } from '../../shared/forms/form.ts';

/** Where in a wizard the address stands: the step, and the view beside the steps ('' is the steps themselves). */
export interface WizardPlace {
  step: string;
  view: string;
  toStep: (id: string) => void;
  toView: (id: string) => void;
}

/** The place kept in the address, so that Back, reload and a copied link show the same step. */
export function useWizardPlace(model: Pick<FormModel, 'steps'>): WizardPlace {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const step = model.steps.some((s) => s.id === asked) ? asked! : model.steps[0]!.id;
  const set = useCallback(
    (change: Record<string, string>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    step,
    view: params.get('view') ?? '',
    toStep: useCallback((id: string) => set({ step: id, view: '' }), [set]),
    toView: useCallback((id: string) => set({ view: id }), [set]),
  };
}
