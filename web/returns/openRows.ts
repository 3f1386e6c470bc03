import { setUnsaved } from '../data/dirty.ts';
import { patch } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { type Autosave, createAutosave } from '../forms/saving/autosave.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from '../forms/saving/journal.ts';
import { attemptSave } from '../forms/saving/saving.ts';
import type { PendingRows, RowStore } from '../grid/rowStore.ts';

/** How the rows of an open return are saved: the queue, the version it goes by, and what this device kept. */
export interface RowSaving<P> {
  autosave: Autosave<P, { version: number }>;
  version: () => number;
  /** The rows were read again, in this version. */
  took: (version: number) => void;
  close: () => void;
}

/** What this device kept of unsaved rows; `section` is what tables of a GSTR-1 were called before. */
export interface KeptRows<T, R> {
  put: [string, { table: T; section?: T; row: R }][];
  removed: string[];
}

/** Opens the queue that saves what is unsaved of a book by PATCH, and keeps it on this device until the server has it. */
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
  /** The server has these. */
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
      // A browser without a database, as in some private windows, still saves to the server.
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

/** Unsaved rows this device kept under a key. */
export const keptOf = async <K>(key: string): Promise<K | undefined> =>
  (await readUnsaved(currentUser()?.id ?? '', key))?.draft as K | undefined;

/** Lays kept rows, which never reached the server, on top of what it has. */
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

/** Returns that stay open while their page is away, so that no save stops half-way; all close when the person signs out. */
export function openOnes<
  O extends { autosave: { unsaved: () => boolean; state: () => { kind: string } }; close: () => void },
>() {
  const open = new Map<string, O>();
  onForgetAll(() => {
    for (const one of open.values()) one.close();
  });
  return {
    /** The one still being edited or saved; one that rests is closed, to be read again. */
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
