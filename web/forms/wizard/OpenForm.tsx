import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { stepOf } from '../../../shared/forms/form.ts';
import { t } from '../../i18n/t.ts';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { nextProblem } from '../problems/order.ts';
import type { Work } from '../saving/work.ts';
import { FormContext, type FormContextValue } from '../state/hooks.ts';
import { focusPath } from '../state/ids.ts';

/** Navigation the wizard's keys use. */
export interface FormWays {
  /** Moves to the next field that must be filled or fixed, across steps and wrapping around. */
  toProblem: () => void;
}

interface Props {
  /** The form with its autosave, if stored. */
  work: Pick<Work, 'store'> & Partial<Pick<Work, 'autosave'>>;
  readOnly: boolean;
  /** The current step. */
  step: string;
  onStep: (id: string) => void;
  /** Steps that show all their errors. */
  revealed: ReadonlySet<string>;
  notes?: ReadonlyMap<string, string> | undefined;
  ways?: RefObject<FormWays | null>;
  children: ReactNode;
}

/** Path of the field that contains an element. */
const pathAt = (element: Element): { path: string; box: Element } | undefined => {
  const box = element.closest('[data-field^="field-"]');
  const name = box?.getAttribute('data-field');
  return box && name ? { box, path: name.slice('field-'.length) } : undefined;
};

/**
 * Provides the form to its parts; leaving a field marks it as touched and saves. There is no <form> around
 * it, because controls and dialogs inside have their own.
 */
export function OpenForm({ work, readOnly, step, onStep, revealed, notes, ways, children }: Props) {
  const [seek, setSeek] = useState<{ path: string } | undefined>();
  const { store, autosave } = work;
  const goTo = useCallback(
    (path: string) => {
      const target = stepOf(store.model, path);
      if (target && target.id !== step) onStep(target.id);
      setSeek({ path });
      focusPath(path);
    },
    [store, step, onStep],
  );
  // The last field that lost the focus to a key: the wizard blurs it first.
  const last = useRef<string | undefined>(undefined);
  useImperativeHandle(
    ways,
    () => ({
      toProblem: () => {
        const issues = store.settle();
        const at = last.current;
        const inStep = at !== undefined && stepOf(store.model, at)?.id === step;
        const to = nextProblem(store.model, issues, inStep ? { path: at } : { step });
        if (to === undefined) showToast({ tone: 'success', text: t('Nothing left to fill or fix.') });
        else goTo(to);
        last.current = to;
      },
    }),
    [store, step, goTo],
  );
  const value = useMemo<FormContextValue>(
    () => ({ store, readOnly, revealed, seek, goTo, notes }),
    [store, readOnly, revealed, seek, goTo, notes],
  );
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onLeave = (e: FocusEvent) => {
      const field = pathAt(e.target as Element);
      if (!field || field.box.contains(e.relatedTarget as Node | null)) return;
      store.dispatch({ type: 'touch', path: field.path });
      if (autosave?.unsaved()) void autosave.flush();
    };
    const element = root.current!;
    const onEnter = (e: FocusEvent) => {
      last.current = pathAt(e.target as Element)?.path ?? last.current;
    };
    element.addEventListener('focusin', onEnter);
    element.addEventListener('focusout', onLeave);
    return () => {
      element.removeEventListener('focusin', onEnter);
      element.removeEventListener('focusout', onLeave);
    };
  }, [store, autosave]);
  return (
    <FormContext.Provider value={value}>
      <div ref={root}>{children}</div>
    </FormContext.Provider>
  );
}
