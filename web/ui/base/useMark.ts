import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the box around an element with an attribute, for the styles of that box. `:has` would say the same, but with it the
 * browser styles everything in the box again whenever something in it comes or goes: every cell of a table with each row.
 */
export function useMark(inside: RefObject<Element | null>, name: string, on: boolean): void {
  useLayoutEffect(() => {
    const box = inside.current?.parentElement;
    if (!on || !box) return;
    box.setAttribute(name, '');
    return () => box.removeAttribute(name);
  }, [inside, name, on]);
}
