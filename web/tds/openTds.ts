import type { Head } from '../../shared/tds/draft.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import { type SheetRow, type TableName, tables } from '../../shared/tds/sheets.ts';
import { get, isApiError, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import {
  type KeptRows,
  keptOf,
  openOnes,
  type RowSaving,
  saveRows,
  takeUpKept,
} from '../returns/openRows.ts';
import type { TdsAddress } from './address.ts';
import { type Book, createBook, type Pending } from './book.ts';
import { type TdsListRow, type TdsRecord, tdsPaths } from './calls.ts';

/** An open statement: record, book and save queue. */
export interface OpenTds extends RowSaving<Pending> {
  record: TdsRecord;
  book: Book;
  /** Reloads the rows; with `keep`, unsaved changes stay on top. */
  reload: (keep: boolean) => Promise<void>;
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

/** Unsaved changes as the API expects them. */
export function patchBody(pending: Pending, version: number): Record<string, unknown> {
  const lists: Partial<Record<TableName, SheetRow[]>> = {};
  for (const { table, row } of pending.put.values()) {
    lists[table] ??= [];
    lists[table].push(row);
  }
  return {
    version,
    ...pending.head,
    ...(pending.counting ? { counting: pending.counting } : {}),
    ...lists,
    removed: [...pending.removed],
  };
}

interface Kept extends KeptRows<TableName, SheetRow> {
  head?: Head;
  counting?: MonthCounting;
}

const open = openOnes<OpenTds>();

/** The statement of an address; undefined if there is none. Creates nothing. */
export async function findTds(entityId: string, at: TdsAddress): Promise<string | undefined> {
  const { returns } = await get<{ returns: TdsListRow[] }>(
    withQuery(tdsPaths.list, {
      company_id: entityId,
      form_type: at.form,
      financial_year: at.year,
      quarter: at.quarter,
      correction: at.correction,
      registration_id: at.registration ?? 'main',
      page_size: 1,
    }),
  );
  return returns[0]?.id;
}

/** Creates the statement of an entity, form, year and quarter, or returns the one created meanwhile. */
export async function beginTds(entityId: string, at: Omit<TdsAddress, 'correction'>): Promise<string> {
  try {
    const made = await post<{ statement: { id: string } }>(tdsPaths.statements, {
      company_id: entityId,
      ...(at.registration && { registration_id: at.registration }),
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

/** Opens a statement, or returns the one still open. Unsaved edits kept on this device are applied on top. */
export async function openTds(id: string): Promise<OpenTds> {
  const going = open.going(id);
  if (going) return going;
  const [stored, year] = await Promise.all([read(id), get<{ rows: SheetRow[] }>(`${tdsPaths.one(id)}/year`)]);
  const key = `tds/${id}`;
  const saving = saveRows<TableName, SheetRow, Pending, { version: number }>({
    key,
    path: tdsPaths.one(id),
    version: stored.version,
    bodyOf: patchBody,
    stored: (sent) => book.stored(sent),
  });
  const book: Book = createBook(
    {
      what: { form: stored.form_type, financial_year: stored.financial_year, quarter: stored.quarter },
      head: headOf(stored),
      counting: stored.counting,
      rows: rowsOf(stored),
      earlier: year.rows,
    },
    saving.autosave.edit,
  );
  const kept = stored.can_edit ? await keptOf<Kept>(key) : undefined;
  if (kept?.head) book.setHead(kept.head);
  if (kept?.counting) book.setCounting(kept.counting);
  if (kept) takeUpKept(kept, tables, book);
  const here: OpenTds = {
    ...saving,
    record: stored,
    book,
    reload: async (keep) => {
      const fresh = await read(id);
      saving.took(fresh.version);
      here.record = { ...here.record, challan_file: fresh.challan_file };
      book.reload({ head: headOf(fresh), counting: fresh.counting, rows: rowsOf(fresh) }, keep);
      if (keep) saving.autosave.resume(book.pending());
    },
    close: () => {
      saving.close();
      open.forget(id);
    },
  };
  return open.keep(id, here);
}
