import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stepOf } from '../../../shared/forms/form.ts';
import type { Work } from '../saving/work.ts';
import { FormContext, type FormContextValue } from '../state/hooks.ts';
import { focusPath } from '../state/ids.ts';

interface Props {
  /** The form and, where it is stored, its saving. */
  work: Pick<Work, 'store'> & Partial<Pick<Work, 'autosave'>>;
  readOnly: boolean;
  /** The step shown now. */
  step: string;
  onStep: (id: string) => void;
  /** Steps whose errors show in full. */
  revealed: ReadonlySet<string>;
  notes?: ReadonlyMap<string, string> | undefined;
  children: ReactNode;
}

/** Path of the field an element stands in. */
const pathAt = (element: Element): { path: string; box: Element } | undefined => {
  const box = element.closest('[data-field^="field-"]');
  const name = box?.getAttribute('data-field');
  return box && name ? { box, path: name.slice('field-'.length) } : undefined;
};

/** Gives the parts inside their form; leaving a field marks it as seen and saves. No <form> around it all: controls and dialogs inside have their own. */
export function OpenForm({ work, readOnly, step, onStep, revealed, notes, children }: Props) {
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
    element.addEventListener('focusout', onLeave);
    return () => element.removeEventListener('focusout', onLeave);
  }, [store, autosave]);
  return (
    <FormContext.Provider value={value}>
      <div ref={root}>{children}</div>
    </FormContext.Provider>
  );
}
