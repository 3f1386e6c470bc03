import { useEffect } from 'react';
import { fieldAfter } from '../ui/base/nextField.ts';

/** Selects a field's content, as Tab does. */
function enterField(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && /^(text|tel|email|url|number|password)$/.test(field.type))
    field.select();
}

/**
 * Enter moves to the next field and Esc to the previous one, in every form; a field's own handling of the key
 * comes first.
 */
export function useFieldKeys(): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.isComposing || e.ctrlKey || e.metaKey || e.altKey) return;
      const back = e.key === 'Escape' || (e.key === 'Enter' && e.shiftKey);
      if (e.key !== 'Enter' && !back) return;
      // In a dialog, Esc closes it.
      if (e.key === 'Escape' && e.target instanceof Element && e.target.closest('dialog')) return;
      const to = fieldAfter(e.target, back);
      if (!to) return;
      e.preventDefault();
      enterField(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
