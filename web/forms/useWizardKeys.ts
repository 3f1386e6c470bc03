import { useLayoutEffect, useRef } from 'react';

interface Keys {
  steps: readonly { id: string }[];
  toStep: (id: string) => void;
  save: () => void;
  next: () => void;
}

/**
 * Keys of a wizard: Alt+1 … Alt+9 and Alt+0 (the tenth) jump to a step, Ctrl+S saves, Ctrl+Enter goes on. Taken in the
 * capture phase, because outside a wizard the shell gives Alt and a digit to its own places.
 */
export function useWizardKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the first paint: a key pressed as soon as the step is seen must not be lost.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const { steps, toStep, save, next } = latest.current;
      const command = e.ctrlKey || e.metaKey;
      const digit = /^Digit(\d)$/.exec(e.code)?.[1];
      let act: (() => void) | undefined;
      if (e.altKey && !command && digit !== undefined) {
        const step = steps[(Number(digit) + 9) % 10];
        if (step) act = () => toStep(step.id);
      } else if (command && !e.altKey && e.key.toLowerCase() === 's') act = save;
      else if (command && !e.altKey && e.key === 'Enter') act = next;
      if (!act) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      // The field being typed in is left first, so that its value counts.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
