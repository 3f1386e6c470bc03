import type { Head } from '../../shared/tds/draft.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import type { SheetRow, TableName } from '../../shared/tds/sheets.ts';
import { setUnsaved } from '../data/dirty.ts';
import { get, isApiError, patch, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { currentUser } from '../data/session.ts';
import { type Autosave, createAutosave } from '../forms/autosave.ts';
import { forgetUnsaved, keepUnsaved, onForgetAll, readUnsaved } from '../forms/journal.ts';
import { attemptSave } from '../forms/saving.ts';
import type { TdsAddress } from './address.ts';
import { type Book, createBook, type Pending } from './book.ts';
import { type TdsListRow, type TdsRecord, tdsPaths } from './calls.ts';

/** What a save leaves behind. */
export interface SavedBook {
  version: number;
}

/** An open statement: its record, book and queue of saves. */
export interface OpenTds {
  record: TdsRecord;
  book: Book;
  autosave: Autosave<Pending, SavedBook>;
  version: () => number;
  /** Reads the rows anew; unsaved ones stay on top with `keep`. */
  reload: (keep: boolean) => Promise<void>;
  close: () => void;
}

const read = async (id: string): Promise<TdsRecord> =>
  (await get<{ statement: TdsRecord }>(tdsPaths.one(id))).statement;

const headOf = (r: TdsRecord): Head => ({
  deductor: r.deductor,
  responsible: r.responsible,
  ...(r.earlier_filed === undefined ? {} : { earlier_filed: r.earlier_filed }),
  ...(r.previous_token === undefined ? {} : { previous_token: r.previous_token }),
});
const rowsOf = ({ challans, deductees, salaries }: TdsRecord) => ({ challans, deductees, salaries });

/** What is unsaved as the call takes it. */
export function patchBody(pending: Pending, version: number): Record<string, unknown> {
  const lists: Partial<Record<TableName, SheetRow[]>> = {};
  for (const { table, row } of pending.put.values()) lists[table] = [...(lists[table] ?? []), row];
  return {
    version,
    ...pending.head,
    ...(pending.counting ? { counting: pending.counting } : {}),
    ...lists,
    removed: [...pending.removed],
  };
}

interface Kept {
  head?: Head;
  counting?: MonthCounting;
  put: [string, { table: TableName; row: SheetRow }][];
  removed: string[];
}

const open = new Map<string, OpenTds>();
onForgetAll(() => {
  for (const one of open.values()) one.close();
});

/** The statement an address names; undefined when it is not begun. Nothing is created. */
export async function findTds(entityId: string, at: TdsAddress): Promise<string | undefined> {
  const { returns } = await get<{ returns: TdsListRow[] }>(
    withQuery(tdsPaths.list, {
      company_id: entityId,
      form_type: at.form,
      financial_year: at.year,
      quarter: at.quarter,
      correction: at.correction,
      page_size: 1,
    }),
  );
  return returns[0]?.id;
}

/** Begins the statement of an entity, form, year and quarter; the one there is when somebody was faster. */
export async function beginTds(entityId: string, at: Omit<TdsAddress, 'correction'>): Promise<string> {
  try {
    const made = await post<{ statement: { id: string } }>(tdsPaths.statements, {
      company_id: entityId,
      form_type: at.form,
      financial_year: at.year,
      quarter: at.quarter,
    });
    return made.statement.id;
  } catch (error) {
    const standing = isApiError(error) && error.id === 'statement_exists' ? error.body['tds_id'] : undefined;
    if (typeof standing === 'string' && standing) return standing;
    throw error;
  }
}

/** Opens a statement, or takes up the one still open. What this device kept of unsaved edits is laid on top. */
export async function openTds(id: string): Promise<OpenTds> {
  const going = open.get(id);
  if (going && (going.autosave.unsaved() || going.autosave.state().kind === 'saving')) return going;
  going?.close();
  const [stored, year] = await Promise.all([read(id), get<{ rows: SheetRow[] }>(`${tdsPaths.one(id)}/year`)]);
  const owner = currentUser()?.id ?? '';
  const key = `tds/${id}`;
  let version = stored.version;
  let sent: Pending | undefined;
  const book = createBook(
    {
      what: { form: stored.form_type, financial_year: stored.financial_year, quarter: stored.quarter },
      head: headOf(stored),
      counting: stored.counting,
      rows: rowsOf(stored),
      earlier: year.rows,
    },
    (pending) => autosave.edit(pending),
  );
  const autosave: Autosave<Pending, SavedBook> = createAutosave<Pending, SavedBook>({
    send: (pending) => {
      sent = pending;
      const body = patchBody(pending, version);
      return attemptSave(
        async () => ({ version: (await patch<{ version: number }>(tdsPaths.one(id), body)).version }),
        (answer) => {
          const newer = (answer['stored'] as { version?: number } | null)?.version;
          return newer === undefined ? undefined : { version: newer };
        },
      );
    },
    keep: async (pending) => {
      const draft: Kept = { ...pending, put: [...pending.put], removed: [...pending.removed] };
      await keepUnsaved({ key, owner, version, draft, at: Date.now() });
    },
    forget: () => forgetUnsaved(owner, key),
    stored: (saved) => {
      version = saved.version;
      if (sent) book.stored(sent);
    },
  });
  const stop = autosave.subscribe(() => setUnsaved(key, autosave.unsaved(), { kept: true }));
  const opened: OpenTds = {
    record: stored,
    book,
    autosave,
    version: () => version,
    reload: async (keep) => {
      const fresh = await read(id);
      version = fresh.version;
      book.reload({ head: headOf(fresh), counting: fresh.counting, rows: rowsOf(fresh) }, keep);
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
  const kept = await readUnsaved(owner, key);
  const draft = kept?.draft as Kept | undefined;
  if (!draft) return;
  if (draft.head) book.setHead(draft.head);
  if (draft.counting) book.setCounting(draft.counting);
  for (const table of ['challans', 'deductees', 'salaries'] as const) {
    const put = draft.put.filter(([, p]) => p.table === table).map(([, p]) => p.row);
    const known = new Set(book.rows(table).map((row) => row.id));
    const removed = draft.removed.filter((rowId) => known.has(rowId));
    if (put.length > 0 || removed.length > 0) book.change(table, put, removed);
  }
}
