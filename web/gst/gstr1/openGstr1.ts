import { todayInIst } from '../../../shared/dates.ts';
import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import type { CheckContext } from '../../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { toWire } from '../../../shared/gst/gstr1/wire.ts';
import { hsnSet } from '../../../shared/gst/import/hsn-list.ts';
import { get } from '../../data/http.ts';
import {
  type KeptRows,
  keptOf,
  openOnes,
  type RowSaving,
  saveRows,
  takeUpKept,
} from '../../returns/openRows.ts';
import { type GstHead, gstPaths } from '../base/calls.ts';
import { type Book, createBook, type Pending } from './book.ts';
import { type Reading, readSheets } from './readSheets.ts';

/** An open GSTR-1: record, book and save queue. Kept while its page is closed, so that no save is interrupted. */
export interface OpenGstr1 extends RowSaving<Pending> {
  head: GstHead;
  book: Book;
  /** Reloads the rows; with `keep`, unsaved changes stay on top. */
  reload: (keep: boolean, onProgress?: (reading: Reading) => void) => Promise<void>;
}

interface Reported {
  reported: { key: string; period: string }[];
}
const asEarlier = ({ reported }: Reported) => new Map(reported.map((r) => [r.key, r.period]));

const whoOf = (head: GstHead): CheckContext => ({
  gstin: head.gstin,
  period: head.return_period,
  ...(head.return_type === 'GSTR-1A' ? { amends: true as const } : {}),
  frequency: head.frequency,
  sez: head.sez,
  today: todayInIst(),
  ...(head.turnover === null ? {} : { turnover: Math.round(head.turnover * 100) }),
});

/** Unsaved changes as the API expects them. */
export function patchBody(pending: Pending, version: number): Record<string, unknown> {
  const lists: Record<string, unknown[]> = {};
  for (const { table, row } of pending.put.values()) {
    const { list } = sections[table];
    lists[list] ??= [];
    lists[list].push(toWire(sections[table], row));
  }
  return { version, removed: [...pending.removed], ...lists };
}

const open = openOnes<OpenGstr1>();

/**
 * Opens a return, or returns the one still open. Rows are parsed in a worker, so that the page stays
 * responsive. Unsaved edits kept on this device are applied on top.
 */
export async function openGstr1(
  id: string,
  options: {
    onHead?: (head: GstHead) => void;
    onProgress?: (reading: Reading) => void;
    signal?: AbortSignal;
  } = {},
): Promise<OpenGstr1> {
  const going = open.going(id);
  if (going) return going;
  const path = gstPaths.gstr1(id);
  const { return: stored } = await get<{ return: GstHead }>(`${path}?rows=false`, {
    ...(options.signal ? { signal: options.signal } : {}),
  });
  options.onHead?.(stored);
  const key = `gst/${id}`;
  const taxpayer = whoOf(stored);
  const [read, { codes }, kept] = await Promise.all([
    readSheets(path, taxpayer, options),
    get<{ codes: string[] }>(`${path}/hsn-list`),
    keptOf<KeptRows<SectionId, Row>>(key),
  ]);
  const who = codes.length > 0 ? { ...taxpayer, hsnList: hsnSet(codes) } : taxpayer;
  const saving = saveRows<SectionId, Row, Pending, { version: number } & Reported>({
    key,
    path,
    version: read.version,
    bodyOf: patchBody,
    stored: (sent, answer) => {
      book.stored(sent);
      book.learn(asEarlier(answer));
    },
  });
  const book: Book = createBook(who, read.sheets, saving.autosave.edit);
  // Numbers of other periods only add findings and may load late; the server refuses the portal's file in any
  // case.
  const learn = () =>
    get<Reported>(`${path}/reported`).then(
      (answer) => book.learn(asEarlier(answer)),
      () => undefined,
    );
  void learn();
  if (stored.can_edit && kept) takeUpKept(kept, sectionIds, book);
  return open.keep(id, {
    ...saving,
    head: stored,
    book,
    reload: async (keep, onProgress) => {
      const fresh = await readSheets(path, who, { onProgress });
      saving.took(fresh.version);
      book.reload(fresh.sheets, keep);
      if (keep) saving.autosave.resume(book.pending());
      void learn();
    },
    close: () => {
      saving.close();
      open.forget(id);
    },
  });
}
