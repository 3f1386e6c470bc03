/** Why a save failed. `refused` is a response of the server about the content. */
type SaveFailure<Saved> =
  | { reason: 'offline' }
  | { reason: 'signed-out' }
  | { reason: 'stale'; stored: Saved }
  | { reason: 'refused'; message: string; fields?: readonly { path: string; message: string }[] }
  | { reason: 'failed'; message: string };

/** Result of one attempt to store a snapshot. */
export type SaveResult<Saved> = { ok: true; saved: Saved } | ({ ok: false } & SaveFailure<Saved>);

/** Save state shown to the preparer. Times are epoch milliseconds. */
export type SaveState<Saved> =
  | { kind: 'clean' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'stale'; stored: Saved }
  | { kind: 'failed'; message: string };

/** Callbacks of the queue: sending, keeping on this device, notifying. */
interface AutosaveParts<Draft, Saved> {
  /** Stores a draft; never throws for a response of the server, may reject for a bug of our own. */
  send: (draft: Draft, intent: string) => Promise<SaveResult<Saved>>;
  /** Stores the newest draft on this device; called for each edit before it is sent. */
  keep: (draft: Draft) => Promise<void>;
  /** Removes the local copy once the server has the newest draft. */
  forget: () => Promise<void>;
  /** A save reached the server. Called before the state changes. */
  stored: (saved: Saved) => void;
  now?: () => number;
}

/** Times in milliseconds: pause after typing, longest wait while typing goes on, retries after a failure. */
export const autosaveTimes = { pause: 800, longest: 30_000, retry: [2_000, 5_000, 15_000, 30_000] } as const;

/** The intent of automatic saves. */
const DRAFT = 'draft';

/** A queue of length one: at most one save runs, and the newest edit made meanwhile is saved next. */
export interface Autosave<Draft, Saved> {
  state: () => SaveState<Saved>;
  subscribe: (listener: () => void) => () => void;
  /** The form changed; `draft` is the newest content. */
  edit: (draft: Draft) => void;
  /** Saves pending changes now; resolves when the newest edit is stored or cannot be. */
  flush: () => Promise<SaveState<Saved>>;
  /** Saves with an explicit intent (submit) after any running save; `draft` is read when it starts. */
  save: (draft: () => Draft, intent: string) => Promise<SaveResult<Saved>>;
  /** Continues with this draft, after a conflict was resolved or the user signed in again. */
  resume: (draft: Draft) => void;
  /** Whether there is an edit the server does not have. */
  unsaved: () => boolean;
  /** The connection is back: retry immediately. */
  online: () => void;
  /** Retries a failed or refused save. */
  retry: () => void;
  /** Clears the timers; a running save still completes. */
  stop: () => void;
}

/** Starts an autosave queue. */
export function createAutosave<Draft, Saved>(parts: AutosaveParts<Draft, Saved>): Autosave<Draft, Saved> {
  const now = parts.now ?? Date.now;
  const listeners = new Set<() => void>();
  let state: SaveState<Saved> = { kind: 'clean' };
  let newest: { draft: Draft; edit: number } | undefined;
  let edits = 0;
  let stored = 0;
  let firstUnsavedAt: number | undefined;
  let running: Promise<SaveResult<Saved>> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let refused = 0;
  let stopped = false;

  const show = (next: SaveState<Saved>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const unsaved = () => newest !== undefined && newest.edit > stored;
  /** States that need a decision of the preparer before any retry. */
  const blocked = () => state.kind === 'stale' || state.kind === 'signed-out';

  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void attempt(), wait);
  };

  const run = (draft: Draft, edit: number, intent: string): Promise<SaveResult<Saved>> => {
    clearTimeout(timer);
    // While offline, the line stays until an attempt succeeds.
    if (state.kind !== 'offline') show({ kind: 'saving' });
    const job = parts
      .send(draft, intent)
      .catch(
        (e): SaveResult<Saved> => ({
          ok: false,
          reason: 'failed',
          message: e instanceof Error ? e.message : '',
        }),
      )
      .then((result) => {
        running = undefined;
        settle(result, edit);
        return result;
      });
    running = job;
    return job;
  };

  const settle = (result: SaveResult<Saved>, edit: number) => {
    if (result.ok) {
      failures = 0;
      stored = Math.max(stored, edit);
      parts.stored(result.saved);
      if (unsaved()) {
        firstUnsavedAt = now();
        show({ kind: 'waiting' });
        schedule(0);
        return;
      }
      firstUnsavedAt = undefined;
      void parts.forget();
      show({ kind: 'saved', at: now() });
      return;
    }
    if (result.reason === 'stale') return show({ kind: 'stale', stored: result.stored });
    if (result.reason === 'signed-out') return show({ kind: 'signed-out' });
    if (result.reason === 'refused') refused = edit;
    if (result.reason === 'refused') return show({ kind: 'failed', message: result.message });
    show(result.reason === 'offline' ? { kind: 'offline' } : { kind: 'failed', message: result.message });
    if (unsaved()) schedule(autosaveTimes.retry[Math.min(failures++, autosaveTimes.retry.length - 1)]!);
  };

  const attempt = async (): Promise<void> => {
    while (unsaved() && !blocked()) {
      // Another waiter may have started the next save when the running one ends, so check again.
      if (running) {
        await running;
        continue;
      }
      const { draft, edit } = newest!;
      // The same content would be refused again.
      if (edit === refused) return;
      const result = await run(draft, edit, DRAFT);
      if (!result.ok) return;
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (draft) => {
      newest = { draft, edit: ++edits };
      void parts.keep(draft);
      firstUnsavedAt ??= now();
      if (blocked()) return;
      if (!running && state.kind !== 'offline' && state.kind !== 'waiting') show({ kind: 'waiting' });
      const left = firstUnsavedAt + autosaveTimes.longest - now();
      schedule(Math.max(0, Math.min(autosaveTimes.pause, left)));
    },
    flush: async () => {
      await attempt();
      return state;
    },
    save: async (draft, intent) => {
      while (running) await running;
      const content = draft();
      newest = { draft: content, edit: ++edits };
      void parts.keep(content);
      firstUnsavedAt ??= now();
      return run(content, edits, intent);
    },
    resume: (draft) => {
      newest = { draft, edit: ++edits };
      void parts.keep(draft);
      failures = 0;
      firstUnsavedAt = now();
      show({ kind: 'waiting' });
      schedule(0);
    },
    unsaved,
    online: () => {
      failures = 0;
      if (unsaved() && !blocked() && !running) schedule(0);
    },
    retry: () => {
      failures = 0;
      refused = 0;
      if (unsaved() && !blocked() && !running) schedule(0);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
