import { todayInIst } from '../../shared/dates.ts';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, sections } from '../../shared/gst/gstr1/sections.ts';
import { toWire } from '../../shared/gst/gstr1/wire.ts';
import { hsnSet } from '../../shared/gst/import/hsn-list.ts';
import { setUnsaved } from '../data/dirty.ts';
import { get, patch } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { type Autosave, createAutosave } from '../forms/autosave.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from '../forms/journal.ts';
import { attemptSave } from '../forms/saving.ts';
import { type Book, createBook, type Pending } from './book.ts';
import { type GstHead, gstPaths } from './calls.ts';
import { type Reading, readSheets } from './readSheets.ts';

/** What a save leaves behind. */
export interface SavedBook {
  version: number;
}

/** An open GSTR-1: its head, book and queue of saves. Kept while its page is away, so that nothing stops half-way. */
export interface OpenGstr1 {
  head: GstHead;
  book: Book;
  autosave: Autosave<Pending, SavedBook>;
  version: () => number;
  /** Reads the rows anew; unsaved ones stay on top with `keep`. */
  reload: (keep: boolean, onProgress?: (reading: Reading) => void) => Promise<void>;
  close: () => void;
}

interface Reported {
  reported: { key: string; period: string }[];
}
const asEarlier = ({ reported }: Reported) => new Map(reported.map((r) => [r.key, r.period]));

const whoOf = (head: GstHead): CheckContext => ({
  gstin: head.gstin,
  period: head.return_period,
  frequency: head.frequency,
  sez: head.sez,
  today: todayInIst(),
  ...(head.turnover === null ? {} : { turnover: Math.round(head.turnover * 100) }),
});

/** The row lists of what is unsaved, as the call takes them. */
export function patchBody(pending: Pending, version: number): Record<string, unknown> {
  const lists: Record<string, unknown[]> = {};
  for (const { table, row } of pending.put.values()) {
    const { list } = sections[table];
    lists[list] ??= [];
    lists[list].push(toWire(sections[table], row));
  }
  return { version, removed: [...pending.removed], ...lists };
}

interface Kept {
  /** Kept under `section` before tables of every kind were named alike. */
  put: [string, { table: SectionId; section?: SectionId; row: Row }][];
  removed: string[];
}

const open = new Map<string, OpenGstr1>();
onForgetAll(() => {
  for (const one of open.values()) one.close();
});

/**
 * Opens a return, or takes up the one still open. Rows are read beside the page, which stays free meanwhile. What this device kept of
 * unsaved edits is laid on top.
 */
export async function openGstr1(
  id: string,
  options: {
    onHead?: (head: GstHead) => void;
    onProgress?: (reading: Reading) => void;
    signal?: AbortSignal;
  } = {},
): Promise<OpenGstr1> {
  const going = open.get(id);
  if (going && (going.autosave.unsaved() || going.autosave.state().kind === 'saving')) return going;
  going?.close();
  const path = gstPaths.gstr1(id);
  const { return: stored } = await get<{ return: GstHead }>(`${path}?rows=false`, {
    ...(options.signal ? { signal: options.signal } : {}),
  });
  options.onHead?.(stored);
  const owner = currentUser()?.id ?? '';
  const key = `gst/${id}`;
  const taxpayer = whoOf(stored);
  const [read, { codes }, kept] = await Promise.all([
    readSheets(path, taxpayer, options),
    get<{ codes: string[] }>(`${path}/hsn-list`),
    readUnsaved(owner, key),
  ]);
  const who = codes.length > 0 ? { ...taxpayer, hsnList: hsnSet(codes) } : taxpayer;
  let { version } = read;
  let sent: Pending | undefined;
  const book = createBook(who, read.sheets, (pending) => autosave.edit(pending));
  const autosave: Autosave<Pending, SavedBook> = createAutosave<Pending, SavedBook>({
    send: (pending) => {
      sent = pending;
      const body = patchBody(pending, version);
      return attemptSave(
        async () => {
          const answer = await patch<{ version: number } & Reported>(path, body);
          book.learn(asEarlier(answer));
          return { version: answer.version };
        },
        (answer) => {
          const newer = (answer['stored'] as { version?: number } | null)?.version;
          return newer === undefined ? undefined : { version: newer };
        },
      );
    },
    keep: async (pending) => {
      const draft: Kept = { put: [...pending.put], removed: [...pending.removed] };
      await keepUnsaved({ key, owner, version, draft, at: Date.now() });
    },
    forget: () => forgetUnsaved(owner, key),
    stored: (saved) => {
      version = saved.version;
      if (sent) book.stored(sent);
    },
  });
  const stop = autosave.subscribe(() => setUnsaved(key, autosave.unsaved(), { kept: true }));
  const opened: OpenGstr1 = {
    head: stored,
    book,
    autosave,
    version: () => version,
    reload: async (keep, onProgress) => {
      const fresh = await readSheets(path, who, { onProgress });
      version = fresh.version;
      book.reload(fresh.sheets, keep);
      if (keep) autosave.resume(book.pending());
      void learn();
    },
    close: () => {
      stop();
      autosave.stop();
      setUnsaved(key, false);
      open.delete(id);
    },
  };
  // Numbers of other periods only add findings: they may come when they come, and the portal's file is refused by the server anyhow.
  const learn = () =>
    get<Reported>(`${path}/reported`).then(
      (answer) => book.learn(asEarlier(answer)),
      () => undefined,
    );
  void learn();
  open.set(id, opened);
  if (stored.can_edit && kept) takeUpKept(kept.draft as Kept, book);
  return opened;
}

/** Edits this device kept because they never reached the server. */
function takeUpKept(draft: Kept, book: Book): void {
  for (const id of Object.keys(sections) as SectionId[]) {
    const put = draft.put.filter(([, p]) => (p.table ?? p.section) === id).map(([, p]) => p.row);
    const removed = draft.removed.filter((rowId) => book.placeOf(id, rowId) !== undefined);
    if (put.length > 0 || removed.length > 0) book.change(id, put, removed);
  }
}
