import { useSyncExternalStore } from 'react';
import type { Progress } from '../../shared/progress.ts';

/** A long call as shown on the page. */
export interface LongCall {
  id: string;
  progress: Progress;
  cancel: () => void;
}

/** Delay before progress is shown and polled; polling is faster when the call reports progress. */
const longMs = 2000;
const soonMs = 1000;
const laterMs = 8000;

let shown: readonly LongCall[] = [];
const listeners = new Set<() => void>();

function put(calls: readonly LongCall[]): void {
  shown = calls;
  for (const tell of listeners) tell();
}

/** Tracks a call until the returned function is called; `ask` gives its progress, or null if it reports none. */
export function followCall(
  id: string,
  cancel: () => void,
  ask: (id: string) => Promise<Progress | null>,
): () => void {
  let over = false;
  const others = () => shown.filter((one) => one.id !== id);
  const look = async (wait: number) => {
    const progress = await ask(id).catch(() => null);
    if (over) return;
    if (progress) put([...others(), { id, progress, cancel }]);
    else if (others().length < shown.length) put(others());
    const next = progress ? soonMs : Math.min(wait * 2, laterMs);
    timer = setTimeout(look, next, next);
  };
  let timer = setTimeout(look, longMs, soonMs);
  return () => {
    over = true;
    clearTimeout(timer);
    if (others().length < shown.length) put(others());
  };
}

/** The long calls in progress, re-rendering on change. */
export const useLongCalls = (): readonly LongCall[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
