import { type RefObject, useEffect, useRef } from 'react';
import type { GridHandle } from './Grid.tsx';

/** Ways from findings to cells of tables of which one is shown at a time: a jump waits until its table stands. */
export class Jumps {
  #standing: { table: string; goTo: GridHandle['goTo'] } | undefined;
  #waiting: { table: string; id: string; key: string | undefined } | undefined;

  to(table: string, id: string, key?: string): void {
    const there = this.#standing;
    this.#waiting = there?.table === table ? undefined : { table, id, key };
    if (there?.table === table) there.goTo(id, key);
  }

  /** Says that a table stands, until the function returned is called. A jump to another one no longer waits. */
  stands(table: string, goTo: GridHandle['goTo']): () => void {
    const here = { table, goTo };
    this.#standing = here;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting?.table === table) goTo(waiting.id, waiting.key);
    return () => {
      if (this.#standing === here) this.#standing = undefined;
    };
  }
}

/** Handle for the grid of a table, where jumps to the table land. */
export function useLanding(jumps: Jumps, table: string): RefObject<GridHandle | null> {
  const handle = useRef<GridHandle | null>(null);
  useEffect(() => jumps.stands(table, (id, key) => handle.current?.goTo(id, key)), [jumps, table]);
  return handle;
}
