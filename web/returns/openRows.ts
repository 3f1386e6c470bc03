import { setUnsaved } from '../data/dirty.ts';
import { patch } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { type Autosave, createAutosave } from '../forms/saving/autosave.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from '../forms/saving/journal.ts';
import { attemptSave } from '../forms/saving/saving.ts';
import type { PendingRows, RowStore } from '../grid/rowStore.ts';

/** Saving of an open return's rows: the queue, the current version, and rows kept on this device. */
export interface RowSaving<P> {
  autosave: Autosave<P, { version: number }>;
  version: () => number;
  /** Called when rows were reloaded, with their version. */
  took: (version: number) => void;
  close: () => void;
}

/** Unsaved rows kept on this device; `section` is the former name of GSTR-1 tables. */
export interface KeptRows<T, R> {
  put: [string, { table: T; section?: T; row: R }][];
  removed: string[];
}

/**
 * Opens the queue that saves a book's unsaved rows by PATCH, and keeps them on this device until the server
 * has them.
 */
export function saveRows<
  T extends string,
  R,
  P extends PendingRows<T, R>,
  A extends { version: number },
>(options: {
  key: string;
  path: string;
  version: number;
  bodyOf: (pending: P, version: number) => object;
  /** Marks these as stored. */
  stored: (sent: P, answer: A) => void;
}): RowSaving<P> {
  const { key, path } = options;
  const owner = currentUser()?.id ?? '';
  let { version } = options;
  let sent: { pending: P; answer?: A } | undefined;
  const autosave = createAutosave<P, { version: number }>({
    send: (pending) => {
      const now: NonNullable<typeof sent> = { pending };
      sent = now;
      const body = options.bodyOf(pending, version);
      return attemptSave(
        async () => {
          now.answer = await patch<A>(path, body);
          return { version: now.answer.version };
        },
        (answer) => {
          const newer = (answer['stored'] as { version?: number } | null)?.version;
          return newer === undefined ? undefined : { version: newer };
        },
      );
    },
    keep: async (pending) => {
      const draft = { ...pending, put: [...pending.put], removed: [...pending.removed] };
      // A browser without IndexedDB, as in some private windows, still saves to the server.
      await keepUnsaved({ key, owner, version, draft, at: Date.now() }).catch(() => undefined);
    },
    forget: () => forgetUnsaved(owner, key).catch(() => undefined),
    stored: (saved) => {
      version = saved.version;
      if (sent?.answer) options.stored(sent.pending, sent.answer);
    },
  });
  const stop = autosave.subscribe(() => setUnsaved(key, autosave.unsaved(), { kept: true }));
  return {
    autosave,
    version: () => version,
    took: (fresh) => {
      version = fresh;
    },
    close: () => {
      stop();
      autosave.stop();
      setUnsaved(key, false);
    },
  };
}

/** Unsaved rows on this device under a key. */
export const keptOf = async <K>(key: string): Promise<K | undefined> =>
  (await readUnsaved(currentUser()?.id ?? '', key))?.draft as K | undefined;

/** Applies kept rows that never reached the server on top of the server's. */
export function takeUpKept<T extends string, R extends { id: string }>(
  { put, removed }: KeptRows<T, R>,
  tables: readonly T[],
  book: Pick<RowStore<T, R>, 'change' | 'placeOf'>,
): void {
  for (const table of tables) {
    const rows = put.filter(([, p]) => (p.table ?? p.section) === table).map(([, p]) => p.row);
    const gone = removed.filter((id) => book.placeOf(table, id) !== undefined);
    if (rows.length > 0 || gone.length > 0) book.change(table, rows, gone);
  }
}

/** Returns that stay open while their page is closed, so that no save is interrupted; all close on sign-out. */
export function openOnes<
  O extends { autosave: { unsaved: () => boolean; state: () => { kind: string } }; close: () => void },
>() {
  const open = new Map<string, O>();
  onForgetAll(() => {
    for (const one of open.values()) one.close();
  });
  return {
    /** The one still being edited or saved; an idle one is closed, to be reloaded. */
    going: (id: string): O | undefined => {
      const one = open.get(id);
      if (one && (one.autosave.unsaved() || one.autosave.state().kind === 'saving')) return one;
      one?.close();
      return undefined;
    },
    keep: (id: string, one: O): O => {
      open.set(id, one);
      return one;
    },
    forget: (id: string) => void open.delete(id),
  };
}
