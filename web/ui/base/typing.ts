import { useEffect, useMemo, useRef } from 'react';

/** Makes the text of the field being typed in count, which stays as it is with focus and caret. */
let commit: (() => void) | undefined;

/** What is typed and not left yet is taken over, so that a save by keyboard has it. */
export const commitTyped = (): void => commit?.();

/**
 * For a field whose text counts when it is left: `take` takes it over without changing what is shown. A window that loses the
 * focus leaves no field: whoever comes back goes on typing where the caret stood.
 */
export function useTyping(take: () => void) {
  const latest = useRef(take);
  latest.current = take;
  const typing = useMemo(() => {
    const own = () => latest.current();
    let away = false;
    return {
      own,
      /** Whether the field is entered afresh, not come back to with its window. */
      entered: (): boolean => {
        commit = own;
        const fresh = !away;
        away = false;
        return fresh;
      },
      /** Whether the field is left for another place of the page; else its text is taken over. */
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

/** Where the caret belongs in a text that was regrouped meanwhile: after as many characters that are no comma or space. */
export function caretIn(before: string, caret: number, after: string): number {
  if (before === after) return caret;
  const counts = (text: string) => text.replace(/[,\s]/g, '').length;
  const wanted = counts(before.slice(0, caret));
  for (let at = 0; at <= after.length; at++) if (counts(after.slice(0, at)) === wanted) return at;
  return after.length;
}

/** Remembers caret and selection of the field with the focus; the answer puts them back once it has the focus again. */
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
