import { type RefObject, useEffect, useRef } from 'react';
import type { GridHandle } from './Grid.tsx';

/** Jumps from findings to cells. One table is shown at a time, so a jump to another one waits until that is mounted. */
export class Jumps {
  #mounted: { table: string; goTo: GridHandle['goTo'] } | undefined;
  #waiting: { table: string; id: string; key: string | undefined } | undefined;

  to(table: string, id: string, key?: string): void {
    const there = this.#mounted;
    this.#waiting = there?.table === table ? undefined : { table, id, key };
    if (there?.table === table) there.goTo(id, key);
  }

  /** Called when a table is mounted; call the returned function when it is unmounted. A waiting jump to any other table is dropped. */
  mounted(table: string, goTo: GridHandle['goTo']): () => void {
    const here = { table, goTo };
    this.#mounted = here;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting?.table === table) goTo(waiting.id, waiting.key);
    return () => {
      if (this.#mounted === here) this.#mounted = undefined;
    };
  }
}

/** Handle for the grid of a table; jumps to the table go to this grid. */
export function useLanding(jumps: Jumps, table: string): RefObject<GridHandle | null> {
  const handle = useRef<GridHandle | null>(null);
  useEffect(() => jumps.mounted(table, (id, key) => handle.current?.goTo(id, key)), [jumps, table]);
  return handle;
}
