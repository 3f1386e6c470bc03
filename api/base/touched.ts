import { AsyncLocalStorage } from 'node:async_hooks';

/** A record a call was about; ids as text, '' if none. */
export interface Touched {
  /** Its owner; '' if only the client is known. */
  owner_id: string;
  client_id: string;
  record_id: string;
  /** Accessed by a share link. */
  shared?: true;
}

const calls = new AsyncLocalStorage<Map<string, Touched>>();

/** Notes that the current call is about a record: called wherever access to a record is granted. */
export function touch(what: Touched): void {
  const touched = calls.getStore();
  if (!touched) return;
  // A record is more specific than its client.
  if (what.record_id !== '') touched.delete(`${what.client_id} `);
  else if ([...touched.keys()].some((key) => key.startsWith(`${what.client_id} `))) return;
  touched.set(`${what.client_id} ${what.record_id}`, what);
}

/** Runs a handler and returns its result with the records it was about. */
export async function watched<T>(act: () => Promise<T>): Promise<{ reply: T; touched: Touched[] }> {
  const touched = new Map<string, Touched>();
  const reply = await calls.run(touched, act);
  return { reply, touched: [...touched.values()] };
}
