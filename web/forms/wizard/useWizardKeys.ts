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

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key does in a wizard, and whether the field typed into stays the one with the focus; undefined: nothing. */
export function wizardAct(keys: Keys, e: Pressed): { act: () => void; stays?: true } | undefined {
  const command = e.ctrlKey || e.metaKey;
  const digit = /^Digit(\d)$/.exec(e.code)?.[1];
  if (e.altKey && !command && digit !== undefined) {
    const step = keys.steps[(Number(digit) + 9) % 10];
    if (!step) return undefined;
    return step.id === keys.shown ? { act: () => {}, stays: true } : { act: () => keys.toStep(step.id) };
  }
  if (e.altKey) return undefined;
  if (command && e.key.toLowerCase() === 's') return { act: keys.save, stays: true };
  if (command) return e.key === 'Enter' ? { act: keys.next } : undefined;
  if (e.shiftKey) return undefined;
  if (e.key === 'F8') return { act: () => keys.toView('tax') };
  if (e.key === 'F9') return { act: () => keys.toView('issues') };
  if (e.key === 'F4') return { act: keys.next };
  if (e.key === 'F7') return { act: keys.toProblem };
  if (e.key === 'F10') return { act: keys.saveAndLeave };
  return undefined;
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
      // In a table, Ctrl+Enter adds a row.
      if (
        (e.ctrlKey || e.metaKey) &&
        e.key === 'Enter' &&
        e.target instanceof Element &&
        e.target.closest('[role=grid]')
      )
        return;
      const found = wizardAct(latest.current, e);
      if (!found) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      // Typed text is committed without leaving the field, so that typing can continue.
      commitTyped();
      if (!found.stays && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      found.act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
