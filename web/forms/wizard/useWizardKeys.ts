import { useLayoutEffect, useRef } from 'react';
import { commitTyped } from '../../ui/base/typing.ts';

interface Keys {
  steps: readonly { id: string }[];
  /** The current step; undefined in other views. */
  shown: string | undefined;
  toStep: (id: string) => void;
  save: () => void;
  next: () => void;
  /** Shows the computation (`tax`) or the problems, if the form has them. */
  toView: (id: string) => void;
  /** Moves to the next field that must be filled or fixed. */
  toProblem: () => void;
  /** Saves, then asks for the next client. */
  saveAndLeave: () => void;
}

/**
 * Keys of a wizard: Alt+1 … Alt+9 and Alt+0 (the tenth) open a step, Ctrl+S saves, Ctrl+Enter and F4
 * continue, F7 moves to the next field to be filled, F8 and F9 switch views, F10 saves and asks for the next
 * client. Handled in the capture phase, because elsewhere the shell maps Alt and a digit to its own pages.
 */
export function useWizardKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // A layout effect, so that a key pressed as soon as the step is visible is not lost.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const { steps, shown, toStep, save, next, toView, toProblem, saveAndLeave } = latest.current;
      const command = e.ctrlKey || e.metaKey;
      // In a table, Ctrl+Enter adds a row.
      if (command && e.key === 'Enter' && e.target instanceof Element && e.target.closest('[role=grid]'))
        return;
      const digit = /^Digit(\d)$/.exec(e.code)?.[1];
      let act: (() => void) | undefined;
      let stays = false;
      if (e.altKey && !command && digit !== undefined) {
        const step = steps[(Number(digit) + 9) % 10];
        stays = step?.id === shown;
        if (step) act = () => stays || toStep(step.id);
      } else if (command && !e.altKey && e.key.toLowerCase() === 's') {
        stays = true;
        act = save;
      } else if (command && !e.altKey && e.key === 'Enter') act = next;
      else if (!command && !e.altKey && !e.shiftKey) {
        const view = e.key === 'F8' ? 'tax' : e.key === 'F9' ? 'issues' : '';
        if (view) act = () => toView(view);
        else if (e.key === 'F4') act = next;
        else if (e.key === 'F7') act = toProblem;
        else if (e.key === 'F10') act = saveAndLeave;
      }
      if (!act) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      // Typed text is committed without leaving the field, so that typing can continue.
      commitTyped();
      if (!stays && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
