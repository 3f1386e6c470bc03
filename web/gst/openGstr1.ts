import { todayInIst } from '../../shared/dates.ts';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { rowIds } from '../../shared/gst/gstr1/json-read.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, sections } from '../../shared/gst/gstr1/sections.ts';
import { sheetsFromWire, toWire } from '../../shared/gst/gstr1/wire.ts';
import { setUnsaved } from '../data/dirty.ts';
import { get, patch } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { type Autosave, createAutosave } from '../forms/autosave.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from '../forms/journal.ts';
import { attemptSave } from '../forms/saving.ts';
import { type Book, createBook, type Pending } from './book.ts';
import { type GstHead, gstPaths } from './calls.ts';

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
  reload: (keep: boolean) => Promise<void>;
  close: () => void;
}

type Stored = GstHead & Record<string, unknown>;
const read = async (id: string): Promise<Stored> =>
  (await get<{ return: Stored }>(gstPaths.gstr1(id))).return;

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
  for (const { section, row } of pending.put.values()) {
    const { list } = sections[section];
    lists[list] = [...(lists[list] ?? []), toWire(sections[section], row)];
  }
  return { version, removed: [...pending.removed], ...lists };
}

interface Kept {
  put: [string, { section: SectionId; row: Row }][];
  removed: string[];
}

const open = new Map<string, OpenGstr1>();
onForgetAll(() => {
  for (const one of open.values()) one.close();
});

/** Opens a return, or takes up the one still open. What this device kept of unsaved edits is laid on top. */
export async function openGstr1(id: string): Promise<OpenGstr1> {
  const going = open.get(id);
  if (going && (going.autosave.unsaved() || going.autosave.state().kind === 'saving')) return going;
  going?.close();
  const stored = await read(id);
  const owner = currentUser()?.id ?? '';
  const key = `gst/${id}`;
  const who = whoOf(stored);
  const sheetsOf = (record: Stored) =>
    sheetsFromWire(
      who,
      Object.fromEntries(Object.entries(record).filter(([, v]) => Array.isArray(v))),
      rowIds('k'),
    ).sheets;
  let version = stored.version;
  let sent: Pending | undefined;
  const book = createBook(who, sheetsOf(stored), (pending) => autosave.edit(pending));
  const autosave: Autosave<Pending, SavedBook> = createAutosave<Pending, SavedBook>({
    send: (pending) => {
      sent = pending;
      const body = patchBody(pending, version);
      return attemptSave(
        async () => ({ version: (await patch<{ version: number }>(gstPaths.gstr1(id), body)).version }),
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
    reload: async (keep) => {
      const fresh = await read(id);
      version = fresh.version;
      book.reload(sheetsOf(fresh), keep);
      if (keep) autosave.resume(book.pending());
    },
    close: () => {
      stop();
      autosave.stop();
      setUnsaved(key, false);
      open.delete(id);
    },
  };
  open.set(id, opened);
  if (stored.can_edit) await takeUpKept(owner, key, book);
  return opened;
}

/** Edits this device kept because they never reached the server. */
async function takeUpKept(owner: string, key: string, book: Book): Promise<void> {
  const kept = await readUnsaved(owner, key).catch(() => undefined);
  const draft = kept?.draft as Kept | undefined;
  if (!draft) return;
  for (const id of Object.keys(sections) as SectionId[]) {
    const put = draft.put.filter(([, p]) => p.section === id).map(([, p]) => p.row);
    const known = new Set(book.rows(id).map((row) => row.id));
    const removed = draft.removed.filter((rowId) => known.has(rowId));
    if (put.length > 0 || removed.length > 0) book.change(id, put, removed);
  }
}
