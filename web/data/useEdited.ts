import { useEffect, useState } from 'react';
import { rebase } from './rebase.ts';

const sameText = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Edits on top of a stored version. What is typed while a save runs stays on top of its answer (`adopt`); a newer version that is read
 * meanwhile replaces nothing typed, so that saving over it is refused. `isSame` compares what is typed.
 */
export function useEdited<S extends { version: number }, T>(
  stored: S,
  read: (stored: S) => T,
  isSame: (a: T, b: T) => boolean = sameText,
) {
  const [shown, setShown] = useState(stored);
  const [start, setStart] = useState(() => read(stored));
  const [typed, setTyped] = useState(start);
  const dirty = !isSame(typed, start);
  /** Adopts a stored version; edits made since `sent` stay. */
  const adopt = (next: S, sent: T) => {
    const fresh = read(next);
    setShown(next);
    setStart(fresh);
    setTyped((now) => rebase(now, sent, fresh));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason
  useEffect(() => {
    if (stored.version !== shown.version && !dirty) adopt(stored, typed);
  }, [stored]);
  return { shown, typed, setTyped, dirty, adopt };
}
