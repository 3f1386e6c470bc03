import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Commits the text being typed, keeping focus and caret. */
let commit: (() => void) | undefined;

/** Commits the focused field, so that a save by keyboard includes it. */
export const commitTyped = (): void => commit?.();

/** The same for a page that keeps it in React’s state: what is rendered last knows it. */
export const commitNow = (): void => flushSync(commitTyped);

/**
 * For a field that commits when left: `take` commits without changing the displayed text. When the window
 * loses the focus, typing continues on return.
 */
export function useTyping(take: () => void) {
  const latest = useRef(take);
  latest.current = take;
  const typing = useMemo(() => {
    const own = () => latest.current();
    let away = false;
    return {
      own,
      /** Whether the field was entered, rather than refocused with its window. */
      entered: (): boolean => {
        commit = own;
        const fresh = !away;
        away = false;
        return fresh;
      },
      /** Whether the field is left for another element; otherwise its text is committed. */
      left: (field: Element): boolean => {
        away = field.contains(document.activeElement);
        if (away) own();
        else if (commit === own) commit = undefined;
        return !away;
      },
    };
  }, []);
  useEffect(
    () => () => {
      if (commit === typing.own) commit = undefined;
    },
    [typing],
  );
  return typing;
}

/** The caret's position in a regrouped text: after the same number of characters other than commas and spaces. */
export function caretIn(before: string, caret: number, after: string): number {
  if (before === after) return caret;
  const counts = (text: string) => text.replace(/[,\s]/g, '').length;
  const wanted = counts(before.slice(0, caret));
  for (let at = 0; at <= after.length; at++) if (counts(after.slice(0, at)) === wanted) return at;
  return after.length;
}

/**
 * Saves caret and selection of the focused field; the returned function restores them once it has the focus
 * again.
 */
export function holdCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined;
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (selectionStart === null || selectionEnd === null || document.activeElement !== field) return;
    field.setSelectionRange(
      caretIn(value, selectionStart, field.value),
      caretIn(value, selectionEnd, field.value),
    );
  };
}
