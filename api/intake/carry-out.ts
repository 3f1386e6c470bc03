import { withTransaction } from '../database/connect.ts';
import type { Step, Undo } from './reading.ts';

/** Stages every step, then commits all in one transaction, in which `also` stores the undo data. */
export async function carryOut(
  steps: readonly Step[],
  also: (undo: Undo[]) => Promise<void> = async () => undefined,
): Promise<Undo[]> {
  const all = () =>
    withTransaction(async () => {
      const undo: Undo[] = [];
      for (const step of steps) undo.push(await step.commit());
      await also(undo);
      return undo;
    });
  const staged = (i: number): Promise<Undo[]> => {
    const step = steps[i];
    if (!step) return all();
    return step.stage ? step.stage(() => staged(i + 1)) : staged(i + 1);
  };
  return staged(0);
}
