import { AsyncLocalStorage } from 'node:async_hooks';

/** A record of someone's that a call was about; ids as text, '' where there is none. */
export interface Touched {
  /** Whose it is; '' where only the client is known. */
  owner_id: string;
  client_id: string;
  record_id: string;
  /** Seen by a share link. */
  shared?: true;
}

const calls = new AsyncLocalStorage<Map<string, Touched>>();

/** Notes that the call under way is about a record: whoever lets a caller reach one says so here, once for all calls. */
export function touch(what: Touched): void {
  const touched = calls.getStore();
  if (!touched) return;
  // A record says more than the client it belongs to.
  if (what.record_id !== '') touched.delete(`${what.client_id} `);
  else if ([...touched.keys()].some((key) => key.startsWith(`${what.client_id} `))) return;
  touched.set(`${what.client_id} ${what.record_id}`, what);
}

/** Runs a handler; gives what it was about beside what it answered. */
export async function watched<T>(act: () => Promise<T>): Promise<{ reply: T; touched: Touched[] }> {
  const touched = new Map<string, Touched>();
  const reply = await calls.run(touched, act);
  return { reply, touched: [...touched.values()] };
}
