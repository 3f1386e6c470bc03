import { parentPort } from 'node:worker_threads';
import { isFailure } from '../errors.ts';
import type { FromThread, ToThread } from './pool.ts';

/** What an act is given besides its input. */
export interface Around {
  /** What acts of the same job keep for each other. */
  state: Record<string, unknown>;
  /** Tells something on the way; resolves when it was taken. */
  part: (part: unknown, transfer?: readonly ArrayBuffer[]) => Promise<void>;
}

/** What a module that runs in a thread exports. */
export type Act<I, R> = (input: I, around: Around) => Promise<R> | R;

/** An answer whose buffers change hands instead of being copied. */
export const transferred = new WeakMap<object, readonly ArrayBuffer[]>();

/** Runs what is asked, one act at a time. */
export function serveThread(): void {
  const port = parentPort!;
  let state: Record<string, unknown> = {};
  let more: (() => void) | undefined;
  const tell = (message: FromThread, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...transfer]);
  const part: Around['part'] = (value, transfer) =>
    new Promise((taken) => {
      more = taken;
      tell({ kind: 'part', part: value }, transfer);
    });
  const run = async (act: string, input: unknown) => {
    try {
      const [address, name] = act.split('#');
      const module = (await import(address!)) as {
        default: Act<unknown, unknown>;
        acts: Record<string, Act<unknown, unknown>>;
      };
      const perform = name ? module.acts[name]! : module.default;
      const result = await perform(input, { state, part });
      const own = result !== null && typeof result === 'object' ? transferred.get(result) : undefined;
      tell({ kind: 'done', result }, own);
    } catch (error) {
      if (isFailure(error)) {
        const { status, id, message, fields, details, headers } = error;
        tell({ kind: 'refused', refusal: { status, id, message, fields, details, headers } as never });
        return;
      }
      // The message may quote data: only kind and place are told.
      const { name, stack } = error as Error;
      const place = (stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
      tell({ kind: 'broken', name, place: place.join('\n') });
    }
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'ask') void run(message.act, message.input);
    else if (message.kind === 'more') more?.();
    else state = {};
  });
}
