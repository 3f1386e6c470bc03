import { useEffect, useRef } from 'react';
import { commitNow } from '../../ui/base/typing.ts';

/** Ctrl+S saves, as in every form; `save` is absent where nothing can be saved. */
export function useSaveKey(save: (() => unknown) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!(e.ctrlKey || e.metaKey) || e.key.toLowerCase() !== 's' || !latest.current) return;
      e.preventDefault();
      commitNow();
      void latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
